//! Whole matches of Santase on the real program, by buttons alone.

use std::collections::BTreeSet;
use std::time::Duration;

use talon_games::GameKind;
use talon_loopback::{Entry, Failure, Message, Person, Place};
use talon_stage::telegram::{Next, Room, Sitting, Solo, fast, nothing_went_wrong, page_with, press_verb, turn_page};
use talon_stage::{
    Budget, Passed, Policy, Spent, Story, answered_once, excess_would_be_noticed, has, hold_the_budget, keep_secrets,
    log_of, matches_count, records_are_sound, say, spoken_in, table_of, would_be_noticed,
};
use talon_table::Event;
use talon_view::{
    HouseVerb, Locale, MenuVerb, Msg, Offer, Period, Pictured, ReplayVerb, Scope, Setting, ShowVerb, Span, Standings,
    TableVerb, Verb,
};

/// Cards are played to the end more often than not, so that every kind of page comes up.
const PATIENT: Policy = Policy { seed: 1, haste: 2 };
const HASTY: Policy = Policy { seed: 2, haste: 20 };

/// After a clean match: every request kept the secrets, the budget, the limits and the published rules.
async fn all_is_well(room: &Room, sitting: &Sitting, budget: &Budget) -> Spent {
    let [ana, boris] = &sitting.players[..] else { panic!("two people") };
    let log = log_of(room, sitting.table).await;
    let story = Story::new(&log, [Some(ana), Some(boris)]);
    let traffic = room.traffic();
    let searched = keep_secrets(&traffic, &[&story]);
    assert!(searched.with_cards > story.decisions(), "the search found the pages: {searched:?}");
    would_be_noticed(&traffic, &story, ana.id(), boris.id(), Some(boris.id()));
    would_be_noticed(&traffic, &story, boris.id(), sitting.home.chat, None);
    let spent = hold_the_budget(&traffic, &story, budget);
    excess_would_be_noticed(&traffic, &story, budget);
    let presses = answered_once(&traffic);
    nothing_went_wrong(room);
    println!("{} requests, {presses} presses, {searched:?}, {spent:?}", traffic.len());
    spent
}

/// One match from `/play` to the result, in any group.
async fn one_match(room: &Room, ana: &Person, boris: &Person, home: Place, policy: Policy) -> (Sitting, Spent) {
    one_match_within(&Budget::of(home.chat), room, [ana, boris], home, policy).await
}

/// The same within another budget than the usual one.
async fn one_match_within(
    budget: &Budget,
    room: &Room,
    [ana, boris]: [&Person; 2],
    home: Place,
    policy: Policy,
) -> (Sitting, Spent) {
    let (mut sitting, lobby) = Sitting::open([ana, boris], home).await;
    sitting.begin(&lobby).await;
    let result = sitting.play_out(policy).await;
    assert!(result.text.contains(&ana.name()) || result.text.contains(&boris.name()), "{}", result.text);
    let spent = all_is_well(room, &sitting, budget).await;
    records_are_sound(room, sitting.table);
    matches_count(room).await;
    (sitting, spent)
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_play_in_english_and_want_a_rematch() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en-GB").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let (mut sitting, _) = one_match(&room, &ana, &boris, Place::from(&group), PATIENT).await;
    let traffic = room.traffic();
    for chat in [Some(group.id()), Some(ana.id()), Some(boris.id()), None] {
        spoken_in(&traffic, chat, Locale::EN);
    }

    // The rematch, with the buttons beside the cards; it ends by giving up.
    ana.sees(&group, "result", |message| sitting.is_result(message)).await.unwrap();
    sitting.want_rematch(&ana).await;
    let seen = words_are_kept(&room, &sitting, &boris).await;
    sitting.want_rematch(&boris).await;
    sitting.match_no += 1;
    assert!(sitting.play_some(HASTY, 3).await.is_none());
    let hand = page_with(&boris, boris.private(), "hand", |verb| matches!(verb, Verb::Act(_))).await;
    press_verb(&boris, &hand, |verb| matches!(verb, Verb::Show(ShowVerb::Panel))).await.unwrap();
    let panel = page_with(&boris, boris.private(), "panel", |verb| matches!(verb, Verb::Show(ShowVerb::Resign))).await;
    press_verb(&boris, &panel, |verb| matches!(verb, Verb::Show(ShowVerb::Resign))).await.unwrap();
    let question =
        page_with(&boris, boris.private(), "question", |verb| matches!(verb, Verb::Table(TableVerb::ResignYes))).await;
    let answer = press_verb(&boris, &question, |verb| matches!(verb, Verb::Table(TableVerb::ResignYes))).await.unwrap();
    assert_eq!(answer.text, Some(say(Locale::EN, &Msg::Resigned)));
    let result = ana.sees(&group, "second result", |message| sitting.is_result(message)).await.unwrap();
    assert!(result.text.contains("Ana"), "{}", result.text);
    press_verb(&ana, &result, |verb| *verb == Verb::Replay(ReplayVerb::Proof)).await.unwrap();
    let is_proof =
        |message: &Message| message.is_from_bot() && message.text.contains(&seen) && message.text.contains(WORDS);
    ana.sees(ana.private(), "the proof", is_proof).await.unwrap();

    let log = log_of(&room, sitting.table).await;
    assert_eq!(log.iter().filter(|recorded| matches!(recorded.event, Event::MatchEnded { .. })).count(), 2);
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&Story::new(&log, [Some(&ana), Some(&boris)])]);
    answered_once(&traffic);
    records_are_sound_again(&room, &sitting, &seen);
    nothing_went_wrong(&room);
}

