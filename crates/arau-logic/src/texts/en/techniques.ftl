# The words of each technique in English: a message per technique, whose attribute is its name. What a message may use
# stands in texts/mod.rs.

full-house = { $cell } is the last empty cell of { $house }, and only { $symbol } is missing.
    .title = Full house
naked-single = { $cell } must be { $symbol }{ $why }
    .title = Naked single
hidden-single = { $House-in }, { $symbol } can only go in { $cell }{ $why }
    .title = Hidden single
cross-hatching = { hidden-single }
    .title = Cross-hatching
counting = { naked-single }
    .title = Counting

confined = { $From-in }, every { $symbol } is { $into-in }
locked-candidates = { confined }, so { $into-size ->
    [short] { $into }'s { $symbol }
   *[long] the { $symbol } { $into-of }
} comes from { $from } and the rest of { $into } cannot be { $symbol }.
pointing = { locked-candidates }
    .title = Locked candidates (pointing)
claiming = { locked-candidates }
    .title = Locked candidates (claiming)
direct-locked = { confined }, so the rest of { $into } cannot be { $symbol }. Then { $last-house } has only { $placed } left for { $last-symbol }.
direct-pointing = { direct-locked }
    .title = Direct pointing
direct-claiming = { direct-locked }
    .title = Direct claiming
direct-hidden = { hidden-places } Nothing else fits there, so { $last-house } has only { $placed } left for { $last-symbol }.
direct-hidden-pair = { direct-hidden }
    .title = Direct hidden pair
direct-hidden-triple = { direct-hidden }
    .title = Direct hidden triple

partners = { $argument }
    .title = Partners
rising-line = { $argument }
    .title = Rising line
neighbours = { $argument }
    .title = Neighbours
tally = { $argument }
    .title = Tally
combinations = { $argument }
    .title = Combinations
sum-bounds = { $argument }
    .title = Least and greatest sums
fillings = { $argument }
    .title = Ways to fill a clue
hidden-cage-single = { every-combination }, and only { $places } can take it. { $effects }
    .title = Hidden cage single
cage-digit = { every-combination }. { $cells } { $n-cells ->
    [one] sees all its places, { $places }, so it is not { $symbol }
    [2] see all its places, { $places }, so neither is { $symbol }
   *[other] see all its places, { $places }, so none of them is { $symbol }
}.
    .title = Digit that a cage must contain
every-combination = { $told ->
    [1] { $Cage } can only be { $way }, so it contains { $symbol }
   *[other] Every combination of { $cage } contains { $symbol }
}
house-sums = { house-sums-total }. { $n-outside ->
    [0] { $Sums } { $n-sums ->
        [1] lies
       *[other] lie
    } inside { $n-houses ->
        [1] it
       *[other] them
    }{ house-sums-known }{ $n-inside ->
        [1] { $left }
       *[other] { $inside } add up to { $total }{ house-sums-ways }
    }.
   *[other] { $n-inside ->
        [0] { $Sums } { $n-sums ->
            [1] covers
           *[other] cover
        } { $n-houses ->
            [1] it
           *[other] them
        }{ house-sums-known }{ $n-outside ->
            [1] { $left }
           *[other] { $outside } outside add up to { $total }{ house-sums-ways }
        }.
       *[other] { $Sums } { $n-sums ->
            [1] covers
           *[other] cover
        } { $n-houses ->
            [1] it
           *[other] them
        } but for { $inside } and { $n-sums ->
            [1] sticks
           *[other] stick
        } out by { $outside }{ house-sums-known }{ house-sums-difference }: { $left }.
    }
}
    .title = Innies and outies
house-sums-total = { $Houses } { $n-houses ->
    [1] adds
   *[other] add
} up to { $house-total }
house-sums-known = { $n-known ->
    [0] , so{" "}
   *[other] . With { $known },{" "}
}
house-sums-ways = { $told ->
    [0] : { $left }
    [1] : they are { $symbols }
   *[other] , which is { $ways }: { $left }
}
house-sums-difference = { $n-inside ->
    [one] { $inside } is
   *[other] { $inside } add up to
} { $sign ->
    [0] as much as { $outside }
    [-1] { $total } less than { $outside }
   *[other] { $total } more than { $outside }
}
killer-subset = In { $house }, the { $symbols } are used up: { $shares }. So { $left }.
killer-pair = { killer-subset }
    .title = Killer pair
