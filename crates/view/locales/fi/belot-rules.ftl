### Belotin säännöt omin sanoin. Jakson ensimmäinen rivi on sen otsikko; tyhjä rivi erottaa.

belot-rules-short =
    Kolmen pelaajan Belot lyhyesti
    { $players } pelaajaa, jokainen omaan pussiinsa, { $cards } korttia: { $ranks } joka maassa, { $hand } kullekin. Kerää ensimmäisenä { $target } yksikköä.

    • Huuda sitoumus: ♣ ♦ ♥ ♠, ei valttia, kaikki valttia, aina edellistä korkeampi.
    • Valtit järjestyksessä { $trumps }, muut maat { $plain }.
    • Tunnusta maata; mene ajetun valtin yli, jos voit. Jos maata ei ole, on lyötävä valttia, ja isompaa kuin pöydässä, jos voit. Kun ei ole valttia tai kaikki on valttia, valttia ei lyödä toiseen maahan.
    • Ilmoita vähintään { $shortest } kortin suorat ja neloset ennen ensimmäistä korttiasi. Valttikuningas ja -rouva ovat belot: { $belot }. Kun ei ole valttia, mitään ei ilmoiteta.
    • Viimeisestä tikistä saa { $last }.
    • Pelinviejä, jonka huuto pelataan, tarvitsee enemmän pisteitä kuin kumpikaan muu. Silloin jokainen kirjaa kymmenesosan pisteistään; muuten se vastustaja, jolla on eniten, vie myös pelinviejän pisteet.
    • Jos kaksi on kärjessä tasan, pelinviejän pisteet jäävät roikkumaan seuraavaan jakoon.
    • Kontra kaksinkertaistaa, rekontra vielä kerran.
belot-rules-cards =
    Kortit ja jakaminen
    Valtit isoimmasta pienimpään pisteineen: { $trump_worths }. Kun kaikki on valttia, joka maa on näin.
    Muut maat: { $plain_worths }. Kun ei ole valttia, joka maa on näin.

    Kun viimeisestä tikistä saa { $last }, jaossa on valttimaalla { $suit_total } pistettä, kaikki valttia -pelissä { $all_total } ja ei valttia -pelissä { $bare_total }, jotka lasketaan kaksinkertaisina: { $doubled_total }.

    Ensimmäinen jakaja arvotaan; sitten jako kiertää, vaikka kaikki passaisivat. Jako, huudot ja peli kiertävät vastapäivään, siinä järjestyksessä kuin tulitte pöytään.
    Jokainen saa { $first } korttia ja sitten { $second }. Näillä { $bidding } kortilla huudetaan; kun sitoumus on selvä, jokainen saa vielä { $rest }.
belot-rules-auction =
    Huutokierros
    Jakajasta seuraava puhuu ensin. Saat
    • passata,
    • huutaa voimassa olevaa huutoa korkeamman: ♣ ♦ ♥ ♠, ei valttia, kaikki valttia,
    • sanoa kontran toisen huutoon: jako on kaksinkertainen,
    • sanoa rekontran toisen kontraan, huusi sitten kuka tahansa: jako on nelinkertainen.

    Korkeampi huuto kumoaa kontran ja rekontran; myös kontrattu pelaaja voi paeta niin. Passannut saa puhua uudelleen niin kauan kuin huutokierros on auki.

    Huudon, kontran tai rekontran jälkeen { $passes } passia peräkkäin päättää huutokierroksen. Jos kaikki kolme passaavat alussa, kukaan ei saa pisteitä ja seuraava pelaaja jakaa.
