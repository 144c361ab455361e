### Страницы, которые не относятся ни к какому столу. Первая строка — заголовок, пустая строка разделяет.

home-hello = Привет, я Talon. Во что сыграем?
home-how = Выбери игру, и я сдам карты. С друзьями: добавь меня в группу и пришли туда /play; свои карты получишь здесь, их больше никто не увидит.
home-table = { $number }. { $game } · { $players } · { $score } · { $turn-is ->
    [you] твой ход
   *[other] ходит { $turn }
}
home-table-paused = { $number }. { $game } · { $players } · { $score } · пауза
home-table-open = { $number }. { $game } · { $players } · { $again ->
    [yes] ещё партию?
   *[no] ждёт начала
}
home-table-empty = { $number }. { $game } · пока больше никого
home-daily = { $state ->
    [begun] Раздача дня: начата
    [played] Раздача дня: сыграна
   *[new] Раздача дня: ещё не сыграна
}
home-daily-nobody = Раздача дня: её ещё никто не сыграл.
home-daily-players = Раздачу дня уже сыграли: { $players }
home-league = { $league }: твоя партия ждёт, против тебя { $players }
greeting = Привет, я Talon. Здесь карты сдаю я.
greeting-how = Нажмите «Играть» и выберите игру: сесть может каждый, а карты приходят туда, где их больше никто не видит.
button-home = Мои партии
help =
    Что я умею
    Чтобы сходить картой, нажми на неё. Картой с × сейчас ходить нельзя; нажми — скажу почему.

    /play открывает стол: в группе — для друзей, здесь — для тебя и ИИ.
    /daily — раздача дня: одни и те же карты для всех.
    /puzzle — задачи: найди лучший ход в концовке.
help-about = { $topic ->
    [rules]
        Правила
        /rules объясняет игру.
    [results]
        Результаты и лиги
        /replay показывает законченную партию ход за ходом, с открытыми картами.
        /coach говорит, насколько точно сыграл каждый и что стоило дороже всего.
        /leaderboard показывает, кто играет лучше всех, за неделю или за всё время.
        /rating показывает твой рейтинг.
        /stats показывает итог твоих партий; с именем игрока — счёт между вами.
        /history перечисляет партии.
        /league показывает лиги группы; /league create и имя открывает новую.
    [you]
        Ты и твои данные
        /settings задаёт, когда мне напоминать и что тебе видно.
        /language задаёт, на каком языке я с тобой говорю.
        /link делает из аккаунтов в Telegram и Discord одного игрока, /unlink — снова двух.
        /privacy показывает, что я храню о тебе, и удаляет это.
   *[table]
        За столом
        /table показывает стол и все способы из-за него выйти.
        /hand показывает твои карты.
        /why объясняет, чем сейчас можно ходить.
        /hint говорит, как сыграл бы ИИ, если за столом это можно.
        /undo берёт назад твой последний ход, если за столом это можно.
        /score показывает счёт.
        /word подмешивает твои слова в тасовку.
        /preset сохраняет опции стола под именем и показывает наборы.
        /leave освобождает твоё место.
}
button-help-about = { $topic ->
    [rules] Правила
    [results] Результаты
    [you] Ты
   *[table] За столом
}
bot-about =
    Я сдаю карты тебе и твоим друзьям: { $games }.

    Добавь меня в группу и пришли туда /play или нажми «Старт» и сыграй с ИИ. Твои карты придут сюда, их больше никто не увидит.
bot-about-short = Карточные игры с друзьями или против ИИ: { $games }.
play-title = Во что сыграем?
play-body = Я открою стол, а кто сядет, решаешь ты.
platform-name = { $code ->
   *[telegram] Telegram
    [discord] Discord
    [terminal] терминал
}
button-game = { $game }
button-new-game = { $game } · { $seats }
language-title = Язык
language-yours = Язык: { $language }
language-group = Язык группы: { $language }
language-group-hint = Язык группы выбирают её админы.
button-language = { $chosen ->
    [yes] ✓ { $language }
   *[no] { $language }
}
button-group-language = Язык группы
language-group-title = Язык группы
language-group-how = Столы и таблицы в этой группе — на этом языке. Свои карты каждый видит на своём.
language-letters = На картах буквы { $letters }.
language-group-letters = На картах в этой группе буквы { $letters }.
button-letters = { $chosen ->
    [yes] ✓ { $letters }
   *[no] { $letters }
}
settings-title = Настройки
button-play = Играть
fold = Подробнее
button-help = Помощь
button-settings = Настройки
button-languages = Язык
button-rules-of = Правила: { $game }
