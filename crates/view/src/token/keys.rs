//! Which key presses which button.

use talon_games::GameKind;

use super::{
    DailyVerb, HouseVerb, Key, LeagueVerb, LinkVerb, ManageVerb, MenuVerb, Offer, PresetVerb, PrivacyVerb, PuzzleVerb,
    ReplayVerb, SettingsVerb, ShowVerb, Slug, TableVerb, Verb,
};
use crate::Scope;
use crate::games::game;

impl Verb {
    /// The key of its button. The letters of verbs that can stand on one page are different.
    #[must_use]
    pub fn key(&self) -> Key {
        match self {
            Self::Act(notation) | Self::Ask(notation) => of_notation(notation),
            Self::Table(verb) => Key::Letter(of_table(*verb)),
            Self::House(verb) => of_house(verb),
            Self::Show(verb) => of_show(*verb),
            Self::Menu(verb) => of_menu(*verb),
            Self::Preset(verb) => of_preset(*verb),
            Self::Replay(verb) => of_replay(*verb),
            Self::Daily(verb) => of_daily(*verb),
            Self::Puzzle(verb) => of_puzzle(*verb),
            Self::Standings(_) | Self::Here(_) => Key::Entry,
            Self::League(_, verb) => of_league(*verb),
            Self::Settings(verb) => of_settings(verb),
            Self::Privacy(verb) => Key::Letter(of_privacy(*verb)),
            Self::Link(LinkVerb::Yes(_)) => Key::Letter('y'),
            Self::Link(LinkVerb::No(_)) => Key::Letter('n'),
        }
    }
}

/// The key of a decision. Games that write a decision alike have one key for it.
fn of_notation(notation: &Slug) -> Key {
    let read = |kind: &GameKind| kind.parse_action(notation.as_str()).ok();
    GameKind::ALL.iter().find_map(read).map_or(Key::Entry, |action| game::key(&action))
}

const fn of_table(verb: TableVerb) -> char {
    match verb {
        TableVerb::Leave => 'v',
        TableVerb::AddAi | TableVerb::StandDown => 'a',
        TableVerb::RemoveAi(_) | TableVerb::EndAbandoned => 'd',
        TableVerb::Start | TableVerb::Resume => 'g',
        TableVerb::HoldStart => 'z',
        TableVerb::Cancel => 'x',
        TableVerb::Hold(_) => 'n',
        TableVerb::Forced(_) => 'm',
        TableVerb::ResignYes | TableVerb::Return => 'y',
        TableVerb::ProposeEnd => 'e',
        TableVerb::WithdrawEnd => 'c',
        TableVerb::Undo => 'u',
        TableVerb::ProposePause | TableVerb::NextAi(_) => 'k',
    }
}

const fn of_house(verb: &HouseVerb) -> Key {
    match verb {
        HouseVerb::Option(..) | HouseVerb::Remove(_) => Key::Entry,
        HouseVerb::OptionAi(_) => Key::Letter('k'),
        HouseVerb::Join | HouseVerb::TakeOver(_) => Key::Letter('j'),
        HouseVerb::UsePreset(_) => Key::Letter('u'),
        HouseVerb::Stop => Key::Letter('x'),
        HouseVerb::Rematch => Key::Letter('n'),
        HouseVerb::Hint => Key::Letter('i'),
    }
}

const fn of_show(verb: ShowVerb) -> Key {
    match verb {
        ShowVerb::Bring => Key::Entry,
        ShowVerb::Hand => Key::Letter('m'),
        ShowVerb::Words => Key::Letter('m'),
        ShowVerb::TablePage => Key::Letter('b'),
        ShowVerb::Options | ShowVerb::People => Key::Letter('o'),
        ShowVerb::OptionRules => Key::Letter('u'),
        ShowVerb::OptionsDone => Key::Letter('d'),
        ShowVerb::Score => Key::Letter('s'),
        ShowVerb::Proof => Key::Letter('f'),
        ShowVerb::Resign => Key::Letter('z'),
        ShowVerb::Panel => Key::Letter('t'),
        ShowVerb::Why => Key::Letter('w'),
    }
}

const fn of_menu(verb: MenuVerb) -> Key {
    match verb {
        MenuVerb::NewGame(_) | MenuVerb::SetUp(_) | MenuVerb::HelpAbout(_) => Key::Entry,
        MenuVerb::Games => Key::Letter('p'),
        MenuVerb::Help => Key::Letter('h'),
        MenuVerb::Rules(_, 0) => Key::Letter('r'),
        MenuVerb::Rules(..) => Key::Entry,
        MenuVerb::Languages => Key::Letter('l'),
        MenuVerb::Settings => Key::Letter('e'),
        MenuVerb::Privacy => Key::Letter('v'),
        MenuVerb::Replays => Key::Letter('y'),
        MenuVerb::Leagues => Key::Letter('u'),
    }
}

