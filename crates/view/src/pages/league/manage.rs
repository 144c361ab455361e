//! How a league is played, and its beginning and end.

use talon_games::GameKind;
use talon_league::Plan;
use talon_standings::league::Format;
use talon_table::Terms;

use super::{LeaguePage, begin, code_of, label, missing, shown};
use crate::page::draft::Draft;
use crate::shared::options;
use crate::words::{Leagues, Length, Phrase};
use crate::{Button, LeagueSetting, LeagueVerb, Look, ManageVerb, Page, Style, Text, say};

/// The numbers of days that can be chosen.
const DAYS: [u16; 6] = [1, 2, 3, 7, 14, 30];

/// The most rounds that can be chosen, and how often two meet at most.
const MOST_ROUNDS: u8 = 9;
const MOST_MEETINGS: u8 = 2;

/// How a league is played, with buttons to change it: each shows the present choice and switches to the next. `presets` are those of
/// its game, by number; `terms` are the terms of its tables.
#[must_use]
pub fn league_manage(page: &LeaguePage<'_>, presets: &[(u32, String)], terms: &Terms) -> Page {
    let plan = page.league.plan();
    let mut draft = Draft::new(page.locale);
    draft.title(&Leagues::ManageTitle { name: page.name() });
    page.how(&mut draft);
    draft.body(&Leagues::Length { ladder: is_ladder(plan), lasts: Length::days(plan.days) });
    draft.body(&Leagues::Again { again: plan.again });
    for rule in options::changed(terms, true, page.locale) {
        draft.line(Style::Body, say(page.locale, &Leagues::Rule { rule: Phrase::from(rule) }));
    }
    draft.gap();
    draft.dim(&Leagues::ManageWho);
    if page.league.season().is_some() {
        draft.dim(&Leagues::ManagePlaying);
        draft.row([page.quiet(&Leagues::ButtonFinish, LeagueVerb::Manage(ManageVerb::Finish))]);
    } else {
        missing(page, &mut draft);
        draft.rows(settings(page, presets, terms), 3);
        draft.row(begin(page));
    }
    draft.row([
        page.quiet(&Leagues::ButtonPeople, LeagueVerb::Manage(ManageVerb::People(0))),
        page.quiet(&Leagues::ButtonClose, LeagueVerb::Manage(ManageVerb::Close)),
        page.quiet(&Leagues::ButtonBack, LeagueVerb::Show),
    ]);
    draft.finish()
}

const fn is_ladder(plan: &Plan) -> bool {
    matches!(plan.format, Format::Ladder { .. })
}

fn settings(page: &LeaguePage<'_>, presets: &[(u32, String)], terms: &Terms) -> Vec<Button> {
    let plan = page.league.plan();
    let set = |said: &Leagues, setting| page.quiet(said, LeagueVerb::Manage(ManageVerb::Set(setting)));
    let mut buttons = vec![
        set(&Leagues::ButtonGame { game: plan.game }, LeagueSetting::Game(next(&GameKind::ALL, plan.game))),
        set(&Leagues::ButtonFormat { format: code_of(&plan.format).0 }, LeagueSetting::Format(next_format(plan))),
        set(&Leagues::ButtonDays { days: plan.days.into() }, LeagueSetting::Days(next(&DAYS, plan.days))),
        set(&Leagues::ButtonAgain { again: plan.again }, LeagueSetting::Again(!plan.again)),
    ];
    if let Some((rounds, most)) = rounds_of(plan) {
        let next = if rounds >= u32::from(most) { 1 } else { u8::try_from(rounds + 1).unwrap_or(1) };
        buttons.push(set(&Leagues::ButtonRoundsCount { rounds }, LeagueSetting::Rounds(next)));
    }
    if !plan.boards().is_empty() {
        let chosen = plan.duplicate.map_or(0, |duplicate| duplicate.boards.get());
        let numbers: Vec<u32> = [0].into_iter().chain(plan.boards().iter().copied()).collect();
        let next = next(&numbers, chosen);
        buttons.push(set(&Leagues::ButtonBoards { boards: chosen }, LeagueSetting::Boards(next)));
    }
    if !presets.is_empty() {
        let numbers: Vec<u32> = [0].into_iter().chain(presets.iter().map(|(number, _)| *number)).collect();
        let usual = options::changed(terms, true, page.locale).is_empty();
        let chosen = page.league.plan().preset.filter(|_| !usual);
        let name = chosen.and_then(|chosen| presets.iter().find(|(number, _)| *number == chosen));
        let name = name
            .map_or_else(|| label(page.locale, &Leagues::PresetUsual), |(_, name)| Text::foreign(shown(name).as_str()));
        let next = next(&numbers, chosen.unwrap_or(0));
        buttons.push(set(&Leagues::ButtonPreset { name: Phrase(name) }, LeagueSetting::Preset(next)));
    }
    buttons
}

fn next_format(plan: &Plan) -> u8 {
    let formats = Plan::formats(plan.game);
    let same = |format: &Format| code_of(format).0 == code_of(&plan.format).0;
    let at = formats.iter().position(same).map_or(0, |at| at + 1);
    u8::try_from(if at >= formats.len() { 0 } else { at }).unwrap_or(0)
}

/// How many rounds there are, or how often two meet, and how many there can be.
const fn rounds_of(plan: &Plan) -> Option<(u32, u8)> {
    match plan.format {
        Format::RoundRobin { meetings, .. } => Some((meetings, MOST_MEETINGS)),
        Format::Swiss { rounds } | Format::Rotating { rounds, .. } => Some((rounds, MOST_ROUNDS)),
        Format::Ladder { .. } | Format::Knockout { .. } => None,
    }
}

fn next<T: Copy + PartialEq>(of: &[T], present: T) -> T {
    let at = of.iter().position(|value| *value == present).map_or(0, |at| at + 1);
    of.get(at).or_else(|| of.first()).copied().unwrap_or(present)
}

/// Asks whether to end a season.
#[must_use]
pub fn ask_finish(page: &LeaguePage<'_>) -> Page {
    let question = Leagues::AskFinish { name: page.name() };
    ask(page, &question, &Leagues::AskFinishEffect, LeagueVerb::Manage(ManageVerb::FinishYes), MANAGE)
}

/// Asks whether to close a league.
#[must_use]
pub fn ask_close(page: &LeaguePage<'_>) -> Page {
    let question = Leagues::AskClose { name: page.name() };
    ask(page, &question, &Leagues::AskCloseEffect, LeagueVerb::Manage(ManageVerb::CloseYes), MANAGE)
}

/// Back from a question to what can be done with a league.
const MANAGE: LeagueVerb = LeagueVerb::Manage(ManageVerb::Show);

/// A question about a league, and what a yes costs.
pub(super) fn ask(
    page: &LeaguePage<'_>,
    question: &Leagues,
    effect: &Leagues,
    yes: LeagueVerb,
    back: LeagueVerb,
) -> Page {
    let mut draft = Draft::new(page.locale);
    draft.title(question);
    draft.body(effect);
    draft.row([page.button(&Leagues::ButtonYes, yes, Look::Main), page.quiet(&Leagues::ButtonBack, back)]);
    draft.finish()
}
