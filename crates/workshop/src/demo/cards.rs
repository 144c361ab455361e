//! Plays random matches fast: the cards without the table around them.
//!
//! A test ensures that the result is the same as at a table with the same secret and decisions.

use talon_cards::Seat;
use talon_cards::fair::{Secret, deal_seed, first_dealer, shuffle};
use talon_games::{AnyAction, AnyDeal, AnyScore, BadDeck, GameKind, Illegal, Progress};
use talon_players::{Level, decision_seed};
use talon_proofs::Dice;
use talon_table::{DealEnd, DealRecord, FinishedMatch, Holder, How, MatchResult, SeatResult, TableId, Terms};

/// No match takes this many deals.
const MOST_DEALS: u32 = 1_000;

/// After the first, somebody resigns in one of this many deals.
const RESIGNATIONS: usize = 150;

/// In one of this many such cases, everybody agrees to end the match instead.
const AGREEMENTS: usize = 5;

/// The denominator of [`Player::care`].
pub(super) const WHOLE: u32 = 1000;

/// A player.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub(super) holder: Holder,
    /// For people: how many decisions in a thousand are chosen among the playable cards, if there are any. The others are chosen among
    /// all legal actions, including hopeless claims.
    pub(super) care: u32,
}

/// A finished match.
pub(super) struct Played {
    pub(super) finished: FinishedMatch,
    /// Every action, in order.
    #[cfg_attr(not(test), expect(dead_code, reason = "the result is all that is kept"))]
    pub(super) actions: Vec<Taken>,
}

/// An action that was taken.
#[derive(Debug, Clone, Copy)]
#[cfg_attr(not(test), expect(dead_code, reason = "the result is all that is kept"))]
pub(super) struct Taken {
    pub(super) seat: Seat,
    pub(super) action: AnyAction,
    /// Whether a player chose it.
    pub(super) chosen: bool,
}

/// A game violated its contract.
#[derive(Debug, thiserror::Error)]
pub(super) enum Broken {
    #[error("the pack is not dealt: {0}")]
    Deck(#[from] BadDeck),
    #[error("a legal action is refused: {0}")]
    Refused(#[from] Illegal),
    #[error("somebody must act and can do nothing")]
    Stuck,
    #[error("the match does not end")]
    Endless,
}

/// A match in progress.
struct Course<'a> {
    table: TableId,
    terms: Terms,
    players: &'a [Player],
    seats: Vec<SeatResult>,
    sheet: Vec<DealRecord>,
    score: AnyScore,
    actions: Vec<Taken>,
    dice: &'a mut Dice,
}

/// Plays the first match of a table, with a game's usual rules, in a community. `dice` chooses for people.
///
/// # Errors
/// [`Broken`] if the game violates its contract.
pub(super) fn play(
    game: GameKind,
    players: &[Player],
    table: TableId,
    secret: &Secret,
    dice: &mut Dice,
) -> Result<Played, Broken> {
    let words = vec![None; players.len()];
    let count = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let terms = Terms::usual(game, true);
    let score = AnyScore::start(&terms.rules, count, first_dealer(&deal_seed(secret, &words, 0), count));
    let seats = Seat::all(count).zip(players);
    let seats =
        seats.map(|(seat, player)| SeatResult { seat, holder: player.holder.clone(), decisions: 0, stand_in: 0 });
    let seats = seats.collect();
    let mut course = Course { table, terms, players, seats, sheet: Vec::new(), score, actions: Vec::new(), dice };
    let (how, winners) = course.deals(secret, &words)?;
    let Course { terms, seats, sheet, score, actions, .. } = course;
    let deals = u32::try_from(sheet.len()).unwrap_or(u32::MAX);
    let result = MatchResult { winners, points: score.points(), how, seats, deals };
    let (commitment, secret) = (secret.commitment(), Some(secret.clone()));
    let finished =
        FinishedMatch { match_no: 1, terms, result, replaced: Vec::new(), sheet, score, commitment, secret, words };
    Ok(Played { finished, actions })
}

impl Course<'_> {
    /// Plays deals until the match is over. Returns how it ended, and who won.
    fn deals(&mut self, secret: &Secret, words: &[Option<String>]) -> Result<(How, Vec<Seat>), Broken> {
        for number in 1..=MOST_DEALS {
            if number > 1
                && let Some(ended) = self.given_up()
            {
                return Ok(ended);
            }
            let deck = shuffle(&self.terms.rules.pack(), &deal_seed(secret, words, number));
            let count = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
            let deal = AnyDeal::deal(&self.terms.rules, count, self.score.dealer(), &deck)?;
            if let Progress::Finished { winners } = self.deal(number, deal)? {
                return Ok((How::Played, winners.iter().collect()));
            }
        }
        Err(Broken::Endless)
    }

