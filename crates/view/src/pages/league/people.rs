//! Who is in a league: leaving it, and being removed from it.

use talon_table::PersonId;

use super::LeaguePage;
use super::manage::ask;
use crate::page::draft::Draft;
use crate::words::{Choice, Leagues, Who};
use crate::{Button, LeagueVerb, Look, ManageVerb, Page, Text};

/// How many people a page has buttons for.
const PEOPLE: usize = 8;

/// How many letters of a name a button has.
const NAME: usize = 12;

/// Asks somebody whether to leave a league, and says what it costs. Everybody in a group may read it; only the person who was asked
/// may say yes.
#[must_use]
pub fn ask_leave(page: &LeaguePage<'_>, person: PersonId) -> Option<Page> {
    let player = page.people(&[person]).into_iter().next()?;
    let question = Leagues::AskLeave { player, name: page.name() };
    let format = page.league.season().map_or(Choice("none"), |season| super::code_of(&season.plan().format).0);
    let effect = Leagues::AskLeaveEffect { format };
    Some(ask(page, &question, &effect, LeagueVerb::LeaveYes(person), LeagueVerb::Show))
}

/// Asks whether to take somebody out of a league.
#[must_use]
pub fn ask_remove(page: &LeaguePage<'_>, person: PersonId) -> Option<Page> {
    let Who { name: player, .. } = page.people(&[person]).into_iter().next()?;
    let question = Leagues::AskRemove { player, name: page.name() };
    let yes = LeagueVerb::Manage(ManageVerb::RemoveYes(person));
    Some(ask(page, &question, &Leagues::AskRemoveEffect, yes, LeagueVerb::Manage(ManageVerb::People(0))))
}

/// The people of a league, each with a button: members can be removed, and those who were removed readmitted. Pages count
/// from 0; after the last one there is none.
#[must_use]
pub fn league_people(page: &LeaguePage<'_>, number: u8) -> Option<Page> {
    let removed: Vec<PersonId> = page.league.removed().collect();
    let all: Vec<PersonId> = page.league.members().iter().copied().chain(removed.iter().copied()).collect();
    let at = usize::from(number);
    let shown: Vec<PersonId> = all.iter().copied().skip(at * PEOPLE).take(PEOPLE).collect();
    if shown.is_empty() && number > 0 {
        return None;
    }
    let button = |(person, who): (&PersonId, Who)| {
        let (sign, verb) = if removed.contains(person) {
            ('↩', ManageVerb::Readmit(*person))
        } else {
            ('✕', ManageVerb::Remove(*person))
        };
        let label = Text::foreign(&format!("{sign} {}", short(who.name.as_str())));
        page.labelled(label, LeagueVerb::Manage(verb), Look::Quiet)
    };
    let buttons: Vec<Button> = shown.iter().zip(page.people(&shown)).map(button).collect();
    let mut draft = Draft::new(page.locale);
    draft.title(&Leagues::PeopleTitle { name: page.name() });
    draft.body(&Leagues::PeopleHow);
    draft.rows(buttons, 2);
    let people = |to: u8| (u32::from(to) + 1, LeagueVerb::Manage(ManageVerb::People(to)));
    let earlier = number.checked_sub(1).map(people).map(|(shown, verb)| page.earlier(shown, verb));
    let later = number.checked_add(1).filter(|_| all.len() > (at + 1) * PEOPLE).map(people);
    let later = later.map(|(shown, verb)| page.later(shown, verb));
    let back = page.quiet(&Leagues::ButtonBack, LeagueVerb::Manage(ManageVerb::Show));
    draft.row(earlier.into_iter().chain([back]).chain(later));
    Some(draft.finish())
}

/// A name that has room on a button with others beside it. Its end, where a number may stand, is kept.
fn short(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    match (letters.get(..NAME / 2), letters.len().checked_sub(NAME / 2).and_then(|at| letters.get(at..))) {
        (Some(first), Some(last)) if letters.len() > NAME => first.iter().chain(['…'].iter()).chain(last).collect(),
        _ => name.to_owned(),
    }
}
