/**
 * The element `<jass-game>`: the review of a game of several deals, such as a session's. It reads a record, has the page's solver review its
 * deals one after another, shows the report as it grows, and opens a deal in `<jass-solver>`. It has its own file, so that pages with single
 * deals do not load it.
 */
import { html, LitElement, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { reviewGame } from '../../../engine/game-review.ts';
import type { AskedClient } from '../../../engine/sampling/solve-all.ts';
import type { VariantId } from '../../../game/variants/index.ts';
import { variantById } from '../../../game/variants/index.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { isReviewed } from '../../../notation/answer/game-review.ts';
import type { GameReview } from '../../../notation/answer/game-review.ts';
import { gameCsv } from '../../../notation/game-report/csv.ts';
import { gameHtml } from '../../../notation/game-report/html.ts';
import { gameReport } from '../../../notation/game-report/report.ts';
import type { GameReport } from '../../../notation/game-report/report.ts';
import { requestsOf } from '../../../notation/imports/requests-of.ts';
import { readRequest } from '../../../notation/request/resolve-request.ts';
import { textOfFile } from '../../features/reading/text-of-file.ts';
import { colorScheme, followColorScheme } from '../../kit/color-scheme.ts';
import { saveFile } from '../../kit/save-file.ts';
import { failureIn } from '../../text/failure.ts';
import { localeOf } from '../../text/locales.ts';
import { messagesIn } from '../../text/messages.ts';
import { wordsIn } from '../../text/words.ts';
import type { JassSolver } from '../jass-solver.ts';
import { property, state } from 'lit/decorators.js';
import { gameStyle } from './game-style.ts';
import { faultView } from '../standalone/fault-view.ts';
import { innerDeal } from '../standalone/inner-deal.ts';
import { KeptFocus } from '../../kit/kept-focus.ts';
import { withoutOtherTypes } from '../standalone/other-types.ts';
import { pageClient } from '../standalone/page-client.ts';
import { controls } from '../../kit/controls-style.ts';
import { tokens } from '../../kit/tokens-style.ts';
import { standaloneStyle } from '../standalone/standalone-style.ts';
import { GameWords } from './game-words.ts';
import { remembering } from './remembering.ts';
import { reportView } from './report-view.ts';
import type { Place } from './report-view.ts';

/** A record that is being reviewed or has been. */
interface Run {
  readonly requests: readonly Readonly<Record<string, unknown>>[];
  /** The client that solves. It keeps its answers for as long as the run. */
  readonly client: AskedClient;
  /** Null before the first deal. */
  readonly review: GameReview | null;
  /** Deals solved. */
  readonly done: number;
  readonly phase: 'solving' | 'stopped' | 'done';
}

export interface JassGameEventMap {
  result: CustomEvent<GameReview>;
  error: CustomEvent<{ readonly message: string }>;
}

/**
 * Reviews a game of several deals: what the cards gave, what calls and plays won or lost, and the costliest plays.
 *
 * @fires {CustomEvent<GameReview>} result - all deals have been solved
 * @fires {CustomEvent<{ message: string }>} error - the record cannot be reviewed, or the solver has failed
 * @slot - a record as text, reviewed if `record` is not set, and shown if no script runs
 * @csspart title - the heading of the report
 * @csspart table - a table of the report
 * @csspart deal - the deal that is open
 * @csspart button - a button
 * @cssprop --jass-accent - colour of links, buttons and the focus
 * @cssprop --jass-on-accent - colour of text on the accent
 * @cssprop --jass-loss - colour of losses
 */
export class JassGame extends LitElement {
  static override readonly styles = [colorScheme, tokens, controls, standaloneStyle, gameStyle];

  /** The record: deals in any form that imports read. */
  @property({}) record: string | null = null;
  /** The game, such as `schieber`, if the record does not name it. */
  @property({ reflect: true }) variant: VariantId | null = null;
  /** The payoff: `points`, `total` or `score`; the one that the players of the game count unless given. */
  @property({ reflect: true }) payoff: Payoff | null = null;
  /** The client that solves: the page's shared one unless the page sets another. */
  @property({ attribute: false }) client: AskedClient = pageClient;

  @state() private run: Run | null = null;
  @state() private fault: Error | null = null;
  /** The deal that is open. */
  @state() private open: Place | null = null;
  @state() private isDropping = false;
  /** The texts of the record, each with one deal or several: given by the page, typed by the reader, or read from files. */
  private texts: readonly string[] = [];
  private stopper: AbortController | null = null;
  /** The element of the open deal. */
  private shown: { readonly deal: number; readonly element: JassSolver } | null = null;
  private readonly words = new GameWords(this);

  constructor() {
    super();
    followColorScheme(this);
    new KeptFocus(this);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('record') && !changed.has('variant') && !changed.has('payoff')) return;
    const otherType = withoutOtherTypes(this, ['record', 'variant', 'payoff']);
    if (otherType) {
      this.empty([]);
      this.fail(otherType);
      return;
    }
    const read = this.hasUpdated ? this.texts : [this.textContent ?? ''];
    const texts = changed.has('record') && (this.hasUpdated || this.record !== null) ? [this.record ?? ''] : read;
    if (texts.join('').trim() !== '') this.begin(texts);
    else if (this.hasUpdated) this.empty([]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.run?.phase === 'solving') this.solve();
  }

  /** Outside the page nobody waits for the review: it goes on when the element is back. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.halt();
  }

  private halt(): void {
    this.stopper?.abort();
    this.stopper = null;
  }

  /** Shows no record but the field for one. @param texts what is in it */
  private empty(texts: readonly string[]): void {
    this.halt();
    this.texts = texts;
    this.open = null;
    this.shown = null;
    this.run = null;
    this.fault = null;
  }

  /** Reads a record and starts its review. */
  private begin(texts: readonly string[]): void {
    this.empty(texts);
    try {
      const stated = this.variant ? { variant: this.variant } : {};
      const requests = texts.flatMap((text) => requestsOf(text, stated).map(({ request }) => request));
      this.run = { requests, client: remembering(this.client), review: null, done: 0, phase: 'solving' };
      this.solve();
    } catch (error) {
      // A record of another type than text cannot be mended by the reader.
      this.texts = texts.filter((text) => typeof text === 'string');
      this.fail(error as Error);
    }
  }

  /** Begins to solve the run, or goes on. */
  private solve(): void {
    if (this.isConnected && this.run) void this.review(this.run);
  }

  private async review(run: Run): Promise<void> {
    const stopper = new AbortController();
    this.stopper = stopper;
    this.fault = null;
    this.run = { ...run, phase: 'solving' };
    const isCurrent = (): boolean => this.stopper === stopper;
    const { requests, client } = run;
    const payoff = this.payoff || undefined;
    try {
      const review = await reviewGame(client, requests, {
        ...(payoff && { payoff }),
        signal: stopper.signal,
        onProgress: (review, done) => {
          // The answers that it has already come first.
          if (isCurrent() && done > run.done) this.run = { ...run, review, done, phase: 'solving' };
        },
      });
      if (!isCurrent()) return;
      this.run = { ...run, review, done: requests.length, phase: 'done' };
      this.dispatchEvent(new CustomEvent('result', { detail: review }));
    } catch (error) {
      if (isCurrent()) this.fail(error as Error);
    }
  }

  /** Without any deal solved, the reader can mend the record; otherwise go on. */
  private fail(error: Error): void {
    this.halt();
    this.run = this.run?.review ? { ...this.run, phase: 'stopped' } : null;
    this.fault = error;
    this.dispatchEvent(new CustomEvent('error', { detail: { message: error.message } }));
  }

  private readonly stop = (): void => {
    this.halt();
    this.run = { ...this.run!, phase: 'stopped' };
  };

  private readonly resume = (): void => void this.review(this.run!);

  private readonly reviewTyped = (): void => {
    const text = this.renderRoot.querySelector('textarea')!.value;
    if (text.trim() !== '') this.begin([text]);
  };

  /** Files in the order of their names, as a program numbers them. */
  private async readFiles(files: FileList): Promise<void> {
    const inOrder = [...files].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    if (inOrder.length === 0) return;
    try {
      this.begin(await Promise.all(inOrder.map(textOfFile)));
    } catch (error) {
      this.fail(error as Error);
    }
  }

  private readonly onDragover = (event: DragEvent): void => {
    event.preventDefault();
    this.isDropping = true;
  };

  private readonly onDrop = (event: DragEvent): void => {
    event.preventDefault();
    this.isDropping = false;
    const { files } = event.dataTransfer!;
    if (files.length > 0) void this.readFiles(files);
    else this.begin([event.dataTransfer!.getData('text/plain')]);
  };

  private readonly onOpen = ({ deal, play }: Place): void => {
    const isOpen = this.open?.deal === deal && (play === null || play === this.open.play);
    if (isOpen) return this.close();
    this.open = { deal, play };
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector('.deal')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (play !== null) void this.shown?.element.explain(play);
    });
  };

  /** The focus goes back to the button that has opened the deal: the last of the deal's own button and the buttons of its plays. */
  private readonly close = (): void => {
    const opener = [...this.renderRoot.querySelectorAll<HTMLElement>('[aria-expanded=true]')].at(-1);
    this.open = null;
    this.shown = null;
    void this.updateComplete.then(() => opener?.focus());
  };

  private readonly another = (): void => this.empty(this.texts);

  protected override render(): TemplateResult {
    const { run } = this;
    return html`<div lang=${this.words.language}>${run ? this.renderRun(run) : this.renderEntry()}</div>`;
  }

  private renderEntry(): TemplateResult {
    const { say } = this.words;
    const { fault, isDropping } = this;
    return html`<div
      class=${isDropping ? 'dropping' : nothing}
      @dragover=${this.onDragover}
      @dragleave=${() => (this.isDropping = false)}
      @drop=${this.onDrop}
    >
      ${fault ? this.renderFault(fault) : nothing}
      <label
        >${say('invite')}
        <textarea aria-label=${say('record')} spellcheck="false" .value=${this.texts.join('\n\n')}></textarea>
      </label>
      <div class="row">
        <button part="button" class="main" @click=${this.reviewTyped}>${say('review')}</button>
        <button part="button" @click=${() => this.renderRoot.querySelector('input')!.click()}>${say('file')}</button>
        <input
          type="file"
          multiple
          hidden
          @change=${({ target }: Event) => void this.readFiles((target as HTMLInputElement).files!)}
        />
      </div>
    </div>`;
  }

  private renderRun({ requests, review, done, phase }: Run): TemplateResult {
    const { say } = this.words;
    const deals = requests.length;
    const report = review && this.reportOf(review);
    const isSolving = phase === 'solving';
    const solved = done < deals ? say('progress', { done, deals }) : say('explaining');
    return html`${this.fault ? this.renderFault(this.fault) : nothing}
      ${
        phase === 'done'
          ? nothing
          : html`<div class="row">
              ${isSolving ? html`<progress max=${deals} value=${done} aria-label=${solved}></progress>` : nothing}
              <span role="status">${isSolving ? solved : say('stopped', { done, deals })}</span>
              <button part="button" @click=${isSolving ? this.stop : this.resume}>
                ${isSolving ? say('stop') : say('resume')}
              </button>
            </div>`
      }
      ${
        report
          ? reportView({
              report,
              open: this.open,
              openLabel: ({ deal, play }, [, trick, , card]) =>
                play === null ? say('openDeal', { deal }) : say('openPlay', { deal, trick: trick!, card: card! }),
              onOpen: this.onOpen,
            })
          : nothing
      }
      ${this.open === null ? nothing : this.renderDeal(this.open.deal, requests[this.open.deal - 1]!, review!)}
      <div class="row">
        ${
          report && review && review.deals.some(isReviewed)
            ? html`<button part="button" @click=${() => this.saveHtml(report, review)}>
                  ${say('save')} ${say('saveHtml')}
                </button>
                <button part="button" @click=${() => saveFile('game.csv', 'text/csv', gameCsv(review))}>
                  ${say('save')} ${say('saveCsv')}
                </button>
                <button
                  part="button"
                  @click=${() => saveFile('game.json', 'application/json', JSON.stringify(review, null, 1))}
                >
                  ${say('save')} ${say('saveJson')}
                </button>`
            : nothing
        }
        <button part="button" @click=${this.another}>${say('another')}</button>
      </div>`;
  }

  private renderFault(fault: Error): TemplateResult {
    const { say, language } = this.words;
    const locale = localeOf(language);
    return faultView(
      say(this.run ? 'interrupted' : 'failed'),
      failureIn(this, { locale, words: wordsIn(locale, 'french') }, fault),
    );
  }

  private reportOf(review: GameReview): GameReport {
    const { language, sayInReport } = this.words;
    const { id, name } = variantById(review.variant);
    const game = review.name ?? messagesIn(language, 'french').variant(id, name);
    return gameReport(review, game, language, sayInReport);
  }

  private renderDeal(deal: number, request: Run['requests'][number], { payoff }: GameReview): TemplateResult {
    const { say } = this.words;
    // The same element from update to update, so that the reader stays at their position.
    if (this.shown?.deal !== deal) this.shown = { deal, element: elementOf(request, payoff) };
    return html`<section class="deal" part="deal" aria-label=${say('shown', { deal })}>
      <header>
        ${say('shown', { deal })}
        <button part="button" @click=${this.close}>${say('close')}</button>
      </header>
      ${this.shown.element}
    </section>`;
  }

  private saveHtml(report: GameReport, { variant }: GameReview): void {
    const lasts = this.run!.requests.map((request) => readRequest(request).state);
    saveFile('game.html', 'text/html', gameHtml(report, lasts, variantById(variant).name, this.words.language));
  }
}

/** The element that shows a deal of the record. */
function elementOf(request: Run['requests'][number], payoff: Payoff): JassSolver {
  // Its properties have the names of the fields.
  return Object.assign(innerDeal(), request, { plays: (request.plays as readonly string[]).join(' '), payoff });
}

// A page may load the module twice, from two addresses. The first one defines the element.
if (!customElements.get('jass-game')) customElements.define('jass-game', JassGame);

declare global {
  interface HTMLElementTagNameMap {
    'jass-game': JassGame;
  }
}
