# Teknika bakoitzaren hitzak euskaraz: mezu bat teknikako; haren atributua teknikaren izena da.

full-house = { $cell } da { $house-of } azken gelaxka hutsa, eta { $symbol } baino ez da falta.
    .title = Etxe betea
naked-single = { $cell } gelaxkak { $symbol } izan behar du{ $why }
    .title = Hautagai bakarra
hidden-single = { $House-in }, { $symbol } zenbakia { $cell } gelaxkan baino ezin da jarri{ $why }
    .title = Toki bakarra
cross-hatching = { hidden-single }
    .title = Lerro gurutzatuak
counting = { naked-single }
    .title = Zenbaketa

confined = { $From-in }, { $symbol } guztiak { $into-in } daude
locked-candidates = { confined }. Beraz, { $into-of } { $symbol } zenbakia { $from-in } dago, eta { $into-of } gainerako gelaxkak ezin dira { $symbol } izan.
pointing = { locked-candidates }
    .title = Hautagai blokeatuak (kutxatik)
claiming = { locked-candidates }
    .title = Hautagai blokeatuak (lerrotik)
direct-locked = { confined }. Beraz, { $into-of } gainerako gelaxkak ezin dira { $symbol } izan, eta { $last-house-in } { $last-symbol } zenbakia { $placed } gelaxkan baino ezin da jarri.
direct-pointing = { direct-locked }
    .title = Blokeo zuzena (kutxatik)
direct-claiming = { direct-locked }
    .title = Blokeo zuzena (lerrotik)
direct-hidden = { hidden-places } Han ez da besterik sartzen; beraz, { $last-house-in } { $last-symbol } zenbakia { $placed } gelaxkan baino ezin da jarri.
direct-hidden-pair = { direct-hidden }
    .title = Bikote ezkutu zuzena
direct-hidden-triple = { direct-hidden }
    .title = Hirukote ezkutu zuzena
partners = { $argument }
    .title = Bikoteak
rising-line = { $argument }
    .title = Lerro gorakorra
neighbours = { $argument }
    .title = Auzokoak
tally = { $argument }
    .title = Kontaketa
combinations = { $argument }
    .title = Konbinazioak
sum-bounds = { $argument }
    .title = Batura txikiena eta handiena
fillings = { $argument }
    .title = Pista bat betetzeko moduak
hidden-cage-single = { every-combination }, eta gelaxka honetan baino ez da sartzen: { $places }. { $effects }
    .title = Kaiolako bakar ezkutua
cage-digit = { every-combination }. { $n-cells ->
    [one] { $cells } gelaxkak haren leku guztiak ikusten ditu ({ $places }); beraz, ez da { $symbol }
    [2] { $cells } gelaxkek haren leku guztiak ikusten dituzte ({ $places }); beraz, bietako bat ere ez da { $symbol }
   *[other] { $cells } gelaxkek haren leku guztiak ikusten dituzte ({ $places }); beraz, bat ere ez da { $symbol }
}.
    .title = Kaiolak behar duen digitua
every-combination = { $told ->
    [1] { $Cage }: konbinazio bakarra { $way } da, eta { $symbol } du
   *[other] { $Cage }: konbinazio guztiek dute { $symbol }
}

house-sums = { house-sums-total }. { $n-outside ->
    [0] Barruan { $n-sums ->
        [1] dago
       *[other] daude
    } { $sums }{ house-sums-known }{ $n-inside ->
        [1] { $left }
       *[other] { $inside } gelaxken batura { $total } da{ house-sums-ways }
    }.
   *[other] { $n-inside ->
        [0] Dena estaltzen { $n-sums ->
            [1] du batura honek
           *[other] dute batura hauek
        }: { $sums }{ house-sums-known }{ $n-outside ->
            [1] { $left }
           *[other] kanpoko { $outside } gelaxken batura { $total } da{ house-sums-ways }
        }.
       *[other] { $inside } { $n-inside ->
            [1] gelaxka
           *[other] gelaxkak
        } izan ezik, dena estaltzen { $n-sums ->
            [1] du batura honek
           *[other] dute batura hauek
        }, eta { $outside } { $n-outside ->
            [1] gelaxka kanpoan geratzen da
           *[other] gelaxkak kanpoan geratzen dira
        }: { $sums }{ house-sums-known }{ house-sums-difference }: { $left }.
    }
}
    .title = Barrukoak eta kanpokoak
