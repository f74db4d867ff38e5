# As pistas das regras: como se chamam, o que dizem e como levam ao que delas se segue.

cell-is = { $n ->
    [one] { $cells } é { $set }
   *[other] { $cells } são { $set }
}
set-at-most = no máximo { $high }
set-at-least = { $low } ou mais
set-range = { $n ->
    [one] um número
   *[other] números
} de { $low } a { $high }
set-anything = { $n ->
    [one] qualquer número
   *[other] quaisquer números
}
set-all-but = algo que não é { $symbols-nor }
number = { $n ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
   *[other] { $n }
}
held-in = { $symbol } em { $cell }
so-none = { $n ->
    [2] nenhuma das duas células é { $symbols }
   *[other] nenhuma destas células é { $symbols }
}

so-none-can-be = { $n ->
    [2] nenhuma das duas pode ser { $symbols }
   *[other] nenhuma destas células pode ser { $symbols }
}

# Uma regra sem mensagem própria.
clue = a regra «{ $title }» em { $cells }
claim = { $clue } relaciona as suas células
claim-balance = { $Clue } exige que { $equation }
clue-impossible = Não há solução: já é impossível cumprir { $clue }.

because-total-last = { $Clue } já tem { $held }, portanto { $so }.
because-total-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $Clue } tem de ser { $ways }, portanto { $so }.
       *[other] Com { $taken }, { $clue } tem de ser { $ways }, portanto { $so }.
    }
   *[other] { $n-taken ->
        [0] { $Clue } já tem { $held }, portanto { $open } têm de ser { $ways }: { $so }.
       *[other] { $Clue } já tem { $held }. Com { $taken }, { $open } têm de ser { $ways }, portanto { $so }.
    }
}
because-kakuro-run-ways = { $n-held ->
    [0] { $n-taken ->
        [0] { $sum } nas { $n-cells ->
            [2] duas
           *[other] { $n-cells-in-words }
        } células { $cells } só pode ser { $ways }, portanto { $so }.
       *[other] { because-total-ways }
    }
   *[other] { because-total-ways }
}
because-kenken-cage-ways = { $op ->
    [plus] { because-total-ways }
    [times] { $n-held ->
        [0] { $n-taken ->
            [0] { $target }× nas { $n-cells ->
                [2] duas
               *[other] { $n-cells-in-words }
            } células { $cells } de um { $size }×{ $size }: { $ways }. { $n-non-divisors ->
                [0] { $So }.
                [1] { $non-divisors } não divide { $target }, portanto { $so }.
               *[other] { $non-divisors } não dividem { $target }, portanto { $so }.
            }
           *[other] { because-total-ways }
        }
       *[other] { because-total-ways }
    }
   *[other] { $Clue } só pode ser { $ways }, portanto { $so }.
}
because-total-bounds = { $n-held ->
    [0] { $Clue }: { $bounds }.
   *[other] { $Clue } já tem { $held }, portanto as outras células somam { $rest }: { $bounds }.
}
total-bound = { $most ->
    [none] as células além de { $cell } dão pelo menos { $least }, portanto { $so }
   *[other] { $least ->
        [none] as células além de { $cell } dão no máximo { $most }, portanto { $so }
       *[other] as células além de { $cell } dão de { $least } a { $most }, portanto { $so }
    }
}
because-total-count = { $n-ways ->
    [0] De qualquer forma que se complete { $clue }, { $so }.
    [one] { $Clue } só se pode completar de uma maneira: { $so }.
   *[other] { $Clue } pode completar-se de { $n-ways } maneiras, e em todas { $so }.
}
because-total-too-small = Não há solução: { $n-held ->
    [0] { $clue } chega no máximo a { $most }.
   *[other] com { $held }, { $clue } chega no máximo a { $most }.
}
because-total-too-large = Não há solução: { $n-held ->
    [0] { $clue } dá pelo menos { $least }.
   *[other] com { $held }, { $clue } dá pelo menos { $least }.
}
because-total-impossible = Não há solução: não resta nenhuma combinação para { $clue }.

