### Pravila Santasea našim riječima. Prvi je redak odlomka njegov naslov; prazan redak odvaja.

santase-rules-short =
    Santase ukratko
    { $players } igrača, { $cards } karte: { $order } u svakoj boji, tim redom.
    Stigni prije drugoga do { $goal } bodova iz karata i pamti koliko imaš: to ti nitko ne pokazuje.

    • Svakome { $hand } karata; jedna se otkriva i njezina je boja adut.
    • Uzima jača karta tražene boje, a adut je jači od svake druge boje. Zatim oboje vuku, prvo tko je uzeo štih, i taj otvara sljedeći.
    • Dok ima talona, smiješ baciti bilo koju kartu. Poslije: poštuj boju i baci jaču ako možeš; bez boje sijeci adutom.
    • Kralj i dama iste boje, kad ti otvaraš štih: { $marriage }, u adutu { $trump_marriage }.
    • Adutskom devetkom smiješ uzeti otkrivenu kartu.
    • Zatvori talon ako možeš do { $goal } bez vučenja.
    • { $goal }? Prijavi. To donosi { $single }, { $double } ili { $triple } boda; partija se igra do { $target }.
santase-rules-cards =
    Karte i dijeljenje
    Od najjače do najslabije, u svakoj boji: { $order }. Da, desetka je jača od kralja.

    Karte vrijede: { $worths }. Sve karte zajedno imaju { $total }.

    Tko prvi dijeli, odlučuje ždrijeb; poslije dijeli pobjednik prethodnog dijeljenja. Nakon neriješenog opet dijeli isti igrač.
    Svatko dobiva { $hand } karata, po { $packet } odjednom, najprije protivnik djelitelja. Sljedeća se karta otkriva: njezina je boja adut. Ostatak, s otkrivenom kartom na dnu, čini talon: { $talon } karata.
    Prvi štih otvara igrač koji nije dijelio.
santase-rules-play =
    Kako se igra štih
    Jedan igrač otvara štih kartom, drugi odgovara. U istoj boji uzima jača karta; adut je jači od svake druge boje; inače uzima karta kojom je štih otvoren.
    Tko uzme štih, zadržava ga, vuče kartu iz talona, zatim vuče drugi, a sljedeći štih otvara onaj tko je uzeo.

    Dok je talon otvoren, smiješ odgovoriti bilo kojom kartom.

    Kad je talon prazan ili zatvoren, vrijede stroga pravila:
    1. Imaš li kartu tražene boje? Baci je, i to jaču ako možeš.
    2. Ako nemaš, imaš li adut? Baci adut, bilo koji.
    3. Inače baci što hoćeš.

    Uzeti se štihovi više ne gledaju; vidi se samo zadnji, do sljedećeg otvaranja.
santase-rules-marriages =
    { $marriage }, { $trump_marriage } i devetka
    Bračni par su kralj i dama iste boje, oboje u tvojoj ruci: { $marriage } bodova, u adutu { $trump_marriage }.
    Zoveš ga kad otvaraš štih, nikad u prvom štihu, i onda bacaš jednu od te dvije karte. Jedan par po otvaranju; vrijedi odmah. Vrijedi i kad je talon zatvoren ili prazan.
    Ako s njim imaš { $goal }, smiješ prijaviti bez bacanja karte.

    Adutska devetka smije se zamijeniti za otkrivenu kartu kad otvaraš štih, a već imaš štih, oboje ste vukli i u talonu su najmanje { $exchange_least } karte. Nakon zatvaranja ne.
santase-rules-closing =
    Zatvaranje talona
    Ako misliš da ćeš s kartama u ruci stići do { $goal }, zatvori: otkrivena se karta okreće licem dolje, nitko više ne vuče i odmah vrijede stroga pravila.
    Smiješ zatvoriti kad otvaraš štih, od drugog štiha nadalje, prije ili poslije vučenja. Za zatvaranje prije vučenja uključi „Ne vuci još” pod „Stol…”: onda čekam nakon svakog tvog štiha.
    U zatvorenom dijeljenju zadnji štih ne nosi dodatne bodove.

    Ako uspiješ, broji se kao inače, po bodovima i štihovima druge strane na kraju.
    Ako ne uspiješ ili druga strana prije stigne do { $goal }, ona dobiva { $penalty }; dobiva { $trickless } ako pri tvom zatvaranju nije imala štiha.
santase-rules-claiming =
    Prijava { $goal }
    Sa { $goal } ili više bodova iz karata smiješ završiti dijeljenje: prijavi kad uzmeš štih, prije ili poslije vučenja, ili odmah nakon zvanja para. Kad jednom baciš kartu, prvo moraš uzeti još jedan štih.
    Tvoji se parovi broje. Zbroj druge strane nije važan.

    Točna prijava donosi ti
    • { $single } bod ako druga strana ima { $half } ili više,
    • { $double } boda ako ima manje od { $half },
    • { $triple } boda ako nema štiha.

    Kriva prijava donosi drugoj strani { $penalty } boda, ili { $trickless } ako nema štiha. Ako krivo prijavi onaj tko je zatvorio, to je neuspjelo zatvaranje.
    Tko prvi ima { $target } bodova, dobiva partiju.
santase-rules-ending =
    Kad nestane karata
    Ako nitko ne prijavi, dijeljenje se broji nakon zadnje karte.

    Talon nije zatvoren: zadnji štih donosi još { $bonus } bodova, a veći zbroj dobiva { $single }, { $double } ili { $triple } kao nakon prijave. Ako su zbrojevi jednaki, nitko ne dobiva bodove i opet dijeli isti igrač.

    Talon je zatvoren: nema dodatnih bodova. Tko je zatvorio, dobiva kao nakon prijave ako je prije stigao do { $goal }. Ako je druga strana bila prije ili onaj tko je zatvorio ima manje od { $goal }, zatvaranje nije uspjelo. Ako obje strane imaju { $goal } ili više i točno isto, nitko ne dobiva bodove.
santase-rules-options =
    O čemu se stol može dogovoriti
    Domaćin to može promijeniti prije partije; uobičajeno stoji na prvom mjestu.
    • Do { $target } ili do { $short_target }.
    • Igrači sami prijavljuju { $goal } ili dijeljenje završava samo od sebe.
    • Bodovi skriveni, vide se svoji ili svačiji.
    • Zatvaranje prije ili poslije vučenja, ili samo poslije.
    • Zatvaranje do { $closing_least } karte u talonu ili do { $high_least }.
    • Neuspjelo zatvaranje: { $trickless } umjesto { $penalty } ako druga strana nije imala štiha pri zatvaranju; na kraju; ili uvijek { $always }.
    • Parovi do kraja ili samo dok je talon otvoren.
    • Dijeli pobjednik, gubitnik ili naizmjence.
    • Devetka ne vrijedi ništa ili vrijedi { $nine }.

    Vučenje ne traži dodir, a mogu za tebe baciti kartu kad je moguća samo jedna.
santase-rules-button-short = Ukratko
santase-rules-button-cards = Karte
santase-rules-button-play = Štihovi
santase-rules-button-marriages = { $marriage }, { $trump_marriage }, devetka
santase-rules-button-closing = Zatvaranje
santase-rules-button-claiming = { $goal }
santase-rules-button-ending = Zadnja karta
santase-rules-button-options = Opcije
