# Podmienky pravidiel: ako sa volajú, čo hovoria a ako z nich vyplýva to, čo nasleduje.

cell-is = { $n ->
    [one] { $cells } je { $set }
   *[other] { $cells } sú { $set }
}
set-at-most = najviac { $high }
set-at-least = aspoň { $low }
set-range = { $low } až { $high }
set-anything = čokoľvek
set-all-but = niečo iné ako { $symbols }
number = { $n ->
    [1] jedna
    [2] dve
    [3] tri
    [4] štyri
    [5] päť
    [6] šesť
    [7] sedem
    [8] osem
    [9] deväť
    [10] desať
   *[other] { $n }
}
held-in = { $symbol } v { $cell }
so-none = { $n ->
    [2] ani jedna z oboch buniek nie je { $symbols }
   *[other] žiadna z týchto buniek nie je { $symbols }
}

so-none-can-be = { $n ->
    [2] ani jedna z nich nemôže byť { $symbols }
   *[other] žiadna z týchto buniek nemôže byť { $symbols }
}

# Pravidlo bez vlastnej správy.
clue = pravidlo „{ $title }“ pre { $cells }
claim = { $clue } viaže svoje bunky navzájom
claim-balance = { $Clue } žiada, aby platilo { $equation }
clue-impossible = Riešenie neexistuje: už sa nedá splniť podmienka ({ $clue }).

because-total-last = { $Clue } už má { $held }, takže { $so }.
because-total-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $Clue } musí byť { $ways }, takže { $so }.
       *[other] Keďže je { $taken }, { $clue } musí byť { $ways }, takže { $so }.
    }
   *[other] { $n-taken ->
        [0] { $Clue } už má { $held }, takže { $open } musia byť { $ways }: { $so }.
       *[other] { $Clue } už má { $held }. Keďže je { $taken }, { $open } musia byť { $ways }, takže { $so }.
    }
}
because-kakuro-run-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $sum } v { $n-cells } bunkách { $cells } môže byť len { $ways }, takže { $so }.
       *[other] { because-total-ways }
    }
   *[other] { because-total-ways }
}
because-kenken-cage-ways = { $op ->
    [plus] { because-total-ways }
    [times] { $n-held ->
        [0] { $n-taken ->
            [0] { $target }× v { $n-cells } bunkách { $cells } mriežky { $size }×{ $size }: { $ways }. { $n-non-divisors ->
                [0] { $So }.
                [1] { $non-divisors } nedelí { $target }, takže { $so }.
               *[other] { $non-divisors } nedelia { $target }, takže { $so }.
            }
           *[other] { because-total-ways }
        }
       *[other] { because-total-ways }
    }
   *[other] { $Clue } môže byť len { $ways }, takže { $so }.
}
because-total-bounds = { $n-held ->
    [0] { $Clue }: { $bounds }.
   *[other] { $Clue } už má { $held }, takže súčet ostatných buniek je { $rest }: { $bounds }.
}
total-bound = { $most ->
    [none] bunky okrem { $cell } dávajú aspoň { $least }, takže { $so }
   *[other] { $least ->
        [none] bunky okrem { $cell } dávajú najviac { $most }, takže { $so }
       *[other] bunky okrem { $cell } dávajú { $least } až { $most }, takže { $so }
    }
}
because-total-count = { $n-ways ->
    [0] Akokoľvek sa doplní { $clue }, { $so }.
    [one] { $Clue } sa dá doplniť jediným spôsobom: { $so }.
   *[other] { $Clue } sa dá doplniť { $n-ways } spôsobmi a pri všetkých { $so }.
}
because-total-too-small = Riešenie neexistuje: { $n-held ->
    [0] { $clue } dosiahne najviac { $most }.
   *[other] keď je { $held }, { $clue } dosiahne najviac { $most }.
}
because-total-too-large = Riešenie neexistuje: { $n-held ->
    [0] { $clue } dáva aspoň { $least }.
   *[other] keď je { $held }, { $clue } dáva aspoň { $least }.
}
because-total-impossible = Riešenie neexistuje: pre podmienku ({ $clue }) nezostáva žiadna kombinácia.

because-balance = { $Claim }. Nech { $plus } a { $minus } obsahujú čokoľvek, { $so }.
because-balance-facts = { $Claim }. { $facts }, takže { $so }.
side-least = { $n-cells ->
    [one] { $cells } je aspoň { $least }
   *[other] { $cells } majú súčet aspoň { $lowest ->
        [none] { $least }
       *[other] { $lowest } = { $least }
    }
}
side-most = { $n-cells ->
    [one] { $cells } je najviac { $most }
   *[other] { $cells } majú súčet najviac { $most }
}