killer-triple = { killer-subset }
    .title = Killer triple
killer-quadruple = { killer-subset }
    .title = Killer quadruple
cages-together = { $First } and { $second } share no digit{ $told ->
    [0] {""}
   *[other] : together they are { $together }
}. So { $left }.
    .title = Cages that see each other
phistomefel = The { $n-ring } cells around { $house } hold the same digits as the { $n-corners } cells in the four corners. { $n-held ->
    [0] { $side ->
        [0] The ring has no place for { $symbol }
       *[other] The corners have no place for { $symbol }
    }
   *[other] { $side ->
        [0] The corners already have { $symbol } in { $held }, and the ring has room for no more
       *[other] The ring already has { $symbol } in { $held }, and the corners have room for no more
    }
}. { $effects }
    .title = Phistomefel's ring

# Sums and cages in these.
sums-of = { $n ->
    [one] the sum { $list }
   *[other] the sums { $list }
}
sums-of-killer-cage = { $n ->
    [one] the cage { $list }
   *[other] the cages { $list }
}
sums-of-kenken-cage = { sums-of-killer-cage }
sums-of-kakuro-run = { $n ->
    [one] the run { $list }
   *[other] the runs { $list }
}
summand = { $cells } ({ $total }{ $n-outside ->
    [0] {""}
   *[other] , with { $outside } outside
})
rest-of-houses = the { $total } left for { $cells } { $houses-in }
rest-outside = the { $total } of { $cells } outside { $houses }
cage-with-ways = { $cage } ({ $ways })
cage-with-ways-of-open = { $cage } ({ $ways } in { $open })
share = { $n-in-words } in { $cage }
with = { $first } with { $second }
either = { $first } or { $last }
leftovers = { $n-houses ->
    [1] { $Houses } holds
   *[other] { $Houses } together hold
} the same digits as { $others }. Take away the cells that both share: { $here } hold the same digits as { $there }, so { $result }.
    .title = Law of leftovers

naked-subset = { $equal ->
    [1] { $n-cells ->
        [2] { $cells } are both { $symbols-set }.
       *[other] { $cells } are all { $symbols-set }.
    }
   *[other] { $cells } have only { $symbols } between them.
} { $n-houses ->
    [1] They use up { $houses-size ->
        [short] { $houses }'s { $symbols }
       *[long] the { $symbols } { $houses-of }
    }, so no other cell of { $houses } can be { $symbols-or }.
   *[other] They use up the { $symbols } of { $houses }, so no other cell of { $houses-or } can be { $symbols-or }.
}
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
hidden-places = In { $houses }, { $symbols } can only go in { $cells }.
hidden-subset = { hidden-places } That fills { $n-cells ->
    [2] both cells
    [3] all three cells
    [4] all four cells
   *[other] all these cells
}: { $result }.
hidden-pair = { hidden-subset }
    .title = Hidden pair
hidden-triple = { hidden-subset }
    .title = Hidden triple
hidden-quadruple = { hidden-subset }
    .title = Hidden quadruple
larger-hidden-subset = { hidden-subset }
    .title = Larger hidden subset

# Fish: in the bases, the symbol has no cells but in the covers, which are as many.
few = { $n-bases ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] seven
} { $bases-kind ->
    [row] rows
    [column] columns
    [box] boxes
    [region] regions
   *[other] houses
}
all-covers = { $n-bases ->
    [2] both
    [3] all three
    [4] all four
    [5] all five
    [6] all six
   *[other] all seven
} { $covers-kind ->
    [row] rows'
    [column] columns'
    [box] boxes'
    [region] regions'
   *[other] houses'
}
fish-places = In { $bases }, { $symbol } can only be in { $covers }
fish = { fish-places }. Those { few } take { all-covers } { $symbol }s, so no other cell of { $covers } can be { $symbol }.
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
fish-of-boxes = { fish-places }. Those { few } take { all-covers } { $symbol }s, so { $result }.
franken-x-wing = { fish-of-boxes }
    .title = Franken X-wing
franken-swordfish = { fish-of-boxes }
    .title = Franken swordfish
franken-jellyfish = { fish-of-boxes }
    .title = Franken jellyfish
franken-squirmbag = { fish-of-boxes }
    .title = Franken squirmbag
