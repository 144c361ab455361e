//! The deal of the day: the same cards for everybody, once, and nobody knows them before.

use std::collections::BTreeSet;
use std::time::Duration;

use talon_cards::{Suit, fair::Secret};
use talon_house::{Answer, Clock as _, Intent};
use talon_players::{Level, decision_seed};
use talon_standings::{Competitor, Day};
use talon_store::daily::{DailyDeal, DailyPlay, begun_name};
use talon_store::{AccountRef, Choices as _, CommunityRow, Dailies as _, PlatformKind, Results as _, Store as _};
use talon_table::{DealView, Event, PersonId, PhaseView, TableId, Viewer};
use talon_view::{
    DailyGame, DailyVerb, Locale, Msg, Page, PrivacyVerb, ReplayVerb, Scope, Setting, TableVerb, Token, Verb, say,
};

use crate::both::{self, Both};
use crate::common::{ANA, BOB, EVE, GROUP, Human, World, tokens};

const DAY: Duration = Duration::from_secs(24 * 3600);

pub(crate) fn button(verb: DailyVerb) -> Token {
    Token::new(None, 0, Verb::Daily(verb))
}

fn board_of(table: TableId) -> Token {
    Token::new(Some(table), 0, Verb::Daily(DailyVerb::Board))
}

pub(crate) fn page(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, .. } => page,
        other => panic!("no page: {other:?}"),
    }
}

pub(crate) fn alert(message: &Msg) -> Answer {
    Answer::Alert(say(Locale::EN, message))
}

/// The page's text, without the marks that isolate names.
pub(crate) fn bare(page: &Page) -> String {
    page.plain().replace(['\u{2068}', '\u{2069}'], "")
}

/// A group whose daily deals are of this game.
pub(crate) async fn group_with(game: DailyGame, seed: u64) -> World {
    let mut world = World::new(seed);
    world.platform.make_admin(ANA.0);
    world.say(ANA, World::group(), Intent::Help).await;
    world.clock.advance(Duration::from_secs(60));
    let on = world.press(ANA, World::group(), None, &button(DailyVerb::Choose(Some(game)))).await;
    assert!(bare(&page(on)).contains("Nobody has played it yet"));
    world
}

async fn fixed(world: &World) -> Vec<DailyDeal> {
    let year = |text: &str| text.parse::<Day>().unwrap();
    world.store.daily_deals(PlatformKind::Telegram, GROUP, year("2000-01-01"), year("2100-01-01")).await.unwrap()
}

pub(crate) fn today(world: &World) -> Day {
    talon_house::facts::day_in(None, world.now())
}

/// Somebody opens the table of today's deal from the group.
pub(crate) async fn open(world: &mut World, human: Human) -> TableId {
    world.clock.advance(Duration::from_secs(60));
    world.say(human, World::private(human), Intent::StartPrivate { payload: None }).await;
    let day = today(world);
    let answer = world.press(human, World::group(), None, &button(DailyVerb::Play(day))).await;
    assert!(matches!(answer, Answer::Toast(_)), "{answer:?}");
    world.settle().await;
    let person = world.person(human).await;
    let plays = world.store.daily_plays(PlatformKind::Telegram, GROUP, day).await.unwrap();
    plays.into_iter().find(|play| play.person == person).expect("a play").table
}

/// The player decides as the rules of thumb would with this seed, until the deal is over.
async fn play_out(world: &mut World, human: Human, table: TableId, way: u64) {
    for _ in 0..200 {
        world.settle().await;
        let replayed = world.replay(table).await;
        let seat = replayed.seat_of(world.person(human).await).expect("a seat");
        let PhaseView::Playing { waiting_for, deal: DealView::Open(deal), deal_no, .. } =
            replayed.view(Viewer::Seat(seat)).phase
        else {
            return;
        };
        assert!(waiting_for.contains(seat), "nobody but the player lets others wait");
        let action = Level::Thumb.player().choose(&deal, decision_seed(way, deal_no, replayed.turn(), seat));
        let verb = Verb::Act(action.to_string().parse().unwrap());
        world.press(human, World::private(human), None, &Token::new(Some(table), replayed.turn(), verb)).await;
    }
    panic!("the deal has no end");
}

