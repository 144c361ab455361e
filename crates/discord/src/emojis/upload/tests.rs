use talon_cards::{Rank, Suit};
use talon_loopback::discord::{Failure, LoopbackDiscord, Options, Rates};

use super::*;
use crate::render::Placement;
use crate::settings::DiscordSettings;

#[test]
fn names_are_discords_and_ours() {
    for card in pack() {
        let name = name(card);
        assert!((2..=32).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'));
        assert!(is_ours(&name), "{name}");
        assert!(is_ours(&format!("{card}_{ARTWORK}")), "{name} had another name once");
    }
    assert!(name("KH".parse().unwrap()).starts_with("king_of_hearts_"));
    assert!(name("TD".parse().unwrap()).starts_with("ten_of_diamonds_"));
    for foreign in
        ["JS", "JS_", "talon_c7b2c224", "JS_c7b2c22", "JS_C7B2C224", "XX_c7b2c224", "jack_of_trades_c7b2c224"]
    {
        assert!(!is_ours(foreign), "{foreign}");
    }
}

#[test]
fn only_our_own_older_artwork_is_outdated() {
    let uploaded = |id, name: &str| Uploaded { id: EmojiId::new(id), name: name.to_owned() };
    let today = name(Card::new(Rank::Jack, Suit::Spades));
    let (emojis, outdated) = sort(vec![
        uploaded(1, &today),
        uploaded(2, "JS_00000000"),
        uploaded(3, "party_00000000"),
        uploaded(4, "ace_of_hearts_00000000"),
    ]);
    assert_eq!(emojis.tile(Card::new(Rank::Jack, Suit::Spades)).unwrap().to_string(), format!("<:{today}:1>"));
    assert_eq!(emojis.ids.len(), 1);
    assert_eq!(outdated, [2, 4].map(EmojiId::new));
}

async fn bot(server: &LoopbackDiscord) -> Discord {
    let mut settings = DiscordSettings::new(server.token().parse().unwrap());
    settings.api_url = Some(server.url().parse().unwrap());
    Discord::connect(settings).await.unwrap()
}

fn line_of_cards() -> talon_view::Page {
    let text = talon_view::Text::join(["AS", "TH"].map(|card| card.parse::<Card>().unwrap().into()), " ");
    talon_view::Page::of(vec![talon_view::Line { style: talon_view::Style::Body, text }], Vec::new())
}

fn tiles_shown(bot: &Discord) -> usize {
    serde_json::to_string(&bot.render(&line_of_cards()).unwrap().fields(Placement::Edit, None))
        .unwrap()
        .matches("<:")
        .count()
}

const UPLOAD: &str = "POST /applications/{application_id}/emojis";

#[tokio::test]
async fn tiles_are_uploaded_once() {
    let options = Options { rates: Rates::UNLIMITED, ..Options::default() };
    let server = LoopbackDiscord::start(options).await.unwrap();
    let first = bot(&server).await;
    assert_eq!(tiles_shown(&first), 0);
    first.settle_emojis().await;
    assert_eq!(server.emojis().len(), 52);
    assert_eq!(tiles_shown(&first), 2);
    let again = bot(&server).await;
    again.settle_emojis().await;
    assert_eq!(server.requests(UPLOAD).len(), 52, "the second start finds them");
    assert_eq!(tiles_shown(&again), 2);
    assert!(server.violations().is_empty(), "{:#?}", server.violations());
}

#[tokio::test]
async fn an_upload_that_fails_is_made_up_for() {
    let options = Options { rates: Rates::UNLIMITED, ..Options::default() };
    let server = LoopbackDiscord::start(options).await.unwrap();
    let bot = bot(&server).await;
    let old = Upload { name: "JS_00000000".to_owned(), image: data_uri(Card::new(Rank::Jack, Suit::Spades)).unwrap() };
    bot.client().tell(Call::post(bot.emoji_route(), &old).unwrap()).await.unwrap();
    server.fail_next_of(UPLOAD, 1, &Failure::ServerError(500));
    bot.settle_emojis().await;
    assert_eq!(server.emojis().len(), 1, "nothing is taken away before everything is there");
    assert_eq!(tiles_shown(&bot), 0);
    bot.settle_emojis().await;
    assert_eq!(server.emojis().len(), 52);
    assert!(server.emojis().iter().all(|(name, _)| !name.ends_with("00000000")));
    assert_eq!(tiles_shown(&bot), 2);
}
