# Le parole di ogni tecnica in italiano: un messaggio per tecnica; il suo attributo è il nome della tecnica.

full-house = { $cell } è l'ultima cella vuota { $house-of }, e manca solo { $symbol }.
    .title = Casa piena
naked-single = { $cell } deve essere { $symbol }{ $why }
    .title = Singolo nudo
hidden-single = { $House-in }, il numero { $symbol } può stare solo in { $cell }{ $why }
    .title = Singolo nascosto
cross-hatching = { hidden-single }
    .title = Scansione incrociata
counting = { naked-single }
    .title = Conteggio

confined = { $From-in }, ogni { $symbol } è { $into-in }
locked-candidates = { confined }, quindi il numero { $symbol } { $into-of } sta { $from-in } e il resto { $into-of } non può essere { $symbol }.
pointing = { locked-candidates }
    .title = Candidati bloccati (dal riquadro)
claiming = { locked-candidates }
    .title = Candidati bloccati (dalla linea)
direct-locked = { confined }, quindi il resto { $into-of } non può essere { $symbol }. Allora il numero { $last-symbol } può stare solo in { $placed } { $last-house-in }.
direct-pointing = { direct-locked }
    .title = Blocco diretto (dal riquadro)
direct-claiming = { direct-locked }
    .title = Blocco diretto (dalla linea)
direct-hidden = { hidden-places } Lì non può stare altro, quindi { $last-house-in } il numero { $last-symbol } può stare solo in { $placed }.
direct-hidden-pair = { direct-hidden }
    .title = Coppia nascosta diretta
direct-hidden-triple = { direct-hidden }
    .title = Tripla nascosta diretta
partners = { $argument }
    .title = Compagni
rising-line = { $argument }
    .title = Linea crescente
neighbours = { $argument }
    .title = Vicini
tally = { $argument }
    .title = Conteggio di celle
combinations = { $argument }
    .title = Combinazioni
sum-bounds = { $argument }
    .title = Somme minime e massime
fillings = { $argument }
    .title = Modi di riempire un indizio
hidden-cage-single = { every-combination }, e solo { $places } può averlo. { $effects }
    .title = Singolo nascosto di gabbia
cage-digit = { every-combination }. { $cells } { $n-cells ->
    [one] vede tutti i suoi posti, { $places }, quindi non è { $symbol }
    [2] vedono tutti i suoi posti, { $places }, quindi nessuna delle due è { $symbol }
   *[other] vedono tutti i suoi posti, { $places }, quindi nessuna di loro è { $symbol }
}.
    .title = Cifra necessaria in una gabbia
every-combination = { $told ->
    [1] { $Cage } può essere solo { $way }, quindi contiene { $symbol }
   *[other] { $Cage }: tutte le combinazioni contengono { $symbol }
}

house-sums = { house-sums-total }. { $n-outside ->
    [0] All'interno { $n-sums ->
        [1] c'è
       *[other] ci sono
    } { $sums }{ house-sums-known }{ $n-inside ->
        [1] { $left }
       *[other] { $inside } danno { $total }{ house-sums-ways }
    }.
   *[other] { $n-inside ->
        [0] { $Sums } { $n-sums ->
            [1] copre
           *[other] coprono
        } { $n-houses ->
            [1] tutta quella casa
           *[other] tutte quelle case
        }{ house-sums-known }{ $n-outside ->
            [1] { $left }
           *[other] { $outside }, all'esterno, danno { $total }{ house-sums-ways }
        }.
       *[other] { $Sums } { $n-sums ->
            [1] copre
           *[other] coprono
        } { $n-houses ->
            [1] tutta quella casa
           *[other] tutte quelle case
        } tranne { $inside } e { $n-sums ->
            [1] sporge
           *[other] sporgono
        } in { $outside }{ house-sums-known }{ house-sums-difference }: { $left }.
    }
}
    .title = Interni ed esterni
