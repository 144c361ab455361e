//! Fair intake of inputs: somebody who sends many delays only himself.
//!
//! Related work, such as all work in one chat, forms a lane: it is done in order, while other lanes go on beside it. Within a lane the
//! senders take turns, so that somebody's hundred inputs delay another's one by no more than a single piece of work. The number of waiting
//! inputs of one sender is bounded across all lanes: inputs beyond that are refused at once, cost nothing and never reach the house.
//! Adapters take their inputs through it (`talon_adapter::Intake`).

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// How many unfinished inputs one sender may have. Far more than a person taps while the bot is slow, and few enough that a few hundred
/// flooding senders cost hardly any memory.
const MOST: usize = 32;

/// How many inputs may wait in all. Beyond that, senders with one waiting already are refused.
const MOST_IN_ALL: usize = 4_000;

/// Hands out turns. Clones are the same queue.
#[derive(Clone)]
pub struct FairQueue {
    state: Arc<Mutex<State>>,
    most: usize,
}

impl Default for FairQueue {
    fn default() -> Self {
        Self::of(MOST)
    }
}

/// The sender has as many unfinished inputs as anybody may: this one is dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Full;

/// A place in a lane, taken in the order of arrival. If it is dropped, nobody waits for it.
#[derive(Debug)]
pub struct Ticket {
    comes: oneshot::Receiver<Turn>,
}

/// The right to be the one that works in a lane. When it is dropped, also by a panic, the next one's turn comes.
pub struct Turn {
    queue: FairQueue,
    lane: String,
    sender: String,
    holds_lane: AtomicBool,
    /// Whether nobody received it, so that there is nothing to release.
    void: bool,
}

#[derive(Default)]
struct State {
    lanes: HashMap<String, Lane>,
    /// The unfinished inputs of each sender, in all lanes.
    unfinished: HashMap<String, usize>,
    waiting: usize,
}

#[derive(Default)]
struct Lane {
    held: bool,
    /// The senders with inputs waiting and none under way, in the order of their turns.
    ring: VecDeque<String>,
    lines: HashMap<String, Line>,
}

#[derive(Default)]
struct Line {
    busy: bool,
    waiting: VecDeque<oneshot::Sender<Turn>>,
}

impl FairQueue {
    /// A queue in which one sender may have so many unfinished inputs.
    #[must_use]
    pub fn of(most: usize) -> Self {
        Self { state: Arc::default(), most }
    }

    /// Takes the next place for `sender` in `lane`. Calls are ordered within one sender; a lane whose senders have one input each keeps the
    /// order of the calls.
    ///
    /// # Errors
    /// [`Full`] if the sender has too many unfinished inputs.
    pub fn enter(&self, lane: &str, sender: &str) -> Result<Ticket, Full> {
        let state = self.state();
        let unfinished = state.unfinished.get(sender).copied().unwrap_or_default();
        if unfinished >= self.most || (unfinished > 0 && state.waiting >= MOST_IN_ALL) {
            return Err(Full);
        }
        Ok(self.line_up(state, lane, sender))
    }

    /// The same for what must not be refused, because nobody can send it at will.
    pub fn enter_always(&self, lane: &str, sender: &str) -> Ticket {
        self.line_up(self.state(), lane, sender)
    }

