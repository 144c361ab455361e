//! The lobby: seats, agreed rules, the sealed secret, and what is still missing.

use talon_table::{Occupant, PhaseView, SeatView, SeatWords, TableView};

use crate::page::draft::Draft;
use crate::page::reader::{Reader, ai_level};
use crate::shared::{fair, options};
use crate::words::{Phrase, Recorded, Room};
use crate::{Button, HouseVerb, Locale, Look, Msg, Page, Reach, ShowVerb, TableVerb, Target, Text, Verb, say};

/// The lobby's page, for a group or, without the buttons that need company, for one person.
pub(crate) fn lobby(reader: &Reader<'_>) -> Page {
    let view = reader.view;
    let mut draft = Draft::new(reader.locale);
    let game = view.kind;
    let about = about(view, reader.locale);
    if view.match_no > 1 {
        draft.title(&Room::LobbyRematchTitle { game, number: view.match_no, about });
    } else {
        draft.title(&Room::LobbyTitle { game, about });
    }
    for seat in &view.seats {
        seat_line(&mut draft, reader, seat);
    }
    draft.gap();
    characters(&mut draft, reader);
    agreed(&mut draft, reader);
    draft.gap();
    match missing(reader) {
        Missing::Players(count) if view.community => draft.strong(&Room::LobbyWaiting { count }),
        Missing::Players(count) => draft.strong(&Room::LobbyAlone { count }),
        Missing::Ready => draft.strong(&Room::LobbyNotReady),
        Missing::Nothing if starts_by_itself(reader) => draft.strong(&Room::LobbyStarts),
        Missing::Nothing => draft.strong(&Room::LobbyReady),
    }
    unreached(&mut draft, reader);
    draft.gap();
    if let Some(boards) = view.boards {
        draft.dim(&Room::LobbyBoards { boards: boards.get() });
    }
    fair::sealed(&mut draft);
    buttons(&mut draft, reader);
    draft.finish()
}

/// How many play, and to what. Where boards decide the match, no score ends it.
fn about(view: &TableView, locale: Locale) -> Phrase {
    let seats = view.rules.seats();
    let players = say(locale, &Room::Seats { most: u32::from(*seats.end()), range: Phrase::range(&seats) });
    let lengths = view.boards.is_none().then(|| options::lengths(view, locale)).into_iter().flatten();
    Phrase(Text::join([players].into_iter().chain(lengths), " · "))
}

fn seat_line(draft: &mut Draft, reader: &Reader<'_>, seat: &SeatView) {
    let number = u32::from(u8::from(seat.seat)) + 1;
    match &seat.occupant {
        Some(Occupant::Person { ready: false, .. }) => {
            draft.body(&Room::SeatNotReady { seat: number, player: reader.who(seat.seat) });
        }
        Some(Occupant::Person { person, ready: true }) => draft.body(&Room::SeatPerson {
            seat: number,
            player: reader.who(seat.seat),
            host: *person == reader.view.host,
            word: reader.view.words.get(seat.seat.index()).is_some_and(SeatWords::are_given),
        }),
        Some(Occupant::Ai { level }) => {
            let level = Phrase::from(ai_level(level, reader.locale));
            draft.body(&Room::SeatAi { seat: number, player: reader.name(seat.seat), level });
        }
        None => draft.dim(&Room::SeatFree { seat: number }),
    }
}

/// What is to be expected of the AI players, a line for each level.
fn characters(draft: &mut Draft, reader: &Reader<'_>) {
    let mut told = Vec::new();
    for seat in &reader.view.seats {
        if let Some(Occupant::Ai { level }) = &seat.occupant
            && !told.contains(&level)
        {
            draft.dim(&Room::AiCharacter { player: reader.name(seat.seat), level: Recorded(level.clone()) });
            told.push(level);
        }
    }
    if !told.is_empty() {
        draft.gap();
    }
}

/// Who will not find cards in a private chat, and what to do about it.
fn unreached(draft: &mut Draft, reader: &Reader<'_>) {
    for seat in reader.view.seats.iter().filter(|_| reader.view.community) {
        let player = reader.name(seat.seat);
        match reader.reach(seat.seat) {
            Reach::Open => {}
            Reach::Unopened => draft.body(&Room::LobbyUnopened { player }),
            Reach::Shut => draft.body(&Room::LobbyShut { player }),
        }
    }
}

