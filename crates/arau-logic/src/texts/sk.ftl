# Kroky po slovensky. Jedna správa na techniku; jej atribút je meno techniky.

house-row = riadok { $number }
house-column = stĺpec { $number }
house-box = blok { $number }
house-region = oblasť { $number }

and = { $first } a { $last }
or = { $first } ani { $last }

effects = Preto { $list }.
effect-place = { $cell } je { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } nie je { $symbols }
   *[other] { $cells } nie sú { $symbols }
}
effect-contradiction = riešenie neexistuje

look-at = Pozrite sa sem: { $place }.

ending-solved = Vyriešené.
ending-stuck = Nedá sa pokračovať: žiadna technika nič ďalšie nenachádza.
no-solution = Riešenie neexistuje.
several-solutions = Existuje viac riešení: čo nasleduje, platí vo všetkých.
conflict-cell = Riešenie neexistuje: do { $cell } sa nedá nič umiestniť.
conflict-house = Riešenie neexistuje: { $house } nemá miesto pre { $symbol }.
conflict-twice = Riešenie neexistuje: { $cells } obsahujú obe { $symbol }.
conflict-rule = Riešenie neexistuje: { $rule } sa nedá splniť v { $cells }.
ending-stopped = Zastavené pred koncom.
ending-too-large = Doska je príliš veľká na vysvetlenie.
ending-lima-remainder = Zostali nezávislé podmnožiny viacerých buniek a úloha má viac riešení.
ending-lima-stuck = Nedá sa pokračovať, hoci riešenie je jediné: pravidlá nestačia.

guess-level = { $level ->
    [0] Netreba nijaký odhad.
   *[other] Sú potrebné odhady úrovne { $level } a stačia.
}
guess-level-beyond = Odhady úrovne { $level } nestačia.
guess-refuted = Keby v { $cell } bolo { $symbol }, vznikol by spor.
guess-solves = Ak je v { $cell } { $symbol }, dospeje sa k riešeniu.

full-house = { $house }: zostáva jediná voľná bunka a chýba symbol { $symbol }. { $effects }
    .title = Plný dom
naked-single = Bunke { $cell } zostáva jediný kandidát. { $effects }
    .title = Zjavná jednotka
hidden-single = { $house }: pre { $symbol } zostáva jediné miesto. { $effects }
    .title = Skrytá jednotka
cross-hatching = { $symbol } je v { $by }; tu mu zostáva jediná bunka: { $house }. { $effects }
    .title = Krížové prehľadávanie
counting = { $houses }: sú tam všetky symboly okrem { $symbol }. { $effects }
    .title = Počítanie
pointing = { $from }: jediné miesta pre { $symbol } sú { $cells } a všetky sú aj tu: { $into }; jedno z nich ho obsahuje. { $effects }
    .title = Zamknutí kandidáti (z bloku)
claiming = { $from }: jediné miesta pre { $symbol } sú { $cells } a všetky sú aj tu: { $into }; jedno z nich ho obsahuje. { $effects }
    .title = Zamknutí kandidáti (z línie)
direct-locked = { $from }: jediné miesta pre { $symbol } sú { $cells } a všetky sú aj tu: { $into }; jedno z nich ho obsahuje. Pre { $last-symbol } zostáva jediné miesto tu: { $last-house }. { $effects }
direct-pointing = { direct-locked }
    .title = Priame zamknutie (z bloku)
direct-claiming = { direct-locked }
    .title = Priame zamknutie (z línie)
direct-hidden = { $houses }: symboly { $symbols } nemajú iné miesta ako { $cells }; nič iné tam nemôže byť. Pre { $last-symbol } zostáva jediné miesto tu: { $last-house }. { $effects }
direct-hidden-pair = { direct-hidden }
    .title = Priama skrytá dvojica
direct-hidden-triple = { direct-hidden }
    .title = Priama skrytá trojica

rule-candidates = { $n-cells ->
    [1] { $rule }: s tým, čo je v ostatných bunkách, niektorí kandidáti bunky { $cells } nevyhovujú.
   *[other] { $rule }: nech ostatné bunky z { $cells } obsahujú čokoľvek, niektorí kandidáti nevyhovujú.
} { $effects }
    .title = Čo pravidlo necháva
