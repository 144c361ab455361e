//! Nobody ever receives another's card, nor a secret before its time: held against every request of the bot.
//!
//! A request cannot tell of a press that the bot had not received yet, and within a deal what a reader may see only
//! grows. So whatever a request speaks of must be permitted to its reader by the presses received before it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use talon_cards::CardSet;
use talon_loopback::Entry;
use talon_table::{Event, TableId};
use talon_view::Token;

use super::mentions::Mentions;
use super::story::{Cause, Hidden, Moment, Story};

/// How many strays of one hand to one chat are tried.
const STRAYS: usize = 8;

/// How much was looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Searched {
    /// Requests that carry something to people.
    pub(crate) requests: usize,
    /// Those of them that speak of cards.
    pub(crate) with_cards: usize,
}

/// Goes through a transcript and stops at the first request that tells somebody too much.
pub(crate) fn keep_secrets(transcript: &[Entry], stories: &[&Story]) -> Searched {
    search(transcript, stories).unwrap_or_else(|leak| panic!("{leak}"))
}

/// The same, to see that the search finds something where there is something.
pub(crate) fn search(transcript: &[Entry], stories: &[&Story]) -> Result<Searched, String> {
    let mut search = Search::new(stories);
    for entry in transcript {
        search.look(entry)?;
    }
    match search.followed.iter().find(|followed| !followed.is_told()) {
        Some(followed) => Err(format!("a press of table {} never arrived", followed.story.table)),
        None => Ok(search.searched),
    }
}

/// Shows that the search would notice: pages of one player's hand go to the group, or to another player. All but those
/// few at a deal's end whose cards everybody knows are found out.
pub(crate) fn would_be_noticed(transcript: &[Entry], story: &Story, from: i64, to: i64) {
    let hands = transcript.iter().enumerate().filter(|(_, entry)| {
        entry.chat() == Some(from) && entry.mentions(".act:") && !Mentions::of(entry.params.values()).cards.is_empty()
    });
    let hands: Vec<usize> = hands.map(|(at, _)| at).collect();
    let hands: Vec<usize> = hands.iter().copied().step_by(hands.len().div_ceil(STRAYS)).collect();
    let noticed = hands.iter().filter(|at| {
        let mut tampered = transcript.to_vec();
        tampered[**at].params.insert("chat_id".to_owned(), Value::from(to));
        search(&tampered, &[story]).is_err()
    });
    let noticed = noticed.count();
    assert!(noticed > 0 && noticed * 10 >= hands.len() * 7, "{noticed} of {} strays to {to} are noticed", hands.len());
}

/// Shows that the search would notice a page that names one card of somebody else's hand: of a person's or an AI player's.
pub(crate) fn whispers_would_be_noticed(transcript: &[Entry], story: &Story) {
    let (mut pressed, mut followed) = (Pressed::default(), Followed::new(story));
    let mut whispers = Vec::new();
    for (at, entry) in transcript.iter().enumerate() {
        if entry.method == "getUpdates" {
            pressed.take(entry);
            followed.advance(&pressed);
        }
        let (Some(chat), Some(text)) = (entry.chat(), entry.text()) else { continue };
        if let [moment] = followed.moments_of(deal_named(text))[..] {
            let held = moment.seats.iter().fold(CardSet::EMPTY, |held, seat| held.union(seat.own));
            let secret = held.difference(story.known(moment, Some(chat)).cards);
            whispers.extend(secret.first().map(|card| (at, card)));
        }
    }
    assert!(!whispers.is_empty(), "somebody hides a card");
    for (at, card) in whispers.iter().step_by(whispers.len().div_ceil(STRAYS)) {
        let mut tampered = transcript.to_vec();
        let rank = card.rank().letter().to_string().replace('T', "10");
        let text = format!("{} {}{rank}", tampered[*at].text().unwrap_or_default(), card.suit().glyph());
        tampered[*at].params.insert("text".to_owned(), Value::from(text));
        assert!(search(&tampered, &[story]).is_err(), "{card} is whispered unnoticed: {:#?}", transcript[*at]);
    }
}

/// Shows that the search would notice who is told which card was handed over face down; in how many cases that was tried.
pub(crate) fn gifts_would_be_noticed(transcript: &[Entry], story: &Story) -> usize {
    let given = story.given();
    let sample = given.iter().step_by(given.len().div_ceil(12).max(1));
    sample.filter(|hidden| whispered_is_noticed(transcript, story, hidden)).count()
}

