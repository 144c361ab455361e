//! Checks that a match's text is possible under the rules.

use talon_cards::{Deck, Seat};
use talon_games::{AnyDeal, AnyOutcome, AnyRules, AnyScore, GameKind, Progress};

use super::lines::{self, Bad, Flaw, Line, Lines};
use super::{FORM, NOBODY, letter, letters, spaced};
use crate::TableId;

/// A match whose text agrees with the rules from the first line to the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The table that the text names.
    pub table: TableId,
    /// Its match: 1, 2, ….
    pub match_no: u32,
    /// What was played.
    pub game: GameKind,
    /// How many deals were dealt, the last one finished or not.
    pub deals: u32,
    /// How many actions were judged.
    pub actions: u32,
    /// Who won.
    pub winners: Vec<Seat>,
}

/// Reads and judges a match's text: every deck must be the pack, every dealer the right one, every action legal, and every outcome, score
/// and result must follow.
///
/// # Errors
/// [`Bad`], at the first line that is wrong.
pub fn judge(text: &str) -> Result<Judged, Bad> {
    let mut lines = Lines::new(text);
    let mut court = Court::open(&mut lines)?;
    while let Some(line) = lines.take_if(|key| key == "deal" || key == "revision") {
        match line.key {
            "revision" => court.revise(line)?,
            _ => court.deal(line, &mut lines).map_err(|bad| court.by_revision(bad))?,
        }
    }
    let winners = court.result(&mut lines).map_err(|bad| court.by_revision(bad))?;
    lines.end()?;
    let Court { table, match_no, rules, deals, actions, .. } = court;
    Ok(Judged { table, match_no, game: rules.kind(), deals, actions, winners })
}

/// What is known of the match so far.
struct Court {
    table: TableId,
    match_no: u32,
    rules: AnyRules,
    /// The revision of the rules for what comes next.
    revision: u32,
    seats: u8,
    deals: u32,
    actions: u32,
    /// None before the first deal, because the first dealer is unknown until then; known if the number of deals is fixed.
    score: Option<AnyScore>,
    /// Whether a deal was left unfinished, so that no other can follow.
    cut_short: bool,
    winners: Option<Vec<Seat>>,
}

impl Court {
    fn open(lines: &mut Lines<'_>) -> Result<Self, Bad> {
        let form = lines.take("talon-match")?;
        if form.value != FORM {
            return Err(form.bad(Flaw::Form));
        }
        let table = lines.take("table")?.parse("a table")?;
        let match_no = lines.take("match")?.parse("a number")?;
        let (rules, revision) = rules(lines)?;
        let boards = lines.take_if(|key| key == "boards").map(|line| line.parse("a number of boards")).transpose()?;
        let seats = seats(lines, &rules)?;
        let score = boards.map(|boards| AnyScore::start_boards(&rules, seats, boards));
        Ok(Self {
            table,
            match_no,
            rules,
            revision,
            seats,
            deals: 0,
            actions: 0,
            score,
            cut_short: false,
            winners: None,
        })
    }

    /// The deals that follow were played by a later revision.
    fn revise(&mut self, line: Line<'_>) -> Result<(), Bad> {
        let revision = known(&line, self.rules.kind())?;
        if revision <= self.revision {
            return Err(line.bad(Flaw::Value("a later revision")));
        }
        self.revision = revision;
        Ok(())
    }

    /// Replaces the flaw by `Flaw::Revision` if an earlier revision applies: the line may have been right by the rules of its time.
    fn by_revision(&self, bad: Bad) -> Bad {
        let known = self.rules.kind().rules_rev();
        if self.revision == known { bad } else { Bad { flaw: Flaw::Revision { known }, ..bad } }
    }

    fn deal(&mut self, line: Line<'_>, lines: &mut Lines<'_>) -> Result<(), Bad> {
        if self.winners.is_some() {
            return Err(line.bad(Flaw::MatchOver));
        }
        if self.cut_short {
            return Err(line.bad(Flaw::NotOver));
        }
        self.deals = self.deals.saturating_add(1);
        if line.parse::<u32>("a number")? != self.deals {
            return Err(line.bad(Flaw::DealNumber(self.deals)));
        }
        let dealer = self.dealer(lines.take("dealer")?)?;
        let deck = lines.take("deck")?;
        if lines.go_on_with_cards() {
            return Err(deck.bad(Flaw::Wrapped));
        }
        let cards = Deck::new(deck.cards()?);
        let mut deal = AnyDeal::deal(&self.rules, self.seats, dealer, &cards).map_err(|bad| deck.bad(bad))?;
        while let Some(line) = lines.take_if(|key| lines::seat(key).is_some()) {
            self.act(line, &mut deal)?;
        }
        match lines.take_if(|key| key == "ended") {
            Some(line) => self.ended(line, lines, &deal),
            None if deal.outcome().is_some() => lines.take("ended").map(drop),
            None => {
                self.cut_short = true;
                Ok(())
            }
        }
    }