house-sums-total = { $Houses } { $n-houses ->
    [1] ha
   *[other] hanno in tutto
} somma { $house-total }
house-sums-known = { $n-known ->
    [0] , quindi{" "}
   *[other] . Con { $known },{" "}
}
house-sums-ways = { $told ->
    [0] : { $left }
    [1] : sono { $symbols }
   *[other] , cioè { $ways }: { $left }
}
house-sums-difference = { $n-inside ->
    [one] { $inside } vale
   *[other] { $inside } danno
} { $sign ->
    [0] quanto { $outside }
    [-1] { $total } in meno di { $outside }
   *[other] { $total } in più di { $outside }
}
killer-subset = { $House-in }, i numeri { $symbols } sono esauriti: { $shares }. Quindi { $left }.
killer-pair = { killer-subset }
    .title = Coppia con gabbie
killer-triple = { killer-subset }
    .title = Tripla con gabbie
killer-quadruple = { killer-subset }
    .title = Quadrupla con gabbie
cages-together = { $First } e { $second } non condividono alcuna cifra{ $told ->
    [0] {""}
   *[other] : insieme sono { $together }
}. Quindi { $left }.
    .title = Gabbie che si vedono
phistomefel = Le { $n-ring } celle che circondano { $house } contengono le stesse cifre delle { $n-corners } celle nei quattro angoli. { $n-held ->
    [0] { $side ->
        [0] Nell'anello non c'è posto per { $symbol }
       *[other] Negli angoli non c'è posto per { $symbol }
    }
   *[other] { $side ->
        [0] Gli angoli hanno già { $symbol } in { $held }, e nell'anello non c'è posto per altri
       *[other] L'anello ha già { $symbol } in { $held }, e negli angoli non c'è posto per altri
    }
}. { $effects }
    .title = Anello di Phistomefel

# Somme e gabbie in esse.
sums-of = { $n ->
    [one] la somma { $list }
   *[other] le somme { $list }
}
sums-of-killer-cage = { $n ->
    [one] la gabbia { $list }
   *[other] le gabbie { $list }
}
sums-of-kenken-cage = { sums-of-killer-cage }
sums-of-kakuro-run = { $n ->
    [one] la serie { $list }
   *[other] le serie { $list }
}
summand = { $cells } ({ $total }{ $n-outside ->
    [0] {""}
   *[other] , con { $outside } fuori
})
rest-of-houses = la somma { $total } che resta per { $cells } { $houses-in }
rest-outside = la somma { $total } di { $cells }, al di fuori { $houses-of }
cage-with-ways = { $cage } ({ $ways })
cage-with-ways-of-open = { $cage } ({ $ways } in { $open })
share = { $n-in-words } per { $cage }
with = { $first } con { $second }
either = { $first } o { $last }
leftovers = { $Houses } { $n-houses ->
    [1] contiene
   *[other] contengono insieme
} le stesse cifre { $others-of }. Togli le celle comuni: { $here } contengono le stesse cifre di { $there }, quindi { $result }.
    .title = Legge degli avanzi

naked-subset = { $equal ->
    [1] { $n-cells ->
        [2] { $cells } sono entrambe { $symbols-set }.
       *[other] { $cells } sono tutte { $symbols-set }.
    }
   *[other] { $cells } hanno in tutto solo { $symbols }.
} Esauriscono i numeri { $symbols } { $houses-of }, quindi nessun'altra cella { $houses-of } può essere { $symbols-nor }.
locked-pair = { naked-subset }
    .title = Coppia bloccata
locked-triple = { naked-subset }
    .title = Tripla bloccata
naked-pair = { naked-subset }
    .title = Coppia nuda
naked-triple = { naked-subset }
    .title = Tripla nuda
naked-quadruple = { naked-subset }
    .title = Quadrupla nuda
larger-naked-subset = { naked-subset }
    .title = Sottoinsieme nudo maggiore
hidden-places = { $Houses-in }, i numeri { $symbols } possono stare solo in { $cells }.
hidden-subset = { hidden-places } Così si riempiono { $n-cells ->
    [2] entrambe le celle
    [3] tutte e tre le celle
    [4] tutte e quattro le celle
   *[other] tutte queste celle
}: { $result }.
hidden-pair = { hidden-subset }
    .title = Coppia nascosta
