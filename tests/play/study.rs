//! The coach, daily deals and puzzles on both platforms, by buttons only and in every language.

use talon_games::GameKind;
use talon_loopback::{Place, discord};
use talon_stage::discord::{Room as Server, command};
use talon_stage::telegram::{Room, fast, page_with as page_in, press_verb as press_in, turn_page};
use talon_stage::{
    Human as _, Plan, Player, Policy, Screen, Shown, Solo, data_of, has, is_result, languages_on, page_with,
    press_verb, spoken_in, table_of, turn_at,
};
use talon_view::{DailyGame, DailyVerb, PostTime, PuzzleVerb, ReplayVerb, ShowVerb, TableVerb, Verb};

const POLICY: Policy = Policy { seed: 3, haste: 2 };

fn answers(game: GameKind) -> impl Fn(&Verb) -> bool + Copy {
    move |verb| matches!(verb, Verb::Puzzle(PuzzleVerb::Answer(of, ..)) if *of == game)
}

fn line(game: GameKind, wanted: u32) -> impl Fn(&Verb) -> bool + Copy {
    move |verb| matches!(verb, Verb::Puzzle(PuzzleVerb::Line(of, _, _, step)) if (*of, *step) == (game, wanted))
}

/// One puzzle of a game: the question, an answer, the continuation step by step, and back to the games.
async fn solve<P: Player>(person: &P, games: &P::Message, game: GameKind) -> P::Message {
    let here = person.private();
    press_verb(person, games, |verb| *verb == Verb::Puzzle(PuzzleVerb::Next(game))).await;
    let asked = page_with(person, here, "a puzzle", answers(game), None).await;
    press_verb(person, &asked, answers(game)).await;
    let told = page_with(person, here, "the answer", line(game, 0), None).await;
    press_verb(person, &told, line(game, 0)).await;
    let back = move |verb: &Verb| matches!(verb, Verb::Puzzle(PuzzleVerb::Show(of, _)) if *of == game);
    let mut page = page_with(person, here, "what follows", back, None).await;
    for step in 0.. {
        if data_of(&page, line(game, step + 1)).is_none() {
            break;
        }
        press_verb(person, &page, line(game, step + 1)).await;
        page = page_with(person, here, "the next step", line(game, step), None).await;
    }
    press_verb(person, &page, back).await;
    let again = page_with(person, here, "the puzzle again", answers(game), None).await;
    press_verb(person, &again, |verb| *verb == Verb::Puzzle(PuzzleVerb::Games)).await;
    games_page(person).await
}

async fn games_page<P: Player>(person: &P) -> P::Message {
    let first = Verb::Puzzle(PuzzleVerb::Next(GameKind::ALL[0]));
    page_with(person, person.private(), "the games", |verb| *verb == first, None).await
}

async fn solve_one_of_each<P: Player>(person: &P) {
    let mut games = games_page(person).await;
    for game in GameKind::ALL {
        games = solve(person, &games, game).await;
    }
    assert!(games.words().contains("200"), "{}", games.words());
}

/// Plays the deal that somebody has just begun to its end, and looks at its results.
async fn play_the_deal<P: Player>(person: &P) {
    let turn = |message: &P::Message| table_of(message).and_then(|table| turn_at(message, table)).is_some();
    let first = person.awaits(person.private(), "the first turn", turn).await.unwrap();
    let table = table_of(&first).unwrap();
    let mut solo = Solo { table, person: person.clone(), last: 0 };
    let result = solo.play_out(POLICY).await;
    let board = |verb: &Verb| *verb == Verb::Daily(DailyVerb::Board);
    press_verb(person, &result, board).await;
    // The coach may still be at work: then the page has a button to look again.
    let marks = |message: &P::Message| message.words().contains(['🟩', '🟨', '🟧', '🟥']);
    let at_work = |message: &P::Message| data_of(message, board).is_some() && !is_result(message, table, 1);
    // If the deal is a group's, a button posts it, and there is no line to copy.
    let shares = |message: &P::Message| has(message, |verb| matches!(verb, Verb::Daily(DailyVerb::Share(_))));
    loop {
        let shown = person
            .awaits(person.private(), "the board", |message| marks(message) || shares(message) || at_work(message));
        let shown = shown.await.unwrap_or_else(|error| panic!("{error}"));
        if shares(&shown) {
            press_verb(person, &shown, |verb| matches!(verb, Verb::Daily(DailyVerb::Share(_)))).await;
            break;
        }
        if marks(&shown) {
            break assert!(shown.words().contains("Talon · "), "{}", shown.words());
        }
        press_verb(person, &shown, board).await;
    }
}

