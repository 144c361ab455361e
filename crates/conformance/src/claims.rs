use std::sync::Arc;
use std::time::Duration;

use talon_store::{Behind, DueTimer, Lease, NextDue, PlatformKind, ProcessId, SERVED_KEPT, Span, Store, TimerKind};
use talon_table::{Command, PersonId, TableId, Timestamp};
use tokio::task::JoinSet;

use crate::delivery::{open, timer};
use crate::draft::Draft;
use crate::samples::PLATFORM;

const ONE: ProcessId = ProcessId(1);
const OTHER: ProcessId = ProcessId(1 << 63);

fn lease(holder: ProcessId, until: i64) -> Lease {
    Lease { holder, until: Timestamp(until) }
}

async fn timers(store: &dyn Store, now: i64, lease: Lease) -> Vec<DueTimer> {
    store.claim_timers(Timestamp(now), &lease, 9).await.unwrap()
}

async fn marked(store: &dyn Store, now: i64, lease: Lease) -> Vec<TableId> {
    let marks = store.claim_marks(Timestamp(now), &lease, &[PLATFORM], 9).await.unwrap();
    marks.into_iter().map(|mark| mark.table).collect()
}

async fn next(store: &dyn Store) -> (Option<i64>, Option<i64>) {
    let NextDue { timer, mark, .. } = store.next_due(PlatformKind::ALL).await.unwrap();
    (timer.map(|at| at.0), mark.map(|at| at.0))
}

pub(super) async fn what_is_claimed_is_held_until_the_lease_ends(store: &dyn Store) {
    let draft = open(store, 1, 5, vec![timer(TimerKind::Ai, 7)]).await;
    let later = open(store, 2, 80, vec![timer(TimerKind::Ai, 90)]).await;
    let due = vec![DueTimer { table: draft.id, timer: timer(TimerKind::Ai, 7) }];
    assert_eq!(timers(store, 10, lease(ONE, 50)).await, due);
    assert_eq!(marked(store, 10, lease(ONE, 40)).await, [draft.id]);
    assert_eq!(
        next(store).await,
        (Some(50), Some(40)),
        "a process that waits for held work waits for the end of its lease"
    );
    for holder in [ONE, OTHER] {
        assert_eq!(timers(store, 49, lease(holder, 99)).await, vec![], "nobody has it twice, its holder neither");
        assert_eq!(marked(store, 39, lease(holder, 99)).await, vec![]);
    }
    assert_eq!(timers(store, 50, lease(OTHER, 60)).await, due);
    assert_eq!(marked(store, 40, lease(OTHER, 70)).await, [draft.id]);
    assert_eq!(next(store).await, (Some(60), Some(70)));
    assert_eq!(timers(store, 65, lease(ONE, 200)).await, due);
    assert_eq!(marked(store, 75, lease(ONE, 200)).await, [draft.id]);
    assert_eq!(next(store).await, (Some(90), Some(80)), "what nobody holds may come before");
    assert_eq!(marked(store, 80, lease(OTHER, 200)).await, [later.id]);
}

pub(super) async fn only_who_holds_a_timer_resets_it(store: &dyn Store) {
    open(store, 1, 1, vec![timer(TimerKind::Ai, 7)]).await;
    let seen = timers(store, 10, lease(ONE, 50)).await.remove(0);
    store.reset_timer(&seen, OTHER, None).await.unwrap();
    store.reset_timer(&seen, OTHER, Some(Timestamp(20))).await.unwrap();
    assert_eq!(next(store).await.0, Some(50));

    // Its lease has expired, and another process works on it: the first one's outcome comes too late.
    assert_eq!(timers(store, 50, lease(OTHER, 90)).await, vec![seen]);
    store.reset_timer(&seen, ONE, None).await.unwrap();
    assert_eq!(next(store).await.0, Some(90));
    store.reset_timer(&seen, OTHER, Some(Timestamp(60))).await.unwrap();
    assert_eq!(next(store).await.0, Some(60), "nobody holds it any more");
    let seen = timers(store, 60, lease(ONE, 99)).await.remove(0);
    store.reset_timer(&seen, ONE, None).await.unwrap();
    assert_eq!(next(store).await.0, None);
}

