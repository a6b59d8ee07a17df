/** The look that the elements with a file of their own share: colours, buttons, rows and errors, in the page’s own font and colour. */
import { css } from 'lit';

export const standaloneStyle = css`
  :host {
    --_accent: var(--jass-accent, light-dark(#1b5cab, #8fbcf7));
    --_on-accent: var(--jass-on-accent, light-dark(#fff, #0c1a2c));
    --_loss: var(--jass-loss, light-dark(#9a430a, #f2aa63));
    --_muted: var(--jass-muted, color-mix(in oklab, currentColor 68%, transparent));
    --_line: var(--jass-line, color-mix(in oklab, currentColor 16%, transparent));
    --_line-strong: color-mix(in oklab, currentColor 34%, transparent);
    --_wash: color-mix(in oklab, currentColor 9%, transparent);
    /* The unit of text, as in base-style.ts of the element. */
    --_rem: max(1rem, 16px);
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
  button {
    min-block-size: 32px;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }
  .error {
    margin-block: 0.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--_loss);
  }
  .error p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .deal {
    margin-block-start: 1rem;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--_line);
  }
`;
