# As palavras de cada técnica em português: uma mensagem por técnica; o seu atributo é o nome da técnica.

full-house = { $cell } é a última célula vazia { $house-of }, e só falta o { $symbol }.
    .title = Casa cheia
naked-single = { $cell } tem de ser { $symbol }{ $why }
    .title = Único nu
hidden-single = { $House-in }, o { $symbol } só cabe em { $cell }{ $why }
    .title = Único oculto
cross-hatching = { hidden-single }
    .title = Varredura cruzada
counting = { naked-single }
    .title = Contagem

confined = { $From-in }, todos os { $symbol } ficam { $into-in }
locked-candidates = { confined }, logo o { $symbol } { $into-of } fica { $from-in } e o resto { $into-of } não pode ser { $symbol }.
pointing = { locked-candidates }
    .title = Candidatos bloqueados (do quadrante)
claiming = { locked-candidates }
    .title = Candidatos bloqueados (da linha)
direct-locked = { confined }, logo o resto { $into-of } não pode ser { $symbol }. Então o { $last-symbol } só cabe em { $placed } { $last-house-in }.
direct-pointing = { direct-locked }
    .title = Bloqueio direto (do quadrante)
direct-claiming = { direct-locked }
    .title = Bloqueio direto (da linha)
direct-hidden = { hidden-places } Ali não cabe mais nada, logo { $last-house-in } o { $last-symbol } só cabe em { $placed }.
direct-hidden-pair = { direct-hidden }
    .title = Par oculto direto
direct-hidden-triple = { direct-hidden }
    .title = Trio oculto direto
partners = { $argument }
    .title = Parceiros
rising-line = { $argument }
    .title = Linha crescente
neighbours = { $argument }
    .title = Vizinhos
tally = { $argument }
    .title = Contagem de células
combinations = { $argument }
    .title = Combinações
sum-bounds = { $argument }
    .title = Somas mínimas e máximas
fillings = { $argument }
    .title = Formas de preencher uma pista
hidden-cage-single = { every-combination }, e só { $places } pode tê-lo. { $effects }
    .title = Único oculto de gaiola
cage-digit = { every-combination }. { $cells } { $n-cells ->
    [one] vê todos os seus lugares, { $places }, portanto não é { $symbol }
    [2] veem todos os seus lugares, { $places }, portanto nenhuma das duas é { $symbol }
   *[other] veem todos os seus lugares, { $places }, portanto nenhuma delas é { $symbol }
}.
    .title = Dígito necessário numa gaiola
every-combination = { $told ->
    [1] { $Cage } só pode ser { $way }, portanto contém { $symbol }
   *[other] { $Cage }: todas as combinações contêm { $symbol }
}

house-sums = { house-sums-total }. { $n-outside ->
    [0] Dentro { $n-sums ->
        [1] está
       *[other] estão
    } { $sums }{ house-sums-known }{ $n-inside ->
        [1] { $left }
       *[other] { $inside } somam { $total }{ house-sums-ways }
    }.
   *[other] { $n-inside ->
        [0] { $Sums } { $n-sums ->
            [1] cobre
           *[other] cobrem
        } { $n-houses ->
            [1] toda essa casa
           *[other] todas essas casas
        }{ house-sums-known }{ $n-outside ->
            [1] { $left }
           *[other] { $outside }, fora { $n-houses ->
                [1] dela
               *[other] delas
            }, somam { $total }{ house-sums-ways }
        }.
       *[other] { $Sums } { $n-sums ->
            [1] cobre
           *[other] cobrem
        } { $n-houses ->
            [1] toda essa casa
           *[other] todas essas casas
        } menos { $inside } e { $n-sums ->
            [1] estende-se
           *[other] estendem-se
        } a { $outside }{ house-sums-known }{ house-sums-difference }: { $left }.
    }
}
    .title = Interiores e exteriores
