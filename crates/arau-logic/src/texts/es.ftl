# Los pasos en español. Un mensaje por técnica; su atributo es el nombre de la técnica.

house-row = fila { $number }
house-column = columna { $number }
house-box = caja { $number }
house-region = región { $number }

and = { $first } y { $last }
or = { $first } ni { $last }

effects = Así que { $list }.
effect-place = { $cell } es { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } no es { $symbols }
   *[other] { $cells } no son { $symbols }
}
effect-contradiction = no hay solución

look-at = Mire aquí: { $place }.

ending-solved = Resuelto.
ending-stuck = Atascado: ninguna técnica encuentra nada más.
no-solution = No hay solución.
several-solutions = Hay más de una solución: lo que sigue vale en todas.
conflict-cell = No hay solución: nada cabe en { $cell }.
conflict-house = No hay solución: el { $symbol } no tiene lugar en { $house }.
conflict-twice = No hay solución: { $cells } contienen ambas { $symbol }.
conflict-rule = No hay solución: no se puede cumplir { $rule } en { $cells }.
ending-stopped = Detenido antes del final.
ending-too-large = El tablero es demasiado grande para explicarlo.
ending-lima-remainder = Quedan subconjuntos independientes de varias celdas, y el problema tiene varias soluciones.
ending-lima-stuck = Atascado, aunque la solución es única: las reglas no bastan.

guess-level = { $level ->
    [0] No hace falta ninguna conjetura.
   *[other] Hacen falta conjeturas de nivel { $level }, y bastan.
}
guess-level-beyond = Las conjeturas de nivel { $level } no bastan.
guess-refuted = Si { $cell } fuera { $symbol }, habría una contradicción.
guess-solves = Si { $cell } es { $symbol }, se llega a la solución.

full-house = { $house }: queda una sola celda libre y falta el símbolo { $symbol }. { $effects }
    .title = Casa completa
naked-single = A { $cell } le queda un solo candidato. { $effects }
    .title = Único desnudo
hidden-single = { $house }: queda un solo lugar para { $symbol }. { $effects }
    .title = Único oculto
cross-hatching = { $symbol } está en { $by }; le queda una sola celda aquí: { $house }. { $effects }
    .title = Barrido cruzado
counting = { $houses }: están todos los símbolos menos { $symbol }. { $effects }
    .title = Recuento
pointing = { $from }: los únicos lugares para { $symbol } son { $cells }, todos también aquí: { $into }. Uno de ellos lo contiene. { $effects }
    .title = Candidatos bloqueados (desde la caja)
claiming = { $from }: los únicos lugares para { $symbol } son { $cells }, todos también aquí: { $into }. Uno de ellos lo contiene. { $effects }
    .title = Candidatos bloqueados (desde la línea)
direct-locked = { $from }: los únicos lugares para { $symbol } son { $cells }, todos también aquí: { $into }. Uno de ellos lo contiene. A { $last-symbol } le queda un solo lugar aquí: { $last-house }. { $effects }
direct-pointing = { direct-locked }
    .title = Bloqueo directo (desde la caja)
direct-claiming = { direct-locked }
    .title = Bloqueo directo (desde la línea)
direct-hidden = { $houses }: los símbolos { $symbols } no tienen más lugares que { $cells }; nada más puede estar ahí. A { $last-symbol } le queda un solo lugar aquí: { $last-house }. { $effects }
direct-hidden-pair = { direct-hidden }
    .title = Par oculto directo
direct-hidden-triple = { direct-hidden }
    .title = Trío oculto directo

rule-candidates = { $n-cells ->
    [1] { $rule }: con lo que hay en las demás celdas, algunos candidatos de { $cells } no encajan.
   *[other] { $rule }: contengan lo que contengan las demás celdas de { $cells }, algunos candidatos no encajan.
} { $effects }
    .title = Lo que deja una regla
house-sums = { $houses }: el total es conocido. Con las sumas que hay, { $n-outside ->
    [0] las celdas { $inside } suman { $total }
   *[other] { $n-inside ->
        [0] las celdas { $outside }, de fuera, suman { $total }
       *[other] la diferencia entre { $inside } y { $outside } es { $total }
    }
}. { $effects }
    .title = Interiores y exteriores
leftovers = { $n-houses ->
    [1] { $houses } / { $others }: contienen los mismos símbolos.
   *[other] { $houses } / { $others }: en conjunto contienen los mismos símbolos.
} Sin las celdas comunes, { $here } contienen los mismos que { $there }. { $effects }
    .title = Ley de los sobrantes

