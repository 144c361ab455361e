### Kad bot smije zvoniti: podsjetnici, tihi sati, vremenske zone; koje stranice imaju slike i koje su bogate.

settings-reminders = { $reminders ->
   *[usual] Podsjetnici: na pola vremena
    [daily] Podsjetnici: jednom na dan
    [never] Podsjetnici: isključeni
}
button-reminders = Podsjetnici
reminders-title = Podsjetnici
reminders-how = Kad te podsjećam da si na redu: kad ti prođe pola vremena ili najviše jednom na dan.
settings-quiet = Tihi sati: { $from }–{ $until }
settings-quiet-none = Tihi sati: isključeni
settings-zone = Vremenska zona: { $zone }, sada je { $time }
settings-zone-none = Vremenska zona: UTC, sada je { $time } (nije izabrana)
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Slike: na kraju, tamne
        [light] Slike: na kraju, svijetle
    }
    [all] { $theme ->
       *[dark] Slike: uvijek, tamne
        [light] Slike: uvijek, svijetle
    }
    [off] Slike: isključene
}
settings-second-press = { $wanted ->
   *[yes] Potvrda za 66, zatvaranje i kontru: uključena
    [no] Potvrda za 66, zatvaranje i kontru: isključena
}
button-settings-second-press = { $wanted ->
   *[yes] Bez potvrde
    [no] S potvrdom
}
settings-everywhere = { $shown ->
    [yes] Opći poredak: uključen, s imenom i rezultatima
   *[no] Opći poredak: isključen
}
button-settings-everywhere = { $shown ->
    [yes] Izađi iz općeg poretka
   *[no] Pridruži se općem poretku
}
settings-rich = { $rich ->
    [yes] Bogate stranice: uključene
   *[no] Bogate stranice: isključene
}
settings-group-rich = { $rich ->
    [yes] Bogate stranice grupe: uključene
   *[no] Bogate stranice grupe: isključene
}
button-settings-rich = { $rich ->
    [yes] Klasične stranice
   *[no] Bogate stranice…
}
rich-title = Bogate stranice: primjer
rich-how = Ispod bi se trebala vidjeti tablica, a ispod nje redak koji se otvara.
rich-sample-cell = { $cell ->
   *[deal] Dijeljenje
    [mira] Mira
    [peter] Petar
}
rich-sample-deal = { $deal ->
   *[first] 1. Mira dobiva dijeljenje: 2 boda.
    [second] 2. Mira dobiva dijeljenje: 1 bod.
    [third] 3. Petar dobiva dijeljenje: 2 boda.
}
rich-question = Može li se sve ovo pročitati? Starije aplikacije to ne prikazuju.
rich-own = Tada u našem privatnom razgovoru ovako izgledaju zapisnici, pravila, poreci, lige i statistika. Stolovi ostaju kakvi jesu.
rich-group = Tada u ovoj grupi ovako izgledaju zapisnici, pravila, poreci, lige i statistika. Stolovi ostaju kakvi jesu. Pitaj i one koji imaju staru aplikaciju.
button-rich-yes = Dobro je, uključi
button-rich-no = Ostavi klasične
settings-group-zone = Zona grupe: { $zone }, sada je { $time }
settings-group-zone-none = Zona grupe: UTC, sada je { $time } (nije izabrana)
group-zone-title = Vremenska zona grupe
group-zone-how = Dani, tjedni i sezone u poretku ove grupe počinju tamo u ponoć. Zonu biraju admini.
group-zone-typed = Za bilo koji drugi grad admin šalje /settings group i njegovo ime, na primjer /settings group Europe/Zagreb.
button-group-zone = Zona grupe
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Slike grupe: na kraju, tamne
        [light] Slike grupe: na kraju, svijetle
    }
    [all] { $theme ->
       *[dark] Slike grupe: uvijek, tamne
        [light] Slike grupe: uvijek, svijetle
    }
    [off] Slike grupe: isključene
}
group-pictures-title = Slike grupe
group-pictures-how = Slika pokazuje ono što piše u tekstu ispod nje. Admini grupe biraju kad je stranice imaju.
button-group-pictures = Slike grupe
settings-elsewhere = Tvoji podsjetnici, tihi sati, vremenska zona i slike: pošalji /settings u našem privatnom razgovoru.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] Na pola vremena
    [daily] Jednom na dan
    [never] Isključeni
}
button-quiet = Tihi sati
quiet-title = Tihi sati
quiet-how = U tim su satima moje poruke bez zvuka. Podsjetnike šaljem poslije, ili kad ti je vrijeme pri kraju.
quiet-time = Kod tebe je sada { $time }.
label-quiet-none = Isključeni
button-zone = Vremenska zona
zone-title = Vremenska zona
zone-how = Izaberi grad u svojoj vremenskoj zoni.
zone-typed = Za bilo koji drugi grad pošalji /settings i njegovo ime, na primjer /settings Europe/Zagreb.
label-zone = { $city ->
   *[London] London
    [Lisbon] Lisabon
    [Paris] Pariz
    [Berlin] Berlin
    [Zagreb] Zagreb
    [Warsaw] Varšava
    [Sofia] Sofija
    [Helsinki] Helsinki
    [Kyiv] Kijev
    [Istanbul] Istanbul
    [Moscow] Moskva
    [Johannesburg] Johannesburg
    [Honolulu] Honolulu
    [Anchorage] Anchorage
    [Los_Angeles] Los Angeles
    [Denver] Denver
    [Chicago] Chicago
    [Mexico_City] Mexico City
    [New_York] New York
    [Bogota] Bogotá
    [Halifax] Halifax
    [Santiago] Santiago
    [Sao_Paulo] São Paulo
    [St_Johns] St. John’s
    [Jerusalem] Jeruzalem
    [Dubai] Dubai
    [Tashkent] Taškent
    [Karachi] Karači
    [Kolkata] Kolkata
    [Dhaka] Dhaka
    [Bangkok] Bangkok
    [Shanghai] Šangaj
    [Perth] Perth
    [Tokyo] Tokio
    [Sydney] Sydney
    [Auckland] Auckland
} { $time }
button-pictures = Slike
pictures-title = Slike
pictures-how = Slika pokazuje ono što piše u tekstu ispod nje. Izaberi kad je imaju stranice koje vidiš samo ti. Svaka grupa bira za svoje stranice.
label-pictures = { $pictures ->
   *[ends] Na kraju
    [all] Uvijek
    [off] Isključene
}
label-theme = { $theme ->
   *[dark] Tamno
    [light] Svijetlo
}
button-zone-more = Drugi gradovi
