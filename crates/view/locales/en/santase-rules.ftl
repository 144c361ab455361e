### The rules of Santase in our own words. The first line of a section is its title; an empty line separates.

santase-rules-short =
    Santase in short
    Two players, 24 cards: A 10 K Q J 9 in every suit, in that order.
    Be the first to 66 card points, and remember your count: nobody shows it.

    • Six cards each; one card is turned up and makes its suit trump.
    • The higher card of the led suit wins, a trump beats every other suit. Then both draw, the winner first, and the winner leads.
    • While there is a talon, you may answer with any card. After that: follow and beat, else follow, else trump.
    • King and queen of one suit, on your lead: 20, in trumps 40.
    • With the nine of trumps you may take the turned-up card.
    • Close the talon if you can reach 66 without drawing.
    • 66? Claim it. It brings 1, 2 or 3 points; 11 win the match.
santase-rules-cards =
    Cards and dealing
    From high to low, in every suit: A 10 K Q J 9. Yes, the ten beats the king.

    A is worth 11, 10 is worth 10, K 4, Q 3, J 2, the nine nothing. All cards together make 120.

    The first dealer is drawn by lot; after that the winner of a deal deals. After a tie the same player deals again.
    Each player gets six cards, three at a time, the other player first. The 13th card is turned up: its suit is trump. The rest, with the turned-up card at the bottom, is the talon: 12 cards.
    The player who did not deal leads to the first trick.
santase-rules-play =
    Playing a trick
    One player leads a card, the other answers. In the same suit the higher card wins; a trump wins against any other suit; otherwise the led card wins.
    The winner keeps the trick, draws a card from the talon, then the other draws, and the winner leads to the next trick.

    While the talon is open you may answer with any card.

    When the talon is used up or closed, the answer is strict:
    1. Do you have a card of the led suit? Play one, and a higher one if you can.
    2. If not, do you have a trump? Play a trump, any of them.
    3. Otherwise play what you like.

    Won tricks are not looked at again; only the last one stays in view until the next lead.
santase-rules-marriages =
    20, 40 and the nine
    A marriage is the king and the queen of one suit, both in your hand: 20 points, in trumps 40.
    You announce it when you are about to lead, never in the first trick, and then you lead one of the two cards. One marriage per lead; it counts at once. It also counts when the talon is closed or used up.
    If it brings you to 66, you may claim without leading.

    The nine of trumps can be swapped for the turned-up card when you are about to lead, have won a trick, both have drawn, and at least four cards are left in the talon. Not after closing.
santase-rules-closing =
    Closing the talon
    If you think that you can reach 66 with the cards you hold, close: the turned-up card goes face down, nobody draws any more, and the strict rules of answering hold at once.
    You may close when you are about to lead, from the second trick on, before or after drawing. To close before drawing, switch on “Don’t draw yet” under your hand: then I wait after a trick that you win.
    In a closed deal the last trick brings no bonus.

    If you make it, it counts as usual, by the other side’s points and tricks at the end.
    If you fail, or the other side gets to 66 first, they score 2; they score 3 if they had no trick when you closed.
santase-rules-claiming =
    Claiming 66
    With 66 or more card points you may stop the deal: claim when you have won a trick, before or after drawing, or right after announcing. Once you lead a card, you have to win another trick first.
    Your marriages count. The other side’s total does not matter.

    A correct claim brings you
    • 1 point if the other side has 33 or more,
    • 2 points if it has fewer than 33,
    • 3 points if it has no trick.

    A wrong claim brings the other side 2 points, or 3 if it has no trick. By the player who closed, it is a failed close.
    The 11th point wins the match.
santase-rules-ending =
    When the cards run out
    If nobody claims, the deal is counted when the last card is played.

    Talon not closed: the last trick brings 10 more points, and the higher total wins 1, 2 or 3 as after a claim. If both totals are equal, nobody scores and the same player deals again.

    Talon closed: no bonus. The closer wins as after a claim when first to reach 66. If the other side was first, or the closer has fewer than 66, the close has failed. If both have 66 or more and exactly the same, nobody scores.
santase-rules-options =
    What a table can agree on
    The host can change these before the match; what comes first is usual.
    • First to 11, or to 7.
    • Players claim 66 themselves, or the deal ends by itself.
    • Points hidden, your own shown, or everybody’s.
    • Closing before or after drawing, or only after.
    • Closing down to two cards in the talon, or to four.
    • A failed close: 3 instead of 2 if the other side had no trick at closing; at the end; or always 3.
    • Marriages to the end, or only while the talon is open.
    • The winner deals, the loser, or in turn.
    • The nine is worth nothing, or 2.

    Drawing costs no tap, and I can play a card for you when it is the only one possible.
santase-rules-button-short = In short
santase-rules-button-cards = Cards
santase-rules-button-play = Tricks
santase-rules-button-marriages = 20, 40, nine
santase-rules-button-closing = Closing
santase-rules-button-claiming = 66
santase-rules-button-ending = Last card
santase-rules-button-options = Options
