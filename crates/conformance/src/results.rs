//! Finished matches and the standings they add up to.

use std::time::Duration;

use talon_games::GameKind;
use talon_standings::{Competitor, Ending, Left, MatchFact, Played, Pool, RecordOf, Tally};
use talon_store::links::{LinkCodeEntered, Linked, NewLinkCode, TryLimit, Unlinked};
use talon_store::person_settings::{Chooser, Setting};
use talon_store::results::{
    EndedMatch, LeaderboardKey, LeaderboardPart, RatingStep, ResultFilter, ResultRow, Scope, Start,
};
use talon_store::{AccountRef, Committed, PlatformKind, Sender, Store};
use talon_table::{Command, PersonId, TableId, Timestamp};

use crate::draft::Draft;
use crate::samples::{PLATFORM, group, key, sender};

pub(crate) const ANA: PersonId = PersonId(u64::MAX);
pub(crate) const BOB: PersonId = PersonId(2);
pub(crate) const CAROL: PersonId = PersonId(3);
/// The person of Carol's second account.
const SECOND: PersonId = PersonId(9);

/// A match of Santase between two, won by the first.
pub(crate) fn won(first: &Competitor, second: &Competitor, day: &str, match_no: u32) -> EndedMatch {
    let played = |who: &Competitor, place, points| {
        let mut tally = Tally::new();
        tally.add("deals", 7);
        Played { who: who.clone(), place, points, quit: false, tally, boards: vec![points], measured: None }
    };
    EndedMatch {
        match_no,
        fact: MatchFact {
            number: 0,
            game: GameKind::Santase.name().to_owned(),
            ended_at_ms: i64::from(match_no) * 1000,
            day: day.parse().unwrap(),
            ending: Ending::Played,
            players: vec![played(first, 1, 11), played(second, 2, 5)],
            left: Vec::new(),
            slight: false,
            aided: false,
        },
    }
}

pub(crate) fn person(person: PersonId) -> Competitor {
    Competitor::Person(person.0)
}

/// A table with results, one commit for each.
struct Evening {
    draft: Draft,
}

impl Evening {
    async fn open(store: &dyn Store, table: u64, chat: &str) -> Self {
        let mut draft = Draft::open(table, ANA, group(chat), Timestamp(1));
        assert!(matches!(store.commit(&draft.commit(None, Timestamp(1))).await.unwrap(), Committed::Saved(_)));
        Self { draft }
    }

    async fn end(&mut self, store: &dyn Store, ended: EndedMatch) {
        // Any decision will do: a store does not inspect it.
        let sits = self.draft.table.seat_of(CAROL).is_some();
        let command = if sits { Command::Leave { person: CAROL } } else { Command::Join { person: CAROL } };
        self.draft.carry_out(&command, Timestamp(2));
        let mut commit = self.draft.commit(None, Timestamp(2));
        commit.ended = Some(ended);
        assert!(matches!(store.commit(&commit).await.unwrap(), Committed::Saved(_)));
    }
}

/// Chooses whether a person appears on the boards across communities.
async fn want_everywhere(store: &dyn Store, person: PersonId, everywhere: bool, input: &str) {
    let setting = Setting::Everywhere(everywhere);
    store.choose(&Chooser::Person(person), &setting, &key(input), Timestamp(1)).await.unwrap();
}

/// Makes people known at Santase among people. In groups of six with people whom nobody knows, each meets everybody twice, in a group and a
/// year of their own. These matches do not count on the boards of everybody, but later ones do.
pub async fn acquaint(store: &dyn Store, persons: &[PersonId]) {
    let strangers = (901..).map(PersonId);
    let six: Vec<Competitor> = persons.iter().copied().chain(strangers).take(6).map(person).collect();
    let mut evening = Evening::open(store, 999, "-9").await;
    let mut number = 0;
    for (at, one) in six.iter().enumerate() {
        for other in six.iter().skip(at + 1) {
            for (winner, loser) in [(one, other), (other, one)] {
                number += 1;
                evening.end(store, won(winner, loser, "2020-02-02", number)).await;
            }
        }
    }
}

/// [Some results](some_results) of people who are known: 30 results come before them.
async fn known_results(store: &dyn Store) {
    acquaint(store, &[ANA, BOB, CAROL]).await;
    some_results(store).await;
}

