"""Lists through the whole program: `python3 pipes.py ARAU LIST [ROUNDS]`.

The list is repeated to five million lines. In each round the engine alone solves the list on one thread, many times over,
and then `arau solve --threads 2` gets the long list from a file or a pipe and writes to nowhere or into a pipe. At the other
end of a pipe is `cat`, which copies everything twice and takes its time from the same cores, or the kernel alone, which is
asked to move pages there without copying them (splice). The engine's rate is the mean of its passes, like that of the long
runs: on a machine that others use too, the best pass would be compared with an average. Nothing else may run meanwhile.

Prints a row per run (round, way, seconds, lines a second, those divided by the engine's rate of this round, resident MB), then
for each way the ratio over all rounds together, the least and the greatest of a round, and the best run divided by the
engine's best pass.
"""

import json
import os
import subprocess
import sys
import tempfile
import time

LINES = 5_000_000
PASSES = "40"


def main():
    arau, source = sys.argv[1], sys.argv[2]
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 11
    with tempfile.TemporaryDirectory() as folder:
        long_list = os.path.join(folder, "long.txt")
        n_lines = repeat(source, long_list)
        print(f"# {n_lines} lines", flush=True)
        ways = {
            "from a file to nowhere": (None, None),
            "from a pipe to a pipe": (spliced, spliced),
            "from a file to cat": (None, cat),
            "from cat to nowhere": (cat, None),
            "from cat to cat": (cat, cat),
        }
        engine, best_passes = [], []
        seconds = {way: [] for way in ways}
        for number in range(1, rounds + 1):
            mean, best = engine_rates(arau, source)
            engine.append(mean)
            best_passes.append(best)
            print(number, "engine on one core", "", f"{mean:.0f}", 1, "", sep="\t", flush=True)
            for way, (source_end, target_end) in ways.items():
                elapsed, megabytes = solve(arau, long_list, source_end, target_end)
                seconds[way].append(elapsed)
                rate = n_lines / elapsed
                row = (number, way, f"{elapsed:.3f}", f"{rate:.0f}", f"{rate / engine[-1]:.2f}", f"{megabytes:.0f}")
                print(*row, sep="\t", flush=True)
        # Seconds a line, of all rounds: the mean of times, not of rates.
        engine_time = sum(1 / rate for rate in engine)
        for way, elapsed in seconds.items():
            ratio = engine_time / (sum(elapsed) / n_lines)
            of_rounds = [n_lines / time / rate for time, rate in zip(elapsed, engine)]
            best = n_lines / min(elapsed) / max(best_passes)
            print(f"# {way}: {ratio:.2f} ({min(of_rounds):.2f} to {max(of_rounds):.2f}), best by best {best:.2f}")


def repeat(source, to):
    """Writes the list so often that it has enough lines; tells how many."""
    with open(source, "rb") as file:
        lines = [line for line in file.read().splitlines(keepends=True) if not line.startswith(b"#")]
    times = -(-LINES // len(lines))
    with open(to, "wb") as file:
        for _ in range(times):
            file.writelines(lines)
    return times * len(lines)


def engine_rates(arau, source):
    """Puzzles a second of elapsed time on one core: the mean of many passes, and the best."""
    start = time.monotonic()
    bench = subprocess.Popen([arau, "bench", "--json", "--repeat", PASSES, source], stdout=subprocess.PIPE)
    told = json.load(bench.stdout)
    _, status, usage = os.wait4(bench.pid, 0)
    if status != 0:
        sys.exit(f"arau bench failed: {status}")
    # It tells CPU time, but the long runs are told in elapsed time: when others have the core, both must wait.
    share = (usage.ru_utime + usage.ru_stime) / (time.monotonic() - start)
    return told["mean_side_by_side_per_second"] * share, told["side_by_side_per_second"] * share


def solve(arau, long_list, source_end, target_end):
    """Seconds that pass until all is out, and the memory that arau had at most."""
    start = time.monotonic()
    helpers = []
    source = os.open(long_list, os.O_RDONLY)
    if source_end:
        ours, theirs = os.pipe()
        helpers.append(source_end(source, theirs, not_for_it=[ours]))
        os.close(theirs)
        os.close(source)
        source = ours
    target = os.open(os.devnull, os.O_WRONLY)
    if target_end:
        theirs, ours = os.pipe()
        helpers.append(target_end(theirs, target, not_for_it=[ours, source]))
        os.close(theirs)
        os.close(target)
        target = ours
    solver = subprocess.Popen([arau, "solve", "--threads", "2"], stdin=source, stdout=target)
    os.close(source)
    os.close(target)
    _, status, usage = os.wait4(solver.pid, 0)
    for status_of_helper in helpers:
        if status_of_helper() != 0:
            sys.exit("the other end of a pipe failed")
    if status != 0:
        sys.exit(f"arau failed: {status}")
    return time.monotonic() - start, usage.ru_maxrss / 1024


def cat(source, target, not_for_it):
    """A process that copies everything; returns what waits for its end and tells its status."""
    # What is not for it is closed when it starts.
    return subprocess.Popen(["cat"], stdin=source, stdout=target, close_fds=True).wait


def spliced(source, target, not_for_it):
    """A process that lets the kernel move everything; returns the same."""
    process = os.fork()
    if process == 0:
        for end in not_for_it:
            os.close(end)
        while os.splice(source, target, 1 << 20) > 0:
            pass
        os._exit(0)
    return lambda: os.waitpid(process, 0)[1]


main()
