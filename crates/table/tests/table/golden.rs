//! The stored form of every event. Logs are kept for ever: a line here never changes, and a new form is a new line.

use std::collections::BTreeSet;
use std::num::NonZeroU32;

use talon_cards::{Deck, Seat};
use talon_games::{AnyOutcome, AnyScore, GameKind, santase};
use talon_table::{
    Absence, Again, Closed, Decider, Event, Holder, How, MatchResult, Pref, Recorded, SeatResult, TableId, Timestamp,
};

use crate::bench::{ANA, BORIS};

const DECK: [&str; 24] = [
    "KH", "JS", "TH", "QD", "AC", "TD", "9S", "TC", "QH", "QC", "KC", "AD", "JC", "QS", "9H", "TS", "AS", "KS", "KD",
    "JH", "JD", "9C", "9D", "AH",
];

const SECRET: &str = "611830d3641a68f94a690dcc25d1f4b0dac948325ac18f6dd32564371735f32c";
const COMMITMENT: &str = "8f169846369d8de70f6bdee28bc78079f5482805923129c799c2e058516613ca";

fn outcome() -> AnyOutcome {
    AnyOutcome::Santase(santase::Outcome {
        winner: Some(Seat::FIRST),
        game_points: [2, 0],
        reason: santase::Reason::FalseClaimAgainstCloser,
        totals: [15, 25],
        tricks: [1, 2],
        marriages: [0, 20],
        last_trick_bonus: None,
        claimed_by: Some(Seat::SECOND),
        closed_by: Some(Seat::FIRST),
        opponent_tricks_at_close: Some(1),
    })
}

fn score() -> AnyScore {
    let rules = GameKind::Santase.default_rules();
    let mut score = AnyScore::start(&rules, 2, Seat::SECOND);
    score.record(&rules, &outcome());
    score
}

fn result(how: How, winners: Vec<Seat>) -> MatchResult {
    MatchResult {
        winners,
        points: vec![11, 3],
        how,
        seats: vec![
            SeatResult { seat: Seat::FIRST, holder: Holder::Person { person: ANA }, decisions: 40, stand_in: 3 },
            SeatResult {
                seat: Seat::SECOND,
                holder: Holder::Ai { level: "thumb".to_owned() },
                decisions: 52,
                stand_in: 0,
            },
        ],
        deals: 7,
    }
}

fn ended(how: How, winners: Vec<Seat>) -> Event {
    Event::MatchEnded { match_no: 2, result: result(how, winners) }
}

fn acted(by: Decider, action: &str) -> Event {
    Event::Acted { seat: Seat::FIRST, by, action: action.to_owned() }
}

/// The end of a match-ended line, after how it ended.
const RESULT: &str = r#","seats":[{"seat":0,"holder":{"kind":"person","person":"aaaaaaaaaaaau"},"decisions":40,"stand_in":3},{"seat":1,"holder":{"kind":"ai","level":"thumb"},"decisions":52}],"deals":7}}"#;

