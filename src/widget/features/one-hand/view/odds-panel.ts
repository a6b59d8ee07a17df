/**
 * The odds of each card: a row with its mean on a common scale, the chance to reach the goal and the risk, each with the range of 95 %; above
 * them how many deals are counted, below them what cannot be told apart and what the figures mean.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Card } from '../../../../game/cards.ts';
import type { SuggestedCard, Suggestion } from '../../../../notation/answer/suggestion.ts';
import { axisOf, limitsAround } from '../../../kit/axis.ts';
import type { Axis } from '../../../kit/axis.ts';
import { drawnInText, PLACE } from '../../../kit/drawn-in-text.ts';
import { textButton } from '../../../kit/text-button.ts';
import { failureWords } from '../../../text/failure.ts';
import { index } from '../../../views/board/card.ts';
import type { Look } from '../../../views/look.ts';
import { goalOf, halfOf, leadersIn } from '../odds.ts';
import type { Goal, Phase } from '../odds.ts';
import type { OneHandMessages } from '../one-hand-messages.ts';
import type { FromOneHand, OneHandActions, Position } from '../one-hand-props.ts';

/** So many cards are named in the note; of more it gives the number. */
const NAMED = 3;

/** Figures nearer to each other than so many hundredths of a bar would touch on a phone. */
const APART = 34;

interface OddsProps {
  readonly look: Look;
  readonly words: OneHandMessages;
  readonly suggestion: Suggestion;
  readonly goal: Goal;
  readonly axis: Axis;
  /** The cards that lead. */
  readonly first: readonly SuggestedCard[];
}

export function oddsPanel(
  look: Look,
  words: OneHandMessages,
  { table, seat, position, target }: FromOneHand,
  actions: OneHandActions,
): TemplateResult | typeof nothing {
  if (!position) return nothing;
  const { suggestion, phase, order } = position;
  if (!suggestion || suggestion.cards.length === 0) return state(look, words, position, actions);
  const goal = goalOf(table, seat, target);
  const ends = suggestion.cards.flatMap(({ mean, interval }) => [mean, ...(interval ?? [])]);
  const isOfGoal = goal.kind === 'ahead' ? 0 : goal.least;
  const axis = axisOf(limitsAround([isOfGoal, ...ends]));
  const props = { look, words, suggestion, goal, axis, first: leadersIn(suggestion, phase).first };
  const byCard = new Map(suggestion.cards.map((row) => [row.card, row]));
  return html`${state(look, words, position, actions)}
    <div class="panel-open">
      <table class="odds">
        <thead>
          <tr>
            <td></td>
            <th scope="col" colspan="2">${words.average(seat)}</th>
            <th scope="col" class="number">${words.goal(goal)}</th>
            <th scope="col" class="number">${words.risk}</th>
          </tr>
        </thead>
        <tbody>
          ${repeat(
            order.filter((card) => byCard.has(card)),
            (card) => card,
            (card) => row(props, byCard.get(card)!),
          )}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td></td>
            <td class="scale">${scale(props, isOfGoal)}</td>
          </tr>
        </tfoot>
      </table>
      <p class="remark">${note(props, phase)} ${words.meaning}</p>
      <p class="remark">${words.evidence(suggestion.evidence)}</p>
    </div>`;
}

