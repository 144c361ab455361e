//! What only Discord has in a match: ephemeral pages, threads, pictures of cards and of hands, and menus.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;
use talon_loopback::discord::{Audience, Failure, Message, Person, Place, Rates};
use talon_stage::discord::{Room, Sitting, command, fast, nothing_went_wrong, number, press_verb, sentence};
use talon_stage::{
    Human as _, Languages, Story, answered_once, log_of, pages_are_current, spoken_in,
    whispers_in_descriptions_would_be_noticed,
};
use talon_view::{Locale, Offer, Period, Pictured, Scope, Setting, Span, Standings, Verb};

use super::{HASTY, one_match};

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_over_stands_on_the_leaderboards() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.person("Ana", "en-US"), room.person("Boris", "bg"));
    let guild = room.discord.guild("Friday", &[&ana, &boris]);
    let cards = Place::from(&guild.channel("cards"));
    one_match(&room, [&ana, &boris], cards, HASTY).await;

    let week = |verb: &Verb| matches!(verb, Verb::Standings(Standings::Leaderboard(ask)) if ask.span == Span::Current(Period::Week));
    let leaderboard = command(&boris, cards, "leaderboard", &[("game", "santase")]).await.message.expect("a page");
    assert!(leaderboard.words().contains("Ana") && leaderboard.words().contains("Класация"), "{}", leaderboard.words());
    let turned = press_verb(&boris, &leaderboard, week).await.message.expect("the page turns");
    assert!(turned.id == leaderboard.id && turned.words().contains("тази седмица"), "{}", turned.words());
    for (name, words) in [("rating", "Your ratings"), ("stats", "Boris"), ("history", "Matches played here")] {
        let page = command(&ana, cards, name, &[]).await.message.expect("a page");
        assert!(page.words().contains(words), "/{name}: {}", page.words());
    }
    let who = boris.id().to_string();
    let of_boris = [("player", who.as_str())];
    let pair = command(&ana, cards, "stats", &of_boris).await.message.expect("a page");
    assert!(pair.words().contains("You and"), "{}", pair.words());
    let ratings = |verb: &Verb| matches!(verb, Verb::Standings(Standings::RatingsOf(_)));
    let pressed = press_verb(&ana, &pair, ratings).await.message.expect("the page turns");
    let typed = command(&ana, cards, "rating", &of_boris).await.message.expect("a page");
    assert!(typed.words().contains("Ratings of"), "{}", typed.words());
    assert_eq!(typed.words(), pressed.words());
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_archived_when_its_table_closes() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.person("Ana", "en-US"), room.person("Boris", "bg"));
    let guild = room.discord.guild("Friday", &[&ana, &boris]);
    let home = Place::from(&guild.channel("cards"));
    let (sitting, spent) = one_match(&room, [&ana, &boris], home, HASTY).await;
    assert!(spent.hands > 0);
    let added = room.discord.requests("PUT /channels/{channel_id}/thread-members/{user_id}");
    assert_eq!(added.len(), 2, "each player is added to the thread, once");
    pages_are_current(&room, &sitting, Languages { group: Locale::EN, players: &[Locale::EN, Locale::BG] }).await;
    // When everybody has left, the thread is archived.
    assert!(!room.discord.channel(sitting.room.channel).archived());
    for person in [&ana, &boris] {
        command(person, sitting.room, "leave", &[]).await;
    }
    let archived = |discord: &talon_loopback::discord::LoopbackDiscord| {
        discord.channel(sitting.room.channel).archived().then_some(())
    };
    room.discord.until("an archived thread", archived).await.unwrap_or_else(|error| panic!("{error}"));
    let traffic = room.traffic();
    for (place, locale) in [
        (number(sitting.home.channel), Locale::EN),
        (number(sitting.room.channel), Locale::EN),
        (ana.account(), Locale::EN),
        (boris.account(), Locale::BG),
    ] {
        spoken_in(&traffic, Some(place), locale);
    }
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_have_pictures_once_they_are_uploaded() {
    // Serenity's rate limiter, which spreads the uploads, is off on loopback; a fast machine would be too fast. The refusals come from the
    // test.
    let rates = Rates::default();
    let mut room = Room::closed(fast(), &[("discord.emojis", "on")]).await;
    room.discord.set_rates(Rates { others: Rates::UNLIMITED.others, ..rates });
    // This many at once are more than Discord accepts: the bot waits, and continues.
    let limited = Failure::TooManyRequests {
        retry_after: Duration::from_millis(20),
        scope: talon_loopback::discord::Scope::User,
    };
    room.discord.fail_next_of("POST /applications/{application_id}/emojis", 3, &limited);
    room.start().await;
    let uploaded = |discord: &talon_loopback::discord::LoopbackDiscord| (discord.emojis().len() >= 52).then_some(());
    room.discord.until("52 pictures", uploaded).await.unwrap_or_else(|error| panic!("{error}"));
    room.discord.set_rates(rates);
    let (ana, boris) = (room.person("Ana", "en-US"), room.person("Boris", "en-GB"));
    let guild = room.discord.guild("Friday", &[&ana, &boris]);
    let (sitting, _) = one_match(&room, [&ana, &boris], Place::from(&guild.channel("cards")), HASTY).await;
    let hands = room.discord.messages(ana.direct());
    let pictured = room
        .traffic()
        .iter()
        .any(|passed| matches!(passed, talon_stage::Passed::Said(saying) if saying.mentions("<:")));
    assert!(pictured && !hands.is_empty());
    pages_are_current(&room, &sitting, Languages::all(Locale::EN)).await;
}

