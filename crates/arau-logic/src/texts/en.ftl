# How steps are told in English. A message per technique; its attribute is the technique's name.

house-row = row { $number }
house-column = column { $number }
house-box = box { $number }
house-region = region { $number }

and = { $first } and { $last }
or = { $first } or { $last }

effects = So { $list }.
effect-place = { $cell } is { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } is not { $symbols }
   *[other] { $cells } are not { $symbols }
}
effect-contradiction = there is no solution

look-at = Look at { $place }.

ending-solved = Solved.
ending-stuck = Stuck: no technique finds anything more.
no-solution = There is no solution.
several-solutions = There is more than one solution: what follows holds in all of them.
conflict-cell = There is no solution: nothing can go in { $cell }.
conflict-house = There is no solution: { $symbol } has no place in { $house }.
conflict-twice = There is no solution: { $cells } both hold { $symbol }.
conflict-rule = There is no solution: { $rule } cannot be satisfied in { $cells }.
ending-stopped = Stopped before the end.
ending-too-large = The board is too large to be explained.
ending-lima-remainder = Independent subsets of several cells are left, and the puzzle has several solutions.
ending-lima-stuck = Stuck, though the puzzle has one solution: the rules do not suffice for it.

guess-level = { $level ->
    [0] No guess is needed.
   *[other] Guesses of level { $level } are needed, and suffice.
}
guess-level-beyond = Guesses of level { $level } do not suffice.
guess-refuted = If { $cell } were { $symbol }, there would be a contradiction.
guess-solves = If { $cell } is { $symbol }, the solution follows.

full-house = In { $house } one cell is open, and { $symbol } is the symbol that is missing. { $effects }
    .title = Full house
naked-single = { $cell } has one candidate left. { $effects }
    .title = Naked single
hidden-single = In { $house } there is one place left for { $symbol }. { $effects }
    .title = Hidden single
cross-hatching = { $symbol } stands in { $by }, which leaves one cell for it in { $house }. { $effects }
    .title = Cross-hatching
counting = In { $houses } there stand all symbols but { $symbol }. { $effects }
    .title = Counting
pointing = In { $from } the only places for { $symbol } are { $cells }, which all lie in { $into }: one of them holds it. { $effects }
    .title = Locked candidates (pointing)
claiming = In { $from } the only places for { $symbol } are { $cells }, which all lie in { $into }: one of them holds it. { $effects }
    .title = Locked candidates (claiming)
direct-locked = In { $from } the only places for { $symbol } are { $cells }, which all lie in { $into }: one of them holds it. That leaves one place for { $last-symbol } in { $last-house }. { $effects }
direct-pointing = { direct-locked }
    .title = Direct pointing
direct-claiming = { direct-locked }
    .title = Direct claiming
direct-hidden = In { $houses } the symbols { $symbols } have no places but { $cells }: nothing else can stand there. That leaves one place for { $last-symbol } in { $last-house }. { $effects }
direct-hidden-pair = { direct-hidden }
    .title = Direct hidden pair
direct-hidden-triple = { direct-hidden }
    .title = Direct hidden triple

rule-candidates = { $n-cells ->
    [1] { $rule }: with what stands in the other cells, some candidates of { $cells } do not fit.
   *[other] { $rule }: whatever the other cells of { $cells } hold, some candidates do not fit.
} { $effects }
    .title = What a rule leaves
house-sums = The total of { $houses } is known. With the sums in it, { $n-outside ->
    [0] the cells { $inside } add up to { $total }
   *[other] { $n-inside ->
        [0] the cells { $outside } outside add up to { $total }
       *[other] the cells { $inside } make { $total } more than { $outside }
    }
}. { $effects }
    .title = Innies and outies
leftovers = { $n-houses ->
    [1] { $houses } holds the same symbols as { $others }.
   *[other] Together, { $houses } hold the same symbols as { $others }.
} Without the cells that both share, { $here } hold the same symbols as { $there }. { $effects }
    .title = Law of leftovers

