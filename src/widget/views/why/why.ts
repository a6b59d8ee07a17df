/**
 * The account of the play asked about, in place of the tabs: it asks the engine, and steps the lines of the account on the board. The table
 * of the two lines is drawn by account-view.ts. It loads when the reader first asks.
 */
import { html, nothing } from 'lit';
import type { ReactiveController, TemplateResult } from 'lit';
import type { Card } from '../../../game/cards.ts';
import { replay } from '../../../game/play/play.ts';
import type { Account } from '../../../notation/answer/account.ts';
import type { Want } from '../../../notation/request/request.ts';
import { cardInText } from '../board/card-in-text.ts';
import type { DealController } from '../../state/store.ts';
import { Disclosure } from '../../kit/disclosure.ts';
import { Lazy } from '../../kit/lazy.ts';
import { adopt } from '../../kit/adopt.ts';
import { failureIn } from '../../text/failure.ts';
import { requestAfter } from '../../state/input.ts';
import { textButton } from '../../kit/text-button.ts';
import type { SingleDummyHost, SingleDummyReview } from '../../features/single-dummy/single-dummy.ts';
import { AccountRunner } from '../../state/why/account-runner.ts';
import type { AccountState } from '../../state/why/account-runner.ts';
import { accountView } from './account-view.ts';
import type { AskedPlay } from '../../state/why/asked-play.ts';
import { whyStyle } from './why-style.ts';

export { arrive, giveFocusBack } from './arrival.ts';
import type { Messages } from '../../text/messages.ts';
import type { Look } from '../look.ts';

const singleDummy = new Lazy(() => import('../../features/single-dummy/single-dummy.ts'));

export class Why implements ReactiveController {
  private readonly runner = new AccountRunner(() => this.host.requestUpdate());
  /** The single-dummy loss, given the player's knowledge. */
  private readonly singleDummy: Disclosure<
    typeof import('../../features/single-dummy/single-dummy.ts'),
    SingleDummyReview
  >;
  private asked: AskedPlay | null = null;
  /** The request for the account shown. */
  private key = '';
  private isUnfolded = false;
  private client: SingleDummyHost['client'];

  constructor(
    private readonly host: SingleDummyHost,
    private readonly dealController: DealController,
    private readonly onClose: () => void,
  ) {
    this.client = host.client;
    this.singleDummy = new Disclosure(
      host,
      singleDummy,
      ({ SingleDummyReview }) =>
        new SingleDummyReview(host, () =>
          // Nothing is asked about an input that has not been read yet.
          dealController.reader.pending ? null : this.asked && this.requestFor(this.asked, []),
        ),
    );
    adopt(host.renderRoot, [whyStyle]);
    host.addController(this);
  }

  /** The next update of an element that has only moved asks again. */
  hostDisconnected(): void {
    this.runner.abandon();
  }

  /** Whether the account is not there yet. */
  get isWaiting(): boolean {
    return this.runner.at(this.key)?.phase !== 'done';
  }

  /** Turns to a play, and asks for its account unless the reader has stopped that. */
  ask(asked: AskedPlay): void {
    const { host, runner } = this;
    if (this.client !== host.client) {
      this.client = host.client;
      runner.forget();
    }
    const key = JSON.stringify(this.requestFor(asked, ['why']));
    const isNew = key !== this.key || this.asked === null;
    if (isNew) {
      runner.stop();
      this.isUnfolded = false;
    }
    this.asked = asked;
    this.key = key;
    if (isNew || !runner.at(key)) this.begin();
  }

  close(): void {
    this.asked = null;
    this.runner.stop();
  }

  /** @param tab the name of the open tab @param pager the way to other mistakes */
  view(look: Look, tab: string, pager: TemplateResult | typeof nothing): TemplateResult | typeof nothing {
    const { table } = this.dealController.shown;
    const { asked } = this;
    const state = this.runner.at(this.key);
    if (!table || !asked) return nothing;
    const words: Look = { ...look, messages: look.messages };
    const { messages } = words;
    const { plays } = asked;
    const before = replay(table.setup, plays.slice(0, -1));
    const by = before.toPlay!;
    const card = plays.at(-1)!;
    const account = state?.phase === 'done' ? state.account : undefined;
    const title = account
      ? (asked.isMade ? messages.whyPlayed : messages.whyPossible)(by, account.lost)
      : account === null
        ? messages.whyKeepsTitle(by)
        : messages.whyOpen(by);
    return html`<section class="why" aria-labelledby="why-title" @keydown=${this.onKeydown}>
      <div class="crumb">
        <button type="button" class="why-back" part="button" aria-label=${messages.whyBack(tab)} @click=${this.onClose}>
          <span aria-hidden="true">‹ ${tab}</span>
        </button>
        <p id="why-title" class="why-title">${cardInText(words, title, card)}</p>
        ${pager}
      </div>
      ${
        account
          ? accountView({
              look: words,
              variant: table.variant,
              payoff: table.payoff,
              before,
              account,
              isMade: asked.isMade,
              line: table.line,
              ply: table.ply,
              isUnfolded: this.isUnfolded,
              onUnfold: this.unfold,
              onShow: (line) => this.show(account, line),
              couldKnow: html`${this.singleDummy.button(messages.whyCouldKnow(by))}
              ${this.singleDummy.part?.view(words)}`,
            })
          : state && this.waiting(messages, state)
      }
    </section>`;
  }

  private waiting(messages: Messages, { phase, error }: AccountState): TemplateResult {
    const isProven = this.dealController.shown.engine.phase !== 'computing';
    switch (phase) {
      case 'done':
        return html`<p class="why-state" role="status">${messages.whyKeeps}</p>`;
      case 'computing':
        return html`<p class="why-state" role="status">
          ${isProven ? messages.whyComparing : messages.whyNothingProven}
          ${textButton(messages.reviewStop, this.runner.stop)}
        </p>`;
      case 'stopped':
        return html`<p class="why-state">${messages.whyStopped} ${textButton(messages.whyGoOn, this.begin)}</p>`;
      case 'failed':
        return html`<p class="why-state" role="status">
          ${messages.whyFailed}. ${failureIn(this.host, messages, error!)} ${textButton(messages.retry, this.begin)}
        </p>`;
    }
  }

  private readonly begin = (): void => {
    const { asked, host, key } = this;
    // Outside the page nothing would end the work.
    if (!asked || !host.isConnected) return;
    void this.runner.begin(key, this.requestFor(asked, ['why']), asked.plays.length - 1, host.client);
  };

  private requestFor({ plays }: AskedPlay, want: readonly Want[]): ReturnType<typeof requestAfter> {
    return requestAfter(this.host.input, this.dealController.shown.table?.payoff ?? 'points', plays, want);
  }

  /** Puts a line of the account on the board, after its first card. */
  private show({ index, ...account }: Account, line: 'played' | 'best'): void {
    const before = this.asked!.plays.slice(0, index);
    this.dealController.goInLine([...before, ...account[line]] satisfies Card[], index + 1, 'why');
  }

  private readonly unfold = (): void => {
    this.isUnfolded = !this.isUnfolded;
    this.host.requestUpdate();
  };

  private readonly onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.onClose();
  };
}
