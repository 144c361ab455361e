//! Who reads a page, and under which names the people at the table appear.

use talon_cards::Seat;
use talon_table::{FinishedMatch, Holder, Occupant, PersonId, PhaseView, TableView, Viewer};

use crate::words::{Name, Phrase, Recorded, Room, Sentence, Who};
use crate::{Button, Locale, Look, Msg, Names, Reach, Target, Text, Token, Verb, say};

/// A table as one reader sees it: the view, the language, and the people on its seats.
pub(crate) struct Reader<'a> {
    pub(crate) view: &'a TableView,
    pub(crate) locale: Locale,
    names: Vec<Name>,
    /// Whom the bot can write to in private, for the people who sit at the table now.
    reaches: Vec<Reach>,
    /// The people who gave up a seat of a match that is over.
    gave_up: Vec<Who>,
    you: Option<Seat>,
    /// Whether the reader is asked before a decision that may cost the deal.
    asked_first: bool,
}

impl<'a> Reader<'a> {
    /// Of the people who sit at the table now.
    pub(crate) fn now(view: &'a TableView, names: &dyn Names, locale: Locale) -> Self {
        let holders: Vec<_> = view.seats.iter().map(|seat| seat.occupant.as_ref().map(holder)).collect();
        let you = match view.viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => Some(seat),
        };
        let person = |holder: &Option<Holder>| holder.as_ref().and_then(Holder::person);
        let reaches = holders.iter().map(|holder| person(holder).map_or(Reach::Open, |person| names.reach(person)));
        let own = you.and_then(|you| person(holders.get(you.index())?));
        Self {
            view,
            locale,
            names: cast(&holders, names, locale),
            reaches: reaches.collect(),
            gave_up: Vec::new(),
            you,
            asked_first: own.is_some_and(|own| names.is_asked_first(own)),
        }
    }

    /// Of the people who played a match that is over, wherever they sit now.
    pub(crate) fn of(finished: &FinishedMatch, view: &'a TableView, names: &dyn Names, locale: Locale) -> Self {
        Self::past(finished, view, person_reading(view), names, locale)
    }

    /// The same for this person, who may no longer sit at the table; without a person, for everybody.
    pub(crate) fn past(
        finished: &FinishedMatch,
        view: &'a TableView,
        reader: Option<PersonId>,
        names: &dyn Names,
        locale: Locale,
    ) -> Self {
        let seats = finished.result.seats.iter().map(|seat| &seat.holder);
        let counted = finished.counted();
        let gave_up: Vec<_> = counted.gave_up().map(|counted| &counted.holder).collect();
        let holders: Vec<_> = seats.chain(gave_up.iter().copied()).map(|holder| Some(holder.clone())).collect();
        let mut called = cast(&holders, names, locale);
        let theirs = called.split_off(finished.result.seats.len());
        let who = |(holder, name): (&Holder, Name)| Who { you: reader.is_some() && holder.person() == reader, name };
        let gave_up = gave_up.into_iter().zip(theirs).map(who).collect();
        let you = finished
            .result
            .seats
            .iter()
            .find(|seat| reader.is_some() && seat.holder.person() == reader)
            .map(|seat| seat.seat);
        Self { view, locale, names: called, reaches: Vec::new(), gave_up, you, asked_first: false }
    }

    /// Who gave up a seat of the match that is over.
    pub(crate) fn gave_up(&self) -> &[Who] {
        &self.gave_up
    }

    /// The number of the deal that is being played.
    pub(crate) fn deal_under_way(&self) -> Option<u32> {
        match self.view.phase {
            PhaseView::Playing { deal_no, .. } => Some(deal_no),
            PhaseView::Lobby { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. } => None,
        }
    }

    /// Whether it is the table of a daily deal: leagues alone fix the number of deals elsewhere, and their tables stand in groups.
    pub(crate) const fn is_daily(&self) -> bool {
        self.view.boards.is_some() && !self.view.community
    }

    /// The reader's seat.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        self.you
    }

    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// The name of the seat's holder.
    pub(crate) fn name(&self, seat: Seat) -> Name {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| nobody(seat.index(), self.locale))
    }

    /// Whether the bot can write to the seat's holder in private.
    pub(crate) fn reach(&self, seat: Seat) -> Reach {
        self.reaches.get(seat.index()).copied().unwrap_or(Reach::Open)
    }

    /// Who holds the seat: the reader, or somebody else by name.
    pub(crate) fn who(&self, seat: Seat) -> Who {
        Who { you: self.is_you(seat), name: self.name(seat) }
    }

    /// Whether the reader is asked before a decision that may cost the deal.
    pub(crate) const fn is_asked_first(&self) -> bool {
        self.asked_first
    }

    /// The seats in the order in which the reader lists them: the reader's own first.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        let count = self.names.len();
        let first = self.you.map_or(0, Seat::index);
        (0..count).filter_map(|step| u8::try_from((first + step) % count).ok().and_then(Seat::new)).collect()
    }

    pub(crate) fn say(&self, sentence: &impl Sentence) -> Text {
        say(self.locale, sentence)
    }

    /// A button of this table.
    pub(crate) fn button(&self, label: &impl Sentence, verb: Verb, look: Look) -> Button {
        Button { label: self.say(label), target: Target::Token(self.token(verb)), look }
    }

    /// A token of this table: for a decision with the turn, else with the number of the match.
    pub(crate) fn token(&self, verb: Verb) -> Token {
        let number = if matches!(verb, Verb::Act(_) | Verb::Ask(_)) { self.view.turn } else { self.view.match_no };
        Token::new(Some(self.view.id), number, verb)
    }
}

