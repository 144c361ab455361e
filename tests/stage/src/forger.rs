//! People who press what they should not, too late, twice, or unlike any person.

use serde_json::{Value, json};
use talon_games::{GameKind, Rule};
use talon_table::TableId;
use talon_view::{Locale, Msg, Token, Verb, say};

use super::people::Human;
use super::policy::draw;
use super::screen::Turn;

/// A deterministic random number generator.
#[derive(Debug, Clone)]
pub struct Dice {
    seed: u64,
    rolls: u64,
}

impl Dice {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Self {
        Self { seed, rolls: 0 }
    }

    /// A random number below `sides`, which is at least 1.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.rolls += 1;
        usize::try_from(draw(self.seed, self.rolls) % sides as u64).unwrap()
    }

    /// A random item.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.roll(items.len())]
    }
}

/// The required answer.
#[derive(Debug, Clone)]
pub enum Due {
    /// One of these sentences.
    OneOf(Vec<Msg>),
    /// Any text or page, in the person's language.
    Something,
    /// None: the decision is accepted.
    Silence,
}

impl Due {
    /// True if this text is what the bot had to answer to a refused input.
    pub fn is_paid_by(&self, text: &str, locale: Locale) -> bool {
        match self {
            Self::OneOf(sentences) => sentences.iter().any(|sentence| say(locale, sentence) == text),
            Self::Something => !text.trim().is_empty(),
            Self::Silence => false,
        }
    }
}

/// A press of a button that no page has in this form.
#[derive(Debug, Clone)]
pub struct Forgery<P> {
    /// Who sends it.
    pub by: P,
    /// The sender's language.
    pub locale: Locale,
    /// The data of the button.
    pub data: String,
    /// The required answer.
    pub due: Due,
}

/// A table under attack.
#[derive(Debug, Clone)]
pub struct Scene<P> {
    /// The table.
    pub table: TableId,
    /// The match that is played: 1, 2, ….
    pub match_no: u32,
    /// What is played.
    pub game: GameKind,
    /// The players in seat order, with their languages.
    pub players: Vec<(P, Locale)>,
    /// A member of the group without a seat.
    pub watcher: (P, Locale),
    /// Somebody outside of the group.
    pub stranger: (P, Locale),
    /// The current decisions of another table, and buttons that somebody has seen there.
    pub elsewhere: Vec<String>,
    /// Buttons from this table's past.
    pub past: Vec<String>,
}

/// The cards of the games under attack.
const CARDS: [&str; 24] = [
    "9C", "JC", "QC", "KC", "TC", "AC", "9D", "JD", "QD", "KD", "TD", "AD", "9H", "JH", "QH", "KH", "TH", "AH", "9S",
    "JS", "QS", "KS", "TS", "AS",
];

/// Other actions that the player on turn could press.
fn others(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::Belot => &[
            "pass", "C", "D", "H", "S", "NT", "AT", "contra", "recontra", "terca", "50", "100", "carre", "b:KC",
            "b:QD", "b:KH", "b:QS",
        ],
        _ => &["x", "close", "claim", "draw", "m:C", "m:D", "m:H", "m:S"],
    }
}

const NOISE: [&str; 12] =
    ["", " ", ".", "1", "1.", "1.-.0.", "2.-.0.help", "1.-.00.help", "act:QS", "💣💣💣", "%00%00", "1.-.0.fly"];

