//! Every page fits on both platforms, whatever people call themselves.

use std::collections::HashSet;

use talon_games::GameKind;
use talon_table::{Command, PersonId, PhaseView, Table, TableId, TableView, Terms};
use talon_view::{
    Button, HelpTopic, Home, HomeDaily, HomeLeague, HomeTable, Locale, Look, Names, Page, Preset, Presets, Sense,
    Target, Token, greeting, hand_alert_without_chat, help, help_about, home, language_menu, rules, settings,
};

use unicode_width::UnicodeWidthStr;

use crate::world::{ANA, BORIS, Chance, VERA, World, pages, plain_names, random_lobby};

/// Telegram: UTF-16 units of a message. Discord: characters of an embed's description, so this is the stricter one.
const TEXT: usize = 4096;
const ROWS: usize = 5;
const BUTTONS_IN_ROW: usize = 5;
/// How many cards stand in a row, so that they can be hit with a thumb; more only where a page has more cards than four such rows.
const CARDS_IN_ROW: usize = 4;
const CARD_ROWS: usize = 4;
/// What Discord shows of a label; it refuses more than 80.
const LABEL: usize = 34;
const ALERT: usize = 200;
/// How many columns of each label Telegram shows on a phone of 360 points, by how many share a row.
const ROOM: [usize; BUTTONS_IN_ROW] = [38, 19, 12, 8, 6];

/// Names that stretch every measure: wide graphemes, right to left, endless combining marks, nothing at all.
pub(crate) fn awful_names(person: PersonId) -> String {
    let awful = [
        "👨‍👩‍👧‍👦".repeat(32),
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿".repeat(40),
        "שָׁלוֹם־עֲלֵיכֶם ".repeat(8),
        format!("Z\u{334}\u{489}{}", "a\u{300}\u{301}\u{302}\u{303}".repeat(500)),
        "\u{202e}\n\t\u{200b}".to_owned(),
        "𝕎".repeat(64),
        "<b>*_`[x](y)@everyone".repeat(4),
    ];
    awful[usize::try_from(person.0).unwrap() % awful.len()].clone()
}

/// Whether Telegram cuts a row of our own words; names that people give may be cut.
fn fits_a_phone(what: &str, row: &[Button]) {
    let is_named = |button: &Button| button.label.runs().iter().any(|run| run.sense == Sense::Foreign);
    if what.starts_with("pseudo") || row.iter().any(is_named) {
        return;
    }
    let shown: Vec<String> = row.iter().map(|button| button.label.plain()).collect();
    assert!(shown.iter().all(|label| label.width() <= ROOM[row.len() - 1]), "{what}: {shown:?}");
}

pub(crate) fn check(what: &str, page: &Page) {
    crate::keys::check(what, page);
    let text = page.text();
    let units = text.encode_utf16().count();
    assert!(units <= TEXT, "{what}: {units} units\n{text}");
    assert!(!page.lines().is_empty(), "{what}: no text");
    assert!(page.lines().iter().all(|line| !line.text.plain().contains('\n')), "{what}: a line is two");
    assert!(page.buttons.len() <= ROWS, "{what}: {} rows", page.buttons.len());
    page.uncut_buttons().iter().for_each(|row| fits_a_phone(what, row));
    let mut tokens = HashSet::new();
    let cards =
        |row: &Vec<Button>| row.iter().filter(|button| matches!(button.look, Look::Card | Look::Blocked)).count();
    let crowded = page.buttons.iter().map(cards).sum::<usize>() > CARD_ROWS * CARDS_IN_ROW;
    let cards_in_row = if crowded { BUTTONS_IN_ROW } else { CARDS_IN_ROW };
    for row in &page.buttons {
        let cards = cards(row);
        assert!((1..=BUTTONS_IN_ROW).contains(&row.len()), "{what}: {} in a row", row.len());
        assert!(cards <= cards_in_row && (cards == 0 || cards == row.len()), "{what}: {cards} cards in a row");
        for button in row {
            let label = button.label.plain().chars().count();
            // The language of tests is longer than any other.
            let most = if what.starts_with("pseudo") { 2 * LABEL } else { LABEL };
            assert!((1..=most).contains(&label), "{what}: {}", button.label);
            assert!(!button.label.plain().contains(['\u{2068}', '\u{2069}']), "{what}: marks in {}", button.label);
            let Target::Token(token) = &button.target else { continue };
            let token = token.to_string();
            assert!(token.len() <= Token::MAX, "{what}: {token}");
            assert!(token.parse::<Token>().is_ok(), "{what}: {token}");
            assert!(tokens.insert(token.clone()), "{what}: two buttons do {token}");
        }
    }
}