franken-whale = { fish-of-boxes }
    .title = Franken whale
franken-leviathan = { fish-of-boxes }
    .title = Franken leviathan
mutant-x-wing = { fish-of-boxes }
    .title = Mutant X-wing
mutant-swordfish = { fish-of-boxes }
    .title = Mutant swordfish
mutant-jellyfish = { fish-of-boxes }
    .title = Mutant jellyfish
mutant-squirmbag = { fish-of-boxes }
    .title = Mutant squirmbag
mutant-whale = { fish-of-boxes }
    .title = Mutant whale
mutant-leviathan = { fish-of-boxes }
    .title = Mutant leviathan

# A fin is a cell of a base outside the covers: either one of them is true, or the fish is.
finned-fish = { $fish ->
    [1] { fish-places }, apart from { $n-all-fins ->
        [1] the fin { $all-fins }. If the fin is { $symbol }, { $result }, because the fin sees { $n-gone ->
            [1] that cell
           *[other] those cells
        }
       *[other] the fins { $all-fins }. If one of the fins is { $symbol }, { $result }, because every fin sees { $n-gone ->
            [1] that cell
           *[other] those cells
        }
    }. If not, those { few } take { all-covers } { $symbol }s, with the same result.
   *[other] { $Bases } make two fish with { $covers }, apart from the fins { $all-fins }. In each fish, either a fin is { $symbol } or the fish takes the { $symbol }s of its covers. Either way { $result }.
}
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
sashimi-x-wing = { finned-fish }
    .title = Sashimi X-wing
sashimi-swordfish = { finned-fish }
    .title = Sashimi swordfish
sashimi-jellyfish = { finned-fish }
    .title = Sashimi jellyfish
sashimi-squirmbag = { finned-fish }
    .title = Sashimi squirmbag
sashimi-whale = { finned-fish }
    .title = Sashimi whale
sashimi-leviathan = { finned-fish }
    .title = Sashimi leviathan

# One end of the chain is true, or the other.
either-way = { $ends-see ->
    [yes] { $n-gone ->
        [1] Either way { $gone } sees { $end-article } { $end } and cannot be { $end } itself.
        [2] Either way { $gone } see { $end-article } { $end }: neither can be { $end }.
       *[other] Either way { $gone } see { $end-article } { $end }: none of them can be { $end }.
    }
   *[no] Either way { $result }.
}
two-ends = { $chain-story } { either-way }
remote-pair = { $cells } are all { $symbols-set }, and each sees the next, so { $symbols } alternate along the chain. Two cells an odd number of links apart hold one each, and a cell that sees both can hold neither: { $result }.
    .title = Remote pair
# Clues, and houses, that are filled at once.
clues-together = { $claims }. { $n-ways ->
    [0] { $counted ->
        [0] { $n-claims ->
            [1] Given what { $open } can still hold, { $left }
           *[other] Together they mean that { $left }
        }
       *[other] That leaves { $counted } ways to fill { $open }, so { $left }
    }
    [1] The only way left to fill { $open } is { $ways }, so { $left }
   *[other] The only ways left to fill { $open } are { $ways }, so { $left }
}.
    .title = Clues together
places-together = { $n-places ->
    [0] Wherever the { $symbol }s { $houses-of } go together, one of them is seen from { $gone }, so { $result }.
    [1] Together, the { $symbol }s { $houses-of } can only go in { $places }, so { $result }.
   *[other] Together, the { $symbol }s { $houses-of } can only go in { $places }. Either way one of them is seen from { $gone }, so { $result }.
}
    .title = Places together

two-cells-each = { $Houses } have only two cells each for { $symbol }.
joined-links = { two-cells-each } { two-ends }
skyscraper = { joined-links }
    .title = Skyscraper
two-string-kite = { joined-links }
    .title = 2-string kite
turbot-fish = { joined-links }
    .title = Turbot fish
dual-two-string-kite = { $Houses } have only two cells each for { $symbols }. That makes two kites, both joined at { $joined }, which see each other. Each kite has its digit at one of its far ends, among { $cells }, so { $result }.
    .title = Dual 2-string kite
empty-rectangle = In { $box }, every { $symbol } is in { $lines-or }, and { $houses } has only two cells for it. { two-ends }
    .title = Empty rectangle
