# Azalpen guztiek partekatzen dituzten hitzak, euskaraz.

in-cells = { $cells } { $n ->
    [one] gelaxkan
   *[other] gelaxketan
}
of-cells = { $cells } { $n ->
    [one] gelaxkako
   *[other] gelaxketako
}

cell-range = { $first }–{ $last }
and = { $first } eta { $last }
or = { $first } edo { $last }
nor = { $first } edo { $last }
clauses = { $first }, eta { $last }

effects = Beraz, { $list }.
effect-place = { $cell } = { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } ezin da { $symbols } izan
   *[other] { $cells } ezin dira { $symbols } izan
}
effect-contradiction = ez dago soluziorik

# Zergatik den gelaxka edo tokia bakarra.
already-has = { $house-in } { $n-symbols ->
    [one] { $symbols } dago
   *[other] { $symbols } daude
} jada
also-has = { $house-in } { $symbols }
sees-placed = { $cell } gelaxkako { $symbol } ikusten du
why-only-symbol = {"."} { $seen }.
why-only-symbol-but = {"."} { $seen }; { $n-lost ->
    [1] { $lost } baztertuta dago jada
   *[other] { $lost } baztertuta daude jada
}.
why-only-symbol-lost = : gainerako guztia baztertuta dago jada.
why-only-cell = : { $by-in } { $n-by ->
    [1] dagoen { $symbol } zenbakiak baztertzen
   *[other] dauden { $symbol } zenbakiek baztertzen
} { $n-others ->
    [1] { $n-by ->
        [1] du beste gelaxka hutsa
       *[other] dute beste gelaxka hutsa
    }
   *[other] { $n-by ->
        [1] ditu beste gelaxka huts guztiak
       *[other] dituzte beste gelaxka huts guztiak
    }
}.
why-only-cell-but = : { $by-in } { $n-by ->
    [1] dagoen { $symbol } zenbakiak baztertzen ditu
   *[other] dauden { $symbol } zenbakiek baztertzen dituzte
} beste gelaxka huts guztiak, { $lost } izan ezik; han { $symbol } baztertuta dago jada.
why-only-cell-lost = : { $n-others ->
    [1] beste gelaxka huts bakarrean, { $lost } gelaxkan,
   *[other] beste gelaxka huts guztietan
} baztertuta dago jada.

# Kate bat, istorio gisa.
story-if = Demagun hau: { $first }; orduan, { $next }
story-so = { $before }, beraz { $next }
story-then = Orduan { $next }
story-since = { $reasons }; horregatik, { $next }
story-in-turn = Demagun hau: { $first }; urratsez urrats, hau dator: { $facts }
story-true = { $n ->
    [1] { $cells }
   *[other] { $cells-or }
} { $symbol } da
story-false = { $n ->
    [1] { $cells } ez da { $symbol }
    [2] { $first } eta { $last } ez dira { $symbol }
   *[other] { $cells } gelaxketako bat ere ez da { $symbol }
}
story-cell-false = { $cells } ez da { $symbols }
story-it-true = { $symbol } da
story-it-false = ez da { $symbol }
story-false-too = { $cells } ez da
story-not-but = { $cells } ez da { $other }, { $symbol } baizik
story-and-not = { $cells } { $symbol } da, ez { $other }
clash-both = orduan { $cells } aldi berean { $symbol } litzateke eta ez litzateke
clash-cell = orduan { $cells } gelaxka hautagairik gabe geldituko litzateke
clash-house = orduan { $house } { $symbol } zenbakia gelaxkarik gabe geldituko litzateke
clash-start = horrek abiapuntua ukatzen du

look-at = Begiratu hemen: { $place }.

long-notation = Kateen idazkeran: { $chain }.
long-result = Zehatz: { $result }.
long-cites = Oinarria: { $cited }.

ending-solved = Ebatzita.
ending-assumed = Zerbait suposatu duten urratsak: { $n } ({ $n-steps } urratsetatik).
ending-stuck = Trabatuta: inongo teknikak ez du beste urratsik aurkitzen.
stuck-advice = Aurrera egiteko, asmatu (`{ $guess }`) edo utzi programari bilatzen (`{ $search }`).
ending-reached = Honaino, eskatu bezala.
no-solution = Ez dago soluziorik.
several-solutions = Soluzio bat baino gehiago dago: hemendik aurrerakoa guztietan betetzen da.
conflict-cell = Ez dago soluziorik: { $cell } gelaxkan ezin da ezer jarri.
conflict-house = Ez dago soluziorik: { $house-in } ez dago { $symbol } jartzeko gelaxkarik.
conflict-twice = Ez dago soluziorik: { $cells } biak { $symbol } lirateke.
conflict-rule = Ez dago soluziorik: ezin da bete pista hau: { $rule }.
ending-stopped = Amaitu baino lehen geldituta.
ending-too-large = Taula handiegia da azaltzeko.
ending-lima-remainder = Gelaxka anitzeko azpimultzo independenteak baino ez dira geratu, eta jokoak soluzio bat baino gehiago du.
ending-lima-stuck = Trabatuta, jokoak soluzio bakarra izan arren: arau hauek ez dira nahikoak.

guess-level = { $level ->
    [0] Ez da suposiziorik behar.
   *[other] { $level }. mailako suposizioak behar dira, eta nahikoak dira.
}
guess-level-beyond = { $level }. mailako suposizioak ez dira nahikoak.
guess-refuted = { $cell } gelaxkan { $symbol } balego, kontraesana sortuko litzateke.
guess-solves = { $cell } gelaxkan { $symbol } badago, soluziora iristen da.
