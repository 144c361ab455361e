//! One thing after the other within a chat, different chats side by side.

use std::collections::HashMap;
use std::future::Future;

use tokio::sync::oneshot;
use tokio_util::task::TaskTracker;

/// Starts pieces of work, each after the previous one of its lane has yielded its [`Turn`].
#[derive(Default)]
pub(crate) struct Lanes {
    tails: HashMap<String, oneshot::Receiver<()>>,
    tracker: TaskTracker,
}

/// The right to be the one that works in a lane. The next one starts when it is dropped, also by a panic.
pub(crate) struct Turn {
    _over: oneshot::Sender<()>,
}

/// How many lanes may be remembered before those without work are forgotten.
const SWEEP_AT: usize = 256;

impl Lanes {
    /// Starts `work` in a lane as soon as everything that entered the lane earlier has yielded.
    pub(crate) fn enter<W, F>(&mut self, lane: &str, work: W)
    where
        W: FnOnce(Turn) -> F + Send + 'static,
        F: Future<Output = ()> + Send,
    {
        let (over, tail) = oneshot::channel();
        let previous = self.tails.insert(lane.to_owned(), tail);
        self.tracker.spawn(async move {
            if let Some(previous) = previous {
                // Nothing is ever sent: the end of the sender is the signal.
                let _ = previous.await;
            }
            work(Turn { _over: over }).await;
        });
        if self.tails.len() >= SWEEP_AT {
            self.tails.retain(|_, tail| matches!(tail.try_recv(), Err(oneshot::error::TryRecvError::Empty)));
        }
    }

    /// A handle that waits for all work.
    pub(crate) fn tracker(&self) -> TaskTracker {
        self.tracker.clone()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    #[tokio::test]
    async fn a_lane_keeps_its_order_and_lanes_do_not_wait_for_each_other() {
        let mut lanes = Lanes::default();
        let seen = Arc::new(Mutex::new(Vec::new()));
        let (open, gate) = oneshot::channel::<()>();
        let mut gate = Some(gate);
        for number in 0..3 {
            let seen = Arc::clone(&seen);
            let gate = gate.take();
            lanes.enter("slow", move |turn| async move {
                if let Some(gate) = gate {
                    let _ = gate.await;
                }
                seen.lock().unwrap().push(format!("slow {number}"));
                drop(turn);
            });
        }
        let seen_quick = Arc::clone(&seen);
        let (quick_done, quick) = oneshot::channel::<()>();
        lanes.enter("quick", move |_turn| async move {
            seen_quick.lock().unwrap().push("quick".to_owned());
            drop(quick_done);
        });
        let _ = quick.await;
        assert_eq!(*seen.lock().unwrap(), ["quick"]);
        drop(open);
        let tracker = lanes.tracker();
        tracker.close();
        tracker.wait().await;
        assert_eq!(*seen.lock().unwrap(), ["quick", "slow 0", "slow 1", "slow 2"]);
    }

    #[tokio::test]
    async fn yielding_lets_the_next_one_start() {
        let mut lanes = Lanes::default();
        let (started, next_started) = oneshot::channel::<()>();
        let (finish, finished) = oneshot::channel::<()>();
        lanes.enter("one", move |turn| async move {
            drop(turn);
            let _ = next_started.await;
            drop(finish);
        });
        lanes.enter("one", move |_turn| async move { drop(started) });
        assert!(finished.await.is_err());
    }

    #[tokio::test]
    async fn lanes_without_work_are_forgotten() {
        let mut lanes = Lanes::default();
        for number in 0..SWEEP_AT * 4 {
            lanes.enter(&number.to_string(), |_turn| async {});
            tokio::task::yield_now().await;
        }
        assert!(lanes.tails.len() < SWEEP_AT);
    }
}
