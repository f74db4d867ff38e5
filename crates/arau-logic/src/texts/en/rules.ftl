# Clues of rules: what they are called, what they say, and how they lead to what follows.

cell-is = { $n ->
    [one] { $cells } is { $set }
   *[other] { $cells } are { $set }
}
set-at-most = at most { $high }
set-at-least = { $low } or more
set-range = { $low } to { $high }
set-anything = anything
set-all-but = not { $symbols }
number = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}
held-in = { $symbol } in { $cell }
so-none = { $n ->
    [2] neither cell is { $symbols }
   *[other] none of these cells is { $symbols }
}

so-none-can-be = { $n ->
    [2] neither can be { $symbols }
   *[other] none of these cells can be { $symbols }
}

# A rule without a message of its own.
clue = the { $title } { $cells }
claim = { $clue } ties its cells together
claim-balance = { $Clue } asks that { $equation }
clue-impossible = There is no solution: { $clue } can no longer be satisfied.

because-total-last = { $Clue } already has { $held }, so { $so }.
because-total-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $Clue } must be { $ways }, so { $so }.
       *[other] With { $taken }, { $clue } must be { $ways }, so { $so }.
    }
   *[other] { $n-taken ->
        [0] { $Clue } already has { $held }, so { $open } must be { $ways }: { $so }.
       *[other] { $Clue } already has { $held }. With { $taken } taken, that leaves { $ways } for { $open }, so { $so }.
    }
}
because-kakuro-run-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $sum } in the { $n-cells-in-words } cells { $cells } can only be { $ways }, so { $so }.
       *[other] { because-total-ways }
    }
   *[other] { because-total-ways }
}
because-kenken-cage-ways = { $op ->
    [plus] { because-total-ways }
    [times] { $n-held ->
        [0] { $n-taken ->
            [0] { $target }× in the { $n-cells-in-words } cells { $cells } of a { $size }×{ $size }: { $ways }. { $n-non-divisors ->
                [0] { $So }.
                [1] { $non-divisors } does not divide { $target }, so { $so }.
               *[other] { $non-divisors } do not divide { $target }, so { $so }.
            }
           *[other] { because-total-ways }
        }
       *[other] { because-total-ways }
    }
   *[other] { $Clue } can only be { $ways }, so { $so }.
}
because-total-bounds = { $n-held ->
    [0] In { $clue }, { $bounds }.
   *[other] { $Clue } already has { $held }, so its other cells add up to { $rest }: { $bounds }.
}
total-bound = { $most ->
    [none] those besides { $cell } come to at least { $least }, so { $so }
   *[other] { $least ->
        [none] those besides { $cell } come to at most { $most }, so { $so }
       *[other] those besides { $cell } come to { $least } to { $most }, so { $so }
    }
}
because-total-count = { $n-ways ->
    [0] However { $clue } is made up, { $so }.
   *[other] { $Clue } has { $n-ways } possible combinations, so { $so }.
}
because-total-too-small = There is no solution: { $n-held ->
    [0] { $clue } can reach at most { $most }.
   *[other] with { $held }, { $clue } can reach at most { $most }.
}
because-total-too-large = There is no solution: { $n-held ->
    [0] { $clue } comes to at least { $least }.
   *[other] with { $held }, { $clue } comes to at least { $least }.
}
because-total-impossible = There is no solution: no combination is left for { $clue }.

because-balance = { $Claim }. Whatever { $plus } and { $minus } hold, { $so }.
because-balance-facts = { $Claim }. { $facts }, so { $so }.
side-least = { $n-cells ->
    [one] { $cells } is at least { $least }
   *[other] { $cells } come to at least { $lowest ->
        [none] { $least }
       *[other] { $lowest } = { $least }
    }
}
side-most = { $n-cells ->
    [one] { $cells } is at most { $most }
   *[other] { $cells } come to at most { $most }
}

