//! A whole match of each game on the real program, by buttons alone: people in a group, and somebody alone with the AI
//! players.

use serde_json::Value;
use talon_cards::{CardSet, Seat};
use talon_games::GameKind;
use talon_loopback::{Person, Place};
use talon_stage::telegram::{
    Next, Room, Sitting, Solo, fast, nothing_went_wrong, page_with, pages_are_current, press_verb,
};
use talon_stage::{
    Budget, Knowledge, Languages, Mentions, Pages, Plan, Policy, Story, agreed, answered_once, excess_would_be_noticed,
    gifts_would_be_noticed, has, hold_the_budget, keep_secrets, late_ends_are_understood, log_of, records_are_sound,
    spoken_in, whispers_would_be_noticed, would_be_noticed,
};
use talon_table::{DealView, Decider, Event, PhaseView, Table, Viewer};
use talon_view::{Locale, Verb};

const HASTY: Policy = Policy { seed: 4, haste: 20 };

/// After a clean match of people, and perhaps AI players behind them.
async fn all_is_well(room: &Room, sitting: &Sitting, plan: &Plan, locales: &[Locale]) {
    let log = log_of(room, sitting.table).await;
    agreed(&log, plan);
    let seats = sitting.players.iter().map(Some).chain(std::iter::repeat_n(None, plan.ais));
    let story = Story::new(&log, seats);
    let traffic = room.traffic();
    let searched = keep_secrets(&traffic, &[&story]);
    assert!(searched.with_cards > story.decisions(), "the search found the pages: {searched:?}");
    let others = sitting.players.iter().cycle().skip(1);
    for (player, other) in sitting.players.iter().zip(others) {
        would_be_noticed(&traffic, &story, player.id(), other.id(), Some(other.id()));
        would_be_noticed(&traffic, &story, player.id(), sitting.home.chat, None);
    }
    whispers_would_be_noticed(&traffic, &story);
    let gifts = gifts_would_be_noticed(&traffic, &story);
    let readers: Vec<(&Person, Locale)> = sitting.players.iter().zip(locales.iter().copied()).collect();
    let pages = Pages::new(&story, &log, &readers, Some((sitting.home.chat, locales[0])));
    let lawful = pages.are_lawful(&traffic);
    assert!(lawful > story.decisions(), "{lawful} pages");
    let disclosures = pages.disclosures_would_be_noticed(&traffic);
    // A card that is played at once is nobody's secret.
    assert!(gifts > 0 || story.given().len() < 8, "{gifts} of {} gifts", story.given().len());
    assert_eq!(disclosures > 0, pages.has_declarations(), "{disclosures} declared combinations");
    let spent = hold_the_budget(&traffic, &story, &Budget::of(sitting.home.chat));
    if plan.ais == 0 {
        excess_would_be_noticed(&traffic, &story, &Budget::of(sitting.home.chat));
    }
    let presses = answered_once(&traffic);
    nothing_went_wrong(room);
    records_are_sound(room, sitting.table);
    let game = plan.game;
    println!("{game}: {} requests, {presses} presses, {lawful} pages, {searched:?}, {spent:?}", traffic.len());
    println!("{game}: {gifts} gifts and {disclosures} disclosures are noticed");
}

/// One match of the plan's game from `/play` to the result, with every page in its reader's language.
async fn one_match(plan: Plan, languages: &[(&str, &str)]) {
    let room = Room::open(fast(), &[]).await;
    let plan = plan.with_any(room.telegram.seed());
    println!("seed {}: {plan:?}", room.telegram.seed());
    let mut people: Vec<Person> = Vec::new();
    for (name, language) in languages {
        people.push(room.friend(name, language).await);
    }
    let players: Vec<&Person> = people.iter().collect();
    let group = room.telegram.supergroup("Friday", &players);
    let (mut sitting, lobby) = Sitting::gather(&plan, &players, Place::from(&group)).await;
    sitting.begin(&lobby).await;
    let result = sitting.play_out(HASTY).await;
    assert!(people.iter().any(|person| result.text.contains(&person.name())), "{}", result.text);
    let locales: Vec<Locale> = languages.iter().map(|(_, language)| Locale::parse(language)).collect();
    all_is_well(&room, &sitting, &plan, &locales).await;
    let traffic = room.traffic();
    spoken_in(&traffic, Some(group.id()), locales[0]);
    for (person, locale) in people.iter().zip(locales) {
        spoken_in(&traffic, Some(person.id()), locale);
    }
}

