/**
 * Hands as faces of cards. Each card has a strip at least as wide as its index and chip, or a finger, need. The rest
 * of the card extends beyond the strip, under the next card. A row is as high as index and chip.
 */
import { css } from 'lit';

export const fan = css`
  /* Not on the host, as em there depends on the page. */
  .table {
    --_card: var(--jass-card-width, 2.875em);
    --_strip: min(2.25em, var(--_card));
    --_pitch: calc(0.74 * var(--_card) + 1em);
  }
  :host([density='compact']) .table {
    --_card: var(--jass-card-width, 2.5em);
    --_strip: min(2em, var(--_card));
  }
  @media (pointer: coarse) {
    .table,
    :host([density='compact']) .table {
      --_card: max(var(--jass-card-width, 2.875em), 44px);
      --_strip: max(2.75em, 44px);
      --_pitch: max(0.74 * var(--_card) + 1em, 44px);
    }
  }
  .fan,
  .backs {
    --_below: calc(1.5 * var(--_card) - var(--_pitch));
    display: flex;
    padding-block: 1.125em calc(var(--_below) + 0.125em);
  }
  .fan {
    flex-wrap: wrap;
    gap: 0.125em 0.5em;
  }
  .fan .suit {
    position: relative;
    flex: var(--n) 1 calc((var(--n) - 1) * var(--_strip) + var(--_card));
    min-inline-size: 0;
    max-inline-size: calc((var(--n) - 1) * (var(--_card) + 0.1875em) + var(--_card));
  }
  .fan .sign {
    position: absolute;
    inset-block-end: 100%;
    display: flex;
    align-items: center;
    gap: 0.25em;
    inline-size: 100%;
    white-space: nowrap;
    line-height: 1.125em;
  }
  .fan .sign::after {
    flex: 1;
    border-block-end: 1px solid var(--_line);
    content: '';
  }
  .fan .sign .pip {
    inline-size: 0.75em;
    block-size: 0.75em;
  }
  /* The last card of a row is shown whole. */
  .fan ul {
    display: flex;
    flex-wrap: wrap;
    row-gap: 0.125em;
    padding-inline-end: calc(var(--_card) - var(--_strip));
  }
  .fan li {
    position: relative;
    display: flex;
    flex: 1 1 var(--_strip);
    block-size: var(--_pitch);
    min-inline-size: var(--_strip);
    max-inline-size: calc(var(--_card) + 0.1875em);
  }
  .fan li:last-child {
    flex: none;
    inline-size: var(--_card);
    margin-inline-end: calc(var(--_strip) - var(--_card));
  }
  .fan .card {
    flex: none;
    inline-size: var(--_card);
    block-size: calc(1.5 * var(--_card));
    border-radius: 10% / 6.67%;
  }
  .fan .card .face,
  .back .face {
    inline-size: 100%;
    block-size: 100%;
  }
  .fan .card:focus-visible {
    z-index: 1;
  }
  .fan .illegal {
    --_paper: light-dark(
      color-mix(in srgb, var(--_card-ink) 12%, var(--_card-paper)),
      color-mix(in srgb, #000 50%, var(--_card-paper))
    );
    --_ink: color-mix(in srgb, var(--_card-ink) 75%, var(--_card-paper));
  }
  .fan .played {
    position: relative;
  }
  .fan .played:not(.gone)::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: color-mix(in srgb, var(--_paper) 66%, transparent);
    content: '';
  }
  .fan .best .face {
    border-color: var(--_accent);
  }
  .fan .next .face {
    border-block-start: 3px solid var(--_accent);
  }
  .fan .worth {
    position: absolute;
    inset: calc(0.75 * var(--_card)) 1px auto;
    display: flex;
    justify-content: center;
  }
  .fan .chip {
    background: var(--_paper);
  }
  .fan .chip.best {
    background: var(--_accent);
  }
  .back,
  .no-back {
    flex: 0 1 1.25em;
    min-inline-size: 0;
    block-size: var(--_pitch);
  }
  .backs {
    padding-inline-end: calc(var(--_card) - 1.25em);
  }
  .back .face {
    inline-size: var(--_card);
    block-size: calc(1.5 * var(--_card));
  }
  .back-net {
    fill: none;
    stroke: var(--_back);
    stroke-width: 2px;
    stroke-linejoin: round;
  }
  @container (min-width: 480px) {
    .table {
      --_card: var(--jass-card-width, 3.25em);
      --_strip: min(2.375em, var(--_card));
    }
    :host([density='compact']) .table {
      --_card: var(--jass-card-width, 2.75em);
    }
    .at-top .fan,
    .at-bottom .fan,
    .at-top .backs,
    .at-bottom .backs {
      justify-content: center;
    }
    @media (pointer: coarse) {
      .table {
        --_card: max(var(--jass-card-width, 3.25em), 44px);
        --_strip: max(2.75em, 44px);
      }
    }
  }
`;
