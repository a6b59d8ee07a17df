/** The middle of the table: the cards of the trick, and their copies on the way to the winner. */
import { css } from 'lit';

export const trick = css`
  /* The button that turns the table is beside it. */
  .middle ol {
    display: flex;
    gap: 0.25em;
    margin-inline-end: max(2.75em, 44px);
  }
  .slot {
    display: flex;
    flex: 0 1 var(--_card);
    flex-direction: column;
    min-inline-size: 0;
    align-items: center;
  }
  .letter {
    color: var(--_muted);
    font-size: 0.75em;
  }
  .index {
    display: inline-flex;
    align-items: center;
    gap: 0.15em;
  }
  .slot .face {
    position: relative;
    z-index: 2;
    inline-size: 100%;
    aspect-ratio: 2 / 3;
  }
  .slot .empty {
    border: 1px dashed var(--_line);
    border-radius: 10% / 6.67%;
  }
  .awaits .empty {
    border-color: var(--_accent);
  }
  .won .face {
    outline: 2px solid currentColor;
  }
  .flying {
    position: absolute;
    z-index: 3;
    pointer-events: none;
  }
  .caption {
    min-block-size: 1.3em;
    margin-block-start: 0.25em;
  }
  @container (min-width: 480px) {
    .caption {
      min-block-size: 2.6em;
      text-align: center;
      text-wrap: balance;
    }
    .middle {
      align-self: center;
      inline-size: min-content;
    }
    .middle ol {
      display: grid;
      grid-template: repeat(2, auto) / repeat(3, auto);
      place-items: center;
      justify-content: center;
      gap: 0.25em;
      margin: 0;
    }
    .slot {
      inline-size: var(--_card);
    }
    .slot.at-top {
      grid-area: 1 / 2;
    }
    .slot.at-left {
      grid-area: 1 / 1 / span 2;
    }
    .slot.at-right {
      grid-area: 1 / 3 / span 2;
    }
    .slot.at-bottom {
      grid-area: 2 / 2;
    }
  }
`;
