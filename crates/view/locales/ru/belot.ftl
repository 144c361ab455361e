### Что говорится за столом белота.

belot-name = Белот

## Имена, которые стоят в других фразах

belot-contract = { $contract ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] без козыря
   *[AT] все козыри
}
belot-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] без козыря
    [AT] все козыри
    [contra] контра
    [recontra] реконтра
   *[pass] пас
}
belot-kind = { $kind ->
    [terca] терц
    [fifty] полтинник
    [hundred] сотня
   *[carre] каре
}
belot-combination = { $kind } { $cards }
belot-combination-worth = { $kind } { $cards } ({ $points })

## Чей ход

belot-turn-call = { $player-is ->
    [you] Твой ход: заявка или пас.
   *[other] Торгуется { $player }.
}
belot-turn-lead = { $player-is ->
    [you] Твой ход: заходи.
   *[other] Заходит { $player }.
}
belot-turn-follow = Карту кладёт { $player }.

## Что лежит на столе и что сказано

belot-dealer = { $player-is ->
    [you] Сдающий: ты.
   *[other] Сдающий: { $player }.
}
belot-calls = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $calls }
belot-highest = { $player-is ->
    [you] Старшая заявка твоя: { $contract }.
   *[other] Старшая заявка ({ $player }): { $contract }.
}
belot-plays = { $player-is ->
    [you] Ты играешь: { $contract }.
   *[other] { $player } играет: { $contract }.
}
belot-played = { $player-is ->
    [you] Твой контракт: { $contract }.
   *[other] Контракт ({ $player }): { $contract }.
}
belot-contra = { $answered ->
    [yes] { $player-is ->
        [you] Контра твоя.
       *[other] Контра: { $player }.
    }
   *[no] { $player-is ->
        [you] Контра твоя: счёт удваивается.
       *[other] Контра ({ $player }): счёт удваивается.
    }
}
belot-recontra = { $player-is ->
    [you] Реконтра твоя: счёт учетверяется.
   *[other] Реконтра ({ $player }): счёт учетверяется.
}
belot-table-one = На столе: { $first-is ->
    [you] ты
   *[other] { $first }
} { $first_card }
belot-table-two = На столе: { $first-is ->
    [you] ты
   *[other] { $first }
} { $first_card }, { $second-is ->
    [you] ты
   *[other] { $second }
} { $second_card }
belot-tricks = Взятки: { $first-is ->
    [you] ты
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] ты
   *[other] { $second }
} { $second_tricks }, { $third-is ->
    [you] ты
   *[other] { $third }
} { $third_tricks }
belot-said-pair = { $player-is ->
    [you] Твой белот: { $suit }.
   *[other] Белот ({ $player }): { $suit }.
}
belot-may-declare = Комбинацию объявляй до этой карты.

## В картинке: чей ход, что играют, что сказано

belot-scene-bid = { $player-is ->
    [you] Твой ход: заявка или пас
   *[other] Торгуется { $player }
}
belot-scene-follow = { $player-is ->
    [you] Твой ход: клади в масть { $suit }
   *[other] { $player } кладёт в масть { $suit }
}
belot-scene-dealt = сдающий
belot-scene-pair = белот { $suit }
belot-scene-letters = { $contract ->
    [NT] БК
   *[AT] ВК
}
belot-scene-plays = { $player-is ->
    [you] Ты играешь: { $contract }
   *[other] { $player } играет: { $contract }
}
belot-scene-stands = { $player-is ->
    [you] { $times ->
        [1] Твоя заявка: { $contract }
        [2] Твоя заявка: { $contract }, контра
       *[4] Твоя заявка: { $contract }, реконтра
    }
   *[other] { $times ->
        [1] Заявка ({ $player }): { $contract }
        [2] Заявка ({ $player }): { $contract }, контра
       *[4] Заявка ({ $player }): { $contract }, реконтра
    }
}
belot-scene-no-bid = Заявок ещё нет
belot-scene-stamp = { $times ->
    [2] контра ×2
   *[4] реконтра ×4
}
belot-scene-pot = висят
belot-scene-hangs = Очки висят
belot-scene-thrown-in = Общий пас
belot-scene-own = { $points ->
    [0] 0 очков
   *[other] { $points }, округлено
}
belot-scene-sum = { $times ->
    [1] { $sum } = { $points }, округлено
   *[other] { $sum } = { $points }, округлено { $rounded }, × { $times }
}
belot-scene-with-pot = { $account } + { $pot }, что висели
belot-scene-goes = { $winner-is ->
    [you] { $points } тебе
   *[other] { $points } игроку { $winner }
}
belot-scene-stays = висят { $points }

