# Las pistas de las reglas: cómo se llaman, qué dicen y cómo llevan a lo que se sigue de ellas.

cell-is = { $n ->
    [one] { $cells } es { $set }
   *[other] { $cells } son { $set }
}
set-at-most = como mucho { $high }
set-at-least = { $low } o más
set-range = { $n ->
    [one] un número
   *[other] números
} de { $low } a { $high }
set-anything = cualquier número
set-all-but = algo que no es { $symbols-nor }
number = { $n ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $n }
}
held-in = { $symbol } en { $cell }
so-none = { $n ->
    [2] ninguna de las dos celdas es { $symbols }
   *[other] ninguna de estas celdas es { $symbols }
}

so-none-can-be = { $n ->
    [2] ninguna de las dos puede ser { $symbols }
   *[other] ninguna de estas celdas puede ser { $symbols }
}

# Una regla sin mensaje propio.
clue = la regla «{ $title }» en { $cells }
claim = { $clue } relaciona sus celdas entre sí
claim-balance = { $Clue } exige que { $equation }
clue-impossible = No hay solución: ya es imposible cumplir { $clue }.

because-total-last = { $Clue } ya tiene { $held }, así que { $so }.
because-total-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $Clue } tiene que ser { $ways }, así que { $so }.
       *[other] Con { $taken }, { $clue } tiene que ser { $ways }, así que { $so }.
    }
   *[other] { $n-taken ->
        [0] { $Clue } ya tiene { $held }, así que { $open } tienen que ser { $ways }: { $so }.
       *[other] { $Clue } ya tiene { $held }. Con { $taken }, { $open } tienen que ser { $ways }, así que { $so }.
    }
}
because-kakuro-run-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $sum } en las { $n-cells-in-words } celdas { $cells } solo puede ser { $ways }, así que { $so }.
       *[other] { because-total-ways }
    }
   *[other] { because-total-ways }
}
because-kenken-cage-ways = { $op ->
    [plus] { because-total-ways }
    [times] { $n-held ->
        [0] { $n-taken ->
            [0] { $target }× en las { $n-cells-in-words } celdas { $cells } de un { $size }×{ $size }: { $ways }. { $n-non-divisors ->
                [0] { $So }.
                [1] { $non-divisors } no divide a { $target }, así que { $so }.
               *[other] { $non-divisors } no dividen a { $target }, así que { $so }.
            }
           *[other] { because-total-ways }
        }
       *[other] { because-total-ways }
    }
   *[other] { $Clue } solo puede ser { $ways }, así que { $so }.
}
because-total-bounds = { $n-held ->
    [0] En { $clue }, { $bounds }.
   *[other] { $Clue } ya tiene { $held }, así que sus demás celdas suman { $rest }: { $bounds }.
}
total-bound = { $most ->
    [none] las celdas aparte de { $cell } dan al menos { $least }, así que { $so }
   *[other] { $least ->
        [none] las celdas aparte de { $cell } dan como mucho { $most }, así que { $so }
       *[other] las celdas aparte de { $cell } dan de { $least } a { $most }, así que { $so }
    }
}
because-total-count = { $n-ways ->
    [0] Se complete como se complete { $clue }, { $so }.
    [one] { $Clue } solo se puede completar de una manera: { $so }.
   *[other] { $Clue } se puede completar de { $n-ways } maneras, y en todas { $so }.
}
because-total-too-small = No hay solución: { $n-held ->
    [0] { $clue } llega como mucho a { $most }.
   *[other] con { $held }, { $clue } llega como mucho a { $most }.
}
because-total-too-large = No hay solución: { $n-held ->
    [0] { $clue } da al menos { $least }.
   *[other] con { $held }, { $clue } da al menos { $least }.
}
because-total-impossible = No hay solución: no queda ninguna combinación para { $clue }.

because-balance = { $Claim }. Contengan lo que contengan { $plus } y { $minus }, { $so }.
because-balance-facts = { $Claim }. { $facts }, así que { $so }.
side-least = { $n-cells ->
    [one] { $cells } es al menos { $least }
   *[other] { $cells } suman al menos { $lowest ->
        [none] { $least }
       *[other] { $lowest } = { $least }
    }
}
side-most = { $n-cells ->
    [one] { $cells } es como mucho { $most }
   *[other] { $cells } suman como mucho { $most }
}

