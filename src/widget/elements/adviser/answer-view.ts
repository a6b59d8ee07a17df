/** The answer: the contract to name as a headline, and a sentence on its margin and on how often it reaches the goal. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { drawnInText, PLACE } from '../../kit/drawn-in-text.ts';
import type { AdviceAnswer, ContractAdvice } from '../../../notation/answer/advice-answer.ts';
import type { Look } from '../../views/look.ts';
import { either, shortName, signedName } from './figures.ts';
import type { AdviserSay, Figures } from './figures.ts';
import type { Goal } from './goal.ts';
import type { Leaders } from '../../../notation/answer/leaders.ts';

interface AnswerProps {
  readonly look: Look;
  readonly say: AdviserSay;
  readonly advice: AdviceAnswer;
  readonly leaders: Leaders<ContractAdvice>;
  readonly goal: Goal | null;
  readonly figures: Figures;
  /** Whether deals are still coming: a screen reader then waits for the last answer. */
  readonly isWorking: boolean;
}

export function answerView(props: AnswerProps): TemplateResult {
  return html`<div class="answer" part="answer" aria-live=${props.isWorking ? 'off' : 'polite'}>
    <h2>${headline(props)}</h2>
    <p>${sentences(props).filter(Boolean).join(' ')}</p>
  </div>`;
}

function headline({ look, say, advice, leaders: { kind, first }, figures }: AnswerProps): unknown {
  if (kind !== 'named') return say(kind);
  const names = first.map(({ contract }) => signedName(look, contract));
  const contract = either(
    names.map(() => PLACE),
    say,
  );
  if (first.length > 1) return drawnInText(say('nameAny', { contract }), ...names);
  const { mean, interval } = first[0]!;
  const figure = html`<em>${advice.deals < advice.of ? '≈' : ''}${figures.amount(mean)}</em>`;
  const value = advice.payoff === 'points' ? PLACE : say(mean < 0 ? 'behindBy' : 'aheadBy', { lead: PLACE });
  return html`${drawnInText(say('name', { contract, value }), ...names, figure)}${
    interval ? html`, <span class="half">${figures.half(interval)}</span>` : nothing
  }`;
}

function sentences({ look, say, advice, leaders: { kind, first: best }, goal, figures }: AnswerProps): string[] {
  const { contracts } = advice;
  const name = ({ contract }: ContractAdvice): string => shortName(look, contract);
  const [first, second] = contracts;
  if (best.length === 0) return [];
  if (kind !== 'named') {
    return [say('undecided', { contract: name(best[0]!), others: either(best.slice(1).map(name), say) })];
  }
  if (best.length > 1) return [say('apart')];
  const margin = second ? say('margin', { points: figures.amount(second.behind.mean), contract: name(second) }) : '';
  return [margin, ...(goal ? reached() : [])];

  /** How often the first contract reaches the goal, and which other one does so more often. */
  function reached(): string[] {
    const { words } = look.messages;
    const hundredths = (of: ContractAdvice): number => Math.round(100 * (of.chances?.target ?? 0));
    const own = say(`often_${goal!.kind}`, { target: words.number(goal!.least), percent: hundredths(first!) });
    const likeliest = contracts.reduce((a, b) => (hundredths(b) > hundredths(a) ? b : a));
    if (likeliest === first) return [own];
    return [own, say('oftenest', { contract: name(likeliest), percent: hundredths(likeliest) })];
  }
}
