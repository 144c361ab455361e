//! A whole match of each game on the real program and a loopback Discord, by commands and buttons alone: people in a
//! thread, and somebody alone with the AI players.

use talon_games::GameKind;
use talon_loopback::discord::{Person, Place};
use talon_stage::discord::{
    Hand, Next, Room, Sitting, Solo, fast, nothing_went_wrong, number, page_with, pages_are_current, press_verb,
    sentence,
};
use talon_stage::{
    Human as _, Languages, Pages, Plan, Policy, Story, agreed, answered_once, gifts_would_be_noticed, has,
    hold_the_budget, keep_secrets, log_of, records_are_sound, spoken_in, whispers_would_be_noticed, would_be_noticed,
};
use talon_table::{Decider, Event};
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
    let (home, stage) = (number(sitting.home.channel), number(sitting.room.channel));
    let others = sitting.players.iter().cycle().skip(1);
    for (player, other) in sitting.players.iter().zip(others) {
        would_be_noticed(&traffic, &story, player.account(), other.account(), Some(other.account()));
        would_be_noticed(&traffic, &story, player.account(), stage, None);
    }
    whispers_would_be_noticed(&traffic, &story);
    let gifts = gifts_would_be_noticed(&traffic, &story);
    let readers: Vec<(&Person, Locale)> = sitting.players.iter().zip(locales.iter().copied()).collect();
    let pages = Pages::new(&story, &log, &readers, Some((stage, locales[0])));
    let lawful = pages.are_lawful(&traffic);
    assert!(lawful > story.decisions(), "{lawful} pages");
    let disclosures = pages.disclosures_would_be_noticed(&traffic);
    // A card that is played at once is nobody's secret.
    assert!(gifts > 0 || story.given().len() < 8, "{gifts} of {} gifts", story.given().len());
    assert_eq!(disclosures > 0, pages.has_declarations(), "{disclosures} declared combinations");
    let spent = hold_the_budget(&traffic, &story, &sitting.budget());
    let presses = answered_once(&traffic);
    nothing_went_wrong(room);
    records_are_sound(room, sitting.table);
    let game = plan.game;
    println!("{game}: {} requests, {presses} questions, {lawful} pages, {searched:?}, {spent:?}", traffic.len());
    println!("{game}: {gifts} gifts and {disclosures} disclosures are noticed");
    for (place, locale) in [(home, locales[0]), (stage, locales[0])] {
        spoken_in(&traffic, Some(place), locale);
    }
    for (person, locale) in readers {
        spoken_in(&traffic, Some(person.account()), locale);
    }
}

/// One match of the plan's game from `/play` to the result, with every page in its reader's language. Every other player
/// plays on the panel.
async fn one_match(plan: Plan, languages: &[(&str, &str)]) {
    let room = Room::open(fast(), &[]).await;
    let plan = plan.with_any(room.discord.seed());
    println!("seed {}: {plan:?}", room.discord.seed());
    let people: Vec<Person> = languages.iter().map(|(name, locale)| room.person(name, locale)).collect();
    let players: Vec<&Person> = people.iter().collect();
    let guild = room.discord.guild("Friday", &players);
    let (mut sitting, lobby) = Sitting::gather(&plan, &players, &guild.channel("cards")).await;
    for hand in sitting.hands.iter_mut().skip(1).step_by(2) {
        *hand = Hand::Panel;
    }
    sitting.begin(&lobby).await;
    let result = sitting.play_out(HASTY).await;
    assert!(people.iter().any(|person| result.words().contains(&person.name())), "{}", result.words());
    let locales: Vec<Locale> = languages.iter().map(|(_, language)| Locale::parse(language)).collect();
    all_is_well(&room, &sitting, &plan, &locales).await;
}