house-sums-total = { $Houses-in }, batura { $house-total } da
house-sums-known = { $n-known ->
    [0] ; beraz,{" "}
   *[other] . Hau jakinda ({ $known }),{" "}
}
house-sums-ways = { $told ->
    [0] : { $left }
    [1] : { $symbols } dira
   *[other] , hau da, { $ways }: { $left }
}
house-sums-difference = { $n-inside ->
    [one] { $inside } gelaxkako balioa
   *[other] { $inside } gelaxken batura
} { $n-outside ->
    [one] { $outside } gelaxkakoa
   *[other] { $outside } gelaxkena
} { $sign ->
    [0] bezain handia da
    [-1] baino { $total } txikiagoa da
   *[other] baino { $total } handiagoa da
}
killer-subset = { $House-in }, { $symbols } digituak hartuta daude ({ $shares }). Beraz, { $left }.
killer-pair = { killer-subset }
    .title = Kaiola-bikotea
killer-triple = { killer-subset }
    .title = Kaiola-hirukotea
killer-quadruple = { killer-subset }
    .title = Kaiola-laukotea
cages-together = Bi hauek ez dute digiturik partekatzen: { $first } eta { $second }{ $told ->
    [0] {""}
   *[other] ; elkarrekin { $together } dira
}. Beraz, { $left }.
    .title = Elkar ikusten duten kaiolak
phistomefel = { $house } inguruko { $n-ring } gelaxkek eta lau izkinetako { $n-corners } gelaxkek digitu berak dituzte. { $n-held ->
    [0] { $side ->
        [0] Eraztunean ez dago { $symbol } digituarentzako lekurik
       *[other] Izkinetan ez dago { $symbol } digituarentzako lekurik
    }
   *[other] { $side ->
        [0] Izkinek badute { $symbol } ({ $held }), eta eraztunean ez dago gehiagorentzako lekurik
       *[other] Eraztunak badu { $symbol } ({ $held }), eta izkinetan ez dago gehiagorentzako lekurik
    }
}. { $effects }
    .title = Phistomefelen eraztuna

# Baturak eta kaiolak horietan.
sums-of = { $n ->
    [one] batura { $list }
   *[other] baturak { $list }
}
sums-of-killer-cage = { $n ->
    [one] kaiola { $list }
   *[other] kaiolak { $list }
}
sums-of-kenken-cage = { sums-of-killer-cage }
sums-of-kakuro-run = { $n ->
    [one] segida { $list }
   *[other] segidak { $list }
}
summand = { $cells } ({ $total }{ $n-outside ->
    [0] {""}
   *[other] ; kanpoan, { $outside }
})
rest-of-houses = { $houses-in } { $cells } gelaxketarako geratzen den { $total } batura
rest-outside = { $cells } gelaxken batura { $total }, hemendik kanpo: { $houses }
cage-with-ways = { $cage } ({ $ways })
cage-with-ways-of-open = { $cage } ({ $ways }: { $open })
share = { $cage }: { $n-in-words }
with = { $first } eta { $second } batera
either = { $first } edo { $last }
leftovers = Bi multzo hauek{ $n-houses ->
    [1] {""}
   *[other] , bakoitza osorik hartuta,
} digitu berak dituzte: { $houses } / { $others }. Kendu gelaxka komunak: { $here } gelaxkek eta { $there } gelaxkek digitu berak dituzte. Beraz, { $result }.
    .title = Soberakinen legea

naked-subset = { $equal ->
    [1] { $n-cells ->
        [2] { $cells } biak { $symbols-set } dira.
       *[other] { $cells } guztiak { $symbols-set } dira.
    }
   *[other] { $cells } gelaxkek hauek baino ez dituzte guztira: { $symbols }.
} { $Houses-of } { $symbols } agortzen dituzte; beraz, { $houses-of } beste gelaxka bat ere ezin da { $symbols-nor } izan.
locked-pair = { naked-subset }
    .title = Bikote blokeatua
locked-triple = { naked-subset }
    .title = Hirukote blokeatua
naked-pair = { naked-subset }
    .title = Bikote agerikoa
naked-triple = { naked-subset }
    .title = Hirukote agerikoa
naked-quadruple = { naked-subset }
    .title = Laukote agerikoa
larger-naked-subset = { naked-subset }
    .title = Azpimultzo ageriko handiagoa
hidden-places = { $Houses-in }, { $symbols } zenbakiak gelaxka hauetan baino ezin dira jarri: { $cells }.
hidden-subset = { hidden-places } Horrela { $n-cells ->
    [2] bi gelaxkak
    [3] hiru gelaxkak
    [4] lau gelaxkak
   *[other] gelaxka horiek guztiak
} betetzen dira: { $result }.
hidden-pair = { hidden-subset }
    .title = Bikote ezkutua
