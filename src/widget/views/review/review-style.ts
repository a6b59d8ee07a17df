/** The review of the record, and the buttons from mistake to mistake: in the review, beside an account, and below the board on a phone. */
import { css } from 'lit';

export const review = css`
  .next-mistake {
    align-items: center;
    justify-content: space-between;
    font-size: min(var(--_text-m), 5cqi);
    white-space: nowrap;
  }
  .next-mistake > :only-child {
    margin: auto;
  }
  .pager {
    display: inline-flex;
    margin-inline-start: 4px;
  }
  .crumb .pager {
    margin: -4px 0 -4px auto;
  }
  .pager-step {
    display: grid;
    place-content: center;
    min-inline-size: max(28px, var(--_target));
    min-block-size: max(28px, var(--_target));
    border-radius: 7px;
  }
  .pager-step[aria-disabled='true'] {
    opacity: 0.35;
  }
  @container (max-width: 559.9px) {
    .crumb .pager {
      display: none;
    }
  }
  .played-and-best {
    padding-block-start: 6px;
    font-size: var(--_text-s);
    line-height: var(--_rem);
  }
  .accuracies {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 24px;
    padding-block: 8px 4px;
  }
  .accuracy {
    font-size: min(var(--_text-s), 18px);
    line-height: var(--_rem);
  }
  .accuracy .share {
    display: flex;
    justify-content: space-between;
    color: inherit;
  }
  :is(.accuracy b, .misses .index) {
    font-weight: 650;
  }
  .players span {
    display: inline-block;
  }
  .meter {
    block-size: 6px;
    margin-block: 6px;
    border-radius: 2px;
    background: color-mix(in oklab, currentColor 12%, transparent);
  }
  .meter i {
    display: block;
    block-size: 100%;
    border-radius: 2px;
    background: var(--_fill);
  }
  .accuracy:not(.own) .meter i {
    background: color-mix(in oklab, currentColor 56%, transparent);
  }
  :is(.review-state, .why-not) {
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
  .listed-head {
    min-block-size: max(28px, var(--_target));
    font-size: min(var(--_text-s), 18px);
  }
  .player {
    min-inline-size: 0;
    max-inline-size: 50%;
    min-block-size: max(24px, var(--_target));
    margin-inline-start: auto;
    border: 1px solid var(--_line);
    border-radius: 7px;
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 400;
  }
  .misses li {
    border-block-start: 1px solid var(--_line);
  }
  .misses button {
    display: grid;
    grid-template-columns: minmax(46px, max-content) minmax(min-content, 1fr) minmax(0, auto) 14px;
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
  /* Its word without room falls into a line before the cards, which is not seen. */
  .misses .better {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    align-content: end;
    column-gap: 0.25em;
    block-size: var(--_leading);
    overflow: hidden;
    font-size: min(var(--_text-s), 4.6cqi, 17px);
    white-space: nowrap;
  }
  @container (max-width: 339.9px) {
    .accuracies {
      gap: 12px;
    }
  }
  /* The mistakes need its room. */
  @container (min-width: 560px) and (max-width: 1019.9px) {
    .review-state .hint {
      display: none;
    }
  }
  @container (min-width: 560px) and (max-width: 899.9px) {
    .review {
      display: grid;
      grid-template: 'sums listed' auto 'why-not listed' 1fr / minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 24px;
      min-block-size: 174px;
    }
    .review .sums {
      grid-area: sums;
    }
    /* As high as its neighbours; more mistakes scroll. */
    .review .listed {
      grid-area: listed;
      display: flex;
      flex-direction: column;
      block-size: 0;
      min-block-size: 100%;
    }
    /* What is only spoken stays in it, so that the page is not longer. */
    .listed .misses {
      position: relative;
      min-block-size: 0;
      overflow: hidden auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }
    .review-state {
      padding-block: 2px 0;
    }
    .review .why-not {
      grid-area: why-not;
      padding-block: 0;
    }
    .why-not button {
      margin-block-start: 2px;
      padding-inline: 4px;
      font-size: var(--_text-xs);
    }
    .accuracies {
      gap: 12px;
      padding-block: 4px;
    }
    .accuracy p:last-child {
      font-size: var(--_text-xs);
      letter-spacing: -0.01em;
    }
  }
  /* Room for the names of the players. */
  @container (min-width: 560px) and (max-width: 659.9px) {
    .review {
      column-gap: 12px;
    }
    .misses button {
      grid-template-columns: minmax(34px, max-content) minmax(min-content, 1fr) minmax(0, auto) 14px;
    }
    .misses .better > :first-child {
      display: none;
    }
  }
`;
