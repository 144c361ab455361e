//! What is known of a message, for writes that arrive in any order.

use proptest::prelude::*;

use super::*;
use crate::PlatformKind;

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
    }
}

fn write(write_id: u64, begun: i64, until: i64) -> PageWrite {
    PageWrite { write_id, begun: Timestamp(begun), held: Timestamp(begun), until: Timestamp(until) }
}

fn shown(page: u8) -> WriteOutcome {
    let message = MessageRef("7".to_owned());
    WriteOutcome::Shown(Shown { place: place(), message, hash: [page; 32], on: ShownOn::Known, again: None })
}

fn ended(write_id: u64, outcome: WriteOutcome, at: i64) -> EndWrite {
    EndWrite { table: TableId(1), key: KEY, write_id, outcome, at: Timestamp(at), mark: false }
}

/// Events at a message: writes arrive in some order, each at most once, between its beginning and the moment after which it cannot arrive.
/// The sender hears of a write afterwards, or never.
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
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    /// In any order of events: if the row says for certain that a page is shown, it is on the screen and stays there.
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
                            let outcome = if told { shown(write.page) } else { WriteOutcome::Never };
                            end_write(&mut rows, &ended(write.write.write_id, outcome, now));
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
    fn writes_round_trip(write_ids in prop::collection::vec(any::<(u64, i64, i64, i64, bool)>(), 0..4)) {
        let write = |(write_id, begun, held, until, alone)| {
            (PageWrite { write_id, begun: Timestamp(begun), held: Timestamp(held), until: Timestamp(until) }, alone)
        };
        let writes = PageWrites(write_ids.into_iter().map(write).collect());
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
    assert_eq!(end_write(&mut rows, &ended(2, shown(2), 5)), MessageContent::Known, "as far as it can be");
    assert_eq!((rows[0].hash, rows[0].writes.until(Timestamp(5))), (Some([2; 32]), Some(Timestamp(100))));
    assert!(!rows[0].writes.is_overdue(Timestamp(99)));
    assert!(rows[0].writes.is_overdue(Timestamp(100)));
    assert!(rows[0].begin(write(3, 100, 200), None));
    assert_eq!(end_write(&mut rows, &ended(3, shown(2), 100)), MessageContent::Known);
    assert!(rows[0].writes.is_empty());
}

#[test]
fn what_was_shown_beside_a_write_that_never_came_is_not_known() {
    // Three overlapped, and the last to be reported need not be the last that arrived.
    let mut rows = vec![row()];
    for write_id in 1..=3 {
        assert!(rows[0].begin(write(write_id, 0, 100), None));
    }
    for (write_id, outcome) in [(2, shown(2)), (1, shown(1)), (3, WriteOutcome::Never)] {
        end_write(&mut rows, &ended(write_id, outcome, 5));
    }
    assert_eq!((rows[0].hash, rows[0].writes.is_empty()), (None, true));

    // A write is reported so late that it is forgotten, and another one is under way.
    let mut rows = vec![row()];
    assert!(rows[0].begin(write(1, 0, 100), None));
    assert!(rows[0].begin(write(2, 100, 200), None));
    end_write(&mut rows, &ended(1, shown(1), 100));
    end_write(&mut rows, &ended(2, WriteOutcome::Never, 100));
    assert_eq!((rows[0].hash, rows[0].writes.is_empty()), (None, true));
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
    assert_eq!(last_word.saved_over(Some(&reposted)), reposted, "nor if it is to be reposted");
}

/// How long any answer may take.
const LONGEST: i64 = 30;

const PANEL: SurfaceKey = SurfaceKey::Panel { person: talon_table::PersonId(1) };

/// Events at the panel of a person who has several messages to press on.
#[derive(Debug, Clone)]
enum OnPanels {
    /// A new one is opened. It replaces the previous panel, which may stay where it is.
    Opens,
    /// Somebody presses on one of them for the hand.
    Pressed(prop::sample::Index),
    /// Somebody presses on one of them for another page.
    GivesWay(prop::sample::Index),
    Arrives(usize),
    IsTold(usize),
    /// The panel can no longer be reached.
    IsForgotten,
    TimePasses(i64),
}

fn on_panels() -> impl Strategy<Value = Vec<OnPanels>> {
    let step = prop_oneof![
        1 => Just(OnPanels::Opens),
        4 => any::<prop::sample::Index>().prop_map(OnPanels::Pressed),
        1 => any::<prop::sample::Index>().prop_map(OnPanels::GivesWay),
        3 => (0..6_usize).prop_map(OnPanels::Arrives),
        3 => (0..6_usize).prop_map(OnPanels::IsTold),
        1 => Just(OnPanels::IsForgotten),
        2 => (1..20_i64).prop_map(OnPanels::TimePasses),
    ];
    prop::collection::vec(step, 1..60)
}

/// An answer on one of the messages.
struct Answered {
    message: usize,
    opens: bool,
    sent: Sent,
}

/// The messages of one person, and what is noted of them.
#[derive(Default)]
struct Panels {
    now: i64,
    rows: Vec<SurfaceRow>,
    /// The page that each of the messages shows.
    screens: Vec<[u8; 32]>,
    answers: Vec<Answered>,
}

/// Each answer reaches its message by a reference of its own.
fn reached(message: usize, write_id: u64) -> MessageRef {
    MessageRef(format!("{message}:{write_id}"))
}

