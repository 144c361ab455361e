//! Tokens round-trip, stay within 64 bytes, and reading one survives whatever is sent.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "token/texts.rs"]
mod texts;

use proptest::prelude::*;
use talon_cards::Seat;
use talon_games::GameKind;
use talon_standings::{Day, Pool, Window};
use talon_table::{LeagueId, PersonId, TableId};
use talon_view::{
    BadToken, DailyGame, DailyVerb, Filter, HelpTopic, HereVerb, HistoryAsk, HouseVerb, Language, LeaderboardAsk,
    LeagueSetting, LeagueVerb, LinkVerb, ManageVerb, MenuVerb, Offer, Part, Period, PostTime, PresetVerb, PrivacyVerb,
    PuzzleVerb, QuietHours, ReplayVerb, Scope, Setting, ShowVerb, Slug, Span, Standings, TableVerb, Token, Verb, Whose,
    Zone,
};

fn slug() -> impl Strategy<Value = Slug> {
    "[A-Za-z0-9:_!-]{1,27}".prop_map(|text| text.parse().unwrap())
}

fn game() -> impl Strategy<Value = GameKind> {
    prop::sample::select(GameKind::ALL.to_vec())
}

fn pool() -> impl Strategy<Value = Pool> {
    prop::sample::select(Pool::ALL.to_vec())
}

fn day() -> impl Strategy<Value = Day> {
    (0..=9998_i16, 1..=12_i8, 1..=28_i8).prop_map(|(year, month, day)| Day::new(year, month, day).unwrap())
}

fn daily() -> impl Strategy<Value = DailyVerb> {
    prop_oneof![
        Just(DailyVerb::Today),
        day().prop_map(DailyVerb::On),
        day().prop_map(DailyVerb::Play),
        day().prop_map(DailyVerb::Results),
        day().prop_map(DailyVerb::Proof),
        day().prop_map(DailyVerb::Share),
        Just(DailyVerb::Board),
        Just(DailyVerb::Games),
        prop::option::of(prop::sample::select(DailyGame::all().collect::<Vec<_>>())).prop_map(DailyVerb::Choose),
        prop::sample::select(PostTime::ALL).prop_map(DailyVerb::Post),
    ]
}

fn here() -> impl Strategy<Value = HereVerb> {
    let leaderboard = standings().prop_filter_map("no leaderboard", |page| match page {
        Standings::Leaderboard(ask) => Some(HereVerb::Leaderboard(ask)),
        _ => None,
    });
    prop_oneof![
        day().prop_map(HereVerb::Daily),
        Just(HereVerb::Leagues),
        any::<u64>().prop_map(|league| HereVerb::League(LeagueId(league))),
        leaderboard,
    ]
}

fn puzzle() -> impl Strategy<Value = PuzzleVerb> {
    prop_oneof![
        Just(PuzzleVerb::Games),
        game().prop_map(PuzzleVerb::Next),
        (game(), any::<u32>()).prop_map(|(game, number)| PuzzleVerb::Show(game, number)),
        (game(), any::<u32>(), any::<u8>()).prop_map(|(game, number, choice)| PuzzleVerb::Answer(game, number, choice)),
        (game(), any::<u32>(), any::<u8>(), any::<u32>())
            .prop_map(|(game, number, choice, step)| PuzzleVerb::Line(game, number, choice, step)),
    ]
}

fn span() -> impl Strategy<Value = Span> {
    prop_oneof![
        prop::sample::select(Period::ALL.to_vec()).prop_map(Span::Current),
        (day(), 0..4_usize).prop_map(|(day, kind)| Span::Window(Window::of(day)[kind])),
    ]
}

