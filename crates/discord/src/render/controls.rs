//! The controls below a page: rows of buttons, and menus for long lists.

use std::collections::HashSet;

use serde::Serialize;
use serenity::all::UserId;
use talon_view::{Button, Choices, Look, Target, Token};

use super::limits::{CUSTOM_ID_UNITS, LABEL_UNITS, ROW_BUTTONS, ROWS, RenderError, units};

/// How many buttons of one list fit into rows. More become a menu.
const FEW: usize = 10;

/// The prefix of a menu's id. No token starts like this.
const MENU: &str = "menu:";

/// True for the id of a menu. Its entries' values are button tokens.
pub(crate) fn is_menu(custom_id: &str) -> bool {
    custom_id.starts_with(MENU)
}

#[derive(Clone, PartialEq, Eq, Serialize)]
pub(super) struct Row {
    #[serde(rename = "type")]
    kind: u8,
    components: Vec<Control>,
}

#[derive(Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Control {
    Button(Pressed),
    Menu(Menu),
}

#[derive(Clone, PartialEq, Eq, Serialize)]
struct Pressed {
    #[serde(rename = "type")]
    kind: u8,
    style: u8,
    label: String,
    #[serde(flatten)]
    does: Does,
}

#[derive(Clone, PartialEq, Eq, Serialize)]
struct Menu {
    #[serde(rename = "type")]
    kind: u8,
    custom_id: String,
    options: Vec<Entry>,
}

#[derive(Clone, PartialEq, Eq, Serialize)]
struct Entry {
    label: String,
    value: String,
}

#[derive(Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Does {
    CustomId(String),
    Url(String),
}

/// A control in a row.
enum RowContent<'a> {
    Buttons(Vec<&'a Button>),
    Menu(Choices, Vec<&'a Button>),
}

/// Renders the buttons of a page; `bot` is the bot's own account.
pub(super) fn rows(rows: &[Vec<Button>], bot: UserId) -> Result<Vec<Row>, RenderError> {
    let mut done = Vec::with_capacity(rows.len());
    let mut carried = HashSet::new();
    for stand in arranged(rows) {
        let components = match stand {
            RowContent::Buttons(buttons) if buttons.len() > ROW_BUTTONS => {
                return Err(RenderError::RowTooWide(buttons.len()));
            }
            RowContent::Buttons(buttons) => {
                let pressed = |button: &&Button| pressed(button, bot).map(Control::Button);
                buttons.iter().map(pressed).collect::<Result<Vec<_>, _>>()?
            }
            RowContent::Menu(of, buttons) => vec![Control::Menu(menu(of, &buttons)?)],
        };
        for data in components.iter().flat_map(Control::carried) {
            if !carried.insert(data.to_owned()) {
                return Err(RenderError::Twins);
            }
        }
        done.push(Row { kind: 1, components });
    }
    if done.len() > ROWS { Err(RenderError::TooManyRows(done.len())) } else { Ok(done) }
}

/// The rows, with a menu in place of the first button of each long list.
fn arranged(rows: &[Vec<Button>]) -> Vec<RowContent<'_>> {
    let of = move |list: Choices| rows.iter().flatten().filter(move |button| list_of(button) == Some(list));
    let long = |button: &Button| list_of(button).filter(|list| of(*list).count() > FEW);
    let mut met = HashSet::new();
    let mut done = Vec::new();
    for row in rows {
        for list in row.iter().filter_map(long) {
            if met.insert(list) {
                done.push(RowContent::Menu(list, of(list).collect()));
            }
        }
        let others: Vec<&Button> = row.iter().filter(|button| long(button).is_none()).collect();
        if !others.is_empty() {
            done.push(RowContent::Buttons(others));
        }
    }
    done
}

/// The list that the button belongs to.
fn list_of(button: &Button) -> Option<Choices> {
    token_of(button)?.verb.choices()
}

const fn token_of(button: &Button) -> Option<&Token> {
    match &button.target {
        Target::Token(token) => Some(token),
        Target::PrivateChat(_) | Target::Link(_) => None,
    }
}

impl Row {
    /// How many controls it contains.
    pub(super) const fn width(&self) -> usize {
        self.components.len()
    }
}

impl Control {
    /// The tokens that its presses can send.
    fn carried(&self) -> Vec<&str> {
        match self {
            Self::Button(Pressed { does: Does::CustomId(data), .. }) => vec![data.as_str()],
            Self::Button(Pressed { does: Does::Url(_), .. }) => Vec::new(),
            Self::Menu(menu) => menu.options.iter().map(|entry| entry.value.as_str()).collect(),
        }
    }
}

fn menu(of: Choices, buttons: &[&Button]) -> Result<Menu, RenderError> {
    let tokens = buttons.iter().filter_map(|button| Some((button, token_of(button)?)));
    let entry = |(button, token): (&&Button, &Token)| -> Result<Entry, RenderError> {
        Ok(Entry { label: label(button)?, value: token.to_string() })
    };
    let options = tokens.map(entry).collect::<Result<_, RenderError>>()?;
    Ok(Menu { kind: 3, custom_id: format!("{MENU}{of}"), options })
}

fn pressed(button: &Button, bot: UserId) -> Result<Pressed, RenderError> {
    let (label, does) = (label(button)?, does(button, bot)?);
    let style = style(button.look, &does);
    Ok(Pressed { kind: 2, style, label, does })
}

fn label(button: &Button) -> Result<String, RenderError> {
    let label = button.label.plain();
    if label.trim().is_empty() || units(&label) > LABEL_UNITS {
        return Err(RenderError::Label(units(&label)));
    }
    Ok(label)
}

fn does(button: &Button, bot: UserId) -> Result<Does, RenderError> {
    let does = match &button.target {
        Target::Token(token) => Does::CustomId(token.to_string()),
        // A person's profile has a button to write to them.
        Target::PrivateChat(_) => Does::Url(format!("https://discord.com/users/{bot}")),
        Target::Link(address) => Does::Url(address.clone()),
    };
    if let Does::CustomId(data) = &does
        && units(data) > CUSTOM_ID_UNITS
    {
        return Err(RenderError::Data(units(data)));
    }
    Ok(does)
}

/// Primary for playable cards, so that they stand out; success for the most likely choice. A blocked card is not disabled: a press on it
/// explains the rule.
const fn style(look: Look, does: &Does) -> u8 {
    const PRIMARY: u8 = 1;
    const SECONDARY: u8 = 2;
    const SUCCESS: u8 = 3;
    const DANGER: u8 = 4;
    const LINK: u8 = 5;
    match (does, look) {
        (Does::Url(_), _) => LINK,
        (Does::CustomId(_), Look::Card) => PRIMARY,
        (Does::CustomId(_), Look::Blocked | Look::Quiet) => SECONDARY,
        (Does::CustomId(_), Look::Main) => SUCCESS,
        (Does::CustomId(_), Look::Danger) => DANGER,
    }
}
