# Arauen pistak: nola deitzen diren, zer dioten eta nola dakarten ondorioa.

cell-is = { $n ->
    [one] { $cells } gelaxkan { $set } dago
   *[other] { $cells } gelaxketan { $set } dago
}
set-at-most = gehienez { $high }
set-at-least = gutxienez { $low }
set-range = { $low } eta { $high } arteko zenbaki { $n ->
    [one] bat
   *[other] bana
}
set-anything = edozein zenbaki
set-all-but = { $symbols } ez den sinbolo { $n ->
    [one] bat
   *[other] bana
}
number = { $n ->
    [1] bat
    [2] bi
    [3] hiru
    [4] lau
    [5] bost
    [6] sei
    [7] zazpi
    [8] zortzi
    [9] bederatzi
    [10] hamar
   *[other] { $n }
}
held-in = { $cell } gelaxkan { $symbol }
so-none = { $n ->
    [2] bi gelaxketako bat ere ez da { $symbols }
   *[other] gelaxka hauetako bat ere ez da { $symbols }
}

so-none-can-be = { $n ->
    [2] bietako bat ere ezin da { $symbols } izan
   *[other] gelaxka hauetako bat ere ezin da { $symbols } izan
}

# Mezu propiorik gabeko arau bat.
clue = «{ $title }» araua ({ $cells })
claim = { $clue }: gelaxkak elkarri lotuta daude
claim-balance = { $Clue }: { $equation }
clue-impossible = Ez dago soluziorik: jada ezin da bete pista hau: { $clue }.

because-total-last = { $Clue }: jada { $held } { $n-held ->
    [1] dago
   *[other] daude
}; beraz, { $so }.
because-total-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $Clue } honela baino ezin da osatu: { $ways }; beraz, { $so }.
       *[other] { $n-taken ->
            [1] { $taken } dagoenez
           *[other] { $taken } daudenez
        }, { $clue } honela baino ezin da osatu: { $ways }; beraz, { $so }.
    }
   *[other] { $Clue }: jada { $held } { $n-held ->
        [1] dago
       *[other] daude
    }. { $n-taken ->
        [0] { $open } gelaxketan hau baino ezin da egon: { $ways }; beraz, { $so }.
        [1] { $taken } dagoenez, { $open } gelaxketan hau baino ezin da egon: { $ways }; beraz, { $so }.
       *[other] { $taken } daudenez, { $open } gelaxketan hau baino ezin da egon: { $ways }; beraz, { $so }.
    }
}
because-kakuro-run-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $n-cells-in-words } gelaxkatan ({ $cells }) { $sum } batura honela baino ezin da osatu: { $ways }; beraz, { $so }.
       *[other] { because-total-ways }
    }
   *[other] { because-total-ways }
}
because-kenken-cage-ways = { $op ->
    [plus] { because-total-ways }
    [times] { $n-held ->
        [0] { $n-taken ->
            [0] { $size }×{ $size } batean, { $target }× { $n-cells-in-words } gelaxkatan ({ $cells }): { $ways }. { $n-non-divisors ->
                [0] { $So }.
                [1] { $non-divisors } ez da { $target } zenbakiaren zatitzailea; beraz, { $so }.
               *[other] { $non-divisors } ez dira { $target } zenbakiaren zatitzaileak; beraz, { $so }.
            }
           *[other] { because-total-ways }
        }
       *[other] { because-total-ways }
    }
   *[other] { $Clue } honela baino ezin da osatu: { $ways }; beraz, { $so }.
}
because-total-bounds = { $n-held ->
    [0] { $Clue }: { $bounds }.
   *[other] { $Clue }: { $held } kenduta, gainerako gelaxken batura { $rest } da; { $bounds }.
}
total-bound = { $most ->
    [none] { $cell } kenduta, gainerakoek gutxienez { $least } ematen dute, beraz { $so }
   *[other] { $least ->
        [none] { $cell } kenduta, gainerakoek gehienez { $most } ematen dute, beraz { $so }
       *[other] { $cell } kenduta, gainerakoek gutxienez { $least } eta gehienez { $most } ematen dute, beraz { $so }
    }
}
because-total-count = { $n-ways ->
    [0] { $Clue } nola osatuta ere, { $so }.
    [one] { $Clue } osatzeko modu bakarra dago; beraz, { $so }.
   *[other] { $Clue } osatzeko { $n-ways } modu daude, eta guztietan { $so }.
}
because-total-too-small = Ez dago soluziorik: { $n-held ->
    [0] { $clue }: gehienez { $most } lor daiteke.
    [1] { $held } dagoenez, hemen gehienez { $most } lor daiteke: { $clue }.
   *[other] { $held } daudenez, hemen gehienez { $most } lor daiteke: { $clue }.
}
because-total-too-large = Ez dago soluziorik: { $n-held ->
    [0] { $clue }: gutxienez { $least } ateratzen da.
    [1] { $held } dagoenez, hemen gutxienez { $least } ateratzen da: { $clue }.
   *[other] { $held } daudenez, hemen gutxienez { $least } ateratzen da: { $clue }.
}
because-total-impossible = Ez dago soluziorik: ez da konbinaziorik geratzen hemen: { $clue }.

