"""Compares `arau maths clues` with gridchecker's scan on the same grids, one thread each.

    python3 docs/bench/clues.py ARAU GRIDCHECKER GRIDS SIZE [SECONDS]

GRIDS has a grid per line; SIZE is the number of givens. Both find all puzzles of a grid with so many givens. CPU seconds
of the whole program, in turn; one that takes longer than SECONDS (600) is ended and marked.
"""

import re
import resource
import statistics
import subprocess
import sys


def cpu():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def n_found(output):
    told = re.search(r"\bpuz=(\d+)", output)
    return told.group(1) if told else str(sum(len(line) == 81 for line in output.splitlines()))


def timed(command, text, limit):
    before = cpu()
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=limit)
        return cpu() - before, n_found(done.stdout)
    except subprocess.TimeoutExpired:
        return cpu() - before, "unfinished"


def main():
    arau, peer, grids, size = sys.argv[1:5]
    limit = float(sys.argv[5]) if len(sys.argv) > 5 else 600.0
    ours, theirs = [], []
    print("grid\tarau s\tfound\tgridchecker s\tfound", flush=True)
    for grid in open(grids).read().split():
        by_arau = [arau, "maths", "clues", "--threads", "1", "--size", size, "--grid", grid]
        by_peer = [peer, "--scan", "--fastscan", "--numclues", size]
        ours.append(timed(by_arau, "", limit))
        theirs.append(timed(by_peer, grid + "\n", limit))
        (a, n), (b, m) = ours[-1], theirs[-1]
        print(f"{grid}\t{a:.2f}\t{n}\t{b:.2f}\t{m}", flush=True)
    medians = [statistics.median(seconds for seconds, _ in runs) for runs in (ours, theirs)]
    print("median\t{:.2f}\t\t{:.2f}".format(*medians))


main()
