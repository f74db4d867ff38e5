#!/usr/bin/env python3
"""Drives a headless LibreOffice, as a person would its menus. Needs soffice and python3-uno.

It starts one LibreOffice with a profile of its own in the folder given as the argument, obeys the lines on its standard
input, answers each with one line, and ends LibreOffice at the end of input. Fields are separated by tabs.

    open PATH             open a spreadsheet; answers the state that it shows
    type TEXT             put one character per cell into table A, `.` for none; answers the state
    solve [few]           solve with LibreOffice's own solver as the names solver_… of the sheet Model say; with `few`, only
                          those x are variables where u is 1, which is faster. Answers the state
    read TABLE            the cells of table A, S or broken, with spaces between; `.` for an empty one
    broken                the names of all houses and rows that givens break
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


def show(value):
    """A cell as text. Solvers do not compute exactly: a millionth is nothing."""
    if isinstance(value, str):
        return value or "."
    if abs(value - round(value)) > 1e-6:
        return repr(value)
    return str(round(value))


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

    @staticmethod
    def local(sheet, name, missing=None):
        """What a name of a sheet stands for, without the sheet and without dollars."""
        names = sheet.NamedRanges
        if not names.hasByName(name):
            return missing
        return names.getByName(name).Content.strip().replace(f"${sheet.Name}.", "").replace("$", "")

    def name(self, name, missing=None):
        return self.local(self.model, name, missing)

    def area(self, text):
        return self.model.getCellRangeByName(text)

    def addresses(self, text):
        area = self.area(text).RangeAddress
        return [CellAddress(area.Sheet, column, row)
                for row in range(area.StartRow, area.EndRow + 1)
                for column in range(area.StartColumn, area.EndColumn + 1)]

    def table(self, table):
        return self.puzzle.getCellRangeByName(self.local(self.puzzle, f"table_{table}"))

    def type(self, text):
        table = self.table("A")
        width = table.Columns.Count
        glyphs = [("" if letter == "." else letter,) for letter in text]
        table.setFormulaArray(tuple(tuple(glyph for (glyph,) in glyphs[start:start + width])
                                    for start in range(0, len(glyphs), width)))
        return self.state()

    def read(self, table):
        return " ".join(show(value) for line in self.table(table).DataArray for value in line)

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
        """Leaves out the variables for which u is 0, and the demand that they be so."""
        allowed = self.addresses(self.name("allowed_u"))
        free = {(place.Column, place.Row) for place in variables[len(allowed):]}
        for variable, place in zip(variables, allowed):
            if self.model.getCellByPosition(place.Column, place.Row).Value > 0:
                free.add((variable.Column, variable.Row))
        return [place for place in variables if (place.Column, place.Row) in free], demands

    def broken(self, _=None):
        """Names beside the word in the column of givens, for houses and for other rows."""
        cursor = self.model.createCursor()
        cursor.gotoEndOfUsedArea(False)
        last = cursor.RangeAddress
        data = self.model.getCellRangeByPosition(0, 0, last.EndColumn, last.EndRow).DataArray
        start = next(i for i, line in enumerate(data) if "house" in line)
        heads, data = data[start], data[start + 1:]
        found = []
        houses, givens = heads.index("house"), heads.index("givens")
        found += [line[houses] for line in data if line[givens] == "broken"]
        if "row" in heads[givens:]:
            rows = heads.index("row", givens)
            found += [line[rows] for line in data if line[rows + 7] == 1]
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
            print(getattr(session, command)(*fields), flush=True)
    finally:
        stop(process)


main()
