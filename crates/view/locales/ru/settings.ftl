### Когда бот может звонить: напоминания, тихие часы, часовые пояса; на каких страницах картинки и какие расширенные.

settings-reminders = { $reminders ->
   *[usual] Напоминания: в середине срока
    [daily] Напоминания: раз в день
    [never] Напоминания: выключены
}
button-reminders = Напоминания
reminders-title = Напоминания
reminders-how = Могу напоминать о твоём ходе, когда вышла половина времени, или не чаще раза в день.
settings-quiet = Тихие часы: { $from }–{ $until }
settings-quiet-none = Тихие часы: выключены
settings-zone = Часовой пояс: { $zone }, сейчас { $time }
settings-zone-none = Часовой пояс: UTC, сейчас { $time } (не выбран)
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Картинки: в конце, тёмные
        [light] Картинки: в конце, светлые
    }
    [all] { $theme ->
       *[dark] Картинки: всегда, тёмные
        [light] Картинки: всегда, светлые
    }
    [off] Картинки: выключены
}
settings-second-press = { $wanted ->
   *[yes] Подтверждение 66, закрытия и контры: включено
    [no] Подтверждение 66, закрытия и контры: выключено
}
button-settings-second-press = { $wanted ->
   *[yes] Без подтверждения
    [no] С подтверждением
}
settings-everywhere = { $shown ->
    [yes] Общая таблица лидеров: включена, с именем и результатами
   *[no] Общая таблица лидеров: выключена
}
button-settings-everywhere = { $shown ->
    [yes] Уйти из общей таблицы лидеров
   *[no] В общую таблицу лидеров
}
settings-rich = { $rich ->
    [yes] Расширенные страницы: включены
   *[no] Расширенные страницы: выключены
}
settings-group-rich = { $rich ->
    [yes] Расширенные страницы группы: включены
   *[no] Расширенные страницы группы: выключены
}
button-settings-rich = { $rich ->
    [yes] Обычные страницы
   *[no] Расширенные страницы…
}
rich-title = Расширенные страницы: образец
rich-how = Ниже должна быть таблица, а под ней — строка, которая раскрывается.
rich-sample-cell = { $cell ->
   *[deal] Раздача
    [mira] Мира
    [peter] Пётр
}
rich-sample-deal = { $deal ->
   *[first] 1. Мира выигрывает раздачу: 2 очка.
    [second] 2. Мира выигрывает раздачу: 1 очко.
    [third] 3. Пётр выигрывает раздачу: 2 очка.
}
rich-question = Всё это читается? Старые приложения этого не покажут.
rich-own = Тогда счёт, правила, таблицы лидеров, лиги и статистика в нашем личном чате будут выглядеть так. Столы останутся прежними.
rich-group = Тогда счёт, правила, таблицы лидеров, лиги и статистика в этой группе будут выглядеть так. Столы останутся прежними. Спроси и тех, у кого старое приложение.
button-rich-yes = Всё видно: включить
button-rich-no = Оставить обычные
settings-group-zone = Пояс группы: { $zone }, сейчас { $time }
settings-group-zone-none = Пояс группы: UTC, сейчас { $time } (не выбран)
group-zone-title = Часовой пояс группы
group-zone-how = Дни, недели и сезоны в таблицах лидеров этой группы начинаются там в полночь. Пояс выбирают админы.
group-zone-typed = Если города нет в списке, админ шлёт /settings group и имя города, например /settings group Europe/Sofia.
button-group-zone = Пояс группы
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Картинки группы: в конце, тёмные
        [light] Картинки группы: в конце, светлые
    }
    [all] { $theme ->
       *[dark] Картинки группы: всегда, тёмные
        [light] Картинки группы: всегда, светлые
    }
    [off] Картинки группы: выключены
}
group-pictures-title = Картинки группы
group-pictures-how = Картинка показывает то, что сказано в тексте под ней. Когда она нужна на страницах группы, решают админы.
button-group-pictures = Картинки группы
settings-elsewhere = Твои напоминания, тихие часы, часовой пояс и картинки: пришли /settings в наш личный чат.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] В середине срока
    [daily] Раз в день
    [never] Выключены
}
button-quiet = Тихие часы
quiet-title = Тихие часы
quiet-how = В эти часы мои сообщения приходят без звука. Напоминания придут, когда эти часы кончатся или когда твоё время будет на исходе.
quiet-time = У тебя сейчас { $time }.
label-quiet-none = Выключены
button-zone = Часовой пояс
zone-title = Часовой пояс
zone-how = Выбери город в своём часовом поясе.
zone-typed = Если города нет в списке, пришли /settings и имя города, например /settings Europe/Sofia.
label-zone = { $city ->
   *[London] Лондон
    [Lisbon] Лиссабон
    [Paris] Париж
    [Berlin] Берлин
    [Zagreb] Загреб
    [Warsaw] Варшава
    [Sofia] София
    [Helsinki] Хельсинки
    [Kyiv] Киев
    [Istanbul] Стамбул
    [Moscow] Москва
    [Johannesburg] Йоханнесбург
    [Honolulu] Гонолулу
    [Anchorage] Анкоридж
    [Los_Angeles] Лос-Анджелес
    [Denver] Денвер
    [Chicago] Чикаго
    [Mexico_City] Мехико
    [New_York] Нью-Йорк
    [Bogota] Богота
    [Halifax] Галифакс
    [Santiago] Сантьяго
    [Sao_Paulo] Сан-Паулу
    [St_Johns] Сент-Джонс
    [Jerusalem] Иерусалим
    [Dubai] Дубай
    [Tashkent] Ташкент
    [Karachi] Карачи
    [Kolkata] Калькутта
    [Dhaka] Дакка
    [Bangkok] Бангкок
    [Shanghai] Шанхай
    [Perth] Перт
    [Tokyo] Токио
    [Sydney] Сидней
    [Auckland] Окленд
} { $time }
button-pictures = Картинки
pictures-title = Картинки
pictures-how = Картинка показывает то, что сказано в тексте под ней. Выбери, когда она нужна на страницах, которые видишь только ты. Для своих страниц каждая группа решает сама.
label-pictures = { $pictures ->
   *[ends] В конце
    [all] Всегда
    [off] Выключены
}
label-theme = { $theme ->
   *[dark] Тёмные
    [light] Светлые
}
button-zone-more = Другие города
