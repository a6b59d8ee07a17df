/**
 * What the text of a study claims about points, against the solver. A claim is a number before a word for points, or before “roem”. The words of its
 * sentence decide which fact it has to be:
 *
 * - “costs”, “loses”, “gives away”: the loss of a move of the sentence, in a reply that of each of its cards;
 * - a side, such as “North–South”: what that side makes from one of these positions on with best play, has taken so far, or takes with a trick;
 * - otherwise the points of a card or of a trick that the moves play, or what a last trick or a whole deal has.
 *
 * The moves are those of the sentence; of a sentence without any, those of its paragraph, and of a paragraph without any the position reached.
 */
import { answer } from '../../../src/engine/synchronous.ts';
import { cardValues } from '../../../src/analysis/puzzle/goal.ts';
import type { CardValues } from '../../../src/analysis/puzzle/goal.ts';
import { SIDES, sideOf } from '../../../src/game/cards.ts';
import type { Card, Side } from '../../../src/game/cards.ts';
import { legalNow, pointsNow } from '../../../src/game/play/play.ts';
import type { GameState } from '../../../src/game/play/play.ts';
import { lastTrickOf } from '../../../src/game/rules/pack.ts';
import { pointsOfDeal, valueFor } from '../../../src/game/scoring/payoff.ts';
import { BASICS } from '../../../src/languages/registry/languages.ts';
import type { Language } from '../../../src/languages/registry/languages.ts';
import type { DealFields } from '../../../src/notation/request/deal-fields.ts';
import { fieldsOf } from '../../../src/notation/request/request.ts';
import { positionOf, resolveRequest } from '../../../src/notation/request/resolve-request.ts';
import type { Block, ChapterText, Moves, Prose, Reply } from '../../../src/notation/study/study.ts';
import type { Solver } from '../../../src/solver/solver.ts';

const POINTS = /(\d+)(?: card| Karten|-kaart)? ?(points?|Punkten?|Punkte|punten|punt|roem)(?![\p{L}])/giu;
const COST =
  /\b(cost|costs|loses?|lost|gives? away|gave away|kostet|kosten|verliert|verloren|verschenkt|kost|verliest|geeft \d+ punten weg)\b/iu;

/** Numbers before words for points are figures, which can be checked. */
const SPELLED =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|\w+teen|\w+ty|eine?n?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|\w+zig|één|twee|drie|vijf|zes|zeven|negen|tien|\w+tig) (?:points?|Punkten?|Punkte|punten|punt|roem)\b/iu;

/** What the solver knows of a deal, asked once for each position. */
export class Facts {
  readonly #values = new Map<string, CardValues>();

  constructor(
    readonly deal: DealFields,
    readonly solver: Solver,
  ) {}

  stateAfter(plays: readonly Card[]): GameState {
    return positionOf({ ...this.deal, plays });
  }

  /** What North–South make after each card. */
  #cards(plays: readonly Card[]): CardValues {
    const key = plays.join();
    const known = this.#values.get(key);
    if (known) return known;
    const request = resolveRequest({ ...this.deal, plays, want: ['cards'] });
    const { cards } = answer(fieldsOf(request), this.solver);
    const values = cardValues('NS', request.state.setup, this.deal.payoff, cards!);
    this.#values.set(key, values);
    return values;
  }

  /** What a side makes from a position on, with best play; after the last card, what it has made. */
  value(plays: readonly Card[], side: Side): number {
    const state = this.stateAfter(plays);
    if (state.toPlay === null) return this.#afterCard(plays.slice(0, -1), plays.at(-1)!, side);
    return (
      Math.max(...legalNow(state).map((card) => this.#afterCard(plays, card, side) * this.#sign(state, side))) *
      this.#sign(state, side)
    );
  }

  /** 1 for the side to play, whose best card is the largest value, -1 for the other. */
  #sign = ({ toPlay }: GameState, side: Side): number => (sideOf(toPlay!) === side ? 1 : -1);

  #afterCard(plays: readonly Card[], card: Card, side: Side): number {
    return valueFor(
      side,
      { setup: this.stateAfter([]).setup, payoff: this.deal.payoff },
      this.#cards(plays).get(card)!,
    );
  }

  /** What a card costs its side. */
  loss(before: readonly Card[], card: Card): number {
    const side = sideOf(this.stateAfter(before).toPlay!);
    return this.value(before, side) - this.#afterCard(before, card, side);
  }

  legal(plays: readonly Card[]): Card[] {
    return [...new Set(legalNow(this.stateAfter(plays)))];
  }

  best(plays: readonly Card[]): Card[] {
    return this.legal(plays).filter((card) => this.loss(plays, card) === 0);
  }
}