fn standings() -> impl Strategy<Value = Standings> {
    let whose = prop::sample::select(Whose::ALL);
    let part = prop::option::of(any::<u32>()).prop_map(|lines| lines.map_or(Part::Own, Part::After));
    let board = (whose, game(), pool(), span(), part).prop_map(|(whose, game, pool, span, part)| LeaderboardAsk {
        whose,
        game,
        pool,
        span,
        part,
    });
    let person = || any::<u64>().prop_map(PersonId);
    let filter = prop_oneof![Just(Filter::None), game().prop_map(Filter::Game), person().prop_map(Filter::With),];
    let history =
        (any::<bool>(), filter, any::<u32>()).prop_map(|(mine, filter, before)| HistoryAsk { mine, filter, before });
    prop_oneof![
        board.prop_map(Standings::Leaderboard),
        Just(Standings::Ratings),
        (game(), pool()).prop_map(|(game, pool)| Standings::Course(game, pool)),
        (game(), pool()).prop_map(|(game, pool)| Standings::Picture(game, pool)),
        Just(Standings::Stats),
        person().prop_map(Standings::With),
        person().prop_map(Standings::RatingsOf),
        (game(), pool()).prop_map(|(game, pool)| Standings::Records(game, pool)),
        history.prop_map(Standings::History),
    ]
}

fn league_verb() -> impl Strategy<Value = LeagueVerb> {
    prop_oneof![
        proptest::sample::select(vec![
            LeagueVerb::Show,
            LeagueVerb::Join,
            LeagueVerb::Leave,
            LeagueVerb::Play,
            LeagueVerb::Manage(ManageVerb::Show),
            LeagueVerb::Manage(ManageVerb::Begin),
            LeagueVerb::Manage(ManageVerb::Finish),
            LeagueVerb::Manage(ManageVerb::FinishYes),
            LeagueVerb::Manage(ManageVerb::Close),
            LeagueVerb::Manage(ManageVerb::CloseYes),
        ]),
        any::<(u32, u32)>().prop_map(|(season, round)| LeagueVerb::Round(season, round)),
        any::<(u32, u32)>().prop_map(|(season, round)| LeagueVerb::Proof(season, round)),
        any::<u32>().prop_map(LeagueVerb::Past),
        any::<u64>().prop_map(|who| LeagueVerb::LeaveYes(PersonId(who))),
        any::<u8>().prop_map(|page| LeagueVerb::Manage(ManageVerb::People(page))),
        any::<u64>().prop_map(|who| LeagueVerb::Manage(ManageVerb::Remove(PersonId(who)))),
        any::<u64>().prop_map(|who| LeagueVerb::Manage(ManageVerb::RemoveYes(PersonId(who)))),
        any::<u64>().prop_map(|who| LeagueVerb::Manage(ManageVerb::Readmit(PersonId(who)))),
        game().prop_map(|game| LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Game(game)))),
        any::<u8>().prop_map(|format| LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Format(format)))),
        any::<u8>().prop_map(|rounds| LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Rounds(rounds)))),
        any::<u16>().prop_map(|days| LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Days(days)))),
        any::<bool>().prop_map(|again| LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Again(again)))),
        any::<u32>().prop_map(|preset| LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Preset(preset)))),
        any::<u32>().prop_map(|boards| LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Boards(boards)))),
    ]
}

/// The buttons with which somebody chooses something: those whose text is kept, and hours and zones of all kinds.
fn settings() -> impl Strategy<Value = Verb> {
    let listed = texts::wishes().into_iter().map(|(_, verb)| verb);
    let scope = || prop::sample::select(Scope::ALL.to_vec());
    prop_oneof![
        3 => prop::sample::select(listed.collect::<Vec<_>>()),
        1 => (0..24_u8, 0..24_u8)
            .prop_map(|(from, until)| Verb::choose(Scope::Person, Setting::Quiet(QuietHours::new(from, until)))),
        1 => (scope(), any::<u8>()).prop_map(|(scope, page)| Verb::offer(scope, Offer::Zones(page))),
        1 => (scope(), slug()).prop_map(|(scope, zone)| Verb::choose(scope, Setting::Zone(Zone(zone.replace(':', "/"))))),
    ]
}