hidden-triple = { hidden-subset }
    .title = Hirukote ezkutua
hidden-quadruple = { hidden-subset }
    .title = Laukote ezkutua
larger-hidden-subset = { hidden-subset }
    .title = Azpimultzo ezkutu handiagoa

# Arrainak: oinarrietan, sinboloa estaltzen dituzten etxeetan baino ezin da egon, eta horiek beste hainbeste dira.
few = { $n-bases ->
    [2] Bi
    [3] Hiru
    [4] Lau
    [5] Bost
    [6] Sei
   *[other] Zazpi
} { $bases-kind ->
    [row] errenkada
    [column] zutabe
    [box] kutxa
    [region] eremu
   *[other] etxe
} horiek
all-covers = { $covers-of }
fish-places = { $Bases-in }, { $symbol } zenbakia { $covers-in } baino ezin da egon
fish = { fish-places }. { few } { all-covers } { $symbol } guztiak hartzen dituzte; beraz, { $covers-of } beste gelaxka bat ere ezin da { $symbol } izan.
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
fish-of-boxes = { fish-places }. { few } { all-covers } { $symbol } guztiak hartzen dituzte; beraz, { $result }.
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
    .title = X-Wing mutantea
mutant-swordfish = { fish-of-boxes }
    .title = Swordfish mutantea
mutant-jellyfish = { fish-of-boxes }
    .title = Jellyfish mutantea
mutant-squirmbag = { fish-of-boxes }
    .title = Squirmbag mutantea
mutant-whale = { fish-of-boxes }
    .title = Whale mutantea
mutant-leviathan = { fish-of-boxes }
    .title = Leviathan mutantea

# Hegatsa estalkietatik kanpo dagoen oinarri bateko gelaxka bat da: edo hegats bat da egiazkoa, edo arraina.
finned-fish = { $fish ->
    [1] { fish-places }, { $n-all-fins ->
        [1] { $all-fins } hegatsean izan ezik. Hegatsa { $symbol } bada, { $result }, hegatsak { $n-gone ->
            [1] gelaxka hori ikusten baitu
           *[other] gelaxka horiek ikusten baititu
        }
       *[other] { $all-fins } hegatsetan izan ezik. Hegats bat { $symbol } bada, { $result }, hegats bakoitzak { $n-gone ->
            [1] gelaxka hori ikusten baitu
           *[other] gelaxka horiek ikusten baititu
        }
    }. Bestela, { all-covers } { $symbol } guztiak arrainaren gelaxketan daude, eta ondorioa bera da.
   *[other] { $Bases } hartuta bi arrain sortzen dira, estalki hauekin: { $covers }. Hegatsak hauek dira: { $all-fins }. Arrain bakoitzean, edo hegats bat { $symbol } da, edo arrainak hartzen ditu bere estalkietako { $symbol } guztiak. Edozein kasutan { $result }.
}
finned-x-wing = { finned-fish }
    .title = X-Wing hegatsduna
finned-swordfish = { finned-fish }
    .title = Swordfish hegatsduna
finned-jellyfish = { finned-fish }
    .title = Jellyfish hegatsduna
finned-squirmbag = { finned-fish }
    .title = Squirmbag hegatsduna
finned-whale = { finned-fish }
    .title = Whale hegatsduna
finned-leviathan = { finned-fish }
    .title = Leviathan hegatsduna
finned-franken-x-wing = { finned-fish }
    .title = Franken X-Wing hegatsduna
finned-franken-swordfish = { finned-fish }
    .title = Franken Swordfish hegatsduna
finned-franken-jellyfish = { finned-fish }
    .title = Franken Jellyfish hegatsduna
finned-franken-squirmbag = { finned-fish }
    .title = Franken Squirmbag hegatsduna
finned-franken-whale = { finned-fish }
    .title = Franken Whale hegatsduna
finned-franken-leviathan = { finned-fish }
    .title = Franken Leviathan hegatsduna
finned-mutant-x-wing = { finned-fish }
    .title = X-Wing mutante hegatsduna
finned-mutant-swordfish = { finned-fish }
    .title = Swordfish mutante hegatsduna
finned-mutant-jellyfish = { finned-fish }
    .title = Jellyfish mutante hegatsduna
finned-mutant-squirmbag = { finned-fish }
    .title = Squirmbag mutante hegatsduna
