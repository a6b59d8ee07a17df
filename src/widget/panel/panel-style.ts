/** How the deal goes: the tabs, the chart and the review. */
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
  /* The tab says so. */
  [role='tabpanel'] .review .panel-title {
    display: none;
  }
  [role='tabpanel'] .chart .panel-title {
    font-weight: 400;
  }

  .plot {
    position: relative;
    block-size: 8.5rem;
    margin-block: 0.375rem;
    border: 1px solid var(--_line);
    cursor: col-resize;
    touch-action: pan-y pinch-zoom;
    user-select: none;
  }
  .plot svg.lines,
  .plot svg.marks {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .plot path,
  .plot line {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .plot .trick-ends {
    stroke: var(--_line);
    stroke-width: 1;
    opacity: 0.5;
  }
  .plot .level {
    stroke: currentColor;
    stroke-width: 1;
    stroke-dasharray: 2 3;
    opacity: 0.6;
  }
  .plot .area {
    fill: color-mix(in srgb, var(--_accent) 14%, transparent);
  }
  .plot .steps-line {
    stroke: var(--_accent);
    stroke-width: 2;
  }
  .plot .steps-line.own {
    stroke-dasharray: 4 3;
  }
  .plot .mistake {
    stroke: var(--_loss);
    stroke-width: 1.5;
  }
  .plot .mistake.dear {
    fill: var(--_loss);
    scale: 1.4;
  }
  .plot .cursor {
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .plot .cursor.pointed {
    stroke-width: 1;
    stroke-dasharray: 3 3;
  }
  .cursor-dot {
    fill: currentColor;
  }
  .cursor-dot.pointed {
    fill: none;
    stroke: currentColor;
  }
  .plotted {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.375rem;
  }
  .scale {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    margin-block: 0.25rem;
    color: var(--_muted);
    font-size: 0.6875rem;
    text-align: end;
  }
  .readout,
  .judged,
  .review-state {
    min-block-size: 2.6em;
    font-size: 0.875em;
  }

  .review-state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75em;
    color: var(--_muted);
  }
  .review-state {
    min-block-size: max(2.6em, var(--_trick));
  }
  /* The words say it too. */
  .review progress {
    display: none;
    inline-size: 6em;
    accent-color: var(--_accent);
  }
  .could-know {
    min-block-size: var(--_trick);
    font-size: 0.875em;
  }
  .review-subtitle {
    margin-block-start: 0.5rem;
    font-size: 0.875em;
    font-weight: 600;
  }
  .turning-points {
    min-block-size: 8.25rem;
  }
  .no-mistakes {
    margin-block-start: -8.25rem;
    min-block-size: 8.25rem;
    font-size: 0.875em;
  }
  .turning-points button {
    display: grid;
    grid-template-columns: 2.75em minmax(0, 1fr);
    align-items: center;
    inline-size: 100%;
    min-block-size: 2.75rem;
    border-block-end: 1px solid var(--_line);
    font-size: 0.875em;
    text-align: start;
  }
  .turning-points [aria-current] {
    box-shadow: inset 3px 0 var(--_accent);
  }
  .turning-points [aria-current] .loss {
    padding-inline-start: 0.5em;
  }
  .sums {
    margin-block-start: 0.5rem;
    margin-inline: 0;
  }
  .sums .side > * {
    font-weight: 600;
  }
  .sums th:last-child,
  .sums td:last-child {
    inline-size: 45%;
    white-space: nowrap;
  }
  .sums .player th {
    padding-inline-start: 1em;
  }
  .review-note {
    margin-block-start: 0.25rem;
    color: var(--_muted);
    font-size: 0.75em;
  }
  @container (min-width: 480px) {
    .review progress {
      display: inline-block;
    }
  }
  @container (min-width: 800px) {
    .outcome {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2rem;
    }
    .dearest {
      order: -1;
    }
    .review-state {
      min-block-size: var(--_trick);
    }
    /* Two lines, as some languages and widths need. */
    .review-note {
      min-block-size: 2.6em;
    }
  }
`;
