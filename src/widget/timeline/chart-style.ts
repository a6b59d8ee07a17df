/** The chart of the deal. */
import { css } from 'lit';

export const chart = css`
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
  .readout {
    min-block-size: 2.6em;
    font-size: 0.875em;
  }
`;