## Рука в 200 знаках

belot-alert-call = { $turn ->
    [yes] { $cards }. Твой ход: торгуйся.
   *[no] { $cards }. Сейчас не твой ход.
}
belot-alert-play = { $turn ->
    [yes] { $cards } · играют: { $contract }. Твой ход.
   *[no] { $cards } · играют: { $contract }. Сейчас не твой ход.
}

## Кнопки

belot-button-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] Без козыря
    [AT] Все козыри
    [contra] Контра
    [recontra] Реконтра
   *[pass] Пас
}
belot-button-declare = { $kind ->
    [terca] Терц { $cards }
    [fifty] Полтинник { $cards }
    [hundred] Сотня { $cards }
   *[carre] Каре { $cards }
}
belot-button-pair = { $card } белот
belot-ask-contra = Сказать контру?
belot-contra-costs = Раздача стоит вдвое больше. Не выиграешь её — ничего не запишешь.
belot-ask-recontra = Сказать реконтру?
belot-recontra-costs = Раздача стоит вчетверо больше. Не выиграешь её — ничего не запишешь.

## Конец раздачи

belot-deal-made = { $declarer-is ->
    [you] Раздача { $deal }: { $contract }, твой контракт сыгран
   *[other] Раздача { $deal }: { $contract }, контракт сыгран ({ $declarer })
}
belot-deal-hanging = Раздача { $deal }: { $contract }, очки висят
belot-deal-failed = { $declarer-is ->
    [you] Раздача { $deal }: { $contract }, твой контракт не сыгран
   *[other] Раздача { $deal }: { $contract }, контракт не сыгран ({ $declarer })
}
belot-deal-doubled = { $winner-is ->
    [you] { $times ->
        [2] Раздача { $deal }: { $contract } с контрой, победа твоя
       *[4] Раздача { $deal }: { $contract } с реконтрой, победа твоя
    }
   *[other] { $times ->
        [2] Раздача { $deal }: { $contract } с контрой, победитель — { $winner }
       *[4] Раздача { $deal }: { $contract } с реконтрой, победитель — { $winner }
    }
}
belot-deal-doubled-hanging = { $times ->
    [2] Раздача { $deal }: { $contract } с контрой, очки висят
   *[4] Раздача { $deal }: { $contract } с реконтрой, очки висят
}
belot-deal-thrown-in = Раздача { $deal }: общий пас

