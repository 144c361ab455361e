//! A newcomer at a real (pseudo-)terminal: the program starts without any settings, and a match against the AI player is played to its end
//! with keys only.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;

use talon_games::GameKind;
use talon_stage::{Shown, Terminal, languages_on, without_settings};
use talon_view::is_first_option;

const COLUMNS: u16 = 80;
/// A usual window, and the smallest in which every page must be playable.
const ROWS: u16 = 30;
const LOW: u16 = 24;

/// A choice on the screen: its keys and its label.
#[derive(Debug, Clone)]
struct Choice {
    key: String,
    label: String,
}

/// The program in a usual window.
fn start(directory: &Path, arguments: &[&str]) -> Terminal {
    sized(ROWS, directory, arguments)
}

/// The program in a window with this many rows.
fn sized(rows: u16, directory: &Path, arguments: &[&str]) -> Terminal {
    Terminal::start((COLUMNS, rows), directory, arguments, &[])
}

/// The choices on the screen, in reading order: `[1] ♠J   [2] ♥10`, or boxes of cards above their keys.
fn choices(contents: &str) -> Vec<Choice> {
    let lines: Vec<&str> = contents.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let listed = choices_of(line);
        if !listed.is_empty() && listed.iter().all(|choice| choice.label.is_empty()) {
            let faces: Vec<char> = lines[at.saturating_sub(2)].chars().collect();
            found.extend(boxed(line, &faces));
        } else {
            found.extend(listed);
        }
    }
    found
}

fn choices_of(line: &str) -> Vec<Choice> {
    let mut found = Vec::new();
    let mut rest = line;
    while let Some((_, after)) = rest.split_once('[') {
        rest = after;
        let Some((key, label)) = after.split_once(']').filter(|(key, _)| (1..=2).contains(&key.len())) else {
            continue;
        };
        let end = label.find("  [").unwrap_or(label.len());
        found.push(Choice { key: key.to_owned(), label: label[..end].trim().to_owned() });
    }
    found
}

/// The cards above a line of keys.
fn boxed(keys: &str, faces: &[char]) -> Vec<Choice> {
    let keys = keys.chars().collect::<Vec<char>>();
    let of = |(place, face): (usize, &[char])| {
        let key = keys.get(place * 5 + 2)?.to_string();
        let face: String = face.iter().filter(|letter| !"│ ".contains(**letter)).collect();
        Some(Choice { key, label: face.replace('×', "× ") })
    };
    faces.chunks(5).enumerate().filter_map(of).collect()
}

fn labelled<'a>(choices: &'a [Choice], label: &str) -> Option<&'a Choice> {
    choices.iter().find(|choice| choice.label.contains(label))
}

/// The playable cards: labels that begin with a suit.
fn cards(choices: &[Choice]) -> Vec<&Choice> {
    choices.iter().filter(|choice| choice.label.starts_with(['♣', '♦', '♥', '♠'])).collect()
}

const GO_ON: &str = "[Enter] go on";

/// Plays the first playable card until the match is over. Returns how many cards that took.
fn play_to_the_end(terminal: &mut Terminal) -> usize {
    let mut played = 0;
    for _ in 0..2_000 {
        let contents = terminal.wait("something to do", |contents| {
            let choices = choices(contents);
            contents.contains(GO_ON)
                || !cards(&choices).is_empty()
                || labelled(&choices, "Start").is_some()
                || labelled(&choices, "Rematch").is_some()
        });
        assert!(contents.lines().all(|line| line.chars().count() <= usize::from(COLUMNS)));
        let choices = choices(&contents);
        if labelled(&choices, "Rematch").is_some() {
            return played;
        }
        if contents.contains(GO_ON) {
            terminal.press("\r");
        } else if let Some(start) = labelled(&choices, "Start") {
            terminal.press(&start.key);
        } else if let Some(card) = cards(&choices).first() {
            let key = card.key.clone();
            terminal.press(&key);
            played += 1;
        }
        // The next screen always differs from this one, at least by a sentence.
        let before = contents;
        terminal.wait("an answer", |contents| *contents != before);
    }
    panic!("the match does not end:\n{}", terminal.contents());
}

