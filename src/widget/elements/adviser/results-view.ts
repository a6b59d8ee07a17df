/** The answer, the contracts, and below them how far the work is, with the buttons that stop and resume it, and the deal that is open. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Contract } from '../../../game/cards.ts';
import type { AdviceAnswer, ContractAdvice } from '../../../notation/answer/advice-answer.ts';
import { hasRanges, leadersOf } from '../../../notation/answer/leaders.ts';
import type { Axis } from '../../kit/axis.ts';
import { textButton } from '../../kit/text-button.ts';
import type { Look } from '../../views/look.ts';
import { answerView } from './answer-view.ts';
import { either, figuresFor, shortName } from './figures.ts';
import type { AdviserSay, Figures } from './figures.ts';
import type { Goal } from './goal.ts';
import { rowsView } from './rows-view.ts';
import type { SampleKind } from './sample-deal.ts';

/** A deal of the sample, with its element. */
export interface ShownDeal {
  readonly contract: Contract;
  readonly kind: SampleKind;
  /** The value of the deal to the hand's side. */
  readonly value: number;
  readonly element: HTMLElement;
}

interface ResultsProps {
  readonly look: Look;
  readonly say: AdviserSay;
  readonly phase: 'idle' | 'working' | 'stopped' | 'done';
  readonly advice: AdviceAnswer;
  /** All contracts of the game, in their usual order. */
  readonly contracts: readonly Contract[];
  /** Whether full deals of the game take too long to solve. */
  readonly isOnlyEstimated: boolean;
  readonly goal: Goal | null;
  readonly axis: Axis;
  /** The contract whose details are open. */
  readonly open: Contract | null;
  readonly shown: ShownDeal | null;
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onToggle: (contract: Contract) => void;
  readonly onSample: (of: ContractAdvice, kind: SampleKind) => void;
  readonly onClose: () => void;
}

export function resultsView(props: ResultsProps): TemplateResult {
  const { look, say, phase, advice, axis, shown } = props;
  const figures = figuresFor(look, advice.payoff, axis.limits);
  const leaders = leadersOf(advice.contracts, phase === 'done');
  const named = leaders.kind === 'named' ? leaders.first : [];
  const isKnown = isShown(advice, phase);
  return html`<section class="results">
    ${answerView({ ...props, leaders, figures, isWorking: phase === 'working' })}
    ${rowsView({ ...props, figures, named, isKnown })}
    <p class="foot">
      <span class="progress ${advice.deals < advice.of ? '' : 'exact'}">${statusWords(props)}</span>
      ${progressButton(props)} ${thumbView(props)}
    </p>
    ${shown ? dealView(shown, figures, props) : nothing}
  </section>`;

  function progressButton({ onStop, onResume }: ResultsProps): TemplateResult | typeof nothing {
    if (phase === 'done') return nothing;
    return phase === 'working' ? textButton(say('stop'), onStop) : textButton(say('resume'), onResume);
  }
}

/** Whether the values have their ranges, or so few deals were asked for that there will be none. */
const isShown = ({ contracts }: AdviceAnswer, phase: ResultsProps['phase']): boolean =>
  hasRanges(contracts) || (phase === 'done' && contracts.length > 0);

function statusWords({ say, phase, advice, isOnlyEstimated }: ResultsProps): string {
  const { estimated = 0, deals: solved, of, contracts } = advice;
  const estimates = hasRanges(contracts) ? say('estimates') : '';
  const stopped = phase === 'stopped' ? ` · ${say('stopped')}` : '';
  if (isOnlyEstimated) return `${say('onlyEstimated', { estimated, of })} ${estimates}${stopped}`;
  if (solved === 0) return `${say('estimating', { estimated, of })}. ${estimates}${stopped}`;
  return (solved < of ? say('solving', { solved, of }) : say('solved', { of })) + stopped;
}

/** The call of the rule of thumb, and whether the hand may be passed. */
function thumbView({ look, say, advice }: ResultsProps): TemplateResult | typeof nothing {
  const { ruleOfThumb, mayPass } = advice;
  const words = [ruleOfThumb ? thumbWords(ruleOfThumb) : '', mayPass === false ? say('mayNotPass') : ''];
  return html`<span class="muted">${words.filter(Boolean).join(' ')}</span>`;

  function thumbWords({ name, calls }: NonNullable<AdviceAnswer['ruleOfThumb']>): string {
    const contracts = [...new Set(calls.map(({ contract }) => contract))].map((contract) => shortName(look, contract));
    if (contracts.length > 0) return say('thumb', { name, contracts: either(contracts, say) });
    return advice.leader === advice.seat ? say('thumbPass', { name }) : say('thumbClosest', { name });
  }
}

function dealView(
  { contract, kind, value, element }: ShownDeal,
  figures: Figures,
  { look, say, onClose }: ResultsProps,
): TemplateResult {
  return html`<div class="deal" part="deal">
    <div class="row">
      <h2>${say(kind)}: ${shortName(look, contract)}, ${figures.value(value)}</h2>
      <span class="buttons">
        <button class="boxed" part="button" @click=${onClose}>${say('close')}</button>
      </span>
    </div>
    ${element}
  </div>`;
}