const fn of_preset(verb: PresetVerb) -> Key {
    match verb {
        PresetVerb::Show(_) => Key::Entry,
        PresetVerb::List(_) => Key::Letter('e'),
        PresetVerb::Games => Key::Letter('g'),
        PresetVerb::Keep => Key::Letter('k'),
        PresetVerb::Default(_) => Key::Letter('d'),
        PresetVerb::Usual(_) => Key::Letter('n'),
        PresetVerb::Delete(_) => Key::Letter('x'),
    }
}

const fn of_replay(verb: ReplayVerb) -> Key {
    match verb {
        ReplayVerb::Step(..) | ReplayVerb::Moment(..) => Key::Entry,
        ReplayVerb::Sheet => Key::Letter('s'),
        ReplayVerb::Proof => Key::Letter('f'),
        ReplayVerb::Points => Key::Letter('o'),
        ReplayVerb::Picture => Key::Letter('c'),
        ReplayVerb::Coach => Key::Letter('k'),
        ReplayVerb::File => Key::Letter('d'),
    }
}

const fn of_daily(verb: DailyVerb) -> Key {
    match verb {
        DailyVerb::On(_) | DailyVerb::Choose(_) | DailyVerb::Post(_) => Key::Entry,
        DailyVerb::Today | DailyVerb::Board => Key::Letter('d'),
        DailyVerb::Play(_) => Key::Letter('g'),
        DailyVerb::Results(_) => Key::Letter('o'),
        DailyVerb::Games => Key::Letter('e'),
        DailyVerb::Proof(_) => Key::Letter('f'),
        DailyVerb::Share(_) => Key::Letter('n'),
    }
}

const fn of_puzzle(verb: PuzzleVerb) -> Key {
    match verb {
        PuzzleVerb::Answer(..) | PuzzleVerb::Line(..) => Key::Entry,
        PuzzleVerb::Games => Key::Letter('z'),
        PuzzleVerb::Next(_) => Key::OneOf('n'),
        PuzzleVerb::Show(..) => Key::Letter('b'),
    }
}

const fn of_league(verb: LeagueVerb) -> Key {
    match verb {
        LeagueVerb::Show
        | LeagueVerb::Round(..)
        | LeagueVerb::Past(_)
        | LeagueVerb::Manage(
            ManageVerb::Set(_) | ManageVerb::People(_) | ManageVerb::Remove(_) | ManageVerb::Readmit(_),
        ) => Key::Entry,
        LeagueVerb::Join => Key::Letter('j'),
        LeagueVerb::Leave => Key::Letter('v'),
        LeagueVerb::Play => Key::Letter('g'),
        LeagueVerb::Proof(..) => Key::Letter('f'),
        LeagueVerb::Manage(ManageVerb::Show) => Key::Letter('m'),
        LeagueVerb::Manage(ManageVerb::Begin) => Key::Letter('n'),
        LeagueVerb::Manage(ManageVerb::Finish) => Key::Letter('e'),
        LeagueVerb::Manage(ManageVerb::Close) => Key::Letter('x'),
        LeagueVerb::LeaveYes(_)
        | LeagueVerb::Manage(ManageVerb::FinishYes | ManageVerb::CloseYes | ManageVerb::RemoveYes(_)) => {
            Key::Letter('y')
        }
    }
}

fn of_settings(verb: &SettingsVerb) -> Key {
    match verb {
        SettingsVerb::Choose(scope, setting) => setting.key(*scope).map_or(Key::Entry, Key::Letter),
        SettingsVerb::Show(scope, offer) => Key::Letter(of_offer(*scope, *offer)),
    }
}

const fn of_offer(scope: Scope, offer: Offer) -> char {
    match (scope, offer) {
        (_, Offer::Reminders) => 'e',
        (_, Offer::Quiet) => 'k',
        (Scope::Person, Offer::Zones(_)) => 'z',
        (Scope::Chat, Offer::Zones(_)) | (_, Offer::Languages) => 'g',
        (Scope::Person, Offer::Pictures) => 'c',
        (Scope::Chat, Offer::Pictures) => 'o',
        (Scope::Person, Offer::RichSample) => 'r',
        (Scope::Chat, Offer::RichSample) => 't',
    }
}

const fn of_privacy(verb: PrivacyVerb) -> char {
    match verb {
        PrivacyVerb::Copy => 'c',
        PrivacyVerb::Forget => 'f',
        PrivacyVerb::ForgetYes => 'y',
    }
}