house-sums-total = { $Houses } { $n-houses ->
    [1] soma
   *[other] somam
} { $house-total }
house-sums-known = { $n-known ->
    [0] , portanto{" "}
   *[other] . Com { $known },{" "}
}
house-sums-ways = { $told ->
    [0] : { $left }
    [1] : são { $symbols }
   *[other] , isto é, { $ways }: { $left }
}
house-sums-difference = { $n-inside ->
    [one] { $inside } vale
   *[other] { $inside } somam
} { $sign ->
    [0] o mesmo que { $outside }
    [-1] menos { $total } do que { $outside }
   *[other] mais { $total } do que { $outside }
}
killer-subset = { $House-in }, os dígitos { $symbols } estão esgotados: { $shares }. Portanto { $left }.
killer-pair = { killer-subset }
    .title = Par com gaiolas
killer-triple = { killer-subset }
    .title = Trio com gaiolas
killer-quadruple = { killer-subset }
    .title = Quarteto com gaiolas
cages-together = { $First } e { $second } não partilham nenhum dígito{ $told ->
    [0] {""}
   *[other] : juntas são { $together }
}. Portanto { $left }.
    .title = Gaiolas que se veem
phistomefel = As { $n-ring } células que rodeiam { $house } contêm os mesmos dígitos que as { $n-corners } células dos quatro cantos. { $n-held ->
    [0] { $side ->
        [0] No anel não cabe { $symbol }
       *[other] Nos cantos não cabe { $symbol }
    }
   *[other] { $side ->
        [0] Os cantos já têm { $symbol } em { $held }, e no anel não cabem mais
       *[other] O anel já tem { $symbol } em { $held }, e nos cantos não cabem mais
    }
}. { $effects }
    .title = Anel de Phistomefel

# Somas e gaiolas nestas.
sums-of = { $n ->
    [one] a soma { $list }
   *[other] as somas { $list }
}
sums-of-killer-cage = { $n ->
    [one] a gaiola { $list }
   *[other] as gaiolas { $list }
}
sums-of-kenken-cage = { sums-of-killer-cage }
sums-of-kakuro-run = { $n ->
    [one] a sequência { $list }
   *[other] as sequências { $list }
}
summand = { $cells } ({ $total }{ $n-outside ->
    [0] {""}
   *[other] , com { $outside } fora
})
rest-of-houses = a soma { $total } que resta para { $cells } { $houses-in }
rest-outside = a soma { $total } de { $cells }, fora { $houses-of }
cage-with-ways = { $cage } ({ $ways })
cage-with-ways-of-open = { $cage } ({ $ways } em { $open })
share = { $n-in-words } para { $cage }
with = { $first } com { $second }
either = { $first } ou { $last }
leftovers = { $Houses } { $n-houses ->
    [1] contém
   *[other] contêm em conjunto
} os mesmos dígitos que { $others }. Tire as células comuns: { $here } contêm os mesmos dígitos que { $there }, logo { $result }.
    .title = Lei das sobras

naked-subset = { $equal ->
    [1] { $n-cells ->
        [2] { $cells } são ambas { $symbols-set }.
       *[other] { $cells } são todas { $symbols-set }.
    }
   *[other] { $cells } têm, entre todas, apenas { $symbols }.
} Esgotam os dígitos { $symbols } { $houses-of }, logo nenhuma outra célula { $houses-of } pode ser { $symbols-nor }.
locked-pair = { naked-subset }
    .title = Par bloqueado
locked-triple = { naked-subset }
    .title = Trio bloqueado
naked-pair = { naked-subset }
    .title = Par nu
naked-triple = { naked-subset }
    .title = Trio nu
naked-quadruple = { naked-subset }
    .title = Quarteto nu
larger-naked-subset = { naked-subset }
    .title = Subconjunto nu maior
hidden-places = { $Houses-in }, os dígitos { $symbols } só cabem em { $cells }.
hidden-subset = { hidden-places } Com isso preenchem-se { $n-cells ->
    [2] ambas as células
    [3] as três células
    [4] as quatro células
   *[other] todas estas células
}: { $result }.
hidden-pair = { hidden-subset }
    .title = Par oculto
