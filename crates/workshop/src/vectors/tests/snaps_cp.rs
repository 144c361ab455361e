//! Records of Šnaps.

use serde_json::{Value, json};
use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, Rank, Seat};
use talon_games::snaps::{Action, Deal, Event, Rules, View};
use talon_games::{Game, GameRules};

use super::{Change, Summary, every_change_is_noticed, replay, set};

const GOAL: u8 = 66;

fn rules() -> Rules {
    [("claim-mode", "auto"), ("frozen", "full")]
        .into_iter()
        .fold(Rules::default(), |rules, (key, value)| rules.with(key, value).unwrap())
}

/// A deal while it is written down as the other engine would.
struct Clerk {
    deal: Deal,
    turned: Card,
    events: Vec<Value>,
    /// What the engine counts for marriages of the closer's opponent.
    void: [u8; 2],
}

/// Writes a deal down, choosing among the engine's actions by a simple sequence.
fn record(number: u8) -> Value {
    let deck = shuffle(&Deal::pack(&rules()), &Seed::new([number; 32]));
    let deal = Deal::deal(&rules(), 2, Seat::SECOND, deck.cards()).unwrap();
    let mut clerk = Clerk { deal, turned: deck.cards()[6], events: Vec::new(), void: [0; 2] };
    let mut state = u32::from(number);
    while let (Some(seat), false) = (clerk.deal.on_turn(), clerk.overtaken()) {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        clerk.decide(seat, (state >> 16) as usize);
    }
    clerk.finish(number, deck.cards())
}

/// A short deal that agrees.
pub(super) fn plain() -> Value {
    (0..).map(record).find(|record| record["opp_of_closer_reached_66"] == json!(false)).unwrap()
}

impl Clerk {
    fn view(&self) -> View {
        self.deal.view(self.deal.on_turn().or(Some(Seat::FIRST)))
    }

    /// Whether the closer's opponent has 66 by the engine's count.
    fn overtaken(&self) -> bool {
        let opponent = self.view().closed_by.map(Seat::other);
        opponent.is_some_and(|seat| self.points().0[seat.index()] >= GOAL)
    }

    /// Points that count and points that wait, as the engine has them.
    fn points(&self) -> ([u8; 2], [u8; 2]) {
        let now = self.view();
        let (mut counted, mut waiting) = (self.deal.points(), now.pending);
        for seat in 0..2 {
            let pile = if now.tricks[seat] > 0 { &mut counted } else { &mut waiting };
            pile[seat] += self.void[seat];
        }
        (counted, waiting)
    }

    fn decide(&mut self, seat: Seat, random: usize) {
        let now = self.view();
        self.turned = now.turned.unwrap_or(self.turned);
        let choices: Vec<(Action, String)> =
            now.legal.iter().filter_map(|&action| Some((action, written(&now, action)?))).collect();
        let (action, word) = &choices[random % choices.len()];
        let legal: Vec<&String> = choices.iter().map(|(_, word)| word).collect();
        let shown = if now.talon == 0 { Value::Null } else { json!(self.turned) };
        self.events.push(json!({
            "seat": seat, "lead": now.led.is_none(), "closed": now.closed_by.is_some(), "talon": now.talon,
            "trump_card": shown, "hand": now.hand, "legal": legal, "action": word,
        }));
        if word.starts_with("marriage:") {
            self.marry(seat, *action);
        }
        if self.deal.outcome().is_none() && !(word.starts_with("marriage:") && self.overtaken()) {
            self.act(seat, *action);
        }
    }

    fn marry(&mut self, seat: Seat, action: Action) {
        let Action::Play(card) = action else { panic!("a card of the marriage") };
        let now = self.view();
        if now.legal.contains(&Action::Announce(card.suit())) {
            self.deal.apply(seat, Action::Announce(card.suit())).unwrap();
        } else {
            self.void[seat.index()] += if card.suit() == now.trump { 40 } else { 20 };
        }
        let (points, pending) = self.points();
        self.events.push(json!({"after_marriage": true, "points": points, "pending": pending}));
    }

