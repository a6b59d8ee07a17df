/**
 * The games of rules.md once more, for the independent check only: packs, orders, card points and legality written
 * directly as code. Nothing here is shared with src/ or assembly/, on purpose: two readings of one text that agree
 * are the evidence the golden table rests on.
 *
 * A card is a number: suit × 12 + place, suits 0..3 = S H D C. A place counts up from the weakest card of the suit
 * under the contract; in a two-copy pack each rank takes two neighbouring places. A set of cards of one suit is a bit
 * mask over places, a hand is four such masks.
 */
export const SUITS = 'SHDC';
export const SEATS = 'NESW';
export const PLACES = 12;

/** One turn as the legality functions see it; `may` receives their answer. */
export interface Turn {
  readonly hand: Int32Array;
  readonly may: Int32Array;
  /** Suit led. The player who leads never asks: any card may be led in every game. */
  led: number;
  /** Trump suit; −1 without trumps (then only `followSuit` is asked). */
  trump: number;
  /** Places of trump jacks. */
  jacks: number;
  /** Trump places above the highest trump in the trick (all places when it has none). */
  over: number;
  /** Trump places above the highest trump that an opponent has put in the trick (all places if none has). */
  overOpponents: number;
  /** Places of the suit led above the highest card of that suit in the trick. */
  head: number;
  /** Whether the partner's card is winning the trick so far. */
  partnerWins: boolean;
}

type Legality = (turn: Turn) => void;

/** A variant under one contract. */
export interface Sheet {
  readonly variant: string;
  readonly contract: string;
  readonly trump: number;
  readonly copies: number;
  /** Per suit, rank letters from the weakest to the strongest. */
  readonly order: readonly string[];
  /** Card points by card number. */
  readonly points: Int32Array;
  /** The same in the tricks that low cards win. */
  readonly reversedPoints: Int32Array;
  readonly lastTrick: number;
  /** Step from a seat to the next to play, in N E S W. */
  readonly step: 1 | 3;
  readonly fullHand: number;
  readonly legal: Legality;
  /** Whether low cards win instead of high ones in the trick that starts with so many cards in each hand. */
  readonly reversed: (left: number) => boolean;
  /** Whether a trick's points go to the side that does not win it. */
  readonly misere: boolean;
  /** Roem in tricks: points for four jacks in one; 0 in a game without roem. */
  readonly fourJacks: number;
  /** Whether king and queen of a suit in one hand are a belot if the first of them is led or follows suit: Belot in all trumps. */
  readonly belots: boolean;
}

// ---- legality, one function a game -------------------------------------------------------------------------------

function anyCard({ hand, may }: Turn): void {
  for (let suit = 0; suit < 4; suit++) may[suit] = hand[suit]!;
}

function onlySuit({ may }: Turn, suit: number, cards: number): void {
  for (let other = 0; other < 4; other++) may[other] = 0;
  may[suit] = cards;
}

/** Every plain card, and of the trumps only these. */
function plainAnd(turn: Turn, trumps: number): void {
  anyCard(turn);
  turn.may[turn.trump] = trumps;
}

function holdsOnlyTrumps({ hand, trump }: Turn): boolean {
  for (let suit = 0; suit < 4; suit++) if (suit !== trump && hand[suit] !== 0) return false;
  return true;
}

/** Obenabe, Unenufe: follow suit if able, else any card. */
function followSuit(turn: Turn): void {
  const follow = turn.hand[turn.led]!;
  if (follow) onlySuit(turn, turn.led, follow);
  else anyCard(turn);
}

/** Follow or ruff as one likes; these trumps may ruff. */
function followOrRuff(turn: Turn, ruffs: number): void {
  const follow = turn.hand[turn.led]!;
  if (follow) {
    onlySuit(turn, turn.led, follow);
    turn.may[turn.trump] = ruffs;
  } else {
    plainAnd(turn, ruffs);
  }
}

function kruisjassen(turn: Turn): void {
  if (turn.led === turn.trump) return followSuit(turn);
  const higher = turn.hand[turn.trump]! & turn.over;
  if (higher === 0 && holdsOnlyTrumps(turn)) anyCard(turn);
  else followOrRuff(turn, higher);
}

/** A trump lead where a hand whose only trumps are jacks is free. */
function trumpLeadJackExempt(turn: Turn): void {
  const bound = turn.hand[turn.trump]! & ~turn.jacks;
  if (bound) followSuit(turn);
  else anyCard(turn);
}

function krutzjass(turn: Turn): void {
  if (turn.led === turn.trump) trumpLeadJackExempt(turn);
  else followOrRuff(turn, turn.hand[turn.trump]!);
}