because-balance = { $Claim }. { $plus } eta { $minus } gelaxketan edozer egonda ere, { $so }.
because-balance-facts = { $Claim }. { $facts }; beraz, { $so }.
side-least = { $n-cells ->
    [one] { $cells } gelaxkan gutxienez { $least } dago
   *[other] { $cells } gelaxken batura gutxienez { $lowest ->
        [none] { $least }
       *[other] { $lowest } = { $least }
    } da
}
side-most = { $n-cells ->
    [one] { $cells } gelaxkan gehienez { $most } dago
   *[other] { $cells } gelaxken batura gehienez { $most } da
}

because-rise-of-two = { $Claim }; beraz, { $so }.
because-rise-of-two-known = { $Claim }, eta { $known }; beraz, { $so }.
because-rise = { $Claim } ({ $n } gelaxka); beraz, { $so }.
because-rise-known = { $Clue }: { $known }; beraz, { $so }.
because-rise-place = { $Clue }: { $n } gelaxketatik, { $cell } { $number ->
    [1] lehenengoa
    [2] bigarrena
    [3] hirugarrena
    [4] laugarrena
    [5] bosgarrena
    [6] seigarrena
    [7] zazpigarrena
    [8] zortzigarrena
    [9] bederatzigarrena
   *[other] { $number }.a
} da; { $before ->
    [0] { $after ->
        [1] ondoren digitu handiago bat dago
       *[other] ondoren { $after-in-words } digitu handiago daude
    }
    [1] { $after ->
        [0] aurretik digitu txikiago bat dago
        [1] aurretik digitu txikiago bat dago, eta ondoren handiago bat
       *[other] aurretik digitu txikiago bat dago, eta ondoren { $after-in-words } handiago
    }
   *[other] { $after ->
        [0] aurretik { $before-in-words } digitu txikiago daude
        [1] aurretik { $before-in-words } digitu txikiago daude, eta ondoren handiago bat
       *[other] aurretik { $before-in-words } digitu txikiago daude, eta ondoren { $after-in-words } handiago
    }
}; beraz, { $so }.

because-partners = { $Claim }. { $inferences }.
because-partners-pairs = { $Claim }: { $pairs }. { $So }.
because-partners-lonely = { $Claim }; beraz, { $n-changes ->
    [2] { $n-cells ->
        [2] bietako bat ere ez da { $lonely }
       *[other] { $so }
    }
   *[other] { $so }
}.
inference = { $known }, beraz { $left }
because-partners-on-both-sides = { $Claim }. { $n-between ->
    [1] { $sides } desberdinak dira; beraz, { $between } gelaxkak bi bikotekide desberdin behar ditu: { $so }.
   *[other] { $between } gelaxketako bakoitzak bi auzoko ditu, elkarren desberdinak, eta bi bikotekide desberdin behar ditu: { $so }.
}
because-neighbours = { $Claim }. { $known }; beraz, { $so }.

because-tally-full = { $Clue }: { $max ->
    [one] toki bakarra dago
   *[other] { $max } toki baino ez daude
} honetarako: { $symbols }; jada { $n-sure ->
    [one] beteta dago ({ $sure })
   *[other] beteta daude ({ $sure })
}; beraz, { $so }.
because-tally-needed = { $Clue }: { $min ->
    [1] gelaxka batean { $symbols } egon behar da, eta honek baino ez du balio: { $possible }
   *[other] { $min } gelaxkatan { $symbols } egon behar da, eta hauek baino ez dute balio: { $possible }
}; beraz, { $so }.

because-fillings = { $Claim }. { $n-ways ->
    [1] { $open } betetzeko geratzen den modu bakarra hau da: { $ways }; beraz, { $so }.
   *[other] { $open } betetzeko modu hauek baino ez dira geratzen: { $ways }; beraz, { $so }.
}
because-deciding = { $n-known ->
    [0] { $Claim }; beraz, { $so }.
   *[other] { $Claim }. { $known }; beraz, { $so }.
}
because-fillings-many = { $Claim }. { $open } nola beteta ere, { $so }.

# Pistak nola deitzen diren, eta zer dioten.