/// Every verb; the match makes a new verb a compile error here.
fn verb() -> impl Strategy<Value = Verb> {
    let listed = |verb: &Verb| match verb {
        Verb::Act(_)
        | Verb::Ask(_)
        | Verb::Table(TableVerb::RemoveAi(_))
        | Verb::Table(TableVerb::NextAi(_))
        | Verb::House(HouseVerb::Remove(_))
        | Verb::House(HouseVerb::TakeOver(_))
        | Verb::House(HouseVerb::Option(..))
        | Verb::House(HouseVerb::OptionAi(_))
        | Verb::Table(TableVerb::Hold(_))
        | Verb::Table(TableVerb::Forced(_))
        | Verb::Replay(ReplayVerb::Step(..))
        | Verb::Replay(ReplayVerb::Moment(..))
        | Verb::Standings(_)
        | Verb::Here(_)
        | Verb::Menu(MenuVerb::Rules(..))
        | Verb::Settings(_)
        | Verb::Preset(PresetVerb::List(_))
        | Verb::Preset(PresetVerb::Show(_))
        | Verb::House(HouseVerb::UsePreset(_))
        | Verb::Preset(PresetVerb::Default(_))
        | Verb::Preset(PresetVerb::Usual(_))
        | Verb::Preset(PresetVerb::Delete(_))
        | Verb::Link(LinkVerb::Yes(_))
        | Verb::Link(LinkVerb::No(_))
        | Verb::League(..)
        | Verb::Daily(_)
        | Verb::Puzzle(_)
        | Verb::Menu(MenuVerb::HelpAbout(_))
        | Verb::Menu(MenuVerb::NewGame(_) | MenuVerb::SetUp(_)) => (),
        Verb::House(HouseVerb::Join)
        | Verb::Table(TableVerb::Leave)
        | Verb::Table(TableVerb::AddAi)
        | Verb::Show(ShowVerb::Options)
        | Verb::Show(ShowVerb::OptionRules)
        | Verb::Show(ShowVerb::OptionsDone)
        | Verb::Preset(PresetVerb::Games)
        | Verb::Preset(PresetVerb::Keep)
        | Verb::Show(ShowVerb::Words)
        | Verb::Table(TableVerb::Start)
        | Verb::Table(TableVerb::HoldStart)
        | Verb::Table(TableVerb::Cancel)
        | Verb::Show(ShowVerb::Hand)
        | Verb::Show(ShowVerb::Resign)
        | Verb::Table(TableVerb::ResignYes)
        | Verb::Table(TableVerb::ProposeEnd)
        | Verb::Table(TableVerb::WithdrawEnd)
        | Verb::Table(TableVerb::EndAbandoned)
        | Verb::Table(TableVerb::Undo)
        | Verb::Table(TableVerb::StandDown)
        | Verb::Table(TableVerb::Return)
        | Verb::Table(TableVerb::ProposePause)
        | Verb::Table(TableVerb::Resume)
        | Verb::Show(ShowVerb::People)
        | Verb::House(HouseVerb::Stop)
        | Verb::Show(ShowVerb::Panel)
        | Verb::Show(ShowVerb::Bring)
        | Verb::Show(ShowVerb::TablePage)
        | Verb::Show(ShowVerb::Score)
        | Verb::Show(ShowVerb::Proof)
        | Verb::Replay(ReplayVerb::Sheet)
        | Verb::Replay(ReplayVerb::Proof)
        | Verb::Replay(ReplayVerb::Points)
        | Verb::Replay(ReplayVerb::Picture)
        | Verb::Replay(ReplayVerb::Coach)
        | Verb::Replay(ReplayVerb::File)
        | Verb::Menu(MenuVerb::Replays)
        | Verb::Show(ShowVerb::Why)
        | Verb::House(HouseVerb::Hint)
        | Verb::House(HouseVerb::Rematch)
        | Verb::Menu(MenuVerb::Languages)
        | Verb::Menu(MenuVerb::Games)
        | Verb::Menu(MenuVerb::Settings)
        | Verb::Menu(MenuVerb::Privacy)
        | Verb::Privacy(PrivacyVerb::Copy)
        | Verb::Privacy(PrivacyVerb::Forget)
        | Verb::Privacy(PrivacyVerb::ForgetYes)
        | Verb::Menu(MenuVerb::Leagues)
        | Verb::Menu(MenuVerb::Help) => (),
    };
    prop_oneof![
        (any::<u64>(), league_verb()).prop_map(|(league, verb)| Verb::League(LeagueId(league), verb)),
        daily().prop_map(Verb::Daily),
        puzzle().prop_map(Verb::Puzzle),
        here().prop_map(Verb::Here),
        slug().prop_map(Verb::Act),
        slug().prop_map(Verb::Ask),
        (0..5_u8).prop_map(|seat| Verb::Table(TableVerb::RemoveAi(Seat::new(seat).unwrap()))),
        (0..5_u8).prop_map(|seat| Verb::Table(TableVerb::NextAi(Seat::new(seat).unwrap()))),
        (0..5_u8).prop_map(|seat| Verb::House(HouseVerb::OptionAi(Seat::new(seat).unwrap()))),
        (0..5_u8).prop_map(|seat| Verb::House(HouseVerb::Remove(Seat::new(seat).unwrap()))),
        (0..5_u8).prop_map(|seat| Verb::House(HouseVerb::TakeOver(Seat::new(seat).unwrap()))),
        (slug(), 0..HouseVerb::OPTION_VALUES).prop_map(|(key, value)| Verb::House(HouseVerb::Option(key, value))),
        any::<bool>().prop_map(TableVerb::Hold).prop_map(Verb::Table),
        any::<bool>().prop_map(TableVerb::Forced).prop_map(Verb::Table),
        any::<(u32, u32)>().prop_map(|(deal, step)| Verb::Replay(ReplayVerb::Step(deal, step))),
        any::<(u32, u32)>().prop_map(|(deal, action)| Verb::Replay(ReplayVerb::Moment(deal, action))),
        (game(), any::<u8>()).prop_map(|(game, section)| Verb::Menu(MenuVerb::Rules(game, section))),
        game().prop_map(MenuVerb::NewGame).prop_map(Verb::Menu),
        game().prop_map(MenuVerb::SetUp).prop_map(Verb::Menu),
        prop::sample::select(HelpTopic::ALL.to_vec()).prop_map(MenuVerb::HelpAbout).prop_map(Verb::Menu),
        game().prop_map(PresetVerb::List).prop_map(Verb::Preset),
        game().prop_map(PresetVerb::Usual).prop_map(Verb::Preset),
        any::<u32>().prop_map(PresetVerb::Show).prop_map(Verb::Preset),
        any::<u32>().prop_map(HouseVerb::UsePreset).prop_map(Verb::House),
        any::<u32>().prop_map(PresetVerb::Default).prop_map(Verb::Preset),
        any::<u32>().prop_map(PresetVerb::Delete).prop_map(Verb::Preset),
        any::<u32>().prop_map(LinkVerb::Yes).prop_map(Verb::Link),
        any::<u32>().prop_map(LinkVerb::No).prop_map(Verb::Link),
        settings(),
        standings().prop_map(Verb::Standings),
        prop::sample::select(vec![
            Verb::House(HouseVerb::Join),
            Verb::Table(TableVerb::Leave),
            Verb::Table(TableVerb::AddAi),
            Verb::Show(ShowVerb::Options),
            Verb::Show(ShowVerb::OptionRules),
            Verb::Show(ShowVerb::OptionsDone),
            Verb::Preset(PresetVerb::Games),
            Verb::Preset(PresetVerb::Keep),
            Verb::Show(ShowVerb::Words),
            Verb::Table(TableVerb::Start),
            Verb::Table(TableVerb::HoldStart),
            Verb::Table(TableVerb::Cancel),
            Verb::Show(ShowVerb::Hand),
            Verb::Show(ShowVerb::Resign),
            Verb::Table(TableVerb::ResignYes),
            Verb::Table(TableVerb::ProposeEnd),
            Verb::Table(TableVerb::WithdrawEnd),
            Verb::Table(TableVerb::EndAbandoned),
            Verb::Table(TableVerb::Undo),
            Verb::Table(TableVerb::StandDown),
            Verb::Table(TableVerb::Return),
            Verb::Table(TableVerb::ProposePause),
            Verb::Table(TableVerb::Resume),
            Verb::Show(ShowVerb::People),
            Verb::House(HouseVerb::Stop),
            Verb::Show(ShowVerb::Panel),
            Verb::Show(ShowVerb::TablePage),
            Verb::Show(ShowVerb::Score),
            Verb::Show(ShowVerb::Proof),
            Verb::Replay(ReplayVerb::Proof),
            Verb::Replay(ReplayVerb::Sheet),
            Verb::Replay(ReplayVerb::Points),
            Verb::Replay(ReplayVerb::Picture),
            Verb::Replay(ReplayVerb::Coach),
            Verb::Replay(ReplayVerb::File),
            Verb::Menu(MenuVerb::Replays),
            Verb::Show(ShowVerb::Why),
            Verb::House(HouseVerb::Hint),
            Verb::House(HouseVerb::Rematch),
            Verb::offer(Scope::Chat, Offer::Languages),
            Verb::Menu(MenuVerb::Languages),
            Verb::Menu(MenuVerb::Games),
            Verb::Menu(MenuVerb::Settings),
            Verb::offer(Scope::Person, Offer::Reminders),
            Verb::offer(Scope::Person, Offer::Quiet),
            Verb::offer(Scope::Person, Offer::Pictures),
            Verb::offer(Scope::Chat, Offer::Pictures),
            Verb::offer(Scope::Person, Offer::RichSample),
            Verb::offer(Scope::Chat, Offer::RichSample),
            Verb::Menu(MenuVerb::Privacy),
            Verb::Privacy(PrivacyVerb::Copy),
            Verb::Privacy(PrivacyVerb::Forget),
            Verb::Privacy(PrivacyVerb::ForgetYes),
            Verb::Menu(MenuVerb::Leagues),
            Verb::Menu(MenuVerb::Help),
        ]),
    ]
    .prop_map(move |verb| {
        listed(&verb);
        verb
    })
}

