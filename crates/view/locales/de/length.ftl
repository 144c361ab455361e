### Wie lange etwas dauert.
# Was ein Satz mit der Länge sagt: „Sie dauert einen Tag“ (exact, Akkusativ), „Frag in einer Minute wieder“ (soon, Dativ),
# „länger als eine Stunde“ (over, Nominativ und Akkusativ), „Uhr: 1 Minute“ (brief).

length-seconds = { $count ->
    [one] { $how ->
        [soon] einer Sekunde
        [over] eine Sekunde
        [brief] { $count } Sekunde
       *[exact] eine Sekunde
    }
   *[other] { $count } Sekunden
}
length-minutes = { $count ->
    [one] { $how ->
        [soon] einer Minute
        [over] eine Minute
        [brief] { $count } Minute
       *[exact] eine Minute
    }
   *[other] { $count } Minuten
}
length-hours = { $count ->
    [one] { $how ->
        [soon] einer Stunde
        [over] eine Stunde
        [brief] { $count } Stunde
       *[exact] eine Stunde
    }
   *[other] { $count } Stunden
}
length-days = { $count ->
    [one] { $how ->
        [soon] einem Tag
        [over] einen Tag
        [brief] { $count } Tag
       *[exact] einen Tag
    }
   *[other] { $how ->
        [soon] { $count } Tagen
        [over] { $count } Tage
        [brief] { $count } Tage
       *[exact] { $count } Tage
    }
}
