# Las palabras de cada técnica en español: un mensaje por técnica; su atributo es el nombre de la técnica.

full-house = { $cell } es la última celda vacía { $house-of }, y solo falta el { $symbol }.
    .title = Casa completa
naked-single = { $cell } tiene que ser { $symbol }{ $why }
    .title = Único desnudo
hidden-single = { $House-in }, el { $symbol } solo cabe en { $cell }{ $why }
    .title = Único oculto
cross-hatching = { hidden-single }
    .title = Barrido cruzado
counting = { naked-single }
    .title = Recuento

confined = { $From-in }, todos los { $symbol } están { $into-in }
locked-candidates = { confined }, así que el { $symbol } { $into-of } está { $from-in } y el resto { $into-of } no puede ser { $symbol }.
pointing = { locked-candidates }
    .title = Candidatos bloqueados (desde la caja)
claiming = { locked-candidates }
    .title = Candidatos bloqueados (desde la línea)
direct-locked = { confined }, así que el resto { $into-of } no puede ser { $symbol }. Entonces el { $last-symbol } solo cabe en { $placed } { $last-house-in }.
direct-pointing = { direct-locked }
    .title = Bloqueo directo (desde la caja)
direct-claiming = { direct-locked }
    .title = Bloqueo directo (desde la línea)
direct-hidden = { hidden-places } Ahí no cabe nada más, así que { $last-house-in } el { $last-symbol } solo cabe en { $placed }.
direct-hidden-pair = { direct-hidden }
    .title = Par oculto directo
direct-hidden-triple = { direct-hidden }
    .title = Trío oculto directo
partners = { $argument }
    .title = Parejas
rising-line = { $argument }
    .title = Línea creciente
neighbours = { $argument }
    .title = Vecinos
tally = { $argument }
    .title = Cuenta de celdas
combinations = { $argument }
    .title = Combinaciones
sum-bounds = { $argument }
    .title = Sumas mínimas y máximas
fillings = { $argument }
    .title = Formas de llenar una pista
hidden-cage-single = { every-combination }, y solo { $places } puede tenerlo. { $effects }
    .title = Único oculto de jaula
cage-digit = { every-combination }. { $cells } { $n-cells ->
    [one] ve todos sus sitios, { $places }, así que no es { $symbol }
    [2] ven todos sus sitios, { $places }, así que ninguna de las dos es { $symbol }
   *[other] ven todos sus sitios, { $places }, así que ninguna de ellas es { $symbol }
}.
    .title = Dígito necesario en una jaula
every-combination = { $told ->
    [1] { $Cage } solo puede ser { $way }, así que contiene { $symbol }
   *[other] { $Cage }: todas las combinaciones contienen { $symbol }
}

house-sums = { house-sums-total }. { $n-outside ->
    [0] Dentro { $n-sums ->
        [1] está
       *[other] están
    } { $sums }{ house-sums-known }{ $n-inside ->
        [1] { $left }
       *[other] { $inside } suman { $total }{ house-sums-ways }
    }.
   *[other] { $n-inside ->
        [0] { $Sums } { $n-sums ->
            [1] cubre
           *[other] cubren
        } { $n-houses ->
            [1] toda esa casa
           *[other] todas esas casas
        }{ house-sums-known }{ $n-outside ->
            [1] { $left }
           *[other] { $outside }, fuera de { $n-houses ->
                [1] ella
               *[other] ellas
            }, suman { $total }{ house-sums-ways }
        }.
       *[other] { $Sums } { $n-sums ->
            [1] cubre
           *[other] cubren
        } { $n-houses ->
            [1] toda esa casa
           *[other] todas esas casas
        } menos { $inside } y { $n-sums ->
            [1] sobresale
           *[other] sobresalen
        } en { $outside }{ house-sums-known }{ house-sums-difference }: { $left }.
    }
}
    .title = Interiores y exteriores
