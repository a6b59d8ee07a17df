/**
 * The list of tricks. A row is a grid of the same columns; where the panel is below a wide board, the rows fill
 * two columns.
 */
import { css } from 'lit';

export const tricks = css`
  .tricks {
    --_points: 44px;
    --_so-far: 56px;
    font-size: min(var(--_text-m), 16px);
    line-height: 20px;
  }
  .tricks.with-roem {
    --_points: 48px;
    --_so-far: 56px;
  }
  .tricks :is(table, thead, tbody) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .calls {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    padding-block: 6px;
    font-size: var(--_text-s);
    border-block-start: 1px solid var(--_line);
  }
  .calls ul {
    flex-basis: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .calls .loss {
    color: var(--_loss);
  }
  .tricks caption:not(.spoken) {
    order: 1;
    padding-block-start: 4px;
    font-size: var(--_text-xs);
    line-height: var(--_rem);
    color: var(--_muted);
    text-align: start;
  }
  .tricks caption.to-come {
    opacity: 0;
  }
  /* Beside each other there is no room for this line and the key. */
  @container (min-width: 560px) and (max-width: 899.9px) {
    .tricks:has(+ .sign-key) caption:not(.spoken) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* A play beside its loss takes room of the other plays of its row before it touches the next. */
  .tricks tr {
    --_plays: repeat(4, minmax(max-content, 1fr));
    display: grid;
    grid-template-columns: 20px var(--_plays) var(--_points) var(--_so-far);
    align-items: center;
    block-size: var(--_trick);
    border-block-start: 1px solid var(--_line);
  }
  .tricks thead tr {
    block-size: 28px;
    border: 0;
  }
  .tricks .again {
    display: none;
  }
  .tricks :is(th, td) {
    min-inline-size: 0;
    block-size: 100%;
  }
  .tricks th {
    font-size: min(var(--_text-xs), 13px);
  }
  .tricks abbr {
    text-decoration: none;
  }
  /* The columns of figures are as narrow as their widest: a spacing that the page forces would let two of them touch. */
  .tricks .number {
    justify-content: end;
    letter-spacing: normal;
    word-spacing: normal;
  }
  .tricks td.so-far {
    color: var(--_muted);
    font-size: min(var(--_text-xs), 13px);
  }
  .tricks small,
  .with-roem td.so-far {
    font-size: min(0.6875 * var(--_rem), 12px);
  }
  .tricks .now {
    background: color-mix(in oklab, currentColor 6.5%, transparent);
  }
  .own-lines {
    padding-block-start: 12px;
    font-size: var(--_text-s);
  }
  .own-lines h3 {
    margin: 0;
    color: var(--_muted);
    font-size: var(--_text-xs);
    font-weight: 400;
  }
  .own-lines ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .own-lines li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--_target);
    padding-inline-start: calc(var(--_depth) * 16px);
    border-block-start: 1px solid var(--_line);
  }
  .own-lines .shown {
    background: color-mix(in oklab, currentColor 6.5%, transparent);
  }
  .own-lines .line {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: center;
    min-block-size: var(--_target);
    text-align: start;
  }
  .own-lines .buttons {
    gap: 0 12px;
  }
  .line-name {
    min-inline-size: 0;
    flex: 1;
    font: inherit;
  }
  .play {
    block-size: 100%;
    min-inline-size: 24px;
  }
  .play .index {
    position: relative;
    padding-inline: 2px;
    border-radius: 3px;
  }
  .play:hover .index {
    background: var(--_wash-strong);
  }
  .play.leads::before {
    content: '';
    margin-inline: -6px 2px;
    border: 3px solid transparent;
    border-inline: 4px solid var(--_muted);
    border-inline-end: 0;
  }
  @media (forced-colors: active) {
    /* Its transparent borders would be drawn. */
    .play.leads::before {
      forced-color-adjust: none;
    }
  }
  .play.wins .index::after {
    content: '';
    position: absolute;
    inset: auto 2px 0;
    border-block-end: 1.5px solid;
  }
  /* The reader's own cards are dotted. */
  .play.left-record .index {
    outline: 1.5px dotted var(--_accent);
  }
  .play[aria-current] .index {
    outline: 1.5px solid var(--_accent);
  }
  /* The mark of the lead stands before its card. */
  .tricks td:has(+ td > .leads) {
    padding-inline-end: 6px;
  }
  .cost {
    flex: none;
    min-inline-size: 20px;
    margin-inline-end: 2px;
    block-size: 100%;
    color: var(--_muted);
    font-size: min(0.6875 * var(--_rem), 13px);
    font-weight: 650;
    line-height: 14px;
    letter-spacing: -0.03em;
  }
  /* Between two cards of a narrow column. */
  .cost > [aria-hidden] {
    display: inline-block;
    border-radius: 7px;
  }
  .cost.reproach {
    color: var(--_loss);
  }
  .cost [data-verdict] {
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 1px;
    vertical-align: -0.5px;
  }
  /* A loss of hundreds has no room for it: its colour and its words tell. */
  .cost.hundreds [data-verdict] {
    display: none;
  }
  .cost:not(.reproach) [data-verdict='unlucky'] {
    color: inherit;
  }
  .sign-key {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    padding-block-start: 6px;
  }
  .sign-key [data-verdict] {
    margin-inline-end: 3px;
    vertical-align: -1px;
  }
  .cost:hover > [aria-hidden] {
    text-decoration: underline;
  }
  @container (max-width: 559.9px) {
    .tricks {
      --_points: 42px;
      --_so-far: 50px;
      font-size: min(var(--_text-m), 4.27cqi);
    }
    /* A loss of hundreds fits between two cards, also in a large and wide font. */
    .cost {
      font-size: min(0.6875 * var(--_rem), max(3.36cqi, 11px));
    }
    .tricks.with-roem {
      --_points: 46px;
      --_so-far: 54px;
    }
  }
  @container (min-width: 640px) and (max-width: 899.9px) {
    .tricks {
      --_points: 36px;
      --_so-far: 52px;
    }
    .tricks :is(thead, tbody) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 32px;
    }
    .tricks tbody {
      grid-template-rows: repeat(var(--_half), auto);
      grid-auto-flow: column;
    }
    .tricks .again {
      display: grid;
    }
    /* Beside the tabs, as no line is left below. */
    .tricks caption:not(.spoken) {
      position: absolute;
      inset: 8px 0 auto auto;
      padding: 0;
    }
  }
  @container (max-width: 339.9px) {
    .cost {
      letter-spacing: -0.08em;
    }
  }
  @container (max-width: 339.9px) or ((min-width: 640px) and (max-width: 719.9px)) {
    .tricks tr {
      grid-template-columns: 20px var(--_plays) var(--_points);
    }
    .tricks .so-far {
      display: none;
    }
  }
  /* Beside the board the lines would be out of sight below the key. */
  @container (min-width: 900px) {
    .panel-open:has(> .own-lines) {
      display: flex;
      flex-direction: column;
    }
    .panel-open:has(> .own-lines) > * {
      flex: none;
    }
    .own-lines {
      padding-block-start: 4px;
    }
    .sign-key:has(~ .own-lines) {
      order: 1;
    }
    @media (pointer: fine) {
      .own-lines {
        --_target: 24px;
      }
    }
  }
  @container (min-width: 900px) and (max-width: 1019.9px) {
    .tricks {
      --_points: 40px;
      --_so-far: 50px;
    }
  }
  /* Losses of a score are longer. */
  @container (min-width: 720px) and (max-width: 839.9px) {
    .tricks.counts-more tr {
      grid-template-columns: 20px var(--_plays) var(--_points);
    }
    .tricks.counts-more .so-far {
      display: none;
    }
  }
  /* For a finger a play takes all of its cell, but for its loss. */
  @media (pointer: coarse) {
    .play {
      flex: 1 0 auto;
    }
    .cost {
      flex: 0 1 44px;
    }
    @container (min-width: 340px) {
      .cost {
        min-inline-size: 34px;
      }
    }
    /* The sums stand below the points, so that the plays have the room. */
    @container (min-width: 340px) {
      .tricks,
      .tricks.with-roem {
        --_points: 52px;
      }
      .tricks tr,
      .tricks.counts-more tr {
        grid-template: repeat(2, minmax(0, 1fr)) / 20px var(--_plays) var(--_points);
      }
      .tricks thead tr {
        block-size: 36px;
      }
      .tricks tr > :not(.number) {
        grid-row: 1 / 3;
      }
      .tricks .points {
        grid-area: 1 / 6;
        align-items: end;
      }
      .tricks .so-far {
        grid-area: 2 / 6;
        display: flex;
        align-items: start;
      }
    }
    @container (min-width: 340px) and (max-width: 559.9px) {
      .cost {
        padding-inline-start: 8px;
      }
    }
  }
  .leading {
    padding-block: 6px;
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  .leading .muted {
    color: var(--_muted);
  }
`;
