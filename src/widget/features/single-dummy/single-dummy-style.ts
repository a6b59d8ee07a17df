/** The single-dummy loss of a play. */
import { css } from 'lit';

export const singleDummyStyle = css`
  .known {
    display: grid;
    gap: 0.25rem;
    max-inline-size: 40rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 2px dashed var(--_line);
    font-size: 0.875em;
  }
  .known-state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75em;
    min-block-size: var(--_trick);
    color: var(--_muted);
  }
  .known-loss {
    min-block-size: 2.6em;
  }
  .known-hint {
    color: var(--_muted);
    font-size: 0.875em;
  }
  .review .known progress {
    display: inline-block;
    inline-size: 6em;
    accent-color: var(--_accent);
  }
`;