hidden-triple = { hidden-subset }
    .title = Tripla nascosta
hidden-quadruple = { hidden-subset }
    .title = Quadrupla nascosta
larger-hidden-subset = { hidden-subset }
    .title = Sottoinsieme nascosto maggiore

# Pesci: nelle basi il simbolo può stare solo nelle case che le coprono, che sono altrettante.
few = { $bases-kind ->
    [box] Quei { $n-bases ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
       *[other] sette
    } riquadri
   *[other] Quelle { $n-bases ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
       *[other] sette
    } { $bases-kind ->
        [row] righe
        [column] colonne
        [region] regioni
       *[other] case
    }
}
all-covers = { $covers-of }
fish-places = { $Bases-in }, il numero { $symbol } può stare solo { $covers-in }
fish = { fish-places }. { few } prendono ogni { $symbol } { all-covers }, quindi nessun'altra cella { $covers-of } può essere { $symbol }.
x-wing = { fish }
    .title = X-Wing
swordfish = { fish }
    .title = Pesce spada
jellyfish = { fish }
    .title = Medusa
squirmbag = { fish }
    .title = Squirmbag
whale = { fish }
    .title = Balena
leviathan = { fish }
    .title = Leviatano
fish-of-boxes = { fish-places }. { few } prendono ogni { $symbol } { all-covers }, quindi { $result }.
franken-x-wing = { fish-of-boxes }
    .title = X-Wing Franken
franken-swordfish = { fish-of-boxes }
    .title = Pesce spada Franken
franken-jellyfish = { fish-of-boxes }
    .title = Medusa Franken
franken-squirmbag = { fish-of-boxes }
    .title = Squirmbag Franken
franken-whale = { fish-of-boxes }
    .title = Balena Franken
franken-leviathan = { fish-of-boxes }
    .title = Leviatano Franken
mutant-x-wing = { fish-of-boxes }
    .title = X-Wing mutante
mutant-swordfish = { fish-of-boxes }
    .title = Pesce spada mutante
mutant-jellyfish = { fish-of-boxes }
    .title = Medusa mutante
mutant-squirmbag = { fish-of-boxes }
    .title = Squirmbag mutante
mutant-whale = { fish-of-boxes }
    .title = Balena mutante
mutant-leviathan = { fish-of-boxes }
    .title = Leviatano mutante

# Una pinna è una cella di una base fuori da quelle case: o una di loro è vera o lo è il pesce.
finned-fish = { $fish ->
    [1] { fish-places }, salvo { $n-all-fins ->
        [1] la pinna { $all-fins }. Se la pinna è { $symbol }, { $result }, perché la pinna vede { $n-gone ->
            [1] quella cella
           *[other] quelle celle
        }
       *[other] le pinne { $all-fins }. Se una delle pinne è { $symbol }, { $result }, perché ogni pinna vede { $n-gone ->
            [1] quella cella
           *[other] quelle celle
        }
    }. Altrimenti ogni { $symbol } { all-covers } sta nelle celle del pesce, con lo stesso risultato.
   *[other] { $Bases } formano due pesci con { $covers }, salvo le pinne { $all-fins }. In ogni pesce, o una pinna è { $symbol } o il pesce prende ogni { $symbol } delle case che copre. In ogni caso { $result }.
}
finned-x-wing = { finned-fish }
    .title = X-Wing con pinna
finned-swordfish = { finned-fish }
    .title = Pesce spada con pinna
finned-jellyfish = { finned-fish }
    .title = Medusa con pinna
finned-squirmbag = { finned-fish }
    .title = Squirmbag con pinna
finned-whale = { finned-fish }
    .title = Balena con pinna
finned-leviathan = { finned-fish }
    .title = Leviatano con pinna
finned-franken-x-wing = { finned-fish }
    .title = X-Wing Franken con pinna
finned-franken-swordfish = { finned-fish }
    .title = Pesce spada Franken con pinna
finned-franken-jellyfish = { finned-fish }
    .title = Medusa Franken con pinna
finned-franken-squirmbag = { finned-fish }
    .title = Squirmbag Franken con pinna
