use talon_house::{Platform, ShowError};

use crate::setting::{Friday, account, bot, checked, place, private, refused, server};

#[tokio::test]
async fn owners_and_admins_decide_and_members_belong() {
    let server = server().await;
    let [ana, boris, vera, eve] = ["Ana", "Boris", "Vera", "Eve"].map(|name| server.person(name, "en-US"));
    let guild = server.guild("Friday", &[&ana, &boris, &vera]);
    guild.promote(&boris);
    let bot = bot(&server).await;
    let here = place(guild.id(), guild.channel("cards").id());
    for (person, admin, member) in
        [(&ana, true, true), (&boris, true, true), (&vera, false, true), (&eve, false, false)]
    {
        assert_eq!(bot.is_admin(&here, &account(person.id())).await, Ok(admin), "{}", person.name());
        assert_eq!(bot.is_member(&here, &account(person.id())).await, Ok(member), "{}", person.name());
    }
    let own = private(ana.id());
    assert_eq!(bot.private_place(&account(ana.id())), own);
    assert_eq!(bot.is_admin(&own, &account(ana.id())).await, Ok(true));
    assert_eq!(bot.is_member(&own, &account(boris.id())).await, Ok(false));
    checked(server);
}

#[tokio::test]
async fn a_person_who_cannot_be_asked_for_is_no_stranger() {
    let Friday { server, ana, bot, here, .. } = Friday::begins().await;
    server.fail_next(1, &refused(404, 10_004));
    assert_eq!(bot.is_member(&here, &account(ana.id())).await, Err(ShowError::Forbidden));
    server.fail_next(1, &talon_loopback::discord::Failure::ServerError(503));
    assert!(matches!(bot.is_member(&here, &account(ana.id())).await, Err(ShowError::Unreachable(_))));
}
