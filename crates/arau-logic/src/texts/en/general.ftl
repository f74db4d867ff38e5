# Words that all explanations share, in English.

in-cells = in { $cells }
of-cells = of { $cells }

cell-range = { $first } to { $last }
and = { $first } and { $last }
or = { $first } or { $last }
nor = { $first } or { $last }
clauses = { $first }, and { $last }

effects = So { $list }.
effect-place = { $cell } is { $symbol }
effect-eliminate = { $cells } cannot be { $symbols }
effect-contradiction = there is no solution

# Why a single is one.
already-has = { $house } already has { $symbols }
also-has = { $house } { $symbols }
sees-placed = it sees the { $symbol } in { $cell }
why-only-symbol = {"."} { $seen }.
why-only-symbol-but = {"."} { $seen }; { $n-lost ->
    [1] { $lost } is
   *[other] { $lost } are
} already ruled out.
why-only-symbol-lost = : everything else is already ruled out.
why-only-cell = : the { $n-by ->
    [1] { $symbol } in { $by } rules
   *[other] { $symbol }s in { $by } rule
} out { $n-others ->
    [1] the only other empty cell
   *[other] every other empty cell
}.
why-only-cell-but = : { $symbol } is already ruled out in { $lost }, and the { $n-by ->
    [1] { $symbol } in { $by } rules
   *[other] { $symbol }s in { $by } rule
} out the rest.
why-only-cell-lost = : it is already ruled out in { $n-others ->
    [1] { $lost }, the only other empty cell
   *[other] every other empty cell
}.

# A chain told as a story.
story-if = If { $first }, then { $next }
story-so = { $before }, so { $next }
story-then = Then { $next }
story-since = Since { $reasons }, { $next }
story-in-turn = If { $first }, it follows step by step that { $facts }
story-true = { $n ->
    [1] { $cells }
   *[other] { $cells-or }
} is { $symbol }
story-false = { $n ->
    [1] { $cells } is not
    [2] neither { $first } nor { $last } is
   *[other] none of { $cells } is
} { $symbol }
story-cell-false = { $cells } is not { $symbols }
story-it-true = it is { $symbol }
story-it-false = it is not { $symbol }
story-false-too = { $cells } is not
story-not-but = { $cells } is not { $other } but { $symbol }
story-and-not = { $cells } is { $symbol }, not { $other }
clash-both = then { $cells } would both be and not be { $symbol }
clash-cell = then { $cells } would have no candidate left
clash-house = then { $symbol } would have no cell left { $house }
clash-start = that contradicts the start

look-at = Look at { $place }.

long-notation = In chain notation: { $chain }.
long-result = In full: { $result }.
long-cites = This uses { $cited }.

ending-solved = Solved.
ending-assumed = { $n } of { $n-steps } { $n-steps ->
    [one] step
   *[other] steps
} assumed something.
stuck-advice = To go on, guess (`{ $guess }`) or let a program search (`{ $search }`).
ending-stuck = Stuck: no technique finds another step.
ending-reached = That is as far as you asked.
no-solution = There is no solution.
several-solutions = There is more than one solution: what follows holds in all of them.
conflict-cell = There is no solution: nothing can go in { $cell }.
conflict-house = There is no solution: { $house } has no cell left for { $symbol }.
conflict-twice = There is no solution: { $cells } would both be { $symbol }.
conflict-rule = There is no solution: { $rule } cannot be satisfied.
ending-stopped = Stopped before the end.
ending-too-large = The board is too large to explain.
ending-lima-remainder = Only independent subsets of several cells are left, and the puzzle has several solutions.
ending-lima-stuck = Stuck, although the puzzle has one solution: these rules are not enough for it.

guess-level = { $level ->
    [0] No guess is needed.
   *[other] Guesses of level { $level } are needed, and are enough.
}
guess-level-beyond = Guesses of level { $level } are not enough.
guess-refuted = If { $cell } were { $symbol }, there would be a contradiction.
guess-solves = If { $cell } is { $symbol }, the solution follows.
