//! The text of notifications and lists of conversations: a page's title and what is going on, and never a card.

use talon_view::{Block, Line, Page, Run, Sense, Style, Text};

/// Phones show no more than this.
const UNITS: usize = 200;

/// The title and the first emphasised sentence, if they name no card. `None` if the page has neither.
pub(super) fn of(page: &Page) -> Option<Text> {
    let line = |style: Style| {
        let mut lines = page.blocks.iter().filter_map(|block| match block {
            Block::Line(line) => Some(line),
            Block::Grid(_) | Block::Aside(_) => None,
        });
        lines.find(|line| line.style == style)
    };
    let parts = [line(Style::Title), line(Style::Strong)].into_iter().flatten().map(cardless);
    let parts: Vec<Text> = parts.filter(|text| !text.is_blank()).collect();
    let whole = Text::join(parts.iter().cloned(), " · ");
    let fits = if whole.units() <= UNITS { Some(whole) } else { parts.into_iter().next() };
    fits.filter(|text| !text.is_blank() && text.units() <= UNITS)
}

/// The sentences of a line that name no card and no suit. Punctuation in a name ends no sentence.
fn cardless(line: &Line) -> Text {
    let mut sentences = vec![Sentence::default()];
    for run in line.text.runs() {
        if run.sense != Sense::Words {
            push(&mut sentences, run);
            continue;
        }
        for (place, words) in run.text.split_inclusive(". ").enumerate() {
            if place > 0 {
                sentences.push(Sentence::default());
            }
            push(&mut sentences, &Run { text: words.trim_end_matches(' ').to_owned(), sense: Sense::Words });
        }
    }
    let told = sentences.into_iter().filter(|sentence| !sentence.names_card);
    Text::join(told.map(|sentence| Text::join(sentence.parts, "")), " ")
}

#[derive(Default)]
struct Sentence {
    parts: Vec<Text>,
    names_card: bool,
}

fn push(sentences: &mut [Sentence], Run { text, sense }: &Run) {
    let Some(sentence) = sentences.last_mut() else { return };
    match sense {
        Sense::Card(_) | Sense::Suit(_) | Sense::Rank(_) => sentence.names_card = true,
        Sense::Words => sentence.parts.push(text.as_str().into()),
        Sense::Foreign => sentence.parts.push(Text::foreign(text)),
        Sense::Moment(at) => sentence.parts.push(Text::moment(*at, text.clone())),
        Sense::Length(duration) => sentence.parts.push(Text::length(*duration, text.clone())),
    }
}

#[cfg(test)]
mod tests {
    use talon_cards::Card;

    use super::*;

    fn told(title: &str, strong: Vec<Text>) -> Option<String> {
        let line = |style, text| Line { style, text };
        let lines = vec![line(Style::Title, Text::marked(title)), line(Style::Strong, Text::join(strong, ""))];
        of(&Page::of(lines, Vec::new())).map(|text| text.plain())
    }

    fn card(name: &str) -> Text {
        name.parse::<Card>().unwrap().into()
    }

    #[test]
    fn a_page_is_told_by_its_title_and_what_is_going_on() {
        let told = told("Santase · deal 1", vec![Text::marked("\u{2068}Ana. B\u{2069} to lead.")]);
        assert_eq!(told.as_deref(), Some("Santase · deal 1 · \u{2068}Ana. B\u{2069} to lead."));
        assert_eq!(of(&Page::default()), None);
    }

    #[test]
    fn no_card_is_told() {
        let led = || vec!["Boris led ".into(), card("9C"), ". Your turn to answer.".into()];
        assert_eq!(told("Santase", led()).as_deref(), Some("Santase · Your turn to answer."));
        let trump = vec!["Trump is ".into(), talon_cards::Suit::Hearts.into(), ".".into()];
        assert_eq!(told("Santase", trump).as_deref(), Some("Santase"));
    }

    #[test]
    fn what_is_too_long_gives_way_to_the_title() {
        let long = || vec!["x".repeat(UNITS).into()];
        assert_eq!(told("Santase", long()).as_deref(), Some("Santase"));
        assert_eq!(told(&"x".repeat(UNITS + 1), long()), None);
    }
}