#[test]
fn a_newcomer_plays_a_whole_match_with_keys_alone() {
    let directory = tempfile::tempdir().unwrap();
    let mut terminal = start(directory.path(), &["--set", "table.ai_delay=0ms"]);
    let first = terminal.wait("the first table", |contents| contents.contains("Santase"));
    assert!(first.contains("TALON_TELEGRAM_TOKEN"), "the page says how to connect a platform:\n{first}");
    let played = play_to_the_end(&mut terminal);
    assert!(played >= 6, "{played}");
    press_labelled(&mut terminal, "Coach");
    terminal.wait("the coach", |contents| contents.contains("% accurate") || contents.contains("Look again"));
    // The page updates by itself.
    terminal.wait("all of it", |contents| contents.contains("% accurate"));
    let told = terminal.contents();
    if has_key(&told, "1") {
        terminal.press("1");
        terminal.wait("the position", |contents| contents.contains('✗'));
        terminal.press("\x1b");
        terminal.wait("the coach again", |contents| *contents == told);
    }
    assert_eq!(terminal.leave(), 0);

    let verify = talon(directory.path(), &["export"]);
    let table = verify.split_whitespace().next().expect("a table").to_owned();
    let verdict = talon(directory.path(), &["verify", &table]);
    assert!(verdict.contains("match 1"), "{verdict}");
}

/// Random decisions from a seed.
struct Chance(u64);

impl Chance {
    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        self.0 = hasher.finish();
        &items[usize::try_from(self.0 % items.len() as u64).expect("an index")]
    }
}

/// The keys that are no decisions: hints, taking back, and the keys of every page.
const ASIDE: &str = "iuwtqhpsrl";

/// The decisions of a hand, cards and others; or the one decision of a confirmation.
fn decisions(contents: &str) -> Vec<Choice> {
    let choices = choices(contents);
    if let Some(back) = choices.iter().position(|choice| choice.label == "Back") {
        return choices[..back].to_vec();
    }
    if labelled(&choices, "Table…").is_none() || labelled(&choices, "Rematch").is_some() {
        return Vec::new();
    }
    let decides = |choice: &Choice| !choice.label.starts_with("× ") && !ASIDE.contains(choice.key.as_str());
    choices.into_iter().filter(decides).collect()
}

/// With more choices than this, a page may need scrolling.
const MANY: usize = 20;

/// The hint that not everything fits.
const MORE: &str = "[PgUp PgDn]";

/// The letter of each button of a hand, by its label.
#[derive(Default)]
struct Letters(HashMap<String, char>);

impl Letters {
    /// Checks that buttons keep their letters, and that cards have digits or capitals.
    fn check(&mut self, contents: &str) {
        for Choice { key, label } in choices(contents) {
            let letter = key.chars().next().expect("a key");
            let label = label.trim_start_matches("✓ ").trim_start_matches("× ");
            let is_card = label.starts_with(['♣', '♦', '♥', '♠']) && label.chars().count() > 1 && !label.contains(' ');
            assert_eq!(is_card, !letter.is_ascii_lowercase(), "{label} has {key}:\n{contents}");
            if !is_card {
                let always = *self.0.entry(label.to_owned()).or_insert(letter);
                assert_eq!(always, letter, "{label}:\n{contents}");
            }
        }
    }
}

/// Presses the choice with that label.
fn press_labelled(terminal: &mut Terminal, label: &str) {
    let contents = terminal.wait(label, |contents| labelled(&choices(contents), label).is_some());
    let key = labelled(&choices(&contents), label).expect("it was there").key.clone();
    terminal.press(&key);
}