hidden-triple = { hidden-subset }
    .title = Trio oculto
hidden-quadruple = { hidden-subset }
    .title = Quarteto oculto
larger-hidden-subset = { hidden-subset }
    .title = Subconjunto oculto maior

# Peixes: nas bases, o símbolo só cabe nas casas que as cobrem, que são outras tantas.
few = { $bases-kind ->
    [box] Esses { $n-bases ->
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
       *[other] sete
    } quadrantes
   *[other] Essas { $n-bases ->
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
       *[other] sete
    } { $bases-kind ->
        [row] linhas
        [column] colunas
        [region] regiões
       *[other] casas
    }
}
all-covers = { $covers-of }
fish-places = { $Bases-in }, o { $symbol } só pode ficar { $covers-in }
fish = { fish-places }. { few } ficam com todos os { $symbol } { all-covers }, logo nenhuma outra célula { $covers-of } pode ser { $symbol }.
x-wing = { fish }
    .title = X-Wing
swordfish = { fish }
    .title = Peixe-espada
jellyfish = { fish }
    .title = Água-viva
squirmbag = { fish }
    .title = Squirmbag
whale = { fish }
    .title = Baleia
leviathan = { fish }
    .title = Leviatã
fish-of-boxes = { fish-places }. { few } ficam com todos os { $symbol } { all-covers }, logo { $result }.
franken-x-wing = { fish-of-boxes }
    .title = X-Wing Franken
franken-swordfish = { fish-of-boxes }
    .title = Peixe-espada Franken
franken-jellyfish = { fish-of-boxes }
    .title = Água-viva Franken
franken-squirmbag = { fish-of-boxes }
    .title = Squirmbag Franken
franken-whale = { fish-of-boxes }
    .title = Baleia Franken
franken-leviathan = { fish-of-boxes }
    .title = Leviatã Franken
mutant-x-wing = { fish-of-boxes }
    .title = X-Wing mutante
mutant-swordfish = { fish-of-boxes }
    .title = Peixe-espada mutante
mutant-jellyfish = { fish-of-boxes }
    .title = Água-viva mutante
mutant-squirmbag = { fish-of-boxes }
    .title = Squirmbag mutante
mutant-whale = { fish-of-boxes }
    .title = Baleia mutante
mutant-leviathan = { fish-of-boxes }
    .title = Leviatã mutante

# Uma barbatana é uma célula de uma base fora dessas casas: ou uma delas é verdadeira ou o é o peixe.
finned-fish = { $fish ->
    [1] { fish-places }, exceto { $n-all-fins ->
        [1] a barbatana { $all-fins }. Se a barbatana é { $symbol }, { $result }, porque a barbatana vê { $n-gone ->
            [1] essa célula
           *[other] essas células
        }
       *[other] as barbatanas { $all-fins }. Se uma das barbatanas é { $symbol }, { $result }, porque cada barbatana vê { $n-gone ->
            [1] essa célula
           *[other] essas células
        }
    }. Se não, todos os { $symbol } { all-covers } ficam nas células do peixe, com o mesmo resultado.
   *[other] { $Bases } formam dois peixes com { $covers }, exceto as barbatanas { $all-fins }. Em cada peixe, ou uma barbatana é { $symbol } ou o peixe fica com os { $symbol } das casas que cobre. De qualquer modo { $result }.
}
finned-x-wing = { finned-fish }
    .title = X-Wing com barbatana
finned-swordfish = { finned-fish }
    .title = Peixe-espada com barbatana
finned-jellyfish = { finned-fish }
    .title = Água-viva com barbatana
finned-squirmbag = { finned-fish }
    .title = Squirmbag com barbatana
finned-whale = { finned-fish }
    .title = Baleia com barbatana
finned-leviathan = { finned-fish }
    .title = Leviatã com barbatana
finned-franken-x-wing = { finned-fish }
    .title = X-Wing Franken com barbatana
finned-franken-swordfish = { finned-fish }
    .title = Peixe-espada Franken com barbatana
