# Come si raccontano in italiano gli errori e gli indizi che non lasciano soluzioni o ne lasciano più di una.

mistake-in-region = Qualcosa non va { $region-in }.
mistake-somewhere = Qualcosa non va.
mistake-at-entry = Guarda { $cell }: il numero { $symbol } è sbagliato.
mistake-at-marks = Guarda i candidati annotati in { $cell }: manca il simbolo giusto.
mistake-at-several = { $cells } non possono essere tutte giuste.
mistake-twice-in = { $cells } contengono entrambe { $symbol }, ed entrambe sono { $region-in }.
mistake-twice = { $cells } contengono entrambe { $symbol }, il che è vietato da questo indizio: { $clue }.
mistake-breaks = { $candidates } violano questo indizio: { $clue }.
mistake-comes-to = { $candidates } danno { $is } invece di { $wanted } in questo indizio: { $clue }.
mistake-suppose = Supponiamo { $candidates }.
mistake-dead-cell = Ora nulla può stare in { $cell }.
mistake-dead-house = Ora il numero { $symbol } non ha posto { $house-in }.
mistake-dead-twice = Ora { $cells } contengono entrambe { $symbol }.
mistake-dead-rule = Ora questo indizio non può essere soddisfatto: { $clue }.
mistake-cases = Nessuno dei candidati di { $cell } va bene ({ $symbols }):
mistake-so-not = Quindi { $cell } non è { $symbol }.
mistake-so-is = Quindi { $cell } è { $symbol }.
mistake-so-not-together = Quindi { $cells } non possono essere tutte giuste.
mistake-by-search = Nessuna tecnica lo mostra passo per passo, ma una ricerca di tutte le possibilità sì.
why-not-see = { $command } mostra quali indizi sono in contrasto.
why-not-proper = Il problema ha esattamente una soluzione.
why-not-clash = { $n ->
    [0] La griglia da sola, senza alcun indizio, non ha soluzione.
    [one] Non c'è soluzione: questo indizio non può essere soddisfatto.
   *[other] Non c'è soluzione: questi { $n } indizi sono in contrasto. Togliendone uno qualsiasi, gli altri possono essere soddisfatti.
}
why-not-clash-untested = Non c'è soluzione: questi { $n } indizi sono in contrasto. Non c'è stato il tempo di scoprire se servono tutti.
why-not-given = il numero { $symbol } dato in { $cell }
why-not-argument = Perché sono in contrasto:
why-not-repair = Senza { $clue }, il problema ha esattamente una soluzione.
why-not-repair-several = Senza { $clue }, il problema ha più di una soluzione.
why-not-by-search = Nessuna tecnica lo mostra passo per passo, ma una ricerca di tutte le possibilità sì.
why-not-count = Il problema ha { $n } soluzioni.
why-not-count-more = Il problema ha almeno { $n } soluzioni.
why-not-differ = { $n ->
    [one] Differiscono in una cella: { $cells }.
   *[other] Differiscono in { $n } celle: { $cells }.
}
why-not-differ-some = Differiscono in queste celle, e forse in altre: { $cells }.
why-not-decides = Con { $symbol } dato in { $cell } resta esattamente una soluzione.
why-not-decides-partly = Nessun dato decide da solo. Con { $symbol } in { $cell } restano meno soluzioni che con ogni altro: { $n }.
why-not-decides-none = Nessun dato decide da solo: con uno qualsiasi restano almeno { $n } soluzioni.
