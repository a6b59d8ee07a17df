/**
 * The hands of a text by trial: it is read in every vocabulary and in every layout that people use, and a reading counts only if its cards
 * are a deal. Readings that differ are none.
 */
import { SEATS } from '../../../../game/cards.ts';
import type { Card, Seat } from '../../../../game/cards.ts';
import type { Language } from '../../../../languages/registry/languages.ts';
import { isLetter } from '../card-words.ts';
import { namesSuit } from '../../../words/meanings.ts';
import { ownValue, VOCABULARIES } from '../../../words/vocabularies.ts';
import type { Vocabulary } from '../../../words/vocabularies.ts';
import { formatDeal } from '../../../hands.ts';
import { foreignLetterings, letterings, Meanings } from './meaning.ts';
import type { Lettering } from './meaning.ts';
import { mayHaveRest } from './rest.ts';
import { tokensOf, walk } from './walk.ts';
import type { Given, Layout, Token } from './walk.ts';
import { completenessOf, MOST_COPIES } from './whole.ts';
import type { Completeness, Hands } from './whole.ts';

/** Four hands that a text has, and what of it they are. */
export interface Trial {
  readonly hands: Hands;
  readonly rest?: Seat;
  readonly vocabularies: readonly Vocabulary[];
  readonly cards: readonly Given[];
  readonly seatOf: (owner: Given['owner']) => Seat | undefined;
  readonly mends: ReadonlyMap<string, string>;
}

/** Longer texts have more than one deal, or none. */
const MOST_TOKENS = 1500;
const FEWEST_CARDS = 8;

/** The layouts that a text may have: without empty lines and without letters that stand alone there are fewer. */
function layoutsOf(tidy: string): readonly Layout[] {
  const hasLetter =
    /(?<![\p{L}\p{N}])(?:[neswoz]|[NESWOZ][AKQJTDVBRHOU\d]+)(?![\p{L}\p{N}])/u.test(tidy) ||
    /(?<![\p{L}\p{N}])[NESWOZ](?![\p{L}\p{N}])/u.test(tidy);
  const letters = hasLetter ? (['nowhere', 'starts', 'anywhere'] as const) : (['nowhere'] as const);
  const spaced = /\n\s*\n/.test(tidy) ? [false, true] : [false];
  return (['before', 'behind', 'suits'] as const).flatMap((by) =>
    letters.flatMap((letters) =>
      (by === 'suits' ? [false] : spaced).flatMap((isSpaced) =>
        (by === 'suits' ? [false] : [false, true]).map((isCarried) => ({ by, letters, isSpaced, isCarried })),
      ),
    ),
  );
}

interface Found {
  readonly trial: Trial;
  readonly vocabulary: Vocabulary;
  readonly completeness: Completeness;
  readonly deal: string;
  readonly isBehind: boolean;
  /** How many hands stand apart from their players. */
  readonly apart: number;
}

const BEST: readonly Completeness[] = ['whole', 'rest', 'ending'];

/**
 * The lower, the better. A text of hands behind each other can be read with each player one hand too early or too late: then the players stand
 * apart from their cards, or one of them has no seat.
 */
const rankOf = ({ completeness, trial: { cards }, apart, isBehind }: Found): readonly number[] => [
  BEST.indexOf(completeness),
  cards.every(({ owner }) => !owner.startsWith('?')) ? 0 : 1,
  apart,
  isBehind ? 1 : 0,
];

