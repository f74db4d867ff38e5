# Como se contam em português os erros e as pistas que não deixam nenhuma solução ou deixam várias.

mistake-in-region = Algo está errado { $region-in }.
mistake-somewhere = Algo está errado.
mistake-at-entry = Olhe para { $cell }: o { $symbol } está errado.
mistake-at-marks = Olhe para as anotações de { $cell }: falta o símbolo certo.
mistake-at-several = { $cells } não podem estar todas certas.
mistake-twice-in = { $cells } contêm ambas { $symbol }, e ambas estão { $region-in }.
mistake-twice = { $cells } contêm ambas { $symbol }, o que esta pista proíbe: { $clue }.
mistake-breaks = { $candidates } violam esta pista: { $clue }.
mistake-comes-to = { $candidates } dão { $is } em vez de { $wanted } nesta pista: { $clue }.
mistake-suppose = Suponhamos { $candidates }.
mistake-dead-cell = Agora nada cabe em { $cell }.
mistake-dead-house = Agora o { $symbol } não tem lugar { $house-in }.
mistake-dead-twice = Agora { $cells } contêm ambas { $symbol }.
mistake-dead-rule = Agora esta pista não pode ser cumprida: { $clue }.
mistake-cases = Nenhum dos candidatos de { $cell } serve ({ $symbols }):
mistake-so-not = Logo { $cell } não é { $symbol }.
mistake-so-is = Logo { $cell } é { $symbol }.
mistake-so-not-together = Logo { $cells } não podem estar todas certas.
mistake-by-search = Nenhuma técnica o mostra passo a passo, mas uma busca de todas as possibilidades sim.
why-not-see = { $command } mostra que pistas se contradizem.
why-not-proper = O problema tem exatamente uma solução.
why-not-clash = { $n ->
    [0] O tabuleiro por si só, sem nenhuma pista, não tem solução.
    [one] Não há solução: esta pista não pode ser cumprida.
   *[other] Não há solução: estas { $n } pistas contradizem-se. Retirando qualquer uma delas, as outras podem ser cumpridas.
}
why-not-clash-untested = Não há solução: estas { $n } pistas contradizem-se. Não houve tempo para descobrir se todas são precisas.
why-not-given = o { $symbol } dado em { $cell }
why-not-argument = Por que razão se contradizem:
why-not-repair = Sem { $clue }, o problema tem exatamente uma solução.
why-not-repair-several = Sem { $clue }, o problema tem mais de uma solução.
why-not-by-search = Nenhuma técnica o mostra passo a passo, mas uma busca de todas as possibilidades sim.
why-not-count = O problema tem { $n } soluções.
why-not-count-more = O problema tem pelo menos { $n } soluções.
why-not-differ = { $n ->
    [one] Diferem numa célula: { $cells }.
   *[other] Diferem em { $n } células: { $cells }.
}
why-not-differ-some = Diferem nestas células, e talvez noutras: { $cells }.
why-not-decides = Com { $symbol } dado em { $cell } resta exatamente uma solução.
why-not-decides-partly = Nenhum dado decide por si só. Com { $symbol } em { $cell } restam menos soluções do que com qualquer outro: { $n }.
why-not-decides-none = Nenhum dado decide por si só: com qualquer um deles restam pelo menos { $n } soluções.
