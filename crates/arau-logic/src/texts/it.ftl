# I passi in italiano. Un messaggio per tecnica; il suo attributo è il nome della tecnica.

house-row = riga { $number }
house-column = colonna { $number }
house-box = riquadro { $number }
house-region = regione { $number }

and = { $first } e { $last }
or = { $first } né { $last }

effects = Quindi { $list }.
effect-place = { $cell } è { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } non è { $symbols }
   *[other] { $cells } non sono { $symbols }
}
effect-contradiction = non c'è soluzione

look-at = Guarda qui: { $place }.

ending-solved = Risolto.
ending-stuck = Bloccato: nessuna tecnica trova altro.
no-solution = Non c'è soluzione.
several-solutions = C'è più di una soluzione: quel che segue vale in tutte.
conflict-cell = Non c'è soluzione: nulla può stare in { $cell }.
conflict-house = Non c'è soluzione: il { $symbol } non ha posto in { $house }.
conflict-twice = Non c'è soluzione: { $cells } contengono entrambe { $symbol }.
conflict-rule = Non c'è soluzione: { $rule } non può essere soddisfatta in { $cells }.
ending-stopped = Fermato prima della fine.
ending-too-large = La griglia è troppo grande per essere spiegata.
ending-lima-remainder = Restano sottoinsiemi indipendenti di più celle, e il problema ha più soluzioni.
ending-lima-stuck = Bloccato, benché la soluzione sia unica: le regole non bastano.

guess-level = { $level ->
    [0] Non serve alcuna ipotesi.
   *[other] Servono ipotesi di livello { $level }, e bastano.
}
guess-level-beyond = Le ipotesi di livello { $level } non bastano.
guess-refuted = Se { $cell } fosse { $symbol }, ci sarebbe una contraddizione.
guess-solves = Se { $cell } è { $symbol }, si arriva alla soluzione.

full-house = { $house }: resta una sola cella libera e manca il simbolo { $symbol }. { $effects }
    .title = Casa piena
naked-single = A { $cell } resta un solo candidato. { $effects }
    .title = Singolo nudo
hidden-single = { $house }: resta un solo posto per { $symbol }. { $effects }
    .title = Singolo nascosto
cross-hatching = { $symbol } sta in { $by }; gli resta una sola cella qui: { $house }. { $effects }
    .title = Scansione incrociata
counting = { $houses }: ci sono tutti i simboli tranne { $symbol }. { $effects }
    .title = Conteggio
pointing = { $from }: gli unici posti per { $symbol } sono { $cells }, tutti anche qui: { $into }. Uno di loro lo contiene. { $effects }
    .title = Candidati bloccati (dal riquadro)
claiming = { $from }: gli unici posti per { $symbol } sono { $cells }, tutti anche qui: { $into }. Uno di loro lo contiene. { $effects }
    .title = Candidati bloccati (dalla linea)
direct-locked = { $from }: gli unici posti per { $symbol } sono { $cells }, tutti anche qui: { $into }. Uno di loro lo contiene. A { $last-symbol } resta un solo posto qui: { $last-house }. { $effects }
direct-pointing = { direct-locked }
    .title = Blocco diretto (dal riquadro)
direct-claiming = { direct-locked }
    .title = Blocco diretto (dalla linea)
direct-hidden = { $houses }: i simboli { $symbols } non hanno altri posti che { $cells }; lì non può stare altro. A { $last-symbol } resta un solo posto qui: { $last-house }. { $effects }
direct-hidden-pair = { direct-hidden }
    .title = Coppia nascosta diretta
direct-hidden-triple = { direct-hidden }
    .title = Tripla nascosta diretta

rule-candidates = { $n-cells ->
    [1] { $rule }: con ciò che sta nelle altre celle, alcuni candidati di { $cells } non vanno.
   *[other] { $rule }: qualunque cosa contengano le altre celle di { $cells }, alcuni candidati non vanno.
} { $effects }
    .title = Ciò che lascia una regola
