# Slová každej techniky po slovensky: jedna správa na techniku; jej atribút je meno techniky.

full-house = { $cell } je posledná prázdna bunka { $house-of } a chýba už len { $symbol }.
    .title = Plný dom
naked-single = { $cell } musí byť { $symbol }{ $why }
    .title = Jediný kandidát
hidden-single = { $House-in } môže byť { $symbol } len v { $cell }{ $why }
    .title = Jediné miesto
cross-hatching = { hidden-single }
    .title = Krížové prehľadávanie
counting = { naked-single }
    .title = Počítanie

confined = { $From-in } sú všetky čísla { $symbol } { $into-in }
locked-candidates = { confined }, takže číslo { $symbol } { $into-of } je { $from-in } a zvyšok { $into-of } nemôže byť { $symbol }.
pointing = { locked-candidates }
    .title = Zamknutí kandidáti (z bloku)
claiming = { locked-candidates }
    .title = Zamknutí kandidáti (z línie)
direct-locked = { confined }, takže zvyšok { $into-of } nemôže byť { $symbol }. Potom môže byť { $last-symbol } { $last-house-in } len v { $placed }.
direct-pointing = { direct-locked }
    .title = Priame zamknutie (z bloku)
direct-claiming = { direct-locked }
    .title = Priame zamknutie (z línie)
direct-hidden = { hidden-places } Nič iné sa tam nezmestí, takže { $last-house-in } môže byť { $last-symbol } len v { $placed }.
direct-hidden-pair = { direct-hidden }
    .title = Priama skrytá dvojica
direct-hidden-triple = { direct-hidden }
    .title = Priama skrytá trojica
partners = { $argument }
    .title = Partneri
rising-line = { $argument }
    .title = Stúpajúca čiara
neighbours = { $argument }
    .title = Susedia
tally = { $argument }
    .title = Počet buniek
combinations = { $argument }
    .title = Kombinácie
sum-bounds = { $argument }
    .title = Najmenšie a najväčšie súčty
fillings = { $argument }
    .title = Spôsoby vyplnenia podmienky
hidden-cage-single = { every-combination }, ktorá môže byť iba v { $places }. { $effects }
    .title = Jediné miesto v klietke
cage-digit = { every-combination }. { $cells } { $n-cells ->
    [one] vidí všetky jej miesta, { $places }, takže v nej nie je { $symbol }
    [2] vidia všetky jej miesta, { $places }, takže ani v jednej nie je { $symbol }
   *[other] vidia všetky jej miesta, { $places }, takže v žiadnej z nich nie je { $symbol }
}.
    .title = Číslica, ktorú klietka potrebuje
every-combination = { $told ->
    [1] { $Cage } môže byť iba { $way }, takže obsahuje číslicu { $symbol }
   *[other] { $Cage }: každá kombinácia obsahuje číslicu { $symbol }
}

house-sums = { house-sums-total }. { $n-outside ->
    [0] Vnútri { $n-sums ->
        [1] je
       *[other] sú
    } { $sums }{ house-sums-known }{ $n-inside ->
        [1] { $left }
       *[other] súčet { $inside } je { $total }{ house-sums-ways }
    }.
   *[other] { $n-inside ->
        [0] { $Sums } { $n-sums ->
            [1] pokrýva
           *[other] pokrývajú
        } { $n-houses ->
            [1] celý tento dom
           *[other] všetky tieto domy
        }{ house-sums-known }{ $n-outside ->
            [1] { $left }
           *[other] súčet { $outside } mimo { $n-houses ->
                [1] neho
               *[other] nich
            } je { $total }{ house-sums-ways }
        }.
       *[other] { $Sums } { $n-sums ->
            [1] pokrýva
           *[other] pokrývajú
        } { $n-houses ->
            [1] celý tento dom
           *[other] všetky tieto domy
        } okrem { $inside } a { $n-sums ->
            [1] presahuje
           *[other] presahujú
        } do { $outside }{ house-sums-known }{ house-sums-difference }: { $left }.
    }
}
    .title = Vnútorné a vonkajšie
