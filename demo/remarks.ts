/**
 * A remark on a deal in two sentences: one on its first lead, from the values of all leads, and one on the play, from a line of
 * best play. Both are computed; the second is the first remark of a list that applies.
 */
import { SIDES, sideOf, suitOf, trumpOf } from '../src/game/cards.ts';
import type { Card, Seat, Side } from '../src/game/cards.ts';
import { playCard, replay, startOf } from '../src/game/play/play.ts';
import type { CompletedTrick, GameSetup } from '../src/game/play/play.ts';
import type { Value } from '../src/notation/answer/answer.ts';
import { messages } from '../src/widget/language/messages.ts';

const { card: cardName, seat: seatName } = messages;
const sideName = messages.words.side;
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const count = (n: number): string => NUMBERS[n]!;
const points = (n: number): string => `${n} card ${n === 1 ? 'point' : 'points'}`;

/**
 * @param cards the value of each lead, in card points
 * @param line best play from the first lead to the end of the deal
 */
export function remarksOf(setup: GameSetup, cards: ReadonlyMap<Card, Value>, line: readonly Card[]): string {
  return `${leadRemark(setup.leader, cards)} ${playRemark(setup, line)}`;
}

/** The leads that keep the value, and the points that the others lose. */
function leadRemark(leader: Seat, cards: ReadonlyMap<Card, Value>): string {
  const side = sideOf(leader);
  const leads = [...cards].flatMap(([card, { [side]: share }]) => (share === undefined ? [] : [{ card, share }]));
  const best = Math.max(...leads.map(({ share }) => share));
  const kept = leads.filter(({ share }) => share === best);
  const others = leads.filter(({ share }) => share < best).sort((a, b) => b.share - a.share);
  const [next, worst] = [others.at(0), others.at(-1)];
  const who = seatName(leader);
  if (!next || !worst) return `Whatever ${who} leads, ${sideName(side)} make the same ${points(best)}.`;
  const away = `the ${cardName(worst.card)} gives ${points(best - worst.share)} away`;
  if (kept.length > 3) return `Of ${who}’s leads ${count(kept.length)} are as good as each other; ${away}.`;
  const names = list.format(kept.map(({ card }) => `the ${cardName(card)}`));
  if (kept.length > 1)
    return `Of ${who}’s ${count(leads.length)} leads only ${names} keep what the deal is worth; ${away}.`;
  if (next === worst) return `Only ${names} is right for ${who}; ${away}.`;
  const loses = points(best - next.share);
  return `Only ${names} is right for ${who}: the next best lead, the ${cardName(next.card)}, costs ${loses}, and ${away}.`;
}

/** Something unusual in the play. */
function playRemark(setup: GameSetup, line: readonly Card[]): string {
  const { tricks, points: taken } = replay(setup, line);
  return (
    [sweepRemark, ruffRemark, fewTricksRemark].reduce<string | null>(
      (said, remark) => said ?? remark(setup, line, tricks),
      null,
    ) ?? bestTrickRemark(tricks, taken.NS > taken.EW ? 'NS' : 'EW')
  );
}

type Remark = (setup: GameSetup, line: readonly Card[], tricks: readonly CompletedTrick[]) => string | null;

const tricksOf = (side: Side, tricks: readonly CompletedTrick[]): CompletedTrick[] =>
  tricks.filter(({ winner }) => sideOf(winner) === side);

const sweepRemark: Remark = (_, __, tricks) => {
  const side = SIDES.find((one) => tricksOf(one, tricks).length === tricks.length);
  return side ? `With best play ${sideName(side)} take every trick.` : null;
};

/** A ruff by a player who could have followed. */
const ruffRemark: Remark = (setup, line) => {
  const trump = trumpOf(setup.contract);
  let state = startOf(setup);
  for (const card of line) {
    const { trick, toPlay, hands, tricks } = state;
    const led = trick.cards[0];
    if (led && suitOf(led) !== trump && suitOf(card) === trump) {
      const held = hands[toPlay!].find((other) => suitOf(other) === suitOf(led));
      if (held) {
        const [who, could] = [seatName(toPlay!), cardName(held)];
        return `In best play ${who} ruffs trick ${tricks.length + 1} with the ${cardName(card)}, though the ${could} would follow.`;
      }
    }
    state = playCard(state, card);
  }
  return null;
};

/** A side with fewer tricks but more points. */
const fewTricksRemark: Remark = (_, __, tricks) => {
  const taken = (side: Side): number => tricksOf(side, tricks).reduce((sum, trick) => sum + trick.points, 0);
  const [ahead, behind] = taken('NS') > taken('EW') ? (['NS', 'EW'] as const) : (['EW', 'NS'] as const);
  const [won, lost] = [tricksOf(ahead, tricks).length, tricksOf(behind, tricks).length];
  if (won >= lost || taken(ahead) === taken(behind)) return null;
  return `With best play ${sideName(ahead)} win fewer tricks, ${count(won)} to ${count(lost)}, and yet ${taken(ahead)} card points to ${taken(behind)}.`;
};

/** The trick that brings most points to the side with more. */
function bestTrickRemark(tricks: readonly CompletedTrick[], side: Side): string {
  const won = tricksOf(side, tricks);
  const best = won.reduce((a, b) => (b.points > a.points ? b : a));
  const [number, all] = [tricks.indexOf(best) + 1, count(tricks.length)];
  return `With best play ${sideName(side)} take ${count(won.length)} of the ${all} tricks; trick ${number} alone brings ${points(best.points)}.`;
}
