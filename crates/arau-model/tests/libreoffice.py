#!/usr/bin/env python3
"""Drives a headless LibreOffice, as a person would its menus. Needs soffice and python3-uno.

It starts one LibreOffice with a profile of its own in the folder given as the argument, obeys the lines on its standard
input, answers each with one line, and ends LibreOffice at the end of input. Fields are separated by tabs.

    open PATH             open a spreadsheet; answers the state that it shows
    type TEXT             put one character per cell into table A, `.` for none; answers the state
    solve [few]           solve with LibreOffice's own solver as the names solver_… of the sheet Model say; with `few`, the
                          variables that u or the givens settle are left as they are. Answers the state
    read TABLE            the cells of table A, S or broken, as text, with spaces between
    broken                the names of all houses and rows that givens break
    painted TABLE         how many cells a live formula paints red
    names                 the names of the sheet Model with what they stand for
    save PATH KIND        export, such as to pdf
"""

import os
import re
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.sheet import SolverConstraint
from com.sun.star.sheet.SolverConstraintOperator import BINARY, EQUAL, GREATER_EQUAL, INTEGER, LESS_EQUAL
from com.sun.star.table import CellAddress

RELATIONS = {"1": LESS_EQUAL, "2": EQUAL, "3": GREATER_EQUAL, "4": INTEGER, "5": BINARY}
SECONDS_TO_START = 60
SECONDS_TO_SOLVE = 100


