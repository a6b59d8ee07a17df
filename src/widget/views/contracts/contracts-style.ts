/** The table of contracts. Measures and colours come from base-style.ts. */
import { css } from 'lit';

export const contractsStyles = css`
  .contracts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px 32px;
    align-items: start;
  }
  .contracts table {
    table-layout: fixed;
    inline-size: calc(100% + 2px);
    margin-inline: -2px 0;
    border-collapse: separate;
    border-spacing: 2px;
    font-size: min(var(--_text-m), 18px);
    line-height: var(--_leading);
  }
  .contracts :is(th, td) {
    text-align: end;
  }
  .contracts thead th {
    block-size: 26px;
    padding-inline: 8px;
    color: var(--_muted);
    font-size: min(var(--_text-xs), 15px);
  }
  .contracts th:first-child {
    inline-size: 30%;
    padding-inline: 0;
    text-align: start;
    white-space: nowrap;
  }
  .contracts button[data-cell] {
    display: block;
    inline-size: 100%;
    min-block-size: max(28px, var(--_target));
    padding-inline: 8px;
    border-radius: 4px;
    white-space: nowrap;
  }
  .contracts button[data-cell]:hover {
    box-shadow: inset 0 0 0 1px var(--_line-strong);
  }
  .contracts small {
    display: block;
    font-weight: 400;
    line-height: var(--_text-m);
  }
  .contracts button.own {
    outline: 1.5px dashed currentColor;
    outline-offset: -2px;
  }
  .contracts button[aria-current] {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  .contracts button[data-cell]:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  /* The best calls take the place of the note on estimates. */
  .best-calls {
    min-block-size: 2lh;
    font-size: var(--_text-xs);
    line-height: var(--_rem);
  }
  .work {
    gap: 0 12px;
    min-block-size: max(28px, var(--_target));
  }
  .contracts .text-button {
    min-block-size: max(28px, var(--_target));
    color: inherit;
    text-align: start;
  }
  @container (max-width: 419.9px) {
    .best-calls {
      min-block-size: 4lh;
    }
  }
  @container (max-width: 559.9px) {
    .contracts thead th {
      padding-inline: 4px;
    }
    /* Four columns of estimates with a sign, also in a large and wide font. */
    .contracts button[data-cell] {
      padding-inline: 0 4px;
      font-size: min(var(--_text-m), 4.4cqi);
    }
    .contracts .thousands button[data-cell] {
      font-size: min(var(--_text-m), 3.4cqi);
    }
    /* Only the longest names, such as a misère of a Slalom, need two lines. */
    .contracts th:first-child {
      white-space: normal;
    }
  }
  @container (max-width: 339.9px) {
    .contracts th:first-child {
      inline-size: 33%;
      font-size: var(--_text-s);
    }
    .contracts button[data-cell] {
      padding-inline-end: 2px;
    }
  }
  @container (min-width: 560px) and (max-width: 899.9px) {
    .contracts {
      grid-template-columns: minmax(0, 1fr) 200px;
    }
    /* The narrow column beside the table has no room for it. */
    .marks-note {
      display: none;
    }
    .best-calls {
      min-block-size: 4lh;
    }
    @media (pointer: fine) {
      .contracts button[data-cell] {
        min-block-size: 20px;
      }
      .contracts thead th {
        block-size: 20px;
      }
    }
  }
`;
