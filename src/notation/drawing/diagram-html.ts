/**
 * A diagram as HTML without script: a page of its own, or its figure with the style for another page. Ranks are text, which
 * can be searched, and flow on a phone; suit signs are drawn, with their names beside them for screen readers.
 */
import { SEATS, SUITS } from '../../game/cards.ts';
import type { Suit } from '../../game/cards.ts';
import { escapeHtml } from '../escape-html.ts';
import { withColon } from '../signs.ts';
import type { Diagram, DiagramHand } from './diagram.ts';
import { letterColour, pipPaths } from './pip-svg.ts';

const STYLE = `
.jass-diagram { margin: 1rem; max-width: 40rem; padding: 1rem; background: #fff; color: #1c1b19; font: 17px/1.4 system-ui, sans-serif; }
.jass-diagram figcaption { margin-bottom: 1rem; }
.jass-diagram p, .jass-diagram ul { margin: 0; padding: 0; list-style: none; }
.jass-diagram .task { font-size: 1.15em; font-weight: 700; }
.jass-diagram .facts span { margin-right: 1.5em; white-space: nowrap; }
.jass-diagram .hands { display: grid; grid-template-columns: auto 6.5rem auto; justify-content: start; gap: .75rem 1.5rem; align-items: center; }
.jass-diagram .N, .jass-diagram .S { grid-column: 2 / -1; }
.jass-diagram .name { font-weight: 700; font-size: .9em; }
.jass-diagram svg { width: .9em; height: .9em; vertical-align: -.05em; margin-right: .5em; }
.jass-diagram .trick { display: grid; grid-template: 1fr 1fr 1fr / 1fr 1fr 1fr; place-items: center; aspect-ratio: 1; border: 1px solid #8d8a82; border-radius: 3px; font-size: .8em; white-space: nowrap; }
.jass-diagram .trick .at-N { grid-area: 1 / 2; } .jass-diagram .trick .at-W { grid-area: 2 / 1; }
.jass-diagram .trick .at-E { grid-area: 2 / 3; } .jass-diagram .trick .at-S { grid-area: 3 / 2; }
.jass-diagram .trick svg { margin: 0 0 0 .15em; }
.jass-diagram .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 30rem) {
  .jass-diagram .hands { grid-template-columns: auto auto; justify-content: center; gap: .75rem 2rem; }
  .jass-diagram .N, .jass-diagram .S { grid-column: 1 / -1; justify-self: center; }
  .jass-diagram .trick { grid-column: 1 / -1; grid-row: 4; justify-self: center; width: 6.5rem; }
}
`;

/** A whole page. */
export function diagramHtml(diagram: Diagram): string {
  const { title, task, language } = diagram;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(task ? `${withColon(title, language)} ${task}` : title)}</title>
${diagramFigure(diagram)}</html>
`;
}

/** The figure alone with its style, for a page that has others. */
export function diagramFigure(diagram: Diagram): string {
  const { title, facts, task, hands, language } = diagram;
  const factLine = facts.map(
    ({ label, value }) =>
      `<span>${escapeHtml(withColon(label, language))} ${'suit' in value ? sign(diagram, value.suit) : escapeHtml(value.text)}</span>`,
  );
  return `<style>${STYLE}</style>
<svg width="0" height="0" style="position:absolute" aria-hidden="true">${SUITS.map((suit) => `<symbol id="${diagram.id}-${suit}" viewBox="0 0 32 32">${pipPaths(diagram.art, suit)}</symbol>`).join('')}</svg>
<figure class="jass-diagram" lang="${language}">
<figcaption>
<p>${escapeHtml(title)}</p>${task ? `\n<p class="task">${escapeHtml(task)}</p>` : ''}
<p class="facts">${factLine.join(' ')}</p>
</figcaption>
<div class="hands">
${handOf(diagram, hands.N)}
${handOf(diagram, hands.W)}
<div class="trick">${SEATS.map((seat) => markOf(diagram, hands[seat])).join('')}</div>
${handOf(diagram, hands.E)}
${handOf(diagram, hands.S)}
</div>
</figure>
`;
}

const use = ({ id }: Diagram, suit: Suit): string =>
  `<svg viewBox="0 0 32 32" aria-hidden="true"><use href="#${id}-${suit}"/></svg>`;

/** The sign of a suit, with its name for screen readers. */
const sign = (diagram: Diagram, suit: Suit): string =>
  `${use(diagram, suit)}<span class="spoken">${escapeHtml(diagram.suitNames[suit])}</span>`;

function handOf(diagram: Diagram, { seat, name, rows, hidden }: DiagramHand): string {
  if (hidden !== null)
    return `<div class="${seat}"><p class="name">${escapeHtml(name)}</p><p>${escapeHtml(hidden)}</p></div>`;
  const lines = rows.map(({ suit, ranks }) => {
    const text = ranks.map(escapeHtml).join(' ');
    const none = `<span aria-hidden="true">–</span><span class="spoken">${escapeHtml(diagram.noCards)}</span>`;
    return `<li style="color:${letterColour(diagram.art, suit)}">${sign(diagram, suit)} ${text || none}</li>`;
  });
  return `<div class="${seat}"><p class="name">${escapeHtml(name)}</p><ul>${lines.join('')}</ul></div>`;
}

/** The card that a seat has played to the trick, or its letter. */
function markOf(diagram: Diagram, { seat, name, letter, played }: DiagramHand): string {
  if (!played) return `<span class="at-${seat}" aria-hidden="true">${escapeHtml(letter)}</span>`;
  const words = `${withColon(name, diagram.language)} ${diagram.suitNames[played.suit]} ${played.rank}`;
  return `<span class="at-${seat}"><b aria-hidden="true" style="color:${letterColour(diagram.art, played.suit)}">${escapeHtml(played.rank)}${use(diagram, played.suit)}</b><span class="spoken">${escapeHtml(words)}</span></span>`;
}
