/** Buttons, fields and tables of all views: words to click, outlined boxes and the filled one among them, fields, icons, and how they answer to a pointer. */
import { css } from 'lit';

export const controls = css`
  button {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    letter-spacing: inherit;
    text-align: inherit;
  }
  [aria-disabled='true'] {
    cursor: default;
  }
  .text-button {
    min-block-size: var(--_target);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .boxed {
    min-block-size: var(--_control, max(32px, var(--_target)));
    padding-inline: 12px;
    border: 1px solid var(--_line-strong);
    border-radius: 7px;
    font-size: var(--_text-s);
    font-weight: 600;
  }
  :is(.boxed, .menu-button, .menu-item):hover,
  .pager-step:not([aria-disabled='true']):hover,
  .menu-button[aria-expanded='true'] {
    background: var(--_wash-strong);
  }
  .boxed:is(.main, .best) {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  :is(.buttons, .actions) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .actions {
    align-items: center;
  }
  .empty .actions {
    margin-block-start: 12px;
  }
  .actions button {
    min-block-size: 44px;
    padding-inline: 12px;
    border: 1px solid var(--_line);
    border-radius: 4px;
  }
  /* Icons, drawn with a pen or filled. */
  :is(.icon, .type, .menu-button, .menu-item, .steps) svg,
  :is(.go, .tick) {
    inline-size: var(--_icon, 14px);
    block-size: var(--_icon, 14px);
    fill: currentColor;
  }
  :is(.icon, .type, .menu-item) svg,
  :is(.go, .tick) {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  :is(.icon, .type, .menu-item) svg {
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  :is(.icon, .type) {
    --_icon: 16px;
  }
  :is(.menu-button, .steps) {
    --_icon: 20px;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    float: inline-start;
    padding: 0;
    color: var(--_muted);
  }
  option {
    background: Canvas;
    color: CanvasText;
  }
  table {
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: 0;
    font-weight: 400;
    text-align: start;
  }
  progress {
    inline-size: 6em;
    accent-color: var(--_accent);
  }
`;
