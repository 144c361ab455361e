### Kiedy bot może się odezwać: przypomnienia, godziny ciszy, strefy czasowe; które strony mają obrazki, a które tabele.

settings-reminders = { $reminders ->
   *[usual] Przypomnienia: po połowie czasu
    [daily] Przypomnienia: raz dziennie
    [never] Przypomnienia: wyłączone
}
button-reminders = Przypomnienia
reminders-title = Przypomnienia
reminders-how = Kiedy przypominam, że twoja kolej: gdy minie połowa twojego czasu albo najwyżej raz dziennie.
settings-quiet = Godziny ciszy: { $from }–{ $until }
settings-quiet-none = Godziny ciszy: wyłączone
settings-zone = Strefa czasowa: { $zone }, teraz { $time }
settings-zone-none = Strefa czasowa: UTC, teraz { $time } (niewybrana)
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Obrazki: na koniec, ciemne
        [light] Obrazki: na koniec, jasne
    }
    [all] { $theme ->
       *[dark] Obrazki: zawsze, ciemne
        [light] Obrazki: zawsze, jasne
    }
    [off] Obrazki: wyłączone
}
settings-second-press = { $wanted ->
   *[yes] Pytanie przed 66, zamknięciem i kontrą: włączone
    [no] Pytanie przed 66, zamknięciem i kontrą: wyłączone
}
button-settings-second-press = { $wanted ->
   *[yes] Pytanie: wyłącz
    [no] Pytanie: włącz
}
settings-everywhere = { $shown ->
    [yes] Ranking globalny: włączony, z nazwą i wynikami
   *[no] Ranking globalny: wyłączony
}
button-settings-everywhere = { $shown ->
    [yes] Opuść ranking globalny
   *[no] Dołącz do rankingu globalnego
}
settings-rich = { $rich ->
    [yes] Strony z tabelami: włączone
   *[no] Strony z tabelami: wyłączone
}
settings-group-rich = { $rich ->
    [yes] Strony z tabelami w grupie: włączone
   *[no] Strony z tabelami w grupie: wyłączone
}
button-settings-rich = { $rich ->
    [yes] Strony klasyczne
   *[no] Strony z tabelami…
}
rich-title = Strony z tabelami: próbka
rich-how = Niżej powinno być widać tabelę, a pod nią wiersz, który się rozwija.
rich-sample-cell = { $cell ->
   *[deal] Rozdanie
    [mira] Mira
    [peter] Piotr
}
rich-sample-deal = { $deal ->
   *[first] 1. Mira wygrywa rozdanie: 2 punkty.
    [second] 2. Mira wygrywa rozdanie: 1 punkt.
    [third] 3. Piotr wygrywa rozdanie: 2 punkty.
}
rich-question = Czy da się to wszystko przeczytać? Starsze aplikacje tego nie pokażą.
rich-own = Jeśli tak, zapisy, zasady, rankingi, ligi i statystyki będą tak wyglądać na naszym czacie prywatnym. Stoły zostają, jak są.
rich-group = Jeśli tak, zapisy, zasady, rankingi, ligi i statystyki będą tak wyglądać w tej grupie. Stoły zostają, jak są. Zapytaj też tych, którzy mają starą aplikację.
button-rich-yes = Dobrze widać: z tabelami
button-rich-no = Zostaw klasyczne
settings-group-zone = Strefa grupy: { $zone }, teraz { $time }
settings-group-zone-none = Strefa grupy: UTC, teraz { $time } (niewybrana)
group-zone-title = Strefa czasowa grupy
group-zone-how = Dni, tygodnie i sezony w rankingach tej grupy zaczynają się tam o północy. Strefę wybierają administratorzy.
group-zone-typed = Dla innego miasta administrator wysyła /settings group z nazwą, na przykład /settings group Europe/Warsaw.
button-group-zone = Strefa grupy
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Obrazki w grupie: na koniec, ciemne
        [light] Obrazki w grupie: na koniec, jasne
    }
    [all] { $theme ->
       *[dark] Obrazki w grupie: zawsze, ciemne
        [light] Obrazki w grupie: zawsze, jasne
    }
    [off] Obrazki w grupie: wyłączone
}
group-pictures-title = Obrazki w grupie
group-pictures-how = Obrazek pokazuje to, co mówi tekst pod nim. Administratorzy grupy wybierają, kiedy jej strony go mają.
button-group-pictures = Obrazki w grupie
settings-elsewhere = Twoje przypomnienia, godziny ciszy, strefa czasowa i obrazki: wyślij /settings na naszym czacie prywatnym.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] Po połowie czasu
    [daily] Raz dziennie
    [never] Wyłączone
}
button-quiet = Godziny ciszy
quiet-title = Godziny ciszy
quiet-how = W tych godzinach moje wiadomości przychodzą bez dźwięku. Przypomnienia czekają, aż godziny miną albo aż twój czas prawie się skończy.
quiet-time = U ciebie jest teraz { $time }.
label-quiet-none = Wyłączone
button-zone = Strefa czasowa
zone-title = Strefa czasowa
zone-how = Wybierz miasto w swojej strefie czasowej.
zone-typed = Dla innego miasta wyślij /settings z nazwą, na przykład /settings Europe/Warsaw.
label-zone = { $city ->
   *[London] Londyn
    [Lisbon] Lizbona
    [Paris] Paryż
    [Berlin] Berlin
    [Zagreb] Zagrzeb
    [Warsaw] Warszawa
    [Sofia] Sofia
    [Helsinki] Helsinki
    [Kyiv] Kijów
    [Istanbul] Stambuł
    [Moscow] Moskwa
    [Johannesburg] Johannesburg
    [Honolulu] Honolulu
    [Anchorage] Anchorage
    [Los_Angeles] Los Angeles
    [Denver] Denver
    [Chicago] Chicago
    [Mexico_City] Meksyk
    [New_York] Nowy Jork
    [Bogota] Bogota
    [Halifax] Halifax
    [Santiago] Santiago
    [Sao_Paulo] São Paulo
    [St_Johns] St. John’s
    [Jerusalem] Jerozolima
    [Dubai] Dubaj
    [Tashkent] Taszkent
    [Karachi] Karaczi
    [Kolkata] Kalkuta
    [Dhaka] Dhaka
    [Bangkok] Bangkok
    [Shanghai] Szanghaj
    [Perth] Perth
    [Tokyo] Tokio
    [Sydney] Sydney
    [Auckland] Auckland
} { $time }
button-pictures = Obrazki
pictures-title = Obrazki
pictures-how = Obrazek pokazuje to, co mówi tekst pod nim. Wybierz, kiedy mają go strony, które widzisz tylko ty. Każda grupa wybiera dla swoich stron.
label-pictures = { $pictures ->
   *[ends] Na koniec
    [all] Zawsze
    [off] Wyłączone
}
label-theme = { $theme ->
   *[dark] Ciemne
    [light] Jasne
}
button-zone-more = Inne miasta
