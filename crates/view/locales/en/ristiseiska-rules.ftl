### The rules of Ristiseiska in our own words. The first line of a section is its title; an empty line separates.

ristiseiska-rules-short =
    Ristiseiska in short
    Three to five players, all 52 cards. “Seven of clubs” is what the Finnish name means, and that card opens every round.
    Be the first to get rid of all your cards; what the others still hold counts against them.

    • On the table each suit grows from its 7: first the 6, then the 8, then down to the ace and up to the king.
    • Do you have a card that fits? Then you must play one. There is no passing.
    • After an ace or a king you may play one more card.
    • Nothing fits? The player before you gives you a card, face down, and chooses which. Your turn is over.
    • Cards left over cost their number; J 11, Q 12, K 13, the ace 1.
    • Once somebody has 100 penalty points, the lowest total wins.
ristiseiska-rules-cards =
    Cards and dealing
    From low to high, in every suit: A 2 3 4 5 6 7 8 9 10 J Q K. The ace is the lowest card.

    The first dealer is drawn by lot; after that everybody deals in turn.
    The whole pack is dealt, one card at a time, the player after the dealer first. With three or five players some hands have one card more; that does not matter.

    The player who holds the seven of clubs begins with it, and then play goes round clockwise.
ristiseiska-rules-grid =
    The table
    Each suit is a row of its own that grows to both sides:
    1. The 7. The seven of clubs opens the round; then every other 7 may be played at any time.
    2. The 6, beside its 7.
    3. The 8, but only once the 6 is there.
    4. After that both ends grow on their own: 5 4 3 2 A downwards, 9 10 J Q K upwards.

    So the 5 has to wait for the 8 as well as for the 6.
    With an ace or a king that side of the suit is complete.

    Under “next” the page shows which cards fit. You have to find out who holds them.
ristiseiska-rules-turn =
    Your turn
    If one of your cards fits, you must play; if several fit, you choose. You cannot pass to hold a card back.

    When you play an ace or a king, you may play one more card in the same turn. If that is an ace or a king again, one more, and so on. You may stop at any time, and it costs nothing if no further card fits.

    A player who has no card left wins the round at once, even in the middle of such a chain.
ristiseiska-rules-stuck =
    When nothing fits
    If none of your cards fits, the player who sits before you gives you a card. The giver chooses: any card, even one that fits. Only you two know which.
    Then it is the next player’s turn; you do not play, not even the card that you got.

    A player who gives away their last card wins the round.

    So that no card is handed round for ever: when nobody has played for two full rounds of the table, a giver who has a card that fits nowhere must give such a card.
ristiseiska-rules-points =
    Penalty points
    The winner of a round gets nothing. Everybody else counts the cards left in the hand: A 1, 2 to 10 their number, J 11, Q 12, K 13.
    With 2, 3 and 8 you get 13 points.

    The points of all rounds are added. When after a round somebody has 100 or more, the match is over and the lowest total wins. Equal lowest totals share the win.
ristiseiska-rules-options =
    What a table can agree on
    The host can change these before the match; what comes first is usual.
    • A player who is stuck gets a card, or takes the token. There is one token; it goes from player to player, and the player who has it when the round ends pays, even the winner.
    • The token costs 50, 21 or 25.
    • The last card may be given away and wins, or it is kept: then the nearest player before who has two cards or more gives one.
    • To 100 points, a single round, to 50, or to 200. The first to go out wins a single round.
    • The 5 waits for the 8, or only for the 6.
    • An ace left over costs 1, or 14.
    • After every ace or king one more card, only once in a turn, or never.
    • Being stuck counts from the start, or costs nothing until everybody has had a turn.
    • Up to five players, or up to eight.
ristiseiska-rules-button-short = In short
ristiseiska-rules-button-cards = Cards
ristiseiska-rules-button-grid = The table
ristiseiska-rules-button-turn = Your turn
ristiseiska-rules-button-stuck = Stuck
ristiseiska-rules-button-points = Points
ristiseiska-rules-button-options = Options