/// Sets options in the lobby of a table, each by its position on its page.
fn agree(terminal: &mut Terminal, game: GameKind, options: &[(&str, &str)]) {
    press_labelled(terminal, "Options");
    let mut rules = game.default_rules();
    for (key, value) in options {
        let first = is_first_option(game, key);
        let end = if first { "Done" } else { "Back" };
        if !first {
            press_labelled(terminal, "Rules…");
        }
        loop {
            let mut known = rules.options();
            known.retain(|option| is_first_option(game, option.key) == first);
            let place = known.iter().position(|option| option.key == *key).expect("an option");
            let option = &known[place];
            if option.value == *value {
                break;
            }
            let now = option.values.iter().position(|known| *known == option.value).expect("a value");
            let next = option.values[(now + 1) % option.values.len()];
            let before = terminal.wait("options", |contents| labelled(&choices(contents), end).is_some());
            let choice = choices(&before)[place].clone();
            terminal.press(&choice.key);
            terminal.wait("the option changed", |contents| {
                let choices = choices(contents);
                labelled(&choices, end).is_some() && choices[place].label != choice.label
            });
            rules = rules.with(key, next).expect("a value");
        }
        if !first {
            press_labelled(terminal, "Back");
        }
    }
    press_labelled(terminal, "Done");
}

/// Opens a lobby of the game from the table that started at once, with the usual number of AI players.
fn set_up(terminal: &mut Terminal, game: GameKind) {
    terminal.wait("the table", |contents| labelled(&choices(contents), "Table…").is_some());
    terminal.press("t");
    press_labelled(terminal, "New table…");
    for seated in 1..usize::from(game.default_rules().usual_seats()) {
        press_labelled(terminal, "Add AI player");
        terminal.wait("one more", |contents| {
            let seats = contents.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_digit()));
            seats.filter(|line| line.contains("AI player")).count() == seated
        });
    }
}

/// A match of a game from the program's start to the result, with keys only. Returns how many decisions that took.
fn play_a_match(terminal: &mut Terminal, chance: &mut Chance) -> usize {
    press_labelled(terminal, "Start");
    let mut letters = Letters::default();
    let mut made = 0;
    for _ in 0..2_000 {
        let contents = terminal.wait("something to do", |contents| {
            contents.contains(GO_ON)
                || !decisions(contents).is_empty()
                || labelled(&choices(contents), "Rematch").is_some()
        });
        assert!(contents.lines().all(|line| line.chars().count() <= usize::from(COLUMNS)));
        if labelled(&choices(&contents), "Rematch").is_some() {
            return made;
        }
        if contents.contains(GO_ON) {
            terminal.press("\r");
        } else {
            letters.check(&contents);
            // A player of Ristiseiska who is stuck again and again collects more cards than fit into a low window.
            let whole = !contents.contains(MORE);
            assert!(whole || choices(&contents).len() > MANY, "the whole page is:\n{contents}");
            let decisions = decisions(&contents);
            let key = chance.pick(&decisions).key.clone();
            terminal.press(&key);
            made += 1;
        }
        terminal.wait("an answer", |now| now != contents);
    }
    panic!("the match does not end:\n{}", terminal.contents());
}

/// The game named on the command line, with its AI players, to the end of a short match.
fn a_match_of(game: GameKind, rows: u16, options: &[(&str, &str)]) {
    let directory = tempfile::tempdir().unwrap();
    let (secret, meant) = ("testing.fixed_secret=terminal", "testing.consent=everybody may foresee every deal");
    let arguments = ["play", game.name(), "--set", "table.ai_delay=0ms", "--set", secret, "--set", meant];
    let mut terminal = sized(rows, directory.path(), &arguments);
    set_up(&mut terminal, game);
    agree(&mut terminal, game, options);
    let mut chance = Chance(7);
    let made = play_a_match(&mut terminal, &mut chance);
    // The number depends on the deck, which depends on when the table was opened.
    assert!(made > 0);
    assert_eq!(terminal.leave(), 0);
    let listed = talon(directory.path(), &["export"]);
    // The other table was left before the first card.
    let events = |line: &str| line.split_whitespace().nth(2).and_then(|events| events.parse::<u32>().ok());
    let played = listed.lines().max_by_key(|line| events(line)).expect("a table");
    let table = played.split_whitespace().next().expect("its name");
    let exported: serde_json::Value = serde_json::from_str(&talon(directory.path(), &["export", table])).unwrap();
    assert!(exported.to_string().contains(&format!("\"game\":\"{game}\"")), "{game} was played");
    assert!(talon(directory.path(), &["verify", table]).contains("match 1"));
    println!("{game}: {made} decisions");
}

