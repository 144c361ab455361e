//! Tests that every store must pass. A store passes if [`run_all`] returns, and if it answers random requests exactly as the in-memory
//! store does ([`twin`]).
//!
//! The cases use only the port, each on a fresh store, and panic with the line of this source where a store deviates.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "a failing case panics, which is how a test fails"
)]

mod answers;
mod claims;
mod copies;
mod daily;
pub mod databases;
mod delivery;
mod draft;
mod leagues;
mod links;
mod looking;
pub mod moving;
pub mod numbered;
pub mod past;
mod people;
mod person_settings;
mod presets;
mod privacy;
mod readings;
pub mod results;
mod samples;
mod tables;
pub mod twin;
pub mod units;

use std::future::Future;
use std::sync::Arc;

use talon_store::Store;

pub use copies::{ARCHIVED, copies, nothing_is_forgotten};
pub use looking::{LOOKER, behind, due_timers};

/// Runs every case, each on an empty store from `make`.
pub async fn run_all<F, Fut>(make: F)
where
    F: Fn() -> Fut,
    Fut: Future<Output = Arc<dyn Store>>,
{
    run_people(&make).await;
    run_wishes(&make).await;
    run_played(&make).await;
    run_shown(&make).await;
    run_claimed(&make).await;
}

/// Accounts, names, languages, chats.
async fn run_people<F, Fut>(make: &F)
where
    F: Fn() -> Fut,
    Fut: Future<Output = Arc<dyn Store>>,
{
    people::accounts_are_found_again(&*make().await).await;
    people::names_follow_the_platform(&*make().await).await;
    people::languages_belong_to_persons(&*make().await).await;
    people::private_chats_open_and_close(&*make().await).await;
    people::tables_learn_with_a_private_chat(&*make().await).await;
    people::communities_are_kept(&*make().await).await;
    people::a_chat_moves_with_all_it_has(&*make().await).await;
    people::a_chat_moves_onto_a_known_one(&*make().await).await;
    links::two_accounts_become_one_person_and_two_again(&*make().await).await;
    links::the_side_without_a_seat_moves(&*make().await).await;
    links::a_code_is_for_one_account_and_works_once(&*make().await).await;
    links::both_may_enter_each_others_code(&*make().await).await;
    links::codes_end(&*make().await).await;
    links::tries_are_counted(&*make().await).await;
    links::a_whole_person_moves(&*make().await).await;
}

/// What people chose, and what is known about them.
async fn run_wishes<F, Fut>(make: &F)
where
    F: Fn() -> Fut,
    Fut: Future<Output = Arc<dyn Store>>,
{
    presets::presets_are_kept_and_deleted(&*make().await).await;
    presets::names_and_numbers_are_bounded(&*make().await).await;
    presets::one_preset_of_a_game_is_the_default(&*make().await).await;
    presets::an_input_changes_presets_once(&*make().await).await;
    presets::presets_move_with_their_chat(&*make().await).await;
    person_settings::what_is_chosen_is_kept(&*make().await).await;
    person_settings::a_choice_is_seen_on_open_tables(&*make().await).await;
    person_settings::accounts_know_what_their_person_wants(&*make().await).await;
    person_settings::strangers_choose_nothing(&*make().await).await;
    person_settings::the_last_reminder_outlives_a_choice(&*make().await).await;
    daily::chats_choose_their_daily_deal(&*make().await).await;
    daily::chats_choose_when_they_are_told(&*make().await).await;
    daily::a_chat_is_told_of_a_deal_once(&*make().await).await;
    daily::a_result_is_shared_once(&*make().await).await;
    daily::the_first_who_fixes_a_day_decides(&*make().await).await;
    daily::no_account_plays_a_deal_twice(&*make().await).await;
    daily::everybody_plays_a_deal_once(&*make().await).await;
    daily::the_end_of_a_match_ends_its_play(&*make().await).await;
    daily::daily_deals_move_with_their_chat(&*make().await).await;
    daily::the_first_answer_to_a_puzzle_counts(&*make().await).await;
    daily::a_newer_coach_finds_anew(&*make().await).await;
    daily::a_forgotten_person_leaves_no_answers(&*make().await).await;
    privacy::what_belongs_to_a_person_is_found(&*make().await).await;
    privacy::a_copy_is_asked_for_only_so_often(&*make().await).await;
    privacy::a_person_is_forgotten_and_nobody_else(&*make().await).await;
    privacy::a_forgotten_person_is_a_new_person(&*make().await).await;
    privacy::a_forgotten_person_gets_no_more_tries(&*make().await).await;
}

