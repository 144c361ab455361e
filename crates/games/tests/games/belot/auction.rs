//! The deal and the auction (`rules/belot.md §4` to §6).

use talon_cards::Seat;
use talon_games::belot::{Call, Contract, Deal, Event, Outcome, Phase, Stake, Standing};
use talon_games::{BadDeck, Game, GameEvent, Rule};

use super::common::{A, B, C, Run, SEATS, deck, list, pack, rules, set};

const HANDS: [&str; 3] = ["9C TC JC QC KC AC 9D TD", "JD QD KD AD 9H TH JH QH", "KH AH 9S TS JS QS KS AS"];

fn start() -> Run {
    Run::start(&rules(&[]), HANDS)
}

/// §4: three and two, first to the dealer's neighbour; three more when a contract exists.
#[test]
fn the_cards_are_dealt_in_packets() {
    let run = start();
    let five = [0, 1, 2].map(|seat| list(HANDS[seat])[..5].iter().copied().collect());
    assert_eq!(SEATS.map(|seat| run.view(seat).hand), five);
    assert_eq!(run.deal.view(None).hand_sizes, [5, 5, 5]);
    let run = run.each("pass C pass pass");
    assert_eq!(SEATS.map(|seat| run.view(seat).hand), HANDS.map(set));
    let drew: Vec<_> = run.events.iter().filter(|event| matches!(event, Event::Drew { .. })).collect();
    let expected =
        [0, 1, 2].map(|seat| Event::Drew { seat: SEATS[seat], cards: list(HANDS[seat])[5..].try_into().ok() });
    assert_eq!(drew, expected.each_ref());
    assert_eq!(expected[1].seen_by(Some(C)), Event::Drew { seat: B, cards: None });
    assert_eq!(expected[1].seen_by(Some(B)), expected[1]);

    // The pack in order, dealt by A: B gets the first packet of each round.
    let deal = Deal::deal(&rules(&[]), 3, A, &pack()).expect("a deck");
    let hands = [B, C, A].map(|seat| deal.view(Some(seat)).hand);
    assert_eq!(hands, ["9C TC JC QD KD", "QC KC AC AD 9H", "9D TD JD TH JH"].map(set));
}

#[test]
fn a_deal_needs_its_pack_and_three_seats() {
    let deck = deck(HANDS);
    let deal =
        |seats, dealer: u8, deck: &[_]| Deal::deal(&rules(&[]), seats, Seat::new(dealer).expect("a seat"), deck).err();
    assert_eq!(deal(3, 2, &deck), None);
    assert_eq!(deal(2, 1, &deck), Some(BadDeck::WrongSeats { seats: 2 }));
    assert_eq!(deal(3, 3, &deck), Some(BadDeck::NoSuchDealer));
    assert_eq!(deal(3, 0, &deck[1..]), Some(BadDeck::WrongSize { expected: 24, found: 23 }));
    let mut twice = deck;
    twice[0] = twice[1];
    assert_eq!(deal(3, 0, &twice), Some(BadDeck::NotThePack));
}

/// §6: calls go round from the dealer's neighbour, counter-clockwise, which is the order of seats.
#[test]
fn the_first_to_speak_sits_next_to_the_dealer() {
    for dealer in SEATS {
        let deal = Deal::deal(&rules(&[]), 3, dealer, &pack()).expect("a deck");
        assert_eq!(deal.on_turn(), Some(dealer.next(3)));
    }
    let run = start();
    assert_eq!(run.legal(), ["pass", "C", "D", "H", "S", "NT", "AT"]);
    let run = run.play("A:pass B:pass C:pass");
    assert_eq!(run.deal.outcome(), Some(Outcome::ThrownIn));
    assert_eq!((run.deal.phase(), run.deal.on_turn()), (Phase::Over, None));
    assert_eq!(run.events[3..], [Event::ThrownIn, Event::Ended]);
    assert_eq!(run.refusal("A:pass"), Rule::DealOver);
}

#[test]
fn bids_go_up() {
    let order = ["C", "D", "H", "S", "NT", "AT"];
    for (place, bid) in order.iter().enumerate() {
        let run = start().each(bid);
        let mut expected = vec!["pass"];
        expected.extend(&order[place + 1..]);
        expected.push("contra");
        assert_eq!(run.legal(), expected, "after {bid}");
        for lower in &order[..=place] {
            assert_eq!(run.refusal(&format!("B:{lower}")), Rule::BidTooLow);
        }
    }
}

