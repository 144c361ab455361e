### Какво се казва на маса за 66.

sznap-name = 66

## Кой е на ход

sznap-turn-marriage = { $player-is ->
    [you] Ти обяви анонс в { $suit }. Излез с попа или с дамата.
   *[other] { $player } обяви анонс в { $suit } и излиза с попа или с дамата.
}

## Какво има на масата

sznap-announced = { $player-is ->
    [you] Ти направи анонс { $points } в { $suit }.
   *[other] { $player } направи анонс { $points } в { $suit }.
}

## В картинка

sznap-note-marriages = направи анонс { $list }

## Бутони

sznap-close-costs = Повече никой не тегли. Ако до последната карта нямаш 66, губиш раздаването.

## Завършено раздаване

sznap-stake-nothing = { $player-is ->
    [you] Ти остана без точки: това носи 3 точки.
   *[other] { $player } остана без точки: това носи 3 точки.
}

## Какво е позволено и защо

sznap-why-may-announce = Можеш да обявиш анонс { $points } в { $suit } и да излезеш с попа или с дамата; анонсът се брои, щом вземеш тази взятка или някоя след нея.
sznap-why-may-close = Можеш да затвориш талона, ако мислиш, че до последната карта ще стигнеш 66 без теглене.

## Какво още има на масата

sznap-pending = { $player-is ->
    [you] Твоят анонс { $points } чака взятка.
   *[other] Анонсът { $points } на { $player } чака взятка.
}
sznap-twenty-cards = Играе се с 20 карти, без деветките.
sznap-button-meld-and-declare = Анонс { $card }, 66

## Какво сложи край на раздаването

sznap-deal-drawn = Раздаване { $deal }: равенство
sznap-last-trick-bonus = { $player-is ->
    [you] Последната взятка ти донесе 10 от тези точки.
   *[other] Последната взятка донесе на { $player } 10 от тези точки.
}
sznap-never-counted = { $player-is ->
    [you] Последният ти анонс, { $points }, не се брои: след него нямаш взятка.
   *[other] Последният анонс на { $player }, { $points }, не се брои: след него няма взятка.
}

sznap-cause-declared = { $player-is ->
    [you] Ти обяви 66 и преброи { $points }.
   *[other] { $player } обяви 66 и преброи { $points }.
}
sznap-cause-declared-after-own-close = { $player-is ->
    [you] Ти затвори талона, обяви 66 и преброи { $points }.
   *[other] { $player } затвори талона, обяви 66 и преброи { $points }.
}
sznap-cause-declared-against-closer = { $player-is ->
    [you] { $closer } затвори талона, но ти по-бързо обяви 66 и преброи { $points }.
   *[other] { $closer-is ->
        [you] Ти затвори талона, но { $player } по-бързо обяви 66 и преброи { $points }.
       *[other] { $closer } затвори талона, но { $player } по-бързо обяви 66 и преброи { $points }.
    }
}
sznap-cause-false-declaration = { $player-is ->
    [you] Ти обяви 66, но преброи само { $points }.
   *[other] { $player } обяви 66, но преброи само { $points }.
}
sznap-cause-false-declaration-by-closer = { $player-is ->
    [you] Ти затвори талона и обяви 66, но преброи само { $points }.
   *[other] { $player } затвори талона и обяви 66, но преброи само { $points }.
}
sznap-cause-false-declaration-against-closer = { $player-is ->
    [you] { $closer } затвори талона. Ти обяви 66, но преброи само { $points }.
   *[other] { $closer-is ->
        [you] Ти затвори талона. { $player } обяви 66, но преброи само { $points }.
       *[other] { $closer } затвори талона. { $player } обяви 66, но преброи само { $points }.
    }
}
sznap-cause-closed-made = { $player-is ->
    [you] Ти затвори талона и при последната карта имаше { $points }, тоест поне 66.
   *[other] { $player } затвори талона и при последната карта имаше { $points }, тоест поне 66.
}
sznap-cause-closed-failed = { $player-is ->
    [you] Ти затвори талона, но при последната карта имаше само { $points }.
   *[other] { $player } затвори талона, но при последната карта имаше само { $points }.
}
sznap-cause-played-out = { $player-is ->
    [you] Картите свършиха и ти имаш повече точки: { $points }.
   *[other] Картите свършиха и { $player } има повече точки: { $points }.
}
sznap-cause-played-out-draw = Картите свършиха и двете страни имат по { $points } точки.

sznap-nobody-scores = Никой не печели точки; следващия път раздава другият.

## Какво още може или не може

sznap-why-first-trick = Най-малкият коз се разменя и 66 се обявяват чак след първата взятка.
sznap-why-melds-by-leading = Ако излезеш с попа или с дамата от { $suit }, правиш анонс { $points }. Брои се, щом вземеш тази взятка или някоя след нея.
sznap-why-meld-too-late = Попът и дамата от { $suit } вече не са анонс: анонси има само докато се тегли от талона.
sznap-why-may-meld-and-declare = Можеш и да обявиш 66 заедно с анонс: той се брои веднага и раздаването свършва.
sznap-why-only-closer = Не можеш да обявиш 66: талонът е затворен и това може само който го е затворил.

## Опции: правилото и надписът на бутона

sznap-option-variant = { $value ->
   *[66] 24 карти, от деветка до асо; по шест в ръка.
    [schnapsen] 20 карти, от вале до асо; по пет в ръка.
}
sznap-option-target = Партията е до { $value } точки.
sznap-option-meld = { $value ->
   *[automatic] Анонсът става, като излезеш с попа или с дамата.
    [explicit] Анонсът се обявява, преди да излезеш с попа или с дамата.
}
sznap-option-show-points = { $value ->
   *[off] По време на раздаването точките не се показват.
    [own] По време на раздаването всеки вижда своите точки.
    [both] По време на раздаването се показват точките на всички.
}
sznap-option-failed-close-3 = { $value ->
   *[in-the-deal] Неуспешно затваряне струва 2, или 3, ако противникът е без взятка в цялото раздаване.
    [at-closing] Неуспешно затваряне струва 2, или 3, ако противникът при затварянето е без взятка.
}
sznap-option-exchange-min-stock = { $value ->
   *[2] Най-малкият коз се разменя до последните две карти в талона.
    [4] Най-малкият коз се разменя, докато в талона има поне четири карти.
}
sznap-option-closer-opponent-may-declare = { $value ->
   *[no] След затваряне 66 обявява само затворилият.
    [yes] След затваряне и противникът може да обяви 66.
}

sznap-set-variant = { $value ->
   *[66] Карти: 24
    [schnapsen] Карти: 20
}
sznap-set-target = Партия до { $value }
sznap-set-meld = { $value ->
   *[automatic] Анонс: с излизане
    [explicit] Анонс: обявява се
}
sznap-set-show-points = { $value ->
   *[off] Точки: скрити
    [own] Точки: само своите
    [both] Точки: на всички
}
sznap-set-failed-close-3 = { $value ->
   *[in-the-deal] Неуспех: 3 изобщо без взятка
    [at-closing] Неуспех: 3 без взятка до затваряне
}
sznap-set-exchange-min-stock = { $value ->
   *[2] Размяна: 2+ карти
    [4] Размяна: 4+ карти
}
sznap-set-closer-opponent-may-declare = { $value ->
   *[no] 66: затворилият
    [yes] 66: и двамата
}