clue-houses = etxeak
clue-diagonals = diagonalak
clue-windoku = leihoak
clue-disjoint-groups = talde disjuntuen araua
clue-hypercube = hiperkuboaren araua
clue-extra-region = eremu gehigarria { $cells }
clue-candidates = { $cells } { $n-cells ->
    [one] gelaxkako
   *[other] gelaxketako
} hautagaiak
clue-even = gelaxka bikoitiak { $cells }
clue-odd = gelaxka bakoitiak { $cells }
clue-doppelganger = sosien araua
clue-killer-cage = { $sum ->
    [none] kaiola
   *[other] { $sum } baturako kaiola
} { $cells }
claim-killer-cage = { $sum ->
    [none] { $cells } kaiolako digituak desberdinak dira
   *[other] { $cells } kaiolaren batura { $sum } da
}
clue-kakuro-run = { $sum ->
    [none] segida
   *[other] { $sum } baturako segida
} { $cells }
claim-kakuro-run = { $cells } segidaren batura { $sum } da
clue-kenken-cage = { $op ->
    [none] { $target } emaitzako
    [plus] { $target }+
    [minus] { $target }−
    [times] { $target }×
    [over] { $target }÷
   *[other] { $target }
} kaiola { $cells }
claim-kenken-cage = { $op ->
    [minus] { $target }− kaiolan, { $first } eta { $last } gelaxken aldea { $target } da
    [over] { $target }÷ kaiolan, { $first } eta { $last } gelaxketatik bata { $target ->
        [2] bestearen bikoitza
        [3] bestearen hirukoitza
       *[other] bestea halako { $target }
    } da
   *[other] { $clue }: emaitza { $target } da
}
clue-sum = { $cells } gelaxken { $sum } batura
claim-sum = { $equation ->
    [none] { $cells } gelaxken batura { $sum } da
   *[other] { $equation }
}
clue-little-killer = { $sum } baturako diagonala { $cells }
claim-little-killer = { $cells } diagonalaren batura { $sum } da
clue-magic-boxes = lerro magikoa { $cells }
clue-cage-comparison = { $cells } eta { $other } kaiolen arteko zeinua
claim-cage-comparison = { $cells } kaiolaren batura { $other } kaiolarena { $relation ->
    [less] baino txikiagoa
    [equal] bezain handia
   *[other] baino handiagoa
} da
clue-equal-sums = hauen batura berdinak: { $lists }
clue-equality-cage = berdintasun-kaiola { $cells }
claim-equality-cage = { $cells } berdintasun-kaiolan digituak desberdinak dira: bikoiti adina bakoiti eta txiki adina handi daude
clue-rellik-cage = rellik kaiola { $cells }
claim-rellik-cage = { $cells } rellik kaiolan, ez dago { $sum } batura duen gelaxka-multzorik
clue-greater-than = { $first } eta { $last } gelaxken arteko zeinua
claim-greater-than = { $n-cells ->
    [2] { $first } < { $last }
   *[other] { $cells } gelaxketako digituak gorantz doaz
}
clue-anti-knight = zaldi-jauziaren araua
claim-anti-knight = elkarrengandik zaldi-jauzi batera dauden gelaxkek digitu desberdinak dituzte
clue-anti-king = erregearen araua
claim-anti-king = elkarrengandik erregearen mugimendu batera dauden gelaxkek digitu desberdinak dituzte
clue-anti-taxicab = taxiaren araua
claim-anti-taxicab = N digitua duten bi gelaxka ez daude inoiz elkarrengandik N urratsera
clue-non-consecutive = ondoz ondokorik ezaren araua
claim-non-consecutive = auzokoak ez dira ondoz ondoko zenbakiak
clue-global-entropy = 2×2 blokea { $cells }
claim-global-entropy = { $cells } 2×2 blokean digitu txiki bat, ertain bat eta handi bat daude
clue-global-mod = 2×2 blokea { $cells }
claim-global-mod = { $cells } 2×2 blokean 3 moduluko hiru hondarrak daude
clue-dutch-flatmates = { $cells } gelaxketako pisukideak
claim-dutch-flatmates = { $cells } gelaxketan, erdiko digituak digitu txikiena du goian edo digitu handiena behean
clue-minimum = { $first } gelaxkako minimoa
claim-minimum = minimo bat auzokoak baino txikiagoa da
clue-maximum = { $first } gelaxkako maximoa
claim-maximum = maximo bat auzokoak baino handiagoa da
clue-clone = klonak
claim-clone = { $first } eta { $last } klonak dira, eta digitu bera dute
clue-equal = gelaxka berdinak
claim-equal = { $first } eta { $last } gelaxkek digitu bera dute
clue-same-values = gelaxka hauek: { $lists }
claim-same-values = { $lists } multzoek digitu berak dituzte
clue-quadruple = { $cells } gelaxken arteko zirkulua
claim-quadruple = { $cells } gelaxken arteko zirkuluan hauek egon behar dute: { $symbols }
clue-contain-exact = taldea { $cells }
claim-contain-exact = { $cells } taldean hauek daude, eta ez zerrendan baino gehiagotan: { $symbols }
clue-counting-circles = zirkulu kontatzaileak { $cells }
claim-counting-circles = { $cells } zirkulu kontatzaileetan, digitu bakoitza berak dioen adina aldiz dago
clue-count-distinct = { $control } gelaxkako kontaketa
claim-count-distinct = { $control } gelaxkak dio zenbat digitu desberdin dauden hemen: { $cells }
clue-look-and-say = «begiratu eta esan» pista { $text }
claim-look-and-say = { $text } pistak { $cells } gelaxketako digituak zenbatzen ditu
clue-row-indexer = { $first } gelaxkako errenkada-adierazlea
claim-row-indexer = errenkada-adierazle batek dio bere zutabeko zein errenkadatan dagoen bere errenkadaren zenbakia
clue-column-indexer = { $first } gelaxkako zutabe-adierazlea
claim-column-indexer = zutabe-adierazle batek dio bere errenkadako zein zutabetan dagoen bere zutabearen zenbakia
clue-box-indexer = { $first } gelaxkako kutxa-adierazlea
claim-box-indexer = kutxa-adierazle batek dio bere { $area ->
    [region] eremuko
   *[box] kutxako
} zein tokitan dagoen bere tokiaren zenbakia
clue-value-indexing = { $first } gelaxkako tiragoma
claim-value-indexing = tiragomak { $cells } gelaxketako lehen digitua errepikatzen du, bigarrenak dioen adina gelaxka aurrerago
clue-thermometer = { $slow ->
    [yes] termometro geldoa
   *[other] termometroa
} { $cells }
claim-thermometer = { $slow ->
    [yes] { $cells } termometro geldoa ez da inoiz jaisten
   *[other] { $cells } termometroa gorantz doa
}
clue-arrow = gezia { $cells } ({ $circle } zirkulua)
claim-arrow = { $n-circle ->
    [1] { $n-cells ->
        [1] geziko gelaxka ({ $cells }) eta zirkulua ({ $circle }) berdinak dira
       *[other] geziko { $n-cells-in-words } gelaxken batura ({ $cells }) zirkuluan dago ({ $circle })
    }
   *[other] { $equation ->
        [none] geziaren { $cells } gelaxken batura { $circle } zirkuluko zenbakia da
       *[other] gezian, { $equation }
    }
}
clue-double-arrow = gezi bikoitza { $cells }
claim-double-arrow = { $cells } gezi bikoitzean, zirkuluen arteko gelaxken batura bi zirkuluen batura da
clue-difference = { $first } eta { $last } arteko puntu zuria
claim-difference = { $value ->
    [1] { $first } eta { $last } ondoz ondoko zenbakiak dira
    [none] { $n-cells ->
        [2] { $first } eta { $last } ondoz ondoko zenbakiak dira
       *[other] { $cells } gelaxketan, auzokoak ondoz ondoko zenbakiak dira
    }
   *[other] { $n-cells ->
        [2] { $first } eta { $last } gelaxken aldea { $value } da
       *[other] { $cells } gelaxketan, auzokoen aldea { $value } da
    }
}
clue-ratio = { $first } eta { $last } arteko puntu beltza
claim-ratio = { $first } eta { $last } gelaxketatik bata { $value ->
    [2] bestearen bikoitza
    [none] bestearen bikoitza
    [3] bestearen hirukoitza
   *[other] bestea halako { $value }
} da
clue-pair-sum = { $first } eta { $last } gelaxken { $sum } batura
claim-pair-sum = { $first } eta { $last } gelaxken batura { $sum } da
clue-difference-negative = falta diren puntuak
claim-difference-negative = punturik gabeko auzokoak ez dira ondoz ondoko zenbakiak
clue-ratio-negative = falta diren puntuak
claim-ratio-negative = punturik gabeko auzokoek ez dute puntu batek adierazten duen proportzioa
clue-sum-negative = falta diren zeinuak
claim-sum-negative = zeinurik gabeko auzokoen batura ez da { $sums ->
    [none] 5 edo 10
   *[other] { $sums }
}
clue-kropki-negative = falta diren puntuak
claim-kropki-negative = punturik gabeko auzokoak ez dira ondoz ondoko zenbakiak, eta bata ez da bestearen bikoitza
clue-renban = renban lerroa { $cells }
claim-renban = { $cells } renban lerroan ondoz ondoko { $n-cells-in-words } zenbaki daude, edozein ordenatan
clue-whisper = xuxurla-lerroa { $cells }
claim-whisper = { $n-cells ->
    [2] xuxurla-lerroan, { $first } eta { $last } gelaxken aldea gutxienez { $step } da
   *[other] { $cells } xuxurla-lerroan, auzokoen aldea gutxienez { $step } da
}
clue-palindrome = palindromoa
claim-palindrome = { $first } eta { $last } simetrikoak dira palindromoan
clue-between = tarteko lerroa { $cells }
claim-between = { $cells } tarteko lerroan, digitu guztiak muturretakoen artean daude
clue-lockout = blokeo-lerroa { $cells }
claim-lockout = { $cells } blokeo-lerroan, muturren aldea gutxienez { $difference ->
    [none] 4
   *[other] { $difference }
} da, eta beste digiturik ez dago haien artean
clue-zipper = kremailera-lerroa
claim-zipper = { $equation ->
    [none] { $n-told ->
        [3] kremailera-lerroan, { $others } gelaxken batura erdiko gelaxkan dago ({ $first })
       *[other] { $cells } kremailera-lerroan, erditik distantzia berera dauden bi gelaxkek beti batura bera dute
    }
   *[other] kremailera-lerroan, { $equation }
}
clue-region-sum-line = { $area ->
    [region] eremu
   *[box] kutxa
}-baturen lerroa
claim-region-sum-line = { $equation ->
    [none] { $cells } lerroak batura bera du { $area ->
        [region] eremu
       *[box] kutxa
    } bakoitzean
   *[other] lerroak batura bera du { $area ->
        [region] eremu
       *[box] kutxa
    } bakoitzean: { $equation }
}
clue-sum-line = lerroa { $cells }
claim-sum-line = { $cells } lerroa zatitan banatzen da, bakoitza { $sum } baturakoa
clue-entropic = lerro entropikoa { $cells }
claim-entropic = { $cells } lerro entropikoan, jarraian dauden hiru gelaxkek beti digitu txiki bat, ertain bat eta handi bat dituzte{ $n-cells ->
    [2] {""}
    [3] {""}
   *[other] ; beraz, hirutik behin mota berekoa da gelaxka
}
clue-modular = lerro modularra { $cells }
claim-modular = { $modulus ->
    [none] { $cells } lerro modularrean, jarraian dauden hiru gelaxkek beti hondar desberdinak dituzte (modulua: 3); beraz, hirutik behin hondar bera dago
   *[other] { $cells } lerro modularrean, jarraian dauden { $modulus } gelaxkek beti hondar desberdinak dituzte (modulua: { $modulus })
}
clue-nabner = nabner lerroa { $cells }
claim-nabner = nabner lerroan ez dago bi digitu berdinik edo ondoz ondokorik
clue-consecutive-lines = lerroa { $cells }
claim-consecutive-lines = { $line-in } ondoz ondoko zenbakiak daude, edozein ordenatan
clue-sandwich = { $line-of } sandwicha ({ $sum })
claim-sandwich = { $line-in }, digitu txikienaren eta handienaren artekoen batura { $sum } da
clue-lunchbox = bazkari-ontzia { $cells }
claim-lunchbox = { $cells } bazkari-ontzian, digitu txikienaren eta handienaren artekoen batura { $sum } da
clue-x-sum = { $line-of } X batura ({ $sum })
claim-x-sum = { $line-in }, { $from-side ->
    [none] {""}
    [left] ezkerretik hasita,{" "}
    [right] eskuinetik hasita,{" "}
    [top] goitik hasita,{" "}
   *[other] behetik hasita,{" "}
}lehen digituak dio zenbat gelaxkaren batura den { $sum }
clue-skyscraper = { $line-of } etxe-orratzen pista ({ $count })
claim-skyscraper = { $line-in }, { $from-side ->
    [none] {""}
    [left] ezkerretik{" "}
    [right] eskuinetik{" "}
    [top] goitik{" "}
   *[other] behetik{" "}
}{ $count ->
    [1] eraikin bakarra ikusten da
   *[other] { $count-in-words } eraikin ikusten dira
}
clue-hidden-skyscraper = { $line-of } ezkutuko etxe-orratza ({ $value })
claim-hidden-skyscraper = { $line-in }, { $from-side ->
    [none] {""}
    [left] ezkerretik hasita,{" "}
    [right] eskuinetik hasita,{" "}
    [top] goitik hasita,{" "}
   *[other] behetik hasita,{" "}
}ezkutatuta dagoen lehen eraikina { $value } da
clue-numbered-room = { $line-of } gela zenbakiduna ({ $value })
claim-numbered-room = { $line-in }, { $from-side ->
    [none] {""}
    [left] ezkerretik hasita,{" "}
    [right] eskuinetik hasita,{" "}
    [top] goitik hasita,{" "}
   *[other] behetik hasita,{" "}
}lehen digituak dio zein gelaxkatan dagoen { $value }
clue-full-rank = { $line-of } { $rank }. postua
claim-full-rank = lerro guztiak zenbaki gisa irakurrita, honek { $rank }. postua du: { $line }
clue-distinct-lines = bi lerro berdinik ez egoteko araua
claim-distinct-lines = ez dago bi lerro berdinik, edozein muturretatik irakurrita ere
clue-connected-values = lotutako { $symbols }
claim-connected-values = { $symbols } duten gelaxkak elkarri lotuta daude
clue-chaos-construction = aurkitu beharreko eremuak
claim-chaos-construction = eremu bakoitzak elkarri lotutako { $size } gelaxka ditu, eta digiturik ez da errepikatzen
clue-equal-count = { $control } gelaxkako kontaketa
claim-equal-count = { $control } gelaxkak dio zenbat aldiz dagoen { $first } gelaxkako digitua hemen: { $cells }
clue-equal-run = { $control } gelaxkako kontaketa
claim-equal-run = { $control } gelaxkak dio noraino iristen diren inguruko digitu berdinak
clue-relation = { $first } eta { $last } bikotea
claim-relation = { $n-cells ->
    [2] { $first } eta { $last } gelaxketan zerrendako bikoteetako bat dago
   *[other] { $cells } gelaxketan, auzokoek zerrendako bikoteetako bat dute
}
clue-automaton = lerroa { $cells }
claim-automaton = { $cells } lerroak bere automata bete behar du
clue-regular = { $pattern } eredua
claim-regular = { $cells } gelaxkek eredu hau betetzen dute: { $pattern }
clue-any-of = aukerako arauak ({ $cells })
claim-any-of = aukerako arauetako bat gutxienez betetzen da hemen: { $cells }
clue-all-of = arauak ({ $cells })
claim-all-of = arau guztiak betetzen dira hemen: { $cells }