fn standing(run: &Run) -> (Contract, Seat, Stake) {
    let Standing { contract, declarer, stake } = run.deal.view(None).standing.expect("a bid");
    (contract, declarer, stake)
}

/// The two others pass in succession to end it; a player who passed may speak again.
#[test]
fn the_auction_ends_after_two_passes_in_a_row() {
    let run = start().each("pass C pass");
    assert_eq!(run.deal.phase(), Phase::Auction);
    let run = run.play("A:D B:pass C:H A:pass");
    assert_eq!((run.deal.phase(), run.deal.on_turn()), (Phase::Auction, Some(B)));
    let run = run.play("B:pass");
    assert_eq!(run.deal.phase(), Phase::Lead);
    assert_eq!(standing(&run), (Contract::Hearts, C, Stake::Plain));
    // §7: the dealer's neighbour leads, no matter who is the declarer.
    assert_eq!(run.deal.on_turn(), Some(A));
    assert_eq!(run.refusal("A:S"), Rule::AuctionOver);

    let last_speaks = start().play("A:pass B:pass C:AT");
    assert_eq!((last_speaks.deal.phase(), last_speaks.deal.on_turn()), (Phase::Auction, Some(A)));
    assert_eq!(last_speaks.play("A:pass B:pass").deal.phase(), Phase::Lead);
}

#[test]
fn contra_and_recontra() {
    let run = start();
    assert_eq!((run.refusal("A:contra"), run.refusal("A:recontra")), (Rule::NothingToDouble, Rule::NoContra));
    let run = run.play("A:S");
    assert_eq!((run.refusal("B:recontra"), run.refusal("C:contra")), (Rule::NoContra, Rule::NotYourTurn));

    // The third player may recontra, and so may the declarer.
    let run = run.play("B:contra");
    assert_eq!(standing(&run), (Contract::Spades, A, Stake::Contra { doubler: B }));
    assert_eq!(run.refusal("C:contra"), Rule::ContraAlready);
    assert!(run.offers("recontra") && run.offers("NT"));
    let declarer = run.clone().play("C:pass");
    assert!(declarer.offers("recontra") && declarer.offers("AT"));
    let by_third = run.clone().play("C:recontra");
    assert_eq!(standing(&by_third).2, Stake::Recontra { doubler: B, redoubler: C });
    assert_eq!(by_third.legal(), ["pass", "NT", "AT"]);
    assert_eq!(
        (by_third.refusal("A:contra"), by_third.refusal("A:recontra")),
        (Rule::ContraAlready, Rule::RecontraAlready)
    );
    assert_eq!(by_third.deal.view(None).standing.expect("a bid").multiplier(), 4);
    // Two passes end it after a recontra too.
    assert_eq!(by_third.play("A:pass B:pass").deal.phase(), Phase::Lead);
}

/// A higher bid cancels contra and recontra; the declarer may escape so himself.
#[test]
fn a_bid_over_a_contra_cancels_it() {
    let run = start().play("A:H B:contra C:pass A:S");
    assert_eq!(standing(&run), (Contract::Spades, A, Stake::Plain));
    let run = run.play("B:contra C:recontra A:NT");
    assert_eq!(standing(&run), (Contract::NoTrump, A, Stake::Plain));
    assert_eq!(run.legal(), ["pass", "AT", "contra"]);
    let said: Vec<Call> = run.deal.view(None).calls.into_iter().map(|(_, call)| call).collect();
    assert_eq!(said, super::common::calls("H contra pass S contra recontra NT"));
}

/// Where nothing but a pass can be said, it is said by itself.
#[test]
fn a_pass_without_a_choice_is_automatic() {
    let run = start().play("A:AT B:contra C:recontra");
    assert_eq!(run.legal(), ["pass"]);
    assert_eq!(run.deal.automatic(A).map(|action| action.to_string()).as_deref(), Some("pass"));
    assert_eq!(run.deal.automatic(B), None);
    assert_eq!(run.deal.forced(A), None, "a pass plays no card");
    let run = run.play("A:pass B:pass");
    assert_eq!((run.deal.phase(), run.deal.automatic(A)), (Phase::Lead, None));
    assert_eq!(start().deal.automatic(A), None);
}
