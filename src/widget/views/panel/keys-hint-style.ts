/** The line about keys. It is for readers with a keyboard, where there is room. */
import { css } from 'lit';

export const keysHint = css`
  .keys {
    display: none;
    color: var(--_muted);
    font-size: calc(0.75 * var(--_rem));
    line-height: var(--_rem);
  }
  .keys kbd {
    padding-inline: 4px;
    border-radius: 3px;
    background: var(--_wash-strong);
    font: inherit;
    font-weight: 600;
  }
  .keys button:hover {
    text-decoration: underline;
  }
  @container (min-width: 900px) {
    @media (pointer: fine) {
      .keys {
        display: block;
      }
    }
  }
`;
