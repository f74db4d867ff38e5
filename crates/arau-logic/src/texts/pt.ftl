# Os passos em português. Uma mensagem por técnica; o seu atributo é o nome da técnica.

house-row = linha { $number }
house-column = coluna { $number }
house-box = quadrante { $number }
house-region = região { $number }

and = { $first } e { $last }
or = { $first } nem { $last }

effects = Logo { $list }.
effect-place = { $cell } é { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } não é { $symbols }
   *[other] { $cells } não são { $symbols }
}
effect-contradiction = não há solução

look-at = Olhe aqui: { $place }.

ending-solved = Resolvido.
ending-stuck = Parado: nenhuma técnica encontra mais nada.
no-solution = Não há solução.
several-solutions = Há mais de uma solução: o que segue vale em todas.
conflict-cell = Não há solução: nada cabe em { $cell }.
conflict-house = Não há solução: o { $symbol } não tem lugar em { $house }.
conflict-twice = Não há solução: { $cells } contêm ambas { $symbol }.
conflict-rule = Não há solução: { $rule } não pode ser cumprida em { $cells }.
ending-stopped = Interrompido antes do fim.
ending-too-large = O tabuleiro é grande demais para ser explicado.
ending-lima-remainder = Restam subconjuntos independentes de várias células, e o problema tem várias soluções.
ending-lima-stuck = Parado, embora a solução seja única: as regras não bastam.

guess-level = { $level ->
    [0] Não é precisa nenhuma suposição.
   *[other] São precisas suposições de nível { $level }, e bastam.
}
guess-level-beyond = As suposições de nível { $level } não bastam.
guess-refuted = Se { $cell } fosse { $symbol }, haveria uma contradição.
guess-solves = Se { $cell } é { $symbol }, chega-se à solução.

full-house = { $house }: resta uma só célula livre e falta o símbolo { $symbol }. { $effects }
    .title = Casa cheia
naked-single = A { $cell } resta um só candidato. { $effects }
    .title = Único nu
hidden-single = { $house }: resta um só lugar para { $symbol }. { $effects }
    .title = Única ocorrência
cross-hatching = { $symbol } está em { $by }; resta-lhe uma só célula aqui: { $house }. { $effects }
    .title = Varredura cruzada
counting = { $houses }: estão todos os símbolos menos { $symbol }. { $effects }
    .title = Contagem
pointing = { $from }: os únicos lugares para { $symbol } são { $cells }, todos também aqui: { $into }. Um deles o contém. { $effects }
    .title = Candidatos bloqueados (do quadrante)
claiming = { $from }: os únicos lugares para { $symbol } são { $cells }, todos também aqui: { $into }. Um deles o contém. { $effects }
    .title = Candidatos bloqueados (da linha)
direct-locked = { $from }: os únicos lugares para { $symbol } são { $cells }, todos também aqui: { $into }. Um deles o contém. A { $last-symbol } resta um só lugar aqui: { $last-house }. { $effects }
direct-pointing = { direct-locked }
    .title = Bloqueio direto (do quadrante)
direct-claiming = { direct-locked }
    .title = Bloqueio direto (da linha)
direct-hidden = { $houses }: os símbolos { $symbols } não têm lugares além de { $cells }; nada mais pode ficar ali. A { $last-symbol } resta um só lugar aqui: { $last-house }. { $effects }
direct-hidden-pair = { direct-hidden }
    .title = Par oculto direto
direct-hidden-triple = { direct-hidden }
    .title = Trio oculto direto

rule-candidates = { $n-cells ->
    [1] { $rule }: com o que está nas outras células, alguns candidatos de { $cells } não servem.
   *[other] { $rule }: seja o que for que as outras células de { $cells } contenham, alguns candidatos não servem.
} { $effects }
    .title = O que uma regra deixa
house-sums = { $houses }: o total é conhecido. Com as somas que há, { $n-outside ->
    [0] as células { $inside } somam { $total }
   *[other] { $n-inside ->
        [0] as células { $outside }, de fora, somam { $total }
       *[other] a diferença entre { $inside } e { $outside } é { $total }
    }
}. { $effects }
    .title = Interiores e exteriores
leftovers = { $n-houses ->
    [1] { $houses } / { $others }: contêm os mesmos símbolos.
   *[other] { $houses } / { $others }: em conjunto contêm os mesmos símbolos.
} Sem as células comuns, { $here } contêm os mesmos que { $there }. { $effects }
    .title = Lei das sobras

naked-subset = { $houses }: as células { $cells } não têm candidatos além de { $symbols }; esses símbolos ficam ali em alguma ordem. { $effects }
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
hidden-subset = { $houses }: os símbolos { $symbols } não têm lugares além de { $cells }; nada mais pode ficar ali. { $effects }
larger-hidden-subset = { hidden-subset }
    .title = Subconjunto oculto maior
