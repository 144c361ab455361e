//! Pages as people see them, kept in `tests/golden/`: a change of words or layout shows there. To accept a change, run
//! the tests with `TALON_BLESS=1` and read the difference.
//!
//! What people see most is kept in every language; the rest in two, and drawn in all.

use std::fs;
use std::path::PathBuf;

use talon_cards::{Seat, fair::Secret};
use talon_games::santase::{FailedClose, Outcome, Phase, Reason, Rules, View};
use talon_games::{AnyAction, AnyOutcome, AnyView, GameKind, Rule};
use talon_table::{
    Again, Command, DealEnd, DealRecord, LeagueId, Mistake, PersonId, PhaseView, Pref, Reservation, TableId, TableView,
    Terms,
};
use talon_view::{
    Expected, HelpTopic, Home, HomeDaily, HomeLeague, HomeTable, Language, Locale, Msg, Names, Page, Preset, Presets,
    Reach, TablePageKey, confirm_resign, confirm_stop, greeting, hand, hand_alert, help, help_about, hint, home,
    language_menu, option_rules, options, preset as preset_page, preset_games, presets, proof, replay_proof, result,
    rules, say, score, settings, shuffle_words, sign, small_talk, solo, table_page, table_panel, why,
};

use crate::family::{can, deal, is_ana, when};
use crate::world::{ANA, BORIS, Chance, World, plain_names};

/// The pages that are kept in every language.
const SEEN_MOST: [&str; 17] = [
    "lobby",
    "menus",
    "person-settings",
    "panel",
    "refusals",
    "play",
    "deals",
    "result",
    "leaderboards",
    "belot-play",
    "belot-deals",
    "ristiseiska-play",
    "ristiseiska-deals",
    "snaps-play",
    "snaps-deals",
    "sznap-play",
    "sznap-deals",
];