# Arauen argudioak beren hitzetan.

because-sandwich-middle = { $line-in }, { $low } eta { $high } zenbakien artean { $sum } batzeko { $least ->
    [one] digitu bat behar da gutxienez
   *[other] { $least } digitu behar dira gutxienez
}, gehiegi bietako bat erdian egoteko; beraz, { $so }.
because-sandwich-apart = { $line-in }, { $sum ->
    [0] { $low } eta { $high } zenbakien arteko digituen batura 0 da; beraz, biak auzokoak dira
   *[other] { $low } eta { $high } zenbakien artean, { $n-ways ->
        [0] { $sum } batzeko { $n-sizes ->
            [one] { $least ->
                [one] digitu bat behar da
               *[other] { $least } digitu behar dira
            }
            [2] { $least } edo { $most } digitu behar dira
           *[other] { $least }–{ $most } digitu behar dira
        }
       *[other] { $sum } honela baino ezin da osatu: { $ways }
    }
}. { $n-lows ->
    [one] { $lows } gelaxkan { $low } dago{ $n-highs ->
        [one] , eta { $highs } gelaxkan { $high }
       *[other] {""}
    }; beraz, { $so }
   *[other] { $n-highs ->
        [one] { $highs } gelaxkan { $high } dago; beraz, { $so }
       *[other] { $low } hemen baino ezin da egon: { $lows }; eta { $high } hemen: { $highs }; beraz, { $so }
    }
}.
because-sandwich-neighbours = { $line-in }, { $low } eta { $high } zenbakien artean ez dago ezer, eta { $ends } gelaxketan baino ezin dira egon; beraz, { $so }.
because-sandwich-inside = { $line-in }, { $low } eta { $high } zenbakiak { $ends } gelaxketan daude. { $n-inside ->
    [1] Tarteko { $inside } gelaxkan { $sum } dago
   *[other] Tarteko { $inside } gelaxken batura { $sum } da: { $ways }
}; beraz, { $so }.
because-sandwich-outside = { $line-in }, { $low } eta { $high } zenbakien artean ({ $ends }) batura { $sum } da. Gainerako digitu guztien batura { $total } da; beraz, { $n-outside ->
    [1] { $outside } baino ez da geratzen kanpoan, eta han { $rests } dago
   *[other] kanpoko { $outside } gelaxketan { $rests } dago
}; beraz, { $so }.
because-sandwich-places = { $line-in }, { $low } eta { $high } bikote honetan baino ezin dira egon: { $places }. Haien artean { $ways } dago; beraz, { $so }.
because-sandwich-wherever = { $line-in }, { $low } zenbakia { $n-lows ->
    [one] { $lows } gelaxkan dago
   *[other] gelaxka hauetako batean dago ({ $lows })
}, eta { $high } zenbakia { $n-highs ->
    [one] { $highs } gelaxkan
   *[other] beste hauetako batean ({ $highs })
}. Haien artean { $n-ways ->
    [0] { $sum } batura dago
   *[other] { $ways } dago
}; beraz, { $so }.
because-x-sum-too-little = { $Claim }. { $n-shown ->
    [1] { $first } gelaxkan 1 balego, batura { $extreme } baino ez litzateke izango
   *[other] { $first } gelaxkan { $x } balego, lehen { $x } gelaxken batura gehienez { $shown } = { $extreme } litzateke
}; beraz, { $so }.
because-x-sum-too-much = { $Claim }. { $first } gelaxkan { $x } balego, lehen { $x } gelaxken batura gutxienez { $shown } = { $extreme } litzateke; beraz, { $so }.
because-x-sum-counted = { $first } gelaxkan { $x } dago; beraz, { $n-counted ->
    [1] { $counted } gelaxkan dago X baturaren gainerako { $rest } osoa
   *[other] { $counted } gelaxken artean X baturaren gainerako { $rest } dago: { $ways }
}, eta { $so }.
because-x-sum-only = { $Claim }. Hori honela baino ezin da lortu, { $first } gelaxkatik zenbatzen hasita: { $ways }; beraz, { $so }.
because-x-sum-begins = { $line-in }, X batura ({ $sum }) honela baino ezin da osatu, X lehen zenbakia dela: { $ways }; beraz, { $so }.
because-numbered-room-elsewhere = { $Claim }. Hemen ezin da { $value } egon: { $cells }; beraz, { $so }.
because-numbered-room-known = { $Claim }. { $known }; beraz, { $so }.
because-numbered-room-among = { $Claim }. { $known }; beraz, { $so }.
because-skyscraper-all = { $line-in }, { $from-side ->
    [none] {""}
    [left] ezkerretik{" "}
    [right] eskuinetik{" "}
    [top] goitik{" "}
   *[other] behetik{" "}
}{ $count } eraikinak ikusten dira; beraz, bat ere ez dago ezkutatuta, eta { $so }.
because-skyscraper-highest = { $Claim }. { $highest } zenbakiaren atzean ez da ezer ikusten, eta haren aurrean beste { $before ->
    [1] bat ikusi behar da
   *[other] { $before } ikusi behar dira
}; beraz, { $so }.
because-skyscraper-tall = { $Claim }. { $highest } zenbakiaren atzean ez da ezer ikusten, eta { $height } zenbakiaren atzean gehienez beste { $behind ->
    [one] bat
   *[other] { $behind }
}; beraz, { $so }.
because-skyscraper-few = { $Claim }. { $cell } gelaxkan { $symbols } balego, gehienez { $most } ikusiko lirateke; beraz, { $so }.
because-skyscraper-few-named = { $Claim }. { $cell } gelaxkan { $symbols } balego, hauek baino ezin izango lirateke ikusi: { $maybe }; beraz, { $so }.
because-skyscraper-many = { $Claim }. { $cell } gelaxkan { $symbols } balego, gutxienez { $least } ikusiko lirateke; beraz, { $so }.
because-skyscraper-many-named = { $Claim }. { $cell } gelaxkan { $symbols } balego, hauek guztiak ikusiko lirateke: { $always }; beraz, { $so }.
because-skyscraper-other = { $Claim }. { $cell } gelaxkan { $symbols } balego, { $least } edo { $most } ikusiko lirateke; beraz, { $so }.
because-quadruple-rest = { $n-known ->
    [0] { $Claim }; beraz, { $so }.
   *[other] { $Claim }. { $known }; beraz, { $others } gelaxketarako { $missing } geratzen da, eta { $so }.
}
because-quadruple-places = { $Clue }: { $needed } behar { $n-needed ->
    [1] da, eta hemen baino ezin da egon
   *[other] dira, eta hemen baino ezin dira egon
}: { $places }; beraz, { $so }.
because-contain-exact-rest = { $n-known ->
    [0] { $Claim }; beraz, { $so }.
   *[other] { $Claim }. { $known }; beraz, { $others } gelaxketarako { $missing } geratzen da, eta { $so }.
}
because-contain-exact-places = { $Clue }: { $needed } behar { $n-needed ->
    [1] da, eta hemen baino ezin da egon
   *[other] dira, eta hemen baino ezin dira egon
}: { $places }; beraz, { $so }.
because-look-and-say-rest = { $n-known ->
    [0] { $Claim }; beraz, { $so }.
   *[other] { $Claim }. { $known }; beraz, { $others } gelaxketarako { $missing } geratzen da, eta { $so }.
}
because-look-and-say-places = { $Clue }: { $needed } behar { $n-needed ->
    [1] da, eta hemen baino ezin da egon
   *[other] dira, eta hemen baino ezin dira egon
}: { $places }; beraz, { $so }.
because-region-sum-line-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}; beraz, { $so }.
because-region-sum-line-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-region-sum-line-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}, eta { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-region-sum-line-sums = { $Claim }. Batura hori hau baino ezin da izan: { $sums }; beraz, { $so }.
because-zipper-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}; beraz, { $so }.
because-zipper-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-zipper-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}, eta { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-zipper-sums = { $Claim }. Batura hori hau baino ezin da izan: { $sums }; beraz, { $so }.
because-zipper-pair-least = Kremailera-lerroan, { $pair } gelaxken batura erdiko gelaxkan dago ({ $centre }). { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}; beraz, { $so }.
because-zipper-pair-most = Kremailera-lerroan, { $pair } gelaxken batura erdiko gelaxkan dago ({ $centre }). { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-zipper-pair-both = Kremailera-lerroan, { $pair } gelaxken batura erdiko gelaxkan dago ({ $centre }). { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}, eta { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-zipper-pair-sums = Kremailera-lerroan, { $pair } gelaxken batura erdiko gelaxkan dago ({ $centre }). Batura hori hau baino ezin da izan: { $sums }; beraz, { $so }.
because-equal-sums-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}; beraz, { $so }.
because-equal-sums-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-equal-sums-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}, eta { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-equal-sums-sums = { $Claim }. Batura hori hau baino ezin da izan: { $sums }; beraz, { $so }.
because-double-arrow-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}; beraz, { $so }.
because-double-arrow-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-double-arrow-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}, eta { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-double-arrow-sums = { $Claim }. Batura hori hau baino ezin da izan: { $sums }; beraz, { $so }.
because-cage-comparison-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}; beraz, { $so }.
because-cage-comparison-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-cage-comparison-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } gelaxkan gutxienez { $least } dago
   *[other] { $low-cells } gelaxken batura gutxienez { $least } da
}, eta { $n-high-cells ->
    [1] { $high-cells } gelaxkan gehienez { $most } dago
   *[other] { $high-cells } gelaxken batura gehienez { $most } da
}; beraz, { $so }.
because-cage-comparison-sums = { $Claim }. Batura hori hau baino ezin da izan: { $sums }; beraz, { $so }.
because-cage-comparison-less = { $Claim }. { $higher } gelaxken batura gehienez { $most } da; beraz, { $lower } gelaxkena txikiagoa da, eta { $so }.
because-cage-comparison-more = { $Claim }. { $lower } gelaxken batura gutxienez { $least } da; beraz, { $higher } gelaxkena handiagoa da, eta { $so }.
because-value-indexing-beyond = { $Claim }. { $length ->
    [one] Gelaxka bat baino ez dator ondoren
   *[other] { $length } gelaxka baino ez datoz ondoren
}; beraz, { $so }.
because-value-indexing-nothing-shared = { $Claim }. Ez dago digitu komunik { $n-cells ->
    [one] { $cells } eta { $repeated } gelaxken artean
   *[other] gelaxka hauen ({ $cells }) eta { $repeated } gelaxkaren artean
}; beraz, { $so }.
because-value-indexing-nowhere = { $Claim }. { $counter } gelaxkak hau baino ezin du adierazi: { $cells }; eta han ezin da { $symbols } egon; beraz, { $so }.
because-value-indexing-repeated = { $Claim }. { $counter } gelaxkak hau adierazten du: { $cells }; eta { $known }; beraz, { $so }.
because-same-values-absent = { $Claim }. { $list } gelaxketan ezin da { $symbols } egon; beraz, { $so }.
because-counting-circles-full = { $n-needed ->
    [1] Zirkulu batean badago { $digit }, berak dioen bezala
   *[other] { $n-needed } zirkulutan badago { $digit }, berak dioen adina aldiz
}; beraz, { $so }.
because-counting-circles-too-few = { $digit } zenbakia { $n-needed } zirkulutan egon beharko litzateke, baina { $n-circles } zirkulutan baino ezin da egon; beraz, { $so }.
because-counting-circles-places = { $digit } zenbakia { $n-needed } zirkulutan egon behar da, eta hemen baino ezin da egon: { $places }; beraz, { $so }.
because-counting-circles-kinds = { $number } zirkuluetako digituek, bakoitza berak dioen adina aldiz, zirkulu guztiak betetzen dituzte: { $number } = { $sets }; beraz, { $so }.
because-renban-sets = { $Clue } honela baino ezin da bete: { $sets }; beraz, { $so }.
because-nabner-sets = { $Clue } honela baino ezin da bete: { $sets }; beraz, { $so }.
because-lunchbox-inside = { $Claim }. Digitu horiek hauek baino ezin dira izan: { $ways }; beraz, { $so }.
because-skyscraper-one = { $Claim }. Eraikin horrek { $highest } izan behar du; beraz, { $so }.
because-between-room = { $Clue }: muturren artean gutxienez { $room } digitu desberdin daude; beraz, muturren aldea { $room } baino handiagoa da. { $known }; beraz, { $so }.
because-between-next = { $Clue }: muturren artean zerbait dago; beraz, muturren aldea 1 baino handiagoa da. { $known }; beraz, { $so }.
because-maximum-at-all = { $cell } auzokoak baino handiagoa da; beraz, { $so }.
because-maximum-neighbour = { $cell } > { $next }, auzokoak baitira. { $known }; beraz, { $so }.
because-maximum-around = { $cell } auzokoak baino handiagoa da. { $known }; beraz, { $so }.
because-minimum-at-all = { $cell } auzokoak baino txikiagoa da; beraz, { $so }.
because-minimum-neighbour = { $cell } < { $next }, auzokoak baitira. { $known }; beraz, { $so }.
because-minimum-around = { $cell } auzokoak baino txikiagoa da. { $known }; beraz, { $so }.
because-row-indexer-elsewhere = { $cell } gelaxkak dio bere zutabeko zein errenkadatan dagoen { $own }. Hemen ezin da { $own } egon: { $targets }; beraz, { $so }.
because-row-indexer-pointed = { $cell } gelaxkak dio bere zutabeko zein errenkadatan dagoen { $own }. { $known }; beraz, { $so }.
because-column-indexer-elsewhere = { $cell } gelaxkak dio bere errenkadako zein zutabetan dagoen { $own }. Hemen ezin da { $own } egon: { $targets }; beraz, { $so }.
because-column-indexer-pointed = { $cell } gelaxkak dio bere errenkadako zein zutabetan dagoen { $own }. { $known }; beraz, { $so }.
because-box-indexer-elsewhere = { $cell } gelaxkak dio bere { $area ->
    [region] eremuko
   *[box] kutxako
} zein tokitan dagoen { $own }. Hemen ezin da { $own } egon: { $targets }; beraz, { $so }.
because-box-indexer-pointed = { $cell } gelaxkak dio bere { $area ->
    [region] eremuko
   *[box] kutxako
} zein tokitan dagoen { $own }. { $known }; beraz, { $so }.
