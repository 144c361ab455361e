//! The one answer to each input.

use std::sync::Arc;
use std::time::Duration;

use crate::support::{Bot, Scripted, answer_to, assert_lawful, house, page, place_of, server, server_with, shown};
use talon_house::{Answer, Intent, Onto, Pending, Platform};
use talon_loopback::discord::{
    AnswerKind, Channel, Failure, Guild, Limit, LoopbackDiscord, Message, Person, Place, Rates, Scope,
};
use talon_store::MessageRef;
use tokio::sync::Semaphore;

const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const ORIGINAL: &str = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original";

/// Ana in a channel of a server, with a page of the bot to press on.
async fn with_page(server: &LoopbackDiscord, bot: &Bot) -> (Person, Guild, Channel, Message) {
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("general");
    let message = bot.shows(&guild, &channel, &ana, "a board").await;
    (ana, guild, channel, message)
}

/// A house that gives its answers one by one, as the semaphore permits.
fn slow_house(answer: fn(&Intent) -> Answer) -> (Arc<Scripted>, Arc<Semaphore>) {
    let gate = Arc::new(Semaphore::new(0));
    let held = Arc::clone(&gate);
    let house = Scripted::working(move |incoming| {
        let held = Arc::clone(&held);
        async move {
            held.acquire().await.unwrap().forget();
            answer(&incoming.intent)
        }
    });
    (house, gate)
}

fn usual(intent: &Intent) -> Answer {
    match intent {
        Intent::Press(token) => answer_to(token),
        Intent::Leave => Answer::Silent,
        _ => shown("a page"),
    }
}

/// A connected bot that soon defers its answers.
async fn impatient(server: &LoopbackDiscord, house: &Arc<Scripted>) -> Bot {
    let mut settings = crate::support::settings(server);
    settings.defer_after = Duration::from_millis(50);
    let bot = Bot::start(settings, house).await;
    server.ready().await.unwrap();
    server.until("commands", |server| (!server.registered(None).is_empty()).then_some(())).await.unwrap();
    bot
}

