### Какво се казва на маса за шнапс.

snaps-name = Шнапс

## Бутони

snaps-close-costs = Повече никой не тегли. Ако с тези карти не стигнеш 66, губиш раздаването.

## Какво е позволено и защо

snaps-why-may-announce = Можеш да обявиш { $points } в { $suit }; после излизаш с попа или с дамата. Брои се, щом имаш взятка.

## Какво още има на масата

snaps-pending = { $player-is ->
    [you] Твоят анонс { $points } чака първата ти взятка.
   *[other] Анонсът { $points } на { $player } чака първа взятка.
}
snaps-frozen-points = { $player-is ->
    [you] Имаш { $points ->
        [one] 1 точка
       *[other] { $points } точки
    }, замразени при затварянето.
   *[other] { $player } има { $points ->
        [one] 1 точка
       *[other] { $points } точки
    }, замразени при затварянето.
}
snaps-frozen = { $opponent-is ->
    [you] Каквото вземеш след затварянето, не се брои; тогава ти беше { $tricks ->
        [0] без взятка
        [one] с 1 взятка
       *[other] с { $tricks } взятки
    }.
   *[other] Каквото { $opponent } вземе след затварянето, не се брои; тогава беше { $tricks ->
        [0] без взятка
        [one] с 1 взятка
       *[other] с { $tricks } взятки
    }.
}
snaps-frozen-stake = { $closer-is ->
    [you] Колко можеш да спечелиш, се реши при затварянето: тогава { $opponent } беше { $tricks ->
        [0] без взятка
        [one] с 1 взятка
       *[other] с { $tricks } взятки
    }.
   *[other] { $opponent-is ->
        [you] Колко може да спечели { $closer }, се реши при затварянето: тогава ти беше { $tricks ->
            [0] без взятка
            [one] с 1 взятка
           *[other] с { $tricks } взятки
        }.
       *[other] Колко може да спечели { $closer }, се реши при затварянето: тогава { $opponent } беше { $tricks ->
            [0] без взятка
            [one] с 1 взятка
           *[other] с { $tricks } взятки
        }.
    }
}

## Какво сложи край на раздаването

snaps-at-close = { $player-is ->
    [you] При затварянето имаше { $points ->
        [one] 1 точка
       *[other] { $points } точки
    } и беше { $tricks ->
        [0] без взятка
        [one] с 1 взятка
       *[other] с { $tricks } взятки
    }.
   *[other] При затварянето { $player } имаше { $points ->
        [one] 1 точка
       *[other] { $points } точки
    } и беше { $tricks ->
        [0] без взятка
        [one] с 1 взятка
       *[other] с { $tricks } взятки
    }.
}
snaps-never-counted = { $player-is ->
    [you] Твоят анонс { $points } не се брои, защото нямаш взятка.
   *[other] Анонсът { $points } на { $player } не се брои, защото няма взятка.
}

snaps-cause-reached = { $player-is ->
    [you] { $claimed ->
        [yes] Ти обяви 66 и преброи { $points }.
       *[no] Ти стигна 66 и имаш { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } обяви 66 и преброи { $points }.
       *[no] { $player } стигна 66 и има { $points }.
    }
}
snaps-cause-last-trick = { $player-is ->
    [you] { $claimed ->
        [yes] Картите свършиха и никой не обяви 66: последната взятка е твоя.
       *[no] Картите свършиха и никой не стигна 66: последната взятка е твоя.
    }
   *[other] { $claimed ->
        [yes] Картите свършиха и никой не обяви 66: последната взятка е за { $player }.
       *[no] Картите свършиха и никой не стигна 66: последната взятка е за { $player }.
    }
}
snaps-cause-closed-made = { $player-is ->
    [you] Ти затвори талона и стигна 66: накрая { $points }.
   *[other] { $player } затвори талона и стигна 66: накрая { $points }.
}
snaps-cause-closed-failed = { $player-is ->
    [you] Ти затвори талона, но стигна само { $points }.
   *[other] { $player } затвори талона, но стигна само { $points }.
}
snaps-cause-closed-overtaken = { $player-is ->
    [you] { $closer } затвори талона, но ти по-бързо стигна 66: накрая { $points }.
   *[other] { $closer-is ->
        [you] Ти затвори талона, но { $player } по-бързо стигна 66: накрая { $points }.
       *[other] { $closer } затвори талона, но { $player } по-бързо стигна 66: накрая { $points }.
    }
}
snaps-cause-false-claim = { $player-is ->
    [you] Ти обяви 66, но преброи само { $points }.
   *[other] { $player } обяви 66, но преброи само { $points }.
}
snaps-cause-false-claim-by-closer = { $player-is ->
    [you] Ти затвори талона и обяви 66, но преброи само { $points }.
   *[other] { $player } затвори талона и обяви 66, но преброи само { $points }.
}
snaps-cause-false-claim-against-closer = { $player-is ->
    [you] { $closer } затвори талона. Ти обяви 66, но преброи само { $points }.
   *[other] { $closer-is ->
        [you] Ти затвори талона. { $player } обяви 66, но преброи само { $points }.
       *[other] { $closer } затвори талона. { $player } обяви 66, но преброи само { $points }.
    }
}

