//! Nobody ever receives another player's card, or a secret too early. This is checked for every request of the bot.
//!
//! A request can't depend on a press that the bot had not received yet, and within a deal what a reader may see only grows. So the presses
//! received before a request must permit everything that it shows to its reader.

use std::collections::{BTreeMap, BTreeSet};

use talon_cards::CardSet;
use talon_house::testing::Mentions;
use talon_table::{Event, TableId};
use talon_view::Token;

use super::story::{Cause, Hidden, Moment, Story};
use super::traffic::{Deed, Passed, Question, Saying, tampered};

/// How many wrong deliveries of one hand to one chat are tried.
const STRAYS: usize = 8;

/// How much was checked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Searched {
    /// Requests that show something to people.
    pub requests: usize,
    /// Requests that mention cards.
    pub with_cards: usize,
}

/// Checks traffic up to the first request that tells somebody too much.
pub fn keep_secrets(traffic: &[Passed], stories: &[&Story]) -> Searched {
    search(traffic, stories).unwrap_or_else(|leak| panic!("{leak}"))
}

/// The same, to test that the search finds leaks.
pub(crate) fn search<'a>(
    traffic: impl IntoIterator<Item = &'a Passed>,
    stories: &[&Story],
) -> Result<Searched, String> {
    let mut search = Search::new(stories);
    search.look_at_all(traffic)?;
    search.finish()
}

/// Which of these requests the search would find, each replacing the one with its number. The numbers must rise, because everything before
/// is checked once for all.
fn noticed(traffic: &[Passed], story: &Story, leaks: impl IntoIterator<Item = (usize, Saying)>) -> Vec<bool> {
    let (mut search, mut upto) = (Search::new(&[story]), 0);
    let mut is_noticed = |(at, leak): (usize, Saying)| {
        search.look_at_all(&traffic[upto..at]).unwrap_or_else(|leak| panic!("{leak}"));
        upto = at;
        let mut leaky = search.clone();
        let rest = leaky.look(&Passed::Said(leak)).and_then(|()| leaky.look_at_all(&traffic[at + 1..]));
        rest.and_then(|()| leaky.finish()).is_err()
    };
    leaks.into_iter().map(&mut is_noticed).collect()
}

/// Tests that the search notices pages of one player's hand that go to another player, or to a group if `reader` is `None`. Only a few at
/// the end of a deal, whose cards everybody knows, may pass.
pub fn would_be_noticed(traffic: &[Passed], story: &Story, from: i64, to: i64, reader: Option<i64>) {
    let is_hand = |saying: &Saying| {
        saying.chat == Some(from) && saying.mentions(".act:") && !Mentions::within(&saying.carried).cards.is_empty()
    };
    let hands = traffic.iter().enumerate().filter_map(|(at, passed)| match passed {
        Passed::Said(saying) if is_hand(saying) => Some((at, saying)),
        Passed::Said(_) | Passed::Asked(_) => None,
    });
    let hands: Vec<(usize, &Saying)> = hands.collect();
    let strays = hands.iter().step_by(hands.len().div_ceil(STRAYS));
    let strays = noticed(traffic, story, strays.map(|(at, hand)| (*at, hand.misdelivered(to, reader))));
    let (noticed, tried) = (strays.iter().filter(|is_noticed| **is_noticed).count(), strays.len());
    assert!(noticed > 0 && noticed * 10 >= tried * 7, "{noticed} of {tried} strays to {to} are noticed");
}

/// Tests that a page about a match's last deal may come after the next match has begun.
pub fn late_ends_are_understood(traffic: &[Passed], story: &Story) {
    let (mut pressed, mut followed) = (Pressed::default(), Followed::new(story));
    let (mut last, mut begun) = (None, None);
    for (at, passed) in traffic.iter().enumerate() {
        match passed {
            Passed::Asked(question) => {
                pressed.take(question);
                followed.advance(&pressed);
                if followed.now().deal.is_some_and(|(number, _)| number == 2) {
                    begun = Some(at);
                    break;
                }
            }
            Passed::Said(saying) => {
                let tells = saying.deed == Deed::Edit && !Mentions::within(&saying.carried).cards.is_empty();
                let named = saying.text.as_deref().is_some_and(|text| numbers_in(text).contains(&1));
                last = Some(at).filter(|_| tells && named && saying.reader.is_none()).or(last);
            }
        }
    }
    let (last, begun) = (last.expect("a page of the first match"), begun.expect("a second match"));
    let mut late = traffic.to_vec();
    late[last..=begun].rotate_left(1);
    search(&late, &[story]).unwrap_or_else(|leak| panic!("a late page is not understood: {leak}"));
    // A sheet may be sent late, and its picture even later.
    let Passed::Said(last) = &late[begun] else { unreachable!("it was moved there") };
    for deed in [Deed::Send, Deed::Edit] {
        let sheet = Passed::Said(last.as_sheet(deed));
        search(tampered(&late, begun, &sheet), &[story])
            .unwrap_or_else(|leak| panic!("a sheet that comes late is not understood: {leak}"));
    }
}

