/** The look of `<jass-study>` beside standalone-style.ts: text and board side by side, or the board on top; moves, side lines, notes and questions. */
import { css } from 'lit';

const frame = css`
  :host {
    /* Named, as the board inside has widths of its own. */
    container-name: jass-study;
  }
  .study {
    --_top: var(--jass-top, 0px);
    display: grid;
    grid-template: 'board' 'text' / minmax(0, 1fr);
    gap: 20px;
  }
  .text {
    grid-area: text;
    inline-size: 100%;
    /* Some 64 characters. */
    max-inline-size: calc(37 * var(--_rem));
    margin-inline: auto;
    font-size: calc(1.0625 * var(--_rem));
    line-height: 1.6;
  }
  .board {
    grid-area: board;
  }
  /* The task stands in place of the headline, beside the menu of the board. */
  .task {
    position: relative;
    z-index: 1;
    inline-size: calc(100% - 3.5 * var(--_rem));
    min-block-size: 44px;
    font-size: calc(1.25 * var(--_rem));
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .task + jass-solver {
    margin-block-start: -44px;
  }
  .task + jass-solver::part(headline) {
    visibility: hidden;
  }
  .muted {
    color: var(--_muted);
  }
  .title {
    display: grid;
    gap: 4px;
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  h2,
  h3 {
    margin: 0;
    font-size: calc(1.75 * var(--_rem));
    line-height: 1.2;
    font-weight: 700;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h3,
  .of-chapter {
    font-size: calc(1.125 * var(--_rem));
    letter-spacing: normal;
  }
  :is(h3, .of-chapter) {
    /* So much of the chapter is in view when it is opened. */
    scroll-margin-block: calc(var(--_top) + var(--_covered, 0px) + 12px) 30svh;
  }
  :is(h3, .of-chapter, .question):focus-visible {
    outline-offset: 4px;
  }
  .chapters {
    margin-block-start: 12px;
    border-block-end: 1px solid var(--_line);
    overflow-x: auto;
    scrollbar-width: thin;
  }
  .chapters ol {
    display: flex;
    gap: 4px 20px;
  }
  .chapters button {
    min-block-size: 44px;
    padding: 0;
    border: 0;
    border-block-end: 2px solid transparent;
    border-radius: 0;
    font-size: var(--_text-l);
    white-space: nowrap;
  }
  .chapters button:focus-visible {
    outline-offset: -2px;
  }
  .chapters [aria-current] {
    border-color: currentColor;
    font-weight: 700;
  }
  .tick {
    stroke: var(--_accent);
    vertical-align: -0.1em;
  }
  .chapter {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    margin-block: 20px;
  }
  .edit {
    justify-self: start;
    padding: 0;
    border: 0;
    color: var(--_muted);
    font-size: var(--_text-m);
  }
  .goes-on {
    color: var(--_muted);
    font-size: var(--_text-m);
  }
  .pager {
    display: flex;
    gap: 16px;
    justify-content: space-between;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_line);
    font-size: var(--_text-m);
  }
  .pager button {
    min-block-size: 44px;
    padding: 0;
    border: 0;
    color: var(--_muted);
    text-align: start;
  }
  .pager button:last-child {
    text-align: end;
  }
  .pager button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const prose = css`
  .unbroken {
    white-space: nowrap;
  }
  .move {
    min-block-size: 0;
    padding: 0 0.28em;
    border: 0;
    border-radius: 5px;
    background: var(--_wash-strong);
    line-height: 1.5;
    /* Below a board that stays on top. */
    scroll-margin-block: calc(var(--_top) + var(--_covered, 0px) + 12px) 12px;
  }
  .move:hover {
    background: color-mix(in oklab, currentColor 18%, transparent);
  }
  .move[aria-current] {
    background: var(--_fill);
    color: var(--_on-accent);
  }
  .move[aria-current] :is(.pip, .trick-number, .sign) {
    --_paint: currentColor;
    --_paper: transparent;
    --_ink: currentColor;
    color: currentColor;
    fill: currentColor;
  }
  .place {
    font-weight: 600;
  }
  .trick-number {
    margin-inline-end: 0.3em;
    color: var(--_muted);
    font-size: 0.88em;
    font-weight: 400;
  }
  .index {
    color: var(--_paint);
    font-weight: 700;
  }
  .pip {
    inline-size: 0.8em;
    block-size: 0.8em;
    margin-inline-start: 0.1em;
    overflow: visible;
    vertical-align: -0.06em;
  }
  .sign {
    margin-inline-start: 0.1em;
    font-weight: 700;
  }
  .sign.reproach {
    color: var(--_loss);
  }
  .side-line {
    display: grid;
    gap: 8px;
    padding-inline-start: 16px;
    border-inline-start: 2px solid var(--_line-strong);
    font-size: calc(1 * var(--_rem));
  }
  .side-line .side-line {
    font-size: inherit;
  }
  .note {
    padding: 12px 16px;
    border-radius: 8px;
    background: var(--_wash);
    font-size: calc(1 * var(--_rem));
  }
