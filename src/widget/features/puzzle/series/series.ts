/**
 * The collection of puzzles that the page sets: it is loaded once, gives the element a first puzzle if the page sets no deal, and the next one
 * on demand. It remembers which ones are solved.
 */
import { asError, JassError } from '../../../../game/errors.ts';
import { untranslated } from '../../../../game/reason.ts';
import { dispatchError, nextEvent } from '../../../state/events.ts';
import type { NextDetail } from '../../../state/events.ts';
import type { Store, StoreHost } from '../../../state/store.ts';
import { collectedFrom, keyOf, nextOf, ofKind } from './collected.ts';
import type { Collected } from './collected.ts';
import { addSolved, solvedPuzzles } from './solved-puzzles.ts';

/** The properties of the element that a series follows. */
export interface SeriesHost extends StoreHost {
  readonly puzzles: unknown;
  readonly puzzleLevel: string | number | null;
  readonly puzzleTheme: string | null;
  readonly remember: boolean;
}

/** Why a page has no puzzles to draw from. */
export type SeriesFailure = 'unread' | 'none';

export class PuzzleSeries {
  /** Null unless the collection cannot be used. */
  failure: SeriesFailure | null = null;
  /** Null until the collection is read. */
  private all: readonly Collected[] | null = null;
  /** The collection that is read, as the page sets it. */
  private source: unknown = null;
  private reported = '';

  constructor(
    private readonly host: SeriesHost,
    private readonly store: Pick<Store, 'change'>,
  ) {}

  /** Follows the page, before the element is drawn: reads its collection, and begins the first puzzle if there is no deal. */
  sync(): void {
    const { host } = this;
    if (host.puzzles !== this.source) {
      this.source = host.puzzles;
      this.all = null;
      this.failure = null;
      if (this.source) void this.read(this.source);
    }
    if (!this.all) return;
    const isEmpty = this.chosen.length === 0;
    this.failure = isEmpty ? 'none' : null;
    const { puzzleLevel, puzzleTheme } = host;
    if (isEmpty) this.report(`puzzles: none has level ${puzzleLevel ?? 'any'} and theme ${puzzleTheme ?? 'any'}`);
  }

  /** Reads the collection again, after a failure. */
  reload(): void {
    this.source = null;
    this.host.requestUpdate();
  }

  /** Begins a puzzle where the page sets no deal. */
  begin(): void {
    const first = nextOf(this.chosen, null, this.solved);
    if (first) this.announce(first, () => Object.assign(this.host, first.input));
  }

  /** Whether there is another puzzle. */
  get hasNext(): boolean {
    return nextOf(this.chosen, this.key, this.solved) !== undefined;
  }

  /** Begins the next puzzle for the reader. */
  next(): void {
    const next = nextOf(this.chosen, this.key, this.solved);
    if (next) this.announce(next, () => this.store.change(next.input));
  }

  /** The puzzle in play, if it is from the collection. */
  get current(): Collected | undefined {
    return this.all?.find(({ key }) => key === this.key);
  }

  /** The place of the puzzle in play among those to draw from; undefined if it is not among them. */
  get place(): Pick<NextDetail, 'number' | 'count' | 'solved'> | undefined {
    const { current } = this;
    return current && this.placeOf(current);
  }

  /** The puzzle in play is solved. */
  noteSolved(): void {
    addSolved(this.key, this.host.remember);
  }

  private get key(): string {
    return keyOf(this.host.input);
  }

  private get chosen(): readonly Collected[] {
    return ofKind(this.all ?? [], this.host.puzzleLevel, this.host.puzzleTheme);
  }

  private get solved(): ReadonlySet<string> {
    return solvedPuzzles(this.host.remember);
  }

  private placeOf(puzzle: Collected): Pick<NextDetail, 'number' | 'count' | 'solved'> | undefined {
    const { chosen, solved } = this;
    const at = chosen.indexOf(puzzle);
    if (at < 0) return undefined;
    return { number: at + 1, count: chosen.length, solved: chosen.filter(({ key }) => solved.has(key)).length };
  }

  /** Sets a puzzle, and tells the page. */
  private announce(puzzle: Collected, set: () => void): void {
    const { id, level, theme } = puzzle;
    set();
    void this.host.updateComplete.then(() =>
      this.host.dispatchEvent(nextEvent({ id, level, theme, ...this.placeOf(puzzle)! })),
    );
  }

  private async read(source: unknown): Promise<void> {
    let all: readonly Collected[] = [];
    let message = '';
    try {
      all = collectedFrom(typeof source === 'string' ? await jsonAt(source) : source);
    } catch (error) {
      message = asError(error).message;
    }
    if (source !== this.source) return;
    this.all = message ? null : all;
    this.failure = message ? 'unread' : null;
    if (message) this.report(message);
    this.host.requestUpdate();
  }

  /** Tells the page about a fault, once. */
  private report(message: string): void {
    if (message === this.reported) return;
    this.reported = message;
    void dispatchError(this.host, { code: 'bad-setting', message, field: 'puzzles' });
  }
}

/** The JSON at an address, from the page's own. @throws JassError if it cannot be loaded, or is none */
async function jsonAt(address: string): Promise<unknown> {
  try {
    const response = await fetch(new URL(address, document.baseURI));
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as unknown;
  } catch (error) {
    const reason = untranslated(`puzzles: ${address} cannot be read: ${asError(error).message}`);
    throw new JassError('bad-request', reason, { field: 'puzzles' });
  }
}
