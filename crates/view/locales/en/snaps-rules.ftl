### The rules of Snaps in our own words. The first line of a section is its title; an empty line separates.

snaps-rules-short =
    Snaps in short
    Two players, 20 cards: A 10 K Q J in every suit, in that order.
    Be the first to 66 card points; the deal then ends by itself.

    • Five cards each; one card is turned up and makes its suit trump.
    • The higher card of the led suit wins, a trump beats every other suit. Then both draw, the winner first, and the winner leads.
    • While there is a talon, you may answer with any card. After that: follow and beat, else follow, else trump.
    • King and queen of one suit, on your lead: 20, in trumps 40. They count as soon as you have a trick.
    • With the jack of trumps you may take the turned-up card.
    • Close the talon if you can reach 66 without drawing: the other side’s score is frozen.
    • 66 bring 1, 2 or 3 points. The first to 7 gives the other side the Bummerl, and wins.
snaps-rules-cards =
    Cards and dealing
    From high to low, in every suit: A 10 K Q J. Yes, the ten beats the king.

    A is worth 11, 10 is worth 10, K 4, Q 3, J 2. All cards together make 120.

    The first dealer is drawn by lot; after that the players take turns, also from one Bummerl to the next.
    Each player gets three cards, the other player first; the next card is turned up, and its suit, the Atout, is trump; then each gets two more. The rest, with the turned-up card at the bottom, is the talon: 10 cards.
    The player who did not deal leads to the first trick.
snaps-rules-play =
    Playing a trick
    One player leads a card, the other answers. In the same suit the higher card wins; a trump wins against any other suit; otherwise the led card wins.
    The winner keeps the trick, draws a card from the talon, then the other draws, and the winner leads to the next trick. The turned-up card is drawn last.

    While the talon is open you may answer with any card.

    When the talon is used up or closed, the answer is strict:
    1. Do you have a card of the led suit? Play one, and a higher one if you can.
    2. If not, do you have a trump? Play a trump, any of them.
    3. Otherwise play what you like.

    Won tricks are not looked at again; only the last one stays in view until the next lead.
snaps-rules-marriages =
    20, 40 and the jack
    A marriage is the king and the queen of one suit, both in your hand: 20 points, in trumps 40.
    You call it when you are about to lead, from the first lead of the deal on, also when the talon is closed or used up, and then you lead one of the two cards. One marriage per lead.
    It counts as soon as you have a trick, won before or after. If it brings you to 66, the deal is over at once.
    Against the player who closed no marriage is called: it would not count.

    The jack of trumps can be swapped for the turned-up card when you are about to lead, from the first lead on, down to the last two cards of the talon. Swap before you close and before you call a marriage; in a closed talon it is too late.
snaps-rules-closing =
    Closing the talon
    If you think that you can reach 66 with the cards you hold, close: the turned-up card goes face down, nobody draws any more, and the strict rules of answering hold at once.
    You may close when you are about to lead, even in the first lead of the deal, down to the last two cards of the talon; not after calling a marriage in the same lead.
    The other side’s score is frozen as it stood before the close: whatever it wins later counts for nothing, neither towards 66 nor against you.

    If you reach 66, you score by the frozen score:
    • 1 point if the other side had 33 or more,
    • 2 points if it had fewer than 33,
    • 3 points if it had no trick.
    If the cards run out before that, the other side scores 3 if it had no trick at the close, and otherwise 2.
snaps-rules-scoring =
    66, and the last card
    As soon as a player has 66, with a trick or with a marriage, the deal ends by itself. That brings
    • 1 point if the other side has 33 or more,
    • 2 points if it has fewer than 33,
    • 3 points if it has no trick.

    If the talon was not closed, the cards run out and nobody has 66, the winner of the last trick gets 1 point, whatever the points. The last trick brings no bonus, and there is always a winner.
snaps-rules-bummerl =
    Points and Bummerls
    The points of the deals are added up. The first to have 7 or more wins the Bummerl, and the loser is given it, as a mark; points beyond 7 make no difference. The next Bummerl starts at 0 : 0.

    A match is a single Bummerl or, if the table agrees, the best of three, five or seven: the first to hand out two, three or four wins it.
snaps-rules-options =
    What a table can agree on
    The host can change these before the match; what comes first is usual.
    • A single Bummerl, or the best of three, five or seven.
    • A Bummerl to 7, or to 9.
    • Deals end by themselves at 66, or players claim it on lead, after a trick or a marriage. A wrong claim brings the other side 2, or 3 if it has no trick; by the closer it is a failed close. Unclaimed, the last trick wins 1; in a closed deal the closer’s 66 count.
    • A close freezes everything the other side wins, or only the stake: then the other side calls marriages, may reach 66 first, and wins 2, or 3 without a trick at the close.
    • Soft rules, or sharp ones: swapping and closing need four cards in the talon; no swap and no marriage in the first lead.
    • Every Bummerl counts one, or two against no point.
    • Points counted up, or down to 0.
    • Your own points shown, nobody’s, or everybody’s.

    Drawing costs no tap, and I can play a card for you when it is the only one possible.
snaps-rules-button-short = In short
snaps-rules-button-cards = Cards
snaps-rules-button-play = Tricks
snaps-rules-button-marriages = 20, 40, jack
snaps-rules-button-closing = Closing
snaps-rules-button-scoring = 66
snaps-rules-button-bummerl = Bummerl
snaps-rules-button-options = Options