pub(crate) async fn played(world: &mut World, human: Human, way: u64) -> TableId {
    let table = open(world, human).await;
    play_out(world, human, table, way).await;
    table
}

/// What happened in the deal, without the players' identities.
async fn course_of(world: &World, table: TableId) -> Vec<(usize, String)> {
    let acted = world.events(table).await.into_iter().filter_map(|event| match event {
        Event::Acted { seat, action, .. } => Some((seat.index(), action)),
        _ => None,
    });
    acted.collect()
}

pub(crate) fn tells_cards(text: &str) -> bool {
    Suit::ALL.iter().any(|suit| text.contains(suit.glyph()))
}

#[tokio::test]
async fn only_admins_choose_and_without_a_choice_there_is_no_deal() {
    let mut world = World::new(1);
    world.platform.make_admin(ANA.0);
    let off = bare(&page(world.say(BOB, World::group(), Intent::Daily).await));
    assert!(off.contains("No daily deal here yet") || off.contains("раздаване на деня"), "{off}");
    let choose = button(DailyVerb::Choose(Some(DailyGame::Turns)));
    let refused = world.press(EVE, World::group(), None, &choose).await;
    assert_eq!(refused, alert(&Msg::AdminsOnly));
    let play = button(DailyVerb::Play(today(&world)));
    let nothing = bare(&page(world.press(EVE, World::group(), None, &play).await));
    assert!(tokens_of_games(&nothing), "still the games to choose from: {nothing}");
    assert_eq!(fixed(&world).await.len(), 0);
    world.press(ANA, World::group(), None, &choose).await;
    assert_eq!(fixed(&world).await.len(), 2, "today's and tomorrow's");
    world.clock.advance(Duration::from_secs(60));
    world.press(ANA, World::group(), None, &button(DailyVerb::Choose(None))).await;
    world.clock.advance(Duration::from_secs(60));
    let off = bare(&page(world.say(EVE, World::group(), Intent::Daily).await));
    assert!(tokens_of_games(&off), "{off}");
}

fn tokens_of_games(page: &str) -> bool {
    page.contains("[Belot]") || page.contains("[Белот]")
}

#[tokio::test]
async fn everybody_plays_the_same_cards_against_the_same_answers() {
    for (seed, game) in talon_games::GameKind::ALL.into_iter().enumerate() {
        let mut world = group_with(DailyGame::Always(game), 3 + seed as u64).await;
        let (one, other) = (played(&mut world, ANA, 5).await, played(&mut world, EVE, 5).await);
        assert_ne!(one, other);
        assert_eq!(
            course_of(&world, one).await,
            course_of(&world, other).await,
            "{game}: the same play, the same answers"
        );
        let levels: BTreeSet<String> = world
            .events(one)
            .await
            .into_iter()
            .filter_map(|event| if let Event::AiJoined { level, .. } = event { Some(level) } else { None })
            .collect();
        assert!(levels.contains("strong"), "{levels:?}");
        let view = world.replay(one).await.view(Viewer::Public);
        assert!(!view.hints && !view.terms().undo, "nobody is helped");
        // It counts for the day, and nowhere else.
        for human in [ANA, EVE] {
            let who = Competitor::Person(world.person(human).await.0);
            assert_eq!(world.store.ratings_of(&who).await.unwrap(), vec![], "{game}");
        }
    }
}

