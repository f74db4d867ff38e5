# Urratsak euskaraz. Mezu bat teknika bakoitzeko; haren atributua teknikaren izena da.

house-row = { $number }. errenkada
house-column = { $number }. zutabea
house-box = { $number }. kutxa
house-region = { $number } eremua

and = { $first } eta { $last }
or = { $first } edo { $last }

effects = Beraz, { $list }.
effect-place = { $cell } = { $symbol }
effect-eliminate = { $n ->
    [one] { $cells } ez da { $symbols }
   *[other] { $cells } ez dira { $symbols }
}
effect-contradiction = ez dago soluziorik

look-at = Begiratu hemen: { $place }.

ending-solved = Ebatzita.
ending-stuck = Trabatuta: inongo teknikak ez du ezer gehiago aurkitzen.
no-solution = Ez dago soluziorik.
several-solutions = Soluzio bat baino gehiago dago: hurrengoa guztietan betetzen da.
conflict-cell = Ez dago soluziorik: { $cell } gelaxkan ezin da ezer jarri.
conflict-house = Ez dago soluziorik: { $house } etxean ez dago { $symbol } sinboloarentzako tokirik.
conflict-twice = Ez dago soluziorik: { $cells } gelaxkek { $symbol } dute biek.
conflict-rule = Ez dago soluziorik: { $rule } araua ezin da bete { $cells } gelaxketan.
ending-stopped = Amaitu baino lehen geldituta.
ending-too-large = Taula handiegia da azaltzeko.
ending-lima-remainder = Gelaxka anitzeko azpimultzo independenteak geratu dira, eta jokoak soluzio bat baino gehiago du.
ending-lima-stuck = Trabatuta, jokoak soluzio bakarra izan arren: arauak ez dira nahikoak.

guess-level = { $level ->
    [0] Ez da suposiziorik behar.
   *[other] { $level }. mailako suposizioak behar dira, eta nahikoak dira.
}
guess-level-beyond = { $level }. mailako suposizioak ez dira nahikoak.
guess-refuted = { $cell } gelaxkan { $symbol } balego, kontraesana sortuko litzateke.
guess-solves = { $cell } gelaxkan { $symbol } badago, soluziora iristen da.

full-house = { $house }: gelaxka bakar bat dago hutsik, eta { $symbol } da falta den sinboloa. { $effects }
    .title = Etxe betea
naked-single = { $cell } gelaxkak hautagai bakarra du. { $effects }
    .title = Hautagai bakarra
hidden-single = { $house }: { $symbol } sinboloak toki bakarra du. { $effects }
    .title = Toki bakarra
cross-hatching = { $symbol } sinboloa { $by } gelaxketan dago; hemen gelaxka bakarra geratzen zaio: { $house }. { $effects }
    .title = Lerro gurutzatuak
counting = { $houses }: sinbolo guztiak daude, { $symbol } izan ezik. { $effects }
    .title = Zenbaketa
pointing = { $from }: { $symbol } sinboloaren toki guztiak ({ $cells }) hemen ere badaude: { $into }. Haietako batek hartuko du. { $effects }
    .title = Hautagai blokeatuak (kutxatik)
claiming = { $from }: { $symbol } sinboloaren toki guztiak ({ $cells }) hemen ere badaude: { $into }. Haietako batek hartuko du. { $effects }
    .title = Hautagai blokeatuak (lerrotik)
direct-locked = { $from }: { $symbol } sinboloaren toki guztiak ({ $cells }) hemen ere badaude: { $into }. Haietako batek hartuko du. { $last-symbol } sinboloari toki bakarra geratzen zaio hemen: { $last-house }. { $effects }
direct-pointing = { direct-locked }
    .title = Blokeo zuzena (kutxatik)
direct-claiming = { direct-locked }
    .title = Blokeo zuzena (lerrotik)
direct-hidden = { $houses }: { $symbols } sinboloek ez dute { $cells } besteko tokirik; han ezin da besterik egon. { $last-symbol } sinboloari toki bakarra geratzen zaio hemen: { $last-house }. { $effects }
direct-hidden-pair = { direct-hidden }
    .title = Bikote ezkutu zuzena
direct-hidden-triple = { direct-hidden }
    .title = Hirukote ezkutu zuzena

rule-candidates = { $n-cells ->
    [1] { $rule }: beste gelaxketan dagoenarekin, { $cells } gelaxkako hautagai batzuk ez datoz bat.
   *[other] { $rule }: { $cells } gelaxketako hautagai batzuk ez datoz bat arauarekin, besteek edozer hartuta ere.
} { $effects }
    .title = Arau batek uzten duena
