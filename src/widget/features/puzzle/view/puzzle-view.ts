/** A puzzle as a reader sees it: the target with the progress by trick, the board, the timeline, and the panel with the verdict. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { trumpOf } from '../../../../game/cards.ts';
import type { Card } from '../../../../game/cards.ts';
import { marked } from '../../../kit/sentence.ts';
import { gameCorner, takenCorner } from '../../../views/answer/corners.ts';
import { board } from '../../../views/board/board.ts';
import type { Corners } from '../../../views/board/board.ts';
import { pip } from '../../../views/board/card.ts';
import { handsAround } from '../../../views/board/hands-around.ts';
import { reasonIn } from '../../../text/refusal.ts';
import type { Engine } from '../../../state/state.ts';
import { legalCards } from '../../../state/table.ts';
import type { Table } from '../../../state/table.ts';
import type { PlayedPuzzle, PuzzleActions } from '../puzzle-props.ts';
import { puzzleBar } from './puzzle-bar.ts';
import type { PuzzleMessages } from '../puzzle-messages.ts';
import { puzzlePanel, tick } from './puzzle-panel.ts';
import { isOver, isUnreachable, mayPlay, unjudged } from '../puzzle-state.ts';
import type { PuzzleState } from '../puzzle-state.ts';
import { puzzleTimeline } from './puzzle-timeline.ts';
import type { Look } from '../../../views/look.ts';
import type { View } from '../../../views/view.ts';

/** Nothing that the engine knows is shown. */
export const QUIET: Engine = { phase: 'quiet', why: 'off' };
const NO_CARDS: ReadonlySet<Card> = new Set();

/** @param menu the button of the menu, and the menu */
export function puzzleView(
  puzzle: PlayedPuzzle,
  view: View,
  menu: TemplateResult,
  words: PuzzleMessages,
  actions: PuzzleActions,
): TemplateResult {
  const { state } = puzzle;
  const { look } = view;
  if (!puzzle.dealt) return waitingView(look, puzzle, words, actions);
  if (!state || isUnreachable(state)) return problemView(puzzle, view, menu, words, actions);
  return html`<div class="glance">
    ${head(look, words, state, menu)} ${table(puzzle, view, words, state, actions)}
    ${puzzleTimeline(look, state, puzzle.hasKeys, actions)} ${puzzlePanel(look, words, state, puzzle, actions)}
  </div>`;
}

function head(look: Look, words: PuzzleMessages, state: PuzzleState, menu: TemplateResult): TemplateResult {
  const trump = trumpOf(state.table.setup.contract);
  return html`<div class="result of-puzzle">
    <p class="headline" part="headline">
      ${sentences(words.head(state)).map((text) => html`<span class="sentence">${marked(text, trump ? pip(look, trump) : nothing)}</span> `)}
    </p>
    ${dots(words, state)}
    <div class="tools">${menu}</div>
    <div class="score">${puzzleBar(look.messages, state)}</div>
  </div>`;
}

/** The sentences of a text. A line breaks between them if it can. */
const sentences = (text: string): string[] => text.split(/(?<=\.) /);

/** A dot for each trick: kept, given away, or still to come. */
function dots(words: PuzzleMessages, state: PuzzleState): TemplateResult {
  const { table, start, solution, ended } = state;
  const { lost } = ended ?? state;
  const [first, count] = [Math.floor(start.ply / 4), table.setup.deal.N.length];
  const now = ended ? count : Math.floor(table.line.length / 4);
  const isPlayed = ended !== null || solution === null;
  const dot = (trick: number): TemplateResult => {
    const gave = [...lost].reduce((sum, [play, each]) => sum + (Math.floor(play / 4) === trick ? each : 0), 0);
    const n = trick + 1;
    if (gave > 0)
      return html`<li class="gave">
        <span class="spoken">${words.trickGave(n, gave)}</span><span aria-hidden="true">${n}</span>
      </li>`;
    if (trick < now && trick >= first && isPlayed)
      return html`<li class="ok"><span class="spoken">${words.trickKept(n)}</span>${tick}</li>`;
    const isNow = trick === now && isPlayed;
    return html`<li class=${isNow ? 'here' : ''}>
      <span class="spoken">${isNow ? words.trickNow(n) : words.trickAhead(n)}</span><span aria-hidden="true">${n}</span>
    </li>`;
  };
  return html`<ol class="dots" part="progress" role="list" aria-label=${words.progress}>
    ${Array.from({ length: count }, (_, trick) => dot(trick))}
  </ol>`;
}

function table(
  puzzle: PlayedPuzzle,
  view: View,
  words: PuzzleMessages,
  state: PuzzleState,
  actions: PuzzleActions,
): TemplateResult {
  const { look } = view;
  const canPlay = mayPlay(state);
  return html`<div class="board">
    ${boardOf(view, state.table, {
      legal: canPlay ? legalCards(state.table) : NO_CARDS,
      isInteractive: !state.waits,
      next: state.table.line[state.table.ply],
      onPlay: actions.onPlay,
      topRight: phase(words, state, puzzle),
      gestures: puzzle.gestures,
      note: puzzle.notes.view(look),
      badge: (play) => badge(look, words, state, play),
    })}
  </div>`;
}