house-sums-total = { $Houses } { $n-houses ->
    [1] má
   *[other] majú spolu
} súčet { $house-total }
house-sums-known = { $n-known ->
    [0] , takže{" "}
   *[other] . Keďže je { $known },{" "}
}
house-sums-ways = { $told ->
    [0] : { $left }
    [1] : sú to { $symbols }
   *[other] , teda { $ways }: { $left }
}
house-sums-difference = { $n-inside ->
    [one] { $inside } je { $sign ->
        [0] taká istá ako { $outside }
        [-1] o { $total } menšia ako { $outside }
       *[other] o { $total } väčšia ako { $outside }
    }
   *[other] { $inside } majú súčet { $sign ->
        [0] rovnaký ako { $outside }
        [-1] o { $total } menší ako { $outside }
       *[other] o { $total } väčší ako { $outside }
    }
}
killer-subset = { $House-in } sú číslice { $symbols } vyčerpané: { $shares }. Takže { $left }.
killer-pair = { killer-subset }
    .title = Dvojica s klietkami
killer-triple = { killer-subset }
    .title = Trojica s klietkami
killer-quadruple = { killer-subset }
    .title = Štvorica s klietkami
cages-together = { $First } a { $second } nemajú žiadnu spoločnú číslicu{ $told ->
    [0] {""}
   *[other] : spolu sú { $together }
}. Takže { $left }.
    .title = Klietky, ktoré sa vidia
phistomefel = { $n-ring } buniek okolo { $house-of } obsahuje tie isté číslice ako { $n-corners } buniek v štyroch rohoch. { $n-held ->
    [0] { $side ->
        [0] V kruhu nie je miesto pre { $symbol }
       *[other] V rohoch nie je miesto pre { $symbol }
    }
   *[other] { $side ->
        [0] V rohoch už je { $symbol } ({ $held }) a v kruhu nie je miesto pre ďalšie
       *[other] V kruhu už je { $symbol } ({ $held }) a v rohoch nie je miesto pre ďalšie
    }
}. { $effects }
    .title = Phistomefelov kruh

# Súčty a klietky v nich.
sums-of = { $n ->
    [one] súčet { $list }
   *[other] súčty { $list }
}
sums-of-killer-cage = { $n ->
    [one] klietka { $list }
   *[other] klietky { $list }
}
sums-of-kenken-cage = { sums-of-killer-cage }
sums-of-kakuro-run = { $n ->
    [one] rad { $list }
   *[other] rady { $list }
}
summand = { $cells } ({ $total }{ $n-outside ->
    [0] {""}
   *[other] , s { $outside } mimo
})
rest-of-houses = zvyšný súčet { $total } pre { $cells } { $houses-in }
rest-outside = súčet { $total } buniek { $cells } mimo { $houses-of }
cage-with-ways = { $cage } ({ $ways })
cage-with-ways-of-open = { $cage } ({ $ways } v { $open })
share = { $cage } berie { $n ->
    [1] jednu
   *[other] { $n-in-words }
}
with = { $first } s { $second }
either = { $first } alebo { $last }
leftovers = { $Houses } { $n-houses ->
    [1] obsahuje
   *[other] obsahujú spolu
} tie isté číslice ako { $others }. Vynechajte spoločné bunky: { $here } obsahujú tie isté číslice ako { $there }, takže { $result }.
    .title = Zákon zvyškov

naked-subset = { $equal ->
    [1] { $n-cells ->
        [2] { $cells } sú obe { $symbols-set }.
       *[other] { $cells } sú všetky { $symbols-set }.
    }
   *[other] { $cells } majú spolu len { $symbols }.
} Vyčerpajú čísla { $symbols } { $houses-in }, takže žiadna iná bunka { $houses-of } nemôže byť { $symbols-nor }.
locked-pair = { naked-subset }
    .title = Zamknutá dvojica
locked-triple = { naked-subset }
    .title = Zamknutá trojica
naked-pair = { naked-subset }
    .title = Zjavná dvojica
naked-triple = { naked-subset }
    .title = Zjavná trojica
naked-quadruple = { naked-subset }
    .title = Zjavná štvorica
larger-naked-subset = { naked-subset }
    .title = Väčšia zjavná podmnožina
hidden-places = { $Houses-in } môžu byť čísla { $symbols } len v { $cells }.
hidden-subset = { hidden-places } Tým sú zaplnené { $n-cells ->
    [2] obe bunky
    [3] všetky tri bunky
    [4] všetky štyri bunky
   *[other] všetky tieto bunky
}: { $result }.
hidden-pair = { hidden-subset }
    .title = Skrytá dvojica
