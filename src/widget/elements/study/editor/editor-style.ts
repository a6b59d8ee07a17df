/** The look of the editor of a study. */
import { css } from 'lit';

export const editorStyle = css`
  .editor {
    display: grid;
    gap: 8px;
    margin-block-start: 16px;
    padding: 12px;
    border: 1px solid var(--_line-strong);
    border-radius: 8px;
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  .editor .boxed {
    min-block-size: max(32px, var(--_target, 32px));
  }
  .editor [aria-disabled='true'] {
    opacity: 0.5;
  }
  .source {
    inline-size: 100%;
    block-size: 18em;
    padding: 8px;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    background: none;
    color: inherit;
    font:
      0.8125rem/1.5 ui-monospace,
      monospace;
    resize: vertical;
  }
  @media (pointer: coarse) {
    .editor .boxed {
      min-block-size: 44px;
    }
    .source {
      font-size: 1rem;
    }
  }
  @media print {
    .editor {
      display: none;
    }
  }
`;
