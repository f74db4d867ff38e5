"""Lists through the whole program: `python3 pipes.py ARAU LIST [ROUNDS]`.

The list is repeated to five million lines. In turn, the engine alone solves the list on one thread, many times over, and
`arau solve --threads 2` gets the long list from a file or a pipe and writes to nowhere or into a pipe. At the other
end of a pipe is `cat`, which copies everything twice and takes its time from the same cores, or the kernel alone, which is
asked to move pages there without copying them (splice). The engine's rate is the mean of its passes, like that of the long
runs: on a machine that others use too, the best pass would be compared with an average. Nothing else may run meanwhile. The
list is kept in memory where the system has a folder for that, so that no disk takes part.

Prints a row per run (round, way, the engine's rate right before, seconds, lines a second, those divided by the engine's rate,
resident MB, CPU seconds of all that ran), then for each way the ratio over all rounds together, the least and the greatest of
a round, the best run divided by the engine's best pass, and what two cores would do that nobody else uses and that never
wait: twice the engine's CPU time divided by that of all that ran.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

LINES = 5_000_000
PASSES = "15"
IN_MEMORY = "/dev/shm"


def main():
    arau, source = sys.argv[1], sys.argv[2]
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 11
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if os.path.isdir(IN_MEMORY) else None) as folder:
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
        passes, runs = {way: [] for way in ways}, {way: [] for way in ways}
        for number in range(1, rounds + 1):
            for way, (source_end, target_end) in ways.items():
                engine = engine_rates(arau, source)
                run = solve(arau, long_list, source_end, target_end)
                passes[way].append(engine)
                runs[way].append(run)
                rate = n_lines / run.seconds
                row = (f"{engine.mean:.0f}", f"{run.seconds:.3f}", f"{rate:.0f}", f"{rate / engine.mean:.2f}")
                print(number, way, *row, f"{run.megabytes:.0f}", f"{run.cpu_seconds:.3f}", sep="\t", flush=True)
        for way in ways:
            print(f"# {way}: {summary(n_lines, passes[way], runs[way])}")


class Rates(NamedTuple):
    """Puzzles a second on one core."""

    mean: float
    best: float
    # Of CPU time; the others are of elapsed time.
    mean_of_cpu: float


class Run(NamedTuple):
    """What a run of the whole program took."""

    seconds: float
    cpu_seconds: float
    megabytes: float


def summary(n_lines, passes, runs):
    """What all rounds together say of a way."""
    # Seconds a line: the mean of times, not of rates.
    engine = sum(1 / rates.mean for rates in passes)
    ratio = engine / (sum(run.seconds for run in runs) / n_lines)
    of_rounds = [n_lines / run.seconds / rates.mean for run, rates in zip(runs, passes)]
    best = n_lines / min(run.seconds for run in runs) / max(rates.best for rates in passes)
    engine_cpu = sum(1 / rates.mean_of_cpu for rates in passes)
    by_cpu = 2 * engine_cpu / (sum(run.cpu_seconds for run in runs) / n_lines)
    least, most = min(of_rounds), max(of_rounds)
    return f"{ratio:.2f} ({least:.2f} to {most:.2f}), best by best {best:.2f}, by CPU time {by_cpu:.2f}"


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
    """Many passes of the engine."""
    start = time.monotonic()
    bench = subprocess.Popen([arau, "bench", "--json", "--repeat", PASSES, source], stdout=subprocess.PIPE)
    told = json.load(bench.stdout)
    _, status, usage = os.wait4(bench.pid, 0)
    if status != 0:
        sys.exit(f"arau bench failed: {status}")
    # It tells CPU time, but the long runs are told in elapsed time: when others have the core, both must wait.
    share = cpu_seconds(usage) / (time.monotonic() - start)
    mean, best = told["mean_side_by_side_per_second"], told["side_by_side_per_second"]
    return Rates(mean * share, best * share, mean)


def solve(arau, long_list, source_end, target_end):
    """Runs the program until all is out."""
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
    solver = spawn([arau, "solve", "--threads", "2"], source, target)
    os.close(source)
    os.close(target)
    ends = [os.wait4(process, 0) for process in (solver, *helpers)]
    if any(status != 0 for _, status, _ in ends):
        sys.exit("arau or the other end of a pipe failed")
    usages = [usage for _, _, usage in ends]
    return Run(time.monotonic() - start, sum(map(cpu_seconds, usages)), usages[0].ru_maxrss / 1024)


def cpu_seconds(usage):
    return usage.ru_utime + usage.ru_stime


def spawn(command, source, target):
    """A process between two ends; it has no others."""
    ends = [(os.POSIX_SPAWN_DUP2, source, 0), (os.POSIX_SPAWN_DUP2, target, 1)]
    return os.posix_spawnp(command[0], command, os.environ, file_actions=ends)


def cat(source, target, not_for_it):
    """A process that copies everything."""
    return spawn(["cat"], source, target)


def spliced(source, target, not_for_it):
    """A process that lets the kernel move everything."""
    process = os.fork()
    if process == 0:
        for end in not_for_it:
            os.close(end)
        while os.splice(source, target, 1 << 20) > 0:
            pass
        os._exit(0)
    return process


main()