belot-verdict-made = { $declarer-is ->
    [you] Больше всех очков у тебя: { $points }.
   *[other] Больше всех очков у играющего ({ $declarer }): { $points }.
}
belot-verdict-failed = { $declarer-is ->
    [you] Больше всех очков у игрока { $winner }, { $points }, плюс твои.
   *[other] { $winner-is ->
        [you] Больше всех очков у тебя, { $points }, плюс очки игрока { $declarer }.
       *[other] Больше всех очков у игрока { $winner }, { $points }, плюс очки игрока { $declarer }.
    }
}
belot-verdict-tie = { $scope ->
    [participants] { $first-is ->
        [you] Среди участников впереди поровну двое, ты и { $second }: по { $points ->
            [one] { $points } очку
            [few] { $points } очка
           *[other] { $points } очков
        }.
       *[other] Среди участников впереди поровну двое, { $first } и { $second }: по { $points ->
            [one] { $points } очку
            [few] { $points } очка
           *[other] { $points } очков
        }.
    }
   *[all] { $first-is ->
        [you] Впереди поровну двое, ты и { $second }: по { $points ->
            [one] { $points } очку
            [few] { $points } очка
           *[other] { $points } очков
        }.
       *[other] { $second-is ->
            [you] Впереди поровну двое, ты и { $first }: по { $points ->
                [one] { $points } очку
                [few] { $points } очка
               *[other] { $points } очков
            }.
           *[other] Впереди поровну двое, { $first } и { $second }: по { $points ->
                [one] { $points } очку
                [few] { $points } очка
               *[other] { $points } очков
            }.
        }
    }
}
belot-verdict-tie-of-all = У всех троих поровну: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
}.
belot-verdict-doubled = { $scope ->
    [participants] { $winner-is ->
        [you] Среди участников больше всех очков у тебя, { $points }, плюс очки других участников, × { $times }.
       *[other] Среди участников больше всех очков у игрока { $winner }, { $points }, плюс очки других участников, × { $times }.
    }
   *[all] { $winner-is ->
        [you] Больше всех очков у тебя, { $points }, плюс очки участников, × { $times }.
       *[other] Больше всех очков у игрока { $winner }, { $points }, плюс очки участников, × { $times }.
    }
}
belot-thrown-in = { $dealer-is ->
    [you] Заявок нет, никто ничего не пишет. Дальше сдаёшь ты.
   *[other] Заявок нет, никто ничего не пишет. Дальше сдаёт { $dealer }.
}

belot-disclosed = { $player-is ->
    [you] Твои комбинации: { $list }
   *[other] Комбинации ({ $player }): { $list }
}
belot-runs-best = { $player-is ->
    [you] Лучшая последовательность твоя, поэтому считаются только твои: { $points }.
   *[other] Лучшая последовательность у игрока { $player }, чужие не считаются: { $points }.
}
belot-runs-void = Лучшие последовательности равны, поэтому не считаются ничьи.
belot-carres-best = { $player-is ->
    [you] Лучшее каре твоё, поэтому считаются только твои: { $points }.
   *[other] Лучшее каре у игрока { $player }, чужие не считаются: { $points }.
}
belot-capot-half = { $player-is ->
    [you] У тебя ни одной взятки. Это капо: каждому из остальных по 50.
   *[other] У игрока { $player } ни одной взятки. Это капо: каждому из остальных по 50.
}
belot-capot-full = { $player-is ->
    [you] Все взятки твои. Это капо: 100.
   *[other] Все взятки у игрока { $player }. Это капо: 100.
}
belot-capot-blocks = Раздачей с капо партию не кончают.

belot-recorded = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} → { $units } · { $tricks ->
    [0] ни одной взятки
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}
belot-short-account = { $player-is ->
    [you] Ты
   *[other] { $player }
} { $points } → { $units }
belot-line = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $account }
belot-account = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $factor ->
    [2] (
   *[other] {""}
}{ $cards } за карты{ $last ->
    [0] {""}
   *[other] {" "}+ { $last } за последнюю взятку
}{ $runs ->
    [0] {""}
   *[other] {" "}+ { $runs } за последовательности
}{ $carres ->
    [0] {""}
   *[other] {" "}+ { $carres } за каре
}{ $belots ->
    [0] {""}
   *[other] {" "}+ { $belots } за белот
}{ $factor ->
    [2] ) × 2
   *[other] {""}
}{ $capot ->
    [0] {""}
   *[other] {" "}+ { $capot } за капо
} = { $points }
belot-hung = { $times ->
    [1] Висят до следующей раздачи: { $units } ({ $points }, округлено).
   *[other] Висят до следующей раздачи: { $units } ({ $sum } = { $points }, округлено { $rounded }, × { $times }).
}
belot-hung-nobody = Остались висеть: { $units }. Следующая раздача сама по себе, поэтому их не получит никто.
belot-rounded-from = Десять очков — один пункт в счёте; остаток { $least } и больше округляется вверх.

## Партия