house-sums-total = { $Houses } { $n-houses ->
    [1] suma
   *[other] suman
} { $house-total }
house-sums-known = { $n-known ->
    [0] , así que{" "}
   *[other] . Con { $known },{" "}
}
house-sums-ways = { $told ->
    [0] : { $left }
    [1] : son { $symbols }
   *[other] , es decir, { $ways }: { $left }
}
house-sums-difference = { $n-inside ->
    [one] { $inside } vale
   *[other] { $inside } suman
} { $sign ->
    [0] lo mismo que { $outside }
    [-1] { $total } menos que { $outside }
   *[other] { $total } más que { $outside }
}
killer-subset = { $House-in }, los dígitos { $symbols } están agotados: { $shares }. Así que { $left }.
killer-pair = { killer-subset }
    .title = Par con jaulas
killer-triple = { killer-subset }
    .title = Trío con jaulas
killer-quadruple = { killer-subset }
    .title = Cuarteto con jaulas
cages-together = { $First } y { $second } no comparten ningún dígito{ $told ->
    [0] {""}
   *[other] : juntas son { $together }
}. Así que { $left }.
    .title = Jaulas que se ven
phistomefel = Las { $n-ring } celdas que rodean { $house } contienen los mismos dígitos que las { $n-corners } celdas de las cuatro esquinas. { $n-held ->
    [0] { $side ->
        [0] En el anillo no cabe { $symbol }
       *[other] En las esquinas no cabe { $symbol }
    }
   *[other] { $side ->
        [0] Las esquinas ya tienen { $symbol } en { $held }, y en el anillo no caben más
       *[other] El anillo ya tiene { $symbol } en { $held }, y en las esquinas no caben más
    }
}. { $effects }
    .title = Anillo de Phistomefel

# Sumas y jaulas en ellos.
sums-of = { $n ->
    [one] la suma { $list }
   *[other] las sumas { $list }
}
sums-of-killer-cage = { $n ->
    [one] la jaula { $list }
   *[other] las jaulas { $list }
}
sums-of-kenken-cage = { sums-of-killer-cage }
sums-of-kakuro-run = { $n ->
    [one] la serie { $list }
   *[other] las series { $list }
}
summand = { $cells } ({ $total }{ $n-outside ->
    [0] {""}
   *[other] , con { $outside } fuera
})
rest-of-houses = la suma { $total } que queda para { $cells } { $houses-in }
rest-outside = la suma { $total } de { $cells }, fuera { $houses-of }
cage-with-ways = { $cage } ({ $ways })
cage-with-ways-of-open = { $cage } ({ $ways } en { $open })
share = { $n-in-words } en { $cage }
with = { $first } con { $second }
either = { $last-sound ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}
leftovers = { $Houses } { $n-houses ->
    [1] contiene
   *[other] contienen juntas
} los mismos dígitos que { $others }. Quite las celdas comunes: { $here } contienen los mismos dígitos que { $there }, así que { $result }.
    .title = Ley de los sobrantes

naked-subset = { $equal ->
    [1] { $n-cells ->
        [2] { $cells } son ambas { $symbols-set }.
       *[other] { $cells } son todas { $symbols-set }.
    }
   *[other] { $cells } solo tienen { $symbols } entre todas.
} Agotan los dígitos { $symbols } { $houses-of }, así que ninguna otra celda { $houses-of } puede ser { $symbols-nor }.
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
hidden-places = { $Houses-in }, los dígitos { $symbols } solo caben en { $cells }.
hidden-subset = { hidden-places } Con eso se llenan { $n-cells ->
    [2] ambas celdas
    [3] las tres celdas
    [4] las cuatro celdas
   *[other] todas estas celdas
}: { $result }.
hidden-pair = { hidden-subset }
    .title = Par oculto
hidden-triple = { hidden-subset }
    .title = Trío oculto
hidden-quadruple = { hidden-subset }
    .title = Cuarteto oculto
larger-hidden-subset = { hidden-subset }
    .title = Subconjunto oculto mayor

# Peces: en las bases, el símbolo solo cabe en las casas que las cubren, que son otras tantas.
few = Esas { $n-bases ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] siete
} { $bases-kind ->
    [row] filas
    [column] columnas
    [box] cajas
    [region] regiones
   *[other] casas
}
all-covers = { $covers-of }
fish-places = { $Bases-in }, el { $symbol } solo puede estar { $covers-in }
fish = { fish-places }. { few } se llevan todos los { $symbol } { all-covers }, así que ninguna otra celda { $covers-of } puede ser { $symbol }.
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
fish-of-boxes = { fish-places }. { few } se llevan todos los { $symbol } { all-covers }, así que { $result }.
franken-x-wing = { fish-of-boxes }
    .title = X-Wing Franken
