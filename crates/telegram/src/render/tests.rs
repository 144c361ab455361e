use proptest::prelude::*;
use talon_table::TableId;
use talon_view::{Look, MenuVerb, Row, Side, Token, Verb};

use super::*;

fn links() -> Links {
    Links::new("https://t.me", "talon_bot").unwrap()
}

fn line(style: Style, text: &str) -> Line {
    Line { style, text: Text::marked(text) }
}

fn text_page(lines: Vec<Line>) -> Page {
    Page::of(lines, Vec::new())
}

fn help_button() -> Button {
    Button {
        label: "Help".into(),
        target: Target::Token(Token::new(None, 0, Verb::Menu(MenuVerb::Help))),
        look: Look::Quiet,
    }
}

#[test]
fn styles_and_escapes() {
    let page_of_lines = text_page(vec![
        line(Style::Title, "Santase <b>"),
        line(Style::Body, "Tom & Jerry > 3 < 4"),
        line(Style::Body, ""),
        line(Style::Strong, ""),
        line(Style::Dim, "dim &amp;"),
        line(Style::Code, "a\"b'c"),
    ]);
    let rendered = page(&page_of_lines, &links()).unwrap();
    assert_eq!(
        rendered.words.html,
        "<b>Santase &lt;b&gt;</b>\nTom &amp; Jerry &gt; 3 &lt; 4\n\n\n<i>dim &amp;amp;</i>\n<code>a\"b'c</code>"
    );
    assert_eq!(rendered.words.keyboard, None);
}

#[test]
fn names_keep_their_isolation_and_bring_no_markup() {
    let name = "\u{2068}</b><a href='x'>\u{202e}evil\u{2069}";
    let rendered = page(&text_page(vec![line(Style::Strong, name)]), &links()).unwrap();
    assert_eq!(rendered.words.html, "<b>\u{2068}&lt;/\u{2060}b&gt;&lt;a href='x'&gt;\u{202e}evil\u{2069}</b>");
}

#[test]
fn names_cannot_link_or_mention_and_our_own_words_can() {
    for (text, expected) in [
        ("\u{2068}@ana\u{2069} plays, see /help.", "\u{2068}@\u{2060}ana\u{2069} plays, see /help."),
        ("\u{2068}evil.example\u{2069}.", "\u{2068}evil.\u{2060}example\u{2069}."),
        ("\u{2068}tg://x\u{2069}", "\u{2068}tg:\u{2060}/\u{2060}/\u{2060}x\u{2069}"),
        (
            "\u{2068}/leave\u{2069} \u{2068}#x $Y\u{2069}",
            "\u{2068}/\u{2060}leave\u{2069} \u{2068}#\u{2060}x $\u{2060}Y\u{2069}",
        ),
        ("\u{2069}\u{2069}@us", "\u{2069}\u{2069}@us"),
    ] {
        let rendered = page(&text_page(vec![line(Style::Body, text)]), &links()).unwrap();
        assert_eq!(rendered.words.html, expected);
        assert_eq!(sentence(&Text::marked(text)), expected);
    }
    let copied = "\u{2068}a.b/c\u{2069}";
    let rendered = page(&text_page(vec![line(Style::Code, copied)]), &links()).unwrap();
    assert_eq!(rendered.words.html, format!("<code>{copied}</code>"));
}

#[test]
fn a_moment_is_shown_in_the_time_of_each_reader() {
    let moment = Text::moment(talon_table::Timestamp(1_785_765_900_000), "Aug 3, 14:05 UTC".to_owned());
    let told = Line { style: Style::Dim, text: Text::join(["Until".into(), moment], " ") };
    let rendered = page(&text_page(vec![told]), &links()).unwrap();
    assert_eq!(
        rendered.words.html,
        "<i>Until <tg-time unix=\"1785765900\" format=\"dt\">Aug 3, 14:05 UTC</tg-time></i>"
    );
}

/// Two columns with a hostile name, and a folded part.
fn with_columns() -> Page {
    let name = |name: &str| Text::join(["\u{2068}".into(), Text::foreign(name), "\u{2069}".into()], "");
    let mut grid = Grid::new([(Text::default(), Side::Left), ("Won".into(), Side::Right)]);
    grid.rows.push(Row { cells: vec![name("@ana <b>"), "14/20".into()], is_own: false });
    grid.rows.push(Row { cells: vec![name("Eva"), "3/9".into()], is_own: false });
    let blocks = vec![
        Block::Line(line(Style::Title, "Standings")),
        Block::Grid(grid),
        Block::Aside(vec![line(Style::Dim, "Eva: drawn 1"), line(Style::Body, "more")]),
    ];
    Page { blocks, ..Page::default() }
}

