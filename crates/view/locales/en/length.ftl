### Words: How long something lasts.
# What a sentence says with a length: “It lasts one day” (exact), “Ask again in a minute” (soon),
# “If a player takes more than an hour” (over), “Clock: 1 minute” (brief).

length-seconds = { $count ->
    [one] { $how ->
        [soon] a second
        [over] a second
        [brief] { $count } second
       *[exact] one second
    }
   *[other] { $count } seconds
}
length-minutes = { $count ->
    [one] { $how ->
        [soon] a minute
        [over] a minute
        [brief] { $count } minute
       *[exact] one minute
    }
   *[other] { $count } minutes
}
length-hours = { $count ->
    [one] { $how ->
        [soon] an hour
        [over] an hour
        [brief] { $count } hour
       *[exact] one hour
    }
   *[other] { $count } hours
}
length-days = { $count ->
    [one] { $how ->
        [soon] a day
        [over] a day
        [brief] { $count } day
       *[exact] one day
    }
   *[other] { $count } days
}
