### Колко време трае нещо.
# Какво казва изречението: „Трае един ден“ (exact), „Питай пак след минута“ (soon), „Ако мисли повече от час“ (over),
# „Време: 1 минута“ (brief).

length-seconds = { $count ->
    [one] { $how ->
        [soon] секунда
        [over] секунда
        [brief] { $count } секунда
       *[exact] една секунда
    }
   *[other] { $count } секунди
}
length-minutes = { $count ->
    [one] { $how ->
        [soon] минута
        [over] минута
        [brief] { $count } минута
       *[exact] една минута
    }
   *[other] { $count } минути
}
length-hours = { $count ->
    [one] { $how ->
        [soon] един час
        [over] час
        [brief] { $count } час
       *[exact] един час
    }
   *[other] { $count } часа
}
length-days = { $count ->
    [one] { $how ->
        [soon] един ден
        [over] ден
        [brief] { $count } ден
       *[exact] един ден
    }
   *[other] { $count } дни
}
