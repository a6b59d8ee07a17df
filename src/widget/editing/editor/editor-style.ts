/** The editor. Measures and colours come from base-style.ts. On touch screens a tile is as large as a finger. */
import { css } from 'lit';

export const editing = css`
  .editor {
    --_tile: 2.125rem;
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    grid-column: 1 / -1;
  }
  @media (pointer: coarse) {
    .editor {
      --_tile: 2.75rem;
    }
  }
  .editor [hidden] {
    display: none;
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem 0.75rem;
  }
  .setting {
    display: grid;
    align-content: start;
    gap: 0.125rem;
    font-size: 0.8125em;
  }
  .setting-variant {
    grid-column: 1 / -1;
  }
  .setting > span,
  .presets legend {
    color: var(--_muted);
  }
  .editor select,
  .editor input:not([type='checkbox']),
  .editor textarea {
    inline-size: 100%;
    min-block-size: 2.75rem;
    margin: 0;
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
    background: transparent;
    color: inherit;
    font: inherit;
  }
  .editor select {
    padding-inline: 0.25rem;
    font-size: 1rem;
    text-overflow: ellipsis;
  }
  .editor option {
    background: Canvas;
    color: CanvasText;
  }
  .editor textarea {
    font-size: 0.875rem;
    line-height: 1.4;
    resize: vertical;
  }
  .editor [aria-invalid='true'] {
    border-color: var(--_loss);
    outline-color: var(--_loss);
  }
  .presets {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin: 0;
    padding: 0;
    border: 0;
    font-size: 0.875em;
  }
  .presets legend {
    padding: 0;
    font-size: 0.8125rem;
  }
  .presets label {
    display: flex;
    align-items: center;
    gap: 0.4em;
    min-block-size: var(--_tile);
  }
  .tools,
  .finish {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .boxed {
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
  }
  .boxed.icon {
    inline-size: 2.75rem;
    padding: 0;
  }
  .boxed.icon svg {
    display: block;
    inline-size: 1rem;
    block-size: 1rem;
    margin: auto;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .boxed.main {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  .boxed[aria-disabled='true'] {
    border-color: var(--_line);
    background: none;
    color: var(--_muted);
    cursor: default;
  }
  .boxed[aria-expanded='true'] {
    box-shadow: inset 0 -3px var(--_accent);
  }
  .pasting {
    max-inline-size: 48rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--_line);
  }
  .pasting label,
  .pasting p {
    inline-size: 100%;
    font-size: 0.875em;
  }
  .fault {
    overflow-wrap: anywhere;
  }
  .fault:empty {
    display: none;
  }
  .typing .fault::before,
  .pasting .fault::before {
    content: '';
    display: inline-block;
    inline-size: 0.55em;
    block-size: 0.55em;
    margin-inline-end: 0.5em;
    background: var(--_loss);
    rotate: 45deg;
  }
  .places {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }
  .place {
    padding: 0 0.375rem 0.375rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
  }
  .place-stock {
    border-style: dashed;
  }
  .place.target {
    cursor: pointer;
  }
  .place[data-over],
  .place.asked {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .place-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5em;
    min-block-size: 2.75rem;
  }
  .count {
    color: var(--_muted);
    font-size: 0.8125em;
  }
  .count.odd {
    color: inherit;
    font-weight: 600;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  .place-actions {
    display: flex;
    margin-inline-start: auto;
  }
  .here,
  .type {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    font-size: 0.8125em;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .here {
    color: var(--_accent);
    font-weight: 600;
  }
  .edit-tiles {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem;
  }
  .edit-tile {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.0625rem;
    inline-size: max(var(--_tile), 2.25rem);
    block-size: var(--_tile);
    border-radius: 4px;
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: inset 0 0 0 1px var(--_line);
    font-size: 0.9375rem;
    font-weight: 600;
    letter-spacing: -0.04em;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    cursor: grab;
  }
  .edit-tile .pip {
    inline-size: 0.8em;
    block-size: 0.8em;
  }
  .edit-tile[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--_accent);
    translate: 0 -0.25rem;
  }
  .edit-tile.ghost {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 1;
    margin: calc(var(--_tile) / -2) 0 0 calc(var(--_tile) / -2);
    pointer-events: none;
    cursor: grabbing;
  }
  @media (pointer: coarse) {
    .edit-tile.ghost {
      margin-block-start: calc(var(--_tile) * -1.2);
    }
  }
  .no-cards {
    min-block-size: var(--_tile);
    color: var(--_muted);
    font-size: 0.875em;
  }
  .typing {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    padding-block-end: 0.5rem;
  }
  .typing input {
    flex: 1 1 8rem;
  }
  .typing p {
    inline-size: 100%;
    font-size: 0.8125em;
  }
  .help,
  .edit-keys {
    color: var(--_muted);
  }
  .edit-keys {
    display: none;
    font-size: 0.75em;
  }
  .edit-status,
  .notice {
    inline-size: 100%;
    font-size: 0.875em;
  }
  .edit-status {
    font-weight: 600;
  }
  .notice {
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--_loss);
  }
  @media (pointer: fine) {
    .edit-keys {
      display: block;
    }
  }
  @container (min-width: 480px) {
    .settings {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .setting-variant {
      grid-column: auto;
    }
    .places {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .place-stock {
      grid-column: 1 / -1;
    }
    .place-N,
    .place-S {
      grid-column: 1 / -1;
      inline-size: 50%;
      min-inline-size: 18rem;
      justify-self: center;
    }
  }
  @container (min-width: 800px) {
    .places {
      inline-size: 100%;
      max-inline-size: 48rem;
      margin-inline: auto;
    }
    .settings {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;
