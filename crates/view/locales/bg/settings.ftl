### Кога ботът може да звъни: напомняния, тихи часове, часови зони; кои страници са с картинка и кои са богати.

settings-reminders = { $reminders ->
   *[usual] Напомняния: на половината време
    [daily] Напомняния: веднъж на ден
    [never] Напомняния: изключени
}
button-reminders = Напомняния
reminders-title = Напомняния
reminders-how = Кога да ти напомням, че си на ход: когато мине половината ти време, или най-много веднъж на ден.
settings-quiet = Тихи часове: { $from }–{ $until }
settings-quiet-none = Тихи часове: изключени
settings-zone = Часова зона: { $zone }, сега е { $time }
settings-zone-none = Часова зона: UTC, сега е { $time } (не е избрана)
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Картинки: накрая, тъмни
        [light] Картинки: накрая, светли
    }
    [all] { $theme ->
       *[dark] Картинки: винаги, тъмни
        [light] Картинки: винаги, светли
    }
    [off] Картинки: изключени
}
settings-second-press = { $wanted ->
   *[yes] Потвърждение за 66, затваряне и контра: включено
    [no] Потвърждение за 66, затваряне и контра: изключено
}
button-settings-second-press = { $wanted ->
   *[yes] Без потвърждение
    [no] С потвърждение
}
settings-everywhere = { $shown ->
    [yes] Обща класация: включена, с името и резултатите ти
   *[no] Обща класация: изключена
}
button-settings-everywhere = { $shown ->
    [yes] Излез от общата класация
   *[no] Влез в общата класация
}
settings-rich = { $rich ->
    [yes] Богати страници: включени
   *[no] Богати страници: изключени
}
settings-group-rich = { $rich ->
    [yes] Богати страници на групата: включени
   *[no] Богати страници на групата: изключени
}
button-settings-rich = { $rich ->
    [yes] Обикновени страници
   *[no] Богати страници…
}
rich-title = Богати страници: образец
rich-how = Отдолу трябва да виждаш таблица, а под нея ред, който се разгъва.
rich-sample-cell = { $cell ->
   *[deal] Раздаване
    [mira] Мира
    [peter] Петър
}
rich-sample-deal = { $deal ->
   *[first] 1. Мира печели раздаването: 2 точки.
    [second] 2. Мира печели раздаването: 1 точка.
    [third] 3. Петър печели раздаването: 2 точки.
}
rich-question = Чете ли се всичко това? По-старите приложения не го показват.
rich-own = Тогава резултатите, правилата, класациите, лигите и статистиката изглеждат така в личния ни чат. Масите остават каквито са.
rich-group = Тогава резултатите, правилата, класациите, лигите и статистиката изглеждат така в тази група. Масите остават каквито са. Питай и тези тук, които са със старо приложение.
button-rich-yes = Изглежда добре: богати страници
button-rich-no = Остави обикновените страници
settings-group-zone = Зона на групата: { $zone }, сега е { $time }
settings-group-zone-none = Зона на групата: UTC, сега е { $time } (не е избрана)
group-zone-title = Часовата зона на групата
group-zone-how = Дните, седмиците и сезоните в класациите на тази група започват там в полунощ. Избират администраторите ѝ.
group-zone-typed = За друго място администратор праща /settings group с името му, например /settings group Europe/Sofia.
button-group-zone = Зона на групата
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Групови картинки: накрая, тъмни
        [light] Групови картинки: накрая, светли
    }
    [all] { $theme ->
       *[dark] Групови картинки: винаги, тъмни
        [light] Групови картинки: винаги, светли
    }
    [off] Групови картинки: изключени
}
group-pictures-title = Картинките на групата
group-pictures-how = Картинката показва това, което пише под нея. Кога страниците на групата да са с картинка, избират администраторите ѝ.
button-group-pictures = Групови картинки
settings-elsewhere = Твоите напомняния, тихи часове, часова зона и картинки: прати /settings в личния ни чат.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] На половината време
    [daily] Веднъж на ден
    [never] Изключени
}
button-quiet = Тихи часове
quiet-title = Тихи часове
quiet-how = В тези часове съобщенията ми са без звук, а напомнянията чакат края им или докато времето ти почти изтече.
quiet-time = При теб сега е { $time }.
label-quiet-none = Изключени
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
    [off] Изключени
}
label-theme = { $theme ->
   *[dark] Тъмни
    [light] Светли
}
button-zone-more = Други места
