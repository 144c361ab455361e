use std::time::Duration;

use talon_store::links::{LinkCodeEntered, LinkCodeMade, Linked, NewLinkCode, TryLimit, Unlinked};
use talon_store::person_settings::{Chooser, Language, Setting};
use talon_store::{AccountRef, PlatformKind, Sender, Store};
use talon_table::{PersonId, Timestamp};

use crate::draft::Draft;
use crate::samples::{group, key};

const LIMIT: TryLimit = TryLimit { most: 3, window: Duration::from_secs(60) };
pub(super) const NOW: Timestamp = Timestamp(1_000_000);
/// The persons of the accounts `t1`, `t2`, `d1`, `d2`; SQLite sees some as negative numbers.
const PERSONS: [(&str, PersonId); 4] =
    [("t1", PersonId(11)), ("t2", PersonId(12)), ("d1", PersonId(u64::MAX)), ("d2", PersonId(1 << 63))];

/// The account with this name, which begins with its platform's letter.
pub(super) fn of(name: &str) -> AccountRef {
    let platform = match name.as_bytes()[0] {
        b'd' => PlatformKind::Discord,
        b'x' => PlatformKind::Terminal,
        _ => PlatformKind::Telegram,
    };
    AccountRef { platform, id: name.to_owned() }
}

pub(super) fn own(name: &str) -> PersonId {
    PERSONS.iter().find(|(account, _)| *account == name).unwrap().1
}

pub(super) async fn meet_all(store: &dyn Store) {
    for (name, person) in PERSONS {
        let sender = Sender { account: of(name), name: format!("name of {name}"), language: None };
        let row = store.meet(&sender, person).await.unwrap();
        assert_eq!((row.person, row.own_person), (person, person));
    }
}

/// The person that an account acts as; its own person never changes.
async fn acts_as(store: &dyn Store, name: &str) -> PersonId {
    let row = store.account(&of(name)).await.unwrap().unwrap();
    assert_eq!(row.own_person, own(name));
    row.person
}

fn code(maker: &str, byte: u8, expires: Timestamp) -> NewLinkCode {
    NewLinkCode { maker: of(maker), hash: [byte; 32], expires }
}

/// Makes a code that is valid for 1,000 seconds.
async fn make(store: &dyn Store, maker: &str, byte: u8) {
    let new = code(maker, byte, NOW.plus(Duration::from_secs(1000)));
    let input = key(format!("make {maker} {byte}"));
    let no_limit = TryLimit { most: 1000, ..LIMIT };
    assert_eq!(store.make_link_code(&new, no_limit, &input, NOW).await.unwrap(), LinkCodeMade::Made);
}

async fn enter_at(store: &dyn Store, by: &str, byte: u8, input: &str, at: Timestamp) -> LinkCodeEntered {
    store.enter_link_code(&of(by), &[byte; 32], LIMIT, &key(input), at).await.unwrap()
}

async fn enter(store: &dyn Store, by: &str, byte: u8, input: &str) -> LinkCodeEntered {
    enter_at(store, by, byte, input, NOW).await
}

/// Finds a code made by `maker`, and returns its number.
async fn found(store: &dyn Store, maker: &str, by: &str, byte: u8, input: &str) -> u32 {
    match enter(store, by, byte, input).await {
        LinkCodeEntered::Found { number, maker: made } if made == of(maker) => number,
        other => panic!("{by} enters {maker}'s code: {other:?}"),
    }
}

/// Makes, enters and confirms a code, and returns the result.
pub(super) async fn join(store: &dyn Store, maker: &str, by: &str) -> Linked {
    make(store, maker, 77).await;
    let number = found(store, maker, by, 77, &format!("enter {maker} {by}")).await;
    store.link(&of(by), number, &key(format!("link {maker} {by}")), NOW).await.unwrap()
}

async fn seat(store: &dyn Store, table: u64, person: PersonId) {
    let mut draft = Draft::open(table, person, group("g"), NOW);
    store.commit(&draft.commit(None, NOW)).await.unwrap();
}

