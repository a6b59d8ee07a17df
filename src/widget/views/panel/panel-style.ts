/**
 * The panel: its room, tabs, foot, and the line about keys. Beside the board it is as high as the board, whatever it shows;
 * below the board it has at least the room of the tricks.
 */
import { css } from 'lit';

export const panel = css`
  .panel {
    --_tab: max(43px, var(--_target));
    --_tabs: 0px;
    --_rows: var(--_tricks);
    --_caption: 20px;
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: calc(var(--_tabs) + 28px + var(--_rows) * var(--_trick) + var(--_caption));
  }
  .panel.with-tabs {
    --_tabs: calc(var(--_tab) + 5px);
  }
  @media (pointer: fine) {
    .panel.long {
      --_trick: 24px;
    }
  }
  .part-failed {
    padding-block-start: 8px;
    overflow-wrap: anywhere;
  }
  @container (min-width: 560px) {
    .panel {
      --_tab: max(31px, var(--_target));
    }
    .tabs button {
      font-size: min(var(--_text-m), 22px);
    }
  }
  @container (min-width: 640px) and (max-width: 899.9px) {
    .panel {
      --_rows: var(--_half);
      --_caption: 0px;
    }
  }
  .tabs {
    flex: none;
    column-gap: 20px;
    margin-block-end: 4px;
    border-block-end: 1px solid var(--_line);
  }
  .tabs button {
    position: relative;
    min-block-size: var(--_tab);
    font-size: min(var(--_text-m), max(4.3cqi, 13px));
    line-height: var(--_leading);
  }
  .tabs [aria-selected='true'] {
    color: inherit;
  }
  /* The chosen tab is bold; the space of its bold text is reserved. */
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
    font-size: min(var(--_text-xs), 0.9em);
  }
  /* What scrolls fades until its end is in view. Not in one declaration: the build would add the timeline to it, which no browser reads. */
  @supports (animation-timeline: scroll(self)) {
    :is(.panel-open, .compared, .lists) {
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
      font-size: 13px;
    }
    .tabs .count {
      margin-inline-start: 3px;
    }
  }
  .panel-foot {
    flex: none;
    margin-block-start: auto;
  }
  .keys {
    display: none;
  }
  .keys kbd {
    padding-inline: 4px;
    border-radius: 3px;
    background: var(--_wash-strong);
    font: inherit;
    font-weight: 600;
  }
  .keys button:hover {
    text-decoration: underline;
  }
  @container (min-width: 900px) {
    .panel {
      contain: size;
      min-block-size: 288px;
      --_tab: max(27px, var(--_target));
    }
    .tabs button {
      padding-block-end: 7px;
      font-size: min(var(--_text-m), 17px);
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
    /* The review and the reader's own lines need its room. */
    @media (pointer: fine) {
      .panel:not(:has(.review, .own-lines)) .keys {
        display: block;
      }
      .panel:has(.own-lines) {
        --_trick: 24px;
      }
    }
  }
`;