fn token() -> impl Strategy<Value = Token> {
    (prop::option::of(any::<u64>()), any::<u32>(), verb()).prop_map(|(table, number, verb)| match verb {
        Verb::Daily(DailyVerb::Board) => Token::new(Some(TableId(table.unwrap_or(7))), 0, verb),
        Verb::League(..) | Verb::Daily(_) | Verb::Puzzle(_) | Verb::Here(_) => Token::new(None, 0, verb),
        _ => Token::new(table.map(TableId), number, verb),
    })
}

#[test]
fn every_option_of_every_game_fits_on_a_button() {
    for option in GameKind::ALL.into_iter().flat_map(|game| game.default_rules().options()) {
        let key: Slug = option.key.parse().unwrap_or_else(|_| panic!("no button can name {}", option.key));
        assert!(option.values.len() <= usize::from(HouseVerb::OPTION_VALUES), "{}", option.key);
        let token = Token::new(
            Some(TableId(u64::MAX)),
            u32::MAX,
            Verb::House(HouseVerb::Option(key, HouseVerb::OPTION_VALUES - 1)),
        );
        let text = token.to_string();
        assert!(text.len() <= Token::MAX, "{} bytes: {text}", text.len());
        assert_eq!(text.parse(), Ok(token));
    }
    assert_eq!("1.-.0.option:100:target".parse::<Token>(), Err(BadToken));
}

