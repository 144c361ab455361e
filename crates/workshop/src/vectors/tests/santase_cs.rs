//! Records of Santase.

use serde_json::{Value, json};
use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, Rank, Seat};
use talon_games::santase::{Action, Deal, Event, Rules, View};
use talon_games::{Game, GameRules};

use super::{Change, Summary, every_change_is_noticed, replay, set};

fn rules() -> Rules {
    let options =
        [("claim-mode", "auto"), ("close-before-draw", "off"), ("min-talon-to-close", "4"), ("failed-close", "three")];
    options.into_iter().fold(Rules::default(), |rules, (key, value)| rules.with(key, value).unwrap())
}

fn view(deal: &Deal, seat: Seat) -> View {
    deal.view(Some(seat))
}

/// The other engine's word for an action; it has none for the announcement alone, which it makes with the card.
fn written(now: &View, action: Action) -> Option<String> {
    match action {
        Action::Play(card) => Some(match marriage(now, card) {
            0 => format!("play:{card}"),
            points => format!("play:{card}+marriage{points}"),
        }),
        Action::Exchange => Some("exchange".to_owned()),
        Action::Close => Some("close".to_owned()),
        Action::Draw | Action::Announce(_) | Action::Claim => None,
    }
}

/// What the other engine announces when the card is led.
fn marriage(now: &View, card: Card) -> u8 {
    let half = matches!(card.rank(), Rank::King | Rank::Queen);
    match (half && now.legal.contains(&Action::Announce(card.suit())), card.suit() == now.trump) {
        (false, _) => 0,
        (true, false) => 20,
        (true, true) => 40,
    }
}

/// Writes a deal down as the other engine would, choosing among its actions by a simple sequence.
pub(super) fn record(number: u8) -> Value {
    let deck = shuffle(&Deal::pack(&rules()), &Seed::new([number; 32]));
    let mut deal = Deal::deal(&rules(), 2, Seat::SECOND, deck.cards()).unwrap();
    let (mut turned, mut state, mut announced) = (deck.cards()[12], u32::from(number), 0);
    let mut events = Vec::new();
    while let Some(seat) = deal.to_act().iter().next() {
        let now = view(&deal, seat);
        turned = now.turned.unwrap_or(turned);
        let choices: Vec<(Action, String)> =
            now.legal.iter().filter_map(|&action| Some((action, written(&now, action)?))).collect();
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        let (action, word) = &choices[(state >> 16) as usize % choices.len()];
        let legal: Vec<&String> = choices.iter().map(|(_, word)| word).collect();
        events.push(json!({
            "seat": seat, "lead": now.led.is_none(), "talon": now.talon, "trump_card": turned, "hand": now.hand,
            "legal": legal, "action": word,
        }));
        if let Action::Play(card) = action
            && now.led.is_none()
        {
            announced = marriage(&now, *card);
            if announced > 0 {
                deal.apply(seat, Action::Announce(card.suit())).unwrap();
            }
            if deal.outcome().is_some() {
                let points = view(&deal, seat).memory.counted;
                events.push(json!({"trick": [card, null], "leader": seat, "marriage": announced, "points": points}));
                break;
            }
        }
        let happened = deal.apply(seat, *action).unwrap();
        note(&mut events, &happened, announced, &view(&deal, seat));
    }
    finish(&deal, begin(number, deck.cards(), &events))
}

fn begin(number: u8, cards: &[Card], events: &[Value]) -> Value {
    let hand = |packets: [usize; 2]| packets.iter().flat_map(|&at| cards[at..at + 3].to_vec()).collect::<Vec<Card>>();
    let talon: Vec<Card> = cards[13..].iter().chain([&cards[12]]).copied().collect();
    json!({
        "engine": "SantaseGameEngine@test", "seed": number, "hands": [hand([0, 6]), hand([3, 9])], "leader": 0,
        "talon": talon, "trump": cards[12].suit(), "trump_card": cards[12], "events": events, "seed000": null,
    })
}

fn note(events: &mut Vec<Value>, happened: &[Event], marriage: u8, now: &View) {
    for event in happened {
        match event {
            Event::TrickWon { cards, .. } => {
                let (leader, points) = (now.last_trick.unwrap().leader, now.memory.counted);
                events.push(json!({"trick": cards, "leader": leader, "marriage": marriage, "points": points}));
            }
            Event::Drew { seat, card } => events.push(json!({"draw": seat, "card": card})),
            Event::Played { .. }
            | Event::Exchanged { .. }
            | Event::Closed { .. }
            | Event::Announced { .. }
            | Event::Claimed { .. }
            | Event::Ended => {}
        }
    }
}

