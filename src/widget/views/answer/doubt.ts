/** What is known of an estimate: how far it probably errs, and, smaller, the interval that is proven. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { isNews } from './headline.ts';
import { valueToSay } from '../../state/knowledge.ts';
import type { Knowledge } from '../../state/knowledge.ts';
import type { Table } from '../../state/table.ts';
import type { Messages } from '../../text/messages.ts';

/** The notes of an estimate, as text and as shown. */
export interface Doubt {
  /** The probable one, if its error was measured, and the proven one, if it says more than the tricks so far. */
  readonly notes: readonly string[];
  readonly shown: TemplateResult | typeof nothing;
}

/** No notes for anything but an estimate. */
export function doubtOf(messages: Messages, table: Table, known: Knowledge | null): Doubt {
  const notes = [...notesOf(messages, table, known)];
  const [first, second] = notes;
  const small = second ? html`<small>${second}</small>` : nothing;
  return { notes, shown: first ? html`<span class="sub">${first} ${small}</span>` : nothing };
}

function* notesOf(messages: Messages, table: Table, known: Knowledge | null): Generator<string> {
  if (!known || known.estimate === null) return;
  if (known.within !== undefined) yield messages.within(known.within);
  if (!isNews(table, known)) return;
  const [low, high] = valueToSay(table, known).own.proven;
  yield messages.proven(messages.figure(table.payoff, low), messages.figure(table.payoff, high));
}
