//! The test vector of `docs/fair-deals.md`, line by line, and other properties of the shuffle.

use talon_cards::fair::{BadCopy, Commitment, Secret, Seed, chance_of_players, deal_seed, first_dealer, shuffle};
use talon_cards::{Card, CardSet, Rank, Seat, Suit};

const PAGE: &str = include_str!("../../../../docs/fair-deals.md");

fn published(name: &str, value: &str) {
    let line = format!("    {name}: {value}");
    assert!(PAGE.lines().any(|published| published == line), "docs/fair-deals.md lacks: {line}");
}

fn pack() -> Vec<Card> {
    let ranks = [Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];
    Suit::ALL.iter().copied().flat_map(|suit| ranks.map(|rank| Card::new(rank, suit))).collect()
}

fn texts(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn secret() -> Secret {
    let mut bytes = [0; 32];
    for (place, byte) in (0..).zip(&mut bytes) {
        *byte = place;
    }
    Secret::new(bytes)
}

fn words() -> [Option<String>; 2] {
    [Some("Бела".to_owned()), None]
}

#[test]
fn the_published_vector() {
    let secret = secret();
    published("secret", &hex(secret.bytes()));
    published("commitment", &secret.commitment().to_string());
    let seeds = [0, 1, 2].map(|number| deal_seed(&secret, &words(), number));
    for (number, seed) in (0..).zip(&seeds) {
        published(&format!("seed {number}"), &hex(seed.bytes()));
    }
    published("first dealer", &first_dealer(&seeds[0], 2).to_string());
    published("deck 1", &texts(shuffle(&pack(), &seeds[1]).cards()));
    published("deck 2", &texts(shuffle(&pack(), &seeds[2]).cards()));
    let silent = deal_seed(&secret, &[None, None], 1);
    published("deck 1, nobody gave words", &texts(shuffle(&pack(), &silent).cards()));
    let dealers: Vec<String> = (0..8).map(|byte| first_dealer(&Seed::new([byte; 32]), 5).to_string()).collect();
    published("first dealer of 5, seeds 00.. to 07..", &dealers.join(" "));
    published_pack();
}

fn published_pack() {
    let line = format!("    {}", texts(&pack()));
    assert!(PAGE.lines().any(|published| published == line), "docs/fair-deals.md lacks: {line}");
}

/// The keystream of the all-zero key and nonce begins `76b8e0ad a0f13d90 …` in every ChaCha20: the
/// first words, taken below 2^32 - 1 and so on, would show any other counter or byte order.
#[test]
fn the_keystream_is_chacha20() {
    let seed = Seed::new([0; 32]);
    let first_words = [0xade0_b876_u32, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653];
    let mut cards = pack();
    cards.truncate(5);
    let mut expected = cards.clone();
    for (last, word) in (1..5).rev().zip(first_words) {
        expected.swap(last, word as usize % (last + 1));
    }
    assert_eq!(shuffle(&cards, &seed).cards(), expected);
}

#[test]
fn every_shuffle_is_the_whole_pack() {
    let whole: CardSet = pack().into_iter().collect();
    for byte in 0..=255 {
        let deck = shuffle(&pack(), &Seed::new([byte; 32]));
        assert_eq!(deck.cards().len(), 24);
        assert_eq!(deck.cards().iter().copied().collect::<CardSet>(), whole);
    }
}

#[test]
fn shuffling_little_is_harmless() {
    let seed = Seed::new([1; 32]);
    assert!(shuffle(&[], &seed).cards().is_empty());
    assert_eq!(shuffle(&pack()[..1], &seed).cards(), &pack()[..1]);
    for seats in [0, 1] {
        assert_eq!(first_dealer(&seed, seats), Seat::FIRST);
    }
    assert!(first_dealer(&seed, u8::MAX).index() < usize::from(Seat::COUNT));
}

/// Every card comes to every place about equally often: 24,000 shuffles, 1,000 expected, six standard deviations allowed.
#[test]
fn no_place_prefers_a_card() {
    let mut counts = [[0_u32; 24]; 24];
    let pack = pack();
    for number in 0..24_000 {
        let deck = shuffle(&pack, &deal_seed(&secret(), &[], number));
        for (place, card) in deck.cards().iter().enumerate() {
            let which = pack.iter().position(|known| known == card).expect("a card of the pack");
            counts[place][which] += 1;
        }
    }
    for count in counts.into_iter().flatten() {
        assert!((810..=1190).contains(&count), "{count}");
    }
}

#[test]
fn every_part_of_the_seed_counts() {
    let seed = |words: &[Option<&str>], number| {
        let words: Vec<Option<String>> = words.iter().map(|text| text.map(str::to_owned)).collect();
        hex(deal_seed(&secret(), &words, number).bytes())
    };
    let mut seeds = vec![
        seed(&[], 1),
        seed(&[None, None], 1),
        seed(&[None, None], 2),
        seed(&[Some(""), None], 1),
        seed(&[None, Some("")], 1),
        seed(&[Some("ab"), None], 1),
        seed(&[None, Some("ab")], 1),
        seed(&[Some("a"), Some("b")], 1),
        seed(&[Some("b"), Some("a")], 1),
        seed(&[Some("ab"), Some("")], 1),
        hex(deal_seed(&Secret::new([9; 32]), &[None, None], 1).bytes()),
    ];
    let all = seeds.len();
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), all);
}