/** A move, or a position without one. */
interface Place {
  readonly before: readonly Card[];
  readonly card?: Card;
}

/** A sentence with its moves. */
interface Sentence {
  readonly text: string;
  readonly places: readonly Place[];
}

/** The sentences of a text, which end at a sign and a blank; moves belong to the sentence that they stand in. */
function sentencesOf(prose: Prose): Sentence[] {
  let last = { text: '', places: [] as Place[] };
  const sentences = [last];
  for (const part of prose) {
    if (typeof part === 'string') {
      const [first, ...others] = part.split(/(?<=[.!?;])\s+/u);
      last.text += first;
      for (const text of others) sentences.push((last = { text, places: [] }));
    } else {
      last.text += '[]';
      last.places.push(...placesOf(part));
    }
  }
  return sentences.filter(({ text }) => text !== '');
}

const placesOf = ({ before, moves }: Moves): Place[] => (moves.length > 0 ? [...moves] : [{ before }]);

/** The claims of a chapter that are not true. */
export const falseClaims = ({ blocks }: ChapterText, facts: Facts, language: Language): string[] =>
  blocks.flatMap((block, index) => [
    ...untrueIn(block, reachedAfter(blocks.slice(0, index)), facts, language),
    ...falseSigns(block.prose, facts),
  ]);

/** The points that a text names, in their order. */
export const claimsIn = (prose: Prose): number[] =>
  sentencesOf(prose).flatMap(({ text }) => [...text.matchAll(POINTS)].map(([, number]) => Number(number)));

/** The plays that a text has told at the end of these blocks. */
function reachedAfter(blocks: readonly Block[]): readonly Card[] {
  const moves = blocks.flatMap(({ prose }) =>
    prose.flatMap((part) => (typeof part === 'string' ? [] : placesOf(part))),
  );
  const last = moves.at(-1);
  return last ? [...last.before, ...(last.card ? [last.card] : [])] : [];
}

/** The least loss of a move with two question marks. */
const BLUNDER = 20;

/** The signs after moves that the solver does not confirm: a loss, a loss of 20 or more, or the only best card. */
const falseSigns = (prose: Prose, facts: Facts): string[] =>
  prose
    .flatMap((part) => (typeof part === 'string' ? [] : part.moves))
    .filter(({ before, card, sign }) => {
      if (sign === '?' || sign === '??') return facts.loss(before, card) < (sign === '?' ? 1 : BLUNDER);
      return (sign === '!' || sign === '!!') && facts.best(before).join() !== card;
    })
    .map(({ card, sign }) => `${card}${sign}`);

/** The claims of a block about points that are not true, as “text: number”. @param reached the plays before the block */
function untrueIn(block: Block, reached: readonly Card[], facts: Facts, language: Language): string[] {
  const ofProse = (prose: Prose, from: readonly Card[], reply?: Reply): string[] =>
    untrue(prose, from, reply, facts, language);
  const told = ofProse(block.prose, block.kind === 'question' ? block.before : reached);
  if (block.kind !== 'question') return told;
  const { before, hints, replies } = block;
  return [
    ...told,
    ...hints.flatMap((hint) => ofProse(hint, before)),
    ...replies.flatMap((reply) =>
      ofProse(reply.prose, before, { ...reply, cards: cardsOf(reply, block.replies, facts.legal(before)) }),
    ),
  ];
}

