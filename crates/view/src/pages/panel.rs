//! The table's panel: what `/table` answers. It always shows how to get out.

use talon_cards::Seat;
use talon_table::{Absence, Clock, Occupant, PhaseView, Prefs, SeatView, TableView};

use crate::games::game;
use crate::page::button::{BUTTONS_IN_ROW, ROWS};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::shared::{fair, options, running};
use crate::words::Room;
use crate::{Button, HouseVerb, Locale, Look, MenuVerb, Names, Page, ShowVerb, TableVerb, Verb};

/// How many of the ways to other pages stand in a row, where there is room for two rows.
const WAYS: usize = 3;

/// The panel, for everybody (a public view) or for the player of a seat.
#[must_use]
pub fn table_panel(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let mut draft = Draft::new(locale);
    if let PhaseView::Playing { waiting_for, deal_no, .. } = &view.phase {
        for seat in *waiting_for {
            draft.title(&Room::PanelWaitingFor { player: reader.who(seat) });
        }
        playing(&mut draft, &reader, *deal_no);
    } else {
        draft.title(&Room::PanelTitle { game: view.kind });
    }
    match &view.phase {
        PhaseView::Playing { .. } => {}
        PhaseView::Lobby { .. } => draft.body(&Room::PanelLobby),
        PhaseView::Over { .. } => draft.body(&Room::PanelOver),
        PhaseView::Closed { .. } => draft.body(&Room::PanelClosed),
    }
    buttons(&mut draft, &reader);
    draft.finish()
}

/// How a running match stands and by which rules it is played, and what the buttons do not say.
fn playing(draft: &mut Draft, reader: &Reader<'_>, deal_no: u32) {
    running::standing_with_time(draft, reader, deal_no);
    options::changed_line(draft, &reader.view.terms(), reader.view.community, reader.locale);
    draft.gap();
    for seat in free_seats(reader) {
        draft.body(&Room::SeatLeft { seat: number(seat), player: reader.who(seat) });
    }
    if reader.seat().is_some() && plays_alone(reader) {
        draft.body(&Room::PanelAlone);
    }
    if may_be_abandoned(reader) {
        draft.dim(&Room::PanelAbandoned);
    }
    draft.gap();
    fair::sealed(draft);
}

/// Whether nobody is there to whom the reader could propose anything: the others are AI players, or have left. For everybody's panel,
/// whether a single person plays.
fn plays_alone(reader: &Reader<'_>) -> bool {
    let is_asked = |seat: &&SeatView| matches!(seat.away, None | Some(Absence::TimedOut));
    others(reader).filter(is_asked).count() <= usize::from(reader.seat().is_none())
}

/// Whether no other person has a seat, not even one that an AI player plays on meanwhile.
fn sits_alone(reader: &Reader<'_>) -> bool {
    others(reader).count() <= usize::from(reader.seat().is_none())
}

/// The seats of people other than the reader.
fn others<'a>(reader: &'a Reader<'_>) -> impl Iterator<Item = &'a SeatView> {
    let is_other =
        |seat: &&SeatView| reader.seat() != Some(seat.seat) && matches!(seat.occupant, Some(Occupant::Person { .. }));
    reader.view.seats.iter().filter(is_other)
}

/// Whether the match may wait in vain for somebody else: a person is away, or is on turn where no clock sends anybody away.
fn may_be_abandoned(reader: &Reader<'_>) -> bool {
    let PhaseView::Playing { waiting_for, paused, .. } = &reader.view.phase else { return false };
    let is_waited_for = |seat: &SeatView| {
        let is_slow = reader.view.clock == Clock::Off && !paused && waiting_for.contains(seat.seat);
        seat.away.is_some() || is_slow
    };
    others(reader).any(is_waited_for)
}

