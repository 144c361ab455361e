### Каквото се събира от завършените партии: класации, рейтинги, статистика.

standing-decimal-mark = ,

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
standing-drawn = { $draws } наравно
standing-points = точки { $points }
standing-contracts = договори { $made } от { $all }
standing-penalty = средно { $average } наказание
standing-feat = { $feat ->
    [closed] затваряния { $count }
    [close-failed] неуспешни затваряния { $count }
    [false-claim] { $count ->
        [one] { $count } грешно обявяване
       *[other] { $count } грешни обявявания
    }
    [threefold] по три точки { $count }
    [bummerl-given] { $count ->
        [one] { $count } даден бумерл
       *[other] { $count } дадени бумерла
    }
    [bummerl-taken] { $count ->
        [one] { $count } получен бумерл
       *[other] { $count } получени бумерла
    }
    [doubled] контри { $count }
   *[capot] { $count ->
        [one] { $count } капо
       *[other] { $count } капота
    }
}

## Класации

standing-board-title = Класация: { $game } · { $when }
standing-board-of = { $whose ->
    [everywhere] { $pool ->
        [mixed] Навсякъде, партии с компютри
       *[people] Навсякъде, партии между хора
    }
   *[community] { $pool ->
        [mixed] Партии с компютри
       *[people] Партии между хора
    }
}
standing-board-empty = Тук още няма никого. Първата партия, изиграна докрай, ще го промени.
standing-line = { $place }. { $player } · { $rating }
standing-order-rating = По рейтинг, доколкото е сигурен.
standing-order-wins = По спечелени партии. Числото след името е рейтингът.
standing-unsettled = ? стои вместо рейтинг, който още не се е установил.
standing-range = от { $first } до { $last }, общо { $total }
label-standing-span = { $period ->
    [week] Седмица
    [month] Месец
    [season] Сезон
   *[ever] Всички
}
button-standing-before = « { $when }
button-standing-pool = { $pool ->
    [mixed] С компютри
   *[people] Между хора
}
button-standing-back = ◀
button-standing-on = ▶
button-standing-around = Около мен
