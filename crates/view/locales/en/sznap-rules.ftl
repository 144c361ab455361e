### The rules of Kurnik’s 66 in our own words. The first line of a section is its title; an empty line separates.

sznap-rules-short =
    { $goal } in short
    { $players } players, { $cards } cards: { $order } in every suit, in that order.
    Collect { $goal } card points, and remember your count: nobody shows it.

    • { $hand } cards each; one card is turned up and makes its suit trump.
    • The higher card of the led suit wins, a trump beats every other suit. Then both draw, the winner first, and the winner leads.
    • While there is a stock, you may answer with any card. After that: follow and beat, else follow, else trump.
    • Lead the king or the queen while you hold both: a meld of { $marriage }, in trumps { $trump_marriage }. It counts once you win a trick.
    • With the nine of trumps you may take the turned-up card, after a trick that you won.
    • Close the stock if you will have { $goal } by the last card without drawing.
    • { $goal }? Declare it when you are about to lead. It brings { $single }, { $double } or { $triple } points; { $target } win the match.
sznap-rules-cards =
    Cards and dealing
    From high to low, in every suit: { $order }. Yes, the ten beats the king.

    Card points: { $worths }. All cards together make { $total }.

    The first dealer is drawn by lot; after that the players take turns, whatever the result.
    Each player gets { $hand } cards, { $packet } at a time, the other player first. The next card is turned up: its suit is trump. The rest, with the turned-up card at the bottom, is the stock: { $talon } cards.
    The player who did not deal leads to the first trick.

    A table can leave out the nines and play with { $short_cards } cards: { $short_hand } each, a stock of { $short_talon }, and the jack of trumps is swapped instead of the nine. Nothing else changes.
sznap-rules-play =
    Playing a trick
    One player leads a card, the other answers. In the same suit the higher card wins; a trump wins against any other suit; otherwise the led card wins.
    The winner keeps the trick, draws a card from the stock, then the other draws, and the winner leads to the next trick. The turned-up card is drawn last.

    While the stock is open you may answer with any card.

    When the stock is used up or closed, the answer is strict:
    1. Do you have a card of the led suit? Play one, and a higher one if you can.
    2. If not, do you have a trump? Play a trump, any of them.
    3. Otherwise play what you like.

    Won tricks are not looked at again; only the last one stays in view until the next lead.
sznap-rules-melds =
    Melds and the nine
    A meld is the king and the queen of one suit, both in your hand: { $marriage } points, in trumps { $trump_marriage }.
    You meld by leading one of the two, and leading one of them always melds. That goes from the first lead of the deal on, but only while there is a stock to draw from: not once it is closed or used up.
    The points wait until you win that trick or a later one; a trick won before does not help. If you win none, they are lost.

    The nine of trumps can be swapped for the turned-up card when you have just won a trick, both have drawn, and you are about to lead: down to the last { $exchange_least } cards of the stock. Not after closing.
sznap-rules-closing =
    Closing the stock
    If you think that you will have { $goal } by the last card, close: the turned-up card is out of play, nobody draws any more, and the strict rules of answering hold at once.
    You may close when you are about to lead, even in the first lead of the deal, while at least { $closing_least } cards are left in the stock. Drawing comes before that.
    In a closed deal there are no new melds, and the last trick brings no bonus. Both sides’ points go on counting, but the other side may not declare { $goal }.

    With { $goal } or more by the last card you score by the other side’s points, as after a declaration.
    With fewer the other side scores { $penalty }, or { $trickless } if it has no trick in the whole deal.
sznap-rules-declaring =
    Declaring { $goal }
    Nothing ends by itself at { $goal }: you declare it when you are about to lead, from the second trick on, and the deal ends at once. Once you lead a card, you have to win another trick first.
    You can also declare together with a meld: then the meld counts at once, and no trick has to be won.
    If the other side has closed the stock, you cannot declare.

    A correct declaration brings you
    • { $single } point if the other side has { $half } or more,
    • { $double } points if it has from { $low } to { $high },
    • { $triple } points if it has { $none }, even with a trick of two nines.
    A meld that still waits for a trick does not count.

    A false declaration brings the other side { $penalty } points, or { $trickless } if it has no trick.
    { $target } points win the match.
sznap-rules-ending =
    When the cards run out
    If nobody declares, the deal is counted when the last card is played.

    Stock not closed: the last trick brings { $bonus } more points, and the higher total wins { $single }, { $double } or { $triple } as after a declaration. If both totals are equal, nobody scores. The other player deals next in any case.

    Stock closed: no bonus. The closer with { $goal } or more wins as after a declaration, even if the other side has { $goal } too. With fewer, the close has failed.
sznap-rules-options =
    What a table can agree on
    The host can change these before the match; what comes first is usual.
    • { $cards } cards, or { $short_cards } without the nines.
    • First to { $target }, or to { $long_target }.
    • Melds by leading, or announced before the lead.
    • Points hidden, your own shown, or everybody’s.
    • A failed close: { $trickless } instead of { $penalty } if the other side has no trick in the whole deal, or if it had none at closing.
    • The lowest trump is swapped down to { $exchange_least } cards in the stock, or to { $high_least }.
    • After closing only the closer declares { $goal }, or the other side may too: rightly for { $penalty }, or { $trickless } without a trick at closing.

    Drawing costs no tap, and I can play a card for you when it is the only one possible.
sznap-rules-button-short = In short
sznap-rules-button-cards = Cards
sznap-rules-button-play = Tricks
sznap-rules-button-melds = Melds, nine
sznap-rules-button-closing = Closing
sznap-rules-button-declaring = { $goal }
sznap-rules-button-ending = Last card
sznap-rules-button-options = Options
