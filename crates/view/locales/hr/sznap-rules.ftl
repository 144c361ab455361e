### Pravila Kurnikova 66 našim riječima. Prvi je redak odlomka njegov naslov; prazan redak odvaja.

sznap-rules-short =
    { $goal } ukratko
    { $players } igrača, { $cards } karte: { $order } u svakoj boji, tim redom.
    Skupi { $goal } bodova iz karata i pamti koliko imaš: to ti nitko ne pokazuje.

    • Svakome { $hand } karata; jedna se otkriva i njezina je boja adut.
    • Uzima jača karta tražene boje, a adut je jači od svake druge boje. Zatim oboje vuku, prvo tko je uzeo štih, i taj otvara sljedeći.
    • Dok ima talona, smiješ baciti bilo koju kartu. Poslije: poštuj boju i baci jaču ako možeš; bez boje sijeci adutom.
    • Otvori štih kraljem ili damom dok imaš oboje: zvanje { $marriage }, u adutu { $trump_marriage }. Vrijedi kad uzmeš štih.
    • Adutskom devetkom smiješ uzeti otkrivenu kartu, nakon štiha koji uzmeš.
    • Zatvori talon ako ćeš bez vučenja do zadnje karte imati { $goal }.
    • { $goal }? Prijavi kad otvaraš štih. To donosi { $single }, { $double } ili { $triple } boda; partija se igra do { $target }.
sznap-rules-cards =
    Karte i dijeljenje
    Od najjače do najslabije, u svakoj boji: { $order }. Da, desetka je jača od kralja.

    Karte vrijede: { $worths }. Sve karte zajedno imaju { $total }.

    Tko prvi dijeli, odlučuje ždrijeb; poslije igrači dijele naizmjence, kakav god bio rezultat.
    Svatko dobiva { $hand } karata, po { $packet } odjednom, najprije protivnik djelitelja. Sljedeća se karta otkriva: njezina je boja adut. Ostatak, s otkrivenom kartom na dnu, čini talon: { $talon } karata.
    Prvi štih otvara igrač koji nije dijelio.

    Stol se može dogovoriti i za igru bez devetki, s { $short_cards } karata: svakome { $short_hand }, talon od { $short_talon }, a umjesto devetke mijenja se adutski dečko. Sve ostalo je isto.
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
    Zvanje su kralj i dama iste boje, oboje u tvojoj ruci: { $marriage } bodova, u adutu { $trump_marriage }.
    Zoveš tako da štih otvoriš jednom od te dvije karte, a kad ga njome otvoriš, uvijek zoveš. Smije se već od prvog otvaranja u dijeljenju, ali samo dok se iz talona ima što vući: ne kad je zatvoren ili prazan.
    Bodovi čekaju da uzmeš taj štih ili neki kasniji; štih uzet prije ne pomaže. Ako ne uzmeš nijedan, propadaju.

    Adutska devetka smije se zamijeniti za otkrivenu kartu nakon što uzmeš štih, oboje vučete, a ti otvaraš sljedeći: do zadnje { $exchange_least } karte talona. Nakon zatvaranja ne.
sznap-rules-closing =
    Zatvaranje talona
    Ako misliš da ćeš do zadnje karte imati { $goal }, zatvori: otkrivena karta ispada iz igre, nitko više ne vuče i odmah vrijede stroga pravila.
    Smiješ zatvoriti kad otvaraš štih, čak i prvi u dijeljenju, dok su u talonu najmanje { $closing_least } karte. Vučenje dolazi prije toga.
    U zatvorenom dijeljenju nema novih zvanja, a zadnji štih ne nosi dodatne bodove. Bodovi obiju strana i dalje se broje, ali druga strana ne smije prijaviti { $goal }.

    Sa { $goal } ili više do zadnje karte dobivaš po bodovima druge strane, kao nakon prijave.
    Ako imaš manje, druga strana dobiva { $penalty }, ili { $trickless } ako u cijelom dijeljenju nema štiha.
sznap-rules-declaring =
    Prijava { $goal }
    Na { $goal } ništa ne završava samo od sebe: prijavljuješ kad otvaraš štih, od drugog štiha nadalje, i dijeljenje odmah završava. Kad jednom baciš kartu, prvo moraš uzeti još jedan štih.
    Možeš prijaviti i zajedno sa zvanjem: tada zvanje vrijedi odmah i ne treba uzeti štih.
    Ako je talon zatvorila druga strana, ne možeš prijaviti.

    Točna prijava donosi ti
    • { $single } bod ako druga strana ima { $half } ili više,
    • { $double } boda ako ima od { $low } do { $high },
    • { $triple } boda ako ima { $none }, čak i sa štihom od dvije devetke.
    Zvanje koje još čeka štih ne broji se.

    Kriva prijava donosi drugoj strani { $penalty } boda, ili { $trickless } ako nema štiha.
    Tko prvi ima { $target } bodova, dobiva partiju.
sznap-rules-ending =
    Kad nestane karata
    Ako nitko ne prijavi, dijeljenje se broji nakon zadnje karte.

    Talon nije zatvoren: zadnji štih donosi još { $bonus } bodova, a veći zbroj dobiva { $single }, { $double } ili { $triple } kao nakon prijave. Ako su zbrojevi jednaki, nitko ne dobiva bodove. U svakom slučaju sljedeći dijeli drugi igrač.

    Talon je zatvoren: nema dodatnih bodova. Tko je zatvorio i ima { $goal } ili više, dobiva kao nakon prijave, čak i ako druga strana također ima { $goal }. S manje bodova zatvaranje nije uspjelo.
sznap-rules-options =
    O čemu se stol može dogovoriti
    Domaćin to može promijeniti prije partije; uobičajeno stoji na prvom mjestu.
    • { $cards } karte, ili { $short_cards } bez devetki.
    • Do { $target } ili do { $long_target }.
    • Zvanje samim otvaranjem ili izgovoreno prije otvaranja.
    • Bodovi skriveni, vide se svoji ili svačiji.
    • Neuspjelo zatvaranje: { $trickless } umjesto { $penalty } ako druga strana u cijelom dijeljenju nema štiha, ili ako ga nije imala pri zatvaranju.
    • Najslabiji adut mijenja se do { $exchange_least } karte u talonu ili do { $high_least }.
    • Nakon zatvaranja prijavljuje { $goal } samo onaj tko je zatvorio, ili smije i druga strana: točno za { $penalty }, ili { $trickless } ako pri zatvaranju nije imala štiha.

    Vučenje ne traži dodir, a mogu za tebe baciti kartu kad je moguća samo jedna.
sznap-rules-button-short = Ukratko
sznap-rules-button-cards = Karte
sznap-rules-button-play = Štihovi
sznap-rules-button-melds = Zvanja, devetka
sznap-rules-button-closing = Zatvaranje
sznap-rules-button-declaring = { $goal }
sznap-rules-button-ending = Zadnja karta
sznap-rules-button-options = Opcije