house-sums = { $houses }: súčet je známy. So súčtami, ktoré sú tam, platí: { $n-outside ->
    [0] súčet buniek { $inside } je { $total }
   *[other] { $n-inside ->
        [0] súčet vonkajších buniek { $outside } je { $total }
       *[other] rozdiel medzi { $inside } a { $outside } je { $total }
    }
}. { $effects }
    .title = Vnútorné a vonkajšie
leftovers = { $n-houses ->
    [1] { $houses } / { $others }: obsahujú tie isté symboly.
   *[other] { $houses } / { $others }: spolu obsahujú tie isté symboly.
} Bez spoločných buniek obsahujú { $here } tie isté ako { $there }. { $effects }
    .title = Zákon zvyškov

naked-subset = { $houses }: bunky { $cells } nemajú iných kandidátov ako { $symbols }; tieto symboly sú tam v nejakom poradí. { $effects }
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
hidden-subset = { $houses }: symboly { $symbols } nemajú iné miesta ako { $cells }; nič iné tam nemôže byť. { $effects }
larger-hidden-subset = { hidden-subset }
    .title = Väčšia skrytá podmnožina
hidden-pair = { hidden-subset }
    .title = Skrytá dvojica
hidden-triple = { hidden-subset }
    .title = Skrytá trojica
hidden-quadruple = { hidden-subset }
    .title = Skrytá štvorica

fish = { $bases }: všetky miesta pre { $symbol } sú aj tu: { $covers }. Domov je rovnako veľa, takže každý z týchto domov má svoj symbol { $symbol } tam a nikde inde. { $effects }
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
franken-x-wing = { fish }
    .title = Franken X-Wing
franken-swordfish = { fish }
    .title = Franken Swordfish
franken-jellyfish = { fish }
    .title = Franken Jellyfish
franken-squirmbag = { fish }
    .title = Franken Squirmbag
franken-whale = { fish }
    .title = Franken Whale
franken-leviathan = { fish }
    .title = Franken Leviathan
mutant-x-wing = { fish }
    .title = Mutant X-Wing
mutant-swordfish = { fish }
    .title = Mutant Swordfish
mutant-jellyfish = { fish }
    .title = Mutant Jellyfish
mutant-squirmbag = { fish }
    .title = Mutant Squirmbag
mutant-whale = { fish }
    .title = Mutant Whale
mutant-leviathan = { fish }
    .title = Mutant Leviathan

finned-fish = { $fish ->
    [1] { $bases }: bez plutiev ({ $all-fins }) sú všetky miesta pre { $symbol } aj tu: { $covers }. Domov je rovnako veľa, takže symbol buď obsahuje plutva, alebo zmizne zo zvyšku týchto domov. Bunka, ktorá ho stráca v oboch prípadoch, ho nemôže obsahovať.
   *[other] { $bases }: sú tu dve ryby s rovnakými základmi. Bez plutiev ({ $all-fins }) sú pri každej všetky miesta pre { $symbol } v rovnakom počte z týchto domov: { $covers }. Symbol buď obsahuje plutva, alebo zmizne zo zvyšku týchto domov. Bunka, ktorá ho stráca v oboch prípadoch, ho nemôže obsahovať.
} { $effects }
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

sashimi-fish = { $bases }: bez plutiev ({ $all-fins }) sú všetky miesta pre { $symbol } aj tu: { $covers }. Domov je rovnako veľa, hoci jednému zostáva jediné miesto; symbol teda buď obsahuje plutva, alebo zmizne zo zvyšku týchto domov. Bunka, ktorá ho stráca v oboch prípadoch, ho nemôže obsahovať. { $effects }
sashimi-x-wing = { sashimi-fish }
    .title = Sashimi X-Wing
sashimi-swordfish = { sashimi-fish }
    .title = Sashimi Swordfish
sashimi-jellyfish = { sashimi-fish }
    .title = Sashimi Jellyfish
sashimi-squirmbag = { sashimi-fish }
    .title = Sashimi Squirmbag
sashimi-whale = { sashimi-fish }
    .title = Sashimi Whale
sashimi-leviathan = { sashimi-fish }
    .title = Sashimi Leviathan

remote-pair = Bunky { $cells } majú dvoch kandidátov { $symbols } a pozdĺž reťaze ich striedajú: dve bunky vzdialené o nepárny počet väzieb obsahujú každá jedného z nich, a čo vidí obe, neobsahuje žiadneho. { $effects }
    .title = Vzdialená dvojica

