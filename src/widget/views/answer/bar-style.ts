/** The bar of both sides. It loads with the bar; its room is kept by the head. */
import { css } from 'lit';

export const bar = css`
  .score {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 10px;
    line-height: calc(1.25 * var(--_rem));
    white-space: nowrap;
  }
  /* Room for the estimate, so that the bar keeps its place. */
  .score b {
    display: inline-block;
    min-inline-size: 4.4ch;
    font-size: min(1.0625 * var(--_rem), 24px);
  }
  .wordy .score b {
    min-inline-size: 5.4ch;
  }
  .points:last-child b {
    text-align: end;
  }
  .side {
    color: var(--_muted);
    font-size: min(0.8125 * var(--_rem), 19px);
  }
  .side.long {
    display: none;
  }
  .bars {
    display: grid;
    grid-template-rows: 9px 3px;
    gap: 1px;
  }
  .bars svg {
    inline-size: 100%;
    block-size: 100%;
    border-radius: 2px;
    overflow: hidden;
  }
  .bar {
    background: color-mix(in oklab, currentColor 15%, transparent);
  }
  .bar path {
    stroke: var(--_fill);
    stroke-width: 1.5px;
  }
  .bar-ns {
    fill: var(--_fill);
  }
  .taken-ew {
    fill: color-mix(in oklab, currentColor 52%, transparent);
  }
  .bar-goal {
    stroke: var(--_page);
    stroke-width: 2px;
  }
  .bar-estimate {
    stroke: currentColor;
    stroke-width: 2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .bars rect {
      transition: width 160ms cubic-bezier(0.2, 0, 0, 1);
    }
  }
  @container (min-width: 560px) {
    .side.long {
      display: inline;
    }
    .side.short {
      display: none;
    }
  }
`;
