use serde_json::{Value, json};
use talon_cards::Card;
use talon_table::{TableId, Timestamp};
use talon_view::{Button, HouseVerb, Look, MenuVerb, SettingsVerb, Side, Target, Token, Verb};

use super::*;
use crate::emojis::tests::all;

const BOT: UserId = UserId::new(77);

fn line(style: Style, text: &str) -> Line {
    Line { style, text: Text::marked(text) }
}

fn page(lines: Vec<Line>) -> Page {
    Page::of(lines, Vec::new())
}

fn button(label: &str, target: Target, look: Look) -> Button {
    Button { label: label.into(), target, look }
}

fn card(name: &str) -> Text {
    name.parse::<Card>().unwrap().into()
}

fn token(number: u32) -> Target {
    Target::Token(Token::new(None, number, Verb::Menu(MenuVerb::Help)))
}

fn rendered(page: &Page, emojis: &Emojis) -> Value {
    serde_json::to_value(message(page, emojis, BOT).unwrap()).unwrap()
}

fn refusal(page: &Page) -> RenderError {
    message(page, &Emojis::default(), BOT).err().unwrap()
}

#[test]
fn a_page_is_an_embed_that_mentions_nobody() {
    let page = page(vec![
        line(Style::Title, "Santase · deal 1"),
        line(Style::Strong, "\u{2068}@everyone\u{2069} to lead."),
        line(Style::Body, ""),
        line(Style::Body, "1 * 2"),
        line(Style::Dim, "Match to 11 points."),
        line(Style::Code, "a*b"),
        line(Style::Title, "More"),
    ]);
    assert_eq!(
        rendered(&page, &Emojis::default()),
        json!({
            "content": "Santase · deal 1 · \u{2068}\\@everyone\u{2069} to lead.",
            "embeds": [{
                "title": "Santase · deal 1",
                "description":
                    "**\u{2068}\\@everyone\u{2069} to lead.**\n\n1 \\* 2\n-# Match to 11 points.\n`a*b`\n**More**",
                "color": FELT,
            }],
            "components": [],
            "attachments": [],
            "allowed_mentions": { "parse": [] },
        })
    );
}

#[test]
fn those_who_are_called_are_mentioned_and_nobody_else() {
    let page = page(vec![line(Style::Title, "Santase"), line(Style::Body, "<@88> @here")]);
    let rendered = message(&page, &Emojis::default(), BOT).unwrap().calling(&[UserId::new(99)]);
    let rendered = serde_json::to_value(rendered).unwrap();
    assert_eq!(rendered["content"], "<@99> Santase");
    assert_eq!(rendered["allowed_mentions"], json!({ "parse": [], "users": ["99"] }));
}

#[test]
fn cards_have_tiles_and_keep_their_text() {
    let page = page(vec![
        Line {
            style: Style::Body,
            text: Text::join([Text::marked("\u{2068}Борис\u{2069} led "), card("9C"), ".".into()], ""),
        },
        Line { style: Style::Dim, text: Text::join(["Last trick:".into(), card("QH"), card("TD")], " ") },
        Line { style: Style::Body, text: card("AS") },
        line(Style::Body, "\u{2068}♠A ♠K\u{2069} is a name."),
    ]);
    let with = rendered(&page, &all());
    let expected = "\u{2068}Борис\u{2069} led <:9C_c7b2c224:1000000000000000007>♣9.\n-# Last trick\\: <:QH_c7b2c224:1000000000000000036>♥Q \
                    <:TD_c7b2c224:1000000000000000021>♦10\n<:AS_c7b2c224:1000000000000000051>♠A\n\u{2068}♠A ♠K\u{2069} is a name.";
    assert_eq!(with["embeds"][0]["description"], expected);
    let without = rendered(&page, &Emojis::default());
    assert!(!without.to_string().contains("<:"), "{without}");
}

#[test]
fn a_moment_is_shown_in_the_time_of_each_reader() {
    let moment = Text::moment(Timestamp(1_785_765_900_000), "Aug 3, 14:05 UTC".to_owned());
    let page = page(vec![Line { style: Style::Dim, text: Text::join(["Until".into(), moment], " ") }]);
    assert_eq!(rendered(&page, &all())["embeds"][0]["description"], "-# Until <t:1785765900:f> (<t:1785765900:R>)");
}

/// Two columns, with a name that wants more than to be read, and what would unfold.
fn with_columns() -> Page {
    let name = |name: &str| Text::join(["\u{2068}".into(), Text::foreign(name), "\u{2069}".into()], "");
    let mut grid = Grid::new([(Text::default(), Side::Left), ("Won".into(), Side::Right)]);
    grid.rows.push(talon_view::Row { cells: vec![name("```x"), "14/20".into()], is_own: false });
    grid.rows.push(talon_view::Row { cells: vec![name("Eva"), "3/9".into()], is_own: false });
    let blocks = vec![
        Block::Line(line(Style::Title, "Standings")),
        Block::Grid(grid),
        Block::Aside(vec![line(Style::Dim, "Eva: drawn 1"), line(Style::Body, "more")]),
    ];
    Page { blocks, ..Page::default() }
}

