"""Compares `arau solve --engine sat` with CP-SAT (pip install ortools) on classic puzzles of 16x16 and 25x25.

    python3 docs/bench/cpsat.py ARAU PUZZLES

PUZZLES has a puzzle and its name on each line. Both are asked for a first solution on one thread; arau also proves whether
it is the only one. CPU seconds, the least of three rounds in turn; arau's are those of the whole program.
"""

import resource
import subprocess
import sys

from ortools.sat.python import cp_model

GLYPHS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def cpu(who):
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


def timed(who, job):
    before = cpu(who)
    result = job()
    return cpu(who) - before, result


def model_of(puzzle, side):
    n = side * side
    model = cp_model.CpModel()
    cells = [
        model.NewIntVar(1, n, "") if glyph == "." else model.NewConstant(GLYPHS.index(glyph) + 1)
        for glyph in puzzle
    ]
    for i in range(n):
        top, left = i // side * side, i % side * side
        model.AddAllDifferent([cells[i * n + j] for j in range(n)])
        model.AddAllDifferent([cells[j * n + i] for j in range(n)])
        model.AddAllDifferent([cells[(top + j // side) * n + left + j % side] for j in range(n)])
    return model


def by_cp_sat(puzzle, side):
    model = model_of(puzzle, side)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = 120
    return timed(resource.RUSAGE_SELF, lambda: solver.StatusName(solver.Solve(model)))


def by_arau(arau, puzzle, options):
    command = [arau, "solve", "--engine", "sat", "--threads", "1", *options, "-e", puzzle]
    run = lambda: subprocess.run(command, capture_output=True, text=True).stdout[:8].strip()
    return timed(resource.RUSAGE_CHILDREN, run)


def main():
    arau, puzzles = sys.argv[1:]
    lines = [line.split() for line in open(puzzles)]
    lines += [["." * 256, "16-empty"], ["." * 625, "25-empty"]]
    print("puzzle\tcp-sat first\tarau first\tarau unique\tratio of first\tstatus")
    for puzzle, name in lines:
        side = 4 if len(puzzle) == 256 else 5
        first, peer, unique = [], [], []
        for _ in range(3):
            peer.append(by_cp_sat(puzzle, side))
            first.append(by_arau(arau, puzzle, ["--limit", "1"]))
            if "empty" not in name:
                unique.append(by_arau(arau, puzzle, []))
        peer, first = min(peer), min(first)
        proof = f"{min(unique)[0]:.3f}" if unique else "-"
        print(f"{name}\t{peer[0]:.3f}\t{first[0]:.3f}\t{proof}\t{first[0] / peer[0]:.2f}\t{peer[1]}", flush=True)


main()
