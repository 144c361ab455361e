//! One thing after the other within a lane, different lanes side by side.

use std::collections::HashMap;
use std::num::NonZeroU64;

use tokio::sync::oneshot;

/// Hands out places in lanes.
#[derive(Default)]
pub(crate) struct Lanes {
    tails: HashMap<NonZeroU64, oneshot::Receiver<()>>,
}

/// A place in a lane.
pub(crate) struct Ticket {
    previous: Option<oneshot::Receiver<()>>,
    turn: Turn,
}

/// The right to be the one that works in a lane. The next one's turn comes when it is dropped, also by a panic.
pub(crate) struct Turn {
    _over: oneshot::Sender<()>,
}

/// How many lanes may be remembered before those without work are forgotten.
const SWEEP_AT: usize = 256;

impl Lanes {
    /// Takes the next place in a lane.
    pub(crate) fn enter(&mut self, lane: NonZeroU64) -> Ticket {
        let (over, tail) = oneshot::channel();
        let previous = self.tails.insert(lane, tail);
        if self.tails.len() >= SWEEP_AT {
            self.tails.retain(|_, tail| matches!(tail.try_recv(), Err(oneshot::error::TryRecvError::Empty)));
        }
        Ticket { previous, turn: Turn { _over: over } }
    }
}

impl Ticket {
    /// Waits until everything that entered the lane earlier is over.
    pub(crate) async fn turn(self) -> Turn {
        if let Some(previous) = self.previous {
            // Nothing is ever sent: the end of the sender is the signal.
            let _ = previous.await;
        }
        self.turn
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    fn lane(number: u64) -> NonZeroU64 {
        NonZeroU64::new(number).unwrap()
    }

    fn poll<T>(future: std::pin::Pin<&mut impl Future<Output = T>>) -> Poll<T> {
        future.poll(&mut Context::from_waker(Waker::noop()))
    }

    #[test]
    fn a_lane_keeps_its_order_and_lanes_do_not_wait_for_each_other() {
        let mut lanes = Lanes::default();
        let mut tickets = [lane(1), lane(1), lane(1), lane(2)].map(|lane| Some(lanes.enter(lane)));
        let [first, second, third, other] = tickets.each_mut().map(|ticket| ticket.take().unwrap());
        let (mut first, mut second, mut third, mut other) =
            (pin!(first.turn()), pin!(second.turn()), pin!(third.turn()), pin!(other.turn()));
        assert!(poll(third.as_mut()).is_pending());
        assert!(poll(second.as_mut()).is_pending());
        assert!(poll(other.as_mut()).is_ready());
        let Poll::Ready(turn) = poll(first.as_mut()) else { panic!("nothing was before it") };
        assert!(poll(second.as_mut()).is_pending());
        drop(turn);
        let Poll::Ready(turn) = poll(second.as_mut()) else { panic!("the first is over") };
        assert!(poll(third.as_mut()).is_pending());
        drop(turn);
        assert!(poll(third.as_mut()).is_ready());
    }

    #[test]
    fn a_ticket_that_is_thrown_away_holds_nobody_up() {
        let mut lanes = Lanes::default();
        drop(lanes.enter(lane(1)));
        assert!(poll(pin!(lanes.enter(lane(1)).turn())).is_ready());
    }

    #[test]
    fn lanes_without_work_are_forgotten() {
        let mut lanes = Lanes::default();
        let busy = lanes.enter(lane(1));
        for number in 2..SWEEP_AT as u64 * 4 {
            drop(lanes.enter(lane(number)));
        }
        assert!(lanes.tails.len() < SWEEP_AT);
        assert!(lanes.tails.contains_key(&lane(1)));
        drop(busy);
    }
}
