/**
 * The target of a puzzle in a sentence: card points to make, a lead, or the game's own term: the contract, a trick, wet. A value says
 * more than a number only if no lower one would do, or the number stands beside it.
 */
import { forSide, otherSide } from '../../../game/cards.ts';
import type { Side } from '../../../game/cards.ts';
import { isMisere } from '../../../game/contracts.ts';
import { hasCombinations, maySweep, pointsOfDeal, sweepBonus } from '../../../game/scoring/payoff.ts';
import { rangeOf } from '../../../game/scoring/payoffs/payoff-table.ts';
import { factOf } from '../../../game/scoring/payoffs/score-facts.ts';
import type { ScoreFact } from '../../../game/scoring/payoffs/score-facts.ts';
import { gamePoints } from '../../text/game-points.ts';
import { gameWords } from '../../../game/variants/index.ts';
import { markValue } from '../../kit/sentence.ts';
import { english } from '../../../languages/en/on-demand/puzzle.ts';
import { sayIn } from '../../text/locales.ts';
import type { Messages } from '../../text/messages.ts';
import type { Table } from '../../state/table.ts';

/** @param target the least value that is enough, for the side that the reader plays; marked in the sentence (answer/sentence.ts) */
export function goalInWords({ locale, words }: Messages, table: Table, side: Side, target: number): string {
  const say = sayIn(locale, 'puzzle', english);
  const { payoff, setup, variant } = table;
  const { number } = words;
  if (payoff === 'points') {
    const points = markValue(number(target));
    return isMisere(setup.contract)
      ? say('goalMisere', { value: points, others: words.side(otherSide(side)) })
      : say('goalPoints', { value: points });
  }
  // The sentence says who is ahead.
  const value = markValue(number(Math.abs(target)));
  const factAt = (own: number): ScoreFact => factOf(setup, payoff, forSide(side, own));
  const isLeast = (is: (fact: ScoreFact) => boolean): boolean => {
    const [lowest] = rangeOf(setup, payoff);
    for (let own = target - 1; own >= lowest; own--) if (is(factAt(own))) return false;
    return true;
  };
  const lead = (): string => {
    const all = setup.rules.sweep?.by === 'points';
    if (isSweep(table, target)) return all ? say('goalAllPoints') : say('goalTricks');
    if (isEscape(table, target)) return all ? say('goalPoint') : say('goalTrick');
    if (target === 0) return say('goalEven');
    if (payoff === 'score') return target > 0 ? say('goalMore', { value }) : say('goalLess', { value });
    return target > 0 ? say('goalAhead', { value }) : say('goalBehind', { value });
  };
  const fact = factAt(target);
  const score = (points: number): string => markValue(gamePoints({ locale, words }, points));
  switch (fact.kind) {
    case 'made':
      if (fact.side !== side) return lead();
      return isLeast(({ kind }) => kind === 'made') ? say('goalMade') : say('goalMadeBy', { value });
    case 'wet':
      if (fact.side === side || !isLeast(({ kind }) => kind === 'wet')) return lead();
      return gameWords(variant).wet === 'dedans' ? say('goalDedans') : say('goalWet');
    case 'levelMade': {
      if (fact.side !== side) return lead();
      const level = number(fact.level);
      if (isLeast(({ kind }) => kind === 'levelMade')) return say('goalLevel', { level: markValue(level) });
      return target > 0 ? say('goalLevelBy', { level, value }) : say('goalLevel', { level: markValue(level) });
    }
    case 'levelFailed':
      if (fact.side === side || !isLeast(({ kind }) => kind === 'levelFailed')) return lead();
      return say('goalDefeat', { level: markValue(number(fact.level)) });
    case 'nobody':
      return say('goalNoScore');
    case 'scores':
      return fact.side === side
        ? say('goalGame', { score: score(fact.points) })
        : say('goalNoMore', { score: score(fact.points) });
    case 'allTricks':
      return fact.side === side ? say('goalTricks') : say('goalNoMore', { score: score(fact.points) });
    default:
      return lead();
  }
}

/** Whether the target is the reader's own sweep. Without roem only the bonus exceeds the card points. */
function isSweep({ setup, payoff }: Table, target: number): boolean {
  return hasSweep(setup) && payoff !== 'points' && target === rangeOf(setup, payoff)[1];
}

/** Whether the target is the other side's best result short of a sweep. */
function isEscape({ setup, payoff }: Table, target: number): boolean {
  return hasSweep(setup) && payoff === 'total' && target === 0 - pointsOfDeal(setup);
}

const hasSweep = (setup: Table['setup']): boolean =>
  maySweep(setup) && sweepBonus(setup) > 0 && !hasCombinations(setup);
