/** The advice as bars: a contract a row, the best first. Every number has its range in words beside it, except where so few deals give none. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { trumpOf } from '../../../game/cards.ts';
import type { Contract } from '../../../game/cards.ts';
import type { AdviceAnswer, ContractAdvice, SpecialResult } from '../../../notation/answer/advice-answer.ts';
import type { Say } from '../../../notation/words/say.ts';
import { pip } from '../../views/board/card.ts';
import type { Look } from '../../views/look.ts';
import type { english } from '../../../languages/en/adviser.ts';

interface AdviceProps {
  readonly look: Look;
  readonly say: Say<typeof english>;
  readonly advice: AdviceAnswer;
  /** The contract whose typical deal is open. */
  readonly open: Contract | undefined;
  readonly onTypical: (of: ContractAdvice) => void;
}

/** From a value to its place on the scale, in percent. */
type Scale = (value: number) => number;

export function adviceView(props: AdviceProps): TemplateResult {
  const { advice, say } = props;
  const scale = scaleOf(advice);
  return html`<h2 id="counted">${say(`counted_${advice.payoff}`)}</h2>
    <p class="verdict">${verdict(props)} ${likeliest(props)}</p>
    <ol aria-labelledby="counted" part="contracts">
      ${repeat(
        advice.contracts,
        ({ contract }) => contract,
        (row, index) => rowView(props, row, scale, index === 0),
      )}
    </ol>
    ${thumbView(props)}
    ${advice.contracts.some(({ interval }) => interval) ? html`<p class="muted">${say('legend')}</p>` : nothing}`;
}

function rowView(
  { look, say, open, onTypical, advice }: AdviceProps,
  row: ContractAdvice,
  scale: Scale,
  isFirst: boolean,
): TemplateResult {
  const { contract, mean, interval, deviation } = row;
  const { words } = look.messages;
  const number = (value: number): string => words.number(Math.round(value));
  const percent = (share: number): string => words.number(Math.round(100 * share));
  const trump = trumpOf(contract);
  const chances = Object.entries(row.chances ?? {}) as [SpecialResult, number][];
  const target = number(advice.target ?? 0);
  const single = deviation === undefined ? null : ([mean - deviation, mean + deviation] as const);
  return html`<li class=${isFirst ? 'first' : nothing}>
    <span class="name">${trump ? pip(look, trump) : nothing} ${words.contract(contract)}</span>
    <strong class="mean">${advice.deals < advice.of ? '≈ ' : ''}${number(mean)}</strong>
    <span class="bar" aria-hidden="true">
      <span class="zero" style="inset-inline-start: ${scale(0)}%"></span>
      ${single && span('band', scale, single)} ${interval && span('range', scale, interval)}
      <span class="dot" style="inset-inline-start: ${scale(mean)}%"></span>
    </span>
    <span class="facts">
      ${interval ? html`<span>${say('range', { low: number(interval[0]), high: number(interval[1]) })}</span>` : nothing}
      ${single ? html`<span>${say('deals', { low: number(single[0]), high: number(single[1]) })}</span>` : nothing}
      <span>${say('best', { percent: percent(row.best) })}</span>
      ${chances.map(([result, share]) => html`<span>${say(result, { percent: percent(share), target })}</span>`)}
    </span>
    <button
      class="typical"
      part="button"
      aria-expanded=${open === contract ? 'true' : 'false'}
      @click=${() => onTypical(row)}
    >
      ${say('typical')}<span class="spoken">: ${words.contract(contract)}</span>
    </button>
  </li>`;
}

const span = (name: string, scale: Scale, [low, high]: readonly [number, number]): TemplateResult =>
  html`<span
    class=${name}
    style=${`inset-inline-start: ${scale(low)}%; inline-size: ${scale(high) - scale(low)}%`}
  ></span>`;

/** From the smallest to the largest value of the bars, with zero. */
function scaleOf({ contracts }: AdviceAnswer): Scale {
  const ends = contracts.flatMap(({ mean, interval, deviation = 0 }) => [
    mean - deviation,
    mean + deviation,
    ...(interval ?? []),
  ]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const size = high - low || 1;
  return (value) => Math.round((1000 * (value - low)) / size) / 10;
}

/** Which contract is the best, or which may be, as far as the ranges tell. */
function verdict({ look, say, advice }: AdviceProps): string {
  const [first, ...rest] = advice.contracts;
  const name = ({ contract }: ContractAdvice): string => look.messages.words.contract(contract);
  const close = rest.filter(({ behind }) => !behind.interval || behind.interval[0] <= 0);
  if (close.length === 0) return say('first', { contract: name(first!) });
  return say('undecided', { contract: name(first!), others: either(close.map(name), say) });
}

/** The contract that reaches the target most often; nothing without a target. */
function likeliest({ look, say, advice: { contracts, target } }: AdviceProps): string {
  if (target === undefined) return '';
  const chance = (of: ContractAdvice): number => of.chances?.target ?? 0;
  const first = contracts.reduce((a, b) => (chance(b) > chance(a) ? b : a));
  const { words } = look.messages;
  return say('likeliest', {
    contract: words.contract(first.contract),
    target: words.number(target),
    percent: words.number(Math.round(100 * chance(first))),
  });
}

function thumbView({ look, say, advice }: AdviceProps): TemplateResult | typeof nothing {
  const { ruleOfThumb, mayPass } = advice;
  const words =
    ruleOfThumb && thumbWords(ruleOfThumb.name, [...new Set(ruleOfThumb.calls.map(({ contract }) => contract))]);
  return html`${words ? html`<p>${words}</p>` : nothing}${mayPass === false ? html`<p>${say('mayNotPass')}</p>` : nothing}`;

  function thumbWords(name: string, calls: readonly Contract[]): string {
    const contracts = calls.map((contract) => look.messages.words.contract(contract));
    if (contracts.length > 0) return say('thumb', { name, contracts: either(contracts, say) });
    return advice.leader === advice.seat ? say('thumbPass', { name }) : say('thumbClosest', { name });
  }
}

/** Names in a sentence: one, or several as alternatives. */
const either = (names: readonly string[], say: AdviceProps['say']): string =>
  names.length < 2 ? names.join('') : say('or', { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