finned-mutant-whale = { finned-fish }
    .title = Whale mutante hegatsduna
finned-mutant-leviathan = { finned-fish }
    .title = Leviathan mutante hegatsduna
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

# Katearen mutur bat egiazkoa da, edo bestea.
either-way = { $ends-see ->
    [yes] { $n-gone ->
        [1] Bi kasuetan { $gone } gelaxkak { $end } bat ikusten du, eta ezin da { $end } izan.
        [2] Bi kasuetan { $gone } gelaxkek { $end } bat ikusten dute: bietako bat ere ezin da { $end } izan.
       *[other] Bi kasuetan { $gone } gelaxkek { $end } bat ikusten dute: bat ere ezin da { $end } izan.
    }
   *[no] Bi kasuetan { $result }.
}
two-ends = { $chain-story } { either-way }
remote-pair = { $cells } guztiak { $symbols-set } dira, eta bakoitzak hurrengoa ikusten du; beraz, { $symbols } txandakatu egiten dira katean. Distantzia bakoitira dauden bi gelaxkek bana dute, eta biak ikusten dituen gelaxka batek ezin du bat ere izan: { $result }.
    .title = Urruneko bikotea
# Batera betetzen diren pistak eta etxeak.
clues-together = { $claims }. { $n-ways ->
    [0] { $counted ->
        [0] { $n-claims ->
            [1] { $open } gelaxketan oraindik sar daitekeena ikusita, { $left }
           *[other] Hori guztia batera hartuta, { $left }
        }
       *[other] { $open } betetzeko { $counted } modu geratzen dira; beraz, { $left }
    }
    [1] { $open } betetzeko geratzen den modu bakarra hau da: { $ways }; beraz, { $left }
   *[other] { $open } betetzeko modu hauek baino ez dira geratzen: { $ways }; beraz, { $left }
}.
    .title = Pistak batera
places-together = { $n-places ->
    [0] { $Houses-of } { $symbol } guztiak batera non jarrita ere, horietako bat ikusten da hemendik: { $gone }. Beraz, { $result }.
    [1] Batera, { $houses-of } { $symbol } guztiak hemen baino ezin dira jarri: { $places }. Beraz, { $result }.
   *[other] Batera, { $houses-of } { $symbol } guztiak hemen baino ezin dira jarri: { $places }. Edozein kasutan, horietako bat ikusten da hemendik: { $gone }. Beraz, { $result }.
}
    .title = Lekuak batera

two-cells-each = { $symbol } zenbakiak bina gelaxka baino ez ditu etxe hauetan: { $houses }.
joined-links = { two-cells-each } { two-ends }
skyscraper = { joined-links }
    .title = Etxe-orratza
two-string-kite = { joined-links }
    .title = 2-String Kite
turbot-fish = { joined-links }
    .title = Turbot fish
dual-two-string-kite = { $symbols } zenbakiek bina gelaxka baino ez dituzte etxe hauetan: { $houses }. Horrela bi kometa sortzen dira, elkar ikusten duten bi gelaxka hauetan lotuta: { $joined }. Kometa bakoitzak mutur batean du bere digitua, hauen artean: { $cells }. Beraz, { $result }.
    .title = 2-String Kite bikoitza
empty-rectangle = { $Box-in }, { $symbol } guztiak { $lines-or-in } daude, eta { $houses-in } { $symbol } zenbakiak bi gelaxka baino ez ditu. { two-ends }
    .title = Laukizuzen hutsa
dual-empty-rectangle = { $Box-in }, { $symbol } bakoitza gurutzatzen diren bi lerroetako batean dago. { $symbol } zenbakiak bina gelaxka baino ez ditu etxe hauetan: { $houses }; hauek dira: { $cells }. Bikote bakoitzak lerro batetik bestea ikusten duen gelaxka batera eramaten du. Beraz, { $result }.
    .title = Laukizuzen huts bikoitza
w-wing = { $cells } biak { $symbols-set } dira, eta { $houses-in } { $linked } zenbakia gelaxka hauetan baino ezin da jarri: { $joined-or }. { two-ends }
    .title = W-Wing
wing-cases = { $other-1 } bada, { $pincer-1 } { $symbol } da. { $other-2 } bada, { $pincer-2 } { $symbol } da.
wing-end = { $n-gone ->
    [1] { $gone } gelaxkak { $symbol } bat ikusten du, eta ezin da { $symbol } izan.
    [2] { $gone } gelaxkek { $symbol } bat ikusten dute: bietako bat ere ezin da { $symbol } izan.
   *[other] { $gone } gelaxkek { $symbol } bat ikusten dute: bat ere ezin da { $symbol } izan.
}
xy-wing = { $pivot } { $other-1 } edo { $other-2 } da. { wing-cases } Bi kasuetan { wing-end }
    .title = XY-Wing