because-rise-of-two = { $Claim }, so { $so }.
because-rise-of-two-known = { $Claim }, and { $known }, so { $so }.
because-rise = { $Claim } over { $n } cells, so { $so }.
because-rise-known = On { $clue }, { $known }, so { $so }.
because-rise-place = { $cell } is the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] { $number }th
} of { $n } cells on { $clue }: { $before ->
    [0] { $after ->
        [1] one larger digit comes after it
       *[other] { $after-in-words } larger digits come after it
    }
    [1] { $after ->
        [0] one smaller digit comes before it
        [1] one smaller digit comes before it and one larger after it
       *[other] one smaller digit comes before it and { $after-in-words } larger after it
    }
   *[other] { $after ->
        [0] { $before-in-words } smaller digits come before it
        [1] { $before-in-words } smaller digits come before it and one larger after it
       *[other] { $before-in-words } smaller digits come before it and { $after-in-words } larger after it
    }
}, so { $so }.

because-partners = { $Claim }. { $inferences }.
because-partners-pairs = { $Claim }: { $pairs }. { $So }.
because-partners-lonely = { $Claim }, so { $n-changes ->
    [2] { $n-cells ->
        [2] neither is { $lonely }
       *[other] { $so }
    }
   *[other] { $so }
}.
inference = { $known }, so { $left }
because-partners-on-both-sides = { $Claim }. { $n-between ->
    [1] { $sides } differ, so { $between } needs two different partners: { $so }.
   *[other] { $between } each have two neighbours that differ, and so need two different partners: { $so }.
}
because-neighbours = { $Claim }. { $known }, so { $so }.

because-tally-full = { $Clue } has room for only { $max } of { $symbols }, and { $sure } { $n-sure ->
    [one] takes it
   *[other] take them
}, so { $so }.
because-tally-needed = { $Clue } needs { $n-symbols ->
    [1] { $min ->
        [1] a { $symbols }
       *[other] { $min } cells with { $symbols }
    }
   *[other] { $min ->
        [1] a cell that is { $symbols }
       *[other] { $min } cells that are { $symbols }
    }
}, and only { $possible } can hold { $min ->
    [1] it
   *[other] them
}, so { $so }.

because-fillings = { $Claim }. { $n-ways ->
    [1] The only way left to fill { $open } is { $ways }, so { $so }.
   *[other] The only ways left to fill { $open } are { $ways }, so { $so }.
}
because-deciding = { $n-known ->
    [0] { $Claim }, so { $so }.
   *[other] { $Claim }. { $known }, so { $so }.
}
because-fillings-many = { $Claim }. However { $open } are filled, { $so }.

# What clues are called, and what they say.

