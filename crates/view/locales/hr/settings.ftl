### Kad bot smije zvoniti: podsjetnici, tihi sati, vremenske zone; koje stranice imaju slike i koje su bogate.

settings-reminders = { $reminders ->
   *[usual] Podsjetnici: jednom za svaki potez, kad prođe pola vremena.
    [daily] Podsjetnici: najviše jedan na dan.
    [never] Podsjetnici: nijedan.
}
settings-quiet = Tihi sati: od { $from } do { $until }. Karte tada dolaze bez zvuka, a podsjetnici čekaju.
settings-quiet-none = Tihi sati: nema ih.
settings-zone = Tvoja vremenska zona: { $zone }, tamo je sada { $time }.
settings-zone-none = Tvoja vremenska zona: još nije izabrana, pa računam po UTC-u, gdje je sada { $time }.
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Slike: na kraju dijeljenja ili partije, u tamnim bojama.
        [light] Slike: na kraju dijeljenja ili partije, u svijetlim bojama.
    }
    [all] { $theme ->
       *[dark] Slike: i dok igraš, u tamnim bojama.
        [light] Slike: i dok igraš, u svijetlim bojama.
    }
    [off] Slike: nema ih.
}
settings-second-press = { $wanted ->
   *[yes] Prije prijave 66, zatvaranja ili kontre pitam te još jednom.
    [no] Prijava 66, zatvaranje i kontra idu jednim pritiskom.
}
button-settings-second-press = { $wanted ->
   *[yes] Ne pitaj me prije
    [no] Pitaj me prije
}
settings-everywhere = { $shown ->
    [yes] Poredak „Svugdje“: u njemu si, s imenom i rezultatima.
   *[no] Poredak „Svugdje“: nisi u njemu.
}
button-settings-everywhere = { $shown ->
    [yes] Sakrij me svugdje
   *[no] Pokaži me svugdje
}
settings-rich = { $rich ->
    [yes] Zapisnici, pravila i popisi: bogate stranice, s tablicama.
   *[no] Zapisnici, pravila i popisi: klasične stranice, koje pokazuje svaka aplikacija.
}
settings-group-rich = { $rich ->
    [yes] Zapisnici, pravila i popisi grupe: bogate stranice, s tablicama.
   *[no] Zapisnici, pravila i popisi grupe: klasične stranice, koje pokazuje svaka aplikacija.
}
button-settings-rich = { $rich ->
    [yes] Klasični prikaz
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
rich-question = Može li se sve to dobro pročitati? Stare aplikacije od toga ne pokazuju ništa.
rich-own = Tada u našem privatnom razgovoru ovako izgledaju zapisnici, pravila, poreci, lige i statistika. Stolovi i karte ostaju kakvi jesu, a svaka grupa bira za svoje stranice.
rich-group = Tada u ovoj grupi ovako izgledaju zapisnici, pravila, poreci, lige i statistika. Stolovi ostaju kakvi jesu. Pitaj i one koji imaju staru aplikaciju. Biraju admini grupe.
button-rich-yes = Dobro je, uključi
button-rich-no = Ostavi klasične
settings-group-zone = Vremenska zona grupe: { $zone }, tamo je sada { $time }.
settings-group-zone-none = Vremenska zona grupe: UTC, gdje je sada { $time }. Admini mogu izabrati drugu.
group-zone-title = Vremenska zona grupe
group-zone-how = Dani, tjedni i sezone u poretku ove grupe počinju tamo u ponoć. Zonu biraju admini.
group-zone-typed = Za bilo koji drugi grad admin šalje /settings group i njegovo ime, na primjer /settings group Europe/Zagreb.
button-group-zone = Zona grupe
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Slike grupe: na kraju dijeljenja ili partije, u tamnim bojama.
        [light] Slike grupe: na kraju dijeljenja ili partije, u svijetlim bojama.
    }
    [all] { $theme ->
       *[dark] Slike grupe: i dok se igra, u tamnim bojama.
        [light] Slike grupe: i dok se igra, u svijetlim bojama.
    }
    [off] Slike grupe: nema ih.
}
group-pictures-title = Slike grupe
group-pictures-how = Slika pokazuje ono što piše u tekstu ispod nje. Admini grupe biraju kad je stranice imaju.
button-group-pictures = Slike grupe
settings-elsewhere = Podsjetnici, tihi sati, tvoja vremenska zona i tvoje slike su privatni: pošalji /settings u našem privatnom razgovoru.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] Podsjeti me
    [daily] Jednom na dan
    [never] Nikad
}
button-quiet = Tihi sati
quiet-title = Tihi sati
quiet-how = U tim su satima moje poruke bez zvuka. Podsjetnici čekaju kraj tihih sati ili dok ti vrijeme gotovo ne istekne.
quiet-time = Kod tebe je sada { $time }.
label-quiet-none = Bez njih
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
    [off] Nikad
}
label-theme = { $theme ->
   *[dark] Tamno
    [light] Svijetlo
}
button-zone-more = Drugi gradovi
