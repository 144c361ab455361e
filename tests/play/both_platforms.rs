//! People play on Discord and on Telegram at once, in one process on one database.

use talon_loopback::Failure;
use talon_loopback::discord::Failure as Outage;
use talon_stage::{
    Hall, Policy, Story, answered_once, decisions, discord, facts, in_language, keep_secrets, log_of,
    records_are_sound, say, telegram,
};
use talon_view::{Language, LinkVerb, Locale, Msg, Scope, Setting, Verb};

const POLICY: Policy = Policy { seed: 31, haste: 8 };

#[tokio::test(flavor = "multi_thread")]
async fn two_platforms_play_at_once_in_one_process() {
    let mut hall = Hall::open().await;
    let ana = telegram::befriend(&hall.telegram, "Ana", "bg").await;
    let boris = telegram::befriend(&hall.telegram, "Boris", "en").await;
    let group = hall.telegram.supergroup("Friday", &[&ana, &boris]);
    let (vera, georgi) = (hall.discord.person("Vera", "en-US"), hall.discord.person("Georgi", "bg"));
    let guild = hall.discord.guild("Saturday", &[&vera, &georgi]);

    let (mut here, lobby) = telegram::Sitting::open([&ana, &boris], &group).await;
    here.begin(&lobby).await;
    let (mut there, lobby) = discord::Sitting::open([&vera, &georgi], &guild.channel("cards")).await;
    there.hands[1] = talon_stage::Hand::Panel;
    there.begin(&lobby).await;
    let (one, other) = tokio::join!(here.play_some(POLICY, 6), there.play_some(POLICY, 6));
    assert!(one.is_none() && other.is_none(), "both matches go on");

    // The process restarts for both platforms; the player on the panel opens it again.
    assert_eq!(hall.program.stop().await, Some(0));
    hall.discord.gone().await.unwrap();
    hall.start().await;
    there.hands[1] = talon_stage::Hand::Direct;
    tokio::join!(here.play_out(POLICY), there.play_out(POLICY));

    let logs = [log_of(&hall.program, here.table).await, log_of(&hall.program, there.table).await];
    let stories =
        [Story::new(&logs[0], here.players.iter().map(Some)), Story::new(&logs[1], there.players.iter().map(Some))];
    for (traffic, story) in hall.traffics().iter().zip(&stories) {
        let searched = keep_secrets(traffic, &[story]);
        println!("{searched:?}, {} decisions", story.decisions());
        assert!(searched.with_cards > story.decisions());
    }
    assert!(logs.iter().all(|log| decisions(&facts(log)) > 6));
    records_are_sound(&hall.program, here.table);
    records_are_sound(&hall.program, there.table);
    hall.nothing_went_wrong();
}

/// Discord is unreachable when the program starts, and people play on Telegram; then Discord comes up, and people play there too.
#[tokio::test(flavor = "multi_thread")]
async fn telegram_does_not_wait_for_discord() {
    let mut hall = Hall::closed().await;
    hall.discord.fail_at_random(1.0, &[Outage::ServerError(502), Outage::Dropped]);
    hall.program.launch();
    hall.telegram.bot_listens().await.expect("the bot listens to Telegram");
    let ana = telegram::befriend(&hall.telegram, "Ana", "bg").await;
    let boris = telegram::befriend(&hall.telegram, "Boris", "en").await;
    let group = hall.telegram.supergroup("Friday", &[&ana, &boris]);
    let (mut here, lobby) = telegram::Sitting::open([&ana, &boris], &group).await;
    here.begin(&lobby).await;
    assert!(here.play_some(POLICY, 4).await.is_none());
    assert_eq!(hall.discord.identifies(), 0, "nobody is on Discord yet");

    hall.discord.heal();
    hall.is_on_discord().await;
    let (vera, georgi) = (hall.discord.person("Vera", "en-US"), hall.discord.person("Georgi", "bg"));
    let guild = hall.discord.guild("Saturday", &[&vera, &georgi]);
    let (mut there, lobby) = discord::Sitting::open([&vera, &georgi], &guild.channel("cards")).await;
    there.begin(&lobby).await;
    tokio::join!(here.play_out(POLICY), there.play_out(POLICY));
    records_are_sound(&hall.program, here.table);
    records_are_sound(&hall.program, there.table);
    hall.nothing_went_wrong();
}

