//! Daily deals, answers to puzzles, and the coach's findings.

use talon_cards::fair::Secret;
use talon_games::GameKind;
use talon_standings::{Competitor, Day};
use talon_store::daily::{
    DailyChat, DailyDeal, DailyEnd, DailyGame, DailyPlay, DailyPosts, PostTime, begun_name, shared_name,
};
use talon_store::findings::Finding;
use talon_store::person_settings::{Chooser, Setting};
use talon_store::privacy::Forgotten;
use talon_store::puzzles::PuzzleAnswer;
use talon_store::results::EndedMatch;
use talon_store::{AccountRef, PlatformKind, Store};
use talon_table::{PersonId, TableId, Timestamp};

use crate::draft::Draft;
use crate::results::{person, won};
use crate::samples::{PLATFORM, group, key, sender};

const ANA: PersonId = PersonId(1);
const BOB: PersonId = PersonId(u64::MAX);

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn deal(chat: &str, on: &str, game: GameKind, secret: u8) -> DailyDeal {
    let secret = Secret::new([secret; 32]);
    let committed_at = Timestamp(i64::from(secret.bytes()[0]));
    let (chat, day, ends_at) = (chat.to_owned(), day(on), Timestamp(committed_at.0 + 86_400_000));
    DailyDeal { platform: PLATFORM, chat, day, game, secret, committed_at, ends_at, posted_at: None }
}

fn play(chat: &str, on: &str, who: PersonId, table: u64) -> DailyPlay {
    DailyPlay {
        platform: PLATFORM,
        chat: chat.to_owned(),
        day: day(on),
        person: who,
        table: TableId(table),
        ended: None,
    }
}

pub(super) async fn chats_choose_their_daily_deal(store: &dyn Store) {
    assert_eq!(store.daily_game(PLATFORM, "g").await.unwrap(), None);
    assert_eq!(store.daily_chats().await.unwrap(), vec![]);
    let belot = DailyGame::Always(GameKind::Belot);
    assert!(store.choose_daily(PLATFORM, "g", Some(DailyGame::Turns), &key("a"), Timestamp(1)).await.unwrap());
    assert!(!store.choose_daily(PLATFORM, "g", Some(belot), &key("a"), Timestamp(2)).await.unwrap(), "the same input");
    assert_eq!(store.daily_game(PLATFORM, "g").await.unwrap(), Some(DailyGame::Turns));
    assert!(store.choose_daily(PLATFORM, "g", Some(belot), &key("b"), Timestamp(2)).await.unwrap());
    let (chat, zone) = (Chooser::Chat(PLATFORM, "g".to_owned()), Setting::Zone("Europe/Sofia".into()));
    store.choose(&chat, &zone, &key("zone"), Timestamp(3)).await.unwrap();
    assert!(store.choose_daily(PLATFORM, "h", Some(DailyGame::Turns), &key("c"), Timestamp(4)).await.unwrap());
    for on in ["2026-11-28", "2026-11-29"] {
        store.fix_daily(&deal("g", on, GameKind::Belot, 1)).await.unwrap();
    }
    let mut chats = store.daily_chats().await.unwrap();
    chats.sort_by(|a, b| a.chat.cmp(&b.chat));
    let chat = |chat: &str, game, zone: Option<&str>, fixed: Option<&str>| DailyChat {
        platform: PLATFORM,
        chat: chat.to_owned(),
        game,
        zone: zone.map(str::to_owned),
        fixed: fixed.map(day),
        posts: DailyPosts::default(),
    };
    let g = chat("g", belot, Some("Europe/Sofia"), Some("2026-11-29"));
    assert_eq!(chats, [g, chat("h", DailyGame::Turns, None, None)]);
    assert!(store.choose_daily(PLATFORM, "h", None, &key("d"), Timestamp(5)).await.unwrap());
    assert_eq!(store.daily_game(PLATFORM, "h").await.unwrap(), None);
    assert_eq!(store.daily_chats().await.unwrap().len(), 1);
}

