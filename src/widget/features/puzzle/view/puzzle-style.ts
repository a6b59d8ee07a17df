/** Puzzles: the dots of progress, the mark at the goal, the marks on cards, the verdict and the reader's cards. */
import { css } from 'lit';

export const puzzle = css`
  .of-puzzle .headline {
    min-block-size: 24px;
  }
  .of-puzzle .sentence {
    display: inline-block;
  }
  .of-puzzle > .tools {
    grid-area: 1 / 2;
  }
  .dots {
    grid-column: 1 / -1;
    gap: 6px;
  }
  .dots li {
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px var(--_line-strong);
    font-size: min(0.6875 * var(--_rem), 14px);
    line-height: 20px;
  }
  .dots .ok,
  .badge {
    background: var(--_accent);
    box-shadow: none;
    color: var(--_on-accent);
  }
  .tick {
    --_icon: 12px;
    stroke-width: 2.2;
  }
  .dots .gave {
    box-shadow: inset 0 0 0 1.5px var(--_loss);
    color: var(--_loss);
  }
  .dots .here {
    box-shadow: inset 0 0 0 2px currentColor;
    color: inherit;
  }
  .of-puzzle .bars {
    position: relative;
  }
  .goal {
    position: absolute;
    inset-block: -3px;
    margin-inline-start: -1px;
    border-inline-start: 2px solid;
  }
  .badge {
    display: grid;
    place-items: center;
    border-radius: 10px;
    font-size: min(var(--_text-xs), 15px);
    font-weight: 700;
    line-height: 20px;
  }
  .slot .badge {
    position: absolute;
    inset: -6px -6px auto auto;
    min-inline-size: 20px;
    block-size: 20px;
    padding-inline: 4px;
    box-shadow: 0 0 0 2px var(--_page);
  }
  /* At the foot, where it covers neither the index nor the points below the trick. */
  .slot .badge.gave {
    inset-block: auto 2px;
    background: var(--_loss);
    color: light-dark(#fff, #241303);
  }
  .of-puzzle .curve:not(.played) :is(.area, .line) {
    display: none;
  }
  .of-puzzle.time .mark {
    cursor: inherit;
  }
  .panel.of-puzzle {
    --_rows: 0;
    gap: 8px;
    min-block-size: 15rem;
  }
  .said {
    flex: none;
  }
  .how {
    font-size: var(--_text-l);
    line-height: var(--_leading);
  }
  .verdict {
    gap: 8px 12px;
    justify-content: space-between;
    padding: 10px 12px;
    border-radius: 8px;
    background: var(--_wash-strong);
    line-height: var(--_leading);
  }
  .verdict > div {
    display: grid;
    flex: 1 1 11rem;
    gap: 8px;
  }
  .verdict p {
    font-size: var(--_text-l);
  }
  .verdict.bad {
    background: var(--_loss-wash);
  }
  .verdict.good {
    background: var(--_accent-wash);
  }
  .of-puzzle .boxed[aria-disabled='true'] {
    color: var(--_muted);
  }
  .problem .buttons {
    padding-block-start: 8px;
  }
  .mine {
    inline-size: 100%;
    line-height: var(--_leading);
  }
  .mine :is(th, td) {
    block-size: 28px;
  }
  .mine tr > :first-child {
    inline-size: 20px;
  }
  .mine caption {
    padding-block: 4px;
    color: var(--_muted);
    text-align: start;
  }
  .mine tbody tr + tr {
    border-block-start: 1px solid var(--_line);
  }
  .mine .points {
    inline-size: 56px;
  }
  .mine .to {
    inline-size: 44px;
    font-size: var(--_text-xs);
  }
  .mine .to .side {
    color: inherit;
  }
  .mine .now {
    background: color-mix(in oklab, currentColor 6.5%, transparent);
  }
  .mine-card {
    display: inline-block;
  }
  .mine .badge {
    display: inline-grid;
    inline-size: 15px;
    block-size: 15px;
    margin-inline-start: 4px;
  }
  .mine .tick {
    --_icon: 9px;
  }
  .mine .cost {
    margin-inline-start: 4px;
  }
  /* Borders in place of shadows and fills. */
  @media (forced-colors: active) {
    .dots li,
    .badge {
      border: 1px solid;
    }
    .dots .gave {
      border-style: dashed;
    }
    .dots .here {
      border-width: 3px;
    }
  }
  /* The buttons below the room of a verdict, in view on a phone; the list may grow below them. */
  @container (max-width: 639.9px) {
    .of-puzzle:not(:has(.of-all)) > .said {
      min-block-size: calc(4.25 * var(--_rem) + max(32px, var(--_target)));
    }
    .of-puzzle > .panel-foot {
      margin-block-start: 0;
    }
    .of-puzzle > .panel-open {
      order: 1;
    }
  }
  /* With two lines for the reason. */
  @container (max-width: 479.9px) {
    .of-puzzle:not(:has(.of-all)) > .said {
      min-block-size: calc(7.25 * var(--_rem) + max(32px, var(--_target)));
    }
  }
  /* All tricks of nine below the verdict. */
  @container (min-width: 900px) {
    .mine :is(th, td) {
      block-size: 26px;
    }
  }
  @container (min-width: 560px) {
    .mine .to {
      inline-size: 104px;
    }
    .corner.tr .sep {
      margin-inline-start: auto;
    }
    .result.of-puzzle {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    .result.of-puzzle > .tools {
      grid-area: 1 / 3;
    }
    .result.of-puzzle > .dots {
      grid-area: 1 / 2;
      align-self: center;
    }
  }
  @container (min-width: 640px) and (max-width: 899.9px) {
    .panel.of-puzzle {
      min-block-size: 11.5rem;
    }
    .panel.of-puzzle:not(:has(> .why)) {
      display: grid;
      grid-template: 'said table' auto 'acts table' 1fr / minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 32px;
    }
    /* As high as the rest; of more tricks the last are in view. */
    .of-puzzle > .panel-open {
      grid-area: table;
      display: flex;
      flex-direction: column-reverse;
      block-size: 0;
      min-block-size: 100%;
      overflow: hidden auto;
      scrollbar-width: thin;
    }
    .of-puzzle > .panel-open:has(.of-all) {
      block-size: auto;
    }
    .mine {
      margin-block-end: auto;
    }
    .of-puzzle > .panel-foot {
      grid-area: acts;
      align-self: start;
      margin-block-start: 0;
    }
  }
`;