finned-franken-whale = { finned-fish }
    .title = Balena Franken con pinna
finned-franken-leviathan = { finned-fish }
    .title = Leviatano Franken con pinna
finned-mutant-x-wing = { finned-fish }
    .title = X-Wing mutante con pinna
finned-mutant-swordfish = { finned-fish }
    .title = Pesce spada mutante con pinna
finned-mutant-jellyfish = { finned-fish }
    .title = Medusa mutante con pinna
finned-mutant-squirmbag = { finned-fish }
    .title = Squirmbag mutante con pinna
finned-mutant-whale = { finned-fish }
    .title = Balena mutante con pinna
finned-mutant-leviathan = { finned-fish }
    .title = Leviatano mutante con pinna
sashimi-x-wing = { finned-fish }
    .title = X-Wing sashimi
sashimi-swordfish = { finned-fish }
    .title = Pesce spada sashimi
sashimi-jellyfish = { finned-fish }
    .title = Medusa sashimi
sashimi-squirmbag = { finned-fish }
    .title = Squirmbag sashimi
sashimi-whale = { finned-fish }
    .title = Balena sashimi
sashimi-leviathan = { finned-fish }
    .title = Leviatano sashimi

# Un capo della catena è vero, oppure lo è l'altro.
either-way = { $ends-see ->
    [yes] { $n-gone ->
        [1] In entrambi i casi { $gone } vede un { $end } e non può essere { $end }.
        [2] In entrambi i casi { $gone } vedono un { $end }: nessuna delle due può essere { $end }.
       *[other] In entrambi i casi { $gone } vedono un { $end }: nessuna di loro può essere { $end }.
    }
   *[no] In entrambi i casi { $result }.
}
two-ends = { $chain-story } { either-way }
remote-pair = { $cells } sono tutte { $symbols-set }, e ognuna vede la successiva, quindi { $symbols } si alternano lungo la catena. Due celle a distanza dispari ne contengono uno ciascuna, e una cella che le vede entrambe non può contenerne nessuno: { $result }.
    .title = Coppia remota
# Indizi, e case, che si riempiono insieme.
clues-together = { $claims }. { $n-ways ->
    [0] { $counted ->
        [0] { $n-claims ->
            [1] Con ciò che può ancora stare in { $open }, { $left }
           *[other] Da tutto questo insieme segue che { $left }
        }
       *[other] Restano { $counted } modi di riempire { $open }, quindi { $left }
    }
    [1] L'unico modo rimasto di riempire { $open } è { $ways }, quindi { $left }
   *[other] Gli unici modi rimasti di riempire { $open } sono { $ways }, quindi { $left }
}.
    .title = Indizi combinati
places-together = { $n-places ->
    [0] Ovunque vadano insieme i { $symbol } { $houses-of }, uno di essi è visto da { $gone }, quindi { $result }.
    [1] Insieme, i { $symbol } { $houses-of } possono stare solo in { $places }, quindi { $result }.
   *[other] Insieme, i { $symbol } { $houses-of } possono stare solo in { $places }. In ogni caso uno di essi è visto da { $gone }, quindi { $result }.
}
    .title = Posti combinati

two-cells-each = { $Houses } hanno solo due celle { $houses-kind ->
    [box] ciascuno
   *[other] ciascuna
} per { $symbol }.
joined-links = { two-cells-each } { two-ends }
skyscraper = { joined-links }
    .title = Grattacielo
two-string-kite = { joined-links }
    .title = 2-String Kite
turbot-fish = { joined-links }
    .title = Turbot fish
dual-two-string-kite = { $Houses } hanno solo due celle ciascuna per { $symbols }. Si formano così due aquiloni, uniti in { $joined }, che si vedono. Ogni aquilone ha la sua cifra a una delle estremità, tra { $cells }, quindi { $result }.
    .title = 2-String Kite doppio
empty-rectangle = { $Box-in }, ogni { $symbol } è { $lines-or-in }, e { $houses } ha solo due celle per { $symbol }. { two-ends }
    .title = Rettangolo vuoto