    fn act(&mut self, seat: Seat, action: Action) {
        for event in self.deal.apply(seat, action).unwrap() {
            if let Event::TrickWon { seat: winner, cards } = event {
                let leader = self.view().last_trick.unwrap().leader;
                let ((points, pending), tricks) = (self.points(), self.view().tricks);
                self.events.push(json!({
                    "trick": cards, "leader": leader, "winner": winner, "points": points, "pending": pending, "tricks": tricks,
                }));
            }
        }
    }

    fn finish(self, number: u8, cards: &[Card]) -> Value {
        let now = self.view();
        let hand = |first: usize, second: usize| [&cards[first..first + 3], &cards[second..second + 2]].concat();
        let talon: Vec<Card> = cards[11..].iter().chain([&cards[6]]).copied().collect();
        let closed = now.closed_by.map(|by| {
            let points = now.memory.opponent_points_at_close;
            json!({"by": by, "opp_tricks": now.opponent_tricks_at_close, "opp_points": points})
        });
        let overtaken = self.overtaken();
        let (ended_by, winner, worth) = match self.deal.outcome() {
            _ if overtaken => ("66", now.closed_by.unwrap().other(), 3),
            None => panic!("the deal is not over"),
            Some(outcome) if outcome.claimed_by.is_some() => ("66", outcome.winner, outcome.worth),
            Some(outcome) if outcome.closing.is_some() => ("closed_out", outcome.winner, outcome.worth),
            Some(outcome) => ("last_trick", outcome.winner, outcome.worth),
        };
        json!({
            "engine": "cpatrasciuc/schnapsen-card-game@test", "seed": number, "hands": [hand(0, 7), hand(3, 9)],
            "leader": 0, "talon": talon, "trump": cards[6].suit(), "events": self.events, "tricks": now.tricks,
            "final_points": self.points().0, "ended_by": ended_by, "closed": closed, "winner": winner,
            "game_points": worth, "opp_of_closer_reached_66": overtaken,
        })
    }
}

/// The other engine's word for an action. It has no announcement alone, which it makes with the card, and no lead of a card of a pair
/// without the marriage.
fn written(now: &View, action: Action) -> Option<String> {
    match action {
        Action::Play(card) if now.led.is_none() && is_half(now, card) => Some(format!("marriage:{card}")),
        Action::Play(card) => Some(format!("play:{card}")),
        Action::Exchange => Some("exchange".to_owned()),
        Action::Close => Some("close".to_owned()),
        Action::Announce(_) | Action::Claim => None,
    }
}

fn is_half(now: &View, card: Card) -> bool {
    let other = match card.rank() {
        Rank::King => Rank::Queen,
        Rank::Queen => Rank::King,
        _ => return false,
    };
    now.hand.contains(Card::new(other, card.suit()))
}

#[test]
fn our_own_deals_agree_but_where_the_closer_is_overtaken() {
    let records: Vec<Value> = (0..200).map(record).collect();
    let listed = records.iter().filter(|record| record["opp_of_closer_reached_66"] == json!(true)).count();
    let of = |word: &str| records.iter().filter(|record| record.to_string().contains(word)).count();
    assert!((3..40).contains(&listed), "{listed}");
    assert!(of("\"action\":\"exchange\"") > 10);
    for ended_by in ["66", "closed_out", "last_trick"] {
        assert!(of(&format!("\"ended_by\":\"{ended_by}\"")) > 3, "{ended_by}");
    }
    let (summary, report) = replay(&records);
    let agree = 200 - listed;
    assert_eq!(report, format!("agree {agree}, listed difference {listed}, disagree 0 of 200\n"));
    assert_eq!(summary.unwrap(), Summary { agree, listed, disagree: 0 });
}

