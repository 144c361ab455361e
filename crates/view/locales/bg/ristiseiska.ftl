### Какво се казва на маса за ристисейска.

ristiseiska-name = Ристисейска

## Кой е на ход

ristiseiska-turn-first = { $player-is ->
    [you] Седмицата спатия е у теб: започни с нея.
   *[other] { $player } държи седмицата спатия и започва с нея.
}
ristiseiska-turn-play = { $player-is ->
    [you] Твой ред е: играй карта, която пасва.
   *[other] На ход е { $player }.
}
ristiseiska-turn-only = Трябва да играеш { $card }.
ristiseiska-turn-bonus = { $player-is ->
    [you] Ти завърши едната страна на боята: играй още една карта или приключи хода си.
   *[other] { $player } завърши едната страна на боята и може да играе още една карта.
}
ristiseiska-turn-give = { $giver-is ->
    [you] { $stuck } няма какво да играе. Твой ред е: избери коя карта да дадеш.
   *[other] { $stuck-is ->
        [you] Нямаш какво да играеш и { $giver } избира карта за теб.
       *[other] { $stuck } няма какво да играе и { $giver } избира коя карта да даде.
    }
}
ristiseiska-stalled = Вече { $turns } хода без игра: дава се карта, която не пасва никъде, ако има.

## Една боя на масата

ristiseiska-grid-closed = { $suit } още няма нищо
ristiseiska-grid-waits = { $suit } още няма нищо · следва 7
ristiseiska-grid-one = { $suit } { $lies } · следва { $next }
ristiseiska-grid-two = { $suit } { $lies } · следват { $low } и { $high }
ristiseiska-grid-low-done = { $suit } { $lies } · надолу е готово · следва { $next }
ristiseiska-grid-high-done = { $suit } { $lies } · нагоре е готово · следва { $next }
ristiseiska-grid-done = { $suit } { $lies } · готово

## Играчите

ristiseiska-seat-new = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $cards ->
    [one] 1 карта
   *[other] { $cards } карти
}
ristiseiska-seat-played = { $player-is ->
    [you] Ти: { $cards ->
        [one] 1 карта
       *[other] { $cards } карти
    } · изигра { $played }
   *[other] { $player }: { $cards ->
        [one] 1 карта
       *[other] { $cards } карти
    } · изигра { $played }
}
ristiseiska-seat-stuck = { $player-is ->
    [you] Ти: { $cards ->
        [one] 1 карта
       *[other] { $cards } карти
    } · нямаше какво да играеш
   *[other] { $player }: { $cards ->
        [one] 1 карта
       *[other] { $cards } карти
    } · нямаше какво да играе
}
ristiseiska-seat-given = { $player }: { $cards ->
    [one] 1 карта
   *[other] { $cards } карти
} · нямаше какво да играе и получи карта от { $giver }
ristiseiska-seat-given-card = { $player-is ->
    [you] Ти: { $cards ->
        [one] 1 карта
       *[other] { $cards } карти
    } · нямаше какво да играеш и получи { $card } от { $giver }
   *[other] { $player }: { $cards ->
        [one] 1 карта
       *[other] { $cards } карти
    } · нямаше какво да играе и получи { $card } от теб
}
ristiseiska-token-nobody = Жетонът още не е у никого. Накрая струва { $points }.
ristiseiska-token-at = { $player-is ->
    [you] Жетонът е у теб. Накрая струва { $points }.
   *[other] Жетонът е у { $player }. Накрая струва { $points }.
}
ristiseiska-whole-hand = Ръката ти: { $cards }
ristiseiska-more-under-why = { $count ->
    [one] Още 1 карта за даване: под „Защо?“.
   *[other] Още { $count } карти за даване: под „Защо?“.
}

## В картинка