snaps-stake-last-trick = Последната взятка носи 1 точка, колкото и точки да има всеки.
snaps-frozen-saved = { $player-is ->
    [you] При затварянето ти имаше { $points }, тоест поне 33: това носи 1 точка.
   *[other] При затварянето { $player } имаше { $points }, тоест поне 33: това носи 1 точка.
}
snaps-frozen-low = { $player-is ->
    [you] При затварянето ти имаше { $points }, тоест под 33: това носи 2 точки.
   *[other] При затварянето { $player } имаше { $points }, тоест под 33: това носи 2 точки.
}
snaps-frozen-no-trick = { $player-is ->
    [you] При затварянето ти беше без взятка: това носи 3 точки.
   *[other] При затварянето { $player } беше без взятка: това носи 3 точки.
}
snaps-penalty-failed-close = Това носи 2 точки: колкото можеше да донесе затварянето, но не по-малко от 2.

## Партията

snaps-counting-up = До { $target } точки; бумерлът е за загубилия.
snaps-counting-down = Брои се надолу от { $target } до 0; бумерлът е за загубилия.
snaps-bummerls = Дадени бумерли, от най-много { $best_of }: { $first-is ->
    [you] ти
   *[other] { $first }
} { $first_won }, { $second-is ->
    [you] ти
   *[other] { $second }
} { $second_won }
snaps-bummerl-given = { $player-is ->
    [you] { $count ->
        [one] Бумерлът е за теб.
       *[other] За теб са два бумерла, защото нямаш нито една точка.
    }
   *[other] { $count ->
        [one] Бумерлът е за { $player }.
       *[other] За { $player } са два бумерла, защото няма нито една точка.
    }
}

## Резултатът по раздавания

snaps-sheet-note = { $bummerls ->
    [one] бумерл
   *[other] 2 бумерла
}

## Какво още може или не може

snaps-why-first-trick = { $what ->
   *[sharp] Остри правила: размяна на валето и анонси има след първата взятка.
    [claim] 66 се обявяват след първата взятка.
    [both] Остри правила: размяна на валето, анонси и обявяване на 66 има след първата взятка.
}
snaps-why-marriage-frozen = Попът и дамата от { $suit } не могат да се обявят: талонът е затворен и анонсът няма да се брои.
snaps-why-talon-too-small = Остри правила: талонът вече не може да се затвори, трябва да има поне { $least } карти.
snaps-why-only-closer = Талонът е затворен: с 66 може да спечели само който го е затворил. Ти можеш да му попречиш.
snaps-why-ends-by-itself = Щом имаш 66, раздаването спира само.

## Опции: правилото и надписът на бутона

snaps-option-bummerl-format = { $value ->
   *[1] Партията е един бумерл.
    [3] Печели, който пръв даде два бумерла от три.
    [5] Печели, който пръв даде три бумерла от пет.
    [7] Печели, който пръв даде четири бумерла от седем.
}
snaps-option-target = Бумерлът е до { $value } точки.
snaps-option-claim-mode = { $value ->
   *[auto] Щом някой има 66, раздаването спира само.
    [declare] Играчите сами броят и обявяват 66.
}
snaps-option-frozen = { $value ->
   *[full] След затваряне нищо, което противникът спечели, не се брои.
    [scoring-only] След затваряне противникът играе за себе си и може пръв да стигне 66.
}
snaps-option-sharp = { $value ->
   *[off] Меки правила: размяна, затваряне и анонси още от началото и до последните две карти в талона.
    [on] Остри правила: за размяна и затваряне в талона трябва да има поне четири карти, а размяна и анонси има след първата взятка.
}
snaps-option-double-bummerl = { $value ->
   *[off] Всеки бумерл се брои за един.
    [on] Бумерл срещу нула точки се брои за два.
}
snaps-option-score-direction = { $value ->
   *[up] Точките се броят нагоре.
    [down] Точките се броят надолу до 0.
}
snaps-option-show-points = { $value ->
   *[own] По време на раздаването всеки вижда своите точки.
    [off] По време на раздаването точките не се показват.
    [both] По време на раздаването се показват точките на всички.
}

snaps-set-bummerl-format = { $value ->
   *[1] Един бумерл
    [3] До 2 бумерла от 3
    [5] До 3 бумерла от 5
    [7] До 4 бумерла от 7
}
snaps-set-target = Бумерл до { $value }
snaps-set-claim-mode = { $value ->
   *[auto] 66: без обявяване
    [declare] 66: обявява се
}
snaps-set-frozen = { $value ->
   *[full] След затваряне: само затворилият
    [scoring-only] След затваряне: броят се и двамата
}
snaps-set-sharp = { $value ->
   *[off] Правила: меки
    [on] Правила: остри
}
snaps-set-double-bummerl = { $value ->
   *[off] На нула: 1 бумерл
    [on] На нула: 2 бумерла
}
snaps-set-score-direction = { $value ->
   *[up] Броене: нагоре
    [down] Броене: надолу
}
snaps-set-show-points = { $value ->
   *[own] Точки: само своите
    [off] Точки: скрити
    [both] Точки: на всички
}
