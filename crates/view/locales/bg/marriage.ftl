### What every game of the marriage family says at its tables, unless its own file says otherwise.

## Кой е на ход

marriage-turn-lead = { $player-is ->
    [you] Твой ред е: ти излизаш.
   *[other] Излиза { $player }.
}
marriage-turn-follow = { $leader-is ->
    [you] Ти излезе с { $card }. Отговаря { $player }.
   *[other] { $leader } излезе с { $card }. Отговаря { $player }.
}
marriage-turn-marriage = { $player-is ->
    [you] Ти обяви { $suit }. Излез с попа или с дамата.
   *[other] { $player } обяви { $suit } и излиза с попа или с дамата.
}

## Какво има на масата

marriage-talon-open = Коз { $trump }, обърната { $turned } · в талона { $talon ->
    [one] 1 карта
   *[other] { $talon } карти
}
marriage-talon-closed = { $player-is ->
    [you] Коз { $trump } · ти затвори талона, в него има { $talon ->
        [one] 1 карта
       *[other] { $talon } карти
    }
   *[other] Коз { $trump } · { $player } затвори талона, в него има { $talon ->
        [one] 1 карта
       *[other] { $talon } карти
    }
}
marriage-talon-empty = Коз { $trump } · талонът свърши
marriage-tricks = Взятки: { $first-is ->
    [you] ти
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] ти
   *[other] { $second }
} { $second_tricks }
marriage-announced = { $player-is ->
    [you] Ти обяви { $points } в { $suit }.
   *[other] { $player } обяви { $points } в { $suit }.
}
marriage-exchanged = { $player-is ->
    [you] Ти размени { $low } за { $card }.
   *[other] { $player } размени { $low } за { $card }.
}
marriage-points = { $player-is ->
    [you] Имаш { $points ->
        [one] 1 точка
       *[other] { $points } точки
    }.
   *[other] { $player } има { $points ->
        [one] 1 точка
       *[other] { $points } точки
    }.
}

## В картинка

marriage-note-marriage = { $points } в { $suit }
marriage-note-marriages = обяви { $list }
marriage-note-totals = { $points ->
    [one] 1 точка
   *[other] { $points } точки
}{ $marriages ->
    [0] {""}
   *[other] , { $marriages } от анонси
}, { $tricks ->
    [0] без взятка
    [one] 1 взятка
   *[other] { $tricks } взятки
}

## Ръката в 200 знака

marriage-alert-waiting = { $cards } · коз { $trump }. Не е твой ред.
marriage-alert-turn = { $cards } · коз { $trump }. Твой ред е.

## Бутони

marriage-button-marriage = Анонс { $points } { $suit }
marriage-button-exchange = { $low } за { $card }
marriage-button-close = Затварям
marriage-button-claim = Имам 66
marriage-ask-claim = Обявяваш ли 66?
marriage-ask-points = Имаш { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
marriage-claim-costs = С по-малко от 66 губиш раздаването.
marriage-ask-close = Затваряш ли талона?
marriage-close-costs = Повече никой не тегли. Ако не стигнеш 66 преди противника, губиш раздаването.

## Завършено раздаване

marriage-deal-won = { $winner-is ->
    [you] Раздаване { $deal }: печелиш { $points ->
        [one] 1 точка
       *[other] { $points } точки
    }
   *[other] Раздаване { $deal }: { $winner } печели { $points ->
        [one] 1 точка
       *[other] { $points } точки
    }
}
marriage-totals = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $points ->
    [one] 1 точка
   *[other] { $points } точки
}{ $marriages ->
    [0] {""}
   *[other] {" "}({ $marriages } от анонси)
}, { $tricks ->
    [0] без взятка
    [one] 1 взятка
   *[other] { $tricks } взятки
}

marriage-stake-saved = { $player-is ->
    [you] Ти имаше { $points }, тоест поне 33: това носи 1 точка.
   *[other] { $player } имаше { $points }, тоест поне 33: това носи 1 точка.
}
marriage-stake-low = { $player-is ->
    [you] Ти имаше { $points }, тоест под 33: това носи 2 точки.
   *[other] { $player } имаше { $points }, тоест под 33: това носи 2 точки.
}
marriage-stake-nothing = { $player-is ->
    [you] Ти остана без взятка: това носи 3 точки.
   *[other] { $player } остана без взятка: това носи 3 точки.
}
marriage-penalty-two = Това носи 2 точки.
marriage-penalty-no-trick-now = { $player-is ->
    [you] Ти беше без взятка: това носи 3 точки вместо 2.
   *[other] { $player } беше без взятка: това носи 3 точки вместо 2.
}
marriage-penalty-no-trick-at-close = { $player-is ->
    [you] При затварянето ти беше без взятка: това носи 3 точки вместо 2.
   *[other] При затварянето { $player } беше без взятка: това носи 3 точки вместо 2.
}

## Какво е позволено и защо

marriage-why-lead-first = { $player-is ->
    [you] { $dealer } раздаде, затова в първата взятка ти излизаш.
   *[other] { $dealer-is ->
        [you] Ти раздаде, затова в първата взятка излиза { $player }.
       *[other] { $dealer } раздаде, затова в първата взятка излиза { $player }.
    }
}
marriage-why-lead-winner = { $player-is ->
    [you] Ти взе последната взятка, затова ти излизаш.
   *[other] { $player } взе последната взятка, затова излиза.
}
marriage-why-lead-any = Който излиза, избира картата.
marriage-why-open-any = Талонът е отворен, затова можеш да отговориш с всяка карта, не е нужно от същата боя.
marriage-why-strict-closed = Талонът е затворен: вече се отговаря на боята.
marriage-why-strict-empty = Талонът свърши: вече се отговаря на боята.
marriage-why-beat = Трябва да биеш { $led } с по-силна карта от същата боя: { $cards }.
marriage-why-follow = Трябва да отговориш на { $suit }, а не можеш да биеш картата: { $cards }.
marriage-why-trump = Нямаш { $suit }, затова трябва да цакаш: { $cards }.
marriage-why-nothing = Нямаш нито { $suit }, нито коз, затова става всяка карта.
marriage-why-marriage = Ти обяви анонс, затова излизаш с карта от него: { $cards }.
marriage-why-blocked = Сега не може: { $cards }.
marriage-why-may-announce = Можеш да обявиш { $points } в { $suit }; после излизаш с попа или с дамата.
marriage-why-may-exchange = Можеш да размениш { $low } за { $card }.
marriage-why-exchange-too-late = { $low } вече не може да се размени: в талона има само две карти.
marriage-why-exchange-closed = { $low } вече не може да се размени: талонът е затворен.
marriage-why-may-close = Можеш да затвориш талона, ако мислиш, че ще стигнеш 66 без теглене.
marriage-why-may-claim = Можеш да обявиш 66. Излезеш ли с карта, първо трябва да вземеш още една взятка.
marriage-why-wait = Докато не си на ход, няма какво да правиш.
marriage-why-private = Какво може един играч, казвам само на него: попитай ме в личния ни чат.