house-sums = { $houses }: il totale è noto. Con le somme presenti, { $n-outside ->
    [0] le celle { $inside } sommano a { $total }
   *[other] { $n-inside ->
        [0] le celle { $outside }, esterne, sommano a { $total }
       *[other] la differenza tra { $inside } e { $outside } è { $total }
    }
}. { $effects }
    .title = Interni ed esterni
leftovers = { $n-houses ->
    [1] { $houses } / { $others }: contengono gli stessi simboli.
   *[other] { $houses } / { $others }: nel complesso contengono gli stessi simboli.
} Senza le celle comuni, { $here } contengono gli stessi di { $there }. { $effects }
    .title = Legge degli avanzi

naked-subset = { $houses }: le celle { $cells } non hanno altri candidati che { $symbols }; questi simboli stanno lì in qualche ordine. { $effects }
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
hidden-subset = { $houses }: i simboli { $symbols } non hanno altri posti che { $cells }; lì non può stare altro. { $effects }
larger-hidden-subset = { hidden-subset }
    .title = Sottoinsieme nascosto maggiore
hidden-pair = { hidden-subset }
    .title = Coppia nascosta
hidden-triple = { hidden-subset }
    .title = Tripla nascosta
hidden-quadruple = { hidden-subset }
    .title = Quadrupla nascosta

fish = { $bases }: tutti i posti per { $symbol } stanno anche qui: { $covers }. Sono altrettante case, quindi ciascuna ha lì il suo { $symbol } e in nessun altro posto. { $effects }
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
franken-x-wing = { fish }
    .title = X-Wing Franken
franken-swordfish = { fish }
    .title = Pesce spada Franken
franken-jellyfish = { fish }
    .title = Medusa Franken
franken-squirmbag = { fish }
    .title = Squirmbag Franken
franken-whale = { fish }
    .title = Balena Franken
franken-leviathan = { fish }
    .title = Leviatano Franken
mutant-x-wing = { fish }
    .title = X-Wing mutante
mutant-swordfish = { fish }
    .title = Pesce spada mutante
mutant-jellyfish = { fish }
    .title = Medusa mutante
mutant-squirmbag = { fish }
    .title = Squirmbag mutante
mutant-whale = { fish }
    .title = Balena mutante
mutant-leviathan = { fish }
    .title = Leviatano mutante

finned-fish = { $fish ->
    [1] { $bases }: senza le pinne ({ $all-fins }), tutti i posti per { $symbol } stanno anche qui: { $covers }. Sono altrettante case, quindi o lo contiene una pinna o sparisce dal resto di queste; ciò che lo perde in entrambi i casi non può contenerlo.
   *[other] { $bases }: ci sono due pesci con le stesse basi. Senza le pinne ({ $all-fins }), tutti i posti per { $symbol } stanno, per ciascuno, in altrettante di queste case: { $covers }. O lo contiene una pinna o sparisce dal resto di queste; ciò che lo perde in entrambi i casi non può contenerlo.
} { $effects }
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

sashimi-fish = { $bases }: senza le pinne ({ $all-fins }), tutti i posti per { $symbol } stanno anche qui: { $covers }. Sono altrettante case, anche se a una base resta un solo posto; quindi o lo contiene una pinna o sparisce dal resto di queste, e ciò che lo perde in entrambi i casi non può contenerlo. { $effects }
sashimi-x-wing = { sashimi-fish }
    .title = X-Wing sashimi
sashimi-swordfish = { sashimi-fish }
    .title = Pesce spada sashimi
sashimi-jellyfish = { sashimi-fish }
    .title = Medusa sashimi
sashimi-squirmbag = { sashimi-fish }
    .title = Squirmbag sashimi
sashimi-whale = { sashimi-fish }
    .title = Balena sashimi
sashimi-leviathan = { sashimi-fish }
    .title = Leviatano sashimi

remote-pair = Le celle { $cells } hanno i due candidati { $symbols } e li alternano lungo la catena: due celle separate da un numero dispari di legami ne contengono uno ciascuna, e ciò che le vede entrambe non ne contiene nessuno. { $effects }
    .title = Coppia remota