#[tokio::test]
async fn presses_get_exactly_what_the_house_says() {
    let server = server().await;
    let house = house();
    let bot = Bot::ready(&server, &house).await;
    let (ana, guild, channel, table_page) = with_page(&server, &bot).await;

    let silent = ana.press(&table_page, "Silent").await.unwrap();
    assert_eq!(silent.kind, AnswerKind::DeferredUpdate);
    let toast = ana.press(&table_page, "Toast").await.unwrap();
    assert_eq!((toast.kind, toast.ephemeral), (AnswerKind::Message, true));
    assert_eq!(toast.message.unwrap().text, r"a \*toast\* \@everyone");
    let aside = ana.press(&table_page, "Aside").await.unwrap();
    let panel = aside.message.unwrap();
    assert!(aside.ephemeral && panel.is_ephemeral() && panel.words().contains("for you alone"));
    let replaced = ana.press(&table_page, "Replace").await.unwrap();
    assert_eq!((replaced.kind, replaced.ephemeral), (AnswerKind::Update, false));
    assert!(ana.again(&table_page).unwrap().words().contains("replaced"));

    let on_panel = ana.press(&panel, "Replace").await.unwrap();
    assert_eq!(on_panel.kind, AnswerKind::Update);
    assert_eq!(on_panel.message.unwrap().id, panel.id, "the panel itself changed");
    ana.press(&panel, "Dismiss").await.unwrap();
    ana.vanishes(&panel).await.unwrap();

    let inputs = house.heard().inputs;
    assert!(inputs.iter().all(|incoming| incoming.place == place_of(&guild, &channel)));
    let pressed: Vec<bool> = inputs.iter().map(|incoming| incoming.panel.as_ref().unwrap().pressed).collect();
    assert_eq!(pressed, [false, false, false, false, true, true]);
    assert_eq!(inputs[0].message, Some(MessageRef(table_page.id.to_string())));
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn commands_are_answered_to_the_asker_alone() {
    let server = server().await;
    let bot = Bot::ready(&server, &house()).await;
    let ana = server.person("Ana", "bg");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("general");
    for (name, words) in [("маса", "a page"), ("help", "a page"), ("стани", "Готово"), ("резултат", "a toast")]
    {
        let answer = ana.command(&channel, name, &[]).unwrap().answered().await.unwrap();
        assert_eq!((answer.kind, answer.ephemeral), (AnswerKind::Message, true), "{name}");
        let said = answer.message.unwrap().words();
        assert!(said.contains(words), "{name}: {said}");
    }
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_page_takes_the_place_of_a_sentence() {
    let server = server().await;
    let house = Scripted::answering(|incoming| match &incoming.intent {
        Intent::Score => Answer::Toast("a toast".into()),
        _ => shown("a page"),
    });
    let bot = Bot::ready(&server, &house).await;
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("general");
    let answer = ana.command(&channel, "score", &[]).unwrap().answered().await.unwrap();
    let sentence = answer.message.unwrap();
    let asked = house.heard().inputs.remove(0).panel.unwrap();
    bot.discord.show(&place_of(&guild, &channel), &page("a hand"), Onto::Known(&asked.at)).await.unwrap();
    assert_eq!(ana.again(&sentence).unwrap().words(), "a hand");
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn games_are_suggested_in_the_askers_language() {
    let server = server().await;
    let house = house();
    let bot = Bot::ready(&server, &house).await;
    let ana = server.person("Ana", "bg");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("general");
    let suggested = ana.autocomplete(&channel, "играй", &[("игра", "САН")]).await.unwrap();
    assert_eq!(suggested.choices, [("Сантасе".to_owned(), "santase".into())]);
    ana.command(&channel, "играй", &[("игра", "santase")]).unwrap().answered().await.unwrap();
    assert_eq!(house.heard().inputs[0].intent, Intent::Play { game: Some("santase".to_owned()) });
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn presets_are_suggested_where_they_are_kept() {
    let server = server().await;
    let bot = Bot::ready(&server, &house()).await;
    let ana = server.person("Ana", "en-US");
    ana.install_app(true);
    let guild = server.guild("Friday", &[&ana]);
    let foreign = server.guild("Elsewhere", &[&ana]);
    foreign.remove_bot();
    let kept_by = |id: u64| (format!("Belot · of {id}"), serde_json::Value::from(format!("of {id}")));
    for (place, keeper) in [
        (Place::from(&guild.channel("general")), guild.id()),
        (ana.direct(), ana.id()),
        (Place::from(&foreign.channel("general")), ana.id()),
    ] {
        let suggested = ana.autocomplete(place, "preset", &[("name", "of")]).await.unwrap();
        assert_eq!(suggested.choices, [kept_by(keeper)]);
        assert!(ana.autocomplete(place, "preset", &[("name", "fo")]).await.unwrap().choices.is_empty());
    }
    let suggested = ana.autocomplete(&guild.channel("general"), "play", &[("game", "bel")]).await.unwrap();
    let values: Vec<String> = suggested.choices.into_iter().map(|(name, _)| name).collect();
    assert_eq!(values, ["Belot".to_owned(), format!("Belot · of {}", guild.id())]);
    bot.stop().await;
    assert_lawful(&server);
}

/// The same answer with an incomplete page.
fn so_far(answer: Answer) -> Answer {
    match answer {
        Answer::Page { page, replace_pressed } => Answer::Pending { page, replace_pressed, pending: Pending(7) },
        answer => answer,
    }
}

#[tokio::test]
async fn a_page_that_is_not_complete_is_edited_where_it_stands() {
    let server = server().await;
    let house = Scripted::answering(|incoming| match &incoming.intent {
        Intent::Press(token) => so_far(answer_to(token)),
        _ => so_far(shown("a page")),
    });
    let bot = Bot::ready(&server, &house).await;
    let (ana, guild, channel, table_page) = with_page(&server, &bot).await;
    let command = ana.command(&channel, "table", &[]).unwrap().answered().await.unwrap().message.unwrap();
    let aside = ana.press(&table_page, "Aside").await.unwrap().message.unwrap();
    let turned = ana.press(&aside, "Replace").await.unwrap().message.unwrap();
    assert_eq!(turned.id, aside.id);
    let heard = house.hears("where three pages are", |heard| heard.followed.len() == 3).await;
    assert!(heard.followed.iter().all(|(place, _)| *place == place_of(&guild, &channel)));
    for ((place, at), message) in heard.followed.iter().zip([&command, &aside, &turned]) {
        assert!(bot.discord.is_same_message(at, &MessageRef(message.id.to_string())), "it is known when it is pressed");
        let words = format!("complete {}", at.0.len());
        bot.discord.show(place, &page(&words), Onto::Known(at)).await.unwrap();
        assert!(ana.again(message).unwrap().words().contains(&words));
    }
    assert!(ana.again(&table_page).unwrap().words().contains("a board"));
    bot.stop().await;
    assert_lawful(&server);
}

/// After a deferred press, Discord treats the pressed message as the answer. Everybody may see it, so it must not change.
#[tokio::test]
async fn a_page_beside_a_deferred_press_is_edited_where_it_stands() {
    let server = server().await;
    let (house, gate) = slow_house(|_| so_far(shown("for you alone")));
    let bot = impatient(&server, &house).await;
    let (ana, _, channel, table_page) = with_page(&server, &bot).await;
    let pressed = ana.press(&table_page, "Aside").await.unwrap();
    assert_eq!(pressed.kind, AnswerKind::DeferredUpdate);
    gate.add_permits(1);
    let aside = ana.reads(&channel, "for you alone").await.unwrap();
    let heard = house.hears("where the page is", |heard| heard.followed.len() == 1).await;
    let (place, at) = &heard.followed[0];
    assert!(bot.discord.is_same_message(at, &MessageRef(aside.id.to_string())), "it is known when it is pressed");
    bot.discord.show(place, &page("all of it"), Onto::Known(at)).await.unwrap();
    let complete = ana.again(&aside).unwrap();
    assert!(complete.is_ephemeral() && complete.words().contains("all of it"));
    assert!(ana.again(&table_page).unwrap().words().contains("a board"), "the pressed message stays as it is");
    bot.discord.delete(place, at).await.unwrap();
    ana.vanishes(&aside).await.unwrap();
    bot.discord.delete(place, at).await.unwrap();
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn what_takes_long_is_deferred_and_answered_later() {
    let server = server().await;
    let (house, gate) = slow_house(usual);
    let bot = impatient(&server, &house).await;
    let (ana, _, channel, table_page) = with_page(&server, &bot).await;

    let command = ana.command(&channel, "table", &[]).unwrap();
    let first = command.answered().await.unwrap();
    assert_eq!((first.kind, first.ephemeral), (AnswerKind::Deferred, true));
    gate.add_permits(1);
    let late = command.shown().await.unwrap();
    assert!(late.is_ephemeral() && late.words().contains("a page"));

    let aside = ana.press(&table_page, "Aside").await.unwrap();
    assert_eq!(aside.kind, AnswerKind::DeferredUpdate);
    gate.add_permits(1);
    let panel = ana.reads(&channel, "for you alone").await.unwrap();
    assert!(panel.is_ephemeral());
    assert!(ana.again(&table_page).unwrap().words().contains("a board"), "the pressed message stays as it is");

    ana.press(&table_page, "Replace").await.unwrap();
    gate.add_permits(1);
    ana.becomes(&table_page, "replaced", |message| message.words().contains("replaced")).await.unwrap();

    ana.press(&panel, "Dismiss").await.unwrap();
    gate.add_permits(1);
    ana.vanishes(&panel).await.unwrap();
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn presses_on_one_message_keep_their_order_and_none_waits_unheard() {
    let server = server().await;
    let (house, gate) = slow_house(usual);
    let bot = impatient(&server, &house).await;
    let (ana, guild, _, table_page) = with_page(&server, &bot).await;
    let boris = server.person("Boris", "en-US");
    guild.add(&boris);

    let first = ana.press_quietly(&table_page, "Silent").unwrap();
    house.hears("the first", |heard| heard.inputs.len() == 1).await;
    let second = boris.press_quietly(&table_page, "Silent").unwrap();
    for asked in [&first, &second] {
        assert_eq!(asked.answered().await.unwrap().kind, AnswerKind::DeferredUpdate);
    }
    assert_eq!(house.heard().inputs.len(), 1, "the second waits for its turn");
    gate.add_permits(2);
    let heard = house.hears("both", |heard| heard.inputs.len() == 2).await;
    let who: Vec<&str> = heard.inputs.iter().map(|incoming| incoming.from.account.id.as_str()).collect();
    assert_eq!(who, [ana.id().to_string(), boris.id().to_string()]);
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn an_answer_survives_trouble_on_the_way() {
    let server = server().await;
    let bot = Bot::ready(&server, &house()).await;
    let (ana, _, _, table_page) = with_page(&server, &bot).await;
    let wait = Duration::from_millis(20);
    for failure in [
        Failure::AnswerLost,
        Failure::Dropped,
        Failure::ServerError(502),
        Failure::TooManyRequests { retry_after: wait, scope: Scope::User },
    ] {
        server.fail_next_of(CALLBACK, 1, &failure);
        let toast = ana.press(&table_page, "Toast").await.unwrap();
        assert!(toast.message.unwrap().text.contains("toast"), "{failure:?}");
    }
    assert_eq!(server.failures(), 4);
    bot.stop().await;
}

#[tokio::test]
async fn a_press_on_a_page_that_was_deleted_meanwhile_is_acknowledged() {
    let server = server().await;
    let (house, gate) = slow_house(usual);
    let mut settings = crate::support::settings(&server);
    settings.defer_after = Duration::from_secs(60);
    let bot = Bot::start(settings, &house).await;
    server.ready().await.unwrap();
    let (ana, _, channel, table_page) = with_page(&server, &bot).await;
    let asked = ana.press_quietly(&table_page, "Replace").unwrap();
    house.hears("the press", |heard| heard.inputs.len() == 1).await;
    assert!(channel.delete_message(&table_page));
    gate.add_permits(1);
    assert_eq!(asked.answered().await.unwrap().kind, AnswerKind::DeferredUpdate);
    let statuses: Vec<u16> = server.requests(CALLBACK).iter().map(|entry| entry.status).collect();
    assert_eq!(statuses, [404, 204], "the page has no place, and the press is no failure");
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn a_press_on_an_old_page_that_takes_no_more_edits_is_no_failure() {
    let limits = Rates { late_edits: Limit::new(3, 3600), ..Rates::UNLIMITED };
    let server = server_with(|options| options.rates = limits).await;
    let house = house();
    let bot = Bot::ready(&server, &house).await;
    let (ana, _, _, table_page) = with_page(&server, &bot).await;
    server.skip(Duration::from_secs(2 * 3600));
    let mut kinds = Vec::new();
    for _ in 0..4 {
        kinds.push(ana.press(&table_page, "Replace").await.unwrap().kind);
    }
    assert_eq!(kinds[..3], [AnswerKind::Update; 3]);
    assert_eq!(kinds[3], AnswerKind::DeferredUpdate, "what it would show comes in another message");
    assert_eq!(server.requests(CALLBACK).last().map(|entry| entry.status), Some(204));
    bot.stop().await;
}

#[tokio::test]
async fn what_discord_refuses_is_not_repeated() {
    let server = server().await;
    let house = house();
    let bot = Bot::ready(&server, &house).await;
    let (ana, _, _, table_page) = with_page(&server, &bot).await;
    let refused = |status, code| Failure::Refused { status, code, message: "no".to_owned() };

    // Too late, answered by another process, an expired token: there is nobody to tell.
    for (status, code) in [(404, 10_062), (400, 40_060), (401, 50_027)] {
        let before = server.requests(CALLBACK).len();
        server.fail_next_of(CALLBACK, 1, &refused(status, code));
        let asked = ana.press_quietly(&table_page, "Toast").unwrap();
        // The next press on this message waits until this one is done.
        ana.press(&table_page, "Silent").await.unwrap();
        assert!(asked.answer().is_none(), "{code}");
        assert_eq!(server.requests(CALLBACK).len(), before + 2, "{code}");
    }

    // Discord refuses the page: the asker sees an error message.
    server.fail_next_of(CALLBACK, 1, &refused(400, 50_035));
    let answer = ana.press(&table_page, "Replace").await.unwrap();
    assert!(answer.ephemeral);
    assert!(answer.message.unwrap().words().contains("went wrong"));
    bot.stop().await;
}

#[tokio::test]
async fn late_answers_that_are_refused_end_quietly() {
    let server = server().await;
    let (house, gate) = slow_house(usual);
    let bot = impatient(&server, &house).await;
    let (ana, _, _, table_page) = with_page(&server, &bot).await;
    for (status, code) in [(400, 30_046), (429, 30_046), (404, 10_008), (401, 50_027)] {
        let refused = Failure::Refused { status, code, message: "no".to_owned() };
        server.fail_next_of(ORIGINAL, 1, &refused);
        ana.press(&table_page, "Replace").await.unwrap();
        let before = server.requests(ORIGINAL).len();
        gate.add_permits(1);
        server
            .until("a refused edit", |server| (server.requests(ORIGINAL).len() == before + 1).then_some(()))
            .await
            .unwrap();
    }
    server.fail_next_of(
        ORIGINAL,
        1,
        &Failure::TooManyRequests { retry_after: Duration::from_millis(20), scope: Scope::User },
    );
    ana.press(&table_page, "Replace").await.unwrap();
    gate.add_permits(1);
    ana.becomes(&table_page, "replaced", |message| message.words().contains("replaced")).await.unwrap();
    bot.stop().await;
}

#[tokio::test]
async fn no_table_is_opened_where_the_bot_may_not_write() {
    use talon_loopback::discord::Permissions;
    let server = server().await;
    let house = house();
    let bot = Bot::ready(&server, &house).await;
    let ana = server.person("Ana", "en-US");
    let guild = server.guild("Friday", &[&ana]);
    let channel = guild.channel("quiet");
    channel.deny_bot(Permissions::SEND_MESSAGES);
    let answer = ana.command(&channel, "play", &[]).unwrap().answered().await.unwrap();
    assert!(answer.ephemeral && answer.message.unwrap().words().contains("permissions"));
    assert!(house.heard().inputs.is_empty());
    bot.stop().await;
    assert_lawful(&server);
}

#[tokio::test]
async fn what_is_for_everybody_is_a_message_of_its_own_that_everybody_sees() {
    let server = server().await;
    let house = house();
    let bot = Bot::ready(&server, &house).await;
    let (ana, _, channel, table_page) = with_page(&server, &bot).await;
    let aside = ana.press(&table_page, "Aside").await.unwrap().message.unwrap();
    let posted = ana.press(&aside, "Post").await.unwrap();
    assert_eq!((posted.kind, posted.ephemeral), (AnswerKind::Message, false));
    let posted = posted.message.unwrap();
    assert!(!posted.is_ephemeral() && posted.words().contains("for everybody"), "{}", posted.words());
    assert!(ana.again(&aside).unwrap().words().contains("for you alone"), "and the other page stays");
    assert!(ana.visible(&channel).iter().any(|message| message.id == posted.id));
    bot.stop().await;
    assert_lawful(&server);
}