naked-subset = { $houses }: las celdas { $cells } no tienen más candidatos que { $symbols }; esos símbolos van ahí en algún orden. { $effects }
locked-pair = { naked-subset }
    .title = Par bloqueado
locked-triple = { naked-subset }
    .title = Trío bloqueado
naked-pair = { naked-subset }
    .title = Par desnudo
naked-triple = { naked-subset }
    .title = Trío desnudo
naked-quadruple = { naked-subset }
    .title = Cuarteto desnudo

larger-naked-subset = { naked-subset }
    .title = Subconjunto desnudo mayor
hidden-subset = { $houses }: los símbolos { $symbols } no tienen más lugares que { $cells }; nada más puede estar ahí. { $effects }
larger-hidden-subset = { hidden-subset }
    .title = Subconjunto oculto mayor
hidden-pair = { hidden-subset }
    .title = Par oculto
hidden-triple = { hidden-subset }
    .title = Trío oculto
hidden-quadruple = { hidden-subset }
    .title = Cuarteto oculto

fish = { $bases }: todos los lugares para { $symbol } están también aquí: { $covers }. Son otras tantas casas, así que cada una tiene allí su { $symbol } y en ninguna otra parte. { $effects }
x-wing = { fish }
    .title = X-Wing
swordfish = { fish }
    .title = Pez espada
jellyfish = { fish }
    .title = Medusa
squirmbag = { fish }
    .title = Squirmbag
whale = { fish }
    .title = Ballena
leviathan = { fish }
    .title = Leviatán
franken-x-wing = { fish }
    .title = X-Wing Franken
franken-swordfish = { fish }
    .title = Pez espada Franken
franken-jellyfish = { fish }
    .title = Medusa Franken
franken-squirmbag = { fish }
    .title = Squirmbag Franken
franken-whale = { fish }
    .title = Ballena Franken
franken-leviathan = { fish }
    .title = Leviatán Franken
mutant-x-wing = { fish }
    .title = X-Wing mutante
mutant-swordfish = { fish }
    .title = Pez espada mutante
mutant-jellyfish = { fish }
    .title = Medusa mutante
mutant-squirmbag = { fish }
    .title = Squirmbag mutante
mutant-whale = { fish }
    .title = Ballena mutante
mutant-leviathan = { fish }
    .title = Leviatán mutante

finned-fish = { $fish ->
    [1] { $bases }: sin contar las aletas ({ $all-fins }), todos los lugares para { $symbol } están también aquí: { $covers }. Son otras tantas casas, así que o una aleta lo contiene o desaparece del resto de ellas; lo que lo pierde en ambos casos no puede contenerlo.
   *[other] { $bases }: hay dos peces con las mismas bases. Sin contar las aletas ({ $all-fins }), todos los lugares para { $symbol } están, para cada uno, en otras tantas de estas casas: { $covers }. O una aleta lo contiene o desaparece del resto de ellas; lo que lo pierde en ambos casos no puede contenerlo.
} { $effects }
finned-x-wing = { finned-fish }
    .title = X-Wing con aleta
finned-swordfish = { finned-fish }
    .title = Pez espada con aleta
finned-jellyfish = { finned-fish }
    .title = Medusa con aleta
finned-squirmbag = { finned-fish }
    .title = Squirmbag con aleta
finned-whale = { finned-fish }
    .title = Ballena con aleta
finned-leviathan = { finned-fish }
    .title = Leviatán con aleta
finned-franken-x-wing = { finned-fish }
    .title = X-Wing Franken con aleta
finned-franken-swordfish = { finned-fish }
    .title = Pez espada Franken con aleta
finned-franken-jellyfish = { finned-fish }
    .title = Medusa Franken con aleta
finned-franken-squirmbag = { finned-fish }
    .title = Squirmbag Franken con aleta
finned-franken-whale = { finned-fish }
    .title = Ballena Franken con aleta
finned-franken-leviathan = { finned-fish }
    .title = Leviatán Franken con aleta
finned-mutant-x-wing = { finned-fish }
    .title = X-Wing mutante con aleta
finned-mutant-swordfish = { finned-fish }
    .title = Pez espada mutante con aleta
finned-mutant-jellyfish = { finned-fish }
    .title = Medusa mutante con aleta
finned-mutant-squirmbag = { finned-fish }
    .title = Squirmbag mutante con aleta
finned-mutant-whale = { finned-fish }
    .title = Ballena mutante con aleta