/// Turns on pictures on all pages: a person's own, or the group's.
async fn wants_all_pictures(person: &Person, place: Place, menu: Verb, all: Verb) {
    let settings = command(person, place, "settings", &[]).await.message.expect("a page");
    let is = |wanted: Verb| move |verb: &Verb| *verb == wanted.clone();
    let choices = press_verb(person, &settings, is(menu)).await.message.expect("the pictures that can be chosen");
    press_verb(person, &choices, is(all)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_stays_is_not_uploaded_again_and_costs_no_request() {
    let room = Room::open(fast(), &[("table.pictures", "all")]).await;
    let (ana, boris) = (room.person("Ana", "en-US"), room.person("Boris", "bg"));
    let guild = room.discord.guild("Friday", &[&ana, &boris]);
    let cards = Place::from(&guild.channel("cards"));
    let group =
        (Verb::offer(Scope::Chat, Offer::Pictures), Verb::choose(Scope::Chat, Setting::Pictures(Pictured::All)));
    wants_all_pictures(&ana, cards, group.0, group.1).await;
    for person in [&ana, &boris] {
        let own = (
            Verb::offer(Scope::Person, Offer::Pictures),
            Verb::choose(Scope::Person, Setting::Pictures(Pictured::All)),
        );
        wants_all_pictures(person, cards, own.0, own.1).await;
    }
    // The budget is that of a match without pictures.
    let (sitting, spent) = one_match(&room, [&ana, &boris], cards, HASTY).await;
    pages_are_current(&room, &sitting, Languages { group: Locale::EN, players: &[Locale::EN, Locale::BG] }).await;

    let (mut shown, mut readers, mut kept) = (BTreeMap::new(), Vec::new(), 0);
    for entry in room.discord.transcript() {
        assert!(entry.succeeded(), "nothing is refused: {} {:?}", entry.route, entry.answer);
        let body = if entry.body["data"].is_object() { &entry.body["data"] } else { &entry.body };
        let Some(attachment) = body["attachments"].get(0) else {
            assert_eq!(entry.files, Vec::<String>::new(), "a file that no page shows");
            continue;
        };
        let contained = body.pointer("/components/0/components").and_then(Value::as_array).into_iter().flatten();
        let described =
            contained.filter_map(|one| one.pointer("/items/0/description")).chain(attachment.get("description"));
        let described: Vec<&str> = described.filter_map(Value::as_str).collect();
        assert!(described.len() == 1 && !described[0].is_empty(), "it is described once: {body}");
        kept += usize::from(entry.files.is_empty());
        let answer = entry.answer.as_ref().expect("it succeeded");
        let message = answer.get("resource").map_or(answer, |resource| &resource["message"]);
        let id = message["id"].as_str().unwrap_or_default().to_owned();
        for file in entry.files {
            readers.push(entry.audience);
            // A hand may look again as it did before another picture replaced it.
            let before = shown.insert(id.clone(), file.clone());
            assert_ne!(before, Some(file), "the picture that the message has is uploaded again");
        }
    }
    for reader in [Audience::Channel(sitting.room.channel), Audience::Person(ana.id()), Audience::Person(boris.id())] {
        assert!(readers.contains(&reader), "pictures for {reader:?}");
    }
    let shows = |message: &Message| message.pictures.len() == 1 && message.files.len() == 1;
    assert!(ana.visible(sitting.room).iter().any(shows), "a picture stays beside a sheet");
    let log = log_of(&room, sitting.table).await;
    let story = Story::new(&log, [Some(&ana), Some(&boris)]);
    whispers_in_descriptions_would_be_noticed(&room.traffic(), &story);
    println!("{} uploads, {kept} edits that keep a picture, {spent:?}", readers.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_picked_from_menus_that_no_page_has_changes_nothing() {
    let room = Room::open(fast(), &[]).await;
    let [ana, boris, vera] = ["Ana", "Boris", "Vera"].map(|name| room.person(name, "en-US"));
    let guild = room.discord.guild("Friday", &[&ana, &boris, &vera]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &guild.channel("cards")).await;
    sitting.begin(&lobby).await;
    let (_, turn) = sitting.turn().await;
    let before = log_of(&room, sitting.table).await.len();
    // Another player's button, copied from a hand that she can't see.
    let (data, table_page) = (HASTY.choose(&turn).data.clone(), sitting.table_page(&vera).await);
    for (menu, values) in
        [("menu:zones", vec![data.as_str()]), ("menu:zones", vec![&data, &data]), (&data, vec![&data]), ("x", vec![])]
    {
        let answer = vera.pick_forged(&table_page, menu, &values).unwrap().answered().await.unwrap();
        assert!(sentence(&answer).is_some_and(|text| !text.is_empty()), "{menu}");
    }
    assert_eq!(log_of(&room, sitting.table).await.len(), before, "nothing of that is in the log");
    answered_once(&room.traffic());
    nothing_went_wrong(&room);
}
