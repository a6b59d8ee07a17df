/** The four hands around the middle, and the signs and chips on their cards in both ways of drawing. */
import { css } from 'lit';

export const table = css`
  .table {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
  }
  .middle {
    grid-area: 3 / 1;
  }
  /* Elements raised within a hand, such as the focus, stay below the trick. */
  .hand {
    isolation: isolate;
  }
  .seat {
    display: flex;
    flex-wrap: wrap;
    white-space: nowrap;
    align-items: baseline;
    gap: 0 0.5em;
    border-block-end: 1px solid var(--_line);
  }
  .name {
    position: relative;
    min-block-size: 1.5em;
    font-weight: 600;
  }
  /* A finger needs a larger target than the word. */
  .name::after {
    position: absolute;
    inset: -0.625em -0.5em;
    content: '';
  }
  .name[aria-pressed='true'] {
    text-decoration: underline 2px var(--_accent);
    text-underline-offset: 0.2em;
  }
  .acts .seat {
    border-block-end-color: var(--_accent);
    box-shadow: 0 1px var(--_accent);
  }
  .turn {
    visibility: hidden;
    margin-inline-start: auto;
    color: var(--_accent);
    font-size: 0.8125em;
    font-weight: 600;
  }
  .acts .turn {
    visibility: visible;
  }
  .pip {
    inline-size: 0.95em;
    block-size: 0.95em;
    flex: none;
    vertical-align: -0.12em;
  }
  .trump-word {
    font-size: 0.6875em;
  }
  .gone > * {
    visibility: hidden;
  }
  .chip {
    min-inline-size: 2.1em;
    padding-inline: 0.25em;
    border: 1px solid transparent;
    border-radius: 0.7em;
    font-size: 0.75em;
    line-height: 1.2;
    text-align: center;
    white-space: nowrap;
  }
  .chip.best {
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  .chip.loses {
    border-color: var(--_loss);
    color: var(--_loss);
  }
  .chip.range {
    padding-inline: 0;
    font-size: 0.625em;
    line-height: 1.5;
    font-weight: 300;
    letter-spacing: -0.03em;
  }
  .chip.estimate {
    padding-inline: 0;
    border-block-end: 1px dashed currentColor;
    border-radius: 0;
    font-weight: 300;
  }
  .chip.tight {
    padding-inline: 0.1em;
    letter-spacing: -0.05em;
  }
  .chip.long {
    font-size: 0.5625em;
    letter-spacing: -0.06em;
  }
  .turn-table {
    grid-area: 3 / 1;
    place-self: start end;
    display: grid;
    place-items: center;
    inline-size: max(2.75em, 44px);
    block-size: max(2.75em, 44px);
    color: var(--_muted);
  }
  .turn-table svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @container (min-width: 480px) {
    .table {
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      align-items: start;
      inline-size: 100%;
      max-inline-size: 42em;
      margin-inline: auto;
    }
    .hand.at-top,
    .hand.at-bottom {
      grid-column: 1 / -1;
      inline-size: 100%;
    }
    .hand.at-left {
      grid-area: 2 / 1;
    }
    .middle,
    .turn-table {
      grid-area: 2 / 2;
    }
    .hand.at-right {
      grid-area: 2 / 3;
    }
  }
`;
