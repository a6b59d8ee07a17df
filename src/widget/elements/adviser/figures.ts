/** Numbers and names of the advice as the adviser writes them everywhere: values in the unit of the payoff, shares, short names of contracts. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { trumpOf } from '../../../game/cards.ts';
import type { Contract } from '../../../game/cards.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import type { Interval } from '../../../notation/answer/answer.ts';
import type { Say } from '../../../notation/words/say.ts';
import { noTrumpShort } from '../../text/no-trump-short.ts';
import type { english } from '../../../languages/en/adviser.ts';
import { pip } from '../../views/board/card.ts';
import type { Look } from '../../views/look.ts';
import type { Goal } from './goal.ts';

export type AdviserSay = Say<typeof english>;

/** A scale no longer than this counts game points, of which tenths matter. */
const SHORT = 20;

/** How values are written. */
export interface Figures {
  /** A value without its sign. */
  readonly amount: (value: number) => string;
  /** A value: card points, or a lead with its sign. */
  readonly value: (value: number) => string;
  /** Half the width of a range. */
  readonly half: (range: Interval) => string;
  /** A share from 0 to 1 in hundredths, without a sign of percent. */
  readonly hundredths: (share: number) => string;
}

/** @param limits the ends of the scale */
export function figuresFor({ messages: { words } }: Look, payoff: Payoff, [low, high]: Interval): Figures {
  const unit = high - low <= SHORT ? 10 : 1;
  const rounded = (value: number): number => Math.round(unit * value) / unit;
  return {
    amount: (value) => words.number(Math.abs(rounded(value))),
    value: (value) => (payoff === 'points' ? words.number : words.signed)(rounded(value)),
    half: ([from, to]) => `±${words.number(rounded((to - from) / 2))}`,
    hundredths: (share) => words.number(Math.round(100 * share)),
  };
}

/** The name of a contract beside the others: a trump suit by its name alone. */
export function shortName({ messages: { words } }: Look, contract: Contract): string {
  const trump = trumpOf(contract);
  return trump ? words.suit(trump) : noTrumpShort(words, contract);
}

/** The short name after the sign of its suit, from which it is not parted. */
export function signedName(look: Look, contract: Contract): TemplateResult {
  const trump = trumpOf(contract);
  return trump
    ? html`<span class="unbroken">${pip(look, trump)} ${shortName(look, contract)}</span>`
    : html`${shortName(look, contract)}`;
}

/** The goal as the name of a column, such as “makes 79”. */
export const goalWords = (say: AdviserSay, { messages: { words } }: Look, { kind, least }: Goal): string =>
  say(`goal_${kind}`, { target: words.number(least) });

/** What the reader has to reach, such as “to make 79”; nothing for a mere lead. */
export function conditionWords(say: AdviserSay, { messages: { words } }: Look, { kind, least }: Goal): string {
  return kind === 'points' || kind === 'lead' ? say(`toMake_${kind}`, { target: words.number(least) }) : '';
}

/** Names in a sentence: one, or several as alternatives. */
export const either = (names: readonly string[], say: AdviserSay): string =>
  names.length < 2 ? names.join('') : say('or', { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
