/** The signs of verdicts. Orange is reproach; luck is in ink. */
import { css } from 'lit';

export const signs = css`
  [data-verdict] {
    flex: none;
    inline-size: 11px;
    block-size: 10px;
    overflow: visible;
    color: color-mix(in oklab, currentColor 60%, transparent);
    fill: currentColor;
  }
  :is([data-verdict='error'], [data-verdict='lucky']) {
    color: var(--_loss);
  }
  :is([data-verdict='lucky'], [data-verdict='sound'], [data-verdict='open']) {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
  }
  [data-verdict='open'] {
    stroke-dasharray: 2.2 2;
  }
`;