# Kandidáti, z ktorých aspoň jeden platí, inak by boli dve riešenia.
one-guardian = { $n-guardians ->
    [one] Takže platí { $guardians }.
   *[other] Takže platí aspoň jeden z týchto kandidátov: { $guardians }.
}
guardians-in-one-cell = Tá bunka neobsahuje nič iné. { $effects }
guardians-of-one-symbol = Čo vidí všetky tieto bunky, nemôže obsahovať tento symbol. { $effects }
guardians-in-a-subset = { $houses }: títo kandidáti sa počítajú za jednu bunku, ktorá tvorí zjavnú množinu s bunkami { $subset }; symboly { $subset-symbols } sú tam v nejakom poradí. { $effects }
guardians-beside-a-symbol = { $houses }: tieto dve bunky sú jediné miesta pre jeden symbol z dvojice; jedna ho obsahuje, druhá obsahuje jedného z týchto kandidátov, a pre druhý symbol z dvojice nezostáva miesto. { $effects }

grave = Bez { $guardians } by každá voľná bunka mala dvoch kandidátov a každý symbol dve miesta v každom dome; taká úloha nikdy nemá práve jedno riešenie. { one-guardian }
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

joined-links = { $houses }: v každom sú dve miesta pre { $symbol }. Bunky { $joined } sa vidia a nemôžu ho obsahovať obe, takže ho obsahuje jedna z buniek { $cells }: { $chain }. { $effects }
skyscraper = { joined-links }
    .title = Skyscraper (mrakodrap)
two-string-kite = { joined-links }
    .title = 2-String Kite
dual-two-string-kite = Dva šarkany majú spoločné bunky { $joined }, ktoré sa vidia. { $houses }: v každom sú dve miesta pre symbol ({ $symbols }), takže ho obsahuje jeden koniec každého šarkana; konce sú { $cells }. { $effects }
    .title = Dvojitý 2-String Kite
turbot-fish = { joined-links }
    .title = Turbot fish
empty-rectangle = { $box }: všetky miesta pre { $symbol } sú tu: { $lines }. { $houses }: sú dve miesta, { $cells }; ak ho obsahuje prvé, { $box } ho má v druhej z týchto línií; ak nie, obsahuje ho druhé miesto. { $chain }. { $effects }
    .title = Prázdny obdĺžnik
dual-empty-rectangle = { $box }: všetky miesta pre { $symbol } sú v dvoch líniách, ktoré sa križujú. { $houses }: v každom sú dve miesta, { $cells }, a vedú od jednej z týchto línií k bunkám, ktoré vidia druhú; sú to dva prázdne obdĺžniky. { $effects }
    .title = Dvojitý prázdny obdĺžnik
w-wing = Bunky { $cells } majú tých istých dvoch kandidátov { $symbols }. { $houses }: jediné miesta pre { $linked } sú { $joined } a každé z nich vidí jednu z tých dvoch buniek; tie nemôžu obe obsahovať { $linked }, takže jedna obsahuje { $symbol }. { $effects }
    .title = W-Wing
xy-wing = Bunka { $pivot } vidí { $cells }. Každá z týchto troch buniek má dva zo symbolov { $symbols }; nech { $pivot } obsahuje čokoľvek, jedna z buniek { $cells } obsahuje { $symbol }. { $effects }
    .title = XY-Wing
xyz-wing = Bunka { $pivot } má kandidátov { $symbols } a vidí { $cells }, ktoré majú po dvoch z nich; nech { $pivot } obsahuje čokoľvek, jedna z týchto troch buniek obsahuje { $symbol }. { $effects }
    .title = XYZ-Wing

deadly-rectangle = Bunky { $cells } tvoria obdĺžnik. Keby obsahovali len { $symbols }, dali by sa vymeniť a boli by dve riešenia. { one-guardian }
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
uniqueness-test-6 = { deadly-rectangle } { $houses }: jeden symbol z dvojice nemá miesto mimo obdĺžnika; keby ho obsahovala jedna z dvoch protiľahlých buniek s ďalšími kandidátmi, obsahovala by ho aj druhá a dvojica by vyplnila všetky štyri bunky. { $effects }
    .title = Jedinečný obdĺžnik typ 6