#[test]
fn sznap_is_played_with_keys_alone() {
    a_match_of(GameKind::Sznap, ROWS, &[("variant", "schnapsen")]);
}

#[test]
fn snaps_is_played_with_keys_alone() {
    a_match_of(GameKind::Snaps, LOW, &[("show-points", "both")]);
}

#[test]
fn belot_is_played_with_keys_alone() {
    a_match_of(GameKind::Belot, LOW, &[("target", "101"), ("capot-blocks-exit", "off")]);
}

#[test]
fn ristiseiska_is_played_with_keys_alone() {
    a_match_of(GameKind::Ristiseiska, LOW, &[("limit", "single")]);
}

#[test]
fn any_game_is_opened_from_the_menu_with_its_ai_players() {
    let directory = tempfile::tempdir().unwrap();
    let mut terminal = start(directory.path(), &["play", "--set", "table.ai_delay=0ms"]);
    terminal.wait("the first table", |contents| labelled(&choices(contents), "Table…").is_some());
    for game in ["66", "Snaps", "Belot", "Ristiseiska"] {
        terminal.press("p");
        let menu = terminal.wait("the games", |contents| {
            let choices = choices(contents);
            choices.len() >= GameKind::ALL.len() && labelled(&choices, "Table…").is_none()
        });
        let choice = choices(&menu).into_iter().find(|choice| choice.label.starts_with(game)).expect("a game");
        terminal.press(&choice.key);
        terminal.wait("the cards", |contents| contents.contains(&format!("{game} · deal 1")));
    }
    assert_eq!(terminal.leave(), 0);
}

#[test]
fn a_game_named_again_is_taken_up_again() {
    let directory = tempfile::tempdir().unwrap();
    let hand = |terminal: &mut Terminal, title: &str| {
        let is_there = |contents: &str| contents.contains(title) && !decisions(contents).is_empty();
        decisions(&terminal.wait("a hand", is_there)).into_iter().map(|choice| choice.label).collect::<Vec<_>>()
    };
    let mut hands = Vec::new();
    for (game, title) in [("sznap", "66 · deal 1"), ("belot", "Belot · deal 1")] {
        let mut terminal = start(directory.path(), &["play", game, "--set", "table.ai_delay=0ms"]);
        hands.push((game, title, hand(&mut terminal, title)));
        assert_eq!(terminal.leave(), 0);
    }
    for (game, title, before) in hands {
        let mut terminal = start(directory.path(), &["play", game, "--set", "table.ai_delay=0ms"]);
        assert_eq!(hand(&mut terminal, title), before, "the table of {game} goes on");
        assert_eq!(terminal.leave(), 0);
    }
}