hidden-pair = { hidden-subset }
    .title = Par oculto
hidden-triple = { hidden-subset }
    .title = Trio oculto
hidden-quadruple = { hidden-subset }
    .title = Quarteto oculto

fish = { $bases }: todos os lugares para { $symbol } ficam também aqui: { $covers }. São outras tantas casas, logo cada uma tem ali o seu { $symbol } e em nenhum outro lugar. { $effects }
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
franken-x-wing = { fish }
    .title = X-Wing Franken
franken-swordfish = { fish }
    .title = Peixe-espada Franken
franken-jellyfish = { fish }
    .title = Água-viva Franken
franken-squirmbag = { fish }
    .title = Squirmbag Franken
franken-whale = { fish }
    .title = Baleia Franken
franken-leviathan = { fish }
    .title = Leviatã Franken
mutant-x-wing = { fish }
    .title = X-Wing mutante
mutant-swordfish = { fish }
    .title = Peixe-espada mutante
mutant-jellyfish = { fish }
    .title = Água-viva mutante
mutant-squirmbag = { fish }
    .title = Squirmbag mutante
mutant-whale = { fish }
    .title = Baleia mutante
mutant-leviathan = { fish }
    .title = Leviatã mutante

finned-fish = { $fish ->
    [1] { $bases }: sem as barbatanas ({ $all-fins }), todos os lugares para { $symbol } ficam também aqui: { $covers }. São outras tantas casas, logo ou uma barbatana o contém ou ele sai do resto delas; o que o perde nos dois casos não pode contê-lo.
   *[other] { $bases }: há dois peixes com as mesmas bases. Sem as barbatanas ({ $all-fins }), todos os lugares para { $symbol } ficam, para cada um, em outras tantas destas casas: { $covers }. Ou uma barbatana o contém ou ele sai do resto delas; o que o perde nos dois casos não pode contê-lo.
} { $effects }
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

sashimi-fish = { $bases }: sem as barbatanas ({ $all-fins }), todos os lugares para { $symbol } ficam também aqui: { $covers }. São outras tantas casas, embora a uma base reste um só lugar; logo ou uma barbatana o contém ou ele sai do resto delas, e o que o perde nos dois casos não pode contê-lo. { $effects }
sashimi-x-wing = { sashimi-fish }
    .title = X-Wing sashimi
sashimi-swordfish = { sashimi-fish }
    .title = Peixe-espada sashimi
sashimi-jellyfish = { sashimi-fish }
    .title = Água-viva sashimi
sashimi-squirmbag = { sashimi-fish }
    .title = Squirmbag sashimi
sashimi-whale = { sashimi-fish }
    .title = Baleia sashimi
sashimi-leviathan = { sashimi-fish }
    .title = Leviatã sashimi

remote-pair = As células { $cells } têm os dois candidatos { $symbols } e alternam-nos ao longo da cadeia: duas células separadas por um número ímpar de ligações contêm um cada uma, e o que vê ambas não contém nenhum. { $effects }
    .title = Par remoto

# Candidatos dos quais pelo menos um é verdadeiro, pois senão haveria duas soluções.
one-guardian = { $n-guardians ->
    [one] Portanto, { $guardians } é verdadeiro.
   *[other] Portanto, pelo menos um destes é verdadeiro: { $guardians }.
}
guardians-in-one-cell = Essa célula não contém outra coisa. { $effects }
guardians-of-one-symbol = O que vê todas essas células não pode conter também o símbolo. { $effects }
guardians-in-a-subset = { $houses }: estes candidatos contam como uma só célula, que forma um conjunto nu com { $subset }; { $subset-symbols } ficam ali em alguma ordem. { $effects }
guardians-beside-a-symbol = { $houses }: estas duas células são os únicos lugares para um símbolo do par; uma o contém, a outra um destes candidatos, e não sobra lugar para o outro símbolo do par. { $effects }

grave = Sem { $guardians }, cada célula livre teria dois candidatos e cada símbolo dois lugares em cada casa; um puzzle assim nunca tem exatamente uma solução. { one-guardian }
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

joined-links = { $houses }: em cada uma há dois lugares para { $symbol }. { $joined } veem-se e não podem contê-lo ambas, logo uma de { $cells } o contém: { $chain }. { $effects }
skyscraper = { joined-links }
    .title = Arranha-céus
two-string-kite = { joined-links }
    .title = 2-String Kite
dual-two-string-kite = Duas pipas partilham { $joined }, que se veem. { $houses }: em cada uma há dois lugares para o símbolo ({ $symbols }), logo uma ponta de cada pipa o contém; as pontas são { $cells }. { $effects }
    .title = 2-String Kite duplo
turbot-fish = { joined-links }
    .title = Turbot fish