hidden-triple = { hidden-subset }
    .title = Skrytá trojica
hidden-quadruple = { hidden-subset }
    .title = Skrytá štvorica
larger-hidden-subset = { hidden-subset }
    .title = Väčšia skrytá podmnožina

# Ryby: v základoch môže byť symbol len v domoch, ktoré ich kryjú a ktorých je rovnako veľa.
few = { $n-bases ->
    [2] { $bases-kind ->
        [row] Tieto dva riadky
        [column] Tieto dva stĺpce
        [box] Tieto dva bloky
        [region] Tieto dve oblasti
       *[other] Tieto dva domy
    } zaberú
    [3] Tieto tri { $bases-kind ->
        [row] riadky
        [column] stĺpce
        [box] bloky
        [region] oblasti
       *[other] domy
    } zaberú
    [4] Tieto štyri { $bases-kind ->
        [row] riadky
        [column] stĺpce
        [box] bloky
        [region] oblasti
       *[other] domy
    } zaberú
   *[other] Týchto { $n-bases ->
        [5] päť
        [6] šesť
       *[other] sedem
    } { $bases-kind ->
        [row] riadkov
        [column] stĺpcov
        [box] blokov
        [region] oblastí
       *[other] domov
    } zaberie
}
all-covers = { $covers-of }
fish-places = { $Bases-in } môže byť { $symbol } len { $covers-in }
fish = { fish-places }. { few } všetky čísla { $symbol } { all-covers }, takže žiadna iná bunka { $covers-of } nemôže byť { $symbol }.
x-wing = { fish }
    .title = X-Wing
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
fish-of-boxes = { fish-places }. { few } všetky čísla { $symbol } { all-covers }, takže { $result }.
franken-x-wing = { fish-of-boxes }
    .title = Franken X-Wing
franken-swordfish = { fish-of-boxes }
    .title = Franken Swordfish
franken-jellyfish = { fish-of-boxes }
    .title = Franken Jellyfish
franken-squirmbag = { fish-of-boxes }
    .title = Franken Squirmbag
franken-whale = { fish-of-boxes }
    .title = Franken Whale
franken-leviathan = { fish-of-boxes }
    .title = Franken Leviathan
mutant-x-wing = { fish-of-boxes }
    .title = Mutant X-Wing
mutant-swordfish = { fish-of-boxes }
    .title = Mutant Swordfish
mutant-jellyfish = { fish-of-boxes }
    .title = Mutant Jellyfish
mutant-squirmbag = { fish-of-boxes }
    .title = Mutant Squirmbag
mutant-whale = { fish-of-boxes }
    .title = Mutant Whale
mutant-leviathan = { fish-of-boxes }
    .title = Mutant Leviathan

# Plutva je bunka základu mimo krytia: platí buď niektorá z nich, alebo ryba.
finned-fish = { $fish ->
    [1] { fish-places }, okrem { $n-all-fins ->
        [1] plutvy { $all-fins }. Ak je plutva { $symbol }, { $result }, lebo plutva vidí { $n-gone ->
            [1] túto bunku
           *[other] tieto bunky
        }
       *[other] plutiev { $all-fins }. Ak je niektorá plutva { $symbol }, { $result }, lebo každá plutva vidí { $n-gone ->
            [1] túto bunku
           *[other] tieto bunky
        }
    }. Ak nie, všetky čísla { $symbol } { all-covers } sú v bunkách ryby a výsledok je rovnaký.
   *[other] { $Bases } tvoria dve ryby; kryjú ich { $covers } a plutvy sú { $all-fins }. V každej rybe je buď { $symbol } v niektorej plutve, alebo ryba zaberie všetky čísla { $symbol } vo svojom krytí. Tak či tak { $result }.
}
finned-x-wing = { finned-fish }
    .title = X-Wing s plutvou
finned-swordfish = { finned-fish }
    .title = Swordfish s plutvou
finned-jellyfish = { finned-fish }
    .title = Jellyfish s plutvou
finned-squirmbag = { finned-fish }
    .title = Squirmbag s plutvou
finned-whale = { finned-fish }
    .title = Whale s plutvou
finned-leviathan = { finned-fish }
    .title = Leviathan s plutvou
finned-franken-x-wing = { finned-fish }
    .title = Franken X-Wing s plutvou
finned-franken-swordfish = { finned-fish }
    .title = Franken Swordfish s plutvou
