//! The text of every button. Buttons stay in chats for years, so no text in this list ever changes.

use talon_cards::Seat;
use talon_games::GameKind;
use talon_standings::{Pool, Window};
use talon_table::{LeagueId, PersonId};
use talon_view::{
    DailyGame, DailyVerb, Dress, Filter, HelpTopic, HereVerb, HistoryAsk, HouseVerb, Language, LeaderboardAsk,
    LeagueSetting, LeagueVerb, Letters, LinkVerb, ManageVerb, MenuVerb, Offer, Part, Period, Pictured, PostTime,
    PresetVerb, PrivacyVerb, PuzzleVerb, QuietHours, Reminders, ReplayVerb, Scope, Setting, ShowVerb, Slug, Span,
    Standings, TableVerb, Theme, Verb, Whose,
};

const LONGEST_SLUG: &str = "abcdefghijklmnopqrstuvwxyz!";

fn slug(text: &str) -> Slug {
    text.parse().unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn quiet(from: u8, until: u8) -> Verb {
    Verb::choose(Scope::Person, Setting::Quiet(Some(QuietHours::new(from, until).unwrap())))
}

/// The buttons at a table.
pub(crate) fn at_a_table() -> Vec<(&'static str, Verb)> {
    vec![
        ("act:JS", Verb::Act(slug("JS"))),
        ("act:m:H", Verb::Act(slug("m:H"))),
        ("act:abcdefghijklmnopqrstuvwxyz!", Verb::Act(slug(LONGEST_SLUG))),
        ("ask:claim", Verb::Ask(slug("claim"))),
        ("ask:abcdefghijklmnopqrstuvwxyz!", Verb::Ask(slug(LONGEST_SLUG))),
        ("join", Verb::House(HouseVerb::Join)),
        ("leave", Verb::Table(TableVerb::Leave)),
        ("add-ai", Verb::Table(TableVerb::AddAi)),
        ("remove-ai:0", Verb::Table(TableVerb::RemoveAi(seat(0)))),
        ("next-ai:1", Verb::Table(TableVerb::NextAi(seat(1)))),
        ("remove-ai:7", Verb::Table(TableVerb::RemoveAi(seat(7)))),
        ("options", Verb::Show(ShowVerb::Options)),
        ("option:0:target", Verb::House(HouseVerb::Option(slug("target"), 0))),
        ("option:99:abcdefghijklmnopqrstuvwxyz!", Verb::House(HouseVerb::Option(slug(LONGEST_SLUG), 99))),
        ("option-rules", Verb::Show(ShowVerb::OptionRules)),
        ("option-ai:1", Verb::House(HouseVerb::OptionAi(seat(1)))),
        ("options-done", Verb::Show(ShowVerb::OptionsDone)),
        ("preset-use:0", Verb::House(HouseVerb::UsePreset(0))),
        ("preset-use:4294967295", Verb::House(HouseVerb::UsePreset(u32::MAX))),
        ("words", Verb::Show(ShowVerb::Words)),
        ("start", Verb::Table(TableVerb::Start)),
        ("hold-start", Verb::Table(TableVerb::HoldStart)),
        ("cancel", Verb::Table(TableVerb::Cancel)),
        ("hand", Verb::Show(ShowVerb::Hand)),
        ("hold:on", Verb::Table(TableVerb::Hold(true))),
        ("hold:off", Verb::Table(TableVerb::Hold(false))),
        ("forced:on", Verb::Table(TableVerb::Forced(true))),
        ("forced:off", Verb::Table(TableVerb::Forced(false))),
        ("resign", Verb::Show(ShowVerb::Resign)),
        ("resign-yes", Verb::Table(TableVerb::ResignYes)),
        ("propose-end", Verb::Table(TableVerb::ProposeEnd)),
        ("withdraw-end", Verb::Table(TableVerb::WithdrawEnd)),
        ("end-abandoned", Verb::Table(TableVerb::EndAbandoned)),
        ("undo", Verb::Table(TableVerb::Undo)),
        ("stand-down", Verb::Table(TableVerb::StandDown)),
        ("return", Verb::Table(TableVerb::Return)),
        ("take-over:0", Verb::House(HouseVerb::TakeOver(seat(0)))),
        ("take-over:7", Verb::House(HouseVerb::TakeOver(seat(7)))),
        ("pause", Verb::Table(TableVerb::ProposePause)),
        ("resume", Verb::Table(TableVerb::Resume)),
        ("people", Verb::Show(ShowVerb::People)),
        ("remove:0", Verb::House(HouseVerb::Remove(seat(0)))),
        ("remove:7", Verb::House(HouseVerb::Remove(seat(7)))),
        ("stop", Verb::House(HouseVerb::Stop)),
        ("table", Verb::Show(ShowVerb::Panel)),
        ("board", Verb::Show(ShowVerb::TablePage)),
        ("bring", Verb::Show(ShowVerb::Bring)),
        ("score", Verb::Show(ShowVerb::Score)),
        ("proof", Verb::Show(ShowVerb::Proof)),
        ("why", Verb::Show(ShowVerb::Why)),
        ("hint", Verb::House(HouseVerb::Hint)),
        ("rematch", Verb::House(HouseVerb::Rematch)),
    ]
}

/// The buttons that open a page, and those about presets and replays.
pub(crate) fn pages() -> Vec<(&'static str, Verb)> {
    vec![
        ("new:santase", Verb::Menu(MenuVerb::NewGame(GameKind::Santase))),
        ("new:belot", Verb::Menu(MenuVerb::NewGame(GameKind::Belot))),
        ("new:sznap", Verb::Menu(MenuVerb::NewGame(GameKind::Sznap))),
        ("new:snaps", Verb::Menu(MenuVerb::NewGame(GameKind::Snaps))),
        ("new:ristiseiska", Verb::Menu(MenuVerb::NewGame(GameKind::Ristiseiska))),
        ("set-up:santase", Verb::Menu(MenuVerb::SetUp(GameKind::Santase))),
        ("games", Verb::Menu(MenuVerb::Games)),
        ("help", Verb::Menu(MenuVerb::Help)),
        ("help-about:rules", Verb::Menu(MenuVerb::HelpAbout(HelpTopic::Rules))),
        ("help-about:table", Verb::Menu(MenuVerb::HelpAbout(HelpTopic::Table))),
        ("help-about:results", Verb::Menu(MenuVerb::HelpAbout(HelpTopic::Results))),
        ("help-about:you", Verb::Menu(MenuVerb::HelpAbout(HelpTopic::You))),
        ("rules:0:santase", Verb::Menu(MenuVerb::Rules(GameKind::Santase, 0))),
        ("rules:255:ristiseiska", Verb::Menu(MenuVerb::Rules(GameKind::Ristiseiska, 255))),
        ("languages", Verb::Menu(MenuVerb::Languages)),
        ("settings", Verb::Menu(MenuVerb::Settings)),
        ("privacy", Verb::Menu(MenuVerb::Privacy)),
        ("replays", Verb::Menu(MenuVerb::Replays)),
        ("leagues", Verb::Menu(MenuVerb::Leagues)),
        ("presets:santase", Verb::Preset(PresetVerb::List(GameKind::Santase))),
        ("presets:ristiseiska", Verb::Preset(PresetVerb::List(GameKind::Ristiseiska))),
        ("preset-games", Verb::Preset(PresetVerb::Games)),
        ("preset-show:0", Verb::Preset(PresetVerb::Show(0))),
        ("preset-show:4294967295", Verb::Preset(PresetVerb::Show(u32::MAX))),
        ("preset-keep", Verb::Preset(PresetVerb::Keep)),
        ("preset-default:1", Verb::Preset(PresetVerb::Default(1))),
        ("preset-default:4294967295", Verb::Preset(PresetVerb::Default(u32::MAX))),
        ("preset-usual:belot", Verb::Preset(PresetVerb::Usual(GameKind::Belot))),
        ("preset-delete:1", Verb::Preset(PresetVerb::Delete(1))),
        ("preset-delete:4294967295", Verb::Preset(PresetVerb::Delete(u32::MAX))),
        ("replay:1:0", Verb::Replay(ReplayVerb::Step(1, 0))),
        ("replay:4294967295:4294967295", Verb::Replay(ReplayVerb::Step(u32::MAX, u32::MAX))),
        ("coach-moment:1:0", Verb::Replay(ReplayVerb::Moment(1, 0))),
        ("coach-moment:4294967295:4294967295", Verb::Replay(ReplayVerb::Moment(u32::MAX, u32::MAX))),
        ("replay-sheet", Verb::Replay(ReplayVerb::Sheet)),
        ("replay-proof", Verb::Replay(ReplayVerb::Proof)),
        ("replay-points", Verb::Replay(ReplayVerb::Points)),
        ("replay-picture", Verb::Replay(ReplayVerb::Picture)),
        ("replay-coach", Verb::Replay(ReplayVerb::Coach)),
        ("replay-file", Verb::Replay(ReplayVerb::File)),
    ]
}

/// The buttons of daily deals and puzzles.
pub(crate) fn of_days_and_puzzles() -> Vec<(&'static str, Verb)> {
    let day = "2026-11-28".parse().unwrap();
    let turns = Some(DailyGame::Turns);
    let belot = Some(DailyGame::Always(GameKind::Belot));
    vec![
        ("daily", Verb::Daily(DailyVerb::Today)),
        ("daily-on:2026-11-28", Verb::Daily(DailyVerb::On(day))),
        ("daily-play:2026-11-28", Verb::Daily(DailyVerb::Play(day))),
        ("daily-results:2026-11-28", Verb::Daily(DailyVerb::Results(day))),
        ("daily-share:2026-11-28", Verb::Daily(DailyVerb::Share(day))),
        ("daily-proof:2026-11-28", Verb::Daily(DailyVerb::Proof(day))),
        ("daily-games", Verb::Daily(DailyVerb::Games)),
        ("daily-game:turns", Verb::Daily(DailyVerb::Choose(turns))),
        ("daily-game:belot", Verb::Daily(DailyVerb::Choose(belot))),
        ("daily-game:none", Verb::Daily(DailyVerb::Choose(None))),
        ("daily-post:never", Verb::Daily(DailyVerb::Post(PostTime::Never))),
        ("daily-post:21", Verb::Daily(DailyVerb::Post(PostTime::Late))),
        ("here:daily:2026-11-28", Verb::Here(HereVerb::Daily(day))),
        ("here:leagues", Verb::Here(HereVerb::Leagues)),
        ("here:league:7777777777776", Verb::Here(HereVerb::League(LeagueId(u64::MAX)))),
        (
            "here:e:m:4294967295:2026-w47:ristiseiska",
            Verb::Here(HereVerb::Leaderboard(LeaderboardAsk {
                whose: Whose::Everywhere,
                game: GameKind::Ristiseiska,
                pool: Pool::Mixed,
                span: "2026-w47".parse().unwrap(),
                part: Part::After(u32::MAX),
            })),
        ),
        ("puzzles", Verb::Puzzle(PuzzleVerb::Games)),
        ("puzzle-next:snaps", Verb::Puzzle(PuzzleVerb::Next(GameKind::Snaps))),
        ("puzzle:17:belot", Verb::Puzzle(PuzzleVerb::Show(GameKind::Belot, 17))),
        ("puzzle-answer:17:2:belot", Verb::Puzzle(PuzzleVerb::Answer(GameKind::Belot, 17, 2))),
        ("puzzle-line:17:2:5:belot", Verb::Puzzle(PuzzleVerb::Line(GameKind::Belot, 17, 2, 5))),
    ]
}

/// The buttons with which somebody chooses something about themselves or a group.
pub(crate) fn wishes() -> Vec<(&'static str, Verb)> {
    let own = |setting| Verb::choose(Scope::Person, setting);
    let group = |setting| Verb::choose(Scope::Chat, setting);
    vec![
        ("language:en", own(Setting::Language(Language::En))),
        ("language:bg", own(Setting::Language(Language::Bg))),
        ("language-group:en", group(Setting::Language(Language::En))),
        ("language-group:bg", group(Setting::Language(Language::Bg))),
        ("group-languages", Verb::offer(Scope::Chat, Offer::Languages)),
        ("letters:common", own(Setting::Letters(Letters::Common))),
        ("letters:own", own(Setting::Letters(Letters::Own))),
        ("gletters:own", group(Setting::Letters(Letters::Own))),
        ("everywhere:on", own(Setting::Everywhere(true))),
        ("everywhere:off", own(Setting::Everywhere(false))),
        ("second-press:on", own(Setting::SecondPress(true))),
        ("second-press:off", own(Setting::SecondPress(false))),
        ("remind:usual", own(Setting::Reminders(Reminders::Usual))),
        ("remind:daily", own(Setting::Reminders(Reminders::Daily))),
        ("remind:never", own(Setting::Reminders(Reminders::Never))),
        ("reminders", Verb::offer(Scope::Person, Offer::Reminders)),
        ("quiet-hours", Verb::offer(Scope::Person, Offer::Quiet)),
        ("quiet:none", own(Setting::Quiet(None))),
        ("quiet:22-7", quiet(22, 7)),
        ("quiet:0-23", quiet(0, 23)),
        ("pictures", Verb::offer(Scope::Person, Offer::Pictures)),
        ("picture:off", own(Setting::Pictures(Pictured::Off))),
        ("picture:ends", own(Setting::Pictures(Pictured::Ends))),
        ("picture:all", own(Setting::Pictures(Pictured::All))),
        ("theme:dark", own(Setting::Theme(Theme::Dark))),
        ("theme:light", own(Setting::Theme(Theme::Light))),
        ("rich-sample", Verb::offer(Scope::Person, Offer::RichSample)),
        ("dress:classic", own(Setting::Dress(Dress::Classic))),
        ("dress:rich", own(Setting::Dress(Dress::Rich))),
        ("group-rich-sample", Verb::offer(Scope::Chat, Offer::RichSample)),
        ("gdress:rich", group(Setting::Dress(Dress::Rich))),
        ("group-pictures", Verb::offer(Scope::Chat, Offer::Pictures)),
        ("gpicture:all", group(Setting::Pictures(Pictured::All))),
        ("gtheme:light", group(Setting::Theme(Theme::Light))),
        ("zones:0", Verb::offer(Scope::Person, Offer::Zones(0))),
        ("zones:255", Verb::offer(Scope::Person, Offer::Zones(255))),
        ("zone:Europe:Sofia", own(Setting::Zone("Europe/Sofia".into()))),
        ("zone:abcdefghijklmnopqrstuvwxyz!", own(Setting::Zone(LONGEST_SLUG.into()))),
        ("group-zones:0", Verb::offer(Scope::Chat, Offer::Zones(0))),
        ("group-zones:255", Verb::offer(Scope::Chat, Offer::Zones(255))),
        ("gzone:Etc:GMT-14", group(Setting::Zone("Etc/GMT-14".into()))),
        ("gzone:abcdefghijklmnopqrstuvwxyz!", group(Setting::Zone(LONGEST_SLUG.into()))),
        ("privacy-copy", Verb::Privacy(PrivacyVerb::Copy)),
        ("forget", Verb::Privacy(PrivacyVerb::Forget)),
        ("forget-yes", Verb::Privacy(PrivacyVerb::ForgetYes)),
        ("link-yes:0", Verb::Link(LinkVerb::Yes(0))),
        ("link-yes:4294967295", Verb::Link(LinkVerb::Yes(u32::MAX))),
        ("link-no:0", Verb::Link(LinkVerb::No(0))),
        ("link-no:4294967295", Verb::Link(LinkVerb::No(u32::MAX))),
    ]
}

/// The buttons of a league with the largest number.
pub(crate) fn of_leagues() -> Vec<(&'static str, Verb)> {
    let of = |verb| Verb::League(LeagueId(u64::MAX), verb);
    let set = |setting| Verb::League(LeagueId(u64::MAX), LeagueVerb::Manage(ManageVerb::Set(setting)));
    vec![
        ("league:7777777777776:show", of(LeagueVerb::Show)),
        ("league:7777777777776:join", of(LeagueVerb::Join)),
        ("league:7777777777776:leave", of(LeagueVerb::Leave)),
        ("league:7777777777776:leave-yes:7777777777776", of(LeagueVerb::LeaveYes(PersonId(u64::MAX)))),
        ("league:7777777777776:people:0", of(LeagueVerb::Manage(ManageVerb::People(0)))),
        ("league:7777777777776:people:255", of(LeagueVerb::Manage(ManageVerb::People(255)))),
        ("league:7777777777776:remove:7777777777776", of(LeagueVerb::Manage(ManageVerb::Remove(PersonId(u64::MAX))))),
        (
            "league:7777777777776:remove-yes:7777777777776",
            of(LeagueVerb::Manage(ManageVerb::RemoveYes(PersonId(u64::MAX)))),
        ),
        ("league:7777777777776:readmit:7777777777776", of(LeagueVerb::Manage(ManageVerb::Readmit(PersonId(u64::MAX))))),
        ("league:7777777777776:play", of(LeagueVerb::Play)),
        ("league:7777777777776:round:1:1", of(LeagueVerb::Round(1, 1))),
        ("league:7777777777776:round:4294967295:4294967295", of(LeagueVerb::Round(u32::MAX, u32::MAX))),
        ("league:7777777777776:proof:4294967295:4294967295", of(LeagueVerb::Proof(u32::MAX, u32::MAX))),
        ("league:7777777777776:past:1", of(LeagueVerb::Past(1))),
        ("league:7777777777776:past:4294967295", of(LeagueVerb::Past(u32::MAX))),
        ("league:7777777777776:manage", of(LeagueVerb::Manage(ManageVerb::Show))),
        ("league:7777777777776:begin", of(LeagueVerb::Manage(ManageVerb::Begin))),
        ("league:7777777777776:finish", of(LeagueVerb::Manage(ManageVerb::Finish))),
        ("league:7777777777776:finish-yes", of(LeagueVerb::Manage(ManageVerb::FinishYes))),
        ("league:7777777777776:close", of(LeagueVerb::Manage(ManageVerb::Close))),
        ("league:7777777777776:close-yes", of(LeagueVerb::Manage(ManageVerb::CloseYes))),
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
    let board = |whose, pool, span, part| Standings::Leaderboard(LeaderboardAsk { whose, game, pool, span, part });
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
