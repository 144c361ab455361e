### Страници, които не са на никоя маса. Дълги текстове: първият ред е заглавие, празен ред разделя.

welcome =
    Здравей, аз съм Talon
    Раздавам карти на теб и приятелите ти.

    С приятели: добави ме в групата ви и прати там /play. Картите си получаваш тук, където никой друг не ги вижда.

    Без компания: натисни „Играй“ срещу компютъра.
help =
    Какво мога
    /play отваря маса: в група за приятелите ти, тук за теб и компютъра.
    /table показва масата пак и как се излиза от нея.
    /hand показва картите ти.
    /why обяснява какво можеш да играеш сега.
    /hint казва какво бих играл аз, на масите, които го позволяват.
    /score показва резултата по раздавания.
    /word добавя твои думи към разбъркването.
    /preset пази опциите на масата под име и показва запазените.
    /leave освобождава мястото ти.
    /rules обяснява играта.
    /link прави профилите ти в Telegram и Discord един играч, а /unlink ги разделя.
    /settings и /language: как говоря с теб.

    Един ход е едно натискане върху карта. Карта с · сега не може да се играе; натисни я и ще кажа защо.
play-title = Какво ще играем?
play-body = Отварям маса, а вие решавате кой сяда.
game-name = { $code ->
   *[santase] Сантасе
    [belot] Белот
    [sznap] 66
    [snaps] Шнапс
    [ristiseiska] Ристисейска
}
platform-name = { $code ->
   *[telegram] Telegram
    [discord] Discord
    [terminal] терминала
}
button-game = { $game }
language-title = Език
language-yours = За теб: { $language }.
language-group = За тази група: { $language }.
language-group-hint = Езика на групата избират администраторите ѝ.
button-language = { $chosen ->
    [yes] ✓ { $language }
   *[no] { $language }
}
button-language-group = { $chosen ->
    [yes] ✓ Група: { $language }
   *[no] Група: { $language }
}
settings-title = Настройки
settings-hint = Какво играя вместо теб без натискане се избира на всяка маса: бутоните са под картите ти.
button-play = Играй
button-help = Помощ
button-settings = Настройки
button-languages = Език
button-rules-of = Правила на { $game }
