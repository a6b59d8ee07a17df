/** The single-dummy loss of a play. */
import { css } from 'lit';

export const singleDummyStyle = css`
  .known {
    display: grid;
    gap: 0.25rem;
    max-inline-size: 40rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 2px dashed var(--_line);
  }
  .known-state {
    gap: 0 0.75em;
    min-block-size: var(--_trick);
  }
  .known-loss {
    min-block-size: 2.6em;
  }
  .known-hint {
    font-size: 0.875em;
  }
`;