xyz-wing = { $pivot } hauetako bat da: { $symbols-or }. { wing-cases } Bestela, { $pivot } bera da { $symbol }. Kasu guztietan { wing-end }
    .title = XYZ-Wing

# Bi soluzio izango lituzketen ereduak, eta hori eragozten duten hautagaiak.
one-guardian = { $guardians-alike ->
    [yes] { $n-guardians-cells ->
        [1] Horregatik, { $guardians-cells } gelaxkak { $guardians-symbols } izan behar du
        [2] Horregatik, { $guardians-cells-or } gelaxkak { $guardians-symbols } izan behar du
       *[other] Horregatik, { $guardians-cells } gelaxketako batek { $guardians-symbols } izan behar du
    }
   *[no] Horregatik, { $guardians-told }
}
guardians-in-one-cell = { one-guardian }, eta ezin da { $gone-symbols } izan.
guardians-of-one-symbol = { one-guardian }. { $n-gone ->
    [1] { $gone } gelaxkak horiek guztiak ikusten ditu; beraz, ezin da { $gone-symbols } izan.
   *[other] { $gone } gelaxkek horiek guztiak ikusten dituzte; beraz, ezin dira { $gone-symbols } izan.
}
guardians-in-a-subset = { one-guardian }. Hori { $guardians-symbols-set } gelaxka bakar bat bezalakoa da: { $subset } gelaxkekin batera { $subset-symbols } agortzen ditu { $houses-in }. Beraz, { $result }.
guardians-beside-a-symbol = { one-guardian }. { $Houses-in }, { $kept } zenbakia bi gelaxka hauetan baino ezin da jarri. Beraz, bata { $kept } da, eta bestea, oraintxe aipatutakoetako bat: { $result }.
grave = { $guardians-told } ez bada, gelaxka huts bakoitzak bi hautagai izango lituzke, eta etxe bakoitzak bi gelaxka bere digitu bakoitzarentzat. Halako joko batek inoiz ez du soluzio bakarra.
bug-plus-1 = { grave } { guardians-in-one-cell }
    .title = BUG + 1
bug-1 = { grave } { guardians-in-one-cell }
    .title = BUG, 1. mota
bug-2 = { grave } { guardians-of-one-symbol }
    .title = BUG, 2. mota
bug-3 = { grave } { guardians-in-a-subset }
    .title = BUG, 3. mota
bug-4 = { grave } { guardians-beside-a-symbol }
    .title = BUG, 4. mota
two-solutions = digitu horiek elkarren artean truka litezke, eta jokoak bi soluzio izango lituzke.
deadly-rectangle = { $cells } gelaxkek laukizuzen bat osatzen dute. { $symbols } baino ez balituzte, { two-solutions }
uniqueness-test-1 = { deadly-rectangle } { guardians-in-one-cell }
    .title = Laukizuzen bakarra, 1. mota
uniqueness-test-2 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Laukizuzen bakarra, 2. mota
uniqueness-test-3 = { deadly-rectangle } { guardians-in-a-subset }
    .title = Laukizuzen bakarra, 3. mota
uniqueness-test-4 = { deadly-rectangle } { guardians-beside-a-symbol }
    .title = Laukizuzen bakarra, 4. mota
uniqueness-test-5 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Laukizuzen bakarra, 5. mota
only-in-rectangle = { $Houses-in }, { $kept } zenbakia laukizuzenean baino ezin da jarri.
uniqueness-test-6 = { deadly-rectangle } { only-in-rectangle } { $gone } gelaxketako bat { $kept } balitz, bestea ere bai, eta { $symbols } zenbakiek lau gelaxkak beteko lituzkete. Beraz, { $result }.
    .title = Laukizuzen bakarra, 6. mota
hidden-rectangle = { deadly-rectangle } { only-in-rectangle } { $gone } gelaxka { $gone-symbols } balitz, ondoko bi izkinek { $kept } izan beharko lukete, eta { $symbols } zenbakiek lau gelaxkak beteko lituzkete. Beraz, { $result }.
    .title = Laukizuzen ezkutua
