//! What only Telegram has in a match: words for the shuffle given in private, pages that a group shares, topics, pictures as photos, and a
//! double tap.

use std::collections::BTreeSet;

use talon_games::GameKind;
use talon_loopback::{Entry, Failure, Message, Person, Place};
use talon_stage::telegram::{Room, Sitting, fast, nothing_went_wrong, page_with, press_verb, turn_page};
use talon_stage::{Budget, Passed, Story, answered_once, has, keep_secrets, log_of, say, spoken_in, table_of};
use talon_view::{
    Locale, MenuVerb, Msg, Offer, Period, Pictured, ReplayVerb, Scope, Setting, ShowVerb, Span, Standings, TableVerb,
    Verb,
};

use super::{HASTY, one_match, one_match_within};

#[tokio::test(flavor = "multi_thread")]
async fn words_for_the_shuffle_are_kept() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en-GB").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &group).await;
    sitting.begin(&lobby).await;
    let result = given_up(&mut sitting).await;
    assert!(sitting.rematch_on(&result).is_some());
    sitting.want_rematch(&ana).await;
    let seen = words_are_kept(&room, &sitting, &boris).await;
    sitting.want_rematch(&boris).await;
    sitting.match_no += 1;
    let result = given_up(&mut sitting).await;
    press_verb(&ana, &result, |verb| *verb == Verb::Replay(ReplayVerb::Proof)).await.unwrap();
    let is_proof = |message: &Message| message.text.contains(&seen) && message.text.contains(WORDS);
    ana.sees(ana.private(), "the proof", is_proof).await.unwrap();
    let (log, traffic) = (log_of(&room, sitting.table).await, room.traffic());
    keep_secrets(&traffic, &[&Story::new(&log, [Some(&ana), Some(&boris)])]);
    answered_once(&traffic);
    records_are_sound_again(&room, &sitting, &seen);
    nothing_went_wrong(&room);
}

/// Boris resigns after some decisions. Returns the result.
async fn given_up(sitting: &mut Sitting) -> Message {
    let [ana, boris] = [0, 1].map(|player| sitting.players[player].clone());
    assert!(sitting.play_some(HASTY, 3).await.is_none());
    assert_eq!(sitting.resign(&boris).await, Some(say(Locale::EN, &Msg::Resigned)));
    ana.sees(sitting.room, "result", |message| sitting.is_result(message)).await.unwrap()
}

/// Boris's words for the shuffle.
const WORDS: &str = "moonlight on the sea";

/// Boris gives words for the match in the lobby: in private, under the code that he has already seen. Returns the code.
async fn words_are_kept(room: &Room, sitting: &Sitting, boris: &Person) -> String {
    let lobby = page_with(boris, sitting.home, "the lobby", |verb| *verb == Verb::Show(ShowVerb::Words)).await;
    let is_code = |line: &&str| line.split(' ').count() == 8 && line.split(' ').all(|group| group.len() == 8);
    assert!(!lobby.text.lines().any(|line| is_code(&line)), "the digits are behind the button: {}", lobby.text);
    press_verb(boris, &lobby, |verb| *verb == Verb::Show(ShowVerb::Words)).await.unwrap();
    let has_code = |message: &Message| message.is_from_bot() && message.text.lines().any(|line| is_code(&line));
    let asked = boris.sees(boris.private(), "the promise", has_code).await.unwrap();
    let code = asked.text.lines().find(is_code).expect("all 64 digits").to_owned();
    boris.say(sitting.home, "/word seagull").unwrap();
    let refused = say(Locale::EN, &Msg::WordsInPrivate);
    boris.sees(sitting.home, "the refusal", |message| message.text == refused).await.unwrap();
    boris.say(boris.private(), &format!("/word {WORDS}")).unwrap();
    let kept = |message: &Message| message.is_from_bot() && message.text.contains(WORDS);
    let kept = boris.sees(boris.private(), "the words", kept).await.unwrap();
    assert!(kept.text.contains(&code), "{}", kept.text);
    let misdelivered = |passed: &Passed| match passed {
        Passed::Said(saying) => saying.mentions(WORDS) && saying.chat != Some(boris.id()),
        Passed::Asked(_) => false,
    };
    assert!(!room.traffic().iter().any(misdelivered), "nobody else sees them before the match begins");
    code
}

