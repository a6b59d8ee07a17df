/** The look of a text below the board: smaller, in a column. */
import { css } from 'lit';

export const compactStyle = css`
  .study-text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    max-inline-size: calc(37 * var(--_rem));
    margin-block-start: 4px;
    font-size: var(--_rem);
    line-height: 1.5;
  }
  .study-text h2 {
    margin: 0;
    font-size: calc(1.125 * var(--_rem));
    font-weight: 650;
  }
  .study-text .muted {
    color: var(--_muted);
  }
`;
