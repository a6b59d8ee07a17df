/** The page of one deal: the answer in words, the hands as a figure, the value of each card, best play, the record with its costs, and the costliest play explained. */
import { SUITS } from '../../game/cards.ts';
import type { GameState } from '../../game/play/play.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import type { DiagramDeck } from '../../notation/drawing/diagram-decks.ts';
import { SUIT_SIGNS } from '../../notation/cards.ts';
import type { Diagram } from '../../notation/drawing/diagram.ts';
import { diagramOfLinked } from '../../notation/drawing/draw-deal.ts';
import { boardSvg } from '../../notation/drawing/picture-svg.ts';
import { escapeHtml } from '../../notation/escape-html.ts';
import { openingTag } from '../../notation/exports/embed-tag.ts';
import type { Linked } from '../../notation/link.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { headline } from '../reports/deal-words.ts';
import type { Part } from '../reports/layout.ts';
import { reviewParts } from '../reports/review-report.ts';
import { cardParts, valueWords } from '../reports/solve-report.ts';
import { whyParts } from '../reports/why-report.ts';
import { wordingIn } from '../reports/wording.ts';
import { documentOf } from './document.ts';
import type { Addresses } from './document.ts';

/** A deal that has been solved. */
export interface SolvedDeal {
  /** `at` is the position shown. */
  readonly linked: Linked;
  /** The name of the game. */
  readonly game: string;
  readonly state: GameState;
  /** Of the position shown. */
  readonly answer: Answer;
  /** Of the record; null without one. */
  readonly review: { readonly last: GameState; readonly answer: Answer } | null;
}

/** How the pages of a site look. */
export interface Look {
  readonly language: Language;
  readonly deck: DiagramDeck;
  /** The tag of the element's script. */
  readonly script: string;
}

/** What a page and the index say about a deal. */
export interface DealTexts {
  readonly title: string;
  /** What the title does not say of the contract and the leader. */
  readonly intro: string;
  /** The answer, or the task of a puzzle. */
  readonly summary: string;
}

/** @param title of the page; the game and the contract unless given */
export function dealTexts(solved: SolvedDeal, { language, deck }: Look, title?: string): DealTexts {
  const { linked, game, state, answer } = solved;
  const { task, art } = diagramOfLinked(linked, { language, deck });
  const words = wordingIn(language, art.suits);
  const named = words.say('heading', { game, contract: words.contractInWords(state.setup.contract) });
  const intro = headline(game, state.setup, words);
  return {
    title: title ?? named.replace(/\.$/, ''),
    intro: title === undefined && intro.startsWith(named) ? intro.slice(named.length).trim() : intro,
    summary: task ?? valueWords(state, answer, words).join(' '),
  };
}

/**
 * The page as HTML.
 * @param links to other pages of the site: address and words
 */
export function dealPage(
  solved: SolvedDeal,
  { title, intro, summary }: DealTexts,
  { language, deck, script }: Look,
  addresses: Addresses | null,
  links: readonly (readonly [address: string, words: string])[],
): string {
  const { linked, game, state, answer, review } = solved;
  const diagram = diagramOfLinked(linked, { language, deck });
  const words = wordingIn(language, diagram.art.suits);
  const isPuzzle = linked.mode === 'puzzle';
  const parts: Part[] = [
    ...(isPuzzle ? [{ lines: valueWords(state, answer, words) }] : []),
    ...cardParts(state, answer, words),
    ...(review
      ? [
          ...reviewParts(review.last.setup, review.answer, words),
          ...whyParts(review.last, review.answer, words).slice(0, 1),
        ]
      : []),
  ];
  const text = inlineSigns(diagram);
  const found = `<div class="found">\n${parts.map((part) => `<section>${partHtml(part, text)}</section>`).join('\n')}\n</div>`;
  const figure = boardSvg(diagram).replace('<svg', '<svg class="board"');
  const body = `<h1>${escapeHtml(title)}</h1>
<p class="intro">${escapeHtml(intro)}</p>
<p class="answer">${escapeHtml(summary)}</p>
${openingTag(linked, [['deck', deck === 'french' ? '' : deck]])}
${figure}
${isPuzzle ? `<details><summary>${escapeHtml(words.say('solution'))}</summary>\n${found}\n</details>` : found}
</jass-solver>${
    links.length > 0
      ? `\n<nav>${links.map(([address, text]) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`).join('\n')}</nav>`
      : ''
  }`;
  const about = {
    '@type': 'CreativeWork',
    name: title,
    description: summary,
    about: { '@type': 'Game', name: game },
  };
  return documentOf({ title, description: summary, language, addresses, about, script, body });
}

/** Text as HTML. Swiss suits have no signs in fonts: those of the board take the place of the French ones. */
function inlineSigns({ id, art, suitNames }: Diagram): (text: string) => string {
  if (art.suits === 'french') return escapeHtml;
  return (text) =>
    SUITS.reduce(
      (html, suit) =>
        html.replaceAll(
          SUIT_SIGNS[suit],
          `<svg class="pip" viewBox="0 0 32 32" role="img" aria-label="${escapeHtml(suitNames[suit])}"><use href="#${id}-${suit}"/></svg>`,
        ),
      escapeHtml(text),
    );
}

/** A part of a report: its last line is the heading of its table. @param html a text as HTML */
function partHtml({ lines, rows }: Part, html: (text: string) => string): string {
  if (!rows) return lines.map((line) => `<p>${html(line.trim())}</p>`).join('\n');
  const width = Math.max(...rows.map(({ length }) => length));
  const cells = (row: readonly string[]): string =>
    Array.from({ length: width }, (_, column) => `<td>${html(row[column] ?? '')}</td>`).join('');
  const heading = lines.at(-1)!.replace(/\s?:$/, '');
  return [
    ...lines.slice(0, -1).map((line) => `<p>${html(line)}</p>`),
    `<h2>${html(heading)}</h2>`,
    `<div class="wide"><table>`,
    ...rows.map((row) => `<tr>${cells(row)}</tr>`),
    '</table></div>',
  ].join('\n');
}
