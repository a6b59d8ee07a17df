/**
 * The table of contracts: a row for each contract, a column for each leader in the order in which they play, and in each
 * cell the value for the side of the declarer, who is the leader unless the deal names another; tinted by its distance from half. A cell is
 * a button that plays the deal in that contract. A frame marks the contract shown, a broken one the contract of the deal, and bold print
 * the best one of each column.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { noTrumpShort } from '../../text/no-trump-short.ts';
import { comparedContracts } from '../../../analysis/contracts/contract-table.ts';
import { forSide, SEATS, seatsFrom, SIDES, sideOf, trumpOf } from '../../../game/cards.ts';
import type { Contract, Seat, Side } from '../../../game/cards.ts';
import { isFullDeal } from '../../../game/play/deal.ts';
import { mayPass } from '../../../game/play/passing.ts';
import { pointsOfDeal, sumOfSides } from '../../../game/scoring/payoff.ts';
import { highestLevel } from '../../../game/scoring/level.ts';
import { shareOf } from '../../../game/scoring/share.ts';
import { failureIn } from '../../text/failure.ts';
import { exactValue, figureIn, forOtherSide } from '../../state/knowledge.ts';
import type { Interval, Knowledge } from '../../state/knowledge.ts';
import { scaleOf } from '../../state/scale.ts';
import type { Contracts } from '../../state/contracts/contracts.ts';
import type { Store } from '../../state/store.ts';
import type { Table } from '../../state/table.ts';
import type { View } from '../view.ts';
import { contractsStyles } from './contracts-style.ts';
import { pip } from '../board/card.ts';
import { contractsMessages } from '../../text/messages/contracts.ts';
import type { ContractsMessages } from '../../text/messages/contracts.ts';
import type { Look } from '../look.ts';
import { cellKey, isSameCell } from '../../state/contracts/choice.ts';
import type { Cell } from '../../state/contracts/choice.ts';

/** The best contracts of each column, for the declarer's side; none while a value is not exact. */
type Best = Readonly<Record<Seat, readonly Contract[]>>;

export const styles = [contractsStyles];

interface Props {
  readonly look: Look;
  readonly say: ContractsMessages;
  readonly store: Store;
  readonly table: Table;
}

