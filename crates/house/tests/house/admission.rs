//! Who may press the buttons of a table: somebody who presses elsewhere and has nothing to do with it learns nothing.

use talon_games::GameKind;
use talon_house::{Answer, Incoming, Intent};
use talon_standings::{Day, Pool, Window};
use talon_store::{Place, Store};
use talon_table::{LeagueId, PersonId, TableId};
use talon_view::{
    DailyVerb, HelpTopic, HereVerb, HistoryAsk, HouseVerb, LeaderboardAsk, LeagueVerb, LinkVerb, Locale, MenuVerb, Msg,
    Offer, Part, PresetVerb, PrivacyVerb, PuzzleVerb, ReplayVerb, Scope, Setting, SettingsVerb, ShowVerb, Span,
    Standings, TableVerb, Token, Verb, Whose, say,
};

use crate::common::{ANA, BOB, EVE, World, words};
use crate::guild::Guild;

/// The next page of standings, each of its kinds once; the match makes a new kind a compile error here.
fn next_standings(before: &Standings) -> Option<Standings> {
    let (game, pool) = (GameKind::Santase, Pool::People);
    Some(match before {
        Standings::Leaderboard(_) => Standings::Ratings,
        Standings::Ratings => Standings::RatingsOf(PersonId(1)),
        Standings::RatingsOf(_) => Standings::Course(game, pool),
        Standings::Course(..) => Standings::Picture(game, pool),
        Standings::Picture(..) => Standings::Stats,
        Standings::Stats => Standings::With(PersonId(1)),
        Standings::With(_) => Standings::Records(game, pool),
        Standings::Records(..) => Standings::History(HistoryAsk { mine: false, ..HistoryAsk::MINE }),
        Standings::History(_) => return None,
    })
}

fn first_standings() -> Standings {
    let (game, pool) = (GameKind::Santase, Pool::People);
    Standings::Leaderboard(LeaderboardAsk {
        whose: Whose::Community,
        game,
        pool,
        span: Span::Window(Window::All),
        part: Part::After(0),
    })
}

/// Every setting that can be chosen, each once.
fn choices() -> Vec<SettingsVerb> {
    let of = |scope: Scope| {
        let offers =
            [Offer::Languages, Offer::Reminders, Offer::Quiet, Offer::Zones(0), Offer::Pictures, Offer::RichSample];
        let offers = offers.into_iter().map(move |offer| SettingsVerb::Show(scope, offer));
        let settings = Setting::each(scope).into_iter().map(move |setting| SettingsVerb::Choose(scope, setting));
        offers.chain(settings).filter(|verb| verb.to_string().parse().as_ref() == Ok(verb))
    };
    of(Scope::Chat).chain(of(Scope::Person)).collect()
}

