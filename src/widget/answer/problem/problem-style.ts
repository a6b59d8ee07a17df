/** Messages about wrong input, and the state before there is any. */
import { css } from 'lit';

export const problem = css`
  .problem,
  .empty {
    padding: 0.75rem;
    border-inline-start: 3px solid var(--_line);
  }
  .problem {
    border-color: var(--_loss);
  }
  .problem .headline,
  .empty .headline {
    min-block-size: 0;
  }
  .reason,
  .given {
    overflow-wrap: anywhere;
  }
  .given {
    margin-block-start: 0.5rem;
    font-size: 0.875em;
  }
  mark {
    background: none;
    color: inherit;
    outline: 2px solid var(--_loss);
  }
`;
