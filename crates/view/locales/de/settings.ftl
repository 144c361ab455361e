### Wann der Bot klingeln darf: Erinnerungen, Ruhezeit, Zeitzonen; welche Seiten Bilder haben und welche gestaltet sind.

settings-reminders = { $reminders ->
   *[usual] Erinnerungen: nach der halben Zeit
    [daily] Erinnerungen: einmal am Tag
    [never] Erinnerungen: aus
}
button-reminders = Erinnerungen
reminders-title = Erinnerungen
reminders-how = Wann ich dich daran erinnere, dass du dran bist: wenn deine halbe Zeit um ist, oder höchstens einmal am Tag.
settings-quiet = Ruhezeit: { $from }–{ $until }
settings-quiet-none = Ruhezeit: aus
settings-zone = Zeitzone: { $zone }, jetzt { $time }
settings-zone-none = Zeitzone: UTC, jetzt { $time } (nicht gewählt)
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Bilder: am Ende, dunkel
        [light] Bilder: am Ende, hell
    }
    [all] { $theme ->
       *[dark] Bilder: immer, dunkel
        [light] Bilder: immer, hell
    }
    [off] Bilder: aus
}
settings-second-press = { $wanted ->
   *[yes] 66, Zudrehen und Kontra bestätigen: an
    [no] 66, Zudrehen und Kontra bestätigen: aus
}
button-settings-second-press = { $wanted ->
   *[yes] Ohne Bestätigung
    [no] Mit Bestätigung
}
settings-everywhere = { $shown ->
    [yes] Globale Rangliste: an, mit Namen und Ergebnissen
   *[no] Globale Rangliste: aus
}
button-settings-everywhere = { $shown ->
    [yes] Aus der globalen Rangliste
   *[no] In die globale Rangliste
}
settings-rich = { $rich ->
    [yes] Gestaltete Seiten: an
   *[no] Gestaltete Seiten: aus
}
settings-group-rich = { $rich ->
    [yes] Gestaltete Seiten der Gruppe: an
   *[no] Gestaltete Seiten der Gruppe: aus
}
button-settings-rich = { $rich ->
    [yes] Klassische Seiten
   *[no] Gestaltete Seiten…
}
rich-title = Gestaltete Seiten: ein Muster
rich-how = Unten solltest du eine Tabelle sehen und darunter eine Zeile, die sich aufklappen lässt.
rich-sample-cell = { $cell ->
   *[deal] Spiel
    [mira] Mira
    [peter] Peter
}
rich-sample-deal = { $deal ->
   *[first] 1. Mira gewinnt das Spiel: 2 Punkte.
    [second] 2. Mira gewinnt das Spiel: 1 Punkt.
    [third] 3. Peter gewinnt das Spiel: 2 Punkte.
}
rich-question = Kannst du das alles lesen? Ältere Apps zeigen es nicht.
rich-own = Wenn ja, sehen Spielzettel, Regeln, Ranglisten, Ligen und Statistiken in unserem Privatchat so aus. Tische bleiben, wie sie sind.
rich-group = Wenn ja, sehen Spielzettel, Regeln, Ranglisten, Ligen und Statistiken in dieser Gruppe so aus. Tische bleiben, wie sie sind. Frag auch die, deren App alt ist.
button-rich-yes = Gut: gestaltete Seiten
button-rich-no = Klassisch lassen
settings-group-zone = Gruppenzeitzone: { $zone }, jetzt { $time }
settings-group-zone-none = Gruppenzeitzone: UTC, jetzt { $time } (nicht gewählt)
group-zone-title = Die Zeitzone der Gruppe
group-zone-how = Die Tage, Wochen und Saisons in den Ranglisten dieser Gruppe beginnen dort um Mitternacht. Die Admins wählen die Zone.
group-zone-typed = Für jede andere Stadt schicken die Admins /settings group mit ihrem Namen, etwa /settings group Europe/Vienna.
button-group-zone = Gruppenzeitzone
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Gruppenbilder: am Ende, dunkel
        [light] Gruppenbilder: am Ende, hell
    }
    [all] { $theme ->
       *[dark] Gruppenbilder: immer, dunkel
        [light] Gruppenbilder: immer, hell
    }
    [off] Gruppenbilder: aus
}
group-pictures-title = Die Bilder der Gruppe
group-pictures-how = Ein Bild zeigt, was der Text darunter sagt. Die Admins der Gruppe wählen, wann ihre Seiten eines haben.
button-group-pictures = Gruppenbilder
settings-elsewhere = Deine Erinnerungen, Ruhezeit, Zeitzone und Bilder: Schick /settings in unserem Privatchat.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] Nach der halben Zeit
    [daily] Einmal am Tag
    [never] Aus
}
button-quiet = Ruhezeit
quiet-title = Ruhezeit
quiet-how = In dieser Zeit kommen meine Nachrichten ohne Ton. Erinnerungen warten bis danach, außer deine Zeit wird knapp.
quiet-time = Bei dir ist es jetzt { $time }.
label-quiet-none = Aus
button-zone = Zeitzone
zone-title = Zeitzone
zone-how = Wähl eine Stadt in deiner Zeitzone.
zone-typed = Für jede andere Stadt schick /settings mit ihrem Namen, etwa /settings Europe/Vienna.
label-zone = { $city ->
   *[London] London
    [Lisbon] Lissabon
    [Paris] Paris
    [Berlin] Berlin
    [Zagreb] Zagreb
    [Warsaw] Warschau
    [Sofia] Sofia
    [Helsinki] Helsinki
    [Kyiv] Kyjiw
    [Istanbul] Istanbul
    [Moscow] Moskau
    [Johannesburg] Johannesburg
    [Honolulu] Honolulu
    [Anchorage] Anchorage
    [Los_Angeles] Los Angeles
    [Denver] Denver
    [Chicago] Chicago
    [Mexico_City] Mexiko-Stadt
    [New_York] New York
    [Bogota] Bogotá
    [Halifax] Halifax
    [Santiago] Santiago
    [Sao_Paulo] São Paulo
    [St_Johns] St. John’s
    [Jerusalem] Jerusalem
    [Dubai] Dubai
    [Tashkent] Taschkent
    [Karachi] Karatschi
    [Kolkata] Kolkata
    [Dhaka] Dhaka
    [Bangkok] Bangkok
    [Shanghai] Schanghai
    [Perth] Perth
    [Tokyo] Tokio
    [Sydney] Sydney
    [Auckland] Auckland
} { $time }
button-pictures = Bilder
pictures-title = Bilder
pictures-how = Ein Bild zeigt, was der Text darunter sagt. Wähl, wann die Seiten eines haben, die nur du siehst. Jede Gruppe wählt für ihre eigenen Seiten.
label-pictures = { $pictures ->
   *[ends] Am Ende
    [all] Immer
    [off] Aus
}
label-theme = { $theme ->
   *[dark] Dunkel
    [light] Hell
}
button-zone-more = Andere Städte
