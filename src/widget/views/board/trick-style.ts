/**
 * The middle of the table: a box with the cards of the trick, and their copies on the way to the winner; the note at a card; and the board
 * where there is no deal to play.
 */
import { css } from 'lit';

export const trick = css`
  .middle {
    position: relative;
    min-block-size: calc(4 * var(--_tile-height) + 24px);
    border: 1px solid var(--_line);
    border-radius: 10px;
  }
  :is(.arrow, .flying, .caption, .note) {
    position: absolute;
    pointer-events: none;
  }
  /* On the rim, towards the hand to play. */
  .arrow {
    border: 7px solid transparent;
  }
  .arrow.to-top {
    inset: -14px auto auto calc(50% - 7px);
    border-block-end-color: var(--_accent);
  }
  .arrow.to-bottom {
    inset: auto auto -14px calc(50% - 7px);
    border-block-start-color: var(--_accent);
  }
  .arrow.to-left {
    inset: calc(50% - 7px) auto auto -14px;
    border-inline-end-color: var(--_accent);
  }
  .arrow.to-right {
    inset: calc(50% - 7px) -14px auto auto;
    border-inline-start-color: var(--_accent);
  }
  /* In the dark the cards of the trick are lit, as under a lamp: paper of its own, and the colours of light paper. */
  .slot {
    position: absolute;
    inline-size: var(--_face);
    block-size: calc(1.5 * var(--_face));
    border-radius: 10% / 6.67%;
    color: var(--jass-card, light-dark(#fff, #f0ebdf));
  }
  .slot.at-top {
    inset: calc(50% - 1.5 * var(--_face) - var(--_apart)) auto auto calc(50% - var(--_face) / 2);
  }
  .slot.at-bottom {
    inset: calc(50% + var(--_apart)) auto auto calc(50% - var(--_face) / 2);
  }
  .slot.at-left {
    inset: calc(50% - 0.75 * var(--_face)) auto auto 4px;
  }
  .slot.at-right {
    inset: calc(50% - 0.75 * var(--_face)) 4px auto auto;
  }
  .slot.awaits {
    border: 1.5px dashed var(--_accent);
  }
  .slot .face,
  .flying {
    inline-size: 100%;
    block-size: 100%;
    border-color: color-mix(in oklab, #1c1b19 30%, currentColor);
    background: currentColor;
    color: inherit;
    color-scheme: light;
  }
  :is(.slot .face, .flying) > * {
    color: var(--jass-card-ink, #1c1b19);
  }
  .ahead .face {
    outline: 2px solid var(--jass-card-ink, #1c1b19);
    outline-offset: -2px;
  }
  /* In the dark its edge is between two papers, as it would be lost in the ground. */
  .slot.ahead {
    box-shadow: 0 0 0 2px light-dark(transparent, currentColor);
  }
  .flying {
    z-index: 3;
    color: var(--jass-card, #fbf8f1);
  }
  /* The name below may be clicked through it. */
  .caption {
    z-index: 1;
    inset: auto 8px 4px;
    display: flex;
    justify-content: space-between;
    gap: 6px;
    font-size: clamp(11px, 0.6875em, 14px);
    line-height: 16px;
  }
  @media (forced-colors: active) {
    /* Their transparent borders would be drawn. */
    .arrow,
    .next .tile::after {
      forced-color-adjust: none;
    }
    .slot .face {
      outline-color: CanvasText;
      background: Canvas;
    }
    :is(.slot .face, .flying) > * {
      color: CanvasText;
    }
  }
  @container (max-width: 559.9px) {
    .caption :is(.of, .only-wide) {
      display: none;
    }
    .caption {
      inset: auto 4px 0;
    }
  }
  /* Two lines below the cards. */
  @container (max-width: 319.9px) {
    .caption {
      inset-block-end: 2px;
      flex-wrap: wrap;
      gap: 0;
      line-height: 12px;
      white-space: normal;
    }
  }
  @container (min-width: 560px) {
    .slot.at-left {
      inset-inline-start: 8px;
    }
    .slot.at-right {
      inset-inline-end: 8px;
    }
  }
  .note {
    z-index: 4;
    inline-size: max-content;
    max-inline-size: var(--_room);
    padding: 6px 8px 7px;
    overflow-wrap: anywhere;
    border-radius: 8px;
    background: light-dark(#24231f, #ece8de);
    color: light-dark(#faf8f2, #1c1b19);
    font-size: max(13px, 0.8125em);
    line-height: max(18px, 1.35em);
    text-wrap: balance;
    --_red: light-dark(#ff9d96, #b91c2b);
    --_blue: light-dark(#92c0fb, #1458a8);
    --_green: light-dark(#86d29c, #1b6b38);
  }
  .note:empty {
    display: none;
  }
  .note::after {
    position: absolute;
    inline-size: 10px;
    block-size: 10px;
    background: inherit;
    rotate: 45deg;
    content: '';
  }
  .note[data-side='top']::after {
    inset: -5px auto auto calc(var(--_tip) - 5px);
  }
  .note[data-side='bottom']::after {
    inset: auto auto -5px calc(var(--_tip) - 5px);
  }
  .note[data-side='left']::after {
    inset: calc(var(--_tip) - 5px) auto auto -5px;
  }
  .note[data-side='right']::after {
    inset: calc(var(--_tip) - 5px) -5px auto auto;
  }
  /* On the lit card of the trick, all of which can be clicked. */
  .played-cost {
    position: absolute;
    z-index: 1;
    inset: 0 -2px;
    color-scheme: light;
  }
  .played-cost [aria-hidden] {
    position: absolute;
    inset: auto 2px 0;
    border-radius: 0 0 5px 5px;
    background: color-mix(in oklab, #1d1c1a 10%, #fff);
    color: #1d1c1a;
    font-size: 11px;
    font-weight: 650;
    line-height: 16px;
    text-align: center;
  }
  .played-cost.reproach [aria-hidden] {
    background: color-mix(in oklab, var(--_loss) 14%, #fff);
  }
  .illegal:is(:hover, :focus-visible) .tile {
    border-color: var(--_loss);
  }
  @media (forced-colors: active) {
    .note,
    .played-cost [aria-hidden] {
      border: 1px solid;
    }
  }
  .outline .middle {
    display: grid;
    place-items: center;
    padding: 8px;
    font-size: var(--_text-m);
    line-height: var(--_leading);
    text-align: center;
    text-wrap: balance;
  }
  .outline .place .tile {
    border-style: dashed;
    background: none;
  }
  :is(.outline, .editor) .wrong .tile {
    border: 2px solid var(--_loss);
    background: color-mix(in oklab, var(--_loss) 12%, var(--_paper));
  }
`;
