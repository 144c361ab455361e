### Что говорится за столом Шнапсена.

snaps-name = Шнапсен

## Что можно и почему

snaps-close-costs = Карт больше никто не берёт. Если с этими картами не наберёшь 66, раздача проиграна.
snaps-why-may-announce = Можно объявить марьяж { $points } { $suit } и зайти с его короля или дамы. Засчитается он, как только у тебя будет взятка.

## Что ещё лежит на столе

snaps-pending = { $player-is ->
    [you] Твой марьяж на { $points } ждёт первой взятки.
   *[other] Марьяж игрока { $player } на { $points } ждёт первой взятки.
}
snaps-frozen-points = { $player-is ->
    [you] У тебя { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, счёт заморожен.
   *[other] { $player }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, счёт заморожен.
}
snaps-frozen = { $opponent-is ->
    [you] Твой счёт заморожен при закрытии: { $tricks ->
        [0] ни одной взятки
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }.
   *[other] Счёт игрока { $opponent } заморожен при закрытии: { $tricks ->
        [0] ни одной взятки
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }.
}
snaps-frozen-stake = { $closer-is ->
    [you] Сколько ты выиграешь, решено при закрытии ({ $opponent }: { $tricks ->
        [0] ни одной взятки
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }).
   *[other] { $opponent-is ->
        [you] Сколько выиграет { $closer }, решено при закрытии (у тебя { $tricks ->
            [0] ни одной взятки
            [one] { $tricks } взятка
            [few] { $tricks } взятки
           *[other] { $tricks } взяток
        }).
       *[other] Сколько выиграет { $closer }, решено при закрытии ({ $opponent }: { $tricks ->
            [0] ни одной взятки
            [one] { $tricks } взятка
            [few] { $tricks } взятки
           *[other] { $tricks } взяток
        }).
    }
}

## Чем кончилась раздача

snaps-at-close = { $player-is ->
    [you] При закрытии у тебя { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, { $tricks ->
        [0] ни одной взятки
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }.
   *[other] При закрытии у игрока { $player } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, { $tricks ->
        [0] ни одной взятки
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }.
}
snaps-never-counted = { $player-is ->
    [you] Твой марьяж на { $points } не засчитан: взяток у тебя нет.
   *[other] Марьяж игрока { $player } на { $points } не засчитан: взяток нет.
}

snaps-cause-reached = { $player-is ->
    [you] { $claimed ->
        [yes] Объявлены 66: у тебя { $points }.
       *[no] Набрано 66: у тебя { $points }.
    }
   *[other] { $claimed ->
        [yes] Объявлены 66 ({ $player }): насчитано { $points }.
       *[no] Набрано 66 ({ $player }): в итоге { $points }.
    }
}
snaps-cause-last-trick = { $player-is ->
    [you] { $claimed ->
        [yes] Все карты сыграны, 66 не объявлены: последняя взятка твоя.
       *[no] Все карты сыграны, 66 нет ни у кого: последняя взятка твоя.
    }
   *[other] { $claimed ->
        [yes] Все карты сыграны, 66 не объявлены: последняя взятка у игрока { $player }.
       *[no] Все карты сыграны, 66 нет ни у кого: последняя взятка у игрока { $player }.
    }
}
snaps-cause-closed-made = { $player-is ->
    [you] Закрытие удалось: в конце у тебя { $points }.
   *[other] Закрытие удалось: в конце у игрока { $player } { $points }.
}
snaps-cause-closed-failed = { $player-is ->
    [you] Закрытие не удалось: у тебя только { $points }.
   *[other] Закрытие не удалось: у игрока { $player } только { $points }.
}
snaps-cause-closed-overtaken = { $player-is ->
    [you] Колода закрыта ({ $closer }), но раньше 66 у тебя, в конце { $points }.
   *[other] { $closer-is ->
        [you] Колода закрыта (ты), но раньше 66 у игрока { $player }, в конце { $points }.
       *[other] Колода закрыта ({ $closer }), но раньше 66 у игрока { $player }, в конце { $points }.
    }
}
snaps-cause-false-claim = { $player-is ->
    [you] 66 объявлены, но у тебя только { $points }.
   *[other] 66 объявлены, но у игрока { $player } только { $points }.
}
snaps-cause-false-claim-by-closer = { $player-is ->
    [you] Закрытие не удалось: 66 объявлены, но у тебя только { $points }.
   *[other] Закрытие не удалось: 66 объявлены, но у игрока { $player } только { $points }.
}
snaps-cause-false-claim-against-closer = { $player-is ->
    [you] Колода закрыта ({ $closer }). 66 объявлены, но у тебя только { $points }.
   *[other] { $closer-is ->
        [you] Колода закрыта (ты). 66 объявлены, но у игрока { $player } только { $points }.
       *[other] Колода закрыта ({ $closer }). 66 объявлены, но у игрока { $player } только { $points }.
    }
}

snaps-stake-last-trick = Последняя взятка даёт 1, сколько бы ни было очков.
snaps-frozen-saved = { $player-is ->
    [you] При закрытии у тебя { $points }, не меньше 33: раздача стоит 1.
   *[other] При закрытии у игрока { $player } { $points }, не меньше 33: раздача стоит 1.
}
snaps-frozen-low = { $player-is ->
    [you] При закрытии у тебя { $points }, меньше 33: раздача стоит 2.
   *[other] При закрытии у игрока { $player } { $points }, меньше 33: раздача стоит 2.
}
snaps-frozen-no-trick = { $player-is ->
    [you] При закрытии у тебя ни одной взятки: раздача стоит 3.
   *[other] При закрытии у игрока { $player } ни одной взятки: раздача стоит 3.
}
snaps-penalty-failed-close = Раздача стоит 2: столько, сколько дало бы закрытие, и не меньше 2.

## Партия

snaps-counting-up = Игра до { $target ->
    [one] { $target } очка
   *[other] { $target } очков
}; проигравший получает буммерль.
snaps-counting-down = Счёт вниз от { $target } до 0; проигравший получает буммерль.
snaps-bummerls = Отдано буммерлей, серия из { $best_of }: { $first-is ->
    [you] ты
   *[other] { $first }
} { $first_won }, { $second-is ->
    [you] ты
   *[other] { $second }
} { $second_won }
snaps-bummerl-given = { $player-is ->
    [you] { $count ->
        [one] У тебя буммерль.
        [few] У тебя два буммерля: ни одного очка.
       *[other] У тебя два буммерля: ни одного очка.
    }
   *[other] { $count ->
        [one] Буммерль у игрока { $player }.
        [few] Два буммерля у игрока { $player }: ни одного очка.
       *[other] Два буммерля у игрока { $player }: ни одного очка.
    }
}

## Счёт

snaps-sheet-note = { $bummerls ->
    [one] буммерль
    [few] 2 буммерля
   *[other] 2 буммерля
}

## Что ещё можно, а что нет

snaps-why-first-trick = { $what ->
   *[sharp] Строгие правила: менять валета и объявлять марьяж можно после первой взятки.
    [claim] Объявлять 66 можно после первой взятки.
    [both] Строгие правила: менять валета и объявлять марьяж можно после первой взятки, 66 тоже.
}
snaps-why-marriage-frozen = Твои король и дама { $suit } уже не марьяж: колода закрыта, он бы не засчитался.
snaps-why-talon-too-small = Строгие правила: колоду уже не закрыть, в ней должно быть карт не меньше { $least }.
snaps-why-only-closer = Колода закрыта: выиграть с 66 может только тот, кто её закрывал. Твоё дело — помешать.
snaps-why-ends-by-itself = Как только у тебя 66, раздача кончается сама.

## Опции: правило и надпись на кнопке

snaps-option-bummerl-format = { $value ->
   *[1] Партия — один буммерль.
    [3] Партия — до двух буммерлей из трёх.
    [5] Партия — до трёх буммерлей из пяти.
    [7] Партия — до четырёх буммерлей из семи.
}
snaps-option-target = Игра до { $value ->
    [one] { $value } очка
   *[other] { $value } очков
}; проигравший получает буммерль.
snaps-option-claim-mode = { $value ->
   *[auto] Раздача кончается сама, как только у игрока 66.
    [declare] Игроки считают в уме и объявляют 66.
}
snaps-option-frozen = { $value ->
   *[full] Что соперник возьмёт после закрытия, не засчитывается.
    [scoring-only] После закрытия соперник играет дальше на себя и может раньше набрать 66.
}
snaps-option-sharp = { $value ->
   *[off] Мягкие правила: обмен, закрытие и марьяж с первого захода, пока в колоде не меньше двух карт.
    [on] Строгие правила: для обмена и закрытия в колоде нужны четыре карты; обмен и марьяж — после первой взятки.
}
snaps-option-double-bummerl = { $value ->
   *[off] Любой буммерль считается за один.
    [on] Буммерль всухую считается за два.
}
snaps-option-score-direction = { $value ->
   *[up] Счёт идёт вверх.
    [down] Счёт идёт вниз до 0.
}
snaps-option-show-points = { $value ->
   *[own] Во время раздачи каждый видит свои очки.
    [off] Во время раздачи очков не видно.
    [both] Во время раздачи видны очки обоих.
}

snaps-set-bummerl-format = { $value ->
   *[1] Один буммерль
    [3] До 2 буммерлей
    [5] До 3 буммерлей
    [7] До 4 буммерлей
}
snaps-set-target = Буммерль до { $value }
snaps-set-claim-mode = { $value ->
   *[auto] 66: автоматически
    [declare] 66: объявляют
}
snaps-set-frozen = { $value ->
   *[full] Закрыто: соперник не набирает
    [scoring-only] Закрыто: набирают оба
}
snaps-set-sharp = { $value ->
   *[off] Правила: мягкие
    [on] Правила: строгие
}
snaps-set-double-bummerl = { $value ->
   *[off] Всухую: 1 буммерль
    [on] Всухую: 2 буммерля
}
snaps-set-score-direction = { $value ->
   *[up] Счёт: вверх
    [down] Счёт: вниз
}
snaps-set-show-points = { $value ->
   *[own] Очки: только свои
    [off] Очки: скрыты
    [both] Очки: видны все
}