    /// The dealer. The first may be any seat; each later one must follow from the score.
    fn dealer(&mut self, line: Line<'_>) -> Result<Seat, Bad> {
        let dealer = line.seat(line.value, self.seats)?;
        let score = self.score.get_or_insert_with(|| AnyScore::start(&self.rules, self.seats, dealer));
        if score.dealer() == dealer { Ok(dealer) } else { Err(line.bad(Flaw::Dealer(letter(score.dealer())))) }
    }

    fn act(&mut self, line: Line<'_>, deal: &mut AnyDeal) -> Result<(), Bad> {
        if deal.outcome().is_some() {
            return Err(line.bad(Flaw::Over));
        }
        let seat = line.seat(line.key, self.seats)?;
        let action =
            deal.kind().parse_action(line.value).map_err(|_| line.bad(Flaw::Value("an action of the game")))?;
        deal.apply(seat, action).map_err(|illegal| line.bad(Flaw::Illegal(illegal.rule.code())))?;
        self.actions = self.actions.saturating_add(1);
        Ok(())
    }

    fn ended(&mut self, line: Line<'_>, lines: &mut Lines<'_>, deal: &AnyDeal) -> Result<(), Bad> {
        let outcome = deal.outcome().ok_or_else(|| line.bad(Flaw::NotOver))?;
        line.tells("the deal’s end", outcome.code())?;
        lines.take("winner")?.tells("the deal’s winner", outcome.winner().map_or(NOBODY, letter))?;
        lines.take("scored")?.tells("what the deal scores", &spaced(outcome.game_points()))?;
        let total = self.record(&outcome);
        lines.take("total")?.tells("the match’s score", &spaced(total))
    }

    /// Adds a deal to the score, and returns it.
    fn record(&mut self, outcome: &AnyOutcome) -> Vec<i32> {
        let Some(score) = &mut self.score else { return Vec::new() };
        if let Progress::Finished { winners } = score.record(&self.rules, outcome) {
            self.winners = Some(winners.iter().collect());
        }
        score.points()
    }

    /// How the match ended, and who won it.
    fn result(&self, lines: &mut Lines<'_>) -> Result<Vec<Seat>, Bad> {
        let line = lines.take("result")?;
        let winners = self.winners_by(&line)?;
        lines.take("winners")?.tells("who won", &letters(&winners))?;
        let points = match &self.score {
            Some(score) => score.points(),
            None => AnyScore::start(&self.rules, self.seats, Seat::FIRST).points(),
        };
        lines.take("points")?.tells("the score", &spaced(points))?;
        Ok(winners)
    }

    fn winners_by(&self, line: &Line<'_>) -> Result<Vec<Seat>, Bad> {
        let (how, who) = line.value.split_once(char::is_whitespace).unwrap_or((line.value, NOBODY));
        match (how, &self.winners) {
            ("played", Some(winners)) if who == NOBODY => Ok(winners.clone()),
            ("played", None) if who == NOBODY => Err(line.bad(Flaw::MatchNotOver)),
            ("resigned" | "abandoned" | "agreed" | "stopped", Some(_)) => Err(line.bad(Flaw::MatchOver)),
            ("agreed" | "stopped", None) if who == NOBODY => Ok(Vec::new()),
            ("resigned" | "abandoned", None) => {
                let absent = line.seats(who, self.seats)?;
                if absent.is_empty() || (how == "resigned" && absent.len() > 1) {
                    return Err(line.bad(Flaw::Value("the seats that gave up")));
                }
                Ok(Seat::all(self.seats).filter(|seat| !absent.contains(seat)).collect())
            }
            (_, _) => Err(line.bad(Flaw::Value("a result"))),
        }
    }
}

/// A revision of a game's rules that this build has, or had.
fn known(line: &Line<'_>, kind: GameKind) -> Result<u32, Bad> {
    let known = kind.rules_rev();
    let revision = line.parse("a number")?;
    if revision > known { Err(line.bad(Flaw::Revision { known })) } else { Ok(revision) }
}

fn rules(lines: &mut Lines<'_>) -> Result<(AnyRules, u32), Bad> {
    let kind: GameKind = lines.take("game")?.parse("a game")?;
    let revision = known(&lines.take("revision")?, kind)?;
    let mut rules = kind.default_rules();
    while let Some(line) = lines.take_if(|key| key == "option") {
        let (key, value) = line.value.split_once(char::is_whitespace).unwrap_or((line.value, ""));
        rules = rules.with(key, value.trim()).map_err(|_| line.bad(Flaw::Value("an option of the game")))?;
    }
    Ok((rules, revision))
}

/// How many play.
fn seats(lines: &mut Lines<'_>, rules: &AnyRules) -> Result<u8, Bad> {
    let mut seats: u8 = 0;
    let mut last = lines.take("seat")?;
    loop {
        let (name, holder) = last.value.split_once(char::is_whitespace).unwrap_or((last.value, ""));
        let next = Seat::new(seats).map(letter);
        if next != Some(name) || !matches!(holder.trim(), "person" | "ai") {
            return Err(last.bad(Flaw::Value("the next seat, and who holds it")));
        }
        seats = seats.saturating_add(1);
        match lines.take_if(|key| key == "seat") {
            Some(line) => last = line,
            None if rules.seats().contains(&seats) => return Ok(seats),
            None => return Err(last.bad(Flaw::Seats)),
        }
    }
}
