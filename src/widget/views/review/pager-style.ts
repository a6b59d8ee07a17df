/** The buttons from mistake to mistake: in the review, beside an account, and below the board on a phone. */
import { css } from 'lit';

export const pager = css`
  .next-mistake {
    align-items: center;
    justify-content: space-between;
    font-size: calc(0.875 * var(--_rem));
  }
  .next-mistake > :only-child {
    margin: auto;
  }
  .pager {
    display: inline-flex;
    margin-inline-start: 4px;
  }
  .crumb .pager {
    margin: -4px 0 -4px auto;
  }
  .pager-step {
    display: grid;
    place-content: center;
    min-inline-size: max(28px, var(--_target));
    min-block-size: max(28px, var(--_target));
    border-radius: 7px;
  }
  .pager-step[aria-disabled='true'] {
    opacity: 0.35;
  }
  .pager-step .go {
    inline-size: 14px;
    block-size: 14px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .pager-step:not([aria-disabled='true']):hover {
    background: var(--_wash-strong);
  }
  @container (max-width: 559.9px) {
    .crumb .pager {
      display: none;
    }
  }
`;
