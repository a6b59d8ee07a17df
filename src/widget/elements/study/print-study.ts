/**
 * A study on paper: all chapters as a column, with a diagram of each deal and of each position that stands alone in a paragraph, and the answers
 * below their questions. It loads with the first study that is seen, as a page is printed at once.
 */
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Card } from '../../../game/cards.ts';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import { DIAGRAM_DECKS } from '../../../notation/drawing/diagram-decks.ts';
import { diagramSvg } from '../../../notation/drawing/diagram-svg.ts';
import { diagramOfLinked } from '../../../notation/drawing/draw-deal.ts';
import type { DealFields } from '../../../notation/request/deal-fields.ts';
import type { Block, Prose, Reply } from '../../../notation/study/study.ts';
import { index } from '../../views/board/card.ts';
import { dealAfter } from './boards.ts';
import { chapterName } from './frame-view.ts';
import type { StudyView } from '../../features/study/study-look.ts';

export const styles = [
  css`
    .print {
      display: none;
    }
    @media print {
      .study:has(+ .print) {
        display: none;
      }
      .print {
        --_red: #000;
        --_blue: #000;
        --_green: #000;
        display: block;
        max-inline-size: 34rem;
        color: #000;
        color-scheme: light;
        font-size: 11pt;
        line-height: 1.45;
        orphans: 2;
        widows: 2;
      }
      .print > * {
        margin-block: 0 8pt;
      }
      .print :is(h2, h3) {
        font-size: 13pt;
        break-after: avoid;
      }
      .print h2 {
        font-size: 18pt;
      }
      .print .facts,
      .print .answer {
        font-size: 9.5pt;
      }
      .print .diagram {
        break-inside: avoid;
      }
      .print .diagram svg {
        inline-size: auto;
        block-size: 62mm;
        max-inline-size: 100%;
      }
      .print .depth {
        padding-inline-start: 12pt;
        border-inline-start: 1pt solid #888;
        font-size: 10pt;
      }
      .print .boxed-note {
        padding: 4pt 8pt;
        border: 0.5pt solid #888;
      }
      .print .ask {
        font-size: inherit;
      }
    }
  `,
];

/** @param deals of the chapters @param facts in words @param deck of the page */
export function print(
  view: StudyView,
  deals: readonly DealFields[],
  facts: readonly string[],
  deck: string | null,
): TemplateResult {
  const { title, chapters } = view.state.text;
  const draw = (deal: DealFields, plays: readonly Card[]): TemplateResult => diagram(view, deal, plays, deck);
  return html`<div class="print prose">
    ${title ? html`<h2>${title}</h2>` : nothing}
    ${facts.length > 0 ? html`<p class="facts">${facts.join(' · ')}</p>` : nothing}
    ${chapters.map(({ title: heading, blocks }, number) => {
      const deal = deals[number]!;
      const isNew = number === 0 || keyOf(deal) !== keyOf(deals[number - 1]!);
      return html`${chapters.length > 1 || heading ? html`<h3>${chapterName(view, heading, number)}</h3>` : nothing}
      ${isNew ? draw(deal, []) : nothing} ${blocks.map((block) => printed(view, block, (plays) => draw(deal, plays)))}`;
    })}
  </div>`;
}

/** A deal whatever its plays. */
const keyOf = (deal: DealFields): string => JSON.stringify(dealAfter({ ...deal, calls: [] }, []));

function diagram({ look }: StudyView, deal: DealFields, plays: readonly Card[], deck: string | null): TemplateResult {
  const known = DIAGRAM_DECKS.find((name) => name === deck) ?? 'french';
  const drawing = diagramOfLinked(dealAfter(deal, plays), { language: look.messages.locale, deck: known });
  return html`<div class="diagram">${unsafeHTML(diagramSvg(drawing))}</div>`;
}

function printed(view: StudyView, block: Block, draw: (plays: readonly Card[]) => TemplateResult): TemplateResult {
  const { depth, kind, prose } = block;
  const [only] = prose;
  if (prose.length === 1 && typeof only === 'object' && only.moves.length === 0) return draw(only.before);
  const classes = `${depth > 0 ? 'depth' : ''} ${kind === 'note' ? 'boxed-note' : ''}`;
  const indent = depth > 1 ? `margin-inline-start: ${12 * (depth - 1)}pt` : '';
  if (kind !== 'question') return html`<p class=${classes} style=${indent}>${inPrint(view, prose)}</p>`;
  return html`<p class="${classes} ask" style=${indent}>${inPrint(view, prose)}</p>
    ${block.replies.filter(({ isRight }) => isRight).map((reply) => answer(view, reply, classes, indent))}`;
}

function answer(view: StudyView, { cards, prose }: Reply, classes: string, indent: string): TemplateResult {
  const named = cards === 'others' ? [] : cards;
  return html`<p class="${classes} answer" style=${indent}>
    ${view.say('answerIs')} ${named.map((card) => html`${index(view.look, card)} `)}– ${inPrint(view, prose)}
  </p>`;
}

const inPrint = (view: StudyView, prose: Prose): TemplateResult =>
  html`${prose.map((part) => {
    if (typeof part === 'string') return part;
    const { before, moves, isNumbered } = part;
    const trick = Math.floor(before.length / TRICK_SIZE) + 1;
    if (moves.length === 0) return view.look.messages.trickShort(trick);
    return html`${isNumbered ? `${trick}. ` : nothing}${moves.map(
      ({ card, sign = '' }, i) => html`${i > 0 ? ' ' : nothing}${index(view.look, card)}${sign}`,
    )}`;
  })}`;