/// All want to be on boards across communities. Ana beats Bob three times in one group, Bob beats Carol in another, Ana plays an AI player.
pub async fn some_results(store: &dyn Store) {
    for (id, name, who) in [("1", "Ana", ANA), ("2", "Bob", BOB), ("3", "Carol", CAROL)] {
        store.meet(&sender(id, name, None), who).await.unwrap();
        want_everywhere(store, who, true, &format!("everywhere {id}")).await;
    }
    let mut one = Evening::open(store, 5, "-1").await;
    one.end(store, won(&person(ANA), &person(BOB), "2026-11-01", 1)).await;
    one.end(store, won(&person(ANA), &person(BOB), "2026-11-22", 2)).await;
    let mut two = Evening::open(store, u64::MAX, "-2").await;
    two.end(store, won(&person(BOB), &person(CAROL), "2026-11-22", 1)).await;
    one.end(store, won(&person(ANA), &person(BOB), "2026-11-23", 3)).await;
    one.end(store, won(&person(ANA), &Competitor::Ai("thumb".to_owned()), "2026-11-23", 4)).await;
}

fn board(chat: Option<&str>, window: &str) -> LeaderboardKey {
    let scope = chat.map_or(Scope::Everywhere, |chat| Scope::Community { platform: PLATFORM, chat: chat.to_owned() });
    LeaderboardKey { scope, game: GameKind::Santase, pool: Pool::People, window: window.parse().unwrap() }
}

fn persons(part: &LeaderboardPart) -> Vec<PersonId> {
    part.lines.iter().map(|line| line.person).collect()
}

fn numbers(results: &[ResultRow]) -> Vec<u64> {
    results.iter().map(|result| result.fact.number).collect()
}

pub(super) async fn results_are_numbered_and_found(store: &dyn Store) {
    some_results(store).await;
    let all = store.results(&ResultFilter::default(), None, 9).await.unwrap();
    assert_eq!(numbers(&all), [5, 4, 3, 2, 1], "numbered without gaps, newest first");
    assert_eq!(numbers(&store.results(&ResultFilter::default(), Some(4), 2).await.unwrap()), [3, 2]);
    let third = store.result(TableId(u64::MAX), 1).await.unwrap().unwrap();
    assert_eq!(third, all[2]);
    assert_eq!(third.fact, MatchFact { number: 3, ..won(&person(BOB), &person(CAROL), "2026-11-22", 1).fact });
    assert_eq!(third.scope, Scope::Community { platform: PLATFORM, chat: "-2".to_owned() });
    assert_eq!(store.result(TableId(5), 9).await.unwrap(), None);
    let of = |scope: Option<&str>, game, with: &[PersonId]| ResultFilter {
        scope: scope.map(|chat| Scope::Community { platform: PLATFORM, chat: chat.to_owned() }),
        game,
        with: with.to_vec(),
    };
    for (filter, found) in [
        (of(Some("-1"), None, &[]), &[5, 4, 2, 1][..]),
        (of(None, None, &[BOB]), &[4, 3, 2, 1]),
        (of(None, Some(GameKind::Santase), &[BOB, CAROL]), &[3]),
        (of(Some("-1"), None, &[BOB]), &[4, 2, 1]),
        (of(None, Some(GameKind::Belot), &[BOB]), &[]),
        (of(None, Some(GameKind::Belot), &[]), &[]),
        (of(Some("-1"), Some(GameKind::Belot), &[]), &[]),
        (of(Some("-3"), None, &[]), &[]),
    ] {
        let results = store.results(&filter, None, 9).await.unwrap();
        assert_eq!(numbers(&results), found, "{filter:?}");
        assert!(results.iter().all(|result| filter.takes(result)));
    }
}

pub(super) async fn boards_are_in_order_and_read_in_parts(store: &dyn Store) {
    known_results(store).await;
    let whole = store.leaderboard(&board(None, "all"), Start::Line(0), 9).await.unwrap();
    assert_eq!((whole.before, whole.total), (0, 3));
    assert_eq!(persons(&whole)[0], ANA, "by rating");
    let ana = &whole.lines[0];
    assert_eq!(
        (ana.row.matches, ana.row.wins, ana.row.tally.get("deals")),
        (3, 3, 21),
        "AI players have a pool of their own"
    );
    assert_eq!(ana.rating.unwrap().matches, 13, "those among strangers went into the rating");
    let week = store.leaderboard(&board(None, "2026-w47"), Start::Line(0), 9).await.unwrap();
    assert_eq!(persons(&week), [ANA, BOB, CAROL], "Ana and Bob won one each, and Bob lost one to Ana as well");
    let around = store.leaderboard(&board(None, "2026-w47"), Start::Around(CAROL), 2).await.unwrap();
    assert_eq!((around.before, persons(&around)), (1, vec![BOB, CAROL]));
    let nobody = store.leaderboard(&board(None, "2026-w47"), Start::Around(PersonId(99)), 2).await.unwrap();
    assert_eq!((nobody.before, persons(&nobody)), (0, vec![ANA, BOB]));
    let group = store.leaderboard(&board(Some("-2"), "all"), Start::Line(0), 9).await.unwrap();
    assert_eq!(persons(&group), [CAROL, BOB], "who never played there has no line there");
    let rating = |part: &LeaderboardPart| part.lines.iter().find(|line| line.person == BOB).unwrap().rating;
    assert_eq!(rating(&group), rating(&whole), "a rating is one, wherever it was won");
    let beyond = store.leaderboard(&board(Some("-2"), "all"), Start::Line(7), 9).await.unwrap();
    assert_eq!((beyond.before, beyond.total, beyond.lines.len()), (7, 2, 0));
    let none = store.leaderboard(&board(Some("-2"), "2026-10"), Start::Line(0), 9).await.unwrap();
    assert_eq!(none, LeaderboardPart::default());
}