finned-franken-jellyfish = { finned-fish }
    .title = Franken Jellyfish s plutvou
finned-franken-squirmbag = { finned-fish }
    .title = Franken Squirmbag s plutvou
finned-franken-whale = { finned-fish }
    .title = Franken Whale s plutvou
finned-franken-leviathan = { finned-fish }
    .title = Franken Leviathan s plutvou
finned-mutant-x-wing = { finned-fish }
    .title = Mutant X-Wing s plutvou
finned-mutant-swordfish = { finned-fish }
    .title = Mutant Swordfish s plutvou
finned-mutant-jellyfish = { finned-fish }
    .title = Mutant Jellyfish s plutvou
finned-mutant-squirmbag = { finned-fish }
    .title = Mutant Squirmbag s plutvou
finned-mutant-whale = { finned-fish }
    .title = Mutant Whale s plutvou
finned-mutant-leviathan = { finned-fish }
    .title = Mutant Leviathan s plutvou
sashimi-x-wing = { finned-fish }
    .title = Sashimi X-Wing
sashimi-swordfish = { finned-fish }
    .title = Sashimi Swordfish
sashimi-jellyfish = { finned-fish }
    .title = Sashimi Jellyfish
sashimi-squirmbag = { finned-fish }
    .title = Sashimi Squirmbag
sashimi-whale = { finned-fish }
    .title = Sashimi Whale
sashimi-leviathan = { finned-fish }
    .title = Sashimi Leviathan

# Platí jeden koniec reťaze, alebo druhý.
either-way = { $ends-see ->
    [yes] { $n-gone ->
        [1] Tak či tak { $gone } vidí { $end } a nemôže byť { $end }.
        [2] Tak či tak { $gone } vidia { $end }: ani jedna nemôže byť { $end }.
       *[other] Tak či tak { $gone } vidia { $end }: žiadna z nich nemôže byť { $end }.
    }
   *[no] Tak či tak { $result }.
}
two-ends = { $chain-story } { either-way }
remote-pair = { $cells } sú všetky { $symbols-set } a každá vidí nasledujúcu, takže { $symbols } sa pozdĺž reťaze striedajú. Dve bunky v nepárnej vzdialenosti majú každá jedno z nich a bunka, ktorá vidí obe, nemôže mať ani jedno: { $result }.
    .title = Vzdialená dvojica
# Podmienky a domy, ktoré sa vypĺňajú naraz.
clues-together = { $claims }. { $n-ways ->
    [0] { $counted ->
        [0] { $n-claims ->
            [1] S tým, čo ešte môže byť v { $open }, { $left }
           *[other] Z toho všetkého spolu vyplýva, že { $left }
        }
       *[other] { $counted ->
            [few] Zostávajú { $counted } spôsoby
           *[other] Zostáva { $counted } spôsobov
        }, ako vyplniť { $open }, takže { $left }
    }
    [1] Jediný spôsob, ako ešte vyplniť { $open }, je { $ways }, takže { $left }
   *[other] Jediné spôsoby, ako ešte vyplniť { $open }, sú { $ways }, takže { $left }
}.
    .title = Podmienky spolu
places-together = { $n-places ->
    [0] Nech sú { $symbol } { $houses-of } spolu kdekoľvek, jedno z týchto miest vidí { $gone }, takže { $result }.
    [1] Spolu môžu byť { $symbol } { $houses-of } len v { $places }, takže { $result }.
   *[other] Spolu môžu byť { $symbol } { $houses-of } len v { $places }. V každom prípade jedno z týchto miest vidí { $gone }, takže { $result }.
}
    .title = Miesta spolu

two-cells-each = Pre { $symbol } sú { $houses-in } len po dve bunky.
joined-links = { two-cells-each } { two-ends }
skyscraper = { joined-links }
    .title = Skyscraper (mrakodrap)
two-string-kite = { joined-links }
    .title = 2-String Kite
turbot-fish = { joined-links }
    .title = Turbot fish
dual-two-string-kite = Pre { $symbols } sú { $houses-in } vždy len po dve bunky. Vznikajú tak dva šarkany spojené v { $joined }, ktoré sa vidia. Každý šarkan má svoju číslicu na jednom z koncov, medzi { $cells }, takže { $result }.
    .title = Dvojitý 2-String Kite