franken-swordfish = { fish-of-boxes }
    .title = Pez espada Franken
franken-jellyfish = { fish-of-boxes }
    .title = Medusa Franken
franken-squirmbag = { fish-of-boxes }
    .title = Squirmbag Franken
franken-whale = { fish-of-boxes }
    .title = Ballena Franken
franken-leviathan = { fish-of-boxes }
    .title = Leviatán Franken
mutant-x-wing = { fish-of-boxes }
    .title = X-Wing mutante
mutant-swordfish = { fish-of-boxes }
    .title = Pez espada mutante
mutant-jellyfish = { fish-of-boxes }
    .title = Medusa mutante
mutant-squirmbag = { fish-of-boxes }
    .title = Squirmbag mutante
mutant-whale = { fish-of-boxes }
    .title = Ballena mutante
mutant-leviathan = { fish-of-boxes }
    .title = Leviatán mutante

# Una aleta es una celda de una base fuera de esas casas: o una de ellas es verdadera o lo es el pez.
finned-fish = { $fish ->
    [1] { fish-places }, salvo { $n-all-fins ->
        [1] la aleta { $all-fins }. Si la aleta es { $symbol }, { $result }, porque la aleta ve { $n-gone ->
            [1] esa celda
           *[other] esas celdas
        }
       *[other] las aletas { $all-fins }. Si una de las aletas es { $symbol }, { $result }, porque cada aleta ve { $n-gone ->
            [1] esa celda
           *[other] esas celdas
        }
    }. Si no, todos los { $symbol } { all-covers } quedan en las celdas del pez, con el mismo resultado.
   *[other] { $Bases } forman dos peces con { $covers }, salvo las aletas { $all-fins }. En cada pez, o una aleta es { $symbol } o el pez se lleva los { $symbol } de las casas que cubre. En cualquier caso { $result }.
}
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
sashimi-x-wing = { finned-fish }
    .title = X-Wing sashimi
sashimi-swordfish = { finned-fish }
    .title = Pez espada sashimi
sashimi-jellyfish = { finned-fish }
    .title = Medusa sashimi
sashimi-squirmbag = { finned-fish }
    .title = Squirmbag sashimi
sashimi-whale = { finned-fish }
    .title = Ballena sashimi
sashimi-leviathan = { finned-fish }
    .title = Leviatán sashimi

# Un extremo de la cadena es verdadero, o lo es el otro.
either-way = { $ends-see ->
    [yes] { $n-gone ->
        [1] En ambos casos { $gone } ve un { $end } y no puede ser { $end }.
        [2] En ambos casos { $gone } ven un { $end }: ninguna de las dos puede ser { $end }.
       *[other] En ambos casos { $gone } ven un { $end }: ninguna de ellas puede ser { $end }.
    }
   *[no] En ambos casos { $result }.
}
two-ends = { $chain-story } { either-way }
remote-pair = { $cells } son todas { $symbols-set }, y cada una ve la siguiente, así que { $symbols } se alternan a lo largo de la cadena. Dos celdas separadas por un número impar de eslabones tienen uno cada una, y una celda que ve ambas no puede tener ninguno: { $result }.
    .title = Par remoto
# Pistas, y casas, que se llenan a la vez.
clues-together = { $claims }. { $n-ways ->
    [0] { $counted ->
        [0] { $n-claims ->
            [1] Con lo que todavía cabe en { $open }, { $left }
           *[other] De todo ello junto se sigue que { $left }
        }
       *[other] Quedan { $counted } maneras de llenar { $open }, así que { $left }
    }
    [1] La única manera que queda de llenar { $open } es { $ways }, así que { $left }
   *[other] Las únicas maneras que quedan de llenar { $open } son { $ways }, así que { $left }
}.
    .title = Pistas combinadas
