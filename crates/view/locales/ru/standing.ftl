### Во что складываются законченные партии: таблицы лидеров, рейтинги, статистика.


## Отрезки времени

standing-current = { $period ->
    [week] эта неделя
    [month] этот месяц
    [season] этот сезон
   *[ever] всё время
}
standing-last = { $period ->
    [week] прошлая неделя
    [month] прошлый месяц
   *[season] прошлый сезон
}
standing-week = { $week }-я неделя { $year }
standing-month = { $month ->
    [1] январь
    [2] февраль
    [3] март
    [4] апрель
    [5] май
    [6] июнь
    [7] июль
    [8] август
    [9] сентябрь
    [10] октябрь
    [11] ноябрь
   *[12] декабрь
} { $year }
standing-season = { $quarter }-й сезон { $year }

## Кто что сделал

standing-won = побед { $wins } из { $matches }
standing-drawn = ничьих { $draws }
standing-points = очки { $points }
standing-contracts = контракты { $made } из { $all }
standing-penalty = штраф { $average } за раздачу
standing-feat = { $feat ->
    [closed] закрытия: { $count }
    [close-failed] неудачные закрытия: { $count }
    [false-claim] неверные 66: { $count }
    [threefold] раздачи на три очка: { $count }
    [bummerl-given] отданные буммерли: { $count }
    [bummerl-taken] полученные буммерли: { $count }
    [doubled] удвоения: { $count }
   *[capot] капо: { $count }
}

## Таблицы лидеров

standing-leaderboard-title = Таблица лидеров: { $game } · { $when }
standing-leaderboard-of = { $whose ->
    [everywhere] { $pool ->
        [mixed] Общая таблица лидеров, партии с ИИ
       *[people] Общая таблица лидеров, партии без ИИ
    }
   *[community] { $pool ->
        [mixed] Партии с ИИ
       *[people] Партии без ИИ
    }
}
standing-leaderboard-empty = В этой таблице пока никого. Она начнётся с первой доигранной партии.
standing-leaderboard-empty-everywhere = В этой таблице пока никого: никто из тех, кто в неё записался, такой партии не доиграл.
standing-leaderboard-opt-in = Здесь только те, кто записался. Чтобы записаться, пришли /settings в наш личный чат.
standing-leaderboard-known = Партия здесь считается только против проверенных игроков: у них не меньше десяти партий и пяти разных соперников.
standing-head-rating = Рейтинг
standing-head-won = Победы
standing-head-points = Очки
standing-player = { $player }
standing-besides = { $player }: { $told }
standing-order-rating = По рейтингу. Рейтинг с большой погрешностью ценится ниже.
standing-order-wins = По числу побед.
standing-unsettled = ? значит, что рейтинг ещё не устоялся.
standing-range = { $first }–{ $last } из { $total }
label-standing-span = { $period ->
    [week] Неделя
    [month] Месяц
    [season] Сезон
   *[ever] Всё
}
button-standing-before = « { $when }
button-standing-pool = { $pool ->
    [mixed] С ИИ
   *[people] Без ИИ
}
button-standing-whose = { $whose ->
    [everywhere] Общая
   *[community] Здесь
}
button-standing-back = ◀ Выше
button-standing-on = Ниже ▶
button-standing-around = Вокруг меня

## Рейтинги