/// One match in direct messages.
async fn alone(plan: Plan, language: &str) {
    let room = Room::open(fast(), &[]).await;
    let plan = plan.with_any(room.discord.seed());
    println!("seed {}: {plan:?}", room.discord.seed());
    let ana = room.person("Ana", language);
    let _guild = room.discord.guild("Friday", &[&ana]);
    let mut solo = Solo::set_out(&plan, &ana).await;
    let turn = solo.next().await.expect("the match begins");
    let hint = press_verb(&ana, &turn.message, |verb| matches!(verb, Verb::Hint)).await;
    assert!(sentence(&hint).is_some_and(|text| !text.is_empty()), "a hint has words: {hint:?}");
    let result = solo.play_out(HASTY).await;
    assert!(has(&result, |verb| matches!(verb, Verb::Rematch)));
    let log = log_of(&room, solo.table).await;
    agreed(&log, &plan);
    let story = Story::new(&log, std::iter::once(Some(&ana)).chain(std::iter::repeat_n(None, plan.ais)));
    let traffic = room.traffic();
    let searched = keep_secrets(&traffic, &[&story]);
    assert!(searched.with_cards > story.decisions(), "{searched:?}");
    whispers_would_be_noticed(&traffic, &story);
    answered_once(&traffic);
    nothing_went_wrong(&room);
    records_are_sound(&room, solo.table);
    spoken_in(&traffic, Some(ana.account()), Locale::parse(language));
    println!("{}: {} requests, {searched:?}", plan.game, traffic.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_sznap_with_24_cards() {
    one_match(Plan::short(GameKind::Sznap), &[("Ana", "en-US"), ("Boris", "bg")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_sznap_with_20_cards() {
    let plan = Plan::short(GameKind::Sznap).with("variant", "schnapsen");
    one_match(plan, &[("Ana", "bg"), ("Boris", "en-GB")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_bummerl_of_snaps() {
    one_match(Plan::short(GameKind::Snaps), &[("Ana", "en-US"), ("Boris", "en-US")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_belot() {
    one_match(Plan::short(GameKind::Belot), &[("Ana", "bg"), ("Boris", "bg"), ("Vera", "en-US")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_ristiseiska() {
    let people = [("Ana", "en-US"), ("Boris", "bg"), ("Vera", "en-US"), ("Georgi", "bg")];
    one_match(Plan::short(GameKind::Ristiseiska), &people).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_three_ai_players_play_ristiseiska() {
    one_match(Plan::short(GameKind::Ristiseiska).ais(3), &[("Ana", "bg"), ("Boris", "en-US")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_and_an_ai_player_want_a_rematch() {
    let room = Room::open(fast(), &[]).await;
    let plan = Plan::of(GameKind::Ristiseiska).with("limit", "single").ais(1);
    let (ana, boris, vera) = (room.person("Ana", "en-US"), room.person("Boris", "bg"), room.person("Vera", "en-US"));
    let guild = room.discord.guild("Friday", &[&ana, &boris, &vera]);
    let (mut sitting, lobby) =
        Sitting::gather(&plan, &[&ana, &boris, &vera], Place::from(&guild.channel("cards"))).await;
    let languages = Languages { group: Locale::En, players: &[Locale::En, Locale::Bg, Locale::En] };
    sitting.begin(&lobby).await;
    // Whatever Ana must play is played for her from now on.
    let forced = |on: bool| move |verb: &Verb| *verb == Verb::Forced(on);
    let hand = page_with(&ana, ana.direct(), "hand", forced(true), Some(sitting.table)).await;
    press_verb(&ana, &hand, forced(true)).await;
    // Her first card may be one of them.
    page_with(&ana, ana.direct(), "changed hand", forced(false), Some(sitting.table)).await;
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
    let (story, traffic) = (Story::new(&log, [Some(&ana), Some(&boris), Some(&vera), None]), room.traffic());
    keep_secrets(&traffic, &[&story]);
    whispers_would_be_noticed(&traffic, &story);
    answered_once(&traffic);
    nothing_went_wrong(&room);
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
    alone(Plan::short(GameKind::Belot).ais(2), "en-US").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_ristiseiska_alone() {
    alone(Plan::short(GameKind::Ristiseiska).ais(3), "bg").await;
}
