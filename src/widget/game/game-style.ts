/** The look of `<jass-game>`: tables of the page’s own font and colour. A table wider than the element scrolls in its own box. */
import { css } from 'lit';

export const gameStyle = css`
  :host {
    --_accent: var(--jass-accent, light-dark(#1b5cab, #8fbcf7));
    --_on-accent: var(--jass-on-accent, light-dark(#fff, #0c1a2c));
    --_loss: var(--jass-loss, light-dark(#9a430a, #f2aa63));
    --_muted: var(--jass-muted, color-mix(in oklab, currentColor 68%, transparent));
    --_line: var(--jass-line, color-mix(in oklab, currentColor 16%, transparent));
    --_line-strong: color-mix(in oklab, currentColor 34%, transparent);
    --_wash: color-mix(in oklab, currentColor 9%, transparent);
    display: block;
    container-type: inline-size;
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.4;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  h2 {
    margin: 0 0 0.25em;
    font-size: 1.35rem;
    line-height: 1.25;
  }
  p {
    margin: 0;
  }
  .notes {
    display: grid;
    gap: 0.4em;
    max-inline-size: 65ch;
    margin-block-start: 1rem;
    color: var(--_muted);
    font-size: 0.875rem;
  }
  .wide {
    overflow-x: auto;
    margin-block-start: 1rem;
  }
  table {
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  caption {
    padding-block: 0 0.25rem;
    font-weight: 650;
    text-align: start;
  }
  th,
  td {
    padding: 0 0.75rem 0 0;
    border-block-end: 1px solid var(--_line);
    block-size: 28px;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    color: var(--_muted);
    font-size: 0.8125rem;
  }
  td.long {
    min-inline-size: 18rem;
    padding-block: 0.25rem;
    white-space: normal;
  }
  .loss {
    color: var(--_loss);
  }
  tr.open > * {
    background: var(--_wash);
  }
  button {
    min-block-size: 28px;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  th button {
    min-inline-size: 28px;
    padding: 0 0.25rem;
    border: 0;
    color: var(--_accent);
    font-variant-numeric: tabular-nums;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  button.main {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  textarea {
    inline-size: 100%;
    min-block-size: 9em;
    padding: 0.5rem;
    border: 1px dashed var(--_line-strong);
    border-radius: 7px;
    background: none;
    color: inherit;
    font:
      0.875rem/1.4 ui-monospace,
      monospace;
    resize: vertical;
  }
  .dropping textarea {
    border-color: var(--_accent);
    border-style: solid;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    margin-block-start: 0.75rem;
  }
  .error {
    margin-block-end: 0.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--_loss);
  }
  progress {
    inline-size: min(16rem, 100%);
    accent-color: var(--_accent);
  }
  .deal {
    margin-block-start: 1rem;
    padding-block: 0.75rem;
    border-block: 1px solid var(--_line);
  }
  .deal header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    margin-block-end: 0.5rem;
    font-weight: 650;
  }
  @media (pointer: coarse) {
    button,
    th button {
      min-block-size: 2.75rem;
      min-inline-size: 2.75rem;
    }
  }
  @media print {
    button:not(th button),
    progress {
      display: none;
    }
  }
`;
