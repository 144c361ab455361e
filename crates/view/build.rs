//! Declares the sentences. Every English file of messages becomes an enum with a variant for each message and a typed field for
//! each variable, which `words::list!` includes. They are listed nowhere else.
//!
//! The comment at the head of a file names its enum and says what it is for: `### Room: Sentences of the table's pages.` A file
//! that names none declares nothing. `### Whist (besides marriage.ftl): …` leaves out what that file has already.
//!
//! A variable's type follows from its message ([`type_by_text`]) or its name ([`type_by_name`]). Where it is another one, a comment
//! says so: `# $level (Recorded)` at the message, or `### $points (u8)` at the head of the file.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    Comment, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::{parser, serializer};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const ENGLISH: &str = "locales/en";

fn main() -> Result<()> {
    // A new file among the texts makes this crate out of date, as a change of an old one does.
    println!("cargo::rerun-if-changed=locales");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for file in fs::read_dir(ENGLISH)? {
        let path = file?.path();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).ok_or("a file without a name")?;
        let list = list(stem).map_err(|error| format!("{}: {error}", path.display()))?;
        fs::write(out.join(stem).with_extension("rs"), list)?;
    }
    Ok(())
}

/// The enum of a file, as the macro `sentences!` takes it.
fn list(stem: &str) -> Result<String> {
    let (head, messages) = read(stem)?;
    let Some((name, purpose)) = head.content.first().and_then(|line| line.split_once(": ")) else {
        return Ok(String::new());
    };
    let (name, inherited) = match name.split_once(" (besides ") {
        Some((name, file)) => (name, suffixes(file.strip_suffix(".ftl)").ok_or("besides what?")?)?),
        None => (name, BTreeSet::new()),
    };
    let own = messages.iter().filter(|message| !inherited.contains(suffix(message, stem)));
    let common = types(&head);
    let variants = own.map(|message| variant(message, stem, &common)).collect::<Result<String>>()?;
    Ok(format!("crate::words::sentences! {{\n    /// {purpose}\n    enum {name} {{\n{variants}    }}\n}}\n"))
}

/// The comment at the head of a file, and its messages.
fn read(stem: &str) -> Result<(Comment<String>, Vec<Message<String>>)> {
    let text = fs::read_to_string(Path::new(ENGLISH).join(stem).with_extension("ftl"))?;
    let resource = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let (mut head, mut messages) = (Comment { content: Vec::new() }, Vec::new());
    for entry in resource.body {
        match entry {
            Entry::Message(message) => messages.push(message),
            Entry::ResourceComment(comment) => head = comment,
            _ => {}
        }
    }
    Ok((head, messages))
}

/// What stands behind the file's name in the keys of its messages.
fn suffixes(stem: &str) -> Result<BTreeSet<String>> {
    let (_, messages) = read(stem)?;
    Ok(messages.iter().map(|message| suffix(message, stem).to_owned()).collect())
}

fn suffix<'a>(message: &'a Message<String>, stem: &str) -> &'a str {
    message.id.name.strip_prefix(stem).unwrap_or(&message.id.name)
}

/// The variant of a message, with its text as its documentation.
fn variant(message: &Message<String>, stem: &str, common: &BTreeMap<&str, &str>) -> Result<String> {
    let key = &message.id.name;
    let own = message.comment.as_ref().map(types).unwrap_or_default();
    let mut used = Used::default();
    used.pattern(message.value.as_ref().ok_or_else(|| format!("{key} has no text"))?);
    if let Some(name) = own.keys().find(|name| !used.variables.contains_key(**name)) {
        return Err(format!("{key} does not use ${name}").into());
    }
    let fields = used.variables.iter().filter(|(name, _)| !name.ends_with("-is")).map(|(name, selects)| {
        let declared = own.get(&**name).or_else(|| common.get(&**name)).copied();
        let by_text = || used.type_by_text(name, selects);
        format!("{name}: {}", declared.or_else(by_text).unwrap_or_else(|| type_by_name(name)))
    });
    let fields: Vec<String> = fields.collect();
    let fields = if fields.is_empty() { String::new() } else { format!(" {{ {} }}", fields.join(", ")) };
    let text = Message { comment: None, ..message.clone() };
    let text = serializer::serialize(&Resource { body: vec![Entry::Message(text)] });
    let documentation: String = text.lines().map(|line| format!("        /// {line}\n")).collect();
    Ok(format!(
        "        /// ```text\n{documentation}        /// ```\n        {} = {key:?}{fields},\n",
        variant_name(key, stem)
    ))
}