because-balance = { $Claim }. Contenham o que contiverem { $plus } e { $minus }, { $so }.
because-balance-facts = { $Claim }. { $facts }, portanto { $so }.
side-least = { $n-cells ->
    [one] { $cells } é pelo menos { $least }
   *[other] { $cells } somam pelo menos { $lowest ->
        [none] { $least }
       *[other] { $lowest } = { $least }
    }
}
side-most = { $n-cells ->
    [one] { $cells } é no máximo { $most }
   *[other] { $cells } somam no máximo { $most }
}

because-rise-of-two = { $Claim }, portanto { $so }.
because-rise-of-two-known = { $Claim }, e { $known }, portanto { $so }.
because-rise = { $Claim } ao longo de { $n } células, portanto { $so }.
because-rise-known = { $Clue }: { $known }, portanto { $so }.
because-rise-place = { $Clue }: { $cell } é a { $number ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
    [6] sexta
    [7] sétima
    [8] oitava
    [9] nona
   *[other] { $number }.ª
} de { $n } células; { $before ->
    [0] { $after ->
        [1] depois vem um dígito maior
       *[other] depois vêm { $after-in-words } dígitos maiores
    }
    [1] { $after ->
        [0] antes há um dígito menor
        [1] antes há um dígito menor e depois um maior
       *[other] antes há um dígito menor e depois { $after-in-words } maiores
    }
   *[other] { $after ->
        [0] antes há { $before-in-words } dígitos menores
        [1] antes há { $before-in-words } dígitos menores e depois um maior
       *[other] antes há { $before-in-words } dígitos menores e depois { $after-in-words } maiores
    }
}, portanto { $so }.

because-partners = { $Claim }. { $inferences }.
because-partners-pairs = { $Claim }: { $pairs }. { $So }.
because-partners-lonely = { $Claim }, portanto { $n-changes ->
    [2] { $n-cells ->
        [2] nenhuma das duas é { $lonely }
       *[other] { $so }
    }
   *[other] { $so }
}.
inference = { $known }, portanto { $left }
because-partners-on-both-sides = { $Claim }. { $n-between ->
    [1] { $sides } são diferentes, portanto { $between } precisa de dois parceiros diferentes: { $so }.
   *[other] { $between } têm cada uma duas vizinhas diferentes entre si, portanto precisam de dois parceiros diferentes: { $so }.
}
because-neighbours = { $Claim }. { $known }, portanto { $so }.

because-tally-full = { $Clue }: só há { $max ->
    [one] um lugar
   *[other] { $max } lugares
} para { $symbols }, e { $sure } já { $n-sure ->
    [one] o ocupa
   *[other] os ocupam
}, portanto { $so }.
because-tally-needed = { $Clue }: { $min ->
    [1] é precisa uma célula com { $symbols }, e só { $possible } pode sê-lo
   *[other] são precisas { $min } células com { $symbols }, e só { $possible } podem sê-lo
}, portanto { $so }.

because-fillings = { $Claim }. { $n-ways ->
    [1] A única maneira que resta de preencher { $open } é { $ways }, portanto { $so }.
   *[other] As únicas maneiras que restam de preencher { $open } são { $ways }, portanto { $so }.
}
because-deciding = { $n-known ->
    [0] { $Claim }, portanto { $so }.
   *[other] { $Claim }. { $known }, portanto { $so }.
}
because-fillings-many = { $Claim }. De qualquer forma que se preencham { $open }, { $so }.

# Como se chamam as pistas e o que dizem.

