/** The list of keys. */
import { css } from 'lit';

export const keyList = css`
  .key-list {
    max-inline-size: min(24rem, 100vw - 2rem);
    padding: 1rem;
    border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
    border-radius: 6px;
    background: Canvas;
    color: CanvasText;
  }
  .key-list::backdrop {
    background: rgb(0 0 0 / 30%);
  }
  .key-list dl {
    margin-block: 0.5rem;
  }
  .key-list dl div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: 0.125rem;
  }
  .key-list dd {
    margin: 0;
  }
  .key-list form .key-list-button {
    min-block-size: max(44px, 2.75rem);
    padding-inline: 1rem;
    border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
    border-radius: 7px;
  }
  kbd {
    padding-inline: 0.4em;
    border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
    border-radius: 3px;
    font-family: inherit;
    font-size: 0.875em;
  }
`;
