use serde_json::{Value, json};
use serenity::all::AttachmentId;
use talon_cards::Card;
use talon_house::ShowError;
use talon_table::{TableId, Timestamp};
use talon_view::{Block, Button, Grid, Line, Look, MenuVerb, Scope, Setting, Side, Style, Target, Token, Verb};

use super::layout::FELT;
use super::limits::units;
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

fn put(page: &Page, emojis: &Emojis, placement: Placement) -> Value {
    serde_json::to_value(message(page, emojis, BOT).unwrap().fields(placement, None)).unwrap()
}

/// The content of a page's container.
fn contained(page: &Page, emojis: &Emojis) -> Vec<Value> {
    let message = put(page, emojis, Placement::Edit);
    assert_eq!(message["components"].as_array().unwrap().len(), 1, "one frame");
    message["components"][0]["components"].as_array().unwrap().clone()
}

/// The texts in a page's container.
fn texts(page: &Page, emojis: &Emojis) -> Vec<String> {
    let texts = contained(page, emojis).into_iter().filter(|one| one["type"] == 10);
    texts.map(|text| text["content"].as_str().unwrap().to_owned()).collect()
}

/// The rows of buttons and menus in a page's container.
fn rows(page: &Page, emojis: &Emojis) -> Value {
    contained(page, emojis).into_iter().filter(|one| one["type"] == 1).collect()
}

/// The number of components, nested ones included.
fn count(components: &Value) -> usize {
    let inner = |one: &Value| ["components", "items"].iter().map(|field| count(&one[*field])).sum::<usize>();
    components.as_array().into_iter().flatten().map(|one| 1 + inner(one)).sum()
}

fn refusal(page: &Page) -> RenderError {
    message(page, &Emojis::default(), BOT).err().unwrap()
}

fn at_the_table() -> Page {
    page(vec![
        line(Style::Title, "Santase · deal 1"),
        line(Style::Strong, "\u{2068}@everyone\u{2069} to lead."),
        line(Style::Body, ""),
        line(Style::Body, "1 * 2"),
        line(Style::Dim, "Match to 11 points."),
        line(Style::Code, "a*b"),
        line(Style::Body, ""),
        line(Style::Title, "More"),
        line(Style::Body, " "),
    ])
}

#[test]
fn a_page_is_a_container_that_mentions_nobody() {
    let container = json!([{ "type": 17, "accent_color": FELT, "components": [
        { "type": 10, "content": "### Santase · deal 1" },
        { "type": 10, "content": "**\u{2068}\\@everyone\u{2069} to lead.**" },
        { "type": 14 },
        { "type": 10, "content": "1 \\* 2\n-# Match to 11 points.\n`a*b`" },
        { "type": 14 },
        { "type": 10, "content": "**More**" },
    ]}]);
    let shown = |put, flags| {
        let expected = json!({
            "components": container, "flags": flags, "attachments": [], "allowed_mentions": { "parse": [] },
        });
        assert_eq!(self::put(&at_the_table(), &Emojis::default(), put), expected, "{put:?}");
    };
    shown(Placement::Quiet, 1 << 15 | 1 << 12);
    shown(Placement::Ephemeral, 1 << 15 | 1 << 6);
}

#[test]
fn a_change_takes_away_what_a_message_had_beside_components() {
    let changed = put(&at_the_table(), &Emojis::default(), Placement::Edit);
    assert_eq!(changed["flags"], 1 << 15);
    let fields = changed.as_object().unwrap();
    assert_eq!((&fields["content"], &fields["embeds"]), (&Value::Null, &json!([])));
    let words = serde_json::to_value(sentence(&"*Your* turn".into()).fields(Placement::Edit, None)).unwrap();
    assert_eq!(words["components"], json!([{ "type": 10, "content": "\\*Your\\* turn" }]));
    assert_eq!((words["flags"].as_u64(), words["embeds"].as_array().map(Vec::len)), (Some(1 << 15), Some(0)));
}

#[test]
fn a_page_that_rings_is_an_embed_below_what_lock_screens_show() {
    assert_eq!(
        put(&at_the_table(), &Emojis::default(), Placement::Loud),
        json!({
            "content": "Santase · deal 1 · \u{2068}\\@everyone\u{2069} to lead.",
            "embeds": [{
                "title": "Santase · deal 1",
                "description":
                    "**\u{2068}\\@everyone\u{2069} to lead.**\n\n1 \\* 2\n-# Match to 11 points.\n`a*b`\n\n**More**",
                "color": FELT,
            }],
            "components": [],
            "flags": 0,
            "attachments": [],
            "allowed_mentions": { "parse": [] },
        })
    );
}

