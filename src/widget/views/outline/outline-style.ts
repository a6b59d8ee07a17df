/** The board where there is no deal to play. */
import { css } from 'lit';

export const outlineStyle = css`
  .outline .middle {
    display: grid;
    place-items: center;
    padding: 8px;
    color: var(--_muted);
    font-size: calc(0.875 * var(--_rem));
    line-height: calc(1.25 * var(--_rem));
    text-align: center;
    text-wrap: balance;
  }
  .outline .place .tile {
    border-style: dashed;
    background: none;
  }
  .outline .wrong .tile {
    border: 2px solid var(--_loss);
    background: color-mix(in oklab, var(--_loss) 12%, var(--_paper));
  }
`;
