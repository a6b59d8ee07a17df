/** The answer first: one line in words, the bar of both sides' card points, and what the engine is doing. */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { pointsOfDeal } from '../../analysis/evaluate.ts';
import { messages } from '../messages.ts';
import { knownPoints, ofOthers } from '../state.ts';
import type { Engine, Knowledge, Table } from '../state.ts';
import { headline } from './headline.ts';

export function result(table: Table, engine: Engine, onRetry: () => void): TemplateResult {
  const total = pointsOfDeal(table.position);
  const points = knownPoints(table, engine);
  return html`<div class="result">
    <p class="meta">${table.variantName} · ${messages.contract(table.setup.contract)}</p>
    <p class="headline" part="headline">${unbroken(headline(table, engine) ?? messages.headlineFailed)}</p>
    ${bar(points, total)} ${engineLine(engine, onRetry)}
  </div>`;
}

/** The words of a text, those with a dash inside kept on one line. */
function unbroken(text: string): unknown[] {
  return text
    .split(' ')
    .map((word) => (word.includes('–') ? html`<span class="unbroken">${word}</span> ` : `${word} `));
}

/** The headline says the same in words. */
function bar(points: Knowledge | null, total: number): TemplateResult {
  const [low, high] = points?.proven ?? [0, total];
  const percent = (part: number): string => `${total ? (100 * part) / total : 0}%`;
  const estimate = points?.estimate ?? null;
  return html`<div class="score" aria-hidden="true">
    <span class="points">${messages.sideLetters('NS')} ${figures(points)}</span>
    <svg class="bar" part="bar" preserveAspectRatio="none">
      <rect class="bar-ew" width="100%" height="100%" />
      <rect class="bar-open" width=${percent(high)} height="100%" />
      <rect class="bar-ns" width=${percent(low)} height="100%" />
      ${
        estimate === null
          ? nothing
          : svg`<line class="bar-estimate" x1=${percent(estimate)} x2=${percent(estimate)} y2="100%" />`
      }
    </svg>
    <span class="points">${figures(points && ofOthers(points, total))} ${messages.sideLetters('EW')}</span>
  </div>`;
}

/** A side's points: the value, the proven interval, or the estimate and the interval. */
function figures(points: Knowledge | null): TemplateResult {
  if (!points) return html`<b>–</b>`;
  const { proven, estimate } = points;
  if (estimate === null) return html`<b>${messages.range(proven)}</b>`;
  return html`<b>${messages.estimate(estimate)}</b> <span class="proven">(${messages.range(proven)})</span>`;
}

function engineLine(engine: Engine, onRetry: () => void): TemplateResult {
  const said = {
    idle: () => messages.engineIdle,
    computing: () => messages.engineComputing,
    exact: () => messages.engineExact,
    failed: () => messages.engineFailed,
  }[engine.phase]();
  return html`<p class="engine ${engine.phase}" part="status">
    <span class="light" aria-hidden="true"></span><span class="phase">${said}</span>
    ${engine.phase === 'computing' && engine.nodes ? html`<span>${messages.engineNodes(engine.nodes)}</span>` : nothing}
    ${
      engine.phase === 'exact'
        ? html`<span>${messages.engineEffort(engine.solution.nodes, engine.solution.ms)}</span>`
        : nothing
    }
    ${
      engine.phase === 'failed'
        ? html`<span class="reason">${engine.reason}</span>
            <button type="button" class="retry" part="button" @click=${onRetry}>${messages.retry}</button>`
        : nothing
    }
  </p>`;
}