finned-franken-jellyfish = { finned-fish }
    .title = Água-viva Franken com barbatana
finned-franken-squirmbag = { finned-fish }
    .title = Squirmbag Franken com barbatana
finned-franken-whale = { finned-fish }
    .title = Baleia Franken com barbatana
finned-franken-leviathan = { finned-fish }
    .title = Leviatã Franken com barbatana
finned-mutant-x-wing = { finned-fish }
    .title = X-Wing mutante com barbatana
finned-mutant-swordfish = { finned-fish }
    .title = Peixe-espada mutante com barbatana
finned-mutant-jellyfish = { finned-fish }
    .title = Água-viva mutante com barbatana
finned-mutant-squirmbag = { finned-fish }
    .title = Squirmbag mutante com barbatana
finned-mutant-whale = { finned-fish }
    .title = Baleia mutante com barbatana
finned-mutant-leviathan = { finned-fish }
    .title = Leviatã mutante com barbatana
sashimi-x-wing = { finned-fish }
    .title = X-Wing sashimi
sashimi-swordfish = { finned-fish }
    .title = Peixe-espada sashimi
sashimi-jellyfish = { finned-fish }
    .title = Água-viva sashimi
sashimi-squirmbag = { finned-fish }
    .title = Squirmbag sashimi
sashimi-whale = { finned-fish }
    .title = Baleia sashimi
sashimi-leviathan = { finned-fish }
    .title = Leviatã sashimi

# Uma ponta da cadeia é verdadeira, ou a outra.
either-way = { $ends-see ->
    [yes] { $n-gone ->
        [1] Nos dois casos { $gone } vê um { $end } e não pode ser { $end }.
        [2] Nos dois casos { $gone } veem um { $end }: nenhuma das duas pode ser { $end }.
       *[other] Nos dois casos { $gone } veem um { $end }: nenhuma delas pode ser { $end }.
    }
   *[no] Nos dois casos { $result }.
}
two-ends = { $chain-story } { either-way }
remote-pair = { $cells } são todas { $symbols-set }, e cada uma vê a seguinte, logo { $symbols } alternam ao longo da cadeia. Duas células a uma distância ímpar têm um cada uma, e uma célula que vê ambas não pode ter nenhum: { $result }.
    .title = Par remoto
# Pistas, e casas, que se preenchem ao mesmo tempo.
clues-together = { $claims }. { $n-ways ->
    [0] { $counted ->
        [0] { $n-claims ->
            [1] Com o que ainda cabe em { $open }, { $left }
           *[other] De tudo isso em conjunto resulta que { $left }
        }
       *[other] Restam { $counted } maneiras de preencher { $open }, portanto { $left }
    }
    [1] A única maneira que resta de preencher { $open } é { $ways }, portanto { $left }
   *[other] As únicas maneiras que restam de preencher { $open } são { $ways }, portanto { $left }
}.
    .title = Pistas combinadas
places-together = { $n-places ->
    [0] Onde quer que fiquem ao mesmo tempo os { $symbol } { $houses-of }, um deles é visto de { $gone }, logo { $result }.
    [1] Ao mesmo tempo, os { $symbol } { $houses-of } só cabem em { $places }, logo { $result }.
   *[other] Ao mesmo tempo, os { $symbol } { $houses-of } só cabem em { $places }. Em qualquer caso um deles é visto de { $gone }, logo { $result }.
}
    .title = Lugares combinados

two-cells-each = { $Houses } só têm duas células cada para o { $symbol }.
joined-links = { two-cells-each } { two-ends }
skyscraper = { joined-links }
    .title = Arranha-céus
two-string-kite = { joined-links }
    .title = 2-String Kite
turbot-fish = { joined-links }
    .title = Turbot fish
dual-two-string-kite = { $Houses } só têm duas células cada para { $symbols }. Isso forma dois papagaios, unidos em { $joined }, que se veem. Cada papagaio tem o seu dígito numa das pontas, entre { $cells }, logo { $result }.
    .title = 2-String Kite duplo