naked-subset = In { $houses } the cells { $cells } have no candidates but { $symbols }: these symbols go there in some order. { $effects }
locked-pair = { naked-subset }
    .title = Locked pair
locked-triple = { naked-subset }
    .title = Locked triple
naked-pair = { naked-subset }
    .title = Naked pair
naked-triple = { naked-subset }
    .title = Naked triple
naked-quadruple = { naked-subset }
    .title = Naked quadruple

larger-naked-subset = { naked-subset }
    .title = Larger naked subset
hidden-subset = In { $houses } the symbols { $symbols } have no places but { $cells }: nothing else can stand there. { $effects }
larger-hidden-subset = { hidden-subset }
    .title = Larger hidden subset
hidden-pair = { hidden-subset }
    .title = Hidden pair
hidden-triple = { hidden-subset }
    .title = Hidden triple
hidden-quadruple = { hidden-subset }
    .title = Hidden quadruple

fish = In { $bases } all places for { $symbol } lie in { $covers }, which are just as many: each of these gets its { $symbol } there and nowhere else. { $effects }
x-wing = { fish }
    .title = X-wing
swordfish = { fish }
    .title = Swordfish
jellyfish = { fish }
    .title = Jellyfish
squirmbag = { fish }
    .title = Squirmbag
whale = { fish }
    .title = Whale
leviathan = { fish }
    .title = Leviathan
franken-x-wing = { fish }
    .title = Franken X-wing
franken-swordfish = { fish }
    .title = Franken swordfish
franken-jellyfish = { fish }
    .title = Franken jellyfish
franken-squirmbag = { fish }
    .title = Franken squirmbag
franken-whale = { fish }
    .title = Franken whale
franken-leviathan = { fish }
    .title = Franken leviathan
mutant-x-wing = { fish }
    .title = Mutant X-wing
mutant-swordfish = { fish }
    .title = Mutant swordfish
mutant-jellyfish = { fish }
    .title = Mutant jellyfish
mutant-squirmbag = { fish }
    .title = Mutant squirmbag
mutant-whale = { fish }
    .title = Mutant whale
mutant-leviathan = { fish }
    .title = Mutant leviathan

finned-fish = { $fish ->
    [1] Without the fins ({ $all-fins }), all places for { $symbol } in { $bases } lie in { $covers }, which are just as many. Either a fin holds it, or it goes from the rest of { $covers }: what loses it both ways cannot hold it.
   *[other] In { $bases } there are two fish with the same bases. Without the fins ({ $all-fins }), all places for { $symbol } lie in just as many covers for each of them, out of { $covers }. Either a fin holds it, or it goes from the rest of the covers: what loses it both ways cannot hold it.
} { $effects }
finned-x-wing = { finned-fish }
    .title = Finned X-wing
finned-swordfish = { finned-fish }
    .title = Finned swordfish
finned-jellyfish = { finned-fish }
    .title = Finned jellyfish
finned-squirmbag = { finned-fish }
    .title = Finned squirmbag
finned-whale = { finned-fish }
    .title = Finned whale
finned-leviathan = { finned-fish }
    .title = Finned leviathan
finned-franken-x-wing = { finned-fish }
    .title = Finned franken X-wing
finned-franken-swordfish = { finned-fish }
    .title = Finned franken swordfish
finned-franken-jellyfish = { finned-fish }
    .title = Finned franken jellyfish
finned-franken-squirmbag = { finned-fish }
    .title = Finned franken squirmbag
finned-franken-whale = { finned-fish }
    .title = Finned franken whale
finned-franken-leviathan = { finned-fish }
    .title = Finned franken leviathan
finned-mutant-x-wing = { finned-fish }
    .title = Finned mutant X-wing
finned-mutant-swordfish = { finned-fish }
    .title = Finned mutant swordfish
finned-mutant-jellyfish = { finned-fish }
    .title = Finned mutant jellyfish
