/** The button under a deal that is not shown, and the buttons of an empty element. */
import { css } from 'lit';

export const actions = css`
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .empty .actions {
    margin-block-start: 0.75rem;
  }
  .actions button {
    min-block-size: max(44px, 2.75rem);
    padding-inline: 0.75rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
  }
  @container (min-width: 800px) {
    .actions {
      grid-column: 1 / -1;
    }
  }
`;