pub(super) async fn two_accounts_become_one_person_and_two_again(store: &dyn Store) {
    meet_all(store).await;
    for (account, language) in [("t1", Language::Bg), ("d1", Language::En)] {
        let by = Chooser::Person(own(account));
        store.choose(&by, &Setting::Language(language), &key(language.code()), NOW).await.unwrap();
    }
    assert_eq!(join(store, "t1", "d1").await, Linked::Done(own("t1")), "who entered joins who made");
    assert_eq!((acts_as(store, "t1").await, acts_as(store, "d1").await), (own("t1"), own("t1")));
    let joined = store.account(&of("d1")).await.unwrap().unwrap();
    assert_eq!(joined.chosen.language, Some(Language::Bg), "the language of the person that it acts as");
    let ids = async |persons: &[PersonId]| -> Vec<String> {
        let rows = store.accounts_of(persons).await.unwrap();
        let mut ids: Vec<String> = rows.into_iter().map(|row| row.account.id).collect();
        ids.sort();
        ids
    };
    assert_eq!(ids(&[own("t1")]).await, ["d1", "t1"]);
    assert_eq!(ids(&[own("d1")]).await, ["d1"], "what the account played before is still its own");
    assert_eq!(ids(&[own("d1"), own("t1")]).await, ["d1", "t1"]);
    let met = Sender { account: of("d1"), name: "renamed".to_owned(), language: None };
    assert_eq!(store.meet(&met, PersonId(5)).await.unwrap().person, own("t1"));

    let unlink = async |of_whom: &str, input: &str| store.unlink(&of(of_whom), &key(input), NOW).await.unwrap();
    assert_eq!(unlink("d1", "u1").await, Unlinked::Done);
    assert_eq!((acts_as(store, "t1").await, acts_as(store, "d1").await), (own("t1"), own("d1")));
    let parted = store.account(&of("d1")).await.unwrap().unwrap();
    assert_eq!(parted.chosen.language, Some(Language::En));
    assert_eq!(unlink("d1", "u2").await, Unlinked::Nothing);
    assert_eq!(unlink("t1", "u3").await, Unlinked::Nothing);
    assert!(!store.is_taken(&key("u3")).await.unwrap(), "what came to nothing may be tried again");

    assert_eq!(join(store, "d1", "t2").await, Linked::Done(own("d1")));
    assert_eq!(unlink("d1", "u4").await, Unlinked::Done, "from the side of the one that was joined");
    assert_eq!((acts_as(store, "t2").await, acts_as(store, "d1").await), (own("t2"), own("d1")));
    assert_eq!(unlink("unknown", "u5").await, Unlinked::Nothing);
}

pub(super) async fn the_side_without_a_seat_moves(store: &dyn Store) {
    meet_all(store).await;
    seat(store, 1, own("d1")).await;
    assert_eq!(join(store, "t1", "d1").await, Linked::Done(own("d1")), "who made joins who sits");
    assert_eq!(store.open_tables_of(own("d1")).await.unwrap().len(), 1);
    let unlink = async |name: &str| store.unlink(&of(name), &key(format!("unlink {name}")), NOW).await.unwrap();
    assert_eq!(unlink("t1").await, Unlinked::Seated);
    assert_eq!(unlink("d1").await, Unlinked::Seated);
    assert_eq!(acts_as(store, "t1").await, own("d1"));
    assert!(!store.is_taken(&key("unlink t1")).await.unwrap());

    seat(store, 2, own("t2")).await;
    seat(store, 3, own("d2")).await;
    make(store, "t2", 9).await;
    let number = found(store, "t2", "d2", 9, "enter").await;
    let link = async |input: &str| store.link(&of("d2"), number, &key(input), NOW).await.unwrap();
    assert_eq!(link("both sit").await, Linked::Seated);
    assert!(!store.is_taken(&key("both sit")).await.unwrap());
    assert_eq!((acts_as(store, "t2").await, acts_as(store, "d2").await), (own("t2"), own("d2")));
    let mut left = Draft::open(4, own("d2"), group("g"), NOW).commit(None, NOW);
    left.open = false;
    store.commit(&left).await.unwrap();
    assert_eq!(link("still").await, Linked::Seated, "a closed table is none, but one is still open");
}

pub(super) async fn a_code_is_for_one_account_and_works_once(store: &dyn Store) {
    meet_all(store).await;
    make(store, "t1", 1).await;
    assert_eq!(enter(store, "t1", 1, "own").await, LinkCodeEntered::Own);
    assert_eq!(enter(store, "t2", 1, "same").await, LinkCodeEntered::SamePlatform);
    let number = found(store, "t1", "d1", 1, "e1").await;
    assert_eq!(enter(store, "d2", 1, "e2").await, LinkCodeEntered::Unknown, "it is another's now");
    assert_eq!(found(store, "t1", "d1", 1, "e3").await, number, "its finder may enter it again");
    let link = async |by: &str, number, input: &str| store.link(&of(by), number, &key(input), NOW).await.unwrap();
    for by in ["d2", "t1", "t2", "unknown"] {
        assert_eq!(link(by, number, by).await, Linked::Unknown, "{by} did not enter it");
        store.decline_link(&of(by), number, &key(format!("no {by}")), NOW).await.unwrap();
    }
    assert_eq!(link("d1", number + 1, "l1").await, Linked::Unknown);
    assert_eq!(link("d1", number, "l2").await, Linked::Done(own("t1")));
    assert_eq!(link("d1", number, "l2").await, Linked::Duplicate);
    assert_eq!(link("d1", number, "l3").await, Linked::Unknown, "it is used up");
    assert_eq!(enter(store, "d2", 1, "e4").await, LinkCodeEntered::Unknown);

    make(store, "d1", 2).await;
    assert_eq!(enter(store, "t1", 2, "e5").await, LinkCodeEntered::Already);
    let number = found(store, "d1", "t2", 2, "e6").await;
    assert_eq!(link("t2", number, "l4").await, Linked::Taken, "that would be two accounts on one platform");
    store.decline_link(&of("t2"), number, &key("no"), NOW).await.unwrap();
    assert!(store.is_taken(&key("no")).await.unwrap());
    assert_eq!(enter(store, "t2", 2, "e7").await, LinkCodeEntered::Unknown, "a declined code is void");
}

