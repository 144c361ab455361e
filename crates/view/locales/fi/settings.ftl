### Milloin botti saa soittaa: muistutukset, hiljaiset tunnit, aikavyöhykkeet; millä sivuilla on kuvia ja mitkä ovat muotoiltuja.

settings-reminders = { $reminders ->
   *[usual] Muistutukset: kerran joka päätöksestä, kun puolet sen ajasta on kulunut.
    [daily] Muistutukset: enintään yksi päivässä.
    [never] Muistutukset: ei.
}
settings-quiet = Hiljaiset tunnit: { $from }–{ $until }. Silloin kortit tulevat ilman ääntä ja muistutukset odottavat.
settings-quiet-none = Hiljaiset tunnit: ei.
settings-zone = Aikavyöhykkeesi: { $zone }, kello on siellä nyt { $time }.
settings-zone-none = Aikavyöhykkeesi: et ole valinnut sitä, joten noudatan UTC-aikaa; kello on siellä nyt { $time }.
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Kuvat: jaon tai ottelun päättyessä, tummina.
        [light] Kuvat: jaon tai ottelun päättyessä, vaaleina.
    }
    [all] { $theme ->
       *[dark] Kuvat: myös pelin aikana, tummina.
        [light] Kuvat: myös pelin aikana, vaaleina.
    }
    [off] Kuvat: ei.
}
settings-second-press = { $wanted ->
   *[yes] Ennen kuin sanot 66, suljet pakan tai sanot kontran, kysyn vielä kerran.
    [no] Sanot 66, suljet pakan ja sanot kontran yhdellä painalluksella.
}
button-settings-second-press = { $wanted ->
   *[yes] Älä kysy ensin
    [no] Kysy ensin
}
settings-everywhere = { $shown ->
    [yes] Kärkilista ”Kaikkialla”: olet siinä nimelläsi ja tuloksinesi.
   *[no] Kärkilista ”Kaikkialla”: et ole siinä.
}
button-settings-everywhere = { $shown ->
    [yes] Piilota kaikkialta
   *[no] Näytä kaikkialla
}
settings-rich = { $rich ->
    [yes] Pistelaput, säännöt ja luettelot: muotoillut sivut taulukoineen.
   *[no] Pistelaput, säännöt ja luettelot: perinteiset sivut, jotka jokainen sovellus näyttää.
}
settings-group-rich = { $rich ->
    [yes] Ryhmän pistelaput, säännöt ja luettelot: muotoillut sivut taulukoineen.
   *[no] Ryhmän pistelaput, säännöt ja luettelot: perinteiset sivut, jotka jokainen sovellus näyttää.
}
button-settings-rich = { $rich ->
    [yes] Perinteiset
   *[no] Muotoillut…
}
rich-title = Muotoillut sivut: näyte
rich-how = Alla pitäisi näkyä taulukko ja sen alla rivi, joka aukeaa.
rich-sample-cell = { $cell ->
   *[deal] Jako
    [mira] Mira
    [peter] Peter
}
rich-sample-deal = { $deal ->
   *[first] 1. Mira voitti jaon: 2 pistettä.
    [second] 2. Mira voitti jaon: 1 piste.
    [third] 3. Peter voitti jaon: 2 pistettä.
}
rich-question = Näkyykö tämä kaikki hyvin? Vanhat sovellukset eivät näytä siitä mitään.
rich-own = Sitten pistelaput, säännöt, kärkilistat, liigat ja tilastot näyttävät yksityiskeskustelussamme tältä. Pöydät ja kortit pysyvät ennallaan, ja kukin ryhmä valitsee omat sivunsa.
rich-group = Sitten pistelaput, säännöt, kärkilistat, liigat ja tilastot näyttävät tässä ryhmässä tältä. Pöydät pysyvät ennallaan. Kysy myös niiltä, joilla on vanha sovellus. Ryhmän ylläpitäjät valitsevat.
button-rich-yes = Näkyy hyvin: muotoillut sivut
button-rich-no = Pidä perinteiset sivut
settings-group-zone = Ryhmän aikavyöhyke: { $zone }, kello on siellä nyt { $time }.
settings-group-zone-none = Ryhmän aikavyöhyke: UTC, kello on siellä nyt { $time }. Ylläpitäjät voivat valita toisen.
group-zone-title = Ryhmän aikavyöhyke
group-zone-how = Ryhmän kärkilistojen päivät, viikot ja kaudet alkavat tämän vyöhykkeen keskiyöstä. Ryhmän ylläpitäjät valitsevat sen.
group-zone-typed = Jos kaupunki on jokin muu, ylläpitäjä lähettää /settings group ja sen nimen, esimerkiksi /settings group Europe/Helsinki.
button-group-zone = Ryhmän vyöhyke
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Ryhmän kuvat: jaon tai ottelun päättyessä, tummina.
        [light] Ryhmän kuvat: jaon tai ottelun päättyessä, vaaleina.
    }
    [all] { $theme ->
       *[dark] Ryhmän kuvat: myös pelin aikana, tummina.
        [light] Ryhmän kuvat: myös pelin aikana, vaaleina.
    }
    [off] Ryhmän kuvat: ei.
}
group-pictures-title = Ryhmän kuvat
group-pictures-how = Kuva kertoo saman kuin sen alla oleva teksti. Ryhmän ylläpitäjät valitsevat, milloin sen sivuilla on kuva.
button-group-pictures = Ryhmän kuvat
settings-elsewhere = Omat muistutukset, hiljaiset tunnit, aikavyöhyke ja kuvat: lähetä /settings yksityiskeskustelussamme.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] Muistuta
    [daily] Päivittäin
    [never] Ei koskaan
}
button-quiet = Hiljaiset tunnit
quiet-title = Hiljaiset tunnit
quiet-how = Näinä tunteina viestini eivät pidä ääntä. Muistutukset odottavat, kunnes tunnit ovat ohi tai aikasi on loppumassa.
quiet-time = Sinulla kello on nyt { $time }.
label-quiet-none = Ei
button-zone = Aikavyöhyke
zone-title = Aikavyöhyke
zone-how = Valitse kaupunki omalta aikavyöhykkeeltäsi.
zone-typed = Jos kaupunki on jokin muu, lähetä /settings ja sen nimi, esimerkiksi /settings Europe/Helsinki.
label-zone = { $city ->
   *[London] Lontoo
    [Lisbon] Lissabon
    [Paris] Pariisi
    [Berlin] Berliini
    [Zagreb] Zagreb
    [Warsaw] Varsova
    [Sofia] Sofia
    [Helsinki] Helsinki
    [Kyiv] Kiova
    [Istanbul] Istanbul
    [Moscow] Moskova
    [Johannesburg] Johannesburg
    [Honolulu] Honolulu
    [Anchorage] Anchorage
    [Los_Angeles] Los Angeles
    [Denver] Denver
    [Chicago] Chicago
    [Mexico_City] México
    [New_York] New York
    [Bogota] Bogotá
    [Halifax] Halifax
    [Santiago] Santiago
    [Sao_Paulo] São Paulo
    [St_Johns] St. John’s
    [Jerusalem] Jerusalem
    [Dubai] Dubai
    [Tashkent] Taškent
    [Karachi] Karachi
    [Kolkata] Kolkata
    [Dhaka] Dhaka
    [Bangkok] Bangkok
    [Shanghai] Shanghai
    [Perth] Perth
    [Tokyo] Tokio
    [Sydney] Sydney
    [Auckland] Auckland
} { $time }
button-pictures = Kuvat
pictures-title = Kuvat
pictures-how = Kuva kertoo saman kuin sen alla oleva teksti. Valitse, milloin sivuilla, jotka vain sinä näet, on kuva. Kukin ryhmä valitsee omat sivunsa.
label-pictures = { $pictures ->
   *[ends] Lopuksi
    [all] Aina
    [off] Ei koskaan
}
label-theme = { $theme ->
   *[dark] Tumma
    [light] Vaalea
}
button-zone-more = Muut kaupungit
