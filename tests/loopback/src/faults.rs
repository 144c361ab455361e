//! What a test lets go wrong.

use std::collections::VecDeque;
use std::time::Duration;

use crate::world::World;

/// One thing that goes wrong with a request.
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
struct Planned {
    method: Option<String>,
    failure: Failure,
}

/// The failures to come. `getUpdates` fails only when it is named.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    planned: VecDeque<Planned>,
    /// Of a million requests, how many fail at random, and how.
    per_million: u64,
    kinds: Vec<Failure>,
    pub(crate) happened: u64,
}

impl Faults {
    pub(crate) fn plan(&mut self, method: Option<&str>, count: usize, failure: &Failure) {
        for _ in 0..count {
            let method = method.map(str::to_ascii_lowercase);
            self.planned.push_back(Planned { method, failure: failure.clone() });
        }
    }

    pub(crate) fn at_random(&mut self, rate: f64, kinds: Vec<Failure>) {
        self.per_million = if kinds.is_empty() { 0 } else { per_million(rate) };
        self.kinds = kinds;
    }

    pub(crate) fn clear(&mut self) {
        self.planned.clear();
        self.per_million = 0;
    }

    /// The failure of this request, if it is to fail.
    pub(crate) fn next(&mut self, method: &str, world: &mut World) -> Option<Failure> {
        let polling = method == "getUpdates";
        let hit = self.planned.iter().position(|planned| match &planned.method {
            Some(name) => name.eq_ignore_ascii_case(method),
            None => !polling,
        });
        let failure = match hit {
            Some(at) => self.planned.remove(at).map(|planned| planned.failure),
            None if polling || self.per_million == 0 => None,
            None if world.draw(1_000_000) < self.per_million => {
                let which = usize::try_from(world.draw(self.kinds.len() as u64)).unwrap_or_default();
                self.kinds.get(which).cloned()
            }
            None => None,
        };
        self.happened += u64::from(failure.is_some());
        failure
    }
}
