/**
 * The headline under the payoffs `total` and `score`, loaded with the first deal under one of them. Every outcome has
 * a whole sentence of its own. Only names, numbers, and clauses that all languages have are inserted.
 */
import { otherSide } from '../../game/cards.ts';
import type { Side } from '../../game/cards.ts';
import { inGamePoints, maySweep, multiplierOf, sweepBonus, valueFor } from '../../game/scoring/payoff.ts';
import type { LeadPayoff } from '../../game/scoring/payoff.ts';
import { factOf, finalFact } from '../../game/scoring/payoffs/score-facts.ts';
import type { ScoreFact } from '../../game/scoring/payoffs/score-facts.ts';
import { gameWords } from '../../game/variants/index.ts';
import type { GameWords } from '../../game/variants/game.ts';
import type { Say, Values } from '../../notation/words/say.ts';
import { english } from '../../languages/en/outcome.ts';
import { sayIn } from './locales.ts';
import type { Messages } from './messages.ts';
import { meldSum } from '../state/melds.ts';
import { exactValue, valueToSay } from '../state/knowledge.ts';
import type { Knowledge, SideValue } from '../state/knowledge.ts';
import type { Table } from '../state/table.ts';
import { markRest, markValue } from '../kit/sentence.ts';
import { gamePoints } from './game-points.ts';

type Of<Kind extends ScoreFact['kind']> = Extract<ScoreFact, { kind: Kind }>;

type Texts = typeof english;

/** The texts that have another form for a deal that is over, with the same places. */
type Tensed = { [Key in keyof Texts]: `${Key}Over` extends keyof Texts ? Key : never }[keyof Texts];

/** The headline of a deal under such a payoff, without a full stop. @param known the value, as far as known */
export function scoreHeadline(messages: Messages, table: Table, payoff: LeadPayoff, known: Knowledge): string {
  const { setup, position } = table;
  const headline = new ScoreHeadline(messages, table, payoff);
  const value = exactValue(known);
  if (value === null) return headline.open(valueToSay(table, known));
  const fact = position.toPlay === null ? finalFact(position, payoff) : factOf(setup, payoff, value);
  return headline.of(fact, meldSum(table, valueFor(table.side, table, value)) !== null);
}

/** The sentences about one deal. */
class ScoreHeadline {
  readonly #say: Say<Texts>;
  readonly #messages: Messages;
  readonly #table: Table;
  readonly #payoff: LeadPayoff;
  readonly #names: GameWords;
  /** The trump or kind of the deal, as the end of a sentence. */
  readonly #contract: string;
  /** The game's names for a sweep and for a tap; empty if it has none. */
  readonly #sweep: string;
  readonly #tap: string;
  /** Whether every card is played. */
  readonly #isOver: boolean;
  /** Whether every card is played, and no side has called. */
  readonly #endsUncalled: boolean;

  constructor(messages: Messages, table: Table, payoff: LeadPayoff) {
    const { setup, position, variant } = table;
    const say = sayIn(messages.locale, 'outcome', english);
    const names = gameWords(variant);
    this.#say = say;
    this.#messages = messages;
    this.#table = table;
    this.#payoff = payoff;
    this.#names = names;
    this.#contract = messages.words.withContract(setup.contract);
    this.#sweep = names.sweep ? say(names.sweep) : '';
    this.#tap = names.tap ? say(names.tap) : '';
    this.#isOver = position.toPlay === null;
    this.#endsUncalled = position.toPlay === null && position.call === null;
  }

