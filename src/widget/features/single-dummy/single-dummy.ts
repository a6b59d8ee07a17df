/**
 * The loss of a play by single dummy, beside its exact loss. It is an estimate and is labelled so. It loads when the
 * reader first asks for it; the figures come from judgement-runner.ts.
 */
import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { Card } from '../../../game/cards.ts';
import type { KnownLoss } from '../../../notation/answer/answer.ts';
import type { SolveRequest } from '../../../notation/request/solve-request.ts';
import type { Solves } from '../../../engine/client.ts';
import type { AskedClient } from '../../../engine/sampling/solve-all.ts';
import type { Input } from '../../state/input.ts';
import { modesOf } from '../../state/modes.ts';
import type { ModeInput } from '../../state/modes.ts';
import { textButton } from '../../kit/text-button.ts';
import { failureIn } from '../../text/failure.ts';
import { adopt } from '../../kit/adopt.ts';
import { index } from '../../views/board/card.ts';
import { JudgementRunner } from './judgement-runner.ts';
import type { Judgement } from './judgement-runner.ts';
import { singleDummyStyle } from './single-dummy-style.ts';
import type { Messages } from '../../text/messages.ts';
import { singleDummyMessages } from '../../text/messages/single-dummy.ts';
import type { SingleDummyMessages } from '../../text/messages/single-dummy.ts';
import type { Look } from '../../views/look.ts';

export interface SingleDummyHost extends ReactiveControllerHost, HTMLElement, ModeInput {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** The input, from attributes and content. */
  readonly input: Input;
  readonly client: Solves & Partial<Pick<AskedClient, 'workers'>>;
}

export class SingleDummyReview implements ReactiveController {
  private readonly runner = new JudgementRunner(() => this.host.requestUpdate());
  /** The play that is open, by its request. */
  private open: string | null = null;
  private client: SingleDummyHost['client'];

  constructor(
    private readonly host: SingleDummyHost,
    /** The request with the plays up to the one in question, itself last; null if there is none. */
    private readonly getRequest: () => (SolveRequest & { readonly plays: readonly Card[] }) | null,
  ) {
    this.client = host.client;
    adopt(host.renderRoot, [singleDummyStyle]);
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.open !== null && this.open === this.key;
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.begin();
  }

  /** Stops when another play is in question, or when nothing may be computed any more. */
  hostUpdate(): void {
    if (this.client !== this.host.client) {
      this.client = this.host.client;
      this.runner.forget();
    }
    if (this.open !== null && (!this.isOpen || modesOf(this.host).engine === 'off')) this.close();
  }

  hostDisconnected(): void {
    this.close();
  }

  /** Nothing unless the reader has asked about the play. */
  view(look: Look): TemplateResult | typeof nothing {
    const judged = this.isOpen ? this.runner.at(this.open!) : undefined;
    if (!judged) return nothing;
    const { messages } = look;
    const say = singleDummyMessages(messages);
    return html`<div class="known">
      ${this.state(messages, say, judged)}
      <p class="known-loss" role="status">
        ${judged.known && judged.phase !== 'computing' ? estimate(look, say, judged.known) : nothing}
        ${judged.known && judged.phase === 'computing' ? html`<span aria-hidden="true">${estimate(look, say, judged.known)}</span>` : nothing}
      </p>
      <p class="known-hint">${say.knownHint}</p>
    </div>`;
  }

  private readonly begin = (): void => {
    const { host, key, request } = this;
    // Outside the page nothing would end the work.
    if (key === null || !request || !host.isConnected) return;
    this.open = key;
    const { solve, workers } = { solve: host.client.solve.bind(host.client), workers: host.client.workers ?? 1 };
    void this.runner.begin(key, { request, play: request.plays.length - 1, client: { solve, workers } });
  };

  private close(): void {
    this.open = null;
    this.runner.stop();
  }

  private readonly stop = (): void => this.runner.stop();

  private get request(): (SolveRequest & { readonly plays: readonly Card[] }) | null {
    return this.getRequest();
  }

  private get key(): string | null {
    return this.request && JSON.stringify(this.request);
  }

  private state(messages: Messages, say: SingleDummyMessages, { phase, done, of, error }: Judgement): TemplateResult {
    const progress = say.knownProgress(done, of);
    switch (phase) {
      case 'failed':
        return html`<p class="known-state">
          ${messages.headlineFailed}. ${failureIn(this.host, messages, error!)}
          ${textButton(messages.retry, this.begin)}
        </p>`;
      case 'done':
        return html`<p class="known-state">${progress}</p>`;
      default:
        return html`<p class="known-state">
          <progress max=${of || 1} .value=${done} aria-label=${progress}></progress> ${progress}
          ${phase === 'computing' ? textButton(messages.reviewStop, this.stop) : textButton(say.knownResume, this.begin)}
        </p>`;
    }
  }
}

/** The loss, and the cards that are better on average if there are any. */
function estimate(look: Look, say: SingleDummyMessages, known: KnownLoss): TemplateResult {
  const better = known.loss > 0 ? known.best : [];
  return html`${say.singleDummyLoss(known)}
  ${better.length ? html`${say.knownBest} ${better.map((card, i) => html`${i ? ', ' : ''}${index(look, card)}`)}` : nothing}`;
}
