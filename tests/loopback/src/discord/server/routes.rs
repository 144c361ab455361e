//! The routes that are modelled, spelt as the published document spells them.

use std::collections::BTreeMap;

use axum::http::Method;
use percent_encoding::percent_decode_str;

macro_rules! routes {
    ($($name:ident = $method:ident $template:literal;)*) => {
        /// A route: a method and a template of paths under `/api/v10`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) enum Route { $($name),* }

        impl Route {
            const ALL: &[Self] = &[$(Self::$name),*];

            pub(crate) fn method(self) -> Method {
                match self { $(Self::$name => Method::$method),* }
            }

            pub(crate) fn template(self) -> &'static str {
                match self { $(Self::$name => $template),* }
            }

            /// As tests name it: `POST /channels/{channel_id}/messages`.
            pub(crate) fn name(self) -> &'static str {
                match self { $(Self::$name => concat!(stringify!($method), " ", $template)),* }
            }
        }
    };
}

// Where two templates fit one path, the first counts.
routes! {
    GetGateway = GET "/gateway";
    GetGatewayBot = GET "/gateway/bot";
    GetMe = GET "/users/@me";
    GetMyGuilds = GET "/users/@me/guilds";
    CreateDm = POST "/users/@me/channels";
    GetUser = GET "/users/{user_id}";
    GetMyApplication = GET "/applications/@me";
    GetMyOauthApplication = GET "/oauth2/applications/@me";
    ListCommands = GET "/applications/{application_id}/commands";
    PutCommands = PUT "/applications/{application_id}/commands";
    CreateCommand = POST "/applications/{application_id}/commands";
    GetCommand = GET "/applications/{application_id}/commands/{command_id}";
    ChangeCommand = PATCH "/applications/{application_id}/commands/{command_id}";
    DeleteCommand = DELETE "/applications/{application_id}/commands/{command_id}";
    ListGuildCommands = GET "/applications/{application_id}/guilds/{guild_id}/commands";
    PutGuildCommands = PUT "/applications/{application_id}/guilds/{guild_id}/commands";
    CreateGuildCommand = POST "/applications/{application_id}/guilds/{guild_id}/commands";
    GetGuildCommand = GET "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}";
    ChangeGuildCommand = PATCH "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}";
    DeleteGuildCommand = DELETE "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}";
    ListEmojis = GET "/applications/{application_id}/emojis";
    CreateEmoji = POST "/applications/{application_id}/emojis";
    GetEmoji = GET "/applications/{application_id}/emojis/{emoji_id}";
    RenameEmoji = PATCH "/applications/{application_id}/emojis/{emoji_id}";
    DeleteEmoji = DELETE "/applications/{application_id}/emojis/{emoji_id}";
    GetGuild = GET "/guilds/{guild_id}";
    GetMember = GET "/guilds/{guild_id}/members/{user_id}";
    ListChannels = GET "/guilds/{guild_id}/channels";
    ListRoles = GET "/guilds/{guild_id}/roles";
    GetChannel = GET "/channels/{channel_id}";
    ChangeChannel = PATCH "/channels/{channel_id}";
    ListMessages = GET "/channels/{channel_id}/messages";
    CreateMessage = POST "/channels/{channel_id}/messages";
    GetMessage = GET "/channels/{channel_id}/messages/{message_id}";
    EditMessage = PATCH "/channels/{channel_id}/messages/{message_id}";
    DeleteMessage = DELETE "/channels/{channel_id}/messages/{message_id}";
    ThreadFromMessage = POST "/channels/{channel_id}/messages/{message_id}/threads";
    ThreadAlone = POST "/channels/{channel_id}/threads";
    AddThreadMember = PUT "/channels/{channel_id}/thread-members/{user_id}";
    Typing = POST "/channels/{channel_id}/typing";
    Answer = POST "/interactions/{interaction_id}/{interaction_token}/callback";
    FollowUp = POST "/webhooks/{webhook_id}/{webhook_token}";
    GetOriginal = GET "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
    EditOriginal = PATCH "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
    DeleteOriginal = DELETE "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
    GetFollowUp = GET "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";
    EditFollowUp = PATCH "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";
    DeleteFollowUp = DELETE "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";
}

/// The values for the braces of a template.
pub(crate) type PathParams = BTreeMap<String, String>;

/// Why no route fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Miss {
    /// No route has such a path.
    Path,
    /// The path is there, and takes other methods.
    Method,
}

impl Route {
    /// Finds the route of a path under `/api/v10`.
    pub(crate) fn find(method: &Method, path: &str) -> Result<(Self, PathParams), Miss> {
        let fitting = Self::ALL.iter().filter_map(|route| fit(route.template(), path).map(|params| (*route, params)));
        let mut miss = Miss::Path;
        for (route, params) in fitting {
            if route.method() == *method {
                return Ok((route, params));
            }
            miss = Miss::Method;
        }
        Err(miss)
    }

    /// True if an interaction's token in the path replaces the bot's own.
    pub(crate) fn by_interaction(self) -> bool {
        self.template().starts_with("/interactions/") || self.template().starts_with("/webhooks/")
    }

    /// True if the route needs no token.
    pub(crate) fn open(self) -> bool {
        self == Self::GetGateway || self.by_interaction()
    }
}

fn fit(template: &str, path: &str) -> Option<PathParams> {
    let mut params = PathParams::new();
    let mut pattern = template.split('/');
    // Clients differ in what they encode: "@original" and the colon of a token may come either way.
    let decode = |segment| percent_decode_str(segment).decode_utf8().ok();
    let mut segments = path.split('/').map(decode);
    loop {
        match (pattern.next(), segments.next()) {
            (None, None) => return Some(params),
            (Some(wanted), Some(Some(segment))) => {
                match wanted.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
                    Some(name) if !segment.is_empty() => {
                        params.insert(name.to_owned(), segment.into_owned());
                    }
                    None if wanted == segment => {}
                    Some(_) | None => return None,
                }
            }
            (Some(_), None | Some(None)) | (None, Some(_)) => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literal_segments_come_before_any_others() {
        let find = |path| Route::find(&Method::PATCH, path).map(|(route, _)| route);
        assert_eq!(find("/webhooks/1/abc/messages/@original"), Ok(Route::EditOriginal));
        assert_eq!(find("/webhooks/1/abc/messages/7"), Ok(Route::EditFollowUp));
        assert_eq!(find("/channels/1"), Ok(Route::ChangeChannel));
        assert_eq!(find("/gateway"), Err(Miss::Method));
        assert_eq!(find("/channels//messages/7"), Err(Miss::Path));
    }

    #[test]
    fn braces_are_named() {
        let (route, params) =
            Route::find(&Method::DELETE, "/channels/12/messages/34").unwrap_or_else(|_| unreachable!());
        assert_eq!(route.name(), "DELETE /channels/{channel_id}/messages/{message_id}");
        assert_eq!(params.get("channel_id").map(String::as_str), Some("12"));
        assert_eq!(params.get("message_id").map(String::as_str), Some("34"));
    }

    #[test]
    fn segments_may_come_encoded() {
        let (route, params) =
            Route::find(&Method::GET, "/webhooks/1/a%3Ab/messages/%40original").unwrap_or_else(|_| unreachable!());
        assert_eq!(route, Route::GetOriginal);
        assert_eq!(params.get("webhook_token").map(String::as_str), Some("a:b"));
        assert_eq!(Route::find(&Method::GET, "/webhooks/1/a%FF/messages/2"), Err(Miss::Path), "not UTF-8");
    }
}
