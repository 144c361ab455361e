//! The messages of every language keep to its terms, `docs/terms/<language>.md`. `docs/terms.md` says how those pages are written.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::{bundle, tests};

/// The columns of the table that every page of terms has.
const COLUMNS: [&str; 4] = ["term (English)", "ours", "source or reason", "never"];

/// A word between backquotes, in small letters.
#[derive(Debug, PartialEq, Eq)]
struct Piece {
    word: String,
    /// If it is not, words begin with it: their endings change.
    is_whole: bool,
    /// The beginnings of the names of the files that it is about; without any it is about all.
    files: Vec<String>,
}

impl Piece {
    /// From what stands between the backquotes, and what follows them.
    fn new(quoted: &str, after: &str) -> Option<Self> {
        let small = quoted.to_lowercase();
        let whole = small.strip_suffix('.');
        let word = whole.unwrap_or(&small).to_owned();
        let files = after.strip_prefix('@').map_or(Some(Vec::new()), named_files)?;
        (!word.trim().is_empty()).then_some(Self { word, is_whole: whole.is_some(), files })
    }

    fn is_about(&self, file: &str) -> bool {
        self.files.is_empty() || self.files.iter().any(|beginning| file.starts_with(beginning))
    }

    fn is_in(&self, text: &str) -> bool {
        let goes_on = |neighbour: Option<char>| neighbour.is_some_and(char::is_alphanumeric);
        text.match_indices(&self.word).any(|(at, word)| {
            let (before, after) = (&text[..at], &text[at + word.len()..]);
            !(goes_on(before.chars().next_back()) || self.is_whole && goes_on(after.chars().next()))
        })
    }

    fn is_said_in(&self, message: &Message) -> bool {
        self.is_about(message.file) && self.is_in(&message.text)
    }
}

/// The files of a limit. The sentence that it stands in may go on after it.
fn named_files(limit: &str) -> Option<Vec<String>> {
    let ends = |char: char| !char.is_ascii_alphanumeric() && !matches!(char, '-' | ',');
    let names = limit.split(ends).next()?.split(',');
    let files: Vec<String> = names.filter(|name| !name.is_empty()).map(str::to_owned).collect();
    (!files.is_empty()).then_some(files)
}

/// The pieces of a cell, if every backquote has its counterpart.
fn pieces(cell: &str) -> Option<Vec<Piece>> {
    let parts: Vec<&str> = cell.split('`').skip(1).collect();
    let pairs = parts.chunks_exact(2);
    let is_closed = pairs.remainder().is_empty();
    let pieces: Option<Vec<Piece>> = pairs.map(|pair| Piece::new(pair[0], pair[1])).collect();
    pieces.filter(|_| is_closed)
}

/// The cells of a line of a table.
fn cells(line: &str) -> Option<Vec<&str>> {
    let row = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(row.split('|').map(str::trim).collect())
}

/// The rows of the table with these columns.
fn rows<'a>(page: &'a str, columns: &[&str]) -> impl Iterator<Item = &'a str> {
    let lines =
        page.lines().map(str::trim_end).skip_while(move |line| cells(line).is_none_or(|cells| cells != columns));
    // Its first line and the rule below it.
    lines.skip(2).take_while(|line| line.starts_with('|'))
}

/// A row of the table of terms.
struct Term<'a> {
    name: &'a str,
    ours: Vec<Piece>,
    never: Vec<Piece>,
}

/// A row without a source is refused: nobody could say later why the word was chosen.
fn term(row: &str) -> Option<Term<'_>> {
    let cells = cells(row)?;
    let [name, ours, source, never] = cells[..] else { return None };
    let term = Term { name, ours: pieces(ours)?, never: pieces(never)? };
    (!name.is_empty() && !source.is_empty()).then_some(term)
}

/// The terms of a page. One without words to look for would hold no message to anything.
fn terms(page: &str) -> Result<Vec<Term<'_>>, String> {
    let read = |row| term(row).ok_or_else(|| format!("this is no row of terms: {row}"));
    let terms = rows(page, &COLUMNS).map(read).collect::<Result<Vec<_>, _>>()?;
    if terms.is_empty() {
        return Err(format!("there is no table with the columns {COLUMNS:?}"));
    }
    let lacks = |is_bare: fn(&Term<'_>) -> bool| terms.iter().all(is_bare);
    if lacks(|term| term.ours.is_empty()) || lacks(|term| term.never.is_empty()) {
        return Err("a column has no word in backquotes".to_owned());
    }
    Ok(terms)
}

/// A message of a language.
struct Message {
    file: &'static str,
    key: String,
    /// In small letters, with one space between words, so that a line break separates them too.
    text: String,
}

