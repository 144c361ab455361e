//! No files of a crate import each other in a circle. This test parses the sources to check that.
//!
//! A file imports another if it names something that is defined there, directly or through re-exports. So a file that only re-exports its
//! children imports none of them. Tests are exempt.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use regex_automata::meta::Regex;

use crate::architecture::sources;

type Words = Vec<String>;

/// The files of a crate by their modules.
type Files = BTreeMap<Words, Source>;

#[derive(Default)]
struct Source {
    /// The paths that `use` imports, by their local names.
    brought: BTreeMap<String, Words>,
    /// The paths that are imported or used in code.
    named: BTreeSet<Words>,
    /// The modules that are tests.
    tests: Words,
}

/// Matches comments and literals, lifetimes, words, and single characters.
static TOKENS: LazyLock<Regex> = LazyLock::new(|| {
    let tokens = r##"(?x)
    //[^\n]* | /\*(?s:.*?)\*/
    | [bc]?r\#"(?s:.*?)"\# | [bc]?r"[^"]*" | [bc]?"(?:\\(?s:.)|[^"\\])*"
    | b?'(?:\\[^'][^']*|\\'|[^\\'])' | '\w+
    | \w+ | \S
"##;
    Regex::new(tokens).expect("a pattern")
});

/// Source code without comments and literals.
#[derive(PartialEq)]
enum Token {
    Word(String),
    /// A bracket, by its opening character, and its content.
    Group(char, Vec<Self>),
}

impl Token {
    fn all(text: &str) -> Vec<Self> {
        let mut tokens = TOKENS.find_iter(text).map(|found| &text[found.range()]);
        Self::in_bracket(&mut tokens)
    }

    fn in_bracket<'a>(tokens: &mut impl Iterator<Item = &'a str>) -> Vec<Self> {
        let mut found = Vec::new();
        while let Some(token) = tokens.next() {
            match token {
                "(" | "[" | "{" => found.push(Self::Group(token.chars().next().unwrap(), Self::in_bracket(tokens))),
                ")" | "]" | "}" => break,
                _ if token.len() > 1 && token.contains(['/', '"', '\'']) => {}
                word => found.push(Self::Word(word.to_owned())),
            }
        }
        found
    }

    fn is_of_tests(&self) -> bool {
        let test = Self::Group('(', vec![Self::Word("test".to_owned())]);
        *self == Self::Group('[', vec![Self::Word("cfg".to_owned()), test])
    }
}

impl Source {
    /// Reads an inline module, whose parent is the file.
    fn read_module(&mut self, tokens: &[Token]) {
        let mut module = Self::default();
        module.read(tokens, &[], None);
        let from_file = |path: Words| path.strip_prefix(&["super".to_owned()]).map_or(path.clone(), <[_]>::to_vec);
        self.named.extend(module.named.into_iter().map(from_file).filter(|path| !path.is_empty()));
    }

    /// Reads the content of a bracket, after a path that continues in it. In a `use`, `re_export` is known.
    fn read(&mut self, tokens: &[Token], before: &[String], mut re_export: Option<bool>) {
        let group = |at: usize, opens| match tokens.get(at) {
            Some(Token::Group(sign, group)) if *sign == opens => Some(group),
            _ => None,
        };
        let word = |at: usize| match tokens.get(at) {
            Some(Token::Word(word)) => word.clone(),
            Some(Token::Group(..)) | None => String::new(),
        };
        let is_name = |at: usize| word(at).starts_with(|first: char| first.is_alphabetic() || first == '_');
        let goes_on = |at: usize| word(at) == ":" && word(at + 1) == ":";
        let mut at = 0;
        while at < tokens.len() {
            let start = at;
            let last = |back: usize| start.checked_sub(back).map(&word).unwrap_or_default();
            at += 1;
            if tokens[start].is_of_tests() {
                while at < tokens.len() && word(at) != ";" && group(at, '{').is_none() {
                    at += 1;
                }
                self.tests.push(word(at - 1));
                at += 1;
            } else if let Token::Group(_, group) = &tokens[start] {
                if last(2) == "mod" || last(2) == "$" && last(3) == "mod" {
                    self.read_module(group);
                } else {
                    self.read(group, &[], None);
                }
            } else if word(start) == "use" {
                let in_part = start > 1 && group(start - 1, '(').is_some() && last(2) == "pub";
                re_export = Some(in_part || last(1) == "pub");
            } else if word(start) == ";" {
                re_export = None;
            } else if is_name(start) && last(1) != "." && last(1) != "mod" {
                let mut path = before.to_vec();
                path.extend(Some(word(start)).filter(|first| first != "self"));
                while goes_on(at) && is_name(at + 2) {
                    path.push(word(at + 2));
                    at += 3;
                }
                if let Some(group) = group(at + 2, '{').filter(|_| goes_on(at)) {
                    self.read(group, &path, re_export);
                    at += 3;
                    continue;
                }
                let Some(mut name) = path.last().cloned() else { continue };
                // A single lower-case name is mostly a variable.
                if re_export.map_or(path.len() > 1 || name.starts_with(char::is_uppercase), |re_export| !re_export) {
                    self.named.insert(path.clone());
                }
                if re_export.is_some() && word(at) == "as" {
                    name = word(at + 1);
                    at += 2;
                }
                if re_export.is_some() {
                    self.brought.insert(name, path);
                }
            }
        }
    }
}