/// Checks every page of every view, in every language; how many there were.
pub(crate) fn check_all(world: &World, names: &dyn Names) -> usize {
    let views = world.views();
    let all = views.iter().flat_map(|view| Locale::ALL.map(|locale| (view, locale)));
    all.map(|(view, locale)| check_view(world, view, names, locale)).sum()
}

/// Checks every page of every view, each view's in a language that is drawn; how many there were.
pub(crate) fn check_some(world: &World, names: &dyn Names, chance: &mut Chance) -> usize {
    world.views().iter().map(|view| check_view(world, view, names, chance.locale())).sum()
}

fn check_view(world: &World, view: &TableView, names: &dyn Names, locale: Locale) -> usize {
    let pages = pages(world, view, names, locale);
    for (name, page) in &pages {
        check(&format!("{locale} {name} {:?}", view.viewer), page);
    }
    let alert = hand_alert_without_chat(view, locale);
    assert!(alert.plain().chars().count() <= ALERT, "{alert}");
    pages.len()
}

/// Checks some pages of the finished match, and the last one of every deal; how many there were.
fn check_replay(world: &World, names: &dyn Names, chance: &mut Chance) -> usize {
    let course = world.course(1);
    let mut count = 0;
    let deals = 1..=u32::try_from(course.deals().len()).unwrap();
    for (deal, you) in deals.flat_map(|deal| [(deal, None), (deal, Some(ANA))]) {
        let locale = chance.locale();
        for step in (0..20).filter(|_| chance.one_in(6)).chain([u32::MAX]) {
            let page = talon_view::replay(&course, you, (deal, step), names, locale);
            check(&format!("{locale} replay {deal} {step}"), &page);
            count += 1;
        }
        check("sheet of a replay", &talon_view::replay_sheet(&course, you, names, locale));
        check("proof of a replay", &talon_view::replay_proof(&course, you, names, locale));
        check("points of a replay", &talon_view::replay_points(&course, you, names, locale));
    }
    count
}

/// The lobby with the most buttons: people who are not in yet, a free seat, and an AI player.
#[test]
fn a_rematch_among_people_and_an_ai_player_fits() {
    let mut chance = Chance(1);
    let mut world = World::open_game(GameKind::Ristiseiska, chance.secret(), true);
    for person in [BORIS, VERA] {
        world.must(&Command::Join { person });
    }
    world.must(&Command::AddAi { by: ANA });
    world.must(&Command::Start { by: ANA });
    for person in [ANA, BORIS, VERA] {
        world.must(&Command::ProposeEnd { person });
    }
    world.must(&Command::Rematch { person: ANA, secret: chance.secret() });
    assert!(check_all(&world, &plain_names) > 0);
    assert!(check_all(&world, &awful_names) > 0);
}

#[test]
fn the_first_page_fits_with_any_tables() {
    for seed in 0..30 {
        let mut chance = Chance(seed);
        let mut tables = Vec::new();
        for id in 0..12 {
            let kind = GameKind::ALL[chance.below(GameKind::ALL.len())];
            let mut world = random_lobby(kind, &mut chance);
            if chance.one_in(2) {
                world.must(&Command::Start { by: ANA });
            }
            let mut view = if seed % 3 == 0 { world.public() } else { world.seen_by(ANA) };
            view.id = TableId(u64::MAX - id);
            tables.push(HomeTable { view, door: None });
        }
        let awful = |person: PersonId| awful_names(PersonId(person.0 + seed));
        let names: [&dyn Names; 2] = [&plain_names, &awful];
        let daily = [HomeDaily::New, HomeDaily::Played, HomeDaily::By((1..=8).map(PersonId).collect())];
        let league = HomeLeague {
            league: talon_table::LeagueId(u64::MAX),
            name: "𝕎".repeat(40),
            others: vec![BORIS, VERA, PersonId(4)],
        };
        for count in [1, 2, 3, 4, 12] {
            for locale in Locale::ALL {
                for (daily, named) in daily.iter().flat_map(|daily| names.map(|names| (daily, names))) {
                    let own = seed % 3 != 0;
                    let league = Some(&league).filter(|_| own);
                    let last = own.then_some((TableId(7), 1));
                    let shown = Home { own, tables: &tables[..count], daily: Some(daily), league, last };
                    check("the first page", &home(&shown, named, locale));
                }
            }
        }
    }
}

#[test]
fn every_page_of_random_matches_fits() {
    for kind in GameKind::ALL {
        pages_of_random_matches(kind);
    }
}

