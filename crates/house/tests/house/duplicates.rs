//! Leagues whose tables play the same cards.

use std::collections::BTreeMap;
use std::time::Duration;

use data_encoding::HEXLOWER;
use talon_cards::{Deck, Seat, Suit};
use talon_house::{Answer, Intent};
use talon_league::{Event as LeagueEvent, LeagueId};
use talon_players::{Level, decision_seed};
use talon_store::leagues::Leagues as _;
use talon_table::{DealView, Event, How, PersonId, PhaseView, TableId, Viewer};
use talon_view::{
    HouseVerb, LeagueSetting, LeagueVerb, Locale, ManageVerb, Msg, Page, PrivacyVerb, ReplayVerb, ShowVerb, TableVerb,
    Token, Verb, say,
};

use crate::common::{ANA, BOB, EVE, GROUP, Human, World, tokens, words};

const DORA: Human = Human("4", "Dora", "en");
const ALL: [Human; 4] = [ANA, BOB, EVE, DORA];
const BOARDS: u32 = 4;

async fn press(world: &mut World, human: Human, league: LeagueId, verb: LeagueVerb) -> Answer {
    world.press(human, World::group(), None, &Token::new(None, 0, Verb::League(league, verb))).await
}

/// A league of duplicate rounds with these people, in its first round.
async fn begun(world: &mut World, people: &[Human]) -> LeagueId {
    let made = world.say(ANA, World::group(), Intent::League { create: Some("Winter".to_owned()) }).await;
    let Answer::Page { page, .. } = made else { panic!("no page: {made:?}") };
    let mut leagues = tokens(&page).into_iter().filter_map(|token| match token.verb {
        Verb::League(league, _) => Some(league),
        _ => None,
    });
    let league = leagues.next().unwrap();
    for human in &people[1..] {
        press(world, *human, league, LeagueVerb::Join).await;
    }
    press(world, ANA, league, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Boards(BOARDS)))).await;
    press(world, ANA, league, LeagueVerb::Manage(ManageVerb::Begin)).await;
    world.settle().await;
    league
}

/// Who plays whom in the last round, by table.
async fn fixtures(world: &World, league: LeagueId) -> Vec<Vec<Human>> {
    let events = world.store.league_events(league, 0).await.unwrap();
    let round = events.into_iter().rev().find_map(|recorded| match recorded.event {
        LeagueEvent::RoundDrawn { round, .. } => Some(round),
        _ => None,
    });
    let mut people = BTreeMap::new();
    for human in ALL {
        people.insert(world.person(human).await.0, human);
    }
    let of = |players: &Vec<u64>| players.iter().map(|who| people[who]).collect();
    round.unwrap().fixtures.iter().map(|fixture| of(&fixture.players)).collect()
}

/// The table at which nobody has begun yet.
async fn lobby(world: &World, league: LeagueId) -> TableId {
    for row in world.store.league_tables(league, 1).await.unwrap().into_iter().filter(|row| row.open) {
        if dealt(world, row.table).await.is_empty() {
            return row.table;
        }
    }
    panic!("no table waits")
}

/// The people of a fixture open its table, sit down and begin.
async fn start(world: &mut World, league: LeagueId, people: &[Human]) -> TableId {
    for human in people {
        press(world, *human, league, LeagueVerb::Play).await;
    }
    world.settle().await;
    let table = lobby(world, league).await;
    world.press(people[0], World::group(), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::Start))).await;
    world.settle().await;
    table
}

/// Plays the match to its end, each side in its own way.
async fn play_out(world: &mut World, table: TableId, people: &[Human], way: u64) {
    for _ in 0..600 {
        let replayed = world.replay(table).await;
        let PhaseView::Playing { waiting_for, .. } = replayed.view(Viewer::Public).phase else { break };
        let seat = waiting_for.iter().next().unwrap();
        let PhaseView::Playing { deal: DealView::Open(deal), deal_no, .. } = replayed.view(Viewer::Seat(seat)).phase
        else {
            break;
        };
        let action = Level::Thumb.player().choose(&deal, decision_seed(way, deal_no, replayed.turn(), seat));
        let verb = Verb::Act(action.to_string().parse().unwrap());
        let mut human = None;
        for candidate in people {
            if replayed.seat_of(world.person(*candidate).await) == Some(seat) {
                human = Some(*candidate);
            }
        }
        let human = human.unwrap();
        world.press(human, World::private(human), None, &Token::new(Some(table), replayed.turn(), verb)).await;
        if replayed.turn().is_multiple_of(9) {
            world.settle().await;
            nothing_is_told(world, table, people[0]).await;
        }
    }
    world.settle().await;
}

