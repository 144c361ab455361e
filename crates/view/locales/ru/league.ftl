### Лиги сообщества.

## Список

league-list-title = { $own ->
    [yes] Твои лиги
   *[no] Лиги здесь
}
league-list-empty = { $own ->
    [yes] Тебя нет ни в одной лиге.
   *[no] Здесь пока нет ни одной лиги.
}
league-listed = { $name } · { $game } · { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
} · { $stage ->
    [playing] идёт сезон
    [closed] закончена
   *[other] можно вступить
}
league-list-how = /league create и имя открывает новую.

## Одна лига

league-title = { $name } · { $game }
league-format = { $format ->
    [ladder] Открытая лестница: играй с кем хочешь. Между одной и той же парой считаются три партии в день.
    [round-robin] Каждый играет с каждым { $rounds ->
        [1] один раз
        [one] { $rounds } раз
        [few] { $rounds } раза
       *[other] { $rounds } раз
    }.
    [swiss] Швейцарка, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[other] { $rounds } туров
    }: играют те, кто идёт вровень.
    [knockout] На вылет: проигравший выбывает.
   *[other] Смена столов, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[other] { $rounds } туров
    }: в каждом туре новые люди.
}
league-length = { $ladder ->
    [yes] Сезон длится { $lasts }.
   *[no] Тур длится { $lasts }.
}
league-again = { $again ->
    [yes] За одним сезоном следует другой.
   *[no] Лига кончается вместе с сезоном.
}
league-boards = За всеми столами тура { $boards ->
    [1] одна и та же раздача
    [one] одна и та же { $boards } раздача
    [few] одни и те же { $boards } раздачи
   *[other] одни и те же { $boards } раздач
}, так что везение не в счёт: твои очки сравниваются с очками того же места за другими столами.
league-round-sealed = Карты всех столов запечатаны этим кодом, пока не закончится тур:
league-rule = • { $rule }
league-gathering = Сезон сейчас не идёт. Вступай, а начнёт его хозяин лиги.
league-missing = { $count ->
    [one] Чтобы начать, нужен ещё { $count } человек.
    [few] Чтобы начать, нужны ещё { $count } человека.
    [many] Чтобы начать, нужно ещё { $count } человек.
   *[other] Чтобы начать, нужно ещё { $count } человека.
}
league-resumes = Следующий сезон начнётся { $moment }, если в лиге наберётся достаточно людей.
league-closed = Эта лига закончена.
league-member = { $player-is ->
    [you] ты
   *[other] { $player }
}
league-members = Игроки: { $players }
league-more-members = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[other] и ещё { $count }
}
league-season = Сезон { $season }
league-round-until = Тур { $round }, сыграть до { $until }
league-ladder-until = До { $until }
league-head-points = Очки
league-head-matches = Сыграно
league-head-difference = Разн.
league-player = { $player-is ->
    [you] Ты
   *[other] { $player }
}
league-decided-by = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $by ->
    [head-to-head] ниже по личным встречам
    [sonneborn-berger] ниже по Зоннеборну–Бергеру
    [buchholz] ниже по Бухгольцу
    [difference] ниже по разнице
    [wins] ниже по победам
   *[lot] ниже по жребию
}
league-more-lines = { $count ->
    [one] … и ещё { $count }
    [few] … и ещё { $count }
   *[other] … и ещё { $count }
}
league-your-fixture = Твоя следующая партия: { $others }
league-your-bye = В этом туре у тебя нет партии.
league-your-done = Твоя партия этого тура сыграна.

## Тур

league-round-title = { $name } · сезон { $season }, тур { $round }
league-deadline = Сыграть до { $until }
league-fixture-open = { $table }. { $players }
league-fixture-played = { $table }. { $players } ✓
league-fixture-walk-over = { $table }. { $players } (не сыграно)
league-fixture-other = { $player-is ->
    [you] ты
   *[other] { $player }
}
league-fixture-player = { $player-is ->
    [you] ты
   *[other] { $player }
}{ $won ->
    [yes] {" "}🏆
   *[no] {""}
}
league-bye = Не играют: { $players }

## Сезон, который закончился, и сезон, который начинается

league-season-past = { $name } · сезон { $season } закончен
league-champion = { $player-is ->
    [you] 👑 Победа в сезоне: ты
   *[other] 👑 Победа в сезоне: { $player }
}
league-no-champion = Победителя сезона нет.
league-began = { $name } · начался сезон { $season }
league-began-people = { $people ->
    [one] Играет { $people } человек.
    [few] Играют { $people } человека.
   *[other] Играют { $people } человек.
}
league-began-ladder = Вступить ещё может любой.
league-reminder = { $name }: не забудь сыграть свою партию

## Создать и закончить

league-manage-title = { $name }: как играют
league-manage-who = Решают хозяин лиги и админы.
league-manage-playing = Это можно изменить между сезонами.
league-ask-finish = Закончить этот сезон лиги { $name } сейчас?
league-ask-finish-effect = Таблица останется, как есть. Несыгранные партии не считаются.
league-ask-close = Закрыть лигу { $name } навсегда?
league-ask-close-effect = Идущий сезон кончится, как есть, и другого не будет.
league-ask-leave = { $player-is ->
    [you] Выйти из лиги { $name }?
   *[other] { $player }, выйти из лиги { $name }?
}
league-ask-leave-effect = { $format ->
    [none] Это ничего не стоит: сезон не идёт, и можно вступить снова.
    [ladder] Твои партии останутся в таблице. Чтобы играть дальше, вступи снова.
    [knockout] В этом сезоне ты выбываешь, даже если вступишь снова: дальше проходит твой соперник.
   *[other] Несыгранные партии и партии туров, которые начнутся до твоего возвращения, навсегда достанутся соперникам.
}
league-people-title = { $name }: кто участвует
league-people-how = ✕ убирает игрока, ↩ возвращает. Кого убрали, тот не может вступить снова сам.
league-ask-remove = { $player }: убрать из лиги { $name }?
league-ask-remove-effect = Несыгранные партии достанутся соперникам, даже после возвращения.
button-league-people = Участники
button-league-join = Вступить
button-league-leave = Выйти
button-league-play = Играть партию
button-league-rounds = Туры
button-league-past = Прошлые сезоны
button-league-manage = Управление
button-league-begin = Начать сезон
button-league-finish = Закончить сезон
button-league-close = Закрыть лигу
button-league-yes = Да
button-league-back = Назад
button-league-list = Все лиги
button-league-show = Показать лигу
button-league-game = Игра: { $game }
button-league-format = { $format ->
    [ladder] Лестница
    [round-robin] Круговая
    [swiss] Швейцарка
    [knockout] На вылет
   *[other] Смена столов
}
button-league-rounds-count = Туров: { $rounds }
button-league-days = Дней: { $days }
button-league-again = Ещё сезон: { $again ->
    [yes] да
   *[no] нет
}
button-league-boards = Те же карты: { $boards ->
    [0] нет
   *[other] { $boards }
}
button-league-preset = Опции: { $name }
league-preset-usual = обычные
