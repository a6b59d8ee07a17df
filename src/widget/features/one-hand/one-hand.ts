/**
 * What to play from one hand: it has deals that fit valued by the workers of the page, in each position of the record in which the hand is to play,
 * and holds the one mutable reference to what is known. The trade-off: a stopped position begins anew, as its deals come in the same order.
 */
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { suggestWith } from '../../../engine/sampling/suggest.ts';
import { asError, JassError } from '../../../game/errors.ts';
import { formatDeal } from '../../../notation/hands.ts';
import { readSuggestRequest } from '../../../notation/request/suggest-request.ts';
import type { SuggestRequest } from '../../../notation/request/solve-request.ts';
import { adopt } from '../../kit/adopt.ts';
import { unmarked } from '../../kit/sentence.ts';
import { dispatchError } from '../../state/events.ts';
import { overrideOf, requestFields } from '../../state/input.ts';
import type { Input, Problem } from '../../state/input.ts';
import { problemOf, readInput } from '../../state/read-input.ts';
import { dealKey } from '../../state/requests.ts';
import type { Store, StoreHost } from '../../state/store.ts';
import { goTo, playsMade } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { Messages } from '../../text/messages.ts';
import type { PrintedPuzzle } from '../../views/print/print.ts';
import type { View } from '../../views/view.ts';
import { oneHandMessages } from './one-hand-messages.ts';
import type { FromOneHand, OneHandActions, Position } from './one-hand-props.ts';
import { headlineOf } from './headline.ts';
import { goalOf } from './odds.ts';
import { oneHandStyle } from './view/one-hand-style.ts';
import { oneHandView } from './view/one-hand-view.ts';

type Host = ReactiveControllerHost & StoreHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Rows change places no more often than this, in milliseconds, so that a reader can follow them. */
const STEADY_MS = 1000;

/** The most deals that are valued: their ranges are then about three points. */
const DEALS = 400;

/** The request of an input with one hand, after some plays. */
function requestOf(input: Input, plays: string): SuggestRequest {
  const { deal: _, ...fields } = requestFields(input);
  const { hand, seat, rules } = input;
  return { ...fields, hand, ...(seat && { seat }), plays, rules: overrideOf(rules) } as SuggestRequest;
}

/** The input with some deal around its hand in which the plays are legal, or the problem of the input. */
export function dealtAround(input: Input): Input | Problem {
  try {
    const { request } = readSuggestRequest(requestOf(input, input.plays ?? ''));
    return { ...input, deal: formatDeal(request.state.setup.deal) };
  } catch (error) {
    const problem = problemOf(error);
    return problem.attribute === 'deal' ? { ...problem, attribute: 'hand' } : problem;
  }
}

export class OneHand implements ReactiveController {
  /** The positions in which the hand was shown to play, by the plays before them. */
  private known = new Map<string, Position>();
  /** The position shown in each of the deals that fit, by the deal and the number of plays: the view is drawn after each deal that is valued. */
  private tables = new Map<string, Table>();
  /** The deal of these positions. */
  private deal = '';
  private client: StoreHost['client'];
  private work = new AbortController();
  /** The position whose deals are being valued. */
  private working: string | null = null;
  /** The number of the deal that the reader looks at; null for the hand alone. */
  private shown: number | null = null;
  private messages: Messages | null = null;

  constructor(
    private readonly host: Host,
    private readonly store: Store,
  ) {
    this.client = host.client;
    adopt(host.renderRoot, [oneHandStyle]);
    host.addController(this);
  }

  hostConnected(): void {
    this.advance();
  }

  hostDisconnected(): void {
    this.rest();
  }

  hostUpdate(): void {
    this.advance();
  }

  /** @param menu the button of the menu, and the menu */
  render(view: View, menu: TemplateResult): TemplateResult {
    this.messages = view.look.messages;
    return oneHandView(this.open!, view, menu, oneHandMessages(this.messages), this.actions);
  }

  /** The announcement to screen readers, once all deals are valued. */
  narration(): string {
    const { open, messages } = this;
    if (!open || !messages || open.position?.phase === 'computing') return '';
    return unmarked(headlineOf(oneHandMessages(messages), open, (card) => messages.card(card)));
  }

  /** What is printed: the hand with the answer so far. */
  get printed(): PrintedPuzzle | null {
    const { open, messages } = this;
    if (!open || !messages) return null;
    const task = headlineOf(oneHandMessages(messages), open, (card) => messages.card(card));
    return { table: open.table, engine: { phase: 'quiet', why: 'off' }, task: unmarked(task) };
  }

