# Palabras comunes a todas las explicaciones, en español.

in-cells = en { $cells }
of-cells = de { $cells }

cell-range = { $first } a { $last }
and = { $last-sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
or = { $last-sound ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}
nor = { $first } ni { $last }
clauses = { $first }, y { $last }

effects = Así que { $list }.
effect-place = { $cell } es { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } no puede ser { $symbols }
   *[other] { $cells } no pueden ser { $symbols }
}
effect-contradiction = no hay solución

# Por qué una celda o un lugar es único.
already-has = { $house } ya tiene { $symbols }
also-has = { $house } tiene { $symbols }
sees-placed = ve el { $symbol } de { $cell }
why-only-symbol = {"."} { $seen }.
why-only-symbol-but = {"."} { $seen }; { $n-lost ->
    [1] { $lost } ya está descartado
   *[other] { $lost } ya están descartados
}.
why-only-symbol-lost = : todo lo demás ya está descartado.
why-only-cell = : { $n-by ->
    [1] el { $symbol } { $by-in } descarta
   *[other] los { $symbol } { $by-in } descartan
} { $n-others ->
    [1] la otra celda vacía
   *[other] todas las demás celdas vacías
}.
why-only-cell-but = : { $n-by ->
    [1] el { $symbol } { $by-in } descarta
   *[other] los { $symbol } { $by-in } descartan
} todas las demás celdas vacías salvo { $lost }, donde el { $symbol } ya está descartado.
why-only-cell-lost = : ya está descartado en { $n-others ->
    [1] { $lost }, la otra celda vacía
   *[other] todas las demás celdas vacías
}.

# Una cadena contada como una historia.
story-if = Si { $first }, entonces { $next }
story-so = { $before }, así que { $next }
story-then = Entonces { $next }
story-since = Como { $reasons }, { $next }
story-in-turn = Si { $first }, se sigue paso a paso que { $facts }
story-true = { $n ->
    [1] { $cells }
   *[other] { $cells-or }
} es { $symbol }
story-false = { $n ->
    [1] { $cells } no es
    [2] ni { $first } ni { $last } son
   *[other] ninguna de { $cells } es
} { $symbol }
story-cell-false = { $cells } no es { $symbols }
story-it-true = es { $symbol }
story-it-false = no es { $symbol }
story-false-too = { $cells } no lo es
story-not-but = { $cells } no es { $other } sino { $symbol }
story-and-not = { $cells } es { $symbol }, no { $other }
clash-both = entonces { $cells } sería y no sería { $symbol }
clash-cell = entonces { $cells } se quedaría sin candidatos
clash-house = entonces el { $symbol } se quedaría sin celda { $house }
clash-start = eso contradice el punto de partida

look-at = Mire { $place }.

long-notation = En notación de cadenas: { $chain }.
long-result = En detalle: { $result }.
long-cites = Se apoya en { $cited }.

ending-solved = Resuelto.
ending-assumed = Pasos que supusieron algo: { $n } de { $n-steps }.
ending-stuck = Atascado: ninguna técnica encuentra otro paso.
stuck-advice = Para seguir, conjeture (`{ $guess }`) o deje buscar al programa (`{ $search }`).
ending-reached = Hasta aquí, como ha pedido.
no-solution = No hay solución.
several-solutions = Hay más de una solución: lo que sigue vale en todas.
conflict-cell = No hay solución: nada cabe en { $cell }.
conflict-house = No hay solución: el { $symbol } no cabe { $house-in }.
conflict-twice = No hay solución: { $cells } serían ambas { $symbol }.
conflict-rule = No hay solución: es imposible cumplir { $rule }.
ending-stopped = Detenido antes del final.
ending-too-large = El tablero es demasiado grande para explicarlo.
ending-lima-remainder = Solo quedan subconjuntos independientes de varias celdas, y el problema tiene varias soluciones.
ending-lima-stuck = Atascado, aunque la solución es única: estas reglas no bastan.

guess-level = { $level ->
    [0] No hace falta ninguna conjetura.
   *[other] Hacen falta conjeturas de nivel { $level }, y bastan.
}
guess-level-beyond = Las conjeturas de nivel { $level } no bastan.
guess-refuted = Si { $cell } fuera { $symbol }, habría una contradicción.
guess-solves = Si { $cell } es { $symbol }, se llega a la solución.