dual-empty-rectangle = { $Box-in }, ogni { $symbol } è in una di due linee che si incrociano. { $Houses } hanno solo due celle ciascuna per { $symbol }, tra { $cells }. Ognuna di queste coppie porta da una linea a una cella che vede l'altra, quindi { $result }.
    .title = Rettangolo vuoto doppio
w-wing = { $cells } sono entrambe { $symbols-set }, e { $houses-in } il numero { $linked } può stare solo in { $joined-or }. { two-ends }
    .title = W-Wing
wing-cases = Se è { $other-1 }, { $pincer-1 } è { $symbol }. Se è { $other-2 }, { $pincer-2 } è { $symbol }.
wing-end = { $n-gone ->
    [1] { $gone } vede un { $symbol } e non può essere { $symbol }.
    [2] { $gone } vedono un { $symbol }: nessuna delle due può essere { $symbol }.
   *[other] { $gone } vedono un { $symbol }: nessuna di loro può essere { $symbol }.
}
xy-wing = { $pivot } è { $other-1 } o { $other-2 }. { wing-cases } In entrambi i casi { wing-end }
    .title = XY-Wing
xyz-wing = { $pivot } è { $symbols-or }. { wing-cases } Altrimenti è { $pivot } stessa a essere { $symbol }. In ogni caso { wing-end }
    .title = XYZ-Wing

# Schemi che avrebbero due soluzioni, e i candidati che lo impediscono.
one-guardian = { $guardians-alike ->
    [yes] { $n-guardians-cells ->
        [1] Perciò { $guardians-cells } deve essere { $guardians-symbols }
        [2] Perciò { $guardians-cells-or } deve essere { $guardians-symbols }
       *[other] Perciò una tra { $guardians-cells } deve essere { $guardians-symbols }
    }
   *[no] Perciò { $guardians-told }
}
guardians-in-one-cell = { one-guardian } e non può essere { $gone-symbols }.
guardians-of-one-symbol = { one-guardian }. { $n-gone ->
    [1] { $gone } vede tutte queste celle, quindi non può essere { $gone-symbols }.
   *[other] { $gone } vedono tutte queste celle, quindi non possono essere { $gone-symbols }.
}
guardians-in-a-subset = { one-guardian }. È come una sola cella { $guardians-symbols-set }: insieme a { $subset } esaurisce i numeri { $subset-symbols } { $houses-in }, quindi { $result }.
guardians-beside-a-symbol = { one-guardian }. { $Houses-in }, il numero { $kept } può stare solo in queste due celle. Quindi una è { $kept } e l'altra uno dei numeri appena detti: { $result }.
grave = Se non fosse vero che { $guardians-told }, ogni cella vuota avrebbe due candidati e ogni casa due celle per ciascuna delle sue cifre. Un problema così non ha mai esattamente una soluzione.
bug-plus-1 = { grave } { guardians-in-one-cell }
    .title = BUG + 1
bug-1 = { grave } { guardians-in-one-cell }
    .title = BUG tipo 1
bug-2 = { grave } { guardians-of-one-symbol }
    .title = BUG tipo 2
bug-3 = { grave } { guardians-in-a-subset }
    .title = BUG tipo 3
bug-4 = { grave } { guardians-beside-a-symbol }
    .title = BUG tipo 4
two-solutions = queste cifre si potrebbero scambiare e il problema avrebbe due soluzioni.
deadly-rectangle = { $cells } formano un rettangolo. Se contenessero solo { $symbols }, { two-solutions }
uniqueness-test-1 = { deadly-rectangle } { guardians-in-one-cell }
    .title = Rettangolo unico tipo 1
uniqueness-test-2 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Rettangolo unico tipo 2
uniqueness-test-3 = { deadly-rectangle } { guardians-in-a-subset }
    .title = Rettangolo unico tipo 3
uniqueness-test-4 = { deadly-rectangle } { guardians-beside-a-symbol }
    .title = Rettangolo unico tipo 4
uniqueness-test-5 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Rettangolo unico tipo 5
only-in-rectangle = { $Houses-in }, il numero { $kept } può stare solo nel rettangolo.
uniqueness-test-6 = { deadly-rectangle } { only-in-rectangle } Se una tra { $gone } fosse { $kept }, lo sarebbe anche l'altra, e { $symbols } riempirebbero le quattro celle. Quindi { $result }.
    .title = Rettangolo unico tipo 6