/** What the engine does; otherwise the level of the puzzle and its place in the collection. */
function phase(words: PuzzleMessages, state: PuzzleState, { failure, grade, series }: PlayedPuzzle): TemplateResult {
  if (failure === null && state.best === null) return html`<span>${words.solving}</span>`;
  if (failure === null && unjudged(state) !== null) return html`<span>${words.thinking}</span>`;
  const { level, theme, isThemeOpen } = grade;
  const { place } = series;
  const said = [
    ...(level ? [words.level(level)] : []),
    ...(theme && isThemeOpen ? [words.theme(theme)] : []),
    ...(place ? [words.place(place)] : []),
  ];
  if (said.length === 0 && !isOver(state)) said.push(words.hidden);
  return html`${said.map((text, at) => html`<span class=${at > 0 ? 'sep' : ''}>${text}</span>`)}`;
}

/** The mark on a card that the reader has played. */
function badge(
  look: Look,
  words: PuzzleMessages,
  { lost, table }: PuzzleState,
  play: number,
): TemplateResult | typeof nothing {
  const gave = lost.get(play);
  if (gave === undefined) return nothing;
  if (gave === 0) return html`<span class="badge">${tick}<span class="spoken">, ${words.kept}</span></span>`;
  return html`<span class="badge gave"
    ><span aria-hidden="true">${table.payoff === 'score' ? '!' : look.messages.chipLost(gave)}</span
    ><span class="spoken">, ${words.gave(gave)}</span></span
  >`;
}

interface BoardParts {
  /** Whether the board waits for a card: the hand to play is then marked. */
  readonly isInteractive: boolean;
  readonly legal: ReadonlySet<Card>;
  readonly next: Card | undefined;
  readonly onPlay: (card: Card) => void;
  readonly topRight: Corners['topRight'];
  readonly gestures?: PlayedPuzzle['gestures'];
  readonly note?: TemplateResult;
  readonly badge?: (play: number) => TemplateResult | typeof nothing;
}

function boardOf(view: View, table: Table, parts: BoardParts): TemplateResult {
  const { look } = view;
  const { legal, isInteractive, next, onPlay } = parts;
  return board(view, table, {
    corners: {
      topLeft: gameCorner(look, table),
      topRight: parts.topRight,
      bottomLeft: nothing,
      bottomRight: takenCorner(look, table),
    },
    hand: handsAround(view, table, {
      legal,
      isInteractive,
      cardValues: new Map(),
      scale: [0, 0],
      next,
      asked: null,
      onPlay,
    }),
    gestures: parts.gestures,
    note: parts.note,
    costOf: parts.badge,
  });
}

/** While there is no puzzle yet: the collection is being read, or has none. */
function waitingView(
  { messages }: Look,
  { series: { failure } }: PlayedPuzzle,
  words: PuzzleMessages,
  { onReload }: PuzzleActions,
): TemplateResult {
  if (failure === null) return html`<p class="empty" role="status">${words.loading}</p>`;
  return html`<div class="problem" part="error" role="group" aria-label=${words[failure]}>
    <p class="headline">${words[failure]}</p>
    ${
      failure === 'unread'
        ? html`<span class="buttons"
            ><button type="button" class="boxed main" part="button" @click=${onReload}>${messages.retry}</button></span
          >`
        : nothing
    }
  </div>`;
}

/** A puzzle that cannot be played: the reason, the way out if there is one, and the deal, with its values still hidden. */
function problemView(
  { problem, state, dealt, host }: PlayedPuzzle,
  view: View,
  menu: TemplateResult,
  words: PuzzleMessages,
  actions: PuzzleActions,
): TemplateResult {
  const { look } = view;
  const button = (label: string, onClick: () => void): TemplateResult =>
    html`<button type="button" class="boxed main" part="button" @click=${onClick}>${label}</button>`;
  const reason = !problem
    ? html`${words.unreachable(state!)}
        <span class="buttons">${button(words.playBest(state!), actions.onPlayBest)}</span>`
    : problem.kind === 'setting'
      ? reasonIn(host, look.messages, problem.error)
      : html`${words[problem.kind]}
        ${problem.kind === 'calls' ? html`<span class="buttons">${button(words.playForPoints, actions.onPlayForPoints)}</span>` : nothing}`;
  return html`<div class="glance">
    <div class="result of-puzzle">
      <div class="problem" part="error" role="group" aria-label=${words.problem}>
        <p class="headline">${words.problem}</p>
        <p class="reason">${reason}</p>
      </div>
      <div class="tools">${menu}</div>
    </div>
    <div class="board">
      ${boardOf(view, dealt!, { isInteractive: false, legal: NO_CARDS, next: undefined, onPlay: () => undefined, topRight: nothing })}
    </div>
  </div>`;
}