/// Compares with the kept file, or writes it.
pub(crate) fn check(name: &str, draw: impl Fn(Locale) -> Vec<(&'static str, String)>) {
    let is_kept = |locale| SEEN_MOST.contains(&name) || [Locale::EN, Locale::BG].contains(&locale);
    for locale in Locale::ALL {
        let drawn: Vec<String> =
            draw(locale).into_iter().map(|(title, page)| format!("=== {title} ===\n\n{page}")).collect();
        let drawn = drawn.join("\n");
        if !is_kept(locale) {
            continue;
        }
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.{locale}.txt"));
        if std::env::var_os("TALON_BLESS").is_some() {
            fs::write(&path, &drawn).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == drawn, "{} has changed:\n{drawn}", path.display());
    }
}

/// Both pages of the options.
pub(crate) fn options_of(view: &TableView, locale: Locale) -> String {
    let rules = option_rules(view, &plain_names, locale).plain();
    format!("{}\n--- behind “Rules…” ---\n{rules}", options(view, &plain_names, locale).plain())
}

pub(crate) fn secret() -> Secret {
    Secret::new([7; 32])
}

pub(crate) fn key(match_no: u32, deal_no: u32) -> TablePageKey {
    TablePageKey { match_no, deal_no }
}

fn lobby() -> World {
    let mut world = World::open(secret(), true);
    world.must(&Command::Join { person: BORIS });
    world
}

/// A lobby in which Ana wants something to be done for her.
fn preferring(pref: Pref) -> World {
    let mut world = lobby();
    world.must(&Command::Prefer { person: ANA, pref, on: true });
    world
}

/// Ana leads with everything to choose from.
fn rich_lead() -> World {
    when::<Rules>(|_| lobby(), |view| can(view, "m:") && can(view, "x") && can(view, "close") && can(view, "claim"))
}

/// Ana must answer in a closed deal, and not with every card.
fn strict_answer() -> World {
    when::<Rules>(
        |_| preferring(Pref::PlayForced),
        |view| {
            let playable = view.legal.len();
            view.phase == Phase::Follow
                && is_ana(view)
                && view.closed_by.is_some()
                && (2..4).contains(&playable)
                && view.hand.len() > 4
        },
    )
}

/// Ana has won a trick and holds the draw.
fn held_draw() -> World {
    when::<Rules>(|_| preferring(Pref::HoldDraw), |view| view.phase == Phase::PreDraw && is_ana(view))
}

/// The talon is used up and Boris is on turn.
fn waiting() -> World {
    when::<Rules>(
        |_| {
            let mut world = lobby();
            world.set("show-points", "both");
            world
        },
        |view| {
            !is_ana(view)
                && view.closed_by.is_none()
                && view.talon == 0
                && view.marriages.len() == 1
                && view.led.is_some()
        },
    )
}

pub(crate) fn finished_match() -> World {
    let mut world = lobby();
    world.must(&Command::Words { person: BORIS, words: "луна над морето".to_owned() });
    played(world, 5)
}

/// What the group and Ana see of a running deal.
pub(crate) fn scene(world: &World, locale: Locale) -> String {
    let PhaseView::Playing { deal_no, .. } = world.public().phase else { unreachable!("a deal is running") };
    let public = table_page(&world.public(), &plain_names, locale, key(1, deal_no)).plain();
    let own = hand(&world.seen_by(ANA), &plain_names, locale).plain();
    let reason = why(&world.seen_by(ANA), &plain_names, locale, None).plain();
    let alert = hand_alert(&world.seen_by(ANA), locale);
    format!(
        "--- the group sees ---\n{public}\n--- Ana sees ---\n{own}\n--- Ana asks why ---\n{reason}\n--- Ana’s hand in an alert ---\n{alert}\n"
    )
}

/// A match that was played by chance.
pub(crate) fn played(mut world: World, seed: u64) -> World {
    let mut chance = Chance(seed);
    world.must(&Command::Start { by: ANA });
    while world.table.is_playing() {
        world.act_somehow(&mut chance);
    }
    world
}

/// These finished deals in the place of a finished match's: every deal for the group and otherwise for both players, and the
/// score sheet.
pub(crate) fn finished(world: &World, sheet: &[DealRecord], locale: Locale) -> Vec<(&'static str, String)> {
    let mut views = [world.public(), world.seen_by(ANA), world.seen_by(BORIS)];
    for view in &mut views {
        view.sheet = sheet.to_vec();
        view.finished.as_mut().unwrap().sheet = sheet.to_vec();
    }
    let [public, ana, boris] = &views;
    let deals: Vec<String> = sheet
        .iter()
        .map(|record| {
            let page = |view| table_page(view, &plain_names, locale, key(1, record.deal_no));
            let group = page(public);
            format!("{}{}", group.plain(), otherwise(&group, &[page(ana), page(boris)]))
        })
        .collect();
    vec![
        ("every reason, for the group and otherwise for both players", deals.join("\n")),
        ("the score sheet of these deals", score(public, &plain_names, locale).plain()),
    ]
}

/// What the pages of players say otherwise than that of the group.
pub(crate) fn otherwise(group: &Page, own: &[Page]) -> String {
    let shared = group.lines();
    let lines = |page: &Page| -> Vec<String> {
        let own = page.lines();
        own.iter().filter(|line| !shared.contains(line)).map(|line| line.text.plain()).collect()
    };
    let told = own.iter().map(|page| format!("  {}\n", lines(page).join(" / ")));
    format!("--- otherwise for each player ---\n{}", told.collect::<String>())
}

/// Ana has not opened the private chat, and Boris has shut his messages.
struct Unreached;

impl Names for Unreached {
    fn name(&self, person: PersonId) -> String {
        plain_names(person)
    }

    fn reach(&self, person: PersonId) -> Reach {
        if person == ANA { Reach::Unopened } else { Reach::Shut }
    }
}

#[test]
fn lobbies() {
    check("lobby", |locale| {
        let show = |view: &TableView| table_page(view, &plain_names, locale, key(view.match_no, 1)).plain();
        let new = World::open(secret(), true);
        let mut agreed = lobby();
        agreed.set("target", "7");
        agreed.set("show-points", "own");
        agreed.must(&Command::Words { person: BORIS, words: "луна".to_owned() });
        let mut alone = World::open(secret(), false);
        let before = solo(&alone.seen_by(ANA), &plain_names, locale, key(1, 1)).plain();
        alone.must(&Command::AddAi { by: ANA });
        let mut again = finished_match();
        again.must(&Command::Rematch { person: ANA, secret: Secret::new([8; 32]) });
        let mut cancelled = lobby();
        cancelled.must(&Command::Cancel { by: ANA });
        let mut kept = World::open(secret(), true);
        kept.must(&Command::Reserve(Reservation { persons: vec![ANA, BORIS], all: true, again: Again::Always }));
        vec![
            ("a new table in a group", show(&new.public())),
            ("whose seats are kept for two people", show(&kept.public())),
            ("two people, other rules, words", show(&agreed.public())),
            ("whom I cannot write to", table_page(&agreed.public(), &Unreached, locale, key(1, 1)).plain()),
            ("Ana is asked for words", shuffle_words(&agreed.seen_by(ANA), &plain_names, locale).unwrap().plain()),
            ("Boris keeps his", shuffle_words(&agreed.seen_by(BORIS), &plain_names, locale).unwrap().plain()),
            ("alone, before the AI player", before),
            ("alone, with the AI player", solo(&alone.seen_by(ANA), &plain_names, locale, key(1, 1)).plain()),
            ("a rematch", show(&again.public())),
            ("cancelled", show(&cancelled.public())),
        ]
    });
}

#[test]
fn boards_and_hands() {
    let scenes = [
        ("everything to choose from", rich_lead()),
        ("an answer in a closed deal", strict_answer()),
        ("the draw is held", held_draw()),
        ("waiting, points shown", waiting()),
    ];
    check("play", |locale| {
        let mut pages = Vec::new();
        for (title, world) in &scenes {
            pages.push((*title, scene(world, locale)));
        }
        let (_, world) = &scenes[1];
        let refused = why(&world.seen_by(ANA), &plain_names, locale, Some(Rule::MustFollow)).plain();
        pages.push(("why, after a refused card", refused));
        pages.push(("why, asked in the group", why(&world.public(), &plain_names, locale, None).plain()));
        let mut alone = World::open(secret(), false);
        alone.must(&Command::AddAi { by: ANA });
        alone.must(&Command::Start { by: ANA });
        pages.push(("alone, the first trick", solo(&alone.seen_by(ANA), &plain_names, locale, key(1, 1)).plain()));
        pages
    });
}

/// One deal for every reason and every value that it can have.
fn outcomes() -> Vec<(Outcome, FailedClose)> {
    let (ana, boris) = (Seat::FIRST, Seat::SECOND);
    let plain = Outcome {
        winner: Some(ana),
        game_points: [1, 0],
        reason: Reason::Claim,
        totals: [71, 40],
        tricks: [6, 3],
        marriages: [20, 0],
        last_trick_bonus: None,
        claimed_by: Some(ana),
        closed_by: None,
        opponent_tricks_at_close: None,
    };
    let closed = Outcome { closed_by: Some(ana), opponent_tricks_at_close: Some(1), ..plain };
    let lost = |outcome: Outcome, reason, points| Outcome {
        winner: Some(boris),
        game_points: [0, points],
        reason,
        totals: [59, 30],
        ..outcome
    };
    let unclaimed = |outcome: Outcome| Outcome { claimed_by: None, ..outcome };
    let (at_closing, at_end, three) = (FailedClose::AtClosing, FailedClose::AtEnd, FailedClose::Three);
    vec![
        (plain, at_closing),
        (Outcome { game_points: [2, 0], totals: [66, 32], tricks: [5, 1], ..plain }, at_closing),
        (
            Outcome {
                reason: Reason::ClaimAfterOwnClose,
                game_points: [3, 0],
                totals: [70, 0],
                tricks: [4, 0],
                ..closed
            },
            at_closing,
        ),
        (
            Outcome {
                reason: Reason::ClaimAgainstCloser,
                claimed_by: Some(boris),
                totals: [40, 66],
                marriages: [0, 40],
                ..lost(closed, Reason::ClaimAgainstCloser, 2)
            },
            at_closing,
        ),
        (lost(plain, Reason::FalseClaim, 2), at_closing),
        (Outcome { totals: [57, 0], tricks: [5, 0], ..lost(plain, Reason::FalseClaim, 3) }, at_closing),
        (lost(closed, Reason::FalseClaimByCloser, 3), at_closing),
        (
            Outcome {
                claimed_by: Some(boris),
                totals: [44, 50],
                game_points: [2, 0],
                reason: Reason::FalseClaimAgainstCloser,
                ..closed
            },
            at_closing,
        ),
        (
            unclaimed(Outcome { reason: Reason::PlayedOut, totals: [92, 58], last_trick_bonus: Some(ana), ..plain }),
            at_closing,
        ),
        (
            unclaimed(Outcome {
                winner: None,
                game_points: [0, 0],
                reason: Reason::PlayedOutDraw,
                totals: [65, 65],
                last_trick_bonus: Some(boris),
                ..plain
            }),
            at_closing,
        ),
        (unclaimed(Outcome { reason: Reason::ClosedMade, ..closed }), at_closing),
        (unclaimed(lost(closed, Reason::ClosedFailed, 2)), at_closing),
        (unclaimed(lost(closed, Reason::ClosedFailed, 3)), at_end),
        (unclaimed(lost(closed, Reason::ClosedFailed, 3)), three),
        (unclaimed(Outcome { totals: [71, 68], ..lost(closed, Reason::ClosedOvertaken, 2) }), at_closing),
        (
            unclaimed(Outcome {
                winner: None,
                game_points: [0, 0],
                reason: Reason::ClosedDraw,
                totals: [70, 70],
                ..closed
            }),
            at_closing,
        ),
    ]
}

#[test]
fn finished_deals() {
    let reasons: Vec<Reason> = outcomes().iter().map(|(outcome, _)| outcome.reason).collect();
    assert!(Reason::ALL.iter().all(|reason| reasons.contains(reason)), "every reason is shown");
    let world = finished_match();
    let template = world.public().sheet[0].clone();
    let sheet: Vec<DealRecord> = outcomes()
        .into_iter()
        .zip(1..)
        .map(|((outcome, failed_close), deal_no)| {
            let Some(AnyView::Santase(mut last_view)) = template.last_view().cloned() else {
                unreachable!("of Santase")
            };
            last_view.rules.failed_close = failed_close;
            DealRecord {
                deal_no,
                end: Some(DealEnd { outcome: AnyOutcome::Santase(outcome), last_view: AnyView::Santase(last_view) }),
                ..template.clone()
            }
        })
        .collect();
    check("deals", |locale| finished(&world, &sheet, locale));
}

#[test]
fn results() {
    let world = finished_match();
    check("result", |locale| {
        let mut resigned = lobby();
        resigned.must(&Command::Start { by: ANA });
        resigned.must(&Command::Resign { person: BORIS });
        let mut alone = World::open(secret(), false);
        alone.must(&Command::AddAi { by: ANA });
        alone.must(&Command::Start { by: ANA });
        alone.must(&Command::Resign { person: ANA });
        vec![
            ("played to the end", result(&world.public(), &plain_names, locale).plain()),
            ("the winner or the loser reads it", result(&world.seen_by(ANA), &plain_names, locale).plain()),
            ("resigned", result(&resigned.public(), &plain_names, locale).plain()),
            (
                "the board of the deal that was not finished",
                table_page(&resigned.public(), &plain_names, locale, key(1, 1)).plain(),
            ),
            ("resigned against an AI player", result(&alone.seen_by(ANA), &plain_names, locale).plain()),
            ("the score sheet", score(&world.public(), &plain_names, locale).plain()),
            ("the score sheet before the first deal ends", score(&rich_start().public(), &plain_names, locale).plain()),
        ]
    });
}

#[test]
fn proofs() {
    let over = finished_match();
    let worded = |start: bool| {
        let mut world = lobby();
        world.must(&Command::Words { person: BORIS, words: "луна над морето".to_owned() });
        if start {
            world.must(&Command::Start { by: ANA });
        }
        world
    };
    check("proof", |locale| {
        let show = |view: &TableView| proof(view, &plain_names, locale).plain();
        vec![
            ("in the lobby, Boris has given words, Ana reads", show(&worded(false).seen_by(ANA))),
            ("in the match", show(&worded(true).public())),
            ("after it", show(&over.public())),
            ("of a match that is over", replay_proof(&over.course(1), Some(ANA), &plain_names, locale).plain()),
        ]
    });
}

fn rich_start() -> World {
    let mut world = lobby();
    world.must(&Command::Start { by: ANA });
    world
}

#[test]
fn panels_and_options() {
    check("panel", |locale| {
        let show = |view: &TableView| table_panel(view, &plain_names, locale).plain();
        let mut running = rich_start();
        let before = (show(&running.public()), show(&running.seen_by(ANA)));
        running.must(&Command::ProposeEnd { person: BORIS });
        let mut alone = World::open(secret(), false);
        alone.must(&Command::AddAi { by: ANA });
        alone.must(&Command::Start { by: ANA });
        alone.must(&Command::Prefer { person: ANA, pref: Pref::PlayForced, on: true });
        let mut closed = lobby();
        closed.must(&Command::Cancel { by: ANA });
        let mut changed = World::open(secret(), true);
        changed.must(&Command::AddAi { by: ANA });
        changed.set("claim-mode", "auto");
        changed.set("failed-close", "three");
        vec![
            ("in the lobby", show(&lobby().public())),
            ("in a match, for everybody", before.0),
            ("in a match, for Ana", before.1),
            ("Boris proposes to end, Ana reads", show(&running.seen_by(ANA))),
            ("Boris proposes to end, Boris reads", show(&running.seen_by(BORIS))),
            ("in a match against an AI player", show(&alone.seen_by(ANA))),
            ("after a match", show(&finished_match().public())),
            ("closed", show(&closed.public())),
            ("resign?", confirm_resign(&running.seen_by(ANA), &plain_names, locale).plain()),
            ("stop?", confirm_stop(&running.seen_by(ANA), &plain_names, locale).plain()),
            ("the usual options", options_of(&lobby().public(), locale)),
            ("other options", options_of(&changed.public(), locale)),
        ]
    });
}

#[test]
fn signs() {
    check("sign", |locale| {
        let show = |world: &World| sign(&world.public(), &plain_names, locale).plain();
        let finished = finished_match();
        let mut again = finished_match();
        again.must(&Command::Rematch { person: ANA, secret: secret() });
        let mut closed = finished_match();
        closed.must(&Command::Cancel { by: ANA });
        vec![
            ("the match is on", show(&rich_start())),
            ("it is over", show(&finished)),
            ("the next one is prepared", show(&again)),
            ("the table is closed", show(&closed)),
        ]
    });
}

#[test]
fn presets_of_a_group_and_of_one() {
    check("presets", |locale| {
        let usual = Terms::usual(GameKind::Santase, true);
        let ours = usual.with("target", "7").unwrap().with("hints", "on").unwrap();
        let preset = |number, name: &str, is_default, terms: &Terms, dropped| Preset {
            number,
            name: name.to_owned(),
            is_default,
            terms: terms.clone(),
            dropped,
        };
        let list = vec![preset(3, "Нашето", true, &ours, 0), preset(8, "Plain", false, &usual, 2)];
        let table = Some((lobby().public().id, 1));
        let host = Presets { game: GameKind::Santase, community: true, list, table, may_use: true };
        let guest = Presets { may_use: false, table: None, ..host.clone() };
        let alone = Presets { community: false, list: Vec::new(), ..host.clone() };
        vec![
            ("the host’s", presets(&host, locale).plain()),
            ("everybody’s", presets(&guest, locale).plain()),
            ("none yet, in private", presets(&alone, locale).plain()),
            ("one, to be used", preset_page(&host, &host.list[0], locale).plain()),
            ("one, to be looked at", preset_page(&guest, &guest.list[1], locale).plain()),
            ("the games", preset_games(&[(GameKind::Santase, 2), (GameKind::Belot, 1)], true, locale).plain()),
            ("no games", preset_games(&[], false, locale).plain()),
        ]
    });
}

#[test]
fn a_hint_in_words() {
    check("hint", |locale| {
        let several = |view: &View| view.legal.iter().filter(|action| action.to_string().len() > 2).count() > 1;
        let view = when(|_| lobby(), several).seen_by(ANA);
        let legal = deal::<Rules>(&view).unwrap().legal.clone();
        let next = AnyAction::Santase(*legal.last().unwrap());
        let of = |action, reason| {
            let expected = Expected { worth: 0.56, next, less: -1.0, reason };
            hint(&view, &plain_names, locale, action, (action != next).then_some(expected)).plain()
        };
        let all = |reason| legal.iter().map(move |action| of(AnyAction::Santase(*action), reason));
        let reason = Some(talon_games::Reason::ClosingFails { of: 21 });
        assert!(all(reason).all(|said| said.chars().count() <= 200));
        vec![
            ("what Ana may do", all(None).collect::<Vec<_>>().join("\n")),
            ("and what speaks against the next best", all(reason).collect::<Vec<_>>().join("\n")),
        ]
    });
}

/// A table under this number, as one of its people sees it or as everybody does.
fn listed(world: &World, id: u64, person: Option<PersonId>) -> HomeTable {
    let mut view = person.map_or_else(|| world.public(), |person| world.seen_by(person));
    view.id = TableId(id);
    HomeTable { view, door: None }
}

#[test]
fn the_first_page() {
    check("home", |locale| {
        let (waiting, other) = (rich_lead(), strict_answer());
        let mine = [
            listed(&lobby(), 1, Some(ANA)),
            listed(&waiting, 2, Some(BORIS)),
            listed(&other, 3, Some(ANA)),
            listed(&World::open(secret(), false), 4, Some(ANA)),
        ];
        let theirs = [listed(&lobby(), 1, None), listed(&waiting, 2, None)];
        let league = HomeLeague { league: LeagueId(7), name: "Winter".to_owned(), others: vec![BORIS] };
        let of = |daily: &HomeDaily| {
            let all = Home { own: true, tables: &mine, daily: Some(daily), league: Some(&league), last: None };
            home(&all, &plain_names, locale).plain()
        };
        let last = Some((TableId(7), 1));
        let idle = Home { own: true, tables: &[], daily: Some(&HomeDaily::Played), league: Some(&league), last };
        let group = |persons: Vec<PersonId>| {
            let daily = HomeDaily::By(persons);
            home(&Home { tables: &theirs, daily: Some(&daily), ..Home::default() }, &plain_names, locale).plain()
        };
        vec![
            ("four tables, and the deal of the day", of(&HomeDaily::New)),
            ("the same, when it is begun", of(&HomeDaily::Begun)),
            ("no table, and a match of a league", home(&idle, &plain_names, locale).plain()),
            ("a group", group(vec![ANA, BORIS])),
            ("a group in which nobody has played", group(Vec::new())),
            ("a group of many", group((1..=8).map(PersonId).collect())),
        ]
    });
}

#[test]
fn menus() {
    check("menus", |locale| {
        vec![
            (
                "the first page of a newcomer",
                home(&Home { own: true, ..Home::default() }, &plain_names, locale).plain(),
            ),
            ("the first page in a group", home(&Home::default(), &plain_names, locale).plain()),
            ("the first word in a group", greeting(locale).plain()),
            ("help", help(locale).plain()),
            ("small talk", small_talk(locale).plain()),
            ("help about the rules", help_about(HelpTopic::Rules, locale).plain()),
            ("help at the table", help_about(HelpTopic::Table, locale).plain()),
            ("help about results", help_about(HelpTopic::Results, locale).plain()),
            ("help about oneself", help_about(HelpTopic::You, locale).plain()),
            ("language, in private", language_menu(locale, None).plain()),
            ("language, in a group", language_menu(locale, Some(Locale::BG)).plain()),
            ("settings, in private", settings(locale, None, Some(&crate::person_settings::own())).plain()),
            (
                "settings, in a group",
                settings(locale, Some(&crate::person_settings::group(Language::Bg, None)), None).plain(),
            ),
        ]
    });
}

/// The sections of a game's rules, with titles for the file.
pub(crate) fn sections(kind: GameKind, titles: [&'static str; 8], locale: Locale) -> Vec<(&'static str, String)> {
    let page = |section| rules(kind, section, locale).plain();
    titles.into_iter().zip(0..).map(|(title, section)| (title, page(section))).collect()
}

/// The options of a table as they are at first, and with the last value of each.
pub(crate) fn option_pages(usual: &World, locale: Locale) -> Vec<(&'static str, String)> {
    let mut changed = World::open_game(usual.public().kind, secret(), true);
    changed.must(&Command::Join { person: BORIS });
    for option in changed.public().rules.options() {
        changed.set(option.key, option.values[option.values.len() - 1]);
    }
    vec![
        ("the usual options", options_of(&usual.public(), locale)),
        ("other options", options_of(&changed.public(), locale)),
        ("the lobby with other options", table_page(&changed.public(), &plain_names, locale, key(1, 1)).plain()),
    ]
}

#[test]
fn the_rules() {
    let titles = ["short", "cards", "play", "marriages", "closing", "claiming", "ending", "options"];
    check("rules", |locale| sections(GameKind::Santase, titles, locale));
}

#[test]
fn refusals() {
    check("refusals", |locale| {
        let rules: Vec<String> =
            Rule::ALL.iter().map(|rule| format!("{rule}: {}\n", say(locale, &Msg::from(*rule)))).collect();
        let mistakes = [
            Mistake::NotSeated,
            Mistake::NotHost,
            Mistake::TableFull,
            Mistake::NotYourTurn,
            Mistake::WaitsForYou,
            Mistake::Reserved,
            Mistake::SameCards,
            Mistake::PlayedOnce,
            Mistake::Settled,
            Mistake::LobbyWorn,
            Mistake::Spectator,
        ];
        let mistakes: Vec<String> =
            mistakes.iter().map(|mistake| format!("{mistake}: {}\n", say(locale, &Msg::from(*mistake)))).collect();
        vec![("rules", rules.concat()), ("some mistakes", mistakes.concat())]
    });
}