impl<P: Human + Clone> Scene<P> {
    /// An input that must not change any table while this player is on turn. `moving` means that the current decision may be made
    /// meanwhile.
    pub fn forge<M>(&self, dice: &mut Dice, player: usize, turn: &Turn<M>, moving: bool) -> Forgery<P> {
        let on_turn = &self.players[player];
        let other = &self.players[(player + 1 + dice.roll(self.players.len() - 1)) % self.players.len()];
        let notations: Vec<&str> = CARDS.iter().chain(others(self.game)).copied().collect();
        let legal = &turn.choices[dice.roll(turn.choices.len())].action;
        // A button that decides and one that asks first are equally useless.
        let verb = *dice.pick(&["act", "ask"]);
        let act = |number: u32, action: &str| format!("1.{}.{number}.{verb}:{action}", self.table);
        let mut late = vec![Msg::StaleTurn, Msg::StalePhase];
        let may = |mut sentences: Vec<Msg>, late: &mut Vec<Msg>| {
            if moving {
                sentences.append(late);
            }
            sentences
        };
        match dice.roll(14) {
            0 => {
                let noise = self.noise(dice);
                let by = self.anybody(dice).clone();
                self.press(&by, noise, vec![Msg::BadButton])
            }
            1 => self.mutated(dice, &act(turn.number, legal)),
            2 => {
                let verbs = ["join", "start", "cancel", "hand", "table", "act:QS", "rematch", "resign-yes", "why"];
                let data = format!(
                    "1.{}.{}.{}",
                    TableId(draw(dice.roll(1 << 30) as u64, "id")),
                    dice.roll(90),
                    dice.pick(&verbs)
                );
                let by = self.anybody(dice).clone();
                self.press(&by, data, vec![Msg::TableNotFound])
            }
            3 | 4 => {
                let by = dice.pick(&[self.watcher.clone(), self.stranger.clone()]).clone();
                self.press(&by, act(turn.number, legal), may(vec![Msg::Spectator], &mut late))
            }
            5 | 6 => {
                let action = if dice.roll(2) == 0 { legal.as_str() } else { *dice.pick(&notations) };
                self.press(other, act(turn.number, action), may(vec![Msg::NotYourTurn], &mut late))
            }
            7 if !self.past.is_empty() => {
                let data = dice.pick(&self.past).clone();
                let by = dice.pick(&self.players).clone();
                self.press(&by, data, vec![Msg::StaleTurn, Msg::StalePhase])
            }
            7 | 8 => {
                let ahead = turn.number + 2 + u32::try_from(dice.roll(3_000)).unwrap();
                let ahead = *dice.pick(&[ahead, u32::MAX, 0]);
                self.press(on_turn, act(ahead, legal), vec![Msg::StaleTurn, Msg::StalePhase])
            }
            9 | 10 => {
                let offered = |action: &str| turn.choices.iter().any(|choice| choice.action == action);
                let forbidden: Vec<&str> = notations.into_iter().filter(|action| !offered(action)).collect();
                let rules = Rule::ALL.iter().copied().map(Msg::from).collect();
                let data = act(turn.number, forbidden[dice.roll(forbidden.len())]);
                self.press(on_turn, data, may(rules, &mut late))
            }
            11 => self.out_of_place(dice),
            12 if !self.elsewhere.is_empty() => {
                let data = dice.pick(&self.elsewhere).clone();
                let by = self.anybody(dice).clone();
                self.press(&by, data, vec![Msg::Spectator, Msg::StalePhase, Msg::TableNotFound])
            }
            _ => {
                let data = match dice.pick(&["table", "why", "hint", "score", "help", "rules", "settings"]) {
                    &"help" => "1.-.0.help".to_owned(),
                    &"rules" => format!("1.-.0.rules:{}:santase", dice.roll(200)),
                    &"settings" => "1.-.0.settings".to_owned(),
                    verb => format!("1.{}.{}.{verb}", self.table, dice.roll(9)),
                };
                let by = self.anybody(dice).clone();
                self.forged(&by, data, Due::Something)
            }
        }
    }

    /// Anybody present.
    pub fn anybody(&self, dice: &mut Dice) -> &(P, Locale) {
        let everybody: Vec<_> = self.players.iter().chain([&self.watcher, &self.stranger]).collect();
        everybody[dice.roll(everybody.len())]
    }

    fn press(&self, by: &(P, Locale), data: String, sentences: Vec<Msg>) -> Forgery<P> {
        self.forged(by, data, Due::OneOf(sentences))
    }

    /// A press with this answer; for a stranger, the answer is that the table does not exist.
    fn forged(&self, by: &(P, Locale), data: String, due: Due) -> Forgery<P> {
        let strange = by.0.account() == self.stranger.0.account();
        let is_here = data.parse::<Token>().is_ok_and(|token| token.table == Some(self.table));
        let due = if strange && is_here { Due::OneOf(vec![Msg::TableNotFound]) } else { due };
        let (by, locale) = by.clone();
        Forgery { by, locale, data, due }
    }

    /// Whether an account is a player's.
    pub fn seats(&self, person: &P) -> bool {
        self.players.iter().any(|(player, _)| player.account() == person.account())
    }