pub(super) async fn a_commit_frees_the_timers(store: &dyn Store) {
    let mut draft = open(store, 1, 1, vec![timer(TimerKind::Ai, 7)]).await;
    let seen = timers(store, 10, lease(ONE, 50)).await.remove(0);
    commit(store, &mut draft, 12).await;
    let again = timers(store, 12, lease(OTHER, 60)).await;
    assert_eq!(again.len(), 1, "work on a decision that is made already holds nobody up");
    store.reset_timer(&seen, ONE, None).await.unwrap();
    assert_eq!(next(store).await.0, Some(60));
}

/// Somebody joins, and an AI player must decide at once.
async fn commit(store: &dyn Store, draft: &mut Draft, at: i64) {
    draft.carry_out(&Command::Join { person: PersonId(2) }, Timestamp(at));
    let mut commit = draft.commit(None, Timestamp(at));
    commit.timers = vec![timer(TimerKind::Ai, at)];
    store.commit(&commit).await.unwrap();
}

pub(super) async fn a_mark_that_is_renewed_stays_held(store: &dyn Store) {
    let mut draft = open(store, 1, 5, Vec::new()).await;
    let mark = |now, holder, until| async move {
        store.claim_marks(Timestamp(now), &lease(holder, until), &[PLATFORM], 9).await.unwrap().pop()
    };
    let seen = mark(5, ONE, 50).await.unwrap();
    commit(store, &mut draft, 6).await;
    store.mark_behind(draft.id, Timestamp(7)).await.unwrap();
    assert_eq!(mark(49, OTHER, 99).await, None, "two never deliver the pages of one table at once");
    store.settle(&seen, ONE, None).await.unwrap();
    let renewed = mark(8, OTHER, 99).await.unwrap();
    assert!(renewed.generation > seen.generation, "and nothing is forgotten");
    store.settle(&renewed, OTHER, Some(Timestamp(30))).await.unwrap();
    assert_eq!(next(store).await.1, Some(30));
    assert_eq!(mark(30, ONE, 99).await.unwrap().generation, renewed.generation);
}

pub(super) async fn who_leaves_pages_behind_tells_the_next_since_when(store: &dyn Store) {
    let draft = open(store, 1, 5, Vec::new()).await;
    let mark = |now, holder, until| async move {
        store.claim_marks(Timestamp(now), &lease(holder, until), &[PLATFORM], 9).await.unwrap().pop().unwrap()
    };
    let first = mark(5, ONE, 50).await;
    assert_eq!(first.since, None);
    store.settle(&Behind { since: Some(first.not_before), ..first }, ONE, Some(Timestamp(9))).await.unwrap();
    let second = mark(9, OTHER, 50).await;
    assert_eq!(second.since, Some(Timestamp(5)), "also another process knows");
    // It catches up, and at the same time there is news.
    store.mark_behind(draft.id, Timestamp(10)).await.unwrap();
    store.settle(&Behind { since: None, ..second }, OTHER, None).await.unwrap();
    let third = mark(10, ONE, 50).await;
    assert_eq!(third.since, None, "what waits now has not waited since then");
    store.settle(&third, ONE, None).await.unwrap();
    store.mark_behind(draft.id, Timestamp(11)).await.unwrap();
    assert_eq!(mark(11, OTHER, 50).await.since, None);
}

pub(super) async fn only_who_holds_a_mark_settles_it(store: &dyn Store) {
    open(store, 1, 5, Vec::new()).await;
    let seen = store.claim_marks(Timestamp(5), &lease(ONE, 50), &[PLATFORM], 9).await.unwrap().remove(0);
    store.settle(&seen, OTHER, None).await.unwrap();
    store.settle(&seen, OTHER, Some(Timestamp(6))).await.unwrap();
    assert_eq!(next(store).await.1, Some(50));
    assert_eq!(marked(store, 50, lease(OTHER, 90)).await, [seen.table]);
    store.settle(&seen, ONE, None).await.unwrap();
    assert_eq!(next(store).await.1, Some(90));
    // The lease has expired, but nobody else has begun: the work counts.
    store.settle(&seen, OTHER, None).await.unwrap();
    assert_eq!(next(store).await.1, None);
}