/// The match is resigned after this many decisions, which is before any match can be over.
const SOME: usize = 5;

/// Resigns a match and asks the coach about it from its result: how it was played and, if a decision cost something, where that was in the
/// replay. Returns whether one did.
async fn give_up_and_be_coached<P: Player>(person: &P, game: GameKind) -> bool {
    let here = person.private();
    let others = usize::from(*game.default_rules().seats().start()) - 1;
    let mut solo = Solo::set_out(&Plan::of(game).ais(others), person).await;
    solo.play_some(POLICY, SOME).await;
    solo.next().await.expect("a turn");
    for way in [Verb::Show(ShowVerb::Panel), Verb::Show(ShowVerb::Resign), Verb::Table(TableVerb::ResignYes)] {
        let page = page_with(person, here, "the way out", |verb| *verb == way, Some(solo.table)).await;
        press_verb(person, &page, |verb| *verb == way).await;
    }
    let awaits = async |what: &str, wanted: &(dyn Fn(&P::Message) -> bool + Sync)| {
        person.awaits(here, what, wanted).await.unwrap_or_else(|error| panic!("{error}"))
    };
    let coach = |verb: &Verb| *verb == Verb::Replay(ReplayVerb::Coach);
    let sheet = |verb: &Verb| *verb == Verb::Replay(ReplayVerb::Sheet);
    let step = |verb: &Verb| matches!(verb, Verb::Replay(ReplayVerb::Moment(..)));
    let result = awaits("the result", &|message| is_result(message, solo.table, 1)).await;
    press_verb(person, &result, coach).await;
    // Until the coach is done, the page has a button to look again, and updates by itself.
    let told = awaits("the coach", &|message| has(message, sheet) && !has(message, coach)).await;
    assert!(told.words().contains('%'), "{}", told.words());
    let cost = has(&told, step);
    if cost {
        press_verb(person, &told, step).await;
        // A bid is not a card that could be marked in the hand.
        let opened = |message: &P::Message| {
            has(message, coach) && !is_result(message, solo.table, 1) && message.words() != told.words()
        };
        awaits("the decision", &opened).await;
    }
    cost
}

const fn choice(game: DailyGame) -> Verb {
    Verb::Daily(DailyVerb::Choose(Some(game)))
}

fn plays(verb: &Verb) -> bool {
    matches!(verb, Verb::Daily(DailyVerb::Play(_)))
}

fn is_late(verb: &Verb) -> bool {
    *verb == Verb::Daily(DailyVerb::Post(PostTime::Late))
}