belot-target = Игра до { $target ->
    [one] { $target } пункта
    [few] { $target } пунктов
   *[other] { $target } пунктов
}.
belot-pot = { $units ->
    [one] Висит { $units } пункт: его возьмёт победитель следующей раздачи.
    [few] Висят { $units } пункта: их возьмёт победитель следующей раздачи.
   *[other] Висят { $units } пунктов: их возьмёт победитель следующей раздачи.
}
belot-held-by-capot = У кого-то уже { $target }, но с капо не выходят: решает ещё одна раздача, не считая общего паса и раздач с капо.
belot-held-by-pot = У кого-то уже { $target }, но за этим столом не выходят, пока висят пункты.
belot-held-by-tie = У кого-то уже { $target }, но впереди поровну: играем, пока кто-то один не выйдет вперёд.

## Счёт

belot-sheet-note = { $contract }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
} { $declarer-is ->
    [you] ты
   *[other] { $declarer }
}
belot-sheet-note-thrown-in = Общий пас

## Что можно и почему: торговля

belot-why-first-call = { $player-is ->
    [you] Сдающий — { $dealer }, поэтому торговлю начинаешь ты.
   *[other] { $dealer-is ->
        [you] Сдающий — ты, поэтому торговлю начинает { $player }.
       *[other] Сдающий — { $dealer }, поэтому торговлю начинает { $player }.
    }
}
belot-why-bid-any = Заявок ещё не было, годится любая. По возрастанию: ♣ ♦ ♥ ♠, без козыря, все козыри.
belot-why-bid-higher = Заявка должна быть выше, чем { $contract }. По возрастанию: ♣ ♦ ♥ ♠, без козыря, все козыри.
belot-why-bid-none = Выше «всех козырей» заявок нет.
belot-why-may-contra = Можно сказать контру: раздача стоит вдвое больше, и её берёт тот, у кого больше всех очков.
belot-why-may-recontra = Можно ответить на контру реконтрой: раздача стоит вчетверо больше.
belot-why-recontra-already = Реконтра уже сказана, осталась только заявка выше.
belot-why-declarer-recontras = За этим столом реконтрой на контру отвечает только тот, чья заявка.
belot-why-pass = { $bid ->
    [yes] Можно пасовать. Два паса подряд после заявки, контры или реконтры кончают торговлю.
   *[no] Можно пасовать и заявить позже, если заявит кто-то другой. Если пасуют все трое, сдаёт следующий.
}

## Что можно и почему: взятки

belot-why-lead-first = { $player-is ->
    [you] Сдающий — { $dealer }, поэтому первый заход твой.
   *[other] { $dealer-is ->
        [you] Сдающий — ты, поэтому первый заход делает { $player }.
       *[other] Сдающий — { $dealer }, поэтому первый заход делает { $player }.
    }
}
belot-why-lead-winner = { $player-is ->
    [you] Последняя взятка твоя, поэтому заходишь ты.
   *[other] Последняя взятка и следующий заход: { $player }.
}
belot-why-lead-any = Заходить можно с любой карты.
belot-why-follow = Надо класть в масть { $suit }, бить не обязательно: { $cards }.
belot-why-follow-trumped = Надо класть в масть { $suit }, хотя взятка уже побита козырем: { $cards }.
belot-why-beat = Надо побить { $best } картой старше в той же масти: { $cards }.
belot-why-cannot-beat = Надо класть в масть { $suit }, а побить { $best } нечем: { $cards }.
belot-why-trump = Масти { $suit } у тебя нет, надо бить козырем: { $cards }.
belot-why-overtrump = Масти { $suit } у тебя нет, надо бить козырем старше, чем { $best }: { $cards }.
belot-why-undertrump = Масти { $suit } у тебя нет, козыря старше, чем { $best }, тоже. Козырь всё равно надо положить: { $cards }.
belot-why-undertrump-free = Масти { $suit } у тебя нет, козыря старше, чем { $best }, тоже. За этим столом козырь ниже класть не обязательно, подойдёт любая карта.
belot-why-void = Масти { $suit } у тебя нет, подойдёт любая карта; взятку она не возьмёт.
belot-why-nothing = У тебя нет ни { $suit }, ни козырей: подойдёт любая карта.
belot-why-blocked = Сейчас нельзя: { $cards }.

