/** The head of the element: the answer in one sentence, the choice of the payoff, and the bar of both sides. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { trumpOf } from '../../../game/cards.ts';
import { PAYOFFS } from '../../../game/scoring/payoff.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import type { Engine } from '../../state/state.ts';
import type { Look } from '../look.ts';
import { addsMelds, hasLongHands, hasMelds } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { pip } from '../board/card.ts';
import type { Doubt } from './doubt.ts';
import { headline } from './headline.ts';
import type { DescribeScore } from './headline.ts';
import { payoffChoice } from './payoff-choice.ts';
import { marked, unmarked, withoutRest } from '../../kit/sentence.ts';

/**
 * The characters that have room with the trump: in large type beside the choice of the payoff, and in three lines of a phone. And
 * without it, in the line of a tablet in large type.
 */
const BRIEF = 48;
const SHORT = 60;
const LONG = 52;

interface ResultView {
  readonly look: Look;
  readonly table: Table;
  readonly engine: Engine;
  readonly describeScore: DescribeScore;
  /** The button of the menu, and the menu. */
  readonly menu: TemplateResult;
  /** The bar of both sides; its room is kept until it has loaded. */
  readonly bar: TemplateResult | undefined;
  /** Melds and marriages beside the value; null if they add nothing, and until they have loaded. */
  readonly sum: string | TemplateResult | null | undefined;
  /** The notes of an estimate; undefined until they have loaded. */
  readonly doubt: Doubt | undefined;
  readonly onPayoff: (payoff: Payoff) => void;
}

export function result(view: ResultView): TemplateResult {
  const { look, table, engine } = view;
  const { messages } = look;
  const trump = trumpOf(table.setup.contract);
  const { notes = [], shown } = view.doubt ?? {};
  const sentence = headline(messages, table, engine, view.describeScore) ?? messages.headlineFailed;
  const length = withoutRest(sentence).length + Math.max(0, ...notes.map((note) => note.length));
  const whole = unmarked(sentence).length;
  const room = whole <= BRIEF ? 'short' : whole <= SHORT ? 'short full' : length > LONG ? 'long' : '';
  const words = marked(sentence, trump ? pip(look, trump) : nothing);
  // A new sentence is a new text: no word of the old one moves to another line. The melds have their line before they have loaded.
  return html`<div class="result ${table.payoff === 'points' ? '' : 'wordy'} ${hasLongHands(table) ? 'roomy' : ''}">
    <p class="headline ${room}" part="headline">${keyed(sentence + notes.join(), html`${words} ${shown}`)}</p>
    <div class="tools">${payoffChoice(messages, offered(table), table.payoff, view.onPayoff)} ${view.menu}</div>
    ${view.sum ? html`<p class="sum" part="sum">${view.sum}</p>` : addsMelds(table) && hasMelds(table.setup) ? html`<p class="sum">&nbsp;</p>` : nothing}
    <div class="score" aria-hidden="true">${view.bar}</div>
  </div>`;
}

/** The payoffs to choose from, with the one shown. */
export function offered({ payoffs, payoff: shown }: Table): readonly Payoff[] {
  return PAYOFFS.filter((payoff) => payoff === shown || payoffs.includes(payoff));
}