empty-rectangle = { $Box-in } je každé { $symbol } { $lines-or-in }; { $houses-in } sú pre { $symbol } len dve bunky. { two-ends }
    .title = Prázdny obdĺžnik
dual-empty-rectangle = { $Box-in } je každé { $symbol } v jednej z dvoch krížiacich sa línií. Pre { $symbol } sú { $houses-in } len po dve bunky, a to { $cells }. Každá taká dvojica vedie z jednej línie k bunke, ktorá vidí druhú, takže { $result }.
    .title = Dvojitý prázdny obdĺžnik
w-wing = { $cells } sú obe { $symbols-set } a { $houses-in } môže byť { $linked } len v { $joined-or }. { two-ends }
    .title = W-Wing
wing-cases = Ak je to { $other-1 }, { $pincer-1 } je { $symbol }. Ak je to { $other-2 }, { $pincer-2 } je { $symbol }.
wing-end = { $n-gone ->
    [1] { $gone } vidí { $symbol } a nemôže byť { $symbol }.
    [2] { $gone } vidia { $symbol }: ani jedna nemôže byť { $symbol }.
   *[other] { $gone } vidia { $symbol }: žiadna z nich nemôže byť { $symbol }.
}
xy-wing = { $pivot } je { $other-1 } alebo { $other-2 }. { wing-cases } Tak či tak { wing-end }
    .title = XY-Wing
xyz-wing = { $pivot } je { $symbols-or }. { wing-cases } Inak je { $pivot } sama { $symbol }. V každom prípade { wing-end }
    .title = XYZ-Wing

# Vzory, ktoré by mali dve riešenia, a kandidáti, ktorí tomu bránia.
one-guardian = { $guardians-alike ->
    [yes] { $n-guardians-cells ->
        [1] Preto { $guardians-cells } musí byť { $guardians-symbols }
        [2] Preto { $guardians-cells-or } musí byť { $guardians-symbols }
       *[other] Preto jedna z { $guardians-cells } musí byť { $guardians-symbols }
    }
   *[no] Preto { $guardians-told }
}
guardians-in-one-cell = { one-guardian } a nemôže byť { $gone-symbols }.
guardians-of-one-symbol = { one-guardian }. { $n-gone ->
    [1] { $gone } vidí všetky tieto bunky, takže nemôže byť { $gone-symbols }.
   *[other] { $gone } vidia všetky tieto bunky, takže nemôžu byť { $gone-symbols }.
}
guardians-in-a-subset = { one-guardian }. To pôsobí ako jedna bunka { $guardians-symbols-set }: spolu s { $subset } vyčerpá čísla { $subset-symbols } { $houses-in }, takže { $result }.
guardians-beside-a-symbol = { one-guardian }. { $Houses-in } môže byť { $kept } len v týchto dvoch bunkách. Jedna je teda { $kept } a druhá niečo z toho, čo sme práve uviedli: { $result }.
grave = Keby neplatilo, že { $guardians-told }, každá prázdna bunka by mala dvoch kandidátov a každý dom dve bunky pre každú svoju číslicu. Taká úloha nikdy nemá práve jedno riešenie.
bug-plus-1 = { grave } { guardians-in-one-cell }
    .title = BUG + 1
bug-1 = { grave } { guardians-in-one-cell }
    .title = BUG typ 1
bug-2 = { grave } { guardians-of-one-symbol }
    .title = BUG typ 2
bug-3 = { grave } { guardians-in-a-subset }
    .title = BUG typ 3
bug-4 = { grave } { guardians-beside-a-symbol }
    .title = BUG typ 4
two-solutions = tieto číslice by sa dali vymeniť a úloha by mala dve riešenia.
deadly-rectangle = { $cells } tvoria obdĺžnik. Keby mali len { $symbols }, { two-solutions }
uniqueness-test-1 = { deadly-rectangle } { guardians-in-one-cell }
    .title = Jedinečný obdĺžnik typ 1
uniqueness-test-2 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Jedinečný obdĺžnik typ 2
uniqueness-test-3 = { deadly-rectangle } { guardians-in-a-subset }
    .title = Jedinečný obdĺžnik typ 3
uniqueness-test-4 = { deadly-rectangle } { guardians-beside-a-symbol }
    .title = Jedinečný obdĺžnik typ 4
