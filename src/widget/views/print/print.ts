/**
 * The print view of the deal, as in printed columns: the result, the hands as dealt in rows of suits around a compass,
 * the tricks with the loss of each play. No controls.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { rankOf, SEATS, seatsFrom, trumpOf } from '../../../game/cards.ts';
import type { PerSide, Seat } from '../../../game/cards.ts';
import { replay } from '../../../game/play/play.ts';
import { bestEnd } from '../../state/engine.ts';
import type { Engine } from '../../state/state.ts';
import type { LineAnnotations } from '../../state/review/annotations.ts';
import { countsRoem, gameName, shownPlays, suitRows, tricksOf } from '../../state/table.ts';
import type { Table, TrickView } from '../../state/table.ts';
import { index, pip } from '../board/card.ts';
import { headline } from '../answer/headline.ts';
import { marked } from '../../kit/sentence.ts';
import { runningSums } from '../../state/running-sums.ts';
import { print as printStyle } from './print-style.ts';
import type { Look } from '../look.ts';
import type { Store } from '../../state/store.ts';

export const styles = [printStyle];

/** The deal of a puzzle with its task, without what the reader has played. */
export interface PrintedPuzzle {
  readonly table: Table;
  readonly engine: Engine;
  /** In place of the headline. */
  readonly task: string;
}

/** @param puzzle null for a deal that is shown solved */
export function print(look: Look, store: Store, puzzle: PrintedPuzzle | null): TemplateResult | typeof nothing {
  const { table, engine } = puzzle ?? store.shown;
  if (!table) return nothing;
  // If some hands are hidden, best play is not printed either.
  const { shown } = store.arrangement;
  const plays = puzzle ? [] : (store.review.annotations?.plays ?? []);
  const { messages } = look;
  const { setup, position } = table;
  const { contract, leader, declarer, rules } = setup;
  const trump = trumpOf(contract);
  const played = shownPlays(table);
  const isRecord = played.length > table.ply;
  const best = shown.size === SEATS.length ? bestEnd(engine) : null;
  const tricks = tricksOf(isRecord ? replay(setup, played) : (best ?? position));
  const sums = runningSums(tricks, setup, countsRoem(table), table.payoff !== 'points');
  const made = table.ply > 0 ? messages.trickList(best !== null, null) : messages.bestPlayList;
  const seats = seatsFrom(leader, rules.direction);
  return html`<div class="print">
    <p class="print-meta">
      ${gameName(table, messages)} · ${messages.contract(contract)} · ${messages.seat(leader)}
      ${messages.leads}${declarer === leader ? nothing : html` · ${messages.seat(declarer)} ${messages.declares(rules)}`}
    </p>
    <p class="print-headline">
      ${marked(puzzle?.task ?? headline(messages, table, engine) ?? '', trump ? pip(look, trump) : nothing)}
    </p>
    <div class="print-deal">
      ${SEATS.map((seat) => hand(look, table, seat, shown.has(seat)))}
      <div class="print-compass" aria-hidden="true">
        ${SEATS.map((seat) => html`<span class="print-${seat}">${messages.seatLetter(seat)}</span>`)}
      </div>
    </div>
    ${
      tricks.length === 0
        ? nothing
        : html`<table class="print-tricks">
            <caption>
              ${isRecord ? messages.tricksOfRecord : made}
            </caption>
            <thead>
              <tr>
                <th></th>
                ${seats.map((seat) => html`<th>${messages.seat(seat)}</th>`)}
                <th class="number">${messages.pointsColumn}</th>
                <th class="number">${messages.sumsShort(table.side)}</th>
              </tr>
            </thead>
            <tbody>
              ${tricks.map((trick, i) => row(look, table, plays, trick, seats, sums[i]))}
            </tbody>
          </table>`
    }
  </div>`;
}

const hand = (look: Look, table: Table, seat: Seat, isShown: boolean): TemplateResult =>
  html`<div class="print-hand print-${seat}">
    <p class="print-seat">${look.messages.seat(seat)}</p>
    ${
      isShown
        ? suitRows(table, seat).map(
            ({ suit, cards }) =>
              html`<p>${pip(look, suit)} ${cards.map(({ card }) => look.letters[rankOf(card)]).join(' ') || '–'}</p>`,
          )
        : html`<p>${look.messages.hiddenCount(table.position.hands[seat].length)}</p>`
    }
  </div>`;

/**
 * The leader has a mark, the winner is underlined, a loss is beside its card, and best play that has not been made is
 * slanted. Roem, or a marriage, is beside the points where it counts, and the last column has the points so far, at its foot the result.
 */
const row = (
  look: Look,
  table: Table,
  plays: LineAnnotations['plays'],
  { number, leader, winner, points, roem, marriage, cards }: TrickView,
  seats: readonly Seat[],
  sums: PerSide | undefined,
): TemplateResult => {
  const made = shownPlays(table).length;
  const counted = countsRoem(table) ? roem : table.payoff === 'points' ? 0 : (marriage?.points ?? 0);
  return html`<tr>
    <th>${number}</th>
    ${seats.map((seat) => {
      const play = cards.find((of) => of.seat === seat);
      if (!play) return html`<td></td>`;
      const kinds = [
        seat === leader && 'print-led',
        points !== null && seat === winner && 'print-won',
        play.ply >= made && 'print-ahead',
      ];
      const lost = play.ply < made && plays[play.ply]?.card === play.card ? plays[play.ply]!.lost : null;
      return html`<td class=${kinds.filter(Boolean).join(' ')}>
        ${index(look, play.card)}${lost ? html` <small>${look.messages.playLost(lost)}</small>` : nothing}
      </td>`;
    })}
    <td class="number">
      ${points ?? nothing}${points !== null && counted ? html`<small>${look.messages.signed(counted)}</small>` : nothing}
    </td>
    <td class="number">${sums ? look.messages.sums(table.side, sums) : nothing}</td>
  </tr>`;
};
