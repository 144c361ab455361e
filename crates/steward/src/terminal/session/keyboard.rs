//! What the keys do.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use talon_house::Intent;
use talon_house::commands::Given;
use talon_window::Typing;

use super::super::keys::{self, Pressed};
use super::{Next, Session};

impl Session {
    /// Handles a key.
    pub(crate) async fn key(&mut self, key: KeyEvent) -> Next {
        if key.kind == KeyEventKind::Release {
            return Next::Stay;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if let KeyCode::Char('c' | 'd') = key.code
            && control
        {
            return Next::Leave;
        }
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return Next::Stay;
        }
        if self.typing.is_some() {
            self.typed(key.code).await;
            return Next::Stay;
        }
        match key.code {
            KeyCode::Char(letter) if letter != ' ' => return self.letter(letter).await,
            code => self.other(code).await,
        }
        Next::Stay
    }

    /// Handles a key without a character.
    async fn other(&mut self, code: KeyCode) {
        let first_key = std::mem::take(&mut self.first_key);
        let page = self.seen.view.saturating_sub(1).max(1);
        match code {
            KeyCode::Up => self.skip = self.skip.saturating_sub(1),
            KeyCode::Down => self.skip += 1,
            KeyCode::PageUp => self.skip = self.skip.saturating_sub(page),
            KeyCode::PageDown => self.skip += page,
            KeyCode::Home => self.skip = 0,
            KeyCode::End => self.skip = self.seen.most,
            KeyCode::Char(' ') if self.skip < self.seen.most => self.skip += page,
            KeyCode::Char(' ') => self.window.go_on(),
            KeyCode::Enter => self.enter().await,
            KeyCode::Esc | KeyCode::Backspace if first_key.is_empty() => self.window.close_panel(),
            KeyCode::Esc | KeyCode::Backspace => self.window.set_message(None),
            _ => {}
        }
        self.skip = self.skip.min(self.seen.most);
    }

    /// Presses the most likely choice; if there is none, shows the next page.
    async fn enter(&mut self) {
        match self.seen.choices.likely() {
            // While other tables wait, a rematch is not what the person wants.
            Some(choice) if choice.is_rematch() && self.seen.waiting > 0 => self.ask(Intent::Play { game: None }).await,
            Some(choice) => {
                let target = choice.button.target.clone();
                self.press(&target).await;
            }
            None => self.window.go_on(),
        }
    }

    /// Handles a letter or digit: a key of the page on the screen, or one that works everywhere.
    async fn letter(&mut self, typed: char) -> Next {
        let letter = keys::latin(typed);
        let keys = format!("{}{letter}", std::mem::take(&mut self.first_key));
        match self.seen.choices.pressed(&keys) {
            Pressed::Choice(choice) => {
                let target = choice.button.target.clone();
                self.press(&target).await;
            }
            Pressed::Begun => {
                self.first_key = keys;
                self.window.set_message(Some(self.words().second_key()));
            }
            Pressed::Nothing if keys.chars().count() > 1 => self.window.set_message(Some(self.words().unknown_key())),
            Pressed::Nothing => return self.everywhere(letter).await,
        }
        Next::Stay
    }

    /// Handles a key that does the same on every page.
    async fn everywhere(&mut self, letter: char) -> Next {
        if letter == keys::LEAVE {
            return Next::Leave;
        }
        if keys::COMMAND_LINE.contains(&letter) {
            self.window.set_message(None);
            self.typing = Some((Typing::Command, String::new()));
        } else if let Some(command) = keys::command(letter) {
            self.ask(command.intent(Given::default())).await;
        } else {
            self.window.set_message(Some(self.words().unknown_key()));
        }
        Next::Stay
    }

    async fn typed(&mut self, code: KeyCode) {
        let Some((_, text)) = self.typing.as_mut() else {
            return;
        };
        match code {
            KeyCode::Char(letter) if text.chars().count() < Typing::LONGEST => text.push(letter),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Esc => self.typing = None,
            KeyCode::Enter => {
                if let Some((what, text)) = self.typing.take().filter(|(_, text)| !text.trim().is_empty()) {
                    self.ask(what.intent(text)).await;
                }
            }
            _ => {}
        }
    }
}
