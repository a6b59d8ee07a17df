/**
 * The state of the engine in words, with the buttons that stop and continue it, those that show or hide values, and
 * the switch for when it computes.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../../state/state.ts';
import { ENGINE_MODES, isHidden } from '../../state/modes.ts';
import type { EngineMode } from '../../state/modes.ts';
import type { Table } from '../../state/table.ts';
import { textButton } from '../../kit/text-button.ts';
import type { Store } from '../../state/store.ts';
import type { Messages } from '../../text/messages.ts';
import type { View } from '../view.ts';

/** A search that takes longer, in milliseconds, shows its time and can be stopped. */
const LONG_MS = 1000;

export function engineState({ look, store }: View, table: Table): TemplateResult | typeof nothing {
  const { messages } = look;
  const { modes } = store;
  const { engine } = store.shown;
  if (!store.hasEngine) return nothing;
  const kind = [engine.phase, isEstimate(engine) && 'estimate', isStopped(engine) && 'stopped']
    .filter(Boolean)
    .join(' ');
  const phase = wordFor(messages, engine);
  const ms = timeOf(engine);
  return html`<p
    class="engine ${kind}"
    part="status"
    title=${engine.phase === 'exact' ? messages.engineEffort(engine.solution.nodes, engine.solution.ms) : nothing}
  >
    ${
      phase === null
        ? nothing
        : html`<span class="unbroken"
            ><span class="light" aria-hidden="true"></span
            ><span class="phase">${phase}</span
            >${ms >= LONG_MS ? html`<span class="spent">, ${messages.duration(ms)}</span>` : nothing}</span
          >`
    }
    ${
      isStopped(engine)
        ? textButton(messages.engineResume, store.refresh)
        : engine.phase === 'computing' && ms >= LONG_MS
          ? textButton(messages.engineStop, store.stop)
          : nothing
    }
    ${engine.phase === 'failed' ? textButton(messages.retry, store.refresh) : nothing} ${asking(messages, store, table)}
    ${isHidden(modes) ? nothing : engineSwitch(messages, store)}
  </p>`;
}

/** When the engine computes. An invisible native list covers the words for its choice, so that a tap opens it. */
function engineSwitch(messages: Messages, { modes, change }: Store): TemplateResult {
  return html`<span class="switch">
    <span aria-hidden="true"><span class="of">${messages.engine} </span>${messages.engineModes[modes.engine]}</span>
    <select
      aria-label=${messages.engineSwitch}
      @change=${({ target }: Event) => change({ engine: (target as HTMLSelectElement).value as EngineMode })}
    >
      ${ENGINE_MODES.map(
        (mode) => html`<option value=${mode} .selected=${mode === modes.engine}>${messages.engineModes[mode]}</option>`,
      )}
    </select>
  </span>`;
}

const isStopped = (engine: Engine): boolean => engine.phase === 'computing' && engine.isStopped;

const isEstimate = (engine: Engine): boolean => engine.phase === 'computing' && engine.value.estimate !== null;

/** The time spent on the position, in milliseconds. */
function timeOf(engine: Engine): number {
  if (engine.phase === 'exact') return engine.solution.ms;
  return engine.phase === 'computing' ? engine.ms : 0;
}

/** Null if the switch says it, or if there is nothing to compute. */
function wordFor(messages: Messages, engine: Engine): string | null {
  switch (engine.phase) {
    case 'idle':
      return null;
    case 'quiet':
      return engine.why === 'hidden' ? messages.valuesHidden : null;
    case 'computing':
      return isEstimate(engine) ? messages.engineEstimate : messages.engineComputing;
    case 'exact':
      return messages.engineExact;
    case 'failed':
      return messages.engineFailed;
  }
}

/** Buttons to show or hide values, if not all are shown. They stay in place, so that the focus does too. */
function asking(
  messages: Messages,
  { shown, modes, ask, change }: Store,
  table: Table,
): TemplateResult | typeof nothing {
  const hasCards = table.position.toPlay !== null;
  const isQuiet = shown.engine.phase === 'quiet';
  if (isHidden(modes))
    return html`${hasCards ? textButton(isQuiet ? messages.showHere : messages.hideHere, ask) : nothing}
    ${textButton(messages.showAll, () => change({ values: 'shown' }))}`;
  return isQuiet && modes.engine === 'demand' ? textButton(messages.computeHere, ask) : nothing;
}
