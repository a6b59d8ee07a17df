/**
 * The training as a reader sees it: the mistake as the task, the board as its player saw it, a chart that opens with the answer, and the
 * panel.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SEATS, trumpOf } from '../../../../game/cards.ts';
import type { Card } from '../../../../game/cards.ts';
import { marked, markRest } from '../../../kit/sentence.ts';
import { drawnInText, PLACE } from '../../../kit/drawn-in-text.ts';
import { textButton } from '../../../kit/text-button.ts';
import { knownValue, valuesOfCards } from '../../../state/engine.ts';
import type { CardValue } from '../../../state/engine.ts';
import type { Engine } from '../../../state/state.ts';
import { scaleOf } from '../../../state/scale.ts';
import { legalCards } from '../../../state/table.ts';
import { bar, takenBar } from '../../../views/answer/bar.ts';
import { gameCorner, takenCorner } from '../../../views/answer/corners.ts';
import { headline } from '../../../views/answer/headline.ts';
import { board } from '../../../views/board/board.ts';
import { index, pip } from '../../../views/board/card.ts';
import { handsAround } from '../../../views/board/hands-around.ts';
import type { Look } from '../../../views/look.ts';
import type { BoardView, View } from '../../../views/view.ts';
import { tick } from '../../puzzle/view/puzzle-panel.ts';
import { attemptIn, exerciseIn, isAtStart, isOver, standingOf } from '../trial-state.ts';
import type { Standing, TrialState } from '../trial-state.ts';
import type { TrialMessages } from '../trial-messages.ts';
import type { OpenTrial, TrialActions } from '../trial-props.ts';
import { trialPanel } from './trial-panel.ts';
import { trialTimeline } from './trial-timeline.ts';

const NO_CARDS: ReadonlySet<Card> = new Set();
const NO_VALUES: ReadonlyMap<Card, CardValue> = new Map();
/** More exercises have no dots: their number says how far the reader is. */
const MOST_DOTS = 9;

/** What the engine knows of the exercise, as far as it may be shown. */
export const engineIn = (state: TrialState): Engine =>
  state.solution && isOver(state) && isAtStart(state)
    ? { phase: 'exact', solution: state.solution }
    : { phase: 'quiet', why: 'hidden' };

/** @param menu the button of the menu, and the menu */
export function trialView(
  trial: OpenTrial,
  view: View,
  menu: TemplateResult,
  words: TrialMessages,
  actions: TrialActions,
): TemplateResult {
  const { look } = view;
  return html`<div class="glance">
    ${head(look, words, trial.state, menu)}
    <div class="board">${boardOf(trial, view, words, actions)}</div>
    ${trialTimeline(look, words, trial, actions)} ${trialPanel(look, words, trial, actions)}
  </div>`;
}

function head(look: Look, words: TrialMessages, state: TrialState, menu: TemplateResult): TemplateResult {
  const { messages } = look;
  const { table, mistake } = exerciseIn(state);
  const trump = trumpOf(table.setup.contract);
  const { end } = attemptIn(state);
  const engine: Engine | null = end && state.solution ? { phase: 'exact', solution: state.solution } : null;
  const sentence = engine
    ? marked(words.answer(end === 'found', headline(messages, table, engine)!), trump ? pip(look, trump) : nothing)
    : html`<span class="sentence unbroken"
          >${drawnInText(words.task(mistake.by, PLACE), index(look, mistake.card))}</span
        >
        <span class="sentence">${marked(markRest(words.find), nothing)}</span>`;
  return html`<div class="result of-puzzle of-trial">
    <p class="headline" part="headline">${sentence}</p>
    ${dots(words, state)}
    <div class="tools">${menu}</div>
    <div class="score" aria-hidden="true">
      ${engine ? bar(messages, table, knownValue(table, engine)) : takenBar(messages, table)}
    </div>
  </div>`;
}

const DOT_CLASS: Readonly<Record<Standing, string>> = {
  first: 'ok',
  later: 'late',
  shown: 'gave',
  skipped: 'skipped',
  now: 'here',
  ahead: '',
};

/** The number of the exercise, and a dot for each. */
function dots(words: TrialMessages, state: TrialState): TemplateResult {
  const { exercises, at } = state;
  const { deal } = exerciseIn(state);
  const dot = (i: number): TemplateResult => {
    const standing = standingOf(state, i);
    const isFound = standing === 'first' || standing === 'later';
    return html`<li
      class="${DOT_CLASS[standing]} ${i === at ? 'here' : ''}"
      aria-current=${i === at ? 'step' : nothing}
    >
      <span class="spoken">${words.dot(i + 1, standing)}</span
      >${isFound ? tick : html`<span aria-hidden="true">${i + 1}</span>`}
    </li>`;
  };
  return html`<div class="dots" part="progress">
    <span class="place"
      >${words.place(at + 1, exercises.length)}${deal === null ? nothing : html` <span class="muted">${words.deal(deal)}</span>`}</span
    >
    ${
      exercises.length > MOST_DOTS
        ? nothing
        : html`<ol role="list" aria-label=${words.progress}>
            ${exercises.map((_, i) => dot(i))}
          </ol>`
    }
  </div>`;
}

function boardOf(
  { state, notes }: OpenTrial,
  { look, store, stops }: View,
  words: TrialMessages,
  actions: TrialActions,
): TemplateResult {
  const { messages } = look;
  const { table, solution } = state;
  const { isOpen, mistake } = exerciseIn(state);
  const { tried } = attemptIn(state);
  const isOverNow = isOver(state);
  const isHere = isAtStart(state);
  const shown = new Set(state.showsAll ? SEATS : [mistake.by]);
  const seen: BoardView = {
    look,
    stops,
    store: { arrangement: { ...store.arrangement, shown }, showSeat: actions.onHands },
  };
  const values = solution && isHere ? valuesOfCards(table, { phase: 'exact', solution }) : NO_VALUES;
  // Before the end only the cards that are known to be wrong have their cost.
  const known = isOverNow
    ? values
    : new Map([...values].filter(([card]) => card === mistake.card || tried.includes(card)));
  return board(seen, table, {
    corners: {
      topLeft: gameCorner(look, table),
      topRight:
        isOverNow || isOpen
          ? nothing
          : html`<span class="side long">${messages.valuesHidden}</span
              ><span class="sep switch-hands"
                >${textButton(state.showsAll ? words.hideHands : messages.showAllHands, actions.onHands)}</span
              >`,
      bottomLeft: nothing,
      bottomRight: takenCorner(look, table),
    },
    hand: handsAround(seen, table, {
      legal: isHere ? legalCards(table) : NO_CARDS,
      isInteractive: isHere,
      cardValues: known,
      scale: scaleOf(table),
      next: isOverNow ? table.line[table.ply] : undefined,
      asked: isHere ? mistake.card : null,
      onPlay: actions.onCard,
    }),
    note: notes.view(look),
  });
}
