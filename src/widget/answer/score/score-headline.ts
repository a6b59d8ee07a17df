/**
 * The headline under the payoffs `total` and `score`, loaded with the first deal under one of them. Every outcome has
 * a whole sentence of its own. Only names, numbers, and clauses that all languages have are inserted.
 */
import { otherSide } from '../../../game/cards.ts';
import type { Contract } from '../../../game/cards.ts';
import { maySweep, multiplierOf, sweepBonus } from '../../../game/scoring/payoff.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import { factOf, finalFact } from '../../../game/scoring/payoffs/score-facts.ts';
import type { ScoreFact } from '../../../game/scoring/payoffs/score-facts.ts';
import { gamePoints } from './game-points.ts';
import { gameWords } from '../../../notation/words/game-words.ts';
import { markRest, markValue } from '../sentence.ts';
import type { GameWords } from '../../../notation/words/game-words.ts';
import { exactValue, valueOfDeclarers } from '../../model/knowledge.ts';
import type { Knowledge, SideValue } from '../../model/knowledge.ts';
import { meldSum } from '../../melds/deal-melds.ts';
import { english } from '../../language/texts/en/outcome.ts';
import { sayIn } from '../../language/locales.ts';
import type { Messages } from '../../language/messages.ts';
import type { Table } from '../../model/table.ts';

/** Further data for a sentence about an outcome. */
export interface ScoreContext {
  readonly contract: Contract;
  readonly rules: Rules;
  readonly payoff: Exclude<Payoff, 'points'>;
  readonly words: GameWords;
  /** Whether a sweep scores: not in an ending. */
  readonly maySweep: boolean;
  /** Whether every card is played. */
  readonly over: boolean;
  /** Whether the score sheet also gets melds or marriages, which are shown beside the value. */
  readonly meldsApart: boolean;
}

type Of<Kind extends ScoreFact['kind']> = Extract<ScoreFact, { kind: Kind }>;

const made = new WeakMap<Messages, ReturnType<typeof outcomeMessages>>();

/** The headline of a deal under such a payoff. @param known the value, as far as known */
export function scoreHeadline(
  messages: Messages,
  table: Table,
  payoff: Exclude<Payoff, 'points'>,
  known: Knowledge,
): string {
  let say = made.get(messages);
  if (!say) made.set(messages, (say = outcomeMessages(messages)));
  const { setup, position, variant } = table;
  const { contract, rules } = setup;
  const over = position.toPlay === null;
  const isOpen = maySweep(setup) && sweepBonus(setup) !== 0;
  const value = exactValue(known);
  const meldsApart = meldSum(table, value) !== null;
  const context = { contract, rules, payoff, words: gameWords(variant), maySweep: isOpen, over, meldsApart };
  if (value === null) return say.openOutcome(valueOfDeclarers(table, known), context);
  return say.outcome(over ? finalFact(position, payoff) : factOf(setup, payoff, value), context);
}

