### The rules of Ristiseiska in our own words. The first line of a section is its title; an empty line separates.

ristiseiska-rules-short =
    Ristiseiska in short
    { $fewest } to { $most } players, all { $cards } cards. “Seven of clubs” is what the Finnish name means, and that card begins every deal.
    Be the first to get rid of all your cards; what the others still hold counts against them.

    • On the table each suit grows from its seven: first the six, then the eight, then down to the ace and up to the king.
    • Do you have a card that fits? Then you must play one. There is no passing.
    • After an ace or a king you may play one more card.
    • Nothing fits? The player before you gives you a card, face down, and chooses which. Your turn is over.
    • Cards left over cost their number; { $courts }, the ace { $ace }.
    • Once somebody has { $limit } penalty points, the lowest total wins.
ristiseiska-rules-cards =
    Cards and dealing
    From low to high, in every suit: { $order }. The ace is the lowest card.

    The first dealer is drawn by lot; after that everybody deals in turn.
    The whole pack is dealt, one card at a time, the player after the dealer first. With { $fewest } or { $most } players some hands have one card more; that does not matter.

    The player who holds the seven of clubs begins with it, and then play goes round clockwise.
ristiseiska-rules-grid =
    The table
    Each suit is a row of its own that grows to both sides:
    1. The seven. The seven of clubs begins the deal; then every other seven may be played at any time.
    2. The six, beside its seven.
    3. The eight, but only once the six is there.
    4. After that both piles, one at each side, grow on their own: { $down } downwards, { $up } upwards.

    So the five has to wait for the eight as well as for the six.
    With an ace or a king that pile is complete.

    Under “next” the page shows which cards fit. You have to find out who holds them.
ristiseiska-rules-turn =
    Your turn
    If one of your cards fits, you must play; if several fit, you choose. You cannot pass to hold a card back.

    When you play an ace or a king, you may play one more card in the same turn. If that is an ace or a king again, one more, and so on. You may stop at any time, and it costs nothing if no further card fits.

    A player who has no card left wins the deal at once, even in the middle of such a chain.
ristiseiska-rules-stuck =
    When nothing fits
    If none of your cards fits, the player who sits before you gives you a card. The giver chooses: any card, even one that fits. Only you two know which.
    Then it is the next player’s turn; you do not play, not even the card that you got.

    A player who gives away their last card wins the deal.

    So that no card is handed round for ever: when everybody has had { $laps } turns and nobody has played, a giver who has a card that fits nowhere must give such a card.
ristiseiska-rules-points =
    Penalty points
    The winner of a deal gets nothing. Everybody else counts the cards left in the hand: { $ace_worth }, { $two } to { $ten } their number, { $courts }.
    With { $low }, { $middle } and { $high } you get { $sum } points.

    The points of all deals are added. When after a deal somebody has { $limit } or more, the match is over and the lowest total wins. Equal lowest totals share the win.
ristiseiska-rules-options =
    What a table can agree on
    The host can change these before the match; what comes first is usual.
    • A player who is stuck gets a card, or takes the token. There is one token; it goes from player to player, and the player who has it when the deal ends pays, even the winner.
    • The token costs { $token }, { $second_token } or { $third_token }.
    • The last card may be given away and wins, or it is kept: then the nearest player before who has { $enough } cards or more gives one.
    • To { $limit } points, a single deal, to { $low_limit }, or to { $high_limit }. The first to go out wins a single deal.
    • The five waits for the eight, or only for the six.
    • An ace left over costs { $ace }, or { $dear_ace }.
    • After every ace or king one more card, only once in a turn, or never.
    • Being stuck counts from the start, or costs nothing until everybody has had a turn.
    • Up to { $most } players, or up to { $more }.
ristiseiska-rules-button-short = In short
ristiseiska-rules-button-cards = Cards
ristiseiska-rules-button-grid = The table
ristiseiska-rules-button-turn = Your turn
ristiseiska-rules-button-stuck = Stuck
ristiseiska-rules-button-points = Points
ristiseiska-rules-button-options = Options
