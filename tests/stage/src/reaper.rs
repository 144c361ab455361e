//! When the program dies in a match, and what must be left of the match all the same.

use std::collections::BTreeSet;
use std::time::Duration;

use talon_house::testing::usual_or_long;
use talon_table::{Decider, Event};

use super::policy::draw;

/// How often the program dies in a match, at least.
fn kills() -> usize {
    usual_or_long(12, 24)
}

/// The deaths of one run, by the decision at which they happen.
pub struct Reaper {
    seed: u64,
    doomed: BTreeSet<usize>,
    /// How often the program died so far.
    pub killed: usize,
}

/// When the program dies.
#[derive(Debug, Clone, Copy)]
pub enum Death {
    /// Before the press is sent.
    BeforeThePress,
    /// So long after the press was sent.
    AfterThePress(Duration),
    /// After the press was answered, while the pages follow.
    InDelivery(Duration),
}

impl Reaper {
    /// Chooses the decisions of a match at which the program dies.
    pub fn new(seed: u64, decisions: usize) -> Self {
        let mut doomed = BTreeSet::new();
        let mut number = 0u64;
        while doomed.len() < kills().min(decisions) {
            doomed.insert(usize::try_from(draw(seed, number) % decisions as u64).unwrap());
            number += 1;
        }
        Self { seed, doomed, killed: 0 }
    }

    /// Nobody dies.
    pub fn idle() -> Self {
        Self { seed: 0, doomed: BTreeSet::new(), killed: 0 }
    }

    /// Where the match that nobody disturbed ended so, it is disturbed now.
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

    /// Counts a death; now and then the program dies once more, so long after it was started again.
    pub fn dies_again(&mut self) -> Option<Duration> {
        self.killed += 1;
        let again = draw(self.seed, (self.killed, "again")).is_multiple_of(4);
        let again = again.then(|| Duration::from_millis(draw(self.seed, (self.killed, "start")) % 200));
        self.killed += usize::from(again.is_some());
        again
    }

    /// Whether somebody who saw no answer presses once more.
    pub fn is_impatient(&self, decision: usize) -> bool {
        draw(self.seed, (decision, "impatient")).is_multiple_of(2)
    }
}

/// When the program dies while many tables are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doom {
    /// While it starts.
    InStart {
        /// After so many requests.
        requests: u64,
    },
    /// When so many requests came after the press with this number: answers, and the pages that follow.
    AfterRequests {
        /// The number of the press.
        presses: u64,
        /// So many requests.
        requests: u64,
    },
    /// So long after the press with this number, perhaps while it is saved.
    AfterPress {
        /// The number of the press.
        presses: u64,
        /// So long.
        delay: Duration,
    },
}

impl Doom {
    /// The death with this number. The program lives for `life` presses on an average.
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
    /// What the log tells.
    pub facts: Vec<Event>,
    /// Every page that the bot shows in the chats of the match, as text and labels.
    pub pages: Vec<Vec<String>>,
    /// The newest of each.
    pub newest: Vec<String>,
    /// How often the program died.
    pub killed: usize,
}

/// How many decisions people made.
pub fn decisions(facts: &[Event]) -> usize {
    let person = |event: &&Event| matches!(event, Event::Acted { by: Decider::Person(_), .. });
    facts.iter().filter(person).count()
}

/// Both left the same behind, but for messages that were sent twice.
pub fn compare(undisturbed: &Ending, disturbed: &Ending) {
    let decided = decisions(&undisturbed.facts);
    assert!(disturbed.killed >= kills().min(decided), "{} kills", disturbed.killed);
    assert_eq!(undisturbed.facts.len(), disturbed.facts.len(), "both logs are as long");
    for (number, (one, other)) in undisturbed.facts.iter().zip(&disturbed.facts).enumerate() {
        assert_eq!(one, other, "record {}", number + 1);
    }
    assert_eq!(undisturbed.newest, disturbed.newest, "everybody sees the same in the end");
    for (chat, (one, other)) in undisturbed.pages.iter().zip(&disturbed.pages).enumerate() {
        // A message whose answer the bot did not live to hear may be sent once more.
        let strays = other.len().saturating_sub(one.len());
        assert!(strays <= disturbed.killed, "{strays} stray messages in chat {chat}");
    }
    println!("{decided} decisions, {} records, {} kills", undisturbed.facts.len(), disturbed.killed);
}
