### Лиги на една общност.

## Списъкът

league-list-title = { $own ->
    [yes] Твоите лиги
   *[no] Лигите тук
}
league-list-empty = { $own ->
    [yes] Не участваш в никоя лига.
   *[no] Тук още няма лига.
}
league-listed = { $name } · { $game } · { $people ->
    [one] един човек
   *[other] { $people } души
} · { $stage ->
    [playing] играе се
    [closed] приключила
   *[other] набира участници
}
league-list-how = С /league create и име започва нова.

## Една лига

league-title = { $name } · { $game }
league-format = { $format ->
    [ladder] Отворена стълбица: всеки играе с когото иска. За един ден важат три мача между едни и същи двама.
    [round-robin] Всеки срещу всеки { $rounds ->
        [one] веднъж
       *[other] по { $rounds } пъти
    }.
    [swiss] Швейцарска система, { $rounds ->
        [one] един кръг
       *[other] { $rounds } кръга
    }: срещат се равните по точки.
    [knockout] С елиминиране: който загуби, отпада.
   *[other] Сменящи се маси, { $rounds ->
        [one] един кръг
       *[other] { $rounds } кръга
    }: всеки кръг с други.
}
league-length = { $ladder ->
    [yes] Сезонът трае { $lasts }.
   *[no] Кръгът трае { $lasts }.
}
league-again = { $again ->
    [yes] След края на сезона започва следващ.
   *[no] Свършва със сезона си.
}
league-boards = Всички маси в кръга играят { $boards ->
    [one] едно и също раздаване
   *[other] едни и същи { $boards } раздавания
}, за да не решава късметът: точките се сравняват с тези на същото място на другите маси.
league-round-sealed = Картите на всички маси са запечатани с този код, докато кръгът не свърши:
league-rule = • { $rule }
league-gathering = Сега не се играе сезон. Включи се; започва го създателят на лигата.
league-missing = { $count ->
    [one] Трябва още един човек, за да започне сезонът.
   *[other] Трябват още { $count } души, за да започне сезонът.
}
league-resumes = Следващият сезон започва на { $moment }, ако има достатъчно участници.
league-closed = Тази лига приключи.
league-member = { $player-is ->
    [you] ти
   *[other] { $player }
}
league-members = Участници: { $players }
league-more-members = { $count ->
    [one] и още един
   *[other] и още { $count }
}
league-season = Сезон { $season }
league-round-until = Кръг { $round }, играе се до { $until }
league-ladder-until = До { $until }
league-head-points = Точки
league-head-matches = Мачове
league-head-difference = Разл.
league-player = { $player-is ->
    [you] Ти
   *[other] { $player }
}
league-decided-by = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $by ->
    [head-to-head] по-назад по срещите помежду им
    [sonneborn-berger] по-назад по Зонеборн–Бергер
    [buchholz] по-назад по Бухолц
    [difference] по-назад по разлика
    [wins] по-назад по победи
   *[lot] по-назад по жребий
}
league-more-lines = { $count ->
    [one] … и още един
   *[other] … и още { $count }
}
league-your-fixture = Следващият ти мач: { $others }
league-your-bye = В този кръг почиваш.
league-your-done = Мачът ти от този кръг е приключил.

## Един кръг

league-round-title = { $name } · сезон { $season }, кръг { $round }
league-deadline = Играе се до { $until }
league-fixture-open = { $table }. { $players }
league-fixture-played = { $table }. { $players } ✓
league-fixture-walk-over = { $table }. { $players } (неизигран)
league-fixture-other = { $player-is ->
    [you] ти
   *[other] { $player }
}
league-fixture-player = { $player-is ->
    [you] ти
   *[other] { $player }
}{ $won ->
    [yes] {" "}🏆
   *[no] {""}
}
league-bye = Почиват: { $players }

## Сезон, който свърши, и сезон, който започва

league-season-past = { $name } · сезон { $season } приключи
league-champion = { $player-is ->
    [you] 👑 Победата е твоя.
   *[other] 👑 Победител: { $player }.
}
league-no-champion = Няма победител.
league-began = { $name } · започна сезон { $season }
league-began-people = { $people ->
    [one] Играе един човек.
   *[other] Играят { $people } души.
}
league-began-ladder = Още може да се включи всеки.
league-reminder = { $name }: скоро изтича времето за мача ти

## Създаване и край

league-manage-title = { $name }: как се играе
league-manage-who = Решават създателят на лигата и администраторите.
league-manage-playing = Това се сменя между сезоните.
league-ask-finish = Да приключа ли този сезон на { $name } сега?
league-ask-finish-effect = Класирането остава, каквото е. Неизиграното не се брои.
league-ask-close = Да закрия ли { $name } завинаги?
league-ask-close-effect = Започнатият сезон свършва, както е, и друг няма да има.
league-ask-leave = { $player-is ->
    [you] Излизаш ли от { $name }?
   *[other] { $player }, искаш ли да излезеш от { $name }?
}
league-ask-leave-effect = { $format ->
    [none] Не струва нищо: не се играе сезон и можеш да се включиш пак.
    [ladder] Мачовете ти остават в таблицата. За да играеш още, включи се пак.
    [knockout] Отпадаш за този сезон, дори ако се включиш пак: противникът ти продължава.
   *[other] Неизиграните ти мачове и тези от кръговете, които започнат, преди да се включиш пак, отиват завинаги при противниците.
}
league-people-title = { $name }: кой участва
league-people-how = ✕ изважда участник, ↩ го връща. Който е изваден, не може сам да се включи.
league-ask-remove = Да извадя ли { $player } от { $name }?
league-ask-remove-effect = Неизиграните мачове отиват при противниците, дори след връщане.
button-league-people = Участници
button-league-join = Включи се
button-league-leave = Излез
button-league-play = Изиграй мача си
button-league-rounds = Кръгове
button-league-past = Минали сезони
button-league-manage = Управление
button-league-begin = Започни сезона
button-league-finish = Приключи сезона
button-league-close = Закрий лигата
button-league-yes = Да
button-league-back = Назад
button-league-list = Всички лиги
button-league-show = Покажи лигата
button-league-game = Игра: { $game }
button-league-format = { $format ->
    [ladder] Отворена стълбица
    [round-robin] Всеки срещу всеки
    [swiss] Швейцарска система
    [knockout] С елиминиране
   *[other] Сменящи се маси
}
button-league-rounds-count = Кръгове: { $rounds }
button-league-days = Дни: { $days }
button-league-again = Отново: { $again ->
    [yes] да
   *[no] не
}
button-league-boards = Еднакви карти: { $boards ->
    [0] не
   *[other] { $boards } раздавания
}
button-league-preset = Опции: { $name }
league-preset-usual = обичайните
