/** The head of the element: the answer in one sentence, the choice of the payoff, and the bar of both sides. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { trumpOf } from '../../../game/cards.ts';
import { PAYOFFS } from '../../../game/scoring/payoff.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { knownValue } from '../../state/engine.ts';
import { failureIn } from '../../text/failure.ts';
import type { View } from '../view.ts';
import { hasLongHands } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { pip } from '../board/card.ts';
import { bar, takenBar } from './bar.ts';
import { doubtOf } from './doubt.ts';
import { headline } from './headline.ts';
import { payoffChoice } from './payoff-choice.ts';
import { sumLine } from './sum-line.ts';
import { marked, unmarked, withoutRest } from '../../kit/sentence.ts';

/**
 * The characters that have room with the trump: in large type beside the choice of the payoff, and in three lines of a phone. And
 * without it, in the line of a tablet in large type.
 */
const BRIEF = 48;
const SHORT = 60;
const LONG = 52;

/** @param menu the button of the menu, and the menu */
export function result({ look, store }: View, menu: TemplateResult): TemplateResult | typeof nothing {
  const { table, engine } = store.shown;
  if (!table) return nothing;
  const { messages } = look;
  const trump = trumpOf(table.setup.contract);
  const known = engine.phase === 'quiet' ? null : knownValue(table, engine);
  const { notes, shown } = doubtOf(messages, table, known);
  const sentence = headline(messages, table, engine) ?? messages.headlineFailed;
  const length = withoutRest(sentence).length + Math.max(0, ...notes.map((note) => note.length));
  const whole = unmarked(sentence).length;
  const room = whole <= BRIEF ? 'short' : whole <= SHORT ? 'short full' : length > LONG ? 'long' : '';
  const words = marked(sentence, trump ? pip(look, trump) : nothing);
  const below =
    engine.phase === 'failed' ? failureIn(store.host, messages, engine.error) : sumLine(messages, table, engine);
  // A new sentence is a new text: no word of the old one moves to another line.
  return html`<div class="result ${table.payoff === 'points' ? '' : 'wordy'} ${hasLongHands(table) ? 'roomy' : ''}">
    <p class="headline ${room}" part="headline">${keyed(sentence + notes.join(), html`${words} ${shown}`)}</p>
    <div class="tools">
      ${payoffChoice(messages, offered(table), table.payoff, (payoff) => store.change({ payoff }))} ${menu}
    </div>
    ${below ? html`<p class="sum" part="sum">${below}</p>` : nothing}
    <div class="score" aria-hidden="true">
      ${engine.phase === 'quiet' ? takenBar(messages, table) : bar(messages, table, known)}
    </div>
  </div>`;
}

/** The payoffs to choose from, with the one shown. */
export function offered({ payoffs, payoff: shown }: Table): readonly Payoff[] {
  return PAYOFFS.filter((payoff) => payoff === shown || payoffs.includes(payoff));
}