    fn line_up(&self, mut state: MutexGuard<'_, State>, lane: &str, sender: &str) -> Ticket {
        let (turn, comes) = oneshot::channel();
        state.line_up(lane, sender, turn);
        drop(state);
        self.pass_on(lane);
        Ticket { comes }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every change is a single step, so a panic elsewhere leaves nothing half done.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives the lane's turn to the next who waits for it.
    fn pass_on(&self, lane: &str) {
        loop {
            let next = self.state().next(lane);
            let Some((sender, waits)) = next else { return };
            let turn = Turn {
                queue: self.clone(),
                lane: lane.to_owned(),
                sender,
                holds_lane: AtomicBool::new(true),
                void: false,
            };
            let Err(mut turn) = waits.send(turn) else { return };
            // The ticket was dropped.
            turn.void = true;
            let mut state = self.state();
            state.free_lane(lane);
            state.free_sender(lane, &turn.sender);
        }
    }
}

impl State {
    fn line_up(&mut self, lane: &str, sender: &str, turn: oneshot::Sender<Turn>) {
        *self.unfinished.entry(sender.to_owned()).or_default() += 1;
        self.waiting += 1;
        let lane = self.lanes.entry(lane.to_owned()).or_default();
        let line = lane.lines.entry(sender.to_owned()).or_default();
        line.waiting.push_back(turn);
        if !line.busy && line.waiting.len() == 1 {
            lane.ring.push_back(sender.to_owned());
        }
    }

    /// The next sender in a free lane; the lane is then taken.
    fn next(&mut self, lane: &str) -> Option<(String, oneshot::Sender<Turn>)> {
        let lane = self.lanes.get_mut(lane).filter(|lane| !lane.held)?;
        let sender = lane.ring.pop_front()?;
        let line = lane.lines.get_mut(&sender)?;
        let waits = line.waiting.pop_front()?;
        line.busy = true;
        lane.held = true;
        self.waiting = self.waiting.saturating_sub(1);
        Some((sender, waits))
    }

    fn free_lane(&mut self, lane: &str) {
        if let Some(lane) = self.lanes.get_mut(lane) {
            lane.held = false;
        }
    }

    /// An input is finished: the sender's next one waits for the lane.
    fn free_sender(&mut self, lane: &str, sender: &str) {
        if let Entry::Occupied(mut unfinished) = self.unfinished.entry(sender.to_owned()) {
            *unfinished.get_mut() -= 1;
            if *unfinished.get() == 0 {
                unfinished.remove();
            }
        }
        let Entry::Occupied(mut found) = self.lanes.entry(lane.to_owned()) else { return };
        let known = found.get_mut();
        if let Entry::Occupied(mut line) = known.lines.entry(sender.to_owned()) {
            line.get_mut().busy = false;
            if line.get().waiting.is_empty() {
                line.remove();
            } else {
                known.ring.push_back(sender.to_owned());
            }
        }
        if known.lines.is_empty() {
            found.remove();
        }
    }
}

impl Ticket {
    /// Waits until it is this one's turn. None when the queue is gone.
    pub async fn turn(self) -> Option<Turn> {
        self.comes.await.ok()
    }
}

impl Turn {
    /// Lets the others in this lane go on, while the sender's own inputs there still wait.
    pub fn yield_lane(&self) {
        if self.holds_lane.swap(false, Ordering::Relaxed) {
            self.queue.state().free_lane(&self.lane);
            self.queue.pass_on(&self.lane);
        }
    }
}

impl std::fmt::Debug for Turn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Turn").field("holds_lane", &self.holds_lane).finish_non_exhaustive()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if self.void {
            return;
        }
        let mut state = self.queue.state();
        if *self.holds_lane.get_mut() {
            state.free_lane(&self.lane);
        }
        state.free_sender(&self.lane, &self.sender);
        drop(state);
        self.queue.pass_on(&self.lane);
    }
}

#[cfg(test)]
mod tests {
    use std::pin::{Pin, pin};
    use std::task::{Context, Poll, Waker};

    use super::*;

    fn poll<T>(future: Pin<&mut impl Future<Output = T>>) -> Poll<T> {
        future.poll(&mut Context::from_waker(Waker::noop()))
    }

    /// The turn of a ticket whose turn has come.
    fn now(ticket: Ticket) -> Turn {
        match poll(pin!(ticket.turn())) {
            Poll::Ready(Some(turn)) => turn,
            _ => panic!("it is not its turn"),
        }
    }

