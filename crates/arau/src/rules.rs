//! Typed rules for [`PuzzleBuilder::rule`](crate::PuzzleBuilder::rule): a struct for each rule of
//! [`registry::RULES`](crate::registry::RULES). The constructor takes the required arguments, methods set the optional
//! ones.
//!
//! Written by `cargo xtask docs`; edit the registry instead.

typed_rules! {
    /// Rows, columns, boxes and other houses: every group of the named kinds holds every symbol once, or no symbol twice if it is shorter.
    Houses = "houses" (of: text "of");
    /// Diagonals: each long diagonal holds every symbol once, or no symbol twice if it is shorter.
    Diagonals = "diagonals" ()
        [/** main falls from the top left, anti rises from the bottom left; both if left out */ which: text "which"];
    /// Windoku: the inner boxes, each a line away from the edge and from each other, hold every symbol once.
    Windoku = "windoku" ();
    /// Disjoint groups: the cells at the same place of every box hold every symbol once.
    DisjointGroups = "disjoint-groups" ();
    /// Hypercube: same place in every box, same box row and column in box, same row in box and box column: each a house.
    Hypercube = "hypercube" ();
    /// Magic boxes: in every box each row and each column of the box has the same sum (15 on 9×9).
    MagicBoxes = "magic-boxes" ();
    /// Extra region: the region holds every symbol once, or no symbol twice if it is smaller.
    ExtraRegion = "extra-region" (cells: cells "cells");
    /// Killer cage: the cage holds no symbol twice, and its values add up to the sum if one is given.
    KillerCage = "killer-cage" (cells: cells "cells", sum: maybe_int "sum");
    /// Sum: the values add up to the sum; symbols may repeat.
    Sum = "sum" (cells: cells "cells", sum: int "sum")
        [/** a factor per cell; 1 each if left out */ coefficients: ints "coefficients"];
    /// KenKen cage: the values give the target by the operation, or by any of the four if none is given; for − and ÷ some cell minus, or over, all the others does; symbols may repeat.
    KenkenCage = "kenken-cage" (cells: cells "cells", target: int "target")
        [/** the operation; `=` for a single cell; any of the four if left out */ op: text "op"];
    /// Kakuro run: the run holds no symbol twice, and its values add up to the sum if one is given.
    KakuroRun = "kakuro-run" (cells: cells "cells", sum: maybe_int "sum");
    /// Comparison of cage sums: the sum of the one cage is less than, greater than or equal to the sum of the other.
    CageComparison = "cage-comparison" (cells: cells "cells", other: cells "other", relation: text "relation");
    /// Equal sums: all the lists of cells have the same sum; symbols may repeat.
    EqualSums = "equal-sums" (lists: cell_lists "lists");
    /// Equality cage: the cage holds no symbol twice, as many even as odd values, and as many low as high ones; the middle value of an odd alphabet is neither and does not occur.
    EqualityCage = "equality-cage" (cells: cells "cells");
    /// Rellik cage: the cage holds no symbol twice, and no one or more of its cells add up to the sum.
    RellikCage = "rellik-cage" (cells: cells "cells", sum: int "sum");
    /// Greater than: each cell is greater than the next one in the list.
    GreaterThan = "greater-than" (cells: cells "cells");
    /// Anti-knight: cells a knight's move apart hold different symbols.
    AntiKnight = "anti-knight" ();
    /// Anti-king: cells a king's move apart, corners included, hold different symbols.
    AntiKing = "anti-king" ();
    /// Anti-taxicab: no two cells with the value v are v steps apart, counted along rows and columns.
    AntiTaxicab = "anti-taxicab" ();
    /// Non-consecutive: cells that share a side do not hold consecutive values.
    NonConsecutive = "non-consecutive" ()
        [/** pairs marked by a `difference` rule are exempt; no if left out */ except_marked: flag "except-marked"];
    /// Global entropy: every 2×2 block holds a value of the lowest, the middle and the highest third.
    GlobalEntropy = "global-entropy" ();
    /// Global modulus 3: every 2×2 block holds values of all three residues modulo 3.
    GlobalMod = "global-mod" ();
    /// Dutch flatmates: every cell with the middle value has the least value directly above it or the greatest directly below it.
    DutchFlatmates = "dutch-flatmates" ();
    /// Even: the cells hold even values.
    Even = "even" (cells: cells "cells");
    /// Odd: the cells hold odd values.
    Odd = "odd" (cells: cells "cells");
    /// Minimum: each cell is less than every cell that shares a side with it, other minimum cells aside.
    Minimum = "minimum" (cells: cells "cells");
    /// Maximum: each cell is greater than every cell that shares a side with it, other maximum cells aside.
    Maximum = "maximum" (cells: cells "cells");
    /// Candidates: each of the cells holds one of the listed symbols.
    Candidates = "candidates" (cells: cells "cells", symbols: symbols "symbols");
    /// Clones: the two regions hold the same symbols at corresponding places.
    Clones = "clone" (cells: cells "cells", other: cells "other");
    /// Equal cells: all the cells hold the same symbol.
    Equal = "equal" (cells: cells "cells");
    /// Same values: all the lists of cells hold the same symbols, each as often, in any order.
    SameValues = "same-values" (lists: cell_lists "lists");
    /// Quadruple: the cells hold every listed symbol, at least as often as it is listed.
    Quadruple = "quadruple" (cells: cells "cells", symbols: symbols "symbols");
    /// Contain exactly: each listed symbol stands in the cells exactly as often as it is listed.
    ContainExact = "contain-exact" (cells: cells "cells", symbols: symbols "symbols");
    /// Counting circles: each value that occurs in the circles occurs there exactly that many times.
    CountingCircles = "counting-circles" (cells: cells "cells");
    /// Count distinct: the value of the control cell is the number of different symbols in the cells.
    CountDistinct = "count-distinct" (control: cells "control", cells: cells "cells");
    /// Look and say: the clue, read in pairs of a number and a symbol, tells exactly how often each named symbol occurs.
    LookAndSay = "look-and-say" (cells: cells "cells", text: text "text");
    /// Row indexer: value v in row r means that the cell in row v of the same column holds r.
    RowIndexer = "row-indexer" (cells: cells "cells");
    /// Column indexer: value v in column c means that the cell in column v of the same row holds c.
    ColumnIndexer = "column-indexer" (cells: cells "cells");
    /// Box indexer: value v at place p of a box, places read row by row, means that place v of the box holds p.
    BoxIndexer = "box-indexer" (cells: cells "cells");
    /// Value indexing (slingshot): the symbol of the first cell stands again v cells after the second cell, where v is the second cell's value.
    ValueIndexing = "value-indexing" (cells: cells "cells");
    /// Thermometer: values rise from the bulb to the tip; on a slow thermometer they may also stay the same.
    Thermometer = "thermometer" (cells: cells "cells")
        [/** whether equal values may follow each other; no if left out */ slow: flag "slow"];
    /// Arrow: the values along the shaft add up to the value in the circle; a pill of two or three cells is read as a decimal number, whose places after the first hold 0 to 9.
    Arrow = "arrow" (cells: cells "cells", circle: cells "circle");
    /// Double arrow: the values between the two circles of the line add up to the sum of the circles.
    DoubleArrow = "double-arrow" (cells: cells "cells");
    /// Difference (white Kropki dot): cells that follow each other in the list differ by the value, which is 1 if none is given.
    Difference = "difference" (cells: cells "cells")
        [/** the difference; 1 if left out */ value: int "value"];
    /// Ratio (black Kropki dot): one of the two cells is the value times the other; the value is 2 if none is given.
    Ratio = "ratio" (cells: cells "cells")
        [/** the ratio; 2 if left out */ value: int "value"];
    /// Pair sum (X and V): the two cells add up to the sum: 10 for an X, 5 for a V.
    PairSum = "pair-sum" (cells: cells "cells", sum: int "sum");
    /// Every difference is marked: neighbouring cells without a difference mark do not differ by the value, which is 1 if none is given.
    DifferenceNegative = "difference-negative" ()
        [/** the difference that unmarked neighbours must not have; 1 if left out */ value: int "value"]
        [/** ids of further rules whose marks also exempt a pair, separated by spaces; none if left out */ except: text "except"];
    /// Every ratio is marked: neighbouring cells without a ratio mark are in none of the ratios: those of the marks, or 2 if there are none.
    RatioNegative = "ratio-negative" ()
        [/** the ratios that unmarked neighbours must not have; if left out, those of the ratio marks, or else 2 */ values: ints "values"]
        [/** ids of further rules whose marks also exempt a pair, separated by spaces; none if left out */ except: text "except"];
    /// Every X and V is marked: neighbouring cells without a sum mark add up to none of the sums, which are 5 and 10 if none are given.
    SumNegative = "sum-negative" ()
        [/** the sums that unmarked neighbours must not have; 5 and 10 if left out */ sums: ints "sums"]
        [/** ids of further rules whose marks also exempt a pair, separated by spaces; none if left out */ except: text "except"];
    /// Every Kropki dot is given: neighbouring cells with neither a difference nor a ratio mark are neither consecutive nor in the ratio 1:2.
    KropkiNegative = "kropki-negative" ()
        [/** ids of further rules whose marks also exempt a pair, separated by spaces; none if left out */ except: text "except"];
    /// Renban line: the line holds different, consecutive values in any order.
    Renban = "renban" (cells: cells "cells");
    /// Whisper line: neighbours on the line differ by at least the difference: half the number of symbols, rounded up, if none is given (5 on 9×9, the German whisper).
    Whisper = "whisper" (cells: cells "cells")
        [/** the least difference; half the number of symbols, rounded up, if left out */ difference: int "difference"];
    /// Palindrome: the line reads the same from both ends.
    Palindrome = "palindrome" (cells: cells "cells");
    /// Between line: the values between the two circles of the line lie strictly between the values of the circles.
    Between = "between" (cells: cells "cells");
    /// Lockout line: the two diamonds of the line differ by at least the difference (4 if none is given), and the other values lie outside the range from one diamond to the other.
    Lockout = "lockout" (cells: cells "cells")
        [/** the least difference of the diamonds; 4 if left out */ difference: int "difference"];
    /// Zipper line: cells at the same distance from the centre of the line have the same sum, which is the value of the central cell if there is one.
    Zipper = "zipper" (cells: cells "cells");
    /// Region-sum line: the borders of the boxes (of the regions, where there are no boxes) cut the line into segments that all have the same sum; a region that is entered twice has two segments.
    RegionSumLine = "region-sum-line" (cells: cells "cells");
    /// Sum line: the line can be cut into pieces of one or more cells that each add up to the sum; a closed line has no ends, so that a piece may run from its last cells to its first.
    SumLine = "sum-line" (cells: cells "cells", sum: int "sum")
        [/** whether the line closes to a loop; no if left out */ closed: flag "closed"];
    /// Entropic line: any three cells in a row on the line hold a low, a middle and a high value (1–3, 4–6 and 7–9 on 9×9); on a line of two cells they are not of one kind.
    Entropic = "entropic" (cells: cells "cells");
    /// Modular line: any three cells in a row on the line have different remainders modulo 3, or as many as another modulus that is given.
    Modular = "modular" (cells: cells "cells")
        [/** the modulus; 3 if left out */ modulus: int "modulus"];
    /// Nabner line: no two cells of the line, wherever they stand on it, hold equal or consecutive values.
    Nabner = "nabner" (cells: cells "cells");
    /// Consecutive lines: every group of the named kinds holds different, consecutive values in any order.
    ConsecutiveLines = "consecutive-lines" (of: text "of");
    /// Little killer: the cells along the arrow add up to the sum; values may repeat where other rules allow it.
    LittleKiller = "little-killer" (cells: cells "cells", sum: int "sum");
    /// Sandwich sum: the least and the greatest value of the alphabet stand once each on the line, and the values between them add up to the sum.
    Sandwich = "sandwich" (cells: cells "cells", sum: int "sum");
    /// Lunchbox: the line holds different values, and those between its least and its greatest add up to the sum.
    Lunchbox = "lunchbox" (cells: cells "cells", sum: int "sum");
    /// X-sum: the first X cells of the line add up to the sum, where X is the value of the first cell.
    XSum = "x-sum" (cells: cells "cells", sum: int "sum");
    /// Skyscraper: so many cells of the line, seen from the clue, are greater than all cells before them; a 0 is never seen.
    Skyscraper = "skyscraper" (cells: cells "cells", count: int "count");
    /// Hidden skyscraper: along the line, seen from the clue, the first cell that is less than one before it holds the value.
    HiddenSkyscraper = "hidden-skyscraper" (cells: cells "cells", value: int "value");
    /// Numbered room: the X-th cell of the line holds the value, where X is the value of the first cell.
    NumberedRoom = "numbered-room" (cells: cells "cells", value: int "value");
    /// Full rank: of all rows and columns, read from both ends as numbers and sorted, this line is the one at the rank; lines that tie are forbidden, or allowed among lines without a clue, or allowed.
    FullRank = "full-rank" (cells: cells "cells", rank: int "rank")
        [/** whether lines may read the same: all but this one (`only-unclued`, if left out), none, any */ ties: text "ties"];
    /// Distinct lines: no two of all rows and columns, each read from both ends, are the same.
    DistinctLines = "distinct-lines" ();
    /// Doppelgänger: on a square grid with one digit more than its side, every row, column and box holds no digit twice, holds the 0 and misses another digit; rows miss different digits, so do columns, so do boxes, and so do the row, column and box of every 0.
    Doppelganger = "doppelganger" ()
        [/** cells that hold the digits which the rows miss, in order */ rows: cells "rows"]
        [/** cells that hold the digits which the columns miss, in order */ columns: cells "columns"]
        [/** cells that hold the digits which the boxes miss, in order; 0 if there are no boxes */ boxes: cells "boxes"];
    /// Connected values: the cells that hold one of the symbols, at least one cell, are connected by their edges.
    ConnectedValues = "connected-values" (symbols: symbols "symbols")
        [/** among these cells; all cells that have a place if left out */ cells: cells "cells"]
        [/** if the cells have no place of their own: they lie in rows of so many columns, in their order */ columns: int "columns"]
        [/** how many cells hold one of the symbols */ size: int "size"];
    /// Chaos construction: the cells fall into connected regions of equal size, none of which holds a symbol twice; each label tells the region of its cell, regions being numbered by the symbols in the order of their first cells.
    ChaosConstruction = "chaos-construction" (cells: cells "cells", labels: cells "labels", size: int "size");
    /// Equal count: the value of the control cell is the number of cells in the list that hold the symbol of the first of them, which counts too.
    EqualCount = "equal-count" (control: cells "control", cells: cells "cells")
        [/** added to the control cell's value; 0 if left out */ offset: int "offset"];
    /// Equal run: along each arm, cells are counted from its first on as long as they hold the first one's symbol; the value of the control cell is the number of all cells counted, where the common first cell counts once.
    EqualRun = "equal-run" (control: cells "control", lists: cell_lists "lists")
        [/** added to the control cell's value; 0 if left out */ offset: int "offset"];
    /// Relation: cells that follow each other in the list hold one of the listed pairs of symbols; with `all`, so do any two cells of the list, the earlier one first.
    Relation = "relation" (cells: cells "cells", pairs: text "pairs")
        [/** which pairs of cells; `chain` if left out */ over: text "over"];
    /// Automaton: the symbols along the line, read in order, lead the automaton from a start to an accepting state; it may be nondeterministic.
    Automaton = "automaton" (states: text "states")
        [/** the line in reading order */ cells: cells "cells"]
        [/** instead of `cells`: the line in pieces; between two of them the automaton reads `|` */ lists: cell_lists "lists"];
    /// Regular expression: the symbols along the line, read in order, match the whole pattern.
    Regular = "regular" (cells: cells "cells", pattern: text "pattern");
    /// Any of: in at least one of the options all the rules hold.
    AnyOf = "any-of" (options: options "options");
    /// All of: all the rules of all the options hold.
    AllOf = "all-of" (options: options "options");
}
