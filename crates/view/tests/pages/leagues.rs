//! Pages about leagues.

use std::num::NonZeroU32;

use talon_games::GameKind;
use talon_league::{Event, League, Options, Plan, Recorded};
use talon_standings::league::{Duplicate, Fixture, Format, Kind, Round, Score, Side};
use talon_table::{LeagueId, PersonId, Terms, Timestamp};
use talon_view::{
    LeagueListed, LeaguePage, LeagueVerb, Locale, Look, ManageVerb, Page, Target, Verb, ask_close, ask_finish,
    ask_leave, ask_remove, league, league_began, league_crown, league_manage, league_people, league_proof,
    league_reminder, league_round, leagues,
};

use crate::golden;
use crate::limits::check;
use crate::world::{ANA, PEOPLE, plain_names};

const NAME: &str = "Зимна купа";
const LEAGUE: LeagueId = LeagueId(7);
const EVENING: Timestamp = Timestamp(1_795_989_600_000);

fn plan(format: Format, again: bool) -> Plan {
    Plan { game: GameKind::Santase, options: Options::new(), preset: None, format, days: 7, again, duplicate: None }
}

/// The league that follows from these events, after its making and after these people have joined.
fn made(plan: Plan, people: &[PersonId], more: Vec<Event>) -> League {
    let joins = people.iter().map(|person| Event::Joined { person: *person });
    let created = Event::Created { id: LEAGUE, name: NAME.to_owned(), owner: ANA, plan };
    let events = [created].into_iter().chain(joins).chain(more);
    let log: Vec<_> = (1..).zip(events).map(|(seq, event)| Recorded { seq, at: Timestamp(0), event }).collect();
    League::replay(log).unwrap().unwrap()
}

fn begun(people: &[PersonId]) -> Event {
    Event::SeasonBegun { season: 1, start: "2026-11-23".parse().unwrap(), entries: people.to_vec(), ends: None }
}

fn drawn(number: u32, pairs: &[[PersonId; 2]], byes: &[PersonId]) -> Event {
    let fixture = |(table, pair): (u32, &[PersonId; 2])| Fixture {
        round: number,
        table,
        players: pair.iter().map(|person| person.0).collect(),
    };
    let fixtures = (1..).zip(pairs).map(fixture).collect();
    let round = Round { number, fixtures, byes: byes.iter().map(|person| person.0).collect() };
    Event::RoundDrawn { round, until: "2026-11-29".parse().unwrap(), deadline: EVENING, secret: None, newest: Some(0) }
}

fn score(round: u32, kind: Kind, sides: [(PersonId, u8, i64); 2]) -> Score {
    let side = |(who, place, difference): (PersonId, u8, i64)| Side { who: who.0, place, absent: false, difference };
    Score { round, day: "2026-11-24".parse().unwrap(), kind, sides: sides.map(side).to_vec() }
}

/// Five people in a Swiss league, in its second round.
fn swiss() -> (League, Vec<Score>) {
    let [ana, boris, cveta, dido, emil] = PEOPLE[..5] else { panic!("five people") };
    let first = drawn(1, &[[ana, boris], [cveta, dido]], &[emil]);
    let second = drawn(2, &[[ana, cveta], [emil, boris]], &[dido]);
    let league = made(plan(Format::Swiss { rounds: 3 }, true), &PEOPLE[..5], vec![begun(&PEOPLE[..5]), first, second]);
    let scores = vec![
        score(1, Kind::Played, [(ana, 1, 60), (boris, 2, -60)]),
        score(1, Kind::WalkOver, [(cveta, 1, 0), (dido, 1, 0)]),
        score(2, Kind::Played, [(emil, 1, 18), (boris, 2, -18)]),
    ];
    (league, scores)
}

/// Four people in a league whose tables play the same boards, in its first round.
fn duplicate() -> League {
    let plan = plan(Format::RoundRobin { meetings: 1, places: 0 }, false);
    let plan = Plan { duplicate: NonZeroU32::new(8).map(|boards| Duplicate { boards }), ..plan };
    let [ana, boris, cveta, dido] = PEOPLE[..4] else { panic!("four people") };
    let Event::RoundDrawn { round, until, deadline, .. } = drawn(1, &[[ana, boris], [cveta, dido]], &[]) else {
        panic!("a round")
    };
    let drawn = Event::RoundDrawn { round, until, deadline, secret: Some(golden::secret()), newest: Some(0) };
    made(plan, &PEOPLE[..4], vec![begun(&PEOPLE[..4]), drawn])
}

fn crowned() -> League {
    let (league, scores) = swiss();
    let table = standings(&league, &scores);
    let ended = Event::SeasonEnded {
        day: "2026-12-13".parse().unwrap(),
        champion: Some(PersonId(table[0].who)),
        table,
        resumes: Some(EVENING),
        newest: Some(2),
    };
    let [ana, boris, cveta, dido, emil] = PEOPLE[..5] else { panic!("five people") };
    let first = drawn(1, &[[ana, boris], [cveta, dido]], &[emil]);
    made(plan(Format::Swiss { rounds: 3 }, true), &PEOPLE[..5], vec![begun(&PEOPLE[..5]), first, ended])
}

