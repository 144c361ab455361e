//! Assigns keys to buttons.
//!
//! Digits are for the cards of the hand, or for the entries of a list. Every other button has the letter that its verb has on every page
//! ([`Verb::key`]); buttons that share a letter need a second key.

use talon_house::commands::Command;
use talon_view::{Button, HouseVerb, Key, Look, Page, Sense, Target, Verb};

use super::held::{Held, card, hand_card, is_card, series};

/// The key that explains the other keys.
pub(crate) const HELP: char = 'h';

/// The key that asks for a hint.
const HINT: char = 'i';

/// The key that quits.
pub(crate) const LEAVE: char = 'q';

/// The keys that start a command line.
pub(crate) const COMMAND_LINE: [char; 2] = [':', '/'];

/// Commands with a key on every page, the most useful first.
const COMMANDS: [(char, &str); 8] = [
    (HELP, "help"),
    ('p', "play"),
    ('t', "table"),
    ('w', "why"),
    ('s', "score"),
    (HINT, "hint"),
    ('r', "rules"),
    ('l', "language"),
];

/// Commands with a key on every page, in list order.
pub(crate) fn commands() -> impl Iterator<Item = (char, &'static Command)> {
    COMMANDS.into_iter().filter_map(|(key, name)| Some((key, Command::named(name)?)))
}

/// True if a key's command could do something while this message is read. A hand's button shows whether hints are allowed and somebody
/// must decide.
pub(crate) fn is_possible(key: char, message: &Page) -> bool {
    let is_hint = |button: &Button| verb(button) == Some(&Verb::House(HouseVerb::Hint));
    key != HINT || message.buttons.iter().flatten().any(is_hint)
}

/// The command of a key.
pub(crate) fn command(key: char) -> Option<&'static Command> {
    let asked = if key == '?' { HELP } else { key };
    commands().find_map(|(key, command)| (key == asked).then_some(command))
}

/// The key of a command.
pub(crate) fn key_of(command: &Command) -> Option<char> {
    COMMANDS.into_iter().find_map(|(key, name)| (name == command.name).then_some(key))
}

/// The Latin letter of a key. A Cyrillic letter maps to the Latin letter of its sound, as on phonetic keyboards.
pub(crate) fn latin(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let read = match small {
        'а' => 'a',
        'б' => 'b',
        'ц' => 'c',
        'д' => 'd',
        'е' => 'e',
        'ф' => 'f',
        'г' => 'g',
        'х' => 'h',
        'и' => 'i',
        'й' => 'j',
        'к' => 'k',
        'л' => 'l',
        'м' => 'm',
        'н' => 'n',
        'о' => 'o',
        'п' => 'p',
        'я' | 'ч' => 'q',
        'р' => 'r',
        'с' => 's',
        'т' => 't',
        'у' => 'u',
        'ж' => 'v',
        'в' | 'ш' => 'w',
        'ь' => 'x',
        'ъ' => 'y',
        'з' => 'z',
        _ => return letter,
    };
    if letter == small { read } else { read.to_ascii_uppercase() }
}

/// A button and its keys, pressed one after the other.
#[derive(Clone)]
pub(crate) struct Choice {
    pub(crate) keys: String,
    pub(crate) button: Button,
}

impl Choice {
    /// The verb of the button, if it has one.
    pub(crate) fn verb(&self) -> Option<&Verb> {
        verb(&self.button)
    }

    /// True if it asks for another match.
    pub(crate) fn is_rematch(&self) -> bool {
        self.verb() == Some(&Verb::House(HouseVerb::Rematch))
    }

    /// True if it is a card of the hand.
    pub(crate) fn is_card(&self) -> bool {
        is_card(&self.button)
    }
}

/// The result of some keys.
pub(crate) enum Pressed<'a> {
    Choice(&'a Choice),
    /// The first of two keys.
    Begun,
    Nothing,
}

/// The buttons of a page with their keys, row by row.
#[derive(Clone, Default)]
pub(crate) struct Choices(Vec<Vec<Choice>>);