#[test]
fn columns_stand_in_a_block_that_no_name_can_end() {
    let expected = [
        "```",
        "       Won",
        "\u{2068}\u{2cb}\u{2cb}\u{2cb}x\u{2069} 14/20",
        "\u{2068}Eva\u{2069}    3/9",
        "```",
        "-# Eva\\: drawn 1",
        "more",
    ];
    assert_eq!(rendered(&with_columns(), &all())["embeds"][0]["description"], expected.join("\n"));
}

#[test]
fn buttons_carry_tokens_and_show_what_they_are_for() {
    let table = TableId(7);
    let page = Page {
        blocks: vec![Block::Line(line(Style::Body, "text"))],
        buttons: vec![
            vec![
                Button { label: card("JS"), target: token(1), look: Look::Card },
                Button { label: Text::join(["·".into(), card("TH")], " "), target: token(2), look: Look::Blocked },
            ],
            vec![],
            vec![
                button("Join", Target::JoinLink(table), Look::Main),
                button("Chat", Target::PrivateChat(TableId(1)), Look::Main),
                button("Room", Target::Link("https://discord.com/channels/1/2".to_owned()), Look::Quiet),
                Button {
                    label: Text::join(["Swap".into(), card("9C"), "for".into(), card("AC")], " "),
                    target: token(3),
                    look: Look::Quiet,
                },
            ],
        ],
        picture: None,
    };
    let id = |number| Token::new(None, number, Verb::Menu(MenuVerb::Help)).to_string();
    let rows = &rendered(&page, &all())["components"];
    assert_eq!(
        *rows,
        json!([
            { "type": 1, "components": [
                { "type": 2, "style": 1, "label": "♠J", "custom_id": id(1),
                  "emoji": { "id": "1000000000000000048", "name": "JS_c7b2c224" } },
                { "type": 2, "style": 2, "label": "· ♥10", "custom_id": id(2),
                  "emoji": { "id": "1000000000000000034", "name": "TH_c7b2c224" } },
            ]},
            { "type": 1, "components": [
                { "type": 2, "style": 3, "label": "Join",
                  "custom_id": Token::new(Some(table), 0, Verb::House(HouseVerb::Join)).to_string() },
                { "type": 2, "style": 5, "label": "Chat", "url": "https://discord.com/users/77" },
                { "type": 2, "style": 5, "label": "Room", "url": "https://discord.com/channels/1/2" },
                { "type": 2, "style": 2, "label": "Swap ♣9 for ♣A", "custom_id": id(3) },
            ]},
        ])
    );
}

/// A button that chooses this time zone.
fn zone(name: &str) -> Button {
    let chosen = SettingsVerb::Zone(talon_view::zone_slug(name).unwrap());
    button(name, Target::Token(Token::new(None, 0, Verb::Settings(chosen))), Look::Quiet)
}

#[test]
fn a_list_of_more_than_ten_is_a_menu_of_the_same_tokens() {
    let zones = &talon_view::offered_zones(0)[..11];
    let settings = || button("Settings", token(1), Look::Quiet);
    let page = |zones: &[&str]| {
        let mut buttons: Vec<Vec<Button>> =
            zones.chunks(3).map(|row| row.iter().map(|name| zone(name)).collect()).collect();
        buttons.last_mut().unwrap().push(settings());
        Page::of(vec![line(Style::Body, "text")], buttons)
    };
    let entry = |name: &&str| {
        let Target::Token(token) = zone(name).target else { panic!("a token") };
        json!({ "label": name, "value": token.to_string() })
    };
    let rest = json!({ "type": 2, "style": 2, "label": "Settings",
                       "custom_id": Token::new(None, 1, Verb::Menu(MenuVerb::Help)).to_string() });
    assert_eq!(
        rendered(&page(zones), &all())["components"],
        json!([
            { "type": 1, "components": [
                { "type": 3, "custom_id": "menu:zones", "options": zones.iter().map(entry).collect::<Value>() },
            ]},
            { "type": 1, "components": [rest] },
        ])
    );
    let few = rendered(&page(&zones[..10]), &all());
    assert_eq!(few["components"].as_array().unwrap().len(), 4, "ten stand in rows");
    assert_eq!(refusal(&page(&[zones[0]; 11])), RenderError::Twins);
}

