//! Whole matches of Santase on the real program, by commands and buttons only.

mod discord;
mod telegram;

use std::time::Duration;

use talon_stage::{
    Budget, Human as _, Languages, Next, Player, Policy, Screen as _, Sitting, Spent, Story, World, answered_once,
    data_of, excess_would_be_noticed, happened, hold_the_budget, keep_secrets, log_of, matches_count,
    on_both_platforms, page_behind, page_with, pages_are_current, press_verb, records_are_sound, say, spoken_in,
    turn_page, would_be_noticed,
};
use talon_view::{Language, Locale, Msg, ShowVerb, TableVerb, Verb};

const BG: Locale = Locale::of(Language::Bg);

/// Most deals are played to the last card, so that every kind of page appears.
const PATIENT: Policy = Policy { seed: 1, haste: 2 };
const HASTY: Policy = Policy { seed: 2, haste: 20 };

on_both_platforms!(
    friends_play_want_a_rematch_and_one_gives_up,
    a_spectator_sees_no_card_and_changes_nothing,
    one_person_sits_at_two_tables_of_one_group,
);

/// After a clean match: every request kept the secrets, the budget, the limits and the published rules.
async fn all_is_well<W: World>(room: &W, sitting: &Sitting<W::Person>, budget: &Budget) -> Spent {
    let [ana, boris] = &sitting.players[..] else { panic!("two people") };
    let log = log_of(room, sitting.table).await;
    let story = Story::new(&log, [Some(ana), Some(boris)]);
    let traffic = room.traffic();
    let searched = keep_secrets(&traffic, &[&story]);
    assert!(searched.with_cards > story.decisions(), "the search found the pages: {searched:?}");
    would_be_noticed(&traffic, &story, ana.account(), boris.account(), Some(boris.account()));
    would_be_noticed(&traffic, &story, boris.account(), W::number_of(sitting.room), None);
    let spent = hold_the_budget(&traffic, &story, budget);
    excess_would_be_noticed(&traffic, &story, budget);
    let presses = answered_once(&traffic);
    room.nothing_went_wrong();
    println!("{} requests, {presses} questions, {searched:?}, {spent:?}", traffic.len());
    spent
}

/// One match from `/play` to the result, with hands in these places.
async fn one_match<W: World>(
    room: &W,
    players: [&W::Person; 2],
    home: impl Into<<W::Person as Player>::Place> + Send,
    policy: Policy,
) -> (Sitting<W::Person>, Spent) {
    one_match_within(W::budget, room, players, home, policy).await
}

/// The same with another budget.
async fn one_match_within<W: World>(
    budget: impl Fn(&Sitting<W::Person>) -> Budget,
    room: &W,
    players: [&W::Person; 2],
    home: impl Into<<W::Person as Player>::Place> + Send,
    policy: Policy,
) -> (Sitting<W::Person>, Spent) {
    let (mut sitting, lobby) = Sitting::open(players, home).await;
    sitting.hands = W::hands().iter().copied().cycle().take(players.len()).collect();
    sitting.begin(&lobby).await;
    let words = sitting.play_out(policy).await.words();
    assert!(players.iter().any(|player| words.contains(&player.called())), "{words}");
    let spent = all_is_well(room, &sitting, &budget(&sitting)).await;
    records_are_sound(room, sitting.table);
    matches_count(room).await;
    (sitting, spent)
}

async fn friends_play_want_a_rematch_and_one_gives_up<W: World>() {
    let room = W::open().await;
    let (ana, boris) = (room.friend("Ana", BG).await, room.friend("Boris", BG).await);
    let (mut sitting, _) = one_match(&room, [&ana, &boris], room.group(&[&ana, &boris]), PATIENT).await;
    pages_are_current(&room, &sitting, Languages::all(BG)).await;
    let traffic = room.traffic();
    let places = [W::number_of(sitting.home), W::number_of(sitting.room), ana.account(), boris.account()];
    for place in places.map(Some).into_iter().chain([None]) {
        spoken_in(&traffic, place, BG);
    }

    // The rematch in the same place, with the buttons beside the cards; it ends by resigning.
    let result = ana.awaits(sitting.room, "result", |message| sitting.is_result(message)).await.unwrap();
    sitting.rematch(&result).await;
    assert!(sitting.play_some(HASTY, 3).await.is_none());
    let card = |verb: &Verb| matches!(verb, Verb::Act(_));
    let hand = page_with(&boris, boris.private(), "hand", card, Some(sitting.table)).await;
    let panel = page_behind(&boris, &hand, |verb| *verb == Verb::Show(ShowVerb::Panel)).await;
    let question = turn_page(&boris, &panel, |verb| *verb == Verb::Show(ShowVerb::Resign)).await;
    let told = press_verb(&boris, &question, |verb| *verb == Verb::Table(TableVerb::ResignYes)).await;
    assert!(told.is_none_or(|told| told == say(BG, &Msg::Resigned)));
    let result = ana.awaits(sitting.room, "second result", |message| sitting.is_result(message)).await.unwrap();
    assert!(result.words().contains("Ana"), "{}", result.words());

    let log = log_of(&room, sitting.table).await;
    assert_eq!(happened(&log, "match-ended"), 2);
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&Story::new(&log, [Some(&ana), Some(&boris)])]);
    answered_once(&traffic);
    let said = room.told_by(&["verify", &sitting.table.to_string()]);
    assert!(said.contains("match 2"), "{said}");
    room.nothing_went_wrong();
}

