### Раздачи дня.

daily-title = Раздача дня · { $date } · { $game }
daily-how = Каждый один раз играет те же карты, сам против сильнейших компьютерных игроков.
daily-off-title = Раздачи дня здесь пока нет
daily-off-how = С раздачей дня все здесь раз в день играют одними и теми же картами и сравнивают результаты. Игру выбирают админы:
daily-nobody = { $over ->
    [yes] Никто её не сыграл.
   *[no] Её ещё никто не сыграл.
}
daily-players = Уже сыграли: { $players }
daily-player = { $player-is ->
    [you] ты
   *[other] { $player }
}
daily-more-players = и ещё { $count }
daily-hidden = Кто сыграл, тот видит, что вышло у других.
daily-playing = Она начата: продолжай, когда хочешь.
daily-yours = Место { $place } из { $of }: { $made }
daily-yours-gone = Ты не доиграешь её: партия сдана.
daily-exact = Тренер: точность { $accuracy } %
daily-exact-soon = Тренер ещё разбирает твои решения.
daily-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
daily-share = Чтобы поделиться, ничего не выдавая:
daily-shared = Talon · { $date } · { $game } { $marks } { $accuracy } % · { $days }-й день подряд
daily-head-made = Очки
daily-head-exact = Точность
daily-head-streak = Подряд
daily-line = { $player-is ->
    [you] Ты
   *[other] { $player }
}
daily-gave-up = сдался
daily-more-lines = и ещё { $count }
daily-note = Очки — за раздачу. Точность — слово тренера о решениях; подряд — дни без пропуска.
daily-opens = До { $until } карты никому не показывают. Потом их покажут /replay и /coach.
daily-same-cards = Раздача дня: одни и те же карты для всех, кто её играет.
daily-promised = Карты дня запечатаны этим кодом. Когда они откроются, проверить их сможет каждый.
daily-result-sealed = Когда эту раздачу больше никто не сможет сыграть, «Проверка» в /replay покажет запечатанный секрет.
daily-proof = Карты дня запечатаны { $fixed } этим кодом:
daily-proof-next = Карты следующего дня:
daily-proof-later = Сохрани код. Когда день закончится, «Проверка» в /replay покажет секрет, который был им запечатан.
daily-games-title = Игра дня
daily-games-how = Это с послезавтра: раздачи до тех пор уже назначены. Когда начинается день, решает часовой пояс чата.
daily-post-how = Бот может сам каждый день показывать здесь раздачу дня, по часовому поясу чата. Во сколько?
daily-post-before = Лучшие вчерашние результаты:
daily-post-place = { $place }. { $player }: { $made }
button-daily = Раздача дня
button-daily-play = Играть
button-daily-go-on = Играть дальше
button-daily-results = Результаты
button-daily-board = Таблица дня
button-daily-before = ◀ { $date }
button-daily-after = { $date } ▶
button-daily-share = Поделиться
button-daily-games = Выбрать игру
button-daily-turns = Игры по очереди
button-daily-none = Без раздачи дня
button-daily-post-never = Нет