places-together = { $n-places ->
    [0] Se pongan donde se pongan a la vez los { $symbol } { $houses-of }, uno de ellos se ve desde { $gone }, así que { $result }.
    [1] A la vez, los { $symbol } { $houses-of } solo caben en { $places }, así que { $result }.
   *[other] A la vez, los { $symbol } { $houses-of } solo caben en { $places }. En cualquier caso uno de ellos se ve desde { $gone }, así que { $result }.
}
    .title = Lugares combinados

two-cells-each = { $Houses } solo tienen dos celdas cada una para el { $symbol }.
joined-links = { two-cells-each } { two-ends }
skyscraper = { joined-links }
    .title = Rascacielos
two-string-kite = { joined-links }
    .title = Cometa de dos cuerdas
turbot-fish = { joined-links }
    .title = Turbot fish
dual-two-string-kite = { $Houses } solo tienen dos celdas cada una para { $symbols }. Eso forma dos cometas, unidas en { $joined }, que se ven entre sí. Cada cometa tiene su dígito en uno de sus extremos, entre { $cells }, así que { $result }.
    .title = Cometa de dos cuerdas doble
empty-rectangle = { $Box-in }, todos los { $symbol } están { $lines-or-in }, y { $houses } solo tiene dos celdas para el { $symbol }. { two-ends }
    .title = Rectángulo vacío
dual-empty-rectangle = { $Box-in }, cada { $symbol } está en una de dos líneas que se cruzan. { $Houses } solo tienen dos celdas cada una para el { $symbol }, entre { $cells }. Cada uno de esos pares lleva de una de las líneas a una celda que ve la otra, así que { $result }.
    .title = Rectángulo vacío doble
w-wing = { $cells } son ambas { $symbols-set }, y { $houses-in } el { $linked } solo cabe en { $joined-or }. { two-ends }
    .title = W-Wing
wing-cases = Si es { $other-1 }, { $pincer-1 } es { $symbol }. Si es { $other-2 }, { $pincer-2 } es { $symbol }.
wing-end = { $n-gone ->
    [1] { $gone } ve un { $symbol } y no puede ser { $symbol }.
    [2] { $gone } ven un { $symbol }: ninguna de las dos puede ser { $symbol }.
   *[other] { $gone } ven un { $symbol }: ninguna de ellas puede ser { $symbol }.
}
xy-wing = { $pivot } es { $other-1 } o bien { $other-2 }. { wing-cases } En ambos casos { wing-end }
    .title = XY-Wing
xyz-wing = { $pivot } es { $symbols-or }. { wing-cases } Si no, la propia { $pivot } es { $symbol }. En todos los casos { wing-end }
    .title = XYZ-Wing

# Patrones que tendrían dos soluciones, y los candidatos que lo impiden.
one-guardian = { $guardians-alike ->
    [yes] { $n-guardians-cells ->
        [1] Por eso { $guardians-cells } tiene que ser { $guardians-symbols }
        [2] Por eso { $guardians-cells-or } tiene que ser { $guardians-symbols }
       *[other] Por eso una de { $guardians-cells } tiene que ser { $guardians-symbols }
    }
   *[no] Por eso { $guardians-told }
}
guardians-in-one-cell = { one-guardian } y no puede ser { $gone-symbols }.
guardians-of-one-symbol = { one-guardian }. { $n-gone ->
    [1] { $gone } ve todas esas celdas, así que no puede ser { $gone-symbols }.
   *[other] { $gone } ven todas esas celdas, así que no pueden ser { $gone-symbols }.
}
guardians-in-a-subset = { one-guardian }. Eso actúa como una sola celda { $guardians-symbols-set }: junto con { $subset } agota los dígitos { $subset-symbols } { $houses-in }, así que { $result }.
guardians-beside-a-symbol = { one-guardian }. { $Houses-in }, el { $kept } solo cabe en estas dos celdas. Así que una es { $kept } y la otra, uno de los anteriores: { $result }.
grave = Si no fuera cierto que { $guardians-told }, cada celda vacía tendría dos candidatos y cada casa, dos celdas para cada uno de sus dígitos. Un problema así nunca tiene exactamente una solución.
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
two-solutions = esos dígitos podrían intercambiarse y el problema tendría dos soluciones.
deadly-rectangle = { $cells } forman un rectángulo. Si solo tuvieran { $symbols }, { two-solutions }
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
only-in-rectangle = { $Houses-in }, el { $kept } solo cabe en el rectángulo.
uniqueness-test-6 = { deadly-rectangle } { only-in-rectangle } Si una de { $gone } fuera { $kept }, la otra también lo sería, y { $symbols } llenarían las cuatro celdas. Así que { $result }.
    .title = Rectángulo único tipo 6
