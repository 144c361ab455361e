### Ile coś trwa.
# Co mówi zdanie z długością: „Trwa jeden dzień” (exact, biernik), „Zapytaj za minutę” (soon),
# „Gdy ktoś myśli dłużej niż godzinę” (over), „Zegar: 1 minuta” (brief).

length-seconds = { $count ->
    [one] { $how ->
        [soon] sekundę
        [over] sekundę
        [brief] { $count } sekunda
       *[exact] jedną sekundę
    }
    [few] { $count } sekundy
   *[other] { $count } sekund
}
length-minutes = { $count ->
    [one] { $how ->
        [soon] minutę
        [over] minutę
        [brief] { $count } minuta
       *[exact] jedną minutę
    }
    [few] { $count } minuty
   *[other] { $count } minut
}
length-hours = { $count ->
    [one] { $how ->
        [soon] godzinę
        [over] godzinę
        [brief] { $count } godzina
       *[exact] jedną godzinę
    }
    [few] { $count } godziny
   *[other] { $count } godzin
}
length-days = { $count ->
    [one] { $how ->
        [soon] jeden dzień
        [over] jeden dzień
        [brief] { $count } dzień
       *[exact] jeden dzień
    }
    [few] { $count } dni
   *[other] { $count } dni
}
