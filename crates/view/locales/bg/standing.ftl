### Каквото се събира от завършените партии: класации, рейтинги, статистика.


## Отрязъци от време

standing-current = { $period ->
    [week] тази седмица
    [month] този месец
    [season] този сезон
   *[ever] за всички времена
}
standing-last = { $period ->
    [week] миналата седмица
    [month] миналия месец
   *[season] миналия сезон
}
standing-week = седмица { $week } на { $year } г.
standing-month = { $month ->
    [1] януари
    [2] февруари
    [3] март
    [4] април
    [5] май
    [6] юни
    [7] юли
    [8] август
    [9] септември
    [10] октомври
    [11] ноември
   *[12] декември
} { $year } г.
standing-season = сезон { $quarter } на { $year } г.

## Какво е направил някой

standing-won = победи { $wins } от { $matches }
standing-drawn = наравно: { $draws }
standing-points = точки: { $points }
standing-contracts = изкарани игри { $made } от { $all }
standing-penalty = средно { $average } наказателни точки
standing-feat = { $feat ->
    [closed] затваряния: { $count }
    [close-failed] неуспешни затваряния: { $count }
    [false-claim] грешни обявявания: { $count }
    [threefold] раздавания по три точки: { $count }
    [bummerl-given] дадени бумерли: { $count }
    [bummerl-taken] получени бумерли: { $count }
    [doubled] контри: { $count }
   *[capot] капо: { $count }
}

## Класации

standing-leaderboard-title = Класация: { $game } · { $when }
standing-leaderboard-of = { $whose ->
    [everywhere] { $pool ->
        [mixed] Обща класация, партии с компютри
       *[people] Обща класация, партии между хора
    }
   *[community] { $pool ->
        [mixed] Партии с компютри
       *[people] Партии между хора
    }
}
standing-leaderboard-empty = Тук още няма никого. Класацията започва с първата партия, изиграна докрай.
standing-leaderboard-empty-everywhere = Тук още няма никого: никой от влезлите в общата класация не е завършил такава партия.
standing-leaderboard-opt-in = Тук са само влезлите в общата класация. За да влезеш и ти, прати /settings в личния ни чат.
standing-leaderboard-known = Тук се броят само партии срещу познати играчи. Познат е играч с десет партии, срещу поне петима други.
standing-head-rating = Рейтинг
standing-head-won = Победи
standing-head-points = Точки
standing-player = { $player }
standing-besides = { $player }: { $told }
standing-order-rating = По рейтинг. Несигурният тежи по-малко.
standing-order-wins = По спечелени партии.
standing-unsettled = ?: рейтингът още не се е установил.
standing-range = от { $first } до { $last }, общо { $total }
label-standing-span = { $period ->
    [week] Седмица
    [month] Месец
    [season] Сезон
   *[ever] Всички времена
}
button-standing-before = « { $when }
button-standing-pool = { $pool ->
    [mixed] С компютри
   *[people] Между хора
}
button-standing-whose = { $whose ->
    [everywhere] Обща
   *[community] Тук
}
button-standing-back = ◀ Нагоре
button-standing-on = Надолу ▶
button-standing-around = Около мен

## Рейтинги