/// Nobody outside of a match reads a card of its board: neither on the group's pages, nor when asking.
async fn nothing_is_told(world: &mut World, table: TableId, player: Human) {
    let is_told = |text: &str| Suit::ALL.iter().copied().any(|suit| text.contains(suit.glyph()));
    let group: Vec<String> = world.platform.messages(GROUP).iter().map(|message| message.page.plain()).collect();
    assert!(!group.iter().any(|page| is_told(page)), "{group:#?}");
    let seated = world.replay(table).await.persons();
    let mut watcher = EVE;
    for human in ALL {
        if !seated.contains(&world.person(human).await) {
            watcher = human;
        }
    }
    for verb in [
        Verb::Show(ShowVerb::Score),
        Verb::Show(ShowVerb::Proof),
        Verb::Show(ShowVerb::Why),
        Verb::Show(ShowVerb::Panel),
        Verb::Show(ShowVerb::People),
    ] {
        let token = Token::new(Some(table), 1, verb.clone());
        let answers = [
            world.press(player, World::group(), None, &token).await,
            world.press(watcher, World::group(), None, &token).await,
        ];
        for answer in answers {
            let text = match answer {
                Answer::Page { page, .. } => page.plain(),
                Answer::Alert(text) | Answer::Toast(text) => text.plain(),
                other => panic!("{verb:?}: {other:?}"),
            };
            assert!(!is_told(&text), "{verb:?}: {text}");
        }
    }
    for intent in [Intent::Score, Intent::Why, Intent::Table] {
        if let Answer::Page { page, .. } = world.say(player, World::group(), intent.clone()).await {
            assert!(!is_told(&page.plain()), "{intent:?}: {}", page.plain());
        }
    }
    if world.replay(table).await.is_playing() {
        let mut own = world.platform.messages(player.0).into_iter().map(|message| message.page.plain());
        assert!(own.any(|page| is_told(&page)), "who plays reads of cards");
    }
}

async fn dealt(world: &World, table: TableId) -> Vec<(u32, Seat, Deck)> {
    let dealt = world.events(table).await.into_iter().filter_map(|event| match event {
        Event::Dealt { deal_no, dealer, deck } => Some((deal_no, dealer, deck)),
        _ => None,
    });
    dealt.collect()
}

async fn commitment(world: &World, table: TableId) -> String {
    world.replay(table).await.view(Viewer::Public).finished.expect("a match that is over").commitment.grouped()
}

async fn secret(world: &World, table: TableId) -> String {
    let events = world.events(table).await;
    let secret = events.into_iter().find_map(|event| match event {
        Event::Prepared { secret, .. } => Some(HEXLOWER.encode(secret.bytes())),
        _ => None,
    });
    secret.unwrap()
}

async fn replay(world: &mut World, human: Human, table: TableId) -> Answer {
    // The group's pace limits how many pages somebody may see.
    world.clock.advance(Duration::from_secs(60));
    world.say(human, World::group(), Intent::Replay { which: Some(table.to_string()) }).await
}

fn sealed() -> Answer {
    Answer::Alert(say(Locale::EN, &Msg::ReplaySealed))
}

