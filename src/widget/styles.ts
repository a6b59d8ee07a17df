/**
 * How the element looks: a printed diagram that takes font, text colour and background from the page. Three layouts by
 * the element's own width (stacked; a cross; a cross beside the tricks). Only blue and orange are its own, and sign and
 * shape always say the same. Room for every value is kept, so that nothing moves when it arrives.
 */
import { css } from 'lit';

export const styles = css`
  :host {
    --_accent: var(--jass-accent, light-dark(#0a58a6, #8fc0f5));
    --_on-accent: var(--jass-on-accent, light-dark(#fff, #0c1b2b));
    --_loss: var(--jass-loss, light-dark(#9a4a00, #f2b067));
    --_red: light-dark(#b3202c, #ff9a94);
    --_muted: color-mix(in srgb, currentColor 78%, transparent);
    --_line: color-mix(in srgb, currentColor 22%, transparent);
    --_row: 2.75rem;
    --_trick: 2rem;
    display: block;
    inline-size: 100%;
    container-type: inline-size;
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.3;
    text-align: start;
  }
  @media (pointer: coarse) {
    :host {
      --_trick: 2.75rem;
    }
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  button {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .frame {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }

  /* The answer */
  .meta,
  .engine,
  .caption,
  .progress,
  .role {
    color: var(--_muted);
    font-size: 0.8125em;
  }
  .unbroken {
    white-space: nowrap;
  }
  .headline {
    min-block-size: 3.9em;
    font-size: 1.125em;
    font-weight: 600;
    text-wrap: balance;
  }
  .score {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    font-size: 0.875em;
  }
  .bar {
    order: 1;
    inline-size: 100%;
    block-size: 0.625rem;
    border: 1px solid var(--_line);
    border-radius: 2px;
  }
  .bar-ew {
    fill: transparent;
  }
  .bar-open {
    fill: color-mix(in srgb, var(--_accent) 28%, transparent);
  }
  .bar-ns {
    fill: var(--_accent);
  }
  .bar-estimate {
    stroke: currentColor;
    stroke-width: 2px;
  }
  .proven {
    font-weight: 300;
  }
  .engine {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.6em;
    min-block-size: 1.5rem;
    margin-block-start: 0.25rem;
  }
  .light {
    inline-size: 0.55em;
    block-size: 0.55em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  .exact .light {
    background: currentColor;
  }
  .computing .light {
    border-style: dotted;
  }
  .failed .light {
    border-radius: 0;
    background: currentColor;
    rotate: 45deg;
  }
  .failed {
    color: inherit;
  }
  .phase {
    font-weight: 600;
  }
  .retry,
  .record {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  /* Hands */
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
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
    font-weight: 600;
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
  .suits {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 1rem;
    padding-block-start: 0.25rem;
  }
  .suit {
    display: flex;
    min-block-size: var(--_row);
  }
  .suit ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem;
  }
  .sign {
    display: flex;
    flex-direction: column;
    align-items: center;
    inline-size: 1rem;
    padding-block-start: 0.5rem;
  }
  .trump .sign {
    inline-size: 2.25rem;
  }
  .trump-word {
    font-size: 0.625rem;
    letter-spacing: 0.01em;
  }
  .pip {
    inline-size: 0.85em;
    block-size: 0.85em;
    fill: currentColor;
  }
  .pip-H,
  .pip-D {
    fill: var(--_red);
  }
  .card {
    display: flex;
    flex-direction: column;
    align-items: center;
    inline-size: 2.75rem;
    block-size: var(--_row);
    gap: 0.125rem;
    padding-block-start: 0.1875rem;
    border-radius: 4px;
  }
  .card .rank {
    font-weight: 600;
  }
  .card.played .rank {
    color: var(--_muted);
    font-weight: 400;
    text-decoration: line-through;
  }
  .card.legal {
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  .card.next .rank {
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  .chip {
    min-inline-size: 2.1em;
    padding-inline: 0.25em;
    border: 1px solid transparent;
    border-radius: 0.7em;
    font-size: 0.75rem;
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
    font-size: 0.625rem;
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
  .chip.long {
    font-size: 0.5625rem;
    letter-spacing: -0.06em;
  }
  .void {
    padding-block-start: 0.2rem;
    color: var(--_muted);
  }

  /* The middle */
  .middle ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
  }
  .slot {
    display: flex;
    flex-direction: column;
    align-items: center;
  }
  .letter {
    color: var(--_muted);
    font-size: 0.75rem;
  }
  .face {
    display: inline-flex;
    align-items: center;
    gap: 0.1em;
  }
  .slot .face {
    justify-content: center;
    inline-size: 2.75rem;
    block-size: 2.25rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
    font-weight: 600;
  }
  .slot .empty {
    border-style: dashed;
  }
  .awaits .empty {
    border-color: var(--_accent);
  }
  .won .face {
    border: 2px solid currentColor;
  }
  .caption {
    min-block-size: 1.3em;
    margin-block-start: 0.25rem;
    text-align: center;
  }

  /* Controls */
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
  .controls button[data-step] {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
  }
  .controls button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  .controls button svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin: auto;
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
    display: block;
  }
  .progress {
    min-inline-size: min(13.5em, 100%);
  }
  .keys {
    display: none;
    color: var(--_muted);
    font-size: 0.75em;
  }
  .retry,
  .record {
    min-block-size: 2.75rem;
  }
  .record.kept {
    visibility: hidden;
  }

  /* Tricks */
  table {
    table-layout: fixed;
    inline-size: 100%;
    max-inline-size: 30rem;
    margin-inline: auto;
    border-collapse: collapse;
    font-size: 0.875em;
  }
  caption {
    text-align: start;
    font-weight: 600;
  }
  th,
  td {
    block-size: calc(var(--_trick) + 1px);
    padding: 0 0.2em;
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
  }
  thead th,
  th[scope='row'] {
    color: var(--_muted);
    font-size: 0.8125rem;
  }
  abbr {
    text-decoration: none;
  }
  .number {
    inline-size: 3rem;
    text-align: end;
  }
  .ordinal {
    inline-size: 1.125rem;
  }
  .winner {
    inline-size: 2.25rem;
  }
  .play {
    display: flex;
    align-items: center;
    min-inline-size: 2.25rem;
    block-size: var(--_trick);
    padding-inline-end: 0.25em;
    border-radius: 3px;
    white-space: nowrap;
  }
  .lead-mark {
    visibility: hidden;
    inline-size: 0.4em;
    block-size: 0.6em;
    margin-inline-end: 0.25em;
    fill: currentColor;
  }
  .leads .lead-mark {
    visibility: visible;
  }
  .play.wins {
    font-weight: 700;
  }
  .play.wins .face {
    border-block-end: 2px solid currentColor;
  }
  .play.made {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .play[aria-current] {
    box-shadow: inset 0 0 0 1.5px var(--_accent);
  }

  /* Mistakes, nothing yet */
  .problem,
  .empty {
    padding: 0.75rem;
    border-inline-start: 3px solid var(--_line);
  }
  .problem {
    border-color: var(--_loss);
  }
  .problem .headline,
  .empty .headline {
    min-block-size: 0;
  }
  .reason,
  .given {
    overflow-wrap: anywhere;
  }
  .given {
    margin-block-start: 0.5rem;
    font-size: 0.875em;
  }
  mark {
    background: none;
    color: inherit;
    outline: 2px solid var(--_loss);
  }

  @container (min-width: 480px) {
    .table {
      grid-template-columns: minmax(0, 1fr) 9rem minmax(0, 1fr);
      align-items: start;
      inline-size: 100%;
      max-inline-size: 40rem;
      margin-inline: auto;
    }
    .caption {
      min-block-size: 2.6em;
      text-wrap: balance;
    }
    .hand-N,
    .hand-S {
      grid-column: 1 / -1;
      justify-self: center;
    }
    .hand-N .suits,
    .hand-S .suits {
      justify-content: center;
    }
    .controls {
      justify-content: center;
    }
    @media (pointer: fine) {
      .keys {
        display: block;
        inline-size: 100%;
        text-align: center;
      }
      .card {
        inline-size: 2.375rem;
      }
    }
    .hand-W {
      grid-area: 2 / 1;
    }
    .middle {
      grid-area: 2 / 2;
      align-self: center;
    }
    .hand-E {
      grid-area: 2 / 3;
    }
    .hand-W .suits,
    .hand-E .suits {
      flex-direction: column;
    }
    .hand-W .sign,
    .hand-E .sign {
      inline-size: 2.25rem;
    }
    .headline {
      min-block-size: 2.6em;
    }
    .middle ol {
      display: grid;
      grid-template: repeat(3, auto) / repeat(3, auto);
      place-items: center;
      gap: 0.25rem;
    }
    .slot-N {
      grid-area: 1 / 2;
    }
    .slot-W {
      grid-area: 2 / 1;
    }
    .slot-E {
      grid-area: 2 / 3;
    }
    .slot-S {
      grid-area: 3 / 2;
    }
  }
  @container (min-width: 800px) {
    .frame {
      grid-template-columns: minmax(0, 1fr) minmax(17rem, 22rem);
      column-gap: 2rem;
    }
    .result {
      grid-column: 1 / -1;
    }
    .headline {
      min-block-size: 1.3em;
    }
    .tricks {
      grid-area: 2 / 2 / span 2;
    }
  }
`;
