//! What waits to be weighed is bounded, and is weighed once.

use talon_cards::fair::{Seed, shuffle};
use talon_games::{AnyDeal, AnyView};
use talon_store::MemoryStore;
use talon_table::{Holder, Staged, Timestamp};

use super::*;
use crate::testing::VirtualClock;

const ANA: PersonId = PersonId(1);
const BOB: PersonId = PersonId(2);

/// Counts what it weighs, without weighing it.
#[derive(Default)]
struct Counts(AtomicUsize);

#[async_trait::async_trait]
impl Compute for Counts {
    async fn choose(&self, _: &str, _: &AnyView, _: &Standing, _: u64) -> Option<AnyAction> {
        None
    }

    async fn weigh(&self, _: &Question) -> Option<Weighed> {
        self.0.fetch_add(1, Ordering::Relaxed);
        None
    }
}

fn coach() -> (Coach, Arc<Counts>) {
    let counts = Arc::new(Counts::default());
    let compute = Arc::clone(&counts) as Arc<dyn Compute>;
    let clock = Arc::new(VirtualClock::new(Timestamp(0)));
    (Coach::new(Arc::new(MemoryStore::default()), compute, clock), counts)
}

/// A deal of somebody, in which there were decisions.
fn course(person: PersonId) -> Course {
    let rules = GameKind::Santase.default_rules();
    let deck = shuffle(&rules.pack(), &Seed::new([7; 32]));
    let mut deal = AnyDeal::deal(&rules, 2, Seat::FIRST, &deck).unwrap();
    let mut actions = Vec::new();
    for _ in 0..6 {
        let seat = deal.to_act().iter().next().unwrap();
        let action = deal.legal_actions(seat)[0];
        deal.apply(seat, action).unwrap();
        actions.push((seat, action));
    }
    let holders = [Holder::Person { person }, Holder::Ai { level: "strong".to_owned() }];
    Staged { rules: &rules, holders: &holders, dealer: Seat::FIRST, deck: &deck, actions: &actions }.course().unwrap()
}

#[tokio::test]
async fn a_match_is_weighed_once_however_many_others_are_looked_at() {
    let (coach, counts) = coach();
    for number in 1..=3 * KEPT {
        let (table, found) = (TableId(number), "[]".to_owned());
        coach.store.keep_finding(&Finding { table, match_no: 1, version: VERSION, found }).await.unwrap();
        for _ in 0..3 {
            assert!(coach.known((table, 1)).await.is_some());
        }
    }
    let wanted = course(ANA);
    for person in [ANA, BOB, ANA, BOB, ANA] {
        assert!(matches!(coach.glance(person, &wanted).await, Look::AtWork { other: false, done: 0, .. }));
        // What is asked for less often than what it has does not stay in a full cache.
        coach.found.run_pending_tasks();
    }
    coach.work_off().await;
    assert_eq!(counts.0.load(Ordering::Relaxed), decisions(&wanted).len());
    assert!(matches!(coach.glance(ANA, &wanted).await, Look::Found(_)));
}

#[test]
fn a_bounded_number_of_matches_waits_and_one_of_each_person() {
    let (coach, _) = coach();
    let waits = |of| coach.pending(|_, job| job.of == of).is_some();
    let line_up = |person, table| drop(coach.line_up(PersonId(person), Job::new((TableId(table), 1), Vec::new())));
    line_up(1, 1);
    line_up(1, 2);
    line_up(2, 1);
    assert_eq!(held(&coach.pending).len(), 1, "one of each person, and none twice");
    for person in 2..=1_000 {
        line_up(person, person);
    }
    assert_eq!(held(&coach.pending).len(), PENDING);
    assert!(waits((TableId(100), 1)) && !waits((TableId(101), 1)), "the first who asked");
}
