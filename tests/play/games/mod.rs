//! A whole match of each game on the real program, by buttons only: people in a group, and somebody alone with AI players.

mod telegram;

use talon_games::GameKind;
use talon_stage::{
    Hand, Human as _, Languages, Next, Pages, Plan, Player, Policy, Screen as _, Sitting, Solo, Story, World, agreed,
    answered_once, excess_would_be_noticed, gifts_would_be_noticed, happened, has, hold_the_budget, keep_secrets,
    late_ends_are_understood, log_of, page_with, pages_are_current, press_verb, records_are_sound, scenarios,
    spoken_in, whispers_would_be_noticed, would_be_noticed,
};
use talon_table::{Decider, Event};
use talon_view::{HouseVerb, Language, Locale, ShowVerb, TableVerb, Verb};

const HASTY: Policy = Policy { seed: 4, haste: 20 };

const EN: Locale = Locale::EN;
const BG: Locale = Locale::BG;
const DE: Locale = Locale::of(Language::De);
const HR: Locale = Locale::of(Language::Hr);
const PL: Locale = Locale::of(Language::Pl);
const FI: Locale = Locale::of(Language::Fi);
const RU: Locale = Locale::of(Language::Ru);

const NAMES: [&str; 4] = ["Ana", "Boris", "Vera", "Georgi"];

// Every game is played in every language, and both kinds of match on each platform.
scenarios!(
    both {
        three_people_and_an_ai_player_want_a_rematch,
    }
    telegram {
        two_people_play_santase_in_russian_and_german,
        two_people_play_santase_in_finnish_and_bulgarian,
        two_people_play_sznap_with_24_cards,
        two_people_play_sznap_in_croatian_and_finnish,
        two_people_play_a_bummerl_of_snaps,
        two_people_play_snaps_in_finnish_and_croatian,
        three_people_play_belot,
        two_people_and_three_ai_players_play_ristiseiska,
        somebody_plays_sznap_alone,
        somebody_plays_belot_alone,
    }
    discord {
        two_people_play_santase_in_croatian_and_polish,
        two_people_play_sznap_with_20_cards,
        two_people_play_snaps_in_polish_and_russian,
        three_people_play_belot_in_polish_german_and_finnish,
        four_people_play_ristiseiska,
        somebody_plays_santase_alone,
        somebody_plays_snaps_alone,
        somebody_plays_ristiseiska_alone,
    }
);

/// Checks after a match of people, and perhaps AI players behind them.
async fn all_is_well<W: World>(room: &W, sitting: &Sitting<W::Person>, plan: &Plan, locales: &[Locale]) {
    let log = log_of(room, sitting.table).await;
    agreed(&log, plan);
    let seats = sitting.players.iter().map(Some).chain(std::iter::repeat_n(None, plan.ais));
    let story = Story::new(&log, seats);
    let traffic = room.traffic();
    let searched = keep_secrets(&traffic, &[&story]);
    assert!(searched.with_cards > story.decisions(), "the search found the pages: {searched:?}");
    let (home, stage) = (W::number_of(sitting.home), W::number_of(sitting.room));
    let others = sitting.players.iter().cycle().skip(1);
    for (player, other) in sitting.players.iter().zip(others) {
        would_be_noticed(&traffic, &story, player.account(), other.account(), Some(other.account()));
        would_be_noticed(&traffic, &story, player.account(), stage, None);
    }
    whispers_would_be_noticed(&traffic, &story);
    let gifts = gifts_would_be_noticed(&traffic, &story);
    let readers: Vec<(&W::Person, Locale)> = sitting.players.iter().zip(locales.iter().copied()).collect();
    let pages = Pages::new(&story, &log, &readers, Some((stage, locales[0])));
    let lawful = pages.are_lawful(&traffic);
    assert!(lawful > story.decisions(), "{lawful} pages");
    let disclosures = pages.disclosures_would_be_noticed(&traffic);
    // A card that is played at once is nobody's secret.
    assert!(gifts > 0 || story.given().len() < 8, "{gifts} of {} gifts", story.given().len());
    assert_eq!(disclosures > 0, pages.has_declarations(), "{disclosures} declared combinations");
    let spent = hold_the_budget(&traffic, &story, &W::budget(sitting));
    if plan.ais == 0 && W::hands() == [Hand::Direct] {
        excess_would_be_noticed(&traffic, &story, &W::budget(sitting));
    }
    let presses = answered_once(&traffic);
    room.nothing_went_wrong();
    records_are_sound(room, sitting.table);
    let game = plan.game;
    println!("{game}: {} requests, {presses} presses, {lawful} pages, {searched:?}, {spent:?}", traffic.len());
    println!("{game}: {gifts} gifts and {disclosures} disclosures are noticed");
    for (place, locale) in [(home, locales[0]), (stage, locales[0])] {
        spoken_in(&traffic, Some(place), locale);
    }
    for (person, locale) in readers {
        spoken_in(&traffic, Some(person.account()), locale);
    }
}

