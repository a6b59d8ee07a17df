/**
 * The element `<jass-solver>`: reads its attributes, asks the engine about the position shown, and draws both. It owns
 * the one mutable reference to the state; what a state is and how one follows from another stands in state.ts, what it
 * looks like in views/ and styles.ts.
 */
import { html, LitElement, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Card, Seat } from '../game/cards.ts';
import type { Answer } from '../notation/answer.ts';
import type { SolverClient } from '../solver/client.ts';
import { sharedClient } from '../solver/page-client.ts';
import { errorEvent, resultEvent } from './events.ts';
import type { JassSolverEventMap } from './events.ts';
import { messages } from './messages.ts';
import {
  backToRecord,
  bestEnd,
  bestLine,
  cardWorths,
  computing,
  EMPTY,
  estimated,
  goAlong,
  hasLeftRecord,
  INPUTS,
  isComplete,
  legalCards,
  lineAhead,
  play,
  playsMade,
  progressed,
  readInput,
  requestFor,
  solutionOf,
  suitRows,
  trickInMiddle,
  tricksOf,
} from './state.ts';
import type { Engine, Input, Solution, Table, WidgetState } from './state.ts';
import { styles } from './styles.ts';
import { controls } from './views/controls.ts';
import { hand } from './views/hand.ts';
import { empty, problem } from './views/problem.ts';
import { result } from './views/result.ts';
import { narration } from './views/narration.ts';
import { middle } from './views/trick.ts';
import { tricks } from './views/tricks.ts';

/** An object as its JSON text in the attribute; text stays what it is, right or wrong. */
const jsonText = {
  fromAttribute: (text: string | null): unknown => text,
  toAttribute(rules: unknown): string | null {
    if (typeof rules === 'string') return rules;
    try {
      return rules === null ? null : (JSON.stringify(rules) ?? null);
    } catch {
      // A value without JSON form is wrong as rules too, and reported as such when the input is read.
      return null;
    }
  },
};

/** The legal cards of a hand that is not to play. */
const NONE: ReadonlySet<Card> = new Set();

/**
 * A position that takes longer is asked for twice: first with this limit, in milliseconds, for an estimate to show, then
 * without one; the engine's table keeps what the first has learned. It is less than the client's shortest turn, so that
 * others who wait do not cut it short.
 */
const ESTIMATE_AFTER_MS = 700;

/** The parts of the element that the arrow keys up and down move through. */
type RovingGroup = 'hand' | 'tricks';

/**
 * Shows a deal with the value of every card, and lets the reader play it.
 *
 * @fires {CustomEvent<ResultDetail>} result - the position shown has been solved
 * @fires {CustomEvent<ErrorDetail>} error - the input is wrong, or the engine could not answer
 * @csspart headline - the answer in words
 * @csspart bar - the card points of both sides
 * @csspart status - what the engine is doing
 * @csspart hand - a hand
 * @csspart card - a card that may be played
 * @csspart best-card - a card that may be played and loses nothing
 * @csspart chip - what such a card is worth
 * @csspart trick - the middle of the table
 * @csspart controls - the buttons that move through the deal
 * @csspart button - a button
 * @csspart tricks - the list of tricks
 * @csspart error - what is wrong with the input
 * @cssprop --jass-accent - colour of best cards, of North–South's points, and of the focus
 * @cssprop --jass-on-accent - colour of text on the accent
 * @cssprop --jass-loss - colour of what a card loses
 */
export class JassSolver extends LitElement implements Input {
  static override readonly styles = styles;

  /** The game, such as `schieber`. */
  @property({ reflect: true }) variant: string | null = null;
  /** The trump suit `S`, `H`, `D` or `C`, or `obenabe` or `unenufe`. */
  @property({ reflect: true }) contract: string | null = null;
  /** Who leads to the first trick: `N`, `E`, `S` or `W`. */
  @property({ reflect: true }) leader: string | null = null;
  /** Who declares; the leader unless given. */
  @property({ reflect: true }) declarer: string | null = null;
  /** Four hands, such as `N:AKJ9.T87.Q6. 8.AK.T97.J86 …`. */
  @property({ reflect: true }) deal: string | null = null;
  /** The cards played, from the first lead on: a record that the reader can step through. */
  @property({ reflect: true }) plays: string | null = null;
  /** Fields of the variant's rules to override: an object, or its JSON text. */
  @property({ reflect: true, converter: jsonText }) rules: unknown = null;
  /** Who answers; all elements of a page share one engine unless a page gives another. */
  @property({ attribute: false }) client: Pick<SolverClient, 'solve'> = sharedClient();

