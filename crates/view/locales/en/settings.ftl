### Settings: When the bot may ring: reminders, quiet hours, time zones; which pages have pictures, and which are rich.

settings-reminders = { $reminders ->
   *[usual] Reminders: at half the time
    [daily] Reminders: once a day
    [never] Reminders: off
}
button-reminders = Reminders
reminders-title = Reminders
reminders-how = Choose when I remind you that it is your turn: after half of your time, or at most once a day.
# $until (LocalTime)
settings-quiet = Quiet hours: { $from }–{ $until }
settings-quiet-none = Quiet hours: off
settings-zone = Time zone: { $zone }, { $time } now
settings-zone-none = Time zone: UTC, { $time } now (not chosen)
settings-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Pictures: at the end, dark
        [light] Pictures: at the end, light
    }
    [all] { $theme ->
       *[dark] Pictures: always, dark
        [light] Pictures: always, light
    }
    [off] Pictures: off
}
settings-second-press = { $wanted ->
   *[yes] Confirm claim, close and contra: on
    [no] Confirm claim, close and contra: off
}
button-settings-second-press = { $wanted ->
   *[yes] Confirm: turn off
    [no] Confirm: turn on
}
settings-everywhere = { $shown ->
    [yes] Global leaderboard: on, with your name and results
   *[no] Global leaderboard: off
}
button-settings-everywhere = { $shown ->
    [yes] Leave the global leaderboard
   *[no] Join the global leaderboard
}
settings-rich = { $rich ->
    [yes] Rich pages: on
   *[no] Rich pages: off
}
settings-group-rich = { $rich ->
    [yes] Group rich pages: on
   *[no] Group rich pages: off
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
rich-question = Can you read all of this? Older apps cannot show it.
rich-own = If so, score sheets, rules, leaderboards, leagues and statistics look like this in our private chat. Tables stay as they are.
rich-group = If so, score sheets, rules, leaderboards, leagues and statistics look like this in this group. Tables stay as they are. Ask the others first: some may have an old app.
button-rich-yes = It looks good: use rich pages
button-rich-no = Keep classic pages
settings-group-zone = Group time zone: { $zone }, { $time } now
settings-group-zone-none = Group time zone: UTC, { $time } now (not chosen)
group-zone-title = The group’s time zone
group-zone-how = The days, weeks and seasons of this group’s leaderboards begin at midnight there. Its admins choose the zone.
group-zone-typed = For any other city, an admin sends /settings group with its name, such as /settings group Europe/Sofia.
button-group-zone = Group time zone
settings-group-pictures = { $pictures ->
   *[ends] { $theme ->
       *[dark] Group pictures: at the end, dark
        [light] Group pictures: at the end, light
    }
    [all] { $theme ->
       *[dark] Group pictures: always, dark
        [light] Group pictures: always, light
    }
    [off] Group pictures: off
}
group-pictures-title = The group’s pictures
group-pictures-how = A picture shows what the text below it says. The group’s admins choose when its pages have one.
button-group-pictures = Group pictures
settings-elsewhere = For your reminders, quiet hours, time zone and pictures, send /settings in our private chat.
button-settings-choice = { $chosen ->
    [yes] ✓ { $label }
   *[no] { $label }
}
label-reminders = { $reminders ->
   *[usual] At half the time
    [daily] Once a day
    [never] Off
}
button-quiet = Quiet hours
quiet-title = Quiet hours
quiet-how = In these hours my messages make no sound. Reminders wait until the hours are over, or until your time is nearly up.
quiet-time = For you it is { $time } now.
label-quiet-none = Off
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
    [off] Off
}
label-theme = { $theme ->
   *[dark] Dark
    [light] Light
}
button-zone-more = Other cities
