### Какво се казва на маса за сантасе.

santase-name = Сантасе

## Кой е на ход

santase-turn-draw = { $player-is ->
    [you] Взятката е твоя. Още не сте теглили.
   *[other] { $player } взе взятката. Още не е теглено.
}

## Бутони

santase-button-draw = Тегля

## Завършено раздаване

santase-deal-drawn = Раздаване { $deal }: равенство
santase-last-trick-bonus = { $player-is ->
    [you] Последната взятка ти донесе 10 от тези точки.
   *[other] Последната взятка донесе на { $player } 10 от тези точки.
}

santase-cause-claim = { $player-is ->
    [you] { $claimed ->
        [yes] Ти обяви 66 и преброи { $points }.
       *[no] Ти стигна 66 и имаш { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } обяви 66 и преброи { $points }.
       *[no] { $player } стигна 66 и има { $points }.
    }
}
santase-cause-claim-after-own-close = { $player-is ->
    [you] { $claimed ->
        [yes] Ти затвори талона, обяви 66 и преброи { $points }.
       *[no] Ти затвори талона, стигна 66 и имаш { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } затвори талона, обяви 66 и преброи { $points }.
       *[no] { $player } затвори талона, стигна 66 и има { $points }.
    }
}
santase-cause-claim-against-closer = { $player-is ->
    [you] { $claimed ->
        [yes] { $closer } затвори талона, но ти по-бързо обяви 66 и преброи { $points }.
       *[no] { $closer } затвори талона, но ти по-бързо стигна 66 и имаш { $points }.
    }
   *[other] { $closer-is ->
        [you] { $claimed ->
            [yes] Ти затвори талона, но { $player } по-бързо обяви 66 и преброи { $points }.
           *[no] Ти затвори талона, но { $player } по-бързо стигна 66 и има { $points }.
        }
       *[other] { $claimed ->
            [yes] { $closer } затвори талона, но { $player } по-бързо обяви 66 и преброи { $points }.
           *[no] { $closer } затвори талона, но { $player } по-бързо стигна 66 и има { $points }.
        }
    }
}
santase-cause-false-claim = { $player-is ->
    [you] Ти обяви 66, но преброи само { $points }.
   *[other] { $player } обяви 66, но преброи само { $points }.
}
santase-cause-false-claim-by-closer = { $player-is ->
    [you] Ти затвори талона и обяви 66, но преброи само { $points }.
   *[other] { $player } затвори талона и обяви 66, но преброи само { $points }.
}
santase-cause-false-claim-against-closer = { $player-is ->
    [you] { $closer } затвори талона. Ти обяви 66, но преброи само { $points }.
   *[other] { $closer-is ->
        [you] Ти затвори талона. { $player } обяви 66, но преброи само { $points }.
       *[other] { $closer } затвори талона. { $player } обяви 66, но преброи само { $points }.
    }
}
santase-cause-played-out = { $player-is ->
    [you] Картите свършиха и ти имаш повече точки: { $points }.
   *[other] Картите свършиха и { $player } има повече точки: { $points }.
}
santase-cause-played-out-draw = Картите свършиха и двете страни имат по { $points } точки.
santase-cause-closed-made = { $player-is ->
    [you] Ти затвори талона и стигна 66 преди противника: накрая { $points }.
   *[other] { $player } затвори талона и стигна 66 преди противника: накрая { $points }.
}
santase-cause-closed-failed = { $player-is ->
    [you] Ти затвори талона, но стигна само { $points }.
   *[other] { $player } затвори талона, но стигна само { $points }.
}
santase-cause-closed-overtaken = { $player-is ->
    [you] { $closer } затвори талона, но ти по-бързо стигна 66: накрая { $points }.
   *[other] { $closer-is ->
        [you] Ти затвори талона, но { $player } по-бързо стигна 66: накрая { $points }.
       *[other] { $closer } затвори талона, но { $player } по-бързо стигна 66: накрая { $points }.
    }
}
santase-cause-closed-draw = Талонът беше затворен, картите свършиха и двете страни имат по { $points } точки.

santase-penalty-three = На тази маса това винаги носи 3 точки.
santase-same-dealer = { $player-is ->
    [you] Никой не печели точки и ти раздаваш отново.
   *[other] Никой не печели точки и { $player } раздава отново.
}

## Какво е позволено и защо

santase-why-first-trick = Анонси, размяна на деветката, затваряне и обявяване на 66 има след първата взятка.
santase-why-may-draw = Можеш първо да теглиш и после да решиш.
santase-why-marriage-too-late = Анонс в { $suit } вече няма: на тази маса се обявява само докато талонът е отворен.
santase-why-talon-too-small = Талонът вече не може да се затвори: на тази маса трябва да има поне { $least } карти.

## Опции: правилото и надписът на бутона

santase-option-target = Партията е до { $value } точки.
santase-option-claim-mode = { $value ->
   *[manual] Играчите сами броят и обявяват 66.
    [auto] Щом този, който излиза, има 66, раздаването спира само.
}
santase-option-show-points = { $value ->
   *[off] По време на раздаването точките не се показват.
    [own] По време на раздаването всеки вижда своите точки.
    [both] По време на раздаването се показват точките на всички.
}
santase-option-close-before-draw = { $value ->
   *[on] Затваря се преди или след тегленето.
    [off] Затваря се само след тегленето.
}
santase-option-min-talon-to-close = { $value ->
   *[2] Може да се затваря до последните две карти в талона.
    [4] Може да се затваря, докато в талона има поне четири карти.
}
santase-option-failed-close = { $value ->
   *[at-closing] Неуспешно затваряне струва 2, или 3, ако противникът при затварянето е без взятка.
    [at-end] Неуспешно затваряне струва 2, или 3, ако противникът накрая е без взятка.
    [three] Неуспешно затваряне винаги струва 3.
}
santase-option-strict-marriages = { $value ->
   *[allowed] Анонси има до края на раздаването.
    [forbidden] Няма анонси, след като талонът е затворен или свършил.
}
santase-option-dealer = { $value ->
   *[winner] Следващия път раздава победителят.
    [loser] Следващия път раздава загубилият.
    [alternate] Играчите раздават поред.
}
santase-option-nine-value = { $value ->
   *[0] Деветката не носи точки.
    [2] Деветката носи 2 точки.
}

santase-set-target = Партия до { $value }
santase-set-claim-mode = { $value ->
   *[manual] 66: обявява се
    [auto] 66: без обявяване
}
santase-set-show-points = { $value ->
   *[off] Точки: скрити
    [own] Точки: само своите
    [both] Точки: на всички
}
santase-set-close-before-draw = { $value ->
   *[on] Затваряне: винаги
    [off] Първо се тегли
}
santase-set-min-talon-to-close = { $value ->
   *[2] Затваряне: 2+ карти
    [4] Затваряне: 4+ карти
}
santase-set-failed-close = { $value ->
   *[at-closing] Неуспех: 3 без взятка до затваряне
    [at-end] Неуспех: 3 без взятка накрая
    [three] Неуспех: винаги 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: докрай
    [forbidden] 20/40: до затваряне
}
santase-set-dealer = { $value ->
   *[winner] Раздава победителят
    [loser] Раздава загубилият
    [alternate] Раздават поред
}
santase-set-nine-value = Деветката носи { $value }
