# Gli indizi delle regole: come si chiamano, che cosa dicono e come portano a ciò che ne segue.

cell-is = { $n ->
    [one] { $cells } è { $set }
   *[other] { $cells } sono { $set }
}
set-at-most = al massimo { $high }
set-at-least = almeno { $low }
set-range = { $n ->
    [one] un numero
   *[other] numeri
} da { $low } a { $high }
set-anything = { $n ->
    [one] un numero qualsiasi
   *[other] numeri qualsiasi
}
set-all-but = qualcosa che non è { $symbols-nor }
number = { $n ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { $n }
}
held-in = { $symbol } in { $cell }
so-none = { $n ->
    [2] nessuna delle due celle è { $symbols }
   *[other] nessuna di queste celle è { $symbols }
}

so-none-can-be = { $n ->
    [2] nessuna delle due può essere { $symbols }
   *[other] nessuna di queste celle può essere { $symbols }
}

# Una regola senza un messaggio proprio.
clue = la regola «{ $title }» in { $cells }
claim = { $clue } mette in relazione le sue celle
claim-balance = { $Clue } richiede che { $equation }
clue-impossible = Non c'è soluzione: è ormai impossibile soddisfare { $clue }.

because-total-last = { $Clue } ha già { $held }, quindi { $so }.
because-total-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $Clue } deve essere { $ways }, quindi { $so }.
       *[other] Con { $taken }, { $clue } deve essere { $ways }, quindi { $so }.
    }
   *[other] { $n-taken ->
        [0] { $Clue } ha già { $held }, quindi { $open } devono essere { $ways }: { $so }.
       *[other] { $Clue } ha già { $held }. Con { $taken }, { $open } devono essere { $ways }, quindi { $so }.
    }
}
because-kakuro-run-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $sum } nelle { $n-cells-in-words } celle { $cells } può essere solo { $ways }, quindi { $so }.
       *[other] { because-total-ways }
    }
   *[other] { because-total-ways }
}
because-kenken-cage-ways = { $op ->
    [plus] { because-total-ways }
    [times] { $n-held ->
        [0] { $n-taken ->
            [0] { $target }× nelle { $n-cells-in-words } celle { $cells } di un { $size }×{ $size }: { $ways }. { $n-non-divisors ->
                [0] { $So }.
                [1] { $non-divisors } non divide { $target }, quindi { $so }.
               *[other] { $non-divisors } non dividono { $target }, quindi { $so }.
            }
           *[other] { because-total-ways }
        }
       *[other] { because-total-ways }
    }
   *[other] { $Clue } può essere solo { $ways }, quindi { $so }.
}
because-total-bounds = { $n-held ->
    [0] { $Clue }: { $bounds }.
   *[other] { $Clue } ha già { $held }, quindi le altre celle danno insieme { $rest }: { $bounds }.
}
total-bound = { $most ->
    [none] le celle diverse da { $cell } danno almeno { $least }, quindi { $so }
   *[other] { $least ->
        [none] le celle diverse da { $cell } danno al massimo { $most }, quindi { $so }
       *[other] le celle diverse da { $cell } danno da { $least } a { $most }, quindi { $so }
    }
}
because-total-count = { $n-ways ->
    [0] In qualunque modo si completi { $clue }, { $so }.
    [one] { $Clue } si può completare in un solo modo: { $so }.
   *[other] { $Clue } si può completare in { $n-ways } modi, e in tutti { $so }.
}
because-total-too-small = Non c'è soluzione: { $n-held ->
    [0] { $clue } arriva al massimo a { $most }.
   *[other] con { $held }, { $clue } arriva al massimo a { $most }.
}
because-total-too-large = Non c'è soluzione: { $n-held ->
    [0] { $clue } dà almeno { $least }.
   *[other] con { $held }, { $clue } dà almeno { $least }.
}
because-total-impossible = Non c'è soluzione: non resta alcuna combinazione per { $clue }.

because-balance = { $Claim }. Qualunque cosa contengano { $plus } e { $minus }, { $so }.
because-balance-facts = { $Claim }. { $facts }, quindi { $so }.
side-least = { $n-cells ->
    [one] { $cells } è almeno { $least }
   *[other] { $cells } danno almeno { $lowest ->
        [none] { $least }
       *[other] { $lowest } = { $least }
    }
}
side-most = { $n-cells ->
    [one] { $cells } è al massimo { $most }
   *[other] { $cells } danno al massimo { $most }
}

