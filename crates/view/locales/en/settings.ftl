### Settings: When the bot may ring: reminders, quiet hours, time zones; which pages have pictures, and which are rich.

settings-reminders = { $reminders ->
   *[usual] Reminders: once for each decision, when half of its time is over.
    [daily] Reminders: at most one a day.
    [never] Reminders: none.
}
# $until (LocalTime)
settings-quiet = Quiet hours: { $from } to { $until }. Cards come without a sound then, and reminders wait.
settings-quiet-none = Quiet hours: none.
settings-zone = Your time zone: { $zone }, where it is { $time } now.
settings-zone-none = Your time zone: you have not chosen one, so I go by UTC, where it is { $time } now.
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Pictures: when a deal or a match ends, in dark colours.
        [light] Pictures: when a deal or a match ends, in light colours.
    }
    [all] { $theme ->
       *[dark] Pictures: while you play, too, in dark colours.
        [light] Pictures: while you play, too, in light colours.
    }
    [off] Pictures: none.
}
settings-second-press = { $wanted ->
   *[yes] Before you claim, close, or say contra, I ask once more.
    [no] You claim, close, and say contra with one press.
}
button-settings-second-press = { $wanted ->
   *[yes] Do not ask me first
    [no] Ask me first
}
settings-everywhere = { $shown ->
    [yes] The leaderboard “Everywhere”: you are on it, with your name and your results.
   *[no] The leaderboard “Everywhere”: you are not on it.
}
button-settings-everywhere = { $shown ->
    [yes] Hide me everywhere
   *[no] Show me everywhere
}
settings-rich = { $rich ->
    [yes] Score sheets, rules and lists: rich pages, with tables.
   *[no] Score sheets, rules and lists: classic pages, which every app shows.
}
settings-group-rich = { $rich ->
    [yes] The group’s score sheets, rules and lists: rich pages, with tables.
   *[no] The group’s score sheets, rules and lists: classic pages, which every app shows.
}
button-settings-rich = { $rich ->
    [yes] Classic pages
   *[no] Rich pages…
}
rich-title = Rich pages: a sample
rich-how = Below you should see a table, and below that a line that unfolds.
rich-sample-cell = { $cell ->
   *[deal] Deal
    [mira] Mira
    [peter] Peter
}
rich-sample-deal = { $deal ->
   *[first] 1. Mira wins the deal: 2 points.
    [second] 2. Mira wins the deal: 1 point.
    [third] 3. Peter wins the deal: 2 points.
}
rich-question = Is all of this well readable? Old apps show nothing of it.
rich-own = Then score sheets, rules, leaderboards, leagues and statistics look like this in our private chat. Tables and cards stay as they are, and each group chooses for its own pages.
rich-group = Then score sheets, rules, leaderboards, leagues and statistics look like this in this group. Tables stay as they are. Ask those here whose app is old, too. The group’s admins choose.
button-rich-yes = It looks good: use rich pages
button-rich-no = Keep classic pages
settings-group-zone = The group’s time zone: { $zone }, where it is { $time } now.
settings-group-zone-none = The group’s time zone: UTC, where it is { $time } now. Its admins can choose another.
group-zone-title = The group’s time zone
group-zone-how = The days, weeks and seasons of this group’s leaderboards begin at midnight there. Its admins choose the zone.
group-zone-typed = For any other city, an admin sends /settings group with its name, such as /settings group Europe/Sofia.
button-group-zone = Group time zone
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] The group’s pictures: when a deal or a match ends, in dark colours.
        [light] The group’s pictures: when a deal or a match ends, in light colours.
    }
    [all] { $theme ->
       *[dark] The group’s pictures: while people play, too, in dark colours.
        [light] The group’s pictures: while people play, too, in light colours.
    }
    [off] The group’s pictures: none.
}
group-pictures-title = The group’s pictures
group-pictures-how = A picture shows what the text below it says. The group’s admins choose when its pages have one.
button-group-pictures = Group pictures
settings-elsewhere = Reminders, quiet hours, your time zone and your pictures are private: send /settings in our private chat.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] Remind me
    [daily] Once a day
    [never] Never
}
button-quiet = Quiet hours
quiet-title = Quiet hours
quiet-how = In these hours my messages make no sound. Reminders wait until the hours are over, or until your time is nearly up.
quiet-time = For you it is { $time } now.
label-quiet-none = None
button-zone = Time zone
zone-title = Time zone
zone-how = Choose a city in your time zone.
zone-typed = For any other city, send /settings with its name, such as /settings Europe/Sofia.
label-zone = { $city ->
   *[London] London
    [Lisbon] Lisbon
    [Paris] Paris
    [Berlin] Berlin
    [Zagreb] Zagreb
    [Warsaw] Warsaw
    [Sofia] Sofia
    [Helsinki] Helsinki
    [Kyiv] Kyiv
    [Istanbul] Istanbul
    [Moscow] Moscow
    [Johannesburg] Johannesburg
    [Honolulu] Honolulu
    [Anchorage] Anchorage
    [Los_Angeles] Los Angeles
    [Denver] Denver
    [Chicago] Chicago
    [Mexico_City] Mexico City
    [New_York] New York
    [Bogota] Bogotá
    [Halifax] Halifax
    [Santiago] Santiago
    [Sao_Paulo] São Paulo
    [St_Johns] St. John’s
    [Jerusalem] Jerusalem
    [Dubai] Dubai
    [Tashkent] Tashkent
    [Karachi] Karachi
    [Kolkata] Kolkata
    [Dhaka] Dhaka
    [Bangkok] Bangkok
    [Shanghai] Shanghai
    [Perth] Perth
    [Tokyo] Tokyo
    [Sydney] Sydney
    [Auckland] Auckland
} { $time }
button-pictures = Pictures
pictures-title = Pictures
pictures-how = A picture shows what the text below it says. Choose when the pages that only you see have one. Each group chooses for its own pages.
label-pictures = { $pictures ->
   *[ends] At the end
    [all] Always
    [off] Never
}
label-theme = { $theme ->
   *[dark] Dark
    [light] Light
}
button-zone-more = Other cities