hidden-rectangle = { deadly-rectangle } { $houses }: jeden symbol z dvojice nemá miesto mimo obdĺžnika; keby bunka, v ktorej sa križujú, obsahovala ten druhý, dvojica by vyplnila všetky štyri bunky. { $effects }
    .title = Skrytý obdĺžnik
deadly-placed-rectangle = Bunky { $cells } tvoria obdĺžnik a žiadna z nich nebola zadaná. Keby obsahovali len { $symbols }, dali by sa vymeniť a boli by dve riešenia. { one-guardian }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Avoidable rectangle typ 1
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Avoidable rectangle typ 2
deadly-loop = Bunky { $cells } tvoria slučku, v každom dome sú dve alebo žiadna. Keby obsahovali len { $symbols }, dali by sa vymeniť a boli by dve riešenia. { one-guardian }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Jedinečná slučka typ 1
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Jedinečná slučka typ 2
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Jedinečná slučka typ 3
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Jedinečná slučka typ 4

sue-de-coq = { $houses }: spoločné bunky { $cells } majú kandidátov { $symbols }. S bunkami { $line-cells } ({ $line-symbols }) prvého domu a { $box-cells } ({ $box-symbols }) druhého je buniek práve toľko, koľko treba pre všetky tieto symboly; každý má svoje miesto tam a zmizne zo zvyšku svojho domu. { $effects }
    .title = Sue de Coq

two-colours = Kde má { $symbol } v dome dve miesta, jedno z nich platí. Takéto väzby dávajú jeho miestam dve farby, { $first } proti { $second }: všetky miesta jednej farby platia a všetky miesta druhej neplatia.
simple-colours-trap = { two-colours } Čo vidí obe farby, nemôže ho obsahovať. { $effects }
    .title = Jednoduché farbenie (pasca)
simple-colours-wrap = { two-colours } Bunky jednej farby sa vidia ({ $clash }), takže táto farba neplatí: { $false }. { $effects }
    .title = Jednoduché farbenie (spor)
four-colours = Väzby s dvoma miestami pre { $symbol } dávajú dve dvojice farieb. Jedna farba z každej dvojice platí: { $first } / { $second }; { $third } / { $fourth }.
multi-colours-1 = { four-colours } Farby rôznych dvojíc sa vidia ({ $clash }), takže neplatia obe a jedna z opačných farieb platí. Čo vidí obe opačné farby, nemôže ho obsahovať. { $effects }
    .title = Viacnásobné farbenie 1
multi-colours-2 = { four-colours } Farba buniek { $false } vidí obe farby druhej dvojice ({ $clash }), z ktorých jedna platí; preto neplatí. { $effects }
    .title = Viacnásobné farbenie 2

# V reťaziach = znamená, že jeden z dvoch platí, - že jeden z dvoch neplatí.
chain-with-two-ends = { $chain }: ak jeden koniec reťaze neplatí, druhý platí. Čo vylučujú oba konce, zmizne. { $effects }
chain-back-to-its-cell = { $chain }: reťaz sa vracia do bunky, v ktorej sa začína, a jej konce sa nezhodujú. Keby neplatilo, čo nasleduje, reťaz by viedla k opaku. { $effects }
chain-without-end = { $chain-closed }: reťaz je uzavretá slučka, takže z každej väzby platí práve jeden koniec. Čo vylučujú oba konce niektorej väzby, zmizne. { $effects }
x-chain = { chain-with-two-ends }
    .title = X-reťaz
xy-chain = { chain-with-two-ends }
    .title = XY-reťaz
aic = { chain-with-two-ends }
    .title = Reťaz striedavých záverov (AIC)
grouped-aic = { chain-with-two-ends }
    .title = Reťaz striedavých záverov so skupinami
discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Nespojitá slučka
grouped-discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Nespojitá slučka so skupinami
continuous-nice-loop = { chain-without-end }
    .title = Spojitá slučka
grouped-continuous-nice-loop = { chain-without-end }
    .title = Spojitá slučka so skupinami

aligned-exclusion = { $n-excluders ->
    [0] Nech sa bunky { $cells } vyplnia akokoľvek s tým, čo zmizne, niektorý symbol by sa opakoval.
   *[other] Nech sa bunky { $cells } vyplnia akokoľvek s tým, čo zmizne, niektorý symbol by sa opakoval alebo by jedna z týchto buniek stratila všetkých kandidátov: { $excluders }.
} { $effects }
aligned-pair-exclusion = { aligned-exclusion }
    .title = Vylúčenie zarovnanej dvojice
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Vylúčenie zarovnanej trojice

