//! How much one account may store, and who never notices.

use std::sync::LazyLock;
use std::time::Duration;

use talon_cards::Seat;
use talon_games::GameKind;
use talon_house::{Answer, Intent};
use talon_store::{InputKey, Place, PlatformKind, Store as _};
use talon_table::{TableId, Viewer};
use talon_view::{
    HouseVerb, Language, Letters, Locale, MenuVerb, Msg, PrivacyVerb, Reminders, Scope, Setting, TableVerb, Text,
    Token, Verb, say,
};

use crate::common::{ANA, BOB, EVE, Human, World, seconds};

/// What an account can store at once, and in a day of pressing all the time.
const AT_ONCE: usize = 400;
const IN_A_DAY: usize = 1839;

const DAY: u64 = 24 * 60 * 60;
const BETWEEN: u64 = 20;

/// One kind of change, back and forth: whether it is the second half, the table, and how many changes came before.
type Change = fn(bool, TableId, usize) -> (Place, Intent);

fn press(token: Verb, table: Option<TableId>) -> Intent {
    Intent::Press(Token::new(table, 1, token).to_string())
}

fn options(back: bool, table: TableId, _: usize) -> (Place, Intent) {
    let option = HouseVerb::Option("hints".parse().unwrap(), u8::from(back));
    (World::private(ANA), press(Verb::House(option), Some(table)))
}

fn ai_players(back: bool, table: TableId, _: usize) -> (Place, Intent) {
    let verb = if back { TableVerb::RemoveAi(Seat::SECOND) } else { TableVerb::AddAi };
    (World::private(ANA), press(Verb::Table(verb), Some(table)))
}

fn words(_: bool, _: TableId, before: usize) -> (Place, Intent) {
    (World::private(ANA), Intent::Words(format!("word {before}")))
}

fn tables(back: bool, _: TableId, _: usize) -> (Place, Intent) {
    let intent = if back { Intent::Leave } else { press(Verb::Menu(MenuVerb::SetUp(GameKind::Belot)), None) };
    (World::private(ANA), intent)
}

fn reminders(back: bool, _: TableId, _: usize) -> (Place, Intent) {
    let reminders = if back { Reminders::Never } else { Reminders::Daily };
    (World::private(ANA), press(Verb::choose(Scope::Person, Setting::Reminders(reminders)), None))
}

fn seats_of_others(back: bool, table: TableId, _: usize) -> (Place, Intent) {
    let verb = if back { Verb::Table(TableVerb::Leave) } else { Verb::House(HouseVerb::Join) };
    (World::group(), press(verb, Some(table)))
}

/// What somebody reads who has spent the allowance.
static SPENT: LazyLock<Vec<Text>> = LazyLock::new(|| {
    let told = |locale| (1..=60).map(move |count| say(locale, &Msg::ChangedMuch { wait: seconds(count) }));
    Locale::ALL.into_iter().flat_map(told).collect()
});

fn is_spent(answer: &Answer) -> bool {
    matches!(answer, Answer::Alert(text) if SPENT.contains(text))
}

/// How many of the first inputs of a world are stored.
async fn stored(world: &World, inputs: usize) -> usize {
    let mut stored = 0;
    for number in 1..=inputs {
        let key = InputKey { platform: PlatformKind::Telegram, key: number.to_string() };
        stored += usize::from(world.store.is_taken(&key).await.unwrap());
    }
    stored
}

/// Somebody makes one change after the other for a day; returns how many were accepted, and how many inputs are stored.
async fn all_day(human: Human, home: Place, change: Change) -> (usize, usize) {
    let mut world = World::new(1);
    let table = world.open_at(ANA, home).await;
    let (mut taken, mut inputs) = (0, 1);
    for _ in 0..DAY / BETWEEN {
        let (place, intent) = change(taken % 2 == 1, table, taken);
        let answer = world.say(human, place, intent).await;
        inputs += 1;
        taken += usize::from(!is_spent(&answer));
        world.clock.advance(Duration::from_secs(BETWEEN));
    }
    (taken, stored(&world, inputs).await)
}

#[tokio::test]
async fn an_account_stores_so_many_inputs_a_day_and_no_more() {
    let changes: [(&str, Change); 5] = [
        ("options", options),
        ("AI players", ai_players),
        ("words", words),
        ("tables", tables),
        ("reminders", reminders),
    ];
    for (name, change) in changes {
        assert_eq!(all_day(ANA, World::private(ANA), change).await, (IN_A_DAY - 1, IN_A_DAY), "{name}");
    }
}