uniqueness-test-5 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Jedinečný obdĺžnik typ 5
only-in-rectangle = { $Houses-in } môže byť { $kept } len v obdĺžniku.
uniqueness-test-6 = { deadly-rectangle } { only-in-rectangle } Keby jedna z { $gone } bola { $kept }, bola by { $kept } aj druhá a { $symbols } by zaplnili všetky štyri bunky. Preto { $result }.
    .title = Jedinečný obdĺžnik typ 6
hidden-rectangle = { deadly-rectangle } { only-in-rectangle } Keby { $gone } bola { $gone-symbols }, oba susedné rohy by museli byť { $kept } a { $symbols } by zaplnili všetky štyri bunky. Preto { $result }.
    .title = Skrytý obdĺžnik
deadly-placed-rectangle = { $cells } tvoria obdĺžnik a žiadna z nich nie je zadaná. Keby mali len { $symbols }, { two-solutions }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Vyhnuteľný obdĺžnik typ 1
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Vyhnuteľný obdĺžnik typ 2
deadly-loop = { $cells } tvoria slučku, s dvoma bunkami v každom dome, ktorým prechádza. Keby mali len { $symbols }, { two-solutions }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Jedinečná slučka typ 1
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Jedinečná slučka typ 2
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Jedinečná slučka typ 3
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Jedinečná slučka typ 4

sue-de-coq = { $Houses } sa krížia v { $cells }, ktoré majú spolu len { $symbols }. Spolu s { $line-cells } { $line-symbols-set } a { $box-cells } { $box-symbols-set } je buniek toľko čo číslic, takže všetky tieto číslice patria tam: { $result }.
    .title = Sue de Coq

# Symbol je v rohu, kde sa dve línie križujú, alebo na konci jednej z nich.
firework = Mimo { $box-of } majú { $lines } pre { $symbols } len { $ends }. Číslica, ktorá nie je ani v jednej z nich, musí byť { $box-in } v oboch líniách, teda v { $corner }, kde sa križujú.
firework-box = Každá číslica je mimo bloku najviac v jednej zo svojich dvoch línií, takže v bloku je v tej druhej.
triple-firework = { firework } Tieto tri bunky teda obsahujú tie tri číslice, každá jednu{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } Preto { $result }.
}
    .title = Trojitý ohňostroj
quadruple-firework = Mimo { $box-1-of } majú { $lines-1 } pre { $symbols-1 } len { $ends-1 }; mimo { $box-2-of } majú { $lines-2 } pre { $symbols-2 } len tie isté dve bunky. Číslica, ktorá nie je ani v jednej z nich, musí byť tam, kde sa jej dve línie križujú: { $symbols-1-or } v { $corner-1 }, { $symbols-2-or } v { $corner-2 }. Tieto štyri bunky teda obsahujú { $all }, každá jednu číslicu{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } Preto { $result }.
}
    .title = Štvoritý ohňostroj
firework-w-wing = { firework } { $target } vidí { $pairs }, ktoré sú obe { $symbols-set }, a tiež { $ends }. Keby bola jednou z týchto dvoch číslic, { $pairs } by boli tou druhou a { $ends } by nemohli byť ani jednou z nich. Obe číslice by potom museli byť v { $corner }. Preto { $result }.
    .title = W-Wing s ohňostrojom

two-colours = Kde má { $symbol } v dome len dve bunky, práve jedna z nich je { $symbol }. Podľa takýchto dvojíc je { $symbol } buď v { $first }, alebo v { $second }.
simple-colours-trap = { two-colours } Tak či tak { $result }.
    .title = Jednoduché farbenie (pasca)
simple-colours-wrap = { two-colours } Ale { $clash-1 } sa vidia a nemôžu byť obe { $symbol }, takže { $result }.
    .title = Jednoduché farbenie (spor)
four-colours = Kde má { $symbol } v dome len dve bunky, práve jedna z nich je { $symbol }. Podľa takýchto dvojíc je { $symbol } buď v { $first }, alebo v { $second }, a buď v { $third }, alebo v { $fourth }.
multi-colours-1 = { four-colours } { $clash-1 } sa vidia, takže aspoň jedna z týchto dvoch skupín neplatí, a potom platí jej opak. V každom prípade { $result }.
    .title = Viacnásobné farbenie 1
multi-colours-2 = { four-colours } { $false } vidia obe strany druhej dvojice ({ $clash }) a jedna z tých strán platí. Preto { $result }.
    .title = Viacnásobné farbenie 2

