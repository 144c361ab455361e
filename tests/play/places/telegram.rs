//! Events around a match on Telegram: chats that are not open, blocked, deleted or moved, commands, languages, an unreliable Telegram, a
//! webhook, and a graceful stop.

use talon_loopback::{ButtonStyle, Group, Message, Person, Place};
use talon_stage::telegram::{Hook, Next, Room, Sitting, fast, no_fault, nothing_went_wrong, page_with, press_verb};
use talon_stage::{
    Languages, Policy, Story, answered_once, hand_is_current, has, keep_secrets, log_of, page_is_current,
    pages_are_current, records_are_sound, say,
};
use talon_table::{Closed, Event};
use talon_view::{Language, Locale, MenuVerb, Msg, Offer, Scope, Setting, ShowVerb, TableVerb, Verb};

const POLICY: Policy = Policy { seed: 5, haste: 12 };
const ENGLISH: Languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::EN] };

/// Ana and Boris, some decisions into a match in a group.
async fn playing(room: &Room, group: &Group, ana: &Person, boris: &Person, decisions: usize) -> Sitting {
    let (mut sitting, lobby) = Sitting::open([ana, boris], group).await;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, decisions).await.is_none(), "the match goes on");
    pages_are_current(room, &sitting, ENGLISH).await;
    sitting
}