because-rise-of-two = { $Claim }, así que { $so }.
because-rise-of-two-known = { $Claim }, y { $known }, así que { $so }.
because-rise = { $Claim } a lo largo de { $n } celdas, así que { $so }.
because-rise-known = En { $clue }, { $known }, así que { $so }.
because-rise-place = { $cell } es la { $number ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
    [8] octava
    [9] novena
   *[other] { $number }.ª
} de { $n } celdas en { $clue }: { $before ->
    [0] { $after ->
        [1] después viene un dígito mayor
       *[other] después vienen { $after-in-words } dígitos mayores
    }
    [1] { $after ->
        [0] antes hay un dígito menor
        [1] antes hay un dígito menor y después uno mayor
       *[other] antes hay un dígito menor y después { $after-in-words } mayores
    }
   *[other] { $after ->
        [0] antes hay { $before-in-words } dígitos menores
        [1] antes hay { $before-in-words } dígitos menores y después uno mayor
       *[other] antes hay { $before-in-words } dígitos menores y después { $after-in-words } mayores
    }
}, así que { $so }.

because-partners = { $Claim }. { $inferences }.
because-partners-pairs = { $Claim }: { $pairs }. { $So }.
because-partners-lonely = { $Claim }, así que { $n-changes ->
    [2] { $n-cells ->
        [2] ninguna de las dos es { $lonely }
       *[other] { $so }
    }
   *[other] { $so }
}.
inference = { $known }, así que { $left }
because-partners-on-both-sides = { $Claim }. { $n-between ->
    [1] { $sides } son distintas, así que { $between } necesita dos parejas distintas: { $so }.
   *[other] { $between } tienen cada una dos vecinas distintas entre sí, así que necesitan dos parejas distintas: { $so }.
}
because-neighbours = { $Claim }. { $known }, así que { $so }.

because-tally-full = En { $clue } { $max ->
    [one] solo hay un lugar
   *[other] solo hay { $max } lugares
} para { $symbols }, y { $sure } { $n-sure ->
    [one] ya lo ocupa
   *[other] ya los ocupan
}, así que { $so }.
because-tally-needed = En { $clue } { $min ->
    [1] hace falta una celda con { $symbols }, y solo { $possible } puede serlo
   *[other] hacen falta { $min } celdas con { $symbols }, y solo { $possible } pueden serlo
}, así que { $so }.

because-fillings = { $Claim }. { $n-ways ->
    [1] La única manera que queda de llenar { $open } es { $ways }, así que { $so }.
   *[other] Las únicas maneras que quedan de llenar { $open } son { $ways }, así que { $so }.
}
because-deciding = { $n-known ->
    [0] { $Claim }, así que { $so }.
   *[other] { $Claim }. { $known }, así que { $so }.
}
because-fillings-many = { $Claim }. Se llenen como se llenen { $open }, { $so }.

# Cómo se llaman las pistas y qué dicen.