pub(super) async fn chats_choose_when_they_are_told(store: &dyn Store) {
    let of = async |chat: &str| store.daily_posts(PLATFORM, chat).await.unwrap();
    let evening = DailyPosts { time: PostTime::Evening, thread: Some("7".to_owned()) };
    let choose = async |posts: &DailyPosts, input: &str| {
        store.choose_daily_posts(PLATFORM, "g", posts, None, Some(&key(input)), Timestamp(1)).await.unwrap()
    };
    assert!(choose(&evening, "a").await);
    assert_eq!(of("g").await, DailyPosts::default(), "without a daily deal there is nothing to tell");
    for chat in ["g", "h"] {
        store.choose_daily(PLATFORM, chat, Some(DailyGame::Turns), &key(chat), Timestamp(2)).await.unwrap();
    }
    assert_eq!(of("g").await, DailyPosts::default(), "nobody gets posts unasked");
    assert!(choose(&evening, "b").await);
    let morning = DailyPosts { time: PostTime::Morning, thread: None };
    assert!(!choose(&morning, "b").await, "the same input");
    assert_eq!((of("g").await, of("h").await), (evening.clone(), DailyPosts::default()));
    let other = Some(DailyGame::Always(GameKind::Belot));
    store.choose_daily(PLATFORM, "g", other, &key("c"), Timestamp(3)).await.unwrap();
    assert_eq!(of("g").await, evening, "another game is posted at the same time");
    let chats = store.daily_chats().await.unwrap();
    assert_eq!(chats.into_iter().find(|chat| chat.chat == "g").unwrap().posts, evening);
    assert!(store.choose_daily_posts(PLATFORM, "g", &morning, None, None, Timestamp(4)).await.unwrap());
    assert_eq!(of("g").await, morning);
    for (game, input) in [(None, "d"), (other, "e")] {
        store.choose_daily(PLATFORM, "g", game, &key(input), Timestamp(5)).await.unwrap();
    }
    assert_eq!(of("g").await, DailyPosts::default(), "who stops it stops that too");
}

pub(super) async fn a_chat_is_told_of_a_deal_once(store: &dyn Store) {
    let today = day("2026-11-28");
    let claim = async |chat: &str, at| store.claim_daily_post(PLATFORM, chat, today, Timestamp(at)).await.unwrap();
    assert!(!claim("g", 1).await, "there is no deal");
    let told = DailyDeal { posted_at: Some(Timestamp(9)), ..deal("g", "2026-11-28", GameKind::Snaps, 1) };
    assert_eq!(store.fix_daily(&told).await.unwrap().posted_at, None, "a new one was not told");
    for other in [deal("g", "2026-11-29", GameKind::Snaps, 2), deal("h", "2026-11-28", GameKind::Snaps, 3)] {
        store.fix_daily(&other).await.unwrap();
    }
    assert!(claim("g", 5).await && !claim("g", 6).await);
    let posted = async |chat: &str| {
        let deals = store.daily_deals(PLATFORM, chat, today, today.plus_days(1)).await.unwrap();
        deals.into_iter().map(|deal| deal.posted_at).collect::<Vec<_>>()
    };
    assert_eq!((posted("g").await, posted("h").await), (vec![Some(Timestamp(5)), None], vec![None]));
    store.release_daily_post(PLATFORM, "g", today).await.unwrap();
    assert_eq!(posted("g").await, [None, None]);
    assert!(claim("g", 7).await, "nothing was told");
    store.choose_daily(PLATFORM, "h", Some(DailyGame::Turns), &key("h"), Timestamp(1)).await.unwrap();
    let posts = DailyPosts { time: PostTime::Noon, thread: None };
    assert!(store.choose_daily_posts(PLATFORM, "h", &posts, Some(today), Some(&key("i")), Timestamp(8)).await.unwrap());
    assert!(!claim("h", 9).await, "the hour has passed");
    store.move_chat(PLATFORM, "h", "moved", Timestamp(10)).await.unwrap();
    assert_eq!(store.daily_posts(PLATFORM, "moved").await.unwrap(), posts);
    assert!(!claim("moved", 11).await, "what was told stays told");
}