/** How many deals are counted, and the button that stops or resumes. */
function state(
  { messages }: Look,
  words: OneHandMessages,
  { suggestion, phase, error }: Position,
  { onStop, onGoOn }: OneHandActions,
): TemplateResult {
  const { samples = 0, solved, complete, of = 0 } = suggestion ?? {};
  const isAll = phase === 'done';
  const how = isAll
    ? solved === undefined
      ? words.allSolved
      : solved > 0
        ? words.someSolved(solved)
        : words.estimated
    : words.narrowing;
  const counted = complete ? words.countedAll(PLACE) : words.counted(PLACE, of);
  return html`<div class="counted">
    <p>
      <span class="phase ${isAll ? 'exact' : ''}" aria-hidden="true"></span>
      ${
        phase === 'failed'
          ? html`<span role="alert">${words.failed}: ${failureWords(messages, error!)}</span>`
          : html`<span>${drawnInText(counted, html`<b>${messages.words.number(samples)}</b>`)}</span>
              <span class="muted">${samples > 0 ? how : nothing}</span>`
      }
      ${isAll ? nothing : phase === 'computing' ? textButton(words.stop, onStop) : textButton(words.goOn, onGoOn)}
    </p>
    <span class="filled" aria-hidden="true"
      ><span .style=${`inline-size: ${of > 0 ? Math.round((100 * samples) / of) : 0}%`}></span
    ></span>
  </div>`;
}

function row(
  { look, words, suggestion, axis, goal, first }: OddsProps,
  { card, mean, interval, reaches, risk }: SuggestedCard,
): TemplateResult {
  const isFirst = first.some((of) => of.card === card);
  const { payoff, complete } = suggestion;
  const half = (
    of: Pick<SuggestedCard, 'interval'>,
    said: (half: number) => string,
  ): TemplateResult | typeof nothing => {
    const size = complete ? null : halfOf(of);
    return size === null ? nothing : html`<small>${said(size)}</small>`;
  };
  return html`<tr class=${isFirst ? 'named' : ''}>
    <th scope="row">${index(look, card)}</th>
    <td class="drawn" aria-hidden="true">
      <span class="line">
        <span class="goal-mark" .style=${place(axis.at(goal.kind === 'ahead' ? 0 : goal.least))}></span>
        ${
          interval
            ? html`<span
                class="range"
                .style=${`${place(axis.at(interval[0]))}; inline-size: ${axis.at(interval[1]) - axis.at(interval[0])}%`}
              ></span>`
            : nothing
        }
        <span class="dot" .style=${place(axis.at(mean))}></span>
      </span>
    </td>
    <td class="number mean"><b>${words.figure(payoff, mean)}</b> ${half({ interval }, words.half)}</td>
    <td class="number">${words.percent(reaches!.mean)} ${half(reaches!, words.halfPercent)}</td>
    <td class="number">${words.percent(risk.mean)} ${half(risk, words.halfPercent)}</td>
  </tr>`;
}

const place = (percent: number): string => `inset-inline-start: ${percent}%`;

/** The ends of the scale, and the goal in bold, which may take the place of an end. */
function scale({ words, suggestion: { payoff }, axis }: OddsProps, goal: number): TemplateResult {
  const { limits, at } = axis;
  const ends = limits.filter((end) => Math.abs(at(end) - at(goal)) >= APART);
  const figure = (value: number): TemplateResult => {
    const edge = value === limits[0] ? 'low' : value === limits[1] ? 'high' : '';
    return html`<span class="figure ${edge} ${value === goal ? 'goal-figure' : ''}" .style=${place(at(value))}
      >${words.figure(payoff, value)}</span
    >`;
  };
  return html`<span class="line">${[...ends, ...(limits[0] < limits[1] ? [goal] : [])].map(figure)}</span>`;
}

/** What the deals do not tell apart. */
function note({ look, words, suggestion, first }: OddsProps, phase: Phase): unknown {
  const { kind } = leadersIn(suggestion, phase);
  if (first.length < 2) return nothing;
  const cards = first.map(({ card }) => card);
  const named = (say: (names: readonly string[]) => string): TemplateResult =>
    drawn(look, say(cards.map(() => PLACE)), cards);
  if (kind === 'early') return cards.length > NAMED ? words.manyAlikeYet(cards.length) : named(words.alikeYet);
  const { behind } = first[1]!;
  const half = halfOf(behind);
  if (cards.length === 2 && half !== null) return named((names) => words.pairAlike(names, behind.mean, half));
  return named(words.alike);
}

const drawn = (look: Look, text: string, cards: readonly Card[]): TemplateResult =>
  drawnInText(text, ...cards.map((card) => index(look, card)));