fn everything_shown(world: &World) -> String {
    let chats = [GROUP, ANA.0, BOB.0, EVE.0, DORA.0];
    let messages = chats.iter().flat_map(|chat| world.platform.messages(chat));
    messages.map(|message| message.page.text()).collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn two_tables_play_the_same_boards_and_nothing_opens_before_both_are_done() {
    let mut world = World::new(11);
    let league = begun(&mut world, &ALL).await;
    let pairs = fixtures(&world, league).await;
    let (first, second) = (pairs[0].clone(), pairs[1].clone());
    let one = start(&mut world, league, &first).await;
    play_out(&mut world, one, &first, 1).await;
    let result = world.replay(one).await.just_finished().unwrap().result.clone();
    assert_eq!((result.how, result.deals), (How::Played, BOARDS));
    nothing_is_told(&mut world, one, first[0]).await;
    assert_eq!(replay(&mut world, first[0], one).await, sealed(), "nobody has begun at the other table");

    let other = start(&mut world, league, &second).await;
    let promise = Token::new(None, 0, Verb::League(league, LeagueVerb::Proof(1, 1)));
    let Answer::Page { page, .. } = world.press(first[0], World::group(), None, &promise).await else {
        panic!("anybody can keep the promise")
    };
    assert!(page.text().contains(&commitment(&world, one).await), "{}", page.text());
    let file = Token::new(Some(one), 1, Verb::Replay(ReplayVerb::File));
    let picture = Token::new(Some(one), 1, Verb::Replay(ReplayVerb::Picture));
    let points = Token::new(Some(one), 1, Verb::Replay(ReplayVerb::Points));
    let proof = Token::new(Some(one), 1, Verb::Replay(ReplayVerb::Proof));
    for token in [&file, &picture, &points, &proof] {
        assert_eq!(world.press(first[0], World::private(first[0]), None, token).await, closed(first[0]));
    }
    assert!(world.platform.documents().is_empty());
    let copy = Token::new(None, 0, Verb::Privacy(PrivacyVerb::Copy));
    world.press(first[0], World::private(first[0]), None, &copy).await;
    let copied = world.platform.documents().pop().map(|(_, document)| String::from_utf8(document.bytes).unwrap());
    let secret = secret(&world, one).await;
    let copied = copied.expect("a copy of what is stored");
    assert!(copied.contains(&one.to_string()) && copied.contains("match-ended"), "{copied}");
    assert!(!copied.contains("\"deck\"") && !copied.contains(&secret), "the copy tells the cards");
    assert!(!everything_shown(&world).contains(&secret), "a page tells the secret");
    let promised = Token::new(Some(one), 1, Verb::Show(ShowVerb::Proof));
    let Answer::Page { page, .. } = world.press(first[0], World::private(first[0]), None, &promised).await else {
        panic!("the promise stands")
    };
    let commitment = commitment(&world, one).await;
    assert!(page.text().contains(&commitment) && !page.text().contains(&secret), "{}", page.text());

    play_out(&mut world, other, &second, 2).await;
    assert_eq!(dealt(&world, one).await, dealt(&world, other).await, "the same cards and dealers");
    let Answer::Page { .. } = replay(&mut world, first[0], one).await else { panic!("the round is done") };
    let Answer::Page { page, .. } = world.press(first[0], World::group(), None, &points).await else {
        panic!("the round is done")
    };
    assert!(page.text().contains(&format!("After {BOARDS} deals")), "{}", page.text());
    world.press(first[0], World::group(), None, &picture).await;
    let (place, drawn) = world.platform.documents().pop().expect("a picture");
    assert_eq!((place, drawn.mime), (World::private(first[0]), "image/png"));
    assert_eq!(drawn.name, format!("talon-match-{one}-1.png"));
    assert!(drawn.bytes.starts_with(b"\x89PNG"));
    let Answer::Page { page, .. } = world.press(first[0], World::group(), None, &proof).await else {
        panic!("the round is done")
    };
    assert!(page.text().contains(&secret), "{}", page.text());
    let results = world.store.league_results(league, 1).await.unwrap();
    assert!(results.iter().all(|row| row.fact.players.iter().all(|player| player.boards.len() == BOARDS as usize)));
}

/// Makes the log look as if a program version wrote it whose rules are unknown here.
fn written_by_a_newer_program(world: &World, table: TableId) {
    world.memory.rewrite(table, |log| {
        for recorded in log {
            if let Event::Started { rules_rev, .. } = &mut recorded.event {
                *rules_rev = 1000;
            }
        }
    });
}

#[tokio::test]
async fn boards_stay_closed_while_a_table_of_the_round_cannot_be_read() {
    for own in [false, true] {
        let mut world = World::new(11);
        let league = begun(&mut world, &ALL).await;
        let pairs = fixtures(&world, league).await;
        let (one, other) = (start(&mut world, league, &pairs[0]).await, start(&mut world, league, &pairs[1]).await);
        play_out(&mut world, one, &pairs[0], 1).await;
        written_by_a_newer_program(&world, if own { one } else { other });
        world.restart();
        // By now the league has closed the round.
        world.wait(Duration::from_secs(60 * 24 * 3600)).await;
        let human = pairs[0][0];
        if !own {
            assert_eq!(replay(&mut world, human, one).await, sealed(), "another program may play on there");
        }
        let copy = Token::new(None, 0, Verb::Privacy(PrivacyVerb::Copy));
        world.press(human, World::private(human), None, &copy).await;
        let copied = world.platform.documents().pop().map(|(_, document)| String::from_utf8(document.bytes).unwrap());
        let copied = copied.expect("a copy of what is stored");
        assert!(copied.contains(&one.to_string()) && !copied.contains("\"deck\""), "the copy tells the cards");
    }
}

fn closed(human: Human) -> Answer {
    let locale = if human == BOB { Locale::BG } else { Locale::EN };
    Answer::Alert(say(locale, &Msg::ReplaySealed))
}

#[tokio::test]
async fn boards_are_dealt_once_to_a_fixture() {
    let mut world = World::new(12);
    let league = begun(&mut world, &ALL).await;
    let pairs = fixtures(&world, league).await;
    let one = start(&mut world, league, &pairs[0]).await;
    for human in &pairs[0] {
        let end = Token::new(Some(one), 1, Verb::Table(TableVerb::ProposeEnd));
        world.press(*human, World::private(*human), None, &end).await;
    }
    world.settle().await;
    assert!(!world.replay(one).await.is_playing(), "both agreed to stop");
    let human = *pairs[0].iter().find(|human| **human != BOB).unwrap();
    let again = press(&mut world, human, league, LeagueVerb::Play).await;
    assert!(words(&again).unwrap().contains("dealt only once"), "{again:?}");
    let rematch =
        world.press(human, World::group(), None, &Token::new(Some(one), 1, Verb::House(HouseVerb::Rematch))).await;
    assert!(words(&rematch).unwrap().contains("played only once"), "{rematch:?}");
    assert_eq!(world.store.league_tables(league, 1).await.unwrap().len(), 1);
    // A table that was closed before its cards were dealt may be opened again.
    let opener = pairs[1][0];
    press(&mut world, opener, league, LeagueVerb::Play).await;
    let empty = lobby(&world, league).await;
    world.press(opener, World::group(), None, &Token::new(Some(empty), 1, Verb::Table(TableVerb::Cancel))).await;
    world.settle().await;
    let second = start(&mut world, league, &pairs[1]).await;
    assert_ne!(second, empty);
    assert_eq!(dealt(&world, second).await[0], dealt(&world, one).await[0], "the round's first board");
    // When the round's time is over the fixture without a result is walked over, and the matches under way are waited for.
    world.wait(Duration::from_secs(8 * 24 * 3600)).await;
    world
        .press(opener, World::private(opener), None, &Token::new(Some(second), 1, Verb::Table(TableVerb::ResignYes)))
        .await;
    world.settle().await;
    let Answer::Page { .. } = replay(&mut world, human, one).await else { panic!("the round is done") };
}

#[tokio::test]
async fn two_who_open_the_table_at_once_open_one() {
    let mut world = World::new(13);
    let league = begun(&mut world, &ALL).await;
    let pairs = fixtures(&world, league).await;
    let (one, other) = (pairs[0][0], pairs[0][1]);
    let houses = [world.another_house(), world.another_house()];
    let mut incoming = |human| {
        let play = Token::new(None, 0, Verb::League(league, LeagueVerb::Play));
        world.incoming(human, World::group(), None, Intent::Press(play.to_string()))
    };
    let (first, second) = (incoming(one), incoming(other));
    let answers = tokio::join!(houses[0].handle(first), houses[1].handle(second));
    let tables = world.store.league_tables(league, 1).await.unwrap();
    assert_eq!(tables.len(), 1, "{answers:?}");
    let mut seated: Vec<PersonId> = world.replay(tables[0].table).await.persons();
    let mut both = vec![world.person(one).await, world.person(other).await];
    seated.sort_unstable();
    both.sort_unstable();
    assert_eq!(seated, both, "and both sit there");
}

#[tokio::test]
async fn boards_are_chosen_where_they_suit_the_league() {
    let mut world = World::new(14);
    let league = begun(&mut world, &[ANA, BOB]).await;
    press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::FinishYes)).await;
    let plan = |events: Vec<talon_league::Recorded>| {
        let plans = events.into_iter().rev().find_map(|recorded| match recorded.event {
            LeagueEvent::Planned { plan } => Some(plan),
            _ => None,
        });
        plans.unwrap()
    };
    let refused = press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Boards(5)))).await;
    assert!(words(&refused).is_some(), "no such number");
    // A ladder has no rounds.
    press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Format(0)))).await;
    assert_eq!(plan(world.store.league_events(league, 0).await.unwrap()).duplicate, None);
    let refused = press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Boards(4)))).await;
    assert!(words(&refused).is_some(), "not on a ladder");
    let shown: Page = match press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Show)).await {
        Answer::Page { page, .. } => page,
        other => panic!("{other:?}"),
    };
    assert!(!shown.plain().contains("Same cards"), "{}", shown.plain());
}