pub(super) async fn both_may_enter_each_others_code(store: &dyn Store) {
    meet_all(store).await;
    make(store, "t1", 1).await;
    make(store, "d1", 2).await;
    let one = found(store, "t1", "d1", 1, "e1").await;
    let other = found(store, "d1", "t1", 2, "e2").await;
    assert!(other > one, "codes are numbered: {one}, {other}");
    assert_eq!(store.link(&of("d1"), one, &key("l1"), NOW).await.unwrap(), Linked::Done(own("t1")));
    assert_eq!(store.link(&of("t1"), other, &key("l2"), NOW).await.unwrap(), Linked::Already);
    assert_eq!(acts_as(store, "t1").await, own("t1"));
}

pub(super) async fn codes_end(store: &dyn Store) {
    meet_all(store).await;
    let end = NOW.plus(Duration::from_secs(10));
    let before = Timestamp(end.0 - 1);
    let made = store.make_link_code(&code("t1", 1, end), LIMIT, &key("m"), NOW).await.unwrap();
    assert_eq!(made, LinkCodeMade::Made);
    assert!(store.is_taken(&key("m")).await.unwrap());
    let LinkCodeEntered::Found { number, .. } = enter_at(store, "d1", 1, "in time", before).await else {
        panic!("it is still valid");
    };
    assert_eq!(enter_at(store, "d1", 1, "late", end).await, LinkCodeEntered::Unknown);
    assert_eq!(store.link(&of("d1"), number, &key("late link"), end).await.unwrap(), Linked::Unknown);

    make(store, "t1", 2).await;
    assert_eq!(enter(store, "d2", 1, "replaced").await, LinkCodeEntered::Unknown, "an account has one code");
    store.burn_link_code(&[2; 32], &key("burn"), NOW).await.unwrap();
    assert!(store.is_taken(&key("burn")).await.unwrap());
    assert_eq!(enter(store, "d2", 2, "burnt").await, LinkCodeEntered::Unknown);
    store.burn_link_code(&[2; 32], &key("again"), NOW).await.unwrap();

    make(store, "t1", 3).await;
    make(store, "t2", 3).await;
    found(store, "t2", "d2", 3, "the same bytes").await;
}

pub(super) async fn tries_are_counted(store: &dyn Store) {
    meet_all(store).await;
    make(store, "t1", 1).await;
    let at = |seconds: u64| NOW.plus(Duration::from_secs(seconds));
    for second in 0..3 {
        let guess = enter_at(store, "d1", 99, &format!("guess {second}"), at(second)).await;
        assert_eq!(guess, LinkCodeEntered::Unknown);
    }
    assert_eq!(enter_at(store, "d1", 99, "guess 1", at(3)).await, LinkCodeEntered::Duplicate);
    let locked = LinkCodeEntered::TooMany { until: at(60) };
    assert_eq!(enter_at(store, "d1", 1, "right", at(4)).await, locked, "nothing is looked up");
    assert!(!store.is_taken(&key("right")).await.unwrap());
    assert!(matches!(enter_at(store, "d2", 99, "other", at(4)).await, LinkCodeEntered::Unknown), "each for itself");
    assert_eq!(enter_at(store, "d1", 99, "fourth", at(60)).await, LinkCodeEntered::Unknown);
    let locked = LinkCodeEntered::TooMany { until: at(61) };
    assert_eq!(enter_at(store, "d1", 1, "right", at(60)).await, locked);
    assert!(matches!(enter_at(store, "d1", 1, "right", at(61)).await, LinkCodeEntered::Found { .. }));

    let make = async |byte: u8, second: u64| {
        let new = code("d1", byte, at(1000));
        store.make_link_code(&new, LIMIT, &key(format!("make {byte}")), at(second)).await.unwrap()
    };
    for byte in 10..13 {
        assert_eq!(make(byte, 100).await, LinkCodeMade::Made);
    }
    assert_eq!(make(12, 101).await, LinkCodeMade::Duplicate);
    assert_eq!(make(13, 101).await, LinkCodeMade::TooMany { until: at(160) });
    assert!(matches!(enter_at(store, "t2", 12, "the last", at(101)).await, LinkCodeEntered::Found { .. }));
    assert_eq!(make(13, 160).await, LinkCodeMade::Made);
}

/// A third platform: linking moves all accounts of a person, unlinking one at a time.
pub(super) async fn a_whole_person_moves(store: &dyn Store) {
    meet_all(store).await;
    let sender = Sender { account: of("x1"), name: "x".to_owned(), language: None };
    let third = store.meet(&sender, PersonId(13)).await.unwrap().person;
    assert_eq!(join(store, "t1", "d1").await, Linked::Done(own("t1")));
    assert_eq!(join(store, "x1", "d1").await, Linked::Done(third));
    assert_eq!((acts_as(store, "t1").await, acts_as(store, "d1").await), (third, third));
    assert_eq!(store.unlink(&of("t1"), &key("u"), NOW).await.unwrap(), Unlinked::Done);
    assert_eq!((acts_as(store, "t1").await, acts_as(store, "d1").await), (own("t1"), third));
}
