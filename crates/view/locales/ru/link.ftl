### Связь: аккаунты одного человека на нескольких платформах.

link-title = Твой код для связи
link-where = В нашем личном чате ({ $platform }) пришли мне:
link-once = Код одноразовый и действует { $valid }.
link-secret = Никому его не показывай: кто его введёт, тот займёт твои места и увидит твои карты.
link-confirm-title = Это ты?
link-confirm-maker = Код отсюда: { $name }, { $platform }.
link-confirm-effect = Если это тоже твой аккаунт, оба станут одним игроком: те же столы, те же результаты, один язык.
link-confirm-warning = Если код дал тебе кто-то другой, нажми «Нет»: он увидел бы твои карты и мог бы играть за тебя.
button-link-yes = Да, это я
button-link-no = Нет
linked-title = Теперь это один игрок
link-account = { $platform }: { $name }
linked-how = /unlink снова сделает из них двух.
unlinked-title = Это снова отдельные игроки
unlinked-stays = Общие партии остаются здесь: { $name }, { $platform }.