because-rise-of-two = { $Claim }, quindi { $so }.
because-rise-of-two-known = { $Claim }, e { $known }, quindi { $so }.
because-rise = { $Claim } lungo { $n } celle, quindi { $so }.
because-rise-known = Lungo { $clue }, { $known }, quindi { $so }.
because-rise-place = { $cell } è la { $number ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
    [6] sesta
    [7] settima
    [8] ottava
    [9] nona
   *[other] { $number }ª
} di { $n } celle lungo { $clue }: { $before ->
    [0] { $after ->
        [1] dopo viene una cifra maggiore
       *[other] dopo vengono { $after-in-words } cifre maggiori
    }
    [1] { $after ->
        [0] prima c'è una cifra minore
        [1] prima c'è una cifra minore e dopo una maggiore
       *[other] prima c'è una cifra minore e dopo { $after-in-words } maggiori
    }
   *[other] { $after ->
        [0] prima ci sono { $before-in-words } cifre minori
        [1] prima ci sono { $before-in-words } cifre minori e dopo una maggiore
       *[other] prima ci sono { $before-in-words } cifre minori e dopo { $after-in-words } maggiori
    }
}, quindi { $so }.

because-partners = { $Claim }. { $inferences }.
because-partners-pairs = { $Claim }: { $pairs }. { $So }.
because-partners-lonely = { $Claim }, quindi { $n-changes ->
    [2] { $n-cells ->
        [2] nessuna delle due è { $lonely }
       *[other] { $so }
    }
   *[other] { $so }
}.
inference = { $known }, quindi { $left }
because-partners-on-both-sides = { $Claim }. { $n-between ->
    [1] { $sides } sono diverse, quindi { $between } ha bisogno di due compagne diverse: { $so }.
   *[other] { $between } hanno ciascuna due vicine diverse tra loro, quindi hanno bisogno di due compagne diverse: { $so }.
}
because-neighbours = { $Claim }. { $known }, quindi { $so }.

because-tally-full = { $Clue }: { $max ->
    [one] c'è un solo posto
   *[other] ci sono solo { $max } posti
} per { $symbols }, e { $sure } { $n-sure ->
    [one] lo occupa già
   *[other] li occupano già
}, quindi { $so }.
because-tally-needed = { $Clue }: { $min ->
    [1] serve una cella con { $symbols }, e solo { $possible } può esserlo
   *[other] servono { $min } celle con { $symbols }, e solo { $possible } possono esserlo
}, quindi { $so }.

because-fillings = { $Claim }. { $n-ways ->
    [1] L'unico modo rimasto di riempire { $open } è { $ways }, quindi { $so }.
   *[other] Gli unici modi rimasti di riempire { $open } sono { $ways }, quindi { $so }.
}
because-deciding = { $n-known ->
    [0] { $Claim }, quindi { $so }.
   *[other] { $Claim }. { $known }, quindi { $so }.
}
because-fillings-many = { $Claim }. In qualunque modo si riempiano { $open }, { $so }.

# Come si chiamano gli indizi e che cosa dicono.

