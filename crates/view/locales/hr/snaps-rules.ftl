### Pravila Šnapsa našim riječima. Prvi je redak odlomka njegov naslov; prazan redak odvaja.

snaps-rules-short =
    Šnaps ukratko
    { $players } igrača, { $cards } karata: { $order } u svakoj boji, tim redom.
    Stigni prije drugoga do { $goal } bodova iz karata; dijeljenje tada završava samo od sebe.

    • Svakome { $hand } karata; jedna se otkriva i njezina je boja adut.
    • Uzima jača karta tražene boje, a adut je jači od svake druge boje. Zatim oboje vuku, prvo tko je uzeo štih, i taj otvara sljedeći.
    • Dok ima talona, smiješ baciti bilo koju kartu. Poslije: poštuj boju i baci jaču ako možeš; bez boje sijeci adutom.
    • Kralj i dama iste boje, kad ti otvaraš štih: { $marriage }, u adutu { $trump_marriage }. Vrijede čim imaš štih.
    • Adutskim dečkom smiješ uzeti otkrivenu kartu.
    • Zatvori talon ako možeš do { $goal } bez vučenja: bodovi druge strane tada su zamrznuti.
    • { $goal } donosi { $single }, { $double } ili { $triple } boda. Tko prvi stigne do { $target }, drugoj strani daje Bummerl i pobjeđuje.
snaps-rules-cards =
    Karte i dijeljenje
    Od najjače do najslabije, u svakoj boji: { $order }. Da, desetka je jača od kralja.

    Karte vrijede: { $worths }. Sve karte zajedno imaju { $total }.

    Tko prvi dijeli, odlučuje ždrijeb; poslije igrači dijele naizmjence, i iz jednog Bummerla u drugi.
    Svatko dobiva { $packet } karte, najprije protivnik djelitelja; sljedeća se karta otkriva i njezina je boja, Atout, adut; zatim svatko dobiva još { $second_packet }. Ostatak, s otkrivenom kartom na dnu, čini talon: { $talon } karata.
    Prvi štih otvara igrač koji nije dijelio.
snaps-rules-play =
    Kako se igra štih
    Jedan igrač otvara štih kartom, drugi odgovara. U istoj boji uzima jača karta; adut je jači od svake druge boje; inače uzima karta kojom je štih otvoren.
    Tko uzme štih, zadržava ga, vuče kartu iz talona, zatim vuče drugi, a sljedeći štih otvara onaj tko je uzeo. Otkrivena se karta vuče zadnja.

    Dok je talon otvoren, smiješ odgovoriti bilo kojom kartom.

    Kad je talon prazan ili zatvoren, vrijede stroga pravila:
    1. Imaš li kartu tražene boje? Baci je, i to jaču ako možeš.
    2. Ako nemaš, imaš li adut? Baci adut, bilo koji.
    3. Inače baci što hoćeš.

    Uzeti se štihovi više ne gledaju; vidi se samo zadnji, do sljedećeg otvaranja.
snaps-rules-marriages =
    { $marriage }, { $trump_marriage } i dečko
    Bračni par su kralj i dama iste boje, oboje u tvojoj ruci: { $marriage } bodova, u adutu { $trump_marriage }.
    Zoveš ga kad otvaraš štih, već od prvog otvaranja u dijeljenju, i kad je talon zatvoren ili prazan, i onda bacaš jednu od te dvije karte. Jedan par po otvaranju.
    Vrijedi čim imaš štih, uzet prije ili poslije. Ako s njim imaš { $goal }, dijeljenje je odmah gotovo.
    Protiv igrača koji je zatvorio parovi se ne zovu: ne bi vrijedili.

    Adutski dečko smije se zamijeniti za otkrivenu kartu kad otvaraš štih, od prvog otvaranja do zadnje { $exchange_least } karte talona. Zamijeni prije zatvaranja i prije zvanja para; kad je talon zatvoren, prekasno je.
