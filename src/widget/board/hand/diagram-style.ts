/**
 * Hands as in printed columns: rows of ranks after the sign of their suit. In a narrow element the suits of the hands above and below the
 * trick are in one line, and values are below their ranks.
 */
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
  /* The trick is as high as a hand. What is said of it has two lines, clear of its cards. */
  @container (min-width: 560px) and (max-width: 899.9px) {
    .table.as-diagram {
      --_face: 36px;
      --_apart: 4px;
    }
    .as-diagram > .middle {
      min-block-size: 122px;
    }
    .as-diagram .caption {
      align-items: end;
      line-height: 14px;
      white-space: normal;
    }
    .as-diagram .caption > span {
      max-inline-size: 68px;
    }
    .as-diagram .caption .points {
      text-align: end;
    }
    .rows ul:has(li:nth-child(6)) {
      column-gap: 2px;
    }
  }
  @container (max-width: 559.9px) {
    .suits.rows {
      --_row: 44px;
    }
    .as-diagram > :is(.at-top, .at-bottom) > .seat {
      justify-content: center;
    }
    .as-diagram > :is(.at-top, .at-bottom) > .rows {
      display: flex;
      justify-content: center;
      gap: clamp(8px, 4cqi, 14px);
    }
    .as-diagram > :is(.at-top, .at-bottom) .suit:has(.void) {
      position: absolute;
    }
    .as-diagram > :is(.at-top, .at-bottom) .suit:has(.void) > .sign,
    :is(.at-top, .at-bottom) .void > [aria-hidden] {
      display: none;
    }
    .rows .suit,
    .rows ul {
      min-inline-size: 0;
      gap: 4px;
    }
    .rows ul {
      flex-wrap: nowrap;
      gap: 0;
    }
    .rows :is(.sign, .void) {
      padding-block-end: 12px;
    }
    .rows li {
      inline-size: 28px;
      min-inline-size: 0;
    }
    .rows .card {
      display: grid;
      grid-template: 22px 12px / minmax(0, 1fr);
      place-content: center;
      place-items: center;
      inline-size: 100%;
      min-inline-size: 0;
      line-height: 22px;
      letter-spacing: -0.04em;
    }
    .rows .chip {
      align-self: center;
      margin: 0;
      line-height: 12px;
    }
    .rows .whisker {
      inline-size: 16px;
      margin: 0;
    }
    .rows .trump-word {
      display: none;
    }
    .as-diagram > .middle {
      min-block-size: 204px;
    }
  }
  @container (max-width: 353.9px) {
    .suits.rows {
      font-size: 15px;
    }
  }
  @container (max-width: 399.9px) {
    .as-diagram:has(:is(.at-left, .at-right) li:nth-child(5)) {
      --_face: 36px;
      grid-template-columns: minmax(0, 1fr) 86px minmax(0, 1fr);
      column-gap: 4px;
    }
    .as-diagram:has(:is(.at-left, .at-right) li:nth-child(5)) .caption {
      inset-block-end: 2px;
      flex-wrap: wrap;
      gap: 0;
      line-height: 12px;
      white-space: normal;
    }
  }
`;
