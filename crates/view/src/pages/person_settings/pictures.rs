//! Which pages come with a picture, and in which colours: a person's choice for private pages, a group's for its own.

use talon_scene::{Scene, Theme};
use talon_table::{PhaseView, TableView};

use crate::page::draft::Draft;
use crate::words::cards;
use crate::words::{Choice, Menu, Phrase, Settings as Words};
use crate::{
    Locale, Look, MenuVerb, Names, Page, Picture, TablePageKey, Verb, hand_scene, panel_scene, result_scene, say,
    table_scene,
};

use super::shown::{ShownSettings, button, choice};
use super::{Pictured, Pictures, Scope, Setting};

/// Of what a page tells, as far as it matters for its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tells {
    /// Of a lobby or a running deal.
    Play,
    /// Of how a deal or a match ended.
    End,
}

impl Pictures {
    /// These, but no more than `most`.
    #[must_use]
    pub fn at_most(self, most: Pictured) -> Self {
        Self { pages: self.pages.min(most), ..self }
    }

    /// The picture of a page that tells of this; `scene` is what it would show. None where the page has nothing to draw, or is to have
    /// no picture.
    fn picture(self, tells: Tells, locale: Locale, scene: impl FnOnce() -> Option<Scene>) -> Option<Picture> {
        let wanted = match (self.pages, tells) {
            (Pictured::Off, _) | (Pictured::Ends, Tells::Play) => false,
            (Pictured::Ends, Tells::End) | (Pictured::All, _) => true,
        };
        if !wanted {
            return None;
        }
        let scene = Box::new(scene()?);
        let alt = crate::games::scene::alt(&scene, locale);
        Some(Picture { scene, theme: self.theme, letters: cards::lettering(locale), alt })
    }

    /// The picture of [`table_page`](crate::table_page) under these choices, or of [`solo`](crate::solo) if `view` is a player's.
    #[must_use]
    pub fn of_table(self, view: &TableView, names: &dyn Names, locale: Locale, key: TablePageKey) -> Option<Picture> {
        let TablePageKey { match_no, deal_no } = key;
        let tells = match view.phase {
            PhaseView::Lobby { .. } => Tells::Play,
            PhaseView::Playing { deal_no: running, .. } if (match_no, deal_no) == (view.match_no, running) => {
                Tells::Play
            }
            PhaseView::Playing { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. } => Tells::End,
        };
        self.picture(tells, locale, || table_scene(view, names, locale, key))
    }

    /// The picture of [`hand`](crate::hand) under these choices.
    #[must_use]
    pub fn of_hand(self, view: &TableView, names: &dyn Names, locale: Locale) -> Option<Picture> {
        self.picture(Tells::Play, locale, || hand_scene(view, names, locale))
    }

    /// The picture of [`hand`](crate::hand) under these choices, where its reader has the table in the same chat.
    #[must_use]
    pub fn of_panel(self, view: &TableView, names: &dyn Names, locale: Locale) -> Option<Picture> {
        self.picture(Tells::Play, locale, || panel_scene(view, names, locale))
    }

    /// The picture of [`result`](crate::result) under these choices.
    #[must_use]
    pub fn of_result(self, view: &TableView, names: &dyn Names, locale: Locale) -> Option<Picture> {
        self.picture(Tells::End, locale, || result_scene(view, names, locale))
    }
}

/// From which pictures are chosen; `most` is all that is drawn here.
#[must_use]
pub fn picture_menu(shown: &ShownSettings, most: Pictured, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    let (title, how) = match shown.scope {
        Scope::Person => (Words::PicturesTitle, Words::PicturesHow),
        Scope::Chat => (Words::GroupPicturesTitle, Words::GroupPicturesHow),
    };
    draft.title(&title);
    draft.body(&how);
    let chosen = shown.chosen.pictures(shown.scope);
    draft.row(Pictured::ALL.iter().filter(|each| **each <= most).map(|&each| {
        let label = Phrase(say(locale, &Words::LabelPictures { pictures: Choice(each.code()) }));
        choice(locale, label, each == chosen.pages, Verb::choose(shown.scope, Setting::Pictures(each)))
    }));
    draft.row(Theme::ALL.iter().map(|&each| {
        let label = Phrase(say(locale, &Words::LabelTheme { theme: Choice(each.code()) }));
        choice(locale, label, each == chosen.theme, Verb::choose(shown.scope, Setting::Theme(each)))
    }));
    draft.row([button(locale, &Menu::ButtonSettings, Verb::Menu(MenuVerb::Settings), Look::Quiet)]);
    draft.finish()
}