empty-rectangle = { $Box-in }, todos os { $symbol } ficam { $lines-or-in }, e { $houses } só tem duas células para o { $symbol }. { two-ends }
    .title = Retângulo vazio
dual-empty-rectangle = { $Box-in }, cada { $symbol } fica numa de duas linhas que se cruzam. { $Houses } só têm duas células cada para o { $symbol }, entre { $cells }. Cada um desses pares leva de uma das linhas a uma célula que vê a outra, logo { $result }.
    .title = Retângulo vazio duplo
w-wing = { $cells } são ambas { $symbols-set }, e { $houses-in } o { $linked } só cabe em { $joined-or }. { two-ends }
    .title = W-Wing
wing-cases = Se é { $other-1 }, { $pincer-1 } é { $symbol }. Se é { $other-2 }, { $pincer-2 } é { $symbol }.
wing-end = { $n-gone ->
    [1] { $gone } vê um { $symbol } e não pode ser { $symbol }.
    [2] { $gone } veem um { $symbol }: nenhuma das duas pode ser { $symbol }.
   *[other] { $gone } veem um { $symbol }: nenhuma delas pode ser { $symbol }.
}
xy-wing = { $pivot } é { $other-1 } ou { $other-2 }. { wing-cases } Nos dois casos { wing-end }
    .title = XY-Wing
xyz-wing = { $pivot } é { $symbols-or }. { wing-cases } Se não, a própria { $pivot } é { $symbol }. Em todos os casos { wing-end }
    .title = XYZ-Wing

# Padrões que teriam duas soluções, e os candidatos que o impedem.
one-guardian = { $guardians-alike ->
    [yes] { $n-guardians-cells ->
        [1] Por isso { $guardians-cells } tem de ser { $guardians-symbols }
        [2] Por isso { $guardians-cells-or } tem de ser { $guardians-symbols }
       *[other] Por isso uma de { $guardians-cells } tem de ser { $guardians-symbols }
    }
   *[no] Por isso { $guardians-told }
}
guardians-in-one-cell = { one-guardian } e não pode ser { $gone-symbols }.
guardians-of-one-symbol = { one-guardian }. { $n-gone ->
    [1] { $gone } vê todas essas células, logo não pode ser { $gone-symbols }.
   *[other] { $gone } veem todas essas células, logo não podem ser { $gone-symbols }.
}
guardians-in-a-subset = { one-guardian }. Isso age como uma só célula { $guardians-symbols-set }: junto com { $subset } esgota os dígitos { $subset-symbols } { $houses-in }, logo { $result }.
guardians-beside-a-symbol = { one-guardian }. { $Houses-in }, o { $kept } só cabe nestas duas células. Logo uma é { $kept } e a outra, um dos anteriores: { $result }.
grave = Se não fosse verdade que { $guardians-told }, cada célula vazia teria dois candidatos e cada casa teria duas células para cada um dos seus dígitos. Um problema assim nunca tem exatamente uma solução.
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
two-solutions = esses dígitos poderiam ser trocados e o problema teria duas soluções.
deadly-rectangle = { $cells } formam um retângulo. Se tivessem só { $symbols }, { two-solutions }
uniqueness-test-1 = { deadly-rectangle } { guardians-in-one-cell }
    .title = Retângulo único tipo 1
uniqueness-test-2 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Retângulo único tipo 2
uniqueness-test-3 = { deadly-rectangle } { guardians-in-a-subset }
    .title = Retângulo único tipo 3
uniqueness-test-4 = { deadly-rectangle } { guardians-beside-a-symbol }
    .title = Retângulo único tipo 4
uniqueness-test-5 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Retângulo único tipo 5
only-in-rectangle = { $Houses-in }, o { $kept } só cabe no retângulo.
uniqueness-test-6 = { deadly-rectangle } { only-in-rectangle } Se uma de { $gone } fosse { $kept }, a outra também seria, e { $symbols } preencheriam as quatro células. Logo { $result }.
    .title = Retângulo único tipo 6