clue-houses = the houses
clue-diagonals = the diagonals
clue-windoku = the windows
clue-disjoint-groups = the rule of disjoint groups
clue-hypercube = the hypercube rule
clue-extra-region = the extra region { $cells }
clue-candidates = the candidates of { $cells }
clue-even = the even cells { $cells }
clue-odd = the odd cells { $cells }
clue-doppelganger = the doppelgänger rule
clue-killer-cage = the { $sum ->
    [none] cage
   *[other] { $sum }-cage
} { $cells }
claim-killer-cage = { $sum ->
    [none] the digits of { $clue } differ
   *[other] the cells of { $clue } add up to { $sum }
}
clue-kakuro-run = the { $sum }-run { $cells }
claim-kakuro-run = the cells of { $clue } add up to { $sum }
clue-kenken-cage = the { $op ->
    [none] cage of { $target }
    [plus] { $target }+ cage
    [minus] { $target }− cage
    [times] { $target }× cage
    [over] { $target }÷ cage
   *[other] { $target } cage
} { $cells }
claim-kenken-cage = { $op ->
    [minus] in the { $target }− cage, { $first } and { $last } differ by { $target }
    [over] in the { $target }÷ cage, one of { $first } and { $last } is { $target ->
        [2] twice
       *[other] { $target } times
    } the other
    [times] the cells of the { $target }× cage { $cells } multiply to { $target }
    [plus] the cells of the { $target }+ cage { $cells } add up to { $target }
   *[other] { $clue } makes { $target }
}
clue-sum = the sum { $sum } of { $cells }
claim-sum = { $equation ->
    [none] { $clue }
   *[other] { $equation }
}
clue-little-killer = the little killer { $sum } along { $cells }
claim-little-killer = the diagonal { $cells } adds up to { $sum }
clue-magic-boxes = the magic line { $cells }
clue-cage-comparison = the sign between the cages { $cells } and { $other }
claim-cage-comparison = the cage { $cells } { $relation ->
    [less] adds up to less than
    [equal] adds up to as much as
   *[other] adds up to more than
} { $other }
clue-equal-sums = the equal sums of { $lists }
clue-equality-cage = the equality cage { $cells }
claim-equality-cage = the equality cage { $cells } holds different digits, as many even as odd and as many low as high
clue-rellik-cage = the rellik cage { $cells }
claim-rellik-cage = no cells of the rellik cage { $cells } add up to { $sum }
clue-greater-than = the sign between { $first } and { $last }
claim-greater-than = { $n-cells ->
    [2] { $first } is less than { $last }
   *[other] the digits of { $cells } rise
}
clue-anti-knight = the anti-knight rule
claim-anti-knight = cells a knight's move apart differ
clue-anti-king = the anti-king rule
claim-anti-king = cells a king's move apart differ
clue-anti-taxicab = the anti-taxicab rule
claim-anti-taxicab = two cells that hold a digit are never that many steps apart
clue-non-consecutive = the non-consecutive rule
claim-non-consecutive = neighbours are not consecutive
clue-global-entropy = the 2×2 block { $cells }
claim-global-entropy = the 2×2 block { $cells } holds a low, a middle and a high digit
clue-global-mod = the 2×2 block { $cells }
claim-global-mod = the 2×2 block { $cells } holds all three remainders modulo 3
clue-dutch-flatmates = the flatmates of { $cells }
claim-dutch-flatmates = a middle digit in { $cells } has the lowest digit right above it or the highest right below it
clue-minimum = the minimum at { $first }
claim-minimum = a minimum is less than its neighbours
clue-maximum = the maximum at { $first }
claim-maximum = a maximum is greater than its neighbours
clue-clone = the clones
claim-clone = { $first } and { $last } are clones and hold the same digit
clue-equal = the equal cells
claim-equal = { $first } and { $last } hold the same digit
clue-same-values = the cells { $lists }
claim-same-values = { $lists } hold the same digits
clue-quadruple = the circle between { $cells }
claim-quadruple = { $clue } needs { $symbols }
clue-contain-exact = the group { $cells }
claim-contain-exact = { $clue } contains { $symbols }, no more often than listed
clue-counting-circles = the counting circles { $cells }
claim-counting-circles = each digit in the counting circles { $cells } occurs there as often as it says
clue-count-distinct = the count in { $control }
claim-count-distinct = { $control } says how many different digits there are in { $cells }
clue-look-and-say = the look-and-say clue { $text }
claim-look-and-say = the clue { $text } counts the digits of { $cells }
clue-row-indexer = the row indexer at { $first }
claim-row-indexer = a row indexer says in which row of its column its own row number is
clue-column-indexer = the column indexer at { $first }
claim-column-indexer = a column indexer says in which column of its row its own column number is
clue-box-indexer = the box indexer at { $first }
claim-box-indexer = a box indexer says at which position of { $area ->
    [region] its region
   *[box] its box
} its own position number is
clue-value-indexing = the slingshot at { $first }
claim-value-indexing = the slingshot repeats the first digit of { $cells } as many cells on as the second one says
clue-thermometer = the { $slow ->
    [yes] slow thermometer
   *[other] thermometer
} { $cells }
claim-thermometer = { $slow ->
    [yes] the slow thermometer { $cells } never falls
   *[other] the thermometer { $cells } rises
}
clue-arrow = the arrow { $cells } with circle { $circle }
claim-arrow = { $n-circle ->
    [1] { $n-cells ->
        [1] the arrow's cell { $cells } equals the circle { $circle }
       *[other] the arrow's { $n-cells-in-words } cells { $cells } add up to the circle { $circle }
    }
   *[other] { $equation ->
        [none] the arrow's cells { $cells } add up to the number in the circle { $circle }
       *[other] the arrow asks that { $equation }
    }
}
clue-double-arrow = the double arrow { $cells }
claim-double-arrow = on the double arrow { $cells }, the cells between the circles add up to both circles together
clue-difference = the white dot between { $first } and { $last }
claim-difference = { $value ->
    [1] { $first } and { $last } are consecutive
    [none] { $n-cells ->
        [2] { $first } and { $last } are consecutive
       *[other] along { $cells }, neighbours are consecutive
    }
   *[other] { $n-cells ->
        [2] { $first } and { $last } differ by { $value }
       *[other] along { $cells }, neighbours differ by { $value }
    }
}
clue-ratio = the black dot between { $first } and { $last }
claim-ratio = one of { $first } and { $last } is { $value ->
    [2] twice
    [none] twice
    [3] three times
   *[other] { $value } times
} the other
clue-pair-sum = the sum { $sum } of { $first } and { $last }
claim-pair-sum = { $first } and { $last } add up to { $sum }
clue-difference-negative = the missing dots
claim-difference-negative = neighbours without a dot are not consecutive
clue-ratio-negative = the missing dots
claim-ratio-negative = neighbours without a dot are not in the ratio of a dot
clue-sum-negative = the missing signs
claim-sum-negative = neighbours with no X or V between them do not add up to { $sums ->
    [none] 5 or 10
   *[other] { $sums }
}
clue-kropki-negative = the missing dots
claim-kropki-negative = neighbours without a dot are neither consecutive nor in the ratio 1:2
clue-renban = the renban line { $cells }
claim-renban = the renban line { $cells } holds { $n-cells-in-words } consecutive digits in any order
clue-whisper = the whisper line { $cells }
claim-whisper = { $n-cells ->
    [2] on the whisper line, { $first } and { $last } differ by at least { $step }
   *[other] along the whisper line { $cells }, neighbours differ by at least { $step }
}
clue-palindrome = the palindrome
claim-palindrome = { $first } and { $last } mirror each other on the palindrome
clue-between = the between line { $cells }
claim-between = on the between line { $cells }, every digit lies strictly between the digits at its ends
clue-lockout = the lockout line { $cells }
claim-lockout = on the lockout line { $cells }, the ends differ by at least { $difference ->
    [none] 4
   *[other] { $difference }
} and no other digit lies between them
clue-zipper = the zipper line
claim-zipper = { $equation ->
    [none] { $n-told ->
        [3] on the zipper line, { $others } add up to { $first } in the middle
       *[other] on the zipper line { $cells }, two cells equally far from the middle always have the same sum
    }
   *[other] on the zipper line, { $equation }
}
clue-region-sum-line = the region-sum line
claim-region-sum-line = { $equation ->
    [none] the region-sum line { $cells } has the same sum in every { $area ->
        [region] region
       *[box] box
    }
   *[other] the region-sum line has the same sum in every { $area ->
        [region] region
       *[box] box
    }: { $equation }
}
clue-sum-line = the line { $cells }
claim-sum-line = the line { $cells } falls into pieces that each add up to { $sum }
clue-entropic = the entropic line { $cells }
claim-entropic = any three successive cells on the entropic line { $cells } are a low, a middle and a high digit{ $n-cells ->
    [2] {""}
    [3] {""}
   *[other] , so every third cell is of the same kind
}
clue-modular = the modular line { $cells }
claim-modular = { $modulus ->
    [none] any three successive cells on the modular line { $cells } have different remainders modulo 3, so every third cell has the same one
   *[other] any { $modulus } neighbours on the modular line { $cells } have different remainders modulo { $modulus }
}
clue-nabner = the nabner line { $cells }
claim-nabner = no two digits of the nabner line are equal or consecutive
clue-consecutive-lines = the line { $cells }
claim-consecutive-lines = { $line } holds consecutive digits in any order
clue-sandwich = the sandwich { $sum } of { $line }
claim-sandwich = { $line-in }, the digits between the lowest and the highest add up to { $sum }
clue-lunchbox = the lunchbox { $cells }
claim-lunchbox = in the lunchbox { $cells }, the digits between the lowest and the highest add up to { $sum }
clue-x-sum = the X-sum { $sum } of { $line }
claim-x-sum = the first digit of { $line }{ $from-side ->
    [none] {""}
   *[other] {" "}from the { $from-side }
} says how many cells add up to { $sum }
clue-skyscraper = the skyscraper clue { $count } of { $line }
claim-skyscraper = { $count ->
    [1] only one building of { $line } is seen
   *[other] { $count-in-words } buildings of { $line } are seen
}{ $from-side ->
    [none] {""}
   *[other] {" "}from the { $from-side }
}
clue-hidden-skyscraper = the hidden skyscraper { $value } of { $line }
claim-hidden-skyscraper = the first hidden building of { $line }{ $from-side ->
    [none] {""}
   *[other] {" "}from the { $from-side }
} is { $value }
clue-numbered-room = the numbered room { $value } of { $line }{ $from-side ->
    [none] {""}
   *[other] {" "}from the { $from-side }
}
claim-numbered-room = the first digit of { $line }{ $from-side ->
    [none] {""}
   *[other] {" "}from the { $from-side }
} says in which of its cells { $value } is
clue-full-rank = the rank { $rank } of { $line }
claim-full-rank = { $line } has rank { $rank } among all lines read as numbers
clue-distinct-lines = the rule that no two lines are the same
claim-distinct-lines = no two lines, read from either end, are the same
clue-connected-values = the connected { $symbols }
claim-connected-values = the cells with { $symbols } are connected
clue-chaos-construction = the regions to be found
claim-chaos-construction = every region has { $size } connected cells and no repeated digit
clue-equal-count = the count in { $control }
claim-equal-count = { $control } says how often the digit of { $first } occurs in { $cells }
clue-equal-run = the count in { $control }
claim-equal-run = { $control } says how far the equal digits around it reach
clue-relation = the pair { $first } and { $last }
claim-relation = { $n-cells ->
    [2] { $first } and { $last } hold one of the pairs listed
   *[other] neighbours of { $cells } hold one of the pairs listed
}
clue-automaton = the line { $cells }
claim-automaton = the line { $cells } must fit its automaton
clue-regular = the pattern { $pattern }
claim-regular = { $cells } match the pattern { $pattern }
clue-any-of = the choice of rules for { $cells }
claim-any-of = at least one of the rules offered for { $cells } holds
clue-all-of = the rules for { $cells }
claim-all-of = all the rules for { $cells } hold

