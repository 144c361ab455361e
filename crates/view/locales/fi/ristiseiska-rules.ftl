### Ristiseiskan säännöt omin sanoin. Jakson ensimmäinen rivi on sen otsikko; tyhjä rivi erottaa.

ristiseiska-rules-short =
    Ristiseiska lyhyesti
    { $fewest }–{ $most } pelaajaa, kaikki { $cards } korttia. Peli on saanut nimensä ristiseiskasta, joka aloittaa jokaisen jaon.
    Pääse ensimmäisenä eroon kaikista korteistasi; muut saavat sakkopisteitä käteen jääneistä.

    • Pöydässä jokainen maa kasvaa seiskasta: ensin kutonen, sitten kasi, sitten alas ässään ja ylös kuninkaaseen.
    • Onko sinulla sopiva kortti? Silloin on pelattava. Passata ei saa.
    • Ässän tai kuninkaan jälkeen saat pelata vielä yhden kortin.
    • Eikö mikään sovi? Edellinen pelaaja antaa sinulle valitsemansa kortin kuvapuoli alaspäin. Vuorosi on ohi.
    • Käteen jäänyt kortti maksaa numeronsa verran; { $courts }, ässä { $ace }.
    • Kun jollakulla on { $limit } sakkopistettä, voittaa se, jolla on vähiten.
ristiseiska-rules-cards =
    Kortit ja jakaminen
    Pienimmästä isoimpaan joka maassa: { $order }. Ässä on pienin kortti.

    Ensimmäinen jakaja arvotaan; sen jälkeen jaetaan vuorotellen.
    Koko korttipakka jaetaan kortti kerrallaan, jakajasta seuraavalle ensin. Kun pelaajia on { $fewest } tai { $most }, jotkut saavat yhden kortin enemmän; se ei haittaa.

    Se, jolla on ristiseiska, aloittaa sillä, ja sitten peli kiertää myötäpäivään.
ristiseiska-rules-grid =
    Pöytä
    Jokainen maa on oma rivinsä, joka kasvaa kumpaankin suuntaan:
    1. Seiska. Ristiseiska aloittaa jaon; sen jälkeen muut seiskat saa pelata milloin vain.
    2. Kutonen seiskansa viereen.
    3. Kasi, mutta vasta kun kutonen on pöydässä.
    4. Sen jälkeen kumpikin pino kasvaa omaan tahtiinsa: { $down } alaspäin, { $up } ylöspäin.

    Vitonen joutuu siis odottamaan sekä kutosta että kasia.
    Ässä tai kuningas tekee pinon valmiiksi.

    Kohta ”seuraava” näyttää sivulla, mitkä kortit sopivat. Kenellä ne ovat, se sinun on itse pääteltävä.
ristiseiska-rules-turn =
    Oma vuoro
    Jos jokin korteistasi sopii, sinun on pelattava; jos sopivia on monta, saat valita. Passaamalla ei voi pantata korttia.

    Kun pelaat ässän tai kuninkaan, saat pelata samalla vuorolla vielä yhden kortin. Jos sekin on ässä tai kuningas, taas yhden, ja niin edelleen. Saat lopettaa milloin vain, eikä se maksa mitään, jos sopivaa korttia ei enää ole.

    Se, jolta kortit loppuvat, voittaa jaon heti, vaikka kesken tällaisen ketjun.
ristiseiska-rules-stuck =
    Kun mikään ei sovi
    Jos mikään korteistasi ei sovi, edellinen pelaaja antaa sinulle kortin. Antaja valitsee: mikä kortti vain käy, sopivakin. Vain te kaksi tiedätte, mikä se on.
    Sitten on seuraavan vuoro; sinä et pelaa, et edes saamaasi korttia.

    Se, joka antaa pois viimeisen korttinsa, voittaa jaon.

    Jotta sama kortti ei kiertäisi loputtomiin: jos kukaan ei ole pelannut { $laps } täyteen kierrokseen, antajan on annettava kortti, joka ei sovi mihinkään, jos hänellä on sellainen.
ristiseiska-rules-points =
    Sakkopisteet
    Jaon voittaja ei saa sakkopisteitä. Muut laskevat käteen jääneet korttinsa: { $ace_worth }, { $two }–{ $ten } numeronsa verran, { $courts }.
    Korteista { $low }, { $middle } ja { $high } tulee { $sum } pistettä.

    Kaikkien jakojen pisteet lasketaan yhteen. Kun jollakulla on jaon jälkeen vähintään { $limit }, ottelu on ohi ja voittaa se, jolla on vähiten. Jos pienin summa on usealla, he jakavat voiton.
ristiseiska-rules-options =
    Mistä pöytä voi sopia
    Vetäjä voi muuttaa näitä ennen ottelua; ensin mainittu on tavallinen.
    • Jumissa oleva saa kortin tai ottaa merkin. Merkkejä on yksi; se siirtyy pelaajalta toiselle, ja se, jolla merkki jaon lopussa on, maksaa, vaikka olisi voittaja.
    • Merkki maksaa { $token }, { $second_token } tai { $third_token }.
    • Viimeisen kortin voi antaa pois ja voittaa, tai se pidetään: silloin kortin antaa lähin edellinen pelaaja, jolla on vähintään { $enough } korttia.
    • { $limit } pisteeseen, yksi jako, { $low_limit } pisteeseen tai { $high_limit } pisteeseen. Yhden jaon voittaa se, joka pääsee ensin eroon korteista.
    • Vitonen odottaa kasia, tai vain kutosta.
    • Käteen jäänyt ässä maksaa { $ace } tai { $dear_ace }.
    • Jokaisen ässän tai kuninkaan jälkeen yksi kortti lisää, vain kerran vuorossa, tai ei koskaan.
    • Jumiin jääminen lasketaan alusta asti, tai se ei maksa mitään, ennen kuin kaikki ovat olleet vuorossa.
    • Enintään { $most } pelaajaa, tai enintään { $more }.
ristiseiska-rules-button-short = Lyhyesti
ristiseiska-rules-button-cards = Kortit
ristiseiska-rules-button-grid = Pöytä
ristiseiska-rules-button-turn = Oma vuoro
ristiseiska-rules-button-stuck = Jumissa
ristiseiska-rules-button-points = Pisteet
ristiseiska-rules-button-options = Valinnat
