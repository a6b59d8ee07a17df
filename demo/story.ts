/** The story of a record: its result beside the result with best play, its costliest play, and the reason. */
import { sideOf } from '../src/game/cards.ts';
import { isFullDeal } from '../src/game/play/deal.ts';
import { replay } from '../src/game/play/play.ts';
import { trickSeat } from '../src/game/play/trick.ts';
import { finalValue } from '../src/game/scoring/payoffs/payoff-table.ts';
import { pointsOfDeal } from '../src/game/scoring/payoff.ts';
import type { Payoff } from '../src/game/scoring/payoff.ts';
import { parsePlays } from '../src/notation/plays.ts';
import { gamePoints } from '../src/widget/text/game-points.ts';
import type { Messages } from '../src/widget/text/messages.ts';
import { setupOf } from './deals.ts';
import type { ShownDeal, Taken } from './deals.ts';
import { pageWords } from './texts.ts';

export interface Story {
  readonly title: string;
  /** Above the deal. */
  readonly sentences: string;
  /** Below it. */
  readonly more: string;
  readonly source: string;
}

/** @param messages in the language of the page and for its deck */
export function storyOf(shown: ShownDeal, payoff: Payoff, messages: Messages): Story {
  const { words } = messages;
  const say = pageWords(messages.locale);
  const setup = setupOf(shown);
  const { rules, deal, leader } = setup;
  const state = replay(setup, parsePlays(shown.plays));
  const { best, costly, dearest } = shown.found[payoff]!;
  const { lost, play, decides } = dearest;
  const inGamePoints = payoff === 'score' && rules.scoring.deal === 'gamePoints';
  const points = (n: number): string => (inGamePoints ? gamePoints(messages, n) : words.points(n));

  const taken = (): string[] => {
    const own = (value: number): number => (sideOf(leader) === 'NS' ? value : pointsOfDeal(setup) - value);
    const side = words.side(sideOf(leader));
    const all = words.number(pointsOfDeal(setup));
    return [
      say('took', { side, points: words.points(own(finalValue(state, payoff))), all }),
      say('bestTake', { points: words.number(own(best)) }),
    ];
  };
  const ahead = (): string[] => {
    const led = (by: number, key: 'finished' | 'best', level: 'level' | 'bestLevel'): string =>
      by === 0 ? say(level) : say(key, { side: words.side(by > 0 ? 'NS' : 'EW'), points: points(Math.abs(by)) });
    return [led(finalValue(state, payoff), 'finished', 'level'), led(best, 'best', 'bestLevel')];
  };
  const cost = (): string => {
    const trick = Math.floor(play / 4) + 1;
    const of = {
      card: words.card(state.tricks[trick - 1]!.cards[play % 4]!),
      seat: words.seat(trickSeat(rules, state.tricks[trick - 1]!, play % 4)),
      trick,
      points: points(lost),
    };
    return costly === 1 ? say('oneCost', of) : say('someCost', { ...of, count: costly });
  };
  const reason = (): string[] => {
    const card = words.card(dearest.instead);
    if (decides === null) return [];
    if (decides === 'sweep') return [say('sweepDecides', { card, side: words.side(sideOf(leader)) })];
    const { trick, played, instead } = decides;
    const [side, other] = [words.side(played.side), words.side(instead.side)];
    const of = { side, trick, points: words.number(played.points), card, other, others: words.number(instead.points) };
    const [roem, otherRoem] = [played.roem ?? 0, instead.roem ?? 0];
    const kindOf = ({ run }: Taken): string => say(run === 4 ? 'run4' : run === 3 ? 'run3' : 'combinations');
    const [kind, otherKind] = [kindOf(played), kindOf(instead)];
    return [
      roem === otherRoem
        ? say('trickDecides', of)
        : say('roemDecides', { ...of, roem: words.number(roem), otherRoem: words.number(otherRoem), kind, otherKind }),
    ];
  };

  const ending = isFullDeal(rules, deal) ? [] : [say('ending', { count: deal.N.length })];
  return {
    title: say('cost', { points: points(lost) }),
    sentences: [...(payoff === 'points' ? taken() : ahead()), cost()].join(' '),
    more: [...reason(), say('click', { lost })].join(' '),
    source: [...ending, say(shown.isPublished ? 'printed' : 'played')].join(' '),
  };
}