fn read(directory: &Path) -> Files {
    let mut files = Files::new();
    for path in sources(directory) {
        let inner = path.strip_prefix(directory).expect("below").with_extension("");
        let mut module: Words = inner.iter().map(|name| name.to_str().expect("UTF-8").to_owned()).collect();
        module.pop_if(|name| ["lib", "main", "mod"].contains(&name.as_str()));
        let text = fs::read_to_string(path).expect("a source");
        files.entry(module).or_default().read(&Token::all(&text), &[], None);
    }
    let tests = |(module, source): (&Words, &Source)| -> Vec<Words> {
        source.tests.iter().map(|test| [module.as_slice(), std::slice::from_ref(test)].concat()).collect()
    };
    let tests: Vec<Words> = files.iter().flat_map(tests).collect();
    files.retain(|module, _| !tests.iter().any(|test| module.starts_with(test)));
    files
}

/// The file that defines what a path names; `None` if it names a module, or leads to another crate. A path that is not
/// `within` the module may begin with a crate's name.
fn home<'a>(files: &'a Files, module: &[String], path: &[String], within: bool, depth: u32) -> Option<&'a Words> {
    let (first, rest) = path.split_first().filter(|_| depth < 16)?;
    let (file, source) = files.get_key_value(module)?;
    let child = [module, std::slice::from_ref(first)].concat();
    match (first.as_str(), source.brought.get(first)) {
        ("crate", _) => home(files, &[], rest, true, depth),
        ("super", _) => home(files, module.split_last()?.1, rest, true, depth),
        _ if files.contains_key(&child) && !rest.is_empty() => home(files, &child, rest, true, depth),
        (_, Some(brought)) => home(files, module, &[brought.as_slice(), rest].concat(), false, depth + 1),
        (_, None) => Some(file).filter(|_| within && !files.contains_key(&child)),
    }
}

/// The names that files in circles use of each other.
fn circles(files: &Files) -> Words {
    let mut imports = BTreeMap::new();
    for (file, source) in files {
        for path in &source.named {
            if let Some(home) = home(files, file, path, false, 0).filter(|home| *home != file) {
                imports.insert((file, home), path);
            }
        }
    }
    let mut before = usize::MAX;
    while imports.len() < before {
        before = imports.len();
        let (from, to): (BTreeSet<&Words>, BTreeSet<&Words>) = imports.keys().copied().unzip();
        imports.retain(|(file, home), _| to.contains(file) && from.contains(home));
    }
    let told = imports.iter().map(|((file, home), path)| [file.join("/"), path.join("::"), home.join("/")].join(" "));
    told.collect()
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates");
    for directory in fs::read_dir(crates).expect("the crates").map(|entry| entry.expect("a crate").path()) {
        let circles = circles(&read(&directory.join("src")));
        assert!(circles.is_empty(), "file, path and file in {}: {circles:#?}", directory.display());
    }
}