/// The boards of everybody count matches against known people, a group's own boards count the group's matches, and a person's own page
/// counts everything.
pub(super) async fn what_was_played_among_strangers_counts_at_home(store: &dyn Store) {
    some_results(store).await;
    assert_eq!(store.leaderboard(&board(None, "all"), Start::Line(0), 9).await.unwrap(), LeaderboardPart::default());
    assert_eq!(persons(&store.leaderboard(&board(Some("-2"), "all"), Start::Line(0), 9).await.unwrap()), [BOB, CAROL]);
    assert_eq!(store.totals_of(BOB).await.unwrap()[0].row.matches, 4);
    let ana = store.ratings_of(&person(ANA)).await.unwrap().remove(0);
    assert_eq!((ana.row.mean, ana.row.matches, ana.row.met), (1600.0, 3, 1), "strangers lift nobody higher");
    acquaint(store, &[ANA, BOB, CAROL]).await;
    let mut evening = Evening::open(store, 7, "-1").await;
    evening.end(store, won(&person(CAROL), &person(BOB), "2026-11-24", 1)).await;
    let known = store.leaderboard(&board(None, "all"), Start::Line(0), 9).await.unwrap();
    let lines: Vec<_> = known.lines.iter().map(|line| (line.person, line.row.matches, line.row.wins)).collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines.contains(&(CAROL, 1, 1)) && lines.contains(&(BOB, 1, 0)), "{lines:?}");
    assert_eq!(store.totals_of(BOB).await.unwrap()[0].row.matches, 15);
}

/// A player who quits has a loss, even if the match had hardly begun, or somebody else had given up their seat.
pub(super) async fn giving_a_match_up_loses_it(store: &dyn Store) {
    for (id, name, who) in [("1", "Ana", ANA), ("2", "Bob", BOB), ("3", "Carol", CAROL)] {
        store.meet(&sender(id, name, None), who).await.unwrap();
    }
    let mut evening = Evening::open(store, 5, "-1").await;
    let mut hardly = won(&person(ANA), &person(BOB), "2026-11-22", 1);
    (hardly.fact.slight, hardly.fact.ending, hardly.fact.players[1].quit) = (true, Ending::Resigned, true);
    evening.end(store, hardly).await;
    let shown = async || {
        let part = store.leaderboard(&board(Some("-1"), "all"), Start::Line(0), 9).await.unwrap();
        part.lines.into_iter().map(|line| (line.person, line.row.matches, line.row.wins)).collect::<Vec<_>>()
    };
    assert_eq!(shown().await, [(BOB, 1, 0)]);
    assert_eq!(store.ratings_of(&person(ANA)).await.unwrap(), []);
    assert_eq!(store.pairs_of(&person(ANA), 9).await.unwrap(), []);
    assert_eq!(store.rating_course(BOB, GameKind::Santase, Pool::People, 9).await.unwrap().len(), 1);
    let of_ana = ResultFilter { with: vec![ANA], ..ResultFilter::default() };
    assert_eq!(numbers(&store.results(&of_ana, None, 9).await.unwrap()), [1], "it is in the history all the same");

    let mut replaced = won(&person(ANA), &person(CAROL), "2026-11-22", 2);
    replaced.fact.left = vec![Left { who: person(BOB), seat: 1 }];
    evening.end(store, replaced).await;
    let lines = shown().await;
    assert_eq!(lines.len(), 3, "{lines:?}");
    for line in [(ANA, 1, 1), (BOB, 2, 0), (CAROL, 1, 0)] {
        assert!(lines.contains(&line), "{lines:?}");
    }
    let bob = store.pairs_of(&person(BOB), 9).await.unwrap();
    let met: Vec<_> = bob.iter().map(|pair| (pair.other.clone(), pair.row.wins, pair.row.losses)).collect();
    assert_eq!(met, [(person(ANA), 0, 1)]);
    let of_bob = ResultFilter { with: vec![BOB], ..ResultFilter::default() };
    assert_eq!(numbers(&store.results(&of_bob, None, 9).await.unwrap()), [2, 1]);
    assert_eq!(store.totals_of(BOB).await.unwrap()[0].row.matches, 2);
}