# Candidati di cui almeno uno è vero, altrimenti ci sarebbero due soluzioni.
one-guardian = { $n-guardians ->
    [one] Dunque { $guardians } è vero.
   *[other] Dunque almeno uno di questi è vero: { $guardians }.
}
guardians-in-one-cell = Quella cella non contiene altro. { $effects }
guardians-of-one-symbol = Ciò che vede tutte queste celle non può contenere anch'esso il simbolo. { $effects }
guardians-in-a-subset = { $houses }: questi candidati contano come una sola cella, che forma un insieme nudo con { $subset }; { $subset-symbols } stanno lì in qualche ordine. { $effects }
guardians-beside-a-symbol = { $houses }: queste due celle sono gli unici posti per un simbolo della coppia; una lo contiene, l'altra uno di questi candidati, e non resta posto per l'altro simbolo della coppia. { $effects }

grave = Senza { $guardians }, ogni cella libera avrebbe due candidati e ogni simbolo due posti in ogni casa; uno schema così non ha mai esattamente una soluzione. { one-guardian }
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

joined-links = { $houses }: in ciascuna ci sono due posti per { $symbol }. { $joined } si vedono e non possono contenerlo entrambe, quindi lo contiene una di { $cells }: { $chain }. { $effects }
skyscraper = { joined-links }
    .title = Grattacielo
two-string-kite = { joined-links }
    .title = 2-String Kite
dual-two-string-kite = Due aquiloni condividono { $joined }, che si vedono. { $houses }: in ciascuna ci sono due posti per il simbolo ({ $symbols }), quindi un'estremità di ogni aquilone lo contiene; le estremità sono { $cells }. { $effects }
    .title = 2-String Kite doppio
turbot-fish = { joined-links }
    .title = Turbot fish
empty-rectangle = { $box }: tutti i posti per { $symbol } stanno qui: { $lines }. { $houses }: ci sono due posti, { $cells }; se il primo lo contiene, il riquadro lo ha nella seconda di quelle linee; altrimenti lo contiene il secondo. { $chain }. { $effects }
    .title = Rettangolo vuoto
dual-empty-rectangle = { $box }: tutti i posti per { $symbol } stanno in due linee che si incrociano. { $houses }: in ciascuna ci sono due posti, { $cells }, che portano da una di quelle linee a celle che vedono l'altra; sono due rettangoli vuoti. { $effects }
    .title = Rettangolo vuoto doppio
w-wing = { $cells } hanno gli stessi due candidati { $symbols }. { $houses }: gli unici posti per { $linked } sono { $joined }, e ciascuno vede una delle due celle; queste non possono contenere entrambe { $linked }, quindi una contiene { $symbol }. { $effects }
    .title = W-Wing
xy-wing = { $pivot } vede { $cells }. Ciascuna delle tre celle ha due dei simboli { $symbols }; qualunque cosa contenga { $pivot }, una di { $cells } contiene { $symbol }. { $effects }
    .title = XY-Wing
xyz-wing = { $pivot } ha i candidati { $symbols } e vede { $cells }, che ne hanno due ciascuna; qualunque cosa contenga { $pivot }, una delle tre celle contiene { $symbol }. { $effects }
    .title = XYZ-Wing

deadly-rectangle = Le celle { $cells } formano un rettangolo. Se contenessero solo { $symbols }, questi si potrebbero scambiare e ci sarebbero due soluzioni. { one-guardian }
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
uniqueness-test-6 = { deadly-rectangle } { $houses }: un simbolo della coppia non ha posti fuori dal rettangolo; se una delle due celle opposte con altri candidati lo contenesse, lo conterrebbe anche l'altra, e la coppia riempirebbe tutte e quattro le celle. { $effects }
    .title = Rettangolo unico tipo 6
