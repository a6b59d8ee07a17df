/**
 * Hands as in printed columns: rows of ranks after the sign of their suit. In a narrow element, or for a finger, the suits of the hands
 * above and below the trick are in one line, and values are below their ranks.
 */
import { css } from 'lit';

export const diagram = css`
  .suits.rows {
    --_row: 44px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    line-height: 24px;
    font-size: clamp(17px, 1.0625em, 20px);
  }
  .rows .suit {
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    min-block-size: var(--_row);
  }
  .rows ul {
    display: flex;
    min-inline-size: 0;
  }
  .rows .sign {
    display: flex;
  }
  .rows :is(.sign, .void) {
    padding-block-end: 12px;
  }
  .rows .sign .pip {
    inline-size: 14px;
    block-size: 14px;
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
    block-size: var(--_row);
    font-weight: 500;
    line-height: 22px;
    letter-spacing: -0.04em;
  }
  .rows .illegal {
    opacity: 0.6;
  }
  .rows .played {
    font-weight: 400;
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  .rows .chip {
    font-size: 11px;
    font-weight: 600;
    line-height: 12px;
  }
  .rows .best:not(.even) {
    color: var(--_accent);
    font-weight: 700;
  }
  .rows .best:not(.even, .about) .rank {
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
    inline-size: 16px;
  }
  .rows .next .rank {
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  .rows .trump-word {
    display: none;
    font-size: clamp(12px, 0.75em, 15px);
  }
  .as-diagram .trump-sign {
    display: flex;
  }
  .as-diagram > .at-left > .seat {
    justify-content: start;
  }
  .as-diagram > .hand.at-left {
    justify-self: end;
    max-inline-size: 100%;
  }
  .as-diagram > :is(.at-top, .at-bottom) > .rows {
    display: flex;
    justify-content: center;
    gap: clamp(5px, 4cqi - 6px, 14px);
  }
  .as-diagram > :is(.at-top, .at-bottom) .suit:has(.void) {
    position: absolute;
  }
  .as-diagram > :is(.at-top, .at-bottom) .suit:has(.void) > .sign,
  :is(.at-top, .at-bottom) .void > [aria-hidden] {
    display: none;
  }
  @container (max-width: 559.9px) {
    .as-diagram > .middle {
      min-block-size: 204px;
    }
    .rows {
      --_sign: block;
    }
    :is(.at-left, .at-right) > .rows ul:has(li:nth-child(6)) {
      flex-wrap: wrap;
    }
  }
  @container (max-width: 353.9px) {
    .suits.rows {
      font-size: 15px;
    }
    .many .rows .rank {
      letter-spacing: -0.1em;
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
  /* For a finger cells are wider where there is room. */
  @container (min-width: 560px) {
    .rows li {
      inline-size: 44px;
    }
  }
  @media (pointer: fine) {
    @container (min-width: 560px) {
      .suits.rows {
        --_row: 24px;
      }
      .rows .suit {
        gap: 8px;
      }
      .rows ul {
        flex-wrap: wrap;
        gap: 0 8px;
      }
      .rows li {
        inline-size: auto;
      }
      .rows :is(.sign, .void) {
        padding: 0;
      }
      .rows .card {
        display: flex;
        inline-size: auto;
        line-height: inherit;
        letter-spacing: 0;
      }
      .rows .chip {
        align-self: end;
        margin-inline-start: 1px;
        line-height: 16px;
      }
      .rows .whisker {
        inline-size: 20px;
        margin-block-end: 5px;
      }
      .rows .trump-word {
        display: block;
      }
      .as-diagram .trump-sign {
        display: none;
      }
      .as-diagram > :is(.at-top, .at-bottom) > .seat {
        justify-content: start;
      }
      .as-diagram > :is(.at-top, .at-bottom) > .rows {
        display: grid;
        justify-content: normal;
        gap: 0;
      }
      .as-diagram > :is(.at-top, .at-bottom) .suit:has(.void) {
        position: static;
      }
      .as-diagram > :is(.at-top, .at-bottom) .suit:has(.void) > .sign {
        display: flex;
      }
      :is(.at-top, .at-bottom) .void > [aria-hidden] {
        display: inline;
      }
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
    @container (min-width: 900px) {
      .as-diagram > .middle {
        min-block-size: 198px;
      }
    }
  }
`;