#[test]
fn of_several_matches_those_that_wait_come_first() {
    let directory = tempfile::tempdir().unwrap();
    for game in ["sznap", "santase"] {
        let mut terminal = start(directory.path(), &["play", game, "--set", "table.ai_delay=0ms"]);
        terminal.wait("a hand", |contents| !decisions(contents).is_empty());
        assert_eq!(terminal.leave(), 0);
    }
    let mut terminal = start(directory.path(), &["play", "--set", "table.ai_delay=0ms"]);
    let home = terminal.wait("the tables", |contents| contents.contains("My games (2)"));
    assert!(home.contains("1. 66 · ") && home.contains("2. Santase · "), "{home}");
    terminal.press("2");
    terminal.wait("the other table", |contents| contents.contains("Santase · deal") && !decisions(contents).is_empty());
    terminal.press("tz");
    terminal.wait("the question", |contents| contents.contains("Resign"));
    terminal.press("y");
    terminal.wait("the end of the deal", |contents| contents.contains(GO_ON));
    terminal.press("\r");
    let result = terminal.wait("the result", |contents| labelled(&choices(contents), "Rematch").is_some());
    assert!(result.contains("[Enter] My games (1)"), "the other match waits:\n{result}");
    terminal.press("\r");
    terminal.wait("the tables", |contents| contents.starts_with("My games (1)"));
    terminal.press("\r");
    terminal.wait("the match that waits", |contents| contents.contains("66 · deal") && !decisions(contents).is_empty());
    assert_eq!(terminal.leave(), 0);
}

#[test]
fn leaving_keeps_the_match_for_the_next_start() {
    let directory = tempfile::tempdir().unwrap();
    let arguments = ["play", "--set", "table.ai_delay=0ms"];
    let mut terminal = start(directory.path(), &arguments);
    let hand = terminal.wait("a hand", |contents| !cards(&choices(contents)).is_empty());
    let before: Vec<String> = cards(&choices(&hand)).iter().map(|card| card.label.clone()).collect();
    assert_eq!(terminal.leave(), 0);

    let mut terminal = start(directory.path(), &arguments);
    let hand = terminal.wait("the same hand", |contents| !cards(&choices(contents)).is_empty());
    let after: Vec<String> = cards(&choices(&hand)).iter().map(|card| card.label.clone()).collect();
    assert_eq!(before, after);
    assert_eq!(terminal.leave(), 0);
}

#[test]
fn the_cards_are_there_without_a_key() {
    let directory = tempfile::tempdir().unwrap();
    let mut terminal = sized(LOW, directory.path(), &["play", "--set", "table.ai_delay=0ms"]);
    let hand = terminal.wait("a hand", |contents| !decisions(contents).is_empty());
    assert!(hand.contains("┌───┐"), "the cards are boxes:\n{hand}");
    assert_eq!(terminal.leave(), 0);
}

#[test]
fn a_small_window_shows_the_whole_page_by_and_by() {
    let directory = tempfile::tempdir().unwrap();
    let mut terminal = sized(LOW, directory.path(), &["play", "--set", "table.ai_delay=0ms"]);
    terminal.wait("the table", |contents| contents.contains("[t] Table…"));
    terminal.press("h");
    terminal.wait("the help", |contents| contents.contains(":puzzle"));
    terminal.resize(40, 15);
    let first = terminal.wait("a part of the help", |contents| contents.contains(MORE));
    assert!(first.contains("What I can do") && !first.contains(":puzzle"), "{first}");
    terminal.press(&"\x1b[6~".repeat(4));
    let last = terminal.wait("the rest", |contents| contents.contains(":puzzle"));
    assert!(last.contains("[p] Play"), "the buttons are there all the time:\n{last}");
    terminal.resize(30, 8);
    terminal.wait("what to do", |contents| contents.contains("too small"));
    terminal.resize(COLUMNS, LOW);
    // If nothing is readable, no key does anything.
    terminal.wait("the help again", |contents| contents.contains("[p] Play"));
    terminal.press("\x1b");
    terminal.wait("the table again", |contents| contents.contains("[t] Table…") && !contents.contains(MORE));
    assert_eq!(terminal.leave(), 0);
}

#[test]
fn no_color_means_no_colour() {
    let directory = tempfile::tempdir().unwrap();
    let arguments = ["play", "--set", "table.ai_delay=0ms"];
    for (variable, styled) in [(&[][..], true), (&[("NO_COLOR", "1")], false)] {
        let mut terminal = Terminal::start((COLUMNS, LOW), directory.path(), &arguments, variable);
        terminal.wait("a page", |contents| contents.contains("[q]"));
        terminal.press("\r");
        terminal.wait("a hand", |contents| contents.contains("] Table…"));
        assert_eq!(terminal.written().split("\x1b[").skip(1).any(ends_as_style), styled);
        assert_eq!(terminal.leave(), 0);
    }
}

