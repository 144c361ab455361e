//! A single-threaded executor that draws the next task at random.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Wake, Waker};

use crate::chance::Chance;

pub(crate) type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The life of a process; its tasks end with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Life(pub(crate) u64);

/// The life of requests that have left their process. It never ends.
pub(crate) const NOBODY_S: Life = Life(0);

/// The tasks of all processes.
#[derive(Default)]
pub(crate) struct Tasks {
    tasks: Vec<Task>,
}

struct Task {
    life: Life,
    work: Work,
    woken: Arc<Woken>,
    waker: Waker,
}

struct Woken(AtomicBool);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Tasks {
    pub(crate) fn start(&mut self, life: Life, work: impl Future<Output = ()> + Send + 'static) {
        let woken = Arc::new(Woken(AtomicBool::new(true)));
        let waker = Waker::from(Arc::clone(&woken));
        self.tasks.push(Task { life, work: Box::pin(work), woken, waker });
    }

    /// Runs one of the tasks that are ready until it waits again. Returns `false` if none is ready.
    pub(crate) fn go_on(&mut self, chance: &Chance) -> bool {
        let ready = self.tasks.iter().enumerate().filter(|(_, task)| task.woken.0.load(Ordering::Relaxed));
        let ready: Vec<usize> = ready.map(|(at, _)| at).collect();
        let Some(at) = chance.pick(&ready).copied() else {
            return false;
        };
        let ended = self.tasks.get_mut(at).is_some_and(Task::go_on);
        if ended {
            self.tasks.swap_remove(at);
        }
        true
    }

    /// Drops all tasks of a process.
    pub(crate) fn kill(&mut self, life: Life) {
        self.tasks.retain(|task| task.life != life);
    }
}

impl Task {
    fn go_on(&mut self) -> bool {
        self.woken.0.store(false, Ordering::Relaxed);
        let mut context = Context::from_waker(&self.waker);
        matches!(self.work.as_mut().poll(&mut context), Poll::Ready(()))
    }
}

/// Lets other tasks run in between.
pub(crate) async fn give_way() {
    let mut gave_way = false;
    std::future::poll_fn(|context| {
        if std::mem::replace(&mut gave_way, true) {
            return Poll::Ready(());
        }
        context.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::lock::lock;

    fn order(seed: u64) -> Vec<u64> {
        let told = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Tasks::default();
        for number in 0..8 {
            let told = Arc::clone(&told);
            tasks.start(Life(number % 2), async move {
                give_way().await;
                lock(&told).push(number);
            });
        }
        tasks.kill(Life(1));
        let chance = Chance::new(seed);
        while tasks.go_on(&chance) {}
        assert!(tasks.tasks.is_empty());
        let told = lock(&told);
        told.clone()
    }

    #[test]
    fn the_order_follows_from_the_seed_and_the_dead_do_nothing() {
        let orders: Vec<Vec<u64>> = (0..8).map(order).collect();
        assert!(orders.iter().any(|other| *other != orders[0]), "{orders:?}");
        for (seed, first) in (0..8).zip(orders) {
            assert_eq!(order(seed), first);
            assert!(first.len() == 4 && first.iter().all(|number| number % 2 == 0), "{first:?}");
        }
    }
}