export function contracts({ look, store }: View): TemplateResult | typeof nothing {
  const { table } = store.shown;
  if (!table) return nothing;
  const { messages } = look;
  const say = contractsMessages(messages);
  const view: Props = { look, say, store, table };
  const { contracts } = store;
  const rows = comparedContracts(table.setup, contracts.all);
  const leaders = seatsFrom('N', table.setup.rules.direction);
  const cells = rows.flatMap((contract) => leaders.map((leader): Cell => ({ contract, leader })));
  const known = cells.map((cell) => shownValue(view, cell));
  const best = bestIn(cells, known);
  const totals = new Set(rows.map((contract) => pointsOfDeal({ ...table.setup, contract })));
  const hasEstimates = known.some((of) => of && exactValue(of) === null && of.estimate !== null);
  const hasThousands = known.some((of) => of && Math.abs(figureIn(of) ?? 0) >= 1000);
  return html`<div class="contracts" part="contracts" @keydown=${onKeydown}>
    <table role="grid" class=${hasThousands ? 'thousands' : ''}>
      <caption class="spoken">
        ${say.contractsTitle(table.payoff, fixedSide(view))}
      </caption>
      <thead>
        <tr>
          <th scope="col">${contracts.declarerIn(table) ? say.ledBy : say.calledBy}</th>
          ${leaders.map((seat) => html`<th scope="col">${messages.seat(seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (contract) =>
            html`<tr>
              <th scope="row">${contractName(look, contract)}</th>
              ${leaders.map((leader) => html`<td>${cell(view, { contract, leader }, best[leader].includes(contract))}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <div class="about-contracts">
      <p class="best-calls">${hasEstimates ? say.estimateNote : bestCalls(view, leaders, best)}</p>
      <p>
        ${say.contractsNote(table.payoff, totals.size === 1 ? [...totals][0]! : null, fixedSide(view))}
        <span class="marks-note">${say.marksNote(table.payoff, fixedSide(view))}</span>
        ${table.payoff === 'score' ? declares(view) : nothing} ${levelNote(view)}
        ${table.ply > 0 || table.record.length > 0 ? say.ofWholeDeal : nothing} ${choiceNote(view)}
      </p>
      ${state(view, cells.length, known.filter((of) => of && exactValue(of) !== null).length)}
      ${table.setup.turned && !contracts.all ? allSuits(view) : nothing} ${returnLink(view)}
    </div>
  </div>`;
}

/** The side that declares in every cell; null where the leader declares. */
function fixedSide({ table, store: { contracts } }: Props): Side | null {
  const declarer = contracts.declarerIn(table);
  return declarer && sideOf(declarer);
}

/** The side whose value a column shows: the declarer's. */
const sideIn = (view: Props, leader: Seat): Side => fixedSide(view) ?? sideOf(leader);

/** What is known of the value in a contract for the side of its column; undefined if nothing is, or while values are hidden. */
function shownValue(view: Props, cell: Cell): Knowledge | undefined {
  const { table, store } = view;
  const known = store.contracts.shownValue(table, cell);
  if (!known || sideIn(view, cell.leader) === 'NS') return known;
  return forOtherSide(known, sumOfSides({ payoff: table.payoff, setup: { ...table.setup, ...cell } }));
}

/** The best call of the deal in a sentence, and the other side's in a second one; none while a value is not exact. */
function bestCalls(view: Props, leaders: readonly Seat[], best: Best): string | typeof nothing {
  const { say, table } = view;
  if (table.setup.turned || leaders.some((leader) => best[leader].length === 0)) return nothing;
  const valueOf = (cell: Cell): number => exactValue(shownValue(view, cell)!)!;
  const calls = (fixedSide(view) ? [fixedSide(view)!] : SIDES)
    .map((side) => {
      const cells = leaders
        .filter((leader) => (fixedSide(view) ? leader === table.setup.leader : sideOf(leader) === side))
        .flatMap((leader) => best[leader].map((contract): Cell => ({ contract, leader })));
      const value = Math.max(...cells.map(valueOf));
      return { side, value, cells: cells.filter((cell) => valueOf(cell) === value) };
    })
    .sort((a, b) => b.value - a.value);
  return calls
    .map(({ side, value, cells }, i) =>
      say.bestCall(side, table.payoff, value, callersOf(cells, fixedSide(view)), i === 0),
    )
    .join(' ');
}

/** The contracts with the seats that call them; without seats where the declarer is given. */
function callersOf(cells: readonly Cell[], fixed: Side | null): Map<Contract, readonly Seat[]> {
  const callers = new Map<Contract, readonly Seat[]>();
  for (const { contract, leader } of cells) {
    callers.set(contract, fixed ? [] : [...(callers.get(contract) ?? []), leader]);
  }
  return callers;
}

/** Where all points are compared, the levels beside them. */
const levelNote = (view: Props): string | typeof nothing =>
  view.table.payoff === 'total' && view.table.setup.rules.scoring.deal === 'level'
    ? `${view.say.levelsNote} ${declares(view)}`
    : nothing;

/** The turned card, or who may pass the choice where only some hands may. */
function choiceNote({ say, table: { setup } }: Props): string | typeof nothing {
  if (setup.turned) return say.turnedCard(setup.turned);
  const { rules, deal } = setup;
  if (rules.trumpChoice !== 'mayPassWithAllSuits' || !isFullDeal(rules, deal)) return nothing;
  return say.passedBy(SEATS.filter((seat) => mayPass(rules, deal[seat])));
}

const allSuits = ({ say, store: { contracts } }: Props): TemplateResult =>
  html`<p>
    <button type="button" class="text-button" part="button" data-all @click=${compareAll(contracts)}>
      ${say.allSuits}
    </button>
  </p>`;

/** @param known of each cell, for the side of its column */
function bestIn(cells: readonly Cell[], known: readonly (Knowledge | undefined)[]): Best {
  const best = (leader: Seat): readonly Contract[] => {
    const column = cells.flatMap((cell, i) =>
      cell.leader === leader ? [{ contract: cell.contract, value: (known[i] && exactValue(known[i])) ?? null }] : [],
    );
    if (column.some(({ value }) => value === null)) return [];
    const most = Math.max(...column.map(({ value }) => value!));
    return column.filter(({ value }) => value === most).map(({ contract }) => contract);
  };
  return { N: best('N'), E: best('E'), S: best('S'), W: best('W') };
}

/** The sign of the trump suit and its name; the whole contract for screen readers. */
function contractName(look: Look, contract: Contract): TemplateResult {
  const { messages } = look;
  const trump = trumpOf(contract);
  const name = messages.contract(contract);
  if (!trump)
    return html`<span aria-hidden="true">${noTrumpShort(messages.words, contract)}</span
      ><span class="spoken">${name}</span>`;
  return html`<span aria-hidden="true">${pip(look, trump)} ${messages.words.suit(trump)}</span
    ><span class="spoken">${name}</span>`;
}

function cell(view: Props, at: Cell, isBest: boolean): TemplateResult {
  const { look, say, table, store } = view;
  const { contracts } = store;
  const { payoff, setup } = table;
  const { contract, leader } = at;
  const side = sideIn(view, leader);
  const known = shownValue(view, at);
  const value = known ? figureIn(known) : null;
  const isExact = known !== undefined && exactValue(known) !== null;
  const isHome = contracts.original !== null && isSameCell(contracts.original, at);
  const worth = value === null ? say.contractUnknown : say.contractValue(side, payoff, value);
  const level = isExact
    ? levelAt({ payoff, setup: { ...setup, ...at, declarer: contracts.declarerIn(table) ?? leader } }, side, value!)
    : undefined;
  const facts = [
    isExact || value === null ? worth : say.contractEstimated(worth),
    ...(level === undefined ? [] : [say.contractLevel(level)]),
    ...(isBest ? [say.contractBest(side)] : []),
    ...(isHome ? [say.contractOfDeal] : []),
  ];
  const kinds = [isHome && 'own', !isExact && 'open', isBest && 'top'].filter(Boolean);
  return html`<button
    type="button"
    part="button"
    data-cell=${cellKey(at)}
    class=${kinds.join(' ')}
    .style=${value === null ? '' : tint(scaleOf({ payoff, setup: { ...setup, ...at } }), value)}
    aria-current=${isSameCell(setup, at) ? 'true' : nothing}
    tabindex=${isSameCell(contracts.stop ?? setup, at) ? 0 : -1}
    @click=${() => contracts.choose(at)}
    @focus=${() => contracts.stopAt(at)}
  >
    <span class="figures" aria-hidden="true"
      >${level === undefined ? nothing : html`<small>${level ?? '–'}</small> `}${figures(look, payoff === 'points', value, isExact)}</span
    ><span class="spoken">${say.contractCell(contract, leader, facts)}</span>
  </button>`;
}

/** The highest level that the declarers make with a side's exact lead; undefined where the lead does not tell. */
function levelAt(
  { payoff, setup }: Pick<Table, 'payoff' | 'setup'>,
  side: Side,
  lead: number,
): number | null | undefined {
  const { scoring } = setup.rules;
  if (payoff !== 'total' || scoring.deal !== 'level') return undefined;
  return highestLevel(setup, scoring, shareOf(setup, (forSide(side, lead) + pointsOfDeal(setup)) / 2));
}

function figures({ messages }: Look, inPoints: boolean, value: number | null, isExact: boolean): string {
  if (value === null) return '·';
  if (isExact) return inPoints ? messages.chipBest(value) : messages.signed(value);
  return inPoints ? messages.estimate(value) : messages.signedEstimate(value);
}

/** The accent above half, the ink of the page below, stronger with the distance. */
function tint([low, high]: Interval, value: number): string {
  const share = high > low ? Math.min(Math.max((value - low) / (high - low), 0), 1) : 0.5;
  const [ink, percent] =
    share >= 0.5 ? ['var(--_accent)', (share - 0.5) * 56 + 6] : ['currentColor', (0.5 - share) * 40 + 2];
  return `background-color: color-mix(in oklab, ${ink} ${Math.round(percent)}%, transparent)`;
}

/** The progress of the work, and the buttons to start and stop it. */
function state({ look: { messages }, say, table, store: { contracts, host } }: Props, all: number, done: number) {
  const comparison = contracts.comparison(table);
  const begin = (label: string): TemplateResult =>
    html`<button type="button" class="text-button" part="button" data-work @click=${contracts.begin}>${label}</button>`;
  const progress = html`<span>${say.contractsProgress(done, all)}</span>`;
  switch (comparison.phase) {
    case 'exact':
      return html`<p class="work" role="status">${say.contractsDone(all)}</p>`;
    case 'failed':
      return html`<p class="work" role="alert">
        <span>${say.contractsFailed}. ${failureIn(host, messages, comparison.error!)}</span>
        ${begin(messages.retry)}
      </p>`;
    case 'computing':
      return html`<p class="work computing">
        ${progress}
        <button type="button" class="text-button" part="button" data-work @click=${contracts.end}>${say.stop}</button>
      </p>`;
    case 'waiting':
      return html`<p class="work">${begin(say.contractsStart)}</p>`;
    default:
      return html`<p class="work">${progress} ${begin(say.contractsContinue)}</p>`;
  }
}

function declares({ say, table, store }: Props): string {
  const declarer = store.contracts.declarerIn(table);
  const { rules } = table.setup;
  return declarer ? say.declaresInAll(declarer, rules) : say.leaderDeclaresInAll(rules);
}

function returnLink({ say, store: { contracts } }: Props): TemplateResult | typeof nothing {
  const { original } = contracts;
  if (!original) return nothing;
  return html`<p>
    <button type="button" class="text-button" part="button" data-back @click=${goBack(contracts, original)}>
      ${say.backToContract(original.contract, original.leader, original.hasRecord)}
    </button>
  </p>`;
}

/** The cells of the table that an event has come from. */
const cellsAround = ({ currentTarget }: Event): HTMLElement[] => [
  ...(currentTarget as Element).closest('.contracts')!.querySelectorAll<HTMLElement>('[data-cell]'),
];

/** The button disappears, so the focus first goes to the cell of the contract of the deal. */
const goBack =
  ({ back }: Contracts, original: Cell) =>
  (event: Event): void => {
    cellsAround(event)
      .find(({ dataset }) => dataset.cell === cellKey(original))
      ?.focus();
    back();
  };

/** The button disappears, so the focus goes to the cell at which the Tab key stops. */
const compareAll =
  (contracts: Contracts) =>
  (event: Event): void => {
    cellsAround(event)
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus();
    contracts.compareAll();
  };

/** The arrow keys: rows down, columns to the right. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The arrow keys move between cells; the element's own keys step through the deal. */
function onKeydown(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const cells = cellsAround(event);
  const at = cells.indexOf(event.target as HTMLElement);
  if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const columns = (event.target as HTMLElement).closest('tr')!.querySelectorAll('[data-cell]').length;
  const rows = cells.length / columns;
  const row = Math.floor(at / columns) + step[0];
  const column = (at % columns) + step[1];
  if (row >= 0 && row < rows && column >= 0 && column < columns) cells[row * columns + column]!.focus();
}
