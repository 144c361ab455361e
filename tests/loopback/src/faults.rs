//! Faults that a test causes.

use std::collections::VecDeque;
use std::time::Duration;

/// A failure of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// 429 with these whole seconds in `retry_after`; nothing happens.
    TooManyRequests(u64),
    /// 502 "Bad Gateway"; nothing happens.
    ServerError,
    /// The connection hangs for this wall time and breaks; nothing happens.
    Timeout(Duration),
    /// The connection breaks at once; nothing happens.
    Dropped,
    /// The request is carried out, and its answer is lost on the way.
    AnswerLost,
    /// This refusal; nothing happens. The description is complete: "Forbidden: bot was blocked by the user".
    Refused {
        /// The HTTP status and `error_code`.
        code: u16,
        /// The `description`.
        description: String,
    },
}

/// A rate from 0 to 1 in whole millionths.
pub(crate) fn per_million(rate: f64) -> u64 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to 0..=1000000")]
    let millionths = (rate.clamp(0.0, 1.0) * 1_000_000.0) as u64;
    millionths
}

#[derive(Debug)]
struct Planned<F> {
    /// The only kind of request that it may meet.
    of: Option<String>,
    failure: F,
}

/// The failures to come, of a platform's own kinds.
#[derive(Debug)]
pub(crate) struct Faults<F> {
    planned: VecDeque<Planned<F>>,
    /// Of a million requests, how many fail at random, and how.
    per_million: u64,
    kinds: Vec<F>,
    pub(crate) happened: u64,
}

impl<F> Default for Faults<F> {
    fn default() -> Self {
        Self { planned: VecDeque::new(), per_million: 0, kinds: Vec::new(), happened: 0 }
    }
}

impl<F: Clone> Faults<F> {
    /// Lets `count` requests fail, of one kind when it is named.
    pub(crate) fn plan(&mut self, of: Option<&str>, count: usize, failure: &F) {
        for _ in 0..count {
            self.planned.push_back(Planned { of: of.map(ToOwned::to_owned), failure: failure.clone() });
        }
    }

    pub(crate) fn at_random(&mut self, rate: f64, kinds: Vec<F>) {
        self.per_million = if kinds.is_empty() { 0 } else { per_million(rate) };
        self.kinds = kinds;
    }

    pub(crate) fn clear(&mut self) {
        self.planned.clear();
        self.per_million = 0;
    }

    /// The failure of a request of this kind, if it should fail. A spared kind fails only if it was named. `draw` gives a number below
    /// its argument.
    pub(crate) fn next(&mut self, kind: &str, spared: bool, mut draw: impl FnMut(u64) -> u64) -> Option<F> {
        let hit = self.planned.iter().position(|planned| match &planned.of {
            Some(name) => name.eq_ignore_ascii_case(kind),
            None => !spared,
        });
        let failure = match hit {
            Some(at) => self.planned.remove(at).map(|planned| planned.failure),
            None if spared || self.per_million == 0 => None,
            None if draw(1_000_000) < self.per_million => {
                let which = usize::try_from(draw(self.kinds.len() as u64)).unwrap_or_default();
                self.kinds.get(which).cloned()
            }
            None => None,
        };
        self.happened += u64::from(failure.is_some());
        failure
    }
}
