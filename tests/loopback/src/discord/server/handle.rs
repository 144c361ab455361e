//! Which change of the world a route is.

use crate::discord::error::{ApiError, ApiResult, Reply};
use crate::discord::server::call::Call;
use crate::discord::server::routes::Route;
use crate::discord::world::World;
use crate::discord::world::ids::Id;

impl World {
    /// Carries a request out, unless it is about the gateway.
    pub(crate) fn call(&mut self, call: &Call) -> ApiResult {
        match call.route {
            Route::GetMe | Route::GetMyGuilds | Route::CreateDm => self.call_users(call),
            Route::GetUser | Route::GetMyApplication | Route::GetMyOauthApplication => self.call_users(call),
            Route::GetGuild | Route::GetMember | Route::ListChannels | Route::ListRoles => self.call_guilds(call),
            Route::ListEmojis | Route::CreateEmoji | Route::GetEmoji | Route::RenameEmoji | Route::DeleteEmoji => {
                self.call_emojis(call)
            }
            _ if call.path.contains_key("application_id") => self.call_commands(call),
            _ if call.path.contains_key("channel_id") => self.call_channels(call),
            _ => self.call_interactions(call),
        }
    }

    fn call_users(&mut self, call: &Call) -> ApiResult {
        match call.route {
            Route::GetMe => Ok(Reply::ok(self.bot_json())),
            Route::GetMyGuilds => {
                let own = self.guilds.values().filter(|guild| guild.has_bot());
                Ok(Reply::ok(own.map(|guild| self.my_guild_json(guild)).collect()))
            }
            Route::CreateDm => self.create_dm(&call.body),
            Route::GetUser => {
                let user = call.id("user_id")?;
                let known = self.users.contains_key(&user);
                if known { Ok(Reply::ok(self.user_json(user))) } else { Err(ApiError::unknown_user()) }
            }
            _ => Ok(Reply::ok(self.application_json())),
        }
    }

    fn call_guilds(&mut self, call: &Call) -> ApiResult {
        let guild = call.id("guild_id")?;
        match call.route {
            Route::GetMember => self.get_member(guild, call.id("user_id")?).map(Reply::ok),
            Route::ListChannels => self.list_channels(guild),
            Route::ListRoles => Ok(Reply::ok(self.own_guild(guild)?.roles_json(self.bot))),
            _ => Ok(Reply::ok(self.guild_json(self.own_guild(guild)?))),
        }
    }

    fn call_emojis(&mut self, call: &Call) -> ApiResult {
        let application = call.id("application_id")?;
        match call.route {
            Route::CreateEmoji => self.create_emoji(application, &call.body),
            Route::GetEmoji => self.get_emoji(application, call.id("emoji_id")?),
            Route::RenameEmoji => self.rename_emoji(application, call.id("emoji_id")?, &call.body),
            Route::DeleteEmoji => self.delete_emoji(application, call.id("emoji_id")?),
            _ => self.list_emojis(application),
        }
    }

    fn call_commands(&mut self, call: &Call) -> ApiResult {
        let application = call.id("application_id")?;
        let guild = if call.path.contains_key("guild_id") { Some(call.id("guild_id")?) } else { None };
        let command = || call.id("command_id");
        match call.route {
            Route::PutCommands | Route::PutGuildCommands => self.put_commands(application, guild, &call.body),
            Route::CreateCommand | Route::CreateGuildCommand => self.put_command(application, guild, &call.body),
            Route::GetCommand | Route::GetGuildCommand => self.get_command(application, guild, command()?),
            Route::ChangeCommand | Route::ChangeGuildCommand => {
                self.change_command(application, guild, command()?, &call.body)
            }
            Route::DeleteCommand | Route::DeleteGuildCommand => self.delete_command(application, guild, command()?),
            _ => self.list_commands(application, guild),
        }
    }

    fn call_channels(&mut self, call: &Call) -> ApiResult {
        let channel = call.id("channel_id")?;
        let message = || call.id("message_id");
        match call.route {
            Route::ChangeChannel => self.change_channel(channel, &call.body),
            Route::ListMessages => {
                let limit = call.query.get("limit").and_then(|limit| limit.parse().ok()).unwrap_or(50);
                self.list_messages(channel, limit)
            }
            Route::CreateMessage => self.create_message(channel, &call.body, &call.files),
            Route::GetMessage => self.get_message(channel, message()?),
            Route::EditMessage => self.edit_message(channel, message()?, &call.body, &call.files),
            Route::DeleteMessage => self.delete_message(channel, message()?),
            Route::ThreadFromMessage => self.thread_from_message(channel, message()?, &call.body),
            Route::ThreadAlone => self.thread_alone(channel, &call.body),
            Route::AddThreadMember => self.add_thread_member(channel, self.user_in(call)?),
            Route::Typing => self.seen_channel(channel).map(|_| Reply::nothing()),
            _ => self.get_channel(channel),
        }
    }

    fn user_in(&self, call: &Call) -> Result<Id, ApiError> {
        if call.text("user_id") == "@me" { Ok(self.bot) } else { call.id("user_id") }
    }

    fn call_interactions(&mut self, call: &Call) -> ApiResult {
        let (body, files) = (&call.body, call.files.as_slice());
        if call.route == Route::Answer {
            let full = call.asks("with_response");
            return self.answer(call.id("interaction_id")?, call.text("interaction_token"), body, files, full);
        }
        let application = call.id("webhook_id")?;
        let token = call.text("webhook_token");
        let message = || call.id("message_id");
        match call.route {
            Route::GetOriginal => self.get_answer(application, token, None),
            Route::EditOriginal => self.edit_original(application, token, body, files),
            Route::DeleteOriginal => self.delete_answer(application, token, None),
            Route::GetFollowUp => self.get_answer(application, token, Some(message()?)),
            Route::EditFollowUp => self.edit_answer(application, token, message()?, body, files),
            Route::DeleteFollowUp => self.delete_answer(application, token, Some(message()?)),
            _ => self.follow_up(application, token, body, files),
        }
    }
}
