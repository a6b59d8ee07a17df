/** The look of the text of a study: moves, side lines, notes and questions. All of it is in `.prose`, as `<jass-solver>` has notes and cards of its own. */
import { css } from 'lit';

const prose = css`
  .prose .unbroken {
    white-space: nowrap;
  }
  .prose .move {
    min-block-size: 0;
    padding: 0 0.28em;
    border: 0;
    border-radius: 5px;
    background: var(--_wash-strong);
    line-height: 1.5;
    /* Below a board that stays on top. */
    scroll-margin-block: calc(var(--_top) + var(--_covered, 0px) + 12px) 12px;
  }
  .prose .move:hover {
    background: color-mix(in oklab, currentColor 18%, transparent);
  }
  .prose .move[aria-current] {
    background: var(--_fill);
    color: var(--_on-accent);
  }
  .prose .move[aria-current] :is(.pip, .trick-number, .judged) {
    --_paint: currentColor;
    --_paper: transparent;
    --_ink: currentColor;
    color: currentColor;
    fill: currentColor;
  }
  .prose .named-place {
    font-weight: 600;
  }
  .prose .trick-number {
    margin-inline-end: 0.3em;
    color: var(--_muted);
    font-size: 0.88em;
    font-weight: 400;
  }
  .prose .index {
    color: var(--_paint);
    font-weight: 700;
  }
  .prose .pip {
    inline-size: 0.8em;
    block-size: 0.8em;
    margin-inline-start: 0.1em;
    overflow: visible;
    vertical-align: -0.06em;
  }
  .prose .judged {
    margin-inline-start: 0.1em;
    font-weight: 700;
  }
  .prose .judged.reproach {
    color: var(--_loss);
  }
  .prose .side-line {
    display: grid;
    gap: 8px;
    padding-inline-start: 16px;
    border-inline-start: 2px solid var(--_line-strong);
    font-size: calc(1 * var(--_rem));
  }
  .prose .side-line .side-line {
    font-size: inherit;
  }
  .prose .remark {
    padding: 12px 16px;
    border-radius: 8px;
    background: var(--_wash);
    font-size: calc(1 * var(--_rem));
  }
`;

const question = css`
  .prose .question {
    display: grid;
    gap: 8px;
    padding: 14px 16px;
    border: 1px solid var(--_line-strong);
    border-radius: 8px;
    scroll-margin-block: calc(var(--_top) + var(--_covered, 0px) + 12px) 12px;
  }
  .prose .question.open {
    border: 2px solid var(--_accent);
  }
  .prose .ask {
    font-size: calc(1.125 * var(--_rem));
    font-weight: 700;
    line-height: 1.4;
  }
  .prose .press {
    font-size: var(--_text-m);
    line-height: var(--_leading);
  }
  .prose .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block: 4px;
  }
  .prose .choice {
    min-inline-size: calc(3 * var(--_rem));
    min-block-size: calc(2.75 * var(--_rem));
    padding: 0 8px;
    border-color: var(--_card-line);
    border-radius: 6px;
    background: var(--_card-paper);
    color: var(--_card-ink);
  }
  .prose .choice:not([aria-disabled]):hover {
    border-color: var(--_accent);
  }
  .prose .choice[aria-disabled] {
    border-style: dotted;
    background: none;
    color: inherit;
  }
  .prose .reply {
    margin-block: 4px;
    padding: 8px 12px;
    border-radius: 6px;
    background: var(--_wash);
    font-size: calc(1 * var(--_rem));
    line-height: 1.5;
  }
  .prose .reply.is-right {
    background: color-mix(in oklab, var(--_accent) 12%, transparent);
  }
  .prose .reply.is-wrong {
    background: color-mix(in oklab, var(--_loss) 10%, transparent);
  }
  .prose [role='status']:not(:has(*)) {
    margin-block-start: -8px;
  }
  .prose .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    font-size: var(--_text-m);
  }
  .prose .ways .text-button {
    min-block-size: 28px;
    padding: 0;
    border: 0;
  }
  @media (pointer: coarse) {
    .prose .ways .text-button {
      min-block-size: 44px;
    }
    /* A finger reaches into the gaps between the lines. */
    .prose .move {
      position: relative;
    }
    .prose .move::after {
      position: absolute;
      inset: -4px -2px;
      content: '';
    }
  }
`;

export const proseStyle = [prose, question];
