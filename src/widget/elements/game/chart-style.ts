/** The chart of the lead. */
import { css } from 'lit';

export const chartStyle = css`
  .chart {
    --_plot: max(7.5 * var(--_rem), 120px);
    display: grid;
    grid-template: var(--_plot) 1.375rem / max-content minmax(0, 1fr) max-content;
    column-gap: 8px;
    margin-block-start: 6px;
    line-height: 1.2;
  }
  /* Each word at the height of its value. */
  :is(.axis, .ends) {
    display: grid;
    grid-template-rows: 100%;
    block-size: var(--_plot);
    white-space: nowrap;
  }
  :is(.axis, .ends) > * {
    grid-area: 1 / 1;
    position: relative;
    inset-block-start: var(--_at);
    align-self: start;
    transform: translateY(-50%);
  }
  :is(.axis, .ends, .numbers) {
    font-size: calc(0.6875 * var(--_rem));
  }
  :is(.axis, .numbers) {
    color: var(--_muted);
  }
  .axis {
    text-align: end;
  }
  .ends > * {
    inset-block-start: var(--_narrow-at);
  }
  .ends .played {
    color: var(--_accent);
  }
  .ends b {
    display: block;
    font-size: var(--_text-s);
  }
  .plot {
    position: relative;
    border-block-end: 1px solid var(--_line-strong);
  }
  .plot svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    fill: none;
  }
  .plot svg * {
    vector-effect: non-scaling-stroke;
  }
  .grid {
    stroke: var(--_line);
  }
  .zero {
    stroke: var(--_line-strong);
  }
  .between {
    fill: color-mix(in oklab, var(--_accent) 10%, transparent);
  }
  .plot .played {
    stroke: var(--_accent);
    stroke-width: 2;
  }
  .plot .best {
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-dasharray: 2 4;
  }
  .plot i {
    position: absolute;
    inline-size: 7px;
    block-size: 7px;
    margin: -3.5px;
    border-radius: 50%;
    background: var(--_accent);
    box-shadow: 0 0 0 2px var(--_page);
  }
  .numbers {
    position: relative;
    grid-column: 2;
  }
  .numbers span {
    position: absolute;
    inset-block-start: 4px;
    transform: translateX(-50%);
  }
  @container (min-width: 560px) and (min-width: 35rem) {
    .chart {
      --_plot: max(9 * var(--_rem), 144px);
    }
    .ends > * {
      inset-block-start: var(--_at);
    }
    .ends b {
      display: inline;
      font-size: inherit;
    }
    :is(.ends, .numbers) {
      font-size: var(--_text-xs);
    }
  }
`;
