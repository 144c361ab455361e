### Strony, które nie należą do żadnego stołu. W tekstach wielowierszowych pierwszy wiersz to tytuł, a pusty wiersz rozdziela.

home-hello = Cześć, jestem Talon. W co gramy?
home-how = Wybierz grę, a ja rozdam. Ze znajomymi: dodaj mnie do grupy i wyślij tam /play; swoje karty dostaniesz tutaj, gdzie nikt inny ich nie widzi.
home-table = { $number }. { $game } · { $players } · { $score } · { $turn-is ->
    [you] twoja kolej
   *[other] kolej: { $turn }
}
home-table-paused = { $number }. { $game } · { $players } · { $score } · przerwa
home-table-open = { $number }. { $game } · { $players } · { $again ->
    [yes] jeszcze jedna partia?
   *[no] czeka na start
}
home-table-empty = { $number }. { $game } · na razie nikogo więcej
home-daily = { $state ->
    [begun] Rozdanie dnia: zaczęte
    [played] Rozdanie dnia: zagrane
   *[new] Rozdanie dnia: jeszcze niezagrane
}
home-daily-nobody = Rozdanie dnia: nikt go jeszcze nie zagrał.
home-daily-players = Rozdanie dnia, kto już zagrał: { $players }
home-league = { $league }: czeka twoja partia, gra też { $players }
greeting = Cześć, jestem Talon. Ja tu rozdaję karty.
greeting-how = Naciśnijcie „Graj” i wybierzcie grę: może usiąść każdy, a karty trafiają tam, gdzie nikt inny ich nie widzi.
button-home = Moje partie
help =
    Co umiem
    Żeby zagrać kartę, naciśnij ją. Karty ze znakiem × teraz nie można zagrać; naciśnij ją, a powiem dlaczego.

    /play otwiera stół: w grupie dla znajomych, tutaj dla ciebie i gracza AI.
    /daily to rozdanie dnia: te same karty dla wszystkich.
    /puzzle pyta o najlepszy wybór w końcówkach zagranych rozdań.
help-about = { $topic ->
    [rules]
        Zasady
        /rules objaśnia grę.
    [results]
        Wyniki i ligi
        /replay odtwarza skończoną partię z odkrytymi kartami.
        /coach mówi, jak dokładnie każdy grał i co kosztowało najwięcej.
        /leaderboard pokazuje, kto gra tu najlepiej, w tym tygodniu albo w ogóle.
        /rating pokazuje twoją siłę gry.
        /stats podsumowuje twoje partie; z podanym graczem pokazuje wasz bilans.
        /history pokazuje listę partii.
        /league pokazuje ligi grupy; /league create i nazwa zakłada nową.
    [you]
        Ty i twoje dane
        /settings ustala, kiedy mogę ci przypominać i co widzisz.
        /language ustala, jak do ciebie mówię.
        /link robi z twoich kont na Telegramie i Discordzie jednego gracza, a /unlink znowu dwóch.
        /privacy pokazuje, co o tobie wiem, i pozwala to usunąć.
   *[table]
        Przy stole
        /table pokazuje znowu stół i wszystkie sposoby, by od niego odejść.
        /hand pokazuje twoje karty.
        /why objaśnia, co możesz teraz zagrać.
        /hint mówi, co bym zagrał, jeśli stół na to pozwala.
        /undo cofa twoją ostatnią decyzję, jeśli stół na to pozwala.
        /score pokazuje zapis.
        /word dorzuca twoje słowa do tasowania.
        /preset zapisuje opcje stołu pod nazwą i pokazuje zapisane zestawy.
        /leave oddaje twoje miejsce.
}
button-help-about = { $topic ->
    [rules] Zasady
    [results] Wyniki
    [you] Ty
   *[table] Przy stole
}
bot-about =
    Rozdaję karty tobie i znajomym: { $games }.

    Dodaj mnie do grupy i wyślij tam /play albo uruchom mnie i zmierz się z graczem AI. Swoje karty dostaniesz tutaj, gdzie nikt inny ich nie widzi.
bot-about-short = Gry w karty ze znajomymi albo z graczem AI: { $games }.
play-title = W co gramy?
play-body = Otworzę stół, a ty decydujesz, kto siada.
platform-name = { $code ->
   *[telegram] Telegram
    [discord] Discord
    [terminal] terminal
}
button-game = { $game }
button-new-game = { $game } · { $seats }
language-title = Język
language-yours = Język: { $language }
language-group = Język grupy: { $language }
language-group-hint = Język grupy wybierają jej administratorzy.
button-language = { $chosen ->
    [yes] ✓ { $language }
   *[no] { $language }
}
button-group-language = Język grupy
language-group-title = Język grupy
language-group-how = Stoły i rankingi w tej grupie są w tym języku. Swoje karty każdy widzi w swoim.
language-letters = Na kartach są litery { $letters }.
language-group-letters = Na kartach w tej grupie są litery { $letters }.
button-letters = { $chosen ->
    [yes] ✓ { $letters }
   *[no] { $letters }
}
settings-title = Ustawienia
button-play = Graj
fold = Szczegóły
button-help = Pomoc
button-settings = Ustawienia
button-languages = Język
button-rules-of = Zasady: { $game }
