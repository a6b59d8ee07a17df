/**
 * Hands as whole faces. At the sides of the table each row shows the part of its cards with index and value, and the
 * next row covers the rest; the last one is whole. Where the panel is below a wide board, two suits share a row.
 */
import { css } from 'lit';

export const faces = css`
  .table.as-cards {
    --_tile: var(--jass-card-width, 48px);
    /* The height of the index, and of the strip with the value. */
    --_tile-height: calc(0.72 * var(--_tile) + var(--_foot));
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
  .as-cards .long {
    --_sign: block;
  }
  .as-cards .chip {
    background: var(--_paper);
    border-radius: 0;
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
  /* On a phone a row is as high as a finger needs it, and the last one ends beside the name below the trick. */
  @container (max-width: 559.9px) {
    .table.as-cards {
      --_tile: var(--jass-card-width, 42px);
    }
    .as-cards > :is(.at-left, .at-right) {
      --_between: 0px;
    }
    /* Seven cards of a suit take two rows; the other suits share theirs. */
    .as-cards > :is(.at-left, .at-right) > .suits:has(li:nth-child(7)) {
      flex-flow: row wrap;
      justify-content: start;
      column-gap: 4px;
    }
    .as-cards > .at-left > .suits:has(li:nth-child(7)) {
      justify-content: end;
    }
    .as-cards > :is(.at-left, .at-right) > .suits:has(li:nth-child(7)) > .suit {
      flex-shrink: 1;
    }
    @media (pointer: coarse) {
      .as-cards :is(.at-left, .at-right) .tiles {
        padding-block-end: 0;
      }
    }
  }
  /* Six cards of a suit beside the trick share a row. */
  @container (min-width: 354px) and (max-width: 399.9px) {
    .as-cards:has(:is(.at-left, .at-right) .suit:is(.longish, .long)) {
      --_face: 36px;
      grid-template-columns: minmax(0, 1fr) 86px minmax(0, 1fr);
      column-gap: 4px;
    }
    .as-cards:has(:is(.at-left, .at-right) .suit:is(.longish, .long)) .caption {
      inset-block-end: 2px;
      flex-wrap: wrap;
      gap: 0;
      line-height: 12px;
      white-space: normal;
    }
    .as-cards .long:not(:has(li:nth-child(7))) {
      --_lines: flex;
      --_fills: 0;
    }
  }
  @container (max-width: 319.9px) {
    .table.as-cards {
      --_tile: var(--jass-card-width, 38px);
      --_foot: 17px;
    }
  }
  @container (max-width: 353.9px) or ((min-width: 560px) and (max-width: 699.9px)) or ((min-width: 900px) and (max-width: 1019.9px)) {
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
    :host([density='compact']) .table.as-cards {
      --_tile: var(--jass-card-width, 44px);
    }
  }
  @container (min-width: 700px) and (max-width: 899.9px) {
    .table.as-cards {
      --_tile: var(--jass-card-width, 44px);
      --_face: 52px;
      --_apart: 6px;
      padding-block-end: 0;
    }
    .as-cards > .middle {
      min-block-size: 184px;
    }
    /* Beside the name above the last hand. */
    .as-cards :is(.corner.bl, .corner.br) {
      inset-block-end: calc(1.5 * var(--_tile));
    }
    .as-cards > :is(.at-left, .at-right) .trump-sign {
      display: flex;
    }
    .as-cards > :is(.at-left, .at-right) > .suits.tiles:has(.suit ~ .suit ~ .suit) {
      flex-flow: row wrap;
      gap: 2px var(--_suits-apart);
    }
    .as-cards > :is(.at-left, .at-right) > .suits.tiles:has(.suit ~ .suit ~ .suit)::after {
      content: '';
      order: 1;
      flex: 0 0 100%;
    }
    .as-cards > .at-left > .suits.tiles {
      justify-content: flex-end;
    }
    .as-cards > .at-right > .suits.tiles {
      justify-content: flex-start;
    }
    .as-cards > :is(.at-left, .at-right) .suit ~ .suit ~ .suit {
      order: 2;
    }
    .as-cards > :is(.at-left, .at-right) > .suits.tiles:has(.suit ~ .suit ~ .suit) .suit {
      --_lines: flex;
      --_fills: 0;
      --_word: none;
      flex: var(--n) 1 calc((var(--n) - 1) * (18px + var(--_between)) + var(--_tile));
      max-inline-size: calc(var(--n) * (var(--_tile) + var(--_between)) - var(--_between));
    }
  }
  @container (min-width: 900px) {
    .table.as-cards {
      --_tile: var(--jass-card-width, 46px);
    }
  }
`;
