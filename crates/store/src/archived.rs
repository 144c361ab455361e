//! The list of what is archived.

/// The tables of an archive, in its order: for each the name of its rows there, which of its rows go there and in which order, and its
/// columns. This is their only list: `$each!` makes of it the lines of an archive ([`ArchiveRow`](crate::archive::ArchiveRow)), the
/// statements that export them and those that import them.
///
/// A column that is newer than its table has a serde default, for archives of earlier versions. A text after a column is its type for sqlx,
/// if sqlx cannot infer it.
#[macro_export]
macro_rules! archived {
    ($each:ident) => {
        $each! {
            /// A player.
            Person: person "ORDER BY id < 0, id" {
                id: PersonId,
                language: Option<String>,
            }
            /// A person's account on a platform.
            Account: account r#"ORDER BY platform COLLATE "binary", id COLLATE "binary""# {
                platform: String,
                id: String,
                person: PersonId,
                own_person: PersonId,
                name: String,
                platform_language: Option<String>,
                chat: String,
            }
            /// A person's settings.
            #[serde(with = "manners")]
            Manners: manners "ORDER BY person < 0, person" {
                person: PersonId,
                reminded_at: Option<Timestamp>,
                chosen: Chosen,
            }
            /// A group or server.
            #[serde(with = "community")]
            Community: community r#"ORDER BY platform COLLATE "binary", chat COLLATE "binary""# {
                platform: String,
                chat: String,
                present: bool,
                chosen: Chosen,
            }
            /// A named set of options.
            Preset: preset "ORDER BY number" {
                number: u32,
                platform: String,
                chat: String,
                game: String,
                name: String,
                folded: String,
                options: KeptOptions,
                is_default: bool,
            }
            /// A code that links two accounts.
            LinkCode: link_code "ORDER BY number" {
                number: u32,
                platform: String,
                account: String,
                #[serde(with = "hex")]
                hash: Vec<u8>,
                expires: Timestamp,
                entered_platform: Option<String>,
                entered_account: Option<String>,
            }
            /// Something that an account may do only so often.
            LinkTry: link_try "ORDER BY number" {
                number: u32,
                platform: String,
                account: String,
                what: String,
                at: Timestamp,
            }
            /// A table in the directory, with its mark.
            Table: card_table "ORDER BY id < 0, id" {
                id: TableId,
                platform: String,
                chat: String,
                thread: Option<String>,
                private: bool,
                room: String,
                version: u32,
                open: bool,
                opened_at: Timestamp,
                generation: u64,
                behind_at: Option<Timestamp>,
                fixture: Option<FixtureRef>,
            }
            /// One event of a table's log.
            Event: event "WHERE table_id NOT IN (SELECT id FROM card_table WHERE log_place IS NOT NULL) ORDER BY table_id < 0, table_id, seq" {
                #[serde(rename = "table")]
                table_id: TableId,
                seq: u32,
                at: Timestamp,
                #[serde(rename = "event")]
                body: Event,
            }
            /// A person at a table.
            Seat: seated "ORDER BY table_id < 0, table_id, person < 0, person" {
                #[serde(rename = "table")]
                table_id "!": TableId,
                person "!": PersonId,
            }
            /// A finished match. An import recounts the standings.
            Result: result "ORDER BY number" {
                #[serde(rename = "table")]
                table_id: TableId,
                match_no: u32,
                platform: String,
                chat: String,
                fixture: Option<FixtureRef>,
                fact: MatchFact,
            }
            /// A league in the directory, and when it is to be looked at.
            League: league "ORDER BY id < 0, id" {
                id: LeagueId,
                platform: String,
                chat: String,
                thread: Option<String>,
                private: bool,
                version: u32,
                open: bool,
                created_at: Timestamp,
                generation: u64,
                due: Option<Timestamp>,
            }
            /// One event of a league's log.
            LeagueEvent: league_event "ORDER BY league < 0, league, seq" {
                league: LeagueId,
                seq: u32,
                at: Timestamp,
                #[serde(rename = "event")]
                body: talon_league::Event,
            }
            /// A person whom a league's log names.
            LeaguePerson: league_person "ORDER BY league < 0, league, person < 0, person" {
                league "!": LeagueId,
                person "!": PersonId,
            }
            /// A message about a league.
            LeaguePost: league_post r#"ORDER BY league < 0, league, key COLLATE "binary""# {
                league: LeagueId,
                key: String,
                platform: String,
                chat: String,
                thread: Option<String>,
                private: bool,
                message: Option<String>,
                #[serde(with = "hex::optional")]
                hash: Option<Vec<u8>>,
                state: String,
                failures: u32,
                not_before: Timestamp,
            }
            /// A chat that has a daily deal.
            Daily: daily r#"ORDER BY platform COLLATE "binary", chat COLLATE "binary""# {
                platform: String,
                chat: String,
                game: String,
                #[serde(default = "unchosen::post")]
                post: String,
                #[serde(default)]
                thread: Option<String>,
            }
            /// The daily deal of a day.
            DailyDeal: daily_deal r#"ORDER BY platform COLLATE "binary", chat COLLATE "binary", day"# {
                platform: String,
                chat: String,
                day: String,
                game: String,
                #[serde(with = "hex")]
                secret: Vec<u8>,
                committed_at: Timestamp,
                /// None in archives of versions that did not store it; the end is then
                /// [`latest_end_of_day`](crate::daily::latest_end_of_day).
                #[serde(default)]
                ends_at "?": Option<Timestamp>,
                #[serde(default)]
                posted_at: Option<Timestamp>,
            }
            /// Somebody's play of a daily deal.
            DailyPlay: daily_play r#"ORDER BY platform COLLATE "binary", chat COLLATE "binary", day, person < 0, person"# {
                platform: String,
                chat: String,
                day: String,
                person: PersonId,
                #[serde(rename = "table")]
                table_id: TableId,
                made: Option<i64>,
                ended_at: Option<Timestamp>,
            }
            /// Somebody's first answer to a puzzle.
            PuzzleAnswer: puzzle_answer r#"ORDER BY person < 0, person, game COLLATE "binary", number"# {
                person: PersonId,
                game: String,
                number: u32,
                solved: bool,
                answered_at: Timestamp,
            }
            /// The coach's findings about a match.
            Finding: finding "ORDER BY table_id < 0, table_id, match_no" {
                #[serde(rename = "table")]
                table_id: TableId,
                match_no: u32,
                version: u32,
                found: String,
            }
            /// An event that a table waits for.
            Timer: timer r#"ORDER BY table_id < 0, table_id, kind COLLATE "binary""# {
                #[serde(rename = "table")]
                table_id "!": TableId,
                kind "!": String,
                due "!: Moment": Timestamp,
            }
            /// A message that shows a page.
            Surface: surface r#"ORDER BY table_id < 0, table_id, key COLLATE "binary""# {
                #[serde(rename = "table")]
                table_id: TableId,
                key: String,
                platform: String,
                chat: String,
                thread: Option<String>,
                private: bool,
                message: Option<String>,
                #[serde(with = "hex::optional")]
                hash: Option<Vec<u8>>,
                shown_at: Timestamp,
                state: String,
                failures: u32,
                not_before: Timestamp,
                replaced: Option<String>,
                /// Archives of earlier versions have none.
                #[serde(default, skip_serializing_if = "String::is_empty")]
                writes: String,
            }
            /// An input that was handled.
            Input: input r#"ORDER BY platform COLLATE "binary", key COLLATE "binary""# {
                platform: String,
                key: String,
                taken_at: Timestamp,
            }
            /// The next moment at which a bot may write.
            Pace: pace r#"ORDER BY platform COLLATE "binary", chat COLLATE "binary""# {
                platform: String,
                chat: String,
                next: Timestamp,
            }
        }
    };
}
