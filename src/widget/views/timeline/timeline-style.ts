/** The timeline: the frame of its chart, the playhead, the ribbon and the buttons. */
import { css } from 'lit';

export const timeline = css`
  .time {
    --_end: 25px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .chart {
    --_plot: 60px;
    position: relative;
    display: grid;
    grid-template-rows: var(--_plot) 24px;
  }
  .plot {
    position: relative;
    pointer-events: none;
    border-block-end: 1px solid var(--_line-strong);
  }
  .curve {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .curve path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .curve .trick-ends {
    stroke: var(--_line);
  }
  .slider {
    appearance: none;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y pinch-zoom;
  }
  .slider::-webkit-slider-thumb {
    appearance: none;
    inline-size: 1px;
  }
  .slider::-moz-range-thumb {
    inline-size: 1px;
    border: 0;
  }
  /* Its value is above the chart, clear of the marks. */
  .playhead {
    position: absolute;
    inset-block: -13px 0;
    inset-inline-start: var(--_at);
    margin-inline-start: -1px;
    border-inline-start: 2px solid currentColor;
  }
  .playhead b {
    position: absolute;
    inset-block-start: -1px;
    inset-inline-start: 4px;
    font-size: 13px;
    font-weight: 700;
    line-height: 16px;
    white-space: nowrap;
    text-shadow:
      0 0 2px var(--_page),
      0 0 4px var(--_page);
  }
  .playhead.left b {
    inset-inline: auto 6px;
  }
  /* At the ends it stays within the element, so that a page without margins does not scroll sideways. */
  .knob {
    position: absolute;
    inset-block-end: -7px;
    inset-inline-start: clamp(7px, var(--_at), 100% - 7px);
    margin-inline-start: -7px;
    border: 7px solid currentColor;
    border-radius: 50%;
    box-shadow: 0 0 0 2px var(--_page);
  }
  .ribbon {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 1px;
    padding-block-start: 4px;
    font-size: min(0.75 * var(--_rem), 15px);
    line-height: 20px;
  }
  .ribbon span {
    display: flex;
    justify-content: center;
    gap: 4px;
    block-size: 20px;
    overflow: hidden;
    border-radius: 2px;
    background: var(--_wash-strong);
    white-space: nowrap;
  }
  .ribbon .ns {
    background: var(--_accent-wash);
    color: var(--_accent);
    font-weight: 650;
  }
  .ribbon .ahead {
    outline: 1px solid var(--_line);
    outline-offset: -1px;
    background: none;
    font-weight: 400;
  }
  .ribbon .now {
    outline: 1.5px solid currentColor;
    outline-offset: -1.5px;
  }
  .ribbon i {
    display: none;
  }
  .steps {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .steps > div {
    display: contents;
  }
  .steps button {
    display: grid;
    place-items: center;
    block-size: 44px;
    border: 1px solid var(--_line);
    border-radius: 8px;
  }
  .steps [aria-disabled='true'] svg {
    opacity: 0.3;
  }
  .steps svg {
    inline-size: 20px;
    block-size: 20px;
    fill: currentColor;
  }
  .steps [data-step='best'] {
    border-color: var(--_accent);
    color: var(--_accent);
  }
  @media (pointer: coarse) {
    .time {
      --_end: var(--_target);
    }
  }
  @container (min-width: 900px) {
    .chart {
      --_plot: 76px;
    }
  }
  @container (min-width: 560px) {
    .knob {
      inset-inline-start: var(--_at);
    }
    .time {
      grid-template: 'back chart forward' / 40px minmax(0, 1fr) 40px;
      gap: 14px;
    }
    .chart {
      grid-area: chart;
    }
    .steps {
      display: contents;
    }
    .steps > div {
      display: grid;
      grid-area: forward;
      grid-template-rows: minmax(0, 1fr) var(--_end);
      overflow: hidden;
      border: 1px solid var(--_line);
      border-radius: 8px;
    }
    .steps > .backwards {
      grid-area: back;
    }
    /* The board's corner has it. */
    .steps > [data-step='best'] {
      display: none;
    }
    .steps button {
      block-size: auto;
      border: 0;
      border-radius: 0;
      outline-offset: -3px;
    }
    .steps :is([data-step='first'], [data-step='last']) {
      grid-row: 2;
      border-block-start: 1px solid var(--_line);
    }
    .steps :is([data-step='first'], [data-step='last']) svg {
      inline-size: 14px;
      block-size: 14px;
    }
    .ribbon i {
      display: inline;
      color: var(--_muted);
      font-style: normal;
      font-weight: 400;
    }
    .ribbon .ns i {
      color: inherit;
    }
    .ribbon i::after {
      content: ' ·';
    }
    @media (pointer: coarse) {
      .time {
        --_side: calc(var(--_target) + 2px);
        grid-template-columns: var(--_side) minmax(0, 1fr) var(--_side);
      }
      .chart {
        --_plot: 66px;
      }
    }
  }
`;
