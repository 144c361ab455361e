//! What anybody needs to check the deals: the promise before a match, the words for its shuffle, and the secret after it. The whole of
//! it stands beside words and behind the button “Proof”; other pages say only that there is a promise.

use data_encoding::HEXLOWER;
use talon_cards::Seat;
use talon_cards::fair::Commitment;
use talon_table::{FinishedMatch, PhaseView, TableView};

use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Daily, Name, Room};
use crate::{Locale, Names, Page, Style, Text};

/// That there is a promise, on a page with a way to the whole of it.
pub(crate) fn sealed(draft: &mut Draft) {
    draft.dim(&Room::Sealed);
}

/// The whole commitment, to copy: a part of it would prove nothing.
pub(crate) fn promise(draft: &mut Draft, commitment: &Commitment) {
    draft.line(Style::Code, commitment.grouped());
}

/// A note for a player who gave words for the shuffle, or is about to: the words, and the commitment that was shown before them. `view` is
/// that player's; none where no match is prepared.
#[must_use]
pub fn words(view: &TableView, names: &dyn Names, locale: Locale) -> Option<Page> {
    let PhaseView::Lobby { commitment, .. } = &view.phase else { return None };
    let mut draft = Draft::new(locale);
    let reader = Reader::now(view, names, locale);
    let own = reader.seat().and_then(|seat| view.words.get(seat.index())?.shown());
    match own {
        // In full, and so that they can be copied: each letter counts.
        Some(words) => {
            draft.title(&Room::WordsGiven { game: view.kind, number: view.match_no });
            draft.body(&Room::WordsYours);
            draft.line(Style::Code, words.to_owned());
        }
        None => {
            draft.title(&Room::WordsAsked { game: view.kind, number: view.match_no });
            draft.body(&Room::WordsHow);
        }
    }
    draft.body(&Room::WordsHidden);
    draft.gap();
    draft.dim(&Room::WordsSealed);
    promise(&mut draft, commitment);
    draft.dim(&Room::WordsKeep);
    Some(draft.finish())
}

/// The promise of the match that is prepared or played, and the words for it that the reader may know.
pub(crate) fn promised(draft: &mut Draft, reader: &Reader<'_>, commitment: &Commitment) {
    if reader.view.boards.is_some() {
        match reader.is_daily() {
            true => draft.body(&Daily::Promised),
            false => draft.body(&Room::ProofBoards),
        }
        return promise(draft, commitment);
    }
    draft.body(&Room::ProofSealed);
    promise(draft, commitment);
    let seats = Seat::all(Seat::COUNT).zip(&reader.view.words);
    given(draft, reader, seats.map(|(seat, words)| (seat, words.shown())));
    draft.dim(&Room::WordsKeep);
}

/// What opens the match: its secret, the promise that it kept, and the words.
pub(crate) fn revealed(draft: &mut Draft, reader: &Reader<'_>, finished: &FinishedMatch) {
    let Some(secret) = &finished.secret else {
        draft.line(Style::Body, not_yet(reader));
        return promise(draft, &finished.commitment);
    };
    draft.body(&Room::ProofCode);
    promise(draft, &finished.commitment);
    draft.body(&Room::ResultOpened);
    draft.line(Style::Code, HEXLOWER.encode(secret.bytes()));
    let seats = finished.result.seats.iter().map(|seat| seat.seat);
    given(draft, reader, seats.map(|seat| (seat, finished.words.get(seat.index()).and_then(Option::as_deref))));
    draft.dim(&Room::ResultSecret);
}

/// The promise of a match that is over, on a page with a button that shows the whole of it.
pub(crate) fn after(draft: &mut Draft, reader: &Reader<'_>, finished: &FinishedMatch) {
    match finished.secret {
        Some(_) => sealed(draft),
        None => draft.line(Style::Dim, not_yet(reader)),
    }
}

/// That the cards may still be played by others.
fn not_yet(reader: &Reader<'_>) -> Text {
    match reader.is_daily() {
        true => reader.say(&Daily::ResultSealed),
        false => reader.say(&Room::ResultSealed),
    }
}

fn given<'a>(draft: &mut Draft, reader: &Reader<'_>, words: impl Iterator<Item = (Seat, Option<&'a str>)>) {
    for (seat, words) in words {
        if let Some(words) = words.and_then(Name::new) {
            draft.dim(&Room::ResultWords { player: reader.who(seat), words });
        }
    }
}
