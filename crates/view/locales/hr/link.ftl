### Povezivanje: računi jedne osobe na više platformi.

link-title = Tvoj kod za povezivanje
link-where = U našem privatnom razgovoru ({ $platform }) pošalji mi:
link-once = Vrijedi { $valid } i samo jednom.
link-secret = Ne pokazuj ga nikome: tko ga iskoristi, dijeli tvoja mjesta i vidi tvoje karte.
link-confirm-title = Jesi li to ti?
link-confirm-maker = Kod je s računa { $name } ({ $platform }).
link-confirm-effect = Ako je i to tvoj račun, oba postaju jedan igrač: s istim stolovima, istim rezultatima i jednim jezikom.
link-confirm-warning = Ako je kod od nekog drugog, pritisni „Ne”: ta bi osoba vidjela tvoje karte i mogla igrati za tebe.
button-link-yes = Da, to sam ja
button-link-no = Ne
linked-title = Sada je to jedan igrač
link-account = { $platform }: { $name }
linked-how = /unlink ih opet razdvaja.
unlinked-title = Ovo su opet odvojeni igrači
unlinked-stays = Partije odigrane pod povezanim računima ostaju na računu { $name } ({ $platform }).
