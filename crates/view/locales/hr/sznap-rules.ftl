### Pravila Kurnikova 66 našim riječima. Prvi je redak odlomka njegov naslov; prazan redak odvaja.

sznap-rules-short =
    66 ukratko
    Dva igrača, 24 karte: A 10 K Q J 9 u svakoj boji, tim redom.
    Skupi 66 bodova iz karata i pamti koliko imaš: to ti nitko ne pokazuje.

    • Svakome šest karata; jedna se otkriva i njezina je boja adut.
    • Uzima jača karta tražene boje, a adut je jači od svake druge boje. Zatim oboje vuku, prvo tko je uzeo štih, i taj otvara sljedeći.
    • Dok ima talona, smiješ baciti bilo koju kartu. Poslije: poštuj boju i baci jaču ako možeš; bez boje sijeci adutom.
    • Otvori štih kraljem ili damom dok imaš oboje: zvanje 20, u adutu 40. Vrijedi kad uzmeš štih.
    • Adutskom devetkom smiješ uzeti otkrivenu kartu, nakon štiha koji uzmeš.
    • Zatvori talon ako ćeš bez vučenja do zadnje karte imati 66.
    • 66? Prijavi kad otvaraš štih. To donosi 1, 2 ili 3 boda; partija se igra do 7.
sznap-rules-cards =
    Karte i dijeljenje
    Od najjače do najslabije, u svakoj boji: A 10 K Q J 9. Da, desetka je jača od kralja.

    A vrijedi 11, 10 vrijedi 10, K 4, Q 3, J 2, devetka ništa. Sve karte zajedno imaju 120.

    Tko prvi dijeli, odlučuje ždrijeb; poslije igrači dijele naizmjence, kakav god bio rezultat.
    Svatko dobiva šest karata, po tri odjednom, najprije protivnik djelitelja. Trinaesta se karta otkriva: njezina je boja adut. Ostatak, s otkrivenom kartom na dnu, čini talon: 12 karata.
    Prvi štih otvara igrač koji nije dijelio.

    Stol se može dogovoriti i za igru bez devetki, s 20 karata: svakome pet, talon od 10, a umjesto devetke mijenja se adutski dečko. Sve ostalo je isto.
sznap-rules-play =
    Kako se igra štih
    Jedan igrač otvara štih kartom, drugi odgovara. U istoj boji uzima jača karta; adut je jači od svake druge boje; inače uzima karta kojom je štih otvoren.
    Tko uzme štih, zadržava ga, vuče kartu iz talona, zatim vuče drugi, a sljedeći štih otvara onaj tko je uzeo. Otkrivena se karta vuče zadnja.

    Dok je talon otvoren, smiješ odgovoriti bilo kojom kartom.

    Kad je talon prazan ili zatvoren, vrijede stroga pravila:
    1. Imaš li kartu tražene boje? Baci je, i to jaču ako možeš.
    2. Ako nemaš, imaš li adut? Baci adut, bilo koji.
    3. Inače baci što hoćeš.

    Uzeti se štihovi više ne gledaju; vidi se samo zadnji, do sljedećeg otvaranja.
sznap-rules-melds =
    Zvanja i devetka
    Zvanje su kralj i dama iste boje, oboje u tvojoj ruci: 20 bodova, u adutu 40.
    Zoveš tako da štih otvoriš jednom od te dvije karte, a kad ga njome otvoriš, uvijek zoveš. Smije se već od prvog otvaranja u dijeljenju, ali samo dok se iz talona ima što vući: ne kad je zatvoren ili prazan.
    Bodovi čekaju da uzmeš taj štih ili neki kasniji; štih uzet prije ne pomaže. Ako ne uzmeš nijedan, propadaju.

    Adutska devetka smije se zamijeniti za otkrivenu kartu nakon što uzmeš štih, oboje vučete, a ti otvaraš sljedeći: do zadnje dvije karte talona. Nakon zatvaranja ne.
sznap-rules-closing =
    Zatvaranje talona
    Ako misliš da ćeš do zadnje karte imati 66, zatvori: otkrivena karta ispada iz igre, nitko više ne vuče i odmah vrijede stroga pravila.
    Smiješ zatvoriti kad otvaraš štih, čak i prvi u dijeljenju, dok su u talonu najmanje dvije karte. Vučenje dolazi prije toga.
    U zatvorenom dijeljenju nema novih zvanja, a zadnji štih ne nosi dodatnih 10. Bodovi obiju strana i dalje se broje, ali druga strana ne smije prijaviti 66.

    Sa 66 ili više do zadnje karte dobivaš po bodovima druge strane, kao nakon prijave.
    Ako imaš manje, druga strana dobiva 2, ili 3 ako u cijelom dijeljenju nema štiha.
sznap-rules-declaring =
    Prijava 66
    Na 66 ništa ne završava samo od sebe: prijavljuješ kad otvaraš štih, od drugog štiha nadalje, i dijeljenje odmah završava. Kad jednom baciš kartu, prvo moraš uzeti još jedan štih.
    Možeš prijaviti i zajedno sa zvanjem: tada zvanje vrijedi odmah i ne treba uzeti štih.
    Ako je talon zatvorila druga strana, ne možeš prijaviti.

    Točna prijava donosi ti
    • 1 bod ako druga strana ima 33 ili više,
    • 2 boda ako ima od 1 do 32,
    • 3 boda ako ima 0, čak i sa štihom od dvije devetke.
    Zvanje koje još čeka štih ne broji se.

    Kriva prijava donosi drugoj strani 2 boda, ili 3 ako nema štiha.
    Tko prvi ima 7 bodova, dobiva partiju.
sznap-rules-ending =
    Kad nestane karata
    Ako nitko ne prijavi, dijeljenje se broji nakon zadnje karte.

    Talon nije zatvoren: zadnji štih donosi još 10 bodova, a veći zbroj dobiva 1, 2 ili 3 kao nakon prijave. Ako su zbrojevi jednaki, nitko ne dobiva bodove. U svakom slučaju sljedeći dijeli drugi igrač.

    Talon je zatvoren: nema dodatnih 10. Tko je zatvorio i ima 66 ili više, dobiva kao nakon prijave, čak i ako druga strana također ima 66. S manje bodova zatvaranje nije uspjelo.
sznap-rules-options =
    O čemu se stol može dogovoriti
    Domaćin to može promijeniti prije partije; uobičajeno stoji na prvom mjestu.
    • 24 karte, ili 20 bez devetki.
    • Do 7 ili do 11.
    • Zvanje samim otvaranjem ili izgovoreno prije otvaranja.
    • Bodovi skriveni, vide se svoji ili svačiji.
    • Neuspjelo zatvaranje: 3 umjesto 2 ako druga strana u cijelom dijeljenju nema štiha, ili ako ga nije imala pri zatvaranju.
    • Najslabiji adut mijenja se do dvije karte u talonu ili do četiri.
    • Nakon zatvaranja prijavljuje samo onaj tko je zatvorio, ili smije i druga strana: točno za 2, ili 3 ako pri zatvaranju nije imala štiha.

    Vučenje ne traži dodir, a mogu za tebe baciti kartu kad je moguća samo jedna.
sznap-rules-button-short = Ukratko
sznap-rules-button-cards = Karte
sznap-rules-button-play = Štihovi
sznap-rules-button-melds = Zvanja, devetka
sznap-rules-button-closing = Zatvaranje
sznap-rules-button-declaring = 66
sznap-rules-button-ending = Zadnja karta
sznap-rules-button-options = Opcije