#[tokio::test]
async fn a_deal_is_played_once() {
    let mut world = group_with(DailyGame::Turns, 2).await;
    let table = open(&mut world, ANA).await;
    let again = open(&mut world, ANA).await;
    assert_eq!(table, again, "a second press leads to the same table");
    play_out(&mut world, ANA, table, 1).await;
    let day = today(&world);
    let refused = world.press(ANA, World::group(), None, &button(DailyVerb::Play(day))).await;
    assert_eq!(refused, alert(&Msg::DailyPlayed));
    let over = world.replay(table).await.view(Viewer::Public).phase;
    assert!(matches!(over, PhaseView::Over { again: false, .. }), "no other match follows");
    // Another day's button, kept or forged.
    for other in [day.plus_days(1), day.minus_days(1), day.plus_days(9000)] {
        let answer = world.press(BOB, World::group(), None, &button(DailyVerb::Play(other))).await;
        assert!(matches!(answer, Answer::Alert(_)), "{other}: {answer:?}");
    }
    assert_eq!(world.store.daily_plays(PlatformKind::Telegram, GROUP, day).await.unwrap().len(), 1);
}

/// A process that ends between the note and the table leaves a note; the next press opens the table.
#[tokio::test]
async fn what_was_begun_and_not_opened_can_be_opened() {
    let mut world = group_with(DailyGame::Turns, 2).await;
    let day = today(&world);
    let play = DailyPlay {
        platform: PlatformKind::Telegram,
        chat: GROUP.to_owned(),
        day,
        person: {
            world.say(ANA, World::private(ANA), Intent::Help).await;
            world.person(ANA).await
        },
        table: TableId(4711),
        ended: None,
    };
    let account = AccountRef { platform: PlatformKind::Telegram, id: ANA.0.to_string() };
    let account = begun_name(&fixed(&world).await[0], &account);
    world.store.begin_daily(&play, &account, world.now()).await.unwrap();
    assert_eq!(open(&mut world, ANA).await, TableId(4711));
    assert!(world.replay(TableId(4711)).await.is_playing());
}

#[tokio::test]
async fn nobody_is_told_of_it_before_having_played() {
    let mut world = group_with(DailyGame::Always(talon_games::GameKind::Santase), 4).await;
    let table = played(&mut world, ANA, 1).await;
    let day = today(&world);
    // Ana sees the board, but no more cards; the group sees who played.
    let board = bare(&page(world.press(ANA, World::private(ANA), None, &board_of(table)).await));
    assert!(board.contains("Place 1 of 1") && board.contains("% accurate"), "{board}");
    assert!(!tells_cards(&board), "{board}");
    world.clock.advance(Duration::from_secs(60));
    let group = bare(&page(world.say(EVE, World::group(), Intent::Daily).await));
    assert!(group.contains("Played so far by: Ana") && !group.contains("Place"), "{group}");
    let refused = world.press(EVE, World::group(), None, &button(DailyVerb::Results(day))).await;
    assert_eq!(refused, alert(&Msg::DailyFirst));
    assert_eq!(world.press(EVE, World::private(EVE), None, &board_of(table)).await, alert(&Msg::TableNotFound));
    for human in [ANA, EVE] {
        world.clock.advance(Duration::from_secs(60));
        for intent in
            [Intent::Replay { which: Some(table.to_string()) }, Intent::Coach { which: Some(table.to_string()) }]
        {
            let answer = world.say(human, World::private(human), intent.clone()).await;
            let expected = if human == ANA { Msg::DailySealed } else { Msg::ReplayUnknown };
            assert_eq!(answer, alert(&expected), "{human:?} {intent:?}");
        }
    }
    for verb in [ReplayVerb::Step(1, 0), ReplayVerb::Sheet, ReplayVerb::Proof, ReplayVerb::File, ReplayVerb::Points] {
        let token = Token::new(Some(table), 1, Verb::Replay(verb));
        assert_eq!(world.press(ANA, World::private(ANA), None, &token).await, alert(&Msg::DailySealed), "{verb:?}");
        assert_eq!(world.press(EVE, World::group(), None, &token).await, alert(&Msg::ReplayUnknown), "{verb:?}");
    }
    world.press(ANA, World::private(ANA), None, &Token::new(None, 0, Verb::Privacy(PrivacyVerb::Copy))).await;
    let (_, copy) = world.platform.documents().pop().expect("a copy of what is stored");
    let copy = String::from_utf8(copy.bytes).unwrap();
    assert!(copy.contains("\"daily\":[{") && !copy.contains("\"deck\""), "{copy}");
    for chat in [GROUP, EVE.0] {
        for message in world.platform.messages(chat) {
            assert!(!tells_cards(&message.page.plain()), "{chat}: {}", message.page.plain());
        }
    }
    // The next day everything is open.
    world.wait(DAY).await;
    let replay = world.say(ANA, World::private(ANA), Intent::Replay { which: Some(table.to_string()) }).await;
    assert!(tells_cards(&page(replay).plain()));
    let past = page(world.press(EVE, World::group(), None, &button(DailyVerb::On(day))).await);
    assert!(bare(&past).contains("1  Ana") || bare(&past).contains("Ana"), "{}", bare(&past));
    assert!(!tokens(&past).contains(&button(DailyVerb::Play(day))), "it is over");
}

