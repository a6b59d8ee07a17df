/**
 * The element `<jass-game>`: the review of a game of several deals, such as a session's. It reads a record, has the page's solver review its
 * deals one after another and then judge the plays, shows the report as it fills, and opens a deal in `<jass-solver>`. It has its own file, so that pages with single
 * deals do not load it.
 */
import { html, LitElement, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { judgeGame, readGame, reviewBefore, reviewRead } from '../../../engine/game-review.ts';
import type { ReadGame } from '../../../engine/game-review.ts';
import type { AskedClient } from '../../../engine/sampling/solve-all.ts';
import type { Seat } from '../../../game/cards.ts';
import type { VariantId } from '../../../game/variants/index.ts';
import { variantById } from '../../../game/variants/index.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';
import { isReviewed } from '../../../notation/answer/game-review.ts';
import type { GameReview } from '../../../notation/answer/game-review.ts';
import { gameCsv } from '../../../notation/game-report/csv.ts';
import { gameHtml } from '../../../notation/game-report/html.ts';
import { gameReport, notesOn, titleOf } from '../../../notation/game-report/report.ts';
import type { IndexLanguage } from '../../../notation/drawing/letters.ts';
import { requestsOf } from '../../../notation/imports/requests-of.ts';
import { readRequest } from '../../../notation/request/resolve-request.ts';
import { textOfFile } from '../../features/reading/text-of-file.ts';
import { colorScheme } from '../../kit/color-scheme.ts';
import { moreButton } from '../../kit/more-button.ts';
import { Popup } from '../../kit/popup.ts';
import { saveFile } from '../../kit/save-file.ts';
import { failureIn } from '../../text/failure.ts';
import { localeOf } from '../../text/locales.ts';
import { wordsIn } from '../../text/words.ts';
import type { Input } from '../../state/input.ts';
import type { JassSolver } from '../jass-solver.ts';
import { property, state } from 'lit/decorators.js';
import { colours } from '../../views/decks/colours.ts';
import type { DeckName } from '../../views/decks/registry.ts';
import { LookController } from '../look-controller.ts';
import { menuStyle } from '../../features/menu/menu-style.ts';
import { gameStyle } from './game-style.ts';
import { chartStyle } from './chart-style.ts';
import { reportStyle } from './report-style.ts';
import { rowsStyle } from './rows-style.ts';
import { faultView } from '../standalone/fault-view.ts';
import { innerDeal } from '../standalone/inner-deal.ts';
import { KeptFocus } from '../../kit/kept-focus.ts';
import { withoutOtherTypes } from '../standalone/other-types.ts';
import { pageClient } from '../standalone/page-client.ts';
import { controls } from '../../kit/controls-style.ts';
import { tokens } from '../../kit/tokens-style.ts';
import { signs } from '../../views/verdict/sign-style.ts';
import { standaloneStyle } from '../standalone/standalone-style.ts';
import { GameWords } from './game-words.ts';
import { gameView } from './game-view.ts';
import type { Place } from './opening.ts';
import { remembering } from './remembering.ts';

/** The properties that say what is reviewed, and how cards look. */
const INPUTS = ['record', 'variant', 'payoff'] as const;

/** A record that is being reviewed or has been. */
interface Run {
  readonly requests: readonly Readonly<Record<string, unknown>>[];
  /** The client that solves. It keeps its answers for as long as the run. */
  readonly client: AskedClient;
  readonly read: ReadGame;
  readonly review: GameReview;
  /** Deals solved. */
  readonly done: number;
  /** Plays judged. */
  readonly judged: number;
  /** The deals are solved first, then the plays are judged. The reader may stop either, and go on. */
  readonly phase: 'solving' | 'stopped' | 'judging' | 'judgingStopped' | 'done';
}

export interface JassGameEventMap {
  result: CustomEvent<GameReview>;
  error: CustomEvent<{ readonly message: string }>;
}

/**
 * Reviews a game of several deals: what the cards gave, what calls and plays won or lost, and the costliest plays.
 *
 * @fires {CustomEvent<GameReview>} result - all deals have been solved; and once more when all plays are judged
 * @fires {CustomEvent<{ message: string }>} error - the record cannot be reviewed, or the solver has failed
 * @slot - a record as text, reviewed if `record` is not set, and shown if no script runs
 * @csspart title - the result, the heading of the report
 * @csspart bar - a bar of the report
 * @csspart table - the table of the players
 * @csspart deal - the deal that is open
 * @csspart button - a button
 * @cssprop --jass-accent - colour of links, buttons and the focus
 * @cssprop --jass-on-accent - colour of text on the accent
 * @cssprop --jass-loss - colour of losses
 */
export class JassGame extends LitElement {
  static override readonly styles = [
    colorScheme,
    colours,
    tokens,
    controls,
    standaloneStyle,
    menuStyle,
    gameStyle,
    reportStyle,
    chartStyle,
    rowsStyle,
    signs,
  ];

  /** The record: deals in any form that imports read. */
  @property({}) record: string | null = null;
  /** The game, such as `schieber`, if the record does not name it. */
  @property({ reflect: true }) variant: VariantId | null = null;
  /** The payoff: `points`, `total` or `score`; the one that the players of the game count unless given. */
  @property({ reflect: true }) payoff: Payoff | null = null;
  /** Name of the deck: `french`, `french4` or `swiss`. */
  @property({ reflect: true }) deck: DeckName | null = null;
  /** Language of the letters on the cards; the page’s unless given. */
  @property({ reflect: true }) index: IndexLanguage | null = null;
  /** The client that solves: the page's shared one unless the page sets another. */
  @property({ attribute: false }) client: AskedClient = pageClient;

  @state() private run: Run | null = null;
  @state() private fault: Error | null = null;
  /** The number of the deal whose row is open. */
  @state() private row: number | null = null;
  /** What the board shows. */
  @state() private board: Place | null = null;
  /** Whose mistakes are trained; null for all players'. */
  @state() private player: Seat | null = null;
  /** The element in which they are trained; null unless they are. */
  @state() private trainer: JassSolver | null = null;
  @state() private isDropping = false;
  /** The texts of the record, each with one deal or several: given by the page, typed by the reader, or read from files. */
  private texts: readonly string[] = [];
  private stopper: AbortController | null = null;
  /** The element of the board. */
  private shown: { readonly deal: number; readonly element: JassSolver } | null = null;
  /** The button that has opened the board. */
  private opener: HTMLElement | null = null;
  private readonly words = new GameWords(this);
  private readonly look = new LookController(this);
  private readonly menu = new Popup(this, '.tools', '.menu-button');

  constructor() {
    super();
    new KeptFocus(this);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!INPUTS.some((name) => changed.has(name))) return;
    const otherType = withoutOtherTypes(this, INPUTS);
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
    if (this.run?.phase === 'solving' || this.run?.phase === 'judging') this.work();
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
    this.row = null;
    this.board = null;
    this.shown = null;
    this.player = null;
    this.trainer = null;
    this.run = null;
    this.fault = null;
  }

  /** Reads a record and starts its review. */
  private begin(texts: readonly string[]): void {
    this.empty(texts);
    try {
      const stated = this.variant ? { variant: this.variant } : {};
      const requests = texts.flatMap((text) => requestsOf(text, stated).map(({ request }) => request));
      const read = readGame(requests, this.payoff || undefined);
      const client = remembering(this.client);
      this.run = { requests, client, read, review: reviewBefore(read), done: 0, judged: 0, phase: 'solving' };
      this.work();
    } catch (error) {
      // A record of another type than text cannot be mended by the reader.
      this.texts = texts.filter((text) => typeof text === 'string');
      this.fail(error as Error);
    }
  }

  /** Begins with the run, or goes on. */
  private work(): void {
    if (!this.isConnected || !this.run) return;
    const stopper = new AbortController();
    this.stopper = stopper;
    this.fault = null;
    const isCurrent = (): boolean => this.stopper === stopper;
    const { signal } = stopper;
    const isSolved = this.run.phase === 'judging' || this.run.phase === 'judgingStopped';
    const work = isSolved ? this.judge(this.run, signal, isCurrent) : this.review(this.run, signal, isCurrent);
    work.catch((error: unknown) => {
      if (isCurrent()) this.fail(error as Error);
    });
  }

  private async review(run: Run, signal: AbortSignal, isCurrent: () => boolean): Promise<void> {
    this.run = { ...run, phase: 'solving' };
    const { requests, client, read } = run;
    const review = await reviewRead(client, read, {
      signal,
      onProgress: (review, done) => {
        // The answers that it has already come first.
        if (isCurrent() && done > run.done) this.run = { ...run, review, done, phase: 'solving' };
      },
    });
    if (!isCurrent()) return;
    const solved = { ...run, review, done: requests.length };
    this.dispatchEvent(new CustomEvent('result', { detail: review }));
    // A listener may have set another record.
    if (isCurrent()) await this.judge(solved, signal, isCurrent);
  }

  private async judge(run: Run, signal: AbortSignal, isCurrent: () => boolean): Promise<void> {
    this.run = { ...run, phase: 'judging' };
    const review = await judgeGame(run.client, run.read, run.review, {
      signal,
      onProgress: (review, _, judged) => {
        if (isCurrent()) this.run = { ...run, review, judged, phase: 'judging' };
      },
    });
    if (!isCurrent()) return;
    this.run = { ...run, review, phase: 'done' };
    this.dispatchEvent(new CustomEvent('result', { detail: review }));
  }

  /** Without any deal solved, the reader can mend the record; otherwise go on. */
  private fail(error: Error): void {
    this.halt();
    this.run = this.run?.done ? stopped(this.run) : null;
    this.fault = error;
    this.dispatchEvent(new CustomEvent('error', { detail: { message: error.message } }));
  }

  private readonly stop = (): void => {
    this.halt();
    this.run = stopped(this.run!);
  };

  private readonly resume = (): void => this.work();

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

  private readonly onRow = (deal: number): void => {
    this.row = this.row === deal ? null : deal;
  };

  private readonly onBoard = ({ deal, play }: Place, { currentTarget }: Event): void => {
    if (this.board?.deal === deal && this.board.play === play) return this.close();
    this.trainer = null;
    this.board = { deal, play };
    this.opener = currentTarget as HTMLElement;
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector('.deal')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (play !== null) void this.shown?.element.explain(play);
    });
  };

  /** The focus goes back to the button that has opened the board. */
  private readonly close = (): void => {
    const { opener } = this;
    this.board = null;
    this.shown = null;
    this.trainer = null;
    void this.updateComplete.then(() => opener?.focus());
  };

  /** Trains the mistakes in an element in place of the board, until the reader has ended it. */
  private readonly train = async ({ currentTarget }: Event): Promise<void> => {
    const { requests, review } = this.run!;
    const deals = review.deals.filter(isReviewed).map(({ number, review: entries }) => ({
      number,
      input: inputOf(requests[number - 1]!, review.payoff),
      entries,
    }));
    const trainer = Object.assign(innerDeal(), deals[0]!.input, { engine: 'off' });
    this.board = null;
    this.shown = null;
    this.trainer = trainer;
    this.opener = currentTarget as HTMLElement;
    await this.updateComplete;
    this.renderRoot.querySelector('.deal')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await trainer.train(deals, this.player);
    if (this.trainer === trainer) this.close();
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
      class="entry ${isDropping ? 'dropping' : ''}"
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

  private renderRun(run: Run): TemplateResult {
    const { requests, review, phase } = run;
    const { say, sayInReport } = this.words;
    const { board, row, onRow, onBoard } = this;
    const { look } = this.look;
    return html`${this.fault ? this.renderFault(this.fault) : nothing}
    ${gameView({
      game: { look, say, sayInReport },
      review,
      title: titleOf(review, this.gameOf(review), sayInReport),
      notes: notesOn(review, sayInReport),
      opening: { row, board, onRow, onBoard },
      training: {
        player: this.player,
        onPlayer: (player) => (this.player = player),
        onTrain: (event) => void this.train(event),
      },
      progress: phase === 'solving' || phase === 'stopped' ? this.renderProgress(run) : null,
      judging: phase === 'judging' || phase === 'judgingStopped' ? this.renderJudging(run) : null,
      isSolving: phase === 'solving',
      menu: this.renderMenu(run),
    })}
    ${board === null ? nothing : this.renderDeal(board.deal, requests[board.deal - 1]!, review)}
    ${this.trainer ? this.renderBoard(say('training'), this.trainer) : nothing}`;
  }

  private renderProgress({ requests, done, phase }: Run): TemplateResult {
    const { say } = this.words;
    const deals = requests.length;
    const isSolving = phase === 'solving';
    const solved = done < deals ? say('progress', { done, deals }) : say('explaining');
    return html`<div class="row">
      ${isSolving ? html`<progress max=${deals} value=${done} aria-label=${solved}></progress>` : nothing}
      <span role="status">${isSolving ? solved : say('stopped', { done, deals })}</span>
      <button part="button" @click=${isSolving ? this.stop : this.resume}>
        ${isSolving ? say('stop') : say('resume')}
      </button>
    </div>`;
  }

  private renderJudging({ review, judged, phase }: Run): TemplateResult {
    const { say } = this.words;
    const { messages } = this.look.look;
    const plays = review.deals.filter(isReviewed).flatMap(({ review }) => review).length;
    const isJudging = phase === 'judging';
    return html`<div class="row judging">
      ${isJudging ? html`<progress max=${plays} value=${judged} aria-label=${messages.judging}></progress>` : nothing}
      <span>${isJudging ? messages.judgingPlay(judged, plays) : messages.judgeWaits(judged, plays)}</span>
      <button part="button" @click=${isJudging ? this.stop : this.resume}>
        ${isJudging ? say('stop') : say('resume')}
      </button>
    </div>`;
  }

  private renderMenu({ review, requests }: Run): TemplateResult {
    const { say } = this.words;
    const { menu } = this;
    const item = (words: string, act: () => void): TemplateResult =>
      html`<button
        part="button"
        class="menu-item"
        @click=${() => {
          menu.closeAndReturn();
          act();
        }}
      >
        ${words}
      </button>`;
    return html`${moreButton(say('more'), menu.isOpen, menu.isOpen ? menu.close : menu.open)}
    ${
      menu.isOpen
        ? html`<div class="menu" id="menu" role="group" aria-label=${say('more')}>
            ${
              review.deals.some(isReviewed)
                ? [
                    item(`${say('save')} ${say('saveHtml')}`, () => this.saveHtml(review, requests)),
                    item(`${say('save')} ${say('saveCsv')}`, () => saveFile('game.csv', 'text/csv', gameCsv(review))),
                    item(`${say('save')} ${say('saveJson')}`, () =>
                      saveFile('game.json', 'application/json', JSON.stringify(review, null, 1)),
                    ),
                  ]
                : nothing
            }
            ${item(say('another'), this.another)}
          </div>`
        : nothing
    }`;
  }

  private renderFault(fault: Error): TemplateResult {
    const { say, language } = this.words;
    const locale = localeOf(language);
    return faultView(
      say(this.run ? 'interrupted' : 'failed'),
      failureIn(this, { locale, words: wordsIn(locale, 'french') }, fault),
    );
  }

  /** The name of the game. */
  private gameOf({ variant, name }: GameReview): string {
    const { id, name: english } = variantById(variant);
    return name ?? this.look.look.messages.variant(id, english);
  }

  private renderDeal(deal: number, request: Run['requests'][number], { payoff }: GameReview): TemplateResult {
    // The same element from update to update, so that the reader stays at their position.
    if (this.shown?.deal !== deal) this.shown = { deal, element: elementOf(request, payoff) };
    return this.renderBoard(this.words.say('shown', { deal }), this.shown.element);
  }

  private renderBoard(title: string, element: JassSolver): TemplateResult {
    Object.assign(element, { deck: this.deck, index: this.index });
    return html`<section class="deal" part="deal" aria-label=${title}>
      <header>
        ${title}
        <button part="button" @click=${this.close}>${this.words.say('close')}</button>
      </header>
      ${element}
    </section>`;
  }

  private saveHtml(review: GameReview, requests: Run['requests']): void {
    const { language, sayInReport } = this.words;
    const report = gameReport(review, this.gameOf(review), language, sayInReport);
    const lasts = requests.map((request) => readRequest(request).state);
    saveFile('game.html', 'text/html', gameHtml(report, lasts, variantById(review.variant).name, language));
  }
}

/** A run whose work has been stopped. */
const stopped = (run: Run): Run => ({ ...run, phase: run.phase === 'judging' ? 'judgingStopped' : 'stopped' });

/** The element that shows a deal of the record. */
const elementOf = (request: Run['requests'][number], payoff: Payoff): JassSolver =>
  Object.assign(innerDeal(), inputOf(request, payoff));

/** A deal of the record as the properties of an element, which have the names of the fields. */
const inputOf = (request: Run['requests'][number], payoff: Payoff): Input => ({
  ...request,
  plays: (request.plays as readonly string[]).join(' '),
  payoff,
});

// A page may load the module twice, from two addresses. The first one defines the element.
if (!customElements.get('jass-game')) customElements.define('jass-game', JassGame);

declare global {
  interface HTMLElementTagNameMap {
    'jass-game': JassGame;
  }
}