impl Choices {
    /// Assigns keys to every button of a page. `held` has those of the cards.
    pub(crate) fn of(page: &Page, held: &Held) -> Self {
        let buttons: Vec<&Button> = page.buttons.iter().flatten().collect();
        let cards: Vec<Option<char>> = buttons.iter().map(|button| held.key(hand_card(button)?)).collect();
        let mut free = series().filter(|key| !cards.contains(&Some(*key)));
        let key = |button: &Button| match key(button) {
            Key::OneOf(letter) if buttons.iter().filter(|other| key(other) == Key::OneOf(letter)).count() > 1 => {
                Key::Entry
            }
            Key::OneOf(letter) => Key::Letter(letter),
            known => known,
        };
        let keyed = |(button, card): (&&Button, &Option<char>)| match key(button) {
            Key::Card | Key::Entry | Key::OneOf(_) => {
                card.or_else(|| free.next()).map(String::from).unwrap_or_default()
            }
            Key::Letter(letter) => {
                let sharing: Vec<&Button> =
                    buttons.iter().copied().filter(|other| key(other) == Key::Letter(letter)).collect();
                match second(button, &sharing, held) {
                    Some(second) => format!("{letter}{second}"),
                    None => letter.to_string(),
                }
            }
        };
        let mut keys = buttons.iter().zip(&cards).map(keyed).collect::<Vec<_>>().into_iter();
        let choice = |button: &Button| Choice { keys: keys.next().unwrap_or_default(), button: button.clone() };
        let mut choice = choice;
        Self(page.buttons.iter().map(|row| row.iter().map(&mut choice).collect()).collect())
    }

    pub(crate) fn rows(&self) -> &[Vec<Choice>] {
        &self.0
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Choice> {
        self.0.iter().flatten()
    }

    /// The button that these keys press.
    pub(crate) fn pressed(&self, keys: &str) -> Pressed<'_> {
        match self.all().find(|choice| choice.keys == keys) {
            Some(choice) => Pressed::Choice(choice),
            None if self.all().any(|choice| choice.keys.starts_with(keys)) => Pressed::Begun,
            None => Pressed::Nothing,
        }
    }

    /// The most likely choice: the only recommended button, drawing, or the only playable card.
    pub(crate) fn likely(&self) -> Option<&Choice> {
        let recommended: Vec<&Choice> = self.all().filter(|choice| is_recommended(choice)).collect();
        let cards: Vec<&Choice> = self.all().filter(|choice| choice.button.look == Look::Card).collect();
        let draws =
            |choice: &&Choice| matches!(choice.verb(), Some(Verb::Act(notation)) if notation.as_str() == "draw");
        match (recommended.as_slice(), cards.as_slice()) {
            ([one], _) | ([], [one]) => Some(one),
            (several, _) => several.iter().copied().find(draws),
        }
    }
}

/// Settings and leaderboards mark the current choice in the same way.
fn is_recommended(choice: &Choice) -> bool {
    choice.button.look == Look::Main && !matches!(choice.verb(), Some(Verb::Settings(_) | Verb::Standings(_)))
}

/// Distinguishes buttons with the same letter.
type Way<'a> = &'a dyn Fn(&Button) -> Option<char>;

/// The second key of a button that shares its letter: its card's key, its suit's letter, or its position.
fn second(button: &Button, sharing: &[&Button], held: &Held) -> Option<char> {
    if sharing.len() < 2 {
        return None;
    }
    let place =
        |wanted: &Button| series().zip(sharing).find_map(|(key, other)| std::ptr::eq(wanted, *other).then_some(key));
    let ways: [Way<'_>; 2] = [&|button| held.key(card(button)?), &|button| Some(suit(button)?.to_ascii_lowercase())];
    let distinct = |way: &&Way<'_>| {
        let keys: Option<Vec<char>> = sharing.iter().map(|button| way(button)).collect();
        keys.is_some_and(|keys| keys.iter().all(|key| keys.iter().filter(|other| *other == key).count() == 1))
    };
    match ways.iter().find(distinct) {
        Some(way) => way(button),
        None => place(button),
    }
}

fn verb(button: &Button) -> Option<&Verb> {
    match &button.target {
        Target::Token(token) => Some(&token.verb),
        Target::PrivateChat(_) | Target::Link(_) => None,
    }
}

fn key(button: &Button) -> Key {
    match &button.target {
        Target::Token(token) if is_card(button) && token.verb.key() == Key::Card => Key::Card,
        Target::Token(token) => token.verb.key(),
        Target::PrivateChat(_) => Key::Letter('c'),
        Target::Link(_) => Key::Entry,
    }
}