standing-ratings-title = { $player-is ->
    [you] Твои рейтинги
   *[other] Рейтинги: { $player }
}
standing-ratings-none = Ни одна партия пока не засчитана. Партии, где разрешены подсказки или можно взять ход назад, не засчитываются.
standing-stats-none = Ни одна партия пока не засчитана.
standing-rating = { $pool ->
    [mixed] С ИИ: { $rating } ± { $deviation } · последняя партия { $change } · { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    }
   *[people] Без ИИ: { $rating } ± { $deviation } · последняя партия { $change } · { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    }
}
standing-rating-open = { $pool ->
    [mixed] С ИИ: ? · сыграно { $matches }, до рейтинга ещё около { $missing }
   *[people] Без ИИ: ? · сыграно { $matches }, до рейтинга ещё около { $missing }
}
standing-computers = Для сравнения ИИ-игроки, измеренные друг против друга:
standing-computer = { $game }: { $levels }
standing-level = { $level } { $rating }
standing-course-of = { $pool ->
    [mixed] { $game }, партии с ИИ, слева самые старые
   *[people] { $game }, партии без ИИ, слева самые старые
}
standing-course-figures = { $count ->
    [1] После { $count } партии: { $last }
    [one] После { $count } партии: от { $first } до { $last }, минимум { $low }, максимум { $high }
    [few] После { $count } партий: от { $first } до { $last }, минимум { $low }, максимум { $high }
   *[other] После { $count } партий: от { $first } до { $last }, минимум { $low }, максимум { $high }
}
standing-course-uncertainty = { $count ->
    [1] Погрешность: ± { $last }
   *[other] Погрешность: сначала ± { $first }, теперь ± { $last }
}
standing-course-title = { $pool ->
    [mixed] { $game } · рейтинг с ИИ
   *[people] { $game } · рейтинг без ИИ
}
button-standing-picture = Картинкой
button-standing-ratings = Рейтинги
button-standing-course = { $pool ->
    [mixed] { $game } с ИИ: график
   *[people] { $game }: график
}

## Статистика

standing-stats-title = { $player-is ->
    [you] Твои партии
   *[other] Партии: { $player }
}
standing-total-of = { $pool ->
    [mixed] { $game } с ИИ
   *[people] { $game }
}
standing-deals = раздачи { $won } из { $all }
standing-per-deal = { $points } за раздачу
standing-met-title = Последние соперники:
standing-met-line = { $draws ->
    [0] { $number }. { $other } · { $wins }–{ $losses }
   *[other] { $number }. { $other } · { $wins }–{ $losses }, ничьих { $draws }
}
standing-best = { $draws ->
    [0] Лучший счёт с игроком { $other }: { $wins }–{ $losses }
   *[other] Лучший счёт с игроком { $other }: { $wins }–{ $losses }, ничьих { $draws }
}
standing-worst = { $draws ->
    [0] Худший счёт с игроком { $other }: { $wins }–{ $losses }
   *[other] Худший счёт с игроком { $other }: { $wins }–{ $losses }, ничьих { $draws }
}
standing-pair-title = { $player-is ->
    [you] Ты и { $other }: { $wins }–{ $losses }
   *[other] { $player } и { $other }: { $wins }–{ $losses }
}
standing-pair-line = { $draws ->
    [0] { $game }: { $wins }–{ $losses }
   *[other] { $game }: { $wins }–{ $losses }, ничьих { $draws }
}
standing-streak-won = Побед подряд: { $count }.
standing-streak-lost = Поражений подряд: { $count }.
standing-records-title = { $pool ->
    [mixed] Рекорды: { $game } с ИИ
   *[people] Рекорды: { $game }
}
standing-record = { $what ->
   *[matches] Больше всего партий
    [wins] Больше всего побед
    [deals] Больше всего раздач
    [deals-won] Больше всего выигранных раздач
    [threefold] Больше всего раздач на три очка
    [closed] Больше всего закрытий
    [close-failed] Больше всего неудачных закрытий
    [false-claim] Больше всего неверных 66
    [bummerl-given] Больше всего отданных буммерлей
    [bummerl-taken] Больше всего полученных буммерлей
    [contract] Больше всего контрактов
    [contract-made] Больше всего сыгранных контрактов
    [doubled] Больше всего удвоений
    [capot] Больше всего капо
    [penalty] Больше всего штрафных очков
}: { $holder }, { $count }
standing-record-per-deal = Больше всего очков за раздачу: { $holder }, { $points }
button-standing-stats = Статистика
button-standing-records = Рекорды
button-standing-number = { $number }
button-standing-history = Партии
button-standing-ours = Наши партии
button-standing-ratings-of = Рейтинги игрока
button-standing-pair = Мы вдвоём

## Законченные партии

standing-history-here = Партии, сыгранные здесь
standing-history-mine = { $player-is ->
    [you] Твои партии
   *[other] Партии: { $player }
}
standing-history-with = { $player-is ->
    [you] Твои партии с игроком { $other }
   *[other] Партии: { $player } и { $other }
}
standing-history-empty = Такой партии нет.
label-standing-mine = Мои
label-standing-everybody = Все
button-standing-newest = Последние
button-standing-older = Раньше