ristiseiska-scene-first = { $player-is ->
    [you] Твой ред е: започни
   *[other] Започва { $player }
}
ristiseiska-scene-play = { $player-is ->
    [you] Твой ред е: играй карта, която пасва
   *[other] На ход е { $player }
}
ristiseiska-scene-bonus = { $player-is ->
    [you] Твой ред е: играй още или приключи
   *[other] { $player } може да играе още
}
ristiseiska-scene-give = { $giver-is ->
    [you] Твой ред е: дай карта на { $stuck }
   *[other] { $stuck-is ->
        [you] { $giver } ти дава карта
       *[other] { $giver } дава карта на { $stuck }
    }
}
ristiseiska-scene-stuck = чака карта
ristiseiska-scene-could-not = нямаше ход
ristiseiska-scene-given = получи карта
ristiseiska-scene-token = жетон
ristiseiska-scene-out = { $winner-is ->
    [you] Печелиш
   *[other] { $winner } печели
}
ristiseiska-scene-no-card = без карти и без наказание
ristiseiska-scene-charged = жетон: { $token }

## Ръката в 200 знака

ristiseiska-alert-waiting = { $cards }. Не е твой ред.
ristiseiska-alert-turn = { $cards }. Твой ред е.
ristiseiska-alert-give = { $cards }. Един играч чака карта от теб.

## Бутони

ristiseiska-button-end = Край на хода

## Завършено раздаване

ristiseiska-deal-won = { $winner-is ->
    [you] Раздаване { $deal }: печелиш ти
   *[other] Раздаване { $deal }: печели { $winner }
}
ristiseiska-cause-played-out = { $player-is ->
    [you] Ти изигра последната си карта.
   *[other] { $player } изигра последната си карта.
}
ristiseiska-cause-gave-last = { $player-is ->
    [you] { $receiver } нямаше какво да играе и ти даде последната си карта.
   *[other] { $receiver-is ->
        [you] Нямаше какво да играеш и { $player } ти даде последната си карта.
       *[other] { $receiver } нямаше какво да играе и { $player } даде последната си карта.
    }
}
ristiseiska-charge = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $points ->
    [one] 1 наказателна точка
   *[other] { $points } наказателни точки
} за { $cards }
ristiseiska-charge-nothing = { $player-is ->
    [you] Ти: без карти и без наказание
   *[other] { $player }: без карти и без наказание
}
ristiseiska-charge-token = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $points ->
    [one] 1 наказателна точка
   *[other] { $points } наказателни точки
}, { $token } за жетона и { $for_cards } за { $cards }
ristiseiska-charge-token-only = { $player-is ->
    [you] Ти: без карти, но { $token } за жетона
   *[other] { $player }: без карти, но { $token } за жетона
}
ristiseiska-token-never-taken = Всички винаги имаха какво да играят, затова никой не плаща за жетона.
ristiseiska-values = Попът струва 13, дамата 12, валето 11, асото { $ace }, а всяка друга карта колкото числото си.

ristiseiska-standing-limit = Наказателни точки. Щом някой стигне { $limit }, печели най-малкият сбор.
ristiseiska-standing-single = Решава едно раздаване: който пръв остане без карти, печели партията.

## Какво е позволено и защо

ristiseiska-why-first = Всяко раздаване започва с { $card }, затова само тази карта е възможна.
ristiseiska-why-must-play = Който има карта, която пасва, трябва да играе. Можеш да играеш: { $cards }.
ristiseiska-why-blocked = Сега не може: { $cards }.
ristiseiska-why-order = { $value ->
   *[on] Във всяка боя първо идва седмицата, после шестицата, после осмицата. След това се продължава от петицата надолу до асото и от деветката нагоре до попа.
    [off] Във всяка боя първо идва седмицата, после шестицата. След това се продължава от петицата надолу до асото и от осмицата нагоре до попа.
}
ristiseiska-why-bonus = Ти игра асо или поп, затова можеш да играеш още една карта: { $cards }.
ristiseiska-why-may-end = Можеш и да приключиш хода си. Това не струва нищо.
ristiseiska-why-you-give = { $stuck } няма карта, която пасва. Карта дава играчът преди него на масата, а това си ти.
ristiseiska-why-you-give-instead = { $stuck } няма карта, която пасва. По-близките играчи имат само по една карта и я задържат, затова даваш ти.
ristiseiska-why-give-any = Избираш ти и можеш да дадеш всяка своя карта, с лицето надолу: само двамата знаете коя е.
ristiseiska-why-give-useless = Вече { $turns } хода никой не е играл, затова трябва да дадеш карта, която сега не пасва никъде: { $cards }.
ristiseiska-why-give-fitting = Тези пасват и можеш да ги играеш по-късно: { $cards }.
ristiseiska-why-give-last = Това е последната ти карта. Щом я дадеш, оставаш без карти и печелиш раздаването.
ristiseiska-why-you-are-stuck = Нямаш карта, която пасва, затова получаваш една. В този ход не играеш, дори и с нея.
ristiseiska-why-wait = Докато не си на ход, няма какво да правиш.
ristiseiska-why-private = Какво може един играч, казвам само на него: попитай ме в личния ни чат.