def start(folder):
    """A new LibreOffice and the service manager inside it."""
    pipe = f"arau{os.getpid()}"
    process = subprocess.Popen(
        ["soffice", "--headless", "--norestore", "--nologo", "--nodefault", "--nofirststartwizard",
         f"-env:UserInstallation=file://{os.path.abspath(folder)}/profile",
         f"--accept=pipe,name={pipe};urp;"],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    here = uno.getComponentContext()
    resolver = here.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", here)
    for _ in range(SECONDS_TO_START * 5):
        try:
            there = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
            return process, there
        except NoConnectException:
            if process.poll() not in (None, 0):
                break
            time.sleep(0.2)
    stop(process)
    raise SystemExit("LibreOffice did not start")


def stop(process):
    """Ends LibreOffice with all that it started, and nothing else: they form a group of their own."""
    try:
        os.killpg(process.pid, 15)
        process.wait(10)
    except ProcessLookupError:
        pass
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.wait()


def setting(name, value):
    return PropertyValue(Name=name, Value=value)


class Session:
    def __init__(self, there):
        self.there = there
        self.desktop = there.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", there)
        self.document = None

    def open(self, path):
        if self.document:
            self.document.close(True)
        url = uno.systemPathToFileUrl(os.path.abspath(path))
        self.document = self.desktop.loadComponentFromURL(url, "_blank", 0, (setting("Hidden", True),))
        self.model = self.document.Sheets.getByName("Model")
        self.puzzle = self.document.Sheets.getByName("Puzzle")
        return self.state()

    def state(self):
        return self.puzzle.getCellRangeByName("B6").String

    def name(self, name, missing=None):
        names = self.model.NamedRanges
        return names.getByName(name).Content.strip() if names.hasByName(name) else missing

    def area(self, text):
        """The range of a reference as a name holds it, such as $Model.$B$5:$J$9."""
        return self.model.getCellRangeByName(text.split(".", 1)[-1].replace("$Model.", "").replace("$", ""))

    def addresses(self, text):
        area = self.area(text).RangeAddress
        return [CellAddress(area.Sheet, column, row)
                for row in range(area.StartRow, area.EndRow + 1)
                for column in range(area.StartColumn, area.EndColumn + 1)]

    def table(self, title):
        """The range of a table of the sheet Puzzle, below the cell with its title: as far as there are lines."""
        for row in range(0, 60):
            for column in range(1, 60):
                if self.puzzle.getCellByPosition(column, row).String.startswith(title):
                    edge = lambda c, r: self.puzzle.getCellByPosition(c, r).LeftBorder.OuterLineWidth > 0
                    right = column
                    while edge(right + 1, row + 1) and self.puzzle.getCellByPosition(right, row + 1).RightBorder.OuterLineWidth > 0:
                        right += 1
                    bottom = row + 1
                    while edge(column, bottom + 1):
                        bottom += 1
                    return self.puzzle.getCellRangeByPosition(column, row + 1, right, bottom)
        raise SystemExit(f"no table {title}")

    def type(self, text):
        table = self.table("A:")
        width = table.Columns.Count
        for i, letter in enumerate(text):
            cell = table.getCellByPosition(i % width, i // width)
            cell.setFormula("" if letter == "." else letter)
        return self.state()

    def read(self, table):
        area = self.table({"A": "A:", "S": "S:", "broken": "How many"}[table])
        return " ".join(area.getCellByPosition(c, r).String or "."
                        for r in range(area.Rows.Count) for c in range(area.Columns.Count))

    def constraints(self):
        demands = []
        for number in range(1, int(self.name("solver_num")) + 1):
            operator = RELATIONS[self.name(f"solver_rel{number}")]
            left = self.addresses(self.name(f"solver_lhs{number}"))
            right = self.name(f"solver_rhs{number}", "0")
            numbers = re.fullmatch(r"-?\d+", right)
            rights = [float(right)] * len(left) if numbers else self.addresses(right)
            demands += [(place, operator, bound) for place, bound in zip(left, rights, strict=True)]
        return demands

    def solve(self, few=None):
        """Fills in the solver as its dialog would, and writes the solution into the variables."""
        variables = self.addresses(self.name("solver_adj"))
        demands = self.constraints()
        if few:
            variables, demands = self.settle(variables, demands)
        solver = self.there.ServiceManager.createInstanceWithContext(self.name("solver_lo_eng").strip('"'), self.there)
        solver.Document = self.document
        solver.Objective = self.addresses(self.name("solver_opt"))[0]
        solver.Maximize = self.name("solver_typ") == "1"
        solver.Variables = tuple(variables)
        solver.Constraints = tuple(SolverConstraint(*demand) for demand in demands)
        solver.Integer = self.name("solver_int") == "1"
        solver.NonNegative = self.name("solver_neg") == "1"
        solver.Timeout = SECONDS_TO_SOLVE
        self.document.lockControllers()
        solver.solve()
        self.document.unlockControllers()
        if not solver.Success:
            return f"no solution {solver.StatusDescription}"
        for place, value in zip(variables, solver.Solution, strict=True):
            self.model.getCellByPosition(place.Column, place.Row).Value = value
        return self.state()

    def settle(self, variables, demands):
        """Writes what `x <= bound` with a bound of 0 settles, and leaves those variables and demands out."""
        position = {(place.Column, place.Row) for place in variables}
        settled = set()
        for left, operator, bound in demands:
            if operator == LESS_EQUAL and (left.Column, left.Row) in position and not isinstance(bound, float):
                if self.model.getCellByPosition(bound.Column, bound.Row).Value == 0:
                    settled.add((left.Column, left.Row))
        kept = [place for place in variables if (place.Column, place.Row) not in settled]
        others = [demand for demand in demands if (demand[0].Column, demand[0].Row) not in position]
        return kept, others

    def broken(self, _=None):
        """Names beside the word in the column of givens, for houses and for other rows."""
        cursor = self.model.createCursor()
        cursor.gotoEndOfUsedArea(False)
        last = cursor.RangeAddress
        data = self.model.getCellRangeByPosition(0, 0, last.EndColumn, last.EndRow).DataArray
        heads = data[9]
        found = []
        houses, givens = heads.index("house"), heads.index("givens")
        found += [line[houses] for line in data[10:] if line[givens] == "broken"]
        if "row" in heads[givens:]:
            rows = heads.index("row", givens)
            found += [line[rows] for line in data[10:] if line[rows + 7] == 1]
        return ", ".join(found)

    def names(self, _=None):
        return " ".join(f"{name}={self.name(name)}" for name in self.model.NamedRanges.ElementNames)

    def save(self, path, kind="calc_pdf_Export"):
        url = uno.systemPathToFileUrl(os.path.abspath(path))
        self.document.storeToURL(url, (setting("FilterName", kind),))
        return path


def main():
    process, there = start(sys.argv[1])
    try:
        session = Session(there)
        for line in sys.stdin:
            command, *fields = line.rstrip("\n").split("\t")
            before = time.monotonic()
            answer = getattr(session, command)(*fields)
            print(f"{command}: {time.monotonic() - before:.1f} s", file=sys.stderr)
            print(answer, flush=True)
    finally:
        stop(process)


main()
