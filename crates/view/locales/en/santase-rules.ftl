### The rules of Santase in our own words. The first line of a section is its title; an empty line separates.

santase-rules-short =
    Santase in short
    { $players } players, { $cards } cards: { $order } in every suit, in that order.
    Be the first to { $goal } card points, and remember your count: nobody shows it.

    • { $hand } cards each; one card is turned up and makes its suit trump.
    • The higher card of the led suit wins, a trump beats every other suit. Then both draw, the winner first, and the winner leads.
    • While there is a talon, you may answer with any card. After that: follow and beat, else follow, else trump.
    • King and queen of one suit, on your lead: { $marriage }, in trumps { $trump_marriage }.
    • With the nine of trumps you may take the turned-up card.
    • Close the talon if you can reach { $goal } without drawing.
    • { $goal }? Claim it. It brings { $single }, { $double } or { $triple } points; { $target } win the match.
santase-rules-cards =
    Cards and dealing
    From high to low, in every suit: { $order }. Yes, the ten beats the king.

    Card points: { $worths }. All cards together make { $total }.

    The first dealer is drawn by lot; after that the winner of a deal deals. After a tie the same player deals again.
    Each player gets { $hand } cards, { $packet } at a time, the other player first. The next card is turned up: its suit is trump. The rest, with the turned-up card at the bottom, is the talon: { $talon } cards.
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
    { $marriage }, { $trump_marriage } and the nine
    A marriage is the king and the queen of one suit, both in your hand: { $marriage } points, in trumps { $trump_marriage }.
    You announce it when you are about to lead, never in the first trick, and then you lead one of the two cards. One marriage per lead; it counts at once. It also counts when the talon is closed or used up.
    If it brings you to { $goal }, you may claim without leading.

    The nine of trumps can be swapped for the turned-up card when you are about to lead, have won a trick, both have drawn, and at least { $exchange_least } cards are left in the talon. Not after closing.
santase-rules-closing =
    Closing the talon
    If you think that you can reach { $goal } with the cards you hold, close: the turned-up card goes face down, nobody draws any more, and the strict rules of answering hold at once.
    You may close when you are about to lead, from the second trick on, before or after drawing. To close before drawing, switch on “Don’t draw yet” under “Table…”: then I wait after a trick that you win.
    In a closed deal the last trick brings no bonus.

    If you make it, it counts as usual, by the other side’s points and tricks at the end.
    If you fail, or the other side gets to { $goal } first, they score { $penalty }; they score { $trickless } if they had no trick when you closed.
santase-rules-claiming =
    Claiming { $goal }
    With { $goal } or more card points you may stop the deal: claim when you have won a trick, before or after drawing, or right after announcing. Once you lead a card, you have to win another trick first.
    Your marriages count. The other side’s total does not matter.

    A correct claim brings you
    • { $single } point if the other side has { $half } or more,
    • { $double } points if it has fewer than { $half },
    • { $triple } points if it has no trick.

    A false claim brings the other side { $penalty } points, or { $trickless } if it has no trick. By the player who closed, it is a failed close.
    { $target } points win the match.
santase-rules-ending =
    When the cards run out
    If nobody claims, the deal is counted when the last card is played.

    Talon not closed: the last trick brings { $bonus } more points, and the higher total wins { $single }, { $double } or { $triple } as after a claim. If both totals are equal, nobody scores and the same player deals again.

    Talon closed: no bonus. The closer wins as after a claim when first to reach { $goal }. If the other side was first, or the closer has fewer than { $goal }, the close has failed. If both have { $goal } or more and exactly the same, nobody scores.
santase-rules-options =
    What a table can agree on
    The host can change these before the match; what comes first is usual.
    • First to { $target }, or to { $short_target }.
    • Players claim { $goal } themselves, or the deal ends by itself.
    • Points hidden, your own shown, or everybody’s.
    • Closing before or after drawing, or only after.
    • Closing down to { $closing_least } cards in the talon, or to { $high_least }.
    • A failed close: { $trickless } instead of { $penalty } if the other side had no trick at closing; at the end; or always { $always }.
    • Marriages to the end, or only while the talon is open.
    • The winner deals, the loser, or in turn.
    • The nine is worth nothing, or { $nine }.

    Drawing costs no tap, and I can play a card for you when it is the only one possible.
santase-rules-button-short = In short
santase-rules-button-cards = Cards
santase-rules-button-play = Tricks
santase-rules-button-marriages = { $marriage }, { $trump_marriage }, nine
santase-rules-button-closing = Closing
santase-rules-button-claiming = { $goal }
santase-rules-button-ending = Last card
santase-rules-button-options = Options
