### The rules of Belot in our own words. The first line of a section is its title; an empty line separates.

belot-rules-short =
    Belot for three in short
    { $players } players, each for themselves, { $cards } cards: { $ranks } in every suit, { $hand } cards each. Be the first to { $target } units.

    • Bid for the contract: ♣ ♦ ♥ ♠, no trump, all trumps, each higher than the one before.
    • Trumps rank { $trumps }, other suits { $plain }.
    • Follow suit; beat a led trump if you can. Without the suit you must trump, and higher than the trump on the table if you can. At no trump and all trumps there is no trumping.
    • Declare sequences of { $shortest } or more and carrés before your first card. King and queen of trumps are belot: { $belot }. Nothing is declared at no trump.
    • The last trick brings { $last }.
    • The declarer, whose bid is played, needs more points than each of the others. Then everybody records a tenth of their points; if not, the opponent with the most takes the declarer’s as well.
    • If two are level at the top, the declarer’s points hang for the next deal.
    • Contra doubles, recontra doubles once more.
belot-rules-cards =
    Cards and dealing
    Trumps from high to low, with their points: { $trump_worths }. At all trumps every suit ranks like this.
    Other suits: { $plain_worths }. At no trump every suit ranks like this.

    With { $last } for the last trick a deal has { $suit_total } points if a suit is trump, { $all_total } at all trumps and { $bare_total } at no trump, which count double: { $doubled_total }.

    The first dealer is drawn by lot; then the deal goes round, even when all pass. Dealing, bidding and play go counter-clockwise, in the order in which you took your seats.
    Everybody gets { $first } cards and then { $second }. With these { $bidding } you bid; when the contract stands, everybody gets { $rest } more.
belot-rules-auction =
    The auction
    The player after the dealer speaks first. You may
    • pass,
    • bid higher than the bid that stands: ♣ ♦ ♥ ♠, no trump, all trumps,
    • say contra to somebody else’s bid: the deal counts double,
    • say recontra to somebody else’s contra, no matter who bid: it counts four times.

    A higher bid cancels contra and recontra; the player who was doubled may escape that way too. A player who has passed may speak again while the auction is open.

    After a bid, contra or recontra, { $passes } passes in a row end the auction. If all three pass at the beginning, nobody scores and the next player deals.
belot-rules-play =
    The tricks
    The player after the dealer leads to the first trick, the winner of a trick to the next one. You may lead any card.

    A suit is trump:
    1. Do you have the led suit? Play it. You need not beat a plain suit; if trumps are led, you must beat the highest trump on the table if you can.
    2. If not, do you have a trump? You must trump. If somebody has trumped before you, play higher if you can; if you cannot, you must still play a trump.
    3. Otherwise play what you like.

    No trump: follow suit, nothing else.
    All trumps: follow suit and beat the highest card of the led suit if you can. Without the suit play what you like; no other suit can win.

    The highest trump wins the trick, without trumps the highest card of the led suit. Won tricks are not looked at again, except the last one.
belot-rules-announcements =
    What you declare
    A sequence of { $shortest } neighbours in a suit (a tierce) is worth { $tierce }, of { $middle } cards { $fifty }, of { $long } or { $longest } cards { $hundred }. The order is { $ranks }. Four tens, queens, kings or aces are worth { $carre }, four nines { $nines }, four jacks { $jacks }. At no trump nothing is declared.

    Declare before you play your first card, whether or not that card belongs to it. Later is too late. A sequence is not split. A card counts once: in a sequence or in a carré; what is left of a sequence may still be declared if { $shortest } neighbours remain.

    The others hear only the kind; suit and rank are shown after the last trick.

    Sequences: the longer is higher; of equal length, the one with the higher top card; suits do not matter. The player with the best sequence scores all of their sequences, the others none. If the best sequences of two or three players are equal, nobody’s sequences count.
    Four of a kind (a carré): { $carres } from high to low. The player with the best carré scores all of theirs, whatever the best sequence is.

    Belot: king and queen of trumps, at all trumps of any suit, both in your hand. Say it with the first of the two: { $belot }. The card must be led, follow suit or trump; thrown off at all trumps it gives none.