/// The cards of a day are fixed before anybody can know who will play them, and this can be verified.
#[tokio::test]
async fn the_code_of_the_next_day_is_shown_the_day_before() {
    let mut world = group_with(DailyGame::Turns, 6).await;
    let code = |deal: &DailyDeal| deal.secret.commitment().grouped();
    let first = fixed(&world).await;
    let shown = page(world.say(EVE, World::group(), Intent::Daily).await);
    assert!(!bare(&shown).contains(&code(&first[0])[..8]), "{}", bare(&shown));
    let proof = button(DailyVerb::Proof(today(&world)));
    assert!(tokens(&shown).contains(&proof));
    let shown = page(world.press(EVE, World::group(), None, &proof).await).text();
    assert!(shown.contains(&code(&first[0])) && shown.contains(&code(&first[1])), "{shown}");
    // Nobody asks for two days: the duty fixes the deals.
    for _ in 0..2 {
        world.wait(DAY).await;
    }
    let later = fixed(&world).await;
    assert_eq!(later[..2], first[..], "what is fixed stays");
    assert_eq!(later.len(), 4);
    let secrets: BTreeSet<&[u8; 32]> = later.iter().map(|deal| deal.secret.bytes()).collect();
    assert_eq!(secrets.len(), 4, "each day has its own");
    for deal in &later[2..] {
        let before = talon_house::facts::day_in(None, deal.committed_at);
        assert_eq!(deal.day.days_since(before), 1, "fixed the day before");
    }
    let games: BTreeSet<&str> = later.iter().map(|deal| deal.game.name()).collect();
    assert_eq!(games.len(), 4, "the games take turns");
    let table = open(&mut world, ANA).await;
    let events = world.events(table).await;
    let used: Option<Secret> = events.into_iter().find_map(|event| match event {
        Event::Prepared { secret, .. } => Some(secret),
        _ => None,
    });
    let of_today = later.iter().find(|deal| deal.day == today(&world)).unwrap();
    assert_eq!(used.map(|secret| *secret.bytes()), Some(*of_today.secret.bytes()));
}

#[tokio::test]
async fn days_begin_where_the_group_is() {
    let mut world = group_with(DailyGame::Turns, 7).await;
    let zone = Verb::choose(Scope::Chat, Setting::Zone("Pacific/Kiritimati".into()));
    world.press(ANA, World::group(), None, &Token::new(None, 0, zone)).await;
    world.clock.advance(Duration::from_secs(60));
    let there = talon_house::facts::day_in(Some("Pacific/Kiritimati"), world.now());
    let shown = page(world.say(ANA, World::group(), Intent::Daily).await);
    let play = |day| button(DailyVerb::Play(day));
    assert!(tokens(&shown).contains(&play(there)), "{}", bare(&shown));
}

