//! Pages that belong to no table, besides the first one.

use talon_games::GameKind;
use talon_scene::CourtLetters;

use crate::page::choices::{self, Rows};
use crate::page::draft::Draft;
use crate::pages::person_settings;
use crate::words::cards;
use crate::words::{Choice, Daily, Leagues, Menu, Phrase, Puzzle, Ranks, Replay, Sentence, Settings};
use crate::{
    Button, DailyVerb, HelpTopic, HereVerb, Language, Letters, Locale, Look, MenuVerb, Msg, Offer, Page, PuzzleVerb,
    Scope, Setting, ShownSettings, Target, Text, Token, Verb, say,
};

fn button(locale: Locale, label: &impl Sentence, verb: Verb, look: Look) -> Button {
    Button { label: say(locale, label), target: Target::Token(Token::new(None, 0, verb)), look }
}

/// The language's name in that language.
fn endonym(locale: Locale) -> Phrase {
    Phrase(say(locale, &Msg::LanguageName))
}

/// The button that shows a page to everybody, for one that only its asker reads.
#[must_use]
pub fn here_button(page: HereVerb, locale: Locale) -> Button {
    button(locale, &Msg::ButtonShowHere, Verb::Here(page), Look::Quiet)
}

/// The first word in a group to which the bot was added.
#[must_use]
pub fn greeting(locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Menu::Greeting);
    draft.body(&Menu::GreetingHow);
    draft.row([
        button(locale, &Menu::ButtonPlay, Verb::Menu(MenuVerb::Games), Look::Main),
        button(locale, &Menu::ButtonHelp, Verb::Menu(MenuVerb::Help), Look::Quiet),
    ]);
    draft.finish()
}

/// The page of a table whose log cannot be read.
#[must_use]
pub fn set_aside(locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.body(&Msg::TableSetAside);
    draft.finish()
}

/// The page of such a table once it is closed.
#[must_use]
pub fn taken_away(locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.body(&Msg::TableTakenAway);
    draft.finish()
}

/// What the bot is, for people who look at it before they write to it: at most 512 characters.
#[must_use]
pub fn about_bot(locale: Locale) -> String {
    say(locale, &Menu::BotAbout { games: game_names(locale) }).plain()
}

/// The same in one sentence of at most 120 characters.
#[must_use]
pub fn about_bot_shortly(locale: Locale) -> String {
    say(locale, &Menu::BotAboutShort { games: game_names(locale) }).plain()
}

fn game_names(locale: Locale) -> Phrase {
    let names = GameKind::ALL.into_iter().map(|game| say(locale, &Menu::ButtonGame { game }));
    Phrase(Text::join(names, ", "))
}

/// What the bot can do: what most people want, each with its button, and the way to everything else.
#[must_use]
pub fn help(locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.text(&Menu::Help);
    draft.row([button(locale, &Menu::ButtonPlay, Verb::Menu(MenuVerb::Games), Look::Main)]);
    draft.row(alone(locale));
    draft.row(HelpTopic::ALL.iter().map(|topic| topic_button(locale, *topic)));
    draft.finish()
}

/// The answer to what is said to the bot in private and asks for nothing.
#[must_use]
pub fn small_talk(locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.body(&Msg::SmallTalk);
    draft.row([button(locale, &Menu::ButtonPlay, Verb::Menu(MenuVerb::Games), Look::Main), help_button(locale)]);
    draft.finish()
}

/// What each of the commands about this does.
#[must_use]
pub fn help_about(topic: HelpTopic, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.text(&Menu::HelpAbout { topic: Choice(topic.code()) });
    match topic {
        HelpTopic::Rules => {
            let rules = GameKind::ALL.map(|game| rules_button(locale, game)).to_vec();
            choices::list(&mut draft, rules, &Rows { usual: 2, after: 1, chosen: 0 });
        }
        HelpTopic::Table => {}
        HelpTopic::Results => draft.row([
            button(locale, &Replay::ButtonList, Verb::Menu(MenuVerb::Replays), Look::Quiet),
            button(locale, &Leagues::ButtonList, Verb::Menu(MenuVerb::Leagues), Look::Quiet),
        ]),
        HelpTopic::You => draft.row([
            button(locale, &Menu::ButtonLanguages, Verb::Menu(MenuVerb::Languages), Look::Quiet),
            button(locale, &Menu::ButtonSettings, Verb::Menu(MenuVerb::Settings), Look::Quiet),
        ]),
    }
    let others = HelpTopic::ALL.iter().filter(|other| **other != topic).map(|other| topic_button(locale, *other));
    draft.row(others.chain([help_button(locale)]));
    draft.finish()
}

fn topic_button(locale: Locale, topic: HelpTopic) -> Button {
    button(
        locale,
        &Menu::ButtonHelpAbout { topic: Choice(topic.code()) },
        Verb::Menu(MenuVerb::HelpAbout(topic)),
        Look::Quiet,
    )
}

fn help_button(locale: Locale) -> Button {
    button(locale, &Menu::ButtonHelp, Verb::Menu(MenuVerb::Help), Look::Quiet)
}

/// What can be played without company.
fn alone(locale: Locale) -> [Button; 2] {
    [
        button(locale, &Daily::Button, Verb::Daily(DailyVerb::Today), Look::Quiet),
        button(locale, &Puzzle::ButtonPuzzles, Verb::Puzzle(PuzzleVerb::Games), Look::Quiet),
    ]
}