## Опции: правилото и надписът на бутона

ristiseiska-option-stuck = { $value ->
   *[cards] Който няма какво да играе, получава карта от играча преди него.
    [token] Който няма какво да играе, взема жетона; карти не се дават.
}
ristiseiska-option-token-penalty = { $value ->
   *[50] Ако се играе с жетон, накрая той струва 50 точки.
    [21] Ако се играе с жетон, накрая той струва 21 точки.
    [25] Ако се играе с жетон, накрая той струва 25 точки.
}
ristiseiska-option-last-card-gift = { $value ->
   *[wins] Който има само една карта, дава нея и печели раздаването.
    [skip] Който има само една карта, я задържа и дава играчът преди него.
}
ristiseiska-option-limit = { $value ->
   *[100] Щом някой стигне 100 наказателни точки, печели най-малкият сбор.
    [single] Партията е едно раздаване: печели, който пръв остане без карти.
    [50] Щом някой стигне 50 наказателни точки, печели най-малкият сбор.
    [200] Щом някой стигне 200 наказателни точки, печели най-малкият сбор.
}
ristiseiska-option-five-needs-eight = { $value ->
   *[on] Петицата чака осмицата от същата боя.
    [off] За петицата стига шестицата, без осмицата.
}
ristiseiska-option-ace-penalty = { $value ->
   *[1] Асо, останало в ръката, струва 1.
    [14] Асо, останало в ръката, струва 14.
}
ristiseiska-option-bonus = { $value ->
   *[chain] След всяко асо и всеки поп може да се играе още една карта.
    [once] След асо или поп може да се играе още една карта, но не и трета.
    [off] Асото и попът не дават право на още една карта.
}
ristiseiska-option-first-round-free = { $value ->
   *[off] Който няма какво да играе, получава карта или жетона още от първия ход.
    [on] Докато всички минат по веднъж, никой не получава карта или жетон.
}
ristiseiska-option-max-players = { $value ->
   *[5] Играят до петима.
    [8] Играят до осмина.
}

ristiseiska-set-stuck = { $value ->
   *[cards] Без ход: карта
    [token] Без ход: жетон
}
ristiseiska-set-token-penalty = { $value ->
   *[50] Жетон: струва 50
    [21] Жетон: струва 21
    [25] Жетон: струва 25
}
ristiseiska-set-last-card-gift = { $value ->
   *[wins] Последната се дава
    [skip] Последната се пази
}
ristiseiska-set-limit = { $value ->
   *[100] Партия: до 100
    [single] Партия: 1 раздаване
    [50] Партия: до 50
    [200] Партия: до 200
}
ristiseiska-set-five-needs-eight = { $value ->
   *[on] Петица: след 8
    [off] Петица: след 6
}
ristiseiska-set-ace-penalty = { $value ->
   *[1] Асо: струва 1
    [14] Асо: струва 14
}
ristiseiska-set-bonus = { $value ->
   *[chain] Асо и поп: още
    [once] Асо и поп: още 1
    [off] Асо и поп: край
}
ristiseiska-set-first-round-free = { $value ->
   *[off] Първи ход: важи
    [on] Първи ход: свободен
}
ristiseiska-set-max-players = { $value ->
   *[5] Играчи: до 5
    [8] Играчи: до 8
}
