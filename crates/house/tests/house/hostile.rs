//! Inputs that nobody should send: ten thousand of them, and none does what it must not.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use talon_house::{Answer, Incoming, Intent};
use talon_table::{DealView, Decider, Event, PhaseView, TableId, Viewer};
use talon_view::{Locale, MenuVerb, Msg, ShowVerb, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, Human, World, tokens, words};
use crate::invariants::everything_is_current;

const INPUTS: usize = 10_000;

/// A token that is forged, outdated, mangled, or even right.
fn forge(rng: &mut ChaCha8Rng, tables: &[TableId], turn: u32, seen: &[String]) -> String {
    let table = match rng.random_range(0..6) {
        0 => Some(TableId(rng.random())),
        1 => None,
        _ => tables.choose(rng).copied(),
    };
    let number = match rng.random_range(0..4) {
        0 => rng.random(),
        1 => turn.saturating_sub(rng.random_range(0..4)),
        _ => turn,
    };
    let notations = ["draw", "x", "close", "claim", "m:H", "m:S", "AS", "TD", "9C", "KH", "QH", "JS", "2C", "zz", "m:"];
    let verbs = [
        format!("act:{}", notations.choose(rng).expect("some")),
        "why".to_owned(),
        "table".to_owned(),
        "score".to_owned(),
        "hand".to_owned(),
        "words".to_owned(),
        "options".to_owned(),
        "option:1:claim-mode".to_owned(),
        "option:9:nope".to_owned(),
        "start".to_owned(),
        "cancel".to_owned(),
        "join".to_owned(),
        "add-ai".to_owned(),
        "hint".to_owned(),
        "option:1:hints".to_owned(),
        "presets:belot".to_owned(),
        "preset-use:0".to_owned(),
        "preset-use:1".to_owned(),
        "preset-show:4294967295".to_owned(),
        "preset-default:1".to_owned(),
        "preset-usual:santase".to_owned(),
        "preset-delete:1".to_owned(),
        "preset-keep".to_owned(),
        "preset-games".to_owned(),
        "link-yes:1".to_owned(),
        "link-yes:4294967295".to_owned(),
        "link-no:1".to_owned(),
        "remove-ai:1".to_owned(),
        "resign".to_owned(),
        "end-abandoned".to_owned(),
        "rules:250:santase".to_owned(),
        "language:xx".to_owned(),
        "leave".to_owned(),
        "rematch".to_owned(),
    ];
    let table = table.map_or_else(|| "-".to_owned(), |table| table.to_string());
    let token = match rng.random_range(0..3) {
        0 => format!("1.{table}.{number}.{}", verbs.choose(rng).expect("some")),
        1 => format!("1.{table}.{number}.{}", verbs[0]),
        _ => seen.choose(rng).cloned().unwrap_or_default(),
    };
    if rng.random_range(0..5) == 0 { mangle(rng, &token) } else { token }
}

fn mangle(rng: &mut impl Rng, token: &str) -> String {
    let mut chars: Vec<char> = token.chars().collect();
    for _ in 0..rng.random_range(1..4) {
        let at = rng.random_range(0..=chars.len());
        match rng.random_range(0..3) {
            0 => chars.insert(at, char::from_u32(rng.random_range(0..0x2500)).unwrap_or('\u{202e}')),
            1 if at < chars.len() => drop(chars.remove(at)),
            _ => chars.truncate(at),
        }
    }
    chars.into_iter().collect()
}

fn typed(rng: &mut ChaCha8Rng) -> Intent {
    let text = mangle(rng, "santase j 'or 1=1; <b> лунна");
    match rng.random_range(0..18) {
        13 => Intent::Link { code: None },
        14 => Intent::Link { code: Some(mangle(rng, "7QXM-03KZ")) },
        15 => Intent::Unlink,
        10 => Intent::Hint,
        11 => Intent::Preset { name: None },
        12 => Intent::Preset { name: Some("x".repeat(rng.random_range(0..40))) },
        0 => Intent::Table,
        1 => Intent::Hand,
        2 => Intent::Score,
        3 => Intent::Why,
        4 => Intent::Rules { game: Some(text) },
        5 => Intent::Settings { zone: None },
        16 => Intent::Settings { zone: Some(mangle(rng, "Europe/Sofia")) },
        17 => Intent::Leaderboard { which: Some(mangle(rng, "belot week")) },
        6 => Intent::Language,
        7 => Intent::Unknown(text),
        9 => Intent::Said(text),
        8 => Intent::StartPrivate { payload: Some(text) },
        _ => Intent::Words(text),
    }
}