/// The next verb, beginning with [`Verb::Act`], each once; the match makes a new verb a compile error here.
fn next(before: &Verb) -> Option<Verb> {
    let (game, seat) = (GameKind::Santase, talon_cards::Seat::new(1).unwrap());
    let slug = |text: &str| text.parse().unwrap();
    Some(match before {
        Verb::Act(_) => Verb::Ask(slug("draw")),
        Verb::Ask(_) => Verb::House(HouseVerb::Join),
        Verb::House(HouseVerb::Join) => Verb::Table(TableVerb::Leave),
        Verb::Table(TableVerb::Leave) => Verb::Table(TableVerb::AddAi),
        Verb::Table(TableVerb::AddAi) => Verb::Table(TableVerb::RemoveAi(seat)),
        Verb::Table(TableVerb::RemoveAi(_)) => Verb::Table(TableVerb::NextAi(seat)),
        Verb::Table(TableVerb::NextAi(_)) => Verb::Show(ShowVerb::Options),
        Verb::Show(ShowVerb::Options) => Verb::House(HouseVerb::Option(slug("target"), 1)),
        Verb::House(HouseVerb::Option(..)) => Verb::House(HouseVerb::OptionAi(seat)),
        Verb::House(HouseVerb::OptionAi(_)) => Verb::Show(ShowVerb::OptionRules),
        Verb::Show(ShowVerb::OptionRules) => Verb::Show(ShowVerb::OptionsDone),
        Verb::Show(ShowVerb::OptionsDone) => Verb::Preset(PresetVerb::List(game)),
        Verb::Preset(PresetVerb::List(_)) => Verb::Preset(PresetVerb::Games),
        Verb::Preset(PresetVerb::Games) => Verb::Preset(PresetVerb::Show(1)),
        Verb::Preset(PresetVerb::Show(_)) => Verb::House(HouseVerb::UsePreset(0)),
        Verb::House(HouseVerb::UsePreset(_)) => Verb::Preset(PresetVerb::Keep),
        Verb::Preset(PresetVerb::Keep) => Verb::Preset(PresetVerb::Default(1)),
        Verb::Preset(PresetVerb::Default(_)) => Verb::Preset(PresetVerb::Usual(game)),
        Verb::Preset(PresetVerb::Usual(_)) => Verb::Preset(PresetVerb::Delete(1)),
        Verb::Preset(PresetVerb::Delete(_)) => Verb::Show(ShowVerb::Words),
        Verb::Show(ShowVerb::Words) => Verb::Table(TableVerb::Start),
        Verb::Table(TableVerb::Start) => Verb::Table(TableVerb::HoldStart),
        Verb::Table(TableVerb::HoldStart) => Verb::Table(TableVerb::Cancel),
        Verb::Table(TableVerb::Cancel) => Verb::Show(ShowVerb::Hand),
        Verb::Show(ShowVerb::Hand) => Verb::Table(TableVerb::Hold(true)),
        Verb::Table(TableVerb::Hold(_)) => Verb::Table(TableVerb::Forced(true)),
        Verb::Table(TableVerb::Forced(_)) => Verb::Show(ShowVerb::Resign),
        Verb::Show(ShowVerb::Resign) => Verb::Table(TableVerb::ResignYes),
        Verb::Table(TableVerb::ResignYes) => Verb::Table(TableVerb::ProposeEnd),
        Verb::Table(TableVerb::ProposeEnd) => Verb::Table(TableVerb::WithdrawEnd),
        Verb::Table(TableVerb::WithdrawEnd) => Verb::Table(TableVerb::EndAbandoned),
        Verb::Table(TableVerb::EndAbandoned) => Verb::Table(TableVerb::Undo),
        Verb::Table(TableVerb::Undo) => Verb::Table(TableVerb::StandDown),
        Verb::Table(TableVerb::StandDown) => Verb::Table(TableVerb::Return),
        Verb::Table(TableVerb::Return) => Verb::House(HouseVerb::TakeOver(seat)),
        Verb::House(HouseVerb::TakeOver(_)) => Verb::Table(TableVerb::ProposePause),
        Verb::Table(TableVerb::ProposePause) => Verb::Table(TableVerb::Resume),
        Verb::Table(TableVerb::Resume) => Verb::Show(ShowVerb::People),
        Verb::Show(ShowVerb::People) => Verb::House(HouseVerb::Remove(seat)),
        Verb::House(HouseVerb::Remove(_)) => Verb::House(HouseVerb::Stop),
        Verb::House(HouseVerb::Stop) => Verb::Show(ShowVerb::Panel),
        Verb::Show(ShowVerb::Panel) => Verb::Show(ShowVerb::Bring),
        Verb::Show(ShowVerb::Bring) => Verb::Show(ShowVerb::TablePage),
        Verb::Show(ShowVerb::TablePage) => Verb::Show(ShowVerb::Score),
        Verb::Show(ShowVerb::Score) => Verb::Show(ShowVerb::Proof),
        Verb::Show(ShowVerb::Proof) => Verb::Replay(ReplayVerb::Step(1, 1)),
        Verb::Replay(ReplayVerb::Step(..)) => Verb::Replay(ReplayVerb::Moment(1, 1)),
        Verb::Replay(ReplayVerb::Moment(..)) => Verb::Replay(ReplayVerb::Sheet),
        Verb::Replay(ReplayVerb::Sheet) => Verb::Replay(ReplayVerb::Proof),
        Verb::Replay(ReplayVerb::Proof) => Verb::Replay(ReplayVerb::Points),
        Verb::Replay(ReplayVerb::Points) => Verb::Replay(ReplayVerb::Picture),
        Verb::Replay(ReplayVerb::Picture) => Verb::Replay(ReplayVerb::Coach),
        Verb::Replay(ReplayVerb::Coach) => Verb::Replay(ReplayVerb::File),
        Verb::Replay(ReplayVerb::File) => Verb::Menu(MenuVerb::Replays),
        Verb::Menu(MenuVerb::Replays) => Verb::Standings(first_standings()),
        Verb::Standings(of) => match next_standings(of) {
            Some(other) => Verb::Standings(other),
            None => Verb::Menu(MenuVerb::Rules(game, 0)),
        },
        Verb::Menu(MenuVerb::Rules(..)) => Verb::Show(ShowVerb::Why),
        Verb::Show(ShowVerb::Why) => Verb::House(HouseVerb::Hint),
        Verb::House(HouseVerb::Hint) => Verb::House(HouseVerb::Rematch),
        Verb::House(HouseVerb::Rematch) => Verb::offer(Scope::Chat, Offer::Languages),
        Verb::Settings(verb) => {
            let after = choices().into_iter().skip_while(|each| each != verb).nth(1);
            after.map_or(Verb::Menu(MenuVerb::Languages), Verb::Settings)
        }
        Verb::Menu(MenuVerb::Languages) => Verb::Menu(MenuVerb::NewGame(game)),
        Verb::Menu(MenuVerb::NewGame(_)) => Verb::Menu(MenuVerb::SetUp(game)),
        Verb::Menu(MenuVerb::SetUp(_)) => Verb::Menu(MenuVerb::Games),
        Verb::Menu(MenuVerb::Games) => Verb::Menu(MenuVerb::Settings),
        Verb::Menu(MenuVerb::Settings) => Verb::Menu(MenuVerb::Privacy),
        Verb::Menu(MenuVerb::Privacy) => Verb::Privacy(PrivacyVerb::Copy),
        Verb::Privacy(PrivacyVerb::Copy) => Verb::Privacy(PrivacyVerb::Forget),
        Verb::Privacy(PrivacyVerb::Forget) => Verb::Privacy(PrivacyVerb::ForgetYes),
        Verb::Privacy(PrivacyVerb::ForgetYes) => Verb::Menu(MenuVerb::Leagues),
        Verb::Menu(MenuVerb::Leagues) => Verb::Daily(DailyVerb::Board),
        Verb::Daily(DailyVerb::Board) => Verb::Daily(DailyVerb::Results(Day::new(2026, 11, 22).unwrap())),
        Verb::Daily(_) => Verb::Puzzle(PuzzleVerb::Show(game, 1)),
        Verb::Puzzle(_) => Verb::League(LeagueId(1), LeagueVerb::Show),
        Verb::League(..) => Verb::Here(HereVerb::Leagues),
        Verb::Here(_) => Verb::Menu(MenuVerb::Help),
        Verb::Menu(MenuVerb::Help) => Verb::Menu(MenuVerb::HelpAbout(HelpTopic::You)),
        Verb::Menu(MenuVerb::HelpAbout(_)) => Verb::Link(LinkVerb::Yes(1)),
        Verb::Link(LinkVerb::Yes(_)) => Verb::Link(LinkVerb::No(1)),
        Verb::Link(LinkVerb::No(_)) => return None,
    })
}

