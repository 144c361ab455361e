//! The budget of requests per move: one answer, at most one edit in the group, at most one edit of each hand, and one more for a question
//! before it. The end of a deal adds a new message for the next deal, the end of a match one for the result.

use std::collections::BTreeMap;

use talon_table::Event;
use talon_view::{ShowVerb, Token, Verb};

use super::screen::behind;
use super::secrecy::{Followed, Pressed};
use super::story::Story;
use super::traffic::{Deed, Passed, Saying};

/// How many edits of a page in a match may change no word: if an answer is late, as on a busy machine, an edit is repeated. A machine that
/// stops for a second delays several at once. This many are allowed in a short match, and one per this many decisions in a longer one. A
/// page that is always shown twice is far beyond that.
const REPEATS: (usize, usize) = (6, 4);

/// How many edits may change no word in this many decisions.
fn repeats_within(decisions: usize) -> usize {
    let (least, each) = REPEATS;
    least.max(decisions / each)
}

/// What may be spent, besides the players' pages.
#[derive(Debug, Clone, Default)]
pub struct Budget {
    /// The group's chats, each with its own page of the table.
    pub groups: Vec<i64>,
    /// Requests that change no page.
    pub besides: Vec<&'static str>,
}

impl Budget {
    /// For a table whose pages are all in one group.
    pub fn of(group: i64) -> Self {
        Self { groups: vec![group], besides: Vec::new() }
    }
}

/// The cost of a match.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Spent {
    /// Decisions of people.
    pub moves: usize,
    /// Answers to what was asked.
    pub answers: usize,
    /// Messages and edits in the group.
    pub group: usize,
    /// Edits of hands, and hands sent again.
    pub hands: usize,
    /// Hands that came as a fresh message, each with one deletion.
    pub rung: usize,
}

/// The cost of one page of one hand.
#[derive(Debug, Clone, Default)]
struct Hand {
    edits: usize,
    sends: usize,
    deletions: usize,
    /// Edits that changed no word.
    repeats: usize,
    shown: Option<String>,
}

/// The cost of the table's page in one chat.
#[derive(Debug, Clone, Default)]
struct Group {
    changes: usize,
    /// Edits that changed no word.
    repeats: usize,
    shown: (Option<i64>, Option<String>),
}

/// Counts the requests of the table's matches in traffic without failures, other presses or other tables, and checks the budget at every
/// single request: the presses received before it must have earned everything spent so far.
pub fn hold_the_budget(traffic: &[Passed], story: &Story, budget: &Budget) -> Spent {
    count(traffic, story, budget).unwrap_or_else(|excess| panic!("{excess}"))
}

/// The same, to test that an excess would be noticed.
pub(crate) fn count<'a>(
    traffic: impl IntoIterator<Item = &'a Passed>,
    story: &Story,
    budget: &Budget,
) -> Result<Spent, String> {
    let mut pressed = Pressed::default();
    let mut counting = Counting::new(budget, story);
    for passed in traffic {
        match passed {
            Passed::Asked(question) => {
                pressed.take(question);
                counting.earn(&pressed);
                counting.asked += usize::from(counting.earned > 0);
                let data = question.data.as_deref();
                counting.questions += usize::from(data.is_some_and(|data| behind(data).is_some()));
                counting.opened += usize::from(data.is_some_and(opens_panel));
            }
            Passed::Said(saying) if counting.earned > 0 => counting.spend(saying)?,
            Passed::Said(_) => {}
        }
    }
    counting.finish()
}

/// True if it updates what apps show of the bot: menus, texts and names in each language.
fn is_about_the_bot(saying: &Saying) -> bool {
    ["getMy", "setMy"].iter().any(|start| saying.request.starts_with(start))
}

struct Counting<'a> {
    budget: &'a Budget,
    story: &'a Story,
    followed: Followed<'a>,
    earned: usize,
    /// Further requests allowed in the group.
    extra: usize,
    asked: usize,
    /// Decisions before which a hand's page asks for confirmation, which is an edit of its own.
    questions: usize,
    /// Presses on "My hand".
    opened: usize,
    answers: usize,
    groups: BTreeMap<i64, Group>,
    /// By its reader, and whether it is a panel.
    hands: BTreeMap<(i64, bool), Hand>,
}

impl<'a> Counting<'a> {
    fn new(budget: &'a Budget, story: &'a Story) -> Self {
        Self {
            budget,
            story,
            followed: Followed::new(story),
            earned: 0,
            // The lobby's last edit may still be in progress when Start is pressed.
            extra: 1,
            asked: 0,
            questions: 0,
            opened: 0,
            answers: 0,
            groups: BTreeMap::new(),
            hands: BTreeMap::new(),
        }
    }

    fn earn(&mut self, pressed: &Pressed) {
        let before = self.followed.upto;
        self.earned += self.followed.advance(pressed);
        for step in &self.story.steps[before..self.followed.upto] {
            // An AI player's decision changes the pages like a person's, without a press.
            self.earned += usize::from(step.cause.is_none() && step.is_move());
            self.extra += usize::from(matches!(step.event, Event::DealEnded { .. }));
        }
    }