fn rules_button(locale: Locale, game: GameKind) -> Button {
    button(locale, &Menu::ButtonRulesOf { game }, Verb::Menu(MenuVerb::Rules(game, 0)), Look::Quiet)
}

/// The languages and the letters of cards from which a person chooses; in a group with a way to the group's.
#[must_use]
pub fn language_menu(locale: Locale, group: Option<Locale>) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Menu::LanguageTitle);
    draft.body(&Menu::LanguageYours { language: endonym(locale) });
    if let Some(group) = group {
        draft.body(&Menu::LanguageGroup { language: endonym(group) });
    }
    offer(&mut draft, locale, Scope::Person);
    if group.is_some() {
        let verb = Verb::offer(Scope::Chat, Offer::Languages);
        draft.row([button(locale, &Menu::ButtonGroupLanguage, verb, Look::Quiet)]);
    }
    draft.finish()
}

/// The languages and the letters of cards from which a group's admins choose; `group` is what it has.
#[must_use]
pub fn group_language_menu(locale: Locale, group: Locale) -> Page {
    let mut draft = Draft::new(locale.lettered(group.letters));
    draft.title(&Menu::LanguageGroupTitle);
    draft.body(&Menu::LanguageGroup { language: endonym(group) });
    draft.body(&Menu::LanguageGroupHow);
    draft.dim(&Menu::LanguageGroupHint);
    offer(&mut draft, group, Scope::Chat);
    draft.row([button(locale, &Menu::ButtonLanguages, Verb::Menu(MenuVerb::Languages), Look::Quiet)]);
    draft.finish()
}

/// Buttons for all languages; and, where decks of the chosen one have letters of their own, a line about them and buttons.
fn offer(draft: &mut Draft, chosen: Locale, scope: Scope) {
    let languages = Language::ALL.iter().map(|&each| {
        let chosen = each == chosen.language;
        let label = Menu::ButtonLanguage { language: endonym(each.into()), chosen };
        button(Locale::of(each), &label, Verb::choose(scope, Setting::Language(each)), look(chosen))
    });
    draft.rows(languages.collect(), 3);
    if cards::has_own_letters(chosen.language) {
        draft.body(&match scope {
            Scope::Person => Menu::LanguageLetters { letters: court() },
            Scope::Chat => Menu::LanguageGroupLetters { letters: court() },
        });
        draft.row(Letters::ALL.iter().map(|&each| {
            let label = Menu::ButtonLetters { letters: court(), chosen: each == chosen.letters };
            let label = say(chosen.lettered(each), &label).fixed();
            let target = Target::Token(Token::new(None, 0, Verb::choose(scope, Setting::Letters(each))));
            Button { label, target, look: look(each == chosen.letters) }
        }));
    }
}

/// The ranks that have letters.
fn court() -> Ranks {
    Ranks(CourtLetters::RANKS.to_vec())
}

const fn look(chosen: bool) -> Look {
    if chosen { Look::Main } else { Look::Quiet }
}

/// The reader's settings, and in a group the group's. Where others can read the page, the reader's private settings are
/// left out.
#[must_use]
pub fn settings(locale: Locale, group: Option<&ShownSettings>, own: Option<&ShownSettings>) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Menu::SettingsTitle);
    draft.body(&Menu::LanguageYours { language: endonym(locale) });
    if let Some(group) = group {
        let language = group.chosen.language.unwrap_or_default();
        draft.body(&Menu::LanguageGroup { language: endonym(language.into()) });
        person_settings::tell(&mut draft, group);
    }
    match own {
        Some(own) => person_settings::tell(&mut draft, own),
        None => draft.dim(&Settings::Elsewhere),
    }
    let languages = button(locale, &Menu::ButtonLanguages, Verb::Menu(MenuVerb::Languages), Look::Main);
    let changes = own.into_iter().chain(group).flat_map(|shown| person_settings::change(shown, locale));
    draft.fitted([languages].into_iter().chain(changes).collect(), 3);
    draft.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_is_short_and_leads_to_everything() {
        let verbs = |page: &Page| -> Vec<Verb> {
            let tokens = page.buttons.iter().flatten().filter_map(|button| match &button.target {
                Target::Token(token) => Some(token.verb.clone()),
                _ => None,
            });
            tokens.collect()
        };
        for locale in Locale::ALL {
            let help = help(locale);
            assert!(help.lines().len() <= 6, "{}", help.plain());
            let first = [Verb::Menu(MenuVerb::Games), Verb::Daily(DailyVerb::Today), Verb::Puzzle(PuzzleVerb::Games)];
            assert_eq!(verbs(&help)[..3], first, "what people want, each with its button");
            let topics = HelpTopic::ALL.iter().map(|topic| Verb::Menu(MenuVerb::HelpAbout(*topic)));
            assert_eq!(verbs(&help)[3..], topics.collect::<Vec<_>>(), "the rest is behind");
            let rules = verbs(&help_about(HelpTopic::Rules, locale));
            for game in GameKind::ALL {
                assert!(rules.contains(&Verb::Menu(MenuVerb::Rules(game, 0))), "{game}");
            }
        }
    }

    #[test]
    fn every_game_is_named_before_anybody_writes() {
        for locale in Locale::ALL {
            for (text, most) in [(about_bot(locale), 512), (about_bot_shortly(locale), 120)] {
                assert!(text.chars().count() <= most, "{text}");
                for game in GameKind::ALL {
                    let name = say(locale, &Menu::ButtonGame { game }).plain();
                    assert!(text.contains(&name), "{name} is not in {text}");
                }
            }
        }
    }
}