empty-rectangle = { $box }: todos os lugares para { $symbol } ficam aqui: { $lines }. { $houses }: há dois lugares, { $cells }; se o primeiro o contém, o quadrante o tem na segunda dessas linhas; se não, o segundo o contém. { $chain }. { $effects }
    .title = Retângulo vazio
dual-empty-rectangle = { $box }: todos os lugares para { $symbol } ficam em duas linhas que se cruzam. { $houses }: em cada uma há dois lugares, { $cells }, que levam de uma dessas linhas a células que veem a outra; são dois retângulos vazios. { $effects }
    .title = Retângulo vazio duplo
w-wing = { $cells } têm os mesmos dois candidatos { $symbols }. { $houses }: os únicos lugares para { $linked } são { $joined }, e cada um vê uma das duas células; estas não podem conter ambas { $linked }, logo uma contém { $symbol }. { $effects }
    .title = W-Wing
xy-wing = { $pivot } vê { $cells }. Cada uma das três células tem dois dos símbolos { $symbols }; seja o que for que { $pivot } contenha, uma de { $cells } contém { $symbol }. { $effects }
    .title = XY-Wing
xyz-wing = { $pivot } tem os candidatos { $symbols } e vê { $cells }, que têm dois deles cada uma; seja o que for que { $pivot } contenha, uma das três células contém { $symbol }. { $effects }
    .title = XYZ-Wing

deadly-rectangle = As células { $cells } formam um retângulo. Se contivessem só { $symbols }, estes poderiam ser trocados e haveria duas soluções. { one-guardian }
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
uniqueness-test-6 = { deadly-rectangle } { $houses }: um símbolo do par não tem lugar fora do retângulo; se uma das duas células opostas com mais candidatos o contivesse, a outra também, e o par encheria as quatro células. { $effects }
    .title = Retângulo único tipo 6
hidden-rectangle = { deadly-rectangle } { $houses }: um símbolo do par não tem lugar fora do retângulo; se a célula onde se cruzam contivesse o outro, o par encheria as quatro células. { $effects }
    .title = Retângulo oculto
deadly-placed-rectangle = As células { $cells } formam um retângulo e nenhuma era dada. Se contivessem só { $symbols }, estes poderiam ser trocados e haveria duas soluções. { one-guardian }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Retângulo evitável tipo 1
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Retângulo evitável tipo 2
deadly-loop = As células { $cells } formam um laço, com duas ou nenhuma em cada casa. Se contivessem só { $symbols }, estes poderiam ser trocados e haveria duas soluções. { one-guardian }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Laço único tipo 1
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Laço único tipo 2
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Laço único tipo 3
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Laço único tipo 4

sue-de-coq = { $houses }: as células comuns { $cells } têm os candidatos { $symbols }. Com { $line-cells } ({ $line-symbols }) da primeira e { $box-cells } ({ $box-symbols }) da segunda há exatamente as células necessárias para todos esses símbolos; cada um tem ali o seu lugar e sai do resto da sua casa. { $effects }
    .title = Sue de Coq

two-colours = Onde { $symbol } tem dois lugares numa casa, um é verdadeiro. Essas ligações dão aos seus lugares duas cores, { $first } contra { $second }: todos os de uma cor são verdadeiros e todos os da outra, falsos.
simple-colours-trap = { two-colours } O que vê as duas cores não pode contê-lo. { $effects }
    .title = Coloração simples (armadilha)
simple-colours-wrap = { two-colours } Há células de uma mesma cor que se veem ({ $clash }), logo essa cor é falsa: { $false }. { $effects }
    .title = Coloração simples (contradição)
four-colours = As ligações com dois lugares para { $symbol } dão dois pares de cores. Uma de cada par é verdadeira: { $first } / { $second }; { $third } / { $fourth }.
multi-colours-1 = { four-colours } Cores de pares diferentes veem-se ({ $clash }), logo não são ambas verdadeiras e uma das suas opostas é. O que vê as duas opostas não pode contê-lo. { $effects }
    .title = Coloração múltipla 1
multi-colours-2 = { four-colours } A cor de { $false } vê as duas cores do outro par ({ $clash }), das quais uma é verdadeira; logo é falsa. { $effects }
    .title = Coloração múltipla 2

# Nas cadeias, = significa que um dos dois é verdadeiro, e - que um dos dois é falso.
chain-with-two-ends = { $chain }: se uma ponta da cadeia é falsa, a outra é verdadeira. O que as duas pontas excluem sai. { $effects }
chain-back-to-its-cell = { $chain }: a cadeia volta à célula de partida e as pontas não combinam. Se o que se segue não fosse verdade, percorrer a cadeia levaria ao contrário. { $effects }
chain-without-end = { $chain-closed }: a cadeia é um laço fechado, logo de cada ligação é verdadeira exatamente uma ponta. O que as duas pontas de uma ligação excluem sai. { $effects }
x-chain = { chain-with-two-ends }
    .title = Cadeia X