hidden-rectangle = { deadly-rectangle } { only-in-rectangle } Se { $gone } fosse { $gone-symbols }, i due angoli adiacenti dovrebbero essere { $kept }, e { $symbols } riempirebbero le quattro celle. Quindi { $result }.
    .title = Rettangolo nascosto
deadly-placed-rectangle = { $cells } formano un rettangolo, e nessuna di loro è un dato. Se contenessero solo { $symbols }, { two-solutions }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Rettangolo evitabile tipo 1
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Rettangolo evitabile tipo 2
deadly-loop = { $cells } formano un anello, con due celle in ogni casa che attraversa. Se contenessero solo { $symbols }, { two-solutions }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Anello unico tipo 1
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Anello unico tipo 2
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Anello unico tipo 3
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Anello unico tipo 4

sue-de-coq = { $Houses } si incrociano in { $cells }, che hanno in tutto solo { $symbols }. Insieme a { $line-cells } { $line-symbols-set } e { $box-cells } { $box-symbols-set } ci sono tante celle quante cifre, quindi tutte queste cifre stanno lì: { $result }.
    .title = Sue de Coq

# Un simbolo sta nell'angolo dove si incrociano due linee, o all'estremità di una di esse.
firework = Fuori { $box-of }, { $lines } hanno solo { $ends } per { $symbols }. Una cifra che non sta in nessuna delle due deve stare { $box-in } in entrambe le linee: in { $corner }, dove si incrociano.
firework-box = Ogni cifra sta fuori dal riquadro al massimo in una delle sue due linee, quindi il riquadro la contiene nell'altra.
triple-firework = { firework } Quindi queste tre celle contengono le tre cifre, una ciascuna{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } Perciò { $result }.
}
    .title = Fuoco d'artificio triplo
quadruple-firework = Fuori { $box-1-of }, { $lines-1 } hanno solo { $ends-1 } per { $symbols-1 }; fuori { $box-2-of }, { $lines-2 } hanno solo le stesse due celle per { $symbols-2 }. Una cifra che non sta in nessuna delle due deve stare dove si incrociano le sue due linee: { $symbols-1-or } in { $corner-1 }, { $symbols-2-or } in { $corner-2 }. Quindi queste quattro celle contengono { $all }, una cifra ciascuna{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } Perciò { $result }.
}
    .title = Fuoco d'artificio quadruplo
firework-w-wing = { firework } { $target } vede { $pairs }, entrambe { $symbols-set }, e anche { $ends }. Se fosse una delle due cifre, { $pairs } sarebbero l'altra, e { $ends } non potrebbero essere nessuna delle due. Allora entrambe le cifre dovrebbero stare in { $corner }. Quindi { $result }.
    .title = W-Wing con fuoco d'artificio

two-colours = Dove il numero { $symbol } ha solo due celle in una casa, esattamente una di esse è { $symbol }. Seguendo queste coppie, il numero { $symbol } sta o in { $first } oppure in { $second }.
simple-colours-trap = { two-colours } In entrambi i casi { $result }.
    .title = Colorazione semplice (trappola)
simple-colours-wrap = { two-colours } Ma { $clash-1 } si vedono e non possono essere entrambe { $symbol }, quindi { $result }.
    .title = Colorazione semplice (contraddizione)
four-colours = Dove il numero { $symbol } ha solo due celle in una casa, esattamente una di esse è { $symbol }. Seguendo queste coppie, il numero { $symbol } sta o in { $first } o in { $second }, e o in { $third } o in { $fourth }.
multi-colours-1 = { four-colours } { $clash-1 } si vedono, quindi almeno uno di questi due gruppi è falso, e allora il suo opposto è vero. In ogni caso { $result }.
    .title = Colorazione multipla 1
multi-colours-2 = { four-colours } Nel complesso { $false } vedono entrambi i lati dell'altra coppia ({ $clash }), e uno di quei lati è vero. Quindi { $result }.
    .title = Colorazione multipla 2

