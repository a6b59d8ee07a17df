/** The answer first: one line in words, the bar of both sides' card points, and what the engine is doing. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { pointsOfDeal } from '../../analysis/evaluate.ts';
import { messages } from '../messages.ts';
import { knownPoints } from '../state.ts';
import type { Engine, Interval, Table } from '../state.ts';

export function result(table: Table, engine: Engine, onRetry: () => void): TemplateResult {
  const total = pointsOfDeal(table.position);
  const points = knownPoints(table, engine);
  return html`<div class="result">
    <p class="meta">${table.variantName} · ${messages.contract(table.setup.contract)}</p>
    <p class="headline" part="headline">${unbroken(headline(table, engine) ?? messages.headlineFailed)}</p>
    ${bar(points, total)} ${engineLine(engine, onRetry)}
  </div>`;
}

/** What the headline says of the position; null while nothing is known, because the engine failed. */
export function headline(table: Table, engine: Engine): string | null {
  const points = knownPoints(table, engine);
  const { setup, position } = table;
  return points && messages.headline(points, pointsOfDeal(position), setup.contract, position.toPlay === null);
}

/** The words of a text, those with a dash inside kept on one line. */
function unbroken(text: string): unknown[] {
  return text
    .split(' ')
    .map((word) => (word.includes('–') ? html`<span class="unbroken">${word}</span> ` : `${word} `));
}

/** The headline says the same in words. */
function bar(points: Interval | null, total: number): TemplateResult {
  const [low, high] = points ?? [0, total];
  const percent = (part: number): string => `${total ? (100 * part) / total : 0}%`;
  return html`<div class="score" aria-hidden="true">
    <span class="points">${messages.sideLetters('NS')} <b>${points ? messages.range(low, high) : '–'}</b></span>
    <svg class="bar" part="bar" preserveAspectRatio="none">
      <rect class="bar-ew" width="100%" height="100%" />
      <rect class="bar-open" width=${percent(high)} height="100%" />
      <rect class="bar-ns" width=${percent(low)} height="100%" />
    </svg>
    <span class="points"
      ><b>${points ? messages.range(total - high, total - low) : '–'}</b> ${messages.sideLetters('EW')}</span
    >
  </div>`;
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
