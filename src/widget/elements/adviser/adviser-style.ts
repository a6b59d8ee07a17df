/** The look of `<jass-adviser>` beside standalone-style.ts: hand and form, the answer, contracts as bars on one scale. */
import { css } from 'lit';

/** The hand, and the form with its cards to tap in a row a suit. */
const hand = css`
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: baseline;
    padding-block-end: 8px;
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  .about h2 {
    font-weight: 700;
  }
  .change {
    min-block-size: 0;
    padding: 0;
    border: 0;
    color: var(--_muted);
    font-size: var(--_text-s);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* Nine tiles fill a line of a phone; more of them become narrower, and then take another line. */
  .hand {
    --_width: clamp(1.375 * var(--_rem), (100cqi - 3 * var(--_suits-apart) - 9px) / var(--n), 2.3125 * var(--_rem));
    --_suits-apart: 10px;
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--_suits-apart);
  }
  .hand ul {
    display: flex;
    gap: 2px;
  }
  .tile {
    position: relative;
    inline-size: calc(var(--_width) - 1px);
    block-size: calc(3.25 * var(--_rem));
    border: 1px solid var(--_card-line);
    border-radius: 5px;
    background: var(--_card-paper);
    color: var(--_card-ink);
  }
  .index {
    display: grid;
    align-content: center;
    justify-items: center;
    block-size: 100%;
    color: var(--_paint);
    font-size: calc(1.0625 * var(--_rem));
    font-weight: 700;
    line-height: 1.05;
  }
  .index .rank {
    letter-spacing: -0.06em;
    text-indent: -0.06em;
  }
  .index .pip {
    inline-size: 0.75em;
    block-size: 0.75em;
  }
  .picker .row {
    font-size: var(--_text-m);
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
    gap: 0.5rem 0.75rem;
    margin-block-start: 1rem;
    align-items: end;
  }
  .settings label > span {
    display: block;
  }
  select,
  .settings input {
    inline-size: 100%;
    min-block-size: 32px;
    padding: 0.125rem 0.375rem;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    background: transparent;
    color: inherit;
    font: inherit;
  }
  /* A long name ends before the arrow. */
  select {
    padding-inline-end: 0.75rem;
    text-overflow: ellipsis;
  }
  fieldset {
    gap: 0.125rem 1rem;
    margin-block-start: 0.75rem;
    font-size: var(--_text-m);
  }
  :is(fieldset label, .suit, button.card) {
    display: flex;
  }
  fieldset label {
    gap: 0.375rem;
    align-items: center;
    min-block-size: 28px;
  }
  legend {
    float: none;
  }
  fieldset input {
    margin: 0;
    accent-color: var(--_accent);
  }
  .deal .buttons {
    margin-inline-start: auto;
  }
  .suit {
    gap: 4px;
    margin-block-start: 4px;
  }
  button.card {
    position: relative;
    flex: 0 1 calc(3 * var(--_rem));
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-inline-size: 0;
    block-size: calc(3.25 * var(--_rem));
    padding: 0;
    border-color: var(--_card-line);
    border-radius: 5px;
    background: var(--_card-paper);
    color: var(--_card-ink);
    font-size: calc(1.0625 * var(--_rem));
    font-weight: 650;
    line-height: 1.15;
  }
  button.card[aria-pressed='true'] {
    border: 2px solid var(--_accent);
    background: color-mix(in oklab, var(--_accent) 22%, var(--_card-paper));
  }
  button.card[aria-disabled='true'] {
    color: color-mix(in oklab, var(--_card-ink) 62%, transparent);
    cursor: default;
  }
  .pip {
    inline-size: 1em;
    block-size: 1em;
    overflow: visible;
  }
  button.card .rank::before {
    content: attr(data-rank);
  }
  .copies::before {
    content: '×' attr(data-copies);
  }
  .copies {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-end: 3px;
    color: var(--_accent);
    font-size: calc(0.6875 * var(--_rem));
  }
`;