async fn move_clock_of_group(world: &mut World, zone: &str) {
    world.clock.advance(Duration::from_secs(60));
    let zone = Verb::choose(Scope::Chat, Setting::Zone(zone.into()));
    world.press(ANA, World::group(), None, &Token::new(None, 0, zone)).await;
    world.clock.advance(Duration::from_secs(60));
}

/// An administrator who moves the group's clock gets no second look: the end of a deal was fixed with it.
#[tokio::test]
async fn a_clock_that_is_moved_opens_no_deal() {
    let mut world = group_with(DailyGame::Always(talon_games::GameKind::Santase), 15).await;
    let table = played(&mut world, EVE, 1).await;
    let day = today(&world);
    let end = fixed(&world).await[0].ends_at;
    let sealed = async |world: &mut World| {
        world.clock.advance(Duration::from_secs(60));
        let replay = world.say(EVE, World::private(EVE), Intent::Replay { which: Some(table.to_string()) }).await;
        replay == alert(&Msg::DailySealed)
    };

    // At eleven it is tomorrow already in the far east. The deal stays sealed: the clock may go back.
    world.clock.advance(Duration::from_secs(3 * 3600));
    move_clock_of_group(&mut world, "Pacific/Kiritimati").await;
    assert_ne!(talon_house::facts::day_in(Some("Pacific/Kiritimati"), world.now()), day);
    assert!(sealed(&mut world).await);
    let past = bare(&page(world.press(ANA, World::group(), None, &button(DailyVerb::On(day))).await));
    assert!(past.contains("Played so far by: ") && !past.contains("exact"), "{past}");

    // Once its results are open, nobody can begin it, even where that day is not over.
    world.clock.advance_to(end);
    assert!(!sealed(&mut world).await);
    move_clock_of_group(&mut world, "Pacific/Honolulu").await;
    assert_eq!(talon_house::facts::day_in(Some("Pacific/Honolulu"), world.now()), day);
    world.say(ANA, World::private(ANA), Intent::StartPrivate { payload: None }).await;
    let late = world.press(ANA, World::group(), None, &button(DailyVerb::Play(day))).await;
    assert_eq!(late, alert(&Msg::DailyOver));
}

#[tokio::test]
async fn who_is_forgotten_does_not_play_it_again() {
    let mut world = group_with(DailyGame::Turns, 16).await;
    let table = played(&mut world, EVE, 1).await;
    let before = world.person(EVE).await;
    let forget = Token::new(None, 0, Verb::Privacy(PrivacyVerb::ForgetYes));
    world.press(EVE, World::private(EVE), None, &forget).await;
    world.clock.advance(Duration::from_secs(60));
    world.say(EVE, World::private(EVE), Intent::StartPrivate { payload: None }).await;
    assert_ne!(world.person(EVE).await, before);
    let day = today(&world);
    let again = world.press(EVE, World::group(), None, &button(DailyVerb::Play(day))).await;
    assert_eq!(again, alert(&Msg::DailyPlayed));
    let plays = world.store.daily_plays(PlatformKind::Telegram, GROUP, day).await.unwrap();
    assert_eq!(plays.iter().map(|play| play.table).collect::<Vec<_>>(), [table]);
    // Tomorrow's is another deal.
    world.wait(DAY).await;
    open(&mut world, EVE).await;
}