clue-houses = las casas
clue-diagonals = las diagonales
clue-windoku = las ventanas
clue-disjoint-groups = la regla de los grupos disjuntos
clue-hypercube = la regla del hipercubo
clue-extra-region = la región extra { $cells }
clue-candidates = los candidatos de { $cells }
clue-even = las celdas pares { $cells }
clue-odd = las celdas impares { $cells }
clue-doppelganger = la regla de los dobles
clue-killer-cage = la jaula { $sum ->
    [none] { $cells }
   *[other] de { $sum } { $cells }
}
claim-killer-cage = { $sum ->
    [none] los dígitos de la jaula { $cells } son distintos
   *[other] las celdas de la jaula { $cells } suman { $sum }
}
clue-kakuro-run = la serie { $sum ->
    [none] { $cells }
   *[other] de { $sum } { $cells }
}
claim-kakuro-run = las celdas de la serie { $cells } suman { $sum }
clue-kenken-cage = la jaula { $op ->
    [none] de { $target }
    [plus] { $target }+
    [minus] { $target }−
    [times] { $target }×
    [over] { $target }÷
   *[other] { $target }
} { $cells }
claim-kenken-cage = { $op ->
    [minus] en la jaula { $target }−, { $first } y { $last } difieren en { $target }
    [over] en la jaula { $target }÷, de { $first } y { $last }, una es { $target ->
        [2] el doble de la otra
        [3] el triple de la otra
       *[other] { $target } veces la otra
    }
   *[other] { $clue } da { $target }
}
clue-sum = la suma { $sum } de { $cells }
claim-sum = { $equation ->
    [none] { $cells } suman { $sum }
   *[other] { $equation }
}
clue-little-killer = la diagonal de { $sum } { $cells }
claim-little-killer = la diagonal { $cells } suma { $sum }
clue-magic-boxes = la línea mágica { $cells }
clue-cage-comparison = el signo entre las jaulas { $cells } y { $other }
claim-cage-comparison = la jaula { $cells } suma { $relation ->
    [less] menos que
    [equal] lo mismo que
   *[other] más que
} la jaula { $other }
clue-equal-sums = las sumas iguales de { $lists }
clue-equality-cage = la jaula de igualdad { $cells }
claim-equality-cage = la jaula de igualdad { $cells } contiene dígitos distintos, tantos pares como impares y tantos bajos como altos
clue-rellik-cage = la jaula rellik { $cells }
claim-rellik-cage = ningún grupo de celdas de la jaula rellik { $cells } suma { $sum }
clue-greater-than = el signo entre { $first } y { $last }
claim-greater-than = { $n-cells ->
    [2] { $first } es menor que { $last }
   *[other] los dígitos de { $cells } crecen
}
clue-anti-knight = la regla anticaballo
claim-anti-knight = las celdas a un salto de caballo tienen dígitos distintos
clue-anti-king = la regla antirrey
claim-anti-king = las celdas a un paso de rey tienen dígitos distintos
clue-anti-taxicab = la regla antitaxi
claim-anti-taxicab = dos celdas con el dígito N nunca están a N pasos una de otra
clue-non-consecutive = la regla de no consecutivos
claim-non-consecutive = las celdas vecinas no son consecutivas
clue-global-entropy = el bloque 2×2 { $cells }
claim-global-entropy = el bloque 2×2 { $cells } contiene un dígito bajo, uno medio y uno alto
clue-global-mod = el bloque 2×2 { $cells }
claim-global-mod = el bloque 2×2 { $cells } contiene los tres restos módulo 3
clue-dutch-flatmates = los compañeros de piso de { $cells }
claim-dutch-flatmates = un dígito central en { $cells } tiene justo encima el menor de los dígitos o justo debajo el mayor
clue-minimum = el mínimo en { $first }
claim-minimum = un mínimo es menor que sus celdas vecinas
clue-maximum = el máximo en { $first }
claim-maximum = un máximo es mayor que sus celdas vecinas
clue-clone = los clones
claim-clone = { $first } y { $last } son clones y contienen el mismo dígito
clue-equal = las celdas iguales
claim-equal = { $first } y { $last } contienen el mismo dígito
clue-same-values = las celdas { $lists }
claim-same-values = { $lists } contienen los mismos dígitos
clue-quadruple = el círculo entre { $cells }
claim-quadruple = { $clue } exige { $symbols }
clue-contain-exact = el grupo { $cells }
claim-contain-exact = { $clue } contiene { $symbols }, no más veces de las indicadas
clue-counting-circles = los círculos contadores { $cells }
claim-counting-circles = un dígito en los círculos contadores { $cells } aparece en ellos tantas veces como indica
clue-count-distinct = el recuento de { $control }
claim-count-distinct = { $control } dice cuántos dígitos distintos hay en { $cells }
clue-look-and-say = la pista «mira y di» { $text }
claim-look-and-say = la pista { $text } cuenta los dígitos de { $cells }
clue-row-indexer = el indexador de fila en { $first }
claim-row-indexer = un indexador de fila dice en qué fila de su columna está el número de su propia fila
clue-column-indexer = el indexador de columna en { $first }
claim-column-indexer = un indexador de columna dice en qué columna de su fila está el número de su propia columna
clue-box-indexer = el indexador de caja en { $first }
claim-box-indexer = un indexador de caja dice en qué lugar de { $area ->
    [region] su región
   *[box] su caja
} está el número de su propio lugar
clue-value-indexing = el tirachinas en { $first }
claim-value-indexing = el tirachinas repite el primer dígito de { $cells } tantas celdas más allá como dice el segundo
clue-thermometer = el { $slow ->
    [yes] termómetro lento
   *[other] termómetro
} { $cells }
claim-thermometer = { $slow ->
    [yes] el termómetro lento { $cells } nunca baja
   *[other] el termómetro { $cells } sube
}
clue-arrow = la flecha { $cells } con el círculo { $circle }
claim-arrow = { $n-circle ->
    [1] { $n-cells ->
        [1] la celda { $cells } de la flecha es igual al círculo { $circle }
       *[other] las { $n-cells-in-words } celdas { $cells } de la flecha suman lo que indica el círculo { $circle }
    }
   *[other] { $equation ->
        [none] las celdas de la flecha { $cells } suman el número del círculo { $circle }
       *[other] la flecha exige que { $equation }
    }
}
clue-double-arrow = la flecha doble { $cells }
claim-double-arrow = en la flecha doble { $cells }, las celdas entre los círculos suman lo mismo que los dos círculos juntos
clue-difference = el punto blanco entre { $first } y { $last }
claim-difference = { $value ->
    [1] { $first } y { $last } son consecutivas
    [none] { $n-cells ->
        [2] { $first } y { $last } son consecutivas
       *[other] a lo largo de { $cells }, las celdas vecinas son consecutivas
    }
   *[other] { $n-cells ->
        [2] { $first } y { $last } difieren en { $value }
       *[other] a lo largo de { $cells }, las celdas vecinas difieren en { $value }
    }
}
clue-ratio = el punto negro entre { $first } y { $last }
claim-ratio = de { $first } y { $last }, una es { $value ->
    [2] el doble de la otra
    [none] el doble de la otra
    [3] el triple de la otra
   *[other] { $value } veces la otra
}
clue-pair-sum = la suma { $sum } de { $first } y { $last }
claim-pair-sum = { $first } y { $last } suman { $sum }
clue-difference-negative = los puntos que faltan
claim-difference-negative = las celdas vecinas sin punto no son consecutivas
clue-ratio-negative = los puntos que faltan
claim-ratio-negative = las celdas vecinas sin punto no guardan la razón que indica un punto
clue-sum-negative = los signos que faltan
claim-sum-negative = las celdas vecinas sin signo no suman { $sums ->
    [none] 5 ni 10
   *[other] { $sums }
}
clue-kropki-negative = los puntos que faltan
claim-kropki-negative = las celdas vecinas sin punto no son consecutivas ni una es el doble de la otra
clue-renban = la línea renban { $cells }
claim-renban = la línea renban { $cells } contiene { $n-cells-in-words } dígitos consecutivos en cualquier orden
clue-whisper = la línea de susurros { $cells }
claim-whisper = { $n-cells ->
    [2] en la línea de susurros, { $first } y { $last } difieren al menos en { $step }
   *[other] en la línea de susurros { $cells }, las celdas vecinas difieren al menos en { $step }
}
clue-palindrome = el palíndromo
claim-palindrome = { $first } y { $last } son simétricas en el palíndromo
clue-between = la línea intermedia { $cells }
claim-between = en la línea intermedia { $cells }, todos los dígitos están entre los de sus extremos
clue-lockout = la línea de bloqueo { $cells }
claim-lockout = en la línea de bloqueo { $cells }, los extremos difieren al menos en { $difference ->
    [none] 4
   *[other] { $difference }
} y ningún otro dígito está entre ellos
clue-zipper = la línea cremallera
claim-zipper = { $equation ->
    [none] { $n-told ->
        [3] en la línea cremallera, { $others } suman el valor de la celda central, { $first }
       *[other] en la línea cremallera { $cells }, dos celdas a igual distancia del centro suman siempre lo mismo
    }
   *[other] en la línea cremallera, { $equation }
}
clue-region-sum-line = la línea de sumas por { $area ->
    [region] región
   *[box] caja
}
claim-region-sum-line = { $equation ->
    [none] la línea { $cells } tiene la misma suma en cada { $area ->
        [region] región
       *[box] caja
    }
   *[other] la línea tiene la misma suma en cada { $area ->
        [region] región
       *[box] caja
    }: { $equation }
}
clue-sum-line = la línea { $cells }
claim-sum-line = la línea { $cells } se divide en tramos que suman { $sum } cada uno
clue-entropic = la línea entrópica { $cells }
claim-entropic = tres celdas seguidas cualesquiera de la línea entrópica { $cells } contienen un dígito bajo, uno medio y uno alto{ $n-cells ->
    [2] {""}
    [3] {""}
   *[other] , así que, de tres en tres, las celdas son de la misma clase
}
clue-modular = la línea modular { $cells }
claim-modular = { $modulus ->
    [none] tres celdas seguidas cualesquiera de la línea modular { $cells } tienen restos distintos módulo 3, así que, de tres en tres, las celdas tienen el mismo
   *[other] { $modulus } celdas seguidas cualesquiera de la línea modular { $cells } tienen restos distintos módulo { $modulus }
}
clue-nabner = la línea nabner { $cells }
claim-nabner = en la línea nabner no hay dos dígitos iguales ni consecutivos
clue-consecutive-lines = la línea { $cells }
claim-consecutive-lines = { $line } contiene dígitos consecutivos en cualquier orden
clue-sandwich = el sándwich { $sum } { $line-of }
claim-sandwich = { $line-in }, los dígitos entre el menor y el mayor suman { $sum }
clue-lunchbox = la fiambrera { $cells }
claim-lunchbox = en la fiambrera { $cells }, los dígitos entre el menor y el mayor suman { $sum }
clue-x-sum = la suma X { $sum } { $line-of }
claim-x-sum = el primer dígito { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}desde la izquierda
    [right] {" "}desde la derecha
    [top] {" "}desde arriba
   *[other] {" "}desde abajo
} dice cuántas celdas suman { $sum }
clue-skyscraper = la pista de rascacielos { $count } { $line-of }
claim-skyscraper = { $count ->
    [1] solo se ve un edificio { $line-of }
   *[other] se ven { $count-in-words } edificios { $line-of }
}{ $from-side ->
    [none] {""}
    [left] {" "}desde la izquierda
    [right] {" "}desde la derecha
    [top] {" "}desde arriba
   *[other] {" "}desde abajo
}
clue-hidden-skyscraper = el rascacielos oculto { $value } { $line-of }
claim-hidden-skyscraper = el primer edificio oculto { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}desde la izquierda
    [right] {" "}desde la derecha
    [top] {" "}desde arriba
   *[other] {" "}desde abajo
} es { $value }
clue-numbered-room = la habitación numerada { $value } { $line-of }
claim-numbered-room = el primer dígito { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}desde la izquierda
    [right] {" "}desde la derecha
    [top] {" "}desde arriba
   *[other] {" "}desde abajo
} dice en cuál de sus celdas está el { $value }
clue-full-rank = el rango { $rank } { $line-of }
claim-full-rank = de todas las líneas leídas como números, { $line } ocupa el puesto { $rank }
clue-distinct-lines = la regla de que no hay dos líneas iguales
claim-distinct-lines = no hay dos líneas iguales, leídas desde cualquiera de sus extremos
clue-connected-values = los { $symbols } conectados
claim-connected-values = las celdas con { $symbols } están conectadas entre sí
clue-chaos-construction = las regiones por determinar
claim-chaos-construction = cada región tiene { $size } celdas conectadas y ningún dígito repetido
clue-equal-count = el recuento de { $control }
claim-equal-count = { $control } dice cuántas veces aparece en { $cells } el dígito de { $first }
clue-equal-run = el recuento de { $control }
claim-equal-run = { $control } dice hasta dónde llegan los dígitos iguales a su alrededor
clue-relation = la pareja { $first } y { $last }
claim-relation = { $n-cells ->
    [2] { $first } y { $last } contienen una de las parejas indicadas
   *[other] las celdas vecinas de { $cells } contienen una de las parejas indicadas
}
clue-automaton = la línea { $cells }
claim-automaton = la línea { $cells } tiene que ajustarse a su autómata
clue-regular = el patrón { $pattern }
claim-regular = { $cells } se ajustan al patrón { $pattern }
clue-any-of = las reglas alternativas para { $cells }
claim-any-of = se cumple al menos una de las reglas alternativas para { $cells }
clue-all-of = las reglas para { $cells }
claim-all-of = se cumplen todas las reglas para { $cells }