hidden-rectangle = { deadly-rectangle } { only-in-rectangle } Si { $gone } fuera { $gone-symbols }, las dos esquinas contiguas tendrían que ser { $kept }, y { $symbols } llenarían las cuatro celdas. Así que { $result }.
    .title = Rectángulo oculto
deadly-placed-rectangle = { $cells } forman un rectángulo, y ninguna de ellas es un dato. Si solo tuvieran { $symbols }, { two-solutions }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Rectángulo evitable tipo 1
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Rectángulo evitable tipo 2
deadly-loop = { $cells } forman un bucle, con dos de ellas en cada casa por la que pasa. Si solo tuvieran { $symbols }, { two-solutions }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Bucle único tipo 1
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Bucle único tipo 2
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Bucle único tipo 3
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Bucle único tipo 4

sue-de-coq = { $Houses } se cruzan en { $cells }, que solo tienen { $symbols } entre todas. Junto con { $line-cells } { $line-symbols-set } y { $box-cells } { $box-symbols-set } hay tantas celdas como dígitos, así que todos esos dígitos van ahí: { $result }.
    .title = Sue de Coq

# Un símbolo está en la esquina donde se cruzan dos líneas, o en el extremo de una de ellas.
firework = Fuera { $box-of }, { $lines } solo tienen { $ends } para { $symbols }. Un dígito que no esté en ninguna de ellas tiene que estar { $box-in } en ambas líneas: en { $corner }, donde se cruzan.
firework-box = Cada dígito está fuera de la caja en una de sus dos líneas como mucho, así que la caja lo tiene en la otra.
triple-firework = { firework } Así que estas tres celdas contienen los tres dígitos, uno cada una{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } Por eso { $result }.
}
    .title = Fuego artificial triple
quadruple-firework = Fuera { $box-1-of }, { $lines-1 } solo tienen { $ends-1 } para { $symbols-1 }; fuera { $box-2-of }, { $lines-2 } solo tienen las mismas dos celdas para { $symbols-2 }. Un dígito que no esté en ninguna de ellas tiene que estar donde se cruzan sus dos líneas: { $symbols-1-or } en { $corner-1 }, { $symbols-2-or } en { $corner-2 }. Así que estas cuatro celdas contienen { $all }, un dígito cada una{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } Por eso { $result }.
}
    .title = Fuego artificial cuádruple
firework-w-wing = { firework } { $target } ve { $pairs }, ambas { $symbols-set }, y también { $ends }. Si fuera uno de los dos dígitos, { $pairs } serían el otro, y { $ends } no podrían ser ninguno de los dos. Entonces ambos dígitos tendrían que estar en { $corner }. Así que { $result }.
    .title = W-Wing con fuego artificial

two-colours = Donde el { $symbol } solo tiene dos celdas en una casa, exactamente una de ellas es { $symbol }. Siguiendo esos pares, el { $symbol } está o bien en { $first } o bien en { $second }.
simple-colours-trap = { two-colours } En ambos casos { $result }.
    .title = Coloreado simple (trampa)
simple-colours-wrap = { two-colours } Pero { $clash-1 } se ven y no pueden ser ambas { $symbol }, así que { $result }.
    .title = Coloreado simple (contradicción)
four-colours = Donde el { $symbol } solo tiene dos celdas en una casa, exactamente una de ellas es { $symbol }. Siguiendo esos pares, el { $symbol } está o en { $first } o en { $second }, y o en { $third } o en { $fourth }.
multi-colours-1 = { four-colours } { $clash-1 } se ven, así que al menos uno de esos dos grupos es falso, y entonces su opuesto es verdadero. En cualquier caso { $result }.
    .title = Coloreado múltiple 1
