//! People's behaviour: mostly they press what their screens offer, and some of it makes sense.

use talon_games::GameKind;
use talon_house::testing::ScriptedPlatform;
use talon_house::{Intent, Platform};
use talon_store::{Place, Sender};
use talon_view::{HouseVerb, LeagueVerb, Look, ManageVerb, MenuVerb, ShowVerb, TableVerb, Target, Verb};

use crate::chance::Chance;
use crate::lock::lock;
use crate::scenario::Habits;
use crate::screen::{Button, On, buttons, group};
use crate::shared::Shared;

/// Something that somebody does.
#[derive(Clone)]
pub(crate) struct Deed {
    pub(crate) place: Place,
    pub(crate) on: Option<On>,
    pub(crate) intent: Intent,
}

/// Somebody's next step. An earnest person wants to play; the others want to see what happens.
pub(crate) fn deed(person: &Sender, screen: &ScriptedPlatform, shared: &Shared, habits: Habits) -> Deed {
    let chance = &shared.chance;
    let open = if habits.leagues { lock(&shared.witness).open_leagues() } else { lock(&shared.witness).open_tables() };
    let whim = if habits.earnest { 60 } else { 250 };
    let command = || if habits.leagues { league_command(person, chance, open) } else { None };
    let command = || command().unwrap_or_else(|| self::command(person, screen, chance, open));
    if open == 0 || chance.happens(whim) {
        return command();
    }
    let offered = buttons(person, screen, &lock(&shared.panels));
    let weighed: Vec<(u64, Button)> =
        offered.into_iter().map(|button| (weight(&button, habits.earnest), button)).collect();
    match chance.weigh(&weighed) {
        Some(button) => press(button, person, screen),
        None => command(),
    }
}

/// Mostly creates a league if there is none, and looks at one if there is.
fn league_command(person: &Sender, chance: &Chance, open: usize) -> Option<Deed> {
    let create = (open == 0 || chance.happens(30)).then(|| "Autumn".to_owned());
    let wanted = create.is_some() || chance.happens(700);
    wanted.then(|| Deed { place: group(person.account.platform), on: None, intent: Intent::League { create } })
}

fn press(button: &Button, person: &Sender, screen: &ScriptedPlatform) -> Deed {
    let on = Some(button.on);
    match &button.target {
        Target::Token(token) => Deed { place: button.place.clone(), on, intent: Intent::Press(token.to_string()) },
        Target::PrivateChat(table) => open_private(person, screen, Some(format!("t{table}"))),
        Target::Link(_) => open_private(person, screen, None),
    }
}

fn open_private(person: &Sender, screen: &ScriptedPlatform, payload: Option<String>) -> Deed {
    Deed { place: screen.private_place(&person.account), on: None, intent: Intent::StartPrivate { payload } }
}

fn command(person: &Sender, screen: &ScriptedPlatform, chance: &Chance, tables: usize) -> Deed {
    let private = screen.private_place(&person.account);
    let place = if chance.happens(600) { group(person.account.platform) } else { private };
    let game = || chance.pick(&GameKind::ALL).map(ToString::to_string);
    let play = if tables == 0 { 1000 } else { 4 };
    let commands = [
        (play, Intent::Play { game: game() }),
        (1, Intent::Play { game: None }),
        (2, Intent::Table),
        (3, Intent::Hand),
        (1, Intent::Leave),
        (1, Intent::Score),
        (1, Intent::Why),
        (1, Intent::Hint),
        (2, Intent::Undo),
        (1, Intent::Preset { name: Some("Ours".to_owned()) }),
        (1, Intent::Rules { game: game() }),
        (1, Intent::Settings { zone: None }),
        (1, Intent::Help),
        (1, Intent::Words(format!("nine of clubs by {} {}.", person.account.platform, person.account.id))),
        (1, Intent::StartPrivate { payload: None }),
        (1, Intent::Press("1.-.0.nonsense".to_owned())),
    ];
    let intent = chance.weigh(&commands).cloned().unwrap_or(Intent::Help);
    Deed { place, on: None, intent }
}

/// The weight of a button: a hand has many cards, and one button to resign.
fn weight(button: &Button, earnest: bool) -> u64 {
    let token = match &button.target {
        Target::Token(token) => token,
        Target::PrivateChat(_) => return 4,
        Target::Link(_) => return 0,
    };
    let idle = if earnest { 1 } else { 4 };
    match &token.verb {
        Verb::Act(_) if button.look == Look::Blocked => 2,
        Verb::Act(_) | Verb::Ask(_) => 30,
        Verb::Table(TableVerb::Start | TableVerb::Resume | TableVerb::Return) => 40,
        Verb::House(HouseVerb::Join | HouseVerb::Rematch) => 40,
        Verb::Table(TableVerb::AddAi) => 30,
        Verb::House(HouseVerb::TakeOver(_) | HouseVerb::Option(..)) | Verb::Table(TableVerb::Undo) => 8,
        Verb::Show(ShowVerb::Options | ShowVerb::Hand) => 4,
        Verb::Table(TableVerb::Hold(_) | TableVerb::Forced(_)) => 4,
        Verb::Replay(_) | Verb::Menu(MenuVerb::Replays) => 1,
        Verb::Link(_) => 0,
        Verb::Menu(MenuVerb::Leagues) => 4,
        Verb::League(_, verb) => league_weight(*verb),
        _ => idle,
    }
}

fn league_weight(verb: LeagueVerb) -> u64 {
    match verb {
        LeagueVerb::Join | LeagueVerb::Play => 40,
        LeagueVerb::Manage(ManageVerb::Begin) => 20,
        LeagueVerb::Show | LeagueVerb::Manage(ManageVerb::Show) | LeagueVerb::Manage(ManageVerb::Set(_)) => 6,
        LeagueVerb::Round(..) | LeagueVerb::Proof(..) | LeagueVerb::Past(_) | LeagueVerb::Leave => 2,
        LeagueVerb::LeaveYes(_) | LeagueVerb::Manage(ManageVerb::Readmit(_)) => 20,
        LeagueVerb::Manage(ManageVerb::Finish)
        | LeagueVerb::Manage(ManageVerb::FinishYes)
        | LeagueVerb::Manage(ManageVerb::Close)
        | LeagueVerb::Manage(ManageVerb::CloseYes)
        | LeagueVerb::Manage(ManageVerb::People(_))
        | LeagueVerb::Manage(ManageVerb::Remove(_))
        | LeagueVerb::Manage(ManageVerb::RemoveYes(_)) => 1,
    }
}