/// Whispers the card in the first page that comes to the person after it was given; false where there is no such page.
fn whispered_is_noticed(transcript: &[Entry], story: &Story, hidden: &Hidden) -> bool {
    let mut pressed = Pressed::default();
    let mut followed = Followed::new(story);
    for (at, entry) in transcript.iter().enumerate() {
        if entry.method == "getUpdates" {
            pressed.take(entry);
            followed.advance(&pressed);
        }
        // Later the card may have been played.
        if followed.upto > hidden.step + 1 {
            let later = &followed.now();
            if story.known(later, Some(hidden.from)).cards.contains(hidden.card)
                || later.deal != story.steps[hidden.step].after.deal
            {
                return false;
            }
        }
        let text = entry.text().filter(|_| followed.upto > hidden.step && entry.chat() == Some(hidden.from));
        let deal = story.steps[hidden.step].after.deal.map(|(_, deal)| deal);
        // A page of the deal before may still be on its way.
        if let Some(text) = text.filter(|text| deal_named(text) == deal) {
            let mut tampered = transcript.to_vec();
            let text = format!("{text} {}", hidden.card);
            tampered[at].params.insert("text".to_owned(), Value::from(text));
            assert!(search(&tampered, &[story]).is_err(), "{} is told to {} unnoticed", hidden.card, hidden.from);
            return true;
        }
    }
    false
}

/// One story, as far as the bot can know it.
#[derive(Debug)]
pub(crate) struct Followed<'a> {
    pub(crate) story: &'a Story,
    /// How many of its events may have happened.
    pub(crate) upto: usize,
}

impl<'a> Followed<'a> {
    pub(crate) fn new(story: &'a Story) -> Self {
        let mut followed = Self { story, upto: 0 };
        followed.advance(&Pressed::default());
        followed
    }

    fn is_told(&self) -> bool {
        self.upto == self.story.steps.len()
    }

    /// Goes on over everything that the received presses have caused; the number of causes passed.
    pub(crate) fn advance(&mut self, pressed: &Pressed) -> usize {
        let mut caused = 0;
        while let Some(step) = self.story.steps.get(self.upto) {
            match &step.cause {
                None => {}
                Some(cause) if pressed.explain(cause) => caused += 1,
                Some(_) => break,
            }
            self.upto += 1;
        }
        caused
    }

    fn now(&self) -> &Moment {
        &self.story.steps[self.upto.saturating_sub(1)].after
    }

    /// The moments of which a page can tell: the newest of the deal that it names. Where it names none, the present one,
    /// and the end of the deal before while nothing has been decided in this one: the page may have been on its way.
    fn moments_of(&self, deal: Option<u32>) -> Vec<&Moment> {
        let steps = &self.story.steps[..self.upto];
        let newest = |fits: &dyn Fn(u32) -> bool| {
            steps.iter().rev().map(|step| &step.after).find(|moment| moment.deal.is_some_and(|(_, deal)| fits(deal)))
        };
        if let Some(named) = deal.and_then(|named| newest(&|deal| deal == named)) {
            return vec![named];
        }
        let decided = steps.iter().rposition(|step| matches!(step.cause, Some(Cause::Press { .. })));
        let begun = steps.iter().rposition(|step| matches!(step.event, Event::Dealt { .. } | Event::MatchEnded { .. }));
        let before = begun.filter(|begun| decided < Some(*begun)).and_then(|begun| {
            steps[..begun].iter().rev().map(|step| &step.after).find(|moment| moment.deal != self.now().deal)
        });
        [Some(self.now()), before].into_iter().flatten().collect()
    }
}

/// The presses that the bot has received.
#[derive(Debug, Default)]
pub(crate) struct Pressed {
    seen: BTreeSet<(String, i64)>,
    /// By query: who pressed what.
    queries: BTreeMap<String, (i64, String)>,
}

impl Pressed {
    /// Notes what an answered poll brought.
    pub(crate) fn take(&mut self, entry: &Entry) {
        let updates = entry.answer.as_ref().ok().and_then(Value::as_array);
        for query in updates.into_iter().flatten().map(|update| &update["callback_query"]) {
            let (Some(id), Some(by), Some(data)) =
                (query["id"].as_str(), query["from"]["id"].as_i64(), query["data"].as_str())
            else {
                continue;
            };
            self.seen.insert((data.to_owned(), by));
            self.queries.insert(id.to_owned(), (by, data.to_owned()));
        }
    }