# Arguments of rules in their own terms.

because-sandwich-middle = { $sum } between the { $low } and the { $high } of { $line } takes at least { $least } digits, too many for one of the two to be in the middle, so { $so }.
because-sandwich-apart = { $sum ->
    [0] The digits between the { $low } and the { $high } of { $line } add up to 0, so the two are neighbours
   *[other] Between the { $low } and the { $high } of { $line }, { $n-ways ->
        [0] { $sum } takes { $n-sizes ->
            [one] { $least } digits
            [2] { $least } or { $most } digits
           *[other] { $least } to { $most } digits
        }
       *[other] { $sum } can only be { $ways }
    }
}. { $n-lows ->
    [one] The { $low } is in { $lows }{ $n-highs ->
        [one] {" "}and the { $high } in { $highs }
       *[other] {""}
    }, so { $so }
   *[other] { $n-highs ->
        [one] The { $high } is in { $highs }, so { $so }
       *[other] The { $low } can only be in { $lows }, the { $high } only in { $highs }, so { $so }
    }
}.
because-sandwich-neighbours = The { $low } and the { $high } of { $line } have nothing between them and can only be { $ends }, so { $so }.
because-sandwich-inside = The { $low } and the { $high } of { $line } are { $ends }. { $n-inside ->
    [1] { $inside } between them is { $sum }
   *[other] { $inside } between them add up to { $sum }: { $ways }
}, so { $so }.
because-sandwich-outside = { $sum } lies between { $line }'s { $low } and { $high }, { $ends }. All the other digits add up to { $total }, so { $n-outside ->
    [1] only the { $rests } lies outside, in { $outside }
   *[other] { $outside } outside hold { $rests }
}, so { $so }.
because-sandwich-places = The { $low } and the { $high } of { $line } can only be the pair { $places }. Between them lies { $ways }, so { $so }.
because-sandwich-wherever = The { $low } of { $line } is in { $n-lows ->
    [one] { $lows }
   *[other] one of { $lows }
}, the { $high } in { $n-highs ->
    [one] { $highs }
   *[other] one of { $highs }
}, with { $n-ways ->
    [0] { $sum }
   *[other] { $ways }
} between them, so { $so }.
because-x-sum-too-little = { $Claim }. { $n-shown ->
    [1] If { $first } were 1, that would be { $extreme } alone
   *[other] If { $first } were { $x }, the first { $x } cells would come to at most { $shown } = { $extreme }
}, so { $so }.
because-x-sum-too-much = { $Claim }. If { $first } were { $x }, the first { $x } cells would come to at least { $shown } = { $extreme }, so { $so }.
because-x-sum-counted = { $first } is { $x }, so { $counted } { $n-counted ->
    [1] alone makes the other { $rest } of the X-sum
   *[other] add up to the other { $rest } of the X-sum: { $ways }
}, so { $so }.
because-x-sum-only = { $Claim }. That only works with { $ways }, counting from { $first }: { $so }.
because-x-sum-begins = The X-sum { $sum } of { $line } is { $ways } with X as the first number, so { $so }.
because-numbered-room-elsewhere = { $Claim }. { $cells } cannot hold { $value }, so { $so }.
because-numbered-room-known = { $Claim }. { $known }, so { $so }.
because-numbered-room-among = { $Claim }. { $known }, so { $so }.
because-skyscraper-all = All { $count } buildings of { $line } are seen{ $from-side ->
    [none] {""}
   *[other] {" "}from the { $from-side }
}, so none is hidden and { $so }.
because-skyscraper-highest = { $Claim }. Nothing is seen behind the { $highest }, and { $before ->
    [1] one other
   *[other] { $before } others
} must be seen before it, so { $so }.
because-skyscraper-tall = { $Claim }. Behind the { $highest } nothing is seen, behind { $height } at most { $behind } more, so { $so }.
because-skyscraper-few = { $Claim }. If { $cell } were { $symbols }, at most { $most } would be seen, so { $so }.
because-skyscraper-few-named = { $Claim }. If { $cell } were { $symbols }, only { $maybe } could be seen, so { $so }.
because-skyscraper-many = { $Claim }. If { $cell } were { $symbols }, at least { $least } would be seen, so { $so }.
because-skyscraper-many-named = { $Claim }. If { $cell } were { $symbols }, { $always } would all be seen, so { $so }.
because-skyscraper-other = { $Claim }. If { $cell } were { $symbols }, { $least } or { $most } would be seen, so { $so }.
because-quadruple-rest = { $n-known ->
    [0] { $Claim }, so { $so }.
   *[other] { $Claim }. { $known }, which leaves { $missing } for { $others }, so { $so }.
}
because-quadruple-places = { $Clue } needs { $needed }, and only { $places } can hold { $n-needed ->
    [1] it
   *[other] them
}, so { $so }.
because-contain-exact-rest = { $n-known ->
    [0] { $Claim }, so { $so }.
   *[other] { $Claim }. { $known }, which leaves { $missing } for { $others }, so { $so }.
}
because-contain-exact-places = { $Clue } needs { $needed }, and only { $places } can hold { $n-needed ->
    [1] it
   *[other] them
}, so { $so }.
because-look-and-say-rest = { $n-known ->
    [0] { $Claim }, so { $so }.
   *[other] { $Claim }. { $known }, which leaves { $missing } for { $others }, so { $so }.
}
because-look-and-say-places = { $Clue } needs { $needed }, and only { $places } can hold { $n-needed ->
    [1] it
   *[other] them
}, so { $so }.
because-region-sum-line-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, so { $so }.
because-region-sum-line-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-region-sum-line-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, and { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-region-sum-line-sums = { $Claim }. That sum can only be { $sums }, so { $so }.
because-zipper-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, so { $so }.
because-zipper-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-zipper-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, and { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-zipper-sums = { $Claim }. That sum can only be { $sums }, so { $so }.
because-zipper-pair-least = On the zipper line, { $pair } add up to { $centre } in the middle. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, so { $so }.
because-zipper-pair-most = On the zipper line, { $pair } add up to { $centre } in the middle. { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-zipper-pair-both = On the zipper line, { $pair } add up to { $centre } in the middle. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, and { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-zipper-pair-sums = On the zipper line, { $pair } add up to { $centre } in the middle. That sum can only be { $sums }, so { $so }.
because-equal-sums-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, so { $so }.
because-equal-sums-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-equal-sums-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, and { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-equal-sums-sums = { $Claim }. That sum can only be { $sums }, so { $so }.
because-double-arrow-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, so { $so }.
because-double-arrow-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-double-arrow-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, and { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-double-arrow-sums = { $Claim }. That sum can only be { $sums }, so { $so }.
because-cage-comparison-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, so { $so }.
because-cage-comparison-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-cage-comparison-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } is
   *[other] { $low-cells } come to
} at least { $least }, and { $n-high-cells ->
    [1] { $high-cells } is
   *[other] { $high-cells } come to
} at most { $most }, so { $so }.
because-cage-comparison-sums = { $Claim }. That sum can only be { $sums }, so { $so }.
because-cage-comparison-less = { $Claim }. { $higher } come to at most { $most }, so { $lower } come to less and { $so }.
because-cage-comparison-more = { $Claim }. { $lower } come to at least { $least }, so { $higher } come to more and { $so }.
because-value-indexing-beyond = { $Claim }. Only { $length } cells follow, so { $so }.
because-value-indexing-nothing-shared = { $Claim }. { $n-cells ->
    [one] { $cells } has
   *[other] { $cells } have
} no digit in common with { $repeated }, so { $so }.
because-value-indexing-nowhere = { $Claim }. { $counter } can only point at { $cells }, and there { $symbols } is impossible, so { $so }.
because-value-indexing-repeated = { $Claim }. { $counter } points at { $cells }, and { $known }, so { $so }.
because-same-values-absent = { $Claim }. { $list } cannot hold { $symbols }, so { $so }.
because-counting-circles-full = { $n-needed ->
    [1] One circle already holds { $digit }
   *[other] { $n-needed } circles already hold { $digit }
}, as many as it says, so { $so }.
because-counting-circles-too-few = { $digit } would have to be in { $n-needed } circles, but only { $n-circles } can hold it, so { $so }.
because-counting-circles-places = { $digit } must be in { $n-needed } circles, and only { $places } can hold it, so { $so }.
because-counting-circles-kinds = The digits in the { $number } circles, each as often as it says, fill them all: { $number } = { $sets }, so { $so }.
because-renban-sets = { $Clue } can only hold { $sets }, so { $so }.
because-nabner-sets = { $Clue } can only hold { $sets }, so { $so }.
because-lunchbox-inside = { $Claim }. Those digits can only be { $ways }, so { $so }.
because-skyscraper-one = { $Claim }. It must be the { $highest }, so { $so }.
because-between-room = At least { $room } different digits lie between the ends of { $clue }, which therefore differ by more than { $room }. { $known }, so { $so }.
because-between-next = { $Clue } has something between its ends, which therefore differ by more than 1. { $known }, so { $so }.
because-maximum-at-all = { $cell } is greater than its neighbours, so { $so }.
because-maximum-neighbour = { $cell } is greater than its neighbour { $next }. { $known }, so { $so }.
because-maximum-around = { $cell } is greater than its neighbours. { $known }, so { $so }.
because-minimum-at-all = { $cell } is less than its neighbours, so { $so }.
because-minimum-neighbour = { $cell } is less than its neighbour { $next }. { $known }, so { $so }.
because-minimum-around = { $cell } is less than its neighbours. { $known }, so { $so }.
because-row-indexer-elsewhere = { $cell } says in which row of its column the { $own } is. { $targets } cannot be { $own }, so { $so }.
because-row-indexer-pointed = { $cell } says in which row of its column the { $own } is. { $known }, so { $so }.
because-column-indexer-elsewhere = { $cell } says in which column of its row the { $own } is. { $targets } cannot be { $own }, so { $so }.
because-column-indexer-pointed = { $cell } says in which column of its row the { $own } is. { $known }, so { $so }.
because-box-indexer-elsewhere = { $cell } says at which position of { $area ->
    [region] its region
   *[box] its box
} the { $own } is. { $targets } cannot be { $own }, so { $so }.
because-box-indexer-pointed = { $cell } says at which position of { $area ->
    [region] its region
   *[box] its box
} the { $own } is. { $known }, so { $so }.
