### Wann der Bot klingeln darf: Erinnerungen, Ruhezeit, Zeitzonen; welche Seiten Bilder haben und welche gestaltet sind.

settings-reminders = { $reminders ->
   *[usual] Erinnerungen: einmal je Entscheidung, wenn die halbe Zeit um ist.
    [daily] Erinnerungen: höchstens eine am Tag.
    [never] Erinnerungen: keine.
}
settings-quiet = Ruhezeit: { $from } bis { $until }. Karten kommen dann ohne Ton, und Erinnerungen warten.
settings-quiet-none = Ruhezeit: keine.
settings-zone = Deine Zeitzone: { $zone }, dort ist es jetzt { $time }.
settings-zone-none = Deine Zeitzone: noch nicht gewählt, also nehme ich UTC; dort ist es jetzt { $time }.
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Bilder: am Ende von Spiel oder Partie, dunkel.
        [light] Bilder: am Ende von Spiel oder Partie, hell.
    }
    [all] { $theme ->
       *[dark] Bilder: auch während du spielst, dunkel.
        [light] Bilder: auch während du spielst, hell.
    }
    [off] Bilder: keine.
}
settings-second-press = { $wanted ->
   *[yes] Vor 66, Zudrehen und Kontra frage ich noch einmal nach.
    [no] 66, Zudrehen und Kontra gelten sofort, ohne Nachfrage.
}
button-settings-second-press = { $wanted ->
   *[yes] Nicht nachfragen
    [no] Vorher nachfragen
}
settings-everywhere = { $shown ->
    [yes] Die Rangliste „Überall“: Du stehst darauf, mit Namen und Ergebnissen.
   *[no] Die Rangliste „Überall“: Du stehst nicht darauf.
}
button-settings-everywhere = { $shown ->
    [yes] Überall verbergen
   *[no] Überall zeigen
}
settings-rich = { $rich ->
    [yes] Spielzettel, Regeln und Listen: gestaltete Seiten, mit Tabellen.
   *[no] Spielzettel, Regeln und Listen: klassische Seiten, die jede App zeigt.
}
settings-group-rich = { $rich ->
    [yes] Spielzettel, Regeln und Listen der Gruppe: gestaltete Seiten, mit Tabellen.
   *[no] Spielzettel, Regeln und Listen der Gruppe: klassische Seiten, die jede App zeigt.
}
button-settings-rich = { $rich ->
    [yes] Klassisch
   *[no] Gestaltet…
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
rich-question = Ist das alles gut zu lesen? Alte Apps zeigen nichts davon.
rich-own = Dann sehen Spielzettel, Regeln, Ranglisten, Ligen und Statistiken in unserem Privatchat so aus. Tische und Karten bleiben, wie sie sind, und jede Gruppe wählt für ihre eigenen Seiten.
rich-group = Dann sehen Spielzettel, Regeln, Ranglisten, Ligen und Statistiken in dieser Gruppe so aus. Tische bleiben, wie sie sind. Frag auch die, deren App alt ist. Die Admins der Gruppe entscheiden.
button-rich-yes = Gut: gestaltete Seiten
button-rich-no = Klassisch lassen
settings-group-zone = Die Zeitzone der Gruppe: { $zone }, dort ist es jetzt { $time }.
settings-group-zone-none = Die Zeitzone der Gruppe: UTC, dort ist es jetzt { $time }. Ihre Admins können eine andere wählen.
group-zone-title = Die Zeitzone der Gruppe
group-zone-how = Die Tage, Wochen und Saisons in den Ranglisten dieser Gruppe beginnen dort um Mitternacht. Die Admins wählen die Zone.
group-zone-typed = Für jede andere Stadt schicken die Admins /settings group mit ihrem Namen, etwa /settings group Europe/Vienna.
button-group-zone = Gruppenzeitzone
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Die Bilder der Gruppe: am Ende von Spiel oder Partie, dunkel.
        [light] Die Bilder der Gruppe: am Ende von Spiel oder Partie, hell.
    }
    [all] { $theme ->
       *[dark] Die Bilder der Gruppe: auch während gespielt wird, dunkel.
        [light] Die Bilder der Gruppe: auch während gespielt wird, hell.
    }
    [off] Die Bilder der Gruppe: keine.
}
group-pictures-title = Die Bilder der Gruppe
group-pictures-how = Ein Bild zeigt, was der Text darunter sagt. Die Admins der Gruppe wählen, wann ihre Seiten eines haben.
button-group-pictures = Gruppenbilder
settings-elsewhere = Erinnerungen, Ruhezeit, deine Zeitzone und deine Bilder sind privat: Schick /settings in unserem Privatchat.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] Erinnere mich
    [daily] Einmal am Tag
    [never] Nie
}
button-quiet = Ruhezeit
quiet-title = Ruhezeit
quiet-how = In dieser Zeit kommen meine Nachrichten ohne Ton. Erinnerungen warten, bis sie vorbei ist oder deine Zeit knapp wird.
quiet-time = Bei dir ist es jetzt { $time }.
label-quiet-none = Keine
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
    [off] Nie
}
label-theme = { $theme ->
   *[dark] Dunkel
    [light] Hell
}
button-zone-more = Andere Städte