/// What Boris adds to the shuffle.
const WORDS: &str = "moonlight on the sea";

/// Boris gives words for the match that the lobby prepares: where nobody else reads, under the code that he has seen before. The code.
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
    let astray = |passed: &Passed| match passed {
        Passed::Said(saying) => saying.mentions(WORDS) && saying.chat != Some(boris.id()),
        Passed::Asked(_) => false,
    };
    assert!(!room.traffic().iter().any(astray), "nobody else is told before the match begins");
    code
}

/// The table verifies with both of its matches, the second against the code that was seen before it.
fn records_are_sound_again(room: &Room, sitting: &Sitting, seen: &str) {
    let table = sitting.table.to_string();
    let output = room.talon(&["verify", &table, "--seen", seen]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("match 2"), "{said}");
    assert_eq!(said.matches("all 64 digits are those that you saw").count(), 1, "{said}");
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
    one_match(&room, &ana, &boris, home, HASTY).await;

    // The group reads one leaderboard, and it turns for everybody.
    let week = |verb: &Verb| matches!(verb, Verb::Standings(Standings::Leaderboard(ask)) if ask.span == Span::Current(Period::Week));
    let asked = ana.say(&group, "/leaderboard santase").unwrap();
    let leaderboard = page_with(&ana, home, "leaderboard", week).await;
    assert!(leaderboard.text.contains("all time") && leaderboard.text.contains("Ana"), "{}", leaderboard.text);
    let turned = turn_page(&boris, &leaderboard, week).await;
    assert!(turned.id == leaderboard.id && turned.text.contains("this week"), "{}", turned.text);

    // The leaderboard's people can be asked for: by answering what they wrote.
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
async fn friends_play_in_bulgarian_in_a_supergroup() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "bg").await, room.friend("Boris", "bg-BG").await);
    let group = room.telegram.supergroup("Petak", &[&ana, &boris]);
    one_match(&room, &ana, &boris, Place::from(&group), PATIENT).await;
    let traffic = room.traffic();
    for chat in [Some(group.id()), Some(ana.id()), Some(boris.id()), None] {
        spoken_in(&traffic, chat, Locale::BG);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_topic_of_a_forum_has_its_own_table() {
    // Every turn comes "after a pause" here: each hand is sent anew, and the one before it is deleted.
    let room = Room::open(fast(), &[("pace.ring_after", "1ms")]).await;
    // Each reads their own language in private; the group speaks as who opened the table.
    let (ana, boris) = (room.friend("Ana", "bg").await, room.friend("Boris", "en").await);
    let forum = room.telegram.forum("Club", &[&ana, &boris]);
    let (cards, chess) = (forum.topic("Cards"), forum.topic("Chess"));
    let (_, spent) = one_match(&room, &ana, &boris, cards, HASTY).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_alone_in_the_private_chat() {
    let room = Room::open(fast(), &[]).await;
    let ana = room.telegram.person("Ana", "en");
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
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let vera = room.friend("Vera", "bg").await;
    let group = room.telegram.group("Friday", &[&ana, &boris, &vera]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &group).await;
    // Before the match: the options are the host's, the start is the host's.
    for verb in [Verb::Table(TableVerb::Start), Verb::Show(ShowVerb::Options), Verb::Table(TableVerb::Cancel)] {
        let answer = press_verb(&vera, &lobby, |button| *button == verb).await.unwrap();
        assert!(answer.alert && answer.text.is_some(), "{verb:?} is refused with words: {answer:?}");
    }
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(PATIENT, 5).await.is_none());
    let before = log_of(&room, sitting.table).await.len();
    let table_page =
        page_with(&vera, sitting.home, "table page", |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await;
    let answer = press_verb(&vera, &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await.unwrap();
    assert_eq!(answer.text, Some(say(Locale::BG, &Msg::NotSeated)), "{answer:?}");
    press_verb(&vera, &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Panel))).await.unwrap();
    let panel = page_with(&vera, vera.private(), "panel", |verb| matches!(verb, Verb::Show(ShowVerb::Resign))).await;
    for verb in [
        Verb::Show(ShowVerb::Resign),
        Verb::Table(TableVerb::ProposeEnd),
        Verb::Table(TableVerb::EndAbandoned),
        Verb::Table(TableVerb::Forced(true)),
    ] {
        let data = format!("1.{}.1.{verb}", sitting.table);
        let answer = vera.forge_press(vera.id(), panel.id, &data).await.unwrap();
        assert!(answer.text.is_some_and(|text| !text.is_empty()), "{verb:?} is refused with words");
    }
    // Somebody else's button, copied out of a hand that she cannot see.
    let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
    let data = PATIENT.choose(&turn).data.clone();
    let answer = vera.forge_press(group.id(), table_page.id, &data).await.unwrap();
    assert!(answer.text.is_some_and(|text| !text.is_empty()));
    let other = &sitting.players[1 - player];
    let answer = other.forge_press(other.id(), 1, &data).await.unwrap();
    assert!(answer.text.is_some_and(|text| !text.is_empty()));
    assert_eq!(log_of(&room, sitting.table).await.len(), before, "nothing of that is in the log");
    sitting.play_out(HASTY).await;
    let log = log_of(&room, sitting.table).await;
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&Story::new(&log, [Some(&ana), Some(&boris)])]);
    answered_once(&traffic);
    spoken_in(&traffic, Some(vera.id()), Locale::BG);
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_sits_at_two_tables_of_one_group() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let vera = room.friend("Vera", "en").await;
    let group = room.telegram.group("Friday", &[&ana, &boris, &vera]);
    let (mut first, lobby) = Sitting::open([&ana, &boris], &group).await;
    first.begin(&lobby).await;
    let (mut second, lobby) = Sitting::open([&vera, &ana], &group).await;
    second.begin(&lobby).await;
    assert_ne!(first.table, second.table);
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

/// Puts pictures on all pages of a group.
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
    // In private hands are drawn from the beginning.
    wants_all_pictures(&ana, home).await;
    // The budget is the one of a match without pictures. If a picture is late, its photo goes, and the page comes anew.
    let budget = Budget { besides: vec!["deleteMessage"], ..Budget::of(home.chat) };
    let begun = room.traffic().len();
    let (sitting, spent) = one_match_within(&budget, &room, [&ana, &boris], home, HASTY).await;
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

/// The reply to a message is lost on the way: it is there, and the program cannot know.
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
        assert!(told.text.is_some(), "{} is told that this was too late", person.name());
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
