//! The stored form of every event. Logs are kept for ever: a line here never changes, and a new form is a new line.

use std::collections::BTreeSet;
use std::num::NonZeroU32;

use talon_games::GameKind;
use talon_league::{Event, Options, Plan, Recorded};
use talon_standings::Day;
use talon_standings::league::{Duplicate, Fixture, Format, Line, Round, TieBreak};
use talon_table::{LeagueId, PersonId, Timestamp};

const SECRET: &str = "611830d3641a68f94a690dcc25d1f4b0dac948325ac18f6dd32564371735f32c";

fn day() -> Day {
    "2026-11-29".parse().unwrap()
}

/// A plan as it is stored, and what it means.
fn plan(format: &str, means: Format, again: bool) -> (String, Plan) {
    let text = format!(
        r#"{{"game":"santase","options":{{"hints":"off"}},"preset":2,"format":{format},"days":7,"again":{again}}}"#
    );
    let options = Options::from([("hints".to_owned(), "off".to_owned())]);
    (text, Plan { game: GameKind::Santase, options, preset: Some(2), format: means, days: 7, again, duplicate: None })
}

/// Every form of a league, and a plan with all that a plan may have.
fn plans() -> Vec<(String, Plan)> {
    let mut plans = vec![
        plan(r#"{"format":"ladder","per_day":3}"#, Format::Ladder { per_day: 3 }, false),
        plan(
            r#"{"format":"round_robin","meetings":2,"places":8}"#,
            Format::RoundRobin { meetings: 2, places: 8 },
            true,
        ),
        plan(r#"{"format":"swiss","rounds":5}"#, Format::Swiss { rounds: 5 }, false),
        plan(r#"{"format":"knockout","third_place":true}"#, Format::Knockout { third_place: true }, false),
        plan(
            r#"{"format":"rotating","seats":{"start":3,"end":4},"rounds":5}"#,
            Format::Rotating { seats: 3..=4, rounds: 5 },
            true,
        ),
    ];
    let duplicate = Some(Duplicate { boards: NonZeroU32::new(12).unwrap() });
    plans.push((
        r#"{"game":"belot","options":{},"preset":null,"format":{"format":"swiss","rounds":3},"days":1,"again":false,"duplicate":{"boards":12}}"#.to_owned(),
        Plan {
            game: GameKind::Belot,
            options: Options::new(),
            preset: None,
            format: Format::Swiss { rounds: 3 },
            days: 1,
            again: false,
            duplicate,
        },
    ));
    plans
}

/// Events of a league and of who is in it.
fn league_lines() -> Vec<(String, Event)> {
    let line = |text: &str, event| (text.to_owned(), event);
    let mut lines = vec![
        line(r#"{"type":"joined","person":"aaaaaaaaaaaac"}"#, Event::Joined { person: PersonId(1) }),
        line(r#"{"type":"left","person":"aaaaaaaaaaaac"}"#, Event::Left { person: PersonId(1) }),
        line(r#"{"type":"removed","person":"aaaaaaaaaaaac"}"#, Event::Removed { person: PersonId(1) }),
        line(
            r#"{"type":"linked","from":"aaaaaaaaaaaae","to":"aaaaaaaaaaaac"}"#,
            Event::Linked { from: PersonId(2), to: PersonId(1) },
        ),
        line(r#"{"type":"closed"}"#, Event::Closed),
    ];
    for (text, plan) in plans() {
        lines.push((
            format!(r#"{{"type":"created","id":"aaaaaaaaaaaao","name":"Зима \"26\"","owner":"aaaaaaaaaaaac","plan":{text}}}"#),
            Event::Created {
                id: LeagueId(7),
                name: "Зима \"26\"".to_owned(),
                owner: PersonId(1),
                plan: plan.clone(),
            },
        ));
        lines.push((format!(r#"{{"type":"planned","plan":{text}}}"#), Event::Planned { plan }));
    }
    lines
}

/// A round with a match and a bye.
fn round() -> Round {
    Round { number: 2, fixtures: vec![Fixture { round: 2, table: 1, players: vec![1, 2] }], byes: vec![3] }
}

/// A line of a table, and how it is stored.
fn row(decided_by: Option<TieBreak>, stored: &str) -> (String, Line) {
    let text = format!(
        r#"{{"who":1,"rank":2,"points":-24,"matches":5,"wins":3,"draws":1,"difference":-7,"sonneborn_berger":96,"buchholz":40,"decided_by":{stored}}}"#
    );
    let line = Line {
        who: 1,
        rank: 2,
        points: -24,
        matches: 5,
        wins: 3,
        draws: 1,
        difference: -7,
        sonneborn_berger: 96,
        buchholz: 40,
        decided_by,
    };
    (text, line)
}

/// A line for each tie-break.
fn rows() -> Vec<(String, Line)> {
    use TieBreak::{Buchholz, Difference, HeadToHead, Lot, SonnebornBerger, Wins};
    vec![
        row(None, "null"),
        row(Some(HeadToHead), r#""head_to_head""#),
        row(Some(SonnebornBerger), r#""sonneborn_berger""#),
        row(Some(Buchholz), r#""buchholz""#),
        row(Some(Difference), r#""difference""#),
        row(Some(Wins), r#""wins""#),
        row(Some(Lot), r#""lot""#),
    ]
}

/// Events of a season.
fn season_lines() -> Vec<(String, Event)> {
    let line = |text: &str, event| (text.to_owned(), event);
    let drawn = r#"{"type":"round-drawn","round":{"number":2,"fixtures":[{"round":2,"table":1,"players":[1,2]}],"byes":[3]},"until":"2026-11-29","deadline":9"#;
    let (texts, table): (Vec<_>, Vec<_>) = rows().into_iter().unzip();
    let rows = texts.join(",");
    vec![
        line(
            r#"{"type":"season-begun","season":3,"start":"2026-11-29","entries":["aaaaaaaaaaaac","aaaaaaaaaaaae"],"ends":5}"#,
            Event::SeasonBegun {
                season: 3,
                start: day(),
                entries: vec![PersonId(1), PersonId(2)],
                ends: Some(Timestamp(5)),
            },
        ),
        line(
            r#"{"type":"season-begun","season":1,"start":"2026-11-29","entries":[],"ends":null}"#,
            Event::SeasonBegun { season: 1, start: day(), entries: vec![], ends: None },
        ),
        (
            format!("{drawn}}}"),
            Event::RoundDrawn { round: round(), until: day(), deadline: Timestamp(9), secret: None, newest: None },
        ),
        (
            format!(r#"{drawn},"newest":7}}"#),
            Event::RoundDrawn { round: round(), until: day(), deadline: Timestamp(9), secret: None, newest: Some(7) },
        ),
        (
            format!(r#"{drawn},"secret":"{SECRET}"}}"#),
            Event::RoundDrawn {
                round: round(),
                until: day(),
                deadline: Timestamp(9),
                secret: Some(SECRET.parse().unwrap()),
                newest: None,
            },
        ),
        line(
            r#"{"type":"delayed","until":"2026-11-29","deadline":9}"#,
            Event::Delayed { until: day(), deadline: Timestamp(9) },
        ),
        line(
            r#"{"type":"walked-over","round":1,"table":2,"ready":["aaaaaaaaaaaae"],"day":"2026-11-29"}"#,
            Event::WalkedOver { round: 1, table: 2, ready: vec![PersonId(2)], day: day() },
        ),
        line(
            r#"{"type":"season-ended","day":"2026-11-29","table":[],"champion":null,"resumes":null}"#,
            Event::SeasonEnded { day: day(), table: vec![], champion: None, resumes: None, newest: None },
        ),
        (
            format!(
                r#"{{"type":"season-ended","day":"2026-11-29","table":[{rows}],"champion":"aaaaaaaaaaaac","resumes":11,"newest":7}}"#
            ),
            Event::SeasonEnded {
                day: day(),
                table,
                champion: Some(PersonId(1)),
                resumes: Some(Timestamp(11)),
                newest: Some(7),
            },
        ),
    ]
}

/// A number for each variant, so that adding one without its line here does not compile.
fn variant(event: &Event) -> usize {
    match event {
        Event::Created { .. } => 0,
        Event::Planned { .. } => 1,
        Event::Joined { .. } => 2,
        Event::Left { .. } => 3,
        Event::Linked { .. } => 4,
        Event::SeasonBegun { .. } => 5,
        Event::RoundDrawn { .. } => 6,
        Event::Delayed { .. } => 11,
        Event::WalkedOver { .. } => 7,
        Event::SeasonEnded { .. } => 8,
        Event::Closed => 9,
        Event::Removed { .. } => 10,
    }
}

/// The same for the forms of a league.
fn form(format: &Format) -> usize {
    match format {
        Format::Ladder { .. } => 0,
        Format::RoundRobin { .. } => 1,
        Format::Swiss { .. } => 2,
        Format::Knockout { .. } => 3,
        Format::Rotating { .. } => 4,
    }
}

/// The same for what decides between two with the same points.
fn tie_break(decided_by: TieBreak) -> usize {
    match decided_by {
        TieBreak::HeadToHead => 0,
        TieBreak::SonnebornBerger => 1,
        TieBreak::Buchholz => 2,
        TieBreak::Difference => 3,
        TieBreak::Wins => 4,
        TieBreak::Lot => 5,
    }
}

#[test]
fn every_event_has_its_stored_form() {
    let mut variants = BTreeSet::new();
    for (line, event) in league_lines().into_iter().chain(season_lines()) {
        assert_eq!(event.to_json().unwrap(), line);
        assert_eq!(Event::from_json(1, &line).unwrap(), event);
        variants.insert(variant(&event));
    }
    assert_eq!(variants, (0..12).collect());
    assert_eq!(plans().iter().map(|(_, plan)| form(&plan.format)).collect::<BTreeSet<_>>(), (0..5).collect());
    let tie_breaks = rows().into_iter().filter_map(|(_, line)| line.decided_by);
    assert_eq!(tie_breaks.map(tie_break).collect::<BTreeSet<_>>(), (0..6).collect());
}

#[test]
fn a_record_has_its_stored_form() {
    let recorded = Recorded { seq: 7, at: Timestamp(-5), event: Event::Joined { person: PersonId(1) } };
    let line = r#"{"seq":7,"at":-5,"event":{"type":"joined","person":"aaaaaaaaaaaac"}}"#;
    assert_eq!(serde_json::to_string(&recorded).unwrap(), line);
    assert_eq!(serde_json::from_str::<Recorded>(line).unwrap(), recorded);
}
