/** The rows of deals and of plays. A deal has three lines on a phone; where there is room it has one, and all share their columns. */
import { css } from 'lit';

export const rowsStyle = css`
  :is(.deals > ol, .plays) > li {
    border-block-start: 1px solid var(--_line);
  }
  :is(.deal-row, .play-row) {
    display: grid;
    align-items: baseline;
    inline-size: 100%;
    border: 0;
    border-radius: 0;
    text-align: start;
  }
  :is(.deal-row, .play-row):hover,
  .deals .on {
    background: var(--_wash);
  }
  .play-row[aria-expanded='true'] {
    background: var(--_wash-strong);
  }
  :is(.deal-row > .bar, .deal-row > .go, .play-row > .go) {
    align-self: center;
  }
  .go {
    --_icon: 14px;
    stroke: var(--_muted);
  }
  .deal-row[aria-expanded='true'] > .go {
    rotate: 0.5turn;
  }
  .heads {
    padding-block-end: 0.25rem;
  }
  .heads > span {
    display: none;
    color: var(--_muted);
    font-size: var(--_text-xs);
  }
  .deal-row {
    align-content: center;
    gap: 4px 8px;
    padding: 8px 0;
    font-size: min(var(--_text-m), 6cqi);
  }
  .number {
    color: var(--_muted);
    font-size: var(--_text-xs);
  }
  .contract {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    align-items: baseline;
  }
  .contract .pip {
    margin-inline-end: 5px;
  }
  :is(.contract, .result) .muted {
    font-size: 0.93em;
  }
  :is(.result, .deals .difference, .unsolved) {
    text-align: end;
    white-space: nowrap;
  }
  /* A column for each sign. Lucky plays are found when no costly play is open any more. */
  .costs {
    display: grid;
    grid-template-columns: repeat(3, minmax(1.9em, max-content));
    gap: 8px;
    align-items: baseline;
    font-size: 0.93em;
    white-space: nowrap;
  }
  .costs .cost > :first-child {
    margin-inline-end: 1px;
  }
  .cost {
    grid-column: -2;
  }
  .cost:has([data-verdict='error']) {
    grid-column: -4;
  }
  .cost:has([data-verdict='unlucky']) {
    grid-column: -3;
  }
  .account {
    display: grid;
    gap: 0.5rem;
    padding: 2px 0 12px;
  }
  .account em {
    font-style: normal;
    font-weight: 650;
  }
  .account h4 {
    padding-block: 0.25rem;
    font-size: var(--_text-s);
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem 1.5rem;
  }
  .on-board {
    justify-self: start;
    font-size: var(--_text-s);
    font-weight: 600;
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.875rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--_line);
    font-size: var(--_text-xs);
  }
  .key u {
    display: inline-block;
    inline-size: 2px;
    block-size: 12px;
    margin-inline-end: 2px;
    background: currentColor;
    vertical-align: -2px;
  }
  .costliest h3 {
    padding-block-end: 0.375rem;
  }
  .play-row {
    grid-template-columns: 1.1em minmax(2.2em, max-content) minmax(0, 1fr) auto 14px;
    gap: 2px 6px;
    min-block-size: max(31px, var(--_target));
    padding: 4px 0;
    align-content: center;
    font-size: min(var(--_text-m), 6cqi);
  }
  .play-row.with-mean {
    grid-template-columns:
      1.1em minmax(2.2em, max-content) minmax(2.2em, max-content) minmax(0, 1fr) auto
      14px;
  }
  .better {
    color: var(--_muted);
    font-size: 0.93em;
    text-align: end;
  }
  @container (max-width: 339.9px) {
    .play-row {
      column-gap: 4px;
    }
  }
  @container (max-width: 559.9px) or (max-width: 34.99rem) {
    .deal-row {
      grid-template:
        'number contract result difference go' auto
        '. bar bar bar bar' auto
        '. costs costs costs costs' auto / 1.125rem minmax(0, 1fr) auto minmax(2.625rem, auto) 14px;
      min-block-size: 4.625rem;
    }
    .number {
      grid-area: number;
    }
    .contract {
      grid-area: contract;
    }
    .deals .bar {
      grid-area: bar;
    }
    .result {
      grid-area: result;
    }
    .deals .difference {
      grid-area: difference;
    }
    .unsolved {
      grid-area: 1 / 3 / auto / span 2;
    }
    .deal-row > .go {
      grid-area: go;
    }
    .costs {
      grid-area: costs;
      grid-template-columns: auto repeat(3, minmax(1.9em, max-content));
      justify-self: start;
    }
    .costs.EW {
      justify-self: end;
    }
  }
  @container (min-width: 560px) and (min-width: 35rem) {
    .deals {
      display: grid;
      align-content: start;
      grid-template-columns:
        1.125rem auto minmax(50px, 1fr) minmax(3.9rem, auto) minmax(2.5rem, auto) minmax(4.75rem, auto) minmax(
          4.75rem,
          auto
        )
        14px;
      column-gap: 6px;
    }
    :is(.heads, .deals > ol, .deals > ol > li, .deal-row) {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: subgrid;
    }
    .deal-row {
      min-block-size: 31px;
      padding: 4px 0;
      font-size: inherit;
      line-height: 1.25;
    }
    .deal-row > .unsolved {
      grid-column: 4 / 6;
    }
    .deal-row > .go {
      grid-column: -2;
    }
    .heads {
      align-items: end;
    }
    .heads h3 {
      grid-column: 1 / 4;
    }
    .heads > span {
      display: block;
      text-align: end;
    }
    .contract {
      flex-wrap: nowrap;
      padding-inline-end: 6px;
      white-space: nowrap;
    }
    :is(.heads .of-side, .costs) {
      justify-self: start;
      padding-inline-start: 10px;
      text-align: start;
    }
    .key {
      grid-column: 1 / -1;
    }
    .account {
      grid-column: 1 / -1;
      padding-inline: 24px;
    }
    .sides {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (pointer: coarse) {
    .deal-row {
      min-block-size: var(--_target);
    }
  }
`;