finned-mutant-squirmbag = { finned-fish }
    .title = Finned mutant squirmbag
finned-mutant-whale = { finned-fish }
    .title = Finned mutant whale
finned-mutant-leviathan = { finned-fish }
    .title = Finned mutant leviathan

sashimi-fish = Without the fins ({ $all-fins }), all places for { $symbol } in { $bases } lie in { $covers }, which are just as many, though a base has a single place left. Either a fin holds it, or it goes from the rest of { $covers }: what loses it both ways cannot hold it. { $effects }
sashimi-x-wing = { sashimi-fish }
    .title = Sashimi X-wing
sashimi-swordfish = { sashimi-fish }
    .title = Sashimi swordfish
sashimi-jellyfish = { sashimi-fish }
    .title = Sashimi jellyfish
sashimi-squirmbag = { sashimi-fish }
    .title = Sashimi squirmbag
sashimi-whale = { sashimi-fish }
    .title = Sashimi whale
sashimi-leviathan = { sashimi-fish }
    .title = Sashimi leviathan

remote-pair = { $cells } have the two candidates { $symbols } and hold them by turns along the chain: two cells an odd number of links apart hold one each, and what sees both holds neither. { $effects }
    .title = Remote pair

# Candidates of which at least one is true, since otherwise there would be two solutions.
one-guardian = { $n-guardians ->
    [one] Hence { $guardians } is true.
   *[other] Hence at least one of these is true: { $guardians }.
}
guardians-in-one-cell = That cell holds nothing else. { $effects }
guardians-of-one-symbol = What sees all these cells cannot hold the symbol too. { $effects }
guardians-in-a-subset = In { $houses } these candidates count as one cell, which makes a naked subset with { $subset }: { $subset-symbols } go there in some order. { $effects }
guardians-beside-a-symbol = In { $houses } these two cells are the only places for one symbol of the pair: one of them holds it, the other one of these candidates, and none is left for the other symbol of the pair. { $effects }

grave = Without { $guardians }, every open cell would have two candidates and every symbol two places in each house: such a puzzle never has exactly one solution. { one-guardian }
bug-plus-1 = { grave } { guardians-in-one-cell }
    .title = Bivalue universal grave + 1
bug-1 = { grave } { guardians-in-one-cell }
    .title = Bivalue universal grave type 1
bug-2 = { grave } { guardians-of-one-symbol }
    .title = Bivalue universal grave type 2
bug-3 = { grave } { guardians-in-a-subset }
    .title = Bivalue universal grave type 3
bug-4 = { grave } { guardians-beside-a-symbol }
    .title = Bivalue universal grave type 4

joined-links = In each of { $houses } there are two places for { $symbol }. { $joined } see each other and cannot both hold it, so one of { $cells } does: { $chain }. { $effects }
skyscraper = { joined-links }
    .title = Skyscraper
two-string-kite = { joined-links }
    .title = 2-string kite
dual-two-string-kite = Two kites hang on { $joined }, which see each other. In each of { $houses } there are two places for the symbol ({ $symbols }), so that one end of each kite holds it; the ends are { $cells }. { $effects }
    .title = Dual 2-string kite
turbot-fish = { joined-links }
    .title = Turbot fish
empty-rectangle = In { $box } all places for { $symbol } lie in { $lines }. In { $houses } it has two places, { $cells }: if the first holds it, { $box } has it in the second of these lines; if not, the second place holds it. { $chain }. { $effects }
    .title = Empty rectangle
dual-empty-rectangle = In { $box } all places for { $symbol } lie in two crossing lines. In { $houses } it has two places each, { $cells }, which lead from one of these lines to cells that see the other: that makes two empty rectangles. { $effects }
    .title = Dual empty rectangle
w-wing = { $cells } have the same two candidates { $symbols }. In { $houses } the only places for { $linked } are { $joined }, and each of them sees one of the two cells: so these cannot both hold { $linked }, and one of them holds { $symbol }. { $effects }
    .title = W-wing
