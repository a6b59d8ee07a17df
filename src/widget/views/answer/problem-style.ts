/** Messages about wrong input, and the state before there is any. */
import { css } from 'lit';

export const problem = css`
  .problem,
  .empty,
  .problem .said {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  .problem .said {
    justify-items: start;
  }
  .problem .headline,
  .empty .headline {
    min-block-size: 0;
  }
  .problem .headline {
    color: var(--_loss);
  }
  .empty .headline {
    color: var(--_muted);
  }
  /* The room of the board until it has loaded. */
  .outline {
    min-block-size: 376px;
  }
  @container (min-width: 900px) {
    :is(.problem, .empty):has(.outline) {
      grid-template: 'head head' 'board said' / minmax(0, 1fr) 348px;
      column-gap: 28px;
    }
    :is(.problem, .empty) > .headline {
      grid-column: 1 / -1;
    }
    .outline {
      grid-area: board;
    }
  }
  .reason,
  .given {
    overflow-wrap: anywhere;
  }
  .given {
    font-size: 0.875em;
  }
  mark {
    background: none;
    color: inherit;
    outline: 2px solid var(--_loss);
  }
`;
