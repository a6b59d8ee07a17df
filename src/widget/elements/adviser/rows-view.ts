/**
 * The contracts as bars on one scale, a row each, the best first: the average as a dot, its range dark, two deals of three pale, and a line
 * where the goal begins. A row is a button that opens its details; before the first ranges the rows are there without bars.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Contract } from '../../../game/cards.ts';
import type { AdviceAnswer, ContractAdvice, SpecialResult } from '../../../notation/answer/advice-answer.ts';
import type { Interval } from '../../../notation/answer/answer.ts';
import type { Axis } from '../../kit/axis.ts';
import type { Look } from '../../views/look.ts';
import { conditionWords, goalWords, shortName, signedName } from './figures.ts';
import type { AdviserSay, Figures } from './figures.ts';
import type { Goal } from './goal.ts';
import { SAMPLES } from './sample-deal.ts';
import type { SampleKind } from './sample-deal.ts';

interface RowsProps {
  readonly look: Look;
  readonly say: AdviserSay;
  readonly advice: AdviceAnswer;
  /** All contracts of the game, in their usual order. */
  readonly contracts: readonly Contract[];
  /** Whether the advice has enough deals to be shown. */
  readonly isKnown: boolean;
  /** The contracts that the headline names. */
  readonly named: readonly ContractAdvice[];
  readonly goal: Goal | null;
  readonly axis: Axis;
  readonly figures: Figures;
  /** The contract whose details are open. */
  readonly open: Contract | null;
  /** The deal that is shown, if one is. */
  readonly shown: { readonly contract: Contract; readonly kind: SampleKind } | null;
  readonly onToggle: (contract: Contract) => void;
  readonly onSample: (of: ContractAdvice, kind: SampleKind) => void;
}

export function rowsView(props: RowsProps): TemplateResult {
  const { say, advice, contracts, isKnown } = props;
  return html`<div>
    ${headView(props)}
    <ol class="rows" part="contracts" aria-label=${say(`counted_${advice.payoff}`)}>
      ${
        isKnown
          ? repeat(
              advice.contracts,
              ({ contract }) => contract,
              (row) => rowView(props, row),
            )
          : repeat(
              contracts,
              (contract) => contract,
              (contract) => emptyRow(props, contract),
            )
      }
    </ol>
    ${legendView(props)}
  </div>`;
}

function headView({ look, say, goal, axis, figures }: RowsProps): TemplateResult {
  const { limits, figures: shown, at } = axis;
  const edge = (value: number): string => (value === limits[0] ? 'low' : value === limits[1] ? 'high' : '');
  return html`<div class="columns head" aria-hidden="true">
    <span class="name">${say('contract')}</span>
    <span class="bar">
      ${shown.map((value) => html`<span class="figure ${edge(value)}" style=${placed(at(value))}>${figures.value(value)}</span>`)}
      ${goal && limits[0] < limits[1] ? html`<b class="figure" style=${placed(at(goal.mark))}>${figures.value(goal.mark)}</b>` : nothing}
    </span>
    <span class="mean">${say('average')}</span>
    <span class="share">${goal ? goalWords(say, look, goal) : nothing}</span>
  </div>`;
}

const placed = (percent: number): string => `inset-inline-start: ${percent}%`;

function rowView(props: RowsProps, row: ContractAdvice): TemplateResult {
  const { look, say, advice, named, goal, figures, open, onToggle } = props;
  const { contract, mean, interval, chances } = row;
  const isOpen = open === contract;
  const average = `${advice.deals < advice.of ? '≈' : ''}${figures.value(mean)}`;
  const half = interval ? figures.half(interval) : '';
  const share = goal ? say('percent', { percent: figures.hundredths(chances?.target ?? 0) }) : '';
  const spoken = [shortName(look, contract), `${say('average')} ${average} ${half}`];
  if (goal) spoken.push(`${goalWords(say, look, goal)}: ${share}`);
  return html`<li class=${named.includes(row) ? 'named' : nothing}>
    <button
      class="columns"
      part="contract"
      aria-expanded=${isOpen ? 'true' : 'false'}
      @click=${() => onToggle(contract)}
    >
      <span class="spoken">${spoken.join(', ')}</span>
      <span class="name" aria-hidden="true">${signedName(look, contract)}</span>
      ${barView(props, row)}
      <span class="mean" aria-hidden="true"><b>${average}</b> <small>${half}</small></span>
      <span class="share" aria-hidden="true">${share}</span>
      <svg class="go" viewBox="0 0 14 14" aria-hidden="true"><path d="m4 2 5 5-5 5" /></svg>
    </button>
    ${isOpen ? detailsView(props, row) : nothing}
  </li>`;
}

