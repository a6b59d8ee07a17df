/** The look of `<jass-study>` beside standalone-style.ts: text and board side by side, or the board on top. */
import { css } from 'lit';
import { proseStyle } from '../../features/study/prose-style.ts';

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
    block-size: calc(2.5 * 1.25 * var(--_rem));
    /* A long question is beside it in full. */
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: calc(1.25 * var(--_rem));
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .task + jass-solver {
    margin-block-start: calc(-2.5 * 1.25 * var(--_rem));
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
        background: var(--jass-page, var(--_ground));
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

export const studyStyle = [proseStyle, frame, places];