multi-colours-2 = { four-colours } Entre todas, { $false } ven ambos lados del otro par ({ $clash }), y uno de esos lados es verdadero. Así que { $result }.
    .title = Coloreado múltiple 2

# Cadenas contadas como historias.
back-to-its-cell = { $chain-story } { $chain-start ->
    [true] Eso no puede ser, así que { $result }.
   *[false] En ambos casos { $result }.
}
closed-loop = { $chain-story } Lo último descarta lo primero, así que la cadena se cierra en un bucle y es verdadera en un sentido o en el otro. En ambos casos { $result }.
x-chain = { two-ends }
    .title = Cadena X
xy-chain = { two-ends }
    .title = Cadena XY
aic = { two-ends }
    .title = Cadena de inferencias alternas (AIC)
grouped-aic = { two-ends }
    .title = Cadena de inferencias alternas agrupada
discontinuous-nice-loop = { back-to-its-cell }
    .title = Bucle discontinuo
grouped-discontinuous-nice-loop = { back-to-its-cell }
    .title = Bucle discontinuo agrupado
continuous-nice-loop = { closed-loop }
    .title = Bucle continuo
grouped-continuous-nice-loop = { closed-loop }
    .title = Bucle continuo agrupado

aligned-exclusion = Pruebe todas las maneras de llenar { $cells }. Algunas repiten un dígito{ $n-excluders ->
    [0] {""}
   *[other] , otras dejan { $excluders-or } sin candidatos
}. Las que quedan muestran que { $result }.
aligned-pair-exclusion = { aligned-exclusion }
    .title = Exclusión de par alineado
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Exclusión de trío alineado

# Conjuntos casi cerrados: celdas de una casa con un candidato más que celdas.
one-to-spare = Cada uno de estos conjuntos tiene un candidato más que celdas, así que puede faltarle como mucho uno de sus dígitos.
als-xz = Tome { $set-1 } { $set-symbols-1-set } y { $set-2 } { $set-symbols-2-set }. { one-to-spare } { $n-restricted ->
    [1] No pueden tener ambos el { $restricted }, así que a uno le falta y tiene todos sus demás dígitos. En ambos casos { $result }.
   *[other] Ninguno de los dígitos { $restricted } puede estar en ambos, así que a cada conjunto le falta uno de ellos y tiene todos sus demás dígitos: { $result }.
}
    .title = ALS-XZ
als-xy-wing = Tome { $set-1 } { $set-symbols-1-set }, { $set-2 } { $set-symbols-2-set } y { $set-3 } { $set-symbols-3-set }. { one-to-spare } El segundo tiene { $restricted-1 } o bien { $restricted-2 }. Si tiene { $restricted-1 }, al primero le falta el { $restricted-1 } y tiene todos sus demás dígitos; si tiene { $restricted-2 }, al tercero le falta el { $restricted-2 } y tiene todos los suyos restantes. En ambos casos { $result }.
    .title = ALS-XY-Wing
als-chain = Tome estos conjuntos por orden: { $sets }. { one-to-spare } Dos vecinos no pueden tener ambos el dígito que los une ({ $restricted }). Si al primero le falta uno de sus dígitos, tiene todos los demás, así que al segundo le falta el que los une y tiene los demás, y así hasta el último. En ambos casos { $result }.
    .title = Cadena de ALS
death-blossom = { $cell } solo puede ser { $restricted-all }. Para cada uno hay un conjunto de celdas que entonces no puede tenerlo: { $sets }. { one-to-spare } Sea lo que sea { $cell }, a uno de los conjuntos le falta ese dígito y tiene todos los demás, así que { $result }.
    .title = Death Blossom

tridagon = { $Houses } tienen cada una tres celdas, una en cada fila y en cada columna de la caja, para { $symbols }: { $trio }. Suponga que las doce contienen estos dígitos. Entonces, de arriba abajo, dos cajas contiguas los tienen en el mismo orden circular; de izquierda a derecha, lo mismo vale para dos cajas una encima de otra. Pero { $apart-in } las celdas se inclinan al revés que en las otras tres cajas, así que, tras dar la vuelta a las cuatro, el orden volvería invertido.
tridagon-1 = { tridagon } { guardians-in-one-cell }
    .title = Tridagon tipo 1
