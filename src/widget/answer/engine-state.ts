/** The state of the engine in words, with the buttons that stop and continue it, and that show or hide values. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../model/state.ts';
import type { Look } from '../decks/look.ts';
import { showsAll } from '../model/modes.ts';
import type { Modes } from '../model/modes.ts';
import type { Table } from '../model/table.ts';

export interface EngineStateView {
  readonly look: Look;
  readonly table: Table;
  readonly engine: Engine;
  readonly modes: Modes;
  /** Computes again after a failure, or continues after a stop. */
  readonly onGo: () => void;
  readonly onStop: () => void;
  /** Shows the values of this position, or hides them again. */
  readonly onAsk: () => void;
  /** Shows all values from now on. */
  readonly onShowAll: () => void;
}

/** A search that takes longer, in milliseconds, shows its time and can be stopped. */
const LONG_MS = 1000;

export function engineState(view: EngineStateView): TemplateResult | typeof nothing {
  const { engine, modes, onGo, onStop, look } = view;
  const { messages } = look;
  if (modes.engine === 'off' || engine.phase === 'idle') return nothing;
  const button = (label: string, onClick: () => void): TemplateResult =>
    html`<button type="button" class="text-button" part="button" @click=${onClick}>${label}</button>`;
  const kind = [engine.phase, isEstimate(engine) && 'estimate', isStopped(engine) && 'stopped']
    .filter(Boolean)
    .join(' ');
  const isLong = engine.phase === 'computing' && engine.ms >= LONG_MS;
  return html`<p
    class="engine ${kind}"
    part="status"
    title=${engine.phase === 'exact' ? messages.engineEffort(engine.solution.nodes, engine.solution.ms) : nothing}
  >
    <span class="unbroken"
      ><span class="light" aria-hidden="true"></span
      ><span class="phase">${wordFor(view)}</span
      >${isLong ? html`<span class="spent">, ${messages.duration(engine.ms)}</span>` : nothing}</span
    >
    ${isStopped(engine) ? button(messages.engineGoOn, onGo) : isLong ? button(messages.engineStop, onStop) : nothing}
    ${
      engine.phase === 'failed'
        ? html`<span class="reason" lang="en">${engine.reason}</span> ${button(messages.retry, onGo)}`
        : nothing
    }
    ${asking(view, button)}
  </p>`;
}

const isStopped = (engine: Engine): boolean => engine.phase === 'computing' && engine.isStopped;

const isEstimate = (engine: Engine): boolean => engine.phase === 'computing' && engine.value.estimate !== null;

function wordFor({ engine, modes, look: { messages } }: EngineStateView): string {
  switch (engine.phase) {
    case 'quiet':
      return modes.values === 'hidden' ? messages.valuesHidden : messages.engineWaits;
    case 'computing':
      return isEstimate(engine) ? messages.engineEstimate : messages.engineComputing;
    case 'exact':
      return messages.engineExact;
    default:
      return messages.engineFailed;
  }
}

/** Buttons to show or hide values, if not all are shown. They stay in place, so that the focus does too. */
function asking(
  { look: { messages }, table, engine, modes, onAsk, onShowAll }: EngineStateView,
  button: (label: string, onClick: () => void) => TemplateResult,
): TemplateResult | typeof nothing {
  if (showsAll(modes)) return nothing;
  const isHidden = modes.values === 'hidden';
  const isAsked = engine.phase !== 'quiet';
  const here = isHidden ? (isAsked ? messages.hideHere : messages.showHere) : messages.computeHere;
  const hasHere = table.position.toPlay !== null && (isHidden || !isAsked);
  return html`${hasHere ? button(here, onAsk) : nothing}
  ${button(isHidden ? messages.showAll : messages.computeAll, onShowAll)}`;
}
