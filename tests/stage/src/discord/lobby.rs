//! Opens a table for any game by commands and buttons, and sets its options in the lobby.

use talon_games::GameKind;
use talon_loopback::discord::{InteractionAnswer, Message, Person, Place};
use talon_table::TableId;
use talon_view::{HouseVerb, MenuVerb, ShowVerb, TableVerb, Token, Verb};

use super::play::press_verb;
use crate::{Plan, Player as _, has, table_of};

/// Uses a command with an ephemeral answer, and returns the answer.
pub async fn command(
    person: &Person,
    place: impl Into<Place>,
    name: &str,
    options: &[(&str, &str)],
) -> InteractionAnswer {
    let answer = command_for_all(person, place, name, options).await;
    assert!(answer.ephemeral, "/{name} is answered to the asker alone");
    answer
}

/// Uses a command whose answer may be public, and returns the answer.
pub async fn command_for_all(
    person: &Person,
    place: impl Into<Place>,
    name: &str,
    options: &[(&str, &str)],
) -> InteractionAnswer {
    let asked = person.command(place, name, options).unwrap_or_else(|error| panic!("/{name}: {error}"));
    asked.shown().await.unwrap_or_else(|error| panic!("/{name}: {error}"));
    asked.answered().await.expect("it was answered")
}

/// Opens a table and returns its lobby.
pub(crate) async fn open(host: &Person, home: Place, game: GameKind) -> (TableId, Message) {
    let known: Vec<u64> = host.visible(home).iter().map(|message| message.id).collect();
    if home == host.private() {
        // Otherwise the match would start at once, because the person is alone. The button for a lobby is on the panel of such a table.
        let games = command(host, home, "play", &[]).await.message.expect("the games");
        let set_up = Token::new(None, 0, Verb::Menu(MenuVerb::SetUp(game)));
        host.press_forged(&games, &set_up.to_string()).expect("the bot is asked").shown().await.expect("an answer");
    } else {
        command(host, home, "play", &[("game", &game.to_string())]).await;
    }
    let lobby = host.sees(home, "lobby", |message| {
        !known.contains(&message.id)
            && !message.is_ephemeral()
            && has(message, |verb| matches!(verb, Verb::Table(TableVerb::AddAi)))
    });
    let lobby = lobby.await.unwrap_or_else(|error| panic!("{error}"));
    (table_of(&lobby).expect("the lobby's buttons name the table"), lobby)
}

/// The host sets the options, pressing each until it has its value, on the host's own page.
pub(crate) async fn set_options(host: &Person, lobby: &Message, plan: &Plan) {
    if plan.options.is_empty() {
        return;
    }
    let answer = press_verb(host, lobby, |verb| matches!(verb, Verb::Show(ShowVerb::Options))).await;
    let mut panel = answer.message.expect("the options");
    assert_eq!(panel.only_for, Some(host.id()), "the options are the host's");
    for (key, value) in plan.presses() {
        let wanted = |verb: &Verb| matches!(verb, Verb::House(HouseVerb::Option(name, at)) if name.as_str() == key && usize::from(*at) == value);
        let door = plan.page_of(key);
        if has(&panel, |verb| *verb == Verb::Show(door)) {
            press_verb(host, &panel, |verb| *verb == Verb::Show(door)).await;
        }
        panel =
            host.becomes(&panel, key, |message| has(message, wanted)).await.unwrap_or_else(|error| panic!("{error}"));
        press_verb(host, &panel, wanted).await;
        let set = |message: &Message| !has(message, wanted);
        panel = host.becomes(&panel, "set", set).await.unwrap_or_else(|error| panic!("{error}"));
    }
    if has(&panel, |verb| *verb == Verb::Show(ShowVerb::Options)) {
        press_verb(host, &panel, |verb| *verb == Verb::Show(ShowVerb::Options)).await;
        let is_first = |message: &Message| has(message, |verb| *verb == Verb::Show(ShowVerb::OptionsDone));
        panel = host.becomes(&panel, "options", is_first).await.unwrap_or_else(|error| panic!("{error}"));
    }
    press_verb(host, &panel, |verb| matches!(verb, Verb::Show(ShowVerb::OptionsDone))).await;
    host.vanishes(&panel).await.expect("the options go away");
}