const answer = css`
  .answer h2 {
    font-size: calc(1.375 * var(--_rem));
    line-height: 1.27;
    font-weight: 650;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  .answer em {
    color: var(--_accent);
    font-style: normal;
  }
  .answer .half {
    color: var(--_muted);
    font-weight: 400;
    white-space: nowrap;
  }
  /* The contracts keep their place when the sentence comes. */
  .answer p {
    min-block-size: calc(2.8 * var(--_rem));
    padding-block-start: 4px;
    color: var(--_muted);
  }
  .unbroken {
    white-space: nowrap;
  }
  :is(.answer, .name) .pip {
    --_paper: transparent;
    --_ink: currentColor;
    block-size: 0.85em;
    inline-size: 0.85em;
    color: var(--_paint);
    vertical-align: -0.08em;
  }
`;

/** The table: name, bar, average, share and arrow side by side; on a phone the bar below the others. */
const rows = css`
  .columns {
    display: grid;
    grid-template-areas: 'name bar mean share go';
    grid-template-columns: calc(8.25 * var(--_rem)) minmax(0, 1fr) calc(4.75 * var(--_rem)) calc(5 * var(--_rem)) 14px;
    column-gap: 16px;
    align-items: center;
    inline-size: 100%;
    padding: 10px 0;
    border: 0;
    border-radius: 0;
    font-size: var(--_text-l);
    line-height: var(--_leading);
    text-align: start;
  }
  .columns > .name {
    grid-area: name;
  }
  .rows .name {
    font-weight: 600;
  }
  .columns > .bar {
    grid-area: bar;
  }
  .columns > :is(.mean, .share) {
    grid-area: mean;
    text-align: end;
    white-space: nowrap;
  }
  .columns > .share {
    grid-area: share;
  }
  .mean b {
    font-size: calc(1.0625 * var(--_rem));
    font-weight: 650;
  }
  .mean small {
    display: inline-block;
    min-inline-size: 2.2em;
    color: var(--_muted);
    font-size: var(--_text-xs);
    text-align: start;
  }
  .named .mean b {
    color: var(--_accent);
    font-weight: 700;
  }
  .columns.head {
    align-items: end;
    padding: 0 0 4px;
    font-size: var(--_text-xs);
    line-height: 1.34;
  }
  .head span:not(.bar) {
    color: var(--_muted);
  }
  .head > .bar {
    block-size: 1.34em;
  }
  .head > .share {
    white-space: normal;
  }
  .figure {
    inset-block-start: 0;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  .figure.low {
    transform: none;
  }
  .figure.high {
    transform: translateX(-100%);
  }
  .rows {
    border-block-end: 1px solid var(--_line);
  }
  .rows > li {
    border-block-start: 1px solid var(--_line);
  }
  button.columns:hover {
    background: var(--_wash);
  }
  .go {
    grid-area: go;
    inline-size: 14px;
    block-size: 14px;
    fill: none;
    stroke: var(--_muted);
    stroke-width: 2;
    rotate: 90deg;
    transition: rotate 160ms;
  }
  [aria-expanded='true'] > .go {
    rotate: 270deg;
  }
  .bar {
    position: relative;
    block-size: 16px;
  }
  .bar > * {
    position: absolute;
  }
  .rows .bar::before {
    position: absolute;
    inset: 7.5px 0 auto;
    block-size: 1px;
    background: var(--_line);
    content: '';
  }
  .bar > :is(.deals, .range) {
    inset-block-start: 4px;
    block-size: 8px;
  }
  :is(.deals, .range) {
    border-radius: 2px;
    background: color-mix(in oklab, currentColor 17%, transparent);
  }
  .range {
    background: color-mix(in oklab, currentColor 40%, transparent);
  }
  .bar > .dot {
    inset-block-start: 2px;
    inline-size: 12px;
    block-size: 12px;
    margin-inline-start: -6px;
  }
  .dot {
    border-radius: 50%;
    background: currentColor;
  }
  .named .deals {
    background: color-mix(in oklab, var(--_accent) 22%, transparent);
  }
  .named .range {
    background: color-mix(in oklab, var(--_accent) 50%, transparent);
  }
  .named .dot {
    background: var(--_accent);
  }
  .bar > .mark {
    inset-block: -12px;
    inline-size: 2px;
    margin-inline-start: -1px;
  }
  .mark {
    background: color-mix(in oklab, currentColor 55%, transparent);
  }
  .bar > :is(.deals, .range, .dot) {
    transition:
      inset-inline-start 160ms,
      inline-size 160ms;
  }
  .details {
    display: grid;
    gap: 8px;
    padding: 2px 30px 14px calc(8.25 * var(--_rem) + 16px);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 36px;
    margin: 0;
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  dl div {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding: 3px 0;
  }
  dt {
    color: var(--_muted);
  }
  dd {
    margin: 0;
    font-weight: 600;
    white-space: nowrap;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    padding-block-start: 8px;
    font-size: var(--_text-xs);
    line-height: 1.34;
  }
  .legend > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  .key {
    flex: none;
    inline-size: 16px;
    block-size: 8px;
  }
  .key.dot {
    inline-size: 10px;
    block-size: 10px;
  }
  .key.deals {
    inline-size: 24px;
  }
  .key.mark {
    inline-size: 2px;
    block-size: 14px;
  }
`;