fn buttons(draft: &mut Draft, reader: &Reader<'_>) {
    let view = reader.view;
    let quiet = |label: &Room, verb| reader.button(label, verb, Look::Quiet);
    let danger = |label: &Room, verb| reader.button(label, verb, Look::Danger);
    match &view.phase {
        PhaseView::Lobby { .. } => {
            draft.row([
                quiet(&Room::ButtonLeave, Verb::Table(TableVerb::Leave)),
                danger(&Room::ButtonCancel, Verb::Table(TableVerb::Cancel)),
            ]);
        }
        PhaseView::Playing { .. } => {
            let resign = danger(&Room::ButtonResign, Verb::Show(ShowVerb::Resign));
            let abandoned = || quiet(&Room::ButtonEndAbandoned, Verb::Table(TableVerb::EndAbandoned));
            let abandoned = may_be_abandoned(reader).then(abandoned);
            draft.rows(endings(reader).into_iter().chain([resign]).chain(abandoned).collect(), 2);
            draft.row(presence(reader));
            draft.row(switches(reader));
            let take = |seat| {
                reader.button(
                    &Room::ButtonTakeOver { seat: number(seat) },
                    Verb::House(HouseVerb::TakeOver(seat)),
                    Look::Quiet,
                )
            };
            draft.row(free_seats(reader).map(take).take(BUTTONS_IN_ROW));
        }
        PhaseView::Over { again, .. } => {
            draft.row(again.then(|| reader.button(&Room::ButtonRematch, Verb::House(HouseVerb::Rematch), Look::Main)));
            draft.row([
                quiet(&Room::ButtonLeave, Verb::Table(TableVerb::Leave)),
                quiet(&Room::ButtonCancel, Verb::Table(TableVerb::Cancel)),
            ]);
        }
        PhaseView::Closed { .. } => {
            draft.row([reader.button(&Room::ButtonNewTable, Verb::Menu(MenuVerb::Games), Look::Main)]);
            return;
        }
    }
    let scored = view.score.is_some() || view.finished.is_some();
    let playing = matches!(view.phase, PhaseView::Playing { .. });
    let promised = playing || matches!(view.phase, PhaseView::Lobby { .. });
    let ways = [
        scored.then(|| quiet(&Room::ButtonScore, Verb::Show(ShowVerb::Score))),
        view.community.then(|| quiet(&Room::ButtonPeople, Verb::Show(ShowVerb::People))),
        Some(quiet(&Room::ButtonRules, Verb::Menu(MenuVerb::Rules(view.kind, 0)))),
        promised.then(|| quiet(&Room::ButtonProof, Verb::Show(ShowVerb::Proof))),
        (!view.community).then(|| quiet(&Room::ButtonSetUp, Verb::Menu(MenuVerb::SetUp(view.kind)))),
        Some(quiet(&Room::ButtonBack, Verb::Show(ShowVerb::TablePage))),
    ];
    let ways: Vec<Button> = ways.into_iter().flatten().collect();
    let has_two_rows = ROWS.saturating_sub(draft.rows_so_far()) > 1;
    draft.rows(ways, if has_two_rows && playing { WAYS } else { BUTTONS_IN_ROW });
}