# Reťaze ako príbehy.
back-to-its-cell = { $chain-story } { $chain-start ->
    [true] To nie je možné, takže { $result }.
   *[false] Tak či tak { $result }.
}
closed-loop = { $chain-story } Posledný záver vylučuje prvý, takže reťaz sa uzatvára do slučky a platí v jednom smere alebo v druhom. Tak či tak { $result }.
x-chain = { two-ends }
    .title = X-reťaz
xy-chain = { two-ends }
    .title = XY-reťaz
aic = { two-ends }
    .title = Reťaz striedavých záverov (AIC)
grouped-aic = { two-ends }
    .title = Reťaz striedavých záverov so skupinami
discontinuous-nice-loop = { back-to-its-cell }
    .title = Nespojitá slučka
grouped-discontinuous-nice-loop = { back-to-its-cell }
    .title = Nespojitá slučka so skupinami
continuous-nice-loop = { closed-loop }
    .title = Spojitá slučka
grouped-continuous-nice-loop = { closed-loop }
    .title = Spojitá slučka so skupinami

aligned-exclusion = Skúste všetky spôsoby, ako zaplniť { $cells }. Niektoré opakujú číslicu{ $n-excluders ->
    [0] {""}
   *[other] , iné nechajú { $excluders-or } bez kandidáta
}. Zvyšné ukazujú, že { $result }.
aligned-pair-exclusion = { aligned-exclusion }
    .title = Vylúčenie zarovnanej dvojice
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Vylúčenie zarovnanej trojice

# Takmer uzavreté množiny: bunky domu s o jedného kandidáta viac, ako je buniek.
one-to-spare = Každá z týchto množín má o jedného kandidáta viac ako buniek, takže jej môže chýbať najviac jedna z jej číslic.
als-xz = Vezmite { $set-1 } { $set-symbols-1-set } a { $set-2 } { $set-symbols-2-set }. { one-to-spare } { $n-restricted ->
    [1] Nemôžu mať obe { $restricted }, takže jednej z nich { $restricted } chýba a všetky svoje ostatné číslice má. Tak či tak { $result }.
   *[other] Žiadnu z číslic { $restricted } nemôžu mať obe, takže každej z nich jedna z týchto číslic chýba a všetky svoje ostatné má: { $result }.
}
    .title = ALS-XZ
als-xy-wing = Vezmite { $set-1 } { $set-symbols-1-set }, { $set-2 } { $set-symbols-2-set } a { $set-3 } { $set-symbols-3-set }. { one-to-spare } Druhá má { $restricted-1 } alebo { $restricted-2 }. Ak má { $restricted-1 }, prvej { $restricted-1 } chýba a všetky svoje ostatné číslice má; ak má { $restricted-2 }, tretej { $restricted-2 } chýba a všetky svoje ostatné má. Tak či tak { $result }.
    .title = ALS-XY-Wing
als-chain = Vezmite postupne tieto množiny: { $sets }. { one-to-spare } Dve susedné nemôžu mať obe číslicu, ktorá ich spája ({ $restricted }). Ak prvej chýba niektorá jej číslica, má všetky ostatné, takže druhej chýba tá, ktorá ich spája, a má ostatné, a tak ďalej až po poslednú. Tak či tak { $result }.
    .title = Reťaz ALS
death-blossom = { $cell } môže byť len { $restricted-all }. Pre každú z týchto číslic je tu množina buniek, ktorá ju potom nemôže mať: { $sets }. { one-to-spare } Nech je { $cell } čokoľvek, jednej z množín tá číslica chýba a má všetky ostatné, takže { $result }.
    .title = Death Blossom

tridagon = { $Houses } majú každý tri bunky, po jednej v každom riadku a v každom stĺpci bloku, pre { $symbols }: { $trio }. Predpokladajme, že všetkých dvanásť obsahuje tieto číslice. Potom ich majú dva bloky vedľa seba zhora nadol v tom istom kruhovom poradí a dva bloky nad sebou takisto, ak čítame zľava doprava. Lenže { $apart-in } sú bunky sklonené opačne ako v ostatných troch blokoch, takže po obídení všetkých štyroch blokov by sa poradie vrátilo obrátené.
tridagon-1 = { tridagon } { guardians-in-one-cell }
    .title = Tridagon typ 1