pub(super) async fn ratings_and_meetings_follow(store: &dyn Store) {
    some_results(store).await;
    let ana = store.ratings_of(&person(ANA)).await.unwrap();
    let pools: Vec<_> = ana.iter().map(|line| (line.game, line.pool, line.row.matches)).collect();
    assert_eq!(pools, [(GameKind::Santase, Pool::People, 3), (GameKind::Santase, Pool::Mixed, 1)]);
    assert_eq!(store.ratings_of(&Competitor::Ai("thumb".to_owned())).await.unwrap(), []);
    let bob = store.pairs_of(&person(BOB), 9).await.unwrap();
    let met: Vec<_> = bob.iter().map(|pair| (pair.other.clone(), pair.row.wins, pair.row.losses)).collect();
    assert_eq!(met, [(person(ANA), 0, 3), (person(CAROL), 1, 0)], "whom he met last comes first");
    assert_eq!(store.pairs_of(&person(BOB), 1).await.unwrap(), bob[..1]);
    let course = store.rating_course(ANA, GameKind::Santase, Pool::People, 2).await.unwrap();
    assert_eq!(course.iter().map(|step| step.number).collect::<Vec<_>>(), [2, 4], "the last two, oldest first");
    let RatingStep { mean, ended_at_ms, .. } = course[1];
    assert_eq!((mean, ended_at_ms), ((ana[0].row.mean * 1000.0).round() as i64, 3000));
    assert_eq!(store.rating_course(ANA, GameKind::Belot, Pool::People, 2).await.unwrap(), []);
}

pub(super) async fn boards_move_with_their_chat(store: &dyn Store) {
    known_results(store).await;
    store.move_chat(PLATFORM, "-1", "-2", Timestamp(9)).await.unwrap();
    let old = store.leaderboard(&board(Some("-1"), "all"), Start::Line(0), 9).await.unwrap();
    assert_eq!(old, LeaderboardPart::default());
    let both = store.leaderboard(&board(Some("-2"), "2026-w47"), Start::Line(0), 9).await.unwrap();
    let lines: Vec<_> = both.lines.iter().map(|line| (line.person, line.row.matches, line.row.wins)).collect();
    assert_eq!(lines, [(ANA, 1, 1), (BOB, 2, 1), (CAROL, 1, 0)], "those of both chats together");
    let ranked = store.leaderboard(&board(Some("-2"), "all"), Start::Line(0), 9).await.unwrap();
    assert_eq!(persons(&ranked), persons(&store.leaderboard(&board(None, "all"), Start::Line(0), 9).await.unwrap()));
    let scope = Scope::Community { platform: PLATFORM, chat: "-2".to_owned() };
    let filter = ResultFilter { scope: Some(scope), ..ResultFilter::default() };
    assert_eq!(numbers(&store.results(&filter, None, 9).await.unwrap()), [35, 34, 33, 32, 31]);
}

/// Carol, who wants to be on boards across communities, and her second account, which played before the two were linked.
async fn linked_carol(store: &dyn Store) -> AccountRef {
    let first = sender("3", "Carol", None);
    let account = AccountRef { platform: PlatformKind::Discord, id: "9".to_owned() };
    let second = Sender { account: account.clone(), ..first.clone() };
    store.meet(&first, CAROL).await.unwrap();
    store.meet(&second, SECOND).await.unwrap();
    want_everywhere(store, CAROL, true, "first").await;
    acquaint(store, &[BOB, CAROL, SECOND]).await;
    let mut evening = Evening::open(store, 5, "-1").await;
    evening.end(store, won(&person(SECOND), &person(BOB), "2026-11-22", 1)).await;
    evening.end(store, won(&person(CAROL), &person(BOB), "2026-11-23", 2)).await;
    let limit = TryLimit { most: 9, window: Duration::from_secs(9) };
    let code = NewLinkCode { maker: first.account, hash: [7; 32], expires: Timestamp(99) };
    store.make_link_code(&code, limit, &key("make"), Timestamp(3)).await.unwrap();
    let entered = store.enter_link_code(&account, &[7; 32], limit, &key("enter"), Timestamp(4)).await.unwrap();
    let LinkCodeEntered::Found { number, .. } = entered else { panic!("{entered:?}") };
    let linked = store.link(&account, number, &key("link"), Timestamp(5)).await.unwrap();
    assert_eq!(linked, Linked::Done(CAROL));
    account
}