/// People whose apps use these languages, with distinct names.
async fn people<W: World>(room: &W, languages: &[Locale]) -> Vec<W::Person> {
    let mut people = Vec::new();
    for (name, language) in NAMES.iter().zip(languages) {
        people.push(room.friend(name, *language).await);
    }
    people
}

/// One match of the plan's game from the first lobby to the result, with every page in its reader's language.
async fn one_match<W: World>(plan: Plan, languages: &[Locale]) {
    let room = W::open().await;
    let plan = plan.with_any(room.seed());
    println!("seed {}: {plan:?}", room.seed());
    let people = people(&room, languages).await;
    let players: Vec<&W::Person> = people.iter().collect();
    let (mut sitting, lobby) = Sitting::gather(&plan, &players, room.group(&players)).await;
    sitting.hands = W::hands().iter().copied().cycle().take(players.len()).collect();
    sitting.begin(&lobby).await;
    let words = sitting.play_out(HASTY).await.words();
    assert!(people.iter().any(|person| words.contains(&person.called())), "{words}");
    all_is_well(&room, &sitting, &plan, languages).await;
}

/// The text of a hint. A busy bot defers its answer, which then comes as a message.
async fn hint<P: Player>(person: &P, message: &P::Message) -> String {
    let known: Vec<i64> = person.all_in(person.private()).iter().map(P::id_of).collect();
    let told = press_verb(person, message, |verb| matches!(verb, Verb::House(HouseVerb::Hint))).await;
    if let Some(told) = told {
        return told;
    }
    let is_new = |message: &P::Message| !known.contains(&P::id_of(message));
    person.awaits(person.private(), "a hint", is_new).await.unwrap_or_else(|error| panic!("{error}")).words()
}

/// One match of somebody alone.
async fn alone<W: World>(plan: Plan, language: Locale) {
    let room = W::open().await;
    let plan = plan.with_any(room.seed());
    println!("seed {}: {plan:?}", room.seed());
    let ana = room.newcomer("Ana", language);
    let mut solo = Solo::set_out(&plan, &ana).await;
    let turn = solo.next().await.expect("the match begins");
    assert!(!hint(&ana, &turn.message).await.is_empty(), "a hint has words");
    let result = solo.play_out(HASTY).await;
    assert!(has(&result, |verb| matches!(verb, Verb::House(HouseVerb::Rematch))));
    let log = log_of(&room, solo.table).await;
    agreed(&log, &plan);
    let story = Story::new(&log, std::iter::once(Some(&ana)).chain(std::iter::repeat_n(None, plan.ais)));
    let traffic = room.traffic();
    let searched = keep_secrets(&traffic, &[&story]);
    assert!(searched.with_cards > story.decisions(), "{searched:?}");
    whispers_would_be_noticed(&traffic, &story);
    let pages = Pages::new(&story, &log, &[(&ana, language)], None);
    let lawful = pages.are_lawful(&traffic);
    answered_once(&traffic);
    room.nothing_went_wrong();
    records_are_sound(&room, solo.table);
    spoken_in(&traffic, Some(ana.account()), language);
    println!("{}: {} requests, {lawful} pages, {searched:?}", plan.game, traffic.len());
}

async fn two_people_play_santase_in_russian_and_german<W: World>() {
    one_match::<W>(Plan::short(GameKind::Santase), &[RU, DE]).await;
}

async fn two_people_play_santase_in_croatian_and_polish<W: World>() {
    one_match::<W>(Plan::short(GameKind::Santase), &[HR, PL]).await;
}

async fn two_people_play_santase_in_finnish_and_bulgarian<W: World>() {
    one_match::<W>(Plan::short(GameKind::Santase), &[FI, BG]).await;
}

async fn two_people_play_sznap_with_24_cards<W: World>() {
    one_match::<W>(Plan::short(GameKind::Sznap), &[PL, EN]).await;
}

async fn two_people_play_sznap_in_croatian_and_finnish<W: World>() {
    one_match::<W>(Plan::short(GameKind::Sznap), &[HR, FI]).await;
}

async fn two_people_play_sznap_with_20_cards<W: World>() {
    one_match::<W>(Plan::short(GameKind::Sznap).with("variant", "schnapsen"), &[DE, RU]).await;
}