proptest! {
    #[test]
    fn tokens_round_trip_within_64_bytes(token in token()) {
        let text = token.to_string();
        prop_assert!(text.len() <= Token::MAX, "{} bytes: {text}", text.len());
        prop_assert!(text.is_ascii());
        prop_assert_eq!(text.parse::<Token>(), Ok(token));
    }

    #[test]
    fn garbage_is_refused_or_is_the_one_spelling(text in "\\PC{0,80}") {
        if let Ok(token) = text.parse::<Token>() {
            prop_assert_eq!(token.to_string(), text);
        }
    }

    #[test]
    fn damaged_tokens_are_refused_or_are_the_one_spelling(token in token(), at in 0..64_usize, with in any::<char>()) {
        let damaged: String = token.to_string().chars().enumerate()
            .map(|(place, char)| if place == at { with } else { char }).collect();
        if let Ok(read) = damaged.parse::<Token>() {
            prop_assert_eq!(read.to_string(), damaged);
        }
    }
}

#[test]
fn the_published_form() {
    let table: TableId = "aaaaaaaaaaaaa".parse().unwrap();
    let token = Token::new(Some(table), 17, Verb::Act("m:H".parse().unwrap()));
    assert_eq!(token.to_string(), "1.aaaaaaaaaaaaa.17.act:m:H");
    assert_eq!(
        Token::new(None, 0, Verb::choose(Scope::Person, Setting::Language(Language::Bg))).to_string(),
        "1.-.0.language:bg"
    );
}