fn ended_line(winners: &str, how: &str) -> String {
    let start = r#"{"type":"match-ended","match_no":2,"result":{"winners":"#;
    format!(r#"{start}{winners},"points":[11,3],"how":{how}{RESULT}"#)
}

/// Events of the lobby, and those that open and close a table.
fn lobby_lines() -> Vec<(String, Event)> {
    let (first, second) = (Seat::FIRST, Seat::SECOND);
    let line = |text: &str, event| (text.to_owned(), event);
    vec![
        line(
            r#"{"type":"opened","id":"aaaaaaaaaaae2","rules":{"game":"santase","target":"11","claim-mode":"manual","show-points":"off","close-before-draw":"on","min-talon-to-close":"2","failed-close":"at-closing","strict-marriages":"allowed","dealer":"winner","nine-value":"0"},"host":"aaaaaaaaaaaau","community":true}"#,
            Event::Opened { id: TableId(77), rules: GameKind::Santase.default_rules(), host: ANA, community: true },
        ),
        (
            format!(
                r#"{{"type":"prepared","match_no":1,"commitment":"{COMMITMENT}","secret":"{SECRET}","waits_ms":3600000}}"#
            ),
            Event::Prepared {
                match_no: 1,
                commitment: COMMITMENT.parse().unwrap(),
                secret: SECRET.parse().unwrap(),
                waits_ms: 3_600_000,
            },
        ),
        line(
            r#"{"type":"reserved","persons":["aaaaaaaaaaaau","aaaaaaaaaaaaw"],"all":true}"#,
            Event::Reserved { persons: vec![ANA, BORIS], all: true, again: Again::Always },
        ),
        line(
            r#"{"type":"reserved","persons":["aaaaaaaaaaaau"],"all":false,"again":"until-won"}"#,
            Event::Reserved { persons: vec![ANA], all: false, again: Again::UntilWon },
        ),
        line(r#"{"type":"boards-fixed","boards":8}"#, Event::BoardsFixed { boards: NonZeroU32::new(8).unwrap() }),
        line(r#"{"type":"joined","seat":1,"person":"aaaaaaaaaaaaw"}"#, Event::Joined { seat: second, person: BORIS }),
        line(r#"{"type":"left","seat":0,"person":"aaaaaaaaaaaau"}"#, Event::Left { seat: first, person: ANA }),
        line(
            r#"{"type":"ai-joined","seat":1,"level":"thumb"}"#,
            Event::AiJoined { seat: second, level: "thumb".to_owned() },
        ),
        line(r#"{"type":"ai-left","seat":1}"#, Event::AiLeft { seat: second }),
        line(
            r#"{"type":"option-set","key":"target","value":"7"}"#,
            Event::OptionSet { key: "target".to_owned(), value: "7".to_owned() },
        ),
        line(
            r#"{"type":"words-given","seat":0,"words":"златна \"есен\""}"#,
            Event::WordsGiven { seat: first, words: "златна \"есен\"".to_owned() },
        ),
        line(r#"{"type":"ready","seat":1}"#, Event::Ready { seat: second }),
        line(
            r#"{"type":"started","match_no":1,"first_dealer":1,"rules_rev":1}"#,
            Event::Started { match_no: 1, first_dealer: second, rules_rev: 1 },
        ),
        line(r#"{"type":"closed","reason":"cancelled"}"#, Event::Closed { reason: Closed::Cancelled }),
        line(r#"{"type":"closed","reason":"expired"}"#, Event::Closed { reason: Closed::Expired }),
        line(r#"{"type":"closed","reason":"ended"}"#, Event::Closed { reason: Closed::Ended }),
        line(r#"{"type":"closed","reason":"withdrawn"}"#, Event::Closed { reason: Closed::Withdrawn }),
        line(r#"{"type":"revised","deal_no":3,"rules_rev":2}"#, Event::Revised { deal_no: 3, rules_rev: 2 }),
    ]
}

/// Events of a match.
fn match_lines() -> Vec<(String, Event)> {
    let (first, second) = (Seat::FIRST, Seat::SECOND);
    let line = |text: &str, event| (text.to_owned(), event);
    let deck = DECK.iter().map(|card| card.parse().unwrap()).collect();
    vec![
        (
            format!(r#"{{"type":"dealt","deal_no":1,"dealer":1,"deck":["{}"]}}"#, DECK.join(r#"",""#)),
            Event::Dealt { deal_no: 1, dealer: second, deck: Deck::new(deck) },
        ),
        line(
            r#"{"type":"acted","seat":0,"by":{"person":"aaaaaaaaaaaau"},"action":"QS"}"#,
            acted(Decider::Person(ANA), "QS"),
        ),
        line(
            r#"{"type":"acted","seat":0,"by":{"ai":"thumb"},"action":"m:H"}"#,
            acted(Decider::Ai("thumb".to_owned()), "m:H"),
        ),
        line(r#"{"type":"acted","seat":0,"by":"rule","action":"draw"}"#, acted(Decider::Rule, "draw")),
        line(
            r#"{"type":"deal-ended","deal_no":1,"outcome":{"game":"santase","winner":0,"game_points":[2,0],"reason":"false-claim-against-closer","totals":[15,25],"tricks":[1,2],"marriages":[0,20],"last_trick_bonus":null,"claimed_by":1,"closed_by":0,"opponent_tricks_at_close":1},"score":{"game":"santase","points":[2,0],"dealer":0,"deals":1,"target":11}}"#,
            Event::DealEnded { deal_no: 1, outcome: outcome(), score: score() },
        ),
        line(
            r#"{"type":"preferred","seat":0,"pref":"hold-draw","on":true}"#,
            Event::Preferred { seat: first, pref: Pref::HoldDraw, on: true },
        ),
        line(
            r#"{"type":"preferred","seat":1,"pref":"play-forced","on":false}"#,
            Event::Preferred { seat: second, pref: Pref::PlayForced, on: false },
        ),
        line(r#"{"type":"end-proposed","seat":0}"#, Event::EndProposed { seat: first }),
        line(r#"{"type":"end-withdrawn","seat":0}"#, Event::EndWithdrawn { seat: first }),
        line(
            r#"{"type":"stood-in","seat":0,"level":"thumb","why":"timed-out"}"#,
            Event::StoodIn { seat: first, level: "thumb".to_owned(), why: Absence::TimedOut },
        ),
        line(
            r#"{"type":"stood-in","seat":1,"level":"thumb","why":"left"}"#,
            Event::StoodIn { seat: second, level: "thumb".to_owned(), why: Absence::Left },
        ),
        line(
            r#"{"type":"stood-in","seat":1,"level":"thumb","why":"removed"}"#,
            Event::StoodIn { seat: second, level: "thumb".to_owned(), why: Absence::Removed },
        ),
        line(r#"{"type":"returned","seat":0}"#, Event::Returned { seat: first }),
        line(
            r#"{"type":"replaced","seat":1,"person":"aaaaaaaaaaaaw"}"#,
            Event::Replaced { seat: second, person: BORIS },
        ),
        line(r#"{"type":"pause-proposed","seat":0}"#, Event::PauseProposed { seat: first }),
        line(r#"{"type":"paused","agreed":true}"#, Event::Paused { agreed: true }),
        line(r#"{"type":"resumed","seat":1}"#, Event::Resumed { seat: second }),
        line(r#"{"type":"start-held","seat":0}"#, Event::StartHeld { seat: first }),
        line(r#"{"type":"undone","seat":0}"#, Event::Undone { seat: first }),
        line(r#"{"type":"delayed","by_ms":40000}"#, Event::Delayed { by_ms: 40_000 }),
        (ended_line("[0]", r#"{"by":"played"}"#), ended(How::Played, vec![first])),
        (ended_line("[1]", r#"{"by":"resigned","seat":0}"#), ended(How::Resigned { seat: first }, vec![second])),
        (ended_line("[]", r#"{"by":"agreed"}"#), ended(How::Agreed, Vec::new())),
        (ended_line("[]", r#"{"by":"stopped"}"#), ended(How::Stopped, Vec::new())),
        (
            ended_line("[1]", r#"{"by":"abandoned","seats":[0]}"#),
            ended(How::Abandoned { seats: vec![first] }, vec![second]),
        ),
    ]
}

/// A number for each variant, so that adding one without its line here does not compile.
fn variant(event: &Event) -> usize {
    match event {
        Event::Opened { .. } => 0,
        Event::Prepared { .. } => 1,
        Event::Joined { .. } => 2,
        Event::Left { .. } => 3,
        Event::AiJoined { .. } => 4,
        Event::AiLeft { .. } => 5,
        Event::OptionSet { .. } => 6,
        Event::WordsGiven { .. } => 7,
        Event::Ready { .. } => 8,
        Event::Started { .. } => 9,
        Event::Closed { .. } => 10,
        Event::Dealt { .. } => 11,
        Event::Acted { .. } => 12,
        Event::DealEnded { .. } => 13,
        Event::Preferred { .. } => 14,
        Event::EndProposed { .. } => 15,
        Event::EndWithdrawn { .. } => 16,
        Event::MatchEnded { .. } => 17,
        Event::StoodIn { .. } => 18,
        Event::Returned { .. } => 19,
        Event::Replaced { .. } => 20,
        Event::PauseProposed { .. } => 21,
        Event::Paused { .. } => 22,
        Event::Resumed { .. } => 23,
        Event::Undone { .. } => 24,
        Event::Reserved { .. } => 25,
        Event::BoardsFixed { .. } => 26,
        Event::Revised { .. } => 27,
        Event::Delayed { .. } => 28,
        Event::StartHeld { .. } => 29,
    }
}

#[test]
fn every_event_has_its_stored_form() {
    let mut variants = BTreeSet::new();
    for (line, event) in lobby_lines().into_iter().chain(match_lines()) {
        assert_eq!(event.to_json().unwrap(), line);
        assert_eq!(Event::from_json(1, &line).unwrap(), event);
        assert!(line.starts_with(&format!("{{\"type\":\"{}\"", event.name())), "{line}");
        variants.insert(variant(&event));
    }
    assert_eq!(variants, (0..30).collect());
}

#[test]
fn a_record_has_its_stored_form() {
    let recorded = Recorded { seq: 7, at: Timestamp(-5), event: Event::Ready { seat: Seat::FIRST } };
    let line = r#"{"seq":7,"at":-5,"event":{"type":"ready","seat":0}}"#;
    assert_eq!(serde_json::to_string(&recorded).unwrap(), line);
    assert_eq!(serde_json::from_str::<Recorded>(line).unwrap(), recorded);
}
