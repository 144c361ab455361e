//! Whole matches of Santase on the real program and a loopback Discord, by commands and buttons alone.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;
use talon_loopback::discord::{Audience, Failure, Message, Person, Place, Rates};
use talon_stage::discord::{
    Next, Room, Sitting, Solo, command, fast, nothing_went_wrong, number, page_with, press_verb, sentence,
};
use talon_stage::{
    Hand, Human as _, Languages, Policy, Spent, Story, answered_once, excess_would_be_noticed, has, hold_the_budget,
    keep_secrets, log_of, matches_count, pages_are_current, records_are_sound, say, spoken_in,
    whispers_in_descriptions_would_be_noticed, would_be_noticed,
};
use talon_table::Event;
use talon_view::{
    HouseVerb, Locale, Msg, Offer, Period, Pictured, Scope, Setting, ShowVerb, Span, Standings, TableVerb, Verb,
};

/// Cards are played to the end more often than not, so that every kind of page comes up.
const PATIENT: Policy = Policy { seed: 1, haste: 2 };
const HASTY: Policy = Policy { seed: 2, haste: 20 };

/// After a clean match: every request kept the secrets, the budget, the limits and the published rules.
async fn all_is_well(room: &Room, sitting: &Sitting) -> Spent {
    let [ana, boris] = &sitting.players[..] else { panic!("two people") };
    let log = log_of(room, sitting.table).await;
    let story = Story::new(&log, [Some(ana), Some(boris)]);
    let traffic = room.traffic();
    let searched = keep_secrets(&traffic, &[&story]);
    assert!(searched.with_cards > story.decisions(), "the search found the pages: {searched:?}");
    would_be_noticed(&traffic, &story, ana.account(), boris.account(), Some(boris.account()));
    would_be_noticed(&traffic, &story, boris.account(), number(sitting.room.channel), None);
    let budget = sitting.budget();
    let spent = hold_the_budget(&traffic, &story, &budget);
    excess_would_be_noticed(&traffic, &story, &budget);
    let presses = answered_once(&traffic);
    nothing_went_wrong(room);
    println!("{} requests, {presses} questions, {searched:?}, {spent:?}", traffic.len());
    spent
}

