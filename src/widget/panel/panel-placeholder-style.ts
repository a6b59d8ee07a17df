/** The placeholder of the panel, in the size of the loaded panel (after-paint.ts). */
import { css } from 'lit';

export const panelPlaceholder = css`
  .board,
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.75rem;
    min-inline-size: 0;
  }
  /* The caption of the list, its head, its tricks, half of the last line; above it the tabs, or the chart. */
  .panel {
    --_caption: 2.275em;
    --_above: 0rem;
    min-block-size: calc(var(--_above) + var(--_caption) + (var(--_tricks) + 1) * (var(--_trick) + 1px) + 0.5px);
  }
  .panel.with-chart {
    --_above: 3.5rem;
  }
  .part-failed {
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
  /* It is one of the tabs. */
  .review:empty {
    display: none;
  }
  @container (min-width: 480px) and (max-width: 799px) {
    .panel {
      --_caption: 1.1375em;
    }
  }
  @container (min-width: 800px) {
    .panel.with-chart {
      --_above: calc(10rem + 3.4125em);
    }
    /* Its title and the play shown, its state, the single-dummy line, the sums, two lines of a note. */
    .review,
    .review:empty {
      display: block;
      grid-column: 1 / -1;
      min-block-size: calc(3.4125em + 0.75rem + 7 * (var(--_trick) + 1px) + 0.5px + 2 * var(--_trick) + 1.95em);
    }
  }
`;