fn standings(league: &League, scores: &[Score]) -> Vec<talon_standings::league::Line> {
    let people: Vec<_> = league.members().iter().map(|person| person.0).collect();
    let entries =
        people.iter().map(|who| talon_standings::league::Entry { who: *who, from_round: 1, until_round: None });
    let table = talon_standings::league::League {
        name: "a".to_owned(),
        format: league.plan().format.clone(),
        entries: entries.collect(),
    };
    table.table(scores)
}

/// A league of this format in its first season.
fn in_season(format: Format) -> League {
    made(plan(format, false), &PEOPLE[..3], vec![begun(&PEOPLE[..3])])
}

fn all(locale: Locale) -> Vec<(&'static str, Page)> {
    let (playing, scores) = swiss();
    let lines = standings(&playing, &scores);
    let gathering = made(plan(Format::RoundRobin { meetings: 2, places: 0 }, false), &PEOPLE[..2], vec![]);
    let over = made(plan(Format::Ladder { per_day: 3 }, false), &PEOPLE[..1], vec![Event::Closed]);
    let past = crowned();
    let same = duplicate();
    let removed = Event::Removed { person: PEOPLE[2] };
    let without = made(plan(Format::Swiss { rounds: 3 }, false), &PEOPLE[..3], vec![removed]);
    let of = |league, you| LeaguePage { league, scores: &scores, lines: &lines, you, names: &plain_names, locale };
    let listed = |number, name: &str, open, playing| LeagueListed {
        league: LeagueId(number),
        name: name.to_owned(),
        game: GameKind::Belot,
        people: 3,
        playing,
        open,
    };
    let list = [listed(1, "Winter", true, true), listed(2, "Spring", true, false), listed(3, "Old", false, false)];
    let presets = [(3, "Our evening".to_owned())];
    let usual = Terms::usual(GameKind::Santase, true);
    let drawn = playing.season().unwrap().rounds().last().unwrap();
    vec![
        ("none", leagues(&[], false, locale)),
        ("none of one's own", leagues(&[], true, locale)),
        ("several", leagues(&list, false, locale)),
        ("one's own", leagues(&list[..1], true, locale)),
        ("just made", league(&of(&made(plan(Format::Swiss { rounds: 3 }, false), &PEOPLE[..1], Vec::new()), None))),
        ("gathering, for everybody", league(&of(&gathering, None))),
        (
            "managing, with nobody else",
            league_manage(
                &of(&made(plan(Format::Swiss { rounds: 3 }, false), &PEOPLE[..1], Vec::new()), None),
                &[],
                &usual,
            ),
        ),
        ("gathering, for Ana", league(&of(&gathering, Some(ANA)))),
        ("playing, for everybody", league(&of(&playing, None))),
        ("playing, for Ana", league(&of(&playing, Some(ANA)))),
        ("playing, for a player with nothing to play", league(&of(&playing, Some(PEOPLE[3])))),
        ("playing, for a player who has played", league(&of(&playing, Some(PEOPLE[1])))),
        ("waiting for the next season", league(&of(&past, None))),
        ("over", league(&of(&over, None))),
        ("the first round", league_round(&of(&playing, None), 1, 1, &scores).unwrap()),
        ("the second round, for Ana", league_round(&of(&playing, Some(ANA)), 1, 2, &scores).unwrap()),
        ("a season has begun", league_began(&of(&playing, None), 1, 5, false)),
        ("a ladder has begun", league_began(&of(&over, None), 2, 1, true)),
        ("the crown", league_crown(&of(&past, None), 1).unwrap()),
        ("a reminder", league_reminder(&of(&playing, Some(ANA)), &PEOPLE[2..3], drawn)),
        ("managing, before a season", league_manage(&of(&gathering, None), &presets, &usual)),
        ("managing, in a season", league_manage(&of(&playing, None), &[], &usual)),
        ("a league of duplicate rounds", league(&of(&same, None))),
        ("a duplicate round", league_round(&of(&same, None), 1, 1, &[]).unwrap()),
        ("its proof", league_proof(&of(&same, None), 1, 1).unwrap()),
        ("managing a league of duplicate rounds", league_manage(&of(&same, None), &[], &usual)),
        ("end it?", ask_finish(&of(&playing, None))),
        ("close it?", ask_close(&of(&playing, None))),
        ("leave it? between seasons", ask_leave(&of(&gathering, Some(ANA)), ANA).unwrap()),
        ("leave it? for everybody", ask_leave(&of(&playing, None), ANA).unwrap()),
        ("leave a ladder?", ask_leave(&of(&in_season(Format::Ladder { per_day: 3 }), Some(ANA)), ANA).unwrap()),
        (
            "leave a knock-out?",
            ask_leave(&of(&in_season(Format::Knockout { third_place: false }), Some(ANA)), ANA).unwrap(),
        ),
        ("its people", league_people(&of(&without, None), 0).unwrap()),
        ("take somebody out?", ask_remove(&of(&playing, None), PEOPLE[1]).unwrap()),
    ]
}

