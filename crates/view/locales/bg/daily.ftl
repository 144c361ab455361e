### Раздавания на деня.

daily-title = Раздаване на деня · { $date } · { $game }
daily-how = Всеки играе веднъж с едни и същи карти, сам срещу най-силните компютърни играчи.
daily-off-title = Тук още няма раздаване на деня
daily-off-how = С раздаване на деня всички тук играят веднъж на ден с едни и същи карти и сравняват резултатите. Администраторите избират играта:
daily-nobody = { $over ->
    [yes] Никой не го игра.
   *[no] Още никой не го е играл.
}
daily-players = Играха досега: { $players }
daily-player = { $player-is ->
    [you] ти
   *[other] { $player }
}
daily-more-players = { $count ->
    [one] и още един
   *[other] и още { $count }
}
daily-hidden = Изиграй го, за да видиш резултатите на другите.
daily-playing = Започна го: продължи, когато искаш.
daily-yours = Място { $place } от { $of }: { $made }
daily-yours-gone = Отказа се от раздаването.
daily-exact = Треньорът: точност { $accuracy }%
daily-accuracy = { $accuracy }%
daily-exact-soon = Треньорът още преглежда решенията ти.
daily-streak = { $days ->
    [one] { $days } ден поред
   *[other] { $days } дни поред
}
daily-share = За споделяне, без да издава нищо:
daily-shared = Talon · { $date } · { $game } { $marks } { $accuracy }% · ден { $days } поред
daily-head-made = Точки
daily-head-exact = Точност
daily-head-streak = Дни
daily-line = { $player-is ->
    [you] Ти
   *[other] { $player }
}
daily-gave-up = отказ
daily-more-lines = { $count ->
    [one] и още един
   *[other] и още { $count }
}
daily-note = Точки от раздаването, точност според треньора, изиграни дни поред.
daily-opens = Картите остават скрити до { $until }. След това ги показват /replay и /coach.
daily-same-cards = Раздаване на деня: едни и същи карти за всички, които го играят.
daily-promised = Картите за деня са запечатани с този код. Щом се отворят, всеки може да ги провери.
daily-result-sealed = Щом вече никой не може да играе това раздаване, „Доказателство“ в /replay показва запечатаната тайна.
daily-proof = Картите за деня са запечатани с този код от { $fixed }:
daily-proof-next = Картите за следващия ден:
daily-proof-later = Запази кода. Щом денят свърши, „Доказателство“ в /replay показва тайната, която беше запечатана с него.
daily-games-title = Играта на деня
daily-games-how = Важи от вдругиден: раздаванията дотогава вече са определени. Кога започва денят, зависи от часовата зона на чата.
daily-post-how = Мога да показвам тук раздаването на деня всеки ден, по часовата зона на чата. В колко часа?
daily-post-before = Най-добрите вчерашни резултати:
daily-post-place = { $place }. { $player }: { $made }
button-daily = Раздаване на деня
button-daily-play = Играй
button-daily-go-on = Продължи
button-daily-results = Резултати
button-daily-board = Класиране за деня
button-daily-before = ◀ { $date }
button-daily-after = { $date } ▶
button-daily-share = Сподели
button-daily-games = Избери игра
button-daily-turns = Игрите се редуват
button-daily-none = Без раздаване на деня
button-daily-post-never = Никога
