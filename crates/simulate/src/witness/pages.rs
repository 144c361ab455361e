//! Checks whether a reader may see a page: some state of some table, as this reader may see it, must give that page.

use talon_cards::Suit;
use talon_house::testing::Mentions;
use talon_house::{Incoming, Intent};
use talon_store::{AccountRef, MemoryStore};
use talon_table::{PersonId, PhaseView, Table, TableId, TableView, Timestamp, Viewer};
use talon_view::{
    Block, Line, Locale, MenuVerb, Msg, Names, Page, Reach, ReplayVerb, Scene, Style, TablePageKey, Target, Token,
    Verb, say,
};

use super::chronicle::Chronicle;
use super::{PLATFORMS, Witness, account};

/// How many states a table may pass through while a page is sent.
const NEWEST: usize = 4;

/// A page's reader and place.
struct Reader {
    person: Option<PersonId>,
    /// Whether nobody else reads there.
    private: bool,
    locales: Vec<Locale>,
}

impl Witness {
    /// Compares a table's page with what its reader has been able to see.
    pub(super) fn held_against(
        &mut self,
        store: &MemoryStore,
        reader: Option<&AccountRef>,
        private: bool,
        page: &Page,
    ) {
        self.seen.pages += 1;
        let digest = (reader.cloned(), page.hash());
        if self.lawful.contains(&digest) {
            return;
        }
        let person = reader.and_then(|reader| account(store, reader)).map(|row| row.person);
        let texts = [page.text(), super::tokens(page)];
        if let Some(what) = self.tells_too_early(person, table_of(page), &texts) {
            self.accuse(what);
        } else if self.is_lawful(store, reader, private, page) {
            self.lawful.insert(digest);
        } else {
            let reader = reader.map_or("a group", |account| &account.id);
            self.accuse(format!(
                "{reader} is shown a page that no state of a table gives, of {} lines",
                page.lines().len()
            ));
        }
    }

    /// The secrets that these texts reveal to this reader, or to everybody, too early, whatever view they were made from: a card of boards
    /// that other tables play too, or another player's words for a shuffle. `of` is the table of the texts, if known.
    pub(super) fn tells_too_early(
        &self,
        reader: Option<PersonId>,
        of: Option<TableId>,
        texts: &[String],
    ) -> Option<String> {
        if let Some(what) = self.tells_words(reader, texts) {
            return Some(what);
        }
        let sits = |chronicle: &Chronicle| reader.is_some_and(|person| chronicle.knows(person));
        let told = Mentions::of(texts);
        match of.and_then(|of| self.tables.get(&of)) {
            Some(chronicle) if chronicle.now().view(Viewer::Public).boards.is_some() && !sits(chronicle) => {
                let suit = Suit::ALL.iter().copied().any(|suit| texts.iter().any(|text| text.contains(suit.glyph())));
                (suit || !told.is_empty())
                    .then(|| "a page shows a card of a board to somebody who does not play it".to_owned())
            }
            // A button without a table may belong to any table; a board's cards would not be among one table's open cards.
            None if reader.is_none() && !told.is_empty() => {
                let open = self.tables.values().any(|chronicle| told.cards.is_subset(chronicle.open_cards()));
                (!open).then(|| "a page shows everybody a card that lay open nowhere".to_owned())
            }
            Some(_) | None => None,
        }
    }

    /// The same for words for a shuffle, which nobody else knows until the match begins. People may give the same words at several tables;
    /// they then count as known from the first match on.
    fn tells_words(&self, reader: Option<PersonId>, texts: &[String]) -> Option<String> {
        let shown = |words: &str| self.tables.values().any(|table| table.words_shown().any(|shown| shown == words));
        let tells = |words: &str| texts.iter().any(|text| text.contains(words)) && !shown(words);
        let mut tables = self.tables.iter();
        let (table, _) = tables.find(|(_, chronicle)| chronicle.words_hidden_from(reader).any(tells))?;
        Some(format!("table {table}: a page shows words for the shuffle before the match begins"))
    }

    fn is_lawful(&mut self, store: &MemoryStore, reader: Option<&AccountRef>, private: bool, page: &Page) -> bool {
        // Below a picture stands a part of the text, and nothing else.
        if page.below.iter().flatten().any(|block| !page.blocks.contains(block)) {
            return false;
        }
        if is_of_league(page) {
            return true;
        }
        let names = &self.known(store, PLATFORMS[0]);
        let row = reader.and_then(|reader| account(store, reader));
        let spoken = row.as_ref().and_then(|row| {
            let chosen = row.chosen.language.map(Locale::of);
            let spoken = chosen.or_else(|| row.platform_language.as_deref().and_then(Locale::spoken));
            spoken.map(|spoken| spoken.lettered(row.chosen.letters()))
        });
        let of = table_of(page);
        // A language may just have been chosen.
        let mut locales = Vec::new();
        for locale in spoken.into_iter().chain(self.spoken.get(&of).copied()).chain(Locale::every()) {
            if !locales.contains(&locale) {
                locales.push(locale);
            }
        }
        let reader = Reader { person: row.map(|row| row.person), private, locales };
        let tables = self.tables.iter().filter(|(id, _)| of.is_none_or(|of| of == **id));
        let found = tables.map(|(_, chronicle)| chronicle).find_map(|chronicle| reader.sees_in(chronicle, names, page));
        self.spoken.extend(found.map(|locale| (of, locale)));
        found.is_some()
    }

