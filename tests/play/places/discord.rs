//! Events around a match on Discord: refused direct messages, closed or deleted channels, expired panels, overwritten messages, commands,
//! languages, and people who installed the app for themselves.

use talon_games::GameKind;
use talon_loopback::discord::{DeedError, Failure, Guild, Message, Options, Permissions, Person, Place};
use talon_stage::discord::{
    Next, Room, Sitting, command, fast, nothing_went_wrong, press_verb, private_pages_are_ephemeral, sentence,
};
use talon_stage::{
    Hand, Languages, Plan, Policy, Story, answered_once, discord, hand_is_current, has, in_language, keep_secrets,
    log_of, page_is_current, pages_are_current, records_are_sound, say, tables,
};
use talon_view::{HouseVerb, Language, Locale, MenuVerb, Msg, Offer, Scope, Setting, ShowVerb, Verb};

const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const POLICY: Policy = Policy { seed: 5, haste: 12 };
const ENGLISH: Languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::EN] };

/// Ana, Boris and Vera, who all speak English, and their guild.
struct Friends {
    ana: Person,
    boris: Person,
    vera: Person,
    guild: Guild,
    cards: Place,
}

impl Friends {
    fn of(room: &Room) -> Self {
        let [ana, boris, vera] = ["Ana", "Boris", "Vera"].map(|name| room.person(name, "en-US"));
        let guild = room.discord.guild("Friday", &[&ana, &boris, &vera]);
        let cards = Place::from(&guild.channel("cards"));
        Self { ana, boris, vera, guild, cards }
    }

    /// Ana and Boris, some decisions into a match.
    async fn playing(&self, room: &Room, decisions: usize) -> Sitting {
        let (mut sitting, lobby) = Sitting::open([&self.ana, &self.boris], self.cards).await;
        sitting.begin(&lobby).await;
        assert!(sitting.play_some(POLICY, decisions).await.is_none(), "the match goes on");
        pages_are_current(room, &sitting, ENGLISH).await;
        sitting
    }
}

