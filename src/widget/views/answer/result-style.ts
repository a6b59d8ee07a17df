/** The head: answer, choice of the payoff, bar of both sides. */
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
    font-size: calc(1.25 * var(--_rem));
    line-height: 1.2;
    font-weight: 650;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .headline em {
    color: var(--_accent);
    font-style: normal;
  }
  .headline .rest {
    font-weight: 400;
  }
  /* The board names the trump too: a long answer has two lines on a phone, and one beside the choice of the payoff. */
  .wordy .headline:not(.short) .rest {
    display: none;
  }
  .headline .sub {
    color: var(--_muted);
    font-size: calc(0.875 * var(--_rem));
    line-height: 1.43;
    font-weight: 400;
    letter-spacing: 0;
    white-space: nowrap;
  }
  /* Both notes in little more than the height of a line. */
  .headline .sub:has(small) {
    font-size: calc(0.8125 * var(--_rem));
    line-height: 1.08;
  }
  .sub small {
    display: block;
    font-size: calc(0.75 * var(--_rem));
  }
  .unbroken {
    white-space: nowrap;
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .menu-button {
    display: grid;
    place-items: center;
    inline-size: max(32px, var(--_target));
    block-size: var(--_target);
    border-radius: 7px;
  }
  .menu-button:hover,
  .menu-button[aria-expanded='true'] {
    background: var(--_wash-strong);
  }
  .menu-button svg {
    inline-size: 20px;
    block-size: 20px;
    fill: currentColor;
  }
  .payoffs {
    display: none;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    font-size: calc(0.8125 * var(--_rem));
    line-height: 2;
  }
  .payoff {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: calc(var(--_target) - 2px);
    padding-inline: 10px;
    color: var(--_muted);
    cursor: pointer;
    touch-action: manipulation;
  }
  .payoff + .payoff {
    border-inline-start: 1px solid var(--_line);
  }
  .payoff input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .payoff:has(:checked) {
    background: var(--_wash-strong);
    color: inherit;
    font-weight: 600;
  }
  .payoff:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  .sum {
    grid-column: 1 / -1;
    min-block-size: 2.6em;
    color: var(--_muted);
    font-size: calc(0.8125 * var(--_rem));
  }
  .score {
    grid-column: 1 / -1;
    block-size: calc(1.25 * var(--_rem));
  }
  /* The board names the trump too. */
  @container (max-width: 1199.9px) {
    .headline:has(.sub) .rest {
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
  }
  /* Two lines are enough for card points. Long hands may keep an estimate, whose bounds take a third. */
  @container (min-width: 354px) and (max-width: 559.9px) {
    .result:not(.wordy, .roomy) .headline {
      min-block-size: 48px;
    }
    .result:not(.wordy, .roomy) .sub {
      display: inline;
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
  @container (min-width: 700px) {
    .headline {
      min-block-size: 28px;
    }
  }
  @container (min-width: 700px) and (max-width: 899.9px) {
    .headline {
      font-size: calc(1.25 * var(--_rem));
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
      font-size: calc(1.25 * var(--_rem));
    }
    .wordy .headline.long {
      font-size: calc(1.125 * var(--_rem));
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
      font-size: calc(0.9375 * var(--_rem));
    }
  }
`;
