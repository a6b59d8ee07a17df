/** The look of `<jass-game>` beside standalone-style.ts: its record and its tables. A table wider than the element scrolls in its own box. */
import { css } from 'lit';

export const gameStyle = css`
  h2 {
    margin: 0 0 0.25em;
    font-size: calc(1.35 * var(--_rem));
    line-height: 1.25;
  }
  .wide + p {
    margin-block-start: 0.5rem;
  }
  .summary {
    max-inline-size: 65ch;
  }
  .red {
    color: light-dark(#bd1e2d, #ff938c);
  }
  .notes {
    display: grid;
    gap: 0.4em;
    max-inline-size: 65ch;
    margin-block-start: 1rem;
    color: var(--_muted);
    font-size: var(--_text-m);
  }
  .wide {
    overflow-x: auto;
    margin-block-start: 1rem;
  }
  /* What is wider fades until its end is in view. Not in one declaration: the build would add the timeline to it, which no browser reads. */
  @supports (animation-timeline: scroll(self)) {
    .wide {
      animation-name: more-beside;
      animation-timing-function: linear;
      animation-timeline: scroll(self inline);
    }
  }
  @keyframes more-beside {
    0%,
    95% {
      mask-image: linear-gradient(90deg, #000 calc(100% - 40px), transparent);
    }
    100% {
      mask-image: none;
    }
  }
  table {
    font-size: var(--_text-l);
  }
  caption {
    padding-block: 0 0.25rem;
    font-weight: 650;
    text-align: start;
  }
  :is(th, td) {
    padding: 0 0.75rem 0 0;
    border-block-end: 1px solid var(--_line);
    block-size: 28px;
    white-space: nowrap;
  }
  thead th {
    color: var(--_muted);
    font-size: var(--_text-s);
  }
  td.long {
    min-inline-size: 18rem;
    padding-block: 0.25rem;
    white-space: normal;
  }
  [colspan] {
    color: var(--_muted);
  }
  tr.open > * {
    background: var(--_wash-strong);
  }
  th button {
    min-block-size: 28px;
    min-inline-size: 28px;
    padding: 0 0.25rem;
    border: 0;
    color: var(--_accent);
    font-variant-numeric: tabular-nums;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  button.main {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  textarea {
    inline-size: 100%;
    min-block-size: 9em;
    padding: 0.5rem;
    border: 1px dashed var(--_line-strong);
    border-radius: 7px;
    background: none;
    color: inherit;
    font:
      0.875rem/1.4 ui-monospace,
      monospace;
    resize: vertical;
  }
  .dropping textarea {
    border-color: var(--_accent);
    border-style: solid;
  }
  .row {
    gap: 0.5rem;
    margin-block: 0.75rem;
  }
  progress {
    inline-size: min(16rem, 100%);
    accent-color: var(--_accent);
  }
  .deal {
    padding-block-end: 0.75rem;
    border-block-end: 1px solid var(--_line);
  }
  .deal header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    margin-block-end: 0.5rem;
    font-weight: 650;
  }
  @container (max-width: 760px) {
    /* A row takes two lines, one below the other as its heads are. */
    .folds table {
      display: grid;
      grid-template-columns: repeat(var(--_columns, 6), auto);
      column-gap: 0.5rem;
    }
    .folds :is(thead, tbody, tr) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
    }
    .folds caption,
    .costliest :is(th, td):last-child,
    .players tbody th {
      grid-column: 1 / -1;
    }
    .folds tr {
      padding-block: 0.25rem;
      border-block-end: 1px solid var(--_line);
    }
    .folds :is(th, td) {
      padding: 0;
      border: 0;
      block-size: auto;
      white-space: normal;
    }
    .folds [colspan] {
      grid-column: span 3;
    }
    .folds td.long {
      min-inline-size: 0;
    }
    /* All four players side by side: what a row tells is a line above their numbers. */
    .players {
      --_columns: 4;
    }
    .players tbody th {
      color: var(--_muted);
    }
    .players thead td {
      display: none;
    }
  }
  @container (max-width: 480px) {
    table {
      font-size: var(--_text-s);
    }
  }
  /* The longest words of every language. */
  @container (max-width: 340px) {
    table,
    thead th {
      font-size: calc(0.6875 * var(--_rem));
    }
    .folds table {
      column-gap: 0.25rem;
    }
  }
  @media (pointer: coarse) {
    button,
    th button {
      min-block-size: 2.75rem;
      min-inline-size: 2.75rem;
    }
  }
  @media print {
    button:not(th button),
    progress {
      display: none;
    }
  }
`;