## Что можно объявить

belot-why-nothing-at-no-trump = Без козыря нет ни последовательностей, ни каре, ни белота.
belot-why-may-declare = До своей первой карты, сейчас или никогда, можно объявить: { $list }.
belot-why-nothing-to-declare = Объявить нечего: нет ни трёх карт подряд, ни четырёх одинаковых.
belot-why-shared-card = Карта идёт только в одну комбинацию: что объявишь сначала, то и решит, что останется.
belot-why-too-late = Последовательности и каре объявляют до своей первой карты: теперь поздно.
belot-why-may-pair = С { $cards } можно объявить белот, 20 очков. Его говорят с первой картой пары.
belot-why-belot-by-itself = С { $cards } белот объявится сам, 20 очков.
belot-why-thrown-off = С { $cards } белота нет: карта сброшена на чужую масть.
belot-why-wait = До твоего хода делать нечего.
belot-why-private = Это личное: спроси в нашем личном чате.

## Опции: правило и надпись на кнопке

belot-option-target = Кто раньше наберёт { $value ->
    [one] { $value } пункт
    [few] { $value } пункта
   *[other] { $value } пунктов
}, выигрывает партию.
belot-option-rounding = { $value ->
   *[plain] Остаток 5 очков и больше округляется вверх до пункта.
    [by-contract] Остаток округляется вверх: с козырем — от 6, без козыря — от 5, при всех козырях — от 4.
}
belot-option-undertrump = { $value ->
   *[forced] Кто не может перебить козырь, всё равно кладёт козырь.
    [free] Кто не может перебить козырь, кладёт любую карту.
}
belot-option-recontra-by = { $value ->
   *[others] Реконтру может сказать любой, кроме того, кто сказал контру.
    [declarer] Реконтру может сказать только тот, чья заявка.
}
belot-option-contra-scope = { $value ->
   *[all] Раздачу с контрой берёт тот, у кого больше всех очков из троих.
    [participants] Раздачу с контрой берёт только играющий или тот, кто удваивал.
}
belot-option-capot-blocks-exit = { $value ->
   *[any] Раздачей с любым капо партию не кончают.
    [full] Партию не кончают только раздачей, где все взятки у одного.
    [off] Раздачей с капо можно закончить партию.
}
belot-option-pot-blocks-exit = { $value ->
   *[off] Партия может кончиться, пока висят пункты; они пропадают.
    [on] Пока висят пункты, партия не кончается.
}
belot-option-pair = { $value ->
   *[asked] Белот надо объявить, и можно забыть.
    [automatic] Белот объявляется сам.
}
belot-option-carre-rest = { $value ->
   *[declared] Остаток последовательности после каре считается, если в нём три карты подряд.
    [lost] Из каре и последовательности с общей картой объявляют одно; от другого не считается ничего.
}

belot-set-target = Игра до { $value }
belot-set-rounding = { $value ->
   *[plain] Округление: от 5
    [by-contract] Округление: 6/5/4
}
belot-set-undertrump = { $value ->
   *[forced] Козырь ниже: надо
    [free] Козырь ниже: нет
}
belot-set-recontra-by = { $value ->
   *[others] Реконтра: любой
    [declarer] Реконтра: играющий
}
belot-set-contra-scope = { $value ->
   *[all] Контра: все трое
    [participants] Контра: участники
}
belot-set-capot-blocks-exit = { $value ->
   *[any] С капо не выходят
    [full] С полным капо не выходят
    [off] С капо выходят
}
belot-set-pot-blocks-exit = { $value ->
   *[off] Висят: выходят
    [on] Висят: не выходят
}
belot-set-pair = { $value ->
   *[asked] Белот: объявляют
    [automatic] Белот: сам
}
belot-set-carre-rest = { $value ->
   *[declared] Остаток каре: да
    [lost] Остаток каре: нет
}
