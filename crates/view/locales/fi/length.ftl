### Kuinka kauan jokin kestää.
# Mitä lause sanoo kestolla: ”Se kestää yhden päivän” (exact), ”Kysy minuutin kuluttua” (soon),
# ”Jos pelaaja miettii yli tunnin” (over), ”Kello: 1 minuutti” (brief).

length-seconds = { $count ->
    [one] { $how ->
        [soon] sekunnin
        [over] sekunnin
        [brief] { $count } sekunti
       *[exact] yhden sekunnin
    }
   *[other] { $how ->
        [soon] { $count } sekunnin
        [over] { $count } sekuntia
        [brief] { $count } sekuntia
       *[exact] { $count } sekuntia
    }
}
length-minutes = { $count ->
    [one] { $how ->
        [soon] minuutin
        [over] minuutin
        [brief] { $count } minuutti
       *[exact] yhden minuutin
    }
   *[other] { $how ->
        [soon] { $count } minuutin
        [over] { $count } minuuttia
        [brief] { $count } minuuttia
       *[exact] { $count } minuuttia
    }
}
length-hours = { $count ->
    [one] { $how ->
        [soon] tunnin
        [over] tunnin
        [brief] { $count } tunti
       *[exact] yhden tunnin
    }
   *[other] { $how ->
        [soon] { $count } tunnin
        [over] { $count } tuntia
        [brief] { $count } tuntia
       *[exact] { $count } tuntia
    }
}
length-days = { $count ->
    [one] { $how ->
        [soon] päivän
        [over] päivän
        [brief] { $count } päivä
       *[exact] yhden päivän
    }
   *[other] { $how ->
        [soon] { $count } päivän
        [over] { $count } päivää
        [brief] { $count } päivää
       *[exact] { $count } päivää
    }
}