/// An account plays a group's deal once, even if it acts as somebody else by then.
#[tokio::test]
async fn who_is_no_longer_linked_does_not_play_it_again() {
    let mut both = Both::new();
    both.telegram.make_admin(both::ANA.1);
    both.private(both::ANA_D, Intent::Help).await;
    both.link(both::ANA_D, both::ANA).await;
    let here = both::group(both::ANA);
    both.ask(both::ANA, here.clone(), Intent::Help).await;
    both.clock.advance(Duration::from_secs(60));
    both.press(both::ANA, here.clone(), &button(DailyVerb::Choose(Some(DailyGame::Turns)))).await;
    both.clock.advance(Duration::from_secs(60));
    both.private(both::ANA, Intent::StartPrivate { payload: None }).await;
    let day = talon_house::facts::day_in(None, both.clock.now());
    let play = button(DailyVerb::Play(day));
    assert!(matches!(both.press(both::ANA, here.clone(), &play).await, Answer::Toast(_)));
    both.settle().await;
    let linked = both.person(both::ANA).await;
    let table = both.store.daily_plays_of(&[linked]).await.unwrap()[0].table;
    for verb in [TableVerb::ResignYes, TableVerb::Leave] {
        both.press(both::ANA, both::alone(both::ANA), &Token::new(Some(table), 1, Verb::Table(verb))).await;
        both.settle().await;
    }
    both.private(both::ANA, Intent::Unlink).await;
    assert_ne!(both.person(both::ANA).await, linked);
    both.clock.advance(Duration::from_secs(60));
    assert_eq!(both.press(both::ANA, here, &play).await, alert(&Msg::DailyPlayed));
}

/// The group has nobody who could play it.
#[tokio::test]
async fn a_group_that_the_bot_left_is_dealt_none() {
    let world = group_with(DailyGame::Turns, 17).await;
    let dealt = fixed(&world).await.len();
    let here = world.store.community(PlatformKind::Telegram, GROUP).await.unwrap().unwrap();
    world.store.save_community(&CommunityRow { present: false, ..here }).await.unwrap();
    for _ in 0..3 {
        world.wait(DAY).await;
    }
    assert_eq!(fixed(&world).await.len(), dealt);
}

#[tokio::test]
async fn days_in_a_row_are_counted() {
    let mut world = group_with(DailyGame::Always(talon_games::GameKind::Snaps), 8).await;
    let mut last = TableId(0);
    for _ in 0..3 {
        last = played(&mut world, ANA, 1).await;
        world.wait(DAY).await;
    }
    world.settle().await;
    let mut messages = world.platform.messages(ANA.0).into_iter();
    let result = messages.find(|message| tokens(&message.page).contains(&board_of(last))).expect("a result");
    let told = bare(&result.page);
    let first: Vec<&str> = told.lines().skip(1).take(2).collect();
    assert!(first[0].contains("Place 1 of 1: ") && first[1].contains("3 days in a row"), "{told}");
    let board = bare(&page(world.press(ANA, World::private(ANA), None, &board_of(last)).await));
    assert!(board.contains("3 days in a row"), "{board}");
    world.wait(2 * DAY).await;
    let next = played(&mut world, ANA, 1).await;
    let board = bare(&page(world.press(ANA, World::private(ANA), None, &board_of(next)).await));
    assert!(!board.contains("days in a row\n"), "a gap ends it: {board}");
}

/// In a private chat everybody has a deal of their own, without anybody having to turn it on.
#[tokio::test]
async fn in_private_there_is_always_one() {
    let mut world = World::new(9);
    let shown = page(world.say(ANA, World::private(ANA), Intent::Daily).await);
    let play = tokens(&shown).into_iter().find(|token| matches!(token.verb, Verb::Daily(DailyVerb::Play(_)))).unwrap();
    assert_eq!(world.press(ANA, World::private(ANA), None, &play).await, Answer::Silent);
    let person: PersonId = world.person(ANA).await;
    let table = world.store.daily_plays_of(&[person]).await.unwrap()[0].table;
    play_out(&mut world, ANA, table, 3).await;
    let (_, led) =
        world.shown(ANA.0, |verb| *verb == Verb::Daily(DailyVerb::Board)).expect("the result leads to the board");
    assert_eq!(led, board_of(table));
    let board = bare(&page(world.press(ANA, World::private(ANA), None, &led).await));
    assert!(board.contains("Place 1 of 1") && !board.contains("stay hidden"), "{board}");
    // Nobody else plays these cards, so they can be looked at at once.
    let replay = world.say(ANA, World::private(ANA), Intent::Replay { which: Some(table.to_string()) }).await;
    assert!(tells_cards(&page(replay).plain()));
    assert!(world.store.table(table).await.unwrap().unwrap().home.private);
}

