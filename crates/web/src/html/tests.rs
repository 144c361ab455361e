use std::collections::BTreeSet;

use talon_cards::Card;
use talon_picture::samples;

use super::*;

const PEN: Pen = Pen { locale: Locale::EN, letters: CourtLetters(['A', 'K', 'Q', 'J']) };

/// What a scene becomes, without the buttons of a page.
fn drawn(scene: &Scene) -> String {
    let page = Page::default();
    let parts = match scene {
        Scene::Table(table) => {
            let hand = table.hand.as_ref().map(|held| scene::hand(PEN, held, &page)).unwrap_or_default();
            html! { (scene::table(PEN, table, &scene.trick())) (hand) }
        }
        Scene::Hand(hand) => scene::hand(PEN, &hand.held, &page),
        Scene::DealEnd(_) | Scene::MatchEnd(_) => ends::ends(PEN, scene),
    };
    parts.into_string()
}

fn cards(html: &str) -> BTreeSet<String> {
    let after = |mark: &str| {
        html.split(mark).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect::<Vec<_>>()
    };
    let shapes = after(".svg#").into_iter().map(|shape| shape.trim_start_matches("mini-").to_owned());
    let shapes = shapes.filter(|shape| shape.parse::<Card>().is_ok());
    after("data-card=\"").into_iter().chain(shapes).collect()
}

#[test]
fn a_document_has_no_card_that_its_page_has_not() {
    let mut shown = 0;
    for (name, scene) in samples::all() {
        let html = drawn(&scene);
        let known = serde_json::to_string(&scene).unwrap();
        let found = cards(&html);
        // The board of Ristiseiska has its cards as numbers.
        if !matches!(&scene, Scene::Table(table) if matches!(table.center, talon_scene::Center::Board(_))) {
            for card in &found {
                assert!(known.contains(&format!("\"{card}\"")), "{name}: {card}");
            }
        }
        shown += usize::from(!found.is_empty());
        assert!(!html.contains("style=") && !html.contains("onclick"), "{name}");
    }
    assert!(shown > 10, "{shown} scenes with cards");
}

#[test]
fn every_scene_shows_its_words() {
    for (name, scene) in samples::all() {
        let html = drawn(&scene).replace(['\u{2068}', '\u{2069}'], "");
        let said: Vec<String> = match &scene {
            Scene::Table(table) => table
                .others
                .iter()
                .filter(|plate| plate.turn.is_none())
                .map(|plate| plate.person.name.clone())
                .collect(),
            Scene::Hand(_) => Vec::new(),
            Scene::DealEnd(end) => end.rows.iter().map(|row| row.gained.clone()).collect(),
            Scene::MatchEnd(end) => vec![end.score.clone()],
        };
        for word in said {
            assert!(html.contains(&word), "{name}: {word}");
        }
    }
}

#[test]
fn what_people_call_themselves_is_no_mark_up() {
    let foreign = talon_view::Text::foreign("<img src=x onerror=alert(1)>&\"");
    let html = text::text(PEN, &foreign).into_string();
    assert!(!html.contains("<img") && html.contains("&lt;img"), "{html}");
}

#[test]
fn suits_in_texts_are_shapes_that_are_read_aloud_as_letters() {
    let card: Card = "QH".parse().unwrap();
    let html = text::text(PEN, &card.into()).into_string();
    assert!(html.contains("#H") && html.contains("hearts") && html.contains('♥'), "{html}");
}