  /** An outcome. @param meldsApart whether the score sheet also gets melds or marriages, which are shown beside the value */
  of(fact: ScoreFact, meldsApart: boolean): string {
    const outcome = this.#sentence(fact);
    if (this.#payoff !== 'score') return this.#counting(outcome, 'swept' in fact && fact.swept);
    const { deal } = this.#table.setup.rules.scoring;
    // If a deal is over without a call, the headline says so.
    if (this.#endsUncalled && deal === 'tap') {
      const tap = this.#tap;
      return tap ? this.#say('withoutTapNamed', { outcome, tap }) : this.#say('withoutTap', { outcome });
    }
    if (this.#endsUncalled && deal === 'claim') return this.#say('withoutClaim', { outcome });
    return meldsApart ? this.#say('meldsApart', { outcome }) : outcome;
  }

  /** A difference that is not exact. */
  open({ side: of, own: { proven, estimate } }: SideValue): string {
    const { words } = this.#messages;
    const [contract, side] = [this.#contract, words.side(of)];
    if (!Number.isFinite(proven[1] - proven[0])) return this.#say('openUnknown', { contract });
    const isInPoints = this.#payoff !== 'score' || !inGamePoints(this.#table.setup.rules.scoring);
    if (estimate === null) {
      const [low, high] = [words.signed(proven[0]), words.signed(proven[1])];
      return this.#say(isInPoints ? 'openRange' : 'openRangeGame', { side, low, high, contract });
    }
    const guess = this.#value(of, words.signed(estimate));
    return this.#say(isInPoints ? 'openEstimate' : 'openEstimateGame', { side, guess, contract });
  }

  /** A text in the tense of the deal: both forms have the same places. */
  #tensed<Key extends Tensed>(key: Key, ...values: Values<Texts[Key]>): string {
    return this.#say(this.#isOver ? (`${key}Over` as Key) : key, ...values);
  }

  /** The value of a sentence, which has the colour of the screen if it is of its side. */
  #value(side: Side, text: string): string {
    return markValue(text, side === this.#table.side);
  }

  #number(n: number): string {
    return this.#messages.words.number(n);
  }

  #sentence(fact: ScoreFact): string {
    const contract = this.#contract;
    const isTotal = this.#payoff !== 'score';
    switch (fact.kind) {
      case 'even':
        return this.#tensed(isTotal ? 'even' : 'evenScore', { contract });
      case 'nobody':
        return this.#tensed('nobody', { contract });
      case 'ahead':
        return isTotal ? this.#lead(fact) : this.#scoresMore(fact, fact.factor);
      case 'made':
        return this.#made(fact);
      case 'wet':
        return this.#wet(fact);
      case 'levelMade':
        return this.#levelMade(fact);
      case 'levelFailed': {
        const [level, more] = [this.#number(fact.level), this.#value(otherSide(fact.side), this.#number(fact.by))];
        return this.#tensed('levelFailed', { ...this.#sides(fact), level, more, contract });
      }
      case 'heldOver':
        return this.#heldOver(fact);
      default:
        return this.#inGamePoints(fact);
    }
  }

  #sides({ side }: Of<'wet' | 'heldOver' | 'levelFailed'>): { readonly side: string; readonly others: string } {
    const { words } = this.#messages;
    return { side: words.side(side), others: words.side(otherSide(side)) };
  }

  /** How a side takes everything, as the end of a text's key; empty if it does not. */
  #howSwept(isSwept: boolean): '' | 'Sweep' | 'AllPoints' | 'AllTricks' {
    if (!isSwept) return '';
    if (this.#sweep) return 'Sweep';
    return this.#table.setup.rules.sweep?.by === 'points' ? 'AllPoints' : 'AllTricks';
  }

  #lead({ side, by, swept }: Of<'ahead'>): string {
    const { words } = this.#messages;
    const lead = this.#value(side, words.points(by));
    const [sweep, contract] = [this.#sweep, this.#contract];
    return this.#tensed(`lead${this.#howSwept(swept)}`, { side: words.side(side), sweep, lead, contract });
  }

  /** @param factor the contract's multiplier, shown if it is more than 1 */
  #scoresMore({ side: of, by, swept }: Pick<Of<'ahead'>, 'side' | 'by' | 'swept'>, factor: number): string {
    const side = this.#messages.words.side(of);
    const more = this.#value(of, this.#number(by));
    const times = factor > 1 ? ` (${this.#number(factor)} × ${this.#number(by / factor)})` : '';
    const [sweep, contract] = [this.#sweep, this.#contract];
    return this.#tensed(`more${this.#howSwept(swept)}`, { side, sweep, more, times, contract });
  }

  #made(fact: Of<'made'>): string {
    const { rules, contract } = this.#table.setup;
    const factor = multiplierOf(rules, contract);
    if (fact.swept || factor > 1) return this.#scoresMore(fact, factor);
    const { words } = this.#messages;
    const by = this.#number(fact.by);
    const margin = words.plural(fact.by, this.#say('marginOfOne', { by }), this.#say('margin', { by }));
    const side = words.side(fact.side);
    return this.#tensed('made', { side, margin: this.#value(fact.side, margin), contract: this.#contract });
  }