hidden-rectangle = { deadly-rectangle } { $houses }: un simbolo della coppia non ha posti fuori dal rettangolo; se la cella dove si incrociano contenesse l'altro, la coppia riempirebbe tutte e quattro le celle. { $effects }
    .title = Rettangolo nascosto
deadly-placed-rectangle = Le celle { $cells } formano un rettangolo e nessuna era data. Se contenessero solo { $symbols }, questi si potrebbero scambiare e ci sarebbero due soluzioni. { one-guardian }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Rettangolo evitabile tipo 1
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Rettangolo evitabile tipo 2
deadly-loop = Le celle { $cells } formano un anello, con due o nessuna in ogni casa. Se contenessero solo { $symbols }, questi si potrebbero scambiare e ci sarebbero due soluzioni. { one-guardian }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Anello unico tipo 1
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Anello unico tipo 2
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Anello unico tipo 3
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Anello unico tipo 4

sue-de-coq = { $houses }: le celle comuni { $cells } hanno i candidati { $symbols }. Con { $line-cells } ({ $line-symbols }) della prima e { $box-cells } ({ $box-symbols }) della seconda ci sono esattamente le celle che servono a tutti questi simboli; ciascuno ha lì il suo posto e sparisce dal resto della sua casa. { $effects }
    .title = Sue de Coq

two-colours = Dove { $symbol } ha due posti in una casa, uno è vero. Questi legami danno ai suoi posti due colori, { $first } contro { $second }: tutti quelli di un colore sono veri e tutti quelli dell'altro falsi.
simple-colours-trap = { two-colours } Ciò che vede entrambi i colori non può contenerlo. { $effects }
    .title = Colorazione semplice (trappola)
simple-colours-wrap = { two-colours } Celle dello stesso colore si vedono ({ $clash }), quindi quel colore è falso: { $false }. { $effects }
    .title = Colorazione semplice (contraddizione)
four-colours = I legami con due posti per { $symbol } danno due coppie di colori. Uno di ogni coppia è vero: { $first } / { $second }; { $third } / { $fourth }.
multi-colours-1 = { four-colours } Colori di coppie diverse si vedono ({ $clash }), quindi non sono entrambi veri e lo è uno dei loro opposti. Ciò che vede entrambi gli opposti non può contenerlo. { $effects }
    .title = Colorazione multipla 1
multi-colours-2 = { four-colours } Il colore di { $false } vede entrambi i colori dell'altra coppia ({ $clash }), dei quali uno è vero; quindi è falso. { $effects }
    .title = Colorazione multipla 2

# Nelle catene, = significa che uno dei due è vero, - che uno dei due è falso.
chain-with-two-ends = { $chain }: se un'estremità della catena è falsa, l'altra è vera. Ciò che entrambe escludono sparisce. { $effects }
chain-back-to-its-cell = { $chain }: la catena torna alla cella da cui parte e le estremità non si accordano. Se ciò che segue non fosse vero, percorrere la catena porterebbe al contrario. { $effects }
chain-without-end = { $chain-closed }: la catena è un anello chiuso, quindi di ogni legame è vera esattamente un'estremità. Ciò che entrambe le estremità di un legame escludono sparisce. { $effects }
x-chain = { chain-with-two-ends }
    .title = Catena X
xy-chain = { chain-with-two-ends }
    .title = Catena XY
aic = { chain-with-two-ends }
    .title = Catena di inferenze alternate (AIC)
grouped-aic = { chain-with-two-ends }
    .title = Catena di inferenze alternate con gruppi
discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Anello discontinuo
grouped-discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Anello discontinuo con gruppi
continuous-nice-loop = { chain-without-end }
    .title = Anello continuo
grouped-continuous-nice-loop = { chain-without-end }
    .title = Anello continuo con gruppi

aligned-exclusion = { $n-excluders ->
    [0] Comunque si riempiano { $cells } con ciò che sparisce, un simbolo si ripeterebbe.
   *[other] Comunque si riempiano { $cells } con ciò che sparisce, un simbolo si ripeterebbe o una di queste celle perderebbe tutti i suoi candidati: { $excluders }.
} { $effects }
aligned-pair-exclusion = { aligned-exclusion }
    .title = Esclusione di coppia allineata
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Esclusione di tripla allineata

