/** Hands as tiles or whole faces. A slot shrinks where space is short; its tile keeps its width below the next one. */
import { css } from 'lit';

export const tiles = css`
  .suits.tiles,
  .tiles ul {
    display: flex;
    min-inline-size: 0;
    gap: var(--_between);
  }
  .suits.tiles {
    justify-content: center;
    gap: var(--_suits-apart);
  }
  .tiles .suit {
    position: relative;
    flex: 0 1 calc(var(--n) * (var(--_tile) + var(--_between)) - var(--_between));
    min-inline-size: calc(var(--n) * (18px + var(--_between)));
  }
  /* Its last tile has no slot after it to lie over. Void suits follow it as words. */
  .tiles .suit:not(:has(~ .suit)) {
    min-inline-size: calc((var(--n) - 1) * (18px + var(--_between)) + var(--_tile));
  }
  :is(.at-left, .at-right) > .suits.tiles {
    flex-direction: column;
    gap: var(--_between);
  }
  :is(.at-left, .at-right) .tiles .suit {
    display: flex;
    flex: none;
    justify-content: flex-end;
    min-inline-size: 0;
  }
  /* A long suit takes two lines where --_lines says so. */
  :is(.at-left, .at-right) .tiles ul {
    display: var(--_lines, flex);
    flex: var(--_fills, 0) 1 calc(var(--n) * (var(--_tile) + var(--_between)) - var(--_between));
    grid-template-columns: repeat(var(--line), minmax(18px, var(--_tile))) var(--_tile);
  }
  .at-left :is(.tiles ul, .backs.tiles) {
    justify-content: end;
  }
  .at-right .tiles .suit {
    flex-direction: row-reverse;
  }
  .tiles li {
    flex: 0 1 var(--_tile);
    min-inline-size: 18px;
    block-size: var(--_tile-height);
  }
  .tiles .suit:not(:has(~ .suit)) li:last-child,
  :is(.at-left, .at-right) .tiles li:last-child {
    flex-shrink: 0;
  }
  .tiles .card {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    color: var(--_ink);
    outline: none;
  }
  .tile {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--_tile);
    block-size: calc(var(--_tile-height) - var(--_foot));
    border: 1px solid var(--_card-line);
    border-radius: 5px;
    background: var(--_paper);
  }
  .ix {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
    align-content: center;
    justify-items: center;
    block-size: calc(var(--_tile-height) - var(--_foot));
    padding-block-start: 1px;
    color: var(--_paint);
    font-size: 17px;
    font-weight: 700;
    line-height: 17px;
  }
  .ix .rank {
    letter-spacing: -0.06em;
    text-indent: -0.06em;
  }
  .ix .pip {
    inline-size: 12px;
    block-size: 12px;
  }
  .tiles .chip {
    position: absolute;
    inset: auto auto 0 0;
    inline-size: var(--_tile);
    block-size: calc(var(--_foot) + 1px);
    /* In the middle of the visible part. */
    padding-inline-end: max(0px, var(--_tile) - 100%);
    border-radius: 0 0 5px 5px;
    font-size: 11px;
    font-weight: 650;
    line-height: 14px;
    letter-spacing: -0.01em;
    text-align: center;
    white-space: nowrap;
  }
  .tiles .chip.wide {
    font-size: 11px;
    letter-spacing: -0.08em;
  }
  /* The sign of an estimate; above the figure where --_sign says so. */
  .chip i {
    display: var(--_sign, inline);
    margin-block-end: -2px;
    font-style: normal;
    line-height: 4px;
  }
  .legal .tile {
    block-size: var(--_tile-height);
    border-color: color-mix(in oklab, var(--_ink) 46%, var(--_paper));
  }
  .legal:hover .tile {
    background: color-mix(in oklab, var(--_paper) 92%, var(--_accent));
  }
  .tiles .loses .chip {
    color: var(--_loss);
    background: var(--_loss-wash);
  }
  .best:where(:not(.even)) .tile {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  /* Filled also where the system gives the colours: otherwise it would only hide the edge of the tile. */
  .tiles .best .chip {
    color: var(--_on-accent);
    background: var(--_accent);
    forced-color-adjust: none;
  }
  /* All the same: shown once, quietly. */
  .tiles .even .chip {
    color: color-mix(in oklab, var(--_ink) 68%, transparent);
    background: color-mix(in oklab, var(--_ink) 6%, transparent);
  }
  /* Not proven: lighter, with a broken outline. */
  .about .tile {
    border-style: dashed;
    box-shadow: none;
  }
  .tiles .about .chip {
    font-weight: 400;
    background: none;
  }
  .tiles .about.best .chip {
    color: var(--_accent);
    background: var(--_accent-wash);
    font-weight: 600;
  }
  .whisker {
    position: absolute;
    inset: 6px 4px auto;
    block-size: 3px;
    border-radius: 2px;
    background: color-mix(in oklab, var(--_ink) 16%, transparent);
  }
  .whisker span {
    position: absolute;
    inset-block: 0;
    min-inline-size: 2px;
    border-radius: 2px;
    background: color-mix(in oklab, var(--_ink) 68%, transparent);
  }
  .illegal .tile {
    border-color: color-mix(in oklab, var(--_card-line) 70%, transparent);
    background: color-mix(in oklab, var(--_paper) 60%, transparent);
  }
  .illegal .ix {
    opacity: 0.6;
  }
  .played .tile {
    border: 1px dotted var(--_line);
    background: none;
  }
  .played .ix {
    opacity: 0.22;
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    .played .ix {
      opacity: 0.6;
    }
  }
  [data-rank]::before {
    content: attr(data-rank);
  }
  .gone > * {
    visibility: hidden;
  }
  .trump .card:not(.played) .tile::before {
    position: absolute;
    inset: -1px -1px auto;
    block-size: 5px;
    border-block-start: 2px solid var(--_paint);
    border-radius: 5px 5px 0 0;
    content: '';
  }
  .trump .best:not(.even) .tile::before {
    border-color: var(--_accent);
  }
  /* The card whose account is open. */
  .asked .tile {
    border: 2px solid var(--_loss);
    box-shadow: none;
  }
  /* The next card of the line: a corner turned down. */
  .next .tile::after {
    position: absolute;
    inset: -1px -1px auto auto;
    border: 5px solid;
    border-color: var(--_accent) var(--_accent) transparent transparent;
    border-radius: 0 5px 0 0;
    content: '';
  }
  .tiles .card:focus-visible {
    z-index: 1;
  }
  .card:focus-visible .tile {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  .tiles .trump-word {
    display: none;
  }
  .backs.tiles {
    display: flex;
    justify-content: center;
    gap: var(--_between);
    block-size: var(--_tile-height);
  }
  :is(.at-left, .at-right) > .backs.tiles {
    display: grid;
    grid-template-columns: repeat(var(--line), minmax(0, var(--_tile))) minmax(0, var(--_tile));
    grid-auto-rows: var(--_tile-height);
    block-size: auto;
  }
  .at-right > .backs.tiles {
    justify-content: start;
  }
  :is(.back, .no-back) {
    flex: 0 1 var(--_tile);
    min-inline-size: 0;
    block-size: calc(var(--_tile-height) - var(--_foot));
  }
  .back .face {
    inline-size: 100%;
    block-size: 100%;
    border-radius: 5px;
  }
  .back-net {
    fill: none;
    stroke: var(--_back);
    stroke-width: 2px;
    stroke-linejoin: round;
  }
  @container (min-width: 560px) {
    /* Room for the word before the first suit. */
    :is(.at-top, .at-bottom) > .suits.tiles {
      padding-inline: 48px;
    }
    .tiles .trump-word {
      position: absolute;
      inset: 0 calc(100% + 6px) auto auto;
      display: var(--_word, block);
      color: var(--_muted);
      font-size: clamp(12px, 0.75em, 15px);
      line-height: calc(var(--_tile-height) - var(--_foot));
    }
    /* Where the word has no room it falls into a second line, which is not seen. */
    :is(.at-left, .at-right) .tiles .trump-word {
      position: static;
      flex: 0 999 auto;
      block-size: calc(var(--_tile-height) - var(--_foot));
      overflow: hidden;
    }
    :is(.at-left, .at-right) .trump-word::before {
      content: '\\200b\\a0\\a0';
    }
    :is(.at-left, .at-right) .trump-word::after {
      content: '\\a0\\a0';
    }
    .at-left .tiles .trump-word {
      text-align: end;
    }
  }
  @container (max-width: 699.9px) or ((min-width: 900px) and (max-width: 1019.9px)) {
    .long {
      --_lines: grid;
      --_fills: 1;
      --_word: none;
    }
    .at-top > .tiles .trump-word {
      display: none;
    }
  }
  /* Values have to share the room of a close fan. */
  @container (max-width: 559.9px) {
    :is(.many :is(.tiles, .rows), :is(.at-left, .at-right) .longish) .chip {
      letter-spacing: -0.1em;
    }
  }
  @container (max-width: 353.9px) {
    .many {
      --_sign: block;
    }
    .many :is(.tiles, .rows) .chip {
      letter-spacing: -0.14em;
    }
    .many :is(.tiles, .rows) .best .chip.wide {
      letter-spacing: -0.18em;
    }
  }
  @container (min-width: 1020px) {
    .ix {
      font-size: 19px;
      line-height: 18px;
    }
    .ix .pip {
      inline-size: 13px;
      block-size: 13px;
    }
    .tiles .chip {
      font-size: 12px;
      line-height: 15px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .tile {
      transition: block-size 160ms cubic-bezier(0.2, 0, 0, 1);
    }
  }
`;