#[cfg(test)]
mod tests {
    use talon_scene::{DealEnd, Hand, Header, Held, MatchEnd};

    use super::*;
    use crate::BadSetting;

    const USUAL_IN_GROUPS: Pictures = Pictures { pages: Pictured::usual(Scope::Chat), theme: Theme::Dark };

    fn header() -> Header {
        Header { game: "Santase".to_owned(), about: String::new() }
    }

    fn hand() -> Scene {
        Scene::Hand(Hand { turn: None, caption: String::new(), held: Held { cards: Vec::new(), marks: Vec::new() } })
    }

    fn ends() -> [Scene; 2] {
        let deal = DealEnd {
            header: header(),
            contract: None,
            title: "Ana wins 2".to_owned(),
            reason: String::new(),
            rows: Vec::new(),
            target: Some(11),
            last: None,
        };
        let finished = MatchEnd {
            header: header(),
            title: "Ana wins".to_owned(),
            score: "11".to_owned(),
            other_score: None,
            others: String::new(),
            target: Some(11),
            courses: Vec::new(),
            note: None,
        };
        [Scene::DealEnd(deal), Scene::MatchEnd(finished)]
    }

    #[test]
    fn ends_are_shown_by_default_and_hands_are_not() {
        let shows = |pages, tells, scene: &Scene| {
            let chosen = Pictures { pages, theme: Theme::Light };
            chosen.picture(tells, Locale::EN, || Some(scene.clone())).map(|picture| picture.theme)
        };
        for end in ends() {
            let chosen = Pictured::ALL.iter().map(|&pages| shows(pages, Tells::End, &end));
            assert_eq!(chosen.collect::<Vec<_>>(), [None, Some(Theme::Light), Some(Theme::Light)]);
            let usual = USUAL_IN_GROUPS.picture(Tells::End, Locale::EN, || Some(end.clone())).unwrap();
            assert!(*usual.scene == end && usual.theme == Theme::Dark);
        }
        let chosen = Pictured::ALL.iter().map(|&pages| shows(pages, Tells::Play, &hand()));
        assert_eq!(chosen.collect::<Vec<_>>(), [None, None, Some(Theme::Light)]);
        assert!(
            USUAL_IN_GROUPS
                .picture(Tells::Play, Locale::EN, || unreachable!("nobody draws what nobody wants"))
                .is_none()
        );
        assert!(
            Pictures { pages: Pictured::All, theme: Theme::Dark }.picture(Tells::End, Locale::EN, || None).is_none()
        );
    }

    #[test]
    fn stored_forms_round_trip() {
        assert_eq!(Pictured::ALL.iter().map(|choice| choice.code()).collect::<Vec<_>>(), ["off", "ends", "all"]);
        assert_eq!(Theme::ALL.iter().map(|theme| theme.code()).collect::<Vec<_>>(), ["dark", "light"]);
        assert!(Pictured::ALL.iter().all(|choice| choice.code().parse() == Ok(*choice)));
        assert!(Theme::ALL.iter().all(|theme| theme.code().parse() == Ok(*theme)));
        assert_eq!("".parse::<Pictured>(), Err(BadSetting));
    }

    #[test]
    fn a_picture_tells_only_its_kind_and_colours() {
        let all = Pictures { pages: Pictured::All, theme: Theme::Dark };
        let picture = all.picture(Tells::Play, Locale::EN, || Some(hand())).unwrap();
        assert_eq!(format!("{picture:?}"), "Picture(Hand, Dark)");
    }
}
