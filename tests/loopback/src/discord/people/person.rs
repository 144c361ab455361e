//! One person: using commands, pressing, writing, looking.

use std::sync::Arc;

use crate::bell::{TimedOut, newest_that};
use crate::discord::people::guild::Place;
use crate::discord::people::message::{Message, Which};
use crate::discord::people::waiting::{AnswerError, Asked, InteractionAnswer};
use crate::discord::server::Shared;
use crate::discord::world::World;
use crate::discord::world::deeds::DeedError;
use crate::discord::world::ids::Id;

/// A person with an account. Clones are the same person.
#[derive(Debug, Clone)]
pub struct Person {
    shared: Arc<Shared>,
    id: Id,
}

impl Person {
    pub(crate) fn new(shared: Arc<Shared>, id: Id) -> Self {
        Self { shared, id }
    }

    /// The user id.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The name that others see.
    #[must_use]
    pub fn name(&self) -> String {
        let name = |world: &World| {
            let user = world.users.get(&self.id)?;
            Some(user.display_name.clone().unwrap_or_else(|| user.username.clone()))
        };
        self.shared.read(|world| name(world).unwrap_or_default())
    }

    /// The direct messages with the bot.
    #[must_use]
    pub fn direct(&self) -> Place {
        Place { channel: self.shared.change(|world| world.direct(self.id)) }
    }