finned-mutant-leviathan = { finned-fish }
    .title = Leviatán mutante con aleta

sashimi-fish = { $bases }: sin contar las aletas ({ $all-fins }), todos los lugares para { $symbol } están también aquí: { $covers }. Son otras tantas casas, aunque a una base le queda un solo lugar; así que o una aleta lo contiene o desaparece del resto de ellas, y lo que lo pierde en ambos casos no puede contenerlo. { $effects }
sashimi-x-wing = { sashimi-fish }
    .title = X-Wing sashimi
sashimi-swordfish = { sashimi-fish }
    .title = Pez espada sashimi
sashimi-jellyfish = { sashimi-fish }
    .title = Medusa sashimi
sashimi-squirmbag = { sashimi-fish }
    .title = Squirmbag sashimi
sashimi-whale = { sashimi-fish }
    .title = Ballena sashimi
sashimi-leviathan = { sashimi-fish }
    .title = Leviatán sashimi

remote-pair = Las celdas { $cells } tienen los dos candidatos { $symbols } y los alternan a lo largo de la cadena: dos celdas separadas por un número impar de enlaces contienen uno cada una, y lo que ve ambas no contiene ninguno. { $effects }
    .title = Par remoto

# Candidatos de los que al menos uno es verdadero, pues si no habría dos soluciones.
one-guardian = { $n-guardians ->
    [one] Por tanto, { $guardians } es verdadero.
   *[other] Por tanto, al menos uno de estos es verdadero: { $guardians }.
}
guardians-in-one-cell = Esa celda no contiene otra cosa. { $effects }
guardians-of-one-symbol = Lo que ve todas esas celdas no puede contener también el símbolo. { $effects }
guardians-in-a-subset = { $houses }: estos candidatos cuentan como una sola celda, que forma un conjunto desnudo con { $subset }; { $subset-symbols } van ahí en algún orden. { $effects }
guardians-beside-a-symbol = { $houses }: estas dos celdas son los únicos lugares para un símbolo del par; una lo contiene, la otra uno de estos candidatos, y no queda sitio para el otro símbolo del par. { $effects }

grave = Sin { $guardians }, cada celda libre tendría dos candidatos y cada símbolo dos lugares en cada casa; un puzle así nunca tiene exactamente una solución. { one-guardian }
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

joined-links = { $houses }: en cada una hay dos lugares para { $symbol }. { $joined } se ven y no pueden contenerlo ambas, así que lo contiene una de { $cells }: { $chain }. { $effects }
skyscraper = { joined-links }
    .title = Rascacielos
two-string-kite = { joined-links }
    .title = Cometa de dos cuerdas
dual-two-string-kite = Dos cometas comparten { $joined }, que se ven. { $houses }: en cada una hay dos lugares para el símbolo ({ $symbols }), así que un extremo de cada cometa lo contiene; los extremos son { $cells }. { $effects }
    .title = Cometa de dos cuerdas doble
turbot-fish = { joined-links }
    .title = Turbot fish
empty-rectangle = { $box }: todos los lugares para { $symbol } están aquí: { $lines }. { $houses }: hay dos lugares, { $cells }; si el primero lo contiene, la caja lo tiene en la segunda de esas líneas; si no, lo contiene el segundo. { $chain }. { $effects }
    .title = Rectángulo vacío
dual-empty-rectangle = { $box }: todos los lugares para { $symbol } están en dos líneas que se cruzan. { $houses }: en cada una hay dos lugares, { $cells }, que llevan de una de esas líneas a celdas que ven la otra; son dos rectángulos vacíos. { $effects }
    .title = Rectángulo vacío doble
w-wing = { $cells } tienen los mismos dos candidatos { $symbols }. { $houses }: los únicos lugares para { $linked } son { $joined }, y cada uno ve una de las dos celdas; estas no pueden contener ambas { $linked }, así que una contiene { $symbol }. { $effects }
    .title = W-Wing
xy-wing = { $pivot } ve { $cells }. Cada una de las tres celdas tiene dos de los símbolos { $symbols }; contenga lo que contenga { $pivot }, una de { $cells } contiene { $symbol }. { $effects }
    .title = XY-Wing
xyz-wing = { $pivot } tiene los candidatos { $symbols } y ve { $cells }, que tienen dos de ellos cada una; contenga lo que contenga { $pivot }, una de las tres celdas contiene { $symbol }. { $effects }
    .title = XYZ-Wing

