# Slová spoločné všetkým vysvetleniam, po slovensky.

in-cells = v { $cells }
of-cells = { $cells }

cell-range = { $first } až { $last }
and = { $first } a { $last }
or = { $first } alebo { $last }
nor = { $first } ani { $last }
clauses = { $first } a { $last }

effects = Preto { $list }.
effect-place = { $cell } je { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } nemôže byť { $symbols }
   *[other] { $cells } nemôžu byť { $symbols }
}
effect-contradiction = riešenie neexistuje

# Prečo je bunka alebo miesto jediné.
already-has = { $house } už má { $symbols }
also-has = { $house } má { $symbols }
sees-placed = vidí { $symbol } v { $cell }
why-only-symbol = {"."} { $seen }.
why-only-symbol-but = {"."} { $seen }; { $n-lost ->
    [1] { $lost } je už vylúčené
   *[other] { $lost } sú už vylúčené
}.
why-only-symbol-lost = : všetko ostatné je už vylúčené.
why-only-cell = : { $n-by ->
    [1] číslo { $symbol } { $by-in } vylučuje
   *[other] čísla { $symbol } { $by-in } vylučujú
} { $n-others ->
    [1] druhú prázdnu bunku
   *[other] všetky ostatné prázdne bunky
}.
why-only-cell-but = : { $n-by ->
    [1] číslo { $symbol } { $by-in } vylučuje
   *[other] čísla { $symbol } { $by-in } vylučujú
} všetky ostatné prázdne bunky okrem { $lost }, kde je { $symbol } už vylúčené.
why-only-cell-lost = : { $n-others ->
    [1] v { $lost }, jedinej ďalšej prázdnej bunke, je už vylúčené
   *[other] vo všetkých ostatných prázdnych bunkách je už vylúčené
}.

# Reťaz ako príbeh.
story-if = Ak { $first }, potom { $next }
story-so = { $before }, teda { $next }
story-then = Potom { $next }
story-since = Keďže { $reasons }, { $next }
story-in-turn = Ak { $first }, krok za krokom vyplýva, že { $facts }
story-true = { $n ->
    [1] { $cells } je
   *[other] { $cells-or } je
} { $symbol }
story-false = { $n ->
    [1] { $cells } nie je
    [2] ani { $first }, ani { $last } nie je
   *[other] žiadna z { $cells } nie je
} { $symbol }
story-cell-false = { $cells } nie je { $symbols }
story-it-true = je to { $symbol }
story-it-false = to nie je { $symbol }
story-false-too = { $cells } nie je
story-not-but = { $cells } nie je { $other }, ale { $symbol }
story-and-not = { $cells } je { $symbol }, nie { $other }
clash-both = potom by { $cells } bola aj nebola { $symbol }
clash-cell = potom by bunke { $cells } nezostal žiadny kandidát
clash-house = potom by pre { $symbol } { $house } nezostala žiadna bunka
clash-start = to odporuje východisku

look-at = Pozrite sa sem: { $place }.

long-notation = V zápise reťazí: { $chain }.
long-result = Podrobne: { $result }.
long-cites = Opiera sa o: { $cited }.

ending-solved = Vyriešené.
ending-assumed = Kroky, ktoré niečo predpokladali: { $n } z { $n-steps }.
ending-stuck = Nedá sa pokračovať: žiadna technika nenachádza ďalší krok.
stuck-advice = Ďalej sa dá hádaním (`{ $guess }`) alebo hľadaním programu (`{ $search }`).
ending-reached = Potiaľto, ako ste žiadali.
no-solution = Riešenie neexistuje.
several-solutions = Existuje viac riešení: čo nasleduje, platí vo všetkých.
conflict-cell = Riešenie neexistuje: do { $cell } sa nedá nič umiestniť.
conflict-house = Riešenie neexistuje: { $house-in } nie je bunka pre { $symbol }.
conflict-twice = Riešenie neexistuje: { $cells } by boli obe { $symbol }.
conflict-rule = Riešenie neexistuje: nedá sa splniť podmienka ({ $rule }).
ending-stopped = Zastavené pred koncom.
ending-too-large = Doska je príliš veľká na vysvetlenie.
ending-lima-remainder = Zostali len nezávislé podmnožiny viacerých buniek a úloha má viac riešení.
ending-lima-stuck = Nedá sa pokračovať, hoci riešenie je jediné: tieto pravidlá nestačia.

guess-level = { $level ->
    [0] Odhad nie je potrebný.
   *[other] Odhady úrovne { $level } sú potrebné a stačia.
}
guess-level-beyond = Odhady úrovne { $level } nestačia.
guess-refuted = Keby v { $cell } bolo { $symbol }, vznikol by spor.
guess-solves = Ak je v { $cell } { $symbol }, dospeje sa k riešeniu.