pub(super) async fn what_is_released_may_be_claimed_at_once(store: &dyn Store) {
    for number in 1..=2 {
        open(store, number, 5, vec![timer(TimerKind::Ai, 5)]).await;
    }
    for holder in [ONE, OTHER] {
        store.claim_timers(Timestamp(5), &lease(holder, 90), 1).await.unwrap();
        store.claim_marks(Timestamp(5), &lease(holder, 90), &[PLATFORM], 1).await.unwrap();
    }
    assert_eq!(next(store).await, (Some(90), Some(90)));
    store.release(ONE, None).await.unwrap();
    assert_eq!(next(store).await, (Some(5), Some(5)));
    assert_eq!(timers(store, 6, lease(OTHER, 90)).await.len(), 1);
    assert_eq!(marked(store, 6, lease(OTHER, 90)).await.len(), 1, "what another holds stays held");
}

pub(super) async fn what_one_lease_holds_is_released_alone(store: &dyn Store) {
    for number in 1..=2 {
        open(store, number, 5, vec![timer(TimerKind::Ai, 5)]).await;
    }
    for until in [90, 91] {
        store.claim_timers(Timestamp(5), &lease(ONE, until), 1).await.unwrap();
        store.claim_marks(Timestamp(5), &lease(ONE, until), &[PLATFORM], 1).await.unwrap();
    }
    store.claim_duty("polling", Timestamp(5), &lease(ONE, 91)).await.unwrap();
    store.release(OTHER, Some(Timestamp(90))).await.unwrap();
    assert_eq!(next(store).await, (Some(90), Some(90)), "another's lease ends nothing");
    store.release(ONE, Some(Timestamp(90))).await.unwrap();
    assert_eq!(next(store).await, (Some(5), Some(5)));
    assert_eq!(timers(store, 6, lease(OTHER, 99)).await.len(), 1);
    assert_eq!(marked(store, 6, lease(OTHER, 99)).await.len(), 1, "what another lease holds stays held");
    assert!(!store.claim_duty("polling", Timestamp(6), &lease(OTHER, 99)).await.unwrap(), "and so does a duty");
}

pub(super) async fn leases_of_another_time_are_cut_short(store: &dyn Store) {
    for number in 1..=2 {
        open(store, number, 5, vec![timer(TimerKind::Ai, 5)]).await;
    }
    for until in [9_000, 60] {
        store.claim_timers(Timestamp(5), &lease(ONE, until), 1).await.unwrap();
        store.claim_marks(Timestamp(5), &lease(ONE, until), &[PLATFORM], 1).await.unwrap();
    }
    store.bring_forward(Timestamp(40), Timestamp(40), Timestamp(70)).await.unwrap();
    assert_eq!(next(store).await, (Some(60), Some(60)));
    assert_eq!(timers(store, 69, lease(OTHER, 90)).await.len(), 1);
    assert_eq!(timers(store, 70, lease(OTHER, 90)).await.len(), 1);
    assert_eq!(marked(store, 70, lease(OTHER, 90)).await.len(), 2);
}

pub(super) async fn marks_of_other_platforms_are_left_to_others(store: &dyn Store) {
    let draft = open(store, 1, 5, Vec::new()).await;
    let others = [PlatformKind::Discord, PlatformKind::Terminal];
    for of in [&others[..], &[]] {
        assert_eq!(store.claim_marks(Timestamp(9), &lease(ONE, 90), of, 9).await.unwrap(), vec![]);
        assert_eq!(store.next_due(of).await.unwrap().mark, None);
    }
    let all = PlatformKind::ALL;
    assert_eq!(store.claim_marks(Timestamp(9), &lease(ONE, 90), all, 9).await.unwrap()[0].table, draft.id);
    assert_eq!(store.next_due(&others).await.unwrap().mark, None);
}