clue-houses = as casas
clue-diagonals = as diagonais
clue-windoku = as janelas
clue-disjoint-groups = a regra dos grupos disjuntos
clue-hypercube = a regra do hipercubo
clue-extra-region = a região extra { $cells }
clue-candidates = os candidatos de { $cells }
clue-even = as células pares { $cells }
clue-odd = as células ímpares { $cells }
clue-doppelganger = a regra dos sósias
clue-killer-cage = a gaiola { $sum ->
    [none] { $cells }
   *[other] de { $sum } { $cells }
}
claim-killer-cage = { $sum ->
    [none] os dígitos da gaiola { $cells } são diferentes
   *[other] as células da gaiola { $cells } somam { $sum }
}
clue-kakuro-run = a sequência { $sum ->
    [none] { $cells }
   *[other] de { $sum } { $cells }
}
claim-kakuro-run = as células da sequência { $cells } somam { $sum }
clue-kenken-cage = a gaiola { $op ->
    [none] de { $target }
    [plus] { $target }+
    [minus] { $target }−
    [times] { $target }×
    [over] { $target }÷
   *[other] { $target }
} { $cells }
claim-kenken-cage = { $op ->
    [minus] na gaiola { $target }−, { $first } e { $last } diferem em { $target }
    [over] na gaiola { $target }÷, de { $first } e { $last }, uma é { $target ->
        [2] o dobro da outra
        [3] o triplo da outra
       *[other] { $target } vezes a outra
    }
   *[other] { $clue } dá { $target }
}
clue-sum = a soma { $sum } de { $cells }
claim-sum = { $equation ->
    [none] { $cells } somam { $sum }
   *[other] { $equation }
}
clue-little-killer = a diagonal de { $sum } { $cells }
claim-little-killer = a diagonal { $cells } soma { $sum }
clue-magic-boxes = a linha mágica { $cells }
clue-cage-comparison = o sinal entre as gaiolas { $cells } e { $other }
claim-cage-comparison = a gaiola { $cells } soma { $relation ->
    [less] menos do que
    [equal] o mesmo que
   *[other] mais do que
} a gaiola { $other }
clue-equal-sums = as somas iguais de { $lists }
clue-equality-cage = a gaiola de igualdade { $cells }
claim-equality-cage = a gaiola de igualdade { $cells } contém dígitos diferentes, tantos pares como ímpares e tantos baixos como altos
clue-rellik-cage = a gaiola rellik { $cells }
claim-rellik-cage = nenhum grupo de células da gaiola rellik { $cells } soma { $sum }
clue-greater-than = o sinal entre { $first } e { $last }
claim-greater-than = { $n-cells ->
    [2] { $first } é menor que { $last }
   *[other] os dígitos de { $cells } crescem
}
clue-anti-knight = a regra anticavalo
claim-anti-knight = as células a um salto de cavalo têm dígitos diferentes
clue-anti-king = a regra antirrei
claim-anti-king = as células a um passo de rei têm dígitos diferentes
clue-anti-taxicab = a regra antitáxi
claim-anti-taxicab = duas células com o dígito N nunca estão a N passos uma da outra
clue-non-consecutive = a regra dos não consecutivos
claim-non-consecutive = as células vizinhas não são consecutivas
clue-global-entropy = o bloco 2×2 { $cells }
claim-global-entropy = o bloco 2×2 { $cells } contém um dígito baixo, um médio e um alto
clue-global-mod = o bloco 2×2 { $cells }
claim-global-mod = o bloco 2×2 { $cells } contém os três restos módulo 3
clue-dutch-flatmates = os companheiros de casa de { $cells }
claim-dutch-flatmates = um dígito central em { $cells } tem logo acima o menor dos dígitos ou logo abaixo o maior
clue-minimum = o mínimo em { $first }
claim-minimum = um mínimo é menor que as células vizinhas
clue-maximum = o máximo em { $first }
claim-maximum = um máximo é maior que as células vizinhas
clue-clone = os clones
claim-clone = { $first } e { $last } são clones e contêm o mesmo dígito
clue-equal = as células iguais
claim-equal = { $first } e { $last } contêm o mesmo dígito
clue-same-values = as células { $lists }
claim-same-values = { $lists } contêm os mesmos dígitos
clue-quadruple = o círculo entre { $cells }
claim-quadruple = { $clue } exige { $symbols }
clue-contain-exact = o grupo { $cells }
claim-contain-exact = { $clue } contém { $symbols }, não mais vezes do que as indicadas
clue-counting-circles = os círculos contadores { $cells }
claim-counting-circles = um dígito nos círculos contadores { $cells } aparece neles tantas vezes como indica
clue-count-distinct = a contagem de { $control }
claim-count-distinct = { $control } diz quantos dígitos diferentes há em { $cells }
clue-look-and-say = a pista «olha e diz» { $text }
claim-look-and-say = a pista { $text } conta os dígitos de { $cells }
clue-row-indexer = o indexador de linha em { $first }
claim-row-indexer = um indexador de linha diz em que linha da sua coluna está o número da sua própria linha
clue-column-indexer = o indexador de coluna em { $first }
claim-column-indexer = um indexador de coluna diz em que coluna da sua linha está o número da sua própria coluna
clue-box-indexer = o indexador de quadrante em { $first }
claim-box-indexer = um indexador de quadrante diz em que lugar { $area ->
    [region] da sua região
   *[box] do seu quadrante
} está o número do seu próprio lugar
clue-value-indexing = a fisga em { $first }
claim-value-indexing = a fisga repete o primeiro dígito de { $cells } tantas células mais à frente como diz o segundo
clue-thermometer = o { $slow ->
    [yes] termómetro lento
   *[other] termómetro
} { $cells }
claim-thermometer = { $slow ->
    [yes] o termómetro lento { $cells } nunca desce
   *[other] o termómetro { $cells } sobe
}
clue-arrow = a seta { $cells } com o círculo { $circle }
claim-arrow = { $n-circle ->
    [1] { $n-cells ->
        [1] a célula { $cells } da seta é igual ao círculo { $circle }
        [2] as duas células { $cells } da seta somam o que indica o círculo { $circle }
       *[other] as { $n-cells-in-words } células { $cells } da seta somam o que indica o círculo { $circle }
    }
   *[other] { $equation ->
        [none] as células da seta { $cells } somam o número do círculo { $circle }
       *[other] a seta exige que { $equation }
    }
}
clue-double-arrow = a seta dupla { $cells }
claim-double-arrow = na seta dupla { $cells }, as células entre os círculos somam o mesmo que os dois círculos juntos
clue-difference = o ponto branco entre { $first } e { $last }
claim-difference = { $value ->
    [1] { $first } e { $last } são consecutivas
    [none] { $n-cells ->
        [2] { $first } e { $last } são consecutivas
       *[other] ao longo de { $cells }, as células vizinhas são consecutivas
    }
   *[other] { $n-cells ->
        [2] { $first } e { $last } diferem em { $value }
       *[other] ao longo de { $cells }, as células vizinhas diferem em { $value }
    }
}
clue-ratio = o ponto preto entre { $first } e { $last }
claim-ratio = de { $first } e { $last }, uma é { $value ->
    [2] o dobro da outra
    [none] o dobro da outra
    [3] o triplo da outra
   *[other] { $value } vezes a outra
}
clue-pair-sum = a soma { $sum } de { $first } e { $last }
claim-pair-sum = { $first } e { $last } somam { $sum }
clue-difference-negative = os pontos que faltam
claim-difference-negative = as células vizinhas sem ponto não são consecutivas
clue-ratio-negative = os pontos que faltam
claim-ratio-negative = as células vizinhas sem ponto não estão na razão que um ponto indica
clue-sum-negative = os sinais que faltam
claim-sum-negative = as células vizinhas sem sinal não somam { $sums ->
    [none] 5 nem 10
   *[other] { $sums }
}
clue-kropki-negative = os pontos que faltam
claim-kropki-negative = as células vizinhas sem ponto não são consecutivas nem uma é o dobro da outra
clue-renban = a linha renban { $cells }
claim-renban = a linha renban { $cells } contém { $n-cells-in-words } dígitos consecutivos em qualquer ordem
clue-whisper = a linha de sussurros { $cells }
claim-whisper = { $n-cells ->
    [2] na linha de sussurros, { $first } e { $last } diferem pelo menos em { $step }
   *[other] na linha de sussurros { $cells }, as células vizinhas diferem pelo menos em { $step }
}
clue-palindrome = o palíndromo
claim-palindrome = { $first } e { $last } são simétricas no palíndromo
clue-between = a linha intermédia { $cells }
claim-between = na linha intermédia { $cells }, todos os dígitos estão entre os dos seus extremos
clue-lockout = a linha de bloqueio { $cells }
claim-lockout = na linha de bloqueio { $cells }, os extremos diferem pelo menos em { $difference ->
    [none] 4
   *[other] { $difference }
} e nenhum outro dígito está entre eles
clue-zipper = a linha fecho-éclair
claim-zipper = { $equation ->
    [none] { $n-told ->
        [3] na linha fecho-éclair, { $others } somam o valor da célula central, { $first }
       *[other] na linha fecho-éclair { $cells }, duas células à mesma distância do centro somam sempre o mesmo
    }
   *[other] na linha fecho-éclair, { $equation }
}
clue-region-sum-line = a linha de somas por { $area ->
    [region] região
   *[box] quadrante
}
claim-region-sum-line = { $equation ->
    [none] a linha { $cells } tem a mesma soma em cada { $area ->
        [region] região
       *[box] quadrante
    }
   *[other] a linha tem a mesma soma em cada { $area ->
        [region] região
       *[box] quadrante
    }: { $equation }
}
clue-sum-line = a linha { $cells }
claim-sum-line = a linha { $cells } divide-se em troços que somam { $sum } cada um
clue-entropic = a linha entrópica { $cells }
claim-entropic = quaisquer três células seguidas da linha entrópica { $cells } contêm um dígito baixo, um médio e um alto{ $n-cells ->
    [2] {""}
    [3] {""}
   *[other] , portanto, de três em três, as células são do mesmo tipo
}
clue-modular = a linha modular { $cells }
claim-modular = { $modulus ->
    [none] quaisquer três células seguidas da linha modular { $cells } têm restos diferentes módulo 3, portanto, de três em três, as células têm o mesmo
   *[other] quaisquer { $modulus } células seguidas da linha modular { $cells } têm restos diferentes módulo { $modulus }
}
clue-nabner = a linha nabner { $cells }
claim-nabner = na linha nabner não há dois dígitos iguais nem consecutivos
clue-consecutive-lines = a linha { $cells }
claim-consecutive-lines = { $line } contém dígitos consecutivos em qualquer ordem
clue-sandwich = a sanduíche { $sum } { $line-of }
claim-sandwich = { $line-in }, os dígitos entre o menor e o maior somam { $sum }
clue-lunchbox = a lancheira { $cells }
claim-lunchbox = na lancheira { $cells }, os dígitos entre o menor e o maior somam { $sum }
clue-x-sum = a soma X { $sum } { $line-of }
claim-x-sum = o primeiro dígito { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}a contar da esquerda
    [right] {" "}a contar da direita
    [top] {" "}a contar de cima
   *[other] {" "}a contar de baixo
} diz quantas células somam { $sum }
clue-skyscraper = a pista de arranha-céus { $count } { $line-of }
claim-skyscraper = { $count ->
    [1] só se vê um edifício { $line-of }
   *[other] veem-se { $count-in-words } edifícios { $line-of }
}{ $from-side ->
    [none] {""}
    [left] {" "}a partir da esquerda
    [right] {" "}a partir da direita
    [top] {" "}a partir de cima
   *[other] {" "}a partir de baixo
}
clue-hidden-skyscraper = o arranha-céus escondido { $value } { $line-of }
claim-hidden-skyscraper = o primeiro edifício escondido { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}a contar da esquerda
    [right] {" "}a contar da direita
    [top] {" "}a contar de cima
   *[other] {" "}a contar de baixo
} é { $value }
clue-numbered-room = a sala numerada { $value } { $line-of }
claim-numbered-room = o primeiro dígito { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}a contar da esquerda
    [right] {" "}a contar da direita
    [top] {" "}a contar de cima
   *[other] {" "}a contar de baixo
} diz em qual das suas células está o { $value }
clue-full-rank = a posição { $rank } { $line-of }
claim-full-rank = entre todas as linhas e colunas lidas como números, { $line } ocupa a posição { $rank }
clue-distinct-lines = a regra de que não há duas linhas nem colunas iguais
claim-distinct-lines = não há duas linhas nem colunas iguais, lidas de qualquer dos extremos
clue-connected-values = as células ligadas com { $symbols }
claim-connected-values = as células com { $symbols } estão ligadas entre si
clue-chaos-construction = as regiões por descobrir
claim-chaos-construction = cada região tem { $size } células ligadas e nenhum dígito repetido
clue-equal-count = a contagem de { $control }
claim-equal-count = { $control } diz quantas vezes aparece em { $cells } o dígito de { $first }
clue-equal-run = a contagem de { $control }
claim-equal-run = { $control } diz até onde chegam os dígitos iguais à sua volta
clue-relation = o par { $first } e { $last }
claim-relation = { $n-cells ->
    [2] { $first } e { $last } contêm um dos pares indicados
   *[other] as células vizinhas de { $cells } contêm um dos pares indicados
}
clue-automaton = a linha { $cells }
claim-automaton = a linha { $cells } tem de respeitar o seu autómato
clue-regular = o padrão { $pattern }
claim-regular = { $cells } respeitam o padrão { $pattern }
clue-any-of = as regras alternativas para { $cells }
claim-any-of = cumpre-se pelo menos uma das regras alternativas para { $cells }
clue-all-of = as regras para { $cells }
claim-all-of = cumprem-se todas as regras para { $cells }

