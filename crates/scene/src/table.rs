//! A table in a running deal.

use serde::Serialize;
use talon_cards::{Card, Rank, Seat, Suit};

use crate::{Hand, Header, Held, Person};

/// A table, as its reader sees it: the others above, the reader (in a group the first seat) below.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Table {
    /// The line at the top.
    pub header: Header,
    /// How the deal before ended, until the reader's first move of this one.
    pub before: Option<String>,
    /// The others, from left to right as the reader sees them: at most 7.
    pub others: Vec<Plate>,
    /// The reader's own plate.
    pub own: Plate,
    /// What lies between them.
    pub center: Center,
    /// The reader's cards; none in a group.
    pub hand: Option<Held>,
}

/// A place in a trick on the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Played<'a> {
    /// Whose it is.
    pub person: &'a Person,
    /// The card that was played; `None` if it is still to come.
    pub card: Option<Card>,
    /// Whether it won the trick; none while the trick is being played.
    pub won: Option<bool>,
}

impl Table {
    /// The hand without its table, for a reader who has the table in another message; `None` without a hand.
    #[must_use]
    pub fn alone(self) -> Option<Hand> {
        let caption = match self.center {
            Center::Trick { left: Some(Left::Talon(talon)), .. } => talon.caption,
            Center::Trick { left: Some(Left::Contract(contract)), .. } => contract.caption,
            Center::Auction(auction) => auction.stands.map_or(auction.caption, |contract| contract.caption),
            Center::Trick { left: None, .. } | Center::Board(_) => self.header.game,
        };
        Some(Hand { turn: self.own.turn, caption, held: self.hand? })
    }

    /// Everybody keeps their place, no matter who leads: the reader is in the middle of the others.
    pub(crate) fn trick<'a>(&'a self) -> Vec<Played<'a>> {
        let Center::Trick { trick, .. } = &self.center else { return Vec::new() };
        let (winner, waiting) = match &trick.state {
            TrickState::Running(seats) => (None, seats.as_slice()),
            TrickState::Won(winner) => (Some(*winner), [].as_slice()),
        };
        let (left, right) = self.others.split_at(self.others.len() / 2);
        let plates = left.iter().chain([&self.own]).chain(right);
        let place = |plate: &'a Plate| {
            let person = &plate.person;
            let card = trick.cards.iter().find_map(|(by, card)| (*by == person.seat).then_some(*card));
            let has_place = card.is_some() || waiting.contains(&person.seat);
            has_place.then(|| Played { person, card, won: winner.map(|winner| winner == person.seat) })
        };
        plates.filter_map(place).collect()
    }
}

/// A player's name and figures. Other parts of a scene name a player by [`Seat`]; each has one plate.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Plate {
    /// Who it is. The seat in it is the plate's.
    pub person: Person,
    /// What this player has to do, such as “Your turn: answer ♥K”; it replaces the name.
    pub turn: Option<String>,
    /// How many tricks were won; in games without tricks, how many cards are held.
    pub count: Option<u8>,
    /// The second line, such as “announced 20 ♥” or “dealt”.
    pub note: Option<String>,
    /// The points of the match.
    pub score: Option<String>,
    /// What was announced, each as short as “tierce”, to be shown apart from the second line.
    pub said: Vec<String>,
    /// What raises the stakes, such as “contra ×2”.
    pub stamp: Option<String>,
}

/// What lies between the players.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub enum Center {
    /// A trick, with what stands to its left and its right.
    Trick {
        /// The talon, or the contract.
        left: Option<Left>,
        /// The cards on the table.
        trick: Trick,
        /// The trick before, or what else there is to say.
        right: Option<Aside>,
    },
    /// An auction.
    Auction(Auction),
    /// The board of Ristiseiska: ♣, ♥, ♠ and ♦ from above.
    Board(Board),
}

/// What stands to the left of the trick.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub enum Left {
    /// The talon and the turned card.
    Talon(Talon),
    /// What is played.
    Contract(Contract),
}

/// The talon.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Talon {
    /// The turned card while it lies face up.
    pub turned: Option<Card>,
    /// How many cards are left, the turned one included; 0 when it is used up.
    pub left: u8,
    /// The trump suit, which replaces a talon that is used up.
    pub trump: Suit,
    /// Who closed it.
    pub closed_by: Option<Seat>,
    /// Who took the turned card for the lowest trump, while that one still lies there.
    pub swapped_by: Option<Seat>,
    /// The words below, such as “Trump ♣”.
    pub caption: String,
}

/// What is played, and who plays it.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Contract {
    /// The trump suit, or what is played instead.
    pub sign: Sign,
    /// Who plays it.
    pub declarer: Option<Seat>,
    /// By how much the stakes were raised, such as “×2”.
    pub factor: Option<String>,
    /// The words below, such as “Ana plays ♠”.
    pub caption: String,
}