clue-houses = le case
clue-diagonals = le diagonali
clue-windoku = le finestre
clue-disjoint-groups = la regola dei gruppi disgiunti
clue-hypercube = la regola dell'ipercubo
clue-extra-region = la regione extra { $cells }
clue-candidates = i candidati di { $cells }
clue-even = le celle pari { $cells }
clue-odd = le celle dispari { $cells }
clue-doppelganger = la regola dei sosia
clue-killer-cage = la gabbia { $sum ->
    [none] { $cells }
   *[other] da { $sum } { $cells }
}
claim-killer-cage = { $sum ->
    [none] le cifre della gabbia { $cells } sono diverse
   *[other] le celle della gabbia { $cells } hanno somma { $sum }
}
clue-kakuro-run = la serie { $sum ->
    [none] { $cells }
   *[other] da { $sum } { $cells }
}
claim-kakuro-run = le celle della serie { $cells } hanno somma { $sum }
clue-kenken-cage = la gabbia { $op ->
    [none] da { $target }
    [plus] { $target }+
    [minus] { $target }−
    [times] { $target }×
    [over] { $target }÷
   *[other] { $target }
} { $cells }
claim-kenken-cage = { $op ->
    [minus] nella gabbia { $target }−, { $first } e { $last } differiscono di { $target }
    [over] nella gabbia { $target }÷, una tra { $first } e { $last } è { $target ->
        [2] il doppio dell'altra
        [3] il triplo dell'altra
       *[other] { $target } volte l'altra
    }
   *[other] { $clue } dà { $target }
}
clue-sum = la somma { $sum } di { $cells }
claim-sum = { $equation ->
    [none] { $cells } hanno somma { $sum }
   *[other] { $equation }
}
clue-little-killer = la diagonale da { $sum } { $cells }
claim-little-killer = la diagonale { $cells } ha somma { $sum }
clue-magic-boxes = la linea magica { $cells }
clue-cage-comparison = il segno tra le gabbie { $cells } e { $other }
claim-cage-comparison = la somma della gabbia { $cells } è { $relation ->
    [less] minore di
    [equal] uguale a
   *[other] maggiore di
} quella della gabbia { $other }
clue-equal-sums = le somme uguali di { $lists }
clue-equality-cage = la gabbia di uguaglianza { $cells }
claim-equality-cage = la gabbia di uguaglianza { $cells } contiene cifre diverse, tante pari quante dispari e tante basse quante alte
clue-rellik-cage = la gabbia rellik { $cells }
claim-rellik-cage = nessun gruppo di celle della gabbia rellik { $cells } ha somma { $sum }
clue-greater-than = il segno tra { $first } e { $last }
claim-greater-than = { $n-cells ->
    [2] { $first } è minore di { $last }
   *[other] le cifre di { $cells } crescono
}
clue-anti-knight = la regola anti-cavallo
claim-anti-knight = le celle a un salto di cavallo contengono cifre diverse
clue-anti-king = la regola anti-re
claim-anti-king = le celle a una mossa di re contengono cifre diverse
clue-anti-taxicab = la regola anti-taxi
claim-anti-taxicab = due celle con la cifra N non distano mai N passi
clue-non-consecutive = la regola dei non consecutivi
claim-non-consecutive = le celle vicine non sono consecutive
clue-global-entropy = il blocco 2×2 { $cells }
claim-global-entropy = il blocco 2×2 { $cells } contiene una cifra bassa, una media e una alta
clue-global-mod = il blocco 2×2 { $cells }
claim-global-mod = il blocco 2×2 { $cells } contiene tutti e tre i resti modulo 3
clue-dutch-flatmates = i coinquilini di { $cells }
claim-dutch-flatmates = una cifra centrale in { $cells } ha subito sopra la cifra più bassa o subito sotto la più alta
clue-minimum = il minimo in { $first }
claim-minimum = un minimo è minore delle celle vicine
clue-maximum = il massimo in { $first }
claim-maximum = un massimo è maggiore delle celle vicine
clue-clone = i cloni
claim-clone = { $first } e { $last } sono cloni e contengono la stessa cifra
clue-equal = le celle uguali
claim-equal = { $first } e { $last } contengono la stessa cifra
clue-same-values = le celle { $lists }
claim-same-values = { $lists } contengono le stesse cifre
clue-quadruple = il cerchio tra { $cells }
claim-quadruple = { $clue } richiede { $symbols }
clue-contain-exact = il gruppo { $cells }
claim-contain-exact = { $clue } contiene { $symbols }, non più volte di quante indicate
clue-counting-circles = i cerchi contatori { $cells }
claim-counting-circles = una cifra nei cerchi contatori { $cells } vi compare tante volte quante ne indica
clue-count-distinct = il conteggio di { $control }
claim-count-distinct = { $control } dice quante cifre diverse ci sono in { $cells }
clue-look-and-say = l'indizio «guarda e di'» { $text }
claim-look-and-say = l'indizio { $text } conta le cifre di { $cells }
clue-row-indexer = l'indicatore di riga in { $first }
claim-row-indexer = un indicatore di riga dice in quale riga della sua colonna sta il numero della propria riga
clue-column-indexer = l'indicatore di colonna in { $first }
claim-column-indexer = un indicatore di colonna dice in quale colonna della sua riga sta il numero della propria colonna
clue-box-indexer = l'indicatore di riquadro in { $first }
claim-box-indexer = un indicatore di riquadro dice in quale posto { $area ->
    [region] della sua regione
   *[box] del suo riquadro
} sta il numero del proprio posto
clue-value-indexing = la fionda in { $first }
claim-value-indexing = la fionda ripete la prima cifra di { $cells } tante celle più avanti quante ne dice la seconda
clue-thermometer = il { $slow ->
    [yes] termometro lento
   *[other] termometro
} { $cells }
claim-thermometer = { $slow ->
    [yes] il termometro lento { $cells } non scende mai
   *[other] il termometro { $cells } sale
}
clue-arrow = la freccia { $cells } con il cerchio { $circle }
claim-arrow = { $n-circle ->
    [1] { $n-cells ->
        [1] la cella { $cells } della freccia è uguale al cerchio { $circle }
       *[other] le { $n-cells-in-words } celle { $cells } della freccia hanno per somma il valore nel cerchio { $circle }
    }
   *[other] { $equation ->
        [none] le celle della freccia { $cells } danno insieme il numero nel cerchio { $circle }
       *[other] la freccia richiede che { $equation }
    }
}
clue-double-arrow = la doppia freccia { $cells }
claim-double-arrow = sulla doppia freccia { $cells }, le celle tra i cerchi sommano quanto i due cerchi insieme
clue-difference = il punto bianco tra { $first } e { $last }
claim-difference = { $value ->
    [1] { $first } e { $last } sono consecutive
    [none] { $n-cells ->
        [2] { $first } e { $last } sono consecutive
       *[other] lungo { $cells }, le celle vicine sono consecutive
    }
   *[other] { $n-cells ->
        [2] { $first } e { $last } differiscono di { $value }
       *[other] lungo { $cells }, le celle vicine differiscono di { $value }
    }
}
clue-ratio = il punto nero tra { $first } e { $last }
claim-ratio = una tra { $first } e { $last } è { $value ->
    [2] il doppio dell'altra
    [none] il doppio dell'altra
    [3] il triplo dell'altra
   *[other] { $value } volte l'altra
}
clue-pair-sum = la somma { $sum } di { $first } e { $last }
claim-pair-sum = { $first } e { $last } hanno somma { $sum }
clue-difference-negative = i punti mancanti
claim-difference-negative = le celle vicine senza punto non sono consecutive
clue-ratio-negative = i punti mancanti
claim-ratio-negative = le celle vicine senza punto non sono nel rapporto indicato da un punto
clue-sum-negative = i segni mancanti
claim-sum-negative = le celle vicine senza segno non hanno somma { $sums ->
    [none] 5 né 10
   *[other] { $sums }
}
clue-kropki-negative = i punti mancanti
claim-kropki-negative = le celle vicine senza punto non sono consecutive né sono una il doppio dell'altra
clue-renban = la linea renban { $cells }
claim-renban = la linea renban { $cells } contiene { $n-cells-in-words } cifre consecutive in qualsiasi ordine
clue-whisper = la linea dei sussurri { $cells }
claim-whisper = { $n-cells ->
    [2] sulla linea dei sussurri, { $first } e { $last } differiscono almeno di { $step }
   *[other] sulla linea dei sussurri { $cells }, le celle vicine differiscono almeno di { $step }
}
clue-palindrome = il palindromo
claim-palindrome = { $first } e { $last } sono simmetriche nel palindromo
clue-between = la linea intermedia { $cells }
claim-between = sulla linea intermedia { $cells }, tutte le cifre sono comprese tra quelle dei suoi estremi
clue-lockout = la linea di blocco { $cells }
claim-lockout = sulla linea di blocco { $cells }, gli estremi differiscono almeno di { $difference ->
    [none] 4
   *[other] { $difference }
} e nessun'altra cifra è compresa tra loro
clue-zipper = la linea cerniera
claim-zipper = { $equation ->
    [none] { $n-told ->
        [3] sulla linea cerniera, { $others } hanno per somma il valore della cella centrale, { $first }
       *[other] sulla linea cerniera { $cells }, due celle alla stessa distanza dal centro hanno sempre la stessa somma
    }
   *[other] sulla linea cerniera, { $equation }
}
clue-region-sum-line = la linea delle somme per { $area ->
    [region] regione
   *[box] riquadro
}
claim-region-sum-line = { $equation ->
    [none] la linea { $cells } ha la stessa somma in ogni { $area ->
        [region] regione
       *[box] riquadro
    }
   *[other] la linea ha la stessa somma in ogni { $area ->
        [region] regione
       *[box] riquadro
    }: { $equation }
}
clue-sum-line = la linea { $cells }
claim-sum-line = la linea { $cells } si divide in tratti che hanno ciascuno somma { $sum }
clue-entropic = la linea entropica { $cells }
claim-entropic = tre celle di fila qualsiasi della linea entropica { $cells } contengono una cifra bassa, una media e una alta{ $n-cells ->
    [2] {""}
    [3] {""}
   *[other] , quindi, di tre in tre, le celle sono dello stesso tipo
}
clue-modular = la linea modulare { $cells }
claim-modular = { $modulus ->
    [none] tre celle di fila qualsiasi della linea modulare { $cells } hanno resti diversi modulo 3, quindi, di tre in tre, le celle hanno lo stesso
   *[other] { $modulus } celle di fila qualsiasi della linea modulare { $cells } hanno resti diversi modulo { $modulus }
}
clue-nabner = la linea nabner { $cells }
claim-nabner = sulla linea nabner non ci sono due cifre uguali o consecutive
clue-consecutive-lines = la linea { $cells }
claim-consecutive-lines = { $line } contiene cifre consecutive in qualsiasi ordine
clue-sandwich = il sandwich { $sum } { $line-of }
claim-sandwich = { $line-in }, le cifre tra la più bassa e la più alta hanno somma { $sum }
clue-lunchbox = il portapranzo { $cells }
claim-lunchbox = nel portapranzo { $cells }, le cifre tra la più bassa e la più alta hanno somma { $sum }
clue-x-sum = la somma X { $sum } { $line-of }
claim-x-sum = la prima cifra { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}da sinistra
    [right] {" "}da destra
    [top] {" "}dall'alto
   *[other] {" "}dal basso
} dice quante celle hanno somma { $sum }
clue-skyscraper = l'indizio dei grattacieli { $count } { $line-of }
claim-skyscraper = { $from-side ->
    [none] {""}
    [left] da sinistra{" "}
    [right] da destra{" "}
    [top] dall'alto{" "}
   *[other] dal basso{" "}
}{ $count ->
    [1] si vede un solo edificio
   *[other] si vedono { $count-in-words } edifici
} { $line-of }
clue-hidden-skyscraper = il grattacielo nascosto { $value } { $line-of }
claim-hidden-skyscraper = il primo edificio nascosto { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}da sinistra
    [right] {" "}da destra
    [top] {" "}dall'alto
   *[other] {" "}dal basso
} è { $value }
clue-numbered-room = la stanza numerata { $value } { $line-of }
claim-numbered-room = la prima cifra { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}da sinistra
    [right] {" "}da destra
    [top] {" "}dall'alto
   *[other] {" "}dal basso
} dice in quale delle sue celle sta { $value }
clue-full-rank = il rango { $rank } { $line-of }
claim-full-rank = tra tutte le linee lette come numeri, { $line } occupa il posto { $rank }
clue-distinct-lines = la regola secondo cui non ci sono due linee uguali
claim-distinct-lines = non ci sono due linee uguali, lette da uno qualsiasi dei due estremi
clue-connected-values = le celle collegate con { $symbols }
claim-connected-values = le celle con { $symbols } sono collegate tra loro
clue-chaos-construction = le regioni da trovare
claim-chaos-construction = ogni regione ha { $size } celle collegate e nessuna cifra ripetuta
clue-equal-count = il conteggio di { $control }
claim-equal-count = { $control } dice quante volte compare in { $cells } la cifra di { $first }
clue-equal-run = il conteggio di { $control }
claim-equal-run = { $control } dice fin dove arrivano le cifre uguali intorno
clue-relation = la coppia { $first } e { $last }
claim-relation = { $n-cells ->
    [2] { $first } e { $last } contengono una delle coppie indicate
   *[other] le celle vicine di { $cells } contengono una delle coppie indicate
}
clue-automaton = la linea { $cells }
claim-automaton = la linea { $cells } deve rispettare il suo automa
clue-regular = lo schema { $pattern }
claim-regular = { $cells } rispettano lo schema { $pattern }
clue-any-of = le regole alternative per { $cells }
claim-any-of = vale almeno una delle regole alternative per { $cells }
clue-all-of = le regole per { $cells }
claim-all-of = valgono tutte le regole per { $cells }

