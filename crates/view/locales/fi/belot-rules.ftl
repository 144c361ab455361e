### Belotin säännöt omin sanoin. Jakson ensimmäinen rivi on sen otsikko; tyhjä rivi erottaa.

belot-rules-short =
    Kolmen pelaajan Belot lyhyesti
    Kolme pelaajaa, jokainen omaan laskuunsa, 24 korttia: 9 10 J Q K A joka maassa, kahdeksan kullekin. Kerää ensimmäisenä 151 yksikköä.

    • Huuda sitoumus: ♣ ♦ ♥ ♠, ei valttia, kaikki valttia, aina edellistä korkeampi.
    • Valtit järjestyksessä J 9 A 10 K Q, muut maat A 10 K Q J 9.
    • Tunnusta maata; lyö ajettu valtti yli, jos voit. Jos maata ei ole, on lyötävä valttia, ja isompaa kuin pöydässä, jos voit. Kun ei ole valttia tai kaikki on valttia, valttia ei lyödä toiseen maahan.
    • Ilmoita vähintään kolmen suorat ja neloset ennen ensimmäistä korttiasi. Valttikuningas ja -rouva ovat belot: 20. Kun ei ole valttia, mitään ei ilmoiteta.
    • Viimeisestä tikistä saa 10.
    • Pelinviejä, jonka huuto pelataan, tarvitsee enemmän pisteitä kuin kumpikaan muu. Silloin jokainen kirjaa kymmenesosan pisteistään; muuten se vastustaja, jolla on eniten, vie myös pelinviejän pisteet.
    • Jos kaksi on kärjessä tasan, pelinviejän pisteet jäävät roikkumaan seuraavaan jakoon.
    • Kontra kaksinkertaistaa, rekontra vielä kerran.
belot-rules-cards =
    Kortit ja jakaminen
    Valtit isoimmasta pienimpään pisteineen: J 20, 9 14, A 11, 10 10, K 4, Q 3. Kun kaikki on valttia, joka maa on näin.
    Muut maat: A 11, 10 10, K 4, Q 3, J 2, 9 ei mitään. Kun ei ole valttia, joka maa on näin.

    Kun viimeisestä tikistä saa 10, jaossa on valttimaalla 162 pistettä, kaikki valttia -pelissä 258 ja ei valttia -pelissä 130, jotka lasketaan kaksinkertaisina: 260.

    Ensimmäinen jakaja arvotaan; sitten jako kiertää, vaikka kaikki passaisivat. Jako, huudot ja peli kiertävät vastapäivään, siinä järjestyksessä kuin tulitte pöytään.
    Jokainen saa kolme korttia ja sitten kaksi. Näillä viidellä huudetaan; kun sitoumus on selvä, jokainen saa vielä kolme.
belot-rules-auction =
    Huutokierros
    Jakajasta seuraava puhuu ensin. Saat
    • passata,
    • huutaa voimassa olevaa huutoa korkeamman: ♣ ♦ ♥ ♠, ei valttia, kaikki valttia,
    • sanoa kontran toisen huutoon: jako on kaksinkertainen,
    • sanoa rekontran toisen kontraan, huusi sitten kuka tahansa: jako on nelinkertainen.

    Korkeampi huuto kumoaa kontran ja rekontran; myös kontrattu pelaaja voi paeta niin. Passannut saa puhua uudelleen niin kauan kuin huutokierros on auki.

    Huudon, kontran tai rekontran jälkeen kaksi passia peräkkäin päättää huutokierroksen. Jos kaikki kolme passaavat alussa, kukaan ei saa pisteitä ja seuraava pelaaja jakaa.
belot-rules-play =
    Tikit
    Jakajasta seuraava aloittaa ensimmäisen tikin, tikin voittaja seuraavan. Ajaa saa minkä kortin vain.

    Jokin maa on valttia:
    1. Onko sinulla ajettua maata? Pelaa sitä. Tavallisessa maassa ei tarvitse lyödä yli; jos ajettiin valttia, pöydän isoin valtti on lyötävä yli, jos voit.
    2. Jos ei, onko sinulla valttia? Sitä on lyötävä. Jos joku on jo lyönyt valttia, lyö isompi, jos voit; jos et, valttia on silti lyötävä.
    3. Muuten pelaa mitä haluat.

    Ei valttia: tunnusta maata, ei muuta.
    Kaikki valttia: tunnusta maata ja lyö yli ajetun maan isoin kortti, jos voit. Jos maata ei ole, pelaa mitä haluat; muu maa ei voi voittaa.

    Isoin valtti voittaa tikin, ilman valtteja ajetun maan isoin kortti. Voitettuja tikkejä ei katsota uudelleen, viimeistä lukuun ottamatta.
belot-rules-announcements =
    Ilmoitukset
    Saman maan kolmen peräkkäisen suora (terssi) on 20, neljän 50, viiden tai kuuden 100. Järjestys on 9 10 J Q K A. Neljä kymppiä, rouvaa, kuningasta tai ässää on 100, neljä ysiä 150, neljä sotamiestä 200. Kun ei ole valttia, mitään ei ilmoiteta.

    Ilmoita ennen kuin pelaat ensimmäisen korttisi, kuului se ilmoitukseen tai ei. Myöhemmin on liian myöhäistä. Suoraa ei jaeta osiin. Kortti lasketaan kerran: suorassa tai nelosissa; se, mitä suorasta jää, voidaan vielä ilmoittaa, jos siinä on kolme peräkkäistä.

    Muut kuulevat vain lajin; maa ja kortit näytetään viimeisen tikin jälkeen.

    Suorat: pitempi on parempi; yhtä pitkistä se, jonka ylin kortti on isompi; maalla ei ole väliä. Parhaan suoran pelaaja saa kaikki suoransa, muut eivät mitään. Jos kahden tai kolmen pelaajan parhaat suorat ovat yhtä hyvät, kenenkään suoria ei lasketa.
    Neloset: J 9 A 10 K Q parhaasta huonoimpaan. Parhaiden nelosten pelaaja saa kaikki nelosensa, oli paras suora kenellä tahansa.

    Belot: valttikuningas ja -rouva, kaikki valttia -pelissä minkä tahansa maan, molemmat kädessäsi. Sano se niistä ensimmäisellä: 20. Sillä kortilla on ajettava, tunnustettava maata tai lyötävä valttia; kaikki valttia -pelissä sakattu kortti ei tuo belotia.