house-sums = { $houses }: guztizko batura ezaguna da. Hango batuekin, { $n-outside ->
    [0] gelaxka hauen batura { $total } da: { $inside }
   *[other] { $n-inside ->
        [0] kanpoko gelaxka hauen batura { $total } da: { $outside }
       *[other] bi batura hauen arteko aldea { $total } da: { $inside } / { $outside }
    }
}. { $effects }
    .title = Barrukoak eta kanpokoak
leftovers = { $n-houses ->
    [1] { $houses } / { $others }: sinbolo berak dituzte.
   *[other] { $houses } / { $others }: guztira, sinbolo berak dituzte.
} Gelaxka komunak kenduta, { $here } gelaxkek eta { $there } gelaxkek sinbolo berak dituzte. { $effects }
    .title = Soberakinen legea

naked-subset = { $houses }: { $cells } gelaxkek ez dute { $symbols } besteko hautagairik; sinbolo horiek han daude, ordena batean edo bestean. { $effects }
locked-pair = { naked-subset }
    .title = Bikote blokeatua
locked-triple = { naked-subset }
    .title = Hirukote blokeatua
naked-pair = { naked-subset }
    .title = Bikote agerikoa
naked-triple = { naked-subset }
    .title = Hirukote agerikoa
naked-quadruple = { naked-subset }
    .title = Laukote agerikoa

larger-naked-subset = { naked-subset }
    .title = Azpimultzo ageriko handiagoa
hidden-subset = { $houses }: { $symbols } sinboloek ez dute { $cells } besteko tokirik; han ezin da besterik egon. { $effects }
larger-hidden-subset = { hidden-subset }
    .title = Azpimultzo ezkutu handiagoa
hidden-pair = { hidden-subset }
    .title = Bikote ezkutua
hidden-triple = { hidden-subset }
    .title = Hirukote ezkutua
hidden-quadruple = { hidden-subset }
    .title = Laukote ezkutua

fish = { $bases }: { $symbol } sinboloaren toki guztiak hemen ere badaude: { $covers }. Etxe kopuru bera da; beraz, horietako bakoitzak han du bere { $symbol }, eta ez beste inon. { $effects }
x-wing = { fish }
    .title = X-Wing
swordfish = { fish }
    .title = Swordfish
jellyfish = { fish }
    .title = Jellyfish
squirmbag = { fish }
    .title = Squirmbag
whale = { fish }
    .title = Whale
leviathan = { fish }
    .title = Leviathan
franken-x-wing = { fish }
    .title = Franken X-Wing
franken-swordfish = { fish }
    .title = Franken Swordfish
franken-jellyfish = { fish }
    .title = Franken Jellyfish
franken-squirmbag = { fish }
    .title = Franken Squirmbag
franken-whale = { fish }
    .title = Franken Whale
franken-leviathan = { fish }
    .title = Franken Leviathan
mutant-x-wing = { fish }
    .title = X-Wing mutantea
mutant-swordfish = { fish }
    .title = Swordfish mutantea
mutant-jellyfish = { fish }
    .title = Jellyfish mutantea
mutant-squirmbag = { fish }
    .title = Squirmbag mutantea
mutant-whale = { fish }
    .title = Whale mutantea
mutant-leviathan = { fish }
    .title = Leviathan mutantea

finned-fish = { $fish ->
    [1] { $bases }: hegatsak ({ $all-fins }) kenduta, { $symbol } sinboloaren toki guztiak hemen ere badaude: { $covers }. Etxe kopuru bera da; beraz, edo hegats batek du sinboloa, edo etxe horien gainerakotik desagertzen da. Bi kasuetan galtzen duenak ezin du izan.
   *[other] { $bases }: oinarri berak dituzten bi arrain daude. Hegatsak ({ $all-fins }) kenduta, bakoitzean { $symbol } sinboloaren toki guztiak etxe hauetako beste hainbestetan daude: { $covers }. Edo hegats batek du sinboloa, edo etxe horien gainerakotik desagertzen da. Bi kasuetan galtzen duenak ezin du izan.
} { $effects }
finned-x-wing = { finned-fish }
    .title = X-Wing hegatsduna
finned-swordfish = { finned-fish }
    .title = Swordfish hegatsduna
finned-jellyfish = { finned-fish }
    .title = Jellyfish hegatsduna
finned-squirmbag = { finned-fish }
    .title = Squirmbag hegatsduna