#[test]
fn columns_stand_in_letters_of_equal_width_and_the_rest_unfolds() {
    let rendered = page(&with_columns(), &links()).unwrap();
    let expected = [
        "<b>Standings</b>",
        "<pre>           Won",
        "\u{2068}@ana &lt;b&gt;\u{2069} 14/20",
        "\u{2068}Eva\u{2069}        3/9</pre>",
        "<blockquote expandable><i>Eva: drawn 1</i>",
        "more</blockquote>",
    ];
    assert_eq!(rendered.words.html, expected.join("\n"));
}

#[test]
fn buttons_lead_where_they_should() {
    let table = TableId(7);
    let button = |target| Button { label: "x".into(), target, look: Look::Main };
    let page_with_buttons = Page {
        blocks: vec![Block::Line(line(Style::Body, "text"))],
        buttons: vec![vec![button(Target::PrivateChat(table))], vec![], vec![help_button()]],
        ..Page::default()
    };
    let link = |address: &str| Page {
        buttons: vec![vec![button(Target::Link(address.to_owned()))]],
        ..page_with_buttons.clone()
    };
    assert!(page(&link("https://discord.com/channels/1/2"), &links()).is_ok());
    assert_eq!(page(&link("nowhere"), &links()).err(), Some(RenderError::Data(7)));
    let keyboard = page(&page_with_buttons, &links()).unwrap().words.keyboard.unwrap().inline_keyboard;
    assert_eq!(keyboard.len(), 2, "an empty row is left out");
    let kinds: Vec<_> = keyboard.into_iter().flatten().map(|button| button.does).collect();
    let url = |text: &str| Does::Url(Url::parse(text).unwrap());
    assert_eq!(
        kinds,
        [
            url(&format!("https://t.me/talon_bot?start=t{table}")),
            Does::CallbackData(Token::new(None, 0, Verb::Menu(MenuVerb::Help)).to_string()),
        ]
    );
}

#[test]
fn colours_are_for_what_can_be_played_wanted_or_ended() {
    let styled = |look| {
        let button = Button { look, ..help_button() };
        let rendered = page(&Page::of(vec![line(Style::Body, "text")], vec![vec![button]]), &links()).unwrap();
        serde_json::to_value(rendered.words.keyboard.unwrap()).unwrap()["inline_keyboard"][0][0]["style"].clone()
    };
    assert_eq!(styled(Look::Card), "primary");
    assert_eq!(styled(Look::Main), "success");
    assert_eq!(styled(Look::Danger), "danger");
    assert!(styled(Look::Blocked).is_null() && styled(Look::Quiet).is_null());
}

#[test]
fn what_telegram_would_refuse_is_refused_here() {
    let lines = vec![line(Style::Body, "text")];
    for (lines, buttons, expected) in [
        (vec![], vec![], RenderError::Empty),
        (vec![line(Style::Title, " ")], vec![], RenderError::Empty),
        (vec![line(Style::Body, &"𝄞".repeat(2049))], vec![], RenderError::TooLong(4098)),
        (lines.clone(), vec![vec![help_button(); 9]], RenderError::RowTooWide(9)),
        (lines.clone(), vec![vec![help_button(); 8]; 13], RenderError::TooManyButtons(104)),
        (lines.clone(), vec![vec![Button { label: " ".into(), ..help_button() }]], RenderError::NoLabel),
    ] {
        assert_eq!(page(&Page::of(lines, buttons), &links()), Err(expected));
    }
    let exactly = text_page(vec![line(Style::Body, &"&".repeat(4094)), line(Style::Body, "<")]);
    assert!(page(&exactly, &links()).is_ok(), "escapes do not count");
}

#[test]
fn links_need_an_address() {
    assert!(Links::new("t.me", "talon_bot").is_none());
    assert!(Links::new("mailto:me", "talon_bot").is_none());
    let links = Links::new("https://telegram.example/bots/", "talon_bot").unwrap();
    assert_eq!(links.start("j1").as_str(), "https://telegram.example/bots/talon_bot?start=j1");
}

#[test]
fn notices_are_cut_at_telegrams_limit() {
    let fits = "ж".repeat(200);
    assert_eq!(notice(&fits), fits);
    let cut = notice(&"𝄞".repeat(150));
    assert!(cut.ends_with('…'));
    assert!(cut.encode_utf16().count() <= 200);
}

proptest! {
    /// Telegram reads back exactly the text that was rendered, for every text.
    #[test]
    fn escapes_round_trip(texts in proptest::collection::vec(any::<String>(), 1..5)) {
        let lines = texts.iter().map(|text| line(Style::Body, text)).collect();
        if let Ok(rendered) = page(&text_page(lines), &links()) {
            prop_assert!(!rendered.words.html.contains('<'));
            let read = rendered.words.html.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
            let unjoined = |text: &str| text.replace('\u{2060}', "");
            prop_assert_eq!(unjoined(&read), unjoined(&texts.join("\n")));
        }
    }

    #[test]
    fn notices_never_exceed_the_limit(text in any::<String>(), times in 1usize..30) {
        prop_assert!(notice(&text.repeat(times)).encode_utf16().count() <= 200);
    }
}