# Catene raccontate come storie.
back-to-its-cell = { $chain-story } { $chain-start ->
    [true] È impossibile, quindi { $result }.
   *[false] In entrambi i casi { $result }.
}
closed-loop = { $chain-story } L'ultima conclusione esclude la prima, quindi la catena si chiude ad anello ed è vera in un senso o nell'altro. In entrambi i casi { $result }.
x-chain = { two-ends }
    .title = Catena X
xy-chain = { two-ends }
    .title = Catena XY
aic = { two-ends }
    .title = Catena di inferenze alternate (AIC)
grouped-aic = { two-ends }
    .title = Catena di inferenze alternate con gruppi
discontinuous-nice-loop = { back-to-its-cell }
    .title = Anello discontinuo
grouped-discontinuous-nice-loop = { back-to-its-cell }
    .title = Anello discontinuo con gruppi
continuous-nice-loop = { closed-loop }
    .title = Anello continuo
grouped-continuous-nice-loop = { closed-loop }
    .title = Anello continuo con gruppi

aligned-exclusion = Prova tutti i modi di riempire { $cells }. Alcuni ripetono una cifra{ $n-excluders ->
    [0] {""}
   *[other] , altri lasciano { $excluders-or } senza candidati
}. Quelli che restano mostrano che { $result }.
aligned-pair-exclusion = { aligned-exclusion }
    .title = Esclusione di coppia allineata
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Esclusione di tripla allineata

# Insiemi quasi chiusi: celle di una casa con un candidato più delle celle.
one-to-spare = Ognuno di questi insiemi ha un candidato in più rispetto alle celle, quindi può mancargli al massimo una delle sue cifre.
als-xz = Prendi { $set-1 } { $set-symbols-1-set } e { $set-2 } { $set-symbols-2-set }. { one-to-spare } { $n-restricted ->
    [1] Non possono avere entrambi { $restricted }, quindi uno dei due ne è privo e ha tutte le altre sue cifre. In entrambi i casi { $result }.
   *[other] Nessuno dei numeri { $restricted } può stare in entrambi, quindi ciascun insieme è privo di uno di essi e ha tutte le altre sue cifre: { $result }.
}
    .title = ALS-XZ
als-xy-wing = Prendi { $set-1 } { $set-symbols-1-set }, { $set-2 } { $set-symbols-2-set } e { $set-3 } { $set-symbols-3-set }. { one-to-spare } Il secondo ha { $restricted-1 } o { $restricted-2 }. Se ha { $restricted-1 }, il primo è privo di { $restricted-1 } e ha tutte le altre sue cifre; se ha { $restricted-2 }, il terzo è privo di { $restricted-2 } e ha tutte le altre sue. In entrambi i casi { $result }.
    .title = ALS-XY-Wing
als-chain = Prendi questi insiemi in ordine: { $sets }. { one-to-spare } Due vicini non possono avere entrambi la cifra che li lega ({ $restricted }). Se al primo manca una delle sue cifre, ha tutte le altre, quindi al secondo manca quella che li lega e ha le altre, e così fino all'ultimo. In entrambi i casi { $result }.
    .title = Catena di ALS
death-blossom = { $cell } può essere solo { $restricted-all }. Per ogni cifra c'è un insieme di celle che allora non può averla: { $sets }. { one-to-spare } Qualunque cosa sia { $cell }, a uno degli insiemi manca quella cifra e ha tutte le altre, quindi { $result }.
    .title = Death Blossom

tridagon = { $Houses } hanno ciascuno tre celle, una in ogni riga e in ogni colonna del riquadro, per { $symbols }: { $trio }. Supponi che tutte e dodici contengano queste cifre. Allora, dall'alto in basso, due riquadri affiancati le hanno nello stesso ordine circolare; da sinistra a destra, lo stesso vale per due riquadri uno sopra l'altro. Ma { $apart-in } le celle sono inclinate al contrario rispetto agli altri tre riquadri, quindi, fatto il giro dei quattro riquadri, l'ordine tornerebbe invertito.
tridagon-1 = { tridagon } { guardians-in-one-cell }
    .title = Tridagon tipo 1
