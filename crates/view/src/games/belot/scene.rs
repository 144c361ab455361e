//! The pictures of Belot.

use talon_cards::{Card, Seat};
use talon_games::belot::{Action, Contract, Deal, Outcome, Phase, Rules, SEATS, Sheet, Standing, Trick, View};
use talon_scene::{Aside, Auction, Call, Center, Held, HeldCard, Left, Sign, TrickState, WonTrick};
use talon_table::DealRecord;

use super::order::sorted;
use super::outcome::{gathered, pot, pot_before, rounded, sum};
use super::verdict::{reason, times};
use super::words::{Belot, call_code, kind_code};
use crate::Text;
use crate::games::scene::{Counted, Ended, Figures, Scenes, Taken, Turns, bare, gained};
use crate::page::reader::Reader;
use crate::words::{Caption, Choice, Phrase};

impl Scenes for Deal {
    const TURNS: Turns = Turns::CounterClockwise;

    fn rules(view: &View) -> &Rules {
        &view.rules
    }

    fn turn(reader: &Reader<'_>, view: &View) -> Option<Text> {
        let player = reader.who(view.to_act?);
        Some(match (view.phase, view.table.first()) {
            (Phase::Auction, _) => reader.say(&Belot::SceneBid { player }),
            (Phase::Lead, _) => reader.say(&Caption::TurnLead { player }),
            (Phase::Follow, Some((_, led))) => reader.say(&Belot::SceneFollow { player, suit: led.suit().into() }),
            (Phase::Follow, None) | (Phase::Over, _) => return None,
        })
    }

    fn figures(reader: &Reader<'_>, view: &View, seat: Seat) -> Figures {
        let auction = view.phase == Phase::Auction;
        let dealt = view.dealer == seat && view.completed_tricks == 0;
        let dealt = dealt.then(|| reader.say(&Belot::SceneDealt));
        let said = said(reader, view, seat);
        // Only the plate below is wide enough to have them in its second line.
        let below = reader.seat().unwrap_or(Seat::FIRST) == seat;
        let (notes, said) = if below { (said, Vec::new()) } else { (Vec::new(), said) };
        Figures {
            count: view.tricks.get(seat.index()).copied().filter(|_| !auction),
            notes: dealt.into_iter().chain(notes).collect(),
            said,
            stamp: view.standing.filter(|_| !auction).and_then(|standing| stamp(reader, &standing, seat)),
        }
    }

    fn center(reader: &Reader<'_>, view: &View) -> Center {
        if view.phase == Phase::Auction {
            return Center::Auction(auction(reader, view));
        }
        let trick = lying(view);
        let right = right(reader, view, &trick.state);
        let left = view.standing.map(|standing| Left::Contract(contract(reader, &standing)));
        Center::Trick { left, trick, right }
    }

    fn held(view: &View) -> Held {
        let playable =
            |card: Card| [Action::Play(card), Action::Belot(card)].iter().any(|act| view.legal.contains(act));
        let cards = sorted(view);
        let chooses = cards.iter().any(|card| playable(*card));
        let state = |card| match (chooses, playable(card)) {
            (false, _) => HeldCard::Idle,
            (true, true) => HeldCard::Playable,
            (true, false) => HeldCard::Blocked,
        };
        Held { cards: cards.into_iter().map(|card| (card, state(card))).collect(), marks: Vec::new() }
    }

    fn ended(reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome, last: &View) -> Ended {
        let Outcome::Counted(sheet) = outcome else {
            let dealer = reader.who(last.dealer.next(SEATS));
            return Ended {
                contract: None,
                title: reader.say(&Belot::SceneThrownIn),
                reason: reader.say(&Belot::ThrownIn { dealer }),
                last: None,
            };
        };
        Ended {
            contract: Some(contract(reader, &sheet.standing)),
            title: match sheet.winner {
                Some(seat) => {
                    let points = brought(record, outcome, seat);
                    reader.say(&Caption::DealWon { winner: reader.who(seat), points })
                }
                None => reader.say(&Belot::SceneHangs),
            },
            reason: reader.say(&reason(reader, sheet, &last.rules)),
            last: last.last_trick.as_ref().map(|trick| taken(trick, sheet)),
        }
    }

    fn counted(reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome, seat: Seat) -> Counted {
        let note = outcome.sheet().map(|sheet| note(reader, record, sheet, seat));
        Counted { note, cards: Vec::new(), gained: brought(record, outcome, seat) }
    }
}

/// The units of a seat: its own, and for the winner what hung.
fn brought(record: &DealRecord, outcome: &Outcome, seat: Seat) -> i32 {
    let pot = if outcome.sheet().is_some_and(|sheet| sheet.winner == Some(seat)) { pot_before(record) } else { 0 };
    gained(outcome, seat).saturating_add_unsigned(pot)
}

/// What the seat announced: of combinations only the kind, which is all that everybody knows.
fn said(reader: &Reader<'_>, view: &View, seat: Seat) -> Vec<Text> {
    let kinds = view.announced.iter().filter(|announced| announced.seat == seat);
    let kinds = kinds.map(|announced| reader.say(&Belot::Kind { kind: kind_code(announced.kind) }));
    let pairs = view.belots.iter().filter(|(by, _)| *by == seat);
    kinds.chain(pairs.map(|(_, suit)| reader.say(&Belot::ScenePair { suit: (*suit).into() }))).collect()
}

