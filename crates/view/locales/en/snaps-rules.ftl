### The rules of Snaps in our own words. The first line of a section is its title; an empty line separates.

snaps-rules-short =
    Snaps in short
    { $players } players, { $cards } cards: { $order } in every suit, in that order.
    Be the first to { $goal } card points; the deal then ends by itself.

    • { $hand } cards each; one card is turned up and makes its suit trump.
    • The higher card of the led suit wins, a trump beats every other suit. Then both draw, the winner first, and the winner leads.
    • While there is a talon, you may answer with any card. After that: follow and beat, else follow, else trump.
    • King and queen of one suit, on your lead: { $marriage }, in trumps { $trump_marriage }. They count as soon as you have a trick.
    • With the jack of trumps you may take the turned-up card.
    • Close the talon if you can reach { $goal } without drawing: the other side’s score is frozen.
    • { $goal } bring { $single }, { $double } or { $triple } points. The first to { $target } gives the other side the Bummerl, and wins.
snaps-rules-cards =
    Cards and dealing
    From high to low, in every suit: { $order }. Yes, the ten beats the king.

    Card points: { $worths }. All cards together make { $total }.

    The first dealer is drawn by lot; after that the players take turns, also from one Bummerl to the next.
    Each player gets { $packet } cards, the other player first; the next card is turned up, and its suit, the Atout, is trump; then each gets { $second_packet } more. The rest, with the turned-up card at the bottom, is the talon: { $talon } cards.
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
    { $marriage }, { $trump_marriage } and the jack
    A marriage is the king and the queen of one suit, both in your hand: { $marriage } points, in trumps { $trump_marriage }.
    You call it when you are about to lead, from the first lead of the deal on, also when the talon is closed or used up, and then you lead one of the two cards. One marriage per lead.
    It counts as soon as you have a trick, won before or after. If it brings you to { $goal }, the deal is over at once.
    Against the player who closed no marriage is called: it would not count.

    The jack of trumps can be swapped for the turned-up card when you are about to lead, from the first lead on, down to the last { $exchange_least } cards of the talon. Swap before you close and before you call a marriage; in a closed talon it is too late.
snaps-rules-closing =
    Closing the talon
    If you think that you can reach { $goal } with the cards you hold, close: the turned-up card goes face down, nobody draws any more, and the strict rules of answering hold at once.
    You may close when you are about to lead, even in the first lead of the deal, down to the last { $closing_least } cards of the talon; not after calling a marriage in the same lead.
    The other side’s score is frozen as it stood before the close: whatever it wins later counts for nothing, neither towards { $goal } nor against you.

    If you reach { $goal }, you score by the frozen score:
    • { $single } point if the other side had { $half } or more,
    • { $double } points if it had fewer than { $half },
    • { $triple } points if it had no trick.
    If the cards run out before that, the other side scores { $trickless } if it had no trick at the close, and otherwise { $penalty }.
snaps-rules-scoring =
    { $goal }, and the last card
    As soon as a player has { $goal }, with a trick or with a marriage, the deal ends by itself. That brings
    • { $single } point if the other side has { $half } or more,
    • { $double } points if it has fewer than { $half },
    • { $triple } points if it has no trick.

    If the talon was not closed, the cards run out and nobody has { $goal }, the winner of the last trick gets { $last_trick } point, whatever the points. The last trick brings no bonus, and there is always a winner.
snaps-rules-bummerl =
    Points and Bummerls
    The points of the deals are added up. The first to have { $target } or more wins, and the loser gets a Bummerl, as a mark; points beyond { $target } make no difference. The next Bummerl starts at { $zero } : { $zero }.

    A match is a single Bummerl or, if the table agrees, the best of { $short }, { $medium } or { $long }: the first to hand out { $short_won }, { $medium_won } or { $long_won } wins it.
snaps-rules-options =
    What a table can agree on
    The host can change these before the match; what comes first is usual.
    • A single Bummerl, or the best of { $short }, { $medium } or { $long }.
    • A Bummerl to { $target }, or to { $long_target }.
    • Deals end by themselves at { $goal }, or players claim it on lead, after a trick or a marriage. A false claim brings the other side { $penalty }, or { $trickless } if it has no trick; by the closer it is a failed close. Unclaimed, the last trick wins { $last_trick }; in a closed deal the closer’s { $goal } count.
    • A close freezes everything the other side wins, or only the stake: then the other side calls marriages, may reach { $goal } first, and wins { $penalty }, or { $trickless } without a trick at the close.
    • Soft rules, or sharp ones: swapping and closing need { $sharp_least } cards in the talon; no swap and no marriage in the first lead.
    • Every Bummerl counts { $given }, or { $doubled } against no point.
    • Points counted up, or down to { $zero }.
    • Your own points shown, nobody’s, or everybody’s.

    Drawing costs no tap, and I can play a card for you when it is the only one possible.
snaps-rules-button-short = In short
snaps-rules-button-cards = Cards
snaps-rules-button-play = Tricks
snaps-rules-button-marriages = { $marriage }, { $trump_marriage }, jack
snaps-rules-button-closing = Closing
snaps-rules-button-scoring = { $goal }
snaps-rules-button-bummerl = Bummerl
snaps-rules-button-options = Options