#[test]
fn league_pages() {
    golden::check("leagues", |locale| all(locale).into_iter().map(|(name, page)| (name, page.plain())).collect());
    for locale in Locale::ALL {
        for (name, page) in all(locale) {
            check(name, &page);
        }
    }
}

#[test]
fn a_page_of_the_largest_league_fits_everywhere() {
    let people: Vec<PersonId> = (1..=64).map(PersonId).collect();
    let name = |_: PersonId| "Ж".repeat(40);
    let league_of_all = made(plan(Format::Rotating { seats: 3..=5, rounds: 9 }, true), &people, vec![begun(&people)]);
    let lines = standings(&league_of_all, &[]);
    for locale in Locale::ALL {
        let page = LeaguePage { league: &league_of_all, scores: &[], lines: &lines, you: None, names: &name, locale };
        check("a table of many", &league(&page));
        let gathering = made(plan(Format::Knockout { third_place: false }, true), &people, vec![]);
        check("many members", &league(&LeaguePage { league: &gathering, ..page }));
        check("buttons for many", &league_people(&LeaguePage { league: &gathering, ..page }, 2).unwrap());
        let pairs: Vec<[PersonId; 2]> = people.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
        let many = made(plan(Format::Swiss { rounds: 9 }, true), &people, vec![begun(&people), drawn(1, &pairs, &[])]);
        check("many fixtures", &league_round(&LeaguePage { league: &many, ..page }, 1, 1, &[]).unwrap());
    }
}

#[test]
fn only_who_is_first_alone_has_the_trophy() {
    let [ana, boris, ..] = PEOPLE;
    let league = made(
        plan(Format::Swiss { rounds: 3 }, true),
        &[ana, boris],
        vec![begun(&[ana, boris]), drawn(1, &[[ana, boris]], &[])],
    );
    let page =
        LeaguePage { league: &league, scores: &[], lines: &[], you: None, names: &plain_names, locale: Locale::EN };
    let trophies = |kind, second: u8| {
        let shown = league_round(&page, 1, 1, &[score(1, kind, [(ana, 1, 0), (boris, second, 0)])]).unwrap();
        shown.text().matches('🏆').count()
    };
    for kind in [Kind::Played, Kind::WalkOver] {
        assert_eq!(trophies(kind, 2), 1);
        assert_eq!(trophies(kind, 1), 0, "level");
    }
}

#[test]
fn before_the_first_match_nobody_is_behind() {
    let league_of_three = in_season(Format::Swiss { rounds: 3 });
    let lines = standings(&league_of_three, &[]);
    assert!(lines.iter().any(|line| line.decided_by.is_some()), "an order there is");
    let (names, locale) = (&plain_names, Locale::EN);
    let page = LeaguePage { league: &league_of_three, scores: &[], lines: &lines, you: None, names, locale };
    let shown = league(&page).plain();
    assert!(!shown.contains("behind"), "{shown}");
}

#[test]
fn what_is_not_there_has_no_page() {
    let (playing, scores) = swiss();
    let page = LeaguePage {
        league: &playing,
        scores: &scores,
        lines: &[],
        you: None,
        names: &plain_names,
        locale: Locale::EN,
    };
    assert!(league_round(&page, 1, 3, &scores).is_none());
    assert!(league_round(&page, 2, 1, &scores).is_none());
    assert!(league_crown(&page, 1).is_none());
}

/// A new league is joined with one press where it is read of; nobody is offered to begin it before enough people are in it.
#[test]
fn a_season_is_offered_once_enough_people_are_there() {
    let verbs = |page: &Page| -> Vec<LeagueVerb> {
        let tokens = page.buttons.iter().flatten().filter_map(|button| match &button.target {
            Target::Token(token) => Some(token.verb.clone()),
            _ => None,
        });
        tokens.filter_map(|verb| if let Verb::League(_, verb) = verb { Some(verb) } else { None }).collect()
    };
    let usual = Terms::usual(GameKind::Santase, true);
    let begin = LeagueVerb::Manage(ManageVerb::Begin);
    for (people, enough) in [(1, false), (2, true)] {
        let state = made(plan(Format::Swiss { rounds: 3 }, false), &PEOPLE[..people], Vec::new());
        let of =
            |you| LeaguePage { league: &state, scores: &[], lines: &[], you, names: &plain_names, locale: Locale::EN };
        let invitation = league(&of(None));
        let first = invitation.buttons.first().expect("a button");
        assert!(matches!(&first[..], [join] if join.look == Look::Main), "large: {}", invitation.plain());
        assert_eq!(verbs(&invitation)[0], LeagueVerb::Join);
        let managed = league_manage(&of(None), &[], &usual);
        for page in [&invitation, &managed] {
            assert_eq!(verbs(page).contains(&begin), enough, "{}", page.plain());
            assert_eq!(page.text().contains("One more person is needed"), !enough, "{}", page.plain());
        }
        let owner = state.owner();
        assert_eq!(verbs(&league(&of(Some(owner)))).contains(&begin), enough);
        let guest = PEOPLE.iter().copied().find(|person| *person != owner);
        assert!(!verbs(&league(&of(guest))).contains(&begin), "the owner begins it");
    }
}