/// Tests that the search notices a page that names one card of somebody else's hand, a person's or an AI player's.
pub fn whispers_would_be_noticed(traffic: &[Passed], story: &Story) {
    whispers_are_noticed(traffic, story, |saying, card| Some(saying.and(card)));
}

/// The same for the description of a page's picture.
pub fn whispers_in_descriptions_would_be_noticed(traffic: &[Passed], story: &Story) {
    whispers_are_noticed(traffic, story, Saying::described_with);
}

/// Adds a card to one page after the other. `add` makes the changed page, if it can.
fn whispers_are_noticed(traffic: &[Passed], story: &Story, add: impl Fn(&Saying, &str) -> Option<Saying>) {
    let (mut pressed, mut followed) = (Pressed::default(), Followed::new(story));
    let mut whispers = Vec::new();
    for (at, passed) in traffic.iter().enumerate() {
        let saying = match passed {
            Passed::Asked(question) => {
                pressed.take(question);
                followed.advance(&pressed);
                continue;
            }
            Passed::Said(saying) => saying,
        };
        let (Some(_), Some(text), Some(_)) = (saying.chat, &saying.text, add(saying, "")) else { continue };
        if let [moment] = followed.moments_of(&numbers_in(text))[..] {
            let held = moment.seats.iter().fold(CardSet::EMPTY, |held, seat| held.union(seat.own));
            let known = |moment: &Moment| story.known(moment, saying.reader).cards;
            // Cards that were open when an earlier match ended prove nothing: the page might be a late one of that match.
            let open = followed.late_ends(None, &numbers_in(text)).into_iter().map(known);
            let secret = open.fold(held.difference(known(moment)), CardSet::difference);
            whispers.extend(secret.first().map(|card| (at, saying, card)));
        }
    }
    assert!(!whispers.is_empty(), "somebody hides a card");
    let tried: Vec<_> = whispers.iter().step_by(whispers.len().div_ceil(STRAYS)).collect();
    let leaks = tried.iter().map(|(at, saying, card)| {
        let rank = card.rank().letter().to_string().replace('T', "10");
        let card_in_words = format!("{}{rank}", card.suit().glyph());
        (*at, add(saying, &card_in_words).unwrap_or_else(|| (*saying).clone()))
    });
    for (is_noticed, (_, saying, card)) in noticed(traffic, story, leaks).into_iter().zip(tried) {
        assert!(is_noticed, "{card} is whispered unnoticed: {saying:#?}");
    }
}

/// Tests that the search notices if somebody learns which card was given face down. Returns the number of cases.
pub fn gifts_would_be_noticed(traffic: &[Passed], story: &Story) -> usize {
    let given = story.given();
    let sample = given.iter().step_by(given.len().div_ceil(12).max(1));
    let whispers = sample.filter_map(|hidden| Some((whispered(traffic, story, hidden)?, hidden)));
    let mut whispers: Vec<_> = whispers.map(|((at, whisper), hidden)| (at, whisper, hidden)).collect();
    whispers.sort_by_key(|(at, _, _)| *at);
    let leaks = whispers.iter().map(|(at, whisper, _)| (*at, whisper.clone()));
    for (is_noticed, (_, _, hidden)) in noticed(traffic, story, leaks).into_iter().zip(&whispers) {
        assert!(is_noticed, "{} reached {} unnoticed", hidden.card, hidden.from);
    }
    whispers.len()
}

