### Mitä ihmisestä tallennetaan: kopio siitä, ja sen loppu.

privacy-about =
    Mitä tiedän sinusta
    Nimesi ja numerosi tällä alustalla, kielesi ja asetuksesi, yhdistetyt tilit, pohjasi, missä viesteissä sivusi näkyvät ja mitä pöydissäsi tapahtui.

    /privacy export lähettää sinulle kaiken tiedostona.
    /privacy delete saa minut unohtamaan sinut.
button-privacy-copy = Lähetä tiedosto
button-privacy-forget = Poista…
forget-ask =
    Unohdanko sinut?
    Tilisi, nimesi, kielesi, asetuksesi, yhdistämisesi, pohjasi ja yksityiskeskustelusi osoite poistetaan jokaiselta alustalta, jonka olet yhdistänyt.

    Ottelusi jäävät, koska ne kuuluvat muillekin. Niissä olet tästä lähtien ”entinen pelaaja”.

    Tätä ei voi perua. Jos kirjoitat minulle uudelleen, aloitat uutena pelaajana.
forget-tables = { $count ->
    [one] Poistut yhdestä avoimesta pöydästä; muiden kanssa kesken olevassa ottelussa tekoäly jatkaa puolestasi.
   *[other] Poistut { $count } avoimesta pöydästä; muiden kanssa kesken olevissa otteluissa tekoäly jatkaa puolestasi.
}
button-forget-yes = Poista kaikki
button-forget-no = Säilytä
forgotten =
    Olen unohtanut sinut
    Aiemmin lähettämäni viestit jäävät keskusteluihisi, kunnes poistat ne.
