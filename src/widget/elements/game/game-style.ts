/** The look of `<jass-game>` beside standalone-style.ts: its record, its menu, and the open deal. The report has sheets of its own. */
import { css } from 'lit';

export const gameStyle = css`
  :host {
    --_target: 28px;
  }
  @media (pointer: coarse) {
    :host {
      --_target: max(44px, 2.75rem);
    }
  }
  .muted {
    color: var(--_muted);
  }
  button.main {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
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
    gap: 0.5rem;
  }
  label + .row {
    margin-block: 0.75rem;
  }
  progress {
    inline-size: min(12rem, 100%);
  }
  .tools {
    position: relative;
  }
  .menu-button {
    padding: 0;
    border: 0;
    border-radius: 7px;
  }
  .menu {
    inline-size: max-content;
  }
  .menu-item {
    display: block;
    border: 0;
    text-align: start;
  }
  .deal {
    padding-block-end: 0.75rem;
    border-block-end: 1px solid var(--_line);
  }
  .deal header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    margin-block-end: 0.5rem;
    font-weight: 650;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: var(--_target);
      min-inline-size: var(--_target);
    }
  }
  @media print {
    :is(.tools, .because .row, .entry .row, .on-board) {
      display: none;
    }
  }
`;