because-rise-of-two = { $Claim }, takže { $so }.
because-rise-of-two-known = { $Claim } a { $known }, takže { $so }.
because-rise = { $Claim } (počet buniek: { $n-told }), takže { $so }.
because-rise-known = { $Clue }: { $known }, takže { $so }.
because-rise-place = { $Clue }: { $cell } je { $number ->
    [1] prvá
    [2] druhá
    [3] tretia
    [4] štvrtá
    [5] piata
    [6] šiesta
    [7] siedma
    [8] ôsma
    [9] deviata
   *[other] { $number }.
} z { $n-told } buniek; { $before ->
    [0] { $after ->
        [1] za ňou je jedna väčšia číslica
        [few] za ňou sú { $after-in-words } väčšie číslice
       *[other] za ňou je { $after-in-words } väčších číslic
    }
    [1] pred ňou je jedna menšia číslica{ $after ->
        [0] {""}
        [1] {" "}a za ňou jedna väčšia
        [few] {" "}a za ňou { $after-in-words } väčšie
       *[other] {" "}a za ňou { $after-in-words } väčších
    }
    [few] pred ňou sú { $before-in-words } menšie číslice{ $after ->
        [0] {""}
        [1] {" "}a za ňou jedna väčšia
        [few] {" "}a za ňou { $after-in-words } väčšie
       *[other] {" "}a za ňou { $after-in-words } väčších
    }
   *[other] pred ňou je { $before-in-words } menších číslic{ $after ->
        [0] {""}
        [1] {" "}a za ňou jedna väčšia
        [few] {" "}a za ňou { $after-in-words } väčšie
       *[other] {" "}a za ňou { $after-in-words } väčších
    }
}, takže { $so }.

because-partners = { $Claim }. { $inferences }.
because-partners-pairs = { $Claim }: { $pairs }. { $So }.
because-partners-lonely = { $Claim }, takže { $n-changes ->
    [2] { $n-cells ->
        [2] ani jedna z nich nie je { $lonely }
       *[other] { $so }
    }
   *[other] { $so }
}.
inference = { $known }, takže { $left }
because-partners-on-both-sides = { $Claim }. { $n-between ->
    [1] { $sides } sú rôzne, takže { $between } potrebuje dvoch rôznych partnerov: { $so }.
   *[other] { $between } majú každá dve navzájom rôzne susedné bunky, takže potrebujú dvoch rôznych partnerov: { $so }.
}
because-neighbours = { $Claim }. { $known }, takže { $so }.

because-tally-full = { $Clue }: pre { $symbols } { $max ->
    [one] je len jedno miesto
    [few] sú len { $max } miesta
   *[other] je len { $max } miest
}, ktoré už { $n-sure ->
    [one] obsadzuje
   *[other] obsadzujú
} { $sure }, takže { $so }.
because-tally-needed = { $Clue }: { $min ->
    [1] treba jednu bunku s hodnotou { $symbols } a môže ňou byť len { $possible }
    [few] treba { $min } bunky s hodnotou { $symbols } a môžu nimi byť len { $possible }
   *[other] treba { $min } buniek s hodnotou { $symbols } a môžu nimi byť len { $possible }
}, takže { $so }.

because-fillings = { $Claim }. { $n-ways ->
    [1] Jediný spôsob, ako ešte vyplniť { $open }, je { $ways }, takže { $so }.
   *[other] Jediné spôsoby, ako ešte vyplniť { $open }, sú { $ways }, takže { $so }.
}
because-deciding = { $n-known ->
    [0] { $Claim }, takže { $so }.
   *[other] { $Claim }. { $known }, takže { $so }.
}
because-fillings-many = { $Claim }. Akokoľvek sa vyplnia { $open }, { $so }.

# Ako sa podmienky volajú a čo hovoria.