/// The table verifies with both of its matches, the second against the code seen before it.
fn records_are_sound_again(room: &Room, sitting: &Sitting, seen: &str) {
    let table = sitting.table.to_string();
    let output = room.talon(&["verify", &table, "--seen", seen]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("match 2"), "{said}");
    assert_eq!(said.matches("all 64 digits match those that you saw").count(), 1, "{said}");
    assert!(said.contains(&format!("seat 2 “{WORDS}”")), "{said}");
    let other = seen.replacen(|digit: char| digit.is_ascii_digit(), "f", 1);
    let output = room.talon(&["verify", &table, "--seen", &other]);
    assert!(!output.status.success(), "another promise was not kept here");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_over_stands_on_the_leaderboards() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let home = Place::from(&group);
    one_match(&room, [&ana, &boris], home, HASTY).await;
    let traffic = room.traffic();
    for chat in [Some(group.id()), Some(ana.id()), Some(boris.id()), None] {
        spoken_in(&traffic, chat, Locale::EN);
    }

    // The group has one leaderboard, and it turns for everybody.
    let week = |verb: &Verb| matches!(verb, Verb::Standings(Standings::Leaderboard(ask)) if ask.span == Span::Current(Period::Week));
    let asked = ana.say(&group, "/leaderboard santase").unwrap();
    let leaderboard = page_with(&ana, home, "leaderboard", week).await;
    assert!(leaderboard.text.contains("all time") && leaderboard.text.contains("Ana"), "{}", leaderboard.text);
    let turned = turn_page(&boris, &leaderboard, week).await;
    assert!(turned.id == leaderboard.id && turned.text.contains("this week"), "{}", turned.text);

    // The people on the leaderboard can be looked up by replying to their messages.
    let asked = boris.visible(home).into_iter().find(|message| message.id == asked).expect("what Ana wrote");
    boris.reply(&asked, "/stats").unwrap();
    let ratings = |verb: &Verb| matches!(verb, Verb::Standings(Standings::RatingsOf(_)));
    let pair = page_with(&boris, home, "the pair", ratings).await;
    assert!(pair.text.contains("Boris") && pair.text.contains("Ana"), "{}", pair.text);
    let ratings = turn_page(&boris, &pair, ratings).await;
    assert!(ratings.text.contains("Ratings of") && ratings.text.contains("Ana"), "{}", ratings.text);

    // In private everybody has their own pages.
    boris.say(boris.private(), "/rating").unwrap();
    let course = |verb: &Verb| matches!(verb, Verb::Standings(Standings::Course(..)));
    let ratings = page_with(&boris, boris.private(), "ratings", course).await;
    press_verb(&boris, &ratings, course).await.unwrap();
    let after = |message: &Message| message.id == ratings.id && message.text.contains("After 1 match");
    boris.sees(boris.private(), "the course", after).await.unwrap();
    boris.say(boris.private(), "/stats").unwrap();
    let met = |verb: &Verb| matches!(verb, Verb::Standings(Standings::With(_)));
    let stats = page_with(&boris, boris.private(), "statistics", met).await;
    press_verb(&boris, &stats, met).await.unwrap();
    let pair = |message: &Message| message.id == stats.id && message.text.contains("You and");
    boris.sees(boris.private(), "the pair", pair).await.unwrap();
    boris.say(boris.private(), "/history").unwrap();
    let replay = |verb: &Verb| matches!(verb, Verb::Replay(ReplayVerb::Step(..)));
    let history = page_with(&boris, boris.private(), "history", replay).await;
    press_verb(&boris, &history, replay).await.unwrap();
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_topic_of_a_forum_has_its_own_table() {
    // Every turn comes "after a pause" here: each hand is a new message, and the previous one is deleted.
    let room = Room::open(fast(), &[("pace.ring_after", "1ms")]).await;
    // Each reads their own language in private; the group's language is that of the person who opened the table.
    let (ana, boris) = (room.friend("Ana", "bg").await, room.friend("Boris", "en").await);
    let forum = room.telegram.forum("Club", &[&ana, &boris]);
    let (cards, chess) = (forum.topic("Cards"), forum.topic("Chess"));
    let (_, spent) = one_match(&room, [&ana, &boris], cards, HASTY).await;
    assert!(spent.rung > spent.moves / 3, "hands ring: {spent:?}");
    let pages = room.telegram.messages(forum.id());
    let strays = pages.iter().filter(|message| message.is_from_bot() && message.thread != cards.thread);
    let strays: Vec<_> = strays.filter(|message| table_of(*message).is_some()).collect();
    assert!(strays.is_empty(), "everything stays in its topic: {strays:?}");
    assert_eq!(ana.visible(chess).iter().filter(|message| message.is_from_bot()).count(), 0);
    let traffic = room.traffic();
    spoken_in(&traffic, Some(forum.id()), Locale::BG);
    spoken_in(&traffic, Some(ana.id()), Locale::BG);
    spoken_in(&traffic, Some(boris.id()), Locale::EN);
}

/// Turns on pictures on all pages of a group.
async fn wants_all_pictures(person: &Person, place: Place) {
    let (menu, all) =
        (Verb::offer(Scope::Chat, Offer::Pictures), Verb::choose(Scope::Chat, Setting::Pictures(Pictured::All)));
    let is = |wanted: &Verb| {
        let wanted = wanted.clone();
        move |verb: &Verb| *verb == wanted
    };
    person.say(place, "/settings").unwrap();
    let settings = page_with(person, place, "settings", is(&menu)).await;
    turn_page(person, &settings, is(&menu)).await;
    let choices = page_with(person, place, "the pictures that can be chosen", is(&all)).await;
    turn_page(person, &choices, is(&all)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_cost_no_request_and_each_is_uploaded_once() {
    let room = Room::open(fast(), &[("table.pictures", "all")]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "bg").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let home = Place::from(&group);
    // In private, hands are pictures from the beginning.
    wants_all_pictures(&ana, home).await;
    // The budget is that of a match without pictures. If a picture is late, its photo is deleted, and the page is sent again.
    let budget = |_: &Sitting| Budget { besides: vec!["deleteMessage"], ..Budget::of(home.chat) };
    let begun = room.traffic().len();
    let (sitting, spent) = one_match_within(budget, &room, [&ana, &boris], home, HASTY).await;
    let requests = room.traffic()[begun..].iter().filter(|passed| matches!(passed, Passed::Said(_))).count();
    println!("{requests} requests for {} decisions", spent.moves);

    let uploads: Vec<_> = room.telegram.transcript().into_iter().filter(|entry| !entry.files.is_empty()).collect();
    let chats: BTreeSet<i64> = uploads.iter().filter_map(Entry::chat).collect();
    assert_eq!(chats, BTreeSet::from([home.chat, ana.id(), boris.id()]), "pictures for everybody");
    assert!(uploads.iter().all(Entry::succeeded));
    let images: BTreeSet<u64> = uploads.iter().flat_map(|entry| &entry.digests).copied().collect();
    assert_eq!(images.len(), uploads.len(), "no image is uploaded twice");
    assert!(uploads.len() <= spent.group + spent.hands + spent.rung, "at most one goes with a request: {spent:?}");
    let shows = |message: &Message| message.is_from_bot() && message.photo.is_some();
    assert!(ana.visible(sitting.home).iter().any(shows), "a picture stays beside a sheet");
    println!("{} uploads, {spent:?}", uploads.len());
}

/// The reply to a message is lost: the message exists, but the program can't know that.
#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_came_twice_goes_when_it_is_pressed_too_late() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "bg").await);
    let group = room.telegram.supergroup("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &group).await;
    room.telegram.fail_next_of("sendMessage", 2, &Failure::AnswerLost);
    sitting.begin(&lobby).await;
    let is_hand = |message: &Message| has(message, |verb| matches!(verb, Verb::Act(_)));
    let mut older = Vec::new();
    for person in [&ana, &boris] {
        let first = person.sees(person.private(), "a hand", is_hand).await.unwrap();
        let second =
            person.sees(person.private(), "the hand again", |message| is_hand(message) && message.id != first.id);
        let second = second.await.unwrap();
        older.push((person, if first.id < second.id { first } else { second }));
    }
    assert!(sitting.play_some(HASTY, 3).await.is_none(), "the match goes on");
    for (person, hand) in older {
        let told = press_verb(person, &hand, |verb| matches!(verb, Verb::Act(_))).await.unwrap();
        assert!(told.text.is_some(), "{} sees that this was too late", person.name());
        person.vanishes(&hand).await.unwrap();
        let hands = person.visible(person.private()).into_iter().filter(is_hand).count();
        assert_eq!(hands, 1, "{} has one hand", person.name());
    }
    assert!(sitting.play_some(HASTY, 3).await.is_none(), "the one that is left is played on");
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_chosen_twice_opens_one_table() {
    let room = Room::open(fast(), &[]).await;
    let ana = room.friend("Ana", "en").await;
    let group = room.telegram.supergroup("Friday", &[&ana]);
    ana.say(&group, "/play").unwrap();
    let santase = |verb: &Verb| *verb == Verb::Menu(MenuVerb::NewGame(GameKind::Santase));
    let menu = page_with(&ana, Place::from(&group), "menu of games", santase).await;
    let (one, two) = tokio::join!(press_verb(&ana, &menu, santase), press_verb(&ana, &menu, santase));
    let there = Some(say(Locale::EN, &Msg::TableOpenAlready));
    let mut told = [one.unwrap().text, two.unwrap().text];
    told.sort();
    assert_eq!(told, [None, there.clone()], "the second press finds the table that the first opened");
    page_with(&ana, Place::from(&group), "lobby", |verb| matches!(verb, Verb::Table(TableVerb::AddAi))).await;
    assert_eq!(press_verb(&ana, &menu, santase).await.unwrap().text, there, "and so does a later one");
    let lobbies = ana
        .visible(&group)
        .into_iter()
        .filter(|page| has(page, |verb| matches!(verb, Verb::Table(TableVerb::AddAi))))
        .count();
    assert_eq!(lobbies, 1);
    nothing_went_wrong(&room);
}