  /** What is shown. */
  @state() private shown: WidgetState = EMPTY;
  /** Which card of a group the Tab key stops at; null for the group's own choice. */
  @state() private stops: Readonly<Record<RovingGroup, number | null>> = { hand: null, tricks: null };
  /** Whether the focus is inside: only then is the play narrated, so that the elements of a page do not talk at once. */
  @state() private focused = false;

  /** Ends the computation under way. */
  private computation = new AbortController();
  /** What has been solved of this deal, by the plays made. */
  private readonly solved = new Map<string, Solution>();

  override addEventListener<Type extends keyof JassSolverEventMap>(
    type: Type,
    listener: (this: JassSolver, event: JassSolverEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(...args: Parameters<HTMLElement['addEventListener']>): void {
    super.addEventListener(...args);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated && this.shown.table) this.show(this.shown.table);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.computation.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && ![...INPUTS, 'client' as const].some((name) => changed.has(name))) return;
    this.solved.clear();
    const { table, problem: wrong } = readInput(this);
    this.shown = { table, problem: wrong, engine: EMPTY.engine };
    if (table) this.show(table);
    else this.computation.abort();
    if (wrong) {
      const { code, message, place } = wrong.error;
      void this.updateComplete.then(() => this.dispatchEvent(errorEvent({ code, message, ...place })));
    }
  }

  /** Shows a position at once, and its values as soon as they are known. */
  private show(table: Table): void {
    this.computation.abort();
    this.stops = { hand: null, tricks: null };
    const solution = this.solved.get(playsMade(table).join());
    if (table.position.toPlay === null) {
      this.shown = { ...this.shown, table, engine: { phase: 'idle' } };
    } else if (solution) {
      this.settle(table, solution);
    } else {
      this.shown = { ...this.shown, table, engine: computing(table, this.shown) };
      // Outside the page nobody would end the computation, and others wait for the engine; `connectedCallback` asks anew.
      if (this.isConnected) void this.compute(table);
    }
    this.keepFocus();
  }

  private settle(table: Table, solution: Solution): void {
    this.solved.set(playsMade(table).join(), solution);
    this.shown = { ...this.shown, table, engine: { phase: 'exact', solution } };
    void this.updateComplete.then(() => this.dispatchEvent(resultEvent(solution, playsMade(table))));
  }

  private async compute(table: Table): Promise<void> {
    const { signal } = (this.computation = new AbortController());
    const known = (engine: Engine): void => {
      if (!signal.aborted) this.shown = { ...this.shown, engine };
    };
    /** @param spent nodes that the position has cost before */
    const solve = (request: object, spent: number): Promise<Answer> =>
      this.client.solve(request, {
        signal,
        onProgress: ({ bounds, cards, nodes }) => {
          const proven = new Map(cards.map(({ card, NS }) => [card, NS]));
          known(progressed(this.shown.engine, bounds.NS, proven, spent + nodes));
        },
      });
    try {
      const request = requestFor(this, table);
      const first = await solve({ ...request, limitMs: ESTIMATE_AFTER_MS }, 0);
      let answer = first;
      if (!isComplete(first)) {
        known(estimated(this.shown.engine, first));
        const whole = await solve(request, first.nodes);
        answer = { ...whole, nodes: first.nodes + whole.nodes, ms: first.ms + whole.ms };
      }
      if (!signal.aborted) this.settle(table, solutionOf(table, answer));
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      this.shown = { ...this.shown, engine: { phase: 'failed', reason: message } };
      await this.updateComplete;
      this.dispatchEvent(errorEvent({ code: 'engine-failed', message }));
    }
  }

  // Steps that the mouse and the keyboard share. Each does nothing where it cannot be made.

  private readonly playCard = (card: Card): void => {
    if (this.shown.table) this.show(play(this.shown.table, card));
  };

  private readonly first = (): void => this.step(() => 0);
  private readonly back = (): void => this.step((ply) => ply - 1);
  private readonly forward = (): void => this.step((ply) => ply + 1);
  private readonly last = (): void => this.step((_, end) => end);

  private step(to: (ply: number, end: number) => number): void {
    const { table, engine } = this.shown;
    if (!table) return;
    const ahead = lineAhead(table, engine);
    const ply = Math.min(Math.max(to(table.ply, ahead.length), 0), ahead.length);
    if (ply !== table.ply) this.show(goAlong(table, ahead, ply));
  }

  /** Goes to a position of the list of tricks. */
  private readonly goInTricks = (ply: number): void => {
    const { table, engine } = this.shown;
    if (!table) return;
    const line = ply > table.ply ? bestLine(engine) : table.line;
    if (line) this.show(goAlong(table, line, ply));
  };

  private readonly toRecord = (): void => {
    if (this.shown.table) this.show(backToRecord(this.shown.table));
  };

