/**
 * The layout of the report, its head, and the comparison of the players. It has one column on a phone, players beside the costliest plays on a
 * tablet, and both beside the deals where there is more room. The widths are in pixels and in units of the text: larger text has the layout
 * for less room.
 */
import { css } from 'lit';

export const reportStyle = css`
  .report {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    line-height: 1.43;
    font-size: var(--_text-m);
  }
  :is(.report h3, .report h4) {
    margin: 0;
    font-size: var(--_text-m);
    font-weight: 650;
  }
  :is(.report h3 .muted, .report h4 .muted) {
    font-weight: 400;
  }
  .report b {
    font-weight: 650;
  }
  .report header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem 0.75rem;
    align-items: start;
  }
  .headline {
    margin: 0;
    font-size: var(--_text-xl);
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .headline em {
    color: var(--_accent);
    font-style: normal;
  }
  .headline .rest {
    font-weight: 400;
  }
  .unbroken {
    white-space: nowrap;
  }
  .score {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.625rem;
    align-items: center;
    line-height: var(--_leading);
  }
  .score > span {
    white-space: nowrap;
  }
  .score :is(.long, .short) {
    color: var(--_muted);
    font-size: var(--_text-s);
  }
  .score b {
    display: inline-block;
    min-inline-size: 3ch;
    font-size: calc(1.0625 * var(--_rem));
  }
  .long {
    display: none;
  }
  .bar {
    position: relative;
    display: block;
    block-size: 10px;
    border-radius: 2px;
    background: color-mix(in oklab, currentColor 14%, transparent);
  }
  .bar i {
    display: block;
    block-size: 100%;
    border-start-start-radius: 2px;
    border-end-start-radius: 2px;
    background: var(--_fill);
  }
  /* The middle. */
  .bar::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(50% - 1px);
    inline-size: 2px;
    background: var(--_page);
  }
  .bar u {
    position: absolute;
    z-index: 1;
    inset-block: -3px;
    inline-size: 2px;
    margin-inline-start: -1px;
    background: currentColor;
  }
  /* Their colours are what they say. */
  @media (forced-colors: active) {
    :is(.bar, .plot i) {
      forced-color-adjust: none;
      color: CanvasText;
    }
    :is(.bar i, .plot i) {
      background: Highlight;
    }
  }
  @media print {
    :is(.bar, .plot i) {
      print-color-adjust: exact;
    }
  }
  /* The progress stands where the explanation will. */
  .because {
    display: grid;
    align-items: center;
    min-block-size: max(4 * var(--_leading), 44px);
    line-height: var(--_leading);
  }
  .pip {
    --_paper: transparent;
    --_ink: currentColor;
    flex: none;
    inline-size: 0.95em;
    block-size: 0.95em;
    vertical-align: -0.12em;
  }
  .index {
    font-weight: 600;
    white-space: nowrap;
  }
  .rank::before {
    content: attr(data-rank);
  }
  .index .pip {
    margin-inline-start: 0.16em;
  }
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    align-content: start;
    margin-block-start: 0.5rem;
  }
  .players table {
    inline-size: 100%;
    font-size: min(var(--_text-m), 4.5cqi);
  }
  .players :is(th, td) {
    padding-block: 2px;
    text-align: end;
  }
  .players td {
    padding-inline-start: 0.375rem;
  }
  .players th {
    white-space: nowrap;
  }
  .players thead > tr > * {
    padding-inline-start: 0.25rem;
    padding-block: 4px;
    border-block-end: 1px solid var(--_line);
    color: var(--_muted);
    font-size: clamp(11px, var(--_text-xs), 3.8cqi);
  }
  .players tbody th {
    padding-inline-start: 0.75rem;
    text-align: start;
  }
  .players tr:not(.side) > :not(.loss) {
    color: var(--_muted);
  }
  .players .side > * {
    font-weight: 650;
  }
  .players .side > th {
    padding-inline-start: 0;
  }
  .players tbody + tbody .side > * {
    border-block-start: 1px solid var(--_line);
  }
  .players .amount {
    font-weight: 650;
  }
  .players .mean {
    color: var(--_muted);
    font-weight: 400;
  }
  /* The saved reports have the means too. */
  @container (max-width: 359.9px) or (max-width: 22.49rem) {
    .players .mean {
      display: none;
    }
    .players :is(td, thead > tr > *) {
      padding-inline-start: 0.25rem;
    }
  }
  .judging {
    flex-wrap: nowrap;
    padding-block-start: 0.375rem;
    font-size: var(--_text-s);
  }
  .judging progress {
    flex: 1 1 3rem;
    min-inline-size: 0;
  }
  .ledger {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 0.625rem;
    margin: 0;
    padding-block-start: 0.375rem;
  }
  .ledger dt {
    color: var(--_muted);
    font-size: calc(0.6875 * var(--_rem));
  }
  .ledger dd {
    margin: 0;
    font-size: min(var(--_text-m), 4.3cqi);
    font-weight: 650;
    white-space: nowrap;
  }
  .ledger > :last-child {
    text-align: end;
  }
  .train {
    display: grid;
    gap: 10px;
    justify-items: start;
    padding: 12px;
    border: 1px solid var(--_line);
    border-radius: 8px;
  }
  .pick {
    display: flex;
    flex-wrap: wrap;
    max-inline-size: 100%;
  }
  .pick button {
    padding-inline: 9px;
    border-radius: 0;
    margin-inline-end: -1px;
    font-size: var(--_text-s);
    font-weight: 400;
    color: var(--_muted);
  }
  .pick [aria-pressed='true'] {
    background: var(--_wash-strong);
    color: inherit;
    font-weight: 650;
  }
  .pick button:first-child {
    border-radius: 7px 0 0 7px;
  }
  .pick button:last-child {
    border-radius: 0 7px 7px 0;
  }
  .notes {
    display: grid;
    gap: 0.25rem;
    font-size: var(--_text-xs);
    line-height: 1.35;
  }
  @container (min-width: 560px) and (min-width: 35rem) {
    .headline {
      font-size: calc(1.5 * var(--_rem));
    }
    .long {
      display: inline;
    }
    .short {
      display: none;
    }
    .because {
      min-block-size: max(2 * var(--_leading), var(--_target));
    }
    .because p {
      max-inline-size: 70ch;
    }
    .beside {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2rem;
    }
    .notes {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 900px) and (min-width: 56.25rem) {
    .report {
      grid-template: 'head head' auto 'because because' auto 'lead beside' auto 'deals beside' 1fr / minmax(
          0,
          1fr
        ) 376px;
      column-gap: 36px;
    }
    .report > header {
      grid-area: head;
    }
    .because {
      grid-area: because;
    }
    .because p {
      max-inline-size: none;
    }
    .lead {
      grid-area: lead;
    }
    .deals {
      grid-area: deals;
    }
    .beside {
      grid-area: beside;
      grid-template-columns: minmax(0, 1fr);
      margin: 0;
    }
    /* A single deal has no chart. */
    .report:not(:has(> .lead)) .deals {
      grid-row: 3 / 5;
    }
  }
`;
