//! Opens a table for any game by buttons: the game from the menu, the options in the lobby, people by its button.

use talon_games::GameKind;
use talon_loopback::{Message, Person, Place};
use talon_table::TableId;
use talon_view::{HouseVerb, MenuVerb, ShowVerb, TableVerb, Token, Verb};

use super::play::{page_with, press_verb};
use crate::{Plan, has, table_of};

/// Opens a table by choosing the game in the menu, which is already at `home`. Returns its lobby.
pub(crate) async fn choose(host: &Person, home: Place, game: GameKind) -> (TableId, Message) {
    let wanted = |verb: &Verb| *verb == Verb::Menu(MenuVerb::NewGame(game));
    let menu = page_with(host, home, "menu of games", wanted).await;
    let known: Vec<i64> = host.visible(home).iter().map(|message| message.id).collect();
    if home == host.private() {
        // Otherwise the match would start at once, because the person is alone. The button for a lobby is on the panel of such a table.
        let set_up = Token::new(None, 0, Verb::Menu(MenuVerb::SetUp(game)));
        host.forge_on(&menu, &set_up.to_string()).expect("the bot is asked");
    } else {
        press_verb(host, &menu, wanted).await.expect("the press is answered");
    }
    let lobby = host.sees(home, "lobby", |message| {
        let fresh = !known.contains(&message.id) || message.id == menu.id;
        fresh && has(message, |verb| matches!(verb, Verb::Table(TableVerb::AddAi)))
    });
    let lobby = lobby.await.unwrap_or_else(|error| panic!("{error}"));
    (table_of(&lobby).expect("the lobby's buttons name the table"), lobby)
}

/// The host sets the options, pressing each until it has its value.
pub(crate) async fn set_options(host: &Person, table: TableId, lobby: &Message, plan: &Plan) {
    if plan.options.is_empty() {
        return;
    }
    press_verb(host, lobby, |verb| matches!(verb, Verb::Show(ShowVerb::Options))).await.expect("an answer");
    for (key, value) in plan.presses() {
        let wanted = |verb: &Verb| matches!(verb, Verb::House(HouseVerb::Option(name, at)) if name.as_str() == key && usize::from(*at) == value);
        open_options(host, table, plan.page_of(key)).await;
        let page = options_page(host, table, wanted).await;
        press_verb(host, &page, wanted).await.expect("an answer");
    }
    open_options(host, table, ShowVerb::Options).await;
    let page = options_page(host, table, |verb| matches!(verb, Verb::Show(ShowVerb::OptionsDone))).await;
    press_verb(host, &page, |verb| matches!(verb, Verb::Show(ShowVerb::OptionsDone))).await.expect("an answer");
}

/// Turns the host's page of options to this one, unless it already shows it.
async fn open_options(host: &Person, table: TableId, wanted: ShowVerb) {
    let page = options_page(host, table, |_| true).await;
    if has(&page, |verb| *verb == Verb::Show(wanted)) {
        press_verb(host, &page, |verb| *verb == Verb::Show(wanted)).await.expect("an answer");
    }
}

/// The host's private page of options with such a button.
async fn options_page(host: &Person, table: TableId, wanted: impl Fn(&Verb) -> bool) -> Message {
    let page = host.sees(host.private(), "options", |message| {
        table_of(message) == Some(table)
            && has(message, |verb| matches!(verb, Verb::House(HouseVerb::Option(..))))
            && has(message, &wanted)
    });
    page.await.unwrap_or_else(|error| panic!("{error}"))
}