#[test]
fn the_cards_of_a_hand_are_never_a_menu() {
    let play = |n: u32| Button {
        label: card("JS"),
        target: Target::Token(Token::new(Some(TableId(7)), n, Verb::Act("JS".parse().unwrap()))),
        look: Look::Card,
    };
    let hand = (0..4).map(|row| (0..5).map(|column| play(5 * row + column)).collect()).collect();
    let rows = rendered(&Page::of(vec![line(Style::Body, "text")], hand), &all())["components"].clone();
    assert_eq!(rows.as_array().unwrap().len(), 4);
    assert!(rows[0]["components"].as_array().unwrap().iter().all(|card| card["type"] == 2), "{rows}");
}

#[test]
fn limits_are_kept_and_errors_tell_nothing_of_the_page() {
    let text = |units| line(Style::Body, &"x".repeat(units));
    assert!(message(&page(vec![text(4096)]), &Emojis::default(), BOT).is_ok());
    assert_eq!(refusal(&page(vec![text(4097)])), RenderError::TooLong(4097));
    assert_eq!(refusal(&page(vec![text(4000), text(2001)])), RenderError::TooLong(6001));
    assert_eq!(refusal(&page(vec![line(Style::Title, &"😀".repeat(129))])), RenderError::TitleTooLong(258));
    assert_eq!(refusal(&page(vec![line(Style::Body, " ")])), RenderError::Empty);
    let with = |buttons| Page::of(vec![text(1)], buttons);
    let plain = |number| button("x", token(number), Look::Quiet);
    assert_eq!(refusal(&with(vec![(0..6).map(plain).collect()])), RenderError::RowTooWide(6));
    assert_eq!(refusal(&with((0..6).map(|number| vec![plain(number)]).collect())), RenderError::TooManyRows(6));
    assert_eq!(refusal(&with(vec![vec![plain(1), plain(1)]])), RenderError::Twins);
    let long = |label: &str| with(vec![vec![button(label, token(1), Look::Quiet)]]);
    assert_eq!(refusal(&long(" ")), RenderError::Label(1));
    assert_eq!(refusal(&long(&"secret".repeat(14))), RenderError::Label(84));
    assert!(!ShowError::from(RenderError::Label(84)).to_string().contains("secret"));
}

#[test]
fn what_escaping_makes_too_long_goes_on_in_another_embed() {
    let stars = |count| line(Style::Body, &"*".repeat(count));
    let page = page(vec![line(Style::Title, "title"), stars(1000), stars(1000), stars(900)]);
    let embeds = &rendered(&page, &Emojis::default())["embeds"];
    let length = |number: usize| embeds[number]["description"].as_str().unwrap().len();
    assert_eq!((length(0), length(1)), (4001, 1800));
    assert_eq!((embeds[0]["title"].as_str(), embeds[1]["title"].as_str()), (Some("title"), None));
}

#[test]
fn a_picture_stands_in_the_last_embed_and_is_a_file_of_the_message() {
    let stars = |count| line(Style::Body, &"*".repeat(count));
    let page = page(vec![line(Style::Title, "title"), stars(1000), stars(1000), stars(900)]);
    let shown =
        |file| serde_json::to_value(message(&page, &Emojis::default(), BOT).unwrap().showing("a.png", file)).unwrap();
    let new = shown(Attachment::new("a.png", "words".to_owned()));
    assert_eq!(new["embeds"][0].get("image"), None);
    assert_eq!(new["embeds"][1]["image"], json!({ "url": "attachment://a.png" }));
    assert_eq!(new["attachments"], json!([{ "id": "0", "filename": "a.png", "description": "words" }]));
    let kept = shown(Attachment::kept(AttachmentId::new(5), "words".to_owned()));
    assert_eq!(kept["embeds"], new["embeds"]);
    assert_eq!(kept["attachments"], json!([{ "id": "5", "description": "words" }]));
}

#[test]
fn a_title_alone_is_a_page() {
    let title = page(vec![line(Style::Title, "title")]);
    assert_eq!(rendered(&title, &Emojis::default())["embeds"], json!([{ "title": "title", "color": FELT }]));
}

#[test]
fn tiles_give_way_to_text() {
    let long = page(vec![Line { style: Style::Body, text: Text::join(vec![card("AS"); 300], " ") }]);
    let text = rendered(&long, &all());
    assert!(!text.to_string().contains("<:"), "the tiles of 300 cards do not fit");
    assert!(text.to_string().contains("♠A"));
}

#[test]
fn sentences_are_escaped_and_cut() {
    let short = serde_json::to_value(sentence(&"*Your* turn".into())).unwrap();
    assert_eq!(
        short,
        json!({
            "content": "\\*Your\\* turn",
            "embeds": [],
            "components": [],
            "attachments": [],
            "allowed_mentions": { "parse": [] },
        })
    );
    let long = serde_json::to_value(sentence(&"*😀".repeat(3000).into())).unwrap();
    assert!(units(long["content"].as_str().unwrap()) <= SENTENCE_UNITS);
}
