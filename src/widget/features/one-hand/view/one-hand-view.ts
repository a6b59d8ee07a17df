/** One hand as a reader sees it: the cards to play as a headline, the board with backs, the odds of each card, and some of the deals that fit. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SEATS } from '../../../../game/cards.ts';
import type { Card } from '../../../../game/cards.ts';
import { marked } from '../../../kit/sentence.ts';
import { textButton } from '../../../kit/text-button.ts';
import type { CardValue } from '../../../state/engine.ts';
import { exactKnowledge, forOtherSide } from '../../../state/knowledge.ts';
import type { Knowledge } from '../../../state/knowledge.ts';
import { scaleOf } from '../../../state/scale.ts';
import { legalCards } from '../../../state/table.ts';
import { sumOfSides } from '../../../../game/scoring/payoff.ts';
import { bar, takenBar } from '../../../views/answer/bar.ts';
import { gameCorner, takenCorner } from '../../../views/answer/corners.ts';
import { board } from '../../../views/board/board.ts';
import { index } from '../../../views/board/card.ts';
import { handsAround } from '../../../views/board/hands-around.ts';
import type { Look } from '../../../views/look.ts';
import { panelFrame } from '../../../views/panel/panel.ts';
import { positionWords } from '../../../views/timeline/position-words.ts';
import { timelineFrame } from '../../../views/timeline/timeline-frame.ts';
import { trickEnds } from '../../../views/timeline/timeline.ts';
import type { BoardView, View } from '../../../views/view.ts';
import { headlineOf, namedIn } from '../headline.ts';
import { halfOf, meanKnown, stripsIn, stripsOf } from '../odds.ts';
import type { OneHandMessages } from '../one-hand-messages.ts';
import type { FromOneHand, OneHandActions } from '../one-hand-props.ts';
import { fittingDeals } from './fitting-deals.ts';
import { oddsPanel } from './odds-panel.ts';

const NO_CARDS: ReadonlySet<Card> = new Set();
const NO_STRIPS: ReadonlyMap<Card, CardValue> = new Map();

/** @param menu the button of the menu, and the menu */
export function oneHandView(
  open: FromOneHand,
  view: View,
  menu: TemplateResult,
  words: OneHandMessages,
  actions: OneHandActions,
): TemplateResult {
  const { look } = view;
  const { kind, style } = panelFrame(open.table, false);
  return html`<div class="glance of-one-hand">
    ${head(look, words, open, menu)}
    <div class="board">${boardOf(view, words, open, actions)}</div>
    ${timelineOf(view, words, open, actions)}
    <div class=${kind} part="panel" .style=${style}>${oddsPanel(look, words, open, actions)}</div>
    ${fittingDeals(look, words, open, actions)}
  </div>`;
}

function head(look: Look, words: OneHandMessages, open: FromOneHand, menu: TemplateResult): TemplateResult {
  const { messages } = look;
  const { table, position, shown } = open;
  const named = namedIn(open);
  const parts = headlineOf(words, open, () => PLACE_OF_CARD).split(PLACE_OF_CARD);
  const sentence = parts.map(
    (text, i) => html`${i > 0 ? index(look, named[i - 1]!) : nothing}${marked(text, nothing)}`,
  );
  const first = shown ? null : position?.suggestion?.cards[0];
  const half = first ? halfOf(first) : null;
  const known = knownOf(open);
  return html`<div class="result">
    <p class="headline" part="headline">
      ${sentence}${half === null || position?.suggestion?.complete ? nothing : html`<span class="half">, ${words.half(half)}</span>`}
    </p>
    <div class="tools">${menu}</div>
    <div class="score" aria-hidden="true">${known ? bar(messages, table, known) : takenBar(messages, table)}</div>
  </div>`;
}

/** The place of a card in the headline; \uE000 marks values there. */
const PLACE_OF_CARD = '\uE010';

/** What the bar shows, for North–South: the mean of the first card, or its value in the deal that the reader looks at. */
function knownOf({ table, position, shown }: FromOneHand): Knowledge | null {
  if (shown) {
    const own = exactKnowledge(shown.of.cards[0]!.value);
    return table.side === 'NS' ? own : forOtherSide(own, sumOfSides(table));
  }
  return position?.suggestion ? meanKnown(table, position.suggestion) : null;
}

function boardOf(view: View, words: OneHandMessages, open: FromOneHand, actions: OneHandActions): TemplateResult {
  const { look, store, stops } = view;
  const { table: own, seat, position, shown } = open;
  const table = shown?.table ?? own;
  const arrangement = shown ? { ...store.arrangement, shown: new Set(SEATS) } : store.arrangement;
  const seen: BoardView = { look, stops, store: { arrangement, showSeat: null } };
  const strips = shown
    ? stripsIn(shown.of)
    : position?.suggestion
      ? stripsOf(table, position.suggestion, position.phase)
      : NO_STRIPS;
  const isToPlay = table.position.toPlay === seat;
  return board(seen, table, {
    corners: {
      topLeft: gameCorner(look, table),
      topRight: shown
        ? html`<span>${textButton(words.back(seat), actions.onBack)}</span>`
        : html`<span>${words.fromSeat(seat)}</span>`,
      bottomLeft: nothing,
      bottomRight: takenCorner(look, table),
    },
    hand: handsAround(seen, table, {
      legal: isToPlay ? legalCards(table) : NO_CARDS,
      isInteractive: true,
      cardValues: strips,
      scale: scaleOf(table),
      next: table.line[table.ply],
      asked: null,
      // A card says what it is worth; the plays are the page's.
      onPlay: () => undefined,
    }),
  });
}

/** The timeline: the tricks of the record, without a curve, which would need all hands. */
function timelineOf(
  { look, store }: View,
  words: OneHandMessages,
  { table, hasKeys }: FromOneHand,
  { onGo }: OneHandActions,
): TemplateResult | typeof nothing {
  const { messages } = look;
  const { annotations } = store.review;
  const { ply, line, setup } = table;
  if (!annotations) return nothing;
  const tricks = setup.deal.N.length;
  return timelineFrame(messages, table, {
    kind: '',
    plot: html`${trickEnds(tricks)}
      <p class="waits ${ply < 2 * tricks ? 'right' : ''}">${words.chartWaits}</p>`,
    figure: null,
    isFigureLeft: false,
    line,
    place: positionWords(messages, table, { ...annotations, values: [] }),
    onGo,
    onPoint: undefined,
    can: { back: ply > 0, forward: ply < line.length, last: ply < line.length, best: null },
    steps: {
      first: store.first,
      back: store.back,
      forward: store.forward,
      last: store.last,
    },
    hasKeys,
  });
}