clue-houses = domy
clue-diagonals = uhlopriečky
clue-windoku = okná
clue-disjoint-groups = pravidlo disjunktných skupín
clue-hypercube = pravidlo hyperkocky
clue-extra-region = dodatočná oblasť { $cells }
clue-candidates = kandidáti v { $cells }
clue-even = párne bunky { $cells }
clue-odd = nepárne bunky { $cells }
clue-doppelganger = pravidlo dvojníkov
clue-killer-cage = klietka { $sum ->
    [none] { $cells }
   *[other] so súčtom { $sum } { $cells }
}
claim-killer-cage = { $sum ->
    [none] číslice v klietke { $cells } sú rôzne
   *[other] bunky klietky { $cells } majú súčet { $sum }
}
clue-kakuro-run = rad { $sum ->
    [none] { $cells }
   *[other] so súčtom { $sum } { $cells }
}
claim-kakuro-run = bunky radu { $cells } majú súčet { $sum }
clue-kenken-cage = klietka { $op ->
    [none] s výsledkom { $target }
    [plus] { $target }+
    [minus] { $target }−
    [times] { $target }×
    [over] { $target }÷
   *[other] { $target }
} { $cells }
claim-kenken-cage = { $op ->
    [minus] v klietke { $target }− sa { $first } a { $last } líšia o { $target }
    [over] v klietke { $target }÷ je jedna z buniek { $first } a { $last } { $target ->
        [2] dvojnásobkom druhej
        [3] trojnásobkom druhej
       *[other] { $target }-násobkom druhej
    }
   *[other] { $clue } dáva { $target }
}
clue-sum = súčet { $sum } v { $cells }
claim-sum = { $equation ->
    [none] { $cells } majú súčet { $sum }
   *[other] { $equation }
}
clue-little-killer = uhlopriečka so súčtom { $sum } { $cells }
claim-little-killer = uhlopriečka { $cells } má súčet { $sum }
clue-magic-boxes = magická línia { $cells }
clue-cage-comparison = znamienko medzi klietkami { $cells } a { $other }
claim-cage-comparison = klietka { $cells } má { $relation ->
    [less] menší súčet ako
    [equal] rovnaký súčet ako
   *[other] väčší súčet ako
} klietka { $other }
clue-equal-sums = rovnaké súčty v { $lists }
clue-equality-cage = klietka rovnosti { $cells }
claim-equality-cage = klietka rovnosti { $cells } obsahuje rôzne číslice, toľko párnych ako nepárnych a toľko nízkych ako vysokých
clue-rellik-cage = klietka rellik { $cells }
claim-rellik-cage = žiadna skupina buniek klietky rellik { $cells } nemá súčet { $sum }
clue-greater-than = znamienko medzi { $first } a { $last }
claim-greater-than = { $n-cells ->
    [2] { $first } je menšia ako { $last }
   *[other] číslice v { $cells } stúpajú
}
clue-anti-knight = pravidlo jazdca
claim-anti-knight = bunky vzdialené o skok jazdca majú rôzne číslice
clue-anti-king = pravidlo kráľa
claim-anti-king = bunky vzdialené o ťah kráľa majú rôzne číslice
clue-anti-taxicab = pravidlo taxíka
claim-anti-taxicab = dve bunky s číslicou N nikdy nie sú od seba vzdialené N krokov
clue-non-consecutive = zákaz po sebe idúcich čísel
claim-non-consecutive = susedné bunky nie sú po sebe idúce čísla
clue-global-entropy = štvorec 2×2 { $cells }
claim-global-entropy = štvorec 2×2 { $cells } obsahuje nízku, strednú aj vysokú číslicu
clue-global-mod = štvorec 2×2 { $cells }
claim-global-mod = štvorec 2×2 { $cells } obsahuje všetky tri zvyšky modulo 3
clue-dutch-flatmates = spolubývajúci pre { $cells }
claim-dutch-flatmates = stredná číslica v { $cells } má hneď nad sebou najnižšiu číslicu alebo hneď pod sebou najvyššiu
clue-minimum = minimum v { $first }
claim-minimum = minimum je menšie ako susedné bunky
clue-maximum = maximum v { $first }
claim-maximum = maximum je väčšie ako susedné bunky
clue-clone = klony
claim-clone = { $first } a { $last } sú klony a obsahujú rovnakú číslicu
clue-equal = rovnaké bunky
claim-equal = { $first } a { $last } obsahujú rovnakú číslicu
clue-same-values = bunky { $lists }
claim-same-values = { $lists } obsahujú rovnaké číslice
clue-quadruple = krúžok medzi { $cells }
claim-quadruple = { $clue } žiada { $symbols }
clue-contain-exact = skupina { $cells }
claim-contain-exact = { $clue } obsahuje { $symbols }, nie však častejšie, ako je uvedené
clue-counting-circles = počítacie krúžky { $cells }
claim-counting-circles = číslica v počítacích krúžkoch { $cells } je v nich toľkokrát, koľko udáva
clue-count-distinct = počet v { $control }
claim-count-distinct = { $control } hovorí, koľko rôznych číslic je v { $cells }
clue-look-and-say = podmienka „pozri a povedz“ { $text }
claim-look-and-say = podmienka { $text } počíta číslice v { $cells }
clue-row-indexer = riadkový ukazovateľ v { $first }
claim-row-indexer = riadkový ukazovateľ hovorí, v ktorom riadku jeho stĺpca je číslo jeho vlastného riadka
clue-column-indexer = stĺpcový ukazovateľ v { $first }
claim-column-indexer = stĺpcový ukazovateľ hovorí, v ktorom stĺpci jeho riadka je číslo jeho vlastného stĺpca
clue-box-indexer = blokový ukazovateľ v { $first }
claim-box-indexer = blokový ukazovateľ hovorí, na ktorom mieste { $area ->
    [region] jeho oblasti
   *[box] jeho bloku
} je číslo jeho vlastného miesta
clue-value-indexing = prak v { $first }
claim-value-indexing = prak zopakuje prvú číslicu z { $cells } o toľko buniek ďalej, koľko hovorí druhá
clue-thermometer = { $slow ->
    [yes] pomalý teplomer
   *[other] teplomer
} { $cells }
claim-thermometer = { $slow ->
    [yes] pomalý teplomer { $cells } nikdy neklesá
   *[other] teplomer { $cells } stúpa
}
clue-arrow = šípka { $cells } s krúžkom { $circle }
claim-arrow = { $n-circle ->
    [1] { $n-cells ->
        [1] bunka { $cells } na šípke sa rovná krúžku { $circle }
        [few] { $n-cells-in-words } bunky { $cells } na šípke majú súčet, aký udáva krúžok { $circle }
       *[other] { $n-cells-in-words } buniek { $cells } na šípke má súčet, aký udáva krúžok { $circle }
    }
   *[other] { $equation ->
        [none] súčet buniek šípky { $cells } je číslo v krúžku { $circle }
       *[other] šípka žiada, aby platilo { $equation }
    }
}
clue-double-arrow = dvojitá šípka { $cells }
claim-double-arrow = na dvojitej šípke { $cells } majú bunky medzi krúžkami taký súčet ako oba krúžky spolu
clue-difference = biela bodka medzi { $first } a { $last }
claim-difference = { $value ->
    [1] { $first } a { $last } sú po sebe idúce čísla
    [none] { $n-cells ->
        [2] { $first } a { $last } sú po sebe idúce čísla
       *[other] susedné bunky v { $cells } sú po sebe idúce čísla
    }
   *[other] { $n-cells ->
        [2] { $first } a { $last } sa líšia o { $value }
       *[other] susedné bunky v { $cells } sa líšia o { $value }
    }
}
clue-ratio = čierna bodka medzi { $first } a { $last }
claim-ratio = jedna z buniek { $first } a { $last } je { $value ->
    [2] dvojnásobkom druhej
    [none] dvojnásobkom druhej
    [3] trojnásobkom druhej
   *[other] { $value }-násobkom druhej
}
clue-pair-sum = súčet { $sum } v { $first } a { $last }
claim-pair-sum = { $first } a { $last } majú súčet { $sum }
clue-difference-negative = chýbajúce bodky
claim-difference-negative = susedné bunky bez bodky nie sú po sebe idúce čísla
clue-ratio-negative = chýbajúce bodky
claim-ratio-negative = susedné bunky bez bodky nie sú v pomere, ktorý bodka označuje
clue-sum-negative = chýbajúce znamienka
claim-sum-negative = susedné bunky bez znamienka nemajú súčet { $sums ->
    [none] 5 ani 10
   *[other] { $sums }
}
clue-kropki-negative = chýbajúce bodky
claim-kropki-negative = susedné bunky bez bodky nie sú po sebe idúce čísla ani nie je jedna dvojnásobkom druhej
clue-renban = čiara renban { $cells }
claim-renban = čiara renban { $cells } obsahuje { $n-cells ->
    [few] { $n-cells-in-words } po sebe idúce čísla
   *[other] { $n-cells-in-words } po sebe idúcich čísel
} v ľubovoľnom poradí
clue-whisper = šepkajúca čiara { $cells }
claim-whisper = { $n-cells ->
    [2] na šepkajúcej čiare sa { $first } a { $last } líšia aspoň o { $step }
   *[other] na šepkajúcej čiare { $cells } sa susedné bunky líšia aspoň o { $step }
}
clue-palindrome = palindróm
claim-palindrome = { $first } a { $last } sa na palindróme zrkadlia
clue-between = čiara medzi krúžkami { $cells }
claim-between = na čiare medzi krúžkami { $cells } ležia všetky číslice medzi číslicami na jej koncoch
clue-lockout = vylučovacia čiara { $cells }
claim-lockout = na vylučovacej čiare { $cells } sa konce líšia aspoň o { $difference ->
    [none] 4
   *[other] { $difference }
} a žiadna iná číslica neleží medzi nimi
clue-zipper = zipsová čiara
claim-zipper = { $equation ->
    [none] { $n-told ->
        [3] na zipsovej čiare majú { $others } taký súčet, aký udáva { $first } v strede
       *[other] na zipsovej čiare { $cells } majú dve bunky rovnako ďaleko od stredu vždy rovnaký súčet
    }
   *[other] na zipsovej čiare platí { $equation }
}
clue-region-sum-line = čiara s rovnakými súčtami v { $area ->
    [region] oblastiach
   *[box] blokoch
}
claim-region-sum-line = { $equation ->
    [none] čiara { $cells } má { $area ->
        [region] v každej oblasti
       *[box] v každom bloku
    } rovnaký súčet
   *[other] čiara má { $area ->
        [region] v každej oblasti
       *[box] v každom bloku
    } rovnaký súčet: { $equation }
}
clue-sum-line = čiara { $cells }
claim-sum-line = čiara { $cells } sa delí na úseky, z ktorých každý má súčet { $sum }
clue-entropic = entropická čiara { $cells }
claim-entropic = každé tri po sebe nasledujúce bunky entropickej čiary { $cells } obsahujú nízku, strednú aj vysokú číslicu{ $n-cells ->
    [2] {""}
    [3] {""}
   *[other] , takže každá tretia bunka je rovnakého druhu
}
clue-modular = modulárna čiara { $cells }
claim-modular = { $modulus ->
    [none] každé tri po sebe nasledujúce bunky modulárnej čiary { $cells } majú rôzne zvyšky modulo 3, takže každá tretia bunka má rovnaký
    [few] každé { $modulus } po sebe nasledujúce bunky modulárnej čiary { $cells } majú rôzne zvyšky modulo { $modulus }
   *[other] každých { $modulus } po sebe nasledujúcich buniek modulárnej čiary { $cells } má rôzne zvyšky modulo { $modulus }
}
clue-nabner = čiara nabner { $cells }
claim-nabner = na čiare nabner nie sú dve rovnaké ani po sebe idúce číslice
clue-consecutive-lines = línia { $cells }
claim-consecutive-lines = { $line } obsahuje po sebe idúce čísla v ľubovoľnom poradí
clue-sandwich = sendvič { $sum } pre { $line }
claim-sandwich = { $line-in } majú číslice medzi najnižšou a najvyššou súčet { $sum }
clue-lunchbox = desiatová krabička { $cells }
claim-lunchbox = v desiatovej krabičke { $cells } majú číslice medzi najnižšou a najvyššou súčet { $sum }
clue-x-sum = X-súčet { $sum } pre { $line }
claim-x-sum = prvá číslica { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}zľava
    [right] {" "}sprava
    [top] {" "}zhora
   *[other] {" "}zdola
} hovorí, koľko buniek má súčet { $sum }
clue-skyscraper = mrakodrapová podmienka { $count } pre { $line }
claim-skyscraper = { $line-in } { $from-side ->
    [none] {""}
    [left] zľava{" "}
    [right] sprava{" "}
    [top] zhora{" "}
   *[other] zdola{" "}
}{ $count ->
    [1] vidno len jednu budovu
    [few] vidno { $count-in-words } budovy
   *[other] vidno { $count-in-words } budov
}
clue-hidden-skyscraper = skrytý mrakodrap { $value } pre { $line }
claim-hidden-skyscraper = prvá skrytá budova { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}zľava
    [right] {" "}sprava
    [top] {" "}zhora
   *[other] {" "}zdola
} je { $value }
clue-numbered-room = číslovaná izba { $value } pre { $line }
claim-numbered-room = prvá číslica { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}zľava
    [right] {" "}sprava
    [top] {" "}zhora
   *[other] {" "}zdola
} hovorí, v ktorej bunke je { $value }
clue-full-rank = poradie { $rank } pre { $line }
claim-full-rank = spomedzi všetkých riadkov a stĺpcov čítaných ako čísla je na mieste { $rank } { $line }
clue-distinct-lines = pravidlo, že žiadne dve línie nie sú rovnaké
claim-distinct-lines = žiadne dve línie, čítané z ktoréhokoľvek konca, nie sú rovnaké
clue-connected-values = spojené bunky s { $symbols }
claim-connected-values = bunky s { $symbols } sú navzájom spojené
clue-chaos-construction = oblasti, ktoré treba nájsť
claim-chaos-construction = každá oblasť má { $size ->
    [few] { $size } spojené bunky
   *[other] { $size } spojených buniek
} a žiadnu číslicu dvakrát
clue-equal-count = počet v { $control }
claim-equal-count = { $control } hovorí, koľkokrát je v { $cells } číslica z { $first }
clue-equal-run = počet v { $control }
claim-equal-run = { $control } hovorí, ako ďaleko siahajú rovnaké číslice okolo nej
clue-relation = dvojica { $first } a { $last }
claim-relation = { $n-cells ->
    [2] { $first } a { $last } obsahujú jednu z uvedených dvojíc
   *[other] susedné bunky v { $cells } obsahujú jednu z uvedených dvojíc
}
clue-automaton = čiara { $cells }
claim-automaton = čiara { $cells } musí vyhovovať svojmu automatu
clue-regular = vzor { $pattern }
claim-regular = { $cells } vyhovujú vzoru { $pattern }
clue-any-of = pravidlá na výber pre { $cells }
claim-any-of = platí aspoň jedno z pravidiel na výber pre { $cells }
clue-all-of = pravidlá pre { $cells }
claim-all-of = platia všetky pravidlá pre { $cells }