/** The cards that a reply is to. */
export function cardsOf({ cards }: Reply, replies: readonly Reply[], legal: readonly Card[]): readonly Card[] {
  if (cards !== 'others') return cards;
  const named = replies.flatMap((reply) => (reply.cards === 'others' ? [] : reply.cards));
  return legal.filter((card) => !named.includes(card));
}

function untrue(
  prose: Prose,
  from: readonly Card[],
  reply: Reply | undefined,
  facts: Facts,
  language: Language,
): string[] {
  const all = sentencesOf(prose);
  const inParagraph = all.flatMap(({ places }) => places);
  return all.flatMap(({ text, places }) => {
    const near = places.length > 0 ? places : inParagraph.length > 0 ? inParagraph : [{ before: from }];
    const spelled = SPELLED.exec(text)?.[0];
    if (spelled !== undefined) return [`${spelled}: ${text}`];
    return [...text.matchAll(POINTS)].flatMap(([claim, number, unit]) => {
      const isTrue = isFact(
        Number(number),
        { text, near, reply, isRoem: unit!.toLowerCase() === 'roem', before: from },
        facts,
        language,
      );
      return isTrue ? [] : [`${claim}: ${text}`];
    });
  });
}

interface Claimed {
  readonly text: string;
  readonly near: readonly Place[];
  readonly reply: Reply | undefined;
  readonly isRoem: boolean;
  /** The plays before a question, for its replies. */
  readonly before: readonly Card[];
}

function isFact(
  number: number,
  { text, near, reply, isRoem, before }: Claimed,
  facts: Facts,
  language: Language,
): boolean {
  const sides = SIDES.filter((side) => text.includes(BASICS[language].diagram.sides[side]));
  if (COST.test(text) && !isRoem) {
    const moved = near.filter((place): place is Required<Place> => place.card !== undefined);
    if (reply && moved.length === 0) return costsOf(reply, before, facts).every((loss) => loss === number);
    return moved.some((place) => facts.loss(place.before, place.card) === number);
  }
  const plays = near.flatMap(({ before: played, card }) => (card ? [played, [...played, card]] : [played]));
  const replied =
    reply && near.every(({ card }) => card === undefined)
      ? (reply.cards as readonly Card[]).map((card) => [...before, card])
      : [];
  const places = [...plays, ...replied];
  const tricks = places.flatMap((played) => {
    const { tricks: done } = facts.stateAfter(played);
    return played.length > 0 && played.length % 4 === 0 ? [done.at(-1)!] : [];
  });
  const ofSides = tricks.filter(({ winner }) => sides.length === 0 || sides.includes(sideOf(winner)));
  if (isRoem) return ofSides.some(({ roem }) => roem === number);
  if (ofSides.some(({ points }) => points === number)) return true;
  if (sides.length > 0) {
    return places.some((played) =>
      sides.some((side) => facts.value(played, side) === number || facts.stateAfter(played).points[side] === number),
    );
  }
  const { setup } = facts.stateAfter([]);
  if (number === lastTrickOf(setup.rules, setup.contract) || number === pointsOfDeal(setup)) return true;
  return places.some((played) => {
    const card = played.at(-1);
    if (!card) return false;
    const state = facts.stateAfter(played.slice(0, -1));
    return pointsNow(state, card) === number || onTable(facts.stateAfter(played)) === number;
  });
}

const onTable = (state: GameState): number => state.trick.cards.reduce((sum, card) => sum + pointsNow(state, card), 0);

const costsOf = ({ cards }: Reply, before: readonly Card[], facts: Facts): number[] =>
  (cards as readonly Card[]).map((card) => facts.loss(before, card));
