//! A round: who meets whom, and the results.

use talon_league::Drawn;
use talon_standings::league::{Fixture, Kind, Score};
use talon_table::PersonId;

use super::LeaguePage;
use crate::page::draft::Draft;
use crate::shared::fair;
use crate::words::{Leagues, Mentions, Moment, Room};
use crate::{LeagueVerb, Look, Page};

/// A round of a season, with `scores` of that season; none if it was not drawn.
#[must_use]
pub fn league_round(page: &LeaguePage<'_>, season: u32, round: u32, scores: &[Score]) -> Option<Page> {
    let (rounds, drawn) = rounds_with(page, season, round)?;
    let playing = page.league.season().filter(|playing| playing.number() == season);
    let mut draft = Draft::new(page.locale);
    draft.title(&Leagues::RoundTitle { name: page.name(), season, round });
    let is_last = playing.is_some() && rounds.len() == round as usize;
    if is_last {
        draft.dim(&Leagues::Deadline { until: Moment(drawn.deadline) });
    }
    if drawn.secret.is_some() {
        fair::sealed(&mut draft);
    }
    draft.gap();
    for fixture in &drawn.round.fixtures {
        draft.body(&line(page, fixture, scores));
    }
    if !drawn.round.byes.is_empty() {
        let byes: Vec<PersonId> = drawn.round.byes.iter().copied().map(PersonId).collect();
        draft.dim(&Leagues::Bye { players: page.mentions(&byes) });
    }
    if is_last {
        draft.row([page.button(&Leagues::ButtonPlay, LeagueVerb::Play, Look::Main)]);
    }
    let before = (round > 1).then(|| page.earlier(round - 1, LeagueVerb::Round(season, round - 1)));
    let after = (rounds.len() > round as usize).then(|| page.later(round + 1, LeagueVerb::Round(season, round + 1)));
    let show = page.quiet(&Leagues::ButtonShow, LeagueVerb::Show);
    let sealed = drawn.secret.is_some();
    let proof = sealed.then(|| page.quiet(&Room::ButtonProof, LeagueVerb::Proof(season, round)));
    draft.row(before.into_iter().chain([show]).chain(proof).chain(after));
    Some(draft.finish())
}

/// The promise under which the cards of a round are sealed, which all its tables play; none if it was not drawn, or each table has its
/// own cards.
#[must_use]
pub fn league_proof(page: &LeaguePage<'_>, season: u32, round: u32) -> Option<Page> {
    let (_, drawn) = rounds_with(page, season, round)?;
    let secret = drawn.secret.as_ref()?;
    let mut draft = Draft::new(page.locale);
    draft.title(&Leagues::RoundTitle { name: page.name(), season, round });
    draft.body(&Leagues::RoundSealed);
    fair::promise(&mut draft, &secret.commitment());
    draft.row([page.quiet(&Leagues::ButtonBack, LeagueVerb::Round(season, round))]);
    Some(draft.finish())
}

/// The rounds of a season, and this one of them; none if it was not drawn.
fn rounds_with<'a>(page: &LeaguePage<'a>, season: u32, round: u32) -> Option<(&'a [Drawn], &'a Drawn)> {
    let playing = page.league.season().filter(|playing| playing.number() == season);
    let past = page.league.past().iter().find(|past| past.season.number() == season);
    let rounds = match (playing, past) {
        (Some(playing), _) => playing.rounds(),
        (None, Some(past)) => past.season.rounds(),
        (None, None) => &[],
    };
    rounds.iter().find(|drawn| drawn.round.number == round).map(|drawn| (rounds, drawn))
}

fn line(page: &LeaguePage<'_>, fixture: &Fixture, scores: &[Score]) -> Leagues {
    let persons: Vec<PersonId> = fixture.players.iter().copied().map(PersonId).collect();
    let of_it = |score: &&Score| {
        score.round == fixture.round
            && score.sides.len() == fixture.players.len()
            && fixture.players.iter().all(|who| score.side(*who).is_some())
    };
    let table = fixture.table;
    let Some(score) = scores.iter().rfind(of_it) else {
        return Leagues::FixtureOpen { table, players: page.mentions(&persons) };
    };
    let first = first_alone(score, &persons);
    let people = page.people(&persons).into_iter().zip(&persons);
    let people = people.map(|(player, person)| Leagues::FixturePlayer { player, won: first == Some(*person) });
    let players = Mentions::of(page.locale, people);
    match score.kind {
        Kind::WalkOver => Leagues::FixtureWalkOver { table, players },
        Kind::Played | Kind::Bye => Leagues::FixturePlayed { table, players },
    }
}

/// Who was ahead of everybody else; nobody where the first are level.
fn first_alone(score: &Score, persons: &[PersonId]) -> Option<PersonId> {
    let best = persons.iter().map(|person| score.points(person.0)).max()?;
    let mut first = persons.iter().filter(|person| score.points(person.0) == best);
    match (first.next(), first.next()) {
        (Some(person), None) => Some(*person),
        _ => None,
    }
}

/// The reminder for somebody whose match of the round is not played yet.
#[must_use]
pub fn league_reminder(page: &LeaguePage<'_>, others: &[PersonId], drawn: &Drawn) -> Page {
    let mut draft = Draft::new(page.locale);
    draft.title(&Leagues::Reminder { name: page.name() });
    draft.strong(&Leagues::YourFixture { others: page.mentions(others) });
    draft.body(&Leagues::Deadline { until: Moment(drawn.deadline) });
    draft.row([page.button(&Leagues::ButtonShow, LeagueVerb::Show, Look::Main)]);
    draft.finish()
}