/// The engine's marriages of the closer's opponent are among the deals that agree.
#[test]
fn a_void_marriage_is_led_as_a_card() {
    let void = |record: &Value| {
        let by = record["closed"]["by"].as_u64();
        record["events"].as_array().unwrap().iter().any(|event| {
            let marries = event["action"].as_str().is_some_and(|action| action.starts_with("marriage:"));
            marries && event["closed"] == json!(true) && event["seat"].as_u64() != by
        })
    };
    let records: Vec<Value> = (0..=255).map(record).filter(void).collect();
    assert!(records.len() > 5, "{}", records.len());
    assert_eq!(replay(&records).0.unwrap().disagree, 0);
}

/// After any change in a record, listed or not, the deal disagrees, and the report names the change.
#[test]
fn a_record_changed_in_one_place_disagrees() {
    let tried: usize =
        (0..60).map(record).map(|original| every_change_is_noticed(&original, &changes(&original))).sum();
    assert!(tried > 600, "{tried}");
}

fn changes(record: &Value) -> Vec<(Change, &'static str)> {
    let events = record["events"].as_array().unwrap();
    let step = |key: &str| events.iter().rposition(|event| event.get(key).is_some());
    let listed = record["opp_of_closer_reached_66"] == json!(true);
    let mut changes: Vec<(Change, &'static str)> = vec![
        (set("/tricks/0".into(), json!(11)), "tricks"),
        (set("/final_points/1".into(), json!(119)), "points"),
        (set("/winner".into(), json!(7)), "winner"),
        (set("/closed".into(), json!({"by": 0, "opp_tricks": 9, "opp_points": 0})), "closed"),
        (set("/opp_of_closer_reached_66".into(), json!(!listed)), if listed { "step" } else { "66" }),
        (Box::new(|record| record["events"].as_array_mut().unwrap().truncate(1)), "points"),
    ];
    if !listed {
        changes.push((set("/game_points".into(), json!(9)), "game points"));
        changes.push((set("/ended_by".into(), json!("boredom")), "ended by"));
    }
    let last = step("hand").unwrap();
    let at = |key: &str| format!("/events/{last}/{key}");
    changes.push((set(at("talon"), json!(13)), "talon"));
    changes.push((set(at("hand"), json!([])), "hand"));
    changes.push((set(at("legal"), json!([])), "legal"));
    changes.push((set(at("closed"), json!(!events[last]["closed"].as_bool().unwrap())), "closed"));
    changes.push((set(at("lead"), json!(!events[last]["lead"].as_bool().unwrap())), "phase"));
    changes.push((set(at("seat"), json!(1 - events[last]["seat"].as_u64().unwrap())), "seat to act"));
    if let Some(trick) = step("trick") {
        let at = |key: &str| format!("/events/{trick}/{key}");
        changes.push((set(at("points/0"), json!(121)), "points"));
        changes.push((set(at("pending/1"), json!(60)), "pending"));
        changes.push((set(at("tricks/1"), json!(11)), "tricks"));
        changes.push((set(at("leader"), json!(1 - events[trick]["leader"].as_u64().unwrap())), "trick"));
        changes.push((set(at("winner"), json!(1 - events[trick]["winner"].as_u64().unwrap())), "trick won by"));
    }
    if let Some(marriage) = step("after_marriage") {
        changes.push((set(format!("/events/{marriage}/after_marriage"), json!(false)), "marriage"));
        changes.push((set(format!("/events/{marriage}/points/0"), json!(121)), "points"));
    }
    changes
}

#[test]
fn what_is_no_record_is_refused_with_the_line() {
    let refused = |record: Value| replay(&[record]).0.unwrap_err().to_string();
    let header = json!({"engine": "cpatrasciuc/schnapsen-card-game@x", "seed": 1});
    assert!(refused(header).starts_with("line 1: missing field"));
    let mut short = plain();
    short["hands"][0] = json!([]);
    assert_eq!(refused(short), "line 1: hands of five cards and a talon are needed");
    let mut twice = plain();
    twice["hands"][0] = twice["hands"][1].clone();
    assert_eq!(refused(twice), "line 1: the deck is not the game's pack");
    let mut strange = plain();
    strange["events"][0]["action"] = json!("fold");
    assert_eq!(refused(strange), "line 1: unknown action \"fold\"");
}