hidden-rectangle = { deadly-rectangle } { only-in-rectangle } Se { $gone } fosse { $gone-symbols }, os dois cantos ao lado teriam de ser { $kept }, e { $symbols } preencheriam as quatro células. Logo { $result }.
    .title = Retângulo oculto
deadly-placed-rectangle = { $cells } formam um retângulo, e nenhuma delas é um dado. Se tivessem só { $symbols }, { two-solutions }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Retângulo evitável tipo 1
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Retângulo evitável tipo 2
deadly-loop = { $cells } formam um laço, com duas delas em cada casa por onde passa. Se tivessem só { $symbols }, { two-solutions }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Laço único tipo 1
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Laço único tipo 2
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Laço único tipo 3
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Laço único tipo 4

sue-de-coq = { $Houses } cruzam-se em { $cells }, que só têm { $symbols } entre todas. Junto com { $line-cells } { $line-symbols-set } e { $box-cells } { $box-symbols-set } há tantas células quantos dígitos, logo todos esses dígitos ficam ali: { $result }.
    .title = Sue de Coq

# Um símbolo fica no canto onde duas linhas se cruzam, ou na ponta de uma delas.
firework = Fora { $box-of }, { $lines } só têm { $ends } para { $symbols }. Um dígito que não esteja em nenhuma delas tem de ficar { $box-in } em ambas: em { $corner }, onde se cruzam.
firework-box = Cada dígito fica fora do quadrante no máximo numa das suas duas linhas, logo o quadrante contém-no na outra.
triple-firework = { firework } Logo estas três células contêm os três dígitos, um cada uma{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } Por isso { $result }.
}
    .title = Fogo de artifício triplo
quadruple-firework = Fora { $box-1-of }, { $lines-1 } só têm { $ends-1 } para { $symbols-1 }; fora { $box-2-of }, { $lines-2 } só têm as mesmas duas células para { $symbols-2 }. Um dígito que não esteja em nenhuma delas tem de ficar onde as suas duas linhas se cruzam: { $symbols-1-or } em { $corner-1 }, { $symbols-2-or } em { $corner-2 }. Logo estas quatro células contêm { $all }, um dígito cada uma{ $off-lines ->
    [0] : { $result }.
   *[other] . { firework-box } Por isso { $result }.
}
    .title = Fogo de artifício quádruplo
firework-w-wing = { firework } { $target } vê { $pairs }, ambas { $symbols-set }, e também { $ends }. Se fosse um dos dois dígitos, { $pairs } seriam o outro, e { $ends } não poderiam ser nenhum dos dois. Então ambos os dígitos teriam de ficar em { $corner }. Logo { $result }.
    .title = W-Wing com fogo de artifício

two-colours = Onde o { $symbol } só tem duas células numa casa, exatamente uma delas é { $symbol }. Seguindo esses pares, o { $symbol } está ou em { $first } ou em { $second }.
simple-colours-trap = { two-colours } Nos dois casos { $result }.
    .title = Coloração simples (armadilha)
simple-colours-wrap = { two-colours } Mas { $clash-1 } veem-se e não podem ser ambas { $symbol }, logo { $result }.
    .title = Coloração simples (contradição)
four-colours = Onde o { $symbol } só tem duas células numa casa, exatamente uma delas é { $symbol }. Seguindo esses pares, o { $symbol } está ou em { $first } ou em { $second }, e ou em { $third } ou em { $fourth }.
multi-colours-1 = { four-colours } { $clash-1 } veem-se, logo pelo menos um desses dois grupos é falso, e então o seu oposto é verdadeiro. De qualquer modo { $result }.
    .title = Coloração múltipla 1
multi-colours-2 = { four-colours } No conjunto, { $false } veem ambos os lados do outro par ({ $clash }), e um desses lados é verdadeiro. Logo { $result }.
    .title = Coloração múltipla 2