/// Whether this input is the current decision of a seat of a table, pressed by the seat's own person.
async fn is_decision(world: &World, human: Human, token: &Token) -> Option<TableId> {
    let id = token.table?;
    let (Verb::Act(notation) | Verb::Ask(notation)) = &token.verb else { return None };
    let row = talon_store::Store::table(&*world.store, id).await.unwrap()?;
    let table = world.replay(row.table).await;
    let view = table.view(Viewer::Seat(table.seat_of(world.person(human).await)?));
    let PhaseView::Playing { deal: DealView::Open(deal), .. } = &view.phase else { return None };
    let action = view.kind.parse_action(notation).ok()?;
    // A decision that needs no question is made by the button that would ask it.
    let asks = matches!(token.verb, Verb::Ask(_))
        && talon_view::question(&view, &world.known().await, Locale::parse(human.2), action).is_some();
    (table.turn() == token.number && deal.legal().contains(&action) && !asks).then_some(id)
}

/// Each input gets an answer with words, in the sender's language, and never a fault of ours.
fn check_answer(seed: u64, human: Human, incoming: &Incoming, answer: &Answer, grew: bool) {
    let locale = Locale::parse(human.2);
    let quiet = match &incoming.intent {
        // These show their page instead.
        Intent::Press(raw) => raw.parse::<Token>().is_ok_and(|token| {
            matches!(token.verb, Verb::Show(ShowVerb::TablePage | ShowVerb::OptionsDone | ShowVerb::Bring))
        }),
        Intent::Hand | Intent::Table => true,
        _ => false,
    };
    match words(answer) {
        None => assert!(grew || quiet, "seed {seed}: no words for {:?}", incoming.intent),
        Some(text) => {
            assert!(!text.trim().is_empty());
            assert_ne!(text, say(locale, &Msg::Fault).plain(), "seed {seed}: {:?}", incoming.intent);
            if matches!(answer, Answer::Toast(_) | Answer::Alert(_)) {
                assert!(text.chars().count() <= 200, "{text}");
                let cyrillic = text.chars().any(|char| ('а'..='я').contains(&char));
                assert_eq!(cyrillic, locale == Locale::BG || text.contains("език"), "{human:?}: {text}");
            }
        }
    }
}

