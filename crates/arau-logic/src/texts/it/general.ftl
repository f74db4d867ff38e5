# Parole comuni a tutte le spiegazioni, in italiano.

in-cells = in { $cells }
of-cells = di { $cells }

cell-range = { $first }–{ $last }
and = { $first } e { $last }
or = { $first } o { $last }
nor = { $first } né { $last }
clauses = { $first }, e { $last }

effects = Quindi { $list }.
effect-place = { $cell } è { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } non può essere { $symbols }
   *[other] { $cells } non possono essere { $symbols }
}
effect-contradiction = non c'è soluzione

# Perché una cella o un posto è l'unico.
already-has = { $house } ha già { $symbols }
also-has = { $house } ha { $symbols }
sees-placed = vede il numero { $symbol } in { $cell }
why-only-symbol = {"."} { $seen }.
why-only-symbol-but = {"."} { $seen }; { $n-lost ->
    [1] { $lost } è già escluso
   *[other] { $lost } sono già esclusi
}.
why-only-symbol-lost = : tutto il resto è già escluso.
why-only-cell = : { $n-by ->
    [1] il numero { $symbol } { $by-in } esclude
   *[other] i numeri { $symbol } { $by-in } escludono
} { $n-others ->
    [1] l'altra cella vuota
   *[other] tutte le altre celle vuote
}.
why-only-cell-but = : { $n-by ->
    [1] il numero { $symbol } { $by-in } esclude
   *[other] i numeri { $symbol } { $by-in } escludono
} tutte le altre celle vuote tranne { $lost }, dove { $symbol } è già escluso.
why-only-cell-lost = : è già escluso in { $n-others ->
    [1] { $lost }, l'altra cella vuota
   *[other] tutte le altre celle vuote
}.

# Una catena raccontata come una storia.
story-if = Se { $first }, allora { $next }
story-so = { $before }, quindi { $next }
story-then = Allora { $next }
story-since = Poiché { $reasons }, { $next }
story-in-turn = Se { $first }, segue passo dopo passo che { $facts }
story-true = { $n ->
    [1] { $cells }
   *[other] { $cells-or }
} è { $symbol }
story-false = { $n ->
    [1] { $cells } non è
    [2] né { $first } né { $last } sono
   *[other] nessuna di { $cells } è
} { $symbol }
story-cell-false = { $cells } non è { $symbols }
story-it-true = è { $symbol }
story-it-false = non è { $symbol }
story-false-too = { $cells } non lo è
story-not-but = { $cells } non è { $other } ma { $symbol }
story-and-not = { $cells } è { $symbol }, non { $other }
clash-both = allora { $cells } sarebbe e non sarebbe { $symbol }
clash-cell = allora { $cells } resterebbe senza candidati
clash-house = allora il numero { $symbol } resterebbe senza cella { $house }
clash-start = questo contraddice il punto di partenza

look-at = Guarda { $place }.

long-notation = In notazione di catene: { $chain }.
long-result = In dettaglio: { $result }.
long-cites = Si basa su { $cited }.

ending-solved = Risolto.
ending-assumed = Passi che hanno supposto qualcosa: { $n } su { $n-steps }.
ending-stuck = Bloccato: nessuna tecnica trova un altro passo.
stuck-advice = Per proseguire, procedi per tentativi (`{ $guess }`) o fai cercare il programma (`{ $search }`).
ending-reached = Fin qui, come richiesto.
no-solution = Non c'è soluzione.
several-solutions = C'è più di una soluzione: ciò che segue vale in tutte.
conflict-cell = Non c'è soluzione: nulla può stare in { $cell }.
conflict-house = Non c'è soluzione: { $house-in } non c'è più una cella per { $symbol }.
conflict-twice = Non c'è soluzione: { $cells } sarebbero entrambe { $symbol }.
conflict-rule = Non c'è soluzione: è impossibile soddisfare { $rule }.
ending-stopped = Fermato prima della fine.
ending-too-large = La griglia è troppo grande per essere spiegata.
ending-lima-remainder = Restano solo sottoinsiemi indipendenti di più celle, e il problema ha più soluzioni.
ending-lima-stuck = Bloccato, benché la soluzione sia unica: queste regole non bastano.

guess-level = { $level ->
    [0] Non serve nessuna ipotesi.
   *[other] Servono ipotesi di livello { $level }, e bastano.
}
guess-level-beyond = Le ipotesi di livello { $level } non bastano.
guess-refuted = Se { $cell } fosse { $symbol }, ci sarebbe una contraddizione.
guess-solves = Se { $cell } è { $symbol }, si arriva alla soluzione.