/// True if a control sequence sets a style.
fn ends_as_style(code: &str) -> bool {
    code.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == ';').starts_with('m')
}

#[test]
fn the_help_names_keys_and_no_command_with_a_slash() {
    let directory = tempfile::tempdir().unwrap();
    let mut terminal = sized(LOW, directory.path(), &["play"]);
    terminal.wait("the table", |contents| contents.contains("[t] Table…"));
    terminal.press("h");
    let help = terminal.wait("the help", |contents| contents.contains("What I can do"));
    assert!(!help.contains(" /") && help.contains(":daily"), "{help}");
    terminal.press(":rating\r");
    terminal.wait("ratings", |contents| contents.contains("atings"));
    assert_eq!(terminal.leave(), 0);
}

#[test]
fn times_are_those_of_the_machine_until_a_zone_is_chosen() {
    let directory = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start((COLUMNS, LOW), directory.path(), &["play"], &[("TZ", "Asia/Tokyo")]);
    terminal.wait("the table", |contents| contents.contains("[t] Table…"));
    terminal.press(":settings\r");
    terminal.wait("the machine's zone", |contents| contents.contains("Asia/Tokyo"));
    terminal.press(":settings Europe/Sofia\r");
    terminal.wait("the chosen zone", |contents| contents.contains("Time zone: Europe/Sofia"));
    assert_eq!(terminal.leave(), 0);
}

#[test]
fn the_terminal_speaks_bulgarian_too() {
    let directory = tempfile::tempdir().unwrap();
    let mut terminal = start(directory.path(), &["play", "--language", "bg"]);
    terminal.wait("the first deal", |contents| contents.contains("раздаване 1"));
    // A Cyrillic letter counts as the Latin letter of its sound.
    terminal.press("р");
    terminal.wait("the rules", |contents| !contents.contains("раздаване 1"));
    assert_eq!(terminal.leave(), 0);
}