dual-empty-rectangle = In { $box }, every { $symbol } is in one of two crossing lines. { $Houses } have only two cells each for { $symbol }, among { $cells }. Each such pair leads from one of the lines to a cell that sees the other, so { $result }.
    .title = Dual empty rectangle
w-wing = { $cells } are both { $symbols-set }, and { $houses } has only { $joined } for { $linked }. { two-ends }
    .title = W-wing
wing-cases = If it is { $other-1 }, { $pincer-1 } is { $symbol }. If it is { $other-2 }, { $pincer-2 } is { $symbol }.
wing-end = { $n-gone ->
    [1] { $gone } sees { $symbol-article } { $symbol } and cannot be { $symbol } itself.
    [2] { $gone } see { $symbol-article } { $symbol }: neither can be { $symbol }.
   *[other] { $gone } see { $symbol-article } { $symbol }: none of them can be { $symbol }.
}
xy-wing = { $pivot } is { $other-1 } or { $other-2 }. { wing-cases } Either way { wing-end }
    .title = XY-wing
xyz-wing = { $pivot } is { $symbols-or }. { wing-cases } Otherwise { $pivot } is { $symbol } itself. In every case { wing-end }
    .title = XYZ-wing

# Patterns that would have two solutions, and the candidates that prevent that.
one-guardian = { $guardians-alike ->
    [yes] { $n-guardians-cells ->
        [1] So { $guardians-cells } must be { $guardians-symbols }
        [2] So { $guardians-cells-or } must be { $guardians-symbols }
       *[other] So one of { $guardians-cells } must be { $guardians-symbols }
    }
   *[no] So { $guardians-told }
}
guardians-in-one-cell = { one-guardian } and cannot be { $gone-symbols }.
guardians-of-one-symbol = { one-guardian }. { $n-gone ->
    [1] { $gone } sees all of these cells, so it cannot be { $gone-symbols }.
   *[other] { $gone } see all of these cells, so they cannot be { $gone-symbols }.
}
guardians-in-a-subset = { one-guardian }. That acts like one cell { $guardians-symbols-set }: together with { $subset } it uses up { $subset-symbols } { $houses-in }, so { $result }.
guardians-beside-a-symbol = { one-guardian }. In { $houses }, { $kept } can only go in these two cells. So one of them is { $kept } and the other one of those: { $result }.
grave = Unless { $guardians-told }, every empty cell would have two candidates and every house two cells for each of its digits. Such a puzzle never has exactly one solution.
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
two-solutions = these digits could be swapped, and the puzzle would have two solutions.
deadly-rectangle = { $cells } form a rectangle. If they held only { $symbols }, { two-solutions }
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
only-in-rectangle = In { $houses }, { $kept } can only go in the rectangle.
uniqueness-test-6 = { deadly-rectangle } { only-in-rectangle } If one of { $gone } were { $kept }, the other would be { $kept } too, and { $symbols } would fill all four cells. So { $result }.
    .title = Uniqueness test 6
hidden-rectangle = { deadly-rectangle } { only-in-rectangle } If { $gone } were { $gone-symbols }, both cells beside it would have to be { $kept }, and { $symbols } would fill all four cells. So { $result }.
    .title = Hidden rectangle
deadly-placed-rectangle = { $cells } form a rectangle, and none of them is a given. If they held only { $symbols }, { two-solutions }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Avoidable rectangle type 1
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Avoidable rectangle type 2
deadly-loop = { $cells } form a loop, with two of them in every house it visits. If they held only { $symbols }, { two-solutions }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Unique loop type 1
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Unique loop type 2
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Unique loop type 3
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Unique loop type 4

sue-de-coq = { $Houses } cross in { $cells }, which have only { $symbols } between them. Together with { $line-cells } { $line-symbols-set } and { $box-cells } { $box-symbols-set }, there are as many cells as digits, so all these digits go there: { $result }.
    .title = Sue de coq

# A symbol stands in the corner where two lines cross, or at an end of one of them.
firework = Outside { $box }, { $lines } have only { $ends } for { $symbols }. A digit in neither of them must be in { $box } in both lines: in { $corner }, where they cross.
firework-box = Each digit is outside the box in at most one of its two lines, so the box has it in the other.
triple-firework = { firework } So these three cells hold the three digits, one each{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } So { $result }.
}
    .title = Triple firework