/** Whether the players stand beside their cards; at most one hand may stand apart, if all players are seated. */
const isNear = (found: Found): boolean => {
  const [, unseated, apart] = rankOf(found);
  return apart === 0 || (apart === 1 && unseated === 0 && !found.isBehind);
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

/**
 * @param tidy the text without what frames it
 * @param spoken the language of its sentences, if it is known
 * @returns undefined if no reading is a deal, or if two are
 */
export function dealByTrial(tidy: string, language?: Language, spoken?: Language): Trial | undefined {
  const tokens = tokensOf(tidy);
  if (tokens.length > MOST_TOKENS) return undefined;
  const layouts = layoutsOf(tidy);
  const known = VOCABULARIES.filter((vocabulary) => language === undefined || vocabulary.language === language);
  for (const kind of [letterings, foreignLetterings]) {
    const found = readings(tidy, tokens, layouts, known.flatMap(kind));
    if (found.length > 0) return only(found, tokens, spoken);
  }
  return undefined;
}

/** The deals that a text is in each of the letterings and layouts. */
function readings(
  tidy: string,
  tokens: readonly Token[],
  layouts: readonly Layout[],
  letterings: readonly Lettering[],
): Found[] {
  const found: Found[] = [];
  for (const lettering of letterings) {
    const { vocabulary } = lettering;
    const meanings = new Meanings(lettering);
    const hasCards = tokens.some(({ word }) => meanings.of(word).kind === 'cards');
    for (const layout of layouts) {
      if (layout.isCarried && !hasCards) continue;
      const read = dealOf(tidy, tokens, meanings, layout);
      if (read) found.push({ ...read, vocabulary });
    }
  }
  return found;
}

/** The only deal of the best readings, or of those in the language of the text. */
function only(found: readonly Found[], tokens: readonly Token[], spoken: Language | undefined): Trial | undefined {
  const ranked = found
    .filter(isNear)
    .map((one) => ({ one, rank: rankOf(one) }))
    .sort((a, b) => compare(a.rank, b.rank));
  const best = ranked.filter(({ rank }) => compare(rank, ranked[0]!.rank) === 0).map(({ one }) => one);
  const readings = [best, best.filter(({ vocabulary }) => vocabulary.language === spoken)];
  const agreed = readings.find((some) => new Set(some.map(({ deal }) => deal)).size === 1);
  if (!agreed) return undefined;
  const fewest = agreed.reduce((a, b) => (b.trial.mends.size < a.trial.mends.size ? b : a));
  return { ...fewest.trial, vocabularies: likeliest([...new Set(agreed.map(({ vocabulary }) => vocabulary))], tokens) };
}

/** The vocabularies that have the most names of suits of the text. */
function likeliest(vocabularies: readonly Vocabulary[], tokens: readonly Token[]): readonly Vocabulary[] {
  const words = [...new Set(tokens.map(({ word }) => word))];
  const scores = vocabularies.map((vocabulary) => words.filter((word) => namesSuit(vocabulary, word)).length);
  return vocabularies.filter((_, index) => scores[index] === Math.max(...scores));
}

/** The deal that the cards of a reading are, without those before and after it. */
function dealOf(
  tidy: string,
  tokens: readonly Token[],
  meanings: Meanings,
  layout: Layout,
): Omit<Found, 'vocabulary'> | undefined {
  const given = walk(tokens, meanings, layout);
  if (given.length < FEWEST_CARDS) return undefined;
  for (let start = 0; start < given.length; start++) {
    const from = given[start]!;
    // A deal begins with a hand, or with the cards of a player behind a break.
    if (start > 0 && given[start - 1]!.owner === from.owner && given[start - 1]!.end + 4 > from.start) continue;
    const seatOf = seatsOf(given.slice(start), meanings.lettering.vocabulary);
    const read = dealFrom(given.slice(start), seatOf, start > 0);
    const isSure =
      read &&
      (read.completeness === 'whole' ||
        (read.completeness === 'rest' && mayHaveRest(tidy, emptyIn(read.hands))) ||
        (read.completeness === 'ending' && isAllOf(tidy, tokens, read.cards, meanings)));
    if (isSure) {
      const { hands, cards, completeness } = read;
      const rest = completeness === 'rest' ? emptyIn(hands) : undefined;
      const mends = mendsIn(meanings.mends, tokens, cards);
      const trial = { hands, cards, seatOf, ...(rest && { rest }), vocabularies: [], mends };
      const isBehind = layout.by === 'behind';
      return { trial, completeness, deal: formatDeal(hands), isBehind, apart: apartIn(tidy, cards, isBehind) };
    }
  }
  return undefined;
}

/** Whether the cards are all of the text, and no word stands between two of a player: an ending has no pack that tells whether some lack. */
function isAllOf(tidy: string, tokens: readonly Token[], cards: readonly Given[], meanings: Meanings): boolean {
  const isUsed = ({ start, end }: Token): boolean => cards.some((card) => card.start < end && card.end > start);
  const isLeft = tokens.some(
    (token) => /^(?:10|[6-9AKQJTDVBRHOU])+$/.test(token.word) && !isLetter(token.word) && !isUsed(token),
  );
  const isLeftLetter = tokens.some(
    (token) => /^[6-9AKQJT]$/.test(token.word) && meanings.of(token.word).kind === 'ranks' && !isUsed(token),
  );
  const hasWord = cards.some(({ owner, start }, index) => {
    const before = cards[index - 1];
    return (
      before?.owner === owner &&
      tokensOf(tidy.slice(before.end, start)).some(({ word }) => meanings.of(word).kind === 'word')
    );
  });
  return !isLeft && !isLeftLetter && !hasWord;
}

const emptyIn = (hands: Hands): Seat => SEATS.find((seat) => hands[seat].length === 0)!;

/** The words read as others that are cards or players of the deal. */
const mendsIn = (
  mends: ReadonlyMap<string, string>,
  tokens: readonly Token[],
  cards: readonly Given[],
): ReadonlyMap<string, string> =>
  new Map(
    [...mends].filter(([mended]) =>
      tokens.some(
        ({ word, start }) =>
          word === mended && cards.some((card) => card.ownerAt === start || (card.start <= start && start < card.end)),
      ),
    ),
  );

interface Cards {
  readonly hands: Hands;
  readonly cards: readonly Given[];
  readonly completeness: Completeness;
}

/** The cards up to the last one with which they are a deal. */
function dealFrom(
  given: readonly Given[],
  seatOf: (owner: Given['owner']) => Seat | undefined,
  isPart: boolean,
): Cards | undefined {
  const hands: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
  const counts = new Map<Card, number>();
  let last: Cards | undefined;
  for (const [index, { owner, card }] of given.entries()) {
    const seat = seatOf(owner);
    const count = (counts.get(card) ?? 0) + 1;
    if (!seat || count > MOST_COPIES) break;
    counts.set(card, count);
    hands[seat].push(card);
    if (index < FEWEST_CARDS - 1) continue;
    const completeness = completenessOf(hands);
    // Players who take turns play tricks.
    const isAll = !isPart && index === given.length - 1 && given.filter(startsHand).length === SEATS.length;
    if (!completeness || (completeness === 'ending' && !isAll)) continue;
    last = {
      hands: Object.fromEntries(SEATS.map((of) => [of, [...hands[of]]])) as unknown as Hands,
      cards: given.slice(0, index + 1),
      completeness,
    };
    if (completeness === 'whole') break;
  }
  return last;
}

/** How many hands have another sentence or line between them and their players; a player alone in a line stands above a hand. */
function apartIn(tidy: string, cards: readonly Given[], isBehind: boolean): number {
  return cards.filter((card, index) => {
    const other = cards[isBehind ? index + 1 : index - 1];
    if (other?.owner === card.owner || card.ownerAt === undefined) return false;
    const between = isBehind ? tidy.slice(card.end, card.ownerAt) : tidy.slice(card.ownerAt, card.start);
    if (isBehind) return /[.;!?\n]/.test(between);
    const isAbove = /^[^\n]*\n\s*[^\n]*$/.test(between) && (other?.end ?? 0) < tidy.lastIndexOf('\n', card.ownerAt) + 1;
    return /[.;!?]\s/.test(between) || (between.includes('\n') && !isAbove);
  }).length;
}

/** Whether a card is the first one of its player, or the next one after another player’s. */
const startsHand = ({ owner }: Given, index: number, given: readonly Given[]): boolean =>
  given[index - 1]?.owner !== owner;

/**
 * The seats of the players. O is east beside a west, west beside an east, and otherwise what it is in the language. The one whom the text does not seat has the only seat left; of two without a name the
 * upper one is North, as in a diagram.
 */
function seatsOf(given: readonly Given[], vocabulary: Vocabulary): (owner: Given['owner']) => Seat | undefined {
  const owners = [...new Set(given.map(({ owner }) => owner))];
  const ofO = owners.includes('W') ? 'E' : owners.includes('E') ? 'W' : ownValue(vocabulary.seats, 'o');
  const known = new Map<Given['owner'], Seat>();
  for (const owner of owners) {
    const seat = owner === 'O' ? ofO : owner;
    if (seat && !seat.startsWith('?')) known.set(owner, seat as Seat);
  }
  const unknown = owners.filter((owner) => owner.startsWith('?'));
  const free = SEATS.filter((seat) => ![...known.values()].includes(seat));
  const isOne = unknown.length === 1 && free.length === 1;
  const isDiagram = unknown.length === 2 && free.join('') === 'NS';
  if (isOne || isDiagram) unknown.forEach((owner, index) => known.set(owner, free[index]!));
  return (owner) => known.get(owner);
}
