//! Tables that play by themselves, by a seed.

use std::time::Duration;

use talon_cards::{Seat, fair::Secret};
use talon_games::{AnyAction, GameKind};
use talon_table::{
    Actor, Command, Course, DealView, Home, Limits, Occupant, PersonId, PhaseView, Pref, Recorded, Table, TableId,
    TableView, Timestamp, Viewer,
};
use talon_view::{Locale, Names, Page, TablePageKey};

/// Pseudo-random numbers, the same for the same seed (SplitMix64).
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).unwrap()
    }

    pub(crate) fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    /// What a page says differs from language to language, what it may say does not: a look in one of them tells of all.
    pub(crate) fn locale(&mut self) -> Locale {
        Locale::ALL[self.below(Locale::ALL.len())]
    }

    pub(crate) fn secret(&mut self) -> Secret {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes());
        }
        Secret::new(bytes)
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

pub(crate) const ANA: PersonId = PersonId(1);
pub(crate) const BORIS: PersonId = PersonId(2);
pub(crate) const VERA: PersonId = PersonId(3);
pub(crate) const GOSHO: PersonId = PersonId(4);

/// Everybody who may sit at a table, in the order of joining.
pub(crate) const PEOPLE: [PersonId; 8] = [ANA, BORIS, VERA, GOSHO, PersonId(5), PersonId(6), PersonId(7), PersonId(8)];

/// Ordinary names.
pub(crate) fn plain_names(person: PersonId) -> String {
    let names = ["Ana", "Борис", "Vera", "Гошо", "Emma", "Филип", "Heta", "Юри"];
    names[usize::try_from(person.0 - 1).unwrap() % names.len()].to_owned()
}

/// A table with its log and its clock.
pub(crate) struct World {
    pub(crate) table: Table,
    pub(crate) log: Vec<Recorded>,
    pub(crate) now: Timestamp,
    pub(crate) limits: Limits,
    pub(crate) community: bool,
}

impl World {
    /// A table of Santase.
    pub(crate) fn open(secret: Secret, community: bool) -> Self {
        Self::open_game(GameKind::Santase, secret, community)
    }

    pub(crate) fn open_game(kind: GameKind, secret: Secret, community: bool) -> Self {
        let mut world = Self {
            table: Table::new(),
            log: Vec::new(),
            now: Timestamp(1_785_765_900_000),
            limits: Limits::default(),
            community,
        };
        world.must(&Command::Open {
            id: TableId(0x7461_6c6f_6e00_0001),
            rules: kind.default_rules(),
            host: ANA,
            secret,
            home: Home { community },
        });
        world
    }

    /// Carries a command out; whether it was accepted.
    pub(crate) fn try_to(&mut self, command: &Command) -> bool {
        self.now = self.now.plus(Duration::from_secs(7));
        let Ok(events) = self.table.decide(command, self.now, &self.limits) else { return false };
        for event in events {
            let recorded = Recorded { seq: self.table.version() + 1, at: self.now, event };
            self.table.evolve(&recorded).expect("what was decided can be applied");
            self.log.push(recorded);
        }
        true
    }

    pub(crate) fn must(&mut self, command: &Command) {
        assert!(self.try_to(command), "{command:?}");
    }

    /// Sets an option, if it is not so already.
    pub(crate) fn set(&mut self, key: &str, value: &str) {
        self.try_to(&Command::SetOption { by: ANA, key: key.to_owned(), value: value.to_owned() });
        let options = self.public().rules.options();
        assert!(options.iter().any(|option| option.key == key && option.value == value), "{key} {value}");
    }

    pub(crate) fn public(&self) -> TableView {
        self.table.view(Viewer::Public)
    }

    pub(crate) fn seen_by(&self, person: PersonId) -> TableView {
        self.table.view(Viewer::Seat(self.table.seat_of(person).unwrap()))
    }

    /// The views of everybody: the public one first, then every seat's.
    pub(crate) fn views(&self) -> Vec<TableView> {
        let seats = self.occupied().into_iter().map(|seat| self.table.view(Viewer::Seat(seat)));
        [self.public()].into_iter().chain(seats).collect()
    }

    /// The seats that somebody sits on.
    pub(crate) fn occupied(&self) -> Vec<Seat> {
        self.public().seats.iter().filter(|seat| seat.occupant.is_some()).map(|seat| seat.seat).collect()
    }

    /// A finished match of the table.
    pub(crate) fn course(&self, match_no: u32) -> Course {
        Course::of(&self.log, match_no).expect("the log is good").expect("the match is over")
    }

    /// Who is on turn, and what that seat may do.
    pub(crate) fn choices(&self) -> Option<(Seat, Vec<AnyAction>)> {
        let PhaseView::Playing { waiting_for, .. } = self.public().phase else { return None };
        let seat = waiting_for.iter().next()?;
        let PhaseView::Playing { deal: DealView::Open(deal), .. } = self.table.view(Viewer::Seat(seat)).phase else {
            return None;
        };
        Some((seat, deal.legal()))
    }