pub(super) async fn a_result_is_shared_once(store: &dyn Store) {
    let deals = [deal("g", "2026-11-28", GameKind::Snaps, 1), deal("g", "2026-11-29", GameKind::Snaps, 2)];
    let account = |id: &str| AccountRef { platform: PLATFORM, id: id.to_owned() };
    let share = async |deal: &DailyDeal, id: &str, at| {
        store.share_daily(&shared_name(deal, &account(id)), Timestamp(at)).await.unwrap()
    };
    assert!(share(&deals[0], "1", 1).await);
    assert!(!share(&deals[0], "1", 2).await, "once");
    assert!(share(&deals[0], "2", 3).await, "another account");
    assert!(share(&deals[1], "1", 4).await, "another day");
}

pub(super) async fn the_first_who_fixes_a_day_decides(store: &dyn Store) {
    let first = deal("g", "2026-11-28", GameKind::Santase, 1);
    assert_eq!(store.fix_daily(&first).await.unwrap(), first);
    assert_eq!(store.fix_daily(&deal("g", "2026-11-28", GameKind::Belot, 2)).await.unwrap(), first);
    let elsewhere = deal("h", "2026-11-28", GameKind::Belot, 3);
    assert_eq!(store.fix_daily(&elsewhere).await.unwrap(), elsewhere);
    let next = deal("g", "2026-12-01", GameKind::Snaps, 4);
    store.fix_daily(&next).await.unwrap();
    let from = async |from: &str, to: &str| store.daily_deals(PLATFORM, "g", day(from), day(to)).await.unwrap();
    assert_eq!(from("2026-11-01", "2026-12-31").await, [first.clone(), next.clone()]);
    assert_eq!(from("2026-11-28", "2026-11-28").await, [first]);
    assert_eq!(from("2026-11-29", "2026-12-01").await, [next]);
    assert_eq!(store.daily_deals(PlatformKind::Discord, "g", day("2026-01-01"), day("2027-01-01")).await.unwrap(), []);
}

/// The person's own account begins to play.
async fn begin(store: &dyn Store, play: &DailyPlay) -> Option<DailyPlay> {
    store.begin_daily(play, &begun_by(play, &play.person.0.to_string()), Timestamp(1)).await.unwrap()
}

/// The name of the account that began this play.
fn begun_by(play: &DailyPlay, account: &str) -> AccountRef {
    let id = format!("{account} {} {}", play.chat, play.day);
    begun_name(&deal(&play.chat, "2026-11-28", GameKind::Snaps, 1), &AccountRef { platform: PLATFORM, id })
}

pub(super) async fn no_account_plays_a_deal_twice(store: &dyn Store) {
    let one = play("g", "2026-11-28", ANA, 5);
    begin(store, &one).await.unwrap();
    let other_play = DailyPlay { person: BOB, table: TableId(6), ..one.clone() };
    let account = begun_by(&one, &ANA.0.to_string());
    let later = Timestamp(3 * 86_400_000);
    assert_eq!(store.begin_daily(&other_play, &account, later).await.unwrap(), None, "as whichever person");
    assert_eq!(store.daily_plays(PLATFORM, "g", day("2026-11-28")).await.unwrap(), std::slice::from_ref(&one));
    assert_eq!(store.begin_daily(&one, &account, later).await.unwrap(), Some(one), "it goes on playing");
    assert!(begin(store, &other_play).await.is_some(), "another account plays it too");
}