/// The words of the key, without the file's name where it is one of them.
fn variant_name(key: &str, stem: &str) -> String {
    let mut words: Vec<&str> = key.split('-').collect();
    if let Some(place) = words.iter().position(|word| *word == stem) {
        words.remove(place);
    }
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    words.into_iter().map(capital).collect()
}

/// The types that a comment declares.
fn types(comment: &Comment<String>) -> BTreeMap<&str, &str> {
    let declared = comment.content.iter().flat_map(|line| line.split(", "));
    declared.filter_map(|part| part.strip_prefix('$')?.strip_suffix(')')?.split_once(" (")).collect()
}

/// The variables of a message, each with the words between which it selects.
#[derive(Default)]
struct Used {
    variables: BTreeMap<String, BTreeSet<String>>,
}

impl Used {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => {
                self.inline(inline);
            }
            Expression::Select { selector, variants } => {
                let words = variants.iter().filter_map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => Some(name.clone()),
                    VariantKey::NumberLiteral { .. } => None,
                });
                let words: Vec<String> = words.collect();
                if let Some(selects) = self.inline(selector) {
                    selects.extend(words);
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    /// What the variable selects between, where this is one.
    fn inline(&mut self, inline: &InlineExpression<String>) -> Option<&mut BTreeSet<String>> {
        match inline {
            InlineExpression::VariableReference { id } => Some(self.variables.entry(id.name.clone()).or_default()),
            InlineExpression::Placeable { expression } => {
                self.expression(expression);
                None
            }
            _ => None,
        }
    }

    /// The type that follows from how a message uses a variable.
    fn type_by_text(&self, name: &str, selects: &BTreeSet<String>) -> Option<&'static str> {
        let is_plural = |word: &String| matches!(word.as_str(), "zero" | "one" | "two" | "few" | "many" | "other");
        if self.variables.contains_key(&format!("{name}-is")) {
            Some("Who")
        } else if selects.contains("yes") || selects.contains("no") {
            Some("bool")
        } else if selects.iter().any(|word| !is_plural(word)) {
            Some("Choice")
        } else {
            None
        }
    }
}

/// The type that a variable of this name has in most messages.
fn type_by_name(name: &str) -> &'static str {
    match name {
        "value" => "Choice",
        "game" => "GameKind",
        "platform" => "Platform",
        "name" | "player" | "giver" | "holder" | "league" | "other" | "stuck" | "winner" | "words" => "Name",
        "players" | "others" | "levels" | "scores" | "winners" => "Mentions",
        "card" | "cards" | "suit" | "trump" | "first_card" | "second_card" | "better" | "led" | "low" | "played"
        | "turned" => "Symbols",
        "letters" => "Ranks",
        "date" => "Date",
        "until" | "moment" | "ended" | "fixed" => "Moment",
        "from" | "time" => "LocalTime",
        "each" | "lasts" | "valid" => "Length",
        "wait" => "Soon",
        "about" | "account" | "average" | "best" | "calls" | "change" | "choice" | "chosen" | "games" | "label"
        | "language" | "less" | "level" | "lies" | "list" | "made" | "marks" | "next" | "rule" | "rules" | "score"
        | "stars" | "sum" | "told" | "when" | "worth" | "year" | "zone" => "Phrase",
        _ => "u32",
    }
}