finned-whale = { finned-fish }
    .title = Whale hegatsduna
finned-leviathan = { finned-fish }
    .title = Leviathan hegatsduna
finned-franken-x-wing = { finned-fish }
    .title = Franken X-Wing hegatsduna
finned-franken-swordfish = { finned-fish }
    .title = Franken Swordfish hegatsduna
finned-franken-jellyfish = { finned-fish }
    .title = Franken Jellyfish hegatsduna
finned-franken-squirmbag = { finned-fish }
    .title = Franken Squirmbag hegatsduna
finned-franken-whale = { finned-fish }
    .title = Franken Whale hegatsduna
finned-franken-leviathan = { finned-fish }
    .title = Franken Leviathan hegatsduna
finned-mutant-x-wing = { finned-fish }
    .title = X-Wing mutante hegatsduna
finned-mutant-swordfish = { finned-fish }
    .title = Swordfish mutante hegatsduna
finned-mutant-jellyfish = { finned-fish }
    .title = Jellyfish mutante hegatsduna
finned-mutant-squirmbag = { finned-fish }
    .title = Squirmbag mutante hegatsduna
finned-mutant-whale = { finned-fish }
    .title = Whale mutante hegatsduna
finned-mutant-leviathan = { finned-fish }
    .title = Leviathan mutante hegatsduna

sashimi-fish = { $bases }: hegatsak ({ $all-fins }) kenduta, { $symbol } sinboloaren toki guztiak hemen ere badaude: { $covers }. Etxe kopuru bera da, nahiz eta oinarri bati toki bakarra geratu; beraz, edo hegats batek du sinboloa, edo etxe horien gainerakotik desagertzen da. Bi kasuetan galtzen duenak ezin du izan. { $effects }
sashimi-x-wing = { sashimi-fish }
    .title = Sashimi X-Wing
sashimi-swordfish = { sashimi-fish }
    .title = Sashimi Swordfish
sashimi-jellyfish = { sashimi-fish }
    .title = Sashimi Jellyfish
sashimi-squirmbag = { sashimi-fish }
    .title = Sashimi Squirmbag
sashimi-whale = { sashimi-fish }
    .title = Sashimi Whale
sashimi-leviathan = { sashimi-fish }
    .title = Sashimi Leviathan

remote-pair = { $cells } gelaxkek bi hautagai hauek dituzte: { $symbols }. Katean zehar txandaka hartzen dituzte: lotura kopuru bakoitiz bereizitako bi gelaxkek bana dute, eta biak ikusten dituenak ez du bat ere. { $effects }
    .title = Urruneko bikotea

# Hautagai hauetako bat gutxienez egiazkoa da; bestela bi soluzio leudeke.
one-guardian = { $n-guardians ->
    [one] Hortaz, { $guardians } egiazkoa da.
   *[other] Hortaz, hauetako bat gutxienez egiazkoa da: { $guardians }.
}
guardians-in-one-cell = Gelaxka horrek ez du besterik. { $effects }
guardians-of-one-symbol = Gelaxka horiek guztiak ikusten dituenak ezin du sinbolo hori izan. { $effects }
guardians-in-a-subset = { $houses }: hautagai horiek gelaxka bakartzat hartuta, multzo ageriko bat osatzen dute gelaxka hauekin: { $subset }. { $subset-symbols } sinboloak han daude, ordena batean edo bestean. { $effects }
guardians-beside-a-symbol = { $houses }: bi gelaxka hauek dira bikoteko sinbolo baten toki bakarrak; batek hura du, besteak hautagai horietako bat, eta ez da tokirik geratzen bikoteko beste sinboloarentzat. { $effects }

grave = { $guardians } gabe, gelaxka huts bakoitzak bi hautagai izango lituzke, eta sinbolo bakoitzak bi toki etxe bakoitzean; halako puzzle batek inoiz ez du soluzio bakarra. { one-guardian }
bug-plus-1 = { grave } { guardians-in-one-cell }
    .title = BUG + 1
bug-1 = { grave } { guardians-in-one-cell }
    .title = BUG, 1. mota
bug-2 = { grave } { guardians-of-one-symbol }
    .title = BUG, 2. mota
bug-3 = { grave } { guardians-in-a-subset }
    .title = BUG, 3. mota
bug-4 = { grave } { guardians-beside-a-symbol }
    .title = BUG, 4. mota

