/** The result: payoffs, one sentence, the bar of both sides, and the state of the engine. */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { trumpOf } from '../../game/cards.ts';
import { payoffsOf } from '../../game/scoring/outcome.ts';
import { PAYOFFS, pointsOfDeal } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { knownValue } from '../model/engine.ts';
import type { Engine } from '../model/state.ts';
import { hasBounds, forOtherSide, scaleOf, sumOfSides } from '../model/knowledge.ts';
import type { Knowledge } from '../model/knowledge.ts';
import type { Look } from '../decks/look.ts';
import type { Messages } from '../language/messages.ts';
import { showsAll } from '../model/modes.ts';
import type { Modes } from '../model/modes.ts';
import type { Table } from '../model/table.ts';
import { pip } from '../board/card.ts';
import { headline, sumLine } from './headline.ts';
import type { DescribeScore } from './headline.ts';
import { payoffChoice } from './payoff-choice.ts';

export interface ResultView {
  readonly look: Look;
  readonly table: Table;
  readonly engine: Engine;
  readonly modes: Modes;
  readonly describeScore: DescribeScore;
  /** Whether this position has values only because the reader has asked. */
  readonly isAsked: boolean;
  readonly onRetry: () => void;
  readonly onPayoff: (payoff: Payoff) => void;
  /** Shows the values of this position, or hides them again. */
  readonly onAsk: () => void;
  /** Shows all values from now on. */
  readonly onShowAll: () => void;
}

export function result(view: ResultView): TemplateResult {
  const { look, table, engine, onPayoff } = view;
  const { messages } = look;
  const { contract } = table.setup;
  const trump = trumpOf(contract);
  const sum = sumLine(messages, table, engine);
  const available = payoffsOf(table.setup);
  const offered = PAYOFFS.filter((payoff) => payoff === table.payoff || available.includes(payoff));
  return html`<div class="result">
    <div class="about">
      <p class="meta">
        ${messages.variant(table.variant, table.variantName)} · ${messages.contract(contract)}
        ${trump ? pip(look, trump) : nothing}
      </p>
      ${payoffChoice(messages, offered, table.payoff, onPayoff)}
    </div>
    <p class="headline ${table.payoff === 'points' ? '' : 'wordy'}" part="headline">
      ${unbroken(headline(messages, table, engine, view.describeScore) ?? messages.headlineFailed)}
    </p>
    ${sum ? html`<p class="sum" part="sum">${unbroken(sum)}</p>` : nothing}
    ${engine.phase === 'quiet' ? takenBar(messages, table) : bar(messages, table, knownValue(table, engine))}
    ${engineLine(view)}
  </div>`;
}

/** A text with each hyphenated word kept on one line. */
function unbroken(text: string): unknown[] {
  return text
    .split(' ')
    .map((word) => (word.includes('–') ? html`<span class="unbroken">${word}</span> ` : `${word} `));
}

/**
 * The bar repeats the headline for the eye. Card points divide it between the sides; for differences its middle is
 * level.
 */
function bar(messages: Messages, table: Table, known: Knowledge | null): TemplateResult {
  const isDifference = table.payoff !== 'points';
  const sum = sumOfSides(table);
  const [from, to] = scaleOf(table);
  const percent = (value: number): string =>
    `${to > from ? (100 * (Math.min(Math.max(value, from), to) - from)) / (to - from) : 0}%`;
  const [low, high] = known?.proven ?? [from, to];
  const estimate = known?.estimate ?? null;
  return html`<div class="score" aria-hidden="true">
    <span class="points">${messages.sideLetters('NS')} ${figures(messages, known, isDifference)}</span>
    <svg class="bar" part="bar" preserveAspectRatio="none">
      <rect class="bar-ew" width="100%" height="100%" />
      <rect class="bar-open" width=${percent(high)} height="100%" />
      <rect class="bar-ns" width=${percent(low)} height="100%" />
      ${isDifference ? svg`<line class="bar-level" x1="50%" x2="50%" y2="100%" />` : nothing}
      ${
        estimate === null
          ? nothing
          : svg`<line class="bar-estimate" x1=${percent(estimate)} x2=${percent(estimate)} y2="100%" />`
      }
    </svg>
    <span class="points"
      >${figures(messages, known && forOtherSide(known, sum), isDifference, isDifference)}
      ${messages.sideLetters('EW')}</span
    >
  </div>`;
}