pub(super) async fn records_are_found_on_every_line(store: &dyn Store) {
    known_results(store).await;
    let all = [RecordOf::Counter("deals"), RecordOf::Wins, RecordOf::Counter("capots"), RecordOf::Matches];
    let held = async |chat| {
        let records = store.records(&board(chat, "all"), &all).await.unwrap();
        records.into_iter().map(|record| (record.of, record.person, record.of.count(&record.row))).collect::<Vec<_>>()
    };
    let [deals, wins, _, matches] = all;
    assert_eq!(held(Some("-1")).await, [(deals, ANA, 21), (wins, ANA, 3), (matches, ANA, 3)], "the higher of equals");
    assert_eq!(
        held(None).await,
        [(deals, BOB, 28), (wins, ANA, 3), (matches, BOB, 4)],
        "the last one may have played most"
    );
    want_everywhere(store, BOB, false, "out").await;
    assert_eq!(held(None).await, [(deals, ANA, 21), (wins, ANA, 3), (matches, ANA, 3)], "only of those who are shown");
    assert_eq!(held(Some("-3")).await, []);
}

pub(super) async fn boards_across_communities_are_for_those_who_want_it(store: &dyn Store) {
    known_results(store).await;
    let shown = async |chat| persons(&store.leaderboard(&board(chat, "all"), Start::Line(0), 9).await.unwrap());
    want_everywhere(store, BOB, false, "out").await;
    let part = store.leaderboard(&board(None, "all"), Start::Around(BOB), 9).await.unwrap();
    assert_eq!((persons(&part), part.before, part.total), (vec![ANA, CAROL], 0, 2), "nor is Bob counted");
    assert_eq!(shown(Some("-2")).await, [CAROL, BOB], "the community's own board is another matter");
    let totals = store.totals_of(BOB).await.unwrap();
    let told: Vec<_> = totals.iter().map(|line| (line.game, line.pool, line.row.matches)).collect();
    assert_eq!(told, [(GameKind::Santase, Pool::People, 14)], "Bob may know nevertheless");
    Evening::open(store, 7, "-1").await.end(store, won(&person(ANA), &person(BOB), "2026-11-23", 1)).await;
    assert_eq!(shown(None).await, [ANA, CAROL], "another match changes nothing");
    want_everywhere(store, BOB, true, "in").await;
    assert_eq!(shown(None).await.len(), 3);
}

pub(super) async fn linked_accounts_are_on_boards_as_one_wants_it(store: &dyn Store) {
    let seen = async || persons(&store.leaderboard(&board(None, "2026-11"), Start::Line(0), 9).await.unwrap());
    let second = linked_carol(store).await;
    assert_eq!(seen().await, [CAROL, SECOND], "what the second account won before is Carol's now");
    want_everywhere(store, CAROL, false, "out").await;
    assert_eq!(seen().await, []);
    want_everywhere(store, CAROL, true, "in").await;
    assert_eq!(seen().await, [CAROL, SECOND]);
    assert_eq!(store.unlink(&second, &key("unlink"), Timestamp(6)).await.unwrap(), Unlinked::Done);
    assert_eq!(seen().await, [CAROL], "on its own the second account never asked for it");
}

pub(super) async fn a_forgotten_person_has_no_line(store: &dyn Store) {
    known_results(store).await;
    let before = store.leaderboard(&board(None, "all"), Start::Line(0), 9).await.unwrap();
    store.forget(ANA, &key("forget"), Timestamp(9)).await.unwrap();
    let after = store.leaderboard(&board(None, "all"), Start::Line(0), 9).await.unwrap();
    assert_eq!(after.lines, before.lines[1..], "the others keep theirs");
    assert_eq!(after.total, 2);
    let around = store.leaderboard(&board(None, "all"), Start::Around(ANA), 9).await.unwrap();
    assert_eq!(around, after, "nobody tells where the line would be");
    let results = store.results(&ResultFilter { with: vec![BOB], ..ResultFilter::default() }, None, 4).await.unwrap();
    assert_eq!(numbers(&results), [34, 33, 32, 31], "histories of others stay whole");
    assert_eq!(store.pairs_of(&person(BOB), 9).await.unwrap().len(), 5);
}