joined-links = { $houses }: bakoitzean bi toki daude { $symbol } sinboloarentzat. { $joined } gelaxkek elkar ikusten dute eta ezin dute biek izan; beraz, hauetako batek du: { $cells }. { $chain }. { $effects }
skyscraper = { joined-links }
    .title = Etxe-orratza
two-string-kite = { joined-links }
    .title = 2-String Kite
dual-two-string-kite = Bi kometak elkar ikusten duten gelaxka hauek partekatzen dituzte: { $joined }. { $houses }: bakoitzean bi toki daude sinboloarentzat ({ $symbols }); beraz, kometa bakoitzaren mutur batek du. Muturrak hauek dira: { $cells }. { $effects }
    .title = 2-String Kite bikoitza
turbot-fish = { joined-links }
    .title = Turbot fish
empty-rectangle = { $box }: { $symbol } sinboloaren toki guztiak hemen daude: { $lines }. { $houses }: bi toki ditu, { $cells }; lehenengoak badu, kutxak lerro horietako bigarrenean du; bestela, bigarren tokiak du. { $chain }. { $effects }
    .title = Laukizuzen hutsa
dual-empty-rectangle = { $box }: { $symbol } sinboloaren toki guztiak gurutzatzen diren bi lerrotan daude. { $houses }: bakoitzean bi toki ditu, { $cells }, eta lerro batetik bestea ikusten duten gelaxketara daramate; bi laukizuzen huts dira. { $effects }
    .title = Laukizuzen huts bikoitza
w-wing = { $cells } gelaxkek bi hautagai berak dituzte: { $symbols }. { $houses }: { $linked } sinboloaren toki bakarrak { $joined } dira, eta bakoitzak bi gelaxka haietako bat ikusten du; haiek ezin dute biek { $linked } izan, beraz batek { $symbol } du. { $effects }
    .title = W-Wing
xy-wing = { $pivot } gelaxkak hauek ikusten ditu: { $cells }. Hiru gelaxketako bakoitzak { $symbols } sinboloetako bi ditu; { $pivot } gelaxkak edozer duela ere, { $cells } gelaxketako batek { $symbol } du. { $effects }
    .title = XY-Wing
xyz-wing = { $pivot } gelaxkak { $symbols } hautagaiak ditu, eta haietako bina dituzten gelaxka hauek ikusten ditu: { $cells }. { $pivot } gelaxkak edozer duela ere, hiru gelaxketako batek { $symbol } du. { $effects }
    .title = XYZ-Wing

deadly-rectangle = { $cells } gelaxkek laukizuzen bat osatzen dute. { $symbols } baino ez balituzte, trukatu egin litezke eta bi soluzio leudeke. { one-guardian }
uniqueness-test-1 = { deadly-rectangle } { guardians-in-one-cell }
    .title = Laukizuzen bakarra, 1. mota
uniqueness-test-2 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Laukizuzen bakarra, 2. mota
uniqueness-test-3 = { deadly-rectangle } { guardians-in-a-subset }
    .title = Laukizuzen bakarra, 3. mota
uniqueness-test-4 = { deadly-rectangle } { guardians-beside-a-symbol }
    .title = Laukizuzen bakarra, 4. mota
uniqueness-test-5 = { deadly-rectangle } { guardians-of-one-symbol }
    .title = Laukizuzen bakarra, 5. mota
uniqueness-test-6 = { deadly-rectangle } { $houses }: bikoteko sinbolo batek ez du tokirik laukizuzenetik kanpo; hautagai gehiago dituzten aurkako bi gelaxketako batek balu, besteak ere bai, eta bikoteak lau gelaxkak beteko lituzke. { $effects }
    .title = Laukizuzen bakarra, 6. mota
hidden-rectangle = { deadly-rectangle } { $houses }: bikoteko sinbolo batek ez du tokirik laukizuzenetik kanpo; gurutzatzen diren gelaxkak beste sinboloa balu, bikoteak lau gelaxkak beteko lituzke. { $effects }
    .title = Laukizuzen ezkutua
deadly-placed-rectangle = { $cells } gelaxkek laukizuzen bat osatzen dute, eta bat ere ez zegoen emanda. { $symbols } baino ez balituzte, trukatu egin litezke eta bi soluzio leudeke. { one-guardian }
avoidable-rectangle-1 = { deadly-placed-rectangle } { guardians-in-one-cell }
    .title = Laukizuzen saihesgarria, 1. mota
avoidable-rectangle-2 = { deadly-placed-rectangle } { guardians-of-one-symbol }
    .title = Laukizuzen saihesgarria, 2. mota
