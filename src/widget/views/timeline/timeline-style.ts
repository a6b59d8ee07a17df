/** The timeline: chart, curve, marks, playhead, ribbon and buttons. */
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
  :is(.curve, .slider) {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .curve {
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
    font-size: 13px;
    font-weight: 700;
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
    grid: auto / auto-flow minmax(0, 1fr);
    gap: 1px;
    padding-block-start: 4px;
    font-size: min(var(--_text-xs), 15px);
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
  }
  .ribbon .own {
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
    grid: auto / auto-flow minmax(0, 1fr);
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
      --_icon: 14px;
      grid-row: 2;
      border-block-start: 1px solid var(--_line);
    }
    .ribbon i {
      display: inline;
      color: var(--_muted);
      font-style: normal;
      font-weight: 400;
    }
    .ribbon .own i {
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
  .curve .level {
    stroke: var(--_line-strong);
    stroke-dasharray: 1 3;
  }
  .curve .area {
    fill: light-dark(
      color-mix(in oklab, var(--_accent) 9%, transparent),
      color-mix(in oklab, var(--_accent) 12%, transparent)
    );
  }
  .curve .line {
    stroke: color-mix(in oklab, var(--_accent) 55%, transparent);
    stroke-width: 1.5;
  }
  .curve .left-line {
    stroke: var(--_line-strong);
    stroke-width: 1.5;
  }
  .curve .own {
    stroke-dasharray: 4 3;
  }
  /* An estimate. */
  .curve .guessed {
    stroke-dasharray: 2 3;
  }
  /* The same curve once more, as far as the playhead: a step changes only where it ends. */
  .plot .played {
    clip-path: inset(-8px calc(100% - var(--_at)) 0 0);
  }
  .played .area {
    fill: light-dark(
      color-mix(in oklab, var(--_accent) 17%, transparent),
      color-mix(in oklab, var(--_accent) 23%, transparent)
    );
  }
  .played .line {
    stroke: var(--_accent);
    stroke-width: 2;
  }
  .curve .scale {
    stroke: var(--_line);
  }
  /* Each figure is on its own hairline. */
  .scale-figure {
    position: absolute;
    inset-inline-end: 0;
    margin-block-start: -12px;
    color: var(--_muted);
    font-size: 11px;
    line-height: 12px;
    text-shadow:
      0 0 2px var(--_page),
      0 0 2px var(--_page);
  }
  .mark {
    position: absolute;
    inline-size: 11px;
    block-size: 10px;
    margin: -5px 0 0 -5.5px;
    font-size: min(var(--_text-xs), 15px);
    line-height: 10px;
    cursor: pointer;
    pointer-events: auto;
    touch-action: pan-y pinch-zoom;
  }
  /* It is larger to the pointer than to the eye. */
  .mark::after,
  .mark b::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -8px;
  }
  /* No other mark covers a figure. */
  .mark b,
  .mark.large::after {
    z-index: 2;
  }
  .mark b::after {
    inset-inline: 0;
  }
  .mark svg {
    position: relative;
    z-index: 1;
    display: block;
    inline-size: 11px;
    block-size: 10px;
    paint-order: stroke;
  }
  .mark :is([data-verdict='error'], [data-verdict='unlucky']) {
    stroke: var(--_page);
    stroke-width: 3;
  }
  .mark [data-verdict='lucky'] {
    fill: var(--_page);
  }
  .mark b {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 14px;
    font-weight: 650;
    /* The curve does not strike it through. */
    text-shadow:
      0 0 2px var(--_page),
      0 0 2px var(--_page),
      0 0 2px var(--_page);
  }
  .mark.west b {
    inset-inline: auto 14px;
  }
  /* The playhead may be there; in a wide chart it hardly ever is. */
  @container (max-width: 899.9px) {
    .struck {
      display: none;
    }
  }
  .pointed {
    position: absolute;
    inset-block: -4px 0;
    border-inline-start: 1px dashed currentColor;
  }
  .pointed i {
    position: absolute;
    margin: -4px 0 0 -4px;
    border: 3.5px solid currentColor;
    border-radius: 50%;
  }
  :is(.playhead, .pointed) b {
    position: absolute;
    inset-block-start: -1px;
    inset-inline-start: 4px;
    line-height: 16px;
  }
  .pointed b {
    padding-inline: 3px;
    border-radius: 2px;
    background: var(--_page);
    font-size: min(var(--_text-xs), 15px);
  }
  .pointed.west b {
    inset-inline: auto 4px;
  }
  .scale-figure.west {
    inset-inline: 0 auto;
  }
  /* It holds the figures above the chart too. */
  .chart:has(.slider:focus-visible)::after {
    position: absolute;
    inset: -14px -3px -3px;
    outline: 2px solid var(--_accent);
    border-radius: 4px;
    content: '';
    pointer-events: none;
  }
  /* Best play that nobody has made. */
  .ribbon .best:not(.now) {
    outline: 1px dashed var(--_line-strong);
  }
  @media (hover: hover) {
    .steps button:not([aria-disabled='true']):hover {
      background: var(--_wash-strong);
    }
  }
  @media (forced-colors: active) {
    .ribbon .own {
      text-decoration: underline;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    :is(.playhead, .knob) {
      transition: inset-inline-start 160ms cubic-bezier(0.2, 0, 0, 1);
    }
  }
`;
