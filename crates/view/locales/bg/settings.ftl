### Кога ботът може да звъни: напомняния, тихи часове, часови зони; и кои страници са с картинка.

settings-reminders = { $reminders ->
   *[usual] Напомняния: по едно за всяко решение, когато мине половината време.
    [daily] Напомняния: най-много по едно на ден.
    [never] Напомняния: никакви.
}
settings-quiet = Тихи часове: от { $from } до { $until }. Тогава картите идват без звук, а напомнянията чакат.
settings-quiet-none = Тихи часове: никакви.
settings-zone = Часовата ти зона: { $zone }, където сега е { $time }.
settings-zone-none = Часовата ти зона: не е избрана, затова гледам UTC, където сега е { $time }.
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Картинки: в края на раздаване или игра, в тъмни цветове.
        [light] Картинки: в края на раздаване или игра, в светли цветове.
    }
    [all] { $theme ->
       *[dark] Картинки: и докато играеш, в тъмни цветове.
        [light] Картинки: и докато играеш, в светли цветове.
    }
    [off] Картинки: никакви.
}
settings-second-press = { $wanted ->
   *[yes] Преди да обявиш 66, да затвориш или да кажеш контра, те питам още веднъж.
    [no] Обявяваш 66, затваряш и казваш контра с едно натискане.
}
button-settings-second-press = { $wanted ->
   *[yes] Не ме питай първо
    [no] Питай ме първо
}
settings-everywhere = { $shown ->
    [yes] Класацията „Навсякъде“: ти си в нея, с името и резултатите си.
   *[no] Класацията „Навсякъде“: ти не си в нея.
}
button-settings-everywhere = { $shown ->
    [yes] Скрий ме навсякъде
   *[no] Покажи ме навсякъде
}
settings-group-zone = Часовата зона на групата: { $zone }, където сега е { $time }.
settings-group-zone-none = Часовата зона на групата: UTC, където сега е { $time }. Администраторите ѝ могат да изберат друга.
group-zone-title = Часовата зона на групата
group-zone-how = Дните, седмиците и сезоните в класациите на тази група започват там в полунощ. Избират администраторите ѝ.
group-zone-typed = За друго място администратор праща /settings group с името му, например /settings group Europe/Sofia.
button-group-zone = Часова зона на групата
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Картинките на групата: в края на раздаване или игра, в тъмни цветове.
        [light] Картинките на групата: в края на раздаване или игра, в светли цветове.
    }
    [all] { $theme ->
       *[dark] Картинките на групата: и докато се играе, в тъмни цветове.
        [light] Картинките на групата: и докато се играе, в светли цветове.
    }
    [off] Картинките на групата: никакви.
}
group-pictures-title = Картинките на групата
group-pictures-how = Картинката показва това, което пише под нея. Кога страниците на групата да са с картинка, избират администраторите ѝ.
button-group-pictures = Картинките на групата
settings-elsewhere = Напомнянията, тихите часове, часовата зона и картинките ти си остават между нас: прати /settings в личния ни чат.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] Напомняй ми
    [daily] Веднъж дневно
    [never] Никога
}
button-quiet = Тихи часове
quiet-title = Тихи часове
quiet-how = В тези часове от мен не се чува нищо, а напомнянията чакат края им или докато времето ти почти изтече.
quiet-time = При теб сега е { $time }.
label-quiet-none = Никакви
button-zone = Часова зона
zone-title = Часова зона
zone-how = Избери място, където е толкова часа, колкото при теб.
zone-typed = За друго място прати /settings с името му, например /settings Europe/Sofia.
label-zone = { $city ->
   *[London] Лондон
    [Lisbon] Лисабон
    [Paris] Париж
    [Berlin] Берлин
    [Zagreb] Загреб
    [Warsaw] Варшава
    [Sofia] София
    [Helsinki] Хелзинки
    [Kyiv] Киев
    [Istanbul] Истанбул
    [Moscow] Москва
    [Johannesburg] Йоханесбург
    [Honolulu] Хонолулу
    [Anchorage] Анкъридж
    [Los_Angeles] Лос Анджелис
    [Denver] Денвър
    [Chicago] Чикаго
    [Mexico_City] Мексико
    [New_York] Ню Йорк
    [Bogota] Богота
    [Halifax] Халифакс
    [Santiago] Сантяго
    [Sao_Paulo] Сао Пауло
    [St_Johns] Сейнт Джонс
    [Jerusalem] Йерусалим
    [Dubai] Дубай
    [Tashkent] Ташкент
    [Karachi] Карачи
    [Kolkata] Колката
    [Dhaka] Дака
    [Bangkok] Банкок
    [Shanghai] Шанхай
    [Perth] Пърт
    [Tokyo] Токио
    [Sydney] Сидни
    [Auckland] Окланд
} { $time }
button-pictures = Картинки
pictures-title = Картинки
pictures-how = Картинката показва това, което пише под нея. Избери кога страниците, които само ти виждаш, да са с картинка. Всяка група избира за своите.
label-pictures = { $pictures ->
   *[ends] Накрая
    [all] Винаги
    [off] Никога
}
label-theme = { $theme ->
   *[dark] Тъмни
    [light] Светли
}
button-zone-more = Други места