fn stamp(reader: &Reader<'_>, standing: &Standing, seat: Seat) -> Option<Text> {
    let times = if standing.redoubler() == Some(seat) {
        4
    } else if standing.doubler() == Some(seat) {
        2
    } else {
        return None;
    };
    Some(reader.say(&Belot::SceneStamp { times }))
}

fn contract(reader: &Reader<'_>, standing: &Standing) -> talon_scene::Contract {
    let (player, contract) = (reader.who(standing.declarer), standing.contract);
    medal(reader, standing, &Belot::ScenePlays { player, contract })
}

fn medal(reader: &Reader<'_>, standing: &Standing, caption: &Belot) -> talon_scene::Contract {
    let times = standing.multiplier();
    talon_scene::Contract {
        sign: sign(reader, standing.contract),
        declarer: Some(standing.declarer),
        factor: (times > 1).then(|| format!("×{times}")),
        caption: bare(reader.say(caption)),
    }
}

fn sign(reader: &Reader<'_>, contract: Contract) -> Sign {
    match contract.trump() {
        Some(suit) => Sign::Suit(suit),
        None => Sign::Letters(bare(reader.say(&Belot::SceneLetters { contract: Choice(contract.into()) }))),
    }
}

fn auction(reader: &Reader<'_>, view: &View) -> Auction {
    let stands = view.standing.as_ref().map(|standing| {
        let times = u8::try_from(standing.multiplier()).unwrap_or(u8::MAX);
        let (player, contract) = (reader.who(standing.declarer), standing.contract);
        medal(reader, standing, &Belot::SceneStands { player, contract, times })
    });
    let last = |seat: Seat| {
        let (_, call) = view.calls.iter().rfind(|(by, _)| *by == seat)?;
        let text = bare(reader.say(&Belot::Call { call: call_code(*call) }));
        let raises = match call {
            talon_games::belot::Call::Contra | talon_games::belot::Call::Recontra => true,
            talon_games::belot::Call::Pass | talon_games::belot::Call::Bid(_) => false,
        };
        Some(Call { seat, text, raises })
    };
    Auction {
        stands,
        caption: bare(reader.say(&Belot::SceneNoBid)),
        calls: Seat::all(SEATS).filter_map(last).collect(),
    }
}

/// The trick on the table, or until somebody leads, the one before it.
fn lying(view: &View) -> talon_scene::Trick {
    match &view.last_trick {
        Some(trick) if view.table.is_empty() => {
            talon_scene::Trick { cards: trick.played().collect(), state: TrickState::Won(trick.winner) }
        }
        Some(_) | None => {
            let missing = usize::from(SEATS) - view.table.len();
            let next = std::iter::successors(view.to_act, |seat| Some(seat.next(SEATS)));
            let state = TrickState::Running(next.take(missing).collect());
            talon_scene::Trick { cards: view.table.clone(), state }
        }
    }
}

/// The trick before, if it does not lie in the middle; else what hangs.
fn right(reader: &Reader<'_>, view: &View, lying: &TrickState) -> Option<Aside> {
    match (lying, &view.last_trick) {
        (TrickState::Running(_), Some(trick)) => Some(Aside::Last(WonTrick {
            cards: trick.played().collect(),
            winner: trick.winner,
            caption: bare(reader.say(&Caption::LastTrick)),
        })),
        (TrickState::Running(_) | TrickState::Won(_), _) => {
            let pot = reader.view.score.as_ref().map_or(0, pot);
            (pot > 0).then(|| Aside::Words(bare(reader.say(&Belot::ScenePot)), pot.to_string()))
        }
    }
}

fn taken(trick: &Trick, sheet: &Sheet) -> Taken {
    let bonus = sheet.lines.get(trick.winner.index()).map_or(0, |line| line.last_ten);
    Taken { cards: trick.played().collect(), winner: trick.winner, bonus: bonus.into() }
}

/// Where the points of the seat go.
pub(super) fn note(reader: &Reader<'_>, record: &DealRecord, sheet: &Sheet, seat: Seat) -> Text {
    let (own, recorded) = sheet.lines.get(seat.index()).map(|line| (line.points, line.recorded)).unwrap_or_default();
    let won = sheet.winner == Some(seat);
    let points = u32::from(own);
    let account = reader.say(&if won && gathered(sheet).len() > 1 {
        let (points, rounded) = (recorded.points.into(), rounded(&recorded));
        Belot::SceneSum { sum: sum(sheet), points, rounded, times: times(sheet) }
    } else if won || !sheet.standing.takes_part(seat) {
        Belot::SceneOwn { points }
    } else {
        match sheet.winner {
            Some(winner) => Belot::SceneGoes { points, winner: reader.who(winner) },
            None => Belot::SceneStays { points },
        }
    });
    match pot_before(record) {
        pot if won && pot > 0 => reader.say(&Belot::SceneWithPot { account: Phrase(account), pot }),
        _ => account,
    }
}