    /// Data that no button of the bot has: at most 64 bytes, as Telegram delivers them.
    fn noise(&self, dice: &mut Dice) -> String {
        if dice.roll(2) == 0 {
            return (*dice.pick(&NOISE)).to_owned() + &"x".repeat(1 + dice.roll(20));
        }
        let letters: Vec<char> = "1.-:abcxyz29♠\u{0}\n\u{202e}é".chars().collect();
        let length = 1 + dice.roll(20);
        (0..length).map(|_| *dice.pick(&letters)).chain(['!']).collect()
    }

    /// A current button with one letter changed.
    fn mutated(&self, dice: &mut Dice, data: &str) -> Forgery<P> {
        let letters: Vec<char> = "1029acdjkqtxACDHJKQST.:-".chars().collect();
        let mut changed: Vec<char> = data.chars().collect();
        loop {
            let at = dice.roll(changed.len());
            changed[at] = *dice.pick(&letters);
            let text: String = changed.iter().collect();
            // Another function forges decisions of this table.
            let apart = match text.parse::<Token>() {
                Ok(Token { table, verb: Verb::Act(_) | Verb::Ask(_), .. }) => table != Some(self.table),
                Ok(_) => false,
                Err(_) => true,
            };
            if apart && text != data {
                let by = self.anybody(dice).clone();
                return self.press(&by, text, vec![Msg::BadButton, Msg::TableNotFound]);
            }
        }
    }

    /// Buttons of a lobby or a result in the middle of a match, and buttons only for players.
    fn out_of_place(&self, dice: &mut Dice) -> Forgery<P> {
        let other_match = (self.match_no + 3) * u32::try_from(1 + dice.roll(50)).unwrap();
        let verbs = [
            "join",
            "leave",
            "add-ai",
            "remove-ai:1",
            "start",
            "cancel",
            "resign-yes",
            "propose-end",
            "withdraw-end",
            "end-abandoned",
            "rematch",
            "hold:on",
            "forced:on",
            "option:1:target",
        ];
        let verb = dice.pick(&verbs);
        if dice.roll(2) == 0 {
            let data = format!("1.{}.{other_match}.{verb}", self.table);
            let by = self.anybody(dice).clone();
            // A link to join does not name a match.
            let joins = [Msg::AlreadySeated, Msg::NotInLobby, Msg::TableFull, Msg::NotMember];
            let due = if *verb == "join" { joins.to_vec() } else { vec![Msg::StalePhase] };
            return self.press(&by, data, due);
        }
        let by = dice.pick(&[self.watcher.clone(), self.stranger.clone()]).clone();
        let data = format!("1.{}.{}.{verb}", self.table, self.match_no);
        self.forged(&by, data, Due::Something)
    }
}

/// A valid update with one of its values, at any depth, replaced or removed.
pub fn malformed(dice: &mut Dice, update: &Value) -> Value {
    let mut update = update.clone();
    for _ in 0..1 + dice.roll(3) {
        let places = count(&update);
        let replacement = match dice.roll(10) {
            0 => None,
            1 => Some(json!(null)),
            2 => Some(json!(-1)),
            3 => Some(json!(u64::MAX)),
            4 => Some(json!("x".repeat(dice.roll(5_000)))),
            5 => Some(json!([[[[[]]]]])),
            6 => Some(json!({"id": {"id": {}}})),
            7 => Some(json!(1.5e300)),
            8 => Some(json!(true)),
            _ => Some(json!("\u{0}\u{202e}\u{fffd}")),
        };
        let mut left = dice.roll(places);
        replace(&mut update, &mut left, &replacement);
    }
    update
}

/// The number of values inside a value.
fn count(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(|item| 1 + count(item)).sum::<usize>().max(1),
        Value::Object(fields) => fields.values().map(|field| 1 + count(field)).sum::<usize>().max(1),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// Replaces the value that is `left` values ahead. Returns whether it was reached.
fn replace(value: &mut Value, left: &mut usize, replacement: &Option<Value>) -> bool {
    match value {
        Value::Array(items) => items.iter_mut().any(|item| replace(item, left, replacement)),
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            for name in names {
                if *left == 0 {
                    match replacement {
                        Some(replacement) => fields.insert(name, replacement.clone()),
                        None => fields.remove(&name),
                    };
                    return true;
                }
                *left -= 1;
                if fields.get_mut(&name).is_some_and(|field| replace(field, left, replacement)) {
                    return true;
                }
            }
            false
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}