/// The rules, besides how long the match is, which the title tells.
fn agreed(draft: &mut Draft, reader: &Reader<'_>) {
    let rules = options::changed_rules(reader.view, reader.locale);
    if rules.is_empty() {
        draft.body(&Room::LobbyRulesUsual);
    } else {
        draft.body(&Room::LobbyRulesChanged { rules: Phrase(Text::join(rules, " · ")) });
    }
}

/// What the match waits for.
enum Missing {
    /// So many more, at least.
    Players(u32),
    Ready,
    Nothing,
}

fn missing(reader: &Reader<'_>) -> Missing {
    let seats = &reader.view.seats;
    let taken = seats.iter().filter(|seat| seat.occupant.is_some()).count();
    let missing = usize::from(*reader.view.rules.seats().start()).saturating_sub(taken);
    if missing > 0 {
        Missing::Players(u32::try_from(missing).unwrap_or(u32::MAX))
    } else if seats.iter().any(|seat| matches!(seat.occupant, Some(Occupant::Person { ready: false, .. }))) {
        Missing::Ready
    } else {
        Missing::Nothing
    }
}

/// Whether the match begins in a moment unless somebody wants to wait.
fn starts_by_itself(reader: &Reader<'_>) -> bool {
    matches!(reader.view.phase, PhaseView::Lobby { starts_by_itself: true, .. })
}

fn buttons(draft: &mut Draft, reader: &Reader<'_>) {
    let view = reader.view;
    let free = view.seats.iter().any(|seat| seat.occupant.is_none());
    let ai = options::last_ai(view).map(|(seat, _)| seat);
    let persons = view.seats.iter().filter(|seat| matches!(seat.occupant, Some(Occupant::Person { .. }))).count();
    let waiting = matches!(missing(reader), Missing::Ready);
    let can_start = matches!(view.phase, PhaseView::Lobby { can_start: true, .. });
    let quiet = |label: &Room, verb| reader.button(label, verb, Look::Quiet);

    draft.row(waiting.then(|| reader.button(&Room::ButtonReady, Verb::House(HouseVerb::Rematch), Look::Main)));
    let join = || reader.button(&Room::ButtonJoin, Verb::House(HouseVerb::Join), Look::Main);
    let seats = [
        (view.community && free).then(join),
        (free && !view.reserved).then(|| quiet(&Room::ButtonAddAi, Verb::Table(TableVerb::AddAi))),
        ai.map(|seat| quiet(&Room::ButtonRemoveAi, Verb::Table(TableVerb::RemoveAi(seat)))),
        (persons > 1).then(|| quiet(&Room::ButtonLeave, Verb::Table(TableVerb::Leave))),
    ];
    draft.rows(seats.into_iter().flatten().collect(), 2);
    let options = (!view.reserved).then(|| quiet(&Room::ButtonOptions, Verb::Show(ShowVerb::Options)));
    let promise = match view.boards {
        Some(_) => quiet(&Room::ButtonProof, Verb::Show(ShowVerb::Proof)),
        None => quiet(&Room::ButtonWord, Verb::Show(ShowVerb::Words)),
    };
    let chat =
        (view.community && view.seats.iter().any(|seat| reader.reach(seat.seat) == Reach::Unopened)).then(|| {
            let label = reader.say(&Msg::ButtonPrivateChat);
            Button { label, target: Target::PrivateChat(view.id), look: Look::Main }
        });
    // Beside short labels: with the seats' buttons it would be a row more than every platform has room for.
    let level = ai.map(|seat| quiet(&Room::ButtonNextAi, Verb::Table(TableVerb::NextAi(seat))));
    draft.row(options.into_iter().chain([promise]).chain(level).chain(chat));
    let start = can_start.then(|| reader.button(&Room::ButtonStart, Verb::Table(TableVerb::Start), Look::Main));
    let wait = starts_by_itself(reader).then(|| quiet(&Room::ButtonHoldStart, Verb::Table(TableVerb::HoldStart)));
    let cancel = reader.button(&Room::ButtonCancel, Verb::Table(TableVerb::Cancel), Look::Danger);
    draft.row(start.into_iter().chain(wait).chain([cancel]));
}