#[test]
fn every_button_keeps_its_text() {
    let longest = || Token::new(Some(TableId(u64::MAX)), u32::MAX, Verb::Menu(MenuVerb::Help));
    let any_table = [texts::at_a_table(), texts::pages(), texts::wishes(), texts::of_standings()].concat();
    for (text, verb) in any_table {
        let (own, none) = (Token { verb: verb.clone(), ..longest() }, Token::new(None, 0, verb));
        reads_as(&format!("1.-.0.{text}"), &none);
        reads_as(&format!("1.7777777777776.4294967295.{text}"), &own);
    }
    for (text, verb) in [texts::of_leagues(), texts::of_days_and_puzzles()].concat() {
        reads_as(&format!("1.-.0.{text}"), &Token::new(None, 0, verb));
    }
    let board = Token::new(Some(TableId(u64::MAX)), 0, Verb::Daily(DailyVerb::Board));
    reads_as("1.7777777777776.0.daily-board", &board);
}

#[test]
fn every_setting_has_a_button_that_keeps_its_text() {
    for scope in Scope::ALL {
        for setting in Setting::each(*scope) {
            let verb = Verb::choose(*scope, setting.clone());
            let word = |verb: &Verb| verb.to_string().split_once(':').map(|(word, _)| word.to_owned());
            let is_kept = texts::wishes().iter().any(|(_, kept)| word(kept) == word(&verb));
            assert!(is_kept && verb.to_string().parse() == Ok(verb), "{scope:?}: {setting:?}");
        }
    }
}

fn reads_as(text: &str, token: &Token) {
    assert_eq!(token.to_string(), text);
    assert!(text.len() <= Token::MAX, "{text}");
    assert_eq!(text.parse::<Token>().as_ref(), Ok(token), "{text}");
}

#[test]
fn near_misses_are_refused() {
    for text in [
        "",
        "1.aaaaaaaaaaaaa.0.league:aaaaaaaaaaaaa:join",
        "1.-.1.league:aaaaaaaaaaaaa:join",
        "1",
        "1.-.0",
        "1.-.0.",
        "2.-.0.help",
        "1..0.help",
        "1.-.00.help",
        "1.-.+1.help",
        "1.-.4294967296.help",
        "1.-.0.Help",
        "1.-.0.help ",
        "1.-.0.help.",
        "1.-.0.act:",
        "1.-.0.act:Q S",
        "1.-.0.act",
        "1.-.0.act:abcdefghijklmnopqrstuvwxyz!!",
        "1.-.0.join:",
        "1.-.0.join:0",
        "1.-.0.remove-ai",
        "1.-.0.remove-ai:",
        "1.-.0.remove-ai:00",
        "1.-.0.remove-ai:1:1",
        "1.-.0.remove-ai:8",
        "1.-.0.preset-use:+1",
        "1.-.0.replay:1",
        "1.-.0.replay:01:1",
        "1.-.0.replay:1:1:1",
        "1.-.0.quiet:7-7",
        "1.-.0.quiet:22-07",
        "1.-.0.zones:256",
        "1.-.0.s:r:",
        "1.-.0.s:w:",
        "1.-.0.s:m:-:00",
        "1.-.0.s:b:p:me:2026-w54:belot",
        "1.-.0.league:aaaaaaaaaaaaa",
        "1.-.0.league:aaaaaaaaaaaaa:set",
        "1.-.0.league:aaaaaaaaaaaaa:set:days:65536",
        "1.-.0.league:aaaaaaaaaaaaa:round:1",
        "1.-.0.hold:yes",
        "1.-.0.option:256:target",
        "1.-.0.rules:0:poker",
        "1.-.0.language:fr",
        "1.AAAAAAAAAAAAA.0.help",
    ] {
        assert_eq!(text.parse::<Token>(), Err(BadToken), "{text:?}");
    }
}

#[test]
fn debug_does_not_tell_the_card() {
    let token = Token::new(None, 3, Verb::Act("QS".parse().unwrap()));
    assert!(!format!("{token:?}").contains("QS"));
}
