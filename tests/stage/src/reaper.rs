//! When the program dies in a match, and what must be left of the match all the same.

use std::collections::BTreeSet;
use std::time::Duration;

use talon_house::testing::usual_or_long;
use talon_table::{Decider, Event};

use super::policy::draw;

/// The least number of deaths in a match.
fn kills() -> usize {
    usual_or_long(12, 24)
}

/// The deaths of one run, by decision.
pub struct Reaper {
    seed: u64,
    doomed: BTreeSet<usize>,
    /// The number of deaths so far.
    pub killed: usize,
}

/// The time of a death.
#[derive(Debug, Clone, Copy)]
pub enum Death {
    /// Before the press is sent.
    BeforeThePress,
    /// This long after the press was sent.
    AfterThePress(Duration),
    /// After the press was answered, during the delivery of pages.
    InDelivery(Duration),
}

impl Reaper {
    /// Chooses the decisions at which the program dies.
    pub fn new(seed: u64, decisions: usize) -> Self {
        let mut doomed = BTreeSet::new();
        let mut number = 0u64;
        while doomed.len() < kills().min(decisions) {
            doomed.insert(usize::try_from(draw(seed, number) % decisions as u64).unwrap());
            number += 1;
        }
        Self { seed, doomed, killed: 0 }
    }

    /// No deaths.
    pub fn idle() -> Self {
        Self { seed: 0, doomed: BTreeSet::new(), killed: 0 }
    }

    /// Deaths for a match that ended like this when nobody disturbed it.
    pub fn after(undisturbed: Option<&Ending>, seed: u64) -> Self {
        undisturbed.map_or_else(Self::idle, |ending| Self::new(seed, decisions(&ending.facts)))
    }

    /// Whether, and when, the program dies at this decision.
    pub fn death(&self, decision: usize) -> Option<Death> {
        let doomed = self.doomed.contains(&decision);
        let delay = Duration::from_micros(draw(self.seed, (decision, "delay")) % 40_000);
        doomed.then(|| match draw(self.seed, (decision, "moment")) % 4 {
            0 => Death::BeforeThePress,
            1 => Death::AfterThePress(Duration::ZERO),
            2 => Death::AfterThePress(delay),
            _ => Death::InDelivery(delay / 4),
        })
    }

    /// Counts a death. Sometimes the program dies once more, this long after its restart.
    pub fn dies_again(&mut self) -> Option<Duration> {
        self.killed += 1;
        let again = draw(self.seed, (self.killed, "again")).is_multiple_of(4);
        let again = again.then(|| Duration::from_millis(draw(self.seed, (self.killed, "start")) % 200));
        self.killed += usize::from(again.is_some());
        again
    }

    /// True if somebody who saw no answer presses again.
    pub fn is_impatient(&self, decision: usize) -> bool {
        draw(self.seed, (decision, "impatient")).is_multiple_of(2)
    }
}

/// The time of a death while many tables are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doom {
    /// During a start.
    InStart {
        /// After this many requests.
        requests: u64,
    },
    /// After this many requests since the press with this number: answers, and the pages that follow.
    AfterRequests {
        /// The number of the press.
        presses: u64,
        /// The number of requests.
        requests: u64,
    },
    /// This long after the press with this number, perhaps while it is saved.
    AfterPress {
        /// The number of the press.
        presses: u64,
        /// The delay.
        delay: Duration,
    },
}

impl Doom {
    /// The death with this number. The program lives for `life` presses on average.
    pub fn new(seed: u64, number: u64, life: u64) -> Self {
        let any = |below: u64, what: &str| draw(seed, (number, what)) % below;
        let presses = 1 + any(2 * life, "presses");
        match any(8, "kind") {
            0 => Self::InStart { requests: 1 + any(8, "requests") },
            1..=4 => Self::AfterRequests { presses, requests: 1 + any(6, "requests") },
            _ => Self::AfterPress { presses, delay: Duration::from_micros(any(12_000, "delay")) },
        }
    }
}

/// What a match left behind.
pub struct Ending {
    /// The events in the log.
    pub facts: Vec<Event>,
    /// Every page in the chats of the match, as text and labels.
    pub pages: Vec<Vec<String>>,
    /// The newest page of each chat.
    pub newest: Vec<String>,
    /// How often the program died.
    pub killed: usize,
}

/// The number of people's decisions.
pub fn decisions(facts: &[Event]) -> usize {
    let person = |event: &&Event| matches!(event, Event::Acted { by: Decider::Person(_), .. });
    facts.iter().filter(person).count()
}

/// Both matches left the same behind, except for messages that were sent twice.
pub fn compare(undisturbed: &Ending, disturbed: &Ending) {
    let decided = decisions(&undisturbed.facts);
    assert!(disturbed.killed >= kills().min(decided), "{} kills", disturbed.killed);
    assert_eq!(undisturbed.facts.len(), disturbed.facts.len(), "both logs are as long");
    for (number, (one, other)) in undisturbed.facts.iter().zip(&disturbed.facts).enumerate() {
        assert_eq!(one, other, "record {}", number + 1);
    }
    assert_eq!(undisturbed.newest, disturbed.newest, "everybody sees the same in the end");
    for (chat, (one, other)) in undisturbed.pages.iter().zip(&disturbed.pages).enumerate() {
        // If the bot died before it got the answer to a request, it may send the message again.
        let strays = other.len().saturating_sub(one.len());
        assert!(strays <= disturbed.killed, "{strays} stray messages in chat {chat}");
    }
    println!("{decided} decisions, {} records, {} kills", undisturbed.facts.len(), disturbed.killed);
}