  /** Declarers who make the level that they have bid. */
  #levelMade(fact: Of<'levelMade'>): string {
    const side = this.#messages.words.side(fact.side);
    const [level, contract] = [this.#number(fact.level), this.#contract];
    // A higher level than the other side's does not always score more.
    if (fact.by <= 0) return this.#tensed('level', { side, level, contract });
    return this.#tensed('levelMade', { side, level, more: this.#value(fact.side, this.#number(fact.by)), contract });
  }

  #wet(fact: Of<'wet'>): string {
    const [sweep, contract] = [this.#sweep, this.#contract];
    const { wet: word } = this.#names;
    const isWet = word === 'dedans' ? this.#say('dedans') : word ? this.#say('wetNamed', { word }) : this.#say('wet');
    const everything = !fact.swept
      ? this.#say('everything')
      : sweep
        ? this.#say('everythingAndSweep', { sweep })
        : this.#say('everythingAndBonus');
    const all = this.#value(otherSide(fact.side), this.#number(fact.points));
    return this.#withKept(this.#tensed('goWet', { ...this.#sides(fact), isWet, everything, all, contract }), fact);
  }

  /** Both sides have the same. */
  #heldOver(fact: Of<'heldOver'>): string {
    const [scored, held] = [this.#value(otherSide(fact.side), this.#number(fact.points)), this.#number(fact.held)];
    const key = this.#names.tie === 'litige' ? 'litige' : 'heldOver';
    return this.#withKept(this.#say(key, { ...this.#sides(fact), scored, held, contract: this.#contract }), fact);
  }

  /** Adds the marriages that declarers keep who score nothing else. */
  #withKept(outcome: string, { side: of, kept }: Of<'wet' | 'heldOver'>): string {
    if (kept === 0) return outcome;
    const [side, points] = [this.#messages.words.side(of), this.#number(kept)];
    const note = this.#say(this.#names.marriage === 'belote' ? 'keptBelote' : 'kept', { side, points });
    return `${outcome}${markRest(`, ${note}`)}`;
  }

  #inGamePoints(fact: Of<'scores' | 'allTricks' | 'tap' | 'tapSweep' | 'claim'>): string {
    const { words } = this.#messages;
    const side = words.side(fact.side);
    const score = this.#value(fact.side, gamePoints(this.#messages, fact.points));
    const [contract, tik] = [this.#contract, this.#tap];
    switch (fact.kind) {
      case 'scores':
        return this.#tensed('scored', { side, score, contract });
      case 'allTricks': {
        const all = this.#tensed('allTricks', { side, score, contract });
        if (!fact.carried) return all;
        const note = this.#say('carried', {
          side: words.side(otherSide(fact.side)),
          points: this.#number(fact.carried),
        });
        return `${all}${markRest(`, ${note}`)}`;
      }
      // Only values mention calls. The points of a finished deal do not show whether anybody called.
      case 'tap':
      case 'tapSweep':
        return this.#say(tik ? `${fact.kind}Named` : fact.kind, { side, tik, score, contract });
      case 'claim': {
        const claim = this.#names.claim ?? '';
        return this.#say(claim ? 'claimNamed' : 'claim', { side, claim, score, contract });
      }
    }
  }

  /** Adds the bonuses that count beside card points in this deal, except a sweep that is already mentioned. */
  #counting(outcome: string, isSwept: boolean): string {
    const { setup } = this.#table;
    const { trickRoem, sweep } = setup.rules;
    const note = (text: string): string => `${outcome}${markRest(`, ${text}`)}`;
    // In an ending no sweep scores.
    if (!maySweep(setup) || sweepBonus(setup) === 0 || isSwept) {
      return trickRoem ? note(this.#say('countingRoem')) : outcome;
    }
    const bonus = this.#sweep
      ? this.#say('anySweep', { sweep: this.#sweep })
      : this.#say(sweep?.by === 'points' ? 'anyPointsBonus' : 'anyTricksBonus');
    return note(this.#say(trickRoem ? 'countingRoemAnd' : 'counting', { bonus }));
  }
}