/// One match from `/play` to the result, one player in direct messages and the other on the panel.
async fn one_match(room: &Room, ana: &Person, boris: &Person, home: Place, policy: Policy) -> (Sitting, Spent) {
    let (mut sitting, lobby) = Sitting::open([ana, boris], home).await;
    sitting.hands[1] = Hand::Panel;
    sitting.begin(&lobby).await;
    let result = sitting.play_out(policy).await;
    let words = result.words();
    assert!(words.contains(&ana.name()) || words.contains(&boris.name()), "{words}");
    let spent = all_is_well(room, &sitting).await;
    records_are_sound(room, sitting.table);
    matches_count(room).await;
    (sitting, spent)
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_play_want_a_rematch_and_leave() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.person("Ana", "en-US"), room.person("Boris", "bg"));
    let guild = room.discord.guild("Friday", &[&ana, &boris]);
    let (mut sitting, _) = one_match(&room, &ana, &boris, Place::from(&guild.channel("cards")), PATIENT).await;
    let languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::BG] };
    pages_are_current(&room, &sitting, languages).await;
    let traffic = room.traffic();
    spoken_in(&traffic, Some(number(sitting.home.channel)), Locale::EN);
    spoken_in(&traffic, Some(number(sitting.room.channel)), Locale::EN);
    spoken_in(&traffic, Some(ana.account()), Locale::EN);
    spoken_in(&traffic, Some(boris.account()), Locale::BG);

    let added = room.discord.requests("PUT /channels/{channel_id}/thread-members/{user_id}");
    assert_eq!(added.len(), 2, "each player is added to the thread, once");

    // The rematch, in the same thread, with the buttons beside the cards; it ends by giving up.
    let result = ana.sees(sitting.room, "result", |message| sitting.is_result(message)).await.unwrap();
    sitting.rematch(&result).await;
    assert!(sitting.play_some(HASTY, 3).await.is_none());
    let hand =
        page_with(&boris, boris.direct(), "hand", |verb| matches!(verb, Verb::Act(_)), Some(sitting.table)).await;
    let why = format!("1.{}.2.why", sitting.table);
    let why = boris.press_forged(&hand, &why).unwrap().answered().await.unwrap();
    assert!(why.ephemeral && why.message.is_some(), "{why:?}");
    let panel = press_verb(&boris, &hand, |verb| matches!(verb, Verb::Show(ShowVerb::Panel))).await.message.unwrap();
    assert!(panel.is_ephemeral(), "the hand stays where it is");
    let question =
        press_verb(&boris, &panel, |verb| matches!(verb, Verb::Show(ShowVerb::Resign))).await.message.unwrap();
    assert_eq!(question.id, panel.id, "a page of one's own turns where it stands");
    press_verb(&boris, &question, |verb| matches!(verb, Verb::Table(TableVerb::ResignYes))).await;
    let result = ana.sees(sitting.room, "second result", |message| sitting.is_result(message)).await.unwrap();
    assert!(result.words().contains("Ana"), "{}", result.words());

    // When everybody has left, the thread is archived.
    let thread = room.discord.channel(sitting.room.channel);
    assert!(!thread.archived());
    let log = log_of(&room, sitting.table).await;
    assert_eq!(log.iter().filter(|recorded| matches!(recorded.event, Event::MatchEnded { .. })).count(), 2);
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&Story::new(&log, [Some(&ana), Some(&boris)])]);
    answered_once(&traffic);
    let output = room.talon(&["verify", &sitting.table.to_string()]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("match 2"), "{said}");
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_over_stands_on_the_leaderboards() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.person("Ana", "en-US"), room.person("Boris", "bg"));
    let guild = room.discord.guild("Friday", &[&ana, &boris]);
    let cards = Place::from(&guild.channel("cards"));
    one_match(&room, &ana, &boris, cards, HASTY).await;

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
    let (ana, boris) = (room.person("Ana", "bg"), room.person("Boris", "bg"));
    let guild = room.discord.guild("Petak", &[&ana, &boris]);
    let home = Place::from(&guild.channel("karti"));
    let (sitting, spent) = one_match(&room, &ana, &boris, home, HASTY).await;
    assert!(spent.hands > 0);
    for person in [&ana, &boris] {
        command(person, sitting.room, "leave", &[]).await;
    }
    let archived = |discord: &talon_loopback::discord::LoopbackDiscord| {
        discord.channel(sitting.room.channel).archived().then_some(())
    };
    room.discord.until("an archived thread", archived).await.unwrap_or_else(|error| panic!("{error}"));
    let traffic = room.traffic();
    for place in [
        Some(number(sitting.home.channel)),
        Some(number(sitting.room.channel)),
        Some(ana.account()),
        Some(boris.account()),
    ] {
        spoken_in(&traffic, place, Locale::BG);
    }
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_have_pictures_once_they_are_uploaded() {
    // Serenity's rate limiter, which spreads the uploads, is off on loopback: without it, a fast machine is too fast. The
    // refusals are the test's own.
    let rates = Rates::default();
    let mut room = Room::closed(fast(), &[("discord.emojis", "on")]).await;
    room.discord.set_rates(Rates { others: Rates::UNLIMITED.others, ..rates });
    // So many at once are more than Discord takes: the bot waits, and goes on.
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
    let (sitting, _) = one_match(&room, &ana, &boris, Place::from(&guild.channel("cards")), HASTY).await;
    let hands = room.discord.messages(ana.direct());
    let pictured = room
        .traffic()
        .iter()
        .any(|passed| matches!(passed, talon_stage::Passed::Said(saying) if saying.mentions("<:")));
    assert!(pictured && !hands.is_empty());
    pages_are_current(&room, &sitting, Languages::all(Locale::EN)).await;
}