function schieber(turn: Turn): void {
  if (turn.led === turn.trump) trumpLeadJackExempt(turn);
  else if (holdsOnlyTrumps(turn)) anyCard(turn);
  else followOrRuff(turn, turn.hand[turn.trump]! & turn.over);
}

/** Only an opponent's ruff binds: a hand may go under its partner's. */
function kreuzjass(turn: Turn): void {
  if (turn.led === turn.trump) return trumpLeadJackExempt(turn);
  const higher = turn.hand[turn.trump]! & turn.overOpponents;
  if (higher === 0 && holdsOnlyTrumps(turn)) anyCard(turn);
  else followOrRuff(turn, higher);
}

/** With the preset `undertrump-anyone` a partner's ruff binds too. */
function kreuzjassAnyone(turn: Turn): void {
  if (turn.led === turn.trump) return trumpLeadJackExempt(turn);
  const higher = turn.hand[turn.trump]! & turn.over;
  if (higher === 0 && holdsOnlyTrumps(turn)) anyCard(turn);
  else followOrRuff(turn, higher);
}

function klaverjassen(turn: Turn): void {
  const { hand, led, trump, partnerWins } = turn;
  if (hand[led]) {
    const heading = partnerWins ? 0 : hand[led] & turn.head;
    return onlySuit(turn, led, heading || hand[led]);
  }
  const higher = hand[trump]! & turn.over;
  if (partnerWins || higher === 0) anyCard(turn);
  else onlySuit(turn, trump, higher);
}

/** Rotterdam, Amsterdam, Belote: holding the suit led; only a trump lead must be headed, even over the partner. */
function followHeadingTrumps(turn: Turn): void {
  const follow = turn.hand[turn.led]!;
  const heading = turn.led === turn.trump ? follow & turn.head : 0;
  onlySuit(turn, turn.led, heading || follow);
}

function rotterdam(turn: Turn): void {
  if (turn.hand[turn.led]) return followHeadingTrumps(turn);
  const trumps = turn.hand[turn.trump]!;
  if (trumps) onlySuit(turn, turn.trump, trumps & turn.over || trumps);
  else anyCard(turn);
}

function amsterdam(turn: Turn): void {
  if (turn.hand[turn.led]) return followHeadingTrumps(turn);
  const higher = turn.hand[turn.trump]! & turn.over;
  if (higher && !turn.partnerWins) onlySuit(turn, turn.trump, higher);
  else if (higher === 0 && holdsOnlyTrumps(turn)) anyCard(turn);
  else plainAnd(turn, higher);
}

/** As Amsterdam, but a hand that must ruff, and has no higher trump than the one on the table, goes under it. */
function utrecht(turn: Turn): void {
  const isVoid = !turn.hand[turn.led];
  if (isVoid && !turn.partnerWins) rotterdam(turn);
  else amsterdam(turn);
}

function belote(turn: Turn): void {
  if (turn.hand[turn.led]) return followHeadingTrumps(turn);
  if (turn.partnerWins) anyCard(turn);
  else rotterdam(turn);
}

/** Bulgarian Belot with a trump suit: no duty to go under an opponent's higher trump, so a hand that cannot go over it is free. */
function belot(turn: Turn): void {
  const { hand, led, trump, partnerWins, over } = turn;
  if (hand[led]) return followHeadingTrumps(turn);
  const higher = hand[trump]! & over;
  if (partnerWins || higher === 0) anyCard(turn);
  else onlySuit(turn, trump, higher);
}

/** Belot in all trumps: any suit led is to be headed, and nobody ruffs. */
function allTrumps(turn: Turn): void {
  const follow = turn.hand[turn.led]!;
  if (follow) onlySuit(turn, turn.led, follow & turn.head || follow);
  else anyCard(turn);
}

/** Bela: every lead is to be headed, whoever is winning, but for a plain lead that has been ruffed. */
function bela(turn: Turn): void {
  const { hand, led, trump, over, head } = turn;
  const follow = hand[led]!;
  if (!follow) return rotterdam(turn);
  const isRuffed = led !== trump && over !== (1 << PLACES) - 1;
  onlySuit(turn, led, (isRuffed ? 0 : follow & head) || follow);
}

// ---- packs, orders and points ------------------------------------------------------------------------------------

interface Game {
  variants: readonly string[];
  copies: number;
  /** Rank letters, strongest first. */
  trump: string;
  plain: string;
  /** Card points in the order of `trump` and `plain`. */
  trumpPoints: readonly number[];
  plainPoints: readonly number[];
  lastTrick: number;
  clockwise: boolean;
  noTrumps: boolean;
  legal: Legality;
  /** Roem in tricks, with so many points for four jacks; absent in a game without. */
  fourJacks?: number;
}

