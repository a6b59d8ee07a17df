/** The advice so far with its progress, the buttons that stop and resume the work, and the typical deal that is open. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { AdviceAnswer, ContractAdvice } from '../../../notation/answer/advice-answer.ts';
import type { Say } from '../../../notation/words/say.ts';
import type { Look } from '../../views/look.ts';
import { adviceView } from './advice-view.ts';
import type { english } from '../../../languages/en/adviser.ts';

/** A typical deal, with its element. */
export interface ShownDeal {
  readonly of: ContractAdvice;
  readonly element: HTMLElement;
}

interface ResultsProps {
  readonly look: Look;
  readonly say: Say<typeof english>;
  readonly phase: 'idle' | 'working' | 'stopped' | 'done';
  readonly advice: AdviceAnswer | null;
  /** Whether full deals of the game take too long to solve. */
  readonly isOnlyEstimated: boolean;
  readonly shown: ShownDeal | null;
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onTypical: (of: ContractAdvice) => void;
  readonly onClose: () => void;
}

export function resultsView(props: ResultsProps): TemplateResult | typeof nothing {
  const { look, say, phase, advice, shown, onStop, onResume, onTypical } = props;
  if (phase === 'idle' && !advice) return nothing;
  const words = advice ? statusWords(advice, props) : '';
  return html`<section>
    <div class="row">
      <span role="status" class="muted">${words}${phase === 'stopped' ? ` · ${say('stopped')}` : ''}</span>
      <span class="buttons">
        ${
          phase === 'done'
            ? nothing
            : html`<button part="button" @click=${phase === 'working' ? onStop : onResume}>
                ${phase === 'working' ? say('stop') : say('resume')}
              </button>`
        }
      </span>
    </div>
    ${advice && isShown(advice, phase) ? adviceView({ look, say, advice, open: shown?.of.contract, onTypical }) : nothing}
    ${shown ? dealView(shown, props) : nothing}
  </section>`;
}

/** Whether the values have their ranges, or so few deals were asked for that there will be none. */
const isShown = ({ contracts }: AdviceAnswer, phase: ResultsProps['phase']): boolean =>
  hasRanges(contracts) || (phase === 'done' && contracts.length > 0);

const hasRanges = (contracts: AdviceAnswer['contracts']): boolean => contracts.some(({ interval }) => interval);

function dealView({ of, element }: ShownDeal, { look, say, onClose }: ResultsProps): TemplateResult {
  const { words } = look.messages;
  const { contract, typical } = of;
  return html`<div class="deal" part="deal">
    <div class="row">
      <h2>${say('shown', { contract: words.contract(contract), value: words.number(Math.round(typical.value)) })}</h2>
      <span class="buttons">
        <button part="button" @click=${onClose}>${say('close')}</button>
      </span>
    </div>
    ${element}
  </div>`;
}

function statusWords(
  { estimated = 0, deals: solved, of, contracts }: AdviceAnswer,
  { say, isOnlyEstimated }: ResultsProps,
): string {
  const estimates = hasRanges(contracts) ? say('estimates') : '';
  if (isOnlyEstimated) return `${say('onlyEstimated', { estimated, of })} ${estimates}`;
  if (solved === 0) return `${say('estimating', { estimated, of })}. ${estimates}`;
  return say('solving', { solved, of });
}