/// Puts pictures on all pages: on somebody's own by their own choice, or on the group's.
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
    // The budget is the one of a match without pictures.
    let (sitting, spent) = one_match(&room, &ana, &boris, cards, HASTY).await;
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
            // A hand may look once more as it did before another picture took its place.
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
async fn somebody_plays_alone_in_direct_messages() {
    let room = Room::open(fast(), &[]).await;
    let ana = room.person("Ana", "en-US");
    let _guild = room.discord.guild("Friday", &[&ana]);
    let mut solo = Solo::open(&ana).await;
    let result = solo.play_out(PATIENT).await;
    assert!(has(&result, |verb| matches!(verb, Verb::House(HouseVerb::Rematch))));
    let log = log_of(&room, solo.table).await;
    let story = Story::new(&log, [Some(&ana), None]);
    let traffic = room.traffic();
    let searched = keep_secrets(&traffic, &[&story]);
    assert!(searched.with_cards > story.decisions(), "{searched:?}");
    answered_once(&traffic);
    nothing_went_wrong(&room);
    records_are_sound(&room, solo.table);
    println!("{} requests, {searched:?}", traffic.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_no_card_and_changes_nothing() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.person("Ana", "en-US"), room.person("Boris", "en-US"));
    let vera = room.person("Vera", "bg");
    let guild = room.discord.guild("Friday", &[&ana, &boris, &vera]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &guild.channel("cards")).await;
    // Before the match: the options are the host's, the start is the host's.
    for verb in [Verb::Table(TableVerb::Start), Verb::Show(ShowVerb::Options), Verb::Table(TableVerb::Cancel)] {
        let answer = press_verb(&vera, &lobby, |button| *button == verb).await;
        assert!(sentence(&answer).is_some(), "{verb:?} is refused with words: {answer:?}");
    }
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(PATIENT, 5).await.is_none());
    let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
    let before = log_of(&room, sitting.table).await.len();
    let table_page = sitting.table_page(&vera).await;
    let answer = press_verb(&vera, &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await;
    assert_eq!(sentence(&answer), Some(say(Locale::BG, &Msg::NotSeated)), "{answer:?}");
    let panel =
        press_verb(&vera, &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Panel))).await.message.unwrap();
    assert!(panel.is_ephemeral());
    for verb in [
        Verb::Show(ShowVerb::Resign),
        Verb::Table(TableVerb::ProposeEnd),
        Verb::Table(TableVerb::EndAbandoned),
        Verb::Table(TableVerb::Forced(true)),
    ] {
        let data = format!("1.{}.1.{verb}", sitting.table);
        let answer = vera.press_forged(&panel, &data).unwrap().answered().await.unwrap();
        assert!(sentence(&answer).is_some_and(|text| !text.is_empty()), "{verb:?} is refused with words: {answer:?}");
    }
    // Somebody else's button, copied out of a hand that she cannot see.
    let data = PATIENT.choose(&turn).data.clone();
    let answer = vera.press_forged(&table_page, &data).unwrap().answered().await.unwrap();
    assert!(sentence(&answer).is_some_and(|text| !text.is_empty()));
    // The same as what is picked from menus that no page has.
    for (menu, values) in
        [("menu:zones", vec![data.as_str()]), ("menu:zones", vec![&data, &data]), (&data, vec![&data]), ("x", vec![])]
    {
        let answer = vera.pick_forged(&table_page, menu, &values).unwrap().answered().await.unwrap();
        assert!(sentence(&answer).is_some_and(|text| !text.is_empty()), "{menu}");
    }
    let other = &sitting.players[1 - player];
    let hand = page_with(other, other.direct(), "hand", |verb| matches!(verb, Verb::Act(_)), Some(sitting.table)).await;
    let answer = other.press_forged(&hand, &data).unwrap().answered().await.unwrap();
    assert!(sentence(&answer).is_some_and(|text| !text.is_empty()));
    assert_eq!(log_of(&room, sitting.table).await.len(), before, "nothing of that is in the log");
    sitting.play_out(HASTY).await;
    let log = log_of(&room, sitting.table).await;
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&Story::new(&log, [Some(&ana), Some(&boris)])]);
    answered_once(&traffic);
    spoken_in(&traffic, Some(vera.account()), Locale::BG);
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_sits_at_two_tables_of_one_channel() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.person("Ana", "en-US"), room.person("Boris", "en-US"));
    let vera = room.person("Vera", "en-US");
    let guild = room.discord.guild("Friday", &[&ana, &boris, &vera]);
    let cards = guild.channel("cards");
    let (mut first, lobby) = Sitting::open([&ana, &boris], &cards).await;
    first.begin(&lobby).await;
    let (mut second, lobby) = Sitting::open([&vera, &ana], &cards).await;
    second.begin(&lobby).await;
    assert_ne!(first.table, second.table);
    assert_ne!(first.room, second.room, "each table has its own thread");
    let both = async { tokio::join!(first.play_out(HASTY), second.play_out(Policy { seed: 3, ..HASTY })) };
    let (one, other) = tokio::time::timeout(Duration::from_secs(240), both).await.expect("both matches end");
    assert_ne!(one.id, other.id);
    let logs = [log_of(&room, first.table).await, log_of(&room, second.table).await];
    let stories = [Story::new(&logs[0], [Some(&ana), Some(&boris)]), Story::new(&logs[1], [Some(&vera), Some(&ana)])];
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&stories[0], &stories[1]]);
    answered_once(&traffic);
    nothing_went_wrong(&room);
    records_are_sound(&room, first.table);
    records_are_sound(&room, second.table);
}
