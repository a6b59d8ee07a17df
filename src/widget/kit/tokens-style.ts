/**
 * What all elements share: the colours, sizes of text and measures as custom properties, of which a page sets those that begin with `--jass-`;
 * and the few rules that every shadow tree needs.
 * The widths at which the layout changes: phones of 320, 340, 354 and 400 pixels; 560 (the hands as a cross); 640 and 700 (two columns below
 * it); 900 (the panel beside the board); 1020 and 1060 (larger cards).
 */
import { css } from 'lit';

export const tokens = css`
  :host {
    --_accent: var(--jass-accent, light-dark(#1b5cab, #8fbcf7));
    --_on-accent: var(--jass-on-accent, light-dark(#fff, #0c1a2c));
    --_loss: var(--jass-loss, light-dark(#9a430a, #f2aa63));
    /* Large areas in the dark are deeper and fuller than text. */
    /* From the colour itself: before 2025 most browsers derive none from light-dark(). */
    --_fill: light-dark(var(--_accent), oklch(from var(--jass-accent, #8fbcf7) calc(l - 0.16) calc(c + 0.05) h));
    --_page: var(--jass-page, light-dark(#fdfcf9, #15171b));
    /* Mixed from the ink of the page. Muted is for leaves only: nested mixes would fade twice. */
    --_muted: var(--jass-muted, color-mix(in oklab, currentColor 68%, transparent));
    --_line: var(--jass-line, color-mix(in oklab, currentColor 16%, transparent));
    --_line-strong: color-mix(in oklab, currentColor 34%, transparent);
    --_wash: color-mix(in oklab, currentColor 4.5%, transparent);
    --_wash-strong: color-mix(in oklab, currentColor 9%, transparent);
    /* The unit of text. Pages with a root of 10px set their own text larger; it must be legible there too. */
    --_rem: max(1rem, 16px);
    --_text-xs: calc(0.75 * var(--_rem));
    --_text-s: calc(0.8125 * var(--_rem));
    --_text-m: calc(0.875 * var(--_rem));
    --_text-l: calc(0.9375 * var(--_rem));
    --_text-xl: calc(1.25 * var(--_rem));
    /* The height of a line of most texts. */
    --_leading: var(--_text-xl);
    display: block;
    container-type: inline-size;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :is(p, ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 1px;
  }
  .loss {
    color: var(--_loss);
  }
  /* The margin keeps it within the page where it stands at the edge. */
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin-inline-start: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