pub(super) async fn one_at_a_time_takes_on_a_duty(store: &dyn Store) {
    let claim = |name: &'static str, now, holder, until| async move {
        store.claim_duty(name, Timestamp(now), &lease(holder, until)).await.unwrap()
    };
    assert!(claim("polling", 1, ONE, 50).await);
    assert!(!claim("polling", 49, OTHER, 90).await);
    assert!(claim("sweeping", 49, OTHER, 90).await, "another duty is another's");
    assert!(claim("polling", 49, ONE, 60).await, "its holder goes on");
    assert!(!claim("polling", 59, OTHER, 90).await);
    assert!(claim("polling", 60, OTHER, 90).await, "who is dead is replaced");
    assert!(!claim("polling", 61, ONE, 99).await);
    store.release(OTHER, None).await.unwrap();
    assert!(claim("polling", 62, ONE, 99).await);
    store.bring_forward(Timestamp(10), Timestamp(10), Timestamp(20)).await.unwrap();
    assert!(claim("polling", 20, OTHER, 99).await, "a lease of another time is cut short");
}

pub(super) async fn it_is_known_when_people_were_served(store: &dyn Store) {
    const APART: Duration = Duration::from_millis(10);
    let note = |of: &'static [PlatformKind], from, until| async move {
        store.note_served(of, Span { from: Timestamp(from), until: Timestamp(until) }, APART).await.unwrap();
    };
    let served = |of, since| async move {
        let spans = store.served(of, Timestamp(since)).await.unwrap();
        spans.iter().map(|span| (span.from.0, span.until.0)).collect::<Vec<_>>()
    };
    let both = &[PlatformKind::Telegram, PlatformKind::Discord];
    assert_eq!(served(PlatformKind::Telegram, 0).await, []);
    note(&[], 50, 60).await;
    note(both, 100, 105).await;
    note(both, 115, 120).await;
    note(&[PlatformKind::Telegram], 131, 140).await;
    note(&[PlatformKind::Telegram], 135, 138).await;
    note(both, 200, 200).await;
    note(&[PlatformKind::Telegram], 190, 195).await;
    assert_eq!(served(PlatformKind::Telegram, 0).await, [(100, 120), (131, 140), (200, 200)]);
    assert_eq!(served(PlatformKind::Discord, 0).await, [(100, 120), (200, 200)]);
    assert_eq!(served(PlatformKind::Telegram, 120).await, [(100, 120), (131, 140), (200, 200)]);
    assert_eq!(served(PlatformKind::Telegram, 141).await, [(131, 140), (200, 200)], "and the last before");
    assert_eq!(served(PlatformKind::Telegram, 999).await, [(200, 200)]);
    assert_eq!(served(PlatformKind::Terminal, 0).await, []);
    store.forget_old(Timestamp(121).plus(SERVED_KEPT)).await.unwrap();
    assert_eq!(served(PlatformKind::Telegram, 0).await, [(131, 140), (200, 200)]);
}

pub(super) async fn of_many_claims_at_once_each_gets_others(store: Arc<dyn Store>) {
    for number in 1..=12 {
        open(&*store, number, 5, vec![timer(TimerKind::Ai, 5)]).await;
    }
    let mut claims = JoinSet::new();
    for holder in 0..4 {
        let store = Arc::clone(&store);
        claims.spawn(async move {
            let (mut rung, mut marks) = (Vec::new(), Vec::new());
            // A claim skips what another process is claiming, so ask again.
            while store.next_due(PlatformKind::ALL).await.unwrap().earliest() == Some(Timestamp(5)) {
                let due = store.claim_timers(Timestamp(9), &lease(ProcessId(holder), 90), 2).await.unwrap();
                rung.extend(due.into_iter().map(|due| due.table));
                let due = store.claim_marks(Timestamp(9), &lease(ProcessId(holder), 90), &[PLATFORM], 2).await.unwrap();
                marks.extend(due.into_iter().map(|mark| mark.table));
            }
            (rung, marks)
        });
    }
    let (rung, marks): (Vec<_>, Vec<_>) = claims.join_all().await.into_iter().unzip();
    for claimed in [rung, marks] {
        let mut claimed = claimed.concat();
        claimed.sort_unstable();
        assert_eq!(claimed, (1..=12).map(TableId).collect::<Vec<_>>(), "everything, and nothing twice");
    }
}