xy-wing = { $pivot } sees { $cells }. Each of the three cells has two of { $symbols }: whatever { $pivot } holds, one of { $cells } holds { $symbol }. { $effects }
    .title = XY-wing
xyz-wing = { $pivot } has the candidates { $symbols } and sees { $cells }, which have two of them each: whatever { $pivot } holds, one of these three cells holds { $symbol }. { $effects }
    .title = XYZ-wing

deadly-rectangle = The cells { $cells } form a rectangle. If they held { $symbols } only, these could be exchanged, and the puzzle would have two solutions. { one-guardian }
uniqueness-test-1 = { deadly-rectangle } { guardians-in-one-cell }
    .title = Uniqueness test 1
uniqueness-test-2 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Uniqueness test 2
uniqueness-test-3 = { deadly-rectangle } { guardians-in-a-subset }
    .title = Uniqueness test 3
uniqueness-test-4 = { deadly-rectangle } { guardians-beside-a-symbol }
    .title = Uniqueness test 4
uniqueness-test-5 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Uniqueness test 5
uniqueness-test-6 = { deadly-rectangle } In { $houses } one symbol of the pair has no place outside the rectangle: if one of the two opposite cells with further candidates held it, so would the other, and the pair would fill all four cells. { $effects }
    .title = Uniqueness test 6
hidden-rectangle = { deadly-rectangle } In { $houses } one symbol of the pair has no place outside the rectangle: if the cell where these cross held the other symbol, the pair would fill all four cells. { $effects }
    .title = Hidden rectangle
deadly-placed-rectangle = The cells { $cells } form a rectangle, and none of them is a given. If they held { $symbols } only, these could be exchanged, and the puzzle would have two solutions. { one-guardian }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Avoidable rectangle type 1
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Avoidable rectangle type 2
deadly-loop = The cells { $cells } form a loop, with two or none of them in each house. If they held { $symbols } only, these could be exchanged, and the puzzle would have two solutions. { one-guardian }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Unique loop type 1
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Unique loop type 2
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Unique loop type 3
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Unique loop type 4

sue-de-coq = In { $houses } the shared cells { $cells } have the candidates { $symbols }. Together with { $line-cells } ({ $line-symbols }) of the first and { $box-cells } ({ $box-symbols }) of the second, there are just enough cells for all these symbols: each has its place there and goes from the rest of its house. { $effects }
    .title = Sue de coq

two-colours = Where { $symbol } has two places in a house, one of them is true. Such links give its places two colours, { $first } against { $second }: all of one colour are true, and all of the other false.
simple-colours-trap = { two-colours } What sees both colours cannot hold it. { $effects }
    .title = Simple colours (trap)
simple-colours-wrap = { two-colours } Cells of one colour see each other ({ $clash }), so this colour is false: { $false }. { $effects }
    .title = Simple colours (wrap)
four-colours = Links with two places for { $symbol } give two pairs of colours. One of each pair is true: { $first } / { $second }; { $third } / { $fourth }.
multi-colours-1 = { four-colours } Colours of different pairs see each other ({ $clash }), so they are not both true, and one of their opposites is. What sees both opposites cannot hold it. { $effects }
    .title = Multi-colours 1
multi-colours-2 = { four-colours } The colour of { $false } sees both colours of the other pair ({ $clash }), of which one is true: so it is false. { $effects }
    .title = Multi-colours 2

# In chains, = means that one of the two is true, - that one of the two is false.
chain-with-two-ends = { $chain }: if one end of the chain is false, the other is true. What both ends rule out goes. { $effects }
chain-back-to-its-cell = { $chain }: the chain comes back to the cell where it starts, and the ends do not fit together. If what follows were not so, going along the chain would lead to the opposite. { $effects }
chain-without-end = { $chain-closed }: the chain is a closed loop, so that of every link exactly one end is true. What both ends of a link rule out goes. { $effects }
x-chain = { chain-with-two-ends }
    .title = X-chain