# Takmer zamknutá množina (ALS): bunky domu, ktoré majú o jeden symbol viac, ako je buniek.
als-xz = Dve množiny buniek majú o jeden symbol viac, ako je buniek: { $set-1 } ({ $set-symbols-1 }) a { $set-2 } ({ $set-symbols-2 }). { $n-restricted ->
    [one] Nemôžu obe obsahovať { $restricted }, takže jednej chýba a obsahuje všetky svoje ostatné symboly; čo majú spoločné, je v jednej z nich.
   *[other] Nemôžu obe obsahovať žiadny zo symbolov { $restricted }, takže každej jeden z nich chýba a obsahuje všetky svoje ostatné symboly.
} { $effects }
    .title = ALS-XZ
als-xy-wing = Tri množiny buniek majú o jeden symbol viac, ako je buniek: { $set-1 } ({ $set-symbols-1 }), { $set-2 } ({ $set-symbols-2 }) a { $set-3 } ({ $set-symbols-3 }). Druhej chýba najviac jeden symbol. Preto berie { $restricted-1 } prvej alebo { $restricted-2 } tretej a tá obsahuje všetky svoje ostatné symboly; čo majú prvá a tretia spoločné, je v jednej z nich. { $effects }
    .title = ALS-XY-Wing
als-chain = Množiny buniek, ktoré majú o jeden symbol viac, ako je buniek, tvoria reťaz: { $set }. Susedné nemôžu obe obsahovať symbol, ktorý ich spája ({ $restricted }). Ak prvej chýba symbol, ktorý má aj posledná, obsahuje všetky ostatné, ďalšej jeden chýba a obsahuje ostatné, a tak ďalej až po poslednú, ktorá ho potom obsahuje. { $effects }
    .title = Reťaz ALS
death-blossom = Ku každému kandidátovi bunky { $cell } ({ $restricted }) je množina buniek, ktorá má o jeden symbol viac, ako je buniek: { $set }. Nech { $cell } obsahuje čokoľvek, jednej z množín to chýba a obsahuje všetky svoje ostatné symboly; čo majú všetky spoločné, je v jednej z nich. { $effects }
    .title = Death Blossom

template-set = Zostávajúce spôsoby, ako umiestniť { $symbol } v celej mriežke: { $templates }. V niektorých bunkách sa zhodujú. { $effects }
    .title = Šablóny (vloženie)
template-delete = Zostávajúce spôsoby, ako umiestniť { $symbol } v celej mriežke: { $templates }. Niektorí kandidáti nie sú v žiadnom z nich. { $effects }
    .title = Šablóny (vylúčenie)

forcing-chain-contradiction = { $n-starts ->
    [0] Nič iné tam nie je možné.
   *[other] Keby to bolo inak, tieto reťaze by viedli k sporu: { $chain }.
} { $effects }
    .title = Vynútené reťaze (spor)
forcing-chain-verity = { $n-starts ->
    [one] Či už { $starts } platí, alebo neplatí
   *[other] Nech z kandidátov { $starts } platí ktorýkoľvek
}, reťaze vedú k tomu istému: { $chain }. { $effects }
    .title = Vynútené reťaze (zhoda)
forcing-net-contradiction = { $n-starts ->
    [0] Nič iné tam nie je možné.
   *[other] Keby to bolo inak, tieto závery by viedli k sporu: { $net }.
} { $effects }
    .title = Vynútená sieť (spor)
forcing-net-verity = { $n-starts ->
    [one] Či už { $starts } platí, alebo neplatí
   *[other] Nech z kandidátov { $starts } platí ktorýkoľvek
}, tieto závery vedú k tomu istému: { $net }. { $effects }
    .title = Vynútená sieť (zhoda)

reductio = Predpokladajme { $starts }. { $n-then ->
    [0] Potom
   *[other] Potom { $then } a
} { $end ->
    [0] bunke { $cell } by nezostal nijaký kandidát
    [1] { $symbol } by tu nemalo nijaké miesto: { $house }
   *[other] toto by sa nedalo splniť: { $rule }
}. { $effects }
    .title = Privedenie k sporu
