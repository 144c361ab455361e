### Раздачи дня.

daily-title = Раздача дня · { $date } · { $game }
daily-how = Все играют по разу одними и теми же картами против сильнейших ИИ-игроков.
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
daily-hidden = Сыграй её, чтобы увидеть результаты других.
daily-playing = Она начата: продолжай, когда хочешь.
daily-yours = Место { $place } из { $of }: { $made }
daily-yours-gone = Партия сдана.
daily-exact = Тренер: точность { $accuracy }{"\u00A0"}%
daily-accuracy = { $accuracy }{"\u00A0"}%
daily-exact-soon = Тренер ещё разбирает твои решения.
daily-streak = { $days ->
    [1] Первый день
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
daily-share = Чтобы поделиться, ничего не выдавая:
daily-shared = Talon · { $date } · { $game } { $marks } { $accuracy }{"\u00A0"}% · { $days ->
    [1] 1-й день
   *[other] { $days }-й день подряд
}
daily-head-made = Очки
daily-head-exact = Точность
daily-head-streak = Дни
daily-line = { $player-is ->
    [you] Ты
   *[other] { $player }
}
daily-gave-up = сдано
daily-more-lines = и ещё { $count }
daily-note = Очки за раздачу, точность по оценке тренера, сыгранные дни подряд.
daily-opens = До { $until } карты скрыты. Потом их покажут /replay и /coach.
daily-same-cards = Раздача дня: одни и те же карты для всех, кто её играет.
daily-promised = Карты дня запечатаны этим кодом. Когда они откроются, проверить их сможет каждый.
daily-result-sealed = Когда эту раздачу больше никто не сможет сыграть, «Проверка» в /replay покажет запечатанный секрет.
daily-proof = Карты дня запечатаны { $fixed } этим кодом:
daily-proof-next = Карты следующего дня:
daily-proof-later = Сохрани код. Когда день закончится, «Проверка» в /replay покажет секрет, который был им запечатан.
daily-games-title = Игра дня
daily-games-how = Выбор действует с послезавтра: раздачи до тех пор уже назначены. Когда начинается день, решает часовой пояс чата.
daily-post-how = Показывать здесь раздачу дня каждый день? Время — по часовому поясу чата.
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