  private get open(): FromOneHand | null {
    const { host, store } = this;
    const { table } = store.shown;
    if (!table?.seat) return null;
    const position = this.known.get(keyOf(table)) ?? null;
    const fitting = (position?.suggestion?.fitting ?? []).map((of) => ({ of, table: this.tableOf(table, of.deal) }));
    return {
      table,
      seat: table.seat,
      position,
      fitting,
      shown: fitting.find(({ of }) => of.number === this.shown) ?? null,
      target: host.input.target,
      hasKeys: !host.nohotkeys,
    };
  }

  /** The position in another deal. */
  private tableOf(table: Table, deal: string): Table {
    const key = `${table.ply} ${deal}`;
    const known = this.tables.get(key);
    if (known) return known;
    const { table: other } = readInput({ ...this.host.input, hand: null, deal, plays: table.line.join(' ') });
    const at = { ...goTo(other!, table.ply), side: table.side };
    this.tables.set(key, at);
    return at;
  }

  private readonly actions: OneHandActions = {
    onStop: () => {
      const { working } = this;
      this.rest();
      if (working !== null) this.change(working, { phase: 'stopped' });
    },
    onGoOn: () => {
      const { table } = this.store.shown;
      if (table) void this.begin(table, keyOf(table));
    },
    onDeal: (number) => {
      this.shown = this.shown === number ? null : number;
      this.host.requestUpdate();
      void this.host.updateComplete.then(() =>
        this.host.renderRoot.querySelector('.board')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
      );
    },
    onBack: () => {
      const { shown } = this;
      this.shown = null;
      this.host.requestUpdate();
      void this.host.updateComplete.then(() =>
        this.host.renderRoot.querySelector<HTMLElement>(`[data-deal="${shown}"]`)?.focus(),
      );
    },
    onGo: (ply) => this.store.goTo(ply, 'slider'),
  };

  /** Has the deals of the position shown valued, unless that has been done. */
  private advance(): void {
    const { host, store } = this;
    const { table } = store.shown;
    const deal = table?.seat ? `${table.payoff} ${dealKey(table)}` : '';
    if (deal !== this.deal || host.client !== this.client) {
      this.rest();
      this.known.clear();
      this.tables.clear();
      this.shown = null;
      this.deal = deal;
      this.client = host.client;
    }
    const key = table && keyOf(table);
    if (key === this.working) return;
    if (this.working !== null) {
      this.known.delete(this.working);
      this.rest();
    }
    if (!table?.seat || !host.isConnected || table.position.toPlay !== table.seat || this.known.has(key!)) return;
    this.shown = null;
    void this.begin(table, key!);
  }

  private rest(): void {
    this.work.abort();
    this.working = null;
  }

  private change(key: string, part: Partial<Position>): void {
    const before = this.known.get(key) ?? {
      suggestion: null,
      phase: 'computing',
      error: null,
      order: [],
      orderedAt: 0,
    };
    this.known.set(key, { ...before, ...part });
    this.host.requestUpdate();
  }

  private async begin(table: Table, key: string): Promise<void> {
    this.rest();
    const { client, input } = this.host;
    const { signal } = (this.work = new AbortController());
    this.working = key;
    const request = { ...requestOf(input, playsMade(table).join(' ')), payoff: table.payoff };
    // The goal is counted with the values.
    const least = goalOf(table, table.seat!, input.target).least;
    const take = (suggestion: NonNullable<Position['suggestion']>, isDone: boolean): void => {
      if (signal.aborted) return;
      const { order = [], orderedAt = 0 } = this.known.get(key) ?? {};
      const isSteady = !isDone && order.length > 0 && performance.now() - orderedAt < STEADY_MS;
      this.change(key, {
        suggestion,
        phase: isDone ? 'done' : 'computing',
        ...(!isSteady && { order: suggestion.cards.map(({ card }) => card), orderedAt: performance.now() }),
      });
    };
    this.change(key, { phase: 'computing', error: null });
    try {
      const asked = { solve: client.solve.bind(client), workers: client.workers ?? 1 };
      const onProgress = (suggestion: NonNullable<Position['suggestion']>): void => take(suggestion, false);
      take(await suggestWith(asked, { ...request, target: least, deals: DEALS }, { signal, onProgress }), true);
    } catch (thrown) {
      if (signal.aborted) return;
      const error = asError(thrown);
      this.change(key, { phase: 'failed', error });
      void dispatchError(
        this.host,
        error instanceof JassError ? error.toJSON() : { code: 'engine-failed', message: error.message },
      );
    }
    if (!signal.aborted) this.working = null;
  }
}

const keyOf = (table: Table): string => playsMade(table).join();