deadly-placed-rectangle = { $cells } gelaxkek laukizuzen bat osatzen dute, eta bat ere ez da emandakoa. { $symbols } baino ez balituzte, { two-solutions }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Laukizuzen saihesgarria, 1. mota
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Laukizuzen saihesgarria, 2. mota
deadly-loop = { $cells } gelaxkek begizta bat osatzen dute, bina gelaxka igarotzen duen etxe bakoitzean. { $symbols } baino ez balituzte, { two-solutions }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Begizta bakarra, 1. mota
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Begizta bakarra, 2. mota
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Begizta bakarra, 3. mota
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Begizta bakarra, 4. mota

sue-de-coq = Bi etxe hauek { $cells } gelaxketan gurutzatzen dira: { $houses }. Gelaxka horiek { $symbols } baino ez dituzte guztira. { $line-cells } { $line-symbols-set } eta { $box-cells } { $box-symbols-set } gehituta, gelaxkak adina digitu daude; beraz, digitu horiek guztiak hor daude: { $result }.
    .title = Sue de Coq

# Ikur bat bi lerro gurutzatzen diren izkinan dago, edo horietako baten muturrean.
firework = { $Box-of } gelaxkak alde batera utzita, { $lines-in } { $symbols } zenbakiek gelaxka hauek baino ez dituzte: { $ends }. Horietan ez dagoen digituak { $box-in } egon behar du bi lerroetan: gurutzatzen diren gelaxkan, { $corner }.
firework-box = Digitu bakoitza bere bi lerroetako bakarrean egon daiteke kutxatik kanpo; beraz, kutxak beste lerroan du.
triple-firework = { firework } Beraz, hiru gelaxka horiek hiru digituak dituzte, bana{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } Horregatik, { $result }.
}
    .title = Su artifizial hirukoitza
quadruple-firework = { $Box-1-of } gelaxkak alde batera utzita, { $lines-1-in } { $symbols-1 } zenbakiek gelaxka hauek baino ez dituzte: { $ends-1 }. { $Box-2-of } gelaxkak alde batera utzita, { $lines-2-in } { $symbols-2 } zenbakiek bi gelaxka berak baino ez dituzte. Horietan ez dagoen digituak bere bi lerroak gurutzatzen diren gelaxkan egon behar du: { $symbols-1-or } { $corner-1 } gelaxkan, { $symbols-2-or } { $corner-2 } gelaxkan. Beraz, lau gelaxka horiek { $all } dituzte, bana{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } Horregatik, { $result }.
}
    .title = Su artifizial laukoitza
firework-w-wing = { firework } { $target } gelaxkak { $pairs } ikusten ditu, biak { $symbols-set }, baita { $ends } ere. Bi digituetako bat balitz, { $pairs } bestea lirateke, eta { $ends } ezin izango lirateke ez bata ez bestea izan. Orduan, bi digituek { $corner } gelaxkan egon beharko lukete. Beraz, { $result }.
    .title = W-Wing su artifizialarekin

two-colours = { $symbol } zenbakiak etxe batean bi gelaxka baino ez dituenean, horietako bat eta bakarra da { $symbol }. Bikote horiei jarraituz, { $symbol } zenbakia hemen dago: { $first }; edo bestela, hemen: { $second }.
simple-colours-trap = { two-colours } Bi kasuetan { $result }.
    .title = Koloreztatze sinplea (tranpa)
simple-colours-wrap = { two-colours } Baina { $clash-1 } gelaxkek elkar ikusten dute, eta ezin dira biak { $symbol } izan; beraz, { $result }.
    .title = Koloreztatze sinplea (kontraesana)
four-colours = { $symbol } zenbakiak etxe batean bi gelaxka baino ez dituenean, horietako bat eta bakarra da { $symbol }. Bikote horiei jarraituz, { $symbol } zenbakia alde batetik hemen dago: { $first }, edo hemen: { $second }; eta bestetik hemen: { $third }, edo hemen: { $fourth }.
multi-colours-1 = { four-colours } { $clash-1 } gelaxkek elkar ikusten dute; beraz, bi talde horietako bat gutxienez faltsua da, eta orduan haren kontrakoa egiazkoa da. Edozein kasutan { $result }.
    .title = Koloreztatze anizkoitza 1
multi-colours-2 = { four-colours } { $false } gelaxkek beste bikotearen bi aldeak ikusten dituzte ({ $clash }), eta alde horietako bat egiazkoa da. Beraz, { $result }.
    .title = Koloreztatze anizkoitza 2

