/** The menu that copies a link and the tag, inside the menu. */
import { css } from 'lit';

export const shareStyle = css`
  .share-ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    /* Below the item that opens it, not one of its neighbours. */
    margin-inline-start: 8px;
    padding-inline-start: 4px;
    border-inline-start: 2px solid var(--_line);
  }
  .share-ways button {
    min-block-size: max(32px, var(--_target));
    padding-inline: 8px;
    border-radius: 6px;
  }
  .share-ways button:hover {
    background: var(--_wash-strong);
  }
  .copied {
    padding-inline: 8px;
  }
  .copy {
    inline-size: 100%;
    padding: 0.5rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
    background: transparent;
    color: inherit;
    font: calc(0.8125 * var(--_rem)) / 1.4 monospace;
    resize: vertical;
  }
`;