/// One match in the private chat.
async fn alone(plan: Plan, language: &str) {
    let room = Room::open(fast(), &[]).await;
    let plan = plan.with_any(room.telegram.seed());
    println!("seed {}: {plan:?}", room.telegram.seed());
    let ana = room.telegram.person("Ana", language);
    let mut solo = Solo::set_out(&plan, &ana).await;
    let turn = solo.next().await.expect("the match begins");
    let hint = press_verb(&ana, &turn.message, |verb| matches!(verb, Verb::Hint)).await.unwrap();
    assert!(hint.text.is_some_and(|text| !text.is_empty()), "a hint has words");
    let result = solo.play_out(HASTY).await;
    assert!(has(&result, |verb| matches!(verb, Verb::Rematch)));
    let log = log_of(&room, solo.table).await;
    agreed(&log, &plan);
    let story = Story::new(&log, std::iter::once(Some(&ana)).chain(std::iter::repeat_n(None, plan.ais)));
    let traffic = room.traffic();
    let searched = keep_secrets(&traffic, &[&story]);
    assert!(searched.with_cards > story.decisions(), "{searched:?}");
    whispers_would_be_noticed(&traffic, &story);
    let pages = Pages::new(&story, &log, &[(&ana, Locale::parse(language))], None);
    let lawful = pages.are_lawful(&traffic);
    answered_once(&traffic);
    nothing_went_wrong(&room);
    records_are_sound(&room, solo.table);
    spoken_in(&traffic, Some(ana.id()), Locale::parse(language));
    println!("{}: {} requests, {lawful} pages, {searched:?}", plan.game, traffic.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_sznap_with_24_cards() {
    one_match(Plan::short(GameKind::Sznap), &[("Ana", "en"), ("Boris", "bg")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_sznap_with_20_cards() {
    let plan = Plan::short(GameKind::Sznap).with("variant", "schnapsen");
    one_match(plan, &[("Ana", "bg"), ("Boris", "en")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_bummerl_of_snaps() {
    one_match(Plan::short(GameKind::Snaps), &[("Ana", "en"), ("Boris", "en")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_belot() {
    one_match(Plan::short(GameKind::Belot), &[("Ana", "bg"), ("Boris", "bg"), ("Vera", "en")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_ristiseiska() {
    let people = [("Ana", "en"), ("Boris", "bg"), ("Vera", "en"), ("Georgi", "bg")];
    one_match(Plan::short(GameKind::Ristiseiska), &people).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_three_ai_players_play_ristiseiska() {
    one_match(Plan::short(GameKind::Ristiseiska).ais(3), &[("Ana", "bg"), ("Boris", "en")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_and_an_ai_player_want_a_rematch() {
    let room = Room::open(fast(), &[]).await;
    let plan = Plan::of(GameKind::Ristiseiska).with("limit", "single").ais(1);
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "bg").await);
    let vera = room.friend("Vera", "en").await;
    let group = room.telegram.group("Friday", &[&ana, &boris, &vera]);
    let (mut sitting, lobby) = Sitting::gather(&plan, &[&ana, &boris, &vera], &group).await;
    let languages = Languages { group: Locale::En, players: &[Locale::En, Locale::Bg, Locale::En] };
    sitting.begin(&lobby).await;
    // Whatever Ana must play is played for her from now on.
    let hand = page_with(&ana, ana.private(), "hand", |verb| matches!(verb, Verb::Forced(true))).await;
    press_verb(&ana, &hand, |verb| matches!(verb, Verb::Forced(true))).await.unwrap();
    // Her first card may be one of them.
    page_with(&ana, ana.private(), "changed hand", |verb| matches!(verb, Verb::Forced(false))).await;
    assert!(sitting.play_some(HASTY, 4).await.is_none(), "the match goes on");
    // Once a person is on turn, nothing moves.
    assert!(matches!(sitting.next().await, Next::Turn(..)), "the match goes on");
    pages_are_current(&room, &sitting, languages).await;
    let result = sitting.play_out(HASTY).await;
    pages_are_current(&room, &sitting, languages).await;
    sitting.rematch(&result).await;
    let again = sitting.play_out(HASTY).await;
    assert_ne!(result.id, again.id, "each match has its own result");
    pages_are_current(&room, &sitting, languages).await;
    let log = log_of(&room, sitting.table).await;
    agreed(&log, &plan);
    assert_eq!(log.iter().filter(|recorded| matches!(recorded.event, Event::MatchEnded { .. })).count(), 2);
    let forced = log.iter().filter(|recorded| matches!(recorded.event, Event::Acted { by: Decider::Rule, .. }));
    assert!(forced.count() > 0, "forced cards are played without a press");
    let seats = [Some(&ana), Some(&boris), Some(&vera), None];
    let (story, traffic) = (Story::new(&log, seats), room.traffic());
    keep_secrets(&traffic, &[&story]);
    whispers_would_be_noticed(&traffic, &story);
    late_ends_are_understood(&traffic, &story);
    answered_once(&traffic);
    nothing_went_wrong(&room);
}

/// Somebody who never opened the private chat presses “My hand” in the group: the alert shows the whole hand.
async fn hand_at_a_glance(game: GameKind, language: &str, players: usize) {
    let room = Room::open(fast(), &[]).await;
    let ana = room.telegram.person("Ana", language);
    let mut guests = Vec::new();
    for name in ["Boris", "Vera"].into_iter().take(players - 1) {
        guests.push(room.friend(name, "en").await);
    }
    let people: Vec<&Person> = std::iter::once(&ana).chain(&guests).collect();
    let group = room.telegram.group("Friday", &people);
    let (sitting, lobby) = Sitting::gather(&Plan::of(game), &people, &group).await;
    sitting.begin(&lobby).await;
    let board = page_with(&ana, sitting.home, "board", |verb| matches!(verb, Verb::Hand)).await;
    let answer = press_verb(&ana, &board, |verb| matches!(verb, Verb::Hand)).await.unwrap();
    let glance = answer.text.filter(|_| answer.alert).expect("the hand at a glance");
    assert!(glance.encode_utf16().count() <= 200, "{glance}");
    let log = log_of(&room, sitting.table).await;
    let view = Table::replay(log).unwrap().view(Viewer::Seat(Seat::FIRST));
    let PhaseView::Playing { deal: DealView::Open(deal), .. } = &view.phase else { panic!("the match goes on") };
    let mut knowledge = Knowledge::default();
    knowledge.learn(deal);
    let told = Mentions::of([&Value::from(glance.as_str())]).cards;
    assert_eq!(knowledge.own.difference(told), CardSet::EMPTY, "{game}: every card is there: {glance}");
    assert!(glance.starts_with(&talon_view::hand_alert(&view, Locale::parse(language))), "{glance}");
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_hand_can_be_seen_at_a_glance() {
    for language in ["en", "bg"] {
        hand_at_a_glance(GameKind::Sznap, language, 2).await;
        hand_at_a_glance(GameKind::Snaps, language, 2).await;
        hand_at_a_glance(GameKind::Belot, language, 3).await;
        hand_at_a_glance(GameKind::Ristiseiska, language, 3).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_sznap_alone() {
    alone(Plan::short(GameKind::Sznap).ais(1), "bg").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_snaps_alone() {
    alone(Plan::short(GameKind::Snaps).ais(1), "bg").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_belot_alone() {
    alone(Plan::short(GameKind::Belot).ais(2), "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_ristiseiska_alone() {
    alone(Plan::short(GameKind::Ristiseiska).ais(3), "bg").await;
}
