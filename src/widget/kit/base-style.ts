/** The base of all parts of `<jass-solver>`: its own measures, resets, the frame and its three widths. */
import { css } from 'lit';

export const base = css`
  :host {
    --_accent-wash: light-dark(
      color-mix(in oklab, var(--_accent) 12%, transparent),
      color-mix(in oklab, var(--_accent) 20%, transparent)
    );
    --_loss-wash: light-dark(
      color-mix(in oklab, var(--_loss) 10%, transparent),
      color-mix(in oklab, var(--_loss) 16%, transparent)
    );
    --_trick: 28px;
    --_target: 28px;
    inline-size: 100%;
    /* Of many elements (draw-queue.ts): those out of view keep a guess of their height. */
    content-visibility: var(--_visibility, visible);
    contain-intrinsic-block-size: auto 720px;
    /* Font and colour are the page's. Other inherited properties are reset: the page set them for its own text. */
    direction: ltr;
    writing-mode: horizontal-tb;
    font-style: normal;
    font-weight: 400;
    font-variant: tabular-nums lining-nums;
    line-height: 1.3;
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    text-wrap: wrap;
    word-break: normal;
    overflow-wrap: normal;
    hyphens: manual;
    quotes: auto;
    cursor: auto;
  }
  @media (prefers-contrast: more) {
    :host {
      --_muted: currentColor;
      --_line: currentColor;
      --_line-strong: currentColor;
      --_card-line: var(--_ink);
    }
  }
  :host([density='compact']) {
    line-height: 1.2;
  }
  @media (pointer: coarse) {
    :host {
      --_target: max(44px, 2.75rem);
      /* With its line. */
      --_trick: calc(var(--_target) + 1px);
    }
  }
  .frame {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  /* The answer, the hands, the timeline and the panel: all in view at once. */
  .glance {
    display: grid;
    grid-template: 'head' 'board' 'time' 'panel' / minmax(0, 1fr);
    gap: 10px;
  }
  .result {
    grid-area: head;
  }
  .board {
    grid-area: board;
    /* A swipe sideways steps through the deal. */
    touch-action: pan-y pinch-zoom;
  }
  .time {
    grid-area: time;
  }
  .panel {
    grid-area: panel;
  }
  /* On a phone the way from mistake to mistake is below the board; its space is reserved until they are known. */
  .next-mistake {
    display: none;
    grid-area: mistake;
    min-block-size: var(--_target);
  }
  @container (max-width: 559.9px) {
    .glance:has(> .next-mistake) {
      grid-template: 'head' 'board' 'mistake' 'time' 'panel' / minmax(0, 1fr);
    }
    /* Without it the words above the chart need room. */
    .glance:not(:has(> .next-mistake)) > .time {
      margin-block-start: 6px;
    }
    /* Its buttons reach into the gaps around it for a finger. */
    .next-mistake {
      display: flex;
      margin-block: calc((28px - var(--_target)) / 2);
    }
  }
  @container (min-width: 560px) {
    .glance {
      gap: 16px;
    }
  }
  @container (min-width: 900px) {
    .glance {
      grid-template: 'head head' 'board panel' 'time time' / minmax(0, 1fr) 348px;
      column-gap: 28px;
    }
    .time {
      margin-block-start: 8px;
    }
  }
  @container (min-width: 1020px) {
    .glance {
      grid-template-columns: minmax(0, 1fr) 376px;
      column-gap: 36px;
    }
  }
`;