    fn spend(&mut self, saying: &Saying) -> Result<(), String> {
        let Saying { deed, chat, .. } = saying;
        self.answers += usize::from(saying.answers.is_some());
        let group = chat.filter(|chat| self.budget.groups.contains(chat));
        let hand = chat.filter(|chat| self.story.seats.contains(&Some(*chat)));
        match (deed, group, hand) {
            // A page that only answers the person who asked for it.
            (Deed::Send | Deed::Other, _, _) if saying.answers.is_some() => Ok(()),
            (Deed::Send | Deed::Edit, Some(group), _) => self.change_group(group, saying),
            (Deed::Send | Deed::Edit | Deed::Delete, _, Some(reader)) => self.change_hand(reader, saying),
            _ if self.budget.besides.contains(&saying.request.as_str()) || is_about_the_bot(saying) => Ok(()),
            _ => Err(format!("this does not belong to a match: {saying:#?}")),
        }
    }

    fn change_group(&mut self, group: i64, saying: &Saying) -> Result<(), String> {
        let page = self.groups.entry(group).or_default();
        let shown = (saying.message, saying.shown.clone());
        let repeated = saying.deed == Deed::Edit && page.shown == shown;
        page.repeats += usize::from(repeated);
        page.changes += usize::from(!repeated);
        page.shown = shown;
        let (spent, repeats, earned, extra) = (page.changes, page.repeats, self.earned, self.extra);
        if spent <= earned + extra && repeats <= repeats_within(self.earned) {
            return Ok(());
        }
        Err(format!("{spent} changes and {repeats} repeats in the group, {earned} moves, {extra} deals: {saying:#?}"))
    }

    fn change_hand(&mut self, reader: i64, saying: &Saying) -> Result<(), String> {
        let hand = self.hands.entry((reader, saying.panel)).or_default();
        match saying.deed {
            Deed::Send => hand.sends += 1,
            Deed::Delete => hand.deletions += 1,
            Deed::Edit | Deed::Other if hand.shown.is_some() && hand.shown == saying.shown => hand.repeats += 1,
            Deed::Edit | Deed::Other => hand.edits += 1,
        }
        hand.shown.clone_from(&saying.shown);
        if hand.repeats > repeats_within(self.earned) {
            return Err(format!("a hand is shown once more as it was: {saying:#?}"));
        }
        // If a panel is a message like others, it is sent, and the first one of a process needs an edit to show it.
        let opened = if saying.panel { 2 * self.opened } else { 0 };
        // The end of a deal stays, and the next hand is a new message.
        let dealt = self.extra;
        if hand.edits + hand.sends > self.earned + self.questions + opened + dealt {
            return Err(format!("more changes of a hand than moves ({}): {saying:#?}", self.earned));
        }
        // A photo whose page no longer has a picture is deleted before the new hand comes, which may be after the match. A question next
        // to the hand, asked while the hand was about to change, is deleted when it is answered.
        let beside = if saying.panel { self.questions } else { 0 };
        if hand.deletions > hand.sends + beside {
            return Err(format!("a deletion without a fresh hand: {saying:#?}"));
        }
        Ok(())
    }

    fn finish(self) -> Result<Spent, String> {
        let spent = Spent {
            moves: self.story.decisions(),
            answers: self.answers,
            group: self.groups.values().map(|page| page.changes + page.repeats).sum(),
            hands: self.hands.values().map(|hand| hand.edits + hand.sends).sum(),
            rung: self.hands.values().map(|hand| hand.deletions).sum(),
        };
        // The answer to a question from before the match may come late.
        if spent.answers > self.asked + 1 {
            return Err(format!("more than one answer for a press: {spent:?}"));
        }
        Ok(spent)
    }
}

/// True if a button shows their hand to the person who presses it.
fn opens_panel(data: &str) -> bool {
    data.parse::<Token>().is_ok_and(|token| token.verb == Verb::Show(ShowVerb::Hand))
}

/// Tests that the count notices a bot that edits the group's message, or a hand, once for each player instead of once for all.
pub fn excess_would_be_noticed(traffic: &[Passed], story: &Story, budget: &Budget) {
    let times = story.seats.len().max(2);
    for chat in story.seats.iter().flatten().chain(&budget.groups).copied() {
        let often = |passed: &Passed| match passed {
            Passed::Said(saying) if saying.chat == Some(chat) => times,
            Passed::Said(_) | Passed::Asked(_) => 1,
        };
        let repeated = traffic.iter().flat_map(|passed| std::iter::repeat_n(passed, often(passed)));
        let noticed = count(repeated, story, budget).is_err();
        // If a group's edits were coalesced, repeating them may still be within its budget.
        assert!(noticed || budget.groups.contains(&chat), "{times} times the changes in {chat} are noticed");
    }
}
