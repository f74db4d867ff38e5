# How mistakes are told in English, and clues that leave no solution or several.

mistake-in-region = Something is wrong { $region-in }.
mistake-somewhere = Something is wrong.
mistake-at-entry = Look at { $cell }: { $symbol } is wrong there.
mistake-at-marks = Look at the pencil marks of { $cell }: the right symbol is missing.
mistake-at-several = { $cells } cannot all be right.
mistake-twice-in = { $cells } are both { $symbol }, and both are { $region-in }.
mistake-twice = { $cells } are both { $symbol }, which this clue forbids: { $clue }.
mistake-breaks = { $candidates } break this clue: { $clue }.
mistake-comes-to = { $candidates } come to { $is } instead of { $wanted } in this clue: { $clue }.
mistake-suppose = Suppose { $candidates }.
mistake-dead-cell = Now nothing can go in { $cell }.
mistake-dead-house = Now { $symbol } has no place { $house-in }.
mistake-dead-twice = Now { $cells } are both { $symbol }.
mistake-dead-rule = Now this clue cannot be satisfied: { $clue }.
mistake-cases = None of the candidates of { $cell } works ({ $symbols }):
mistake-so-not = So { $cell } is not { $symbol }.
mistake-so-is = So { $cell } is { $symbol }.
mistake-so-not-together = So { $cells } cannot all be right.
mistake-by-search = No technique shows this step by step, but a search of all possibilities does.
why-not-see = { $command } shows which clues clash.
why-not-proper = The puzzle has exactly one solution.
why-not-clash = { $n ->
    [0] The board alone, without any clue, has no solution.
    [one] There is no solution: this clue cannot be satisfied.
   *[other] There is no solution: these { $n } clues clash. Without any one of them, the others can be satisfied.
}
why-not-clash-untested = There is no solution: these { $n } clues clash. There was no time to find out whether all of them are needed.
why-not-given = the { $symbol } given in { $cell }
why-not-argument = Why they clash:
why-not-repair = Without { $clue }, the puzzle has exactly one solution.
why-not-repair-several = Without { $clue }, the puzzle has more than one solution.
why-not-by-search = No technique shows this step by step, but a search of all possibilities does.
why-not-count = The puzzle has { $n } solutions.
why-not-count-more = The puzzle has at least { $n } solutions.
why-not-differ = { $n ->
    [one] They differ in one cell: { $cells }.
   *[other] They differ in { $n } cells: { $cells }.
}
why-not-differ-some = They differ in these cells, and perhaps in others: { $cells }.
why-not-decides = With { $symbol } given in { $cell }, exactly one solution is left.
why-not-decides-partly = No single given decides. With { $symbol } in { $cell }, the fewest solutions are left: { $n }.
why-not-decides-none = No single given decides: with any one of them, at least { $n } solutions are left.