# Kateak, istorio gisa.
back-to-its-cell = { $chain-story } { $chain-start ->
    [true] Hori ezinezkoa da; beraz, { $result }.
   *[false] Bi kasuetan { $result }.
}
closed-loop = { $chain-story } Azken ondorioak lehena baztertzen du; beraz, katea begizta batean ixten da, eta noranzko batean edo bestean betetzen da. Bi kasuetan { $result }.
x-chain = { two-ends }
    .title = X katea
xy-chain = { two-ends }
    .title = XY katea
aic = { two-ends }
    .title = Inferentzia txandakatuen katea (AIC)
grouped-aic = { two-ends }
    .title = Inferentzia txandakatuen katea, taldeekin
discontinuous-nice-loop = { back-to-its-cell }
    .title = Begizta etena
grouped-discontinuous-nice-loop = { back-to-its-cell }
    .title = Begizta etena, taldeekin
continuous-nice-loop = { closed-loop }
    .title = Begizta jarraitua
grouped-continuous-nice-loop = { closed-loop }
    .title = Begizta jarraitua, taldeekin

aligned-exclusion = Probatu { $cells } betetzeko modu guztiak. Batzuek digitu bat errepikatzen dute{ $n-excluders ->
    [0] {""}
   *[other] , beste batzuek hautagairik gabe uzten dute hauetako bat: { $excluders-or }
}. Gelditzen direnek hau erakusten dute: { $result }.
aligned-pair-exclusion = { aligned-exclusion }
    .title = Bikote lerrokatuaren bazterketa
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Hirukote lerrokatuaren bazterketa

# Multzo ia itxiak: etxe bateko gelaxkak, gelaxka baino hautagai bat gehiagorekin.
one-to-spare = Multzo hauetako bakoitzak gelaxka baino hautagai bat gehiago du; beraz, gehienez bere digituetako bat falta dakioke.
als-xz = Hartu { $set-1 } { $set-symbols-1-set } eta { $set-2 } { $set-symbols-2-set }. { one-to-spare } { $n-restricted ->
    [1] Ezin dute biek { $restricted } izan; beraz, bati { $restricted } falta zaio, eta bere beste digitu guztiak ditu. Bi kasuetan { $result }.
   *[other] Digitu hauetako bat ere ezin dute biek izan: { $restricted }. Beraz, multzo bakoitzari horietako bat falta zaio, eta bere beste digitu guztiak ditu: { $result }.
}
    .title = ALS-XZ
als-xy-wing = Hartu { $set-1 } { $set-symbols-1-set }, { $set-2 } { $set-symbols-2-set } eta { $set-3 } { $set-symbols-3-set }. { one-to-spare } Bigarrenak { $restricted-1 } edo { $restricted-2 } du. { $restricted-1 } badu, lehenari { $restricted-1 } falta zaio, eta bere beste digitu guztiak ditu; { $restricted-2 } badu, hirugarrenari { $restricted-2 } falta zaio, eta bere beste guztiak ditu. Bi kasuetan { $result }.
    .title = ALS-XY-Wing
als-chain = Hartu multzo hauek hurrenez hurren: { $sets }. { one-to-spare } Bi auzokidek ezin dute biek lotzen dituen digitua izan ({ $restricted }). Lehenari bere digitu bat falta bazaio, beste guztiak ditu; beraz, bigarrenari lotzen dituena falta zaio eta besteak ditu, eta horrela azkenekoraino. Bi kasuetan { $result }.
    .title = ALS katea
death-blossom = { $cell } hauetako bat baino ezin da izan: { $restricted-all }. Bakoitzerako, orduan hori izan ezin duen gelaxka multzo bat dago: { $sets }. { one-to-spare } { $cell } edozer dela ere, multzo bati digitu hori falta zaio, eta beste guztiak ditu; beraz, { $result }.
    .title = Death Blossom

tridagon = Lau kutxa hauek hiruna gelaxka dituzte { $symbols } zenbakientzat, bat kutxako errenkada eta zutabe bakoitzean: { $houses } ({ $trio }). Demagun hamabi gelaxkek digitu horiek dituztela. Orduan, goitik behera, elkarren ondoko bi kutxek ordena zirkular berean dituzte; ezkerretik eskuinera, gauza bera gertatzen da bata bestearen gainean dauden bi kutxekin. Baina { $apart-in } gelaxkak beste hiru kutxetan ez bezala daude okertuta, kontrako aldera; beraz, lau kutxei bira emanda, ordena alderantziz itzuliko litzateke.
tridagon-1 = { tridagon } { guardians-in-one-cell }
    .title = Tridagon, 1. mota
tridagon-2 = { tridagon } { guardians-of-one-symbol }
    .title = Tridagon, 2. mota