belot-rules-play =
    Tikit
    Jakajasta seuraava aloittaa ensimmäisen tikin, tikin voittaja seuraavan. Ajaa saa minkä kortin vain.

    Jokin maa on valttia:
    1. Onko sinulla ajettua maata? Pelaa sitä. Tavallisessa maassa ei tarvitse mennä yli; jos ajettiin valttia, pöydän isoin valtti on ylitettävä, jos voit.
    2. Jos ei, onko sinulla valttia? Sitä on lyötävä. Jos joku on jo lyönyt valttia, lyö isompi, jos voit; jos et, valttia on silti lyötävä.
    3. Muuten pelaa mitä haluat.

    Ei valttia: tunnusta maata, ei muuta.
    Kaikki valttia: tunnusta maata ja ylitä ajetun maan isoin kortti, jos voit. Jos maata ei ole, pelaa mitä haluat; muu maa ei voi voittaa.

    Isoin valtti voittaa tikin, ilman valtteja ajetun maan isoin kortti. Voitettuja tikkejä ei katsota uudelleen, viimeistä lukuun ottamatta.
belot-rules-announcements =
    Ilmoitukset
    Saman maan { $shortest } peräkkäisen suora (terssi) on { $tierce }, { $middle } kortin { $fifty }, { $long } tai { $longest } kortin { $hundred }. Järjestys on { $ranks }. Neljä kymppiä, rouvaa, kuningasta tai ässää on { $carre }, neljä ysiä { $nines }, neljä sotamiestä { $jacks }. Kun ei ole valttia, mitään ei ilmoiteta.

    Ilmoita ennen kuin pelaat ensimmäisen korttisi, kuului se ilmoitukseen tai ei. Myöhemmin on liian myöhäistä. Suoraa ei jaeta osiin. Kortti lasketaan kerran: suorassa tai nelosissa; se, mitä suorasta jää, voidaan vielä ilmoittaa, jos siinä on { $shortest } peräkkäistä.

    Muut kuulevat vain lajin; maa ja kortit näytetään viimeisen tikin jälkeen.

    Suorat: pitempi on parempi; yhtä pitkistä se, jonka ylin kortti on isompi; maalla ei ole väliä. Parhaan suoran pelaaja saa kaikki suoransa, muut eivät mitään. Jos kahden tai kolmen pelaajan parhaat suorat ovat yhtä hyvät, kenenkään suoria ei lasketa.
    Neloset: { $carres } parhaasta huonoimpaan. Parhaiden nelosten pelaaja saa kaikki nelosensa, oli paras suora kenellä tahansa.

    Belot: valttikuningas ja -rouva, kaikki valttia -pelissä minkä tahansa maan, molemmat kädessäsi. Sano se niistä ensimmäisellä: { $belot }. Sillä kortilla on ajettava, tunnustettava maata tai lyötävä valttia; kaikki valttia -pelissä sakattu kortti ei tuo belotia.
belot-rules-counting =
    Jaon pisteet
    Jokainen laskee omien tikkiensä kortit, viimeisestä tikistä { $last } sekä ne suorat, neloset ja belotit, jotka lasketaan. Kun ei ole valttia, kaikki tämä on kaksinkertaista.

    Kapo: jos yksi pelaaja on ilman tikkiä, kumpikin muu saa { $half_capot }. Jos yhdellä on kaikki { $tricks }, siitä tulee { $capot }. Valtiton peli ei kaksinkertaista sitä; kontra kaksinkertaistaa.

    Pistelappu on yksikköinä: pisteet jaettuna { $unit }:llä ja pyöristettynä, ylijäämä { $up_from }:stä alkaen ylöspäin. { $points } pistettä on { $units } yksikköä, { $other_points } on { $other_units }.
belot-rules-recording =
    Läpi, roikkuu, kaatui
    Läpi: pelinviejällä on enemmän pisteitä kuin kummallakaan muulla. Jokainen kirjaa omansa, ja pelinviejä saa roikkuneet.

    Kaatui: yhdellä vastustajalla on eniten. Hän lisää pelinviejän pisteet omiinsa, kirjaa ne ja saa roikkuneet. Pelinviejä ei kirjaa mitään, kolmas kirjaa omansa.

    Roikkuu: kahdella tai kolmella pelaajalla on yhtä paljon ja eniten pisteitä. Vastustajat kirjaavat omansa, pelinviejä ei mitään: ne yksiköt jäävät roikkumaan. Samoin käy, kun vastustajat ovat tasan pelinviejän yläpuolella. Mutta jos pelinviejä on tasan toisen kanssa ja kolmannella on enemmän, peli kaatui.

    Roikkuvat saa seuraavan jaon voittaja. Jos sekin jää roikkumaan, ne lasketaan yhteen.

    Esimerkki: { $declarer }, { $winner } ja { $third } pistettä, ensimmäinen oli pelinviejä. Toinen kirjaa { $winner } + { $declarer } = { $sum }, siis { $sum_units }; kolmas { $third_units }; ensimmäinen ei mitään.
