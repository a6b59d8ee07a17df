/**
 * The boards of a study, each a `<jass-solver>`: one to read on, which keeps what it knows of the deal from chapter to chapter, and one for an
 * open question. The second has no solver and no plays after the question, so that it cannot give the answer away.
 */
import type { Card } from '../../../game/cards.ts';
import { sharedCalls } from '../../../game/scoring/calls.ts';
import type { DealFields } from '../../../notation/request/deal-fields.ts';
import type { PlayDetail } from '../../state/events.ts';
import type { JassSolver } from '../jass-solver.ts';
import { innerDeal } from '../standalone/inner-deal.ts';
import { isSamePosition } from '../../features/study/stops.ts';

interface Board {
  /** The deal with its plays. */
  readonly key: string;
  readonly element: JassSolver;
}

/** What the board is for. */
interface Wanted {
  readonly deal: DealFields;
  /** The plays before the open question; null to read on. */
  readonly question: readonly Card[] | null;
  /** The position to show; null to leave it to the reader. */
  readonly plays: readonly Card[] | null;
  /** The line from there on. */
  readonly line: readonly Card[];
}

/** A deal as it is after some plays, which need not be the record's. */
export const dealAfter = (deal: DealFields, plays: readonly Card[]): DealFields => ({
  ...deal,
  plays,
  at: plays.length,
  ...(deal.calls && { calls: sharedCalls({ plays: deal.plays, calls: deal.calls }, plays) }),
});

export class Boards {
  private readonly boards: { reading: Board | null; asking: Board | null } = { reading: null, asking: null };
  /** The board shown, and the plays on it. */
  private shown: { readonly element: JassSolver; plays: readonly Card[] } | null = null;

  /** @param onPlay called when the reader has moved on the board to a position after some plays */
  constructor(private readonly onPlay: (plays: readonly Card[], isCard: boolean) => void) {}

  /** The plays on the board. */
  get plays(): readonly Card[] {
    return this.shown?.plays ?? [];
  }

  /** The element of a board. `show` then moves it. */
  elementFor({ deal, question, plays, line }: Wanted): JassSolver {
    const of = question ? dealAfter(deal, question) : deal;
    const kind = question ? 'asking' : 'reading';
    const key = JSON.stringify(of);
    const known = this.boards[kind];
    if (known?.key === key) return known.element;
    const element = elementOf(of, line === deal.plays ? (plays?.length ?? 0) : 0);
    if (question) element.engine = 'off';
    element.addEventListener('play', ({ detail }) => this.heard(element, detail));
    this.boards[kind] = { key, element };
    return element;
  }

  private heard(element: JassSolver, { plays, by }: PlayDetail): void {
    if (by === 'page' || element !== this.shown?.element) return;
    this.shown.plays = plays;
    this.onPlay(plays, by === 'card');
  }

  /** Shows a position on the board, unless it is there. */
  show(wanted: Wanted): void {
    const element = this.elementFor(wanted);
    const { plays, line } = wanted;
    const isThere = element === this.shown?.element && plays !== null && isSamePosition(plays, this.shown.plays);
    if (plays === null || isThere) return;
    this.shown = { element, plays };
    void element.goTo(plays, line);
  }
}

/** @param at the plays before the position that it shows first */
const elementOf = (deal: DealFields, at: number): JassSolver =>
  Object.assign(innerDeal(), { ...deal, plays: deal.plays.join(' '), at });