pub(super) async fn everybody_plays_a_deal_once(store: &dyn Store) {
    let one = play("g", "2026-11-28", ANA, 5);
    assert_eq!(begin(store, &one).await, Some(one.clone()));
    let again = DailyPlay { table: TableId(6), ..one.clone() };
    assert_eq!(begin(store, &again).await, Some(one.clone()), "once a day");
    let bob = play("g", "2026-11-28", BOB, u64::MAX);
    begin(store, &bob).await;
    let elsewhere = play("h", "2026-11-28", ANA, 7);
    begin(store, &elsewhere).await;
    assert_eq!(store.daily_plays(PLATFORM, "g", day("2026-11-28")).await.unwrap(), [one.clone(), bob.clone()]);
    assert_eq!(store.daily_plays(PLATFORM, "g", day("2026-11-27")).await.unwrap(), []);
    assert_eq!(store.daily_plays_of(&[ANA]).await.unwrap(), [one.clone(), elsewhere]);
    assert_eq!(store.daily_plays_of(&[]).await.unwrap(), []);
    assert_eq!(store.daily_play_at(TableId(u64::MAX)).await.unwrap(), Some(bob));
    assert_eq!(store.daily_play_at(TableId(6)).await.unwrap(), None);
}

/// Ends the match of a table in one commit.
async fn end(store: &dyn Store, table: u64, boards: Vec<i32>, at: i64) {
    let ai = Competitor::Ai("strong".to_owned());
    let mut ended: EndedMatch = won(&person(ANA), &ai, "2026-11-28", 1);
    ended.fact.players[0].boards = boards;
    let mut draft = Draft::open(table, ANA, group("-1"), Timestamp(at));
    let mut commit = draft.commit(None, Timestamp(at));
    commit.ended = Some(ended);
    store.commit(&commit).await.unwrap();
}

pub(super) async fn the_end_of_a_match_ends_its_play(store: &dyn Store) {
    store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    for (on, table) in [("2026-11-28", 5), ("2026-11-29", 6), ("2026-11-30", 7)] {
        begin(store, &play("g", on, ANA, table)).await;
    }
    end(store, 5, vec![-3], 100).await;
    end(store, 6, vec![], 200).await;
    end(store, 9, vec![2], 300).await;
    let ends: Vec<Option<DailyEnd>> =
        store.daily_plays_of(&[ANA]).await.unwrap().iter().map(|play| play.ended).collect();
    let ended = |at, made| Some(DailyEnd { at: Timestamp(at), made });
    assert_eq!(ends, [ended(100, Some(-3)), ended(200, None), None], "a player who gives up has made nothing");
}

pub(super) async fn daily_deals_move_with_their_chat(store: &dyn Store) {
    for chat in ["old", "new"] {
        let game = if chat == "old" { DailyGame::Turns } else { DailyGame::Always(GameKind::Snaps) };
        store.choose_daily(PLATFORM, chat, Some(game), &key(chat), Timestamp(1)).await.unwrap();
    }
    let (known, moved) = (deal("new", "2026-11-28", GameKind::Snaps, 1), deal("old", "2026-11-29", GameKind::Belot, 2));
    for deal in [&known, &moved, &deal("old", "2026-11-28", GameKind::Belot, 3)] {
        store.fix_daily(deal).await.unwrap();
    }
    for play in
        [play("old", "2026-11-28", ANA, 5), play("new", "2026-11-28", ANA, 6), play("old", "2026-11-28", BOB, 7)]
    {
        begin(store, &play).await;
    }
    store.move_chat(PLATFORM, "old", "new", Timestamp(9)).await.unwrap();
    assert_eq!(store.daily_game(PLATFORM, "old").await.unwrap(), None);
    assert_eq!(store.daily_game(PLATFORM, "new").await.unwrap(), Some(DailyGame::Always(GameKind::Snaps)));
    let deals = store.daily_deals(PLATFORM, "new", day("2026-11-01"), day("2026-12-01")).await.unwrap();
    assert_eq!(deals, [known, DailyDeal { chat: "new".to_owned(), ..moved }], "what is known there stays");
    let plays = store.daily_plays(PLATFORM, "new", day("2026-11-28")).await.unwrap();
    assert_eq!(plays, [play("new", "2026-11-28", ANA, 6), play("new", "2026-11-28", BOB, 7)]);
    assert_eq!(store.daily_plays(PLATFORM, "old", day("2026-11-28")).await.unwrap(), []);
}

fn answer(who: PersonId, game: GameKind, number: u32, solved: bool, at: i64) -> PuzzleAnswer {
    PuzzleAnswer { person: who, game, number, solved, at: Timestamp(at) }
}

