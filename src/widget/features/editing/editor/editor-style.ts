/**
 * The editor, drawn like the board: the same tiles, without a foot. A narrow editor has the cards not dealt above the
 * hands; a wide one has them in the middle of the table.
 */
import { css } from 'lit';

export const editing = css`
  .editor {
    --_tile: 34px;
    --_tile-height: 34px;
    --_foot: 0px;
    --_between: 2px;
    --_suits-apart: 6px;
    --_control: max(34px, var(--_target));
    --_lines: 2;
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    outline: none;
  }
  /* Room for the longest text, so that no card moves under a finger. */
  .editor .headline {
    min-block-size: calc(var(--_lines) * 24px);
    font-size: calc(1.125 * var(--_rem));
  }
  :is(.edit-hint, .edit-head .notice) {
    min-block-size: calc(var(--_lines) * 18px);
  }
  :is(.edit-hint, .edit-keys) {
    line-height: calc(1.125 * var(--_rem));
  }
  .edit-keys {
    display: none;
  }
  .trumps {
    gap: 4px;
    font-size: var(--_text-m);
  }
  .trumps legend {
    margin-inline-end: 6px;
    font-size: var(--_text-s);
  }
  .trumps label {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: max(40px, var(--_target));
    min-block-size: var(--_control);
    padding-inline: 8px;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    cursor: pointer;
  }
  .trumps label:hover {
    background: var(--_wash-strong);
  }
  .trumps label:has(:checked) {
    border-color: var(--_accent);
    background: var(--_accent-wash);
    box-shadow: inset 0 0 0 1px var(--_accent);
    font-weight: 600;
  }
  .trumps label:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  .trumps .pip {
    inline-size: 20px;
    block-size: 20px;
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
    gap: 6px 8px;
  }
  .setting-variant {
    grid-column: 1 / 3;
  }
  .setting {
    display: grid;
    align-content: start;
    font-size: var(--_text-xs);
    line-height: var(--_rem);
  }
  .more {
    align-self: end;
  }
  :is(.editor select, .taken-before input, .typing :is(input, textarea), .typing :is(label, textarea, p)) {
    inline-size: 100%;
  }
  :is(.pool .tile, .place .suits.tiles) {
    inline-size: 100%;
  }
  :is(.editor select, .taken-before input, .typing :is(input, textarea)) {
    min-block-size: var(--_control);
    margin: 0;
    padding: 4px 8px;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: var(--_text-m);
  }
  .editor select {
    padding-inline: 4px;
    text-overflow: ellipsis;
  }
  .deals {
    grid-column: 1 / -1;
    flex-basis: 100%;
  }
  .deals ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(16em, 100%), 1fr));
    column-gap: 2.4em;
    margin: 4px 0 0;
    padding-inline-start: 2.2em;
    list-style: decimal;
    max-block-size: 14em;
    overflow-y: auto;
  }
  /* A list that may scroll fades at its foot while there is more; below its last deal only the empty foot fades. */
  .deals ol:has(> :nth-child(5)) {
    padding-block-end: 32px;
    scroll-padding-block-end: 32px;
    mask-image: linear-gradient(#000 calc(100% - 32px), transparent);
  }
  .deals button {
    margin-block: 2px;
    text-align: start;
  }
  .presets {
    grid-column: 1 / -1;
    gap: 0 16px;
  }
  .taken-before {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: auto repeat(var(--_kinds), minmax(48px, 80px));
    justify-content: start;
    align-items: center;
    gap: 4px 8px;
  }
  .taken-before > span {
    font-size: var(--_text-xs);
    line-height: var(--_rem);
  }
  .taken-before > b {
    margin-inline-end: 8px;
    font-weight: inherit;
  }
  .presets label {
    gap: 0.4em;
    min-block-size: var(--_target);
  }
  .editor .boxed {
    padding-inline: 10px;
    font-size: var(--_text-m);
  }
  .editor .boxed:not(.main) {
    font-weight: 400;
  }
  .editor .icon {
    inline-size: var(--_control);
    padding: 0;
  }
  .boxed.icon svg,
  .type svg {
    display: block;
    margin: auto;
  }
  .editor .boxed[aria-disabled='true'] {
    border-color: var(--_line);
    background: none;
    color: var(--_muted);
  }
  :is(.boxed, .type)[aria-expanded='true'],
  .type:hover {
    background: var(--_wash-strong);
  }
  .edit-buttons {
    justify-content: space-between;
  }
  .finish {
    margin-inline-start: auto;
  }
  .editor .finish .boxed {
    padding-inline: 16px;
  }
  .typing {
    gap: 6px 8px;
    padding: 8px;
    border-radius: 7px;
    background: var(--_wash);
  }
  .typing textarea {
    line-height: var(--_leading);
    resize: vertical;
  }
  .typing input {
    flex: 1 1 8rem;
  }
  .typing [aria-invalid='true'] {
    border-color: var(--_loss);
    outline-color: var(--_loss);
  }
  .fault {
    overflow-wrap: anywhere;
  }
  .fault::before {
    content: '';
    display: inline-block;
    inline-size: 0.55em;
    block-size: 0.55em;
    margin-inline-end: 0.5em;
    background: var(--_loss);
    rotate: 45deg;
  }
  .notice {
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--_loss);
    line-height: calc(1.125 * var(--_rem));
  }
  .places {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
  }
  .place {
    min-inline-size: 0;
    padding: 3px;
  }
  .place:not(.pool) {
    border: 1px solid var(--_line);
    border-radius: 8px;
  }
  .place[data-over] {
    outline: 2px dashed var(--_accent);
    outline-offset: -2px;
  }
  :is(.edit-hint, .edit-keys, .presets, .taken-before, .typing, .notice, .place-head) {
    font-size: var(--_text-s);
  }
  .place-head {
    min-inline-size: 0;
    line-height: calc(1.125 * var(--_rem));
  }
  p.place-head {
    gap: 6px;
    font-weight: 600;
  }
  .count {
    font-size: var(--_text-xs);
    font-weight: 400;
  }
  .place .name {
    flex: 1;
    min-inline-size: 0;
    min-block-size: var(--_control);
    block-size: auto;
    margin: 0;
    padding: 0 4px;
    text-decoration: none;
  }
  .place .name .count {
    display: block;
    line-height: var(--_text-m);
  }
  .place.chosen {
    padding: 2px;
    border: 2px solid var(--_accent);
    background: var(--_accent-wash);
  }
  .chosen .name {
    color: var(--_accent);
    font-weight: 700;
  }
  .type {
    flex: none;
    inline-size: var(--_target);
    block-size: var(--_control);
    border-radius: 7px;
  }
  .no-cards {
    inline-size: var(--_tile);
    block-size: var(--_tile-height);
    border: 1px dashed var(--_line-strong);
    border-radius: 5px;
  }
  .chosen .no-cards {
    border-color: var(--_accent);
  }
  .pool ul {
    display: grid;
    grid-template-columns: repeat(var(--ranks), minmax(0, var(--_slot, 1fr)));
    justify-content: center;
  }
  .pool.tiles :is(.suit, .suit:last-child) {
    min-inline-size: 0;
    margin-block-start: 2px;
  }
  .pool li {
    min-inline-size: 0;
  }
  .editor .card {
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .copies {
    position: absolute;
    inset: 0 3px 0 auto;
    align-content: center;
    font-size: var(--_text-xs);
  }
  .card:has(> .copies) .ix {
    padding-inline-end: 20px;
  }
  /* The frames of all hands are equal. */
  .place:not(.pool) {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    align-items: center;
    gap: 4px;
  }
  .place .suits.tiles {
    justify-content: flex-start;
  }
  .ghost {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 3;
    inline-size: var(--_tile);
    block-size: var(--_tile-height);
    margin: calc(var(--_tile-height) / -2) 0 0 calc(var(--_tile) / -2);
    color: var(--_ink);
    pointer-events: none;
    cursor: grabbing;
  }
  @media (pointer: coarse) {
    .editor {
      --_tile: 44px;
      --_tile-height: 44px;
    }
    /* A hand in lines instead of a fan: each of its cards can be touched. */
    .place .suits.tiles {
      display: grid;
      grid-template-columns: repeat(auto-fill, var(--_tile));
      gap: 2px;
    }
    .place .suits.tiles :is(.suit, ul) {
      display: contents;
    }
    @container (max-width: 419.9px) {
      .pool ul {
        grid-template-columns: repeat(var(--in-line), minmax(0, 1fr));
        row-gap: 2px;
      }
      .pool.tiles :is(.suit, .suit:last-child) {
        margin-block-start: 6px;
      }
    }
    /* Room for two lines, so that no hand moves under a finger. */
    .place:not(.pool) > :last-child:not(.no-cards) {
      align-content: start;
      min-block-size: calc(2 * var(--_tile-height) + 2px);
    }
    .place > .no-cards {
      margin-block-end: calc(var(--_tile-height) + 2px);
    }
    /* A smaller font makes phones zoom into the field. */
    :is(.editor select, .typing :is(input, textarea)) {
      font-size: var(--_rem);
    }
    .ghost {
      margin-block-start: calc(var(--_tile-height) * -1.2);
    }
  }
  @media (pointer: fine) {
    .edit-keys {
      display: block;
    }
  }
  @container (max-width: 339.9px) {
    .editor {
      --_lines: 3;
    }
    .place:not(.pool) {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .place .name .count {
      display: inline;
    }
  }
  @container (max-width: 559.9px) {
    .settings:not(.all) > :is(.setting, .presets, .taken-before):not(.setting-variant) {
      display: none;
    }
    :is(.setting-leader, .setting-payoff) {
      grid-column: 1;
    }
    :is(.setting-declarer, .setting-size) {
      grid-column: 2;
    }
  }
  @container (min-width: 560px) {
    .settings {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .setting-variant {
      grid-column: auto;
    }
    .more {
      display: none;
    }
    .pool {
      --_slot: 48px;
      grid-area: pool;
    }
    .places {
      grid-template: 'pool pool' 'top right' 'left bottom' / minmax(0, 1fr) minmax(0, 1fr);
      gap: 6px;
    }
    .place:not(.pool) {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: 0;
    }
    .place .name .count {
      display: inline;
      margin-inline-start: 4px;
    }
    .side-top {
      grid-area: top;
    }
    .side-bottom {
      grid-area: bottom;
    }
    .side-left {
      grid-area: left;
    }
    .side-right {
      grid-area: right;
    }
  }
  @container (min-width: 700px) {
    .editor .headline {
      min-block-size: 28px;
      line-height: calc(1.75 * var(--_rem));
    }
    .editor {
      --_lines: 1;
    }
    .pool {
      --_slot: var(--_tile);
    }
    .pool.double {
      --_slot: 54px;
    }
  }
  @container (min-width: 880px) {
    .editor .headline {
      font-size: calc(1.375 * var(--_rem));
    }
    .settings {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  /* The hands around the table, with what is not dealt in its middle. */
  @container (min-width: 1020px) {
    .editor {
      --_tile: max(37px, var(--_target));
      --_tile-height: max(37px, var(--_target));
      --_suits-apart: 8px;
    }
    .places {
      grid-template: '. top .' 'left pool right' '. bottom .' / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
      gap: 6px 14px;
    }
    .place {
      align-self: center;
    }
  }
`;