async fn two_people_play_a_bummerl_of_snaps<W: World>() {
    one_match::<W>(Plan::short(GameKind::Snaps), &[DE, EN]).await;
}

async fn two_people_play_snaps_in_polish_and_russian<W: World>() {
    one_match::<W>(Plan::short(GameKind::Snaps), &[PL, RU]).await;
}

async fn two_people_play_snaps_in_finnish_and_croatian<W: World>() {
    one_match::<W>(Plan::short(GameKind::Snaps), &[FI, HR]).await;
}

async fn three_people_play_belot<W: World>() {
    one_match::<W>(Plan::short(GameKind::Belot), &[BG, HR, RU]).await;
}

async fn three_people_play_belot_in_polish_german_and_finnish<W: World>() {
    one_match::<W>(Plan::short(GameKind::Belot), &[PL, DE, FI]).await;
}

async fn four_people_play_ristiseiska<W: World>() {
    one_match::<W>(Plan::short(GameKind::Ristiseiska), &[EN, FI, DE, HR]).await;
}

async fn two_people_and_three_ai_players_play_ristiseiska<W: World>() {
    one_match::<W>(Plan::short(GameKind::Ristiseiska).ais(3), &[PL, BG]).await;
}

async fn three_people_and_an_ai_player_want_a_rematch<W: World>() {
    let room = W::open().await;
    let plan = Plan::of(GameKind::Ristiseiska).with("limit", "single").ais(1);
    let people = people(&room, &[EN, BG, EN]).await;
    let players: Vec<&W::Person> = people.iter().collect();
    let (mut sitting, lobby) = Sitting::gather(&plan, &players, room.group(&players)).await;
    let languages = Languages { group: EN, players: &[EN, BG, EN] };
    sitting.begin(&lobby).await;
    // From now on, forced cards are played for Ana. On her turn, one might be played before the press is answered.
    while matches!(sitting.next().await, Next::Turn(0, _)) {
        assert!(sitting.play_some(HASTY, 1).await.is_none(), "the match goes on");
    }
    let ana = &people[0];
    let forced = |verb: &Verb| *verb == Verb::Table(TableVerb::Forced(true));
    let hand = page_with(ana, ana.private(), "hand", |verb| matches!(verb, Verb::Act(_)), Some(sitting.table)).await;
    press_verb(ana, &hand, |verb| *verb == Verb::Show(ShowVerb::Panel)).await;
    let panel = page_with(ana, ana.private(), "panel", forced, Some(sitting.table)).await;
    press_verb(ana, &panel, forced).await;
    assert!(sitting.play_some(HASTY, 4).await.is_none(), "the match goes on");
    // While it is a person's turn, nothing changes.
    assert!(matches!(sitting.next().await, Next::Turn(..)), "the match goes on");
    pages_are_current(&room, &sitting, languages).await;
    let result = sitting.play_out(HASTY).await;
    pages_are_current(&room, &sitting, languages).await;
    sitting.rematch(&result).await;
    let again = sitting.play_out(HASTY).await;
    assert_ne!(W::Person::id_of(&result), W::Person::id_of(&again), "each match has its own result");
    pages_are_current(&room, &sitting, languages).await;
    let log = log_of(&room, sitting.table).await;
    agreed(&log, &plan);
    assert_eq!(happened(&log, "match-ended"), 2);
    let forced = log.iter().filter(|recorded| matches!(recorded.event, Event::Acted { by: Decider::Rule, .. }));
    assert!(forced.count() > 0, "forced cards are played without a press");
    let seats = people.iter().map(Some).chain(std::iter::once(None));
    let (story, traffic) = (Story::new(&log, seats), room.traffic());
    keep_secrets(&traffic, &[&story]);
    whispers_would_be_noticed(&traffic, &story);
    if W::hands() == [Hand::Direct] {
        late_ends_are_understood(&traffic, &story);
    }
    answered_once(&traffic);
    room.nothing_went_wrong();
}

async fn somebody_plays_santase_alone<W: World>() {
    alone::<W>(Plan::short(GameKind::Santase).ais(1), EN).await;
}

async fn somebody_plays_sznap_alone<W: World>() {
    alone::<W>(Plan::short(GameKind::Sznap).ais(1), BG).await;
}

async fn somebody_plays_snaps_alone<W: World>() {
    alone::<W>(Plan::short(GameKind::Snaps).ais(1), BG).await;
}

async fn somebody_plays_belot_alone<W: World>() {
    alone::<W>(Plan::short(GameKind::Belot).ais(2), EN).await;
}

async fn somebody_plays_ristiseiska_alone<W: World>() {
    alone::<W>(Plan::short(GameKind::Ristiseiska).ais(3), RU).await;
}
