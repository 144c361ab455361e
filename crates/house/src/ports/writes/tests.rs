//! What is known of a message, whatever arrives in whatever order.

use proptest::prelude::*;

use super::*;
use crate::intent::PlatformKind;

const KEY: SurfaceKey = SurfaceKey::Result { match_no: 1 };

fn place() -> Place {
    Place { platform: PlatformKind::Discord, chat: "g".to_owned(), thread: None, private: false }
}

fn row() -> SurfaceRow {
    SurfaceRow {
        table: TableId(1),
        key: KEY,
        place: place(),
        message: Some(MessageRef("7".to_owned())),
        hash: None,
        shown_at: Timestamp(0),
        state: SurfaceState::Live,
        failures: 0,
        not_before: Timestamp(0),
        replaced: None,
        writes: PageWrites::default(),
        astray: None,
    }
}

fn write(ticket: u64, begun: i64, until: i64) -> PageWrite {
    PageWrite { ticket, begun: Timestamp(begun), held: Timestamp(begun), until: Timestamp(until) }
}

fn shown(page: u8) -> Came {
    let message = MessageRef("7".to_owned());
    Came::Shown(Shown { place: place(), message, hash: [page; 32], on: ShownOn::Known, again: None })
}

fn ended(ticket: u64, came: Came, at: i64) -> Ended {
    Ended { table: TableId(1), key: KEY, ticket, came, at: Timestamp(at), mark: false }
}

/// What a message does: writes arrive at it in some order, each at most once, between its beginning and the moment after which it
/// cannot arrive; and whoever sent it hears of it afterwards, or never.
#[derive(Debug, Clone)]
enum Step {
    Begins { lasts: i64 },
    Arrives(usize),
    IsTold(usize),
    IsGivenUp(usize),
    TimePasses(i64),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        (1..40_i64).prop_map(|lasts| Step::Begins { lasts }),
        any::<prop::sample::Index>().prop_map(|at| Step::Arrives(at.index(6))),
        any::<prop::sample::Index>().prop_map(|at| Step::IsTold(at.index(6))),
        any::<prop::sample::Index>().prop_map(|at| Step::IsGivenUp(at.index(6))),
        (1..20_i64).prop_map(Step::TimePasses),
    ];
    prop::collection::vec(step, 1..60)
}

struct Sent {
    write: PageWrite,
    page: u8,
    arrived: bool,
    over: bool,
}

proptest! {
    /// Whatever comes in whatever order: where the row takes a page for shown for good, it is on the screen and stays there.
    #[test]
    fn what_is_known_for_good_is_on_the_screen(steps in steps()) {
        let (mut rows, mut now, mut screen) = (vec![row()], 1_000, None);
        let mut sent: Vec<Sent> = Vec::new();
        for step in steps {
            match step {
                Step::Begins { lasts } => {
                    let number = u8::try_from(sent.len()).unwrap();
                    // Two pages only, so that the table comes back to one that was shown before.
                    let write = write(u64::from(number), now, now + lasts);
                    prop_assert!(rows[0].begin(write, None));
                    sent.push(Sent { write, page: number % 2, arrived: false, over: false });
                }
                Step::Arrives(back) => {
                    let at = sent.len().checked_sub(back + 1);
                    if let Some(write) = at.and_then(|at| sent.get_mut(at))
                        && !write.arrived && !write.over && Timestamp(now) < write.write.until {
                            (write.arrived, screen) = (true, Some([write.page; 32]));
                        }
                }
                Step::IsTold(back) | Step::IsGivenUp(back) => {
                    let at = sent.len().checked_sub(back + 1);
                    let told = matches!(step, Step::IsTold(_));
                    if let Some(write) = at.and_then(|at| sent.get_mut(at)).filter(|write| !write.over)
                        && told == write.arrived {
                            write.over = true;
                            let came = if told { shown(write.page) } else { Came::Never };
                            end_write(&mut rows, &ended(write.write.ticket, came, now));
                        }
                }
                Step::TimePasses(by) => now += by,
            }
            let for_good = rows[0].hash.filter(|_| rows[0].writes.is_empty());
            prop_assert!(for_good.is_none() || for_good == screen, "{for_good:?} {screen:?}");
            let may_arrive = sent.iter().any(|write| !write.arrived && !write.over && Timestamp(now) < write.write.until);
            prop_assert!(for_good.is_none() || !may_arrive);
        }
    }

    #[test]
    fn writes_round_trip(tickets in prop::collection::vec(any::<(u64, i64, i64, i64, bool)>(), 0..4)) {
        let write = |(ticket, begun, held, until, alone)| {
            (PageWrite { ticket, begun: Timestamp(begun), held: Timestamp(held), until: Timestamp(until) }, alone)
        };
        let writes = PageWrites(tickets.into_iter().map(write).collect());
        prop_assert_eq!(writes.to_string().parse(), Ok(writes));
    }

    #[test]
    fn garbage_is_no_write(text in "[0-9, -]{1,20}|.{1,9}") {
        if let Ok(writes) = text.parse::<PageWrites>() {
            prop_assert_eq!(writes.to_string().parse(), Ok(writes));
        }
    }
}

#[test]
fn a_write_that_was_never_told_of_is_written_over_when_it_cannot_arrive_any_more() {
    let mut rows = vec![row()];
    assert!(rows[0].begin(write(1, 0, 100), None));
    assert!(rows[0].begin(write(2, 5, 50), None));
    assert!(end_write(&mut rows, &ended(2, shown(2), 5)), "as far as is known");
    assert_eq!((rows[0].hash, rows[0].writes.until(Timestamp(5))), (Some([2; 32]), Some(Timestamp(100))));
    assert!(!rows[0].writes.is_overdue(Timestamp(99)));
    assert!(rows[0].writes.is_overdue(Timestamp(100)));
    assert!(rows[0].begin(write(3, 100, 200), None));
    assert!(end_write(&mut rows, &ended(3, shown(2), 100)));
    assert!(rows[0].writes.is_empty());
}

#[test]
fn one_that_begins_after_the_clock_went_back_waits_for_none_of_before() {
    let mut row = row();
    let (then, now) = (10_000_000, Timestamp(5));
    assert!(row.begin(write(1, then, then + 100), None));
    assert!(row.writes.is_overdue(now) && row.writes.until(now).is_none());
    assert!(row.begin(write(2, now.0, 100), None));
    assert_eq!(row.writes.until(now), Some(Timestamp(100)));
}

#[test]
fn nothing_is_written_on_a_page_that_says_what_it_says_for_ever() {
    let mut finished = SurfaceRow { state: SurfaceState::Finished, ..row() };
    assert!(!finished.begin(write(1, 0, 100), None));
    let mut read = row();
    assert!(read.begin(write(1, 0, 100), None));
    assert!(!read.clone().begin(write(2, 0, 100), Some(&row())), "it has changed since it was read");
    let last_word = SurfaceRow { state: SurfaceState::Finished, hash: Some([1; 32]), ..row() };
    assert_eq!(last_word.clone().saved_over(Some(&read)), read, "while something may arrive there");
    let known = SurfaceRow { hash: Some([1; 32]), ..row() };
    assert_eq!(last_word.clone().saved_over(Some(&known)), last_word);
    assert_eq!(last_word.clone().saved_over(Some(&row())), row(), "nor where something else was shown since");
    let reposted = SurfaceRow { message: None, replaced: row().message, ..row() };
    assert_eq!(last_word.saved_over(Some(&reposted)), reposted, "nor where it is to be sent anew");
}