# Argumentos das regras com as suas próprias palavras.

because-sandwich-middle = Uma soma de { $sum } entre o { $low } e o { $high } { $line-of } precisa de pelo menos { $least ->
    [one] um dígito, demasiado
   *[other] { $least } dígitos, demasiados
} para que um dos dois esteja no meio, portanto { $so }.
because-sandwich-apart = { $sum ->
    [0] Os dígitos entre o { $low } e o { $high } { $line-of } somam 0, portanto os dois são vizinhos
   *[other] Entre o { $low } e o { $high } { $line-of }, { $n-ways ->
        [0] uma soma de { $sum } precisa de { $n-sizes ->
            [one] { $least ->
                [one] um dígito
               *[other] { $least } dígitos
            }
            [2] { $least } ou { $most } dígitos
           *[other] { $least } a { $most } dígitos
        }
       *[other] { $sum } só pode ser { $ways }
    }
}. { $n-lows ->
    [one] O { $low } está em { $lows }{ $n-highs ->
        [one] {" "}e o { $high } em { $highs }
       *[other] {""}
    }, portanto { $so }
   *[other] { $n-highs ->
        [one] O { $high } está em { $highs }, portanto { $so }
       *[other] O { $low } só cabe em { $lows } e o { $high } só em { $highs }, portanto { $so }
    }
}.
because-sandwich-neighbours = O { $low } e o { $high } { $line-of } não têm nada entre eles e só cabem em { $ends }, portanto { $so }.
because-sandwich-inside = O { $low } e o { $high } { $line-of } estão em { $ends }. Entre eles, { $n-inside ->
    [1] { $inside } é { $sum }
   *[other] { $inside } somam { $sum }: { $ways }
}, portanto { $so }.
because-sandwich-outside = { $sum } é a soma entre o { $low } e o { $high } { $line-of }, que estão em { $ends }. Todos os outros dígitos somam { $total }, por isso { $n-outside ->
    [1] só o { $rests } fica de fora, em { $outside }
   *[other] { $outside }, que ficam de fora, contêm { $rests }
}, portanto { $so }.
because-sandwich-places = O { $low } e o { $high } { $line-of } só cabem no par { $places }. Entre eles fica { $ways }, portanto { $so }.
because-sandwich-wherever = O { $low } { $line-of } está { $n-lows ->
    [one] em { $lows }
   *[other] numa das células { $lows }
} e o { $high } { $n-highs ->
    [one] em { $highs }
   *[other] numa das células { $highs }
}, com { $n-ways ->
    [0] uma soma de { $sum }
   *[other] { $ways }
} entre eles, portanto { $so }.
because-x-sum-too-little = { $Claim }. { $n-shown ->
    [1] Se { $first } fosse 1, isso seria só { $extreme }
   *[other] Se { $first } fosse { $x }, as { $x } primeiras células somariam no máximo { $shown } = { $extreme }
}, portanto { $so }.
because-x-sum-too-much = { $Claim }. Se { $first } fosse { $x }, as { $x } primeiras células somariam pelo menos { $shown } = { $extreme }, portanto { $so }.
because-x-sum-counted = { $first } é { $x }, por isso { $counted } { $n-counted ->
    [1] dá sozinha os restantes { $rest } da soma X
   *[other] somam os restantes { $rest } da soma X: { $ways }
}, portanto { $so }.
because-x-sum-only = { $Claim }. Isso só funciona com { $ways }, a contar de { $first }: { $so }.
because-x-sum-begins = A soma X { $sum } { $line-of } é { $ways }, com X como primeiro número, portanto { $so }.
because-numbered-room-elsewhere = { $Claim }. O { $value } não cabe em { $cells }, portanto { $so }.
because-numbered-room-known = { $Claim }. { $known }, portanto { $so }.
because-numbered-room-among = { $Claim }. { $known }, portanto { $so }.
because-skyscraper-all = Veem-se todos os { $count } edifícios { $line-of }{ $from-side ->
    [none] {""}
    [left] {" "}a partir da esquerda
    [right] {" "}a partir da direita
    [top] {" "}a partir de cima
   *[other] {" "}a partir de baixo
}, portanto nenhum está escondido e { $so }.
because-skyscraper-highest = { $Claim }. Atrás do { $highest } não se vê nada, e à frente dele { $before ->
    [1] tem de se ver outro
   *[other] têm de se ver outros { $before }
}, portanto { $so }.
because-skyscraper-tall = { $Claim }. Atrás do { $highest } não se vê nada e atrás do { $height } { $behind ->
    [one] vê-se no máximo mais um
   *[other] veem-se no máximo mais { $behind }
}, portanto { $so }.
because-skyscraper-few = { $Claim }. Com { $symbols } em { $cell } ver-se-iam no máximo { $most }, portanto { $so }.
because-skyscraper-few-named = { $Claim }. Com { $symbols } em { $cell } só se poderiam ver { $maybe }, portanto { $so }.
because-skyscraper-many = { $Claim }. Com { $symbols } em { $cell } ver-se-iam pelo menos { $least }, portanto { $so }.
because-skyscraper-many-named = { $Claim }. Com { $symbols } em { $cell } ver-se-iam todos estes: { $always }, portanto { $so }.
because-skyscraper-other = { $Claim }. Com { $symbols } em { $cell } ver-se-iam { $least } ou { $most }, portanto { $so }.
because-quadruple-rest = { $n-known ->
    [0] { $Claim }, portanto { $so }.
   *[other] { $Claim }. { $known }, o que deixa { $missing } para { $others }: { $so }.
}
because-quadruple-places = { $Clue } precisa de { $needed }, e só { $places } { $n-needed ->
    [1] pode contê-lo
   *[other] podem contê-los
}, portanto { $so }.
because-contain-exact-rest = { $n-known ->
    [0] { $Claim }, portanto { $so }.
   *[other] { $Claim }. { $known }, o que deixa { $missing } para { $others }: { $so }.
}
because-contain-exact-places = { $Clue } precisa de { $needed }, e só { $places } { $n-needed ->
    [1] pode contê-lo
   *[other] podem contê-los
}, portanto { $so }.
because-look-and-say-rest = { $n-known ->
    [0] { $Claim }, portanto { $so }.
   *[other] { $Claim }. { $known }, o que deixa { $missing } para { $others }: { $so }.
}
because-look-and-say-places = { $Clue } precisa de { $needed }, e só { $places } { $n-needed ->
    [1] pode contê-lo
   *[other] podem contê-los
}, portanto { $so }.
because-region-sum-line-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, portanto { $so }.
because-region-sum-line-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-region-sum-line-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-region-sum-line-sums = { $Claim }. Essa soma só pode ser { $sums }, portanto { $so }.
because-zipper-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, portanto { $so }.
because-zipper-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-zipper-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-zipper-sums = { $Claim }. Essa soma só pode ser { $sums }, portanto { $so }.
because-zipper-pair-least = Na linha fecho-éclair, { $pair } somam o valor da célula central, { $centre }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, portanto { $so }.
because-zipper-pair-most = Na linha fecho-éclair, { $pair } somam o valor da célula central, { $centre }. { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-zipper-pair-both = Na linha fecho-éclair, { $pair } somam o valor da célula central, { $centre }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-zipper-pair-sums = Na linha fecho-éclair, { $pair } somam o valor da célula central, { $centre }. Essa soma só pode ser { $sums }, portanto { $so }.
because-equal-sums-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, portanto { $so }.
because-equal-sums-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-equal-sums-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-equal-sums-sums = { $Claim }. Essa soma só pode ser { $sums }, portanto { $so }.
because-double-arrow-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, portanto { $so }.
because-double-arrow-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-double-arrow-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-double-arrow-sums = { $Claim }. Essa soma só pode ser { $sums }, portanto { $so }.
because-cage-comparison-least = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, portanto { $so }.
because-cage-comparison-most = { $Claim }. { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-cage-comparison-both = { $Claim }. { $n-low-cells ->
    [1] { $low-cells } é pelo menos { $least }
   *[other] { $low-cells } somam pelo menos { $least }
}, e { $n-high-cells ->
    [1] { $high-cells } é no máximo { $most }
   *[other] { $high-cells } somam no máximo { $most }
}, portanto { $so }.
because-cage-comparison-sums = { $Claim }. Essa soma só pode ser { $sums }, portanto { $so }.
because-cage-comparison-less = { $Claim }. { $higher } somam no máximo { $most }, portanto { $lower } somam menos e { $so }.
because-cage-comparison-more = { $Claim }. { $lower } somam pelo menos { $least }, portanto { $higher } somam mais e { $so }.
because-value-indexing-beyond = { $Claim }. Só se seguem { $length } células, portanto { $so }.
because-value-indexing-nothing-shared = { $Claim }. { $n-cells ->
    [one] { $cells } não tem
   *[other] { $cells } não têm
} nenhum dígito em comum com { $repeated }, portanto { $so }.
because-value-indexing-nowhere = { $Claim }. { $counter } só pode apontar para { $cells }, onde { $symbols } é impossível, portanto { $so }.
because-value-indexing-repeated = { $Claim }. { $counter } aponta para { $cells }, e { $known }, portanto { $so }.
because-same-values-absent = { $Claim }. Em { $list } não pode haver { $symbols }, portanto { $so }.
because-counting-circles-full = { $n-needed ->
    [1] Já há um círculo com o { $digit }, como indica
   *[other] Já há { $n-needed } círculos com o { $digit }, tantos como indica
}, portanto { $so }.
because-counting-circles-too-few = O { $digit } teria de estar em { $n-needed } círculos, mas só cabe em { $n-circles }, portanto { $so }.
because-counting-circles-places = O { $digit } tem de estar em { $n-needed } círculos e só cabe em { $places }, portanto { $so }.
because-counting-circles-kinds = Os dígitos dos { $number } círculos, cada um tantas vezes como indica, enchem-nos todos: { $number } = { $sets }, portanto { $so }.
because-renban-sets = { $Clue } só pode conter { $sets }, portanto { $so }.
because-nabner-sets = { $Clue } só pode conter { $sets }, portanto { $so }.
because-lunchbox-inside = { $Claim }. Esses dígitos só podem ser { $ways }, portanto { $so }.
because-skyscraper-one = { $Claim }. Tem de ser o { $highest }, portanto { $so }.
because-between-room = { $Clue }: entre os extremos há pelo menos { $room } dígitos diferentes, por isso os extremos diferem em mais de { $room }. { $known }, portanto { $so }.
because-between-next = { $Clue }: há algo entre os extremos, por isso estes diferem em mais de 1. { $known }, portanto { $so }.
because-maximum-at-all = { $cell } é maior que as células vizinhas, portanto { $so }.
because-maximum-neighbour = { $cell } é maior que a sua vizinha { $next }. { $known }, portanto { $so }.
because-maximum-around = { $cell } é maior que as células vizinhas. { $known }, portanto { $so }.
because-minimum-at-all = { $cell } é menor que as células vizinhas, portanto { $so }.
because-minimum-neighbour = { $cell } é menor que a sua vizinha { $next }. { $known }, portanto { $so }.
because-minimum-around = { $cell } é menor que as células vizinhas. { $known }, portanto { $so }.
because-row-indexer-elsewhere = { $cell } diz em que linha da sua coluna está o { $own }. O { $own } não cabe em { $targets }, portanto { $so }.
because-row-indexer-pointed = { $cell } diz em que linha da sua coluna está o { $own }. { $known }, portanto { $so }.
because-column-indexer-elsewhere = { $cell } diz em que coluna da sua linha está o { $own }. O { $own } não cabe em { $targets }, portanto { $so }.
because-column-indexer-pointed = { $cell } diz em que coluna da sua linha está o { $own }. { $known }, portanto { $so }.
because-box-indexer-elsewhere = { $cell } diz em que lugar { $area ->
    [region] da sua região
   *[box] do seu quadrante
} está o { $own }. O { $own } não cabe em { $targets }, portanto { $so }.
because-box-indexer-pointed = { $cell } diz em que lugar { $area ->
    [region] da sua região
   *[box] do seu quadrante
} está o { $own }. { $known }, portanto { $so }.