# Cadeias contadas como histórias.
back-to-its-cell = { $chain-story } { $chain-start ->
    [true] Isso não pode ser, logo { $result }.
   *[false] Nos dois casos { $result }.
}
closed-loop = { $chain-story } A última conclusão exclui a primeira, logo a cadeia fecha-se num laço e é verdadeira num sentido ou no outro. Nos dois casos { $result }.
x-chain = { two-ends }
    .title = Cadeia X
xy-chain = { two-ends }
    .title = Cadeia XY
aic = { two-ends }
    .title = Cadeia de inferências alternadas (AIC)
grouped-aic = { two-ends }
    .title = Cadeia de inferências alternadas com grupos
discontinuous-nice-loop = { back-to-its-cell }
    .title = Laço descontínuo
grouped-discontinuous-nice-loop = { back-to-its-cell }
    .title = Laço descontínuo com grupos
continuous-nice-loop = { closed-loop }
    .title = Laço contínuo
grouped-continuous-nice-loop = { closed-loop }
    .title = Laço contínuo com grupos

aligned-exclusion = Experimente todas as maneiras de preencher { $cells }. Algumas repetem um dígito{ $n-excluders ->
    [0] {""}
   *[other] , outras deixam { $excluders-or } sem candidatos
}. As que restam mostram que { $result }.
aligned-pair-exclusion = { aligned-exclusion }
    .title = Exclusão de par alinhado
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Exclusão de trio alinhado

# Conjuntos quase fechados: células de uma casa com um candidato a mais que células.
one-to-spare = Cada um destes conjuntos tem mais um candidato do que células, logo pode faltar-lhe no máximo um dos seus dígitos.
als-xz = Tome { $set-1 } { $set-symbols-1-set } e { $set-2 } { $set-symbols-2-set }. { one-to-spare } { $n-restricted ->
    [1] Não podem ter ambos o { $restricted }, logo um deles não o tem e tem todos os seus outros dígitos. Nos dois casos { $result }.
   *[other] Nenhum dos dígitos { $restricted } pode estar em ambos, logo a cada conjunto falta um deles e tem todos os seus outros dígitos: { $result }.
}
    .title = ALS-XZ
als-xy-wing = Tome { $set-1 } { $set-symbols-1-set }, { $set-2 } { $set-symbols-2-set } e { $set-3 } { $set-symbols-3-set }. { one-to-spare } O segundo tem { $restricted-1 } ou { $restricted-2 }. Se tem { $restricted-1 }, ao primeiro falta o { $restricted-1 } e tem todos os seus outros dígitos; se tem { $restricted-2 }, ao terceiro falta o { $restricted-2 } e tem todos os seus outros. Nos dois casos { $result }.
    .title = ALS-XY-Wing
als-chain = Tome estes conjuntos por ordem: { $sets }. { one-to-spare } Dois vizinhos não podem ter ambos o dígito que os liga ({ $restricted }). Se ao primeiro falta um dos seus dígitos, tem todos os outros, logo ao segundo falta o que os liga e tem os outros, e assim até ao último. Nos dois casos { $result }.
    .title = Cadeia de ALS
death-blossom = { $cell } só pode ser { $restricted-all }. Para cada um há um conjunto de células que então não o pode ter: { $sets }. { one-to-spare } Seja o que for { $cell }, a um dos conjuntos falta esse dígito e tem todos os outros, logo { $result }.
    .title = Death Blossom

tridagon = { $Houses } têm cada um três células, uma em cada linha e em cada coluna do quadrante, para { $symbols }: { $trio }. Suponha que as doze contêm estes dígitos. Então, de cima para baixo, dois quadrantes lado a lado têm-nos na mesma ordem circular; da esquerda para a direita, o mesmo vale para dois quadrantes um por cima do outro. Mas { $apart-in } as células inclinam-se ao contrário dos outros três quadrantes, logo, depois de uma volta aos quatro, a ordem voltaria invertida.
tridagon-1 = { tridagon } { guardians-in-one-cell }
    .title = Tridagon tipo 1