#[test]
fn those_who_are_called_are_mentioned_and_nobody_else() {
    let page = page(vec![line(Style::Title, "Santase"), line(Style::Body, "<@88> @here")]);
    let rendered = message(&page, &Emojis::default(), BOT).unwrap().calling(&[UserId::new(99)]);
    let called = serde_json::to_value(rendered.fields(Placement::Loud, None)).unwrap();
    assert_eq!(called["content"], "<@99> Santase");
    assert_eq!(called["allowed_mentions"], json!({ "parse": [], "users": ["99"] }));
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
    let with = texts(&page, &all());
    let expected = "\u{2068}Борис\u{2069} led <:nine_of_clubs_c7b2c224:1000000000000000007>♣9.\n-# Last trick\\: <:queen_of_hearts_c7b2c224:1000000000000000036>♥Q \
                    <:ten_of_diamonds_c7b2c224:1000000000000000021>♦10\n<:ace_of_spades_c7b2c224:1000000000000000051>♠A\n\u{2068}♠A ♠K\u{2069} is a name.";
    assert_eq!(with, [expected]);
    let without = texts(&page, &Emojis::default());
    assert!(!without[0].contains("<:"), "{without:?}");
}

#[test]
fn a_moment_is_shown_in_the_time_of_each_reader() {
    let moment = Text::moment(Timestamp(1_785_765_900_000), "Aug 3, 14:05 UTC".to_owned());
    let page = page(vec![Line { style: Style::Dim, text: Text::join(["Until".into(), moment], " ") }]);
    assert_eq!(texts(&page, &all()), ["-# Until <t:1785765900:f> (<t:1785765900:R>)"]);
}

/// Two columns with a hostile name, and a folded part.
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
        "-# more",
    ];
    assert_eq!(texts(&with_columns(), &all()), ["### Standings".to_owned(), expected.join("\n")]);
}

#[test]
fn buttons_carry_tokens_and_show_what_they_are_for() {
    let page = Page {
        blocks: vec![Block::Line(line(Style::Body, "text"))],
        buttons: vec![
            vec![
                Button { label: card("JS"), target: token(1), look: Look::Card },
                Button { label: Text::join(["×".into(), card("TH")], " "), target: token(2), look: Look::Blocked },
            ],
            vec![],
            vec![
                Button { label: "Join".into(), target: token(0), look: Look::Main },
                button("Chat", Target::PrivateChat(TableId(1)), Look::Main),
                button("Room", Target::Link("https://discord.com/channels/1/2".to_owned()), Look::Quiet),
                Button {
                    label: Text::join(["Swap".into(), card("9C"), "for".into(), card("AC")], " "),
                    target: token(3),
                    look: Look::Quiet,
                },
            ],
        ],
        ..Page::default()
    };
    let id = |number| Token::new(None, number, Verb::Menu(MenuVerb::Help)).to_string();
    assert_eq!(
        rows(&page, &all()),
        json!([
            { "type": 1, "components": [
                { "type": 2, "style": 1, "label": "♠J", "custom_id": id(1) },
                { "type": 2, "style": 2, "label": "× ♥10", "custom_id": id(2) },
            ]},
            { "type": 1, "components": [
                { "type": 2, "style": 3, "label": "Join", "custom_id": id(0) },
                { "type": 2, "style": 5, "label": "Chat", "url": "https://discord.com/users/77" },
                { "type": 2, "style": 5, "label": "Room", "url": "https://discord.com/channels/1/2" },
                { "type": 2, "style": 2, "label": "Swap ♣9 for ♣A", "custom_id": id(3) },
            ]},
        ])
    );
}

/// A button that chooses this time zone.
fn zone(name: &str) -> Button {
    let chosen = Verb::choose(Scope::Person, Setting::Zone((*name).into()));
    button(name, Target::Token(Token::new(None, 0, chosen)), Look::Quiet)
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
        rows(&page(zones), &all()),
        json!([
            { "type": 1, "components": [
                { "type": 3, "custom_id": "menu:zones", "options": zones.iter().map(entry).collect::<Value>() },
            ]},
            { "type": 1, "components": [rest] },
        ])
    );
    let few = rows(&page(&zones[..10]), &all());
    assert_eq!(few.as_array().unwrap().len(), 4, "ten stand in rows");
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
    let rows = rows(&Page::of(vec![line(Style::Body, "text")], hand), &all());
    assert_eq!(rows.as_array().unwrap().len(), 4);
    assert!(rows[0]["components"].as_array().unwrap().iter().all(|card| card["type"] == 2), "{rows}");
}

