//! A running deal as everybody may see it, and how the match stands meanwhile.

use talon_games::AnyScore;
use talon_table::{Absence, Clock, DealView, PhaseView, SeatView};

use crate::games::game;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::shared::{options, sheet};
use crate::words::{Choice, Length, Moment, Room};
use crate::{Look, Page, ShowVerb, Style, Text, Verb};

/// A running deal as everybody may see it.
pub(crate) fn running(reader: &Reader<'_>, deal_no: u32, deal: &DealView) -> Page {
    let mut draft = Draft::new(reader.locale);
    game::position(&mut draft, reader, deal);
    draft.gap();
    standing(&mut draft, reader, deal_no);
    options::changed_line(&mut draft, &reader.view.terms(), reader.view.community, reader.locale);
    draft.row([
        reader.button(&Room::ButtonHand, Verb::Show(ShowVerb::Hand), Look::Main),
        reader.button(&Room::ButtonTable, Verb::Show(ShowVerb::Panel), Look::Quiet),
    ]);
    draft.finish()
}

/// Which deal it is and how the match stands: its score, who wants to end it, who is away, and how much time a decision has where that is
/// short. A deadline of hours or days is told by the panel and by a reminder, and what ends the match by the panel alone.
pub(crate) fn standing(draft: &mut Draft, reader: &Reader<'_>, deal_no: u32) {
    place(draft, reader, deal_no);
    if let Some(score) = &reader.view.score {
        draft.drawn(|draft| game::standing(draft, reader, score));
    }
    wishes(draft, reader);
    if is_short(reader.view.clock) {
        time_for_each(draft, reader);
    }
}

/// Which deal it is, and the points of the match.
fn place(draft: &mut Draft, reader: &Reader<'_>, deal_no: u32) {
    let place = reader.say(&Room::TablePageTitle { game: reader.view.kind, deal: deal_no });
    let points = |score: &AnyScore| sheet::told(reader, &game::shown_points(reader, None, &score.points()));
    let points = reader.view.score.as_ref().map(points).unwrap_or_default();
    draft.line(Style::Strong, Text::join([place].into_iter().chain(points), " · "));
}

/// The same for the panel, which tells what ends the match and when the time is over.
pub(crate) fn standing_with_time(draft: &mut Draft, reader: &Reader<'_>, deal_no: u32) {
    place(draft, reader, deal_no);
    goals(draft, reader);
    wishes(draft, reader);
    time_left(draft, reader);
}

/// The same for a page that does not follow every decision: it tells how much time each has.
pub(crate) fn standing_between_deals(draft: &mut Draft, reader: &Reader<'_>) {
    if let Some(score) = &reader.view.score {
        sheet::points(draft, reader, &game::shown_points(reader, None, &score.points()));
    }
    goals(draft, reader);
    wishes(draft, reader);
    time_for_each(draft, reader);
}

/// Whether people sit at the table together.
const fn is_short(clock: Clock) -> bool {
    match clock {
        Clock::Off | Clock::HalfMinute | Clock::Minute | Clock::ThreeMinutes => true,
        Clock::Hour | Clock::EightHours | Clock::Day | Clock::ThreeDays => false,
    }
}

/// What decides the match.
fn goals(draft: &mut Draft, reader: &Reader<'_>) {
    if let Some(score) = &reader.view.score {
        game::target(draft, reader, score);
        game::standing(draft, reader, score);
    }
}

/// Who wants to end or pause the match, and who is away.
fn wishes(draft: &mut Draft, reader: &Reader<'_>) {
    for SeatView { seat, end_proposed, pause_proposed, .. } in &reader.view.seats {
        if *end_proposed {
            draft.strong(&Room::EndWanted { player: reader.who(*seat) });
        }
        if *pause_proposed {
            draft.strong(&Room::PauseWanted { player: reader.who(*seat) });
        }
    }
    presence(draft, reader);
}

/// Who is away, and whether the deal was dealt anew or the match is paused.
fn presence(draft: &mut Draft, reader: &Reader<'_>) {
    for seat in &reader.view.seats {
        if let Some(why) = seat.away {
            let why = Choice(match why {
                Absence::TimedOut => "late",
                Absence::Left => "left",
                Absence::Removed => "removed",
            });
            draft.strong(&Room::Away { player: reader.who(seat.seat), why });
        }
    }
    let PhaseView::Playing { paused, redealt, .. } = &reader.view.phase else { return };
    if *redealt {
        draft.strong(&Room::DealtAnew);
    }
    if *paused {
        draft.strong(&Room::Paused);
    }
}

/// When the time of the player on turn is over; with a clock of minutes, how much each decision has.
fn time_left(draft: &mut Draft, reader: &Reader<'_>) {
    let PhaseView::Playing { waiting_for, until: Some(until), .. } = &reader.view.phase else { return };
    if is_short(reader.view.clock) {
        return time_for_each(draft, reader);
    }
    for seat in *waiting_for {
        draft.dim(&Room::ClockUntil { player: reader.who(seat), until: Moment(*until) });
    }
}

/// How much time each decision has, if the clock runs.
fn time_for_each(draft: &mut Draft, reader: &Reader<'_>) {
    let PhaseView::Playing { until: Some(_), .. } = &reader.view.phase else { return };
    if let Some(each) = Length::of_clock(reader.view.clock) {
        draft.dim(&Room::ClockLive { each });
    }
}