tridagon-2 = { tridagon } { guardians-of-one-symbol }
    .title = Tridagon tipo 2

template-set = As { $templates } maneiras que restam de dispor os { $symbol } em toda a grelha concordam: { $result }.
    .title = Modelos (colocar)
template-delete = Restam { $templates } maneiras de dispor os { $symbol } em toda a grelha, e nenhuma usa { $gone }: { $result }.
    .title = Modelos (eliminar)

symbols-in-house = { $symbols } { $house }
all-candidates-among = Todos os seus candidatos estão entre estes: { $covers }. Uma casa recebe cada dígito uma só vez, logo são no máximo { $n-covers } dígitos para { $n-cells } células e todos são precisos ali: { $result }.{ $n-twice ->
    [0] {""}
   *[other] {" "}Se { $twice-told }, uma só célula gastaria dois deles.
}
sk-loop = As { $n-cells } células { $cells } formam um anel em volta de { $ring }. { all-candidates-among }
    .title = Ciclo SK
multi-sector-locked-set = { $Along } cruzam { $across } em { $n-cells } células vazias{ $n-left-out ->
    [0] {""}
   *[other] {" "}sem contar { $left-out }
}. { all-candidates-among }
    .title = Conjunto bloqueado multissetorial

verity-cases = { $n-starts ->
    [1] {""}
   *[other] { $n-starts-cells ->
        [1] { $Starts-told }.{" "}
       *[other] { $Houses-in }, o { $starts-symbols } só cabe em { $starts-cells-or }.{" "}
    }
}
forcing-chain-contradiction = { $n-starts ->
    [0] Aqui não cabe outra coisa: { $result }.
   *[other] { $chain-story } { $Clash }, logo { $result }.
}
    .title = Cadeias forçadas (contradição)
forcing-chain-verity = { verity-cases }{ $chain-story } Em todos os casos { $result }.
    .title = Cadeias forçadas (coincidência)
forcing-net-contradiction = { $n-starts ->
    [0] Aqui não cabe outra coisa: { $result }.
   *[other] { $net-story } { $Clash }, logo { $result }.
}
    .title = Rede forçada (contradição)
forcing-net-verity = { verity-cases }{ $net-story } Em todos os casos { $result }.
    .title = Rede forçada (coincidência)

reductio = { $story } { $effects }
    .title = Redução ao absurdo
reductio-suppose = Suponhamos que { $cell } seja { $symbols }.
reductio-suppose-too = Suponhamos também que { $cell } seja { $symbols }.
reductio-then = Então { $clauses }.
reductio-only = { $cell } só pode ser { $symbols }
reductio-last-place = { $cell } é { $symbols }, que não tem outro lugar { $house-in }
reductio-rule = { $cell } é { $symbols }, segundo { $rule }
reductio-pair = { $cell } é { $symbols }, pois { $pair } esgotam dois símbolos { $house-of }
reductio-overlap = { $cell } é { $symbols }, pois { $from } ocupa o lugar dos outros { $into-in }
reductio-nothing-for = não resta nada para { $cell }
reductio-no-place = não resta lugar para o { $symbol } { $house-in }
reductio-broken = é impossível cumprir { $rule }
reductio-fails = Logo, neste caso, { $cell } não é { $symbols }.
reductio-every-case-fails = Todos os casos falham.
reductio-more = { $n ->
    [one] Segue-se mais uma inferência.
   *[other] Seguem-se mais { $n } inferências.
}
reductio-and = { $first }; e { $last }
reductio-or = { $first } ou { $last }

trial-and-error = { $cell } tem de ser { $symbols }: experimentar { $others } só leva a { $n ->
    [one] um beco sem saída
   *[other] becos sem saída ({ $n } ao todo)
  }.
    .title = Tentativa e erro

nested-forcing = { $lines } { $effects }
    .title = Forçamento aninhado
nested-line = ({ $n }) { $line }
nested-try = Suponhamos também que { $cell } é { $symbols }: { $clauses }.
nested-in-turn = sucessivamente { $facts }