/// The match ends, every page says so, nobody saw too much, and everything was answered.
async fn ends_well(room: &Room, sitting: &mut Sitting) {
    sitting.play_out(POLICY).await;
    pages_are_current(room, sitting, ENGLISH).await;
    let log = log_of(room, sitting.table).await;
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&Story::new(&log, sitting.players.iter().map(Some))]);
    assert_eq!(room.telegram.violations(), Vec::<String>::new());
    no_fault(room);
    records_are_sound(room, sitting.table);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_never_opened_the_private_chat() {
    let room = Room::open(fast(), &[]).await;
    let ana = room.telegram.person("Ana", "en");
    let boris = room.friend("Boris", "en").await;
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    group.forbid_ephemerals(true);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &group).await;
    let asked = lobby.text.lines().find(|line| line.contains("open our private chat")).expect("the lobby asks for it");
    assert!(asked.contains("Ana"), "{asked}");
    sitting.begin(&lobby).await;
    hand_is_current(&room, &sitting, 1, ENGLISH).await;
    page_is_current(&room, &sitting, ENGLISH).await;
    assert_eq!(ana.visible(ana.private()).len(), 0, "the bot cannot begin a conversation");

    // In the group, "My hand" shows the cards only to her; a second press leads to the private chat.
    let table_page =
        page_with(&ana, sitting.home, "table page", |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await;
    let answer = press_verb(&ana, &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await.unwrap();
    let glance = answer.text.filter(|_| answer.alert).expect("the hand at a glance");
    assert!(glance.encode_utf16().count() <= 200, "{glance}");
    let answer = press_verb(&ana, &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await.unwrap();
    let link = answer.url.expect("the way to the private chat");
    assert!(link.ends_with(&format!("?start=t{}", sitting.table)), "{link}");
    ana.open_link(&link).expect("the link opens the private chat");
    hand_is_current(&room, &sitting, 0, ENGLISH).await;
    assert_eq!(
        ana.visible(ana.private()).iter().filter(|message| !message.labels().is_empty()).count(),
        1,
        "no welcome"
    );
    // From now on it shows the cards in an alert, to nobody else.
    let answer = press_verb(&ana, &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await.unwrap();
    let text = answer.text.expect("the hand");
    assert!(answer.alert && text.encode_utf16().count() <= 200, "{text}");
    let hand = page_with(&ana, ana.private(), "hand", |verb| matches!(verb, Verb::Act(_))).await;
    let cards = hand.labels().into_iter().filter(|label| label.contains(['♣', '♦', '♥', '♠']));
    let cards: Vec<&str> = cards.map(|label| label.trim_start_matches("× ")).collect();
    assert_eq!(cards.len(), 6);
    for button in hand.all_buttons().filter(|button| button.label.contains(['♣', '♦', '♥', '♠'])) {
        let expected = (!button.label.starts_with('×')).then_some(ButtonStyle::Primary);
        assert_eq!(button.style, expected, "{}: cards that may be played stand out", button.label);
    }
    for text in [&glance, &text] {
        assert!(cards.iter().all(|card| text.contains(card)), "{cards:?}: {text}");
    }
    ends_well(&room, &mut sitting).await;
    answered_once(&room.traffic());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_blocked_and_unblocked() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let mut sitting = playing(&room, &group, &ana, &boris, 3).await;
    let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
    // The player who waits blocks the bot; the other one plays on.
    let blocking = 1 - player;
    sitting.players[blocking].block();
    let data = POLICY.choose(&turn).data.clone();
    sitting.decide(player, &turn, &data).await;
    page_is_current(&room, &sitting, ENGLISH).await;
    let sent = room.telegram.requests_about(sitting.players[blocking].id()).len();
    let table_page =
        page_with(&ana, sitting.home, "table page", |verb| matches!(verb, Verb::Show(ShowVerb::Panel))).await;
    press_verb(&sitting.players[blocking], &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Hand)))
        .await
        .unwrap();
    hand_is_current(&room, &sitting, 1 - blocking, ENGLISH).await;
    let tries = room.telegram.requests_about(sitting.players[blocking].id()).len() - sent;
    assert!(tries <= 2, "a blocked chat is left alone: {tries} requests");
    sitting.players[blocking].unblock();
    hand_is_current(&room, &sitting, blocking, ENGLISH).await;
    ends_well(&room, &mut sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_removed_from_the_group_and_comes_back() {
    for supergroup in [false, true] {
        let room = Room::open(fast(), &[]).await;
        let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
        let people = [&ana, &boris];
        let group = if supergroup { room.telegram.supergroup("S", &people) } else { room.telegram.group("G", &people) };
        let mut sitting = playing(&room, &group, &ana, &boris, 2).await;
        group.kick_bot();
        // The hands are in private: the match goes on.
        assert!(sitting.play_some(POLICY, 3).await.is_none());
        for player in 0..2 {
            hand_is_current(&room, &sitting, player, ENGLISH).await;
        }
        group.add_bot();
        page_is_current(&room, &sitting, ENGLISH).await;
        ends_well(&room, &mut sitting).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_deletes_the_board_and_a_player_the_hand() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let mut sitting = playing(&room, &group, &ana, &boris, 2).await;
    let table_page =
        page_with(&ana, sitting.home, "table page", |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await;
    assert!(ana.delete(&table_page), "the owner may delete it");
    assert!(sitting.play_some(POLICY, 1).await.is_none());
    page_is_current(&room, &sitting, ENGLISH).await;
    let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
    let waiting = sitting.players[1 - player].clone();
    let hand = page_with(&waiting, waiting.private(), "hand", |verb| matches!(verb, Verb::Act(_))).await;
    assert!(waiting.delete(&hand));
    let data = POLICY.choose(&turn).data.clone();
    sitting.decide(player, &turn, &data).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    ends_well(&room, &mut sitting).await;
    answered_once(&room.traffic());
    no_fault(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_group_becomes_a_supergroup_in_the_middle_of_a_match() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let vera = room.friend("Vera", "en").await;
    let group = room.telegram.group("Friday", &[&ana, &boris, &vera]);
    let mut sitting = playing(&room, &group, &ana, &boris, 3).await;
    let supergroup = group.migrate().expect("a basic group");
    sitting.home = Place::from(&supergroup);
    sitting.room = sitting.home;
    pages_are_current(&room, &sitting, ENGLISH).await;
    ends_well(&room, &mut sitting).await;
    // The table is still this group's: a stranger may not join, a member plays the rematch's spectator.
    vera.say(&supergroup, "/score").unwrap();
    vera.sees(&supergroup, "score sheet", |message| message.reply_to.is_some()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_when_the_bot_changes_to_a_webhook_and_back() {
    let mut room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let mut sitting = playing(&room, &group, &ana, &boris, 2).await;
    assert_eq!(room.stop().await, Some(0));
    let hook = Hook::open(&mut room).await;
    let set = room.telegram.requests("setWebhook").pop().expect("it is set");
    assert!(set.mentions(Hook::SECRET) && set.mentions(&hook.url()));

    let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
    let before = log_of(&room, sitting.table).await.len();
    let person = &sitting.players[player];
    let forged = serde_json::json!({"update_id": 1, "callback_query": {
        "id": "1", "from": {"id": person.id(), "is_bot": false, "first_name": "Ana"}, "chat_instance": "1",
        "data": POLICY.choose(&turn).data,
    }});
    for secret in [None, Some(""), Some("only-telegram-knows-thiz"), Some("only-telegram-knows-this-too")] {
        let status = hook.post(secret, &forged.to_string());
        assert_eq!(status, 401, "{secret:?}");
    }
    let status = hook.post(Some(Hook::SECRET), "{nonsense");
    assert_eq!(status, 400);
    assert_eq!(log_of(&room, sitting.table).await.len(), before, "nobody but Telegram delivers");

    let polls = room.telegram.polls();
    assert!(sitting.play_some(POLICY, 3).await.is_none(), "the match goes on");
    pages_are_current(&room, &sitting, ENGLISH).await;
    assert_eq!(room.telegram.polls(), polls, "a webhook needs no polls");
    assert_eq!(room.stop().await, Some(0));
    assert_eq!(room.telegram.requests("deleteWebhook").len(), 2, "polling takes it away, and so does the stop");
    room.set("telegram.mode", "polling");
    room.start().await;
    sitting.play_out(POLICY).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    nothing_went_wrong(&room);
    records_are_sound(&room, sitting.table);
}

/// The bot's reply to a message.
async fn reply(person: &Person, place: impl Into<Place>, text: &str) -> Message {
    let place = place.into();
    let id = person.say(place, text).unwrap();
    let reply = person.sees(place, &format!("answer to {text}"), |message| message.reply_to == Some(id)).await;
    reply.unwrap_or_else(|error| panic!("{error}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_is_answered_with_a_page_in_the_reader_s_language() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "bg").await);
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let mut sitting = {
        let (mut sitting, lobby) = Sitting::open([&ana, &boris], &group).await;
        sitting.begin(&lobby).await;
        assert!(sitting.play_some(Policy { haste: 0, ..POLICY }, 4).await.is_none());
        sitting
    };
    let languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::BG] };
    pages_are_current(&room, &sitting, languages).await;
    for (person, locale) in [(&ana, Locale::EN), (&boris, Locale::BG)] {
        for command in ["/help", "/rules", "/rules santase", "/score", "/settings", "/language", "/why", "/play"] {
            // In the group everybody reads along, so it uses the group's language, except for what concerns one person.
            let personal = ["/settings", "/language"].contains(&command);
            let group = if personal { locale } else { languages.group };
            for (place, locale) in [(person.private(), locale), (sitting.home, group)] {
                let page = reply(person, place, command).await;
                let cyrillic = page.text.chars().any(|letter| ('\u{400}'..='\u{4ff}').contains(&letter));
                assert!(page.text.chars().count() > 10, "{command}: {}", page.text);
                assert_eq!(cyrillic, locale == Locale::BG, "{command} for {locale}: {}", page.text);
            }
        }
        for (text, message) in [
            ("/dance", Msg::UnknownCommand),
            ("good evening", Msg::SmallTalk),
            ("/rules bridge", Msg::UnknownGame),
            ("/play bridge", Msg::UnknownGame),
            ("/word moonlight", Msg::NotInLobby),
        ] {
            assert_eq!(reply(person, person.private(), text).await.text, say(locale, &message), "{text}");
        }
        // The menus of both kinds of chat list the commands in the person's language.
        let menu = person.menu(person.id());
        assert!(menu.len() <= 12, "nobody reads more: {menu:?}");
        let play = menu.iter().find(|entry| entry.command == "play").expect("/play is in the menu");
        assert_eq!(play.description, say(locale, &Msg::CommandPlay));
        assert!(person.menu(group.id()).iter().any(|entry| entry.command == "table"));
    }
    // Every section of the rules, in one message.
    let mut rules = reply(&ana, ana.private(), "/rules").await;
    for section in 1..8 {
        press_verb(&ana, &rules, |verb| matches!(verb, Verb::Menu(MenuVerb::Rules(_, number)) if *number == section))
            .await
            .unwrap();
        let text = rules.text.clone();
        rules = ana.becomes(&rules, "another section", |message| message.text != text).await.unwrap();
    }
    // In the group, the bot ignores messages that are not for it. The table page, which may be sent again below them, is not a reply.
    let is_answer = |message: &Message| message.is_from_bot() && message.reply_to.is_some();
    let said = || ana.visible(&group).iter().filter(|message| is_answer(message)).count();
    let before = said();
    ana.say(&group, "/dance").unwrap();
    ana.say(&group, "/play@other_bot").unwrap();
    reply(&ana, &group, "/help").await;
    assert_eq!(said(), before + 1, "one answer, to the one command");

    // The ways out and the hand, from the group.
    let panel = reply(&ana, &group, "/table").await;
    assert!(has(&panel, |verb| matches!(verb, Verb::Show(ShowVerb::Resign))));
    assert_eq!(reply(&ana, &group, "/hand").await.text, say(Locale::EN, &Msg::HandInPrivate));
    let panel = reply(&boris, boris.private(), "/leave").await;
    assert!(has(&panel, |verb| matches!(verb, Verb::Show(ShowVerb::Resign))), "a match is not left by accident");
    pages_are_current(&room, &sitting, languages).await;
    sitting.play_out(Policy { haste: 40, ..POLICY }).await;
    pages_are_current(&room, &sitting, languages).await;
    answered_once(&room.traffic());
    assert_eq!(room.telegram.violations(), Vec::<String>::new());
    no_fault(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_chooses_a_language_and_only_admins_choose_the_group_s() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let group = room.telegram.supergroup("Friday", &[&ana, &boris]);
    let mut sitting = playing(&room, &group, &ana, &boris, 2).await;
    let group_bg = |verb: &Verb| *verb == Verb::choose(Scope::Chat, Setting::Language(Language::Bg));
    let is_group_menu = |verb: &Verb| *verb == Verb::offer(Scope::Chat, Offer::Languages);

    let menu = reply(&boris, boris.private(), "/language").await;
    assert!(!has(&menu, is_group_menu), "in private there is no group to choose for");
    let answer =
        press_verb(&boris, &menu, |verb| *verb == Verb::choose(Scope::Person, Setting::Language(Language::Bg)))
            .await
            .unwrap();
    assert_eq!(answer.text, Some(say(Locale::BG, &Msg::LanguageSet)));
    let languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::BG] };
    pages_are_current(&room, &sitting, languages).await;

    let menu = reply(&boris, &group, "/language").await;
    press_verb(&boris, &menu, is_group_menu).await.unwrap();
    let menu = boris.becomes(&menu, "the languages of the group", |message| has(message, group_bg)).await.unwrap();
    let answer = press_verb(&boris, &menu, group_bg).await.unwrap();
    assert!(answer.alert);
    assert_eq!(answer.text, Some(say(Locale::BG, &Msg::AdminsOnly)));
    let answer = press_verb(&ana, &menu, group_bg).await.unwrap();
    assert_eq!(answer.text, Some(say(Locale::BG, &Msg::LanguageGroupSet)));
    let languages = Languages { group: Locale::BG, ..languages };
    pages_are_current(&room, &sitting, languages).await;

    group.promote(&boris);
    let answer = press_verb(&boris, &menu, |verb| *verb == Verb::choose(Scope::Chat, Setting::Language(Language::En)))
        .await
        .unwrap();
    assert_eq!(answer.text, Some(say(Locale::EN, &Msg::LanguageGroupSet)));
    let languages = Languages { group: Locale::EN, ..languages };
    pages_are_current(&room, &sitting, languages).await;
    sitting.play_out(POLICY).await;
    pages_are_current(&room, &sitting, languages).await;
    answered_once(&room.traffic());
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_belongs_to_its_group_and_is_cleared_away_when_nobody_starts() {
    let room = Room::open(fast(), &[("table.lobby_expires", "1500ms")]).await;
    let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
    let stranger = room.friend("Vera", "bg").await;
    let group = room.telegram.supergroup("Friday", &[&ana, &boris]);
    let (sitting, lobby) = Sitting::open([&ana, &boris], &group).await;
    press_verb(&boris, &lobby, |verb| matches!(verb, Verb::Table(TableVerb::Leave))).await.unwrap();
    let payload = format!("j{}", sitting.table);
    let id = stranger.start(Some(&payload)).unwrap();
    let refusal = stranger.sees(stranger.private(), "refusal", |message| message.reply_to == Some(id)).await.unwrap();
    assert_eq!(refusal.text, say(Locale::BG, &Msg::NotMember));
    let unknown = stranger.start(Some("jaaaaaaaaaaaaa")).unwrap();
    let refusal = stranger.sees(stranger.private(), "refusal", |message| message.reply_to == Some(unknown)).await;
    assert_eq!(refusal.unwrap().text, say(Locale::BG, &Msg::TableNotFound));
    let gone = ana.becomes(&lobby, "cleared lobby", |message| message.buttons.is_empty()).await.unwrap();
    assert!(gone.text.contains("/play"), "{}", gone.text);
    let answer = ana.forge_press(group.id(), lobby.id, &format!("1.{}.1.start", sitting.table)).await.unwrap();
    assert!(answer.text.is_some());
    let log = log_of(&room, sitting.table).await;
    assert_eq!(log.last().map(|last| last.event.clone()), Some(Event::Closed { reason: Closed::Expired }));
    answered_once(&room.traffic());
    nothing_went_wrong(&room);
}
