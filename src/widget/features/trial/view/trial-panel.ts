/**
 * The panel of an exercise: what the mistake cost, the reader's last card or a hint, the cards tried, and the buttons for help. Once the
 * exercise has ended, the answer with the account of the mistake, and the way on.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { sideOf } from '../../../../game/cards.ts';
import type { Card } from '../../../../game/cards.ts';
import { valueFor } from '../../../../game/scoring/payoff.ts';
import { figureOf } from '../../../../notation/answer/answer.ts';
import { drawnInText, PLACE } from '../../../kit/drawn-in-text.ts';
import { bestCards } from '../../../state/engine.ts';
import { tricksOf } from '../../../state/table.ts';
import type { Table } from '../../../state/table.ts';
import { failureWords } from '../../../text/failure.ts';
import { index } from '../../../views/board/card.ts';
import { cardInText } from '../../../views/board/card-in-text.ts';
import type { Look } from '../../../views/look.ts';
import { panelFrame } from '../../../views/panel/panel.ts';
import { accountBody } from '../../puzzle/view/puzzle-account.ts';
import { boxed, partOfLoss } from '../../puzzle/view/puzzle-panel.ts';
import { directionOf, questionOf } from '../hints.ts';
import { attemptIn, costOf, exerciseIn, isOver, mayHint, nextIn, tally } from '../trial-state.ts';
import type { TrialState } from '../trial-state.ts';
import type { TrialMessages } from '../trial-messages.ts';
import type { OpenTrial, TrialActions } from '../trial-props.ts';

const BULB = html`<svg class="bulb" viewBox="0 0 20 20" aria-hidden="true">
  <path
    d="M10 2a6 6 0 0 0-3.6 10.8c.6.5.9 1 .9 1.7h5.4c0-.7.3-1.2.9-1.7A6 6 0 0 0 10 2zM7.5 16h5v.8a2.5 2.5 0 0 1-5 0z"
  />
</svg>`;

export function trialPanel(look: Look, words: TrialMessages, trial: OpenTrial, actions: TrialActions): TemplateResult {
  const { state } = trial;
  const { kind, style } = panelFrame(state.table, false);
  const isOverNow = isOver(state);
  return html`<div class="${kind} of-puzzle of-trial" part="panel" .style=${style}>
    <div class="said">
      <div class="crumb">
        <button type="button" class="why-back" part="button" aria-label=${words.leave} @click=${actions.onLeave}>
          <span aria-hidden="true">‹ ${words.back}</span>
        </button>
        ${isOverNow ? outcome(look, words, state) : cost(look, words, state)}
      </div>
      ${isOverNow ? nothing : html`${trickBefore(look, state.table)} ${reply(look, words, trial, actions)}`}
    </div>
    ${
      isOverNow
        ? html`<section class="why" aria-label=${words.comparing}>
            ${accountBody(look, state.table, trial.explanation, actions, nothing)}
          </section>`
        : html`<div class="panel-open">${tried(look, words, state)}</div>`
    }
    <div class="panel-foot buttons">${isOverNow ? wayOn(words, state, actions) : help(words, state, actions)}</div>
  </div>`;
}

/** What the mistake cost. */
function cost({ messages }: Look, words: TrialMessages, state: TrialState): TemplateResult {
  const { mistake } = exerciseIn(state);
  const lost = costOf(state, mistake.card) ?? mistake.lost;
  const said = words.cost(mistake.by, PLACE, mistake.verdict === 'error');
  return html`<p class="cost-said">${drawnInText(said, html`<b class="loss">${messages.words.number(lost)}</b>`)}</p>`;
}

/** The trick before the one on the table, which the player had seen. */
function trickBefore(look: Look, { position }: Table): TemplateResult | typeof nothing {
  if (position.trick.cards.length === 0 || position.tricks.length === 0) return nothing;
  const { messages } = look;
  const { number, cards, winner, points, roem, marriage } = tricksOf(position)[position.tricks.length - 1]!;
  return html`<p class="seen">
    ${messages.trickShort(number)}:
    ${cards.map(({ seat, card }, i) => html`${i ? ', ' : ''}${messages.seat(seat)} ${index(look, card)}`)};
    ${messages.trickTook(winner!, points ?? 0, roem, marriage)}.
  </p>`;
}

const box = (kind: string, said: unknown): TemplateResult =>
  html`<div class="verdict ${kind}" part="verdict"><div>${said}</div></div>`;