/// The buttons for going away and coming back. They act for the reader or, on everybody's panel, for the person who
/// presses.
fn presence(reader: &Reader<'_>) -> Vec<Button> {
    let view = reader.view;
    let paused = matches!(view.phase, PhaseView::Playing { paused: true, .. });
    let yours = reader.seat().and_then(|you| view.seats.get(you.index()));
    let (away, anybody_away) = match yours {
        Some(seat) => (seat.away.is_some(), false),
        None => (false, view.seats.iter().any(|seat| seat.away.is_some())),
    };
    let wished = yours.is_some_and(|seat| seat.pause_proposed);
    let may_pause = !paused && !away && !wished && !sits_alone(reader);
    let quiet = |label: &Room, verb| reader.button(label, verb, Look::Quiet);
    let main = |label: &Room, verb| reader.button(label, verb, Look::Main);
    [
        (away || anybody_away).then(|| main(&Room::ButtonReturn, Verb::Table(TableVerb::Return))),
        (paused && !away).then(|| main(&Room::ButtonResume, Verb::Table(TableVerb::Resume))),
        may_pause.then(|| quiet(&Room::ButtonPause, Verb::Table(TableVerb::ProposePause))),
        (!away && !plays_alone(reader)).then(|| quiet(&Room::ButtonStandDown, Verb::Table(TableVerb::StandDown))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The switches of what is played for the reader without a tap.
fn switches(reader: &Reader<'_>) -> Vec<Button> {
    let own = reader.seat().and_then(|you| reader.view.seats.get(you.index())?.prefs);
    let Some(Prefs { hold_draw, play_forced }) = own else { return Vec::new() };
    let forced = Verb::Table(TableVerb::Forced(!play_forced));
    let hold = || {
        let label = Room::ButtonHold { on: hold_draw };
        reader.button(&label, Verb::Table(TableVerb::Hold(!hold_draw)), Look::Quiet)
    };
    let forced = reader.button(&Room::ButtonForced { on: play_forced }, forced, Look::Quiet);
    [forced].into_iter().chain(game::holds_draw(&reader.view.rules).then(hold)).collect()
}

/// The seats that a reader without a seat could take over.
fn free_seats<'a>(reader: &'a Reader<'_>) -> impl Iterator<Item = Seat> + 'a {
    let outside = reader.view.community && reader.seat().is_none();
    reader.view.seats.iter().filter(move |seat| outside && seat.away.is_some()).map(|seat| seat.seat)
}

fn number(seat: Seat) -> u32 {
    u32::from(u8::from(seat)) + 1
}

/// Who sits at the table, and the buttons to remove somebody or to bring the table to its end. Everybody sees them: whether
/// a person may press them is checked when they are pressed.
#[must_use]
pub fn people(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let mut draft = Draft::new(locale);
    draft.title(&Room::PanelTitle { game: view.kind });
    let persons = view.seats.iter().filter(|seat| matches!(seat.occupant, Some(Occupant::Person { .. })));
    let removable = persons.filter(|seat| seat.away != Some(Absence::Removed)).map(|seat| seat.seat);
    let removable: Vec<Seat> = removable.collect();
    for seat in &removable {
        draft.body(&Room::PeopleSeat { seat: number(*seat), player: reader.who(*seat) });
    }
    draft.gap();
    draft.dim(&Room::PeopleWho);
    // After a match there is nothing left to lose.
    let look = if matches!(view.phase, PhaseView::Over { .. }) { Look::Quiet } else { Look::Danger };
    let remove = |seat: &Seat| {
        reader.button(&Room::ButtonRemove { seat: number(*seat) }, Verb::House(HouseVerb::Remove(*seat)), look)
    };
    draft.rows(removable.iter().map(remove).collect(), 4);
    draft.row([
        reader.button(&Room::ButtonStop, Verb::House(HouseVerb::Stop), look),
        reader.button(&Room::ButtonBack, Verb::Show(ShowVerb::Panel), Look::Main),
    ]);
    draft.finish()
}

/// The buttons to agree to end the match, or to withdraw that; none for somebody who plays alone. A reader with a seat gets the one
/// that applies; everybody's panel has both.
fn endings(reader: &Reader<'_>) -> Vec<Button> {
    let seats = &reader.view.seats;
    if plays_alone(reader) {
        return Vec::new();
    }
    let proposed = seats.iter().any(|seat| seat.end_proposed);
    let yours = reader.seat().and_then(|you| seats.get(you.index())).map(|SeatView { end_proposed, .. }| *end_proposed);
    let label = if proposed { Room::ButtonAgreeEnd } else { Room::ButtonProposeEnd };
    let propose = (yours != Some(true)).then(|| reader.button(&label, Verb::Table(TableVerb::ProposeEnd), Look::Quiet));
    let withdraw = proposed && yours != Some(false);
    let withdraw =
        withdraw.then(|| reader.button(&Room::ButtonWithdrawEnd, Verb::Table(TableVerb::WithdrawEnd), Look::Quiet));
    propose.into_iter().chain(withdraw).collect()
}

/// The question before resigning.
#[must_use]
pub fn confirm_resign(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let mut draft = Draft::new(locale);
    draft.title(&Room::ResignTitle);
    draft.body(&Room::ResignBody { players: u32::try_from(view.seats.len()).unwrap_or(u32::MAX) });
    draft.row([
        reader.button(&Room::ButtonResignYes, Verb::Table(TableVerb::ResignYes), Look::Danger),
        reader.button(&Room::ButtonResignNo, Verb::Show(ShowVerb::TablePage), Look::Main),
    ]);
    draft.finish()
}

/// The question before an admin stops a match in which the admin plays.
#[must_use]
pub fn confirm_stop(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let mut draft = Draft::new(locale);
    draft.title(&Room::StopTitle);
    draft.body(&Room::StopBody);
    draft.rows(endings(&reader), 2);
    draft.row([
        reader.button(&Room::ButtonResignYes, Verb::Table(TableVerb::ResignYes), Look::Danger),
        reader.button(&Room::ButtonResignNo, Verb::Show(ShowVerb::TablePage), Look::Main),
    ]);
    draft.finish()
}
