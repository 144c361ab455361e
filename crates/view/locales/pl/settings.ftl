### Kiedy bot może się odezwać: przypomnienia, godziny ciszy, strefy czasowe; które strony mają obrazki, a które tabele.

settings-reminders = { $reminders ->
   *[usual] Przypomnienia: raz na każdą decyzję, gdy minie połowa czasu.
    [daily] Przypomnienia: najwyżej jedno dziennie.
    [never] Przypomnienia: brak.
}
settings-quiet = Godziny ciszy: od { $from } do { $until }. Karty przychodzą wtedy bez dźwięku, a przypomnienia czekają.
settings-quiet-none = Godziny ciszy: brak.
settings-zone = Twoja strefa czasowa: { $zone }, tam jest teraz { $time }.
settings-zone-none = Twoja strefa czasowa: jeszcze niewybrana, więc liczę według UTC, tam jest teraz { $time }.
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Obrazki: na koniec rozdania i partii, w ciemnych kolorach.
        [light] Obrazki: na koniec rozdania i partii, w jasnych kolorach.
    }
    [all] { $theme ->
       *[dark] Obrazki: także w trakcie gry, w ciemnych kolorach.
        [light] Obrazki: także w trakcie gry, w jasnych kolorach.
    }
    [off] Obrazki: brak.
}
settings-second-press = { $wanted ->
   *[yes] Zanim zadeklarujesz 66, zamkniesz albo dasz kontrę, pytam jeszcze raz.
    [no] Deklarujesz 66, zamykasz i dajesz kontrę jednym naciśnięciem.
}
button-settings-second-press = { $wanted ->
   *[yes] Nie pytaj ponownie
    [no] Pytaj ponownie
}
settings-everywhere = { $shown ->
    [yes] Ranking „Wszędzie”: jesteś w nim, ze swoją nazwą i wynikami.
   *[no] Ranking „Wszędzie”: nie ma cię w nim.
}
button-settings-everywhere = { $shown ->
    [yes] Ukryj mnie wszędzie
   *[no] Pokaż mnie wszędzie
}
settings-rich = { $rich ->
    [yes] Zapisy, zasady i listy: strony z tabelami.
   *[no] Zapisy, zasady i listy: strony klasyczne, które pokaże każda aplikacja.
}
settings-group-rich = { $rich ->
    [yes] Zapisy, zasady i listy grupy: strony z tabelami.
   *[no] Zapisy, zasady i listy grupy: strony klasyczne, które pokaże każda aplikacja.
}
button-settings-rich = { $rich ->
    [yes] Strony klasyczne
   *[no] Z tabelami…
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
rich-question = Czy wszystko dobrze widać? Stare aplikacje nic z tego nie pokażą.
rich-own = Jeśli tak, zapisy, zasady, rankingi, ligi i statystyki będą tak wyglądać na naszym czacie prywatnym. Stoły i karty zostają, jak są, a każda grupa wybiera dla swoich stron.
rich-group = Jeśli tak, zapisy, zasady, rankingi, ligi i statystyki będą tak wyglądać w tej grupie. Stoły zostają, jak są. Zapytaj też tych, którzy mają starą aplikację. Wybierają administratorzy grupy.
button-rich-yes = Dobrze widać: z tabelami
button-rich-no = Zostaw klasyczne
settings-group-zone = Strefa czasowa grupy: { $zone }, tam jest teraz { $time }.
settings-group-zone-none = Strefa czasowa grupy: UTC, tam jest teraz { $time }. Administratorzy mogą wybrać inną.
group-zone-title = Strefa czasowa grupy
group-zone-how = Dni, tygodnie i sezony w rankingach tej grupy zaczynają się tam o północy. Strefę wybierają administratorzy.
group-zone-typed = Dla innego miasta administrator wysyła /settings group z nazwą, na przykład /settings group Europe/Warsaw.
button-group-zone = Strefa grupy
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Obrazki w grupie: na koniec rozdania i partii, w ciemnych kolorach.
        [light] Obrazki w grupie: na koniec rozdania i partii, w jasnych kolorach.
    }
    [all] { $theme ->
       *[dark] Obrazki w grupie: także w trakcie gry, w ciemnych kolorach.
        [light] Obrazki w grupie: także w trakcie gry, w jasnych kolorach.
    }
    [off] Obrazki w grupie: brak.
}
group-pictures-title = Obrazki w grupie
group-pictures-how = Obrazek pokazuje to, co mówi tekst pod nim. Administratorzy grupy wybierają, kiedy jej strony go mają.
button-group-pictures = Obrazki w grupie
settings-elsewhere = Przypomnienia, godziny ciszy, strefa czasowa i obrazki są prywatne: wyślij /settings na naszym czacie prywatnym.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] Przypominaj
    [daily] Raz dziennie
    [never] Nigdy
}
button-quiet = Godziny ciszy
quiet-title = Godziny ciszy
quiet-how = W tych godzinach moje wiadomości przychodzą bez dźwięku. Przypomnienia czekają, aż godziny miną albo aż twój czas prawie się skończy.
quiet-time = U ciebie jest teraz { $time }.
label-quiet-none = Brak
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
    [off] Nigdy
}
label-theme = { $theme ->
   *[dark] Ciemne
    [light] Jasne
}
button-zone-more = Inne miasta