function outcomeMessages({ locale, words }: Messages) {
  const say = sayIn(locale, 'outcome', english);
  const { number, signed, points } = words;
  const sweepNames: Readonly<Record<NonNullable<GameWords['sweep']>, string>> = {
    match: say('match'),
    much: say('much'),
    pit: say('pit'),
    capot: say('capot'),
    štiglja: say('stiglja'),
  };
  const tapNames: Readonly<Record<NonNullable<GameWords['tap']>, string>> = { tik: say('tik') };

  /** An outcome in one sentence without a full stop. */
  function outcome(fact: ScoreFact, context: ScoreContext): string {
    const { rules, payoff, over } = context;
    const { deal } = rules.scoring;
    const outcome = sentence(fact, context);
    if (payoff === 'total') return counting(outcome, context, 'swept' in fact && fact.swept);
    // If a deal is over without a call, the headline says so.
    if (over && deal === 'tap') {
      const tap = context.words.tap && tapNames[context.words.tap];
      return tap ? say('withoutTapNamed', { outcome, tap }) : say('withoutTap', { outcome });
    }
    if (over && deal === 'claim') return say('withoutClaim', { outcome });
    return context.meldsApart ? say('meldsApart', { outcome }) : outcome;
  }

  function sentence(fact: ScoreFact, context: ScoreContext): string {
    const { payoff, over } = context;
    const contract = words.withContract(context.contract);
    switch (fact.kind) {
      case 'even':
        if (payoff === 'total') {
          return over ? say('evenOver', { contract }) : say('even', { contract });
        }
        return over ? say('evenScoreOver', { contract }) : say('evenScore', { contract });
      case 'nobody':
        return over ? say('nobodyOver', { contract }) : say('nobody', { contract });
      case 'ahead':
        return payoff === 'total' ? leadIn(fact, context, contract) : scoresMore(fact, fact.factor, context, contract);
      case 'made':
        return made(fact, context, contract);
      case 'wet':
        return wet(fact, context, contract);
      case 'levelMade':
        return levelMade(fact, context, contract);
      case 'levelFailed': {
        const [side, others] = [words.side(fact.side), words.side(otherSide(fact.side))];
        const [level, more] = [number(fact.level), markValue(number(fact.by))];
        return over
          ? say('levelFailedOver', { side, others, level, more, contract })
          : say('levelFailed', { side, others, level, more, contract });
      }
      case 'heldOver':
        return heldOver(fact, context, contract);
      default:
        return inGamePoints(fact, context, contract);
    }
  }

  function leadIn({ side: of, by, swept }: Of<'ahead'>, context: ScoreContext, contract: string): string {
    const { over, rules } = context;
    const side = words.side(of);
    const lead = markValue(points(by));
    if (!swept) {
      return over ? say('leadOver', { side, lead, contract }) : say('lead', { side, lead, contract });
    }
    const sweep = context.words.sweep && sweepNames[context.words.sweep];
    if (sweep) {
      return over
        ? say('leadSweepOver', { side, sweep, lead, contract })
        : say('leadSweep', { side, sweep, lead, contract });
    }
    if (rules.sweep?.by === 'points') {
      return over ? say('leadAllPointsOver', { side, lead, contract }) : say('leadAllPoints', { side, lead, contract });
    }
    return over ? say('leadAllTricksOver', { side, lead, contract }) : say('leadAllTricks', { side, lead, contract });
  }

  /** @param factor the contract's multiplier, shown if it is more than 1 */
  function scoresMore(
    { side: of, by, swept }: Pick<Of<'ahead'>, 'side' | 'by' | 'swept'>,
    factor: number,
    context: ScoreContext,
    contract: string,
  ): string {
    const { over, rules } = context;
    const side = words.side(of);
    const more = markValue(number(by));
    const times = factor > 1 ? ` (${number(factor)} × ${number(by / factor)})` : '';
    if (!swept) {
      return over ? say('moreOver', { side, more, times, contract }) : say('more', { side, more, times, contract });
    }
    const sweep = context.words.sweep && sweepNames[context.words.sweep];
    if (sweep) {
      return over
        ? say('moreSweepOver', { side, sweep, more, times, contract })
        : say('moreSweep', { side, sweep, more, times, contract });
    }
    if (rules.sweep?.by === 'points') {
      return over
        ? say('moreAllPointsOver', { side, more, times, contract })
        : say('moreAllPoints', { side, more, times, contract });
    }
    return over
      ? say('moreAllTricksOver', { side, more, times, contract })
      : say('moreAllTricks', { side, more, times, contract });
  }

  function made(fact: Of<'made'>, context: ScoreContext, contract: string): string {
    const factor = multiplierOf(context.rules, context.contract);
    if (fact.swept || factor > 1) return scoresMore(fact, factor, context, contract);
    const side = words.side(fact.side);
    const more = markValue(number(fact.by));
    return context.over ? say('madeOver', { side, more, contract }) : say('made', { side, more, contract });
  }

  /** Declarers who make the level that they have bid. */
  function levelMade(fact: Of<'levelMade'>, { over }: ScoreContext, contract: string): string {
    const side = words.side(fact.side);
    const level = number(fact.level);
    // A level above that of the others does not always score more.
    if (fact.by <= 0)
      return over ? say('levelOver', { side, level, contract }) : say('level', { side, level, contract });
    const more = markValue(number(fact.by));
    return over
      ? say('levelMadeOver', { side, level, more, contract })
      : say('levelMade', { side, level, more, contract });
  }

  function wet(fact: Of<'wet'>, context: ScoreContext, contract: string): string {
    const side = words.side(fact.side);
    const others = words.side(otherSide(fact.side));
    const all = markValue(number(fact.points));
    const { wet: word, sweep: name } = context.words;
    const sweep = name && sweepNames[name];
    const isWet = word === 'dedans' ? say('dedans') : word ? say('wetNamed', { word }) : say('wet');
    const everything = !fact.swept
      ? say('everything')
      : sweep
        ? say('everythingAndSweep', { sweep })
        : say('everythingAndBonus');
    const outcome = context.over
      ? say('wetOver', { side, isWet, others, everything, all, contract })
      : say('wetNow', { side, isWet, others, everything, all, contract });
    return withKept(outcome, fact, context);
  }

  /** Both sides have the same. */
  function heldOver(fact: Of<'heldOver'>, context: ScoreContext, contract: string): string {
    const side = words.side(fact.side);
    const others = words.side(otherSide(fact.side));
    const scored = markValue(number(fact.points));
    const held = number(fact.held);
    const outcome =
      context.words.tie === 'litige'
        ? say('litige', { side, others, scored, held, contract })
        : say('heldOver', { side, others, scored, held, contract });
    return withKept(outcome, fact, context);
  }

  /** Adds the marriages that declarers keep who score nothing else. */
  function withKept(outcome: string, { side: of, kept }: Of<'wet' | 'heldOver'>, context: ScoreContext): string {
    if (kept === 0) return outcome;
    const side = words.side(of);
    const points = number(kept);
    const note =
      context.words.marriage === 'belote' ? say('keptBelote', { side, points }) : say('kept', { side, points });
    return `${outcome}${markRest(`, ${note}`)}`;
  }

  function inGamePoints(
    fact: Of<'scores' | 'allTricks' | 'tap' | 'tapSweep' | 'claim'>,
    { words: { tap, claim }, over }: ScoreContext,
    contract: string,
  ): string {
    const { side: of, points: scored } = fact;
    const side = words.side(of);
    const score = markValue(gamePoints({ locale, words }, scored));
    const tik = tap && tapNames[tap];
    switch (fact.kind) {
      case 'scores':
        return over ? say('scoredOver', { side, score, contract }) : say('scored', { side, score, contract });
      case 'allTricks': {
        const all = over
          ? say('allTricksOver', { side, score, contract })
          : say('allTricks', { side, score, contract });
        if (!fact.carried) return all;
        const note = say('carried', { side: words.side(otherSide(of)), points: number(fact.carried) });
        return `${all}${markRest(`, ${note}`)}`;
      }
      // Only values mention calls. The points of a finished deal do not show whether anybody called.
      case 'tap':
        return tik ? say('tapNamed', { side, tik, score, contract }) : say('tap', { side, score, contract });
      case 'tapSweep':
        return tik ? say('tapSweepNamed', { side, tik, score, contract }) : say('tapSweep', { side, score, contract });
      case 'claim':
        return claim ? say('claimNamed', { side, claim, score, contract }) : say('claim', { side, score, contract });
    }
  }

  /** Adds the bonuses that count beside card points in this deal, except a sweep that is already mentioned. */
  function counting(outcome: string, context: ScoreContext, isSwept: boolean): string {
    const { rules, maySweep } = context;
    const note = (text: string): string => `${outcome}${markRest(`, ${text}`)}`;
    if (!maySweep || isSwept) return rules.trickRoem ? note(say('countingRoem')) : outcome;
    const sweep = context.words.sweep && sweepNames[context.words.sweep];
    const bonus = sweep
      ? say('anySweep', { sweep })
      : rules.sweep?.by === 'points'
        ? say('anyPointsBonus')
        : say('anyTricksBonus');
    return note(rules.trickRoem ? say('countingRoemAnd', { bonus }) : say('counting', { bonus }));
  }

  /** A sentence about a difference that is not exact. */
  function openOutcome({ side: of, own: { proven, estimate } }: SideValue, context: ScoreContext): string {
    const { payoff, rules } = context;
    const contract = words.withContract(context.contract);
    const side = words.side(of);
    const [low, high] = [signed(proven[0]), signed(proven[1])];
    const { deal } = rules.scoring;
    const inPoints = payoff === 'total' || deal === 'points' || deal === 'wet' || deal === 'level';
    if (!Number.isFinite(proven[1] - proven[0])) {
      return say('openUnknown', { contract });
    }
    if (estimate === null) {
      return inPoints
        ? say('openRange', { side, low, high, contract })
        : say('openRangeGame', { side, low, high, contract });
    }
    const guess = markValue(signed(estimate));
    return inPoints
      ? say('openEstimate', { side, guess, contract })
      : say('openEstimateGame', { side, guess, contract });
  }

  return { outcome, openOutcome };
}