/// The first letter of the suit on a button.
fn suit(button: &Button) -> Option<char> {
    button.label.runs().iter().find_map(|run| match run.sense {
        Sense::Suit(suit) => suit.to_string().chars().next(),
        Sense::Words | Sense::Foreign | Sense::Card(_) | Sense::Rank(_) | Sense::Moment(_) | Sense::Length(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use talon_cards::Card;
    use talon_view::{LETTERS_OF_COMMANDS, PuzzleVerb, ShowVerb, Token};

    fn act(notation: &str, label: impl Into<talon_view::Text>, look: Look) -> Button {
        let verb = Verb::Act(notation.parse().unwrap());
        Button { label: label.into(), target: Target::Token(Token::new(None, 3, verb)), look }
    }

    fn playing(card: &str, look: Look) -> Button {
        act(card, card.parse::<Card>().unwrap(), look)
    }

    fn keys(row: &[Button]) -> (Vec<String>, Option<String>) {
        let page = Page::of(Vec::new(), vec![row.to_vec()]);
        let mut held = Held::default();
        held.follow(&page);
        let choices = Choices::of(&page, &held);
        let keys = choices.all().map(|choice| choice.keys.clone()).collect();
        (keys, choices.likely().map(|choice| choice.button.label.plain()))
    }

    #[test]
    fn digits_are_for_cards_and_letters_for_everything_else() {
        let quiet =
            |verb| Button { label: "x".into(), target: Target::Token(Token::new(None, 1, verb)), look: Look::Quiet };
        let row = [
            playing("AS", Look::Card),
            playing("KS", Look::Blocked),
            act("draw", "Draw", Look::Main),
            act("claim", "Claim", Look::Quiet),
            act("m:H", talon_cards::Suit::Hearts, Look::Main),
            act("m:S", talon_cards::Suit::Spades, Look::Main),
            act("AS!", "AS".parse::<Card>().unwrap(), Look::Quiet),
            act("KS!", "KS".parse::<Card>().unwrap(), Look::Quiet),
            quiet(Verb::Show(ShowVerb::Why)),
            quiet(Verb::House(HouseVerb::Hint)),
        ];
        assert_eq!(keys(&row).0, ["1", "2", "d", "k", "mh", "ms", "j1", "j2", "w", "i"]);
        assert_eq!(keys(&row[..5]).0, ["1", "2", "d", "k", "m"], "one marriage needs one key");
    }

    #[test]
    fn several_of_a_list_have_digits_and_one_alone_its_letter() {
        let next = |game| {
            let verb = Verb::Puzzle(PuzzleVerb::Next(game));
            Button { label: "x".into(), target: Target::Token(Token::new(None, 0, verb)), look: Look::Main }
        };
        let games = talon_games::GameKind::ALL.map(next);
        assert_eq!(keys(&games).0, ["1", "2", "3", "4", "5"]);
        assert_eq!(keys(&games[..1]).0, ["n"]);
    }

    #[test]
    fn a_hint_is_possible_where_the_hand_offers_one() {
        let hint = Button {
            label: "x".into(),
            target: Target::Token(Token::new(None, 1, Verb::House(HouseVerb::Hint))),
            look: Look::Quiet,
        };
        let hand = |buttons: Vec<Button>| Page::of(Vec::new(), vec![buttons]);
        assert!(is_possible(HINT, &hand(vec![playing("AS", Look::Card), hint])));
        assert!(!is_possible(HINT, &hand(vec![playing("AS", Look::Card)])));
        assert!(is_possible(HELP, &hand(Vec::new())), "help is everywhere");
    }

    #[test]
    fn enter_does_the_one_thing_that_is_most_likely_wanted() {
        let likely = |row: &[Button]| keys(row).1;
        let (draw, marriage) = (act("draw", "Draw", Look::Main), act("m:H", "40", Look::Main));
        let (open, other, blocked) =
            (playing("AS", Look::Card), playing("KS", Look::Card), playing("QS", Look::Blocked));
        assert_eq!(likely(&[open.clone(), other.clone(), marriage.clone()]).as_deref(), Some("40"));
        assert_eq!(likely(&[draw, marriage.clone()]).as_deref(), Some("Draw"));
        assert_eq!(likely(&[open.clone(), blocked.clone()]).as_deref(), Some("♠A"), "the only card");
        assert_eq!(likely(&[open.clone(), other]), None, "there is a choice");
        assert_eq!(likely(&[marriage.clone(), marriage, open]), None);
        assert_eq!(likely(&[blocked]), None, "a blocked card is never wanted");
    }

    #[test]
    fn every_command_of_a_key_is_known_to_the_pages() {
        assert_eq!(commands().count(), COMMANDS.len(), "each key has its command");
        let keys: BTreeSet<char> = commands().map(|(key, _)| key).chain([LEAVE]).collect();
        assert_eq!(keys, LETTERS_OF_COMMANDS.chars().collect());
        assert!(keys.iter().all(|key| !series().any(|other| other == *key)));
        assert_eq!(command('?').map(|command| command.name), Some("help"));
    }

    #[test]
    fn cyrillic_letters_press_the_letters_of_their_sound() {
        let phonetic = "яертъуиопасдфгхйклзьцжбнмв";
        let read: BTreeSet<char> = phonetic.chars().map(latin).collect();
        assert_eq!(read, ('a'..='z').collect(), "every letter can be pressed");
        assert_eq!("ПпАЦ1?".chars().map(latin).collect::<String>(), "PpAC1?");
    }
}