#[tokio::test]
async fn who_gives_up_has_played() {
    let mut world = group_with(DailyGame::Turns, 10).await;
    let table = open(&mut world, ANA).await;
    let resign = Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes));
    world.press(ANA, World::private(ANA), None, &resign).await;
    world.settle().await;
    let day = today(&world);
    assert_eq!(world.press(ANA, World::group(), None, &button(DailyVerb::Play(day))).await, alert(&Msg::DailyPlayed));
    assert_eq!(
        world.press(ANA, World::group(), None, &button(DailyVerb::Results(day))).await,
        alert(&Msg::DailyResultGone)
    );
    let board = bare(&page(world.press(ANA, World::private(ANA), None, &board_of(table)).await));
    assert!(board.contains("You gave it up"), "{board}");
}

/// One press shares a play with the group, once for each deal, without anything that must stay hidden from those who have not played.
#[tokio::test]
async fn a_play_is_told_to_the_group_by_its_player_once() {
    let mut world = group_with(DailyGame::Always(talon_games::GameKind::Santase), 21).await;
    let day = today(&world);
    let table = played(&mut world, ANA, 1).await;
    let board = page(world.press(ANA, World::private(ANA), None, &board_of(table)).await);
    let first = bare(&board).lines().nth(1).unwrap_or_default().to_owned();
    assert!(first.contains("Place 1 of 1"), "what came of it comes first: {}", bare(&board));
    assert!(!bare(&board).contains("Talon · "), "nothing to copy: {}", bare(&board));
    let share = Token::new(Some(table), 0, Verb::Daily(DailyVerb::Share(day)));
    assert!(tokens(&board).contains(&share), "{}", bare(&board));
    let before = world.platform.messages(GROUP).len();

    // Only players can share it, and only members of the group.
    assert_eq!(world.press(EVE, World::private(EVE), None, &share).await, alert(&Msg::TableNotFound));
    world.platform.make_stranger(ANA.0);
    assert_eq!(world.press(ANA, World::private(ANA), None, &share).await, alert(&Msg::NotMember));
    assert_eq!(world.platform.messages(GROUP).len(), before);
    let mut world = group_with(DailyGame::Always(talon_games::GameKind::Santase), 22).await;
    let day = today(&world);
    let table = played(&mut world, ANA, 1).await;
    let share = Token::new(Some(table), 0, Verb::Daily(DailyVerb::Share(day)));
    world.press(ANA, World::private(ANA), None, &board_of(table)).await;
    let before = world.platform.messages(GROUP).len();
    world.clock.advance(Duration::from_secs(60));
    let told = world.press(ANA, World::private(ANA), None, &share).await;
    assert_eq!(told, Answer::Toast(say(Locale::EN, &Msg::DailySharedNow)));
    let messages = world.platform.messages(GROUP);
    assert_eq!(messages.len(), before + 1);
    let shown = messages.last().unwrap().page.clone();
    let text = bare(&shown);
    assert!(text.contains("Ana") && text.contains("Talon · ") && text.contains("% · "), "{text}");
    assert!(!tells_cards(&text) && !text.contains("Place"), "{text}");
    assert!(tokens(&shown).contains(&button(DailyVerb::Play(day))), "who reads it plays: {text}");
    world.clock.advance(Duration::from_secs(60));
    world.restart();
    let again = world.press(ANA, World::private(ANA), None, &share).await;
    assert_eq!(again, Answer::Toast(say(Locale::EN, &Msg::DailySharedAlready)));
    assert_eq!(world.platform.messages(GROUP).len(), before + 1, "once");
}