/// A match on Discord goes on although Telegram is unreachable at the start, and people on Telegram get what they missed when it comes
/// back.
#[tokio::test(flavor = "multi_thread")]
async fn discord_does_not_wait_for_telegram() {
    let mut hall = Hall::open().await;
    let (vera, georgi) = (hall.discord.person("Vera", "en-US"), hall.discord.person("Georgi", "bg"));
    let guild = hall.discord.guild("Saturday", &[&vera, &georgi]);
    let (mut there, lobby) = discord::Sitting::open([&vera, &georgi], &guild.channel("cards")).await;
    there.begin(&lobby).await;
    assert_eq!(hall.program.stop().await, Some(0));
    hall.discord.gone().await.unwrap();

    hall.telegram.fail_at_random(1.0, &[Failure::ServerError, Failure::Dropped]);
    hall.program.launch();
    hall.is_on_discord().await;
    assert!(there.play_some(POLICY, 4).await.is_none());
    hall.telegram.heal();
    hall.telegram.bot_listens().await.expect("the bot listens to Telegram");
    let ana = telegram::befriend(&hall.telegram, "Ana", "bg").await;
    let boris = telegram::befriend(&hall.telegram, "Boris", "en").await;
    let group = hall.telegram.supergroup("Friday", &[&ana, &boris]);
    let (mut here, lobby) = telegram::Sitting::open([&ana, &boris], &group).await;
    here.begin(&lobby).await;
    tokio::join!(here.play_out(POLICY), there.play_out(POLICY));
    records_are_sound(&hall.program, there.table);
    hall.nothing_went_wrong();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_stops_while_a_platform_is_awaited() {
    let mut hall = Hall::closed().await;
    hall.discord.fail_at_random(1.0, &[Outage::ServerError(503)]);
    hall.program.launch();
    hall.telegram.bot_listens().await.expect("the bot listens to Telegram");
    assert_eq!(hall.program.stop().await, Some(0));
}

/// A wrong token of one platform is reported before the other is served, or as soon as its platform says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_ends_the_program() {
    for outages in [0, 1] {
        let mut hall = Hall::closed().await;
        hall.discord.fail_next_of("GET /users/@me", outages, &Outage::ServerError(502));
        let wrong = Outage::Refused { status: 401, code: 0, message: "401: Unauthorized".to_owned() };
        hall.discord.fail_next_of("GET /users/@me", 1, &wrong);
        hall.program.launch();
        assert_eq!(hall.program.ends().await, Some(2));
        let said = hall.program.said();
        let last = said.last().expect("a sentence");
        assert!(last.contains("discord.token") && last.contains("Reset Token"), "{last}");
        if outages == 0 {
            assert_eq!(hall.telegram.polls(), 0, "nobody is served");
        }
    }
}

/// The code on the page about linking.
fn code_in(text: &str) -> String {
    let rest = text.split_once("/link ").expect("what to write").1;
    rest.split_whitespace().next().expect("a code").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_links_both_accounts_and_parts_them_again() {
    let hall = Hall::open().await;
    let ana = telegram::befriend(&hall.telegram, "Ana", "bg").await;
    let boris = telegram::befriend(&hall.telegram, "Boris", "bg").await;
    let group = hall.telegram.supergroup("Friday", &[&ana, &boris]);
    let anna = hall.discord.person("Anna", "en-US");
    let _guild = hall.discord.guild("Saturday", &[&anna]);
    let help = |answer: talon_loopback::discord::InteractionAnswer| {
        answer.message.map(|message| talon_stage::Screen::words(&message)).expect("a page")
    };
    assert!(in_language(&help(discord::command(&anna, anna.direct(), "help", &[]).await), Locale::EN));

    // Ana's choice applies to her everywhere.
    let asked = ana.say(ana.private(), "/language").unwrap();
    let menu = ana.sees(ana.private(), "languages", |message| message.reply_to == Some(asked)).await.unwrap();
    telegram::press_verb(&ana, &menu, |verb| *verb == Verb::choose(Scope::Person, Setting::Language(Language::Bg)))
        .await
        .unwrap();

    // The code is made on Telegram, entered on Discord, and confirmed there.
    let asked = ana.say(ana.private(), "/link").unwrap();
    let page = ana.sees(ana.private(), "a code", |message| message.reply_to == Some(asked)).await.unwrap();
    let code = code_in(&page.text);
    let question =
        discord::command(&anna, anna.direct(), "link", &[("code", &code)]).await.message.expect("a question");
    assert!(talon_stage::Screen::words(&question).contains("Ana"), "it names who made the code: {}", question.words());
    discord::press_verb(&anna, &question, |verb| matches!(verb, Verb::Link(LinkVerb::Yes(_)))).await;
    let again = discord::command(&anna, anna.direct(), "link", &[("code", &code)]).await;
    assert!(discord::sentence(&again).is_some(), "a code works once: {again:?}");

    // Now both accounts are one person, with one language and the same tables.
    assert!(in_language(&help(discord::command(&anna, anna.direct(), "help", &[]).await), Locale::BG));
    let none = discord::command(&anna, anna.direct(), "table", &[]).await;
    assert_eq!(discord::sentence(&none), Some(say(Locale::BG, &Msg::NoTableHere)));
    let (mut sitting, lobby) = telegram::Sitting::open([&ana, &boris], &group).await;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, 2).await.is_none());
    let table = discord::command(&anna, anna.direct(), "table", &[]).await;
    let panel = table.message.expect("the table");
    assert_eq!(
        talon_stage::table_of(&panel),
        Some(sitting.table),
        "the table is there from here too: {}",
        panel.words()
    );
    let hand = discord::command(&anna, anna.direct(), "hand", &[]).await;
    let there = Msg::HandElsewhere { platform: talon_view::Platform("telegram") };
    assert_eq!(discord::sentence(&hand), Some(say(Locale::BG, &there)));
    let early = discord::command(&anna, anna.direct(), "unlink", &[]).await;
    assert!(discord::sentence(&early).is_some(), "not in the middle of a match: {early:?}");

    sitting.play_out(POLICY).await;
    let result = ana.sees(&group, "result", |message| sitting.is_result(message)).await.unwrap();
    assert!(result.text.contains("Ana"), "the match was Ana's: {}", result.text);
    let log = log_of(&hall.program, sitting.table).await;
    let [telegrams, discords] = hall.traffics();
    keep_secrets(&telegrams, &[&Story::new(&log, sitting.players.iter().map(Some))]);
    answered_once(&discords);
    let leave = ana.say(&group, "/leave").unwrap();
    ana.sees(&group, "answer", |message| message.reply_to == Some(leave)).await.unwrap();
    discord::command(&anna, anna.direct(), "unlink", &[]).await;
    assert!(in_language(&help(discord::command(&anna, anna.direct(), "help", &[]).await), Locale::EN));
    hall.nothing_went_wrong();
}