# Insieme quasi bloccato (ALS): celle di una casa con un simbolo in più delle celle.
als-xz = Due insiemi di celle hanno un simbolo in più delle celle: { $set-1 } ({ $set-symbols-1 }) e { $set-2 } ({ $set-symbols-2 }). { $n-restricted ->
    [one] Non possono contenere entrambi { $restricted }, quindi a uno manca e contiene tutti gli altri suoi simboli; ciò che hanno in comune sta in uno di loro.
   *[other] Non possono contenere entrambi nessuno di { $restricted }, quindi a ciascuno manca uno di questi e contiene tutti gli altri suoi simboli.
} { $effects }
    .title = ALS-XZ
als-xy-wing = Tre insiemi di celle hanno un simbolo in più delle celle: { $set-1 } ({ $set-symbols-1 }), { $set-2 } ({ $set-symbols-2 }) e { $set-3 } ({ $set-symbols-3 }). Al secondo manca al massimo un simbolo. Quindi toglie { $restricted-1 } al primo o { $restricted-2 } al terzo, e quello contiene tutti gli altri suoi simboli; ciò che il primo e il terzo hanno in comune sta in uno di loro. { $effects }
    .title = ALS-XY-Wing
als-chain = Insiemi di celle con un simbolo in più delle celle formano una catena: { $set }. I vicini non possono contenere entrambi il simbolo che li lega ({ $restricted }). Se al primo manca un simbolo che ha anche l'ultimo, contiene tutti gli altri, al successivo ne manca uno e contiene gli altri, e così via fino all'ultimo, che allora lo contiene. { $effects }
    .title = Catena di ALS
death-blossom = Per ogni candidato di { $cell } ({ $restricted }) c'è un insieme di celle con un simbolo in più delle celle: { $set }. Qualunque cosa contenga { $cell }, a uno degli insiemi manca e contiene tutti gli altri suoi simboli; ciò che tutti hanno in comune sta in uno di loro. { $effects }
    .title = Death Blossom

template-set = Modi rimasti di disporre { $symbol } in tutta la griglia: { $templates }. Concordano su alcune celle. { $effects }
    .title = Modelli (inserire)
template-delete = Modi rimasti di disporre { $symbol } in tutta la griglia: { $templates }. Alcuni candidati non compaiono in nessuno. { $effects }
    .title = Modelli (eliminare)

forcing-chain-contradiction = { $n-starts ->
    [0] Lì non è possibile altro.
   *[other] Se fosse altrimenti, queste catene porterebbero a una contraddizione: { $chain }.
} { $effects }
    .title = Catene forzate (contraddizione)
forcing-chain-verity = { $n-starts ->
    [one] Che { $starts } sia vero o falso
   *[other] Quale che sia il vero tra { $starts }
}, le catene portano allo stesso risultato: { $chain }. { $effects }
    .title = Catene forzate (concordanza)
forcing-net-contradiction = { $n-starts ->
    [0] Lì non è possibile altro.
   *[other] Se fosse altrimenti, queste inferenze porterebbero a una contraddizione: { $net }.
} { $effects }
    .title = Rete forzata (contraddizione)
forcing-net-verity = { $n-starts ->
    [one] Che { $starts } sia vero o falso
   *[other] Quale che sia il vero tra { $starts }
}, queste inferenze portano allo stesso risultato: { $net }. { $effects }
    .title = Rete forzata (concordanza)

reductio = Supponiamo { $starts }. { $n-then ->
    [0] Allora
   *[other] Allora { $then }, e
} { $end ->
    [0] a { $cell } non resterebbe alcun candidato
    [1] { $symbol } non avrebbe alcun posto qui: { $house }
   *[other] questo non potrebbe valere: { $rule }
}. { $effects }
    .title = Riduzione all'assurdo