fn finish(deal: &Deal, mut record: Value) -> Value {
    let Some(outcome) = deal.outcome() else { panic!("the deal is not over") };
    let number = |seat: Option<Seat>| seat.map_or(-1, |seat| seat.index() as i8);
    let mut points = outcome.totals;
    let last = view(deal, Seat::FIRST);
    let run_out = last.hand_sizes == [0, 0];
    if let Some(seat) = outcome.last_trick_bonus {
        points[seat.index()] -= 10;
    }
    record["final_points"] = json!(points);
    record["tricks"] = json!(outcome.tricks);
    record["closed_by"] = json!(number(outcome.closed_by));
    record["last_trick_bonus_to"] = json!(if run_out { number(last.last_trick.map(|trick| trick.winner)) } else { -1 });
    record["winner"] = json!(number(outcome.winner));
    record["game_points"] = json!(outcome.game_points.iter().max());
    record
}

#[test]
fn our_own_deals_agree() {
    let records: Vec<Value> = (0..60).map(record).collect();
    let closed = records.iter().filter(|record| record["closed_by"] != json!(-1)).count();
    assert!((10..50).contains(&closed), "{closed}");
    let (summary, report) = replay(&records);
    assert_eq!(report, "agree 60, listed difference 0, disagree 0 of 60\n");
    assert_eq!(summary.unwrap(), Summary { agree: 60, listed: 0, disagree: 0 });
}

/// After any change in a record, the deal disagrees, and the report names the change.
#[test]
fn a_record_changed_in_one_place_disagrees() {
    let tried: usize =
        (0..10).map(record).map(|original| every_change_is_noticed(&original, &changes(&original))).sum();
    assert!(tried > 100, "{tried}");
}

fn changes(record: &Value) -> Vec<(Change, &'static str)> {
    let events = record["events"].as_array().unwrap();
    let step = |key: &str| events.iter().rposition(|event| event.get(key).is_some());
    let mut changes: Vec<(Change, &'static str)> = vec![
        (set("/tricks/0".into(), json!(11)), "tricks"),
        (set("/final_points/1".into(), json!(119)), "final points"),
        (set("/closed_by".into(), json!(7)), "closed by"),
        (set("/last_trick_bonus_to".into(), json!(7)), "last trick"),
        (set("/winner".into(), json!(7)), "winner"),
        (set("/game_points".into(), json!(9)), "game points"),
        (set("/seed000".into(), json!({"winner": 7, "game_points": 1})), "winner"),
        (Box::new(|record| record["events"].as_array_mut().unwrap().truncate(5)), "the deal is over"),
    ];
    if let Some(at) = step("hand") {
        let at = format!("/events/{at}");
        changes.push((set(at.clone() + "/talon", json!(13)), "talon"));
        changes.push((set(at.clone() + "/hand", json!([])), "hand"));
        changes.push((set(at.clone() + "/legal", json!([])), "legal"));
        changes.push((
            set(at.clone() + "/lead", json!(!record.pointer(&(at.clone() + "/lead")).unwrap().as_bool().unwrap())),
            "phase",
        ));
        changes.push((
            set(at + "/seat", json!(1 - record["events"][step("hand").unwrap()]["seat"].as_u64().unwrap())),
            "seat to act",
        ));
    }
    if let Some(at) = step("trick") {
        changes.push((set(format!("/events/{at}/points/0"), json!(121)), "points"));
        changes.push((set(format!("/events/{at}/marriage"), json!(19)), "marriage"));
    }
    if let Some(at) = step("draw") {
        changes.push((set(format!("/events/{at}/card"), json!("2C")), "draw"));
    }
    changes
}

#[test]
fn files_that_cannot_be_replayed_are_refused_with_the_line() {
    let refused = |lines: &[Value]| replay(lines).0.unwrap_err().to_string();
    assert!(refused(&[json!({"seed": 1})]).starts_with("line 1: missing field `engine`"));
    assert!(refused(&[json!({"engine": "SantaseGameEngine@x", "seed": 1})]).starts_with("line 1: missing field"));
    let mut short = record(1);
    short["hands"][0] = json!([]);
    assert_eq!(refused(&[short]), "line 1: hands of six cards and a talon are needed");
    let mut strange = record(1);
    strange["events"][0]["action"] = json!("fold");
    assert_eq!(refused(&[strange]), "line 1: unknown action \"fold\"");
    assert!(matches!(replay(&[]).0, Ok(summary) if summary.deals() == 0));
}
