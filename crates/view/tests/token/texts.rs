//! The text of every button. Buttons stay in chats for years, so no text in this list ever changes.

use talon_cards::Seat;
use talon_games::GameKind;
use talon_standings::{Pool, Window};
use talon_table::{LeagueId, PersonId};
use talon_view::{
    BoardAsk, Filter, HistoryAsk, LeagueSetting, LeagueVerb, Locale, Part, Period, QuietHours, Reminders, Slug, Span,
    Standings, Verb, Whose,
};

const LONGEST_SLUG: &str = "abcdefghijklmnopqrstuvwxyz!";

fn slug(text: &str) -> Slug {
    text.parse().unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn quiet(from: u8, until: u8) -> Verb {
    Verb::Quiet(Some(QuietHours::new(from, until).unwrap()))
}

/// The buttons at a table.
pub(crate) fn at_a_table() -> Vec<(&'static str, Verb)> {
    vec![
        ("act:JS", Verb::Act(slug("JS"))),
        ("act:m:H", Verb::Act(slug("m:H"))),
        ("act:abcdefghijklmnopqrstuvwxyz!", Verb::Act(slug(LONGEST_SLUG))),
        ("join", Verb::Join),
        ("leave", Verb::Leave),
        ("add-ai", Verb::AddAi),
        ("remove-ai:0", Verb::RemoveAi(seat(0))),
        ("remove-ai:7", Verb::RemoveAi(seat(7))),
        ("options", Verb::Options),
        ("option:0:target", Verb::Option(slug("target"), 0)),
        ("option:99:abcdefghijklmnopqrstuvwxyz!", Verb::Option(slug(LONGEST_SLUG), 99)),
        ("options-done", Verb::OptionsDone),
        ("preset-use:0", Verb::PresetUse(0)),
        ("preset-use:4294967295", Verb::PresetUse(u32::MAX)),
        ("words", Verb::Words),
        ("start", Verb::Start),
        ("cancel", Verb::Cancel),
        ("hand", Verb::Hand),
        ("hold:on", Verb::Hold(true)),
        ("hold:off", Verb::Hold(false)),
        ("forced:on", Verb::Forced(true)),
        ("forced:off", Verb::Forced(false)),
        ("resign", Verb::Resign),
        ("resign-yes", Verb::ResignYes),
        ("propose-end", Verb::ProposeEnd),
        ("withdraw-end", Verb::WithdrawEnd),
        ("end-abandoned", Verb::EndAbandoned),
        ("undo", Verb::Undo),
        ("stand-down", Verb::StandDown),
        ("return", Verb::Return),
        ("take-over:0", Verb::TakeOver(seat(0))),
        ("take-over:7", Verb::TakeOver(seat(7))),
        ("pause", Verb::ProposePause),
        ("resume", Verb::Resume),
        ("people", Verb::People),
        ("remove:0", Verb::Remove(seat(0))),
        ("remove:7", Verb::Remove(seat(7))),
        ("stop", Verb::Stop),
        ("table", Verb::TablePanel),
        ("board", Verb::Board),
        ("score", Verb::Score),
        ("why", Verb::Why),
        ("hint", Verb::Hint),
        ("rematch", Verb::Rematch),
    ]
}

/// The buttons that open a page, and those about presets and replays.
pub(crate) fn pages() -> Vec<(&'static str, Verb)> {
    vec![
        ("new:santase", Verb::NewGame(GameKind::Santase)),
        ("new:belot", Verb::NewGame(GameKind::Belot)),
        ("new:sznap", Verb::NewGame(GameKind::Sznap)),
        ("new:snaps", Verb::NewGame(GameKind::Snaps)),
        ("new:ristiseiska", Verb::NewGame(GameKind::Ristiseiska)),
        ("games", Verb::OpenMenu),
        ("help", Verb::Help),
        ("rules:0:santase", Verb::Rules(GameKind::Santase, 0)),
        ("rules:255:ristiseiska", Verb::Rules(GameKind::Ristiseiska, 255)),
        ("languages", Verb::LanguageMenu),
        ("settings", Verb::Settings),
        ("privacy", Verb::Privacy),
        ("replays", Verb::Replays),
        ("leagues", Verb::Leagues),
        ("presets:santase", Verb::Presets(GameKind::Santase)),
        ("presets:ristiseiska", Verb::Presets(GameKind::Ristiseiska)),
        ("preset-games", Verb::PresetGames),
        ("preset-show:0", Verb::PresetShow(0)),
        ("preset-show:4294967295", Verb::PresetShow(u32::MAX)),
        ("preset-keep", Verb::PresetKeep),
        ("preset-default:1", Verb::PresetDefault(1)),
        ("preset-default:4294967295", Verb::PresetDefault(u32::MAX)),
        ("preset-usual:belot", Verb::PresetUsual(GameKind::Belot)),
        ("preset-delete:1", Verb::PresetDelete(1)),
        ("preset-delete:4294967295", Verb::PresetDelete(u32::MAX)),
        ("replay:1:0", Verb::Replay(1, 0)),
        ("replay:4294967295:4294967295", Verb::Replay(u32::MAX, u32::MAX)),
        ("replay-sheet", Verb::ReplaySheet),
        ("replay-points", Verb::ReplayPoints),
        ("replay-picture", Verb::ReplayPicture),
        ("replay-file", Verb::ReplayFile),
    ]
}

/// The buttons with which somebody chooses something about themselves or a group.
pub(crate) fn wishes() -> Vec<(&'static str, Verb)> {
    vec![
        ("language:en", Verb::Language(Locale::En)),
        ("language:bg", Verb::Language(Locale::Bg)),
        ("language-group:en", Verb::LanguageGroup(Locale::En)),
        ("language-group:bg", Verb::LanguageGroup(Locale::Bg)),
        ("everywhere:on", Verb::ShowEverywhere(true)),
        ("everywhere:off", Verb::ShowEverywhere(false)),
        ("remind:usual", Verb::Remind(Reminders::Usual)),
        ("remind:daily", Verb::Remind(Reminders::Daily)),
        ("remind:never", Verb::Remind(Reminders::Never)),
        ("quiet-hours", Verb::QuietMenu),
        ("quiet:none", Verb::Quiet(None)),
        ("quiet:22-7", quiet(22, 7)),
        ("quiet:0-23", quiet(0, 23)),
        ("zones:0", Verb::ZoneMenu(0)),
        ("zones:255", Verb::ZoneMenu(255)),
        ("zone:Europe:Sofia", Verb::Zone(slug("Europe:Sofia"))),
        ("zone:abcdefghijklmnopqrstuvwxyz!", Verb::Zone(slug(LONGEST_SLUG))),
        ("group-zones:0", Verb::GroupZoneMenu(0)),
        ("group-zones:255", Verb::GroupZoneMenu(255)),
        ("gzone:Etc:GMT-14", Verb::GroupZone(slug("Etc:GMT-14"))),
        ("gzone:abcdefghijklmnopqrstuvwxyz!", Verb::GroupZone(slug(LONGEST_SLUG))),
        ("privacy-copy", Verb::PrivacyCopy),
        ("forget", Verb::Forget),
        ("forget-yes", Verb::ForgetYes),
        ("link-yes:0", Verb::LinkYes(0)),
        ("link-yes:4294967295", Verb::LinkYes(u32::MAX)),
        ("link-no:0", Verb::LinkNo(0)),
        ("link-no:4294967295", Verb::LinkNo(u32::MAX)),
    ]
}

/// The buttons of a league with the largest number.
pub(crate) fn of_leagues() -> Vec<(&'static str, Verb)> {
    let of = |verb| Verb::League(LeagueId(u64::MAX), verb);
    let set = |setting| Verb::League(LeagueId(u64::MAX), LeagueVerb::Set(setting));
    vec![
        ("league:7777777777776:show", of(LeagueVerb::Show)),
        ("league:7777777777776:join", of(LeagueVerb::Join)),
        ("league:7777777777776:leave", of(LeagueVerb::Leave)),
        ("league:7777777777776:play", of(LeagueVerb::Play)),
        ("league:7777777777776:round:1:1", of(LeagueVerb::Round(1, 1))),
        ("league:7777777777776:round:4294967295:4294967295", of(LeagueVerb::Round(u32::MAX, u32::MAX))),
        ("league:7777777777776:past:1", of(LeagueVerb::Past(1))),
        ("league:7777777777776:past:4294967295", of(LeagueVerb::Past(u32::MAX))),
        ("league:7777777777776:manage", of(LeagueVerb::Manage)),
        ("league:7777777777776:begin", of(LeagueVerb::Begin)),
        ("league:7777777777776:finish", of(LeagueVerb::Finish)),
        ("league:7777777777776:finish-yes", of(LeagueVerb::FinishYes)),
        ("league:7777777777776:close", of(LeagueVerb::Close)),
        ("league:7777777777776:close-yes", of(LeagueVerb::CloseYes)),
        ("league:7777777777776:set:game:ristiseiska", set(LeagueSetting::Game(GameKind::Ristiseiska))),
        ("league:7777777777776:set:format:0", set(LeagueSetting::Format(0))),
        ("league:7777777777776:set:format:255", set(LeagueSetting::Format(255))),
        ("league:7777777777776:set:rounds:0", set(LeagueSetting::Rounds(0))),
        ("league:7777777777776:set:rounds:255", set(LeagueSetting::Rounds(255))),
        ("league:7777777777776:set:days:0", set(LeagueSetting::Days(0))),
        ("league:7777777777776:set:days:65535", set(LeagueSetting::Days(65535))),
        ("league:7777777777776:set:again:on", set(LeagueSetting::Again(true))),
        ("league:7777777777776:set:again:off", set(LeagueSetting::Again(false))),
        ("league:7777777777776:set:preset:0", set(LeagueSetting::Preset(0))),
        ("league:7777777777776:set:preset:4294967295", set(LeagueSetting::Preset(u32::MAX))),
        ("league:7777777777776:set:boards:0", set(LeagueSetting::Boards(0))),
        ("league:7777777777776:set:boards:4294967295", set(LeagueSetting::Boards(u32::MAX))),
    ]
}

/// The buttons of leaderboards, ratings and records.
pub(crate) fn of_standings() -> Vec<(&'static str, Verb)> {
    let (game, person) = (GameKind::Ristiseiska, PersonId(u64::MAX));
    let board = |whose, pool, span, part| Standings::Board(BoardAsk { whose, game, pool, span, part });
    let history = |mine, filter, before| Standings::History(HistoryAsk { mine, filter, before });
    let week = Span::Window(Window::Week { year: 2026, week: 47 });
    let month = Span::Window(Window::Month { year: 2026, month: 2 });
    let quarter = Span::Window(Window::Season { year: 9999, quarter: 4 });
    let texts = vec![
        (
            "s:b:p:0:week:ristiseiska",
            board(Whose::Community, Pool::People, Span::Current(Period::Week), Part::After(0)),
        ),
        ("s:e:m:me:month:ristiseiska", board(Whose::Everywhere, Pool::Mixed, Span::Current(Period::Month), Part::Own)),
        ("s:b:m:me:season:ristiseiska", board(Whose::Community, Pool::Mixed, Span::Current(Period::Season), Part::Own)),
        ("s:b:p:me:ever:ristiseiska", board(Whose::Community, Pool::People, Span::Current(Period::Ever), Part::Own)),
        ("s:b:p:me:all:ristiseiska", board(Whose::Community, Pool::People, Span::Window(Window::All), Part::Own)),
        ("s:b:p:4294967295:2026-w47:ristiseiska", board(Whose::Community, Pool::People, week, Part::After(u32::MAX))),
        ("s:b:p:10:2026-02:ristiseiska", board(Whose::Community, Pool::People, month, Part::After(10))),
        ("s:e:p:10:9999-q4:ristiseiska", board(Whose::Everywhere, Pool::People, quarter, Part::After(10))),
        ("s:r", Standings::Ratings),
        ("s:o:7777777777776", Standings::RatingsOf(person)),
        ("s:c:p:ristiseiska", Standings::Course(game, Pool::People)),
        ("s:c:m:ristiseiska", Standings::Course(game, Pool::Mixed)),
        ("s:p:m:ristiseiska", Standings::Picture(game, Pool::Mixed)),
        ("s:t", Standings::Stats),
        ("s:w:7777777777776", Standings::With(person)),
        ("s:x:p:ristiseiska", Standings::Records(game, Pool::People)),
        ("s:m:-:0", history(true, Filter::None, 0)),
        ("s:h:ristiseiska:4294967295", history(false, Filter::Game(game), u32::MAX)),
        ("s:m:7777777777776:4294967295", history(true, Filter::With(person), u32::MAX)),
    ];
    texts.into_iter().map(|(text, standings)| (text, Verb::Standings(standings))).collect()
}
