/** The melds of the hands. */
import { css } from 'lit';

export const melds = css`
  .melds {
    display: grid;
    gap: 0.25rem;
    font-size: 0.875em;
  }
  .melds > p {
    text-wrap: pretty;
  }
  .melds > p ~ p ~ p {
    color: var(--_muted);
  }
  .hand-melds {
    display: grid;
    grid-template-columns: 3.5em minmax(0, 1fr);
    padding-block: 0.125rem;
    border-block-end: 1px solid var(--_line);
  }
  .hand-melds .name {
    font-weight: 400;
  }
  .hand-melds ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5em;
  }
  .meld-points {
    margin-inline-start: 0.25em;
  }
  .unscored .meld-points {
    font-weight: 400;
    text-decoration: line-through;
  }
`;
