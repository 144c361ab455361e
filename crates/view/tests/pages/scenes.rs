//! Scenes of whole matches: each says what the page beside it says, shows no card that its reader may not see, and keeps to what
//! `talon_scene` promises.

use std::num::NonZeroU32;

use serde_json::Value;
use talon_cards::{Card, CardSet, Seat};
use talon_games::marriage::{RuleSet, View};
use talon_games::{AnyView, GameKind, GameView, by_game};
use talon_scene::{Center, DealEnd, Held, HeldCard, Kind, MatchEnd, Plate, Scene, Table, TrickState};
use talon_table::{Command, DealView, Occupant, PersonId, PhaseView, TableView, Viewer};
use talon_view::{
    Chosen, Line, Locale, Look, Name, Names, Page, Picture, Scope, Style, TablePageKey, hand, hand_scene, panel_scene,
    result, result_scene, solo, table_page, table_scene,
};
use unicode_segmentation::UnicodeSegmentation;

use crate::golden_replay::lobby;
use crate::limits::awful_names;
use crate::world::{ANA, Chance, PEOPLE, World, plain_names, random_lobby};

/// The page beside which a scene stands.
#[derive(Clone, Copy)]
pub(crate) enum Beside {
    Deal(TablePageKey),
    Result,
    Hand,
}

/// Every scene of this view.
pub(crate) fn scenes(world: &World, view: &TableView, names: &dyn Names, locale: Locale) -> Vec<(Scene, Beside)> {
    let deal = |key: TablePageKey| Some((table_scene(view, names, locale, key)?, Beside::Deal(key)));
    let result = result_scene(view, names, locale).map(|scene| (scene, Beside::Result));
    let hand = hand_scene(view, names, locale).map(|scene| (scene, Beside::Hand));
    let panel = panel_scene(view, names, locale).map(|scene| (scene, Beside::Hand));
    world.boards().into_iter().filter_map(deal).chain(result).chain(hand).chain(panel).collect()
}

fn page(view: &TableView, names: &dyn Names, locale: Locale, beside: Beside) -> Page {
    match (beside, view.viewer) {
        (Beside::Deal(key), Viewer::Public) => table_page(view, names, locale, key),
        (Beside::Deal(key), Viewer::Seat(_)) => solo(view, names, locale, key),
        (Beside::Result, _) => result(view, names, locale),
        (Beside::Hand, _) => hand(view, names, locale),
    }
}

/// A scene as text: its parts by name, cards by their codes.
pub(crate) fn written(scene: &Scene) -> String {
    let mut text = String::new();
    write(&mut text, "", &serde_json::to_value(scene).unwrap(), 0);
    text
}

fn write(text: &mut String, name: &str, value: &Value, depth: usize) {
    let short = value.to_string();
    let place = "  ".repeat(depth);
    match value {
        Value::Object(parts) if short.chars().count() > 120 => {
            text.push_str(&format!("{place}{name}\n"));
            parts.iter().for_each(|(name, part)| write(text, name, part, depth + 1));
        }
        Value::Array(parts) if short.chars().count() > 120 => {
            text.push_str(&format!("{place}{name}\n"));
            parts.iter().for_each(|part| write(text, "-", part, depth + 1));
        }
        _ => text.push_str(&format!("{place}{name} {short}\n")),
    }
}

/// Sets how long a person may take, if it is not so already.
pub(crate) fn set_clock(world: &mut World, value: &str) {
    world.try_to(&Command::SetOption { by: ANA, key: "clock".to_owned(), value: value.to_owned() });
    assert_eq!(world.public().clock.name(), value);
}

/// Every text in a scene.
pub(crate) fn texts_of(scene: &Scene) -> Vec<String> {
    let mut all = Vec::new();
    texts(&serde_json::to_value(scene).unwrap(), &mut all);
    all
}