belot-rules-counting =
    The points of a deal
    Everybody counts the cards in their own tricks, { $last } for the last trick, and the sequences, carrés and belots that score. At no trump all that is doubled.

    Capot: if one player has no trick, each of the other two gets { $half_capot }. If one player has all { $tricks }, that is { $capot }. No trump does not double it; contra does.

    The score sheet is kept in units: points divided by { $unit } and rounded, from a remainder of { $up_from } up. { $points } points are { $units } units, { $other_points } are { $other_units }.
belot-rules-recording =
    Made, hanging, failed
    Made: the declarer has more points than each of the others. Everybody records their own, and the declarer takes what hung.

    Failed: one opponent has the most. That opponent adds the declarer’s points to their own, records them, and takes what hung. The declarer records nothing, the third player their own.

    Hanging: two or three players share the most points. The opponents record their own, the declarer nothing: those units hang. The same holds when both opponents tie above the declarer. But if the declarer ties with one and the other has more, it has failed.

    What hangs goes to the winner of the next deal. If that deal hangs as well, it adds up.

    Example: { $declarer }, { $winner } and { $third } points, the first declared. The second records { $winner } + { $declarer } = { $sum }, so { $sum_units }; the third { $third_units }; the first nothing.
belot-rules-contra =
    Contra and recontra
    In a doubled deal the player with the most points wins, no matter who bid, even a player who passed. The winner adds up their own points and those of the declarer and of those who said contra or recontra, rounds the sum, and records it × { $contra }, after recontra × { $recontra }. What hung comes on top, not multiplied.
    The declarer and those who said contra or recontra take part; if they do not win, they record nothing. A third player who passed records their own, unless they win.

    If two or three are level at the top, the points of those who took part hang, rounded and × { $contra } or × { $recontra }.

    Example: contra by the second, the third passed; { $contra_declarer }, { $doubler } and { $passer } points. The first records { $contra_declarer } + { $doubler } = { $contra_sum }, so { $contra_sum_units } × { $contra } = { $doubled }; the second nothing; the third { $passer_units }.
belot-rules-match =
    The end of the match
    After a deal with which somebody has { $target } units or more, the highest total wins. If two share the highest, play goes on until one leads.

    Nobody goes out with capot. If a capot premium, { $half_capot } each or { $capot }, was paid in the deal, the match does not end and one more deal is played. Deals in which all pass and further capot deals do not count as that one. Then the highest total wins, which may be somebody else’s.

    What still hangs at the end is lost.
belot-rules-options =
    What a table can agree on
    The host can change these before the match; what comes first is usual.
    • First to { $target }, or to { $short_target }.
    • Rounding up from a remainder of { $up_from }, or from { $up_from_suit } with a trump suit, { $up_from_no_trump } at no trump and { $up_from_all_trumps } at all trumps.
    • A player who cannot overtrump must undertrump, or may play any card.
    • Recontra by anybody but the player who said contra, or by the declarer only.
    • A doubled deal is won by the most points of all three, or only by somebody who took part.
    • Nobody goes out with any capot; only a full capot of { $tricks } tricks keeps the match going; or no capot does.
    • The match may end while units hang, or not.
    • Belot must be said with the card, or is said automatically.

    I can play a card for you when it is the only one possible.
belot-rules-button-short = In short
belot-rules-button-cards = Cards
belot-rules-button-auction = Auction
belot-rules-button-play = Tricks
belot-rules-button-announcements = Sequences
belot-rules-button-counting = Points
belot-rules-button-recording = Made, failed
belot-rules-button-contra = Contra
belot-rules-button-match = Match
belot-rules-button-options = Options