/** A failure, the cost of the card tried last, or the hints given. */
function reply(
  look: Look,
  words: TrialMessages,
  { state, failure, explanation }: OpenTrial,
  actions: TrialActions,
): TemplateResult | typeof nothing {
  if (failure !== null) {
    return html`${box('bad', html`<p>${words.failed}<br />${failureWords(look.messages, failure)}</p>`)}
      <span class="buttons">${boxed('main', look.messages.retry, actions.onRetry)}</span>`;
  }
  if (state.chosen) return box('', html`<p role="status">${words.solving}</p>`);
  const { tried, said } = attemptIn(state);
  if (said === 'hint') return hintBox(words, state);
  const card = tried.at(-1);
  if (card === undefined) return nothing;
  return box(
    'bad',
    html`<p><b>${cardInText(look, costsOf(words, state, card, PLACE), card)}</b> ${words.again}</p>
      ${partOfLoss(look, words.puzzle, state.table, explanation)}`,
  );
}

/** @param name of the card, or its place */
export function costsOf(words: TrialMessages, state: TrialState, card: Card, name: string): string {
  const { mistake } = exerciseIn(state);
  return words.costs(name, costOf(state, card)!, costOf(state, mistake.card)!);
}

function hintBox(words: TrialMessages, state: TrialState): TemplateResult {
  return html`<div class="verdict hint" part="verdict">
    ${BULB}
    <div>${hintsIn(words, state).map((said, i) => html`<p><b>${words.hintOf(i + 1)}</b> ${said}</p>`)}</div>
  </div>`;
}

/** The hints given so far, in words. */
export function hintsIn(words: TrialMessages, state: TrialState): readonly string[] {
  const { solution } = state;
  if (!solution) return [];
  const exercise = exerciseIn(state);
  const all = [words.question(questionOf(exercise, solution)), words.direction(directionOf(exercise, solution))];
  return all.slice(0, attemptIn(state).hints);
}

/** The mistake and the wrong cards, each with what the player's side makes after it. */
function tried(look: Look, words: TrialMessages, state: TrialState): TemplateResult | typeof nothing {
  const { messages } = look;
  const { mistake, table } = exerciseIn(state);
  const { solution } = state;
  if (!solution) return nothing;
  const side = sideOf(mistake.by);
  const row = (card: Card): TemplateResult => {
    const made = figureOf(solution.cards.get(card)!);
    return html`<tr>
      <th scope="row">
        ${index(look, card)} ${card === mistake.card ? html`<span class="muted">${words.asPlayed}</span>` : nothing}
      </th>
      <td class="number">${messages.figure(table.payoff, valueFor(side, table, made))}</td>
      <td class="number loss">${messages.chipLost(costOf(state, card)!)}</td>
    </tr>`;
  };
  return html`<table class="tried">
    <thead>
      <tr>
        <th scope="col">${words.tried}</th>
        <th scope="col" class="number">${words.sideMakes(side)}</th>
        <th scope="col" class="number">${words.givesAway}</th>
      </tr>
    </thead>
    <tbody>
      ${[mistake.card, ...attemptIn(state).tried].map(row)}
    </tbody>
  </table>`;
}

/** The right card, how it was found, and the others that are as good. */
function outcome(look: Look, words: TrialMessages, state: TrialState): TemplateResult {
  const { right, end, tried: wrong } = attemptIn(state);
  const isFound = end === 'found';
  const others = bestCards(state.solution!).filter((card) => card !== right);
  return box(
    'good',
    html`<p>
      <b>${cardInText(look, words.right(isFound, PLACE), right!)}</b>
      ${isFound ? words.tries(wrong.length + 1) : nothing}
      ${
        others.length === 0
          ? nothing
          : drawnInText(
              words.alsoRight(PLACE),
              others.map((card, i) => html`${i ? ', ' : ''}${index(look, card)}`),
            )
      }
    </p>`,
  );
}

function help(words: TrialMessages, state: TrialState, actions: TrialActions): TemplateResult {
  const { hints } = attemptIn(state);
  return html`${boxed('', hints > 0 ? words.nextHint : words.hint, actions.onHint, !mayHint(state))}
  ${nextIn(state) === null ? nothing : boxed('', words.skip, actions.onSkip)}
  ${boxed('', words.showAnswer, actions.onAnswer, state.solution === null)}`;
}

/** To the next exercise; after the last one the sums, and the way back. */
function wayOn(words: TrialMessages, state: TrialState, actions: TrialActions): TemplateResult {
  if (nextIn(state) !== null) return boxed('main', words.next, actions.onNext);
  const { found, first } = tally(state);
  const { length } = state.exercises;
  return html`${boxed('main', words.done, actions.onLeave)}
  ${length > 1 ? html`<p class="sum-up">${words.all(found, first, length)}</p>` : nothing}`;
}