#[test]
fn limits_are_kept_and_errors_tell_nothing_of_the_page() {
    let text = |units| line(Style::Body, &"x".repeat(units));
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
fn the_end_of_a_text_that_is_too_long_is_left_out_and_no_button() {
    let stars = |count| line(Style::Body, &"*".repeat(count));
    let buttons = vec![vec![button("x", token(1), Look::Quiet)]];
    let title = line(Style::Title, "title");
    let of = |lines: &[Line]| Page::of([std::slice::from_ref(&title), lines].concat(), buttons.clone());
    let length = |page: &Page| texts(page, &all()).iter().map(|text| units(text)).sum::<usize>();
    let fits = of(&[stars(995), stars(999)]);
    assert_eq!((length(&fits), texts(&fits, &all())[1].ends_with('*')), (3998, true));
    let long = of(&[stars(995), stars(999), stars(1)]);
    assert_eq!(texts(&long, &all())[1], format!("{}\n…", "\\*".repeat(995)));
    let longer = of(&[stars(3000), stars(1)]);
    assert!((3_990..=4_000).contains(&length(&longer)), "the beginning is there: {}", length(&longer));
    for page in [&long, &longer] {
        assert_eq!(rows(page, &all()).as_array().unwrap().len(), 1);
        let rings = put(page, &all(), Placement::Loud);
        assert_eq!(rings["components"].as_array().unwrap().len(), 1);
        assert!(units(rings["embeds"][0]["description"].as_str().unwrap()) <= 4096);
    }
}

#[test]
fn a_page_of_many_parts_and_buttons_has_forty_components_at_most() {
    let lines = (0..60).map(|n| line(Style::Body, if n % 2 == 0 { "text" } else { "" }));
    let all_buttons: Vec<Vec<Button>> =
        (0..5).map(|row| (0..5).map(|column| button("x", token(5 * row + column), Look::Quiet)).collect()).collect();
    let title = line(Style::Title, "title");
    for buttons in [0, 1, 3, 5].map(|rows| all_buttons[..rows].to_vec()) {
        let page = Page::of([title.clone()].into_iter().chain(lines.clone()).collect(), buttons.clone());
        let picture = Attachment::new("a.png", "words".to_owned());
        let shown = message(&page, &all(), BOT).unwrap().fields(Placement::Edit, Some(&picture));
        let shown = serde_json::to_value(shown).unwrap();
        assert!((38..=40).contains(&count(&shown["components"])), "{} rows: {shown}", buttons.len());
        let texts = texts(&page, &all());
        assert_eq!(texts.join("\n\n").matches("text").count(), 30, "nothing is left out");
        assert_eq!(texts.last().unwrap().matches("\n\n").count(), 31 - texts.len(), "what has no room is not parted");
    }
}

#[test]
fn a_picture_stands_between_title_and_text_and_is_a_file_of_the_message() {
    let page = page(vec![line(Style::Title, "title"), line(Style::Body, "text")]);
    let shown = |put, picture: &Attachment| {
        serde_json::to_value(message(&page, &Emojis::default(), BOT).unwrap().fields(put, Some(picture))).unwrap()
    };
    let new = Attachment::new("a.png", "words".to_owned());
    let kept = Attachment::kept(AttachmentId::new(5), "a.png", "words".to_owned());
    let gallery = json!({
        "type": 12, "items": [{ "media": { "url": "attachment://a.png" }, "description": "words" }],
    });
    for (picture, file) in [(&new, json!({ "id": "0", "filename": "a.png" })), (&kept, json!({ "id": "5" }))] {
        let shown = shown(Placement::Edit, picture);
        assert_eq!(shown["components"][0]["components"][1], gallery);
        assert_eq!(shown["attachments"], json!([file]));
    }
    let rings = shown(Placement::Loud, &new);
    assert_eq!(rings["embeds"][0]["image"], json!({ "url": "attachment://a.png" }));
    assert_eq!(rings["attachments"], json!([{ "id": "0", "filename": "a.png", "description": "words" }]));
}

#[test]
fn a_title_alone_is_a_page() {
    let title = page(vec![line(Style::Title, "title")]);
    assert_eq!(texts(&title, &all()), ["### title"]);
    assert_eq!(put(&title, &all(), Placement::Loud)["embeds"], json!([{ "title": "title", "color": FELT }]));
}

#[test]
fn tiles_give_way_to_text() {
    let long = page(vec![Line { style: Style::Body, text: Text::join(vec![card("AS"); 300], " ") }]);
    let text = texts(&long, &all());
    assert!(!text[0].contains("<:"), "the tiles of 300 cards do not fit");
    assert!(text[0].contains("♠A"));
}

#[test]
fn sentences_are_escaped_and_cut() {
    let new = |words: &str| serde_json::to_value(sentence(&words.into()).fields(Placement::Ephemeral, None)).unwrap();
    let short = new("*Your* turn");
    assert_eq!(
        short,
        json!({
            "content": "\\*Your\\* turn",
            "embeds": [],
            "components": [],
            "flags": 1 << 6,
            "attachments": [],
            "allowed_mentions": { "parse": [] },
        })
    );
    let long = new(&"*😀".repeat(3000));
    assert!(units(long["content"].as_str().unwrap()) <= SENTENCE_UNITS);
}
