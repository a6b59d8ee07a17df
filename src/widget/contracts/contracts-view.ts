/**
 * The table of contracts: a row for each contract, a column for each leader, and in each cell the value for
 * North–South. A cell is a button that plays the deal in that contract. Signs and words mark the contract shown, the
 * contract of the deal, and the best contracts of each side.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { bestContracts } from '../../analysis/contract-table.ts';
import { SEATS, SIDES, trumpOf } from '../../game/cards.ts';
import type { Contract, Seat, Side } from '../../game/cards.ts';
import { contractsOf } from '../../game/rules/pack.ts';
import { isProven, figureOf } from '../../notation/answer/answer.ts';
import { reasonIn } from '../language/reason.ts';
import { pip } from '../board/card.ts';
import { cellKey, isSameCell } from './choice.ts';
import { cellsIn, entryAt } from './comparison-runner.ts';
import type { ContractsLook, ContractsProps } from './contracts-props.ts';
import type { ContractsMessages } from './contracts-messages.ts';

/** The best contracts of each side, by leader. */
type Best = Readonly<Record<Seat, Readonly<Record<Side, readonly Contract[]>>>>;

export function contractsView(view: ContractsProps): TemplateResult {
  const { look, table, comparison, contracts } = view;
  const { messages } = look;
  const entries = comparison?.entries ?? [];
  const hasEstimates = !entries.every(isProven);
  const best = Object.fromEntries(
    SEATS.map((leader) => {
      // No contract is marked as best while a value is missing.
      const isWhole = contractsOf(table.setup.rules).every((contract) => entryAt(entries, contract, leader));
      return [
        leader,
        Object.fromEntries(SIDES.map((side) => [side, isWhole ? bestContracts(entries, leader, side) : []])),
      ];
    }),
  ) as unknown as Best;
  return html`<div class="contracts" part="contracts" @keydown=${contracts.onKeydown}>
    <table role="grid">
      <caption>
        ${messages.contractsTitle(table.payoff)}
      </caption>
      <thead>
        <tr>
          <th scope="col"><span class="spoken">${messages.contractColumn}</span></th>
          ${SEATS.map((seat) => html`<th scope="col">${messages.seat(seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${contractsOf(table.setup.rules).map(
          (contract) =>
            html`<tr>
              <th scope="row">${contractName(look, contract)}</th>
              ${SEATS.map((leader) => html`<td>${cell(view, contract, leader, best[leader])}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <div class="about-contracts">
      ${state(view)}
      <div class="legends">
        <p ?hidden=${hasEstimates}>${SIDES.map((side) => html`${tag(messages, side)} `)}${messages.bestLegend}</p>
        <p ?hidden=${!hasEstimates}>${messages.estimateLegend}</p>
      </div>
      ${table.ply > 0 || table.record.length > 0 ? html`<p>${messages.ofWholeDeal}</p>` : nothing}
      ${table.payoff === 'score' ? html`<p>${declares(view)}</p>` : nothing} ${wayBack(view)}
    </div>
  </div>`;
}

/** The sign of the trump suit and its name; the whole contract for screen readers. */
function contractName(look: ContractsLook, contract: Contract): TemplateResult {
  const { messages } = look;
  const trump = trumpOf(contract);
  const name = messages.contract(contract);
  if (!trump) return html`${name}`;
  return html`<span aria-hidden="true">${pip(look, trump)} ${messages.words.suit(trump)}</span
    ><span class="spoken">${name}</span>`;
}

function cell(
  { look, table, comparison, contracts }: ContractsProps,
  contract: Contract,
  leader: Seat,
  best: Best[Seat],
): TemplateResult {
  const { messages } = look;
  const { payoff, setup } = table;
  const at = { contract, leader };
  const entry = comparison ? entryAt(comparison.entries, contract, leader) : undefined;
  const isShown = isSameCell(setup, at);
  const isHome = contracts.original !== null && isSameCell(contracts.original, at);
  const bestFor = SIDES.filter((side) => best[side].includes(contract));
  const value = entry && figureOf(isProven(entry) ? entry : entry.estimate);
  const isExact = entry !== undefined && isProven(entry);
  const worth = value === undefined ? messages.contractUnknown : messages.contractValue(payoff, value);
  const facts = [
    isExact || value === undefined ? worth : messages.contractEstimated(worth),
    ...bestFor.map(messages.contractBest),
    ...(isHome ? [messages.contractOfDeal] : []),
  ];
  const isDifference = payoff !== 'points';
  const figures =
    value === undefined
      ? '·'
      : isExact
        ? isDifference
          ? messages.signed(value)
          : messages.chipBest(value)
        : isDifference
          ? messages.signedEstimate(value)
          : messages.estimate(value);
  return html`<button
    type="button"
    part="button"
    data-cell=${cellKey(at)}
    class="${isHome ? 'own' : ''} ${isExact ? '' : 'open'}"
    aria-current=${isShown ? 'true' : nothing}
    tabindex=${isSameCell(contracts.stop ?? setup, at) ? 0 : -1}
    @click=${() => contracts.choose(at)}
    @focus=${() => contracts.onFocus(at)}
  >
    <span class="figures" aria-hidden="true">${figures}</span
    ><span class="tags" aria-hidden="true">${bestFor.map((side) => tag(messages, side))}</span
    ><span class="spoken">${messages.contractCell(contract, leader, facts)}</span>
  </button>`;
}

/** The mark of a contract that is best for a side. */
const tag = ({ sideLetters }: ContractsMessages, side: Side): TemplateResult =>
  html`<span class="tag ${side}">${sideLetters(side)}</span>`;

/** The progress of the work, and the buttons to start and stop it. */
function state({ look: { messages }, table, comparison, contracts }: ContractsProps): TemplateResult {
  const { phase = 'waiting', entries = [], error } = comparison ?? {};
  const all = cellsIn(table.setup);
  const done = entries.filter(isProven).length;
  const begin = (label: string): TemplateResult =>
    html`<button type="button" class="text-button" part="button" data-work @click=${contracts.begin}>${label}</button>`;
  const progress = html`<span>${messages.contractsProgress(done, all)}</span>`;
  switch (phase) {
    case 'exact':
      return html`<p class="work" role="status">${messages.contractsDone(all)}</p>`;
    case 'failed':
      return html`<p class="work" role="alert">
        ${messages.engineFailed}: ${reasonIn(contracts.host, messages, error!)} ${begin(messages.retry)}
      </p>`;
    case 'computing':
      return html`<p class="work">
        <progress max=${all} .value=${done} aria-label=${messages.contractsProgress(done, all)}></progress> ${progress}
        <button type="button" class="text-button" part="button" data-work @click=${contracts.end}>
          ${messages.stop}
        </button>
      </p>`;
    case 'waiting':
      return html`<p class="work">${begin(messages.contractsStart)}</p>`;
    default:
      return html`<p class="work">${progress} ${begin(messages.contractsGoOn)}</p>`;
  }
}

const declares = ({ look: { messages }, declarer }: ContractsProps): string =>
  declarer ? messages.declaresInAll(declarer) : messages.leaderDeclaresInAll;

function wayBack({
  look: { messages },
  contracts: { original, back },
}: ContractsProps): TemplateResult | typeof nothing {
  if (!original) return nothing;
  return html`<p>
    <button type="button" class="text-button" part="button" data-back @click=${back}>
      ${messages.backToContract(original.contract, original.leader, original.hasRecord)}
    </button>
  </p>`;
}