    pub(crate) fn act(&mut self, action: AnyAction) {
        let (seat, _) = self.choices().expect("somebody is on turn");
        let view = &self.public().seats[seat.index()];
        let by = match &view.occupant {
            Some(Occupant::Person { .. }) if view.away.is_some() => Actor::Ai(seat),
            Some(Occupant::Person { person, .. }) => Actor::Person(*person),
            Some(Occupant::Ai { .. }) => Actor::Ai(seat),
            None => panic!("nobody sits on the seat that is on turn"),
        };
        self.must(&Command::Act { by, turn: self.table.turn(), action });
    }

    /// Some legal action; claims and closes are rare, so that deals get long.
    pub(crate) fn act_somehow(&mut self, chance: &mut Chance) {
        let (_, mut legal) = self.choices().expect("somebody is on turn");
        if legal.len() > 1 {
            legal.retain(|action| match action.to_string().as_str() {
                "claim" => chance.one_in(12),
                claim if claim.ends_with('!') => chance.one_in(12),
                "close" => chance.one_in(5),
                _ => true,
            });
        }
        if legal.is_empty() {
            (_, legal) = self.choices().expect("somebody is on turn");
        }
        let action = legal[chance.below(legal.len())];
        self.act(action);
    }

    /// Every board of the match in hand and of the one before it.
    pub(crate) fn boards(&self) -> Vec<TablePageKey> {
        let view = self.public();
        let deals = u32::try_from(view.sheet.len()).unwrap() + 1;
        let mut keys: Vec<TablePageKey> =
            (1..=deals).map(|deal_no| TablePageKey { match_no: view.match_no, deal_no }).collect();
        keys.push(TablePageKey { match_no: view.match_no + 1, deal_no: 1 });
        keys.push(TablePageKey { match_no: view.match_no.saturating_sub(1), deal_no: 1 });
        keys
    }
}

/// A table with random options, people, preferences and words, ready to start.
pub(crate) fn random_lobby(kind: GameKind, chance: &mut Chance) -> World {
    let mut world = random_seats(kind, chance);
    for person in world.table.persons() {
        if chance.one_in(2) {
            world.must(&Command::Words { person, words: "משהו wordy слово ".repeat(3) });
        }
        for pref in [Pref::HoldDraw, Pref::PlayForced] {
            let on = chance.one_in(2);
            world.try_to(&Command::Prefer { person, pref, on });
        }
    }
    world
}

/// A table with random options and people.
pub(crate) fn random_seats(kind: GameKind, chance: &mut Chance) -> World {
    let community = !chance.one_in(3);
    let mut world = World::open_game(kind, chance.secret(), community);
    for option in kind.default_rules().options() {
        if chance.one_in(3) {
            world.set(option.key, option.values[chance.below(option.values.len())]);
        }
    }
    let seats = world.public().rules.seats();
    let people = usize::from(*seats.start()) + chance.below(usize::from(seats.end() - seats.start()) + 1);
    for person in &PEOPLE[1..people] {
        if community && !chance.one_in(6) {
            world.must(&Command::Join { person: *person });
        } else {
            world.must(&Command::AddAi { by: ANA });
        }
    }
    world
}

/// Every page that this view can be shown as, by name.
pub(crate) fn pages(world: &World, view: &TableView, names: &dyn Names, locale: Locale) -> Vec<(String, Page)> {
    let mut pages = vec![
        ("result".to_owned(), talon_view::result(view, names, locale)),
        ("score".to_owned(), talon_view::score(view, names, locale)),
        ("options".to_owned(), talon_view::options(view, names, locale)),
        ("rules of the options".to_owned(), talon_view::option_rules(view, names, locale)),
        ("panel".to_owned(), talon_view::table_panel(view, names, locale)),
        ("proof".to_owned(), talon_view::proof(view, names, locale)),
        ("sign".to_owned(), talon_view::sign(view, names, locale)),
        ("people".to_owned(), talon_view::people(view, names, locale)),
        ("resign".to_owned(), talon_view::confirm_resign(view, names, locale)),
        ("stop".to_owned(), talon_view::confirm_stop(view, names, locale)),
        ("why".to_owned(), talon_view::why(view, names, locale, None)),
        ("why, refused".to_owned(), talon_view::why(view, names, locale, Some(talon_games::Rule::MustBeat))),
    ];
    for key in world.boards() {
        let solo = view.viewer != Viewer::Public;
        let page = if solo {
            talon_view::solo(view, names, locale, key)
        } else {
            talon_view::table_page(view, names, locale, key)
        };
        pages.push((format!("{key:?}"), page));
    }
    pages.extend(talon_view::shuffle_words(view, names, locale).map(|page| ("words".to_owned(), page)));
    if view.viewer != Viewer::Public {
        pages.push(("hand".to_owned(), talon_view::hand(view, names, locale)));
    }
    pages.extend(talon_view::questions(view, names, locale).into_iter().map(|page| ("question".to_owned(), page)));
    pages
}