fn pages_of_random_matches(kind: GameKind) {
    let mut count = 0;
    for seed in 0..12 {
        eprintln!("{kind}, seed {seed}");
        let mut chance = Chance(seed);
        let names: &dyn Names =
            if seed % 4 == 0 { &plain_names } else { &move |person: PersonId| awful_names(PersonId(person.0 + seed)) };
        let mut world = random_lobby(kind, &mut chance);
        count += check_some(&world, names, &mut chance);
        world.must(&Command::Start { by: ANA });
        while world.table.is_playing() {
            if chance.one_in(40) {
                world.try_to(&Command::ProposeEnd { person: ANA });
                if world.community && chance.one_in(4) {
                    world.try_to(&Command::ProposeEnd { person: BORIS });
                }
            } else if chance.one_in(400) {
                world.try_to(&Command::Resign { person: ANA });
            } else {
                world.act_somehow(&mut chance);
            }
            if chance.one_in(4) {
                count += check_some(&world, names, &mut chance);
            }
        }
        count += check_all(&world, names) + check_replay(&world, names, &mut chance);
        world.must(&Command::Rematch { person: ANA, secret: chance.secret() });
        count += check_some(&world, names, &mut chance);
        world.try_to(&Command::Cancel { by: ANA });
        count += check_some(&world, names, &mut chance);
    }
    assert!(count > 1_500, "{kind}: only {count} pages");
}

#[test]
fn a_table_that_is_not_opened_has_pages() {
    let blank: TableView = Table::new().view(talon_table::Viewer::Public);
    assert!(matches!(blank.phase, PhaseView::Closed { .. }));
    for locale in Locale::ALL {
        check("panel", &talon_view::table_panel(&blank, &plain_names, locale));
        check("result", &talon_view::result(&blank, &plain_names, locale));
        check("sign", &talon_view::sign(&blank, &plain_names, locale));
        check("score", &talon_view::score(&blank, &plain_names, locale));
    }
}

#[test]
fn the_longest_score_sheet_keeps_the_last_deals() {
    for kind in GameKind::ALL {
        longest_score_sheet(kind);
    }
}

fn longest_score_sheet(kind: GameKind) {
    let mut chance = Chance(7);
    let mut world = random_lobby(kind, &mut chance);
    world.must(&Command::Start { by: ANA });
    while world.table.is_playing() {
        world.act_somehow(&mut chance);
    }
    let mut view = world.public();
    let finished = view.finished.as_mut().unwrap();
    let last = finished.sheet.last().unwrap().clone();
    for deal_no in last.deal_no + 1..=200 {
        finished.sheet.push(talon_table::DealRecord { deal_no, ..last.clone() });
    }
    for locale in Locale::ALL {
        let page = talon_view::score(&view, &awful_names, locale);
        check("score", &page);
        assert!(page.lines().last().unwrap().text.plain().starts_with("200 "), "{}", page.plain());
    }
}

/// So many presets of each game with every option changed, under the longest names, used at a table or only looked at.
fn kept(count: u32, may_use: bool) -> Vec<Presets> {
    let of = |game: GameKind| {
        let usual = Terms::usual(game, true);
        let changed = usual.options(true).iter().fold(usual, |terms, option| {
            let other = option.values.iter().rfind(|value| **value != option.value).expect("an option is a choice");
            terms.with(option.key, other).expect("a value of the option")
        });
        let preset = |number: u32| Preset {
            number: u32::MAX - number,
            name: "𝕎".repeat(23) + &number.to_string(),
            is_default: number == 1,
            terms: changed.clone(),
            dropped: number,
        };
        let table = may_use.then_some((TableId(u64::MAX), u32::MAX));
        Presets { game, community: true, list: (1..=count).map(preset).collect(), table, may_use }
    };
    GameKind::ALL.map(of).to_vec()
}

#[test]
fn pages_without_a_table_fit() {
    for locale in Locale::ALL {
        check("the first page", &home(&Home { own: true, ..Home::default() }, &plain_names, locale));
        check("the first word in a group", &greeting(locale));
        check("help", &help(locale));
        for &topic in HelpTopic::ALL {
            check("help about something", &help_about(topic, locale));
        }
        check("the games", &home(&Home::default(), &plain_names, locale));
        for group in [None, Some(Locale::EN), Some(Locale::BG)] {
            check("language", &language_menu(locale, group));
            let group = group.map(|locale: Locale| crate::person_settings::group(locale.language, None));
            check("settings", &settings(locale, group.as_ref(), None));
        }
        for presets in kept(8, true).into_iter().chain(kept(3, false)) {
            check("presets", &talon_view::presets(&presets, locale));
            check("preset", &talon_view::preset(&presets, &presets.list[0], locale));
        }
        check("preset games", &talon_view::preset_games(&GameKind::ALL.map(|game| (game, 8)), true, locale));
        for kind in GameKind::ALL {
            let short = rules(kind, 0, locale);
            let labels: usize = short.buttons.iter().map(Vec::len).sum();
            for section in 0..=u8::MAX {
                let page = rules(kind, section, locale);
                check("rules", &page);
                assert!(usize::from(section) < labels || page == short, "an unknown section is the short card");
            }
        }
    }
}