snaps-rules-closing =
    Zatvaranje talona
    Ako misliš da ćeš s kartama u ruci stići do { $goal }, zatvori: otkrivena se karta okreće licem dolje, nitko više ne vuče i odmah vrijede stroga pravila.
    Smiješ zatvoriti kad otvaraš štih, čak i prvi u dijeljenju, do zadnje { $closing_least } karte talona; ali ne nakon zvanja para u istom otvaranju.
    Bodovi druge strane zamrznuti su kakvi su bili prije zatvaranja: što kasnije uzme, ne vrijedi ništa, ni za { $goal } ni protiv tebe.

    Ako stigneš do { $goal }, dobivaš po zamrznutim bodovima:
    • { $single } bod ako je druga strana imala { $half } ili više,
    • { $double } boda ako je imala manje od { $half },
    • { $triple } boda ako nije imala štiha.
    Ako karata nestane prije toga, druga strana dobiva { $trickless } ako pri zatvaranju nije imala štiha, a inače { $penalty }.
snaps-rules-scoring =
    { $goal } i zadnja karta
    Čim igrač ima { $goal }, štihom ili parom, dijeljenje završava samo od sebe. To donosi
    • { $single } bod ako druga strana ima { $half } ili više,
    • { $double } boda ako ima manje od { $half },
    • { $triple } boda ako nema štiha.

    Ako talon nije zatvoren, karata nestane, a nitko nema { $goal }, onaj tko uzme zadnji štih dobiva { $last_trick } bod, kakvi god bili bodovi. Zadnji štih ne nosi dodatne bodove, a pobjednika uvijek ima.
snaps-rules-bummerl =
    Bodovi i Bummerli
    Bodovi dijeljenja se zbrajaju. Tko prvi ima { $target } ili više, pobjeđuje, a gubitnik dobiva Bummerl kao znak; bodovi preko { $target } ništa ne mijenjaju. Sljedeći Bummerl počinje od { $zero } : { $zero }.

    Partija je jedan Bummerl ili, ako se stol tako dogovori, najviše { $short }, { $medium } ili { $long }: pobjeđuje tko prvi da { $short_won }, { $medium_won } ili { $long_won }.
snaps-rules-options =
    O čemu se stol može dogovoriti
    Domaćin to može promijeniti prije partije; uobičajeno stoji na prvom mjestu.
    • Jedan Bummerl ili najviše { $short }, { $medium } ili { $long }.
    • Bummerl do { $target } ili do { $long_target }.
    • Dijeljenje završava samo od sebe na { $goal } ili igrači prijavljuju kad otvaraju štih, nakon štiha ili para. Kriva prijava donosi drugoj strani { $penalty }, ili { $trickless } ako nema štiha; kod onoga tko je zatvorio to je neuspjelo zatvaranje. Bez prijave zadnji štih dobiva { $last_trick }; u zatvorenom dijeljenju broji se { $goal } onoga tko je zatvorio.
    • Zatvaranje zamrzava sve što druga strana uzme ili samo ulog: tada druga strana zove parove, može prije stići do { $goal } i dobiva { $penalty }, ili { $trickless } ako pri zatvaranju nije imala štiha.
    • Meka ili oštra pravila: za zamjenu i zatvaranje u talonu moraju biti najmanje { $sharp_least } karte; u prvom otvaranju nema zamjene ni para.
    • Svaki Bummerl vrijedi { $given }, ili { $doubled } protiv nula bodova.
    • Bodovi se broje naviše ili naniže do { $zero }.
    • Vide se svoji bodovi, ničiji ili svačiji.

    Vučenje ne traži dodir, a mogu za tebe baciti kartu kad je moguća samo jedna.
snaps-rules-button-short = Ukratko
snaps-rules-button-cards = Karte
snaps-rules-button-play = Štihovi
snaps-rules-button-marriages = { $marriage }, { $trump_marriage }, dečko
snaps-rules-button-closing = Zatvaranje
snaps-rules-button-scoring = { $goal }
snaps-rules-button-bummerl = Bummerl
snaps-rules-button-options = Opcije
