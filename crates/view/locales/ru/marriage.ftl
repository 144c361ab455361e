### What every game of the marriage family says at its tables, unless its own file says otherwise.

## Чей ход

marriage-turn-lead = { $player-is ->
    [you] Твой ход: заходи.
   *[other] Заходит { $player }.
}
marriage-turn-follow = { $leader-is ->
    [you] Твой заход: { $card }. Отвечает { $player }.
   *[other] { $leader }: { $card }. Отвечает { $player }.
}
marriage-turn-marriage = { $player-is ->
    [you] Марьяж { $suit } объявлен. Заходи с его короля или дамы.
   *[other] { $player }: марьяж { $suit }, дальше заход с короля или дамы.
}

## Что лежит на столе

marriage-talon-open = Козырь { $trump }, открыт { $turned } · в колоде { $talon ->
    [one] { $talon } карта
    [few] { $talon } карты
   *[other] { $talon } карт
}
marriage-talon-closed = { $player-is ->
    [you] Козырь { $trump } · колода закрыта (ты), в ней { $talon ->
        [one] { $talon } карта
        [few] { $talon } карты
       *[other] { $talon } карт
    }
   *[other] Козырь { $trump } · колода закрыта ({ $player }), в ней { $talon ->
        [one] { $talon } карта
        [few] { $talon } карты
       *[other] { $talon } карт
    }
}
marriage-talon-empty = Козырь { $trump } · колода кончилась
marriage-tricks = Взятки: { $first-is ->
    [you] ты
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] ты
   *[other] { $second }
} { $second_tricks }
marriage-announced = { $player-is ->
    [you] Твой марьяж: { $points } { $suit }.
   *[other] Марьяж ({ $player }): { $points } { $suit }.
}
marriage-exchanged = { $player-is ->
    [you] Твой обмен: { $low } на { $card }.
   *[other] Обмен ({ $player }): { $low } на { $card }.
}
marriage-points = { $player-is ->
    [you] У тебя { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[other] { $player }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}

## В картинке

marriage-note-marriage = { $points } { $suit }
marriage-note-marriages = марьяж { $list }
marriage-note-totals = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $marriages ->
    [0] {""}
   *[other] , из них { $marriages } за марьяж
}, { $tricks ->
    [0] ни одной взятки
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}

## Рука в 200 знаках

marriage-alert-waiting = { $cards } · козырь { $trump }. Сейчас не твой ход.
marriage-alert-turn = { $cards } · козырь { $trump }. Твой ход.

## Кнопки

marriage-button-marriage = Марьяж { $points } { $suit }
marriage-button-exchange = Обмен { $low }→{ $card }
marriage-button-close = Закрыть
marriage-button-claim = Объявить 66
marriage-ask-claim = Объявить 66?
marriage-ask-points = У тебя { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
marriage-claim-costs = Если меньше 66, раздача проиграна.
marriage-ask-close = Закрыть колоду?
marriage-close-costs = Карт больше никто не берёт. Если не наберёшь 66 раньше соперника, раздача проиграна.

## Конец раздачи

marriage-deal-won = { $winner-is ->
    [you] Раздача { $deal }: ты +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
   *[other] Раздача { $deal }: { $winner } +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
}
marriage-totals = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $marriages ->
    [0] {""}
   *[other] {" "}(из них { $marriages } за марьяж)
}, { $tricks ->
    [0] ни одной взятки
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}
marriage-stake-saved = { $player-is ->
    [you] У тебя { $points }, не меньше 33: раздача стоит 1.
   *[other] У игрока { $player } { $points }, не меньше 33: раздача стоит 1.
}
marriage-stake-low = { $player-is ->
    [you] У тебя { $points }, меньше 33: раздача стоит 2.
   *[other] У игрока { $player } { $points }, меньше 33: раздача стоит 2.
}
marriage-penalty-two = Раздача стоит 2.
marriage-penalty-no-trick-now = { $player-is ->
    [you] У тебя ни одной взятки: раздача стоит 3 вместо 2.
   *[other] У игрока { $player } ни одной взятки: раздача стоит 3 вместо 2.
}
marriage-penalty-no-trick-at-close = { $player-is ->
    [you] При закрытии у тебя ни одной взятки: раздача стоит 3 вместо 2.
   *[other] При закрытии у игрока { $player } ни одной взятки: раздача стоит 3 вместо 2.
}

## Что можно и почему

marriage-why-lead-first = { $player-is ->
    [you] Сдающий — { $dealer }, поэтому первый заход твой.
   *[other] { $dealer-is ->
        [you] Сдающий — ты, поэтому первый заход делает { $player }.
       *[other] Сдающий — { $dealer }, поэтому первый заход делает { $player }.
    }
}
marriage-why-lead-winner = { $player-is ->
    [you] Последняя взятка твоя, поэтому заходишь ты.
   *[other] Последняя взятка и следующий заход: { $player }.
}
marriage-why-lead-any = Заходить можно с любой карты.
marriage-why-open-any = Колода открыта: класть можно любую карту, в масть не обязательно.
marriage-why-strict-closed = Колода закрыта: теперь надо класть в масть.
marriage-why-strict-empty = Колода кончилась: теперь надо класть в масть.
marriage-why-beat = Надо побить { $led } картой старше в той же масти: { $cards }.
marriage-why-follow = Надо класть в масть { $suit }, а побить карту нечем: { $cards }.
marriage-why-trump = Масти { $suit } у тебя нет, надо бить козырем: { $cards }.
marriage-why-nothing = У тебя нет ни { $suit }, ни козырей: подойдёт любая карта.
marriage-why-marriage = Марьяж объявлен, заходи с его карты: { $cards }.
marriage-why-blocked = Сейчас нельзя: { $cards }.
marriage-why-may-announce = Можно объявить марьяж { $points } { $suit } и зайти с его короля или дамы.
marriage-why-may-exchange = Можно поменять { $low } на { $card }.
marriage-why-exchange-too-late = { $low } уже не поменять: в колоде осталось только две карты.
marriage-why-exchange-closed = { $low } уже не поменять: колода закрыта.
marriage-why-may-claim = Можно объявить 66. Зайдёшь — сначала придётся взять ещё одну взятку.
marriage-why-wait = До твоего хода делать нечего.
marriage-why-private = Это личное: спроси в нашем личном чате.

marriage-stake-nothing = { $player-is ->
    [you] У тебя ни одной взятки: раздача стоит 3.
   *[other] У игрока { $player } ни одной взятки: раздача стоит 3.
}

## Что ещё можно и почему

marriage-why-may-close = Можно закрыть колоду, если считаешь, что наберёшь 66 без добора.