fn every_verb() -> Vec<Verb> {
    let verbs: Vec<Verb> = std::iter::successors(Some(Verb::Act("draw".parse().unwrap())), next).collect();
    assert!(verbs.len() > 70, "{}", verbs.len());
    verbs
}

/// Another group, to which nobody of the tables belongs.
fn other_group() -> Place {
    Place { chat: "-200".to_owned(), ..World::group() }
}

/// A group's tables, in every state, and somebody's own.
async fn tables(world: &mut World) -> Vec<TableId> {
    let over = world.match_of_two().await;
    let resign = Token::new(Some(over), 1, Verb::Table(TableVerb::ResignYes));
    world.press(ANA, World::private(ANA), None, &resign).await;
    world.settle().await;
    let running = world.match_of_two().await;
    let lobby = world.lobby(ANA).await;
    let own = world.solo(ANA).await;
    world.settle().await;
    vec![over, running, lobby, own]
}

#[tokio::test]
async fn a_stranger_from_elsewhere_learns_nothing_by_any_button() {
    let mut world = World::new(1);
    let tables = tables(&mut world).await;
    world.platform.make_stranger(EVE.0);
    let unknown = TableId(77);
    let sentences = [Msg::TableNotFound, Msg::ReplayUnknown, Msg::BadButton, Msg::LeaderboardNowhere];
    let sentences = sentences.map(|message| say(Locale::EN, &message));
    let before = logs(&world, &tables).await;
    for verb in every_verb() {
        // A person's own data, such as ratings, are shown whatever table the button names.
        for place in [World::private(EVE), other_group()] {
            for number in [1, 2] {
                let press = |table| Token::new(Some(table), number, verb.clone());
                let expected = world.press(EVE, place.clone(), None, &press(unknown)).await;
                for table in &tables {
                    let answer = world.press(EVE, place.clone(), None, &press(*table)).await;
                    assert_eq!(answer, expected, "{verb:?} in {place:?}");
                }
                if let Answer::Alert(text) = &expected
                    && !matches!(verb, Verb::Standings(_))
                {
                    assert!(sentences.contains(text), "{verb:?}: {text}");
                }
                let is_own = matches!(verb, Verb::Standings(_));
                assert!(is_own || matches!(expected, Answer::Alert(_)), "{verb:?}: {expected:?}");
            }
        }
    }
    world.settle().await;
    assert_eq!(logs(&world, &tables).await, before);
    assert!(world.platform.documents().is_empty());
}