# Argumenty pravidiel vlastnými slovami.

because-sandwich-middle = { $line-in } je medzi { $low } a { $high } súčet { $sum }, na ktorý treba aspoň { $least ->
    [one] jednu číslicu
    [few] { $least } číslice
   *[other] { $least } číslic
}, a to je priveľa na to, aby jedna z oboch bola v strede, takže { $so }.
because-sandwich-apart = { $line-in } { $sum ->
    [0] majú číslice medzi { $low } a { $high } súčet 0, takže tieto dve susedia
   *[other] { $n-ways ->
        [0] je medzi { $low } a { $high } súčet { $sum }, na ktorý treba { $n-sizes ->
            [one] { $least ->
                [one] jednu číslicu
                [few] { $least } číslice
               *[other] { $least } číslic
            }
            [2] { $least } alebo { $most ->
                [few] { $most } číslice
               *[other] { $most } číslic
            }
           *[other] { $least } až { $most ->
                [few] { $most } číslice
               *[other] { $most } číslic
            }
        }
       *[other] môže byť súčet { $sum } medzi { $low } a { $high } len { $ways }
    }
}. { $n-lows ->
    [one] Číslica { $low } je v { $lows }{ $n-highs ->
        [one] {" "}a { $high } v { $highs }
       *[other] {""}
    }, takže { $so }
   *[other] { $n-highs ->
        [one] Číslica { $high } je v { $highs }, takže { $so }
       *[other] Číslica { $low } môže byť len v { $lows } a { $high } len v { $highs }, takže { $so }
    }
}.
because-sandwich-neighbours = { $line-in } nie je medzi { $low } a { $high } nič a obe môžu byť len v { $ends }, takže { $so }.
because-sandwich-inside = { $line-in } sú { $low } a { $high } v { $ends }. Medzi nimi { $n-inside ->
    [1] je v { $inside } číslo { $sum }
   *[other] majú { $inside } súčet { $sum }: { $ways }
}, takže { $so }.
because-sandwich-outside = { $line-in } je medzi { $low } a { $high }, ktoré sú v { $ends }, súčet { $sum }. Všetky ostatné číslice majú súčet { $total }, a preto { $n-outside ->
    [1] mimo zostáva len { $rests } v { $outside }
   *[other] zvyšné bunky { $outside } obsahujú { $rests }
}, takže { $so }.
because-sandwich-places = { $line-in } môžu byť { $low } a { $high } len v dvojici { $places }. Medzi nimi je { $ways }, takže { $so }.
because-sandwich-wherever = { $line-in } je { $low } v { $n-lows ->
    [one] { $lows }
   *[other] jednej z { $lows }
} a { $high } v { $n-highs ->
    [one] { $highs }
   *[other] jednej z { $highs }
}, medzi nimi je { $n-ways ->
    [0] súčet { $sum }
   *[other] { $ways }
}, takže { $so }.
because-x-sum-too-little = { $Claim }. { $n-shown ->
    [1] Keby v { $first } bolo 1, bolo by to len { $extreme }
   *[other] Keby v { $first } bolo { $x }, prvé bunky (počet: { $x }) by mali súčet najviac { $shown } = { $extreme }
}, takže { $so }.
because-x-sum-too-much = { $Claim }. Keby v { $first } bolo { $x }, prvé bunky (počet: { $x }) by mali súčet aspoň { $shown } = { $extreme }, takže { $so }.
because-x-sum-counted = { $first } je { $x }, a preto { $counted } { $n-counted ->
    [1] dáva sama zvyšných { $rest } z X-súčtu
   *[other] dávajú zvyšných { $rest } z X-súčtu: { $ways }
}, takže { $so }.
because-x-sum-only = { $Claim }. To vychádza len s { $ways }, počítané od { $first }: { $so }.
because-x-sum-begins = X-súčet { $sum } { $line-of } je { $ways } s X ako prvým číslom, takže { $so }.
because-numbered-room-elsewhere = { $Claim }. Číslica { $value } nemôže byť v { $cells }, takže { $so }.
because-numbered-room-known = { $Claim }. { $known }, takže { $so }.
because-numbered-room-among = { $Claim }. { $known }, takže { $so }.
because-skyscraper-all = { $line-in } { $from-side ->
    [none] {""}
    [left] zľava{" "}
    [right] sprava{" "}
    [top] zhora{" "}
   *[other] zdola{" "}
}vidno všetky budovy ({ $count }), takže žiadna nie je skrytá a { $so }.
because-skyscraper-highest = { $Claim }. Za číslom { $highest } nevidno nič a pred ním musí byť vidno { $before ->
    [1] jednu ďalšiu
    [few] { $before } ďalšie
   *[other] { $before } ďalších
}, takže { $so }.
because-skyscraper-tall = { $Claim }. Za číslom { $highest } nevidno nič, za číslom { $height } { $behind ->
    [one] najviac jednu ďalšiu
    [few] najviac { $behind } ďalšie
   *[other] najviac { $behind } ďalších
}, takže { $so }.
because-skyscraper-few = { $Claim }. Keby v { $cell } bolo { $symbols }, bolo by vidno najviac { $most }, takže { $so }.
because-skyscraper-few-named = { $Claim }. Keby v { $cell } bolo { $symbols }, bolo by možné vidieť len { $maybe }, takže { $so }.
because-skyscraper-many = { $Claim }. Keby v { $cell } bolo { $symbols }, bolo by vidno aspoň { $least }, takže { $so }.
because-skyscraper-many-named = { $Claim }. Keby v { $cell } bolo { $symbols }, bolo by vidno všetky tieto: { $always }, takže { $so }.
because-skyscraper-other = { $Claim }. Keby v { $cell } bolo { $symbols }, bolo by vidno { $least } alebo { $most }, takže { $so }.
because-quadruple-rest = { $n-known ->
    [0] { $Claim }, takže { $so }.
   *[other] { $Claim }. { $known }, čo necháva { $missing } pre { $others }: { $so }.
}
because-quadruple-places = { $Clue } potrebuje { $needed }, ktoré sa { $n-needed ->
    [1] zmestí
   *[other] zmestia
} len do { $places }, takže { $so }.
because-contain-exact-rest = { $n-known ->
    [0] { $Claim }, takže { $so }.
   *[other] { $Claim }. { $known }, čo necháva { $missing } pre { $others }: { $so }.
}
because-contain-exact-places = { $Clue } potrebuje { $needed }, ktoré sa { $n-needed ->
    [1] zmestí
   *[other] zmestia
} len do { $places }, takže { $so }.
because-look-and-say-rest = { $n-known ->
    [0] { $Claim }, takže { $so }.
   *[other] { $Claim }. { $known }, čo necháva { $missing } pre { $others }: { $so }.
}
because-look-and-say-places = { $Clue } potrebuje { $needed }, ktoré sa { $n-needed ->
    [1] zmestí
   *[other] zmestia
} len do { $places }, takže { $so }.
because-region-sum-line-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
}, takže { $so }.
because-region-sum-line-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-region-sum-line-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
} a { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-region-sum-line-sums = { $Claim }. Tento súčet môže byť len { $sums }, takže { $so }.
because-zipper-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
}, takže { $so }.
because-zipper-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-zipper-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
} a { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-zipper-sums = { $Claim }. Tento súčet môže byť len { $sums }, takže { $so }.
because-zipper-pair-least = Na zipsovej čiare majú { $pair } taký súčet, aký udáva { $centre } v strede. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
}, takže { $so }.
because-zipper-pair-most = Na zipsovej čiare majú { $pair } taký súčet, aký udáva { $centre } v strede. { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-zipper-pair-both = Na zipsovej čiare majú { $pair } taký súčet, aký udáva { $centre } v strede. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
} a { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-zipper-pair-sums = Na zipsovej čiare majú { $pair } taký súčet, aký udáva { $centre } v strede. Tento súčet môže byť len { $sums }, takže { $so }.
because-equal-sums-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
}, takže { $so }.
because-equal-sums-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-equal-sums-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
} a { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-equal-sums-sums = { $Claim }. Tento súčet môže byť len { $sums }, takže { $so }.
because-double-arrow-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
}, takže { $so }.
because-double-arrow-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-double-arrow-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
} a { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-double-arrow-sums = { $Claim }. Tento súčet môže byť len { $sums }, takže { $so }.
because-cage-comparison-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
}, takže { $so }.
because-cage-comparison-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-cage-comparison-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } je aspoň { $least }
   *[other] { $low-cells } majú súčet aspoň { $least }
} a { $n-high-cells ->
    [1] { $high-cells } je najviac { $most }
   *[other] { $high-cells } majú súčet najviac { $most }
}, takže { $so }.
because-cage-comparison-sums = { $Claim }. Tento súčet môže byť len { $sums }, takže { $so }.
because-cage-comparison-less = { $Claim }. { $higher } majú súčet najviac { $most }, takže { $lower } majú menší a { $so }.
because-cage-comparison-more = { $Claim }. { $lower } majú súčet aspoň { $least }, takže { $higher } majú väčší a { $so }.
because-value-indexing-beyond = { $Claim }. { $length ->
    [one] Nasleduje len jedna bunka
    [few] Nasledujú len { $length } bunky
   *[other] Nasleduje len { $length } buniek
}, takže { $so }.
because-value-indexing-nothing-shared = { $Claim }. { $n-cells ->
    [one] { $cells } nemá
   *[other] { $cells } nemajú
} žiadnu spoločnú číslicu s { $repeated }, takže { $so }.
because-value-indexing-nowhere = { $Claim }. { $counter } môže ukazovať len na { $cells }, kde { $symbols } nie je možné, takže { $so }.
because-value-indexing-repeated = { $Claim }. { $counter } ukazuje na { $cells } a { $known }, takže { $so }.
because-same-values-absent = { $Claim }. V { $list } nemôže byť { $symbols }, takže { $so }.
because-counting-circles-full = Číslica { $digit } je už v { $n-needed ->
    [1] jednom krúžku
   *[other] { $n-needed } krúžkoch
}, teda toľkokrát, koľko udáva, takže { $so }.
because-counting-circles-too-few = Číslica { $digit } by musela byť v { $n-needed ->
    [1] jednom krúžku
   *[other] { $n-needed } krúžkoch
}, ale môže byť len v { $n-circles }, takže { $so }.
because-counting-circles-places = Číslica { $digit } musí byť v { $n-needed ->
    [1] jednom krúžku
   *[other] { $n-needed } krúžkoch
} a môže byť len v { $places }, takže { $so }.
because-counting-circles-kinds = Číslice v { $number } krúžkoch, každá toľkokrát, koľko udáva, ich vyplnia všetky: { $number } = { $sets }, takže { $so }.
because-renban-sets = { $Clue } môže obsahovať len { $sets }, takže { $so }.
because-nabner-sets = { $Clue } môže obsahovať len { $sets }, takže { $so }.
because-lunchbox-inside = { $Claim }. Tieto číslice môžu byť len { $ways }, takže { $so }.
because-skyscraper-one = { $Claim }. Musí to byť { $highest }, takže { $so }.
because-between-room = { $Clue }: počet rôznych číslic medzi koncami je aspoň { $room }, a preto sa konce líšia o viac ako { $room }. { $known }, takže { $so }.
because-between-next = { $Clue }: medzi koncami niečo leží, a preto sa konce líšia o viac ako 1. { $known }, takže { $so }.
because-maximum-at-all = { $cell } je väčšia ako susedné bunky, takže { $so }.
because-maximum-neighbour = { $cell } je väčšia ako susedná { $next }. { $known }, takže { $so }.
because-maximum-around = { $cell } je väčšia ako susedné bunky. { $known }, takže { $so }.
because-minimum-at-all = { $cell } je menšia ako susedné bunky, takže { $so }.
because-minimum-neighbour = { $cell } je menšia ako susedná { $next }. { $known }, takže { $so }.
because-minimum-around = { $cell } je menšia ako susedné bunky. { $known }, takže { $so }.
because-row-indexer-elsewhere = { $cell } hovorí, v ktorom riadku jej stĺpca je { $own }. V { $targets } nemôže byť { $own }, takže { $so }.
because-row-indexer-pointed = { $cell } hovorí, v ktorom riadku jej stĺpca je { $own }. { $known }, takže { $so }.
because-column-indexer-elsewhere = { $cell } hovorí, v ktorom stĺpci jej riadka je { $own }. V { $targets } nemôže byť { $own }, takže { $so }.
because-column-indexer-pointed = { $cell } hovorí, v ktorom stĺpci jej riadka je { $own }. { $known }, takže { $so }.
because-box-indexer-elsewhere = { $cell } hovorí, na ktorom mieste { $area ->
    [region] jej oblasti
   *[box] jej bloku
} je { $own }. V { $targets } nemôže byť { $own }, takže { $so }.
because-box-indexer-pointed = { $cell } hovorí, na ktorom mieste { $area ->
    [region] jej oblasti
   *[box] jej bloku
} je { $own }. { $known }, takže { $so }.
