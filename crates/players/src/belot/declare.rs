//! What is declared before the first card (rules/belot.md §8).

use talon_games::belot::{Action, Combination, Kind, View};

use super::cards::Cards;
use super::combine::runs_beside;

/// The next declaration: everything that can be declared, and of a carré and a run that share a card the better choice.
pub(super) fn choose(view: &View) -> Option<Action> {
    let may = |kind: &Kind| view.legal.contains(&Action::Declare(*kind));
    if may(&Kind::Carre) && carres_are_better(view) {
        return Some(Action::Declare(Kind::Carre));
    }
    [Kind::Hundred, Kind::Fifty, Kind::Terca, Kind::Carre].into_iter().find(may).map(Action::Declare)
}

/// Whether the open carrés with the runs beside them are worth more than the open runs. They are equal only for a run from
/// ten to ace against the queens. Then the run is safer: nobody else has a run of four, but another player's nines would
/// beat the queens.
fn carres_are_better(view: &View) -> bool {
    let is_run = |combination: &&Combination| matches!(combination, Combination::Run { .. });
    let runs: u16 = view.open.iter().filter(is_run).map(Combination::points).sum();
    let carres = view.open.iter().filter(|combination| !is_run(combination));
    let (points, cards) = carres.fold((0, Cards::EMPTY), |(points, cards), carre| {
        (points + carre.points(), cards.or(Cards::of(carre.cards())))
    });
    let open = view.open.iter().filter(is_run).fold(Cards::EMPTY, |all, run| all.or(Cards::of(run.cards())));
    points + runs_beside(cards, open, view.rules.carre_rest).runs > runs
}