belot-rules-contra =
    Kontra ja rekontra
    Kontratun jaon voittaa se, jolla on eniten pisteitä, huusi sitten kuka tahansa, vaikka olisi passannut. Voittaja laskee yhteen omat pisteensä sekä pelinviejän ja kontran tai rekontran sanoneiden pisteet, pyöristää summan ja kirjaa sen × { $contra }, rekontran jälkeen × { $recontra }. Roikkuneet tulevat päälle kertomatta.
    Osallisia ovat pelinviejä ja ne, jotka sanoivat kontran tai rekontran; jos he eivät voita, he eivät kirjaa mitään. Kolmas, joka passasi, kirjaa omansa, ellei voita.

    Jos kaksi tai kolme on kärjessä tasan, osallisten pisteet jäävät roikkumaan, pyöristettyinä ja × { $contra } tai × { $recontra }.

    Esimerkki: toinen sanoi kontran, kolmas passasi; { $contra_declarer }, { $doubler } ja { $passer } pistettä. Ensimmäinen kirjaa { $contra_declarer } + { $doubler } = { $contra_sum }, siis { $contra_sum_units } × { $contra } = { $doubled }; toinen ei mitään; kolmas { $passer_units }.
belot-rules-match =
    Ottelun loppu
    Kun jollakulla on jaon jälkeen vähintään { $target } yksikköä, isoin summa voittaa. Jos kärjessä ollaan tasan, pelataan, kunnes yksi johtaa.

    Kapolla ei lopeteta. Jos jaosta maksettiin kapoa, { $half_capot } kummallekin tai { $capot }, ottelu ei pääty vaan pelataan vielä yksi jako. Sellaiseksi ei lasketa jakoa, jossa kaikki passaavat, eikä uutta kapojakoa. Sen jälkeen voittaa isoin summa, joka voi olla jonkun toisen.

    Lopussa vielä roikkuvat menetetään.
belot-rules-options =
    Mistä pöytä voi sopia
    Vetäjä voi muuttaa näitä ennen ottelua; ensin mainittu on tavallinen.
    • { $target } yksikköön, tai { $short_target } yksikköön.
    • Pyöristys ylös { $up_from }:stä, tai valttimaalla { $up_from_suit }:sta, ei valttia -pelissä { $up_from_no_trump }:stä ja kaikki valttia -pelissä { $up_from_all_trumps }:stä.
    • Jos isompaa valttia ei ole, on lyötävä pienempi, tai saa pelata minkä kortin vain.
    • Rekontran sanoo kuka vain muu kuin kontran sanoja, tai vain pelinviejä.
    • Kontratun jaon voittaa se kolmesta, jolla on eniten pisteitä, tai vain joku osallisista.
    • Millään kapolla ei lopeteta; vain { $tricks } tikin täysi kapo jatkaa ottelua; tai ei mikään kapo.
    • Ottelu saa päättyä, vaikka yksiköitä roikkuu, tai ei saa.
    • Belot on sanottava kortin kanssa, tai se tulee itsestään.

    Voin pelata puolestasi kortin, kun mikään muu ei käy.
belot-rules-button-short = Lyhyesti
belot-rules-button-cards = Kortit
belot-rules-button-auction = Huutokierros
belot-rules-button-play = Tikit
belot-rules-button-announcements = Suorat ja belot
belot-rules-button-counting = Pisteet
belot-rules-button-recording = Läpi vai kaatui
belot-rules-button-contra = Kontra
belot-rules-button-match = Ottelu
belot-rules-button-options = Valinnat