/// Another command of the program in the same directory.
fn talon(directory: &Path, arguments: &[&str]) -> String {
    let mut command = without_settings(env!("CARGO_BIN_EXE_talon"));
    let output = command.args(arguments).current_dir(directory).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Presses the first choice with this key as soon as it appears.
fn press_key(terminal: &mut Terminal, what: &str, key: &str) -> String {
    let contents = terminal.wait(what, |contents| choices(contents).iter().any(|choice| choice.key == key));
    terminal.press(key);
    terminal.wait("an answer", |now| *now != contents)
}

/// The same letters reach the coach, the daily deal, its board and puzzles in every language.
#[test]
fn the_coach_the_daily_deal_and_puzzles_are_reached_with_keys_in_every_language() {
    for (locale, _) in languages_on(Shown::AtTerminal) {
        let directory = tempfile::tempdir().unwrap();
        let language = locale.language.code();
        let arguments = ["play", "--language", language, "--set", "table.ai_delay=0ms"];
        let mut terminal = sized(40, directory.path(), &arguments);
        give_up_and_be_coached(&mut terminal);
        terminal.press("p");
        press_key(&mut terminal, "the games", "d");
        press_key(&mut terminal, "the deal of the day", "g");
        play_the_deal(&mut terminal);
        press_key(&mut terminal, "the result", "d");
        // The page can be refreshed until the coach is done.
        while !terminal.contents().contains("Talon · ") {
            terminal.press("d");
            terminal.wait("the board", |contents| has_key(contents, "d") || contents.contains("Talon · "));
        }
        press_key(&mut terminal, "the board", "p");
        press_key(&mut terminal, "the games", "z");
        // The first game's first puzzle, its first choice, and the continuation.
        press_key(&mut terminal, "puzzles", "1");
        let asked = terminal.contents();
        assert!(asked.contains('★'), "{language}: {asked}");
        let answered = press_key(&mut terminal, "a puzzle", "1");
        assert!(answered.contains(['+', '−', '0']), "{language}: {answered}");
        press_key(&mut terminal, "the answer", "1");
        press_key(&mut terminal, "what follows", "b");
        press_key(&mut terminal, "the puzzle", "z");
        assert_eq!(terminal.leave(), 0, "{language}");
    }
}

/// A match is resigned after this many decisions.
const SOME: usize = 4;

/// Begins and resigns a match, asks the coach about it, and opens one of its moments in the replay, if there is one.
fn give_up_and_be_coached(terminal: &mut Terminal) {
    terminal.wait("the first deal", |contents| first_decision(contents).is_some());
    let mut made = 0;
    while made < SOME {
        made += usize::from(go_on_or_decide(terminal, |_| false) == Step::Decided);
    }
    while go_on_or_decide(terminal, |contents| has_key(contents, "w")) != Step::Over {}
    press_key(terminal, "a hand", "t");
    press_key(terminal, "the way out", "z");
    press_key(terminal, "the question", "y");
    while go_on_or_decide(terminal, |contents| has_key(contents, "k")) != Step::Over {}
    press_key(terminal, "the result", "k");
    terminal.wait("all of it", |contents| contents.contains('%'));
    if has_key(&terminal.contents(), "1") {
        let replay = press_key(terminal, "the moment", "1");
        assert!(has_key(&replay, "k"), "from there it leads back to the coach:\n{replay}");
    }
}

/// Makes the first decision that is offered until the result leads to the daily board.
fn play_the_deal(terminal: &mut Terminal) {
    for _ in 0..200 {
        if go_on_or_decide(terminal, is_over) == Step::Over {
            return;
        }
        assert!(!has_key(&terminal.contents(), "i"), "nobody is helped at such a table:\n{}", terminal.contents());
    }
    panic!("the deal does not end:\n{}", terminal.contents());
}

/// What a person did at a table.
#[derive(PartialEq, Eq)]
enum Step {
    Decided,
    WentOn,
    Over,
}

/// Makes the first decision that is offered, or continues if there is none, unless it is over.
fn go_on_or_decide(terminal: &mut Terminal, is_over: impl Fn(&str) -> bool) -> Step {
    let contents = terminal.wait("something to do", |contents| {
        contents.contains("[Enter]") || is_over(contents) || first_decision(contents).is_some()
    });
    let step = if is_over(&contents) {
        return Step::Over;
    } else if contents.contains("[Enter]") {
        terminal.press("\r");
        Step::WentOn
    } else {
        terminal.press(&first_decision(&contents).expect("a decision"));
        Step::Decided
    };
    terminal.wait("an answer", |now| *now != contents);
    step
}

fn has_key(contents: &str, key: &str) -> bool {
    choices(contents).iter().any(|choice| choice.key == key)
}

/// The result has buttons for the board and the proof, and no cards.
fn is_over(contents: &str) -> bool {
    has_key(contents, "d") && has_key(contents, "f") && cards(&choices(contents)).is_empty()
}

/// The key of a decision: in a hand, or in a confirmation, which also has a key that leads back.
fn first_decision(contents: &str) -> Option<String> {
    let (hand, question) = (has_key(contents, "w"), has_key(contents, "b"));
    let decides = |choice: &Choice| match hand {
        true => !choice.label.starts_with("× ") && !ASIDE.contains(choice.key.as_str()),
        false => question && choice.key != "b" && !ASIDE.contains(choice.key.as_str()),
    };
    let decisions: Vec<Choice> = choices(contents).into_iter().filter(decides).collect();
    // A card before anything else; among calls the last one, which is a pass.
    let card = cards(&decisions).first().map(|card| card.key.clone());
    card.or_else(|| decisions.last().map(|last| last.key.clone()))
}