belot-rules-counting =
    Jaon pisteet
    Jokainen laskee omien tikkiensä kortit, viimeisestä tikistä 10 sekä ne suorat, neloset ja belotit, jotka lasketaan. Kun ei ole valttia, kaikki tämä on kaksinkertaista.

    Kapo: jos yksi pelaaja on ilman tikkiä, kumpikin muu saa 50. Jos yhdellä on kaikki kahdeksan, siitä tulee 100. Valtiton peli ei kaksinkertaista sitä; kontra kaksinkertaistaa.

    Pistelappu on yksikköinä: pisteet jaettuna kymmenellä ja pyöristettynä, ylijäämä 5:stä alkaen ylöspäin. 84 pistettä on 8 yksikköä, 45 on 5.
belot-rules-recording =
    Läpi, roikkuu, kaatui
    Läpi: pelinviejällä on enemmän pisteitä kuin kummallakaan muulla. Jokainen kirjaa omansa, ja pelinviejä saa roikkuneet.

    Kaatui: yhdellä vastustajalla on eniten. Hän lisää pelinviejän pisteet omiinsa, kirjaa ne ja saa roikkuneet. Pelinviejä ei kirjaa mitään, kolmas kirjaa omansa.

    Roikkuu: kahdella tai kolmella pelaajalla on yhtä paljon ja eniten pisteitä. Vastustajat kirjaavat omansa, pelinviejä ei mitään: ne yksiköt jäävät roikkumaan. Samoin käy, kun vastustajat ovat tasan pelinviejän yläpuolella. Mutta jos pelinviejä on tasan toisen kanssa ja kolmannella on enemmän, peli kaatui.

    Roikkuvat saa seuraavan jaon voittaja. Jos sekin jää roikkumaan, ne lasketaan yhteen.

    Esimerkki: 52, 71 ja 39 pistettä, ensimmäinen oli pelinviejä. Toinen kirjaa 71 + 52 = 123, siis 12; kolmas 4; ensimmäinen ei mitään.
belot-rules-contra =
    Kontra ja rekontra
    Kontratun jaon voittaa se, jolla on eniten pisteitä, huusi sitten kuka tahansa, vaikka olisi passannut. Voittaja laskee yhteen omat pisteensä sekä pelinviejän ja kontran tai rekontran sanoneiden pisteet, pyöristää summan ja kirjaa sen × 2, rekontran jälkeen × 4. Roikkuneet tulevat päälle kertomatta.
    Osallisia ovat pelinviejä ja ne, jotka sanoivat kontran tai rekontran; jos he eivät voita, he eivät kirjaa mitään. Kolmas, joka passasi, kirjaa omansa, ellei voita.

    Jos kaksi tai kolme on kärjessä tasan, osallisten pisteet jäävät roikkumaan, pyöristettyinä ja × 2 tai × 4.

    Esimerkki: toinen sanoi kontran, kolmas passasi; 81, 50 ja 31 pistettä. Ensimmäinen kirjaa 81 + 50 = 131, siis 13 × 2 = 26; toinen 0; kolmas 3.
belot-rules-match =
    Ottelun loppu
    Kun jollakulla on jaon jälkeen vähintään 151 yksikköä, isoin summa voittaa. Jos isoin on kahdella, pelataan, kunnes yksi johtaa.

    Kapolla ei lopeteta. Jos jaosta maksettiin kapoa, 50 kummallekin tai 100, ottelu ei pääty vaan pelataan vielä yksi jako. Sellaiseksi ei lasketa jakoa, jossa kaikki passaavat, eikä uutta kapojakoa. Sen jälkeen voittaa isoin summa, joka voi olla jonkun toisen.

    Lopussa vielä roikkuvat menetetään.
belot-rules-options =
    Mistä pöytä voi sopia
    Vetäjä voi muuttaa näitä ennen ottelua; ensin mainittu on tavallinen.
    • 151 yksikköön, tai 101 yksikköön.
    • Pyöristys ylös 5:stä, tai valttimaalla 6:sta, ei valttia -pelissä 5:stä ja kaikki valttia -pelissä 4:stä.
    • Jos isompaa valttia ei ole, on lyötävä pienempi, tai saa pelata minkä kortin vain.
    • Rekontran sanoo kuka vain muu kuin kontran sanoja, tai vain pelinviejä.
    • Kontratun jaon voittaa se kolmesta, jolla on eniten pisteitä, tai vain joku osallisista.
    • Millään kapolla ei lopeteta; vain kahdeksan tikin täysi kapo jatkaa ottelua; tai ei mikään kapo.
    • Ottelu saa päättyä, vaikka yksiköitä roikkuu, tai ei saa.
    • Belot on sanottava kortin kanssa, tai se ilmoitetaan itsestään.

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
