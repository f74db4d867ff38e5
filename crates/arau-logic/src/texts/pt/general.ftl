# Palavras comuns a todas as explicações, em português.

in-cells = em { $cells }
of-cells = de { $cells }

cell-range = { $first } a { $last }
and = { $first } e { $last }
or = { $first } ou { $last }
nor = { $first } nem { $last }
clauses = { $first }, e { $last }

effects = Logo { $list }.
effect-place = { $cell } é { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } não pode ser { $symbols }
   *[other] { $cells } não podem ser { $symbols }
}
effect-contradiction = não há solução

# Por que uma célula ou um lugar é único.
already-has = { $house } já tem { $symbols }
also-has = { $house } tem { $symbols }
sees-placed = vê o { $symbol } em { $cell }
why-only-symbol = {"."} { $seen }.
why-only-symbol-but = {"."} { $seen }; { $n-lost ->
    [1] { $lost } já está excluído
   *[other] { $lost } já estão excluídos
}.
why-only-symbol-lost = : tudo o resto já está excluído.
why-only-cell = : { $n-by ->
    [1] o { $symbol } { $by-in } exclui
   *[other] os { $symbol } { $by-in } excluem
} { $n-others ->
    [1] a outra célula vazia
   *[other] todas as outras células vazias
}.
why-only-cell-but = : { $n-by ->
    [1] o { $symbol } { $by-in } exclui
   *[other] os { $symbol } { $by-in } excluem
} todas as outras células vazias exceto { $lost }, onde o { $symbol } já está excluído.
why-only-cell-lost = : já está excluído em { $n-others ->
    [1] { $lost }, a outra célula vazia
   *[other] todas as outras células vazias
}.

# Uma cadeia contada como uma história.
story-if = Se { $first }, então { $next }
story-so = { $before }, logo { $next }
story-then = Então { $next }
story-since = Como { $reasons }, { $next }
story-in-turn = Se { $first }, segue-se passo a passo que { $facts }
story-true = { $n ->
    [1] { $cells }
   *[other] { $cells-or }
} é { $symbol }
story-false = { $n ->
    [1] { $cells } não é
    [2] nem { $first } nem { $last } são
   *[other] nenhuma de { $cells } é
} { $symbol }
story-cell-false = { $cells } não é { $symbols }
story-it-true = é { $symbol }
story-it-false = não é { $symbol }
story-false-too = { $cells } não o é
story-not-but = { $cells } não é { $other }, mas sim { $symbol }
story-and-not = { $cells } é { $symbol }, não { $other }
clash-both = então { $cells } seria e não seria { $symbol }
clash-cell = então { $cells } ficaria sem candidatos
clash-house = então o { $symbol } ficaria sem célula { $house }
clash-start = isso contradiz o ponto de partida

look-at = Olhe para { $place }.

long-notation = Em notação de cadeias: { $chain }.
long-result = Em detalhe: { $result }.
long-cites = Apoia-se em { $cited }.

ending-solved = Resolvido.
ending-assumed = Passos que supuseram algo: { $n } de { $n-steps }.
ending-stuck = Parado: nenhuma técnica encontra outro passo.
stuck-advice = Para continuar, faça suposições (`{ $guess }`) ou deixe o programa procurar (`{ $search }`).
ending-reached = Até aqui, como pediu.
no-solution = Não há solução.
several-solutions = Há mais de uma solução: o que se segue vale em todas.
conflict-cell = Não há solução: nada cabe em { $cell }.
conflict-house = Não há solução: o { $symbol } não cabe { $house-in }.
conflict-twice = Não há solução: { $cells } seriam ambas { $symbol }.
conflict-rule = Não há solução: é impossível cumprir { $rule }.
ending-stopped = Interrompido antes do fim.
ending-too-large = O tabuleiro é grande demais para ser explicado.
ending-lima-remainder = Restam apenas subconjuntos independentes de várias células, e o problema tem várias soluções.
ending-lima-stuck = Parado, embora a solução seja única: estas regras não bastam.

guess-level = { $level ->
    [0] Não é preciso nenhuma suposição.
   *[other] São precisas suposições de nível { $level }, e bastam.
}
guess-level-beyond = As suposições de nível { $level } não bastam.
guess-refuted = Se { $cell } fosse { $symbol }, haveria uma contradição.
guess-solves = Se { $cell } é { $symbol }, chega-se à solução.
