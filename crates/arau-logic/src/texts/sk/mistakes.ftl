# Ako sa po slovensky hovorí o chybách a o zadaniach, ktoré nenechávajú žiadne riešenie alebo nechávajú viac riešení.

mistake-in-region = Chyba je { $region-in }.
mistake-somewhere = Niekde je chyba.
mistake-at-entry = Pozrite sa na { $cell }: { $symbol } tam nepatrí.
mistake-at-marks = Pozrite sa na poznámky v { $cell }: správny symbol chýba.
mistake-at-several = { $cells } nemôžu byť všetky správne.
mistake-twice-in = { $cells } obsahujú obe { $symbol } a obe ležia { $region-in }.
mistake-twice = { $cells } obsahujú obe { $symbol }, čo zakazuje táto podmienka: { $clue }.
mistake-breaks = { $candidates } porušujú túto podmienku: { $clue }.
mistake-comes-to = { $candidates } dávajú { $is } namiesto { $wanted } v tejto podmienke: { $clue }.
mistake-suppose = Predpokladajme { $candidates }.
mistake-dead-cell = Teraz sa do { $cell } nedá nič umiestniť.
mistake-dead-house = Teraz { $house-in } nie je miesto pre { $symbol }.
mistake-dead-twice = Teraz { $cells } obsahujú obe { $symbol }.
mistake-dead-rule = Teraz sa nedá splniť táto podmienka: { $clue }.
mistake-cases = Žiadny z kandidátov v { $cell } nevyhovuje ({ $symbols }):
mistake-so-not = Preto { $cell } nie je { $symbol }.
mistake-so-is = Preto { $cell } je { $symbol }.
mistake-so-not-together = Preto { $cells } nemôžu byť všetky správne.
mistake-by-search = Žiadna technika to neukáže krok za krokom, ale prehľadanie všetkých možností áno.
why-not-see = { $command } ukáže, ktoré podmienky si odporujú.
why-not-proper = Úloha má práve jedno riešenie.
why-not-clash = { $n ->
    [0] Samotná doska, bez akejkoľvek podmienky, nemá riešenie.
    [one] Riešenie neexistuje: táto podmienka sa nedá splniť.
   *[other] Riešenie neexistuje, lebo podmienky si odporujú (počet: { $n }). Bez ktorejkoľvek z nich sa ostatné dajú splniť.
}
why-not-clash-untested = Riešenie neexistuje, lebo podmienky si odporujú (počet: { $n }). Nezostal čas zistiť, či sú potrebné všetky.
why-not-given = { $symbol } zadané v { $cell }
why-not-argument = Prečo si odporujú:
why-not-repair = Úloha má práve jedno riešenie, ak sa vynechá { $clue }.
why-not-repair-several = Úloha má viac riešení, ak sa vynechá { $clue }.
why-not-by-search = Žiadna technika to neukáže krok za krokom, ale prehľadanie všetkých možností áno.
why-not-count = Počet riešení úlohy: { $n }.
why-not-count-more = Počet riešení úlohy: aspoň { $n }.
why-not-differ = { $n ->
    [one] Líšia sa v jednej bunke: { $cells }.
   *[other] Líšia sa v týchto bunkách (počet: { $n }): { $cells }.
}
why-not-differ-some = Líšia sa v týchto bunkách a možno aj v iných: { $cells }.
why-not-decides = Ak sa v { $cell } zadá { $symbol }, zostane práve jedno riešenie.
why-not-decides-partly = Žiadne jediné zadané číslo nerozhodne. Ak sa v { $cell } zadá { $symbol }, zostane najmenej riešení: { $n }.
why-not-decides-none = Žiadne jediné zadané číslo nerozhodne: vždy zostane aspoň { $n } riešení.