const swiss36 = {
  copies: 1,
  trump: 'J9AKQT876',
  plain: 'AKQJT9876',
  trumpPoints: [20, 14, 11, 4, 3, 10, 0, 0, 0],
  plainPoints: [11, 4, 3, 2, 10, 0, 0, 0, 0],
  lastTrick: 5,
  clockwise: false,
};

const klaver32 = {
  copies: 1,
  trump: 'J9ATKQ87',
  plain: 'ATKQJ987',
  trumpPoints: [20, 14, 11, 10, 4, 3, 0, 0],
  plainPoints: [11, 10, 4, 3, 2, 0, 0, 0],
  noTrumps: false,
};

const GAMES: readonly Game[] = [
  {
    variants: ['kruisjassen', 'kruisjassen-fixed', 'kruisjassen-tournament', 'kruisjassen-tik', 'kruisjassen-roem'],
    copies: 1,
    trump: 'J9AKQT87',
    plain: 'AKQJT987',
    trumpPoints: [20, 14, 11, 3, 2, 10, 0, 0],
    plainPoints: [11, 3, 2, 1, 10, 0, 0, 0],
    lastTrick: 5,
    clockwise: true,
    noTrumps: false,
    legal: kruisjassen,
  },
  {
    variants: ['krutzjass'],
    copies: 2,
    trump: 'J9AKQT',
    plain: 'AKQJT9',
    trumpPoints: [20, 14, 11, 4, 3, 10],
    plainPoints: [11, 4, 3, 2, 10, 0],
    lastTrick: 6,
    clockwise: false,
    noTrumps: false,
    legal: krutzjass,
  },
  { variants: ['schieber', 'chibre', 'sidi-barrani'], ...swiss36, noTrumps: true, legal: schieber },
  { variants: ['coiffeur'], ...swiss36, noTrumps: true, legal: schieber },
  { variants: ['kreuzjass'], ...swiss36, noTrumps: false, legal: kreuzjass },
  {
    variants: ['klaverjassen'],
    ...klaver32,
    lastTrick: 5,
    clockwise: false,
    legal: klaverjassen,
    fourJacks: 100,
  },
  {
    variants: ['klaverjassen-rotterdam', 'klaverjassen-leiden'],
    ...klaver32,
    lastTrick: 10,
    clockwise: true,
    legal: rotterdam,
    fourJacks: 200,
  },
  {
    variants: ['klaverjassen-amsterdam'],
    ...klaver32,
    lastTrick: 10,
    clockwise: true,
    legal: amsterdam,
    fourJacks: 200,
  },
  {
    variants: ['klaverjassen-utrecht'],
    ...klaver32,
    lastTrick: 10,
    clockwise: true,
    legal: utrecht,
    fourJacks: 200,
  },
  { variants: ['belote', 'contree'], ...klaver32, lastTrick: 10, clockwise: false, legal: belote },
  { variants: ['belot-bulgarian'], ...klaver32, lastTrick: 10, clockwise: false, legal: belot },
  { variants: ['bela'], ...klaver32, lastTrick: 10, clockwise: false, legal: bela },
];

export const VARIANTS: readonly string[] = GAMES.flatMap((game) => game.variants);

/** A contract without a trump suit. */
interface NoTrump {
  order: string;
  points: readonly number[];
  legal: Legality;
  /** If it differs from the game's. */
  lastTrick?: number;
}

const OBENABE: NoTrump = { order: 'AKQJT9876', points: [11, 4, 3, 2, 10, 0, 8, 0, 0], legal: followSuit };
const UNENUFE: NoTrump = { order: '6789TJQKA', points: [11, 0, 8, 0, 10, 2, 3, 4, 0], legal: followSuit };

/** Those of Bulgarian Belot; points are doubled in no trumps. */
const BELOT: Readonly<Record<string, NoTrump>> = {
  alltrumps: { order: klaver32.trump, points: klaver32.trumpPoints, legal: allTrumps },
  notrumps: { order: klaver32.plain, points: [22, 20, 8, 6, 4, 0, 0, 0], legal: followSuit, lastTrick: 20 },
};

/** Those of Contrée, in which every contract has 162 points. */
const CONTREE: Readonly<Record<string, NoTrump>> = {
  alltrumps: { order: klaver32.trump, points: [14, 9, 6, 5, 3, 1, 0, 0], legal: allTrumps },
  notrumps: { order: klaver32.plain, points: [19, 10, 4, 3, 2, 0, 0, 0], legal: followSuit },
};

/** The contracts of Coiffeur that change trick by trick, or turn the points. */
const BY_TRICK = ['slalom-obenabe', 'slalom-unenufe', 'guschti-obenabe', 'guschti-unenufe'];
const MISERES = ['misere-obenabe', 'misere-unenufe', 'misere-slalom-obenabe', 'misere-slalom-unenufe'];

