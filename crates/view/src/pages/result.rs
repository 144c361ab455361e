//! The result of a match.

use talon_table::{FinishedMatch, Holder, How, PhaseView, TableView};

use crate::games::game;
use crate::page::draft::Draft;
use crate::page::reader::{Reader, ai_level};
use crate::pages::panel;
use crate::shared::{fair, options, sheet, winners};
use crate::words::{Daily, Menu, Phrase, Replay, Room, Sentence};
use crate::{
    Button, DailyVerb, HouseVerb, Locale, Look, MenuVerb, Names, Page, ReplayVerb, ShowVerb, Style, Target, Token, Verb,
};

/// The result of the last match that is over: who won and how, who played, and the way to the proof.
#[must_use]
pub fn result(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    page(view, names, locale, |draft, reader, finished| draft.line(Style::Title, winners::won(reader, finished)))
}

pub(crate) fn page(
    view: &TableView,
    names: &dyn Names,
    locale: Locale,
    begin: impl Fn(&mut Draft, &Reader<'_>, &FinishedMatch),
) -> Page {
    let Some(finished) = &view.finished else { return panel::table_panel(view, names, locale) };
    let reader = &Reader::of(finished, view, names, locale);
    let mut draft = Draft::new(locale);
    begin(&mut draft, reader, finished);
    let points = game::shown_points(reader, finished.sheet.last(), &finished.result.points);
    sheet::points(&mut draft, reader, &points);
    game::match_score(&mut draft, reader, &finished.score);
    how(&mut draft, reader, finished);
    options::changed_line(&mut draft, &finished.terms, reader.view.community, reader.locale);
    played(&mut draft, reader, finished);
    draft.gap();
    fair::after(&mut draft, reader, finished);
    let over = matches!(reader.view.phase, PhaseView::Over { .. });
    let rematch = matches!(reader.view.phase, PhaseView::Over { again: true, .. })
        .then(|| reader.button(&Room::ButtonRematch, Verb::House(HouseVerb::Rematch), Look::Main));
    draft.row(rematch.into_iter().chain([reader.button(&Room::ButtonScore, Verb::Show(ShowVerb::Score), Look::Quiet)]));
    let table = over.then(|| reader.button(&Room::ButtonTable, Verb::Show(ShowVerb::Panel), Look::Quiet));
    let coach =
        finished.secret.is_some().then(|| past_button(reader, finished, &Replay::ButtonCoach, ReplayVerb::Coach));
    let board = reader.is_daily().then(|| {
        let token = Token::new(Some(reader.view.id), 0, Verb::Daily(DailyVerb::Board));
        Button { label: reader.say(&Daily::ButtonBoard), target: Target::Token(token), look: Look::Main }
    });
    draft.row(board);
    let games = (!reader.view.community).then(|| {
        let token = Token::new(None, 0, Verb::Menu(MenuVerb::Games));
        Button { label: reader.say(&Menu::ButtonHome), target: Target::Token(token), look: Look::Quiet }
    });
    let ways = [Some(replay_button(reader, finished)), coach, Some(proof_button(reader, finished)), table, games];
    draft.rows(ways.into_iter().flatten().collect(), 2);
    draft.finish()
}

/// The way to look at the match again.
fn replay_button(reader: &Reader<'_>, finished: &FinishedMatch) -> Button {
    past_button(reader, finished, &Replay::Button, ReplayVerb::Step(1, 0))
}

/// The way to what proves the deals. A match whose cards other tables still play has no replay; its promise can be seen all the same.
fn proof_button(reader: &Reader<'_>, finished: &FinishedMatch) -> Button {
    match finished.secret {
        Some(_) => past_button(reader, finished, &Room::ButtonProof, ReplayVerb::Proof),
        None => reader.button(&Room::ButtonProof, Verb::Show(ShowVerb::Proof), Look::Quiet),
    }
}

/// A button about this match, whatever the table does now.
fn past_button(reader: &Reader<'_>, finished: &FinishedMatch, label: &impl Sentence, verb: ReplayVerb) -> Button {
    let token = Token::new(Some(reader.view.id), finished.match_no, Verb::Replay(verb));
    Button { label: reader.say(label), target: Target::Token(token), look: Look::Quiet }
}

/// What ended the match, and after how many deals.
pub(crate) fn how(draft: &mut Draft, reader: &Reader<'_>, finished: &FinishedMatch) {
    match &finished.result.how {
        How::Played => {}
        How::Resigned { seat } => draft.body(&Room::ResultResigned { loser: reader.who(*seat) }),
        How::Agreed => draft.body(&Room::ResultAgreed),
        How::Stopped => draft.body(&Room::ResultStopped),
        How::Abandoned { seats } => {
            for seat in seats {
                draft.body(&Room::ResultAbandoned { absent: reader.who(*seat) });
            }
        }
    }
    draft.body(&Room::ResultPlayed { deals: finished.result.deals });
}

/// Results say who played, and for whom else the match counts.
fn played(draft: &mut Draft, reader: &Reader<'_>, finished: &FinishedMatch) {
    let counts = !matches!(finished.result.how, How::Agreed | How::Stopped);
    for player in reader.gave_up().iter().filter(|_| counts) {
        draft.body(&Room::ResultGaveUp { player: player.clone() });
    }
    for seat in &finished.result.seats {
        match &seat.holder {
            Holder::Ai { level } => {
                let level = Phrase::from(ai_level(level, reader.locale));
                draft.body(&Room::ResultAi { player: reader.name(seat.seat), level });
            }
            Holder::Person { .. } if seat.stand_in > 0 => {
                draft.body(&Room::ResultStandIn { player: reader.who(seat.seat), count: seat.stand_in });
            }
            Holder::Person { .. } => {}
        }
    }
}