fn plain(text: &str) -> String {
    text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The messages of a Fluent file.
fn messages_of(code: &str, file: &'static str, source: &str) -> Vec<Message> {
    let messages = tests::read(code, [source]).into_iter();
    messages.map(|(key, mentioned)| Message { file, key, text: plain(&mentioned.text) }).collect()
}

fn messages(code: &str) -> Vec<Message> {
    bundle::files(code).flat_map(|(file, source)| messages_of(code, file, source)).collect()
}

/// Words that no message has.
fn unsaid<'a>(pieces: &'a [Piece], messages: &[Message]) -> impl Iterator<Item = &'a str> {
    let unsaid = pieces.iter().filter(move |piece| !messages.iter().any(|message| piece.is_said_in(message)));
    unsaid.map(|piece| piece.word.as_str())
}

/// Messages that say a word which is not ours.
fn wrong(term: &Term<'_>, messages: &[Message]) -> Vec<String> {
    let pairs = term.never.iter().flat_map(|piece| messages.iter().map(move |message| (piece, message)));
    let wrong = pairs.filter(|(piece, message)| piece.is_said_in(message));
    wrong
        .map(|(piece, Message { file, key, .. })| {
            format!("{file}.ftl: {key}: says “{}”, which is not our word for: {}", piece.word, term.name)
        })
        .collect()
}

/// Files that no language has: a word that is limited to one would never be looked for.
fn lost<'a>(term: &'a Term<'_>, messages: &[Message]) -> impl Iterator<Item = &'a String> {
    let named = term.ours.iter().chain(&term.never).flat_map(|piece| &piece.files);
    named.filter(move |beginning| !messages.iter().any(|message| message.file.starts_with(beginning.as_str())))
}

/// What is wrong with a term or with what the messages make of it.
fn faults(term: &Term<'_>, messages: &[Message]) -> Vec<String> {
    let name = term.name;
    let unsaid =
        unsaid(&term.ours, messages).map(|word| format!("no message says “{word}”, which is our word for: {name}"));
    let lost =
        lost(term, messages).map(|file| format!("no file begins with {file}, to which a word is limited for: {name}"));
    unsaid.chain(lost).chain(wrong(term, messages)).collect()
}

/// What is wrong in a language.
fn faults_of(code: &str) -> Vec<String> {
    let page = document(&format!("terms/{code}.md"));
    let messages = messages(code);
    let faults = match terms(&page) {
        Ok(terms) => terms.iter().flat_map(|term| faults(term, &messages)).collect(),
        Err(fault) => vec![fault],
    };
    faults.into_iter().map(|fault| format!("{code}: {fault}")).collect()
}

fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_language_keeps_to_its_terms() {
    let faults: Vec<String> = bundle::codes().flat_map(faults_of).collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The columns of the table that has the languages side by side.
fn side_by_side(page: &str) -> Vec<&str> {
    page.lines().filter_map(cells).find(|cells| cells.first() == Some(&"term")).expect("a table of all languages")
}

#[test]
fn the_overview_has_the_words_of_every_language() {
    let page = document("terms.md");
    let columns = side_by_side(&page);
    let codes: BTreeSet<&str> = bundle::codes().collect();
    assert_eq!(columns[1..].iter().copied().collect::<BTreeSet<_>>(), codes);
    let rows: Vec<Vec<&str>> = rows(&page, &columns).map(|row| cells(row).expect("a row")).collect();
    assert!(rows.len() >= 12, "{}", rows.len());
    for (column, code) in columns.iter().enumerate().skip(1) {
        let messages = messages(code);
        for row in &rows {
            let pieces = pieces(row[column]).filter(|pieces| !pieces.is_empty());
            let pieces = pieces.unwrap_or_else(|| panic!("{code}: {}: no word in backquotes", row[0]));
            let unsaid: Vec<&str> = unsaid(&pieces, &messages).collect();
            assert!(unsaid.is_empty(), "{code}: {}: no message says {unsaid:?}", row[0]);
        }
    }
}

/// The only piece of a cell.
fn piece(cell: &str) -> Piece {
    let mut pieces = pieces(cell).unwrap_or_else(|| panic!("{cell}"));
    assert_eq!(pieces.len(), 1, "{cell}");
    pieces.remove(0)
}

#[test]
fn a_stem_is_found_where_a_word_begins() {
    let stem = piece("`взятк`");
    for text in ["взятка", "Последната взятка", "ВЗЯТКИТЕ", "„взятки“", "без-взятка", "\u{fffc}взятки"]
    {
        assert!(stem.is_in(&plain(text)), "{text}");
    }
    for text in ["развзятка", "3взятки", "взят", ""] {
        assert!(!stem.is_in(&plain(text)), "{text}");
    }
    assert!(piece("`tie`").is_in("necktie, tie"));
    assert!(piece("`follow suit`").is_in(&plain("Follow\n    suit")));
    assert!(!piece("`follow suit`").is_in(&plain("follow \u{fffc} suit")));
}

#[test]
fn a_piece_with_a_full_stop_is_a_whole_word() {
    let word = piece("`Pot.`");
    for text in ["pot", "the pot.", "pot, pots", "potato or pot", "(pot)"] {
        assert!(word.is_in(text), "{text}");
    }
    for text in ["potato", "depot", "pot2", "jackpots"] {
        assert!(!word.is_in(text), "{text}");
    }
}

#[test]
fn a_piece_is_limited_to_the_files_that_it_names() {
    let everywhere = piece("the `talon`, as in Vienna");
    assert!(["whist", "room"].iter().all(|file| everywhere.is_about(file)));
    let limited = piece("`talon`@whist; elsewhere it is right");
    assert!(["whist", "whist-rules"].iter().all(|file| limited.is_about(file)));
    assert!(["euchre", "answer", "room"].iter().all(|file| !limited.is_about(file)));
    let several = pieces("`meld`@hearts,piquet-rules, `pair`@answer.").expect("pieces");
    let files: Vec<&[String]> = several.iter().map(|piece| &piece.files[..]).collect();
    assert_eq!(files, [&["hearts".to_owned(), "piquet-rules".to_owned()][..], &["answer".to_owned()][..]]);
}

#[test]
fn a_cell_that_cannot_be_read_is_refused() {
    for cell in ["`open", "`closed` and `open", "``", "` `", "`.`", "`talon`@", "`talon`@ whist"] {
        assert_eq!(pieces(cell), None, "{cell}");
    }
    assert_eq!(pieces("nothing in backquotes"), Some(Vec::new()));
}

/// A page whose table has these rows.
fn page(rows: &str) -> String {
    format!("# Terms\n\n| {} |\n|---|---|---|---|\n{rows}\n\nThe end.\n", COLUMNS.join(" | "))
}

#[test]
fn a_page_that_cannot_be_read_is_refused() {
    assert!(terms(&page("| trick | `trick` | Pagat | `bribe` |")).is_ok());
    for rows in [
        "",
        "| trick | `trick` | Pagat | bribe |",
        "| trick | trick | Pagat | `bribe` |",
        "| trick | `trick` | Pagat |",
        "| trick | `trick` | Pagat | `bribe`",
        "| trick | `trick` | | `bribe` |",
        "| trick | `trick` | Pagat | `bribe |",
        "| trick | `trick` | Pagat | `bribe` |\n| suit | `suit` |",
    ] {
        assert!(terms(&page(rows)).is_err(), "{rows}");
    }
    let other = page("| trick | `trick` | Pagat | `bribe` |").replace("ours", "yours");
    assert!(terms(&other).is_err());
}

#[test]
fn only_what_is_said_counts() {
    let source =
        "# A comment.\nstock-won = Trick { $number }, won by { $winner-is ->\n    [you] you\n   *[other] them\n}.";
    let messages = messages_of("en", "whist", source);
    let [message] = &messages[..] else { panic!("one message") };
    assert_eq!((message.file, &*message.key), ("whist", "stock-won"));
    for word in ["`trick`", "`won by`", "`you.`", "`them.`"] {
        assert!(piece(word).is_said_in(message), "{word}: {}", message.text);
    }
    for word in ["`comment`", "`stock`", "`number`", "`winner`", "`is`", "`other`", "`by you`", "`you them`"] {
        assert!(!piece(word).is_said_in(message), "{word}: {}", message.text);
    }
}

#[test]
fn messages_are_held_to_the_terms_both_ways() {
    let messages = messages_of("en", "whist", "stock-closed = The talon is closed.\nstock-open = Take a trick.");
    let faults_of = |row: &str| faults(&term(row).expect("a row"), &messages);
    assert_eq!(faults_of("| trick | `trick` | Pagat | `bribe` |"), Vec::<String>::new());
    assert_eq!(faults_of("| talon | `talon`@whist | Pagat | `talon`@bridge,whist-r, `Take`@sz |").len(), 3);
    let wrong = "whist.ftl: stock-closed: says “talon”, which is not our word for: stock";
    let unsaid = "no message says “stock”, which is our word for: stock";
    assert_eq!(faults_of("| stock | `stock` | Kurnik | `talon`@whist |"), [unsaid, wrong]);
}