#[tokio::test]
async fn ten_thousand_hostile_inputs_change_nothing_they_must_not() {
    let seed = 20_261_121;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut world = World::new(seed);
    world.say(EVE, World::private(EVE), Intent::Help).await;
    let mut tables = vec![world.match_of_two().await];
    let mut held: Vec<(Human, Incoming)> = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    let (mut grown, mut decisions) = (0, 0);
    for _ in 0..INPUTS {
        let current = *tables.last().expect("one");
        let playing = world.replay(current).await.is_playing();
        if !playing {
            tables.push(world.match_of_two().await);
            continue;
        }
        let turn = world.replay(current).await.turn();
        for human in [ANA, BOB] {
            if rng.random_range(0..4) == 0 {
                seen.extend(
                    world
                        .platform
                        .messages(human.0)
                        .iter()
                        .flat_map(|message| tokens(&message.page))
                        .map(|token| token.to_string()),
                );
            }
        }
        let surplus = seen.len().saturating_sub(200);
        seen.drain(..surplus);
        let mut human = *[ANA, BOB, EVE].choose(&mut rng).expect("some");
        let incoming = match rng.random_range(0..20) {
            0..2 if !held.is_empty() => {
                // Delivered again, or late.
                let (by, old) = held[rng.random_range(0..held.len())].clone();
                human = by;
                old
            }
            2 => {
                let intent = typed(&mut rng);
                let place = if rng.random_range(0..2) == 0 { World::group() } else { World::private(human) };
                world.incoming(human, place, None, intent)
            }
            3 => {
                let (by, token) = world.decision(current).await.expect("playing");
                human = if rng.random_range(0..2) == 0 { by } else { human };
                world.incoming(human, World::private(human), None, Intent::Press(token.to_string()))
            }
            _ => {
                let raw = forge(&mut rng, &tables, turn, &seen);
                // A seated player may resign, leave or agree to stop: that is no forgery, and would only end the match.
                let ends = ["resign-yes", "propose-end", "cancel", "leave"].iter().any(|end| raw.ends_with(end));
                let place = if rng.random_range(0..2) == 0 { World::group() } else { World::private(human) };
                let raw = if ends && human != EVE { String::new() } else { raw };
                world.incoming(human, place, Some(rng.random_range(0..50)), Intent::Press(raw))
            }
        };
        let known = match &incoming.intent {
            Intent::Press(raw) => raw.parse::<Token>().ok(),
            _ => None,
        };
        let taken = held.iter().any(|(_, old)| old.key == incoming.key);
        let decision = match &known {
            Some(token) if !taken || !was_taken(&world, &incoming).await => is_decision(&world, human, token).await,
            Some(_) | None => None,
        };
        let mut before = Vec::new();
        for table in &tables {
            before.push(world.events(*table).await.len());
        }
        let answer = world.house.handle(incoming.clone()).await;
        let mut grew = false;
        for (table, before) in tables.iter().zip(before) {
            let events = world.events(*table).await.split_off(before);
            if events.is_empty() {
                assert_ne!(Some(*table), decision, "seed {seed}: a decision was not taken: {:?}", incoming.intent);
                continue;
            }
            grew = true;
            assert_ne!(human, EVE, "a stranger changed a table");
            let person = world.person(human).await;
            match &events[0] {
                Event::Acted { by: Decider::Person(by), .. } => {
                    assert_eq!((*by, Some(*table)), (person, decision), "seed {seed}: {incoming:?}, taken {taken}");
                    decisions += 1;
                }
                Event::Acted { by: Decider::Ai(_) | Decider::Rule, .. } => panic!("nobody else decides here"),
                Event::Preferred { seat, .. } | Event::EndWithdrawn { seat } | Event::EndProposed { seat } => {
                    assert_eq!(world.replay(*table).await.seat_of(person), Some(*seat));
                }
                // At an earlier table, whose match is over.
                Event::Prepared { .. }
                | Event::Ready { .. }
                | Event::WordsGiven { .. }
                | Event::AiJoined { .. }
                | Event::AiLeft { .. }
                | Event::Started { .. }
                | Event::OptionSet { .. }
                | Event::Joined { .. }
                | Event::Left { .. }
                | Event::Closed { .. } => assert_ne!(*table, current),
                other => panic!("{} out of nowhere", other.name()),
            }
        }
        grown += usize::from(grew);
        check_answer(seed, human, &incoming, &answer, grew);
        held.push((human, incoming));
        if held.len() > 300 {
            held.remove(0);
        }
        if rng.random_range(0..3) == 0 {
            world.settle_within(std::time::Duration::from_millis(rng.random_range(0..4000))).await;
        }
        if rng.random_range(0..500) == 0 {
            world.restart();
        }
    }
    assert!(decisions > 200, "{decisions} decisions of {grown} changes");
    world.settle().await;
    if let Some(current) = tables.last() {
        everything_is_current(&world, *current).await;
    }
}

async fn was_taken(world: &World, incoming: &Incoming) -> bool {
    let key = talon_store::InputKey { platform: incoming.place.platform, key: incoming.key.clone() };
    talon_store::Store::is_taken(&*world.store, &key).await.unwrap()
}

/// Text that people send gets a way to play, and an unknown command is named as one.
#[tokio::test]
async fn somebody_who_says_hello_is_asked_to_play() {
    let mut world = World::new(1);
    let said = world.say(EVE, World::private(EVE), Intent::Said("hello".to_owned())).await;
    let Answer::Page { page, replace_pressed: false } = said else { panic!("{said:?}") };
    assert_eq!(page.text(), say(Locale::EN, &Msg::SmallTalk).plain());
    assert!(tokens(&page).contains(&Token::new(None, 0, Verb::Menu(MenuVerb::Games))));
    let typed = world.say(EVE, World::private(EVE), Intent::Unknown("/dance".to_owned())).await;
    assert_eq!(typed, Answer::Toast(say(Locale::EN, &Msg::UnknownCommand)));
}