/** A row that waits for its figures, as high as it will be. */
const emptyRow = (props: RowsProps, contract: Contract): TemplateResult =>
  html`<li>
    <div class="columns">
      <span class="name">${signedName(props.look, contract)}</span>
      ${barView(props, null)}
      <span class="mean"><b>&nbsp;</b></span>
    </div>
  </li>`;

function barView({ axis: { at, limits }, goal }: RowsProps, row: ContractAdvice | null): TemplateResult {
  const span = (name: string, [low, high]: Interval): TemplateResult =>
    html`<span class=${name} style="${placed(at(low))}; inline-size: ${at(high) - at(low)}%"></span>`;
  const isInside = goal && limits[0] < limits[1] && goal.mark >= limits[0] && goal.mark <= limits[1];
  return html`<span class="bar" aria-hidden="true">
    ${isInside ? html`<span class="mark" style=${placed(at(goal.mark))}></span>` : nothing}
    ${row?.deviation === undefined ? nothing : span('deals', aroundMean(row))}
    ${row?.interval ? span('range', row.interval) : nothing}
    ${row ? html`<span class="dot" style=${placed(at(row.mean))}></span>` : nothing}
  </span>`;
}

/** Two of three single deals lie within the deviation. */
const aroundMean = ({ mean, deviation = 0 }: ContractAdvice): Interval => [mean - deviation, mean + deviation];

function detailsView(props: RowsProps, row: ContractAdvice): TemplateResult {
  const { look, say, advice, axis, figures, shown, onSample } = props;
  const { contract, interval, deviation, best, chances } = row;
  const [least, most] = axis.limits;
  const within = (value: number): number => Math.min(Math.max(value, least), most);
  const between = ([low, high]: Interval): string =>
    say('between', { low: figures.value(within(low)), high: figures.value(within(high)) });
  const percent = (share: number): string => say('percent', { percent: figures.hundredths(share) });
  const special = Object.entries(chances ?? {}).filter(([result]) => result !== 'target') as [
    Exclude<SpecialResult, 'target'>,
    number,
  ][];
  const facts: readonly (readonly [name: string, value: string])[] = [
    [say('bestOf', { count: advice.contracts.length }), percent(best)],
    ...(interval ? [[`${say('average')}, ${say('range95')}`, between(interval)] as const] : []),
    ...(deviation === undefined ? [] : [[say('twoOfThree'), between(aroundMean(row))] as const]),
    ...special.map(([result, share]) => [say(result), percent(share)] as const),
  ];
  return html`<div class="details">
    <dl>
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <div class="buttons">
      ${SAMPLES.filter((kind) => kind === 'typical' || deviation !== undefined).map(
        (kind) =>
          html`<button
            class="boxed"
            part="button"
            aria-expanded=${shown?.contract === contract && shown.kind === kind ? 'true' : 'false'}
            @click=${() => onSample(row, kind)}
          >
            ${say(kind)}<span class="spoken">: ${shortName(look, contract)}</span>
          </button>`,
      )}
    </div>
  </div>`;
}

/** What the marks of the bars mean. */
function legendView({ look, say, isKnown, goal, advice }: RowsProps): TemplateResult {
  const has = (part: 'interval' | 'deviation'): boolean =>
    !isKnown || advice.contracts.some((row) => row[part] !== undefined);
  const entry = (name: string, words: string): TemplateResult =>
    html`<span><span class="key ${name}"></span>${words}</span>`;
  return html`<p class="legend" aria-hidden="true">
    ${entry('dot', say(`average_${advice.payoff}`))} ${has('interval') ? entry('range', say('range95')) : nothing}
    ${has('deviation') ? entry('deals', say('twoOfThree')) : nothing}
    ${goal ? entry('mark', conditionWords(say, look, goal) || say('level')) : nothing}
  </p>`;
}
