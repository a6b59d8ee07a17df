/** The review of the record: ledger, totals and lists. */
import { css } from 'lit';

export const reviewStyle = css`
  .ledger,
  .review-state {
    min-block-size: 36px;
    padding-block: 6px 4px;
  }
  .ledger {
    display: flex;
    justify-content: space-between;
    gap: 4px 10px;
  }
  .ledger p {
    display: grid;
    align-content: start;
  }
  .ledger p:last-child {
    text-align: end;
  }
  .ledger p > span {
    color: var(--_muted);
    font-size: min(0.6875 * var(--_rem), 12px);
    line-height: var(--_rem);
  }
  .ledger b {
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  .ledger b > span {
    white-space: nowrap;
  }
  .ledger [data-verdict] {
    inline-size: 9px;
    block-size: 9px;
    margin-inline-end: 2px;
  }
  div.review-state {
    display: grid;
    align-content: start;
  }
  .review-state p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    justify-content: space-between;
  }
  .review-state progress {
    inline-size: 100%;
    block-size: 6px;
  }
  .totals {
    --_columns: minmax(0, 1fr) 26px 42px 38px 42px 66px;
    font-size: min(var(--_text-s), 17px);
    line-height: 20px;
  }
  .totals-head {
    display: grid;
    grid-template-columns: var(--_columns);
    align-items: center;
    min-block-size: max(26px, var(--_target));
    border-block-end: 1px solid var(--_line);
  }
  .totals-head > span {
    color: var(--_muted);
    font-size: min(var(--_text-xs), 14px);
    text-align: end;
    white-space: nowrap;
  }
  .totals-head > :nth-child(n + 2):not(:last-child) {
    grid-column: span 2;
  }
  :is(.totals-head, .sign-key) :is([data-verdict='unlucky'], [data-verdict='sound']) {
    color: inherit;
  }
  .totals-head [data-verdict] {
    margin-inline-end: 2px;
    vertical-align: -1px;
  }
  .totals ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .totals li {
    display: grid;
    grid-template-columns: var(--_columns);
    position: relative;
    color: var(--_muted);
    text-align: end;
  }
  .totals li > :nth-child(2) {
    padding-inline-start: 12px;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .totals li > .loss {
    color: var(--_loss);
  }
  .totals .of-side {
    color: inherit;
  }
  .totals .of-side > :nth-child(2) {
    padding-inline-start: 0;
  }
  .totals li + .of-side {
    border-block-start: 1px solid var(--_line);
  }
  .totals .chosen {
    background: var(--_wash-strong);
  }
  .why-not {
    order: 4;
    grid-column: 1 / -1;
    padding-block: 4px;
  }
  .why-not button {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    min-block-size: max(24px, var(--_target));
    margin-block-start: 4px;
    padding-inline: 7px;
    border: 1px solid var(--_line);
    border-radius: 7px;
    font-size: var(--_text-s);
  }
  .of-player {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
  }
  .of-player .train {
    --_control: max(24px, var(--_target));
    padding-inline: 8px;
    font-size: min(var(--_text-xs), 14px);
  }
  .player {
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: max(24px, var(--_target));
    border: 1px solid var(--_line);
    border-radius: 7px;
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: min(var(--_text-xs), 14px);
  }
  /* The open list in the whole width, below the heads of the others, but the errors above them. */
  .lists {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 24px;
    padding-block-start: 4px;
  }
  .list {
    order: 1;
    min-inline-size: 0;
  }
  .open-list {
    order: 2;
    grid-column: 1 / -1;
  }
  .open-list[data-list='error'] {
    order: 0;
  }
  .list[data-list='open'] {
    order: 3;
    grid-column: 1 / -1;
  }
  .list-head {
    gap: 6px;
    inline-size: 100%;
    min-block-size: max(28px, var(--_target));
    font-size: min(var(--_text-s), 17px);
    line-height: 20px;
    text-align: start;
  }
  .list-head .how-many {
    color: var(--_muted);
  }
  .list-head [data-verdict] {
    margin-inline-end: 2px;
  }
  .in-all {
    margin-inline-start: auto;
    color: var(--_muted);
    font-size: min(var(--_text-xs), 15px);
  }
  .list-head .go {
    rotate: 90deg;
  }
  .columns {
    display: flex;
    gap: 12px;
    margin-inline-start: auto;
    padding-inline-end: 16px;
    color: var(--_muted);
    font-size: min(var(--_text-xs), 14px);
    white-space: nowrap;
  }
  .misses li {
    border-block-start: 1px solid var(--_line);
  }
  .misses button {
    display: grid;
    grid-template-columns: 16px 38px minmax(min-content, 1fr) auto minmax(44px, auto) 14px;
    align-items: center;
    gap: 2px;
    inline-size: 100%;
    min-block-size: max(28px, var(--_target));
    font-size: min(var(--_text-m), 5cqi, 18px);
    line-height: var(--_leading);
  }
  :is(.misses, .why-not) button:hover,
  .misses [aria-current] {
    background: var(--_wash-strong);
  }
  .misses .amount {
    padding-inline-end: 4px;
  }
  /* A caption that arrives later moves nothing. */
  .misses .miss {
    display: flex;
    align-items: baseline;
    gap: 5px;
    overflow: hidden;
    white-space: nowrap;
  }
  /* A caption that has no room falls into a second line, which is not seen. */
  .play-caption {
    flex: 1 1 0;
    inline-size: 0;
    block-size: var(--_leading);
    overflow: hidden;
    font-size: var(--_text-s);
  }
  .play-caption::before {
    content: '\\200b';
  }
  .misses .average {
    padding-inline: 4px;
    color: var(--_muted);
    font-size: min(var(--_text-s), 4.2cqi, 15px);
    white-space: nowrap;
  }
  .misses .better {
    text-align: end;
    font-size: min(var(--_text-s), 4.6cqi, 17px);
    white-space: nowrap;
  }
  @container (max-width: 339.9px) {
    .ledger {
      flex-wrap: wrap;
    }
    .totals {
      --_columns: minmax(0, 1fr) 16px 38px 22px 38px 44px;
    }
    .totals-head {
      grid-template-columns: repeat(3, auto);
    }
    .totals-head > .of-player {
      grid-column: 1 / -1;
    }
    .totals-head > :nth-child(n + 2):not(:last-child) {
      grid-column: auto;
    }
    .lists {
      grid-template-columns: minmax(0, 1fr);
    }
    .columns {
      display: none;
    }
    .misses button {
      grid-template-columns: 14px 34px minmax(0, 1fr) auto auto 14px;
    }
    .misses .average small,
    .misses .play-caption {
      display: none;
    }
  }
  @container (min-width: 660px) and (max-width: 899.9px) {
    .review {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 24px;
      min-block-size: 174px;
    }
    /* As high as its neighbours; more plays scroll. */
    .review .lists {
      align-content: start;
      column-gap: 12px;
      padding-block-start: 0;
      block-size: 0;
      min-block-size: 100%;
      /* What is only spoken stays in it, so that the page is not longer. */
      position: relative;
      overflow: hidden auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }
    .ledger,
    .review-state {
      padding-block: 0;
    }
    .totals {
      line-height: 18px;
    }
  }
  /* Room for the names of the players. */
`;
