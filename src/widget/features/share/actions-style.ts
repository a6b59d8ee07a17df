/** The button under a deal that is not shown, and the buttons of an empty element. */
import { css } from 'lit';

export const actions = css`
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .empty .actions {
    margin-block-start: 12px;
  }
  .actions button {
    min-block-size: 44px;
    padding-inline: 12px;
    border: 1px solid var(--_line);
    border-radius: 4px;
  }
`;