xy-chain = { chain-with-two-ends }
    .title = XY-chain
aic = { chain-with-two-ends }
    .title = Alternating inference chain
grouped-aic = { chain-with-two-ends }
    .title = Grouped alternating inference chain
discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Discontinuous nice loop
grouped-discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Grouped discontinuous nice loop
continuous-nice-loop = { chain-without-end }
    .title = Continuous nice loop
grouped-continuous-nice-loop = { chain-without-end }
    .title = Grouped continuous nice loop

aligned-exclusion = { $n-excluders ->
    [0] However { $cells } are filled with what goes, a symbol would be repeated.
   *[other] However { $cells } are filled with what goes, a symbol would be repeated, or one of these would lose all its candidates: { $excluders }.
} { $effects }
aligned-pair-exclusion = { aligned-exclusion }
    .title = Aligned pair exclusion
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Aligned triplet exclusion

# An almost locked set: cells of a house with one symbol more than there are cells.
als-xz = Two sets of cells have one symbol more than cells: { $set-1 } ({ $set-symbols-1 }) and { $set-2 } ({ $set-symbols-2 }). { $n-restricted ->
    [one] They cannot both hold { $restricted }, so one of them lacks it and holds all its other symbols: what both share is in one of them.
   *[other] They cannot both hold any of { $restricted }, so each lacks one of these and holds all its other symbols.
} { $effects }
    .title = ALS-XZ rule
als-xy-wing = Three sets of cells have one symbol more than cells: { $set-1 } ({ $set-symbols-1 }), { $set-2 } ({ $set-symbols-2 }) and { $set-3 } ({ $set-symbols-3 }). The second lacks at most one symbol. So it takes { $restricted-1 } from the first or { $restricted-2 } from the third, and that set holds all its other symbols: what the first and the third share is in one of them. { $effects }
    .title = ALS-XY-wing
als-chain = Sets of cells with one symbol more than cells make a chain: { $set }. Neighbours cannot both hold the symbol that ties them ({ $restricted }). If the first lacks a symbol that the last has too, it holds all its others, the next lacks one and holds its others, and so on: then the last holds it. { $effects }
    .title = ALS chain
death-blossom = For each candidate of { $cell } ({ $restricted }) there is a set of cells with one symbol more than cells: { $set }. Whatever { $cell } holds, one of the sets lacks it and holds all its other symbols: what all of them share is in one of them. { $effects }
    .title = Death blossom

template-set = Ways left to place { $symbol } in the whole grid: { $templates }. They agree about some cells. { $effects }
    .title = Template set
template-delete = Ways left to place { $symbol } in the whole grid: { $templates }. Some candidates occur in none of them. { $effects }
    .title = Template delete

forcing-chain-contradiction = { $n-starts ->
    [0] Nothing else is possible there.
   *[other] If it were otherwise, these chains would lead to a contradiction: { $chain }.
} { $effects }
    .title = Forcing chain contradiction
forcing-chain-verity = { $n-starts ->
    [one] Whether { $starts } is true or false
   *[other] Whichever of { $starts } is true
}, the chains lead to the same: { $chain }. { $effects }
    .title = Forcing chain verity
forcing-net-contradiction = { $n-starts ->
    [0] Nothing else is possible there.
   *[other] If it were otherwise, these inferences would lead to a contradiction: { $net }.
} { $effects }
    .title = Forcing net contradiction
forcing-net-verity = { $n-starts ->
    [one] Whether { $starts } is true or false
   *[other] Whichever of { $starts } is true
}, these inferences lead to the same: { $net }. { $effects }
    .title = Forcing net verity

reductio = Suppose { $starts }. { $n-then ->
    [0] Then
   *[other] Then { $then } would follow, and
} { $end ->
    [0] no candidate would be left for { $cell }
    [1] there would be no place for { $symbol } in { $house }
   *[other] this could not be satisfied: { $rule }
}. { $effects }
    .title = Reductio ad absurdum