/// The first page that reaches the person after the card was given, with that card added, and its number; `None` if there is no such page.
fn whispered(traffic: &[Passed], story: &Story, hidden: &Hidden) -> Option<(usize, Saying)> {
    let mut pressed = Pressed::default();
    let mut followed = Followed::new(story);
    for (at, passed) in traffic.iter().enumerate() {
        let saying = match passed {
            Passed::Asked(question) => {
                pressed.take(question);
                followed.advance(&pressed);
                continue;
            }
            Passed::Said(saying) => saying,
        };
        // Later the card may have been played.
        if followed.upto > hidden.step + 1 {
            let later = &followed.now();
            if story.known(later, Some(hidden.from)).cards.contains(hidden.card)
                || later.deal != story.steps[hidden.step].after.deal
            {
                return None;
            }
        }
        let here = followed.upto > hidden.step && saying.chat == Some(hidden.from);
        let text = saying.text.as_deref().filter(|_| here);
        let deal = story.steps[hidden.step].after.deal.map(|(_, deal)| deal);
        // A page of the previous deal may still be on its way.
        if text.is_some_and(|text| deal.is_some_and(|deal| numbers_in(text).contains(&deal))) {
            return Some((at, saying.and(&hidden.card.to_string())));
        }
    }
    None
}

/// A story, as far as the bot can know it.
#[derive(Debug, Clone)]
pub(crate) struct Followed<'a> {
    /// What happened at the table.
    pub story: &'a Story,
    /// How many of its events may have happened.
    pub upto: usize,
}

impl<'a> Followed<'a> {
    /// The story before any event.
    pub(crate) fn new(story: &'a Story) -> Self {
        let mut followed = Self { story, upto: 0 };
        followed.advance(&Pressed::default());
        followed
    }

    fn is_told(&self) -> bool {
        self.upto == self.story.steps.len()
    }

    /// Advances over everything that the received presses have caused. Returns how many causes were passed.
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

    /// All moments so far.
    fn moments(&self) -> Vec<&Moment> {
        self.story.steps[..self.upto].iter().map(|step| &step.after).collect()
    }

    /// The moments that a page can be about: the newest of the deal that it names. If it names none, the current one, and the end of the
    /// previous deal as long as nothing has been decided in this one, because the page may have been on its way.
    fn moments_of(&self, named: &[u32]) -> Vec<&Moment> {
        let steps = &self.story.steps[..self.upto];
        let newest = |fits: &dyn Fn(u32) -> bool| {
            steps.iter().rev().map(|step| &step.after).find(|moment| moment.deal.is_some_and(|(_, deal)| fits(deal)))
        };
        if let Some(moment) = named.iter().find_map(|named| newest(&|deal| deal == *named)) {
            return vec![moment];
        }
        let decided = steps.iter().rposition(|step| matches!(step.cause, Some(Cause::Press { .. })));
        let begun = steps.iter().rposition(|step| matches!(step.event, Event::Dealt { .. } | Event::MatchEnded { .. }));
        let before = begun.filter(|begun| decided < Some(*begun)).and_then(|begun| {
            steps[..begun].iter().rev().map(|step| &step.after).find(|moment| moment.deal != self.now().deal)
        });
        [Some(self.now()), before].into_iter().flatten().collect()
    }

    /// The ends of the named deal in earlier matches; of one match only, if the message is known to belong to it. A page may be updated,
    /// or sent for the first time, after the next match, which numbers its deals from 1, has begun.
    fn late_ends(&self, written_in: Option<u32>, named: &[u32]) -> Vec<&Moment> {
        // Between two matches, the last one counts as an earlier one.
        let begun = self.story.steps[..self.upto].iter().rev().find_map(|step| step.after.deal);
        let now = self.now().deal.map_or_else(|| begun.map_or(0, |(last, _)| last + 1), |(number, _)| number);
        let matches = written_in.map_or(1..=now, |number| number..=number).filter(|number| *number < now);
        let end = |wanted| {
            let mut moments = self.story.steps[..self.upto].iter().rev().map(|step| &step.after);
            moments.find(|moment| moment.deal == Some(wanted))
        };
        // A title contains other numbers besides the deal's.
        matches.flat_map(|number| named.iter().filter_map(move |deal| end((number, *deal)))).collect()
    }
}

/// The presses that the bot has received.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pressed {
    seen: BTreeSet<(String, i64)>,
    /// By query: who pressed what.
    queries: BTreeMap<String, (i64, String)>,
}

impl Pressed {
    /// Records a question to the bot.
    pub(crate) fn take(&mut self, question: &Question) {
        let Some(data) = &question.data else { return };
        self.seen.insert((data.clone(), question.by));
        self.queries.insert(question.id.clone(), (question.by, data.clone()));
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

/// The subject of a message.
#[derive(Debug, Clone, Copy, Default)]
struct Subject {
    table: Option<TableId>,
    /// The match in which it was written.
    written_in: Option<u32>,
}

#[derive(Clone)]
struct Search<'a> {
    followed: Vec<Followed<'a>>,
    pressed: Pressed,
    /// The subjects of a chat's messages.
    messages: BTreeMap<(i64, i64), Subject>,
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

    fn look_at_all<'t>(&mut self, traffic: impl IntoIterator<Item = &'t Passed>) -> Result<(), String> {
        traffic.into_iter().try_for_each(|passed| self.look(passed))
    }