  private readonly retry = (): void => {
    if (this.shown.table) this.show(this.shown.table);
  };

  private readonly onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const actions: Record<string, () => void> = {
      ArrowLeft: this.back,
      ArrowRight: this.forward,
      Home: this.first,
      End: this.last,
      ArrowUp: () => this.rove(-1),
      ArrowDown: () => this.rove(1),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  private get focusedInside(): HTMLElement | null {
    return this.shadowRoot?.activeElement as HTMLElement | null;
  }

  /** Moves the focus to the next card of the group that has it, round its ends. */
  private rove(by: 1 | -1): void {
    const active = this.focusedInside;
    const group = active?.closest<HTMLElement>('[data-rove]');
    if (!active || !group) return;
    const cards = [...group.querySelectorAll<HTMLElement>('[data-stop]')];
    const at = (cards.indexOf(active) + by + cards.length) % cards.length;
    this.stops = { ...this.stops, [group.dataset.rove as RovingGroup]: at };
    cards[at]?.focus();
  }

  /**
   * After the update that is due, gives the focus back to the group that has it now, as its card may be gone by then.
   * From a button that is gone it goes to the one that steps back.
   */
  private keepFocus(): void {
    const active = this.focusedInside;
    if (!active) return;
    const group = active.closest<HTMLElement>('[data-rove]')?.dataset.rove;
    // A reader who clicked looks at what was clicked: only one who uses the keyboard wants the page to follow the focus.
    const preventScroll = !active.matches(':focus-visible');
    void this.updateComplete.then(() => {
      const find = (selector: string): HTMLElement | null => this.renderRoot.querySelector(selector);
      const stays = active.checkVisibility({ visibilityProperty: true });
      const next = group ? find(`[data-rove=${group}] [tabindex="0"]`) : stays ? active : null;
      (next ?? find('[data-step=back]'))?.focus({ preventScroll });
    });
  }

  protected override render(): TemplateResult {
    const { table, problem: wrong, engine } = this.shown;
    return html`<div
      class="frame"
      role="group"
      aria-label=${table ? messages.element(table.variantName, table.setup.contract) : messages.elementWithoutDeal}
      @keydown=${this.onKeydown}
      @focusin=${() => (this.focused = true)}
      @focusout=${() => (this.focused = false)}
    >
      ${wrong ? problem(wrong, this, table !== null) : nothing}
      ${table ? this.renderTable(table, engine) : wrong ? nothing : empty()}
      <p class="spoken" role="status">${table && this.focused ? narration(table, engine) : nothing}</p>
    </div>`;
  }

  private renderTable(table: Table, engine: Engine): TemplateResult {
    const { setup, position, ply, line } = table;
    const { toPlay } = position;
    const legal = legalCards(table);
    const worths = cardWorths(table, engine);
    const { direction } = setup.rules;
    const tricksInDeal = setup.deal.N.length;
    const handOf = (seat: Seat): TemplateResult =>
      hand({
        seat,
        rows: suitRows(table, seat),
        leads: seat === setup.leader,
        declares: seat === setup.declarer && seat !== setup.leader,
        toPlay: seat === toPlay,
        legal: seat === toPlay ? legal : NONE,
        worths,
        next: line[ply],
        tabStop: this.stops.hand ?? 0,
        onPlay: this.playCard,
      });
    const listed = tricksOf(bestEnd(engine) ?? position);
    const listedCards = listed.flatMap(({ cards }) => cards).length;
    return html`${result(table, engine, this.retry)}
      <div class="table">
        ${handOf('N')} ${handOf('W')} ${middle({ trick: trickInMiddle(table), tricksInDeal, toPlay, direction })}
        ${handOf('E')} ${handOf('S')}
      </div>
      ${controls({
        ply,
        cardsInDeal: 4 * tricksInDeal,
        next: line[ply],
        canGoForward: ply < lineAhead(table, engine).length,
        hasRecord: table.record.length > 0,
        hasLeftRecord: hasLeftRecord(table),
        onFirst: this.first,
        onBack: this.back,
        onForward: this.forward,
        onLast: this.last,
        onBackToRecord: this.toRecord,
      })}
      ${tricks({
        tricks: listed,
        tricksInDeal,
        direction,
        leader: setup.leader,
        ply,
        tabStop: Math.min(this.stops.tricks ?? Math.max(ply - 1, 0), listedCards - 1),
        onGo: this.goInTricks,
      })}`;
  }
}

// A page may load the module twice, from two addresses: the first one keeps the name.
if (!customElements.get('jass-solver')) customElements.define('jass-solver', JassSolver);

declare global {
  interface HTMLElementTagNameMap {
    'jass-solver': JassSolver;
  }
}