/** Slalom: one trick and one trick in turns; Guschti: five tricks, then four, or with its preset four, then five. */
function reversedIn(contract: string, presets: readonly string[]): (left: number) => boolean {
  if (contract.includes('slalom')) return (left) => (9 - left) % 2 === 1;
  if (contract.includes('guschti')) return (left) => left <= (presets.includes('guschti-4') ? 5 : 4);
  return () => false;
}

/**
 * The sheet of a variant under a contract (`S H D C obenabe unenufe`, and more in Coiffeur and Belot), with presets that change the play or
 * the card points. Throws on a name it does not know.
 */
export function sheetOf(variant: string, contract: string, presets: readonly string[] = []): Sheet {
  const game = GAMES.find(({ variants }) => variants.includes(variant));
  const trump = contract.length === 1 ? SUITS.indexOf(contract) : -1;
  const isKnown = contractsOf(variant).includes(contract);
  const swiss = /oben(abe)?$/.test(contract) ? OBENABE : UNENUFE;
  const noTrump = trump >= 0 || !isKnown ? undefined : ((variant === 'contree' ? CONTREE : BELOT)[contract] ?? swiss);
  if (!game || (!noTrump && trump < 0)) throw new Error(`no game ${variant} ${contract}`);

  const points = new Int32Array(4 * PLACES);
  const order = [0, 1, 2, 3].map((suit) => {
    const strongestFirst = noTrump?.order ?? (suit === trump ? game.trump : game.plain);
    const worth = noTrump?.points ?? (suit === trump ? game.trumpPoints : game.plainPoints);
    const ranks = strongestFirst.length;
    for (let i = 0; i < ranks; i++) {
      for (let copy = 0; copy < game.copies; copy++) {
        points[suit * PLACES + (ranks - 1 - i) * game.copies + copy] = worth[i]!;
      }
    }
    return [...strongestFirst].reverse().join('');
  });
  // Card points count as in the first kind, unless each trick counts by its own.
  const ownKind = presets.includes('own-kind') ? (noTrump === OBENABE ? UNENUFE : OBENABE) : undefined;
  const reversedPoints = ownKind
    ? points.map((_, card) => ownKind.points[ownKind.order.indexOf(order[suitOf(card)]![card % PLACES]!)] ?? 0)
    : points;
  return {
    variant,
    contract,
    trump,
    copies: game.copies,
    order,
    points,
    lastTrick: noTrump?.lastTrick ?? game.lastTrick,
    step: game.clockwise ? 1 : 3,
    fullHand: game.plain.length * game.copies,
    legal: noTrump?.legal ?? (presets.includes('undertrump-anyone') ? kreuzjassAnyone : game.legal),
    reversed: reversedIn(contract, presets),
    reversedPoints,
    misere: MISERES.includes(contract),
    fourJacks: game.fourJacks ?? 0,
    belots: variant === 'belot-bulgarian' && contract === 'alltrumps',
  };
}

/** Contracts of a variant. */
export function contractsOf(variant: string): string[] {
  const noTrumps = GAMES.find(({ variants }) => variants.includes(variant))?.noTrumps;
  const plain = noTrumps ? [...SUITS, 'obenabe', 'unenufe'] : [...SUITS];
  if (variant === 'belot-bulgarian' || variant === 'contree') return [...plain, ...Object.keys(BELOT)];
  return variant === 'coiffeur' ? [...plain, ...BY_TRICK, ...MISERES] : plain;
}

export const suitOf = (card: number): number => Math.trunc(card / PLACES);
/** Strength within the suit, equal for equal cards. */
export const strengthOf = (sheet: Sheet, card: number): number => Math.trunc((card % PLACES) / sheet.copies);

/** Mask of the places of a rank in a suit; 0 for no suit. */
export function placesOfRank(sheet: Sheet, suit: number, rank: string): number {
  const strength = sheet.order[suit]?.indexOf(rank) ?? -1;
  return strength < 0 ? 0 : ((1 << sheet.copies) - 1) << (strength * sheet.copies);
}

/**
 * Whether `later`, played after the card that is winning, takes the trick over, which started with `left` cards in each hand. Of two equal
 * cards the later wins.
 */
export function beats(sheet: Sheet, later: number, winning: number, left: number): boolean {
  if (suitOf(later) === suitOf(winning)) {
    const [a, b] = [strengthOf(sheet, later), strengthOf(sheet, winning)];
    return sheet.reversed(left) ? a <= b : a >= b;
  }
  return suitOf(later) === sheet.trump;
}