quadruple-firework = Outside { $box-1 }, { $lines-1 } have only { $ends-1 } for { $symbols-1 }; outside { $box-2 }, { $lines-2 } have only the same two cells for { $symbols-2 }. A digit in neither of them must be where its two lines cross: { $symbols-1-or } in { $corner-1 }, { $symbols-2-or } in { $corner-2 }. So these four cells hold { $all }, one each{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } So { $result }.
}
    .title = Quadruple firework
firework-w-wing = { firework } { $target } sees { $pairs }, both { $symbols-set }, and { $ends } as well. If it were one of the two digits, { $pairs } would be the other, and { $ends } could be neither. Then both digits would have to be in { $corner }. So { $result }.
    .title = Firework W-wing

two-colours = Wherever { $symbol } has only two cells in a house, exactly one of them is { $symbol }. Following such pairs, either { $first } { $n-first ->
    [1] is
   *[other] are
} { $symbol } or { $second } { $n-second ->
    [1] is
   *[other] are
}.
simple-colours-trap = { two-colours } Either way { $result }.
    .title = Simple colours (trap)
simple-colours-wrap = { two-colours } But { $clash-1 } see each other and cannot both be { $symbol }, so { $result }.
    .title = Simple colours (wrap)
four-colours = Wherever { $symbol } has only two cells in a house, exactly one of them is { $symbol }. Following such pairs, { $symbol } is either in { $first } or in { $second }, and either in { $third } or in { $fourth }.
multi-colours-1 = { four-colours } { $clash-1 } see each other, so at least one of these two groups is wrong, and then its opposite is right. Either way { $result }.
    .title = Multi-colours 1
multi-colours-2 = { four-colours } Between them, { $false } see both sides of the other pair ({ $clash }), and one of those sides is right. So { $result }.
    .title = Multi-colours 2

# Chains told as stories.
back-to-its-cell = { $chain-story } { $chain-start ->
    [true] That cannot be, so { $result }.
   *[false] Either way { $result }.
}
closed-loop = { $chain-story } The last of these rules out the first, so the chain closes into a loop and is true one way round or the other. Either way { $result }.
x-chain = { two-ends }
    .title = X-chain
xy-chain = { two-ends }
    .title = XY-chain
aic = { two-ends }
    .title = Alternating inference chain
grouped-aic = { two-ends }
    .title = Grouped alternating inference chain
discontinuous-nice-loop = { back-to-its-cell }
    .title = Discontinuous nice loop
grouped-discontinuous-nice-loop = { back-to-its-cell }
    .title = Grouped discontinuous nice loop
continuous-nice-loop = { closed-loop }
    .title = Continuous nice loop
grouped-continuous-nice-loop = { closed-loop }
    .title = Grouped continuous nice loop

aligned-exclusion = Try every way to fill { $cells }. Some repeat a digit{ $n-excluders ->
    [0] {""}
   *[other] , others leave { $excluders-or } without a candidate
}. Those that remain show that { $result }.
aligned-pair-exclusion = { aligned-exclusion }
    .title = Aligned pair exclusion
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Aligned triplet exclusion

# Almost locked sets: cells of a house with one candidate more than there are cells.
one-to-spare = Each of these sets has one candidate more than cells, so at most one of its digits can be missing.
als-xz = Take { $set-1 } { $set-symbols-1-set } and { $set-2 } { $set-symbols-2-set }. { one-to-spare } { $n-restricted ->
    [1] They cannot both have { $restricted }, so one of them lacks it and has all its other digits. Either way { $result }.
   *[other] They cannot both have any one of { $restricted }, so each set lacks one of these and has all its other digits: { $result }.
}
    .title = ALS-XZ rule
als-xy-wing = Take { $set-1 } { $set-symbols-1-set }, { $set-2 } { $set-symbols-2-set } and { $set-3 } { $set-symbols-3-set }. { one-to-spare } The second has { $restricted-1 } or { $restricted-2 }. If it has { $restricted-1 }, the first lacks { $restricted-1 } and has all its other digits; if it has { $restricted-2 }, the third lacks { $restricted-2 } and has all its others. Either way { $result }.
    .title = ALS-XY-wing
als-chain = Take these sets in turn: { $sets }. { one-to-spare } Two neighbours cannot both have the digit that links them ({ $restricted }). If the first set lacks one of its digits, it has all the others, so the second lacks its link and has its others, and so on to the last. Either way { $result }.
    .title = ALS chain