template-set = Sareta osoan { $symbol } zenbakiak jartzeko gelditzen diren { $templates } moduek bat egiten dute: { $result }.
    .title = Txantiloiak (jarri)
template-delete = Sareta osoan { $symbol } zenbakiak jartzeko { $templates } modu gelditzen dira, eta batek ere ez ditu hauek erabiltzen: { $gone }. Beraz, { $result }.
    .title = Txantiloiak (kendu)

symbols-in-house = { $house } { $symbols }
all-candidates-among = Haien hautagai guztiak hauen artean daude: { $covers }. Etxe batek digitu bakoitza behin baino ez du hartzen; beraz, gehienez { $n-covers } digitu dira { $n-cells } gelaxkarentzat, eta denak behar dira hor: { $result }.{ $n-twice ->
    [0] {""}
   *[other] {" "}Hau gertatuz gero, gelaxka bakar batek bi hartuko lituzke: { $twice-told }.
}
sk-loop = { $n-cells } gelaxka hauek eraztun bat osatzen dute: { $cells }. Erdian hauek daude: { $ring }. { all-candidates-among }
    .title = SK begizta
multi-sector-locked-set = Lerro hauek { $n-cells } gelaxka hutsetan gurutzatzen dira: { $along }; { $across }{ $n-left-out ->
    [0] {""}
   *[other] {" "}({ $left-out } kontuan hartu gabe)
}. { all-candidates-among }
    .title = Sektore anitzeko multzo blokeatua

verity-cases = { $n-starts ->
    [1] {""}
   *[other] { $n-starts-cells ->
        [1] { $Starts-told }.{" "}
       *[other] { $Houses-in }, { $starts-symbols } hauetako batean baino ezin da egon: { $starts-cells-or }.{" "}
    }
}
forcing-chain-contradiction = { $n-starts ->
    [0] Hemen ez da besterik posible: { $result }.
   *[other] { $chain-story } { $Clash }; beraz, { $result }.
}
    .title = Kate behartuak (kontraesana)
forcing-chain-verity = { verity-cases }{ $chain-story } Kasu guztietan { $result }.
    .title = Kate behartuak (adostasuna)
forcing-net-contradiction = { $n-starts ->
    [0] Hemen ez da besterik posible: { $result }.
   *[other] { $net-story } { $Clash }; beraz, { $result }.
}
    .title = Sare behartua (kontraesana)
forcing-net-verity = { verity-cases }{ $net-story } Kasu guztietan { $result }.
    .title = Sare behartua (adostasuna)

reductio = { $story } { $effects }
    .title = Absurdora eramatea
reductio-suppose = Demagun { $cell } = { $symbols } dela.
reductio-suppose-too = Demagun, gainera, { $cell } = { $symbols } dela.
reductio-then = Orduan { $clauses }.
reductio-only = { $cell } gelaxkan { $symbols } baino ezin da egon
reductio-last-place = { $cell } = { $symbols }, { $house-in } ez baitu beste tokirik
reductio-rule = { $cell } = { $symbols }, pista honengatik: { $rule }
reductio-pair = { $cell } = { $symbols }, { $pair } gelaxkek { $house-of } bi sinbolo hartzen baitituzte
reductio-overlap = { $cell } = { $symbols }, { $from-of } sinboloek hartzen baitute gainerakoen tokia { $into-in }
reductio-nothing-for = { $cell } gelaxkarako ez da ezer geratzen
reductio-no-place = { $house-in } ez da tokirik geratzen { $symbol } sinboloarentzat
reductio-broken = ezin da bete pista hau: { $rule }
reductio-fails = Beraz, kasu honetan { $cell } ez da { $symbols }.
reductio-every-case-fails = Kasu guztiek huts egiten dute.
reductio-more = { $n ->
    [one] Beste ondorio bat dator gero.
   *[other] Beste { $n } ondorio datoz gero.
}
reductio-and = { $first }; eta { $last }
reductio-or = { $first } edo { $last }

trial-and-error = { $cell } gelaxkak { $symbols } izan behar du: { $others } probatuz gero, { $n ->
    [one] irteerarik gabeko bide bat
   *[other] irteerarik gabeko { $n } bide
  } baino ez dago.
    .title = Saiakera eta errorea

nested-forcing = { $lines } { $effects }
    .title = Behartze habiaratua
nested-line = ({ $n }) { $line }
nested-try = Demagun, gainera, { $cell } = { $symbols } dela: { $clauses }.
nested-in-turn = hurrenez hurren { $facts }