deadly-loop = { $cells } gelaxkek begizta bat osatzen dute, etxe bakoitzean bi edo bat ere ez. { $symbols } baino ez balituzte, trukatu egin litezke eta bi soluzio leudeke. { one-guardian }
unique-loop-1 = { deadly-loop } { guardians-in-one-cell }
    .title = Begizta bakarra, 1. mota
unique-loop-2 = { deadly-loop } { guardians-of-one-symbol }
    .title = Begizta bakarra, 2. mota
unique-loop-3 = { deadly-loop } { guardians-in-a-subset }
    .title = Begizta bakarra, 3. mota
unique-loop-4 = { deadly-loop } { guardians-beside-a-symbol }
    .title = Begizta bakarra, 4. mota

sue-de-coq = { $houses }: gelaxka komunek ({ $cells }) hautagai hauek dituzte: { $symbols }. Lehen etxeko { $line-cells } ({ $line-symbols }) eta bigarreneko { $box-cells } ({ $box-symbols }) gehituta, sinbolo horiek guztiek behar adina gelaxka daude, ez gehiago; bakoitzak han du tokia, eta bere etxearen gainerakotik desagertzen da. { $effects }
    .title = Sue de Coq

two-colours = { $symbol } sinboloak etxe batean bi toki dituenean, bat egiazkoa da. Lotura horiek bi kolore ematen dizkiete haren tokiei: { $first } batetik, { $second } bestetik. Kolore bateko guztiak egiazkoak dira, eta bestekoak faltsuak.
simple-colours-trap = { two-colours } Bi koloreak ikusten dituenak ezin du izan. { $effects }
    .title = Koloreztatze sinplea (tranpa)
simple-colours-wrap = { two-colours } Kolore bereko gelaxkek elkar ikusten dute ({ $clash }); beraz, kolore hori faltsua da: { $false }. { $effects }
    .title = Koloreztatze sinplea (kontraesana)
four-colours = { $symbol } sinboloaren bi tokiko loturek bi kolore-bikote ematen dituzte. Bikote bakoitzeko bat egiazkoa da: { $first } / { $second }; { $third } / { $fourth }.
multi-colours-1 = { four-colours } Bikote desberdinetako koloreek elkar ikusten dute ({ $clash }); beraz, ez dira biak egiazkoak, eta haien aurkakoetako bat bada. Bi aurkakoak ikusten dituenak ezin du izan. { $effects }
    .title = Koloreztatze anizkoitza 1
multi-colours-2 = { four-colours } { $false }: kolore horrek beste bikotearen bi koloreak ikusten ditu ({ $clash }), eta haietako bat egiazkoa da; beraz, faltsua da. { $effects }
    .title = Koloreztatze anizkoitza 2

# Kateetan, = ikurrak bietako bat egiazkoa dela esan nahi du; - ikurrak, bietako bat faltsua dela.
chain-with-two-ends = { $chain }: katearen mutur bat faltsua bada, bestea egiazkoa da. Bi muturrek baztertzen dutena desagertzen da. { $effects }
chain-back-to-its-cell = { $chain }: katea abiapuntuko gelaxkara itzultzen da, eta muturrak ez datoz bat. Ondorengoa egia ez balitz, kateak kontrakora eramango luke. { $effects }
chain-without-end = { $chain-closed }: katea begizta itxi bat da; beraz, lotura bakoitzaren muturretako bat, eta bat bakarrik, egiazkoa da. Lotura baten bi muturrek baztertzen dutena desagertzen da. { $effects }
x-chain = { chain-with-two-ends }
    .title = X katea
xy-chain = { chain-with-two-ends }
    .title = XY katea
aic = { chain-with-two-ends }
    .title = Inferentzia txandakatuen katea (AIC)
grouped-aic = { chain-with-two-ends }
    .title = Inferentzia txandakatuen katea, taldeekin
discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Begizta etena
grouped-discontinuous-nice-loop = { chain-back-to-its-cell }
    .title = Begizta etena, taldeekin
continuous-nice-loop = { chain-without-end }
    .title = Begizta jarraitua
grouped-continuous-nice-loop = { chain-without-end }
    .title = Begizta jarraitua, taldeekin

aligned-exclusion = { $n-excluders ->
    [0] { $cells } gelaxkak desagertzen denarekin nola beteta ere, sinbolo bat errepikatuko litzateke.
   *[other] { $cells } gelaxkak desagertzen denarekin nola beteta ere, sinbolo bat errepikatuko litzateke, edo gelaxka hauetako batek hautagai guztiak galduko lituzke: { $excluders }.
} { $effects }
aligned-pair-exclusion = { aligned-exclusion }
    .title = Bikote lerrokatuaren bazterketa