/// The person for whom the view was made.
fn person_reading(view: &TableView) -> Option<PersonId> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    view.seats.get(seat.index())?.occupant.as_ref().and_then(|occupant| holder(occupant).person())
}

fn holder(occupant: &Occupant) -> Holder {
    match occupant {
        Occupant::Person { person, .. } => Holder::Person { person: *person },
        Occupant::Ai { level } => Holder::Ai { level: level.clone() },
    }
}

/// The names on the seats. AI players of one level have names of their own. Names that cannot be told apart get the number of their seat.
pub(crate) fn cast(holders: &[Option<Holder>], names: &dyn Names, locale: Locale) -> Vec<Name> {
    let on_seat = |place: usize, level: &str| {
        let here = holders.get(place);
        let before = holders.iter().take(place).filter(|before| Some(*before) == here).count();
        let nth = u32::try_from(before + 1).unwrap_or(u32::MAX);
        Name::own(say(locale, &Room::AiName { level: Recorded(level.to_owned()), nth }).plain())
    };
    named(holders, on_seat, names, locale)
}

/// The names of players who were met at several tables, where an AI player is a level and no seat.
pub(crate) fn opponents(holders: &[Option<Holder>], names: &dyn Names, locale: Locale) -> Vec<Name> {
    named(holders, |_, level| Name::own(ai_level(level, locale).plain()), names, locale)
}

/// What level an AI player has.
pub(crate) fn ai_level(level: &str, locale: Locale) -> Text {
    say(locale, &Room::AiLevel { level: Phrase::from(level_word(level, locale)) })
}

/// The level alone.
pub(crate) fn level_word(level: &str, locale: Locale) -> Text {
    say(locale, &Room::LevelWord { level: Recorded(level.to_owned()) })
}

fn named(holders: &[Option<Holder>], ai: impl Fn(usize, &str) -> Name, names: &dyn Names, locale: Locale) -> Vec<Name> {
    let plain: Vec<Name> = holders
        .iter()
        .enumerate()
        .map(|(place, holder)| match holder {
            Some(Holder::Person { person }) if names.is_forgotten(*person) => {
                Name::own(say(locale, &Room::FormerPlayer).plain())
            }
            Some(Holder::Person { person }) => Name::new(&names.name(*person)).unwrap_or_else(|| nobody(place, locale)),
            Some(Holder::Ai { level }) => ai(place, level),
            None => nobody(place, locale),
        })
        .collect();
    let twin = |name: &Name| plain.iter().filter(|other| *other == name).count() > 1;
    plain.iter().zip(1..).map(|(name, seat)| if twin(name) { name.numbered(seat) } else { name.clone() }).collect()
}

/// The name of a seat's holder who has none; `place` counts from 0.
pub(crate) fn nobody(place: usize, locale: Locale) -> Name {
    let seat = u32::try_from(place + 1).unwrap_or(u32::MAX);
    Name::own(say(locale, &Msg::Nobody { seat }).plain())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_with_one_name_can_be_told_apart() {
        let person = |id| Some(Holder::Person { person: PersonId(id) });
        let called = |name: &'static str| move |_: PersonId| name.to_owned();
        let text = |names: Vec<Name>| names.iter().map(|name| name.as_str().to_owned()).collect::<Vec<_>>();
        let holders = [person(1), person(2)];
        assert_eq!(text(cast(&holders, &called("Ana"), Locale::EN)), ["Ana (1)", "Ana (2)"]);
        assert_eq!(text(cast(&holders, &called("\u{200b}"), Locale::BG)), ["Играч 1", "Играч 2"]);
        let ai = Some(Holder::Ai { level: "thumb".to_owned() });
        assert_eq!(text(cast(&[person(1), ai], &called("Ana"), Locale::BG)), ["Ana", "Палечко"]);
        let ais = [Some(Holder::Ai { level: "thumb".to_owned() }), person(1)];
        let ais = [&ais[..], &ais[..1], &ais[..1], &ais[..1]].concat();
        let names = text(cast(&ais, &called("Ana"), Locale::EN));
        assert_eq!(names, ["Tom Thumb", "Ana", "Pinocchio", "Aladdin", "Sinbad"]);
        let later = Some(Holder::Ai { level: "from a later version".to_owned() });
        assert_eq!(text(cast(&[later, None], &called("Ana"), Locale::EN)), ["Computer", "Player 2"]);
    }
}