standing-ratings-title = { $player-is ->
    [you] Твоите рейтинги
   *[other] Рейтинги на { $player }
}
standing-ratings-none = Още няма партия, която се брои. Партиите с позволени подсказки или връщане не се броят.
standing-stats-none = Още няма партия, която се брои.
standing-rating = { $pool ->
    [mixed] С компютри: { $rating } ± { $deviation } · последна партия { $change } · { $matches ->
        [one] { $matches } партия
       *[other] { $matches } партии
    }
   *[people] Между хора: { $rating } ± { $deviation } · последна партия { $change } · { $matches ->
        [one] { $matches } партия
       *[other] { $matches } партии
    }
}
standing-rating-open = { $pool ->
    [mixed] С компютри: ? · изиграни { $matches }, още около { $missing }, докато се установи
   *[people] Между хора: ? · изиграни { $matches }, още около { $missing }, докато се установи
}
standing-computers = За сравнение компютърните играчи, измерени един срещу друг:
standing-computer = { $game }: { $levels }
standing-level = { $level } { $rating }
standing-course-of = { $pool ->
    [mixed] { $game }, партии с компютри, най-старата е вляво
   *[people] { $game }, партии между хора, най-старата е вляво
}
standing-course-figures = { $count ->
    [one] След { $count } партия: { $last }
   *[other] След { $count } партии: от { $first } до { $last }, най-малко { $low }, най-много { $high }
}
standing-course-uncertainty = { $count ->
    [one] Несигурност: ± { $last }
   *[other] Несигурност: ± { $first } отначало, ± { $last } накрая
}
standing-course-title = { $pool ->
    [mixed] { $game } · рейтинг с компютри
   *[people] { $game } · рейтинг между хора
}
button-standing-picture = Като картинка
button-standing-ratings = Рейтинги
button-standing-course = { $pool ->
    [mixed] { $game } с компютри: развитие
   *[people] { $game }: развитие
}

## Статистика

standing-stats-title = { $player-is ->
    [you] Твоите партии
   *[other] Партиите на { $player }
}
standing-total-of = { $pool ->
    [mixed] { $game } с компютри
   *[people] { $game }
}
standing-deals = спечелени раздавания { $won } от { $all }
standing-per-deal = { $points } на раздаване
standing-met-title = Последни срещи:
standing-met-line = { $draws ->
    [0] { $number }. { $other } · { $wins }–{ $losses }
   *[other] { $number }. { $other } · { $wins }–{ $losses }, { $draws } наравно
}
standing-best = { $draws ->
    [0] Най-добре върви срещу { $other }: { $wins }–{ $losses }
   *[other] Най-добре върви срещу { $other }: { $wins }–{ $losses }, { $draws } наравно
}
standing-worst = { $draws ->
    [0] Най-зле върви срещу { $other }: { $wins }–{ $losses }
   *[other] Най-зле върви срещу { $other }: { $wins }–{ $losses }, { $draws } наравно
}
standing-pair-title = { $player-is ->
    [you] Ти и { $other }: { $wins }–{ $losses }
   *[other] { $player } и { $other }: { $wins }–{ $losses }
}
standing-pair-line = { $draws ->
    [0] { $game }: { $wins }–{ $losses }
   *[other] { $game }: { $wins }–{ $losses }, { $draws } наравно
}
standing-streak-won = Последните { $count } са победи.
standing-streak-lost = Последните { $count } са загуби.
standing-records-title = { $pool ->
    [mixed] Рекорди: { $game } с компютри
   *[people] Рекорди: { $game }
}
standing-record = { $what ->
   *[matches] Най-много партии
    [wins] Най-много победи
    [deals] Най-много раздавания
    [deals-won] Най-много спечелени раздавания
    [threefold] Най-много раздавания по три точки
    [closed] Най-много затваряния
    [close-failed] Най-много неуспешни затваряния
    [false-claim] Най-много грешни обявявания
    [bummerl-given] Най-много дадени бумерли
    [bummerl-taken] Най-много получени бумерли
    [contract] Най-много обявени игри
    [contract-made] Най-много изкарани игри
    [doubled] Най-много контри
    [capot] Най-много капо
    [penalty] Най-много наказателни точки
}: { $holder }, { $count }
standing-record-per-deal = Най-много точки на раздаване: { $holder }, { $points }
button-standing-stats = Статистика
button-standing-records = Рекорди
button-standing-number = { $number }
button-standing-history = Партии
button-standing-ours = Общите партии
button-standing-ratings-of = Рейтинги на другия играч
button-standing-pair = Ние двамата

## Завършени партии

standing-history-here = Партиите, изиграни тук
standing-history-mine = { $player-is ->
    [you] Твоите партии
   *[other] Партиите на { $player }
}
standing-history-with = { $player-is ->
    [you] Твоите партии с { $other }
   *[other] Партиите на { $player } с { $other }
}
standing-history-empty = Няма такава партия.
label-standing-mine = Моите
label-standing-everybody = Всички
button-standing-newest = Най-новите
button-standing-older = По-стари
