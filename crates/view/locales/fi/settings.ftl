### Milloin botti saa soittaa: muistutukset, hiljaiset tunnit, aikavyöhykkeet; millä sivuilla on kuvia ja mitkä ovat muotoiltuja.

settings-reminders = { $reminders ->
   *[usual] Muistutukset: puolessa ajassa
    [daily] Muistutukset: kerran päivässä
    [never] Muistutukset: pois
}
button-reminders = Muistutukset
reminders-title = Muistutukset
reminders-how = Muistutan vuorostasi, kun puolet ajastasi on kulunut, tai enintään kerran päivässä.
settings-quiet = Hiljaiset tunnit: { $from }–{ $until }
settings-quiet-none = Hiljaiset tunnit: pois
settings-zone = Aikavyöhyke: { $zone }, nyt { $time }
settings-zone-none = Aikavyöhyke: UTC, nyt { $time } (ei valittu)
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Kuvat: lopuksi, tummat
        [light] Kuvat: lopuksi, vaaleat
    }
    [all] { $theme ->
       *[dark] Kuvat: aina, tummat
        [light] Kuvat: aina, vaaleat
    }
    [off] Kuvat: pois
}
settings-second-press = { $wanted ->
   *[yes] 66:n, sulkemisen ja kontran vahvistus: päällä
    [no] 66:n, sulkemisen ja kontran vahvistus: pois
}
button-settings-second-press = { $wanted ->
   *[yes] Ilman vahvistusta
    [no] Kysy vahvistus
}
settings-everywhere = { $shown ->
    [yes] Globaali kärkilista: päällä, nimesi ja tuloksesi näkyvät
   *[no] Globaali kärkilista: pois
}
button-settings-everywhere = { $shown ->
    [yes] Poistu globaalilta kärkilistalta
   *[no] Liity globaalille kärkilistalle
}
settings-rich = { $rich ->
    [yes] Muotoillut sivut: päällä
   *[no] Muotoillut sivut: pois
}
settings-group-rich = { $rich ->
    [yes] Ryhmän muotoillut sivut: päällä
   *[no] Ryhmän muotoillut sivut: pois
}
button-settings-rich = { $rich ->
    [yes] Perinteiset sivut
   *[no] Muotoillut sivut…
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
rich-question = Pystytkö lukemaan tämän kaiken? Vanhemmat sovellukset eivät näytä sitä.
rich-own = Jos pystyt, voin näyttää pistelaput, säännöt, kärkilistat, liigat ja tilastot yksityiskeskustelussamme näin. Pöydät pysyvät ennallaan.
rich-group = Jos pystyt, voin näyttää pistelaput, säännöt, kärkilistat, liigat ja tilastot tässä ryhmässä näin. Pöydät pysyvät ennallaan. Kysy ensin muilta: jollakulla voi olla vanha sovellus.
button-rich-yes = Näkyy hyvin: muotoillut sivut
button-rich-no = Pidä perinteiset sivut
settings-group-zone = Ryhmän vyöhyke: { $zone }, nyt { $time }
settings-group-zone-none = Ryhmän vyöhyke: UTC, nyt { $time } (ei valittu)
group-zone-title = Ryhmän aikavyöhyke
group-zone-how = Ryhmän kärkilistojen päivät, viikot ja kaudet alkavat tämän vyöhykkeen keskiyöstä. Ryhmän ylläpitäjät valitsevat sen.
group-zone-typed = Jos kaupunki on jokin muu, ylläpitäjä lähettää /settings group ja sen nimen, esimerkiksi /settings group Europe/Helsinki.
button-group-zone = Ryhmän vyöhyke
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Ryhmän kuvat: lopuksi, tummat
        [light] Ryhmän kuvat: lopuksi, vaaleat
    }
    [all] { $theme ->
       *[dark] Ryhmän kuvat: aina, tummat
        [light] Ryhmän kuvat: aina, vaaleat
    }
    [off] Ryhmän kuvat: pois
}
group-pictures-title = Ryhmän kuvat
group-pictures-how = Kuva kertoo saman kuin sen alla oleva teksti. Ryhmän ylläpitäjät valitsevat, milloin sen sivuilla on kuva.
button-group-pictures = Ryhmän kuvat
settings-elsewhere = Omat muistutuksesi, hiljaiset tuntisi, aikavyöhykkeesi ja kuvasi: lähetä /settings yksityiskeskustelussamme.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] Puolessa ajassa
    [daily] Kerran päivässä
    [never] Pois
}
button-quiet = Hiljaiset tunnit
quiet-title = Hiljaiset tunnit
quiet-how = Näinä tunteina viestini eivät pidä ääntä. Muistutukset odottavat, kunnes tunnit ovat ohi tai aikasi on loppumassa.
quiet-time = Sinulla kello on nyt { $time }.
label-quiet-none = Pois
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
pictures-how = Kuva kertoo saman kuin sen alla oleva teksti. Valitse, milloin omilla sivuillasi on kuva. Ryhmät päättävät omistaan.
label-pictures = { $pictures ->
   *[ends] Lopuksi
    [all] Aina
    [off] Pois
}
label-theme = { $theme ->
   *[dark] Tumma
    [light] Vaalea
}
button-zone-more = Muut kaupungit
