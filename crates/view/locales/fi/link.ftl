### Yhdistäminen: yhden ihmisen tilit eri alustoilla.

link-title = Yhdistämiskoodisi
link-where = Lähetä minulle yksityiskeskustelussamme ({ $platform }):
link-once = Se toimii kerran ja on voimassa { $valid }.
link-secret = Älä näytä sitä kenellekään: sen käyttäjä jakaa paikkasi ja näkee korttisi.
link-confirm-title = Oletko tämä sinä?
link-confirm-maker = Koodi tulee tililtä { $name } ({ $platform }).
link-confirm-effect = Jos sekin tili on sinun, niistä tulee yksi pelaaja: samat pöydät, samat tulokset ja yksi kieli.
link-confirm-warning = Jos sait koodin joltakulta muulta, paina ”Ei”: hän näkisi korttisi ja voisi pelata puolestasi.
button-link-yes = Kyllä, se olen minä
button-link-no = Ei
linked-title = Olet nyt yksi pelaaja
link-account = { $platform }: { $name }
linked-how = /unlink tekee niistä taas kaksi.
unlinked-title = Nämä ovat taas eri pelaajia
unlinked-stays = Yhtenä pelaajana pelatut ottelut jäävät tilille { $name } ({ $platform }).
