/**
 * A diagram as one SVG file: light ground, no fonts, scripts or files of others, and a title and description for screen readers. Text is
 * set in the reader's sans-serif font; every rank has a place of its own, so that fonts of other widths change little.
 */
import { SEATS, SUITS } from '../../game/cards.ts';
import type { Seat, Suit } from '../../game/cards.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Diagram, DiagramFact, DiagramHand } from './diagram.ts';
import { factInWords, handInWords } from './diagram-words.ts';
import { withColon } from '../signs.ts';
import { INK, letterColour, pipPaths } from './pip-svg.ts';

/** Lengths in pixels. */
const [MARGIN, ROW, NAME, PIP, GAP] = [16, 24, 26, 15, 28];
const COMPASS = 100;
/** The first rank after the sign, and the places of ranks of one sign and of two. */
const [RANKS_AT, NARROW, WIDE] = [22, 19, 29];
/** About the width of a letter in lines of text, of usual size and of the size of the task: the drawing must hold them in any font. */
const [LETTER, TASK_LETTER] = [8.6, 12];
/** The width within which facts are in one line. */
const FACTS_WIDTH = 400;
const HAND = NAME + SUITS.length * ROW;

export function diagramSvg(diagram: Diagram): string {
  const { id, title, task, facts, hands, language, link } = diagram;
  const widths = Object.fromEntries(SEATS.map((seat) => [seat, widthOf(hands[seat])])) as Record<Seat, number>;
  const left = MARGIN + widths.W + GAP;
  const heads = [title, ...(task ? [task] : [])];
  const lines = linesOf(facts);
  const width = Math.ceil(
    MARGIN +
      Math.max(
        left + COMPASS + GAP + widths.E,
        left + Math.max(widths.N, widths.S),
        ...lines.map((line) => line.reduce((sum, fact) => sum + widthOfFact(fact), 0)),
        ...heads.map((text) => MARGIN + TASK_LETTER * text.length),
      ),
  );
  const top = MARGIN + 26 * heads.length + ROW * lines.length + 12;
  const height = top + 3 * HAND + 2 * 12 + MARGIN;
  const middle = top + HAND + 12;
  const bottom = middle + HAND + 12;
  const about = [
    ...facts.map((fact) => `${factInWords(diagram, fact)}.`),
    ...SEATS.map((seat) => handInWords(diagram, hands[seat])),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" lang="${language}" role="img" aria-labelledby="${id}-title ${id}-about" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif" font-size="17" fill="${INK}">
<title id="${id}-title">${escapeHtml(heads.join('. '))}</title>
<desc id="${id}-about">${escapeHtml(about.join(' '))}</desc>${link === null ? '' : `\n<metadata>${escapeHtml(link)}</metadata>`}
<defs>${SUITS.map((suit) => `<g id="${id}-${suit}">${pipPaths(diagram.art, suit)}</g>`).join('')}</defs>
<rect width="${width}" height="${height}" fill="#fff"/>
${heads.map((text, line) => `<text x="${MARGIN}" y="${MARGIN + 18 + 26 * line}" font-size="${line === 0 ? 17 : 19}" font-weight="${line === 0 && task ? 400 : 700}">${escapeHtml(text)}</text>`).join('\n')}
${lines.map((line, index) => factsAt(diagram, line, MARGIN + 18 + 26 * heads.length + ROW * index)).join('\n')}
${handAt(diagram, hands.N, left, top)}
${handAt(diagram, hands.W, MARGIN, middle)}
${compassAt(diagram, left, middle + (HAND - COMPASS) / 2)}
${handAt(diagram, hands.E, left + COMPASS + GAP, middle)}
${handAt(diagram, hands.S, left, bottom)}
</svg>
`;
}

const advance = (rank: string): number => (rank.length > 1 ? WIDE : NARROW);

function widthOf({ name, rows, hidden }: DiagramHand): number {
  const widths = rows.map(({ ranks }) => RANKS_AT + ranks.reduce((sum, rank) => sum + advance(rank), 0));
  return Math.max(TASK_LETTER * name.length, LETTER * (hidden?.length ?? 0), RANKS_AT + NARROW, ...widths);
}

function widthOfFact(fact: DiagramFact): number {
  const words = fact.label.length + 2;
  return LETTER * words + ('suit' in fact.value ? PIP : LETTER * fact.value.text.length) + GAP;
}

const pip = ({ id }: Diagram, suit: Suit, x: number, y: number, size = PIP): string =>
  `<use href="#${id}-${suit}" xlink:href="#${id}-${suit}" transform="translate(${x} ${y}) scale(${size / 32})"/>`;

/** The facts in lines, each within `FACTS_WIDTH` if it has several. */
function linesOf(facts: readonly DiagramFact[]): DiagramFact[][] {
  const lines: DiagramFact[][] = [];
  let line: DiagramFact[] = [];
  let width = Infinity;
  for (const fact of facts) {
    const own = widthOfFact(fact);
    if (width + own > FACTS_WIDTH) {
      line = [];
      lines.push(line);
      width = 0;
    }
    line.push(fact);
    width += own;
  }
  return lines;
}

/** Facts in one line. */
function factsAt(diagram: Diagram, facts: readonly DiagramFact[], y: number): string {
  let x = MARGIN;
  return facts
    .map((fact) => {
      const at = x;
      x += widthOfFact(fact);
      const label = `${withColon(fact.label, diagram.language)} `;
      const { value } = fact;
      if (!('suit' in value)) return `<text x="${at}" y="${y}" font-size="15">${escapeHtml(label + value.text)}</text>`;
      const after = Math.ceil(at + LETTER * label.length);
      return `<text x="${at}" y="${y}" font-size="15">${escapeHtml(label.trimEnd())}</text>${pip(diagram, value.suit, after, y - 13)}`;
    })
    .join('');
}

function handAt(diagram: Diagram, { name, rows, hidden }: DiagramHand, x: number, y: number): string {
  const head = `<text x="${x}" y="${y + 18}" font-size="15" font-weight="700">${escapeHtml(name)}</text>`;
  if (hidden !== null) return `${head}<text x="${x}" y="${y + NAME + 18}" font-size="15">${escapeHtml(hidden)}</text>`;
  const lines = rows.map(({ suit, ranks }, row) => {
    const base = y + NAME + ROW * row + 18;
    let at = x + RANKS_AT;
    const texts = ranks.map((rank) => {
      const place = at + advance(rank) / 2;
      at += advance(rank);
      return `<text x="${place}" y="${base}" text-anchor="middle" font-weight="500" fill="${letterColour(diagram.art, suit)}">${escapeHtml(rank)}</text>`;
    });
    const none = `<text x="${x + RANKS_AT + NARROW / 2}" y="${base}" text-anchor="middle">–</text>`;
    return `${pip(diagram, suit, x, base - 13.5)}${texts.join('') || none}`;
  });
  return [head, ...lines].join('');
}

/** The letters of the seats in a square; in place of one the card that its seat has played to the trick. */
function compassAt(diagram: Diagram, x: number, y: number): string {
  const places: Readonly<Record<Seat, readonly [number, number]>> = {
    N: [x + COMPASS / 2, y + 21],
    E: [x + COMPASS - 22, y + COMPASS / 2 + 6],
    S: [x + COMPASS / 2, y + COMPASS - 10],
    W: [x + 24, y + COMPASS / 2 + 6],
  };
  const marks = SEATS.map((seat) => {
    const [cx, cy] = places[seat];
    const { letter, played } = diagram.hands[seat];
    if (!played)
      return `<text x="${cx}" y="${cy}" font-size="13" text-anchor="middle" fill="#6b6963">${escapeHtml(letter)}</text>`;
    const colour = letterColour(diagram.art, played.suit);
    return `<text x="${cx}" y="${cy}" font-weight="700" text-anchor="end" fill="${colour}">${escapeHtml(played.rank)}</text>${pip(diagram, played.suit, cx + 2, cy - 13.5)}`;
  });
  return `<rect x="${x + 0.5}" y="${y + 0.5}" width="${COMPASS - 1}" height="${COMPASS - 1}" rx="3" fill="none" stroke="#8d8a82"/>${marks.join('')}`;
}
