//! A table in a running deal.

use talon_cards::Seat;
use talon_games::{AnyScore, AnyView, GameView, Listed, by_game};
use talon_scene::{Header, Kind, Plate, Table};

use super::cast::Cast;
use super::parts::{Figures, Goal, Scenes};
use super::{bare, bare_line};
use crate::Text;
use crate::games::game;
use crate::page::reader::Reader;
use crate::words::Caption;

/// The table as its reader sees it: a player with the own hand, anybody else without. `before` tells how the last deal ended.
pub(super) fn table(reader: &Reader<'_>, deal_no: u32, deal: &AnyView, before: Option<Text>) -> Table {
    let cast = Cast::now(reader);
    by_game!(match deal {
        AnyView::G(view) => of_game::<G>(&cast, deal_no, view, before),
    })
}

fn of_game<G: Scenes + Listed>(cast: &Cast<'_>, deal_no: u32, view: &G::View, before: Option<Text>) -> Table {
    let reader = cast.reader;
    let points = reader.view.score.as_ref().map(|score| game::shown_points(reader, None, &score.points()));
    let turn = |seat| view.to_act().contains(seat).then(|| G::turn(reader, view)).flatten();
    let plate = |seat: Seat| {
        let score = points.as_ref().and_then(|points| points.get(seat.index()));
        plate(cast, seat, G::figures(reader, view, seat), turn(seat), score.copied())
    };
    Table {
        header: Header { game: bare(reader.say(&G::name())), about: bare(about::<G>(reader, deal_no, view)) },
        before: before.map(bare),
        others: cast.others(G::TURNS).into_iter().map(plate).collect(),
        own: plate(cast.own()),
        center: G::center(reader, view),
        hand: cast.player().map(|_| G::held(view)),
    }
}

fn about<G: Scenes + Listed>(reader: &Reader<'_>, deal: u32, view: &G::View) -> Text {
    let goal = reader.view.score.as_ref().and_then(|score| goal::<G>(G::rules(view), score, deal));
    reader.say(&match goal {
        Some(Goal::Reached(target)) => Caption::AboutTo { deal, target },
        Some(Goal::Left(target)) => Caption::AboutDown { deal, target },
        Some(Goal::Boards { .. }) if reader.is_daily() => Caption::AboutDaily,
        Some(Goal::Boards { number, boards }) => Caption::AboutBoard { number, boards },
        Some(Goal::Single) | None => Caption::AboutSingle,
    })
}

/// What ends the match whose deal of this number is played with this score.
pub(super) fn goal<G: Scenes + Listed>(rules: &G::Rules, score: &AnyScore, deal: u32) -> Option<Goal> {
    match (score, G::own_score(score)) {
        (AnyScore::Boards(score), _) => Some(Goal::Boards { number: deal, boards: score.boards.get() }),
        (_, Some(score)) => Some(G::goal(rules, score)),
        (_, None) => None,
    }
}

fn plate(cast: &Cast<'_>, seat: Seat, figures: Figures, turn: Option<Text>, score: Option<i32>) -> Plate {
    let person = cast.person(seat);
    let away = (person.kind == Kind::Away).then(|| cast.reader.say(&Caption::Away));
    let notes: Vec<Text> = away.into_iter().chain(figures.notes).collect();
    Plate {
        person,
        turn: turn.map(bare),
        count: figures.count,
        note: (!notes.is_empty()).then(|| bare_line(notes)),
        score: score.map(|score| score.to_string()),
        said: figures.said.into_iter().map(bare).collect(),
        stamp: figures.stamp.map(bare),
    }
}
