/**
 * The play that the reader asks about, and the way to its account: the board goes to the position before it, where its card is marked.
 * The account itself loads when it is first wanted (why.ts).
 */
import type { nothing, ReactiveController, TemplateResult } from 'lit';
import type { Card } from '../../../game/cards.ts';
import type { DealController } from '../store.ts';
import { Lazy } from '../../kit/lazy.ts';
import { requestFields } from '../input.ts';
import { modesOf } from '../modes.ts';
import { playsMade } from '../table.ts';
import type { Table } from '../table.ts';
import { partFailed } from '../../views/panel/panel-placeholder.ts';
import type { SingleDummyHost } from '../../features/single-dummy/single-dummy.ts';
import type { AskedPlay } from './asked-play.ts';
import type { Why } from '../../views/why/why.ts';
import type { Look } from '../../views/look.ts';

const account = new Lazy(() => import('../../views/why/why.ts'));

export class AskedPlayController implements ReactiveController {
  asked: AskedPlay | null = null;
  private why: Why | null = null;
  /** Where the focus goes when the account is drawn, as its place in the panel disappears; null to leave it. */
  private focusNext: string | null = null;
  /** Whether the account has been opened and is not in view yet. */
  private isToBeSeen = false;

  constructor(
    private readonly host: SingleDummyHost,
    private readonly dealController: DealController,
  ) {
    host.addController(this);
  }

  /** @param plays the plays up to the one asked about, itself last */
  open(plays: readonly Card[]): void {
    const { table } = this.dealController.shown;
    if (!table) return;
    const { record } = table;
    this.focusNext = this.successor;
    this.isToBeSeen = true;
    const isIn = (line: readonly Card[]): boolean => plays.every((card, index) => line[index] === card);
    this.asked = { plays, isMade: isIn(record) || isIn(table.line), deal: this.deal };
    const line = isIn(record) ? record : plays.slice(0, -1);
    this.dealController.goInLine(line, plays.length - 1, 'mistake');
    this.host.requestUpdate();
  }

  readonly close = (): void => {
    const { asked } = this;
    if (!asked) return;
    this.asked = null;
    this.why?.close();
    this.host.requestUpdate();
    if (!this.focused?.closest('.why')) return;
    const { host } = this;
    void host.updateComplete.then(() => account.loaded?.giveFocusBack(host.renderRoot, asked.plays.length - 1));
  };

  /** Opens the account of the card with the focus, or else of the next play; closes the one that is open, if no other card has the focus. */
  toggle(): void {
    const { table } = this.dealController.shown;
    const inFocus = this.focused?.getAttribute('data-card') as Card | null | undefined;
    const asked = this.asked?.plays.at(-1);
    const card = inFocus ?? asked ?? table?.line[table.ply];
    if (card === asked) this.close();
    else if (table && card) this.open([...playsMade(table), card]);
  }

  /** The card that is asked about, if the position before it is shown. */
  markedIn(table: Table): Card | null {
    const { plays } = this.asked ?? {};
    return plays && isBefore(table, plays) ? plays.at(-1)! : null;
  }

  /** Closes with the deal, when values may no longer be shown, and when the reader leaves the position before the answer is there. */
  hostUpdate(): void {
    const { shown, reader } = this.dealController;
    const { table } = shown;
    // An input that has not been read yet belongs to another deal, and may not even have a JSON form.
    if (!this.asked || reader.pending) return;
    const { engine, values } = modesOf(this.host);
    const hasLeft = !table || (!isBefore(table, this.asked.plays) && this.why?.isWaiting !== false);
    if (hasLeft || this.asked.deal !== this.deal || engine === 'off' || values === 'hidden') return this.close();
    const part = account.for(this.host);
    if (!part) return;
    this.why ??= new part.Why(this.host, this.dealController, this.close);
    this.why.ask(this.asked);
  }

  hostUpdated(): void {
    const { focusNext, host, isToBeSeen } = this;
    if (!isToBeSeen || !account.loaded?.arrive(host.renderRoot, focusNext)) return;
    this.isToBeSeen = false;
  }

  /** The account in place of the tabs; null while nothing is asked and until it has loaded. @param tab the name of the open tab @param pager the way to other mistakes */
  view(look: Look, tab: string, pager: TemplateResult | typeof nothing): TemplateResult | typeof nothing | null {
    if (!this.asked) return null;
    return this.why?.view(look, tab, pager) ?? (account.problem && partFailed(look.messages, account));
  }

  /** Everything that the page sets but the payoff. */
  private get deal(): string {
    const { input } = this.host;
    const { payoff: _payoff, ...fields } = requestFields(input);
    return JSON.stringify([fields, input.rules, input.plays]);
  }

  private get focused(): Element | null {
    return (this.host.renderRoot as ShadowRoot).activeElement;
  }

  /** The control of the account that follows the one with the focus, by a selector. */
  private get successor(): string | null {
    const { focused } = this;
    if (focused?.matches('.played-cost')) return '.why-back';
    if (!focused?.closest('.panel') || focused.closest('.why')) return null;
    if (!focused.matches('.pager-step')) return '.why-back';
    return `.why-back, .crumb .pager-step:nth-child(${focused.matches(':last-child') ? 2 : 1})`;
  }
}

/** Whether a position is the one before the last of some plays. */
function isBefore(table: Table, plays: readonly Card[]): boolean {
  const made = playsMade(table);
  return made.length === plays.length - 1 && made.every((card, index) => plays[index] === card);
}
