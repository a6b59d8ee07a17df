/**
 * The content of a printed diagram of a deal, a position or a puzzle, before it is drawn: the facts, and the hands in rows of suits, as the element
 * shows them with `hands="diagram"`. diagram-svg.ts and diagram-html.ts draw it.
 */
import { rankOf, SEATS, SIDES, suitOf, trumpOf } from '../../game/cards.ts';
import type { Seat, Suit } from '../../game/cards.ts';
import type { GameState } from '../../game/play/play.ts';
import { trickSeat } from '../../game/play/trick.ts';
import { suitsInOrder } from '../../game/rules/pack.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { bidInSigns, contractInSigns } from '../signs.ts';
import type { Language } from '../../languages/registry/languages.ts';
import type { Reader } from '../puzzle.ts';
import type { TaskTexts } from '../../languages/en/task.ts';
import { fillPlaces } from '../words/say.ts';
import type { DeckArt } from './art.ts';
import type { DiagramDeck } from './diagram-decks.ts';
import { french, french4 } from './french.ts';
import { indexLetters } from './letters.ts';
import { swiss } from './swiss.ts';
import { BASICS } from '../../languages/registry/languages.ts';
import { REPORTS } from '../../languages/registry/reports.ts';

const ART: Readonly<Record<DiagramDeck, DeckArt>> = { french, french4, swiss };

export interface DiagramInput {
  /** The name of the game, for people. */
  readonly game: string;
  /** The position to draw: the cards that are still held, and the trick in progress. */
  readonly state: GameState;
  readonly payoff: Payoff;
  /** The hands to play, and the least value that is enough; the best that can be made unless given. */
  readonly puzzle?: { readonly side: Reader; readonly target?: number | undefined } | undefined;
  /** The seats whose hands are drawn; all unless given. */
  readonly shown?: readonly Seat[] | undefined;
  readonly deck: DiagramDeck;
  readonly language: Language;
  /** Leads to the deal: an address, or its fragment alone. A drawing of some hands alone must have none, as it tells all of them. */
  readonly link?: string | undefined;
}

/** A suit of a hand: its ranks as the deck's cards have them, the strongest first. */
interface DiagramRow {
  readonly suit: Suit;
  readonly isTrump: boolean;
  readonly ranks: readonly string[];
}

export interface DiagramHand {
  readonly seat: Seat;
  readonly name: string;
  readonly letter: string;
  /** Empty for a hand that is not shown. */
  readonly rows: readonly DiagramRow[];
  /** The number of cards of a hand that is not shown, in words; null for the others. */
  readonly hidden: string | null;
  /** The card in the trick in progress. */
  readonly played: DiagramCard | null;
}

interface DiagramCard {
  readonly suit: Suit;
  readonly rank: string;
}

/** A fact with its label: the contract, the leader. */
export interface DiagramFact {
  readonly label: string;
  /** The trump suit is drawn; other values are words. */
  readonly value: { readonly suit: Suit } | { readonly text: string };
}

export interface Diagram {
  /** Begins the ids in the drawing, so that one page may have several. */
  readonly id: string;
  readonly title: string;
  readonly facts: readonly DiagramFact[];
  /** The task of a puzzle. */
  readonly task: string | null;
  readonly hands: Readonly<Record<Seat, DiagramHand>>;
  readonly art: DeckArt;
  readonly language: Language;
  readonly suitNames: Readonly<Record<Suit, string>>;
  readonly noCards: string;
  /** Null if the drawing carries none. */
  readonly link: string | null;
}

export function diagramOf(input: DiagramInput): Diagram {
  const { game, deck, language } = input;
  const art = ART[deck];
  return {
    id: `jass-${hashOf(JSON.stringify(input))}`,
    title: game,
    facts: factsOf(input),
    task: taskOf(input),
    hands: Object.fromEntries(SEATS.map((seat) => [seat, handOf(input, seat)])) as Record<Seat, DiagramHand>,
    art,
    language,
    suitNames: BASICS[language].suits[art.suits],
    noCards: BASICS[language].diagram.noCards,
    link: input.link ?? null,
  };
}

function factsOf({ state, language }: DiagramInput): DiagramFact[] {
  const { contract, leader, declarer, level, doubled, taken } = state.setup;
  const words = BASICS[language].diagram;
  const trump = trumpOf(contract);
  const hasTricks = state.tricks.length > 0;
  const hasBegun = hasTricks || state.trick.cards.length > 0;
  const points = SIDES.map((side) => `${words.sides[side]} ${state.points[side]}`).join(', ');
  return [
    { label: words.trump, value: trump ? { suit: trump } : { text: contractInSigns(contract, language) } },
    { label: words.leader, value: { text: words.seats[leader] } },
    ...(declarer === leader ? [] : [{ label: words.declarer, value: { text: words.seats[declarer] } }]),
    ...(level === undefined ? [] : [{ label: words.level, value: { text: bidInSigns(level, doubled) } }]),
    ...(hasBegun && state.toPlay ? [{ label: words.toPlay, value: { text: words.seats[state.toPlay] } }] : []),
    ...(hasTricks || taken ? [{ label: words.soFar, value: { text: points } }] : []),
  ];
}

/** A hash of a text, by FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

function handOf({ state, deck, language, shown = SEATS }: DiagramInput, seat: Seat): DiagramHand {
  const { setup, hands, trick } = state;
  const { seats } = BASICS[language].diagram;
  const letters = indexLetters(language, ART[deck].suits);
  const index = trick.cards.findIndex((_, at) => trickSeat(setup.rules, trick, at) === seat);
  const card = trick.cards[index];
  const isShown = shown.includes(seat);
  return {
    seat,
    name: seats[seat],
    letter: seats[seat][0]!,
    hidden: isShown ? null : cardsInWords(hands[seat].length, language),
    rows: (isShown ? suitsInOrder(setup.rules, setup.contract) : []).map(({ suit, trump, ranks }) => ({
      suit,
      isTrump: trump,
      ranks: hands[seat]
        .filter((held) => suitOf(held) === suit)
        .map(rankOf)
        .sort((a, b) => ranks.indexOf(a) - ranks.indexOf(b))
        .map((rank) => letters[rank]),
    })),
    played: card ? { suit: suitOf(card), rank: letters[rankOf(card)] } : null,
  };
}

function cardsInWords(count: number, language: Language): string {
  const { hiddenOne, hidden } = BASICS[language].diagram;
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return fillPlaces(isOne ? hiddenOne : hidden, { count });
}

/** The task of a puzzle in two sentences, as the element has them; the difference of other payoffs as a number. */
export function taskOf({
  puzzle,
  payoff,
  language,
}: Pick<DiagramInput, 'puzzle' | 'payoff' | 'language'>): string | null {
  if (!puzzle) return null;
  const texts = REPORTS[language].task;
  const { side, target } = puzzle;
  const { sides, seats } = BASICS[language].diagram;
  const player = side === 'NS' || side === 'EW' ? sides[side] : seats[side];
  return fillPlaces(texts.head, {
    player,
    goal: fillPlaces(texts[goalOf(payoff, target)], { value: Math.abs(target ?? 0) }),
  });
}

function goalOf(payoff: Payoff, target: number | undefined): keyof TaskTexts {
  if (target === undefined) return 'goalBest';
  if (payoff === 'points') return 'goalPoints';
  return target > 0 ? 'goalAhead' : target < 0 ? 'goalBehind' : 'goalEven';
}
