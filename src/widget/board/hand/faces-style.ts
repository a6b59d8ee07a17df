/**
 * Hands as whole faces. At the sides of the table each row shows the part of its cards with index and value, and the
 * next row covers the rest; the last one is whole.
 */
import { css } from 'lit';

export const faces = css`
  .table.as-cards {
    --_tile: var(--jass-card-width, 48px);
    /* The height of the index, and of the strip with the value. */
    --_tile-height: calc(0.72 * var(--_tile) + var(--_foot));
  }
  :host([density='compact']) .table.as-cards {
    --_tile: var(--jass-card-width, 44px);
  }
  .table.as-cards :is(.at-left, .at-right) {
    --_tile: inherit;
  }
  .as-cards > :is(.hand.at-top, .hand.at-bottom) {
    --_tile-height: calc(1.5 * var(--_tile));
  }
  .as-cards :is(.at-left, .at-right) .tiles {
    padding-block-end: calc(0.78 * var(--_tile) - var(--_foot));
  }
  .as-cards .card .tile {
    block-size: calc(1.5 * var(--_tile));
    border: 0;
    border-radius: 10% / 6.67%;
    box-shadow: none;
  }
  .table.as-cards .card .tile::before {
    inset: 0 0 auto;
  }
  .table.as-cards .card .tile::after {
    inset: 0 0 auto auto;
  }
  .tile .face {
    inline-size: 100%;
    block-size: 100%;
    border-color: var(--_card-line);
  }
  .legal .tile .face {
    border-color: color-mix(in oklab, var(--_ink) 46%, var(--_paper));
  }
  .best:not(.even) .tile .face {
    border: 2px solid var(--_accent);
  }
  .about .tile .face.face {
    border-width: 1px;
    border-style: dashed;
  }
  .as-cards .illegal .tile {
    background: var(--_paper);
  }
  .illegal .tile .face {
    opacity: 0.5;
  }
  .played .tile .face {
    border: 1px dotted;
    background: none;
    opacity: 0.22;
  }
  .as-cards .chip {
    background: var(--_paper);
    border-radius: 0;
  }
  .as-cards .loses .chip {
    background: color-mix(in oklab, var(--_loss) 12%, var(--_paper));
  }
  .as-cards .best:not(.even, .about) .chip {
    background: var(--_accent);
  }
  .as-cards .even .chip {
    background: color-mix(in oklab, var(--_ink) 6%, var(--_paper));
  }
  .as-cards .about .chip {
    background: var(--_paper);
  }
  .as-cards .about.best .chip {
    background: color-mix(in oklab, var(--_accent) 14%, var(--_paper));
  }
  .as-cards .chip {
    inset-inline: 1px;
    inline-size: calc(var(--_tile) - 2px);
  }
  .as-cards :is(.at-top, .at-bottom) .chip {
    border-radius: 0 0 4px 4px;
  }
  .as-cards .back {
    block-size: calc(1.5 * var(--_tile));
  }
  .as-cards .back .face {
    inline-size: var(--_tile);
    border-radius: 10% / 6.67%;
  }
  @container (max-width: 559.9px) {
    .as-cards > :is(.at-left, .at-right) {
      --_between: 0px;
    }
  }
  @container (max-width: 353.9px) {
    .table.as-cards {
      --_tile: 46px;
    }
  }
  @container (max-width: 319.9px) {
    .table.as-cards {
      --_tile: 38px;
    }
  }
  @container (max-width: 699.9px) or ((min-width: 900px) and (max-width: 1019.9px)) {
    .longish {
      --_lines: grid;
      --_fills: 1;
      --_word: none;
    }
  }
  @container (min-width: 560px) {
    /* Room for the corners, each in a line of its own. */
    .table.as-cards {
      padding-block-end: 18px;
      --_tile: var(--jass-card-width, 52px);
    }
  }
  @container (min-width: 900px) {
    .table.as-cards {
      --_tile: var(--jass-card-width, 46px);
    }
  }
`;
