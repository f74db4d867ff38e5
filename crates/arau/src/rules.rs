//! Typed rules for [`PuzzleBuilder::rule`](crate::PuzzleBuilder::rule): a struct for each rule of
//! [`registry::RULES`](crate::registry::RULES). The constructor takes what the rule needs, methods take the rest.
//!
//! Written by `cargo xtask docs`; edit the registry instead.

typed_rules! {
    /// Rows, columns, boxes and other houses: every row, column, box or other named group contains every symbol once; a group with fewer cells than symbols just has no repeats.
    Houses = "houses" (of: text "of");
    /// Diagonals: each long diagonal contains every symbol once; a diagonal with fewer cells than symbols just has no repeats.
    Diagonals = "diagonals" ()
        [/** `main` runs from the top left to the bottom right, `anti` from the bottom left to the top right; both by default */ which: text "which"];
    /// Windoku: the extra boxes, one row and column in from the edges and apart from each other, contain every symbol once.
    Windoku = "windoku" ();
    /// Disjoint groups: cells in the same position within their boxes contain every symbol once.
    DisjointGroups = "disjoint-groups" ();
    /// Hypercube: beside rows, columns and boxes there are three more kinds of house: cells in the same position of every box; cells in the same band of boxes and the same column of their box; cells in the same stack of boxes and the same row of their box.
    Hypercube = "hypercube" ();
    /// Magic boxes: in every box, the three rows and three columns of the box have the same sum (15 on 9×9).
    MagicBoxes = "magic-boxes" ();
    /// Extra region: the region contains every symbol once; a region with fewer cells than symbols just has no repeats.
    ExtraRegion = "extra-region" (cells: cells "cells");
    /// Killer cage: digits in a cage do not repeat and add up to the sum, if one is given.
    KillerCage = "killer-cage" (cells: cells "cells", sum: maybe_int "sum");
    /// Sum: the digits in the cells add up to the sum; they may repeat.
    Sum = "sum" (cells: cells "cells", sum: int "sum")
        [/** a factor for each cell; all 1 if left out */ coefficients: ints "coefficients"];
    /// KenKen cage: the digits in a cage give the target with the operation (+, −, × or ÷), or with any of the four if none is given; for − and ÷, start from one of the cells and subtract, or divide by, all the others; digits may repeat.
    KenkenCage = "kenken-cage" (cells: cells "cells", target: int "target")
        [/** the operation; `=` for a single cell; any of the four operations if left out */ op: text "op"];
    /// Kakuro run: digits in a run do not repeat and add up to the sum, if one is given.
    KakuroRun = "kakuro-run" (cells: cells "cells", sum: maybe_int "sum");
    /// Comparison of cage sums: the sum of one cage is less than, greater than or equal to the sum of the other.
    CageComparison = "cage-comparison" (cells: cells "cells", other: cells "other", relation: text "relation");
    /// Equal sums: all the groups of cells have the same sum; digits may repeat.
    EqualSums = "equal-sums" (lists: cell_lists "lists");
    /// Equality cage: digits in the cage do not repeat; it contains as many even as odd digits, and as many low as high ones; if there is a middle digit, such as 5 on 9×9, it is neither low nor high and does not occur in the cage.
    EqualityCage = "equality-cage" (cells: cells "cells");
    /// Rellik cage: digits in the cage do not repeat, and neither a single digit nor any selection of digits in the cage adds up to the sum.
    RellikCage = "rellik-cage" (cells: cells "cells", sum: int "sum");
    /// Greater than: each cell is greater than the next one.
    GreaterThan = "greater-than" (cells: cells "cells");
    /// Anti-knight: cells a knight's move apart (in chess) cannot contain the same symbol.
    AntiKnight = "anti-knight" ();
    /// Anti-king: cells that touch, even at a corner only (a king's move apart in chess), cannot contain the same symbol.
    AntiKing = "anti-king" ();
    /// Anti-taxicab: two cells with the same digit cannot be exactly that many steps apart, moving along rows and columns only.
    AntiTaxicab = "anti-taxicab" ();
    /// Non-consecutive: cells that share a side cannot contain consecutive digits.
    NonConsecutive = "non-consecutive" ()
        [/** whether pairs marked by a `difference` rule are exempt; no if left out */ except_marked: flag "except-marked"];
    /// Global entropy: every 2×2 block of cells contains a low, a middle and a high digit (1–3, 4–6 and 7–9 on 9×9).
    GlobalEntropy = "global-entropy" ();
    /// Global modulus 3: every 2×2 block of cells contains digits of all three remainders modulo 3 (one of 1 4 7, one of 2 5 8 and one of 3 6 9 on 9×9).
    GlobalMod = "global-mod" ();
    /// Dutch flatmates: every middle digit has the smallest digit directly above it or the largest directly below it (on 9×9, every 5 has a 1 above or a 9 below).
    DutchFlatmates = "dutch-flatmates" ();
    /// Even: the cells contain even digits.
    Even = "even" (cells: cells "cells");
    /// Odd: the cells contain odd digits.
    Odd = "odd" (cells: cells "cells");
    /// Minimum: each marked cell is smaller than every cell that shares a side with it, other marked minima excepted.
    Minimum = "minimum" (cells: cells "cells");
    /// Maximum: each marked cell is larger than every cell that shares a side with it, other marked maxima excepted.
    Maximum = "maximum" (cells: cells "cells");
    /// Candidates: each of the cells contains one of the listed symbols.
    Candidates = "candidates" (cells: cells "cells", symbols: symbols "symbols");
    /// Clones: the two regions contain the same symbols in corresponding cells.
    Clones = "clone" (cells: cells "cells", other: cells "other");
    /// Equal cells: all the cells contain the same symbol.
    Equal = "equal" (cells: cells "cells");
    /// Same values: all the groups of cells contain the same symbols the same number of times, in any order.
    SameValues = "same-values" (lists: cell_lists "lists");
    /// Quadruple: the symbols in the circle occur in the cells around it, at least as often as they are listed.
    Quadruple = "quadruple" (cells: cells "cells", symbols: symbols "symbols");
    /// Contain exactly: each listed symbol occurs in the cells exactly as often as it is listed.
    ContainExact = "contain-exact" (cells: cells "cells", symbols: symbols "symbols");
    /// Counting circles: a digit in a circle says how many circles contain that digit.
    CountingCircles = "counting-circles" (cells: cells "cells");
    /// Count distinct: the digit in the control cell is the number of different symbols in the cells.
    CountDistinct = "count-distinct" (control: cells "control", cells: cells "cells");
    /// Look and say: the clue is read in pairs of a count and a symbol: each named symbol occurs exactly that many times in the cells.
    LookAndSay = "look-and-say" (cells: cells "cells", text: text "text");
    /// Row indexer: a digit v in row r says that the r of its column is in row v.
    RowIndexer = "row-indexer" (cells: cells "cells");
    /// Column indexer: a digit v in column c says that the c of its row is in column v.
    ColumnIndexer = "column-indexer" (cells: cells "cells");
    /// Box indexer: a digit v in position p of a box says that position v of the box contains p; positions are counted row by row.
    BoxIndexer = "box-indexer" (cells: cells "cells");
    /// Value indexing (slingshot): the symbol in the first cell appears again v cells beyond the second cell, where v is the digit in the second cell.
    ValueIndexing = "value-indexing" (cells: cells "cells");
    /// Thermometer: digits increase along the thermometer from the bulb to the tip; on a slow thermometer they may also stay the same.
    Thermometer = "thermometer" (cells: cells "cells")
        [/** whether successive digits may be equal; no if left out */ slow: flag "slow"];
    /// Arrow: the digits along the arrow add up to the digit in its circle; a pill of two or three cells is read as a decimal number.
    Arrow = "arrow" (cells: cells "cells", circle: cells "circle");
    /// Double arrow: the digits on the line between the two circles add up to the sum of the digits in the circles.
    DoubleArrow = "double-arrow" (cells: cells "cells");
    /// Difference (white Kropki dot): the two cells at a dot differ by the number on the dot; without a number they are consecutive.
    Difference = "difference" (cells: cells "cells")
        [/** the difference; 1 if left out */ value: int "value"];
    /// Ratio (black Kropki dot): one of the two cells at a dot is the number on the dot times the other; without a number it is twice the other.
    Ratio = "ratio" (cells: cells "cells")
        [/** the ratio; 2 if left out */ value: int "value"];
    /// Pair sum (X and V): the two cells add up to the sum: an X means 10, a V means 5.
    PairSum = "pair-sum" (cells: cells "cells", sum: int "sum");
    /// Every difference is marked: adjacent cells without a difference mark do not differ by the number, which is 1 unless another is given.
    DifferenceNegative = "difference-negative" ()
        [/** the difference that unmarked adjacent cells must not have; 1 if left out */ value: int "value"]
        [/** ids of other rules whose marks also exempt a pair of cells, separated by spaces; none if left out */ except: text "except"];
    /// Every ratio is marked: adjacent cells without a ratio mark are in none of the ratios of the marks, or not in the ratio 1:2 if there are no marks.
    RatioNegative = "ratio-negative" ()
        [/** the ratios that unmarked adjacent cells must not have; if left out, those of the ratio marks, or 2 if there are none */ values: ints "values"]
        [/** ids of other rules whose marks also exempt a pair of cells, separated by spaces; none if left out */ except: text "except"];
    /// Every X and V is marked: adjacent cells without a sum mark add up to none of the sums, which are 5 and 10 unless others are given.
    SumNegative = "sum-negative" ()
        [/** the sums that unmarked adjacent cells must not have; 5 and 10 if left out */ sums: ints "sums"]
        [/** ids of other rules whose marks also exempt a pair of cells, separated by spaces; none if left out */ except: text "except"];
    /// Every Kropki dot is given: adjacent cells without a dot are not consecutive, and neither is twice the other.
    KropkiNegative = "kropki-negative" ()
        [/** ids of other rules whose marks also exempt a pair of cells, separated by spaces; none if left out */ except: text "except"];
    /// Renban line: the line contains a set of different, consecutive digits in any order.
    Renban = "renban" (cells: cells "cells");
    /// Whisper line: adjacent cells on the line differ by at least the difference; if none is given it is half the number of symbols, rounded up (5 on 9×9, the German whisper).
    Whisper = "whisper" (cells: cells "cells")
        [/** the minimum difference; half the number of symbols, rounded up, if left out */ difference: int "difference"];
    /// Palindrome: the line reads the same from both ends.
    Palindrome = "palindrome" (cells: cells "cells");
    /// Between line: every digit on the line lies strictly between the digits in the circles at its ends.
    Between = "between" (cells: cells "cells");
    /// Lockout line: the digits in the two diamonds differ by at least the difference (4 if none is given), and the other digits on the line are smaller than both or larger than both.
    Lockout = "lockout" (cells: cells "cells")
        [/** the minimum difference between the diamonds; 4 if left out */ difference: int "difference"];
    /// Zipper line: each pair of cells at the same distance from the centre of the line has the same sum; if there is a central cell, the sum is its digit.
    Zipper = "zipper" (cells: cells "cells");
    /// Region-sum line: box borders (region borders, if there are no boxes) divide the line into segments with the same sum; a line that enters a box twice has two segments there.
    RegionSumLine = "region-sum-line" (cells: cells "cells");
    /// Sum line: the line divides into segments that each add up to the sum; on a closed loop a segment may run from the last cells on to the first.
    SumLine = "sum-line" (cells: cells "cells", sum: int "sum")
        [/** whether the line is a closed loop; no if left out */ closed: flag "closed"];
    /// Entropic line: any three successive cells on the line contain a low, a middle and a high digit (1–3, 4–6 and 7–9 on 9×9); on a line of two cells they are of different kinds.
    Entropic = "entropic" (cells: cells "cells");
    /// Modular line: any three successive cells on the line have different remainders modulo 3; with another modulus m, any m successive cells have different remainders modulo m.
    Modular = "modular" (cells: cells "cells")
        [/** the modulus; 3 if left out */ modulus: int "modulus"];
    /// Nabner line: no two cells of the line, adjacent or not, contain equal or consecutive digits.
    Nabner = "nabner" (cells: cells "cells");
    /// Consecutive lines: every group of the named kinds contains a set of different, consecutive digits in any order.
    ConsecutiveLines = "consecutive-lines" (of: text "of");
    /// Little killer: the digits along the indicated diagonal add up to the sum; they may repeat where other rules allow it.
    LittleKiller = "little-killer" (cells: cells "cells", sum: int "sum");
    /// Sandwich sum: the digits between 1 and 9 in the row or column (in general, between the smallest and the largest digit of the puzzle), which occur once each, add up to the sum.
    Sandwich = "sandwich" (cells: cells "cells", sum: int "sum");
    /// Lunchbox: digits on the line do not repeat, and those between its smallest and its largest digit add up to the sum.
    Lunchbox = "lunchbox" (cells: cells "cells", sum: int "sum");
    /// X-sum: the first X cells of the row or column, seen from the clue, add up to the sum, where X is the digit in the first cell.
    XSum = "x-sum" (cells: cells "cells", sum: int "sum");
    /// Skyscraper: digits are building heights: the clue is the number of buildings visible from its side, where a building hides all lower ones behind it; a 0 is never visible.
    Skyscraper = "skyscraper" (cells: cells "cells", count: int "count");
    /// Hidden skyscraper: digits are building heights: the clue is the height of the first building that is hidden when seen from its side.
    HiddenSkyscraper = "hidden-skyscraper" (cells: cells "cells", value: int "value");
    /// Numbered room: the clue is the digit in the X-th cell of the row or column, seen from the clue, where X is the digit in the first cell.
    NumberedRoom = "numbered-room" (cells: cells "cells", value: int "value");
    /// Full rank: read every row and column from both ends as a number and sort these from smallest to largest: the clue is the rank of its line; whether lines may tie is an option.
    FullRank = "full-rank" (cells: cells "cells", rank: int "rank")
        [/** which lines may tie with another: only lines without a clue (`only-unclued`, the default), `none` or `any` */ ties: text "ties"];
    /// Distinct lines: no two lines are the same when every row and column is read from both ends.
    DistinctLines = "distinct-lines" ();
    /// Doppelgänger: there is one digit more than cells in a row; every row, column and box contains 0, repeats no digit and lacks exactly one; all rows lack different digits, as do all columns and all boxes, and the row, column and box of any 0 lack three different digits.
    Doppelganger = "doppelganger" ()
        [/** cells that contain the digit each row lacks, from top to bottom */ rows: cells "rows"]
        [/** cells that contain the digit each column lacks, from left to right */ columns: cells "columns"]
        [/** cells that contain the digit each box lacks, in order; 0 if there are no boxes */ boxes: cells "boxes"];
    /// Connected values: the cells that contain one of the listed symbols form a single group connected along edges.
    ConnectedValues = "connected-values" (symbols: symbols "symbols")
        [/** the cells to consider; by default all cells that have coordinates */ cells: cells "cells"]
        [/** for cells without coordinates: the number of columns of the grid they fill row by row, in the order given */ columns: int "columns"]
        [/** how many cells contain one of the symbols */ size: int "size"];
    /// Chaos construction: divide the cells into edge-connected regions of equal size without repeated symbols; the label of each cell names its region, and regions are numbered by the symbols in the order of their first cells.
    ChaosConstruction = "chaos-construction" (cells: cells "cells", labels: cells "labels", size: int "size");
    /// Equal count: the digit in the control cell is the number of listed cells that contain the same symbol as the first of them, including itself.
    EqualCount = "equal-count" (control: cells "control", cells: cells "cells")
        [/** a number added to the control cell's digit; 0 if left out */ offset: int "offset"];
    /// Equal run: starting from the common first cell of the arms, count the cells along each arm that repeat its symbol without a break; the digit in the control cell is the total, with the first cell counted once.
    EqualRun = "equal-run" (control: cells "control", lists: cell_lists "lists")
        [/** a number added to the control cell's digit; 0 if left out */ offset: int "offset"];
    /// Relation: successive cells contain one of the listed pairs of symbols; with `all`, so do any two of the cells, the earlier one first.
    Relation = "relation" (cells: cells "cells", pairs: text "pairs")
        [/** which pairs of cells: successive ones (`chain`, the default) or `all` */ over: text "over"];
    /// Automaton: the finite automaton accepts the symbols along the line, read in order; it may be nondeterministic.
    Automaton = "automaton" (states: text "states")
        [/** the line, in reading order */ cells: cells "cells"]
        [/** the line in several pieces, instead of `cells`; between two pieces the automaton reads `|` */ lists: cell_lists "lists"];
    /// Regular expression: the symbols along the line, read in order, match the regular expression as a whole.
    Regular = "regular" (cells: cells "cells", pattern: text "pattern");
    /// Any of: at least one of the options holds, that is, all of its rules do.
    AnyOf = "any-of" (options: options "options");
    /// All of: every rule of every option holds.
    AllOf = "all-of" (options: options "options");
}