/**
 * A side's value: exact, the proven interval, or the estimate and the interval.
 * @param briefly whether to leave the interval out: for a difference it is the other side's with opposite signs
 */
function figures(messages: Messages, known: Knowledge | null, isDifference: boolean, briefly = false): TemplateResult {
  if (!known || !hasBounds(known)) return html`<b>–</b>`;
  const { proven, estimate } = known;
  const range = isDifference ? messages.signedRange(proven) : messages.range(proven);
  if (estimate === null) return html`<b>${range}</b>`;
  const guess = isDifference ? messages.signedEstimate(estimate) : messages.estimate(estimate);
  return html`<b>${guess}</b>${briefly ? nothing : html` <span class="proven">(${range})</span>`}`;
}

/** The points that the sides have taken, while values are hidden. */
function takenBar(messages: Messages, { setup, position: { points } }: Table): TemplateResult {
  const share = (n: number): string => `${(100 * n) / Math.max(1, pointsOfDeal(setup))}%`;
  return html`<div class="score" aria-hidden="true">
    <span class="points">${messages.sideLetters('NS')} <b>${points.NS}</b></span>
    <svg class="bar" part="bar" preserveAspectRatio="none">
      <rect class="bar-ew" width="100%" height="100%" />
      <rect class="bar-ns" width=${share(points.NS)} height="100%" />
      <rect class="bar-taken" x=${share(pointsOfDeal(setup) - points.EW)} width=${share(points.EW)} height="100%" />
    </svg>
    <span class="points"><b>${points.EW}</b> ${messages.sideLetters('EW')}</span>
  </div>`;
}

function engineLine(view: ResultView): TemplateResult | typeof nothing {
  const { engine, onRetry, modes } = view;
  const { messages } = view.look;
  if (modes.engine === 'off') return nothing;
  const phase = {
    idle: () => messages.engineIdle,
    quiet: () => (modes.values === 'hidden' ? messages.valuesHidden : messages.engineWaits),
    computing: () => messages.engineComputing,
    exact: () => messages.engineExact,
    failed: () => messages.engineFailed,
  }[engine.phase]();
  return html`<p class="engine ${engine.phase}" part="status">
    <span class="light" aria-hidden="true"></span><span class="phase">${phase}</span>
    ${engine.phase === 'computing' && engine.nodes ? html`<span>${messages.engineNodes(engine.nodes)}</span>` : nothing}
    ${
      engine.phase === 'exact'
        ? html`<span>${messages.engineEffort(engine.solution.nodes, engine.solution.ms)}</span>`
        : nothing
    }
    ${
      engine.phase === 'failed'
        ? html`<span class="reason" lang="en">${engine.reason}</span>
            <button type="button" class="retry" part="button" @click=${onRetry}>${messages.retry}</button>`
        : nothing
    }
    ${asking(view)}
  </p>`;
}

/** Buttons to show or hide values, if not all are shown. They stay in place, so that the focus does too. */
function asking({
  look: { messages },
  table,
  engine,
  modes,
  isAsked,
  onAsk,
  onShowAll,
}: ResultView): TemplateResult | typeof nothing {
  const { values } = modes;
  if (showsAll(modes)) return nothing;
  const isHidden = values === 'hidden';
  const here = isHidden ? (isAsked ? messages.hideHere : messages.showHere) : messages.computeHere;
  const hasHere = table.position.toPlay !== null && (isHidden || engine.phase === 'quiet');
  return html`${
      hasHere ? html`<button type="button" class="text-button" part="button" @click=${onAsk}>${here}</button>` : nothing
    }<button type="button" class="text-button" part="button" @click=${onShowAll}>
      ${isHidden ? messages.showAll : messages.computeAll}
    </button>`;
}
