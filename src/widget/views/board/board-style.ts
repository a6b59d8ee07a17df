/** The cross of the four hands around the table, its corners, and the line with each seat. */
import { css } from 'lit';

export const board = css`
  .table {
    --_tile: 34px;
    --_tile-height: 48px;
    --_foot: 14px;
    --_between: 2px;
    --_suits-apart: 6px;
    --_face: 40px;
    /* In a narrow table no card covers the index of another. */
    --_apart: calc(0.75 * var(--_face));
    position: relative;
    display: grid;
    grid-template:
      'facts facts facts'
      'top top top'
      'left middle right'
      'bottom bottom bottom' / minmax(0, 1fr) clamp(104px, 34.5cqw, 140px) minmax(0, 1fr);
    gap: 6px;
    align-content: start;
  }
  :host([density='compact']) .table {
    --_tile: 30px;
    --_tile-height: 44px;
    --_foot: 13px;
  }
  .middle {
    grid-area: middle;
  }
  .hand {
    min-inline-size: 0;
    isolation: isolate;
  }
  .at-top {
    grid-area: top;
  }
  .at-left {
    grid-area: left;
  }
  .at-right {
    grid-area: right;
  }
  .at-bottom {
    grid-area: bottom;
  }
  .facts {
    grid-area: facts;
    display: flex;
    gap: 8px;
    block-size: 16px;
    /* Above the name that reaches into it, which gets the clicks. */
    position: relative;
    z-index: 1;
    pointer-events: none;
  }
  /* A part without room falls into a second line, which is not seen. */
  .corner.tl {
    flex: 1 1 auto;
    display: flex;
    flex-wrap: wrap;
    overflow: hidden;
    white-space: pre;
  }
  :is(.corner.tl > *, .seat > .turn) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  :is(.corner.bl, .role .word) {
    display: none;
  }
  .seat {
    /* A name reaches into what is above it, below other buttons there. */
    --_above: 8px;
    display: flex;
    align-items: baseline;
    gap: 6px;
    block-size: 18px;
    font-size: clamp(13px, 0.8125em, 16px);
    line-height: 16px;
  }
  :is(.at-top, .at-bottom) .seat {
    justify-content: center;
  }
  .at-left .seat {
    justify-content: flex-end;
  }
  .name {
    margin-block-start: calc(-1 * var(--_above));
    padding-block-start: var(--_above);
    text-underline-offset: 0.2em;
  }
  .name:hover {
    text-decoration: underline;
  }
  .name[aria-pressed='true'] {
    color: inherit;
    text-decoration: underline 2px var(--_accent);
  }
  :is(.acts .name, .seat > .turn) {
    color: var(--_accent);
  }
  .acts .name::before {
    display: inline-block;
    inline-size: 7px;
    block-size: 7px;
    margin-inline-end: 2px;
    border-radius: 50%;
    background: var(--_accent);
    vertical-align: 1px;
    content: '';
  }
  /* Its word falls into a second line, which is not seen, if there is no room for it. */
  :is(.role, .trump-sign) {
    flex-shrink: 9;
    min-inline-size: 9px;
    block-size: 16px;
    overflow: hidden;
    white-space: normal;
  }
  .role svg {
    inline-size: 9px;
    block-size: 9px;
    fill: currentColor;
  }
  .pip {
    inline-size: 0.95em;
    block-size: 0.95em;
    flex: none;
    vertical-align: -0.12em;
  }
  .index {
    display: inline-block;
  }
  /* With what the font and the sign leave free of themselves, two to four pixels. */
  .index .pip {
    margin-inline-start: 0.16em;
  }
  .trump-sign {
    display: flex;
    flex-flow: wrap;
    align-items: baseline;
    gap: 16px 4px;
    font-size: 0.85em;
  }
  .trump-sign .word {
    overflow: hidden;
  }
  .at-left .trump-sign {
    order: -1;
    justify-content: end;
  }
  @media (pointer: coarse) {
    /* At the sides a name reaches into the gap, else over the line or the table. */
    .hand:is(.at-left, .at-right) {
      z-index: 1;
    }
    .hand.at-top {
      margin-block-end: 10px;
    }
    .seat {
      --_above: 16px;
      block-size: calc(44px - var(--_above));
      align-items: center;
    }
    :is(.at-top, .at-bottom) > .seat {
      --_above: 26px;
    }
    .name {
      min-inline-size: 44px;
      block-size: 44px;
    }
    .at-left .name {
      text-align: end;
    }
  }
  @container (max-width: 559.9px) {
    .table.many {
      --_tile: 28px;
      --_between: 1px;
      --_suits-apart: 4px;
    }
    /* A long suit takes two rows. */
    .as-tiles:has(:is(.at-left, .at-right) .suit.long) {
      --_tile-height: 44px;
    }
    .table:not(.many) :is(.at-left, .at-right) {
      --_tile: 30px;
    }
    :host([density='compact']) .table {
      --_face: 36px;
    }
    :is(.at-left, .at-right) > .seat > .turn {
      display: none;
    }
  }
  /* Five cards of a suit beside the trick have room for their values. */
  @container (min-width: 354px) and (max-width: 399.9px) {
    .as-tiles:has(:is(.at-left, .at-right) .longish) {
      grid-template-columns: minmax(0, 1fr) 104px minmax(0, 1fr);
    }
  }
  @container (max-width: 319.9px) {
    .table {
      --_tile: 32px;
      --_face: 36px;
      grid-template-columns: minmax(0, 1fr) 86px minmax(0, 1fr);
      column-gap: 5px;
    }
    .table:not(.many) :is(.at-left, .at-right) {
      --_tile: 28px;
    }
    .table :is(.at-left, .at-right) {
      --_between: 0px;
    }
  }
  @container (min-width: 560px) {
    .table {
      --_face: 54px;
      --_apart: 8px;
      --_suits-apart: 8px;
      grid-template:
        'top top top'
        'left middle right'
        'bottom bottom bottom' / minmax(0, 1fr) 200px minmax(0, 1fr);
      column-gap: 14px;
    }
    .table.many {
      --_tile: 30px;
      --_suits-apart: 5px;
    }
    .facts {
      display: contents;
      pointer-events: auto;
    }
    .corner {
      position: absolute;
      z-index: 1;
      max-inline-size: 168px;
    }
    .table:not(.many, .as-cards) .corner.tl {
      display: block;
      white-space: normal;
    }
    /* Where the hand leaves no room for two lines. */
    @container (max-width: 1019.9px) {
      .table:not(.many, .as-cards) .corner.tl {
        max-block-size: 16px;
        white-space: nowrap;
      }
    }
    .corner.tr {
      max-inline-size: none;
    }
    /* As far as the name above the middle. */
    :is(.many, .as-cards) .corner {
      max-inline-size: calc(50% - 92px);
    }
    :is(.many, .as-cards) .corner.tl {
      max-block-size: 16px;
    }
    :is(.many, .as-cards) .corner .sep::before {
      content: '\\a0· ';
    }
    :is(.corner.tl, .corner.tr) {
      inset: 0 auto auto 0;
    }
    :is(.corner.bl, .corner.br) {
      inset: auto auto 0 0;
    }
    :is(.corner.tr, .corner.br) {
      inset-inline: auto 0;
      text-align: end;
    }
    .corner.bl {
      display: block;
      white-space: nowrap;
    }
    .role.declares .word {
      display: inline;
      margin-inline-start: 5px;
    }
    :is(.many, .as-cards) > .at-top .role .word {
      display: none;
    }
    .trump-sign {
      display: none;
    }
  }
  @container ((min-width: 560px) and (max-width: 699.9px)) or ((min-width: 900px) and (max-width: 1059.9px)) {
    :is(.at-left, .at-right).acts .role .word {
      display: none;
    }
  }
  @container (min-width: 900px) {
    .table {
      --_tile: 32px;
      grid-template-columns: minmax(0, 1fr) 190px minmax(0, 1fr);
      column-gap: 12px;
    }
  }
  @container (min-width: 1020px) {
    .table {
      --_tile: 37px;
      --_tile-height: 52px;
      --_foot: 15px;
      --_face: 58px;
      grid-template-columns: minmax(0, 1fr) 216px minmax(0, 1fr);
      column-gap: 14px;
    }
    .table.many {
      --_tile: 32px;
    }
  }
`;
