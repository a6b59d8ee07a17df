/** The note at a card, dark on light pages and light on dark ones; and the loss of a card in the middle of the table. */
import { css } from 'lit';

export const note = css`
  .note {
    position: absolute;
    z-index: 4;
    inline-size: max-content;
    max-inline-size: min(320px, 100%);
    padding: 7px 12px 8px;
    border-radius: 8px;
    background: light-dark(#24231f, #ece8de);
    color: light-dark(#faf8f2, #1c1b19);
    font-size: max(13px, 0.8125em);
    line-height: max(18px, 1.35em);
    text-wrap: balance;
    pointer-events: none;
    --_red: light-dark(#ff9d96, #b91c2b);
    --_blue: light-dark(#92c0fb, #1458a8);
    --_green: light-dark(#86d29c, #1b6b38);
  }
  .note:empty {
    display: none;
  }
  .note::after {
    position: absolute;
    inset-inline-start: calc(var(--tip) - 5px);
    inset-block-end: -5px;
    inline-size: 10px;
    block-size: 10px;
    background: inherit;
    rotate: 45deg;
    content: '';
  }
  .note.below::after {
    inset-block: -5px auto;
  }
  .note .index {
    font-weight: 600;
  }
  /* On the lit card of the trick, all of which is pressed. */
  .played-cost {
    position: absolute;
    z-index: 1;
    inset: 0 -2px;
    color-scheme: light;
  }
  .played-cost [aria-hidden] {
    position: absolute;
    inset: auto 2px 0;
    border-radius: 0 0 5px 5px;
    background: color-mix(in oklab, var(--_loss) 14%, #fff);
    color: var(--_loss);
    font-size: 11px;
    font-weight: 650;
    line-height: 16px;
    text-align: center;
  }
  .illegal:is(:hover, :focus-visible) .tile {
    border-color: var(--_loss);
  }
  @media (forced-colors: active) {
    .note,
    .played-cost [aria-hidden] {
      border: 1px solid;
    }
  }
`;