tridagon-2 = { tridagon } { guardians-of-one-symbol }
    .title = Tridagon tipo 2

template-set = I { $templates } modi rimasti di disporre il numero { $symbol } in tutta la griglia concordano: { $result }.
    .title = Modelli (inserire)
template-delete = Restano { $templates } modi di disporre il numero { $symbol } in tutta la griglia, e nessuno usa { $gone }: { $result }.
    .title = Modelli (eliminare)

symbols-in-house = { $symbols } { $house }
all-candidates-among = Tutti i loro candidati sono tra questi: { $covers }. Una casa accoglie ogni cifra una volta sola, quindi sono al massimo { $n-covers } cifre per { $n-cells } celle e lì servono tutte: { $result }.{ $n-twice ->
    [0] {""}
   *[other] {" "}Se { $twice-told }, una sola cella ne userebbe due.
}
sk-loop = Le { $n-cells } celle { $cells } formano un anello intorno a { $ring }. { all-candidates-among }
    .title = Anello SK
multi-sector-locked-set = { $Along } incrociano { $across } in { $n-cells } celle vuote{ $n-left-out ->
    [0] {""}
   *[other] {" "}senza contare { $left-out }
}. { all-candidates-among }
    .title = Insieme bloccato multisettore

verity-cases = { $n-starts ->
    [1] {""}
   *[other] { $n-starts-cells ->
        [1] { $Starts-told }.{" "}
       *[other] { $Houses-in }, { $starts-symbols } può stare solo in { $starts-cells-or }.{" "}
    }
}
forcing-chain-contradiction = { $n-starts ->
    [0] Qui non è possibile altro: { $result }.
   *[other] { $chain-story } { $Clash }, quindi { $result }.
}
    .title = Catene forzate (contraddizione)
forcing-chain-verity = { verity-cases }{ $chain-story } In ogni caso { $result }.
    .title = Catene forzate (concordanza)
forcing-net-contradiction = { $n-starts ->
    [0] Qui non è possibile altro: { $result }.
   *[other] { $net-story } { $Clash }, quindi { $result }.
}
    .title = Rete forzata (contraddizione)
forcing-net-verity = { verity-cases }{ $net-story } In ogni caso { $result }.
    .title = Rete forzata (concordanza)

reductio = { $story } { $effects }
    .title = Riduzione all'assurdo
reductio-suppose = Supponiamo che { $cell } sia { $symbols }.
reductio-suppose-too = Supponiamo inoltre che { $cell } sia { $symbols }.
reductio-then = Allora { $clauses }.
reductio-only = { $cell } può essere solo { $symbols }
reductio-last-place = { $cell } è { $symbols }, che non ha altro posto { $house-in }
reductio-rule = { $cell } è { $symbols }, secondo { $rule }
reductio-pair = { $cell } è { $symbols }, perché { $pair } esauriscono due simboli { $house-of }
reductio-overlap = { $cell } è { $symbols }, perché { $from } occupa il posto degli altri { $into-in }
reductio-nothing-for = non resta nulla per { $cell }
reductio-no-place = non resta posto per { $symbol } { $house-in }
reductio-broken = è impossibile soddisfare { $rule }
reductio-fails = Quindi in questo caso { $cell } non è { $symbols }.
reductio-every-case-fails = Tutti i casi falliscono.
reductio-more = { $n ->
    [one] Segue un'altra inferenza.
   *[other] Seguono altre { $n } inferenze.
}
reductio-and = { $first }; e { $last }
reductio-or = { $first } o { $last }

trial-and-error = { $cell } deve essere { $symbols }: provare { $others } porta solo a { $n ->
    [one] un vicolo cieco
   *[other] vicoli ciechi ({ $n } in tutto)
  }.
    .title = Per tentativi

nested-forcing = { $lines } { $effects }
    .title = Forzatura annidata
nested-line = ({ $n }) { $line }
nested-try = Supponiamo inoltre che { $cell } sia { $symbols }: { $clauses }.
nested-in-turn = via via { $facts }