/// What a medal shows.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub enum Sign {
    /// A suit.
    Suit(Suit),
    /// At most 3 letters, such as those of no trump.
    Letters(String),
}

/// The cards of a trick in the order in which they were played.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Trick {
    /// Who played what; empty before the first trick.
    pub cards: Vec<(Seat, Card)>,
    /// Whether it is being played.
    pub state: TrickState,
}

/// Whether a trick is being played.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub enum TrickState {
    /// It is, and these seats have still to play to it, the next one first. Nobody has led yet if there is no card.
    Running(Vec<Seat>),
    /// This seat won it, and nobody has led to the next one.
    Won(Seat),
}

/// What stands to the right of the trick.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub enum Aside {
    /// The trick before.
    Last(WonTrick),
    /// A line and a stronger one below it, such as “closed by”, “Ana”.
    Words(String, String),
}

/// A trick that was won.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct WonTrick {
    /// Who played what, in the order of play.
    pub cards: Vec<(Seat, Card)>,
    /// Who won it.
    pub winner: Seat,
    /// The words below, such as “last trick”.
    pub caption: String,
}

/// An auction.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Auction {
    /// What stands; its caption tells it in words. None before the first bid.
    pub stands: Option<Contract>,
    /// What is said if nothing stands, such as “Nobody has bid”.
    pub caption: String,
    /// What each said last.
    pub calls: Vec<Call>,
}

/// What somebody said in an auction.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Call {
    /// Who said it.
    pub seat: Seat,
    /// What was said, such as “pass” or “♥”.
    pub text: String,
    /// Whether it raised the stakes.
    pub raises: bool,
}

/// The board of Ristiseiska.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Board {
    /// The rows from above.
    pub rows: Vec<Row>,
    /// Each player's latest cards that are still worth showing.
    pub latest: Vec<(Seat, Card)>,
    /// The cards of the reader's hand that fit now.
    pub fitting: Vec<Card>,
}

/// A suit's row.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The suit.
    pub suit: Suit,
    /// The lowest and the highest card in it, by their places in the row: ace 1, …, king 13. `None` if the row is empty.
    pub laid: Option<(u8, u8)>,
    /// The cards that could be laid next, at most two.
    pub next: Vec<Card>,
}

impl Row {
    /// How many places a row has.
    pub const PLACES: u8 = 13;

    /// The place of a rank in its row: the ace is the lowest.
    #[must_use]
    pub fn place_of(rank: Rank) -> u8 {
        if rank == Rank::Ace { 1 } else { rank as u8 }
    }

    /// The places of the row with their cards, from the ace to the king.
    pub fn places(&self) -> impl Iterator<Item = (u8, Card)> {
        let rank = |place| Rank::ALL.iter().copied().find(move |rank| Self::place_of(*rank) == place);
        (1..=Self::PLACES).filter_map(move |place| Some((place, Card::new(rank(place)?, self.suit))))
    }

    /// Whether the card in a place was laid.
    #[must_use]
    pub fn is_laid(&self, place: u8) -> bool {
        self.laid.is_some_and(|(low, high)| (low..=high).contains(&place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    fn plate(name: &str, seat: Seat) -> Plate {
        Plate {
            person: Person { name: name.to_owned(), seat, kind: Kind::Present },
            turn: None,
            count: None,
            note: None,
            score: None,
            said: Vec::new(),
            stamp: None,
        }
    }

    fn names(cards: Vec<(Seat, Card)>, state: TrickState) -> String {
        let [own, next, last] = [Seat::FIRST, Seat::SECOND, Seat::SECOND.next(3)];
        let table = Table {
            header: Header { game: String::new(), about: String::new() },
            before: None,
            others: vec![plate("Left", next), plate("Right", last)],
            own: plate("Own", own),
            center: Center::Trick { left: None, trick: Trick { cards, state }, right: None },
            hand: None,
        };
        table.trick().iter().map(|played| played.person.name.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_leader_changes_nobody_s_place() {
        let seats: Vec<Seat> = Seat::all(3).collect();
        let card: Card = "AS".parse().unwrap();
        for leader in Seat::all(3) {
            let order = [leader, leader.next(3), leader.next(3).next(3)];
            for played in 0..=3 {
                let (cards, waiting) = order.split_at(played);
                let cards = cards.iter().map(|seat| (*seat, card)).collect();
                assert_eq!(names(cards, TrickState::Running(waiting.to_vec())), "Left Own Right");
            }
            let cards = seats.iter().map(|seat| (*seat, card)).collect();
            assert_eq!(names(cards, TrickState::Won(leader)), "Left Own Right");
        }
    }
}