    fn change_user(&self, change: impl FnOnce(&mut crate::discord::world::User)) {
        self.shared.change(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                change(user);
            }
        });
    }

    /// Refuses direct messages of apps, or takes them again. New people take them.
    pub fn refuse_dms(&self, refuse: bool) {
        self.change_user(|user| user.refuses_dms = refuse);
    }

    /// Installs the app to the account, so that its commands can be used everywhere, or uninstalls it.
    pub fn install_app(&self, installed: bool) {
        self.change_user(|user| user.installed = installed);
    }

    /// Changes the app's language.
    pub fn set_locale(&self, locale: &str) {
        self.change_user(|user| locale.clone_into(&mut user.locale));
    }

    /// Changes the name that others see.
    pub fn rename(&self, name: &str) {
        self.change_user(|user| user.display_name = Some(name.to_owned()));
    }

    /// Restarts the app: ephemeral messages are gone.
    pub fn reload(&self) {
        self.shared.change(|world| world.forget_ephemeral(self.id));
    }

    /// The names of the commands that are offered in a place.
    #[must_use]
    pub fn menu(&self, place: impl Into<Place>) -> Vec<String> {
        let channel = place.into().channel;
        self.shared.read(|world| {
            let Some(place) = world.channels.get(&channel) else { return Vec::new() };
            let offered = world.offered(self.id, place);
            offered.iter().filter_map(|command| command["name"].as_str()).map(ToOwned::to_owned).collect()
        })
    }

    /// Uses a command with these options. Names may be those of the person's language; a subcommand follows its command
    /// after a space.
    ///
    /// # Errors
    /// If no such command is registered for that place, or the options don't fit.
    pub fn command(&self, place: impl Into<Place>, name: &str, options: &[(&str, &str)]) -> Result<Asked, DeedError> {
        let channel = place.into().channel;
        let id = self.shared.change(|world| world.use_command(self.id, channel, name, options, None))?;
        Ok(self.asked(id))
    }

    /// Types a part of the last option's value, and waits for suggestions.
    ///
    /// # Errors
    /// If the option suggests nothing, or the bot does not answer.
    pub async fn autocomplete(
        &self,
        place: impl Into<Place>,
        name: &str,
        options: &[(&str, &str)],
    ) -> Result<InteractionAnswer, AnswerError> {
        Ok(self.autocomplete_quietly(place, name, options)?.answered().await?)
    }

    /// Types a part of the last option's value without waiting.
    ///
    /// # Errors
    /// If the option suggests nothing.
    pub fn autocomplete_quietly(
        &self,
        place: impl Into<Place>,
        name: &str,
        options: &[(&str, &str)],
    ) -> Result<Asked, DeedError> {
        let channel = place.into().channel;
        let typing = options.last().map(|(name, _)| *name).unwrap_or_default();
        let id = self.shared.change(|world| world.use_command(self.id, channel, name, options, Some(typing)))?;
        Ok(self.asked(id))
    }

    fn asked(&self, id: Id) -> Asked {
        Asked::new(Arc::clone(&self.shared), id)
    }

    /// Presses a button of a message as it was seen, and waits for the bot's first answer.
    ///
    /// # Errors
    /// If there is no such button, or the bot does not answer.
    pub async fn press<'a>(
        &self,
        message: &Message,
        which: impl Into<Which<'a>>,
    ) -> Result<InteractionAnswer, AnswerError> {
        Ok(self.press_quietly(message, which)?.answered().await?)
    }

    /// Presses a button without waiting.
    ///
    /// # Errors
    /// If there is no such button, or this person no longer has the message.
    pub fn press_quietly<'a>(&self, message: &Message, which: impl Into<Which<'a>>) -> Result<Asked, DeedError> {
        // Apps show the buttons of the message as they last saw it; a button that it has lost since can still be pressed.
        let id = message.pressable(which.into())?;
        let place = (message.channel, message.id);
        let mine = message.only_for.is_none_or(|only| only == self.id);
        if !mine {
            return Err(DeedError::NoMessage(message.id));
        }
        Ok(self.asked(self.shared.change(|world| world.press(self.id, place, &id, &[], true))?))
    }

    /// Picks values from a menu, without waiting.
    ///
    /// # Errors
    /// If there is no such menu, or it has no such values.
    pub fn pick<'a>(
        &self,
        message: &Message,
        which: impl Into<Which<'a>>,
        values: &[&str],
    ) -> Result<Asked, DeedError> {
        let which = which.into();
        let id = message.pressable(which)?;
        let known = message.button(which).map(|menu| menu.options.as_slice()).unwrap_or_default();
        if let Some(value) = values.iter().find(|value| !known.iter().any(|(_, known)| known == *value)) {
            return Err(DeedError::BadOption(format!("the menu has no {value}")));
        }
        let place = (message.channel, message.id);
        Ok(self.asked(self.shared.change(|world| world.press(self.id, place, &id, values, false))?))
    }

    /// Sends a press that no app would send: any custom id on any message that exists, another's ephemeral one included.
    ///
    /// # Errors
    /// If the person can't see the channel, or there is no such message.
    pub fn press_forged(&self, message: &Message, custom_id: &str) -> Result<Asked, DeedError> {
        let place = (message.channel, message.id);
        Ok(self.asked(self.shared.change(|world| world.press(self.id, place, custom_id, &[], true))?))
    }

    /// Sends a choice that no app would send: any menu and any values on any message that exists.
    ///
    /// # Errors
    /// If the person can't see the channel, or there is no such message.
    pub fn pick_forged(&self, message: &Message, custom_id: &str, values: &[&str]) -> Result<Asked, DeedError> {
        let place = (message.channel, message.id);
        Ok(self.asked(self.shared.change(|world| world.pick_forged(self.id, place, custom_id, values))?))
    }

    /// Writes to a channel and returns the message's id. The bot receives it without its text, unless it is mentioned or in
    /// direct messages.
    ///
    /// # Errors
    /// If this person can't write there.
    pub fn say(&self, place: impl Into<Place>, words: &str) -> Result<u64, DeedError> {
        let channel = place.into().channel;
        self.shared.change(|world| world.say(self.id, channel, words, None))
    }

    /// Answers a message; the new one's id.
    ///
    /// # Errors
    /// If this person can't write there.
    pub fn reply(&self, to: &Message, words: &str) -> Result<u64, DeedError> {
        self.shared.change(|world| world.say(self.id, to.channel, words, Some(to.id)))
    }

    /// What this person sees in a channel, oldest first, own ephemeral messages included.
    #[must_use]
    pub fn visible(&self, place: impl Into<Place>) -> Vec<Message> {
        let channel = place.into().channel;
        self.shared.read(|world| {
            let messages = if world.sees(self.id, channel) { Message::all(world, channel) } else { Vec::new() };
            messages.into_iter().filter(|message| message.only_for.is_none_or(|only| only == self.id)).collect()
        })
    }

    /// A stamp that changes with anything that this person sees there.
    fn stamp(&self, place: Place) -> Vec<(Id, u32, u64, bool)> {
        self.shared.read(|world| {
            let channel = world.channels.get(&place.channel).filter(|_| world.sees(self.id, place.channel));
            let messages = channel.into_iter().flat_map(|channel| channel.messages.values());
            // The first words of an answer that was awaited are no edit; they end its loading.
            messages.map(|message| (message.id, message.edits, message.flags, message.thread.is_some())).collect()
        })
    }

    /// The bot's newest message in a channel.
    #[must_use]
    pub fn newest(&self, place: impl Into<Place>) -> Option<Message> {
        self.visible(place).into_iter().rfind(|message| message.from_bot)
    }

    /// A message as it is now.
    #[must_use]
    pub fn again(&self, message: &Message) -> Option<Message> {
        self.visible(message.channel).into_iter().find(|other| other.id == message.id)
    }

    /// Waits for a message of the bot in this channel that matches `wanted`, and returns the newest. `what` names it in
    /// the error.
    ///
    /// # Errors
    /// If none comes within the options' patience; the error shows what there was.
    pub async fn sees(
        &self,
        place: impl Into<Place>,
        what: &str,
        mut wanted: impl FnMut(&Message) -> bool,
    ) -> Result<Message, TimedOut> {
        let place = place.into();
        let look = newest_that(|| self.stamp(place), || self.visible(place), |found| found.from_bot && wanted(found));
        self.shared.bell.wait(what, look, || self.describe(place)).await
    }

    /// Waits for a message of the bot with these words, in its content or an embed.
    ///
    /// # Errors
    /// If none comes within the options' patience.
    pub async fn reads(&self, place: impl Into<Place>, words: &str) -> Result<Message, TimedOut> {
        self.sees(place, words, |message| message.words().contains(words)).await
    }

    /// Waits until a message matches `wanted`.
    ///
    /// # Errors
    /// If it does not within the options' patience, or is gone.
    pub async fn becomes(
        &self,
        message: &Message,
        what: &str,
        mut wanted: impl FnMut(&Message) -> bool,
    ) -> Result<Message, TimedOut> {
        let look = || self.again(message).filter(|found| wanted(found));
        self.shared.bell.wait(what, look, || self.describe(message.channel.into())).await
    }

    /// Waits until a message is gone.
    ///
    /// # Errors
    /// If it still exists after the options' patience.
    pub async fn vanishes(&self, message: &Message) -> Result<(), TimedOut> {
        let look = || self.again(message).is_none().then_some(());
        self.shared.bell.wait("deletion", look, || self.describe(message.channel.into())).await
    }

    fn describe(&self, place: Place) -> String {
        let lines = self.visible(place).into_iter().map(|message| {
            let who = if message.from_bot { "bot" } else { "somebody" };
            format!("{} {who}: {:?} {:?}", message.id, message.words(), message.labels())
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}
