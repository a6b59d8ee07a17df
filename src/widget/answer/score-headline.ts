/**
 * What the headline says under the payoffs `total` and `score`, loaded with the first deal that counts so. Every way in which a deal can
 * come out is a whole sentence; what is put into one are names, numbers, and clauses that languages have as such.
 */
import { isFullDeal } from '../../game/play/deal.ts';
import type { Contract, Side } from '../../game/cards.ts';
import { sweepBonus } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { factOf, finalFact } from '../../game/scoring/score-facts.ts';
import type { ScoreFact } from '../../game/scoring/score-facts.ts';
import type { Speech } from '../../notation/meld-words.ts';
import { gameWords } from './game-words.ts';
import type { GameWords } from './game-words.ts';
import { exactly } from '../model/knowledge.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { meldSum } from '../model/deal-melds.ts';
import type { Messages } from '../language/messages.ts';
import type { Table } from '../model/table.ts';
import type { Words } from '../language/words.ts';

/** What a sentence about a deal needs to know beside the fact. */
export interface ScoreContext {
  readonly contract: Contract;
  readonly rules: Rules;
  readonly payoff: Exclude<Payoff, 'points'>;
  readonly words: GameWords;
  /** Whether the sweep is rewarded: not in an ending. */
  readonly maySweep: boolean;
  /** Whether every card is played. */
  readonly over: boolean;
  /** Whether melds or marriages stand beside the value that belong on the score sheet too. */
  readonly meldsApart: boolean;
}

type Of<Kind extends ScoreFact['kind']> = Extract<ScoreFact, { kind: Kind }>;

const otherSide = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');

const made = new WeakMap<Messages, ReturnType<typeof outcomeMessages>>();

/** The headline of a deal under such a payoff. @param known of its value */
export function scoreHeadline(
  messages: Messages,
  table: Table,
  payoff: Exclude<Payoff, 'points'>,
  known: Knowledge,
): string {
  let say = made.get(messages);
  if (!say) made.set(messages, (say = outcomeMessages(messages.speech, messages.words)));
  const { setup, position, variant } = table;
  const { contract, rules, deal } = setup;
  const over = position.toPlay === null;
  const maySweep = isFullDeal(rules, deal) && sweepBonus(setup) !== 0;
  const value = exactly(known);
  const meldsApart = meldSum(table, value) !== null;
  const context = { contract, rules, payoff, words: gameWords(variant), maySweep, over, meldsApart };
  if (value === null) return say.openOutcome(known, context);
  return say.outcome(over ? finalFact(position, payoff) : factOf(setup, payoff, value), context);
}

