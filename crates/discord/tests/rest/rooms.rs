use talon_house::{Bar, Onto, Platform, ShowError};
use talon_loopback::discord::Permissions;

use crate::setting::{Friday, checked, page, place, private, refused};

#[tokio::test]
async fn a_table_has_a_thread_that_is_archived_at_the_end() {
    let Friday { server, guild, channel, bot, .. } = Friday::begins().await;
    assert!(bot.has_rooms());
    let home = place(guild.id(), channel.id());
    let door = bot.show(&home, &page("lobby"), Onto::first(true)).await.unwrap();
    let room = bot.open_room(&home, &door, &"Santase ".repeat(30)).await.unwrap().unwrap();
    assert_eq!(bot.open_room(&home, &door, "Santase").await.unwrap(), Some(room.clone()), "there is one already");
    let table_page = bot.show(&room, &page("board"), Onto::first(false)).await.unwrap();
    let thread = channel.threads().remove(0);
    assert_eq!(room, place(guild.id(), thread.id()));
    for _ in 0..2 {
        bot.close_room(&room).await.unwrap();
    }
    assert!(thread.archived());

    bot.show(&room, &page("the last words"), Onto::Known(&table_page)).await.unwrap();
    assert!(!thread.archived(), "it was opened for the edit");
    bot.close_room(&room).await.unwrap();
    bot.show(&room, &page("one more"), Onto::first(false)).await.unwrap();
    thread.delete();
    bot.close_room(&room).await.unwrap();
    checked(server);
}

#[tokio::test]
async fn a_thread_that_is_locked_or_deleted_is_a_lost_room() {
    let Friday { server: _server, channel, bot, here: home, .. } = Friday::begins().await;
    let door = bot.show(&home, &page("lobby"), Onto::first(true)).await.unwrap();
    let room = bot.open_room(&home, &door, "Santase").await.unwrap().unwrap();
    bot.show(&room, &page("board"), Onto::first(false)).await.unwrap();
    let thread = channel.threads().remove(0);
    thread.lock(true);
    assert_eq!(bot.show(&room, &page("x"), Onto::first(false)).await, Err(ShowError::ThreadGone), "160005");
    thread.archive(true);
    assert_eq!(bot.show(&room, &page("x"), Onto::first(false)).await, Err(ShowError::ThreadGone), "50083");
    thread.lock(false);
    assert!(bot.show(&room, &page("x"), Onto::first(false)).await.is_ok(), "an archived thread is opened");
    thread.delete();
    assert_eq!(bot.show(&room, &page("x"), Onto::first(false)).await, Err(ShowError::ThreadGone), "10003");
    channel.deny_bot(Permissions::SEND_MESSAGES);
    let barred = bot.show(&home, &page("x"), Onto::first(false)).await;
    assert_eq!(barred, Err(ShowError::Barred(Bar::NoRight)));
}

#[tokio::test]
async fn where_no_thread_may_be_the_table_stays() {
    let Friday { server, ana, channel, bot, here: home, .. } = Friday::begins().await;
    let door = bot.show(&home, &page("lobby"), Onto::first(true)).await.unwrap();
    for code in [50_013, 50_024, 160_006] {
        server.fail_next(1, &refused(400, code));
        assert_eq!(bot.open_room(&home, &door, "Santase").await.unwrap(), None, "{code}");
    }
    channel.deny_bot(Permissions::CREATE_PUBLIC_THREADS);
    assert_eq!(bot.open_room(&home, &door, "Santase").await.unwrap(), None);
    assert_eq!(bot.open_room(&private(ana.id()), &door, "Santase").await.unwrap(), None);
    checked(server);
}