deadly-rectangle = Las celdas { $cells } forman un rectángulo. Si solo contuvieran { $symbols }, estos se podrían intercambiar y habría dos soluciones. { one-guardian }
uniqueness-test-1 = { deadly-rectangle } { guardians-in-one-cell }
    .title = Rectángulo único tipo 1
uniqueness-test-2 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Rectángulo único tipo 2
uniqueness-test-3 = { deadly-rectangle } { guardians-in-a-subset }
    .title = Rectángulo único tipo 3
uniqueness-test-4 = { deadly-rectangle } { guardians-beside-a-symbol }
    .title = Rectángulo único tipo 4
uniqueness-test-5 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Rectángulo único tipo 5
uniqueness-test-6 = { deadly-rectangle } { $houses }: un símbolo del par no tiene lugar fuera del rectángulo; si una de las dos celdas opuestas con más candidatos lo contuviera, también la otra, y el par llenaría las cuatro celdas. { $effects }
    .title = Rectángulo único tipo 6
hidden-rectangle = { deadly-rectangle } { $houses }: un símbolo del par no tiene lugar fuera del rectángulo; si la celda donde se cruzan contuviera el otro, el par llenaría las cuatro celdas. { $effects }
    .title = Rectángulo oculto
deadly-placed-rectangle = Las celdas { $cells } forman un rectángulo y ninguna estaba dada. Si solo contuvieran { $symbols }, estos se podrían intercambiar y habría dos soluciones. { one-guardian }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Rectángulo evitable tipo 1
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Rectángulo evitable tipo 2
deadly-loop = Las celdas { $cells } forman un bucle, con dos o ninguna en cada casa. Si solo contuvieran { $symbols }, estos se podrían intercambiar y habría dos soluciones. { one-guardian }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Bucle único tipo 1
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Bucle único tipo 2
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Bucle único tipo 3
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Bucle único tipo 4

sue-de-coq = { $houses }: las celdas comunes { $cells } tienen los candidatos { $symbols }. Con { $line-cells } ({ $line-symbols }) de la primera y { $box-cells } ({ $box-symbols }) de la segunda hay justo las celdas necesarias para todos esos símbolos; cada uno tiene allí su lugar y desaparece del resto de su casa. { $effects }
    .title = Sue de Coq

two-colours = Donde { $symbol } tiene dos lugares en una casa, uno es verdadero. Esos enlaces dan a sus lugares dos colores, { $first } frente a { $second }: todos los de un color son verdaderos y todos los del otro, falsos.
simple-colours-trap = { two-colours } Lo que ve los dos colores no puede contenerlo. { $effects }
    .title = Coloreado simple (trampa)
simple-colours-wrap = { two-colours } Hay celdas de un mismo color que se ven ({ $clash }), así que ese color es falso: { $false }. { $effects }
    .title = Coloreado simple (contradicción)
four-colours = Los enlaces con dos lugares para { $symbol } dan dos pares de colores. Uno de cada par es verdadero: { $first } / { $second }; { $third } / { $fourth }.
multi-colours-1 = { four-colours } Colores de pares distintos se ven ({ $clash }), así que no son ambos verdaderos y uno de sus opuestos lo es. Lo que ve los dos opuestos no puede contenerlo. { $effects }
    .title = Coloreado múltiple 1
multi-colours-2 = { four-colours } El color de { $false } ve los dos colores del otro par ({ $clash }), de los que uno es verdadero; así que es falso. { $effects }
    .title = Coloreado múltiple 2

# En las cadenas, = significa que uno de los dos es verdadero, y - que uno de los dos es falso.
chain-with-two-ends = { $chain }: si un extremo de la cadena es falso, el otro es verdadero. Lo que ambos extremos excluyen desaparece. { $effects }
chain-back-to-its-cell = { $chain }: la cadena vuelve a la celda de partida y sus extremos no concuerdan. Si no fuera cierto lo que sigue, recorrer la cadena llevaría a lo contrario. { $effects }
chain-without-end = { $chain-closed }: la cadena es un bucle cerrado, así que de cada enlace es verdadero exactamente un extremo. Lo que ambos extremos de un enlace excluyen desaparece. { $effects }
x-chain = { chain-with-two-ends }
    .title = Cadena X
xy-chain = { chain-with-two-ends }
    .title = Cadena XY
aic = { chain-with-two-ends }
    .title = Cadena de inferencias alternas (AIC)
grouped-aic = { chain-with-two-ends }
    .title = Cadena de inferencias alternas agrupada
discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Bucle discontinuo
grouped-discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Bucle discontinuo agrupado
continuous-nice-loop = { chain-without-end }
    .title = Bucle continuo
grouped-continuous-nice-loop = { chain-without-end }
    .title = Bucle continuo agrupado

aligned-exclusion = { $n-excluders ->
    [0] Como quiera que se llenen { $cells } con lo que desaparece, se repetiría un símbolo.
   *[other] Como quiera que se llenen { $cells } con lo que desaparece, se repetiría un símbolo o una de estas celdas perdería todos sus candidatos: { $excluders }.
} { $effects }
aligned-pair-exclusion = { aligned-exclusion }
    .title = Exclusión de par alineado
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Exclusión de trío alineado

# Conjunto casi bloqueado (ALS): celdas de una casa con un símbolo más que celdas.
als-xz = Dos conjuntos de celdas tienen un símbolo más que celdas: { $set-1 } ({ $set-symbols-1 }) y { $set-2 } ({ $set-symbols-2 }). { $n-restricted ->
    [one] No pueden contener ambos { $restricted }, así que a uno le falta y contiene todos sus demás símbolos; lo que comparten está en uno de ellos.
   *[other] No pueden contener ambos ninguno de { $restricted }, así que a cada uno le falta uno de estos y contiene todos sus demás símbolos.
} { $effects }
    .title = ALS-XZ
als-xy-wing = Tres conjuntos de celdas tienen un símbolo más que celdas: { $set-1 } ({ $set-symbols-1 }), { $set-2 } ({ $set-symbols-2 }) y { $set-3 } ({ $set-symbols-3 }). Al segundo le falta como mucho un símbolo. Así que quita { $restricted-1 } al primero o { $restricted-2 } al tercero, y ese contiene todos sus demás símbolos; lo que comparten el primero y el tercero está en uno de ellos. { $effects }
    .title = ALS-XY-Wing
als-chain = Conjuntos de celdas con un símbolo más que celdas forman una cadena: { $set }. Los vecinos no pueden contener ambos el símbolo que los une ({ $restricted }). Si al primero le falta un símbolo que también tiene el último, contiene todos los demás, al siguiente le falta uno y contiene los demás, y así hasta el último, que entonces lo contiene. { $effects }
    .title = Cadena de ALS
death-blossom = Para cada candidato de { $cell } ({ $restricted }) hay un conjunto de celdas con un símbolo más que celdas: { $set }. Contenga lo que contenga { $cell }, a uno de los conjuntos le falta y contiene todos sus demás símbolos; lo que todos comparten está en uno de ellos. { $effects }
    .title = Death Blossom

template-set = Formas que quedan de colocar { $symbol } en toda la cuadrícula: { $templates }. Coinciden en algunas celdas. { $effects }
    .title = Plantillas (colocar)
template-delete = Formas que quedan de colocar { $symbol } en toda la cuadrícula: { $templates }. Algunos candidatos no aparecen en ninguna. { $effects }
    .title = Plantillas (eliminar)

forcing-chain-contradiction = { $n-starts ->
    [0] Ahí no es posible otra cosa.
   *[other] Si fuera de otro modo, estas cadenas llevarían a una contradicción: { $chain }.
} { $effects }
    .title = Cadenas forzadas (contradicción)
forcing-chain-verity = { $n-starts ->
    [one] Tanto si { $starts } es verdadero como si es falso
   *[other] Sea cual sea el verdadero de { $starts }
}, las cadenas llevan a lo mismo: { $chain }. { $effects }
    .title = Cadenas forzadas (coincidencia)
forcing-net-contradiction = { $n-starts ->
    [0] Ahí no es posible otra cosa.
   *[other] Si fuera de otro modo, estas inferencias llevarían a una contradicción: { $net }.
} { $effects }
    .title = Red forzada (contradicción)
forcing-net-verity = { $n-starts ->
    [one] Tanto si { $starts } es verdadero como si es falso
   *[other] Sea cual sea el verdadero de { $starts }
}, estas inferencias llevan a lo mismo: { $net }. { $effects }
    .title = Red forzada (coincidencia)

reductio = Supongamos { $starts }. { $n-then ->
    [0] Entonces
   *[other] Entonces { $then }, y
} { $end ->
    [0] a { $cell } no le quedaría ningún candidato
    [1] { $symbol } no tendría ningún lugar aquí: { $house }
   *[other] esto no podría cumplirse: { $rule }
}. { $effects }
    .title = Reducción al absurdo
