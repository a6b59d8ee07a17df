/** The base of all parts: colours and measures, resets, the frame and its three widths. */
import { css } from 'lit';

export const base = css`
  :host {
    --_accent: var(--jass-accent, light-dark(#0a58a6, #8fc0f5));
    --_on-accent: var(--jass-on-accent, light-dark(#fff, #0c1b2b));
    --_loss: var(--jass-loss, light-dark(#9a4a00, #f2b067));
    --_muted: var(--jass-muted, color-mix(in srgb, currentColor 78%, transparent));
    --_line: var(--jass-line, color-mix(in srgb, currentColor 22%, transparent));
    --_row: 2.75rem;
    --_trick: 2rem;
    --_gap: 0.75em;
    display: block;
    inline-size: 100%;
    container-type: inline-size;
    /* Font and colour are the page's. Other inherited properties are reset: the page set them for its own text. */
    direction: ltr;
    writing-mode: horizontal-tb;
    font-style: normal;
    font-weight: 400;
    font-variant: normal;
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.3;
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    text-wrap: wrap;
    word-break: normal;
    overflow-wrap: normal;
    hyphens: manual;
    quotes: auto;
    cursor: auto;
  }
  :host([density='compact']) {
    --_gap: 0.375em;
    line-height: 1.2;
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
    letter-spacing: inherit;
    text-align: inherit;
    text-transform: inherit;
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
  @container (min-width: 800px) {
    .frame {
      grid-template-columns: minmax(0, 1fr) minmax(17rem, 22rem);
      column-gap: 2rem;
    }
    .problem,
    .result {
      grid-column: 1 / -1;
    }
  }
`;
