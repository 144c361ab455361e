### Pravila Šnapsa našim riječima. Prvi je redak odlomka njegov naslov; prazan redak odvaja.

snaps-rules-short =
    Šnaps ukratko
    Dva igrača, 20 karata: A 10 K Q J u svakoj boji, tim redom.
    Stigni prije drugoga do 66 bodova iz karata; dijeljenje tada završava samo od sebe.

    • Svakome pet karata; jedna se otkriva i njezina je boja adut.
    • Uzima jača karta tražene boje, a adut je jači od svake druge boje. Zatim oboje vuku, prvo tko je uzeo štih, i taj otvara sljedeći.
    • Dok ima talona, smiješ baciti bilo koju kartu. Poslije: poštuj boju i baci jaču ako možeš; bez boje sijeci adutom.
    • Kralj i dama iste boje, kad ti otvaraš štih: 20, u adutu 40. Vrijede čim imaš štih.
    • Adutskim dečkom smiješ uzeti otkrivenu kartu.
    • Zatvori talon ako možeš do 66 bez vučenja: bodovi druge strane tada su zamrznuti.
    • 66 donosi 1, 2 ili 3 boda. Tko prvi stigne do 7, drugoj strani daje Bummerl i pobjeđuje.
snaps-rules-cards =
    Karte i dijeljenje
    Od najjače do najslabije, u svakoj boji: A 10 K Q J. Da, desetka je jača od kralja.

    A vrijedi 11, 10 vrijedi 10, K 4, Q 3, J 2. Sve karte zajedno imaju 120.

    Tko prvi dijeli, odlučuje ždrijeb; poslije igrači dijele naizmjence, i iz jednog Bummerla u drugi.
    Svatko dobiva tri karte, najprije protivnik djelitelja; sljedeća se karta otkriva i njezina je boja, Atout, adut; zatim svatko dobiva još dvije. Ostatak, s otkrivenom kartom na dnu, čini talon: 10 karata.
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
    20, 40 i dečko
    Bračni par su kralj i dama iste boje, oboje u tvojoj ruci: 20 bodova, u adutu 40.
    Zoveš ga kad otvaraš štih, već od prvog otvaranja u dijeljenju, i kad je talon zatvoren ili prazan, i onda bacaš jednu od te dvije karte. Jedan par po otvaranju.
    Vrijedi čim imaš štih, uzet prije ili poslije. Ako s njim imaš 66, dijeljenje je odmah gotovo.
    Protiv igrača koji je zatvorio parovi se ne zovu: ne bi vrijedili.

    Adutski dečko smije se zamijeniti za otkrivenu kartu kad otvaraš štih, od prvog otvaranja do zadnje dvije karte talona. Zamijeni prije zatvaranja i prije zvanja para; kad je talon zatvoren, prekasno je.
snaps-rules-closing =
    Zatvaranje talona
    Ako misliš da ćeš s kartama u ruci stići do 66, zatvori: otkrivena se karta okreće licem dolje, nitko više ne vuče i odmah vrijede stroga pravila.
    Smiješ zatvoriti kad otvaraš štih, čak i prvi u dijeljenju, do zadnje dvije karte talona; ali ne nakon zvanja para u istom otvaranju.
    Bodovi druge strane zamrznuti su kakvi su bili prije zatvaranja: što kasnije uzme, ne vrijedi ništa, ni za 66 ni protiv tebe.

    Ako stigneš do 66, dobivaš po zamrznutim bodovima:
    • 1 bod ako je druga strana imala 33 ili više,
    • 2 boda ako je imala manje od 33,
    • 3 boda ako nije imala štiha.
    Ako karata nestane prije toga, druga strana dobiva 3 ako pri zatvaranju nije imala štiha, a inače 2.
snaps-rules-scoring =
    66 i zadnja karta
    Čim igrač ima 66, štihom ili parom, dijeljenje završava samo od sebe. To donosi
    • 1 bod ako druga strana ima 33 ili više,
    • 2 boda ako ima manje od 33,
    • 3 boda ako nema štiha.

    Ako talon nije zatvoren, karata nestane, a nitko nema 66, onaj tko uzme zadnji štih dobiva 1 bod, kakvi god bili bodovi. Zadnji štih ne nosi dodatne bodove, a pobjednika uvijek ima.
snaps-rules-bummerl =
    Bodovi i Bummerli
    Bodovi dijeljenja se zbrajaju. Tko prvi ima 7 ili više, pobjeđuje u Bummerlu, a gubitnik dobiva Bummerl kao znak; bodovi preko 7 ništa ne mijenjaju. Sljedeći Bummerl počinje od 0 : 0.

    Partija je jedan Bummerl ili, ako se stol tako dogovori, najviše tri, pet ili sedam: pobjeđuje tko prvi da dva, tri ili četiri.
snaps-rules-options =
    O čemu se stol može dogovoriti
    Domaćin to može promijeniti prije partije; uobičajeno stoji na prvom mjestu.
    • Jedan Bummerl ili najviše tri, pet ili sedam.
    • Bummerl do 7 ili do 9.
    • Dijeljenje završava samo od sebe na 66 ili igrači prijavljuju kad otvaraju štih, nakon štiha ili para. Kriva prijava donosi drugoj strani 2, ili 3 ako nema štiha; kod onoga tko je zatvorio to je neuspjelo zatvaranje. Bez prijave zadnji štih dobiva 1; u zatvorenom dijeljenju broji se 66 onoga tko je zatvorio.
    • Zatvaranje zamrzava sve što druga strana uzme ili samo ulog: tada druga strana zove parove, može prije stići do 66 i dobiva 2, ili 3 ako pri zatvaranju nije imala štiha.
    • Meka ili oštra pravila: za zamjenu i zatvaranje u talonu moraju biti najmanje četiri karte; u prvom otvaranju nema zamjene ni para.
    • Svaki Bummerl vrijedi jedan, ili dva protiv nula bodova.
    • Bodovi se broje naviše ili naniže do 0.
    • Vide se svoji bodovi, ničiji ili svačiji.

    Vučenje ne traži dodir, a mogu za tebe baciti kartu kad je moguća samo jedna.
snaps-rules-button-short = Ukratko
snaps-rules-button-cards = Karte
snaps-rules-button-play = Štihovi
snaps-rules-button-marriages = 20, 40, dečko
snaps-rules-button-closing = Zatvaranje
snaps-rules-button-scoring = 66
snaps-rules-button-bummerl = Bummerl
snaps-rules-button-options = Opcije
