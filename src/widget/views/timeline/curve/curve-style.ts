/** The curve of the timeline, its marks, and the way back to the record. */
import { css } from 'lit';

export const curve = css`
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
  /* Above the chart, where no line is. */
  .bound {
    position: absolute;
    inset-block-start: -14px;
    inset-inline-end: 0;
    color: var(--_muted);
    font-size: 11px;
    line-height: 12px;
  }
  .bound.bottom {
    inset-block: auto 2px;
  }
  .chart:has(.to-record) .bound:not(.bottom) {
    display: none;
  }
  .plot:has(.calm) .trick-ends {
    display: none;
  }
  .calm {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    padding-inline: 30px;
    color: var(--_muted);
    font-size: min(0.8125 * var(--_rem), 18px);
    line-height: 16px;
    text-align: center;
  }
  .mark {
    position: absolute;
    inline-size: 11px;
    block-size: 10px;
    margin: -5px 0 0 -5.5px;
    color: var(--_loss);
    font-size: min(0.75 * var(--_rem), 15px);
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
    overflow: visible;
    fill: currentColor;
    stroke: var(--_page);
    stroke-width: 3;
    paint-order: stroke;
  }
  .mark b {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 14px;
    font-weight: 650;
    white-space: nowrap;
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
  .pointed b {
    position: absolute;
    inset-block-start: -1px;
    inset-inline-start: 4px;
    padding-inline: 3px;
    border-radius: 2px;
    background: var(--_page);
    font-size: min(0.75 * var(--_rem), 15px);
    line-height: 16px;
    white-space: nowrap;
  }
  .pointed.west b {
    inset-inline: auto 4px;
  }
  /* It is over the chart, so that nothing moves when it appears. */
  .to-record {
    position: absolute;
    z-index: 2;
    inset-block-start: -4px;
    inset-inline-end: 0;
    display: grid;
    align-content: start;
    min-block-size: var(--_target);
  }
  :is(.bound, .to-record).west {
    inset-inline: 0 auto;
  }
  .to-record span {
    padding-inline: 8px;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    background: var(--_page);
    font-size: min(0.8125 * var(--_rem), 18px);
    line-height: 22px;
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
    .ribbon .ns {
      text-decoration: underline;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .playhead,
    .knob {
      transition: inset-inline-start 160ms cubic-bezier(0.2, 0, 0, 1);
    }
  }
`;