async fn a_spectator_sees_no_card_and_changes_nothing<W: World>() {
    let room = W::open().await;
    let (ana, boris) = (room.friend("Ana", Locale::EN).await, room.friend("Boris", Locale::EN).await);
    let vera = room.friend("Vera", BG).await;
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], room.group(&[&ana, &boris, &vera])).await;
    // Before the match, only the host can set options and start.
    for verb in [Verb::Table(TableVerb::Start), Verb::Show(ShowVerb::Options), Verb::Table(TableVerb::Cancel)] {
        let data = data_of(&lobby, |button| *button == verb).expect("a button of the lobby");
        assert_ne!(vera.is_refused(&lobby, &data).await, "", "{verb:?} is refused with words");
    }
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(PATIENT, 5).await.is_none());
    let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
    let before = log_of(&room, sitting.table).await.len();
    let table_page = sitting.table_page(&vera).await;
    let answer = press_verb(&vera, &table_page, |verb| *verb == Verb::Show(ShowVerb::Hand)).await;
    assert_eq!(answer, Some(say(BG, &Msg::NotSeated)));
    let panel = sitting.panel(&vera).await;
    let refused = |words: Option<String>| words.is_some_and(|words| !words.is_empty());
    for verb in [
        Verb::Show(ShowVerb::Resign),
        Verb::Table(TableVerb::ProposeEnd),
        Verb::Table(TableVerb::EndAbandoned),
        Verb::Table(TableVerb::Forced(true)),
    ] {
        let data = format!("1.{}.1.{verb}", sitting.table);
        assert!(refused(vera.forges(&panel, &data).await), "{verb:?} is refused with words");
    }
    // Another player's button, copied from a hand that she can't see.
    let data = PATIENT.choose(&turn).data.clone();
    assert!(refused(vera.forges(&table_page, &data).await));
    let other = &sitting.players[1 - player];
    let hand = other.awaits(other.private(), "a page", |message| !W::Person::is_panel(message)).await.unwrap();
    assert!(refused(other.forges(&hand, &data).await));
    assert_eq!(log_of(&room, sitting.table).await.len(), before, "nothing of that is in the log");
    sitting.play_out(HASTY).await;
    let log = log_of(&room, sitting.table).await;
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&Story::new(&log, [Some(&ana), Some(&boris)])]);
    answered_once(&traffic);
    spoken_in(&traffic, Some(vera.account()), BG);
    room.nothing_went_wrong();
}

async fn one_person_sits_at_two_tables_of_one_group<W: World>() {
    let room = W::open().await;
    let (ana, boris) = (room.friend("Ana", Locale::EN).await, room.friend("Boris", Locale::EN).await);
    let vera = room.friend("Vera", Locale::EN).await;
    let home = room.group(&[&ana, &boris, &vera]);
    let (mut first, lobby) = Sitting::open([&ana, &boris], home).await;
    first.begin(&lobby).await;
    let (mut second, lobby) = Sitting::open([&vera, &ana], home).await;
    second.begin(&lobby).await;
    assert_ne!(first.table, second.table);
    assert!(first.room != second.room || first.room == home, "each table has its own thread");
    let both = async { tokio::join!(first.play_out(HASTY), second.play_out(Policy { seed: 3, ..HASTY })) };
    let (one, other) = tokio::time::timeout(Duration::from_secs(240), both).await.expect("both matches end");
    assert_ne!(W::Person::id_of(&one), W::Person::id_of(&other));
    let logs = [log_of(&room, first.table).await, log_of(&room, second.table).await];
    let stories = [Story::new(&logs[0], [Some(&ana), Some(&boris)]), Story::new(&logs[1], [Some(&vera), Some(&ana)])];
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&stories[0], &stories[1]]);
    answered_once(&traffic);
    room.nothing_went_wrong();
    records_are_sound(&room, first.table);
    records_are_sound(&room, second.table);
}