    fn by(&self, data: &str) -> impl Iterator<Item = i64> {
        let from = (data.to_owned(), i64::MIN);
        self.seen.range(from..).take_while(move |(pressed, _)| pressed == data).map(|(_, by)| *by)
    }

    fn explain(&self, cause: &Cause) -> bool {
        match cause {
            Cause::Press { by, data } => self.seen.contains(&(data.clone(), *by)),
            Cause::Start { data } => self.by(data).next().is_some(),
            Cause::Rematch { data, by } => {
                let pressed: BTreeSet<i64> = data.iter().flat_map(|data| self.by(data).collect::<Vec<_>>()).collect();
                pressed.is_superset(by)
            }
        }
    }
}

struct Search<'a> {
    followed: Vec<Followed<'a>>,
    pressed: Pressed,
    /// Of which table the messages of a chat tell.
    messages: BTreeMap<(i64, i64), TableId>,
    searched: Searched,
}

impl<'a> Search<'a> {
    fn new(stories: &[&'a Story]) -> Self {
        Self {
            followed: stories.iter().map(|story| Followed::new(story)).collect(),
            pressed: Pressed::default(),
            messages: BTreeMap::new(),
            searched: Searched::default(),
        }
    }

    fn look(&mut self, entry: &Entry) -> Result<(), String> {
        if entry.method == "getUpdates" {
            self.pressed.take(entry);
            for followed in &mut self.followed {
                followed.advance(&self.pressed);
            }
            return Ok(());
        }
        self.searched.requests += 1;
        for followed in &self.followed {
            let hidden = if followed.now().revealed { None } else { followed.story.secrets.last() };
            if hidden.is_some_and(|secret| entry.mentions(secret)) {
                return Err(format!("a secret is told too early: {entry:#?}"));
            }
        }
        let (reader, table) = self.addressee(entry);
        let mentions = Mentions::of(entry.params.values());
        if mentions.cards.is_empty() && mentions.acts.is_empty() {
            return Ok(());
        }
        self.searched.with_cards += 1;
        let deal = entry.text().and_then(deal_named);
        let candidates = self.followed.iter().filter(|followed| table.is_none_or(|id| id == followed.story.table));
        let mut fits =
            candidates.flat_map(|followed| followed.moments_of(deal).into_iter().map(move |moment| (followed, moment)));
        let fits = fits.any(|(followed, moment)| followed.story.known(moment, reader).covers(&mentions));
        if fits { Ok(()) } else { Err(format!("{reader:?} is told of a card that is not for these eyes: {entry:#?}")) }
    }

    /// The one reader of a request, if there is one, and the table of which it tells, if it says so.
    fn addressee(&mut self, entry: &Entry) -> (Option<i64>, Option<TableId>) {
        if entry.method == "answerCallbackQuery" {
            let query = entry.params.get("callback_query_id").and_then(Value::as_str).unwrap_or_default();
            let pressed = self.pressed.queries.get(query);
            let table = pressed.and_then(|(_, data)| data.parse::<Token>().ok()?.table);
            return (pressed.map(|(by, _)| *by), table);
        }
        let Some(chat) = entry.chat() else { return (None, None) };
        let message = entry.answer.as_ref().ok().and_then(|answer| answer["message_id"].as_i64());
        let message = message.or_else(|| entry.params.get("message_id").and_then(Value::as_i64));
        let named = entry.params.get("reply_markup").and_then(table_in);
        if let (Some(message), Some(table)) = (message, named) {
            self.messages.insert((chat, message), table);
        }
        let table = named.or_else(|| self.messages.get(&(chat, message?)).copied());
        ((chat > 0).then_some(chat), table)
    }
}

/// The table that a keyboard's buttons name.
fn table_in(keyboard: &Value) -> Option<TableId> {
    match keyboard {
        Value::String(text) => match text.parse::<Token>() {
            Ok(token) => token.table,
            Err(_) => {
                serde_json::from_str::<Value>(text).ok().filter(|value| !value.is_string()).as_ref().and_then(table_in)
            }
        },
        Value::Array(items) => items.iter().find_map(table_in),
        Value::Object(fields) => fields.values().find_map(table_in),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

/// The number of the deal in a page's title.
fn deal_named(text: &str) -> Option<u32> {
    let title = text.lines().next()?;
    let digits: String =
        title.chars().skip_while(|letter| !letter.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}
