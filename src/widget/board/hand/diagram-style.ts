/** Hands as in printed columns: rows of ranks after the sign of their suit. */
import { css } from 'lit';

export const diagram = css`
  .suits.rows {
    --_row: 24px;
    display: grid;
    line-height: 24px;
    font-size: max(17px, 1.0625em);
  }
  .rows .suit {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: var(--_row);
  }
  .rows ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  .rows .sign {
    display: flex;
  }
  .rows .sign .pip {
    inline-size: 14px;
    block-size: 14px;
  }
  .rows .card {
    display: flex;
    align-items: center;
    block-size: var(--_row);
    font-weight: 500;
  }
  .rows .illegal {
    opacity: 0.6;
  }
  .rows .played {
    color: var(--_muted);
    font-weight: 400;
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  .rows .chip {
    align-self: end;
    margin-inline-start: 1px;
    color: var(--_loss);
    font-size: 11px;
    font-weight: 600;
    line-height: 16px;
  }
  .rows .best:not(.even) {
    color: var(--_accent);
    font-weight: 700;
  }
  .rows .best:not(.even) .rank {
    box-shadow: 0 2px var(--_accent);
  }
  .rows .best .chip {
    color: inherit;
  }
  .rows .about .chip {
    font-weight: 400;
  }
  .rows .whisker {
    position: relative;
    display: block;
    inset: auto;
    inline-size: 20px;
    margin-block-end: 5px;
  }
  .rows .next .rank {
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  .void {
    color: var(--_muted);
  }
  .rows .trump-word {
    color: var(--_muted);
    font-size: max(12px, 0.75em);
  }
  .as-diagram :is(.at-top, .at-bottom, .at-left) > .seat {
    justify-content: start;
  }
  .as-diagram > .hand.at-left {
    justify-self: end;
  }
  @media (pointer: coarse) {
    .suits.rows {
      --_row: 44px;
    }
    .rows .card {
      min-inline-size: 44px;
      justify-content: center;
    }
    .rows ul {
      gap: 0;
    }
  }
  @container (min-width: 900px) {
    .as-diagram > .middle {
      min-block-size: 198px;
    }
  }
  @container (min-width: 560px) {
    .as-diagram > :is(.hand.at-top, .hand.at-bottom) {
      grid-column: 2 / -1;
    }
  }
  @container (max-width: 559.9px) {
    .table.as-diagram {
      grid-template:
        'tl br'
        'tr tr'
        'top top'
        'left right'
        'bottom bottom'
        'middle middle' / minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 24px;
    }
    .as-diagram > :is(.hand.at-top, .hand.at-bottom) {
      justify-self: center;
    }
    .rows .trump-word,
    .as-diagram .arrow {
      display: none;
    }
    .as-diagram > .middle {
      min-block-size: 100px;
    }
    .as-diagram .middle ol {
      display: flex;
      justify-content: center;
      gap: 6px;
      padding-block-start: 8px;
    }
    .as-diagram .middle .slot {
      position: relative;
      inset: auto;
    }
  }
`;
