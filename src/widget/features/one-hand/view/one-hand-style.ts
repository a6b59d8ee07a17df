/** The view of one hand: the table of odds with its bars, the deals that fit, and the chart that waits. */
import { css } from 'lit';

export const oneHandStyle = css`
  .of-one-hand {
    grid-template: 'head' 'board' 'time' 'panel' 'fitting' / minmax(0, 1fr);
  }
  .of-one-hand > .panel {
    --_rows: 0;
    gap: 8px;
  }
  .of-one-hand .headline > .half {
    color: var(--_muted);
    font-weight: 400;
    white-space: nowrap;
  }
  .headline .index .pip {
    margin-inline-start: 0.06em;
  }
  .of-one-hand .tile {
    cursor: inherit;
  }
  .waits {
    position: absolute;
    inset-block-start: 8px;
    inset-inline: 12px calc(100% - var(--_at) + 12px);
    color: var(--_muted);
    font-size: var(--_text-s);
    line-height: var(--_leading);
  }
  /* In the larger part of the chart. */
  .waits.right {
    inset-inline: calc(var(--_at) + 12px) 8px;
    text-align: end;
  }
  .counted > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    align-items: baseline;
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  .counted .text-button {
    min-block-size: 0;
    margin-inline-start: auto;
    color: var(--_muted);
  }
  .counted .phase {
    inline-size: 8px;
    block-size: 8px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  .counted .phase.exact {
    background: currentColor;
  }
  :is(.counted, .odds thead, .odds small, .fitting) .muted,
  .odds :is(thead th, small, .scale),
  .of-one-hand .remark {
    color: var(--_muted);
  }
  .filled {
    display: block;
    block-size: 4px;
    margin-block-start: 6px;
    border-radius: 2px;
    background: var(--_line);
  }
  .filled > span {
    display: block;
    block-size: 100%;
    border-radius: 2px;
    background: var(--_accent);
    transition: inline-size 160ms;
  }
  .odds {
    inline-size: 100%;
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  .odds thead :is(td, th) {
    padding-block: 2px 4px;
    font-size: var(--_text-s);
    vertical-align: end;
  }
  .odds tbody tr {
    border-block-start: 1px solid var(--_line);
  }
  .odds tbody :is(th, td) {
    block-size: 30px;
    white-space: nowrap;
  }
  .odds tbody th {
    min-inline-size: 2.2em;
    padding-inline-end: 8px;
    font-weight: 700;
  }
  .odds .number {
    padding-inline-start: 6px;
    text-align: end;
  }
  .odds .drawn {
    inline-size: 100%;
    min-inline-size: 3rem;
    block-size: auto;
  }
  .odds small {
    display: inline-block;
    min-inline-size: 2.1em;
    font-size: 0.8em;
    text-align: start;
  }
  .odds .line {
    position: relative;
    display: block;
    block-size: 16px;
  }
  .odds .drawn > .line::before {
    position: absolute;
    inset: 7.5px 0 auto;
    block-size: 1px;
    background: var(--_line);
    content: '';
  }
  .odds .line > * {
    position: absolute;
  }
  .odds .range {
    inset-block-start: 4px;
    block-size: 8px;
    border-radius: 2px;
    background: color-mix(in oklab, currentColor 36%, transparent);
  }
  .odds .dot {
    inset-block-start: 3px;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-start: -5px;
    border-radius: 50%;
    background: currentColor;
  }
  .odds .goal-mark {
    inset-block: -7px;
    border-inline-start: 1px dashed var(--_line-strong);
  }
  .odds .named .range {
    background: color-mix(in oklab, var(--_accent) 45%, transparent);
  }
  .odds .named .dot {
    background: var(--_accent);
  }
  .odds .named .mean > b {
    color: var(--_accent);
  }
  .odds .scale {
    font-size: var(--_text-xs);
  }
  .odds .figure {
    white-space: nowrap;
    transform: translateX(-50%);
  }
  .odds .figure.low {
    transform: none;
  }
  .odds .figure.high {
    transform: translateX(-100%);
  }
  .odds .goal-figure {
    color: light-dark(#000, #fff);
    font-weight: 700;
  }
  .odds :is(.range, .dot) {
    transition:
      inset-inline-start 160ms,
      inline-size 160ms;
  }
  .of-one-hand .remark {
    padding-block-start: 6px;
    font-size: var(--_text-s);
    line-height: var(--_leading);
  }
  .fitting {
    grid-area: fitting;
  }
  .fitting h2 {
    margin: 0;
    font-size: var(--_text-l);
    font-weight: 650;
    line-height: var(--_leading);
  }
  .fitting .muted {
    font-weight: 400;
  }
  .fitting ol {
    display: grid;
    grid-template-columns: repeat(var(--_columns, 1), minmax(0, 1fr));
    gap: 0 24px;
  }
  .fitting button {
    display: grid;
    gap: 2px;
    inline-size: 100%;
    block-size: 100%;
    align-content: start;
    padding-block: 8px;
    border-block-start: 1px solid var(--_line);
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  .fitting button:hover {
    background: var(--_wash);
  }
  .fitting [aria-pressed='true'] {
    border-block-start: 2px solid var(--_accent);
    padding-block-start: 7px;
  }
  .deal-head {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    justify-content: space-between;
  }
  .deal-head .best {
    color: var(--_accent);
    font-weight: 650;
  }
  .deal-head .other {
    color: var(--_muted);
  }
  .deal-head :is(.best, .other) {
    margin-inline-start: 6px;
  }
  .fitting-hand {
    display: grid;
    grid-template-columns: 3.4em minmax(0, 1fr);
  }
  .fitting-hand .suit {
    margin-inline-end: 6px;
    white-space: nowrap;
  }
  @container (min-width: 560px) {
    .fitting ol {
      --_columns: 2;
    }
  }
  @container (min-width: 900px) {
    .fitting ol {
      --_columns: 4;
    }
    .of-one-hand {
      grid-template: 'head head' 'board panel' 'time time' 'fitting fitting' / minmax(0, 1fr) 348px;
    }
  }
  @container (min-width: 1020px) {
    .of-one-hand {
      grid-template-columns: minmax(0, 1fr) 376px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :is(.filled > span, .odds .range, .odds .dot) {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .odds .line > *,
    .filled,
    .filled > span {
      forced-color-adjust: none;
    }
  }
`;