`;

const question = css`
  .question {
    display: grid;
    gap: 8px;
    padding: 14px 16px;
    border: 1px solid var(--_line-strong);
    border-radius: 8px;
    scroll-margin-block: calc(var(--_top) + var(--_covered, 0px) + 12px) 12px;
  }
  .question.open {
    border: 2px solid var(--_accent);
  }
  .ask {
    font-size: calc(1.125 * var(--_rem));
    font-weight: 700;
    line-height: 1.4;
  }
  .press {
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block: 4px;
  }
  .choice {
    min-inline-size: calc(3 * var(--_rem));
    min-block-size: calc(2.75 * var(--_rem));
    padding: 0 8px;
    border-color: var(--_card-line);
    border-radius: 6px;
    background: var(--_card-paper);
    color: var(--_card-ink);
  }
  .choice:not([aria-disabled]):hover {
    border-color: var(--_accent);
  }
  .choice[aria-disabled] {
    border-style: dotted;
    background: none;
    color: inherit;
  }
  .said {
    margin-block: 4px;
    padding: 8px 12px;
    border-radius: 6px;
    background: var(--_wash);
    font-size: calc(1 * var(--_rem));
    line-height: 1.5;
  }
  .said.right {
    background: color-mix(in oklab, var(--_accent) 12%, transparent);
  }
  .said.wrong {
    background: color-mix(in oklab, var(--_loss) 10%, transparent);
  }
  [role='status']:not(:has(*)) {
    margin-block-start: -8px;
  }
  .help {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    font-size: var(--_text-m);
  }
  .help .text-button {
    min-block-size: 28px;
    padding: 0;
    border: 0;
  }
  @media (pointer: coarse) {
    .help .text-button {
      min-block-size: 44px;
    }
    /* A finger reaches into the gaps between the lines. */
    .move {
      position: relative;
    }
    .move::after {
      position: absolute;
      inset: -4px -2px;
      content: '';
    }
  }
`;

/** Wide: side by side, the board stays in view. Narrow: the board stays on top while the window has room for the text too. */
const places = css`
  /* Where the text is below the board, the panel between them waits for the reader. */
  @container jass-study (width < 900px) {
    .board:not(.whole) jass-solver::part(panel) {
      display: none;
    }
    .more {
      min-block-size: 44px;
      padding: 0;
      border: 0;
      color: var(--_muted);
      font-size: var(--_text-m);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    @media (min-height: 600px) {
      .study {
        --_covered: 62svh;
      }
      .board {
        position: sticky;
        z-index: 2;
        inset-block-start: var(--_top);
        max-block-size: var(--_covered);
        overflow-y: auto;
        padding-block-end: 8px;
        border-block-end: 1px solid var(--_line);
        background: var(--_page);
      }
    }
  }
  @container jass-study (width >= 900px) {
    .more {
      display: none;
    }
    .study {
      grid-template: 'text board' / minmax(0, 1fr) minmax(0, 1.11fr);
      column-gap: 36px;
      align-items: start;
    }
    .board {
      position: sticky;
      inset-block-start: var(--_top);
      max-block-size: calc(100dvh - var(--_top));
      overflow-y: auto;
      overscroll-behavior: auto;
    }
  }
`;

export const studyStyle = [frame, prose, question, places];