const frame = css`
  :host {
    max-inline-size: 70rem;
  }
  :is(.adviser, .results) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  h2 {
    margin: 0;
    font-size: inherit;
  }
  .muted,
  .legend > span {
    color: var(--_muted);
  }
  :is(fieldset ~ .muted, legend, .settings label > span) {
    color: var(--_muted);
    font-size: var(--_text-s);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: baseline;
    font-size: var(--_text-s);
    line-height: var(--_leading);
  }
  .foot .text-button {
    min-block-size: 0;
    padding: 0;
    border: 0;
  }
  .progress::before {
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 5px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    content: '';
  }
  .progress.exact::before {
    background: currentColor;
  }
  .deal {
    margin-block-start: 0;
  }
  @container (width < 35rem) {
    .about {
      display: grid;
      grid-template-columns: 1fr auto;
    }
    .about .muted {
      grid-column: 1 / -1;
    }
    .hand {
      --_suits-apart: 7px;
    }
    .settings {
      grid-template-columns: 1fr 1fr;
    }
    .columns {
      grid-template-areas: 'name mean share go' 'bar bar bar bar';
      grid-template-columns: minmax(0, 1fr) auto minmax(calc(2.75 * var(--_rem)), auto) 14px;
      row-gap: 4px;
      column-gap: 8px;
      padding: 8px 0;
    }
    .bar > .mark {
      inset-block: -2px;
    }
    .details {
      padding-inline: 0;
    }
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* Text of twice the size on a phone. */
  @container (width < 16rem) {
    .columns {
      grid-template-areas: 'name name go' 'mean share share' 'bar bar bar';
      grid-template-columns: minmax(0, 1fr) auto 14px;
    }
    .columns > .mean {
      text-align: start;
    }
    dl div {
      flex-wrap: wrap;
    }
  }
  @container (width >= 35rem) {
    .answer h2 {
      font-size: calc(2 * var(--_rem));
      line-height: 1.25;
    }
    .answer p {
      min-block-size: calc(1.65 * var(--_rem));
    }
  }
  @media (pointer: coarse) {
    :is(button:not(.card), .settings input),
    select,
    fieldset label {
      min-block-size: 44px;
    }
    /* A finger reaches into the gaps around words to click. */
    :is(.change, .foot .text-button) {
      min-block-size: 44px;
      margin-block: calc((var(--_leading) - 44px) / 2);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .go,
    .bar > * {
      transition: none !important;
    }
  }
  @media (forced-colors: active) {
    :is(.bar > *, .key, .rows .bar::before) {
      forced-color-adjust: none;
    }
  }
`;

export const adviserStyle = [hand, answer, rows, frame];
