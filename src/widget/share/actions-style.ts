/** The buttons under the deal that edit and share it, and those of an empty element. */
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
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
  }
  .actions button[aria-expanded='true'] {
    box-shadow: inset 0 -3px var(--_accent);
  }
  .share {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .copied {
    font-size: 0.875em;
  }
  .copy {
    inline-size: 100%;
    padding: 0.5rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
    background: transparent;
    color: inherit;
    font: 0.8125rem/1.4 monospace;
    resize: vertical;
  }
  .share:has(.copy) {
    inline-size: 100%;
  }
  @container (min-width: 800px) {
    .actions {
      grid-column: 1 / -1;
    }
  }
`;
