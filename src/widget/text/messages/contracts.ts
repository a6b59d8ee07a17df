/** The messages of the table of contracts. */
import type { Card, Contract, Seat, Side } from '../../../game/cards.ts';
import { hasSixes } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { exactKnowledge } from '../../state/knowledge.ts';
import { english } from '../../../languages/en/on-demand/contracts.ts';
import { sayIn } from '../locales.ts';
import type { ElementMessages } from './element.ts';

export type ContractsMessages = ReturnType<typeof contractsMessages>;

export function contractsMessages({ locale, words, lead }: ElementMessages) {
  const say = sayIn(locale, 'contracts', english);
  const { number, plural } = words;
  return {
    contractsTitle: (payoff: Payoff): string => {
      const side = words.side('NS');
      return {
        points: say('titlePoints', { side }),
        total: say('titleTotal', { side }),
        score: say('titleScore', { side }),
      }[payoff];
    },
    stop: say('stop'),
    ledBy: say('ledBy'),
    /** A cell for screen readers. @param facts the facts about it, in order */
    contractCell: (of: Contract, by: Seat, facts: readonly string[]): string => {
      const [contract, seat, known] = [words.contract(of), words.seat(by), facts.join(', ')];
      return say('contractCell', { contract, seat, known });
    },
    /** A value for North–South in words. */
    contractValue: (payoff: Payoff, value: number): string => {
      if (payoff !== 'points') return lead('NS', exactKnowledge(value));
      const [points, side] = [number(value), words.side('NS')];
      return plural(value, say('contractPoint', { points, side }), say('contractPoints', { points, side }));
    },
    contractEstimated: (worth: string): string => say('contractEstimated', { worth }),
    contractUnknown: say('contractUnknown'),
    contractBest: (of: Side): string => {
      const side = words.side(of);
      return say('contractBest', { side });
    },
    contractOfDeal: say('contractOfDeal'),
    /** The meaning of the values. @param points all points of the deal; null if that depends on the contract */
    contractsNote: (payoff: Payoff, points: number | null): string => {
      const side = words.side('NS');
      const all = points === null ? null : number(points);
      if (payoff === 'points') return all === null ? say('endingNote', { side }) : say('pointsNote', { side, all });
      return payoff === 'total' ? say('leadNote', { side }) : say('scoreNote', { side });
    },
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
    boldNote: say('boldNote'),
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
