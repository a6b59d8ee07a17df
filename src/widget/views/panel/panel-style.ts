/** The tabs of the panel, the open one, and its foot. */
import { css } from 'lit';

export const panel = css`
  .tabs {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    column-gap: 20px;
    margin-block-end: 4px;
    border-block-end: 1px solid var(--_line);
  }
  .tabs button {
    position: relative;
    min-block-size: var(--_tab);
    color: var(--_muted);
    font-size: calc(0.875 * var(--_rem));
    line-height: calc(1.25 * var(--_rem));
    white-space: nowrap;
  }
  .tabs [aria-selected='true'] {
    color: inherit;
    font-weight: 600;
  }
  /* The chosen tab is bold; the room of its bold text is kept. */
  .tabs .tab-name {
    display: inline-grid;
  }
  .tabs .tab-name::after {
    content: attr(data-name);
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 600;
  }
  .tabs [aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    border-block-end: 2px solid;
  }
  .tabs .count {
    display: inline-block;
    min-inline-size: 2ch;
    margin-inline-start: 5px;
    color: var(--_loss);
    font-size: calc(0.75 * var(--_rem));
    font-weight: 600;
  }
  /* What scrolls fades until its end is in view. Not in one declaration: the build would add the timeline to it, which no browser reads. */
  @supports (animation-timeline: scroll(self)) {
    :is(.panel-open, .because, .misses) {
      animation-name: more-below;
      animation-timing-function: linear;
      animation-timeline: scroll(self);
    }
  }
  @keyframes more-below {
    0%,
    95% {
      mask-image: linear-gradient(#000 calc(100% - 28px), transparent);
    }
    100% {
      mask-image: none;
    }
  }
  @container (max-width: 399.9px) {
    .tabs {
      column-gap: 14px;
    }
  }
  @container (max-width: 339.9px) {
    .tabs {
      column-gap: 8px;
    }
    .tabs button {
      font-size: calc(0.8125 * var(--_rem));
    }
    .tabs .count {
      margin-inline-start: 3px;
    }
  }
  .panel-foot {
    flex: none;
    margin-block-start: auto;
  }
  @container (min-width: 900px) {
    .panel {
      --_tab: max(27px, var(--_target));
    }
    .tabs button {
      padding-block-end: 7px;
    }
    .panel-foot {
      padding-block-start: 8px;
    }
    /* Contents longer than the board scroll here; the room of focus rings belongs to it. */
    .panel-open {
      flex: 1;
      min-block-size: 0;
      /* Room for the focus. Nothing is wider than the element. */
      margin-inline-start: -6px;
      padding-inline: 6px 3px;
      overflow: hidden auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }
  }
`;
