# Nola kontatzen diren euskaraz akatsak, eta soluziorik uzten ez duten edo bat baino gehiago uzten duten pistak.

mistake-in-region = Zerbait gaizki dago { $region-in }.
mistake-somewhere = Zerbait gaizki dago.
mistake-at-entry = Begiratu { $cell } gelaxka: { $symbol } ez da zuzena.
mistake-at-marks = Begiratu { $cell } gelaxkako oharrak: sinbolo zuzena falta da.
mistake-at-several = { $cells } gelaxkak ezin dira denak zuzenak izan.
mistake-twice-in = { $cells } gelaxkek { $symbol } dute biek, eta biak { $region-in } daude.
mistake-twice = { $cells } gelaxkek { $symbol } dute biek, eta pista honek debekatzen du hori: { $clue }.
mistake-breaks = { $candidates } balioek pista hau hausten dute: { $clue }.
mistake-comes-to = { $candidates } balioekin { $is } ateratzen da, eta ez { $wanted }, pista honetan: { $clue }.
mistake-suppose = Demagun { $candidates }.
mistake-dead-cell = Orain { $cell } gelaxkan ezin da ezer jarri.
mistake-dead-house = Orain { $house-in } ez dago { $symbol } sinboloarentzako tokirik.
mistake-dead-twice = Orain { $cells } gelaxkek { $symbol } dute biek.
mistake-dead-rule = Orain pista hau ezin da bete: { $clue }.
mistake-cases = { $cell } gelaxkako hautagaietako batek ere ez du balio ({ $symbols }):
mistake-so-not = Beraz, { $cell } gelaxkan ez dago { $symbol }.
mistake-so-is = Beraz, { $cell } gelaxkan { $symbol } dago.
mistake-so-not-together = Beraz, { $cells } gelaxkak ezin dira denak zuzenak izan.
mistake-by-search = Inongo teknikak ez du hori urratsez urrats erakusten, baina aukera guztien bilaketak bai.
why-not-see = { $command } aginduak erakusten du zein pistak egiten duten talka.
why-not-proper = Jokoak soluzio bakarra du.
why-not-clash = { $n ->
    [0] Taulak berak, pistarik gabe, ez du soluziorik.
    [one] Ez dago soluziorik: pista hau ezin da bete.
   *[other] Ez dago soluziorik: { $n } pista hauek talka egiten dute. Haietako edozein kenduta, besteak bete daitezke.
}
why-not-clash-untested = Ez dago soluziorik: { $n } pista hauek talka egiten dute. Ez da denborarik izan denak behar diren jakiteko.
why-not-given = { $cell } gelaxkan emandako { $symbol }
why-not-argument = Zergatik egiten duten talka:
why-not-repair = Hau gabe, jokoak soluzio bakarra du: { $clue }.
why-not-repair-several = Hau gabe, jokoak soluzio bat baino gehiago du: { $clue }.
why-not-by-search = Inongo teknikak ez du hori urratsez urrats erakusten, baina aukera guztien bilaketak bai.
why-not-count = Jokoak { $n } soluzio ditu.
why-not-count-more = Jokoak gutxienez { $n } soluzio ditu.
why-not-differ = { $n ->
    [one] Gelaxka batean desberdinak dira: { $cells }.
   *[other] { $n } gelaxkatan desberdinak dira: { $cells }.
}
why-not-differ-some = Gelaxka hauetan desberdinak dira, eta beharbada besteetan ere bai: { $cells }.
why-not-decides = { $cell } gelaxkan { $symbol } emanda, soluzio bakarra geratzen da.
why-not-decides-partly = Emandako sinbolo bakar batek ere ez du erabakitzen. { $cell } gelaxkan { $symbol } emanda geratzen dira soluzio gutxien: { $n }.
why-not-decides-none = Emandako sinbolo bakar batek ere ez du erabakitzen: edozeinekin gutxienez { $n } soluzio geratzen dira.
