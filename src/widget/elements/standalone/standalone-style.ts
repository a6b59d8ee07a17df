/** The look that the elements with a file of their own share: buttons, rows and errors, in the page’s own font and colour. */
import { css } from 'lit';

export const standaloneStyle = css`
  :host {
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.4;
  }
  button {
    min-block-size: 32px;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    text-align: center;
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
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