/// The match ends, every page says so, nobody saw too much, and everything was answered.
async fn ends_well(room: &Room, sitting: &mut Sitting) {
    sitting.play_out(POLICY).await;
    pages_are_current(room, sitting, ENGLISH).await;
    let log = log_of(room, sitting.table).await;
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&Story::new(&log, sitting.players.iter().map(Some))]);
    answered_once(&traffic);
    nothing_went_wrong(room);
    records_are_sound(room, sitting.table);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_refuses_direct_messages_plays_on_the_panel_alone() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    friends.boris.refuse_dms(true);
    let (mut sitting, lobby) = Sitting::open([&friends.ana, &friends.boris], friends.cards).await;
    sitting.begin(&lobby).await;
    hand_is_current(&room, &sitting, 0, ENGLISH).await;
    let tried = |passed: &talon_stage::Passed| matches!(passed, talon_stage::Passed::Said(saying) if !saying.done);
    room.discord.until("a refused message", |_| room.traffic().iter().any(tried).then_some(())).await.unwrap();
    sitting.hands[1] = Hand::PanelAlone;
    let panel = sitting.open_panel(1).await;
    let instead =
        |message: &Message| talon_stage::Screen::words(message).contains(&say(Locale::EN, &Msg::PanelInstead));
    friends.boris.becomes(&panel, "told why it is there", instead).await.unwrap();
    assert!(sitting.play_some(POLICY, 4).await.is_none());
    pages_are_current(&room, &sitting, ENGLISH).await;
    // The others read nothing of it.
    let table_page = sitting.table_page(&friends.ana).await;
    assert!(!talon_stage::Screen::words(&table_page).contains(&say(Locale::EN, &Msg::PanelInstead)));
    let sent = room.traffic().iter().filter(|passed| tried(passed)).count();
    assert!(sent <= 3, "who refuses is left alone: {sent} messages");
    ends_well(&room, &mut sitting).await;
    assert_eq!(friends.boris.visible(friends.boris.direct()).len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_beside_the_panel_goes_and_the_panel_stays() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let (mut sitting, lobby) = Sitting::open([&friends.ana, &friends.boris], friends.cards).await;
    sitting.hands[1] = Hand::Panel;
    sitting.begin(&lobby).await;
    let mut panel = sitting.open_panel(1).await;
    for lost in [false, true] {
        if lost {
            // The panel exists, but the bot learns so only when it asks again.
            room.discord.fail_next_of(CALLBACK, 1, &Failure::AnswerLost);
            let older = std::mem::replace(&mut panel, sitting.open_panel(1).await);
            friends.boris.vanishes(&older).await.unwrap();
        }
        let beside = command(&friends.boris, sitting.room, "table", &[]).await.message.unwrap();
        press_verb(&friends.boris, &beside, |verb| *verb == Verb::Show(ShowVerb::TablePage)).await;
        friends.boris.vanishes(&beside).await.unwrap();
        assert!(friends.boris.again(&panel).is_some(), "the hand stays");
    }
    assert!(sitting.play_some(POLICY, 4).await.is_none());
    pages_are_current(&room, &sitting, ENGLISH).await;
    ends_well(&room, &mut sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_threads_a_match_is_played_in_the_channel() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    friends.guild.channel("cards").deny_bot(Permissions::CREATE_PUBLIC_THREADS);
    let (mut sitting, lobby) = Sitting::open([&friends.ana, &friends.boris], friends.cards).await;
    sitting.hands[1] = Hand::Panel;
    sitting.start(&lobby).await;
    sitting.open_panel(1).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    ends_well(&room, &mut sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_opens_where_the_bot_may_not_write() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    friends.guild.channel("cards").deny_bot(Permissions::SEND_MESSAGES);
    let answer = command(&friends.ana, friends.cards, "play", &[("game", "santase")]).await;
    assert_eq!(sentence(&answer), Some(say(Locale::EN, &Msg::ChannelClosedToUs)), "{answer:?}");
    assert_eq!(tables(&room).await, []);
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_deletes_the_board_and_then_the_thread() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let mut sitting = friends.playing(&room, 2).await;
    let thread = room.discord.channel(sitting.room.channel);
    let table_page = sitting.table_page(&friends.ana).await;
    assert!(thread.delete_message(&table_page));
    assert!(sitting.play_some(POLICY, 1).await.is_none());
    page_is_current(&room, &sitting, ENGLISH).await;
    thread.delete();
    sitting.room = sitting.home;
    // The sign is the table's page again.
    let before = log_of(&room, sitting.table).await.len();
    let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
    let data = POLICY.choose(&turn).data.clone();
    sitting.decide(player, &turn, &data).await;
    assert!(log_of(&room, sitting.table).await.len() > before, "the match goes on");
    page_is_current(&room, &sitting, ENGLISH).await;
    sitting.play_out(POLICY).await;
    let log = log_of(&room, sitting.table).await;
    keep_secrets(&room.traffic(), &[&Story::new(&log, sitting.players.iter().map(Some))]);
    private_pages_are_ephemeral(&room);
    records_are_sound(&room, sitting.table);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_expired_panel_is_opened_again() {
    // A panel lives for 15 minutes, which are 9 seconds here.
    let lifetime = Options::default().token_lifetime;
    let room = Room::open(Options { token_lifetime: lifetime, ..fast() }, &[]).await;
    let friends = Friends::of(&room);
    let mut sitting = friends.playing(&room, 1).await;
    sitting.open_panel(1).await;
    room.discord.skip(lifetime * 2);
    // The direct messages go on, and the panel stays outdated.
    assert!(sitting.play_some(POLICY, 4).await.is_none());
    pages_are_current(&room, &sitting, ENGLISH).await;
    sitting.hands[1] = Hand::Panel;
    sitting.open_panel(1).await;
    assert!(sitting.play_some(POLICY, 2).await.is_none());
    sitting.hands[1] = Hand::Direct;
    ends_well(&room, &mut sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_was_written_over_comes_back() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let mut sitting = friends.playing(&room, 2).await;
    let table_page = sitting.table_page(&friends.ana).await;
    for number in 0..10 {
        friends.vera.say(sitting.room, &format!("what a card, number {number}!")).unwrap();
    }
    friends.ana.vanishes(&table_page).await.unwrap_or_else(|error| panic!("{error}"));
    let again = sitting.table_page(&friends.ana).await;
    assert!(again.id > table_page.id);
    page_is_current(&room, &sitting, ENGLISH).await;
    // Messages elsewhere do not move the table.
    for _ in 0..10 {
        friends.vera.say(&friends.guild.channel("general"), "nice weather").unwrap();
    }
    // Without haste, no deal ends so soon, which would send a new table page.
    assert!(sitting.play_some(Policy { haste: 0, ..POLICY }, 1).await.is_none());
    page_is_current(&room, &sitting, ENGLISH).await;
    assert_eq!(sitting.table_page(&friends.ana).await.id, again.id);
    ends_well(&room, &mut sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_removed_from_the_guild_and_comes_back() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let mut sitting = friends.playing(&room, 2).await;
    friends.guild.remove_bot();
    // The hands are in direct messages: the match goes on.
    assert!(sitting.play_some(POLICY, 3).await.is_none());
    for player in 0..2 {
        hand_is_current(&room, &sitting, player, ENGLISH).await;
    }
    friends.guild.add_bot();
    page_is_current(&room, &sitting, ENGLISH).await;
    sitting.play_out(POLICY).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    records_are_sound(&room, sitting.table);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_channels_of_a_guild_play_at_once() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let chess = Place::from(&friends.guild.channel("chess"));
    let (mut first, lobby) = Sitting::open([&friends.ana, &friends.boris], friends.cards).await;
    first.begin(&lobby).await;
    let (mut second, lobby) = Sitting::open([&friends.boris, &friends.vera], chess).await;
    second.hands = vec![Hand::Panel; 2];
    second.begin(&lobby).await;
    tokio::join!(first.play_out(POLICY), second.play_out(POLICY));
    pages_are_current(&room, &first, ENGLISH).await;
    pages_are_current(&room, &second, ENGLISH).await;
    let stray = |message: &Message| message.from_bot && talon_stage::table_of(message) == Some(first.table);
    assert!(!room.discord.messages(chess).iter().any(stray), "each table stays where it was opened");
    let logs = [log_of(&room, first.table).await, log_of(&room, second.table).await];
    let stories =
        [Story::new(&logs[0], first.players.iter().map(Some)), Story::new(&logs[1], second.players.iter().map(Some))];
    keep_secrets(&room.traffic(), &[&stories[0], &stories[1]]);
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_is_answered_in_the_asker_s_language_alone() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.person("Ana", "en-US"), room.person("Boris", "bg"));
    let guild = room.discord.guild("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &guild.channel("cards")).await;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(Policy { haste: 0, ..POLICY }, 4).await.is_none());
    assert!(matches!(sitting.next().await, Next::Turn(..)));
    let languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::BG] };
    for (person, locale) in [(&ana, Locale::EN), (&boris, Locale::BG)] {
        for place in [person.direct(), sitting.room, sitting.home] {
            for name in ["help", "rules", "score", "settings", "language", "why", "hand", "table", "leave"] {
                let answer = command(person, place, name, &[]).await;
                let words = answer.message.map(|message| talon_stage::Screen::words(&message)).unwrap_or_default();
                assert!(words.chars().count() >= 5, "/{name}: {words}");
                assert!(in_language(&words, locale), "/{name} for {locale}: {words}");
            }
            for (name, options, message) in
                [("play", ("game", "bridge"), Msg::UnknownGame), ("word", ("words", "moonlight"), Msg::NotInLobby)]
            {
                let answer = command(person, place, name, &[options]).await;
                assert_eq!(sentence(&answer), Some(say(locale, &message)), "/{name}");
            }
        }
    }
    let is_hand = |message: &Message| !message.is_ephemeral() && talon_stage::table_of(message).is_some();
    let hand = ana.sees(ana.direct(), "hand", is_hand).await.unwrap();
    let why = ana.press_forged(&hand, &format!("1.{}.1.why", sitting.table)).unwrap().answered().await.unwrap();
    assert!(why.ephemeral && why.message.is_some(), "{why:?}");
    // Everything has Bulgarian names too, and games are suggested by theirs.
    let help = command(&boris, sitting.home, "помощ", &[]).await;
    assert!(help.message.is_some());
    assert!(matches!(ana.command(sitting.home, "помощ", &[]), Err(DeedError::NoCommand { .. })));
    let offered = ana.autocomplete(sitting.home, "play", &[("game", "san")]).await.unwrap();
    assert!(offered.choices.iter().any(|(_, value)| value == "santase"), "{offered:?}");
    let offered = boris.autocomplete(sitting.home, "play", &[("game", "бел")]).await.unwrap();
    assert!(offered.choices.iter().any(|(_, value)| value == "belot"), "{offered:?}");
    // Every section of the rules, on one private page.
    let mut rules = command(&ana, sitting.home, "rules", &[]).await.message.unwrap();
    for section in 1..8 {
        let wanted = |verb: &Verb| matches!(verb, Verb::Menu(MenuVerb::Rules(_, number)) if *number == section);
        let page = press_verb(&ana, &rules, wanted).await.message.unwrap();
        assert_eq!(page.id, rules.id);
        assert_ne!(page.words(), rules.words(), "section {section}");
        rules = page;
    }
    pages_are_current(&room, &sitting, languages).await;
    sitting.play_out(Policy { haste: 40, ..POLICY }).await;
    pages_are_current(&room, &sitting, languages).await;
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_chooses_a_language_and_only_admins_choose_the_guild_s() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let (ana, boris) = (&friends.ana, &friends.boris);
    let mut sitting = friends.playing(&room, 2).await;
    let guild_bg = |verb: &Verb| *verb == Verb::choose(Scope::Chat, Setting::Language(Language::Bg));
    let is_guild_menu = |verb: &Verb| *verb == Verb::offer(Scope::Chat, Offer::Languages);

    let menu = command(boris, boris.direct(), "language", &[]).await.message.unwrap();
    assert!(!has(&menu, is_guild_menu), "in direct messages there is no guild to choose for");
    press_verb(boris, &menu, |verb| *verb == Verb::choose(Scope::Person, Setting::Language(Language::Bg))).await;
    let languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::BG] };
    pages_are_current(&room, &sitting, languages).await;

    let menu = command(boris, sitting.home, "language", &[]).await.message.unwrap();
    let menu = press_verb(boris, &menu, is_guild_menu).await.message.unwrap();
    let answer = press_verb(boris, &menu, guild_bg).await;
    assert_eq!(sentence(&answer), Some(say(Locale::BG, &Msg::AdminsOnly)), "{answer:?}");
    let menu = command(ana, sitting.home, "language", &[]).await.message.unwrap();
    let menu = press_verb(ana, &menu, is_guild_menu).await.message.unwrap();
    press_verb(ana, &menu, guild_bg).await;
    let languages = Languages { group: Locale::BG, ..languages };
    pages_are_current(&room, &sitting, languages).await;

    friends.guild.promote(boris);
    let menu = command(boris, sitting.home, "language", &[]).await.message.unwrap();
    let menu = press_verb(boris, &menu, is_guild_menu).await.message.unwrap();
    press_verb(boris, &menu, |verb| *verb == Verb::choose(Scope::Chat, Setting::Language(Language::En))).await;
    let languages = Languages { group: Locale::EN, ..languages };
    pages_are_current(&room, &sitting, languages).await;
    sitting.play_out(POLICY).await;
    pages_are_current(&room, &sitting, languages).await;
    answered_once(&room.traffic());
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn options_are_kept_as_a_preset_and_a_hint_is_given() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let plan = Plan::of(GameKind::Belot).with("target", "101").ais(1);
    let (mut sitting, lobby) = Sitting::gather(&plan, &[&friends.ana, &friends.boris], friends.cards).await;
    let kept = command(&friends.ana, friends.cards, "preset", &[("name", "our Belot")]).await.message.unwrap();
    assert!(talon_stage::Screen::words(&kept).contains("our Belot"), "{}", kept.words());
    sitting.begin(&lobby).await;
    let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
    let hinting = if has(&turn.message, |verb| matches!(verb, Verb::House(HouseVerb::Hint))) {
        let answer =
            press_verb(&sitting.players[player], &turn.message, |verb| matches!(verb, Verb::House(HouseVerb::Hint)))
                .await;
        answer.message.expect("words")
    } else {
        command(&sitting.players[player], sitting.room, "hint", &[]).await.message.unwrap()
    };
    assert!(hinting.is_ephemeral() && !hinting.words().is_empty());
    let listed = command(&friends.vera, friends.cards, "preset", &[]).await.message.unwrap();
    assert!(!listed.words().is_empty());
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_brought_the_app_can_read_the_rules_anywhere_and_play_alone() {
    let room = Room::open(fast(), &[]).await;
    let (ana, boris) = (room.person("Ana", "bg"), room.person("Boris", "en-US"));
    let guild = room.discord.guild("Elsewhere", &[&ana, &boris]);
    guild.remove_bot();
    let general = Place::from(&guild.channel("general"));
    assert!(matches!(ana.command(general, "rules", &[]), Err(DeedError::NoCommand { .. })), "the bot is not here");
    ana.install_app(true);
    let between = room.discord.private_chat(&ana, &boris);
    for place in [general, between, ana.direct()] {
        for name in ["rules", "help", "language"] {
            let answer = command(&ana, place, name, &[]).await;
            let words = answer.message.map(|message| talon_stage::Screen::words(&message)).unwrap_or_default();
            assert!(in_language(&words, Locale::BG) && !words.is_empty(), "/{name}: {words}");
        }
    }
    assert!(matches!(boris.command(general, "rules", &[]), Err(DeedError::NoCommand { .. })), "it is not Boris's");
    let mut solo = discord::Solo::open(&ana).await;
    solo.play_out(POLICY).await;

    // Elsewhere, a table opens in Ana's own messages with the bot, and a page turns only for her.
    assert!(matches!(ana.command(between, "play", &[]), Err(DeedError::NoCommand { .. })), "no tables between two");
    let answer = command(&ana, general, "play", &[("game", "santase")]).await;
    assert_eq!(sentence(&answer), Some(say(Locale::BG, &Msg::TableOpenedInPrivate)), "{answer:?}");
    let hand = |message: &Message| has(message, |verb| matches!(verb, Verb::Act(_) | Verb::Ask(_)));
    ana.sees(ana.direct(), "the cards", hand).await.unwrap();
    for place in [general, between] {
        let rules = command(&ana, place, "rules", &[("game", "santase")]).await.message.unwrap();
        let turned =
            press_verb(&ana, &rules, |verb| matches!(verb, Verb::Menu(MenuVerb::Rules(_, 1)))).await.message.unwrap();
        assert_eq!((turned.id, turned.only_for), (rules.id, Some(ana.id())));
        assert!(boris.visible(place).iter().all(|message| !message.from_bot), "nobody else sees any of it");
    }
    nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_starts_is_cleared_away() {
    let room = Room::open(fast(), &[("table.lobby_expires", "1500ms")]).await;
    let friends = Friends::of(&room);
    let (sitting, lobby) = Sitting::open([&friends.ana, &friends.boris], friends.cards).await;
    let gone = friends.ana.becomes(&lobby, "cleared lobby", |message| message.buttons.is_empty()).await.unwrap();
    assert!(gone.words().contains("/play"), "{}", gone.words());
    let start = format!("1.{}.1.start", sitting.table);
    let answer = friends.ana.press_forged(&gone, &start).unwrap().answered().await.unwrap();
    assert!(sentence(&answer).is_some(), "{answer:?}");
    answered_once(&room.traffic());
    nothing_went_wrong(&room);
}