    fn comes(ticket: &mut Ticket) -> bool {
        match ticket.comes.try_recv() {
            Ok(turn) => {
                drop(turn);
                true
            }
            Err(_) => false,
        }
    }

    #[test]
    fn a_lane_keeps_its_order_and_lanes_do_not_wait_for_each_other() {
        let queue = FairQueue::default();
        let enter = |lane, sender| queue.enter(lane, sender).unwrap();
        let (first, mut second, mut third) = (enter("chat", "ana"), enter("chat", "ana"), enter("chat", "ben"));
        let other = enter("other", "ana");
        let (first, _other) = (now(first), now(other));
        assert!(!comes(&mut second) && !comes(&mut third));
        drop(first);
        let third = now(third);
        drop(third);
        assert!(comes(&mut second));
    }

    #[test]
    fn senders_take_turns_however_much_one_of_them_sends() {
        let queue = FairQueue::default();
        let mut flood: VecDeque<Ticket> = (0..MOST).map(|_| queue.enter("chat", "flooder").unwrap()).collect();
        let first = now(flood.pop_front().unwrap());
        let mut honest = queue.enter("chat", "ana").unwrap();
        assert!(!comes(&mut honest));
        drop(first);
        assert!(comes(&mut honest), "after one of the flood, and not after all of it");
        assert!(comes(&mut flood[0]), "and then the flood goes on");
    }

    #[test]
    fn what_yields_the_lane_still_holds_up_its_own_sender() {
        let queue = FairQueue::default();
        let enter = |sender| queue.enter("chat", sender).unwrap();
        let (slow, mut after, mut other) = (enter("flooder"), enter("flooder"), enter("ana"));
        let slow = now(slow);
        assert!(!comes(&mut other));
        slow.yield_lane();
        slow.yield_lane();
        assert!(comes(&mut other), "a lane that waits holds nobody else");
        assert!(!comes(&mut after), "and the flooder waits behind himself");
        drop(slow);
        assert!(comes(&mut after));
    }

    #[test]
    fn a_flood_is_refused_and_others_are_not() {
        let queue = FairQueue::default();
        let tickets: Vec<Ticket> = (0..MOST).map(|n| queue.enter(&format!("chat {n}"), "flooder").unwrap()).collect();
        assert_eq!(queue.enter("chat 0", "flooder").unwrap_err(), Full, "over all lanes together");
        assert!(queue.enter("chat 0", "ana").is_ok());
        drop(queue.enter_always("chat 0", "flooder"));
        drop(tickets);
        assert!(queue.enter("chat 0", "flooder").is_ok(), "what is finished counts no more");
    }

    #[test]
    fn when_everything_is_full_a_sender_with_nothing_waiting_is_still_let_in() {
        let queue = FairQueue::default();
        let mut turns = Vec::new();
        let mut tickets = Vec::new();
        for sender in 0.. {
            let name = format!("flooder {sender}");
            turns.push(now(queue.enter(&name, &name).unwrap()));
            let more = (1..MOST).map_while(|_| queue.enter(&name, &name).ok());
            let before = tickets.len();
            tickets.extend(more);
            if tickets.len() - before < MOST - 1 {
                break;
            }
        }
        assert_eq!(tickets.len(), MOST_IN_ALL);
        assert!(queue.enter("chat", "ana").is_ok());
    }

    #[test]
    fn a_ticket_that_is_thrown_away_holds_nobody_up_and_nothing_is_remembered() {
        let queue = FairQueue::default();
        let enter = |sender| queue.enter("chat", sender).unwrap();
        let (held, thrown, granted, mut last) = (enter("ana"), enter("ben"), enter("ana"), enter("mia"));
        let held = now(held);
        drop(thrown);
        drop(held);
        assert!(comes(&mut last));
        drop(granted);
        let state = queue.state();
        assert!(state.lanes.is_empty() && state.unfinished.is_empty());
        assert_eq!(state.waiting, 0);
    }
}