/// Logs, results and standings.
async fn run_played<F, Fut>(make: &F)
where
    F: Fn() -> Fut,
    Fut: Future<Output = Arc<dyn Store>>,
{
    readings::what_another_program_read_is_read_anew(&*make().await).await;
    readings::what_was_set_aside_is_taken_up_again(&*make().await).await;
    readings::what_nobody_can_read_is_closed(&*make().await).await;
    results::results_are_numbered_and_found(&*make().await).await;
    results::boards_are_in_order_and_read_in_parts(&*make().await).await;
    results::what_was_played_among_strangers_counts_at_home(&*make().await).await;
    results::giving_a_match_up_loses_it(&*make().await).await;
    results::ratings_and_meetings_follow(&*make().await).await;
    results::records_are_found_on_every_line(&*make().await).await;
    results::boards_move_with_their_chat(&*make().await).await;
    results::boards_across_communities_are_for_those_who_want_it(&*make().await).await;
    results::linked_accounts_are_on_boards_as_one_wants_it(&*make().await).await;
    results::a_forgotten_person_has_no_line(&*make().await).await;
    tables::a_table_begins_and_grows(&*make().await).await;
    tables::a_stale_commit_changes_nothing(&*make().await).await;
    tables::an_input_counts_once(&*make().await).await;
    tables::an_input_that_changes_nothing_is_taken_once(&*make().await).await;
    tables::keys_are_forgotten_in_time(&*make().await).await;
    tables::paces_that_are_over_are_forgotten(&*make().await).await;
    tables::of_two_commits_one_wins(make().await).await;
    tables::of_two_equal_inputs_one_counts(make().await).await;
    tables::the_directory_knows_who_sits_where(&*make().await).await;
    tables::a_whole_match_reads_back(&*make().await).await;
}

/// Timers, marks, pages and pacing.
async fn run_shown<F, Fut>(make: &F)
where
    F: Fn() -> Fut,
    Fut: Future<Output = Arc<dyn Store>>,
{
    delivery::timers_come_due(&*make().await).await;
    delivery::a_commit_replaces_the_timers(&*make().await).await;
    delivery::marks_are_never_lost(&*make().await).await;
    delivery::marks_come_in_order(&*make().await).await;
    delivery::surfaces_read_back(&*make().await).await;
    delivery::inputs_touch_only_what_they_may(&*make().await).await;
    answers::what_they_show_is_noted(&*make().await).await;
    answers::what_the_decision_is_about_to_show_is_unknown(&*make().await).await;
    answers::a_message_becomes_the_page_of_one_table(&*make().await).await;
    answers::a_panel_is_reached_through_the_newest(&*make().await).await;
    answers::what_nobody_knows_is_looked_at_again(&*make().await).await;
    delivery::rooms_open_and_close(&*make().await).await;
    delivery::writing_uses_up_the_pace(&*make().await).await;
    delivery::a_chat_may_be_ahead_of_its_pace(&*make().await).await;
    delivery::a_chat_is_held_as_long_as_was_asked(&*make().await).await;
    delivery::of_many_wishes_at_once_few_come_true(make().await).await;
    delivery::what_was_put_off_for_too_long_comes_forward(&*make().await).await;
    delivery::the_next_due_is_the_earliest(&*make().await).await;
    delivery::what_is_open_and_due_is_counted(&*make().await).await;
}

/// Work that several processes share.
async fn run_claimed<F, Fut>(make: &F)
where
    F: Fn() -> Fut,
    Fut: Future<Output = Arc<dyn Store>>,
{
    claims::what_is_claimed_is_held_until_the_lease_ends(&*make().await).await;
    claims::only_who_holds_a_timer_resets_it(&*make().await).await;
    claims::a_commit_frees_the_timers(&*make().await).await;
    claims::a_mark_that_is_renewed_stays_held(&*make().await).await;
    claims::who_leaves_pages_behind_tells_the_next_since_when(&*make().await).await;
    claims::only_who_holds_a_mark_settles_it(&*make().await).await;
    claims::what_is_released_may_be_claimed_at_once(&*make().await).await;
    claims::what_one_lease_holds_is_released_alone(&*make().await).await;
    claims::leases_of_another_time_are_cut_short(&*make().await).await;
    claims::marks_of_other_platforms_are_left_to_others(&*make().await).await;
    claims::one_at_a_time_takes_on_a_duty(&*make().await).await;
    claims::it_is_known_when_people_were_served(&*make().await).await;
    claims::of_many_claims_at_once_each_gets_others(make().await).await;
}

/// Runs the cases about leagues, each on an empty store from `make`.
pub async fn run_leagues<F, Fut>(make: F)
where
    F: Fn() -> Fut,
    Fut: Future<Output = Arc<dyn Store>>,
{
    leagues::a_league_begins_and_grows(&*make().await).await;
    leagues::a_stale_decision_about_a_league_changes_nothing(&*make().await).await;
    leagues::an_input_counts_once_in_a_league(&*make().await).await;
    leagues::of_two_decisions_about_a_league_one_wins(make().await).await;
    leagues::a_league_is_looked_at_by_one_at_a_time(&*make().await).await;
    leagues::a_deadline_stays_when_the_clock_goes_back(&*make().await).await;
    leagues::what_happens_during_a_look_is_looked_at_again(&*make().await).await;
    leagues::a_match_counts_for_its_fixture(&*make().await).await;
    leagues::a_decision_that_missed_a_result_is_not_saved(&*make().await).await;
    leagues::posts::messages_about_a_league_read_back(&*make().await).await;
    leagues::posts::leagues_move_with_their_chat(&*make().await).await;
    leagues::leagues_are_looked_at_when_their_people_are_linked(&*make().await).await;
    leagues::posts::nobody_who_was_forgotten_is_reminded(&*make().await).await;
}

/// Plays a whole match at a table in the store, for tests that need one.
pub async fn play_a_match(store: &dyn Store) {
    tables::a_whole_match_reads_back(store).await;
}