function outcomeMessages({ msg, str }: Speech, words: Words) {
  const { number, signed, points, gamePoints } = words;
  const sweepNames: Readonly<Record<NonNullable<GameWords['sweep']>, string>> = {
    match: msg('match'),
    much: msg('much'),
    pit: msg('pit'),
    capot: msg('capot'),
  };
  const tapNames: Readonly<Record<NonNullable<GameWords['tap']>, string>> = { tik: msg('tik') };

  /** What a fact comes to, in one sentence without a full stop. */
  function outcome(fact: ScoreFact, context: ScoreContext): string {
    const { rules, payoff, over } = context;
    const { deal } = rules.scoring;
    const said = sentence(fact, context);
    if (payoff === 'total') return counting(said, context, 'swept' in fact && fact.swept);
    // A deal that is over without a call was scored so for want of one.
    if (over && deal === 'tap') {
      const tap = context.words.tap && tapNames[context.words.tap];
      return tap ? msg(str`${said}, without a ${tap}`) : msg(str`${said}, without a tap`);
    }
    if (over && deal === 'claim') return msg(str`${said}, without a claim`);
    return context.meldsApart ? msg(str`${said}, melds apart`) : said;
  }

  function sentence(fact: ScoreFact, context: ScoreContext): string {
    const { payoff, over } = context;
    const contract = words.withContract(context.contract);
    switch (fact.kind) {
      case 'even':
        if (payoff === 'total') {
          return over ? msg(str`Neither side was ahead ${contract}`) : msg(str`Neither side is ahead ${contract}`);
        }
        return over ? msg(str`Neither side scored more ${contract}`) : msg(str`Neither side scores more ${contract}`);
      case 'nobody':
        return over ? msg(str`Nobody scored ${contract}`) : msg(str`Nobody scores ${contract}`);
      case 'ahead':
        return payoff === 'total' ? leadIn(fact, context, contract) : scoresMore(fact, fact.factor, context, contract);
      case 'made':
        return made(fact, context, contract);
      case 'wet':
        return wet(fact, context, contract);
      default:
        return inGamePoints(fact, context, contract);
    }
  }

  function leadIn({ side: of, by, swept }: Of<'ahead'>, context: ScoreContext, contract: string): string {
    const { over, rules } = context;
    const side = words.side(of);
    const lead = points(by);
    if (!swept) {
      return over ? msg(str`${side} were ${lead} ahead ${contract}`) : msg(str`${side} are ${lead} ahead ${contract}`);
    }
    const sweep = context.words.sweep && sweepNames[context.words.sweep];
    if (sweep) {
      return over
        ? msg(str`${side} made the ${sweep} and were ${lead} ahead ${contract}`)
        : msg(str`${side} make the ${sweep} and are ${lead} ahead ${contract}`);
    }
    if (rules.sweep?.by === 'points') {
      return over
        ? msg(str`${side} took all points and were ${lead} ahead ${contract}`)
        : msg(str`${side} take all points and are ${lead} ahead ${contract}`);
    }
    return over
      ? msg(str`${side} took all tricks and were ${lead} ahead ${contract}`)
      : msg(str`${side} take all tricks and are ${lead} ahead ${contract}`);
  }

  /** @param factor the contract's multiplier, told where it multiplies */
  function scoresMore(
    { side: of, by, swept }: Pick<Of<'ahead'>, 'side' | 'by' | 'swept'>,
    factor: number,
    context: ScoreContext,
    contract: string,
  ): string {
    const { over, rules } = context;
    const side = words.side(of);
    const more = number(by);
    const times = factor > 1 ? ` (${number(factor)} × ${number(by / factor)})` : '';
    if (!swept) {
      return over
        ? msg(str`${side} scored ${more} more${times} ${contract}`)
        : msg(str`${side} score ${more} more${times} ${contract}`);
    }
    const sweep = context.words.sweep && sweepNames[context.words.sweep];
    if (sweep) {
      return over
        ? msg(str`${side} made the ${sweep} and scored ${more} more${times} ${contract}`)
        : msg(str`${side} make the ${sweep} and score ${more} more${times} ${contract}`);
    }
    if (rules.sweep?.by === 'points') {
      return over
        ? msg(str`${side} took all points and scored ${more} more${times} ${contract}`)
        : msg(str`${side} take all points and score ${more} more${times} ${contract}`);
    }
    return over
      ? msg(str`${side} took all tricks and scored ${more} more${times} ${contract}`)
      : msg(str`${side} take all tricks and score ${more} more${times} ${contract}`);
  }

  function made(fact: Of<'made'>, context: ScoreContext, contract: string): string {
    if (fact.swept) return scoresMore(fact, 1, context, contract);
    const side = words.side(fact.side);
    const more = number(fact.by);
    return context.over
      ? msg(str`${side} made it and scored ${more} more ${contract}`)
      : msg(str`${side} make it and score ${more} more ${contract}`);
  }

  function wet(fact: Of<'wet'>, context: ScoreContext, contract: string): string {
    const side = words.side(fact.side);
    const others = words.side(otherSide(fact.side));
    const all = number(fact.points);
    const { wet: word, sweep: name } = context.words;
    const sweep = name && sweepNames[name];
    const isWet = word ? msg(str`wet (${word})`) : msg('wet');
    const everything = !fact.swept
      ? msg('everything')
      : sweep
        ? msg(str`everything and the ${sweep}`)
        : msg('everything and the bonus');
    return context.over
      ? msg(str`${side} were ${isWet}: ${others} got ${everything}, ${all}, ${contract}`)
      : msg(str`${side} are ${isWet}: ${others} get ${everything}, ${all}, ${contract}`);
  }

  function inGamePoints(
    { kind, side: of, points: scored }: Of<'scores' | 'allTricks' | 'tap' | 'tapSweep' | 'claim'>,
    { words: { tap, claim }, over }: ScoreContext,
    contract: string,
  ): string {
    const side = words.side(of);
    const score = gamePoints(scored);
    const tik = tap && tapNames[tap];
    switch (kind) {
      case 'scores':
        return over ? msg(str`${side} scored ${score} ${contract}`) : msg(str`${side} score ${score} ${contract}`);
      case 'allTricks':
        return over
          ? msg(str`${side} took all tricks: ${score} ${contract}`)
          : msg(str`${side} take all tricks: ${score} ${contract}`);
      // Calls are told of values alone: what a deal has come to that is over says nothing of them.
      case 'tap':
        return tik ? msg(str`${side} tap (${tik}): ${score} ${contract}`) : msg(str`${side} tap: ${score} ${contract}`);
      case 'tapSweep':
        return tik
          ? msg(str`${side} tap (${tik}) and take all tricks: ${score} ${contract}`)
          : msg(str`${side} tap and take all tricks: ${score} ${contract}`);
      case 'claim':
        return claim
          ? msg(str`${side} claim (“${claim}”): ${score} ${contract}`)
          : msg(str`${side} claim: ${score} ${contract}`);
    }
  }

  /** Adds what counts beside card points in this deal; a sweep that is made has been told of. */
  function counting(said: string, context: ScoreContext, isSwept: boolean): string {
    const { rules, maySweep } = context;
    if (!maySweep || isSwept) return rules.trickRoem ? msg(str`${said}, counting roem`) : said;
    const sweep = context.words.sweep && sweepNames[context.words.sweep];
    const bonus = sweep
      ? msg(str`any ${sweep}`)
      : rules.sweep?.by === 'points'
        ? msg('any bonus for all points')
        : msg('any bonus for all tricks');
    return rules.trickRoem ? msg(str`${said}, counting roem and ${bonus}`) : msg(str`${said}, counting ${bonus}`);
  }

  /** What is known of a difference that is not exact. */
  function openOutcome({ proven, estimate }: Knowledge, context: ScoreContext): string {
    const { payoff, rules } = context;
    const contract = words.withContract(context.contract);
    const side = words.side('NS');
    const [low, high] = [signed(proven[0]), signed(proven[1])];
    const { deal } = rules.scoring;
    const inPoints = payoff === 'total' || deal === 'points' || deal === 'wet';
    if (!Number.isFinite(proven[1] - proven[0])) {
      return msg(str`What each side makes ${contract} is being computed`);
    }
    if (estimate === null) {
      return inPoints
        ? msg(str`${side} come out between ${low} and ${high} points ${contract}`)
        : msg(str`${side} come out between ${low} and ${high} game points ${contract}`);
    }
    const guess = signed(estimate);
    return inPoints
      ? msg(str`${side} come out about ${guess} points ${contract}, proven between ${low} and ${high}`)
      : msg(str`${side} come out about ${guess} game points ${contract}, proven between ${low} and ${high}`);
  }

  return { outcome, openOutcome };
}
