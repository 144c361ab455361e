### Сколько что-то длится.
# exact и soon стоят в винительном падеже («длится одну минуту», «через минуту»), over — в родительном («дольше часа»), brief — в именительном («Время: 1 минута»).

length-seconds = { $count ->
    [1] { $how ->
        [soon] секунду
        [over] секунды
        [brief] { $count } секунда
       *[exact] одну секунду
    }
    [one] { $how ->
        [soon] { $count } секунду
        [over] { $count } секунды
        [brief] { $count } секунда
       *[exact] { $count } секунду
    }
    [few] { $how ->
        [soon] { $count } секунды
        [over] { $count } секунд
        [brief] { $count } секунды
       *[exact] { $count } секунды
    }
   *[other] { $count } секунд
}
length-minutes = { $count ->
    [1] { $how ->
        [soon] минуту
        [over] минуты
        [brief] { $count } минута
       *[exact] одну минуту
    }
    [one] { $how ->
        [soon] { $count } минуту
        [over] { $count } минуты
        [brief] { $count } минута
       *[exact] { $count } минуту
    }
    [few] { $how ->
        [soon] { $count } минуты
        [over] { $count } минут
        [brief] { $count } минуты
       *[exact] { $count } минуты
    }
   *[other] { $count } минут
}
length-hours = { $count ->
    [1] { $how ->
        [soon] час
        [over] часа
        [brief] { $count } час
       *[exact] один час
    }
    [one] { $how ->
        [soon] { $count } час
        [over] { $count } часа
        [brief] { $count } час
       *[exact] { $count } час
    }
    [few] { $how ->
        [soon] { $count } часа
        [over] { $count } часов
        [brief] { $count } часа
       *[exact] { $count } часа
    }
   *[other] { $count } часов
}
length-days = { $count ->
    [1] { $how ->
        [soon] день
        [over] дня
        [brief] { $count } день
       *[exact] один день
    }
    [one] { $how ->
        [soon] { $count } день
        [over] { $count } дня
        [brief] { $count } день
       *[exact] { $count } день
    }
    [few] { $how ->
        [soon] { $count } дня
        [over] { $count } дней
        [brief] { $count } дня
       *[exact] { $count } дня
    }
   *[other] { $count } дней
}