#[test]
fn secrets_stay_secret_and_read_back() {
    let secret = secret();
    assert_eq!(format!("{secret:?}"), "Secret(..)");
    assert_eq!(format!("{:?}", deal_seed(&secret, &[], 1)), "Seed(..)");
    let json = serde_json::to_string(&secret).expect("JSON");
    assert_eq!(json, format!("\"{}\"", hex(secret.bytes())));
    assert_eq!(serde_json::from_str::<Secret>(&json).expect("a secret"), secret);

    let commitment = secret.commitment();
    assert_eq!(commitment.to_string().parse::<Commitment>(), Ok(commitment));
    assert_eq!(format!("{commitment:?}"), format!("Commitment({commitment})"));
    assert_eq!(commitment.grouped().split(' ').next(), Some("630dcd29"));
    for bad in ["", "630dcd29", &"g".repeat(64), &"A".repeat(64), &"0".repeat(66)] {
        assert!(bad.parse::<Commitment>().is_err(), "{bad}");
        assert!(bad.parse::<Secret>().is_err(), "{bad}");
    }
}

#[test]
fn a_commitment_is_copied_whole_or_not_at_all() {
    let commitment = secret().commitment();
    let whole = commitment.to_string();
    for copied in
        [whole.clone(), commitment.grouped(), whole.to_uppercase(), format!(" {}\n", whole.replace('4', "4 "))]
    {
        assert_eq!(Commitment::copied(&copied), Ok(commitment), "{copied}");
    }
    assert_eq!(commitment.grouped().split(' ').map(str::len).collect::<Vec<_>>(), [8; 8]);
    for digits in [0, 1, 8, 63] {
        assert_eq!(Commitment::copied(&whole[..digits]), Err(BadCopy::Shortened { digits }));
    }
    assert_eq!(Commitment::copied(&format!("{whole}0")), Err(BadCopy::TooLong { digits: 65 }));
    assert_eq!(Commitment::copied(&whole.replace('0', "O")), Err(BadCopy::NotHex('O')));
    let said = BadCopy::Shortened { digits: 8 }.to_string();
    assert!(said.contains("8 of") && said.contains("32 bits"), "{said}");
}

/// That is why eight digits prove nothing: two secrets that share them are found in no time, and deal other cards.
#[test]
fn two_secrets_with_the_same_first_digits_are_soon_found() {
    let (one, other) = twins();
    let (first, second) = (one.commitment(), other.commitment());
    assert_eq!(first.to_string()[..8], second.to_string()[..8]);
    assert_ne!(first, second);
    let deck = |secret: &Secret| texts(shuffle(&pack(), &deal_seed(secret, &[None, None], 1)).cards());
    assert_ne!(deck(&one), deck(&other));
}

/// Two secrets whose commitments begin alike.
fn twins() -> (Secret, Secret) {
    let mut known = std::collections::HashMap::new();
    for number in 0_u64.. {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_be_bytes());
        let secret = Secret::new(bytes);
        let short: [u8; 4] = secret.commitment().bytes()[..4].try_into().unwrap();
        if let Some(other) = known.insert(short, bytes) {
            return (Secret::new(other), secret);
        }
    }
    unreachable!("there are more secrets than short names")
}

/// AI players' decisions follow from the secret alone: nobody can compute them from what everybody sees.
#[test]
fn the_chance_of_players_follows_from_the_secret() {
    assert_eq!(chance_of_players(&Secret::new([9; 32])), 813145587143789198);
    assert_ne!(chance_of_players(&secret()), chance_of_players(&Secret::new([9; 32])));
}