xy-chain = { chain-with-two-ends }
    .title = Cadeia XY
aic = { chain-with-two-ends }
    .title = Cadeia de inferências alternadas (AIC)
grouped-aic = { chain-with-two-ends }
    .title = Cadeia de inferências alternadas com grupos
discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Laço descontínuo
grouped-discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Laço descontínuo com grupos
continuous-nice-loop = { chain-without-end }
    .title = Laço contínuo
grouped-continuous-nice-loop = { chain-without-end }
    .title = Laço contínuo com grupos

aligned-exclusion = { $n-excluders ->
    [0] Seja como for que se preencham { $cells } com o que sai, um símbolo se repetiria.
   *[other] Seja como for que se preencham { $cells } com o que sai, um símbolo se repetiria ou uma destas células perderia todos os seus candidatos: { $excluders }.
} { $effects }
aligned-pair-exclusion = { aligned-exclusion }
    .title = Exclusão de par alinhado
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Exclusão de trio alinhado

# Conjunto quase bloqueado (ALS): células de uma casa com um símbolo a mais do que células.
als-xz = Dois conjuntos de células têm um símbolo a mais do que células: { $set-1 } ({ $set-symbols-1 }) e { $set-2 } ({ $set-symbols-2 }). { $n-restricted ->
    [one] Não podem conter ambos { $restricted }, logo falta a um deles, que contém todos os seus outros símbolos; o que têm em comum fica num deles.
   *[other] Não podem conter ambos nenhum de { $restricted }, logo a cada um falta um destes, e contém todos os seus outros símbolos.
} { $effects }
    .title = ALS-XZ
als-xy-wing = Três conjuntos de células têm um símbolo a mais do que células: { $set-1 } ({ $set-symbols-1 }), { $set-2 } ({ $set-symbols-2 }) e { $set-3 } ({ $set-symbols-3 }). Ao segundo falta no máximo um símbolo. Logo tira { $restricted-1 } ao primeiro ou { $restricted-2 } ao terceiro, e esse contém todos os seus outros símbolos; o que o primeiro e o terceiro têm em comum fica num deles. { $effects }
    .title = ALS-XY-Wing
als-chain = Conjuntos de células com um símbolo a mais do que células formam uma cadeia: { $set }. Os vizinhos não podem conter ambos o símbolo que os liga ({ $restricted }). Se ao primeiro falta um símbolo que o último também tem, contém todos os outros, ao seguinte falta um e contém os outros, e assim até ao último, que então o contém. { $effects }
    .title = Cadeia de ALS
death-blossom = Para cada candidato de { $cell } ({ $restricted }) há um conjunto de células com um símbolo a mais do que células: { $set }. Seja o que for que { $cell } contenha, a um dos conjuntos isso falta, e ele contém todos os seus outros símbolos; o que todos têm em comum fica num deles. { $effects }
    .title = Death Blossom

template-set = Maneiras que restam de colocar { $symbol } em toda a grade: { $templates }. Concordam em algumas células. { $effects }
    .title = Modelos (colocar)
template-delete = Maneiras que restam de colocar { $symbol } em toda a grade: { $templates }. Alguns candidatos não aparecem em nenhuma. { $effects }
    .title = Modelos (eliminar)

forcing-chain-contradiction = { $n-starts ->
    [0] Ali não é possível outra coisa.
   *[other] Se fosse de outro modo, estas cadeias levariam a uma contradição: { $chain }.
} { $effects }
    .title = Cadeias forçadas (contradição)
forcing-chain-verity = { $n-starts ->
    [one] Quer { $starts } seja verdadeiro, quer falso
   *[other] Seja qual for o verdadeiro de { $starts }
}, as cadeias levam ao mesmo: { $chain }. { $effects }
    .title = Cadeias forçadas (coincidência)
forcing-net-contradiction = { $n-starts ->
    [0] Ali não é possível outra coisa.
   *[other] Se fosse de outro modo, estas inferências levariam a uma contradição: { $net }.
} { $effects }
    .title = Rede forçada (contradição)
forcing-net-verity = { $n-starts ->
    [one] Quer { $starts } seja verdadeiro, quer falso
   *[other] Seja qual for o verdadeiro de { $starts }
}, estas inferências levam ao mesmo: { $net }. { $effects }
    .title = Rede forçada (coincidência)

reductio = Suponhamos { $starts }. { $n-then ->
    [0] Então
   *[other] Então { $then }, e
} { $end ->
    [0] a { $cell } não restaria nenhum candidato
    [1] { $symbol } não teria nenhum lugar aqui: { $house }
   *[other] isto não poderia cumprir-se: { $rule }
}. { $effects }
    .title = Redução ao absurdo