tridagon-2 = { tridagon } { guardians-of-one-symbol }
    .title = Tridagon tipo 2

template-set = Las { $templates } maneras que quedan de colocar los { $symbol } en toda la cuadrícula coinciden en que { $result }.
    .title = Plantillas (colocar)
template-delete = Quedan { $templates } maneras de colocar los { $symbol } en toda la cuadrícula, y ninguna usa { $gone }: { $result }.
    .title = Plantillas (eliminar)

symbols-in-house = { $symbols } { $house }
all-candidates-among = Todos sus candidatos están entre estos: { $covers }. Una casa admite cada dígito una sola vez, así que son como mucho { $n-covers } dígitos para { $n-cells } celdas y todos hacen falta allí: { $result }.{ $n-twice ->
    [0] {""}
   *[other] {" "}Si { $twice-told }, una sola celda gastaría dos de ellos.
}
sk-loop = Las { $n-cells } celdas { $cells } forman un anillo alrededor de { $ring }. { all-candidates-among }
    .title = Bucle SK
multi-sector-locked-set = { $Along } se cruzan con { $across } en { $n-cells } celdas vacías{ $n-left-out ->
    [0] {""}
   *[other] {" "}sin contar { $left-out }
}. { all-candidates-among }
    .title = Conjunto bloqueado multisector

verity-cases = { $n-starts ->
    [1] {""}
   *[other] { $n-starts-cells ->
        [1] { $Starts-told }.{" "}
       *[other] { $Houses-in }, el { $starts-symbols } solo cabe en { $starts-cells-or }.{" "}
    }
}
forcing-chain-contradiction = { $n-starts ->
    [0] Aquí no cabe otra cosa: { $result }.
   *[other] { $chain-story } { $Clash }, así que { $result }.
}
    .title = Cadenas forzadas (contradicción)
forcing-chain-verity = { verity-cases }{ $chain-story } En todos los casos { $result }.
    .title = Cadenas forzadas (coincidencia)
forcing-net-contradiction = { $n-starts ->
    [0] Aquí no cabe otra cosa: { $result }.
   *[other] { $net-story } { $Clash }, así que { $result }.
}
    .title = Red forzada (contradicción)
forcing-net-verity = { verity-cases }{ $net-story } En todos los casos { $result }.
    .title = Red forzada (coincidencia)

reductio = { $story } { $effects }
    .title = Reducción al absurdo
reductio-suppose = Supongamos que { $cell } es { $symbols }.
reductio-suppose-too = Supongamos además que { $cell } es { $symbols }.
reductio-then = Entonces { $clauses }.
reductio-only = { $cell } solo puede ser { $symbols }
reductio-last-place = { $cell } es { $symbols }, que no tiene otro lugar { $house-in }
reductio-rule = { $cell } es { $symbols } por { $rule }
reductio-pair = { $cell } es { $symbols }, pues { $pair } agotan dos símbolos { $house-of }
reductio-overlap = { $cell } es { $symbols }, pues { $from } ocupa el lugar de los demás { $into-in }
reductio-nothing-for = no queda nada para { $cell }
reductio-no-place = no queda lugar para el { $symbol } { $house-in }
reductio-broken = es imposible cumplir { $rule }
reductio-fails = Así que { $cell } no es { $symbols } en este caso.
reductio-every-case-fails = Todos los casos fallan.
reductio-more = { $n ->
    [one] Sigue una inferencia más.
   *[other] Siguen { $n } inferencias más.
}
reductio-and = { $first }; y { $last }
reductio-or = { $last-sound ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}

trial-and-error = { $cell } tiene que ser { $symbols }: probar { $others } solo lleva a { $n ->
    [one] un callejón sin salida
   *[other] callejones sin salida ({ $n } en total)
  }.
    .title = Ensayo y error

nested-forcing = { $lines } { $effects }
    .title = Forzado anidado
nested-line = ({ $n }) { $line }
nested-try = Supongamos además que { $cell } es { $symbols }: { $clauses }.
nested-in-turn = sucesivamente { $facts }