    /// Sometimes the player who is furthest behind resigns, or everybody agrees to end.
    fn given_up(&mut self) -> Option<(How, Vec<Seat>)> {
        if !self.dice.one_in(RESIGNATIONS) {
            return None;
        }
        if self.dice.one_in(AGREEMENTS) {
            return Some((How::Agreed, Vec::new()));
        }
        let merits = self.score.merits();
        let persons = self.seats.iter().filter(|seat| seat.holder.person().is_some());
        let last = persons.min_by_key(|seat| merits.get(seat.seat.index()).copied())?.seat;
        let others = self.seats.iter().map(|seat| seat.seat).filter(|seat| *seat != last).collect();
        Some((How::Resigned { seat: last }, others))
    }

    fn deal(&mut self, deal_no: u32, mut deal: AnyDeal) -> Result<Progress, Broken> {
        let dealer = self.score.dealer();
        let mut ply = 0;
        while let Some(seat) = deal.to_act().iter().next() {
            let taken = self.decide(&deal, seat, deal_no, ply)?;
            deal.apply(seat, taken.action)?;
            self.actions.push(taken);
            ply += 1;
        }
        let outcome = deal.outcome().ok_or(Broken::Stuck)?;
        let score_before = self.score.clone();
        let progress = self.score.record(&self.terms.rules, &outcome);
        let (points_after, end) = (self.score.points(), Some(DealEnd { outcome, last_view: deal.view(None) }));
        self.sheet.push(DealRecord { deal_no, dealer, score_before, points_after, end });
        Ok(progress)
    }

    fn decide(&mut self, deal: &AnyDeal, seat: Seat, deal_no: u32, ply: u32) -> Result<Taken, Broken> {
        let player = self.players.get(seat.index()).ok_or(Broken::Stuck)?;
        let action = match &player.holder {
            Holder::Ai { level } => {
                let level: Level = level.parse().map_err(|_| Broken::Stuck)?;
                let seed = decision_seed(self.table.0, deal_no, ply, seat);
                level.player().choose(&deal.view(Some(seat)), seed)
            }
            Holder::Person { .. } => match deal.automatic(seat).or_else(|| deal.last_card(seat)) {
                Some(action) => return Ok(Taken { seat, action, chosen: false }),
                None => by_chance(deal, seat, player.care, self.dice).ok_or(Broken::Stuck)?,
            },
        };
        if let Some(own) = self.seats.get_mut(seat.index()) {
            own.decisions += 1;
        }
        Ok(Taken { seat, action, chosen: true })
    }
}

/// One of the playable cards or, if there is none or the player is careless, any legal action.
fn by_chance(deal: &AnyDeal, seat: Seat, care: u32, dice: &mut Dice) -> Option<AnyAction> {
    let legal = deal.legal_actions(seat);
    let cards = legal.iter().filter(|action| action.card().is_some()).count();
    if cards == 0 || dice.below(WHOLE as usize) >= care as usize {
        return dice.pick(&legal).copied();
    }
    let chosen = dice.below(cards);
    legal.into_iter().filter(|action| action.card().is_some()).nth(chosen)
}
