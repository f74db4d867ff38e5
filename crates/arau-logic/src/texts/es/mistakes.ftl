# Cómo se cuentan en español los errores y las pistas que no dejan ninguna solución o dejan varias.

mistake-in-region = Algo está mal { $region-in }.
mistake-somewhere = Algo está mal.
mistake-at-entry = Mire { $cell }: el { $symbol } es un error.
mistake-at-marks = Mire las marcas de { $cell }: falta el símbolo correcto.
mistake-at-several = { $cells } no pueden ser correctas a la vez.
mistake-twice-in = { $cells } contienen ambas { $symbol }, y ambas están { $region-in }.
mistake-twice = { $cells } contienen ambas { $symbol }, lo que esta pista prohíbe: { $clue }.
mistake-breaks = { $candidates } incumplen esta pista: { $clue }.
mistake-comes-to = { $candidates } dan { $is } en vez de { $wanted } en esta pista: { $clue }.
mistake-suppose = Supongamos { $candidates }.
mistake-dead-cell = Ahora nada cabe en { $cell }.
mistake-dead-house = Ahora el { $symbol } no tiene lugar { $house-in }.
mistake-dead-twice = Ahora { $cells } contienen ambas { $symbol }.
mistake-dead-rule = Ahora no se puede cumplir esta pista: { $clue }.
mistake-cases = Ninguno de los candidatos de { $cell } sirve ({ $symbols }):
mistake-so-not = Así que { $cell } no es { $symbol }.
mistake-so-is = Así que { $cell } es { $symbol }.
mistake-so-not-together = Así que { $cells } no pueden ser correctas a la vez.
mistake-by-search = Ninguna técnica lo muestra paso a paso, pero sí una búsqueda de todas las posibilidades.
why-not-see = { $command } muestra qué pistas chocan.
why-not-proper = El problema tiene exactamente una solución.
why-not-clash = { $n ->
    [0] El tablero solo, sin ninguna pista, no tiene solución.
    [one] No hay solución: esta pista no se puede cumplir.
   *[other] No hay solución: estas { $n } pistas chocan. Si se quita una cualquiera de ellas, las demás se pueden cumplir.
}
why-not-clash-untested = No hay solución: estas { $n } pistas chocan. No hubo tiempo de averiguar si todas hacen falta.
why-not-given = el { $symbol } dado en { $cell }
why-not-argument = Por qué chocan:
why-not-repair = Sin { $clue }, el problema tiene exactamente una solución.
why-not-repair-several = Sin { $clue }, el problema tiene más de una solución.
why-not-by-search = Ninguna técnica lo muestra paso a paso, pero sí una búsqueda de todas las posibilidades.
why-not-count = El problema tiene { $n } soluciones.
why-not-count-more = El problema tiene al menos { $n } soluciones.
why-not-differ = { $n ->
    [one] Difieren en una celda: { $cells }.
   *[other] Difieren en { $n } celdas: { $cells }.
}
why-not-differ-some = Difieren en estas celdas, y quizá en otras: { $cells }.
why-not-decides = Con { $symbol } dado en { $cell } queda exactamente una solución.
why-not-decides-partly = Ningún dato decide por sí solo. Con { $symbol } en { $cell } quedan menos soluciones que con cualquier otro: { $n }.
why-not-decides-none = Ningún dato decide por sí solo: con cualquiera de ellos quedan al menos { $n } soluciones.
