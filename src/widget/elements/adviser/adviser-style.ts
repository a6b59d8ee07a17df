/** The look of `<jass-adviser>` beside standalone-style.ts: settings, cards to tap in a row a suit, contracts as bars. */
import { css } from 'lit';

export const adviserStyle = css`
  :host {
    max-inline-size: 46rem;
  }
  .row + h2 {
    margin-block-start: 0.5rem;
  }
  h2 {
    margin: 0;
    font-size: var(--_rem);
    line-height: 1.5;
  }
  p {
    margin: 0.5rem 0 0;
  }
  section {
    margin-block-start: 1rem;
  }
  .verdict {
    margin: 0 0 0.5rem;
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
    gap: 0.5rem 0.75rem;
  }
  :is(.muted, .facts, legend, .settings label > span) {
    color: var(--_muted);
    font-size: var(--_text-s);
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
  :is(fieldset label, .buttons, .suit, button.card, .facts) {
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
  .buttons {
    gap: 0.5rem;
    margin-inline-start: auto;
  }
  .suit {
    gap: 4px;
    margin-block-start: 4px;
  }
  button.card {
    position: relative;
    flex: 0 1 48px;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-inline-size: 0;
    block-size: 52px;
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
  .rank::before {
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
  li {
    display: grid;
    grid-template:
      'name mean bar typical' auto
      'facts facts facts typical' auto / 12.5rem 4rem 1fr auto;
    gap: 0 0.5rem;
    align-items: center;
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--_line);
  }
  .name {
    grid-area: name;
  }
  .name .pip {
    --_paper: transparent;
    --_ink: currentColor;
    vertical-align: -0.1em;
  }
  .first .name {
    font-weight: 700;
  }
  .mean {
    grid-area: mean;
    text-align: end;
  }
  .first .mean {
    color: var(--_accent);
  }
  .facts {
    grid-area: facts;
    flex-wrap: wrap;
    column-gap: 1rem;
  }
  .typical {
    grid-area: typical;
    font-size: var(--_text-s);
  }
  .bar {
    position: relative;
    grid-area: bar;
    margin-inline: 0.5rem;
    block-size: 20px;
  }
  .bar > * {
    position: absolute;
  }
  .zero {
    inset-block: 0;
    border-inline-start: 1px solid var(--_line-strong);
  }
  .band {
    inset-block: 4px;
    border-radius: 2px;
    background: var(--_wash-strong);
  }
  .range {
    inset-block-start: 9px;
    block-size: 2px;
    background: currentColor;
  }
  .first .band {
    background: color-mix(in oklab, var(--_accent) 26%, transparent);
  }
  .first :is(.range, .dot) {
    background: var(--_accent);
  }
  .dot {
    inset-block-start: 5px;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-start: -5px;
    border-radius: 50%;
    background: currentColor;
  }
  @container (width < 34rem) {
    li {
      grid-template:
        'name mean' auto
        'bar bar' auto
        'facts facts' auto
        'typical typical' auto / 1fr auto;
      row-gap: 0.25rem;
    }
    .typical {
      justify-self: start;
    }
    .settings {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (pointer: coarse) {
    :is(button:not(.card), .settings input),
    select,
    fieldset label {
      min-block-size: 44px;
    }
  }
`;