# Argomenti delle regole con parole proprie.

because-sandwich-middle = { $line-in }, una somma di { $sum } tra { $low } e { $high } richiede almeno { $least ->
    [one] una cifra, troppo
   *[other] { $least } cifre, troppe
} perché uno dei due stia in mezzo, quindi { $so }.
because-sandwich-apart = { $line-in }, { $sum ->
    [0] le cifre tra { $low } e { $high } hanno somma 0, quindi i due sono vicini
   *[other] tra { $low } e { $high }, { $n-ways ->
        [0] una somma di { $sum } richiede { $n-sizes ->
            [one] { $least ->
                [one] una cifra
               *[other] { $least } cifre
            }
            [2] { $least } o { $most } cifre
           *[other] da { $least } a { $most } cifre
        }
       *[other] { $sum } può essere solo { $ways }
    }
}. { $n-lows ->
    [one] Il numero { $low } sta in { $lows }{ $n-highs ->
        [one] {" "}e { $high } in { $highs }
       *[other] {""}
    }, quindi { $so }
   *[other] { $n-highs ->
        [one] Il numero { $high } sta in { $highs }, quindi { $so }
       *[other] Il numero { $low } può stare solo in { $lows }, { $high } solo in { $highs }, quindi { $so }
    }
}.
because-sandwich-neighbours = { $line-in }, i numeri { $low } e { $high } non hanno nulla in mezzo e possono stare solo in { $ends }, quindi { $so }.
because-sandwich-inside = { $line-in }, i numeri { $low } e { $high } stanno in { $ends }. Tra loro, { $n-inside ->
    [1] { $inside } è { $sum }
   *[other] { $inside } hanno somma { $sum }: { $ways }
}, quindi { $so }.
because-sandwich-outside = { $line-in }, tra { $low } e { $high }, in { $ends }, la somma è { $sum }. Tutte le altre cifre hanno somma { $total }, perciò { $n-outside ->
    [1] fuori resta solo il numero { $rests }, in { $outside }
   *[other] { $outside }, che restano fuori, contengono { $rests }
}, quindi { $so }.
because-sandwich-places = { $line-in }, i numeri { $low } e { $high } possono stare solo nella coppia { $places }. Tra loro c'è { $ways }, quindi { $so }.
because-sandwich-wherever = { $line-in }, il numero { $low } sta in { $n-lows ->
    [one] { $lows }
   *[other] una tra { $lows }
} e il numero { $high } in { $n-highs ->
    [one] { $highs }
   *[other] una tra { $highs }
}, con { $n-ways ->
    [0] una somma di { $sum }
   *[other] { $ways }
} tra loro, quindi { $so }.
because-x-sum-too-little = { $Claim }. { $n-shown ->
    [1] Se { $first } fosse 1, sarebbe solo { $extreme }
   *[other] Se { $first } fosse { $x }, le prime { $x } celle darebbero al massimo { $shown } = { $extreme }
}, quindi { $so }.
because-x-sum-too-much = { $Claim }. Se { $first } fosse { $x }, le prime { $x } celle darebbero almeno { $shown } = { $extreme }, quindi { $so }.
because-x-sum-counted = { $first } è { $x }, perciò { $counted } { $n-counted ->
    [1] dà da sola i restanti { $rest } della somma X
   *[other] danno i restanti { $rest } della somma X: { $ways }
}, quindi { $so }.
because-x-sum-only = { $Claim }. Ciò funziona solo con { $ways }, contando da { $first }: { $so }.
because-x-sum-begins = La somma X { $sum } { $line-of } è { $ways }, con X come primo numero, quindi { $so }.
because-numbered-room-elsewhere = { $Claim }. Il numero { $value } non può stare in { $cells }, quindi { $so }.
because-numbered-room-known = { $Claim }. { $known }, quindi { $so }.
because-numbered-room-among = { $Claim }. { $known }, quindi { $so }.
because-skyscraper-all = { $from-side ->
    [none] {""}
    [left] da sinistra{" "}
    [right] da destra{" "}
    [top] dall'alto{" "}
   *[other] dal basso{" "}
}si vedono tutti i { $count } edifici { $line-of }, quindi nessuno è nascosto e { $so }.
because-skyscraper-highest = { $Claim }. Dietro al numero { $highest } non si vede nulla, e davanti { $before ->
    [1] se ne deve vedere un altro
   *[other] se ne devono vedere altri { $before }
}, quindi { $so }.
because-skyscraper-tall = { $Claim }. Dietro al numero { $highest } non si vede nulla, dietro al numero { $height } al massimo { $behind ->
    [one] un altro
   *[other] altri { $behind }
}, quindi { $so }.
because-skyscraper-few = { $Claim }. Con { $symbols } in { $cell } se ne vedrebbero al massimo { $most }, quindi { $so }.
because-skyscraper-few-named = { $Claim }. Con { $symbols } in { $cell } si potrebbero vedere solo { $maybe }, quindi { $so }.
because-skyscraper-many = { $Claim }. Con { $symbols } in { $cell } se ne vedrebbero almeno { $least }, quindi { $so }.
because-skyscraper-many-named = { $Claim }. Con { $symbols } in { $cell } si vedrebbero tutti questi: { $always }, quindi { $so }.
because-skyscraper-other = { $Claim }. Con { $symbols } in { $cell } se ne vedrebbero { $least } o { $most }, quindi { $so }.
because-quadruple-rest = { $n-known ->
    [0] { $Claim }, quindi { $so }.
   *[other] { $Claim }. { $known }, il che lascia { $missing } a { $others }: { $so }.
}
because-quadruple-places = { $Clue } richiede { $needed }, e solo { $places } { $n-needed ->
    [1] può contenerlo
   *[other] possono contenerli
}, quindi { $so }.
because-contain-exact-rest = { $n-known ->
    [0] { $Claim }, quindi { $so }.
   *[other] { $Claim }. { $known }, il che lascia { $missing } a { $others }: { $so }.
}
because-contain-exact-places = { $Clue } richiede { $needed }, e solo { $places } { $n-needed ->
    [1] può contenerlo
   *[other] possono contenerli
}, quindi { $so }.
because-look-and-say-rest = { $n-known ->
    [0] { $Claim }, quindi { $so }.
   *[other] { $Claim }. { $known }, il che lascia { $missing } a { $others }: { $so }.
}
because-look-and-say-places = { $Clue } richiede { $needed }, e solo { $places } { $n-needed ->
    [1] può contenerlo
   *[other] possono contenerli
}, quindi { $so }.
because-region-sum-line-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, quindi { $so }.
because-region-sum-line-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-region-sum-line-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-region-sum-line-sums = { $Claim }. Quella somma può essere solo { $sums }, quindi { $so }.
because-zipper-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, quindi { $so }.
because-zipper-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-zipper-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-zipper-sums = { $Claim }. Quella somma può essere solo { $sums }, quindi { $so }.
because-zipper-pair-least = Sulla linea cerniera, { $pair } hanno per somma il valore della cella centrale, { $centre }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, quindi { $so }.
because-zipper-pair-most = Sulla linea cerniera, { $pair } hanno per somma il valore della cella centrale, { $centre }. { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-zipper-pair-both = Sulla linea cerniera, { $pair } hanno per somma il valore della cella centrale, { $centre }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-zipper-pair-sums = Sulla linea cerniera, { $pair } hanno per somma il valore della cella centrale, { $centre }. Quella somma può essere solo { $sums }, quindi { $so }.
because-equal-sums-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, quindi { $so }.
because-equal-sums-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-equal-sums-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-equal-sums-sums = { $Claim }. Quella somma può essere solo { $sums }, quindi { $so }.
because-double-arrow-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, quindi { $so }.
because-double-arrow-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-double-arrow-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-double-arrow-sums = { $Claim }. Quella somma può essere solo { $sums }, quindi { $so }.
because-cage-comparison-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, quindi { $so }.
because-cage-comparison-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-cage-comparison-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } è almeno { $least }
   *[other] { $low-cells } danno almeno { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } è al massimo { $most }
   *[other] { $high-cells } danno al massimo { $most }
}, quindi { $so }.
because-cage-comparison-sums = { $Claim }. Quella somma può essere solo { $sums }, quindi { $so }.
because-cage-comparison-less = { $Claim }. { $higher } danno al massimo { $most }, quindi { $lower } danno meno e { $so }.
because-cage-comparison-more = { $Claim }. { $lower } danno almeno { $least }, quindi { $higher } danno di più e { $so }.
because-value-indexing-beyond = { $Claim }. Seguono solo { $length } celle, quindi { $so }.
because-value-indexing-nothing-shared = { $Claim }. { $n-cells ->
    [one] { $cells } non ha
   *[other] { $cells } non hanno
} alcuna cifra in comune con { $repeated }, quindi { $so }.
because-value-indexing-nowhere = { $Claim }. { $counter } può indicare solo { $cells }, dove { $symbols } è impossibile, quindi { $so }.
because-value-indexing-repeated = { $Claim }. { $counter } indica { $cells }, e { $known }, quindi { $so }.
because-same-values-absent = { $Claim }. In { $list } non può esserci { $symbols }, quindi { $so }.
because-counting-circles-full = { $n-needed ->
    [1] C'è già un cerchio con il numero { $digit }, come indica
   *[other] Ci sono già { $n-needed } cerchi con il numero { $digit }, tanti quanti ne indica
}, quindi { $so }.
because-counting-circles-too-few = Il numero { $digit } dovrebbe stare in { $n-needed } cerchi, ma può stare solo in { $n-circles }, quindi { $so }.
because-counting-circles-places = Il numero { $digit } deve stare in { $n-needed } cerchi e può stare solo in { $places }, quindi { $so }.
because-counting-circles-kinds = Le cifre nei { $number } cerchi, ciascuna tante volte quante ne indica, li riempiono tutti: { $number } = { $sets }, quindi { $so }.
because-renban-sets = { $Clue } può contenere solo { $sets }, quindi { $so }.
because-nabner-sets = { $Clue } può contenere solo { $sets }, quindi { $so }.
because-lunchbox-inside = { $Claim }. Quelle cifre possono essere solo { $ways }, quindi { $so }.
because-skyscraper-one = { $Claim }. Deve essere il numero { $highest }, quindi { $so }.
because-between-room = { $Clue }: tra gli estremi ci sono almeno { $room } cifre diverse, perciò gli estremi differiscono di più di { $room }. { $known }, quindi { $so }.
because-between-next = { $Clue }: tra gli estremi c'è qualcosa, perciò questi differiscono di più di 1. { $known }, quindi { $so }.
because-maximum-at-all = { $cell } è maggiore delle celle vicine, quindi { $so }.
because-maximum-neighbour = { $cell } è maggiore della vicina { $next }. { $known }, quindi { $so }.
because-maximum-around = { $cell } è maggiore delle celle vicine. { $known }, quindi { $so }.
because-minimum-at-all = { $cell } è minore delle celle vicine, quindi { $so }.
because-minimum-neighbour = { $cell } è minore della vicina { $next }. { $known }, quindi { $so }.
because-minimum-around = { $cell } è minore delle celle vicine. { $known }, quindi { $so }.
because-row-indexer-elsewhere = { $cell } dice in quale riga della sua colonna sta { $own }. Il numero { $own } non può stare in { $targets }, quindi { $so }.
because-row-indexer-pointed = { $cell } dice in quale riga della sua colonna sta { $own }. { $known }, quindi { $so }.
because-column-indexer-elsewhere = { $cell } dice in quale colonna della sua riga sta { $own }. Il numero { $own } non può stare in { $targets }, quindi { $so }.
because-column-indexer-pointed = { $cell } dice in quale colonna della sua riga sta { $own }. { $known }, quindi { $so }.
because-box-indexer-elsewhere = { $cell } dice in quale posto { $area ->
    [region] della sua regione
   *[box] del suo riquadro
} sta { $own }. Il numero { $own } non può stare in { $targets }, quindi { $so }.
because-box-indexer-pointed = { $cell } dice in quale posto { $area ->
    [region] della sua regione
   *[box] del suo riquadro
} sta { $own }. { $known }, quindi { $so }.