# Argumentos de las reglas con sus propias palabras.

because-sandwich-middle = Una suma de { $sum } entre el { $low } y el { $high } { $line-of } ocupa al menos { $least ->
    [one] un dígito, demasiado
   *[other] { $least } dígitos, demasiados
} para que uno de los dos esté en el medio, así que { $so }.
because-sandwich-apart = { $sum ->
    [0] Los dígitos entre el { $low } y el { $high } { $line-of } suman 0, así que los dos son vecinos
   *[other] Entre el { $low } y el { $high } { $line-of }, { $n-ways ->
        [0] una suma de { $sum } ocupa { $n-sizes ->
            [one] { $least ->
                [one] un dígito
               *[other] { $least } dígitos
            }
            [2] { $least } { $most ->
                [8] u
                [11] u
               *[other] o
            } { $most } dígitos
           *[other] de { $least } a { $most } dígitos
        }
       *[other] { $sum } solo puede ser { $ways }
    }
}. { $n-lows ->
    [one] El { $low } está en { $lows }{ $n-highs ->
        [one] {" "}y el { $high } en { $highs }
       *[other] {""}
    }, así que { $so }
   *[other] { $n-highs ->
        [one] El { $high } está en { $highs }, así que { $so }
       *[other] El { $low } solo cabe en { $lows } y el { $high } solo en { $highs }, así que { $so }
    }
}.
because-sandwich-neighbours = El { $low } y el { $high } { $line-of } no tienen nada entre ellos y solo caben en { $ends }, así que { $so }.
because-sandwich-inside = El { $low } y el { $high } { $line-of } están en { $ends }. Entre ellos, { $n-inside ->
    [1] { $inside } es { $sum }
   *[other] { $inside } suman { $sum }: { $ways }
}, así que { $so }.
because-sandwich-outside = { $sum } es la suma entre el { $low } y el { $high } { $line-of }, que están en { $ends }. Todos los demás dígitos suman { $total }, de modo que { $n-outside ->
    [1] solo el { $rests } queda fuera, en { $outside }
   *[other] { $outside }, que quedan fuera, contienen { $rests }
}, así que { $so }.
because-sandwich-places = El { $low } y el { $high } { $line-of } solo caben en la pareja { $places }. Entre ellos queda { $ways }, así que { $so }.
because-sandwich-wherever = El { $low } { $line-of } está en { $n-lows ->
    [one] { $lows }
   *[other] una de las celdas { $lows }
} y el { $high } en { $n-highs ->
    [one] { $highs }
   *[other] una de las celdas { $highs }
}, con { $n-ways ->
    [0] una suma de { $sum }
   *[other] { $ways }
} entre ellos, así que { $so }.
because-x-sum-too-little = { $Claim }. { $n-shown ->
    [1] Si { $first } fuera 1, eso sería solo { $extreme }
   *[other] Si { $first } fuera { $x }, las { $x } primeras celdas sumarían como mucho { $shown } = { $extreme }
}, así que { $so }.
because-x-sum-too-much = { $Claim }. Si { $first } fuera { $x }, las { $x } primeras celdas sumarían al menos { $shown } = { $extreme }, así que { $so }.
because-x-sum-counted = { $first } es { $x }, de modo que { $counted } { $n-counted ->
    [1] aporta sola los otros { $rest } de la suma X
   *[other] suman los otros { $rest } de la suma X: { $ways }
}, así que { $so }.
because-x-sum-only = { $Claim }. Eso solo funciona con { $ways }, contando desde { $first }: { $so }.
because-x-sum-begins = La suma X { $sum } { $line-of } es { $ways }, con X como primer número, así que { $so }.
because-numbered-room-elsewhere = { $Claim }. El { $value } no cabe en { $cells }, así que { $so }.
because-numbered-room-known = { $Claim }. { $known }, así que { $so }.
because-numbered-room-among = { $Claim }. { $known }, así que { $so }.
because-skyscraper-all = Se ven los { $count } edificios { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}desde la izquierda
    [right] {" "}desde la derecha
    [top] {" "}desde arriba
   *[other] {" "}desde abajo
}, así que ninguno está oculto y { $so }.
because-skyscraper-highest = { $Claim }. Detrás del { $highest } no se ve nada, y delante de él { $before ->
    [1] tiene que verse otro
   *[other] tienen que verse otros { $before }
}, así que { $so }.
because-skyscraper-tall = { $Claim }. Detrás del { $highest } no se ve nada y detrás del { $height } { $behind ->
    [one] se ve como mucho uno más
   *[other] se ven como mucho { $behind } más
}, así que { $so }.
because-skyscraper-few = { $Claim }. Con { $symbols } en { $cell } se verían como mucho { $most }, así que { $so }.
because-skyscraper-few-named = { $Claim }. Con { $symbols } en { $cell } solo podrían verse { $maybe }, así que { $so }.
because-skyscraper-many = { $Claim }. Con { $symbols } en { $cell } se verían al menos { $least }, así que { $so }.
because-skyscraper-many-named = { $Claim }. Con { $symbols } en { $cell } se verían todos estos: { $always }, así que { $so }.
because-skyscraper-other = { $Claim }. Con { $symbols } en { $cell } se verían { $least } { $most ->
    [8] u
    [11] u
   *[other] o
} { $most }, así que { $so }.
because-quadruple-rest = { $n-known ->
    [0] { $Claim }, así que { $so }.
   *[other] { $Claim }. { $known }, lo que deja { $missing } para { $others }: { $so }.
}
because-quadruple-places = { $Clue } necesita { $needed }, y solo { $places } { $n-needed ->
    [1] puede contenerlo
   *[other] pueden contenerlos
}, así que { $so }.
because-contain-exact-rest = { $n-known ->
    [0] { $Claim }, así que { $so }.
   *[other] { $Claim }. { $known }, lo que deja { $missing } para { $others }: { $so }.
}
because-contain-exact-places = { $Clue } necesita { $needed }, y solo { $places } { $n-needed ->
    [1] puede contenerlo
   *[other] pueden contenerlos
}, así que { $so }.
because-look-and-say-rest = { $n-known ->
    [0] { $Claim }, así que { $so }.
   *[other] { $Claim }. { $known }, lo que deja { $missing } para { $others }: { $so }.
}
because-look-and-say-places = { $Clue } necesita { $needed }, y solo { $places } { $n-needed ->
    [1] puede contenerlo
   *[other] pueden contenerlos
}, así que { $so }.
because-region-sum-line-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, así que { $so }.
because-region-sum-line-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-region-sum-line-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, y { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-region-sum-line-sums = { $Claim }. Esa suma solo puede ser { $sums }, así que { $so }.
because-zipper-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, así que { $so }.
because-zipper-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-zipper-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, y { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-zipper-sums = { $Claim }. Esa suma solo puede ser { $sums }, así que { $so }.
because-zipper-pair-least = En la línea cremallera, { $pair } suman el valor de la celda central, { $centre }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, así que { $so }.
because-zipper-pair-most = En la línea cremallera, { $pair } suman el valor de la celda central, { $centre }. { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-zipper-pair-both = En la línea cremallera, { $pair } suman el valor de la celda central, { $centre }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, y { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-zipper-pair-sums = En la línea cremallera, { $pair } suman el valor de la celda central, { $centre }. Esa suma solo puede ser { $sums }, así que { $so }.
because-equal-sums-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, así que { $so }.
because-equal-sums-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-equal-sums-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, y { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-equal-sums-sums = { $Claim }. Esa suma solo puede ser { $sums }, así que { $so }.
because-double-arrow-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, así que { $so }.
because-double-arrow-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-double-arrow-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, y { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-double-arrow-sums = { $Claim }. Esa suma solo puede ser { $sums }, así que { $so }.
because-cage-comparison-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, así que { $so }.
because-cage-comparison-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-cage-comparison-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } es al menos { $least }
   *[other] { $low-cells } suman al menos { $least }
}, y { $n-high-cells ->
    [1] { $high-cells } es como mucho { $most }
   *[other] { $high-cells } suman como mucho { $most }
}, así que { $so }.
because-cage-comparison-sums = { $Claim }. Esa suma solo puede ser { $sums }, así que { $so }.
because-cage-comparison-less = { $Claim }. { $higher } suman como mucho { $most }, así que { $lower } suman menos y { $so }.
because-cage-comparison-more = { $Claim }. { $lower } suman al menos { $least }, así que { $higher } suman más y { $so }.
because-value-indexing-beyond = { $Claim }. Solo siguen { $length } celdas, así que { $so }.
because-value-indexing-nothing-shared = { $Claim }. { $n-cells ->
    [one] { $cells } no tiene
   *[other] { $cells } no tienen
} ningún dígito en común con { $repeated }, así que { $so }.
because-value-indexing-nowhere = { $Claim }. { $counter } solo puede señalar { $cells }, donde { $symbols } es imposible, así que { $so }.
because-value-indexing-repeated = { $Claim }. { $counter } señala { $cells }, y { $known }, así que { $so }.
because-same-values-absent = { $Claim }. En { $list } no puede haber { $symbols }, así que { $so }.
because-counting-circles-full = { $n-needed ->
    [1] Ya hay un círculo con el { $digit }, como indica
   *[other] Ya hay { $n-needed } círculos con el { $digit }, tantos como indica
}, así que { $so }.
because-counting-circles-too-few = El { $digit } tendría que estar en { $n-needed } círculos, pero solo cabe en { $n-circles }, así que { $so }.
because-counting-circles-places = El { $digit } tiene que estar en { $n-needed } círculos y solo cabe en { $places }, así que { $so }.
because-counting-circles-kinds = Los dígitos de los { $number } círculos, cada uno tantas veces como indica, los llenan todos: { $number } = { $sets }, así que { $so }.
because-renban-sets = { $Clue } solo puede contener { $sets }, así que { $so }.
because-nabner-sets = { $Clue } solo puede contener { $sets }, así que { $so }.
because-lunchbox-inside = { $Claim }. Esos dígitos solo pueden ser { $ways }, así que { $so }.
because-skyscraper-one = { $Claim }. Tiene que ser el { $highest }, así que { $so }.
because-between-room = Entre los extremos de { $clue } hay al menos { $room } dígitos distintos, de modo que los extremos difieren en más de { $room }. { $known }, así que { $so }.
because-between-next = { $Clue } tiene algo entre sus extremos, de modo que estos difieren en más de 1. { $known }, así que { $so }.
because-maximum-at-all = { $cell } es mayor que sus celdas vecinas, así que { $so }.
because-maximum-neighbour = { $cell } es mayor que su vecina { $next }. { $known }, así que { $so }.
because-maximum-around = { $cell } es mayor que sus celdas vecinas. { $known }, así que { $so }.
because-minimum-at-all = { $cell } es menor que sus celdas vecinas, así que { $so }.
because-minimum-neighbour = { $cell } es menor que su vecina { $next }. { $known }, así que { $so }.
because-minimum-around = { $cell } es menor que sus celdas vecinas. { $known }, así que { $so }.
because-row-indexer-elsewhere = { $cell } dice en qué fila de su columna está el { $own }. El { $own } no cabe en { $targets }, así que { $so }.
because-row-indexer-pointed = { $cell } dice en qué fila de su columna está el { $own }. { $known }, así que { $so }.
because-column-indexer-elsewhere = { $cell } dice en qué columna de su fila está el { $own }. El { $own } no cabe en { $targets }, así que { $so }.
because-column-indexer-pointed = { $cell } dice en qué columna de su fila está el { $own }. { $known }, así que { $so }.
because-box-indexer-elsewhere = { $cell } dice en qué lugar de { $area ->
    [region] su región
   *[box] su caja
} está el { $own }. El { $own } no cabe en { $targets }, así que { $so }.
because-box-indexer-pointed = { $cell } dice en qué lugar de { $area ->
    [region] su región
   *[box] su caja
} está el { $own }. { $known }, así que { $so }.