    /// True if the intent asks for a finished match, whose hands are open.
    fn looks_back(&self, store: &MemoryStore, intent: &Intent) -> bool {
        let Intent::Press(raw) = intent else { return false };
        let Ok(Token {
            table: Some(table),
            number,
            verb: Verb::Replay(ReplayVerb::Step(..) | ReplayVerb::Moment(..) | ReplayVerb::Sheet | ReplayVerb::Coach),
        }) = raw.parse()
        else {
            return false;
        };
        self.tables.get(&table).is_some_and(|chronicle| chronicle.is_over(number))
            && !self.are_cards_in_play(store, table)
    }

    /// Compares the text of an answer with what its reader has been able to know since the question.
    pub(super) fn check_text(
        &mut self,
        store: &MemoryStore,
        incoming: &Incoming,
        since: Timestamp,
        alone: bool,
        texts: &[&str],
    ) {
        let person = account(store, &incoming.from.account).map(|row| row.person).filter(|_| alone);
        let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
        if let Some(what) = self.tells_words(person, &texts) {
            self.accuse(what);
        }
        if is_of_no_table(&incoming.intent) || self.looks_back(store, &incoming.intent) {
            return;
        }
        let told = Mentions::of(&texts);
        if told.is_empty() {
            return;
        }
        self.seen.pages += 1;
        let known = self.tables.values().flat_map(|chronicle| chronicle.known_since(person, since));
        if !known.into_iter().any(|known| known.covers(&told)) {
            self.accuse(format!("the answer to the input {} tells of a card that is not for its reader", incoming.key));
        }
    }
}

/// True for rules and puzzles, whose cards belong to no table.
fn is_of_no_table(intent: &Intent) -> bool {
    match intent {
        Intent::Press(raw) => raw.parse::<Token>().is_ok_and(|token| {
            matches!(
                token.verb,
                Verb::Menu(MenuVerb::Rules(..) | MenuVerb::Help | MenuVerb::HelpAbout(_)) | Verb::Puzzle(_)
            )
        }),
        Intent::Rules { .. } | Intent::Help | Intent::Puzzle => true,
        _ => false,
    }
}

/// True if a page is about a league and has no cards: a league's players and standings are no secret.
fn is_of_league(page: &Page) -> bool {
    let tokens = page.buttons.iter().flatten().filter_map(|button| match &button.target {
        Target::Token(token) => Some(token),
        _ => None,
    });
    let tokens: Vec<&Token> = tokens.collect();
    let of_league = |token: &&Token| {
        matches!(token.verb, Verb::League(..) | Verb::Menu(MenuVerb::Leagues)) && token.table.is_none()
    };
    !tokens.is_empty() && tokens.iter().all(of_league) && Mentions::of([&*page.text()]).is_empty()
}

/// The table of a page, if its buttons name one.
pub(super) fn table_of(page: &Page) -> Option<TableId> {
    page.buttons.iter().flatten().find_map(|button| match &button.target {
        Target::Token(token) => token.table,
        Target::PrivateChat(table) => Some(*table),
        Target::Link(_) => None,
    })
}

impl Reader {
    /// The language in which a state of a table gives a page that this reader may see; `None` if no state does.
    ///
    /// Mostly a page belongs to one of the newest states, so these are tried in every language first.
    fn sees_in(&self, chronicle: &Chronicle, names: &dyn Names, page: &Page) -> Option<Locale> {
        let (older, newest) = chronicle.states.split_at(chronicle.states.len().saturating_sub(NEWEST));
        [newest, older].into_iter().find_map(|states| {
            let gives = |locale: &Locale| states.iter().rev().any(|table| self.is_given(table, names, *locale, page));
            self.locales.iter().copied().find(gives)
        })
    }

    /// True if this state of a table gives the page.
    fn is_given(&self, table: &Table, names: &dyn Names, locale: Locale, page: &Page) -> bool {
        let view = self.view(table);
        let newest = u32::try_from(view.sheet.len()).unwrap_or(0) + 1;
        let everybody = |asked_first| EverybodyIs { reach: Reach::Open, asked_first, names };
        gives(&view, newest, self.private, &everybody(true), locale, page)
            // A player may just have turned off confirmations, which others can't see.
            || view.viewer != Viewer::Public && gives(&view, newest, self.private, &everybody(false), locale, page)
    }

