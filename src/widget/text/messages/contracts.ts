/** The messages of the table of contracts. */
import { trumpOf } from '../../../game/cards.ts';
import type { Card, Contract, Seat, Side } from '../../../game/cards.ts';
import { hasSixes } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { exactKnowledge } from '../../state/knowledge.ts';
import { english } from '../../../languages/en/on-demand/contracts.ts';
import { numbersOf, sayIn } from '../locales.ts';
import { noTrumpShort } from '../no-trump-short.ts';
import type { ElementMessages } from './element.ts';

export type ContractsMessages = ReturnType<typeof contractsMessages>;

export function contractsMessages({ locale, words, lead, figure }: ElementMessages) {
  const say = sayIn(locale, 'contracts', english);
  const { number, plural } = words;
  const either = (of: readonly string[]): string =>
    new Intl.ListFormat(numbersOf(locale), { type: 'disjunction' }).format(of);
  return {
    /** @param of the side of the declarer, if it is the same whoever leads; null where the leader declares */
    contractsTitle: (payoff: Payoff, of: Side | null): string =>
      of === null ? say(`title_${payoff}`) : say(`titleOf_${payoff}`, { side: words.side(of) }),
    stop: say('stop'),
    /** The heading of the columns: where the leader declares, and where another does. */
    calledBy: say('calledBy'),
    ledBy: say('ledBy'),
    /** A cell for screen readers. @param facts the facts about it, in order */
    contractCell: (of: Contract, by: Seat, facts: readonly string[]): string => {
      const [contract, seat, known] = [words.contract(of), words.seat(by), facts.join(', ')];
      return say('contractCell', { contract, seat, known });
    },
    /** A side's value in words. */
    contractValue: (of: Side, payoff: Payoff, value: number): string => {
      if (payoff !== 'points') return lead(of, exactKnowledge(value));
      const [points, side] = [number(value), words.side(of)];
      return plural(value, say('contractPoint', { points, side }), say('contractPoints', { points, side }));
    },
    /** The best call of a side. @param calls the contracts, with their callers unless the declarer is given */
    bestCall: (
      of: Side,
      payoff: Payoff,
      value: number,
      best: ReadonlyMap<Contract, readonly Seat[]>,
      isFirst: boolean,
    ): string => {
      const side = words.side(of);
      const calls = either(
        [...best].map(([contract, by]) => {
          const trump = trumpOf(contract);
          const name = trump ? words.suit(trump) : noTrumpShort(words, contract);
          return by.length > 0 ? say('callBy', { contract: name, seats: either(by.map(words.seat)) }) : name;
        }),
      );
      if (!isFirst) return say('othersBestCall', { side, calls, figure: figure(payoff, value) });
      const result =
        payoff === 'points' ? say('makes', { side, points: number(value) }) : lead(of, exactKnowledge(value));
      return say('bestCall', { calls, result });
    },
    contractEstimated: (worth: string): string => say('contractEstimated', { worth }),
    contractUnknown: say('contractUnknown'),
    contractBest: (of: Side): string => {
      const side = words.side(of);
      return say('contractBest', { side });
    },
    contractOfDeal: say('contractOfDeal'),
    /** The meaning of the values. @param points all points of the deal; null if that depends on the contract */
    contractsNote: (payoff: Payoff, points: number | null, of: Side | null): string => {
      if (of === null) {
        if (payoff !== 'points') return say(`callerNote_${payoff}`);
        return points === null ? say('callerEndingNote') : say('callerNote_points', { all: number(points) });
      }
      const side = words.side(of);
      if (payoff !== 'points') return say(`note_${payoff}`, { side });
      return points === null ? say('endingNote', { side }) : say('note_points', { side, all: number(points) });
    },
    /** The meaning of bold print, of the colour and of the frame. */
    marksNote: (payoff: Payoff, of: Side | null): string =>
      [
        of === null ? say('callerBoldNote') : say('boldNote'),
        payoff === 'points' ? say('blueHalfNote') : say('blueAheadNote'),
        say('frameNote'),
      ].join(' '),
    ofWholeDeal: say('ofWholeDeal'),
    leaderDeclaresInAll: (rules: Rules): string =>
      hasSixes(rules) ? say('leaderDeclaresInAll') : say('leaderDeclaresInAllOf32'),
    levelsNote: say('levelsNote'),
    contractLevel: (level: number | null): string =>
      level === null ? say('noLevel') : say('level', { level: words.number(level) }),
    declaresInAll: (of: Seat, rules: Rules): string => {
      const seat = words.seat(of);
      return hasSixes(rules) ? say('declaresInAll', { seat }) : say('declaresInAllOf32', { seat });
    },
    turnedCard: (of: Card): string => {
      const card = words.card(of);
      return say('turnedCard', { card });
    },
    allSuits: say('allSuits'),
    /** Who may pass the choice of trump where only a hand with all four suits may. */
    passedBy: (by: readonly Seat[]): string => {
      const seats = by.map(words.seat).join(', ');
      return by.length > 0 ? say('passedBy', { seats }) : say('passedByNobody');
    },
    estimateNote: say('estimateNote'),
    contractsProgress: (n: number, of: number): string => {
      const [done, all] = [number(n), number(of)];
      return say('contractsProgress', { done, all });
    },
    contractsDone: (n: number): string => {
      const all = number(n);
      return say('contractsDone', { all });
    },
    contractsFailed: say('contractsFailed'),
    contractsStart: say('contractsStart'),
    contractsContinue: say('contractsContinue'),
    backToContract: (of: Contract, by: Seat, hasRecord: boolean): string => {
      const [contract, seat] = [words.contract(of), words.seat(by)];
      return hasRecord ? say('backToRecord', { contract, seat }) : say('backToDeal', { contract, seat });
    },
  };
}