tridagon-2 = { tridagon } { guardians-of-one-symbol }
    .title = Tridagon typ 2

template-set = Všetky zostávajúce spôsoby ({ $templates }), ako umiestniť { $symbol } v celej mriežke, sa zhodujú: { $result }.
    .title = Šablóny (vloženie)
template-delete = Žiadny zo zostávajúcich spôsobov ({ $templates }), ako umiestniť { $symbol } v celej mriežke, nepoužíva { $gone }: { $result }.
    .title = Šablóny (vylúčenie)

symbols-in-house = { $symbols } { $house }
all-candidates-among = Všetci ich kandidáti sú medzi týmito: { $covers }. Dom prijme každú číslicu len raz, takže je to najviac { $n-covers } číslic pre { $n-cells } buniek a všetky sú potrebné práve tam: { $result }.{ $n-twice ->
    [0] {""}
   *[other] {" "}Ak { $twice-told }, jediná bunka by spotrebovala dve z nich.
}
sk-loop = Týchto { $n-cells } buniek tvorí prstenec okolo { $ring }: { $cells }. { all-candidates-among }
    .title = SK slučka
multi-sector-locked-set = { $Along } sa križujú s inými líniami ({ $across }) v { $n-cells } prázdnych bunkách{ $n-left-out ->
    [0] {""}
   *[other] {" "}okrem { $left-out }
}. { all-candidates-among }
    .title = Viacsektorová zamknutá množina

verity-cases = { $n-starts ->
    [1] {""}
   *[other] { $n-starts-cells ->
        [1] { $Starts-told }.{" "}
       *[other] { $Houses-in } môže byť { $starts-symbols } len v { $starts-cells-or }.{" "}
    }
}
forcing-chain-contradiction = { $n-starts ->
    [0] Nič iné tu nie je možné: { $result }.
   *[other] { $chain-story } { $Clash }, takže { $result }.
}
    .title = Vynútené reťaze (spor)
forcing-chain-verity = { verity-cases }{ $chain-story } V každom prípade { $result }.
    .title = Vynútené reťaze (zhoda)
forcing-net-contradiction = { $n-starts ->
    [0] Nič iné tu nie je možné: { $result }.
   *[other] { $net-story } { $Clash }, takže { $result }.
}
    .title = Vynútená sieť (spor)
forcing-net-verity = { verity-cases }{ $net-story } V každom prípade { $result }.
    .title = Vynútená sieť (zhoda)

reductio = { $story } { $effects }
    .title = Privedenie k sporu
reductio-suppose = Predpokladajme, že v { $cell } je { $symbols }.
reductio-suppose-too = Predpokladajme ešte, že v { $cell } je { $symbols }.
reductio-then = Potom: { $clauses }.
reductio-only = v { $cell } môže byť len { $symbols }
reductio-last-place = v { $cell } je { $symbols }, lebo { $house-in } preň iné miesto nezostáva
reductio-rule = v { $cell } je { $symbols } (podmienka: { $rule })
reductio-pair = v { $cell } je { $symbols }, lebo { $pair } vyčerpajú dva symboly { $house-of }
reductio-overlap = v { $cell } je { $symbols }, lebo { $from } zaberá { $into-in } miesto ostatných
reductio-nothing-for = pre { $cell } nezostáva nič
reductio-no-place = pre { $symbol } nezostáva miesto { $house-in }
reductio-broken = nedá sa splniť podmienka ({ $rule })
reductio-fails = Preto v tomto prípade v { $cell } nie je { $symbols }.
reductio-every-case-fails = Všetky prípady zlyhajú.
reductio-more = { $n ->
    [one] Nasleduje ešte { $n } úsudok.
    [few] Nasledujú ešte { $n } úsudky.
   *[other] Nasleduje ešte { $n } úsudkov.
}
reductio-and = { $first }; a { $last }
reductio-or = { $first } alebo { $last }

trial-and-error = { $cell } musí byť { $symbols }: skúšanie { $others } vedie len do { $n ->
    [one] jednej slepej uličky
   *[other] slepých uličiek ({ $n } spolu)
  }.
    .title = Pokus a omyl

nested-forcing = { $lines } { $effects }
    .title = Vnorené vynútenie
nested-line = ({ $n }) { $line }
nested-try = Predpokladajme ešte, že v { $cell } je { $symbols }: { $clauses }.
nested-in-turn = postupne { $facts }