/// A stranger's forged buttons read nothing that is not cached.
#[tokio::test]
async fn a_forged_button_has_no_log_read() {
    let mut world = World::new(1);
    let tables = tables(&mut world).await;
    world.platform.make_stranger(EVE.0);
    let mut reads = 0;
    for _ in 0..3 {
        world.store.take_calls();
        for table in &tables {
            world
                .press(EVE, World::private(EVE), None, &Token::new(Some(*table), 1, Verb::Show(ShowVerb::Score)))
                .await;
        }
        reads = world.store.take_calls().into_iter().filter(|call| *call == "events").count();
    }
    assert_eq!(reads, 0);
}

async fn logs(world: &World, tables: &[TableId]) -> Vec<usize> {
    let mut lengths = Vec::new();
    for table in tables {
        lengths.push(world.log(*table).await.len());
    }
    lengths
}

#[tokio::test]
async fn a_member_of_another_server_learns_nothing_either() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    guild.platform.make_stranger(EVE.0);
    let elsewhere = Place { chat: "901".to_owned(), ..Guild::channel() };
    for verb in every_verb() {
        let mut press = async |table: TableId| {
            let token = Token::new(Some(table), 1, verb.clone());
            guild.does(EVE, elsewhere.clone(), None, Intent::Press(token.to_string())).await
        };
        let expected = press(TableId(77)).await;
        assert_eq!(press(table).await, expected, "{verb:?}");
    }
}

#[tokio::test]
async fn a_member_looks_from_anywhere() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let looks = [
        Verb::Show(ShowVerb::Panel),
        Verb::Show(ShowVerb::Score),
        Verb::Show(ShowVerb::Proof),
        Verb::Show(ShowVerb::People),
        Verb::Show(ShowVerb::Why),
    ];
    for (human, place) in [
        (ANA, World::private(ANA)),
        (ANA, other_group()),
        // A member of the group, on a page that came into her private chat.
        (EVE, World::private(EVE)),
        (EVE, World::group()),
    ] {
        for verb in &looks {
            let answer = world.press(human, place.clone(), None, &Token::new(Some(table), 1, verb.clone())).await;
            assert!(words(&answer).is_some() && matches!(answer, Answer::Page { .. }), "{verb:?}: {answer:?}");
        }
    }
}

/// A person who sat at a table keeps its pages in the private chat, whether the group still knows that person or not.
#[tokio::test]
async fn a_former_player_may_still_look() {
    let mut world = World::new(1);
    let table = world.two_at_a_table().await;
    world.settle().await;
    let left =
        world.press(BOB, World::private(BOB), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::Leave))).await;
    assert_eq!(left, Answer::Toast(say(Locale::BG, &Msg::LeftSeat)));
    world.platform.make_stranger(BOB.0);
    let panel = Token::new(Some(table), 1, Verb::Show(ShowVerb::Panel));
    assert!(matches!(world.press(BOB, World::private(BOB), None, &panel).await, Answer::Page { .. }));
    world.platform.make_stranger(EVE.0);
    let refused = Answer::Alert(say(Locale::EN, &Msg::TableNotFound));
    assert_eq!(world.press(EVE, World::private(EVE), None, &panel).await, refused);
}

/// The platform is not asked about somebody who presses in the table's place: that person reads along there.
#[tokio::test]
async fn at_home_nobody_is_asked_who_belongs() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.platform.make_stranger(EVE.0);
    let topic = Place { thread: Some("7".to_owned()), ..World::group() };
    for place in [World::group(), topic] {
        let incoming: Incoming = world.incoming(
            EVE,
            place,
            None,
            Intent::Press(Token::new(Some(table), 1, Verb::Show(ShowVerb::Score)).to_string()),
        );
        assert!(matches!(world.house.handle(incoming).await, Answer::Page { .. }));
    }
    assert!(world.store.table(table).await.unwrap().is_some());
}