fn texts(value: &Value, all: &mut Vec<String>) {
    match value {
        Value::String(text) => all.push(text.clone()),
        Value::Array(parts) => parts.iter().for_each(|part| texts(part, all)),
        Value::Object(parts) => parts.values().for_each(|part| texts(part, all)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The cards that a scene shows.
fn cards_of(scene: &Scene) -> CardSet {
    texts_of(scene).iter().filter_map(|text| text.parse::<Card>().ok()).collect()
}

/// What the viewer may see in the scene: the own hand and what lies open, or what a finished deal has laid open.
fn open_to(view: &TableView, scene: &Scene) -> CardSet {
    match scene {
        Scene::Table(_) | Scene::Hand(_) => {
            let PhaseView::Playing { deal: DealView::Open(deal), .. } = &view.phase else {
                panic!("no deal is played")
            };
            by_game!(match deal {
                AnyView::G(deal) => deal.hand() | deal.lying_open(),
            })
        }
        Scene::DealEnd(_) => {
            let past = view.finished.iter().flat_map(|past| &past.sheet);
            let ends = view.sheet.iter().chain(past).filter_map(|record| record.end.as_ref());
            let open = |last: &AnyView| {
                by_game!(match last {
                    AnyView::G(last) => last.lying_open(),
                })
            };
            ends.fold(CardSet::EMPTY, |all, end| all | open(&end.last_view) | end.outcome.laid_open())
        }
        Scene::MatchEnd(_) => CardSet::EMPTY,
    }
}

/// The cards that a sentence names, such as `♥10`.
fn named(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, glyph) in text.match_indices(['♠', '♥', '♦', '♣']) {
        let rank = &text[at + glyph.len()..];
        let rank = if rank.starts_with("10") {
            Some("10")
        } else {
            rank.get(..1).filter(|rank| "AKQJ98765432".contains(rank))
        };
        found.extend(rank.map(|rank| format!("{glyph}{rank}")));
    }
    found
}

/// What holds for every text of a scene.
fn check_words(what: &str, scene: &Scene, page: &Page, ordinary: bool) {
    let plain = page.plain();
    for text in texts_of(scene) {
        assert!(!text.contains(['\u{2068}', '\u{2069}', '\n']), "{what}: {text:?}");
        if ordinary {
            assert_eq!(text.trim(), text, "{what}");
            assert!(!text.contains("  "), "{what}: {text}");
            for card in named(&text) {
                assert!(plain.contains(&card), "{what}: {card} of {text} is not on the page\n{plain}");
            }
        }
    }
}

fn check_plates(what: &str, view: &TableView, table: &Table) {
    let seats: Vec<Seat> = [&table.own].into_iter().chain(&table.others).map(|plate| plate.person.seat).collect();
    let mut sorted = seats.clone();
    sorted.sort_unstable();
    let playing: Vec<Seat> = view.seats.iter().map(|seat| seat.seat).collect();
    assert_eq!(sorted, playing, "{what}: each has a plate");
    assert!(table.others.len() <= 7);
    let below = match view.viewer {
        Viewer::Public => Seat::FIRST,
        Viewer::Seat(seat) => seat,
    };
    assert_eq!(seats[0], below, "{what}: the reader sits below");
    assert_eq!(table.hand.is_some(), view.viewer != Viewer::Public, "{what}: who plays sees a hand");
    for Plate { person, turn, .. } in [&table.own].into_iter().chain(&table.others) {
        let PhaseView::Playing { waiting_for, .. } = &view.phase else { panic!("{what}: a deal is played") };
        assert_eq!(turn.is_some(), waiting_for.contains(person.seat), "{what}: who is on turn");
        let seat = &view.seats[person.seat.index()];
        let kind = match (&seat.occupant, seat.away) {
            (Some(Occupant::Ai { .. }), _) => Kind::Ai,
            (_, Some(_)) => Kind::Away,
            (_, None) => Kind::Present,
        };
        assert!(person.kind == kind, "{what}");
        assert!((1..=Name::GRAPHEMES).contains(&person.name.graphemes(true).count()), "{what}: {}", person.name);
    }
}

fn check_center(what: &str, table: &Table) {
    match &table.center {
        Center::Trick { trick, .. } => {
            let players = 1 + table.others.len();
            let played = trick.cards.len();
            match &trick.state {
                TrickState::Running(next) => assert_eq!(played + next.len(), players, "{what}: who is missing"),
                TrickState::Won(_) => assert_eq!(played, players, "{what}: a trick is complete"),
            }
        }
        Center::Auction(auction) => assert!(auction.calls.len() <= 1 + table.others.len(), "{what}: one call each"),
        Center::Board(board) => {
            assert_eq!(board.rows.len(), 4, "{what}");
            assert!(board.rows.iter().all(|row| row.next.len() <= 2), "{what}");
        }
    }
}

/// What does not stand below the picture is in it, or ended the deal before: every card that those lines name. What to do stands below
/// it, too.
fn check_below(what: &str, view: &TableView, scene: &Scene, page: &Page) {
    let (all, below) = (page.lines(), page.below_picture().lines());
    let stands_out = |line: &&Line| matches!(line.style, Style::Title | Style::Strong);
    let told: Vec<&Line> = all.iter().filter(stands_out).take(2).collect();
    assert!(told.iter().all(|line| below.contains(line)), "{what}: {told:?} is not below the picture");
    let symbol = |card: Card| format!("{}{}", card.suit().glyph(), card.rank().to_string().replace('T', "10"));
    let open = |last: &AnyView| {
        by_game!(match last {
            AnyView::G(last) => last.lying_open(),
        })
    };
    let before = view.sheet.last().and_then(|record| record.end.as_ref());
    let mut ended = before.map_or(CardSet::EMPTY, |end| open(&end.last_view));
    for passed in view.passed.iter().filter(|passed| passed.deal_no as usize <= view.sheet.len()) {
        let cards = passed.tricks.iter().flat_map(|trick| &trick.cards).map(|(_, card)| *card);
        ended = ended | cards.collect::<CardSet>();
    }
    let drawn: Vec<String> = (cards_of(scene) | ended).iter().map(symbol).collect();
    for line in all.iter().filter(|line| !below.contains(line)) {
        for card in named(&line.text.plain()) {
            assert!(drawn.contains(&card), "{what}: {card} of {:?} is nowhere", line.text.plain());
        }
    }
}

/// The hand stands in the order of its buttons, and a card may be played if its button may be pressed.
fn check_hand(what: &str, held: &Held, page: &Page) {
    assert!(held.cards.len() <= 20, "{what}");
    let buttons = page.buttons.iter().flatten().filter(|button| matches!(button.look, Look::Card | Look::Blocked));
    let buttons: Vec<(String, bool)> =
        buttons.map(|button| (button.label.plain().replace("× ", ""), button.look == Look::Card)).collect();
    if buttons.is_empty() {
        return;
    }
    let symbol = |card: &Card| format!("{}{}", card.suit().glyph(), card.rank().to_string().replace('T', "10"));
    let cards: Vec<(String, bool)> =
        held.cards.iter().map(|(card, state)| (symbol(card), matches!(state, HeldCard::Playable))).collect();
    assert_eq!(cards, buttons, "{what}");
}

fn check_deal(what: &str, view: &TableView, end: &DealEnd) {
    assert!(end.target.is_none_or(|target| target > 0), "{what}");
    let winners = end.rows.iter().take_while(|row| row.won).count();
    assert!(winners <= 1 && end.rows.iter().skip(winners).all(|row| !row.won), "{what}: the winner comes first");
    assert!(!end.title.is_empty() && !end.reason.is_empty(), "{what}");
    if view.kind == GameKind::Snaps {
        return;
    }
    let past = view.finished.iter().flat_map(|past| &past.sheet);
    let agrees =
        view.sheet.iter().chain(past).any(|record| {
            end.rows.iter().all(|row| record.points_after.get(row.person.seat.index()) == Some(&row.after))
        });
    assert!(agrees, "{what}: the points are the match’s");
}

fn check_match(what: &str, view: &TableView, end: &MatchEnd) {
    let past = view.finished.as_ref().unwrap();
    assert!(end.target.is_none_or(|target| target > 0) && end.courses.len() == past.result.seats.len(), "{what}");
    for course in &end.courses {
        assert_eq!(course.points.len(), past.sheet.len() + 1, "{what}");
        assert!(course.points.iter().all(|points| *points >= 0), "{what}");
    }
    let first: Vec<Seat> =
        end.courses.iter().map(|course| course.person.seat).take(past.result.winners.len()).collect();
    assert!(first.iter().all(|seat| past.result.winners.contains(seat)), "{what}: the winners come first");
    assert_eq!(end.other_score.is_some(), past.result.seats.len() == 2, "{what}");
}

/// Checks every scene of every view in every language; how many there were.
fn check_all(world: &World, names: &dyn Names, ordinary: bool) -> usize {
    let views = world.views();
    let all = views.iter().flat_map(|view| Locale::ALL.map(|locale| (view, locale)));
    all.map(|(view, locale)| check_view(world, view, names, locale, ordinary)).sum()
}

/// Checks every scene of every view, each view's in a language that is drawn; how many there were.
fn check_some(world: &World, names: &dyn Names, chance: &mut Chance, ordinary: bool) -> usize {
    world.views().iter().map(|view| check_view(world, view, names, chance.locale(), ordinary)).sum()
}

fn check_view(world: &World, view: &TableView, names: &dyn Names, locale: Locale, ordinary: bool) -> usize {
    let scenes = scenes(world, view, names, locale);
    for (scene, beside) in &scenes {
        let page = page(view, names, locale, *beside);
        let what = format!("{locale} {} {scene:?} {:?}", view.kind, view.viewer);
        let unseen = cards_of(scene) - open_to(view, scene);
        assert_eq!(unseen.len(), 0, "{what}: a card that the reader may not see\n{}", written(scene));
        check_words(&what, scene, &page, ordinary);
        match scene {
            Scene::Table(table) => {
                check_below(&what, view, scene, &page);
                check_plates(&what, view, table);
                check_center(&what, table);
                table.hand.iter().for_each(|held| check_hand(&what, held, &page));
            }
            Scene::Hand(alone) => {
                assert!(!alone.caption.is_empty(), "{what}: it says what is played");
                check_hand(&what, &alone.held, &page);
            }
            Scene::DealEnd(end) => check_deal(&what, view, end),
            Scene::MatchEnd(end) => check_match(&what, view, end),
        }
    }
    scenes.len()
}

#[test]
fn every_scene_of_random_matches_keeps_its_promises() {
    for kind in GameKind::ALL {
        let mut count = 0;
        for seed in 200..210 {
            eprintln!("{kind}, seed {seed}");
            let mut chance = Chance(seed);
            let ordinary = seed % 3 != 0;
            let names: &dyn Names =
                if ordinary { &plain_names } else { &move |person: PersonId| awful_names(PersonId(person.0 + seed)) };
            let mut world = random_lobby(kind, &mut chance);
            assert_eq!(check_all(&world, names, ordinary), 0, "a lobby has no scene");
            world.must(&Command::Start { by: ANA });
            while world.table.is_playing() {
                if chance.one_in(300) {
                    world.try_to(&Command::Resign { person: ANA });
                } else {
                    world.act_somehow(&mut chance);
                }
                if chance.one_in(4) {
                    count += check_some(&world, names, &mut chance, ordinary);
                }
            }
            count += check_all(&world, names, ordinary);
            world.must(&Command::Rematch { person: ANA, secret: chance.secret() });
            check_all(&world, names, ordinary);
        }
        assert!(count > 500, "{kind}: only {count} scenes");
    }
}

#[test]
fn every_number_of_players_has_its_scenes() {
    let mut chance = Chance(61);
    for people in 3..=8 {
        let mut world = lobby(GameKind::Ristiseiska, chance.secret());
        world.set("max-players", "8");
        for person in &PEOPLE[3..people] {
            world.must(&Command::Join { person: *person });
        }
        world.must(&Command::Start { by: ANA });
        let mut count = 0;
        while world.public().sheet.is_empty() && world.table.is_playing() {
            world.act_somehow(&mut chance);
            if chance.one_in(20) {
                count += check_all(&world, &plain_names, true);
            }
        }
        count += check_all(&world, &plain_names, true);
        assert!(count >= 2 * people, "{people}: {count}");
    }
}

#[test]
fn a_person_who_is_away_is_shown_so() {
    let mut chance = Chance(62);
    let mut world = lobby(GameKind::Belot, chance.secret());
    world.must(&Command::Start { by: ANA });
    world.must(&Command::StandDown { person: ANA });
    assert!(check_all(&world, &plain_names, true) > 0);
    let boards = world.boards();
    let Some(Scene::Table(table)) = table_scene(&world.public(), &plain_names, Locale::EN, boards[0]) else {
        panic!("a deal is played")
    };
    assert!(table.own.person.kind == Kind::Away && table.own.note.unwrap().starts_with("away: AI plays"));
}

#[test]
fn boards_have_scenes_for_those_who_play_them_alone() {
    let mut chance = Chance(63);
    for kind in GameKind::ALL {
        let mut world = lobby(kind, chance.secret());
        world.must(&Command::FixBoards { boards: NonZeroU32::new(2).unwrap() });
        world.must(&Command::Start { by: ANA });
        let stranger = Seat::all(Seat::COUNT).find(|seat| !world.occupied().contains(seat)).unwrap();
        let mut own = 0;
        loop {
            for viewer in [Viewer::Public, Viewer::Seat(stranger)] {
                let sealed = scenes(&world, &world.table.view(viewer), &plain_names, Locale::EN);
                assert_eq!(sealed.len(), 0, "{kind}: {viewer:?} sees nothing of a board");
            }
            let ana = world.seen_by(ANA);
            for (scene, beside) in scenes(&world, &ana, &plain_names, Locale::EN) {
                let page = page(&ana, &plain_names, Locale::EN, beside);
                assert!(!matches!(scene, Scene::MatchEnd(_)), "{kind}: boards add up to no course");
                assert_eq!((cards_of(&scene) - open_to(&ana, &scene)).len(), 0, "{kind}");
                check_words("a board", &scene, &page, true);
                own += 1;
            }
            if !world.table.is_playing() {
                break;
            }
            world.act_somehow(&mut chance);
        }
        assert!(own > 10, "{kind}: {own}");
    }
}

/// The points of a running deal stand where the view has them, and nowhere else.
fn points_as_shown<R: RuleSet>(view: &View<R>, table: &Table) -> usize {
    let plates = [&table.own].into_iter().chain(&table.others);
    let shown = |plate: &&Plate| plate.note.as_ref().is_some_and(|note| note.contains("point"));
    for plate in plates.clone() {
        assert_eq!(shown(&plate), view.points[plate.person.seat.index()].is_some());
    }
    plates.filter(shown).count()
}

#[test]
fn points_that_a_table_hides_stand_on_no_plate() {
    let mut chance = Chance(64);
    for kind in [GameKind::Santase, GameKind::Sznap, GameKind::Snaps] {
        for (value, most) in [("off", 0), ("own", 1), ("both", 2)] {
            let mut world = lobby(kind, chance.secret());
            world.set("show-points", value);
            world.must(&Command::Start { by: ANA });
            let mut seen = 0;
            while world.public().sheet.is_empty() && world.table.is_playing() {
                for view in world.views() {
                    let key = world.boards()[0];
                    let PhaseView::Playing { deal: DealView::Open(deal), .. } = &view.phase else { continue };
                    let Some(Scene::Table(table)) = table_scene(&view, &plain_names, Locale::EN, key) else {
                        panic!("a deal is played")
                    };
                    seen = seen.max(match deal {
                        AnyView::Santase(deal) => points_as_shown(deal, &table),
                        AnyView::Sznap(deal) => points_as_shown(deal, &table),
                        AnyView::Snaps(deal) => points_as_shown(deal, &table),
                        AnyView::Belot(_) | AnyView::Ristiseiska(_) => unreachable!("a game of the family"),
                    });
                }
                world.act_somehow(&mut chance);
            }
            assert_eq!(seen, most, "{kind} {value}");
        }
    }
}

#[test]
fn the_others_sit_as_the_turn_goes() {
    let order = |kind| {
        let mut world = lobby(kind, Chance(65).secret());
        world.must(&Command::Start { by: ANA });
        let second = world.table.view(Viewer::Seat(Seat::SECOND));
        let Some(Scene::Table(table)) = hand_scene(&second, &plain_names, Locale::EN) else {
            panic!("a deal is played")
        };
        let names = [&table.own].into_iter().chain(&table.others).map(|plate| plate.person.name.clone());
        names.collect::<Vec<_>>()
    };
    assert_eq!(order(GameKind::Ristiseiska), ["Борис", "Vera", "Ana"], "clockwise: the next player sits to the left");
    assert_eq!(
        order(GameKind::Belot),
        ["Борис", "Ana", "Vera"],
        "counter-clockwise: the next player sits to the right"
    );
}

#[test]
fn a_picture_is_described_in_one_sentence() {
    let all = Chosen::default().pictures(Scope::Person);
    let mut world = World::open(crate::golden::secret(), true);
    world.must(&Command::Join { person: PEOPLE[1] });
    world.must(&Command::Start { by: ANA });
    let (view, key) = (world.seen_by(ANA), TablePageKey { match_no: 1, deal_no: 1 });
    let alt = |picture: Option<Picture>| picture.expect("a picture").alt;
    let hand = |locale| alt(all.of_hand(&view, &plain_names, locale));
    assert_eq!(hand(Locale::EN), "Picture of the table and your 6 cards: Santase, deal 1 · to 11");
    assert!(hand(Locale::BG).starts_with("Картинка на масата и на твоите 6 карти: Сантасе"), "{}", hand(Locale::BG));
    let public = alt(all.of_table(&world.public(), &plain_names, Locale::EN, key));
    assert_eq!(public, "Picture of the table: Santase, deal 1 · to 11");
    assert_eq!(alt(all.of_panel(&view, &plain_names, Locale::EN)), "Picture of your 6 cards");
    for locale in Locale::ALL {
        let told = hand(locale);
        assert!(!told.contains(['\u{2068}', '\n', '♠', '♥', '♦', '♣']) && told.chars().count() < 100, "{told}");
    }
}