death-blossom = { $cell } can only be { $restricted-all }. For each of these there is a set of cells that cannot have it then: { $sets }. { one-to-spare } Whatever { $cell } is, one of the sets lacks that digit and has all its others, so { $result }.
    .title = Death blossom

tridagon = { $Houses } each have three cells, one in every row and every column of the box, for { $symbols }: { $trio }. Suppose all twelve hold these digits. From top to bottom, two boxes side by side then have them in the same circular order; from left to right, so do two boxes one above the other. In { $apart }, though, the cells slope the other way than in the other three boxes, so once round the four boxes the order would come back reversed.
tridagon-1 = { tridagon } { guardians-in-one-cell }
    .title = Tridagon type 1
tridagon-2 = { tridagon } { guardians-of-one-symbol }
    .title = Tridagon type 2

template-set = All { $templates } ways left to place the { $symbol }s in the whole grid agree that { $result }.
    .title = Template set
template-delete = There are { $templates } ways left to place the { $symbol }s in the whole grid, and none of them uses { $gone }: { $result }.
    .title = Template delete

symbols-in-house = { $symbols } { $house }
all-candidates-among = All their candidates are among these: { $covers }. A house takes a digit only once, so that makes at most { $n-covers } digits for { $n-cells } cells, and every one of them is needed there: { $result }.{ $n-twice ->
    [0] {""}
   *[other] {" "}If { $twice-told }, a single cell would use up two of them.
}
sk-loop = The { $n-cells } cells { $cells } form a ring around { $ring }. { all-candidates-among }
    .title = SK loop
multi-sector-locked-set = { $Along } cross { $across } in { $n-cells } empty cells{ $n-left-out ->
    [0] {""}
   *[other] {" "}besides { $left-out }
}. { all-candidates-among }
    .title = Multi-sector locked set

verity-cases = { $n-starts ->
    [1] {""}
   *[other] { $n-starts-cells ->
        [1] { $Starts-told }.{" "}
       *[other] { $Houses-in }, { $starts-symbols } can only go in { $starts-cells-or }.{" "}
    }
}
forcing-chain-contradiction = { $n-starts ->
    [0] Nothing else is possible here: { $result }.
   *[other] { $chain-story } { $Clash }, so { $result }.
}
    .title = Forcing chain contradiction
forcing-chain-verity = { verity-cases }{ $chain-story } In every case { $result }.
    .title = Forcing chain verity
forcing-net-contradiction = { $n-starts ->
    [0] Nothing else is possible here: { $result }.
   *[other] { $net-story } { $Clash }, so { $result }.
}
    .title = Forcing net contradiction
forcing-net-verity = { verity-cases }{ $net-story } In every case { $result }.
    .title = Forcing net verity

reductio = { $story } { $effects }
    .title = Reductio ad absurdum
reductio-suppose = Suppose { $cell } is { $symbols }.
reductio-suppose-too = Suppose also that { $cell } is { $symbols }.
reductio-then = Then { $clauses }.
reductio-only = { $cell } can only be { $symbols }
reductio-last-place = { $cell } is { $symbols }, the only place left for it { $house-in }
reductio-rule = { $cell } is { $symbols } by { $rule }
reductio-pair = { $cell } is { $symbols }, as { $pair } use up two symbols of { $house }
reductio-overlap = { $cell } is { $symbols }, as { $from } takes the others' place { $into-in }
reductio-nothing-for = nothing is left for { $cell }
reductio-no-place = there is no place left for { $symbol } { $house-in }
reductio-broken = { $rule } cannot be satisfied
reductio-fails = So { $cell } is not { $symbols } here.
reductio-every-case-fails = Every case fails.
reductio-more = { $n ->
    [one] One more inference follows.
   *[other] { $n } more inferences follow.
}
reductio-and = { $first }; and { $last }
reductio-or = { $first } or { $last }

trial-and-error = { $cell } must be { $symbols }: trying { $others } there leads to { $n ->
    [one] a dead end
   *[other] dead ends only ({ $n } of them)
  }.
    .title = Trial and error

nested-forcing = { $lines } { $effects }
    .title = Nested forcing
nested-line = ({ $n }) { $line }
nested-try = Suppose also that { $cell } is { $symbols }: { $clauses }.
nested-in-turn = in turn { $facts }