aligned-triplet-exclusion = { aligned-exclusion }
    .title = Hirukote lerrokatuaren bazterketa

# Ia blokeatutako multzoa (ALS): etxe bateko gelaxkak, gelaxkak baino sinbolo bat gehiagorekin.
als-xz = Bi multzok gelaxkak baino sinbolo bat gehiago dute: { $set-1 } ({ $set-symbols-1 }) eta { $set-2 } ({ $set-symbols-2 }). { $n-restricted ->
    [one] Ezin dute biek { $restricted } izan; beraz, bati falta zaio, eta gainerako sinbolo guztiak ditu: partekatzen dutena haietako batean dago.
   *[other] Ezin dute biek { $restricted } sinboloetako bat bera ere izan; beraz, bakoitzari horietako bat falta zaio, eta gainerako sinbolo guztiak ditu.
} { $effects }
    .title = ALS-XZ
als-xy-wing = Hiru multzok gelaxkak baino sinbolo bat gehiago dute: { $set-1 } ({ $set-symbols-1 }), { $set-2 } ({ $set-symbols-2 }) eta { $set-3 } ({ $set-symbols-3 }). Bigarrenari sinbolo bat falta zaio gehienez. Beraz, { $restricted-1 } kentzen dio lehenari edo { $restricted-2 } hirugarrenari, eta horrek gainerako sinbolo guztiak ditu: lehenak eta hirugarrenak partekatzen dutena haietako batean dago. { $effects }
    .title = ALS-XY-Wing
als-chain = Gelaxkak baino sinbolo bat gehiago duten multzoek kate bat osatzen dute: { $set }. Auzokoek ezin dute biek lotzen dituen sinboloa izan ({ $restricted }). Lehenari azkenak ere baduen sinbolo bat falta bazaio, gainerako guztiak ditu, hurrengoari bat falta zaio eta gainerakoak ditu, eta horrela azkeneraino: orduan azkenak du. { $effects }
    .title = ALS katea
death-blossom = { $cell } gelaxkaren hautagai bakoitzarentzat ({ $restricted }) gelaxkak baino sinbolo bat gehiago duen multzo bat dago: { $set }. { $cell } gelaxkak edozer duela ere, multzoetako bati hura falta zaio, eta gainerako sinbolo guztiak ditu: denek partekatzen dutena haietako batean dago. { $effects }
    .title = Death Blossom

template-set = { $symbol } sinboloa sareta osoan jartzeko geratzen diren moduak: { $templates }. Gelaxka batzuetan bat datoz. { $effects }
    .title = Txantiloiak (jarri)
template-delete = { $symbol } sinboloa sareta osoan jartzeko geratzen diren moduak: { $templates }. Hautagai batzuk ez daude horietako batean ere. { $effects }
    .title = Txantiloiak (kendu)

forcing-chain-contradiction = { $n-starts ->
    [0] Hor ezin da besterik egon.
   *[other] Bestela balitz, kate hauek kontraesan batera eramango lukete: { $chain }.
} { $effects }
    .title = Kate behartuak (kontraesana)
forcing-chain-verity = { $n-starts ->
    [one] { $starts } egiazkoa izan nahiz faltsua izan
   *[other] { $starts } hautagaietatik edozein dela ere egiazkoa
}, kateek gauza berera daramate: { $chain }. { $effects }
    .title = Kate behartuak (adostasuna)
forcing-net-contradiction = { $n-starts ->
    [0] Hor ezin da besterik egon.
   *[other] Bestela balitz, inferentzia hauek kontraesan batera eramango lukete: { $net }.
} { $effects }
    .title = Sare behartua (kontraesana)
forcing-net-verity = { $n-starts ->
    [one] { $starts } egiazkoa izan nahiz faltsua izan
   *[other] { $starts } hautagaietatik edozein dela ere egiazkoa
}, inferentzia hauek gauza berera daramate: { $net }. { $effects }
    .title = Sare behartua (adostasuna)

reductio = Demagun { $starts }. { $n-then ->
    [0] Orduan
   *[other] Orduan { $then }, eta
} { $end ->
    [0] { $cell } gelaxkak ez luke hautagairik izango
    [1] { $symbol } sinboloak ez luke tokirik izango hemen: { $house }
   *[other] hau ezin litzateke bete: { $rule }
}. { $effects }
    .title = Absurdora eramatea
