/** The head: answer, choice of the payoff, bar of both sides; and in its place messages about wrong input, and the state before there is any. */
import { css } from 'lit';

export const answer = css`
  .result {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 12px;
    align-items: start;
  }
  .headline {
    min-block-size: 72px;
    font-size: var(--_text-xl);
    line-height: 1.2;
    font-weight: 650;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .headline em {
    color: var(--_accent);
    font-style: normal;
  }
  .headline .of-others {
    color: inherit;
  }
  .headline .rest {
    font-weight: 400;
  }
  /* The board names the trump too: a long answer has two lines on a phone, and one beside the choice of the payoff. */
  .wordy .headline:not(.short) .rest {
    display: none;
  }
  .headline .sub {
    font-size: var(--_text-m);
    line-height: 1.43;
    font-weight: 400;
    letter-spacing: 0;
    white-space: nowrap;
  }
  /* Both notes in little more than the height of a line. */
  .headline .sub:has(small) {
    font-size: var(--_text-s);
    line-height: 1.08;
  }
  .sub small {
    display: block;
  }
  .tools {
    gap: 12px;
  }
  .menu-button {
    display: grid;
    place-items: center;
    inline-size: max(32px, var(--_target));
    block-size: var(--_target);
    border-radius: 7px;
  }
  .payoffs {
    display: none;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    font-size: var(--_text-s);
    line-height: 2;
  }
  .payoff {
    position: relative;
    min-block-size: calc(var(--_target) - 2px);
    padding-inline: 10px;
    cursor: pointer;
    touch-action: manipulation;
  }
  .payoff + .payoff {
    border-inline-start: 1px solid var(--_line);
  }
  .payoff:has(:checked) {
    background: var(--_wash-strong);
    color: inherit;
  }
  .payoff:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  .sum {
    grid-column: 1 / -1;
    min-block-size: 2.6em;
    font-size: var(--_text-s);
  }
  /* Beside the notes of an estimate the trump is its sign and its name. */
  @container (max-width: 1199.9px) {
    .headline:has(.sub) .rest:not(:has(.unbroken)),
    .headline:has(.sub) .rest .words {
      display: none;
    }
  }
  @container (max-width: 559.9px) {
    .headline .sub {
      display: block;
      white-space: normal;
    }
    .roomy .headline {
      min-block-size: 76px;
    }
  }
  @container (max-width: 353.9px) {
    .roomy .headline {
      min-block-size: 90px;
    }
    .result:not(.roomy) .headline {
      font-size: var(--_rem);
    }
  }
  /* Two lines are enough, a long sentence takes three smaller ones. Long hands may keep an estimate, whose bounds take another. */
  @container (max-width: 559.9px) {
    .result:not(.roomy) .headline {
      min-block-size: 48px;
    }
    .result:not(.roomy) .sub {
      display: inline;
    }
    .wordy:not(.roomy) .headline:not(.short) {
      font-size: var(--_text-l);
      line-height: var(--_rem);
    }
  }
  /* On the narrowest phones a sentence may take three lines in a wide font. */
  @container (max-width: 319.9px) {
    .result:not(.roomy) .headline {
      min-block-size: 58px;
    }
  }
  @container (min-width: 560px) {
    .headline {
      min-block-size: 56px;
      font-size: calc(1.5 * var(--_rem));
      line-height: calc(1.75 * var(--_rem));
    }
    .headline .sub:has(small) {
      display: inline-block;
      vertical-align: top;
    }
    .sum {
      min-block-size: 1.3em;
    }
  }
  /* One line in every phase, below 900 pixels without the words for the trump. */
  @container (min-width: 680px) {
    .headline {
      min-block-size: 28px;
    }
  }
  @container (min-width: 680px) and (max-width: 899.9px) {
    .headline {
      font-size: var(--_text-xl);
    }
    .headline.long {
      font-size: var(--_rem);
    }
    .wordy .rest {
      display: none;
    }
  }
  @container (min-width: 900px) {
    .payoffs {
      display: flex;
    }
    .wordy .headline.full {
      font-size: var(--_text-xl);
    }
    .wordy .headline.long {
      font-size: calc(1.125 * var(--_rem));
    }
    :is(.problem, .empty):has(.outline) {
      grid-template: 'head head' 'board said' / minmax(0, 1fr) 348px;
      column-gap: 28px;
    }
    :is(.problem, .empty) > .headline {
      grid-column: 1 / -1;
    }
    .outline {
      grid-area: board;
    }
  }
  @container (min-width: 900px) and (max-width: 1059.9px) {
    .wordy .headline {
      font-size: calc(1.125 * var(--_rem));
    }
    .wordy .headline.full {
      font-size: var(--_rem);
    }
    .wordy .headline.long {
      font-size: var(--_text-l);
    }
  }
  :is(.problem, .empty),
  .problem .said {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  .problem .said {
    justify-items: start;
  }
  :is(.problem, .empty) .headline {
    min-block-size: 0;
  }
  /* The room of the board until it has loaded. */
  .outline {
    min-block-size: 376px;
  }
  :is(.reason, .given) {
    overflow-wrap: anywhere;
  }
  .given {
    font-size: 0.875em;
  }
  mark {
    background: none;
    color: inherit;
    outline: 2px solid var(--_loss);
  }
  .score {
    grid-column: 1 / -1;
    block-size: var(--_leading);
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 10px;
    line-height: var(--_leading);
  }
  /* Room for the estimate, so that the bar keeps its place. */
  .score b {
    display: inline-block;
    min-inline-size: 4.4ch;
    font-size: min(1.0625 * var(--_rem), 24px);
  }
  .wordy .score b {
    min-inline-size: 5.4ch;
  }
  .side {
    font-size: min(var(--_text-s), 19px);
  }
  .side.long {
    display: none;
  }
  .bars {
    display: grid;
    grid-template-rows: 9px 3px;
    gap: 1px;
  }
  .bars svg {
    inline-size: 100%;
    block-size: 100%;
    border-radius: 2px;
    overflow: hidden;
  }
  .bar {
    background: color-mix(in oklab, currentColor 15%, transparent);
  }
  .bar path {
    stroke: var(--_fill);
    stroke-width: 1.5px;
  }
  .bar-own {
    fill: var(--_fill);
  }
  .taken-others {
    fill: color-mix(in oklab, currentColor 52%, transparent);
  }
  .bar-goal {
    stroke: var(--_page);
    stroke-width: 2px;
  }
  .bar-estimate {
    stroke: currentColor;
    stroke-width: 2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .bars rect {
      transition: width 160ms cubic-bezier(0.2, 0, 0, 1);
    }
  }
  @container (min-width: 560px) {
    .side.long {
      display: inline;
    }
    .side.short {
      display: none;
    }
  }
`;