/// True if the page marks this button as the current choice.
fn is_chosen(message: &impl Screen, wanted: impl Fn(&Verb) -> bool) -> bool {
    let data = data_of(message, wanted);
    message.keys().iter().any(|key| key.data == data && key.label.starts_with('✓'))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_tells_of_a_match_on_telegram_in_every_language() {
    let room = Room::open(fast(), &[]).await;
    let mut cost = 0;
    for (locale, game) in languages_on(Shown::OnTelegram) {
        let ana = room.friend("Ana", locale.language.code()).await;
        cost += usize::from(give_up_and_be_coached(&ana, game).await);
        spoken_in(&room.traffic(), Some(ana.id()), locale);
    }
    assert!(cost > 0, "who plays in haste reads of decisions that cost something: {cost} times");
    talon_stage::telegram::nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_tells_of_a_match_on_discord_in_every_language() {
    let room = Server::open(talon_stage::discord::fast(), &[]).await;
    let mut cost = 0;
    for (locale, game) in languages_on(Shown::OnDiscord) {
        let ana = room.person("Ana", locale.language.code());
        let _guild = room.discord.guild("Friday", &[&ana]);
        cost += usize::from(give_up_and_be_coached(&ana, game).await);
        spoken_in(&room.traffic(), Some(ana.account()), locale);
    }
    assert!(cost > 0, "who plays in haste reads of decisions that cost something: {cost} times");
    talon_stage::discord::nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_solved_on_telegram_in_every_language() {
    let room = Room::open(fast(), &[]).await;
    for (locale, _) in languages_on(Shown::OnTelegram) {
        let ana = room.friend("Ana", locale.language.code()).await;
        ana.say(ana.private(), "/play").unwrap();
        let menu = Verb::Puzzle(PuzzleVerb::Games);
        let games = page_in(&ana, ana.private(), "the menu", |verb| *verb == menu).await;
        press_in(&ana, &games, |verb| *verb == menu).await.unwrap();
        solve_one_of_each(&ana).await;
        spoken_in(&room.traffic(), Some(ana.id()), locale);
    }
    talon_stage::telegram::nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_solved_on_discord_in_every_language() {
    let room = Server::open(talon_stage::discord::fast(), &[]).await;
    for (locale, _) in languages_on(Shown::OnDiscord) {
        let ana = room.person("Ana", locale.language.code());
        let _guild = room.discord.guild("Friday", &[&ana]);
        command(&ana, ana.private(), "puzzle", &[]).await;
        solve_one_of_each(&ana).await;
        spoken_in(&room.traffic(), Some(ana.account()), locale);
    }
    talon_stage::discord::nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_daily_deal_is_played_on_telegram_in_every_language() {
    let room = Room::open(fast(), &[]).await;
    for (locale, game) in languages_on(Shown::OnTelegram) {
        let (ana, boris) = {
            let code = locale.language.code();
            (room.friend("Ana", code).await, room.friend("Boris", code).await)
        };
        let group = room.telegram.group("Friday", &[&ana, &boris]);
        let home = Place::from(&group);
        ana.say(&group, "/daily").unwrap();
        let chosen = choice(DailyGame::Always(game));
        let off = page_in(&ana, home, "no daily deal yet", |verb| *verb == chosen).await;
        let refused = press_in(&boris, &off, |verb| *verb == chosen).await.unwrap();
        assert!(refused.alert && refused.text.is_some(), "only admins choose: {refused:?}");
        let on = turn_page(&ana, &off, |verb| *verb == chosen).await;
        for person in [&boris, &ana] {
            let told = press_in(person, &on, plays).await.unwrap();
            assert!(told.text.is_some(), "it says where the deal is: {told:?}");
            play_the_deal(person).await;
        }
        let games = turn_page(&ana, &on, |verb| *verb == Verb::Daily(DailyVerb::Games)).await;
        let late = turn_page(&ana, &games, is_late).await;
        assert!(is_chosen(&late, is_late), "{}", late.words());
        for chat in [group.id(), ana.id(), boris.id()] {
            spoken_in(&room.traffic(), Some(chat), locale);
        }
    }
    talon_stage::telegram::nothing_went_wrong(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_daily_deal_is_played_on_discord_in_every_language() {
    let room = Server::open(talon_stage::discord::fast(), &[]).await;
    for (locale, game) in languages_on(Shown::OnDiscord) {
        let ana = room.person("Ana", locale.language.code());
        let guild = room.discord.guild("Friday", &[&ana]);
        let cards = discord::Place::from(&guild.channel("cards"));
        let off = command(&ana, cards, "daily", &[]).await.message.expect("a page");
        let on = talon_stage::discord::press_verb(&ana, &off, |verb| *verb == choice(DailyGame::Always(game))).await;
        let on = on.message.expect("the page turns");
        talon_stage::discord::press_verb(&ana, &on, plays).await;
        play_the_deal(&ana).await;
        let games = |verb: &Verb| *verb == Verb::Daily(DailyVerb::Games);
        let games = talon_stage::discord::press_verb(&ana, &on, games).await.message.expect("the page turns");
        let late = talon_stage::discord::press_verb(&ana, &games, is_late).await.message.expect("the page turns");
        assert!(is_chosen(&late, is_late), "{}", late.words());
        spoken_in(&room.traffic(), Some(ana.account()), locale);
    }
    talon_stage::discord::nothing_went_wrong(&room);
}
