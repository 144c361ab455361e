//! A deal that was played at no table, presented as if it had been: a puzzle.

use talon_cards::{Deck, Seat, fair::Secret};
use talon_games::{AnyAction, AnyDeal, AnyRules, Progress};

use crate::{BadLog, Course, Decider, Event, Holder, How, MatchResult, PersonId, Recorded, TableId, Timestamp, Why};

/// A deal, and who sits where in it. `Debug` shows no card.
#[derive(Clone, Copy)]
pub struct Staged<'a> {
    /// The options of the game.
    pub rules: &'a AnyRules,
    /// Who sits in each seat; at least one of them is a person.
    pub holders: &'a [Holder],
    /// Who deals.
    pub dealer: Seat,
    /// The pack in dealing order.
    pub deck: &'a Deck,
    /// What was played.
    pub actions: &'a [(Seat, AnyAction)],
}

impl std::fmt::Debug for Staged<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Staged({} actions)", self.actions.len())
    }
}

impl Staged<'_> {
    /// The deal as a match that was stopped after it, or during it.
    ///
    /// # Errors
    /// [`BadLog`] if the deal cannot have been played so.
    pub fn course(&self) -> Result<Course, BadLog> {
        let impossible = BadLog { seq: 0, why: Why::Deck };
        let host = self.holders.iter().find_map(Holder::person).ok_or(BadLog { seq: 0, why: Why::NotStartable })?;
        let mut events = self.opened(host);
        events.extend(self.played()?);
        events.extend(self.ended().ok_or(impossible)?);
        let log = (1..).zip(events).map(|(seq, event)| Recorded { seq, at: Timestamp(0), event });
        let log: Vec<Recorded> = log.collect();
        Course::of(&log, 1)?.ok_or(BadLog { seq: 0, why: Why::Empty })
    }

    fn opened(&self, host: PersonId) -> Vec<Event> {
        // The deck is given, so nobody will check the shuffle.
        let secret = Secret::new([0; 32]);
        let kind = self.rules.kind();
        let mut events = vec![
            Event::Opened { id: TableId(0), rules: self.rules.clone(), host, community: false },
            Event::Prepared { match_no: 1, commitment: secret.commitment(), secret, waits_ms: 0 },
        ];
        events.extend(self.seats().map(|(seat, holder)| match holder {
            Holder::Person { person } => Event::Joined { seat, person: *person },
            Holder::Ai { level } => Event::AiJoined { seat, level: level.clone() },
        }));
        events.push(Event::Started { match_no: 1, first_dealer: self.dealer, rules_rev: kind.rules_rev() });
        events.push(Event::Dealt { deal_no: 1, dealer: self.dealer, deck: self.deck.clone() });
        events
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &Holder)> {
        Seat::all(Seat::COUNT).zip(self.holders)
    }

    fn played(&self) -> Result<Vec<Event>, BadLog> {
        let by = |seat: Seat| match self.holders.get(seat.index()) {
            Some(Holder::Person { person }) => Ok(Decider::Person(*person)),
            Some(Holder::Ai { level }) => Ok(Decider::Ai(level.clone())),
            None => Err(BadLog { seq: 0, why: Why::NoSuchSeat { seat } }),
        };
        let acted = |(seat, action): &(Seat, AnyAction)| {
            Ok(Event::Acted { seat: *seat, by: by(*seat)?, action: action.to_string() })
        };
        self.actions.iter().map(acted).collect()
    }

    /// The end of the deal and of the match, if they were reached.
    fn ended(&self) -> Option<Vec<Event>> {
        let seats = u8::try_from(self.holders.len()).ok()?;
        let mut deal = AnyDeal::deal(self.rules, seats, self.dealer, self.deck).ok()?;
        for (seat, action) in self.actions {
            deal.apply(*seat, *action).ok()?;
        }
        let mut score = talon_games::AnyScore::start(self.rules, seats, self.dealer);
        let Some(outcome) = deal.outcome() else { return Some(vec![self.over(&score.points(), None)]) };
        let progress = score.record(self.rules, &outcome);
        let over = self.over(&score.points(), Some(progress));
        Some(vec![Event::DealEnded { deal_no: 1, outcome, score }, over])
    }

    fn over(&self, points: &[i32], progress: Option<Progress>) -> Event {
        let (how, winners) = match progress {
            Some(Progress::Finished { winners }) => (How::Played, winners.iter().collect()),
            Some(Progress::Continue) | None => (How::Stopped, Vec::new()),
        };
        let decisions = |seat: Seat| self.actions.iter().filter(|(by, _)| *by == seat).count();
        let seats = self.seats().map(|(seat, holder)| crate::SeatResult {
            seat,
            holder: holder.clone(),
            decisions: u32::try_from(decisions(seat)).unwrap_or(u32::MAX),
            stand_in: 0,
        });
        let result = MatchResult {
            winners,
            points: points.to_vec(),
            how,
            seats: seats.collect(),
            deals: u32::from(progress.is_some()),
        };
        Event::MatchEnded { match_no: 1, result }
    }
}

#[cfg(test)]
mod tests {
    use talon_games::GameKind;

    use super::*;

    fn holders(seats: u8, person: u8) -> Vec<Holder> {
        let ai = Holder::Ai { level: "thumb".to_owned() };
        let holder = |seat| if seat == person { Holder::Person { person: PersonId(7) } } else { ai.clone() };
        (0..seats).map(holder).collect()
    }

    /// Plays the first legal action, over and over.
    fn play(rules: &AnyRules, seats: u8, dealer: Seat, deck: &Deck) -> Vec<(Seat, AnyAction)> {
        let mut deal = AnyDeal::deal(rules, seats, dealer, deck).unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = deal.to_act().iter().next() {
            let action = deal.legal_actions(seat)[0];
            deal.apply(seat, action).unwrap();
            actions.push((seat, action));
        }
        actions
    }

    #[test]
    fn every_part_of_a_deal_can_be_staged_from_every_seat() {
        for game in GameKind::ALL {
            let rules = game.default_rules();
            let seats = rules.usual_seats();
            let dealer = Seat::all(seats).last().unwrap();
            let deck = Deck::new(rules.pack());
            let actions = play(&rules, seats, dealer, &deck);
            for person in 0..seats {
                let holders = holders(seats, person);
                for played in [0, actions.len() / 2, actions.len()] {
                    let staged =
                        Staged { rules: &rules, holders: &holders, dealer, deck: &deck, actions: &actions[..played] };
                    let course = staged.course().unwrap_or_else(|bad| panic!("{game}, {played}: {bad}"));
                    assert_eq!(course.deals().len(), 1);
                    assert_eq!(course.deals()[0].actions, actions[..played]);
                    assert_eq!(course.deals()[0].record.is_some(), played == actions.len(), "{game}");
                    assert_eq!(course.seat_of(PersonId(7)).map(Seat::index), Some(usize::from(person)));
                }
            }
        }
    }

    #[test]
    fn what_cannot_have_been_played_is_no_course() {
        let rules = GameKind::Santase.default_rules();
        let deck = Deck::new(rules.pack());
        let of = |holders: &[Holder], actions: &[(Seat, AnyAction)]| {
            Staged { rules: &rules, holders, dealer: Seat::FIRST, deck: &deck, actions }.course().is_err()
        };
        let odd = GameKind::Santase.parse_action("draw").unwrap();
        assert!(of(&holders(2, 0), &[(Seat::FIRST, odd)]));
        assert!(of(&holders(2, 9), &[]), "nobody sits there");
        assert!(of(&holders(3, 0), &[]), "too many");
    }
}