pub(super) async fn the_first_answer_to_a_puzzle_counts(store: &dyn Store) {
    let wrong = answer(ANA, GameKind::Santase, 1, false, 5);
    assert!(store.answer_puzzle(&wrong, &key("a")).await.unwrap());
    assert!(store.is_taken(&key("a")).await.unwrap());
    assert!(
        !store.answer_puzzle(&answer(ANA, GameKind::Santase, 2, true, 6), &key("a")).await.unwrap(),
        "the same input"
    );
    assert!(!store.answer_puzzle(&PuzzleAnswer { solved: true, ..wrong }, &key("b")).await.unwrap());
    let others = [
        answer(ANA, GameKind::Santase, 10, true, 7),
        answer(ANA, GameKind::Belot, 2, true, 8),
        answer(BOB, GameKind::Belot, 1, false, 9),
    ];
    for (place, other) in others.iter().enumerate() {
        assert!(store.answer_puzzle(other, &key(format!("c{place}"))).await.unwrap());
    }
    assert_eq!(store.puzzle_answers(&[ANA]).await.unwrap(), [others[1], wrong, others[0]]);
    assert_eq!(store.puzzle_answers(&[BOB, ANA]).await.unwrap().len(), 4);
    assert_eq!(store.puzzle_answers(&[]).await.unwrap(), []);
}

pub(super) async fn a_newer_coach_finds_anew(store: &dyn Store) {
    let first = Finding { table: TableId(u64::MAX), match_no: 2, version: 1, found: "{\"odd\": \"„\"}".to_owned() };
    assert_eq!(store.finding(first.table, 2).await.unwrap(), None);
    store.keep_finding(&first).await.unwrap();
    assert_eq!(store.finding(first.table, 2).await.unwrap(), Some(first.clone()));
    assert_eq!(store.finding(first.table, 1).await.unwrap(), None);
    let newer = Finding { version: 2, found: "{}".to_owned(), ..first };
    store.keep_finding(&newer).await.unwrap();
    assert_eq!(store.finding(newer.table, 2).await.unwrap(), Some(newer));
}

pub(super) async fn a_forgotten_person_leaves_no_answers(store: &dyn Store) {
    for (account, who) in [("1", ANA), ("2", BOB)] {
        store.meet(&sender(account, "Somebody", None), who).await.unwrap();
        let input = key(format!("answer {account}"));
        store.answer_puzzle(&answer(who, GameKind::Belot, 1, true, 1), &input).await.unwrap();
        let input = key(format!("daily {account}"));
        store.choose_daily(PLATFORM, account, Some(DailyGame::Turns), &input, Timestamp(1)).await.unwrap();
        store.fix_daily(&deal(account, "2026-11-28", GameKind::Snaps, 1)).await.unwrap();
        begin(store, &play(account, "2026-11-28", who, who.0)).await;
    }
    begin(store, &play("-1", "2026-11-28", ANA, 77)).await;
    assert_eq!(store.forget(ANA, &key("forget"), Timestamp(10)).await.unwrap(), Forgotten::Done);
    assert_eq!(store.puzzle_answers(&[ANA, BOB]).await.unwrap(), [answer(BOB, GameKind::Belot, 1, true, 1)]);
    assert_eq!(store.daily_game(PLATFORM, "1").await.unwrap(), None, "nothing tells of the private chat");
    assert_eq!(store.daily_deals(PLATFORM, "1", day("2026-11-28"), day("2026-11-28")).await.unwrap(), []);
    assert_eq!(store.daily_plays(PLATFORM, "1", day("2026-11-28")).await.unwrap(), []);
    assert_eq!(store.daily_plays_of(&[ANA]).await.unwrap(), [play("-1", "2026-11-28", ANA, 77)], "under the number");
    assert_eq!(store.daily_game(PLATFORM, "2").await.unwrap(), Some(DailyGame::Turns));
    assert_eq!(store.daily_plays_of(&[BOB]).await.unwrap().len(), 1);
}
