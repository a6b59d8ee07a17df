/** The tabs of the panel. */
import { css } from 'lit';

export const panel = css`
  .tabs {
    display: flex;
    border-block-end: 1px solid var(--_line);
  }
  .tabs button {
    flex: 1;
    min-block-size: 2.75rem;
    margin-block-end: -1px;
    border-block-end: 3px solid transparent;
  }
  .tabs [aria-selected='true'] {
    border-color: var(--_accent);
    font-weight: 600;
  }
  /* The tab has the title. */
  [role='tabpanel'] .review .panel-title {
    display: none;
  }
  [role='tabpanel'] .chart .panel-title {
    font-weight: 400;
  }
`;