    fn view(&self, table: &Table) -> TableView {
        let seat = self.person.and_then(|person| table.seat_of(person));
        table.view(seat.map_or(Viewer::Public, Viewer::Seat))
    }
}

/// True if a page is one of those that this view gives.
fn gives(view: &TableView, newest: u32, private: bool, names: &dyn Names, locale: Locale, page: &Page) -> bool {
    let seated = view.viewer != Viewer::Public;
    let same = |other: &Page| other.blocks == page.blocks && (page.buttons.is_empty() || other.buttons == page.buttons);
    // Pictures may just have been turned on or off. But a picture is always the one that this view gives.
    let drawn = |scene: &dyn Fn() -> Option<Scene>| {
        let digest = page.picture.as_ref().map(|picture| picture.scene.digest());
        digest.is_none() || digest == scene().map(|scene| scene.digest())
    };
    let table = |key| drawn(&|| talon_view::table_scene(view, names, locale, key));
    let key = |deal_no| TablePageKey { match_no: view.match_no, deal_no };
    // A lobby for another match that did not start: the closed table does not know that match.
    let lobby = TablePageKey { match_no: view.match_no.saturating_add(1), deal_no: 1 };
    let hand_drawn = |locale| {
        drawn(&|| talon_view::hand_scene(view, names, locale))
            || drawn(&|| talon_view::panel_scene(view, names, locale))
    };
    let hand = || {
        let hand = talon_view::hand(view, names, locale);
        (same(&hand) || same(&hand_instead(hand, locale))) && hand_drawn(locale)
            // The question was asked in the press's language, above a page in the language chosen since.
            || talon_view::questions(view, names, locale).iter().any(same) && Locale::every().any(hand_drawn)
    };
    let result = || {
        let result = talon_view::result(view, names, locale);
        same(&result) || seated && private && is_daily_result(view, &result, page)
    };
    seated && hand()
        || (1..=newest).rev().any(|deal_no| {
            (seated && private && same(&talon_view::solo(view, names, locale, key(deal_no)))
                || same(&talon_view::table_page(view, names, locale, key(deal_no))))
                && table(key(deal_no))
        })
        || result() && drawn(&|| talon_view::result_scene(view, names, locale))
        || same(&talon_view::sign(view, names, locale)) && drawn(&|| None)
        || same(&talon_view::table_page(view, names, locale, lobby)) && table(lobby)
        || matches!(view.phase, PhaseView::Lobby { .. }) && is_lobby(view, names, locale, page) && table(key(1))
        || seated && private && same(&talon_view::solo(view, names, locale, lobby)) && table(lobby)
}

/// True if a page is this result in the form of a daily deal: it begins with a comparison instead of the winner.
pub(super) fn is_daily_result(view: &TableView, result: &Page, page: &Page) -> bool {
    let is_title = |block: &&Block| matches!(block, Block::Line(line) if line.style == Style::Title);
    let titles = result.blocks.iter().take_while(is_title).count();
    view.boards.is_some()
        && page.blocks.first().as_ref().is_some_and(is_title)
        && page.blocks.ends_with(&result.blocks[titles..])
        && (page.buttons.is_empty() || page.buttons == result.buttons)
}

/// True if a page is this lobby, whomever the bot could write to in private at that moment.
fn is_lobby(view: &TableView, names: &dyn Names, locale: Locale, page: &Page) -> bool {
    let key = TablePageKey { match_no: view.match_no, deal_no: 1 };
    let [open, unopened, shut] = [Reach::Open, Reach::Unopened, Reach::Shut]
        .map(|reach| talon_view::table_page(view, &EverybodyIs { reach, asked_first: true, names }, locale, key));
    let told = |block: &&Block| {
        !open.blocks.contains(block) && (unopened.blocks.contains(block) || shut.blocks.contains(block))
    };
    let rest: Vec<_> = page.blocks.iter().filter(|block| !told(block)).collect();
    rest.iter().copied().eq(&open.blocks)
        && [&open, &unopened].iter().any(|other| page.buttons.is_empty() || other.buttons == page.buttons)
}

/// Names for the case that the bot can write to everybody, or to nobody, and that everybody wants confirmations, or nobody.
struct EverybodyIs<'a> {
    reach: Reach,
    asked_first: bool,
    names: &'a dyn Names,
}

impl Names for EverybodyIs<'_> {
    fn name(&self, person: PersonId) -> String {
        self.names.name(person)
    }

    fn reach(&self, _: PersonId) -> Reach {
        self.reach
    }

    fn is_asked_first(&self, _: PersonId) -> bool {
        self.asked_first
    }
}

/// The hand of somebody whom the bot can't write to in private.
pub(super) fn hand_instead(hand: Page, locale: Locale) -> Page {
    let line = Line { style: Style::Dim, text: say(locale, &Msg::PanelInstead) };
    Page { blocks: hand.blocks.into_iter().chain([Block::Line(line)]).collect(), ..hand }
}