    /// The totals, if every event had its cause.
    fn finish(&self) -> Result<Searched, String> {
        match self.followed.iter().find(|followed| !followed.is_told()) {
            Some(followed) => Err(format!("a press of table {} never arrived", followed.story.table)),
            None => Ok(self.searched),
        }
    }

    fn look(&mut self, passed: &Passed) -> Result<(), String> {
        let saying = match passed {
            Passed::Asked(question) => {
                self.pressed.take(question);
                for followed in &mut self.followed {
                    followed.advance(&self.pressed);
                }
                return Ok(());
            }
            Passed::Said(saying) => saying,
        };
        self.searched.requests += 1;
        for followed in &self.followed {
            let hidden = if followed.now().revealed { None } else { followed.story.secrets.last() };
            if hidden.is_some_and(|secret| saying.mentions(secret)) {
                return Err(format!("a secret is shown too early: {saying:#?}"));
            }
        }
        let (reader, Subject { table, written_in }) = self.addressee(saying);
        let mentions = Mentions::within(&saying.carried);
        if mentions.is_empty() {
            return Ok(());
        }
        self.searched.with_cards += 1;
        let named = saying.text.as_deref().map(numbers_in).unwrap_or_default();
        // Nobody plays on the page of an end. A public message may get it, or its picture, during the next match.
        let may_be_late = mentions.acts.is_empty() && (reader.is_none() || written_in.is_some());
        let written_in = written_in.filter(|_| reader.is_some());
        let candidates = self.followed.iter().filter(|followed| table.is_none_or(|id| id == followed.story.table));
        let mut fits = candidates.flat_map(|followed| {
            let late = if may_be_late { followed.late_ends(written_in, &named) } else { Vec::new() };
            // A confirmation names no card. If several processes serve, it may come after the decision was made; what the reader could do
            // earlier is no secret.
            let once = if mentions.cards.is_empty() { followed.moments() } else { Vec::new() };
            followed.moments_of(&named).into_iter().chain(late).chain(once).map(move |moment| (followed, moment))
        });
        let fits = fits.any(|(followed, moment)| followed.story.known(moment, reader).covers(&mentions));
        if fits { Ok(()) } else { Err(format!("{reader:?} sees a card that is not theirs to see: {saying:#?}")) }
    }

    /// The only reader of a request, if there is one, and its subject, if known.
    fn addressee(&mut self, saying: &Saying) -> (Option<i64>, Subject) {
        let pressed = saying.answers.as_ref().and_then(|question| self.pressed.queries.get(question));
        let asked = pressed.and_then(|(_, data)| data.parse::<Token>().ok()?.table);
        let named = saying.table();
        let (Some(chat), Some(message)) = (saying.chat, saying.message) else {
            return (saying.reader, Subject { table: named.or(asked), written_in: None });
        };
        let on = named.and_then(|table| self.match_at(table));
        let subject = self.messages.entry((chat, message)).or_default();
        subject.table = named.or(subject.table);
        subject.written_in = subject.written_in.or(on);
        (saying.reader, Subject { table: subject.table.or(asked), ..*subject })
    }

    /// The number of the running match at a table, as far as the presses tell.
    fn match_at(&self, table: TableId) -> Option<u32> {
        let followed = self.followed.iter().find(|followed| followed.story.table == table)?;
        followed.now().deal.map(|(number, _)| number)
    }
}

/// The numbers by which a page names its deal, perhaps among others, as in the name of a game or a player: those beside the game's name,
/// or in the title.
fn numbers_in(text: &str) -> Vec<u32> {
    let title = text.lines().next().unwrap_or_default();
    let named = text.lines().find_map(beside_game).unwrap_or(title);
    let numbers = named.split(|letter: char| !letter.is_ascii_digit());
    numbers.filter_map(|digits| digits.parse().ok()).collect()
}

/// What follows the game's name in a line that begins with it, up to the next point.
fn beside_game(line: &str) -> Option<&str> {
    let mut parts = line.split(" · ");
    let game = parts.next()?.rsplit('>').next()?;
    talon_view::game_named(game.trim_matches(|letter: char| !letter.is_alphanumeric()))?;
    parts.next()
}
