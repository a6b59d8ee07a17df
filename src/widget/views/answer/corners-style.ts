/** The contents of the corners of the board. */
import { css } from 'lit';

export const corners = css`
  .corner {
    font-size: min(var(--_text-s), 4.6cqi, 16px);
    line-height: 16px;
  }
  .corner :is(b, button) {
    font-weight: 600;
  }
  .corner .sep::before {
    content: ' · ';
  }
  /* The buttons in a line of small text are larger to the pointer than to the eye. */
  :is(.bl, .keys) button {
    position: relative;
  }
  :is(.bl, .keys) button::before {
    content: '';
    position: absolute;
    inset: calc((16px - var(--_target)) / 2) -2px;
  }
  /* While the reader is away from the record, the way back takes the place of the game where there is one line. */
  .to-record {
    position: relative;
    color: var(--_accent);
    pointer-events: auto;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    white-space: nowrap;
  }
  .to-record::before {
    content: '';
    position: absolute;
    inset: calc((16px - var(--_target)) / 2) -4px;
  }
  .many > .corner:has(.to-record) > span,
  .as-cards > .corner:has(.to-record) > span {
    display: none;
  }
  .star {
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: 4px;
    fill: var(--_accent);
    vertical-align: -1px;
  }
  .switch {
    position: relative;
    display: inline-block;
    padding-inline: 8px 6px;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    line-height: 20px;
  }
  .switch::after {
    margin-inline-start: 4px;
    color: var(--_muted);
    content: '▾';
  }
  .switch:hover {
    background: var(--_wash-strong);
  }
  .switch:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  .switch select {
    position: absolute;
    inset: calc((20px - var(--_target)) / 2) 0;
    inline-size: 100%;
    opacity: 0;
    font: inherit;
    cursor: pointer;
  }
  .light {
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 5px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  .exact .light {
    background: currentColor;
  }
  .estimate .light {
    background: linear-gradient(90deg, currentColor 50%, transparent 0);
  }
  .computing .light {
    border-color: var(--_line-strong);
    border-block-start-color: var(--_accent);
  }
  .failed .light {
    border-radius: 0;
    background: currentColor;
    rotate: 45deg;
  }
  :is(.quiet, .stopped) .light {
    border-style: dashed;
  }
  @media (forced-colors: active) {
    .light {
      forced-color-adjust: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .computing:not(.stopped) .light {
      animation: turn 0.9s linear infinite;
    }
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  .engine {
    gap: 4px 8px;
  }
  .engine .text-button {
    pointer-events: auto;
    margin-block: calc((16px - var(--_target)) / 2);
  }
  .engine .unbroken {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @container (max-width: 559.9px) {
    .corner:has(.to-record) > span {
      display: none;
    }
    /* The menu has the switch; the buttons say what is hidden, and two of them leave no room. */
    :is(.switch, .spent),
    .quiet .unbroken,
    .engine:has(.text-button + .text-button) .unbroken {
      display: none;
    }
    /* The line has the game first, then the dot, then its word: without room the word falls into a second line, which is not seen. */
    .corner:is(.tr, .br) {
      flex: none;
    }
    .corner.tr:has(.engine):not(:has(.text-button)) {
      flex-shrink: 99999;
      min-inline-size: 8px;
    }
    .engine:not(:has(.text-button)) .unbroken {
      block-size: 16px;
      text-align: end;
      text-overflow: clip;
      white-space: normal;
    }
  }
  @container (max-width: 319.9px) {
    /* Two buttons leave no room for the word beside the points, which is still heard. */
    .tr:has(.text-button + .text-button) ~ .br span {
      font-size: 0;
    }
  }
  @container (max-width: 659.9px) or ((min-width: 900px) and (max-width: 1059.9px)) {
    .switch .of {
      display: none;
    }
  }
  /* Beside a long hand there is room for the cards, not for the word and the dots. */
  @container (max-width: 659.9px) {
    .corner.bl > span {
      display: none;
    }
  }
  @container (min-width: 560px) {
    /* Below the word beside the trumps. */
    .table:not(.many, .as-cards) .to-record {
      display: block;
      margin-block-start: 20px;
    }
    /* No room to grow beside the hands. */
    .corner {
      font-size: min(var(--_text-s), 13px);
    }
    .corner > :not(b, button) {
      white-space: nowrap;
    }
    /* Lines no wider than their words, so that they leave the word beside the trumps free. */
    .corner .sep {
      display: block;
      inline-size: fit-content;
    }
    .corner .sep::before {
      content: none;
    }
    .engine {
      flex-direction: column;
      align-items: flex-end;
    }
    /* The name above the middle stays free. */
    :is(.many, .as-cards) .engine {
      flex-direction: row;
      align-items: center;
      gap: 6px;
    }
    /* What has no room falls into a second line, which is not seen. */
    :is(.many, .as-cards) .unbroken {
      block-size: 16px;
      white-space: normal;
    }
    :is(.many, .as-cards) .switch {
      margin-block: -3px;
    }
    :is(.many, .as-cards) :is(.engine:has(.text-button) .of, .quiet .unbroken) {
      display: none;
    }
  }
`;