fn message_at(reached: &MessageRef) -> usize {
    reached.0.split(':').next().unwrap().parse().unwrap()
}

impl Panels {
    fn known(&self) -> Option<MessageRef> {
        self.rows.first().and_then(|row| row.message.clone())
    }

    /// Whether a message can be the hand: if another one is, it is dismissed.
    fn may_be(&self, message: usize) -> bool {
        self.known().is_none_or(|known| message_at(&known) == message)
    }

    fn step(&mut self, step: &OnPanels) {
        match step {
            OnPanels::Opens => self.opens(),
            OnPanels::Pressed(at) if !self.screens.is_empty() => self.pressed(at.index(self.screens.len())),
            OnPanels::GivesWay(at) if !self.screens.is_empty() => self.gives_way(at.index(self.screens.len())),
            OnPanels::Pressed(_) | OnPanels::GivesWay(_) => {}
            OnPanels::Arrives(back) => self.arrives(*back),
            OnPanels::IsTold(back) => self.is_told(*back),
            OnPanels::IsForgotten => {
                self.rows = self.rows.drain(..).filter_map(|row| row.forgotten(Timestamp(self.now))).collect();
            }
            OnPanels::TimePasses(by) => self.now += by,
        }
    }

    fn opens(&mut self) {
        // After whatever was pressed before.
        self.now += 1;
        let (message, sent) = (self.screens.len(), self.sent(true));
        self.screens.push([sent.page; 32]);
        self.answers.push(Answered { message, opens: true, sent });
    }

    fn pressed(&mut self, message: usize) {
        if !self.may_be(message) {
            return;
        }
        let sent = self.sent(false);
        let panel = OnPanel { place: place(), message: reached(message, sent.write.write_id), known: self.known() };
        let begin =
            BeginWrite { table: TableId(1), key: PANEL, write: sent.write, seen: None, panel: Some(panel), mark: None };
        self.rows = vec![begin.on(self.rows.pop()).expect("it goes out")];
        self.answers.push(Answered { message, opens: false, sent });
    }

    fn gives_way(&mut self, message: usize) {
        if !self.may_be(message) {
            self.screens[message] = [9; 32];
            return;
        }
        // Nobody reports when the other page arrives.
        let sent = Sent { page: 9, over: true, ..self.sent(false) };
        let row = SurfaceRow::gives_way(TableId(1), PANEL, place(), Timestamp(self.now));
        let row = SurfaceRow { writes: PageWrites::of(sent.write), ..row };
        self.rows = vec![row.saved_over(self.rows.first())];
        self.answers.push(Answered { message, opens: false, sent });
    }

    fn arrives(&mut self, back: usize) {
        let Some(at) = self.answers.len().checked_sub(back + 1) else { return };
        let Answered { message, sent, .. } = &mut self.answers[at];
        if !sent.arrived && Timestamp(self.now) < sent.write.until {
            sent.arrived = true;
            self.screens[*message] = [sent.page; 32];
        }
    }

    /// Notes the outcome of an answer as the house does.
    fn is_told(&mut self, back: usize) {
        let Some(at) = self.answers.len().checked_sub(back + 1) else { return };
        let known = self.known();
        let Answered { message, opens, sent } = &mut self.answers[at];
        if !sent.arrived || sent.over {
            return;
        }
        sent.over = true;
        let is_known = known.as_ref().is_some_and(|known| message_at(known) == *message);
        let is_elsewhere = !*opens && !is_known && known.is_some();
        let on = if *opens && !is_known { ShownOn::NewPanel(known) } else { ShownOn::Panel(known) };
        let (message, hash) = (reached(*message, sent.write.write_id), [sent.page; 32]);
        let shown = WriteOutcome::Shown(Shown { place: place(), message, hash, on, again: None });
        let outcome = if is_elsewhere { WriteOutcome::Never } else { shown };
        let ended = EndWrite { key: PANEL, ..ended(sent.write.write_id, outcome, sent.write.begun.0) };
        assert_ne!(end_write(&mut self.rows, &ended), MessageContent::Elsewhere);
    }

    fn sent(&self, arrived: bool) -> Sent {
        let write_id = self.answers.len() as u64 + 1;
        let write = write(write_id, self.now, self.now + LONGEST);
        Sent { write, page: u8::try_from(write_id % 2).unwrap(), arrived, over: false }
    }

    /// If the house is certain what the message shows, then the message shows it, and goes on showing it.
    fn is_sound(&self) -> bool {
        let for_good = self.rows.first().filter(|row| row.writes.is_empty());
        let Some((message, hash)) = for_good.and_then(|row| Some((message_at(row.message.as_ref()?), row.hash?)))
        else {
            return true;
        };
        let comes = |answer: &Answered| {
            answer.message == message && !answer.sent.arrived && Timestamp(self.now) < answer.sent.write.until
        };
        self.screens[message] == hash && !self.answers.iter().any(comes)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    /// Checked whichever of several messages is the panel, and whatever else it has shown since.
    #[test]
    fn what_is_known_of_a_panel_is_on_its_message(steps in on_panels()) {
        let mut panels = Panels { now: 1_000, ..Panels::default() };
        for step in &steps {
            panels.step(step);
            prop_assert!(panels.is_sound(), "{:?} {:?}", panels.rows, panels.screens);
        }
    }
}
