### Koliko nešto traje.
# Što kaže rečenica: „Traje jedan dan” (exact), „Pitaj opet za minutu” (soon), „treba više od sata” (over), „Rok: 1 minuta” (brief).

length-seconds = { $count ->
    [1] { $how ->
        [soon] sekundu
        [over] sekunde
        [brief] { $count } sekunda
       *[exact] jednu sekundu
    }
    [one] { $how ->
        [soon] { $count } sekundu
        [over] { $count } sekunde
        [brief] { $count } sekunda
       *[exact] { $count } sekundu
    }
    [few] { $count } sekunde
   *[other] { $count } sekundi
}
length-minutes = { $count ->
    [1] { $how ->
        [soon] minutu
        [over] minute
        [brief] { $count } minuta
       *[exact] jednu minutu
    }
    [one] { $how ->
        [soon] { $count } minutu
        [over] { $count } minute
        [brief] { $count } minuta
       *[exact] { $count } minutu
    }
    [few] { $count } minute
   *[other] { $count } minuta
}
length-hours = { $count ->
    [1] { $how ->
        [soon] sat vremena
        [over] sata
        [brief] { $count } sat
       *[exact] jedan sat
    }
    [one] { $how ->
        [soon] { $count } sat
        [over] { $count } sata
        [brief] { $count } sat
       *[exact] { $count } sat
    }
    [few] { $count } sata
   *[other] { $count } sati
}
length-days = { $count ->
    [1] { $how ->
        [soon] jedan dan
        [over] jednog dana
        [brief] { $count } dan
       *[exact] jedan dan
    }
    [one] { $how ->
        [soon] { $count } dan
        [over] { $count } dana
        [brief] { $count } dan
       *[exact] { $count } dan
    }
    [few] { $count } dana
   *[other] { $count } dana
}