#[tokio::test]
async fn a_stranger_who_joins_and_leaves_stores_no_more_either() {
    // The table itself was another's to open.
    assert_eq!(all_day(EVE, World::group(), seats_of_others).await, (IN_A_DAY, IN_A_DAY + 1));
}

/// Changes something until nothing more may be changed; returns how often it was changed.
async fn spend(world: &mut World, human: Human) -> usize {
    for changed in 0..2 * AT_ONCE {
        let letters = if changed % 2 == 0 { Letters::Own } else { Letters::Common };
        let change = press(Verb::choose(Scope::Person, Setting::Letters(letters)), None);
        if is_spent(&world.say(human, World::private(human), change).await) {
            return changed;
        }
    }
    panic!("{human:?} may change whatever it is");
}

#[tokio::test]
async fn a_refused_change_says_when_to_come_again_and_costs_nobody_else() {
    let mut world = World::new(1);
    assert_eq!(spend(&mut world, ANA).await, AT_ONCE);
    world.clock.advance(Duration::from_secs(13));
    let change = || press(Verb::choose(Scope::Person, Setting::Reminders(Reminders::Never)), None);
    let refused = world.say(ANA, World::private(ANA), change()).await;
    assert_eq!(refused, Answer::Alert(say(Locale::EN, &Msg::ChangedMuch { wait: seconds(47) })));
    assert!(!is_spent(&world.say(BOB, World::private(BOB), change()).await));
    let settings = world.say(ANA, World::private(ANA), Intent::Settings { zone: None }).await;
    assert!(matches!(settings, Answer::Page { .. }), "what changes nothing is answered: {settings:?}");
    world.clock.advance(Duration::from_secs(47));
    assert!(!is_spent(&world.say(ANA, World::private(ANA), change()).await));
    assert!(is_spent(&world.say(ANA, World::private(ANA), change()).await));
}

#[tokio::test]
async fn deleting_everything_begins_no_new_allowance() {
    let mut world = World::new(1);
    assert_eq!(spend(&mut world, ANA).await, AT_ONCE);
    let forget = || press(Verb::Privacy(PrivacyVerb::ForgetYes), None);
    let before = world.person(ANA).await;
    assert!(is_spent(&world.say(ANA, World::private(ANA), forget()).await));
    assert_eq!(world.person(ANA).await, before, "nothing is half deleted");
    world.clock.advance(Duration::from_secs(60));
    assert!(!is_spent(&world.say(ANA, World::private(ANA), forget()).await));
    assert_eq!(spend(&mut world, ANA).await, 0);
    assert_ne!(world.person(ANA).await, before);
}

#[tokio::test]
async fn a_player_who_may_change_nothing_more_still_plays() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    for _ in 0..20 {
        for human in [ANA, BOB] {
            spend(&mut world, human).await;
        }
        let before = world.events(table).await.len();
        let hold = press(Verb::Table(TableVerb::Forced(true)), Some(table));
        let (human, _) = world.decision(table).await.expect("somebody's turn");
        assert!(is_spent(&world.say(human, World::private(human), hold).await));
        assert_eq!(world.events(table).await.len(), before);
        assert!(world.play_on(table).await);
        assert!(world.events(table).await.len() > before);
        world.settle_within(Duration::from_secs(5)).await;
    }
}

/// Presses a button in private that must not be too much.
async fn pressed(world: &mut World, human: Human, verb: Verb, table: Option<TableId>) {
    let answer = world.press(human, World::private(human), None, &Token::new(table, 1, verb)).await;
    assert!(!is_spent(&answer), "{answer:?}");
}

#[tokio::test]
async fn an_evening_of_every_game_meets_no_limit() {
    let mut world = World::new(1);
    for language in Language::ALL.iter().chain([&Language::En]) {
        pressed(&mut world, ANA, Verb::choose(Scope::Person, Setting::Language(*language)), None).await;
    }
    for kind in GameKind::ALL {
        let persons = 3.min(*kind.default_rules().seats().end());
        let ai = kind.default_rules().seats().start().saturating_sub(persons);
        let table = world.company(kind, ai).await;
        for on in [true, false, true] {
            pressed(&mut world, ANA, Verb::Table(TableVerb::Forced(on)), Some(table)).await;
        }
        let matches = if kind == GameKind::USUAL { 3 } else { 1 };
        for played in 1..=matches {
            while world.play_on(table).await {
                world.settle().await;
            }
            for human in [ANA, BOB, EVE].into_iter().filter(|_| played < matches) {
                world.press_shown(human, World::group(), |verb| *verb == Verb::House(HouseVerb::Rematch)).await;
            }
            world.settle().await;
        }
        assert_eq!(world.replay(table).await.view(Viewer::Public).match_no, matches, "{kind}");
    }
}
