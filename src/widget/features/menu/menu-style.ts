/** The menu, as a sheet over the board, and the menu in it that copies a link and the tag. */
import { css } from 'lit';

export const menuStyle = css`
  .share-ways {
    /* Below the item that opens it, not one of its neighbours. */
    margin-inline-start: 8px;
    padding-inline-start: 4px;
    border-inline-start: 2px solid var(--_line);
  }
  .copied {
    padding-inline: 8px;
  }
  .copy {
    inline-size: 100%;
    padding: 0.5rem;
    border: 1px solid var(--_line);
    border-radius: 4px;
    background: transparent;
    color: inherit;
    font: var(--_text-s) / 1.4 monospace;
    resize: vertical;
  }
  .menu {
    position: absolute;
    z-index: 5;
    inset-block-start: 100%;
    inset-inline-end: 0;
    inline-size: min(22rem, 100cqi);
    padding: 10px 12px;
    border: 1px solid var(--_line-strong);
    border-radius: 10px;
    background: light-dark(#fff, #20242a);
    color: light-dark(#1d1c1a, #e9e6df);
    line-height: var(--_leading);
  }
  .menu fieldset {
    gap: 0 8px;
  }
  .menu legend {
    min-inline-size: 5.5em;
  }
  .menu .options {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .menu label {
    position: relative;
    justify-content: center;
    min-inline-size: var(--_target);
    min-block-size: var(--_target);
    padding-inline: 8px;
    border-radius: 5px;
    cursor: pointer;
  }
  .menu label:has(:checked) {
    background: var(--_wash-strong);
    font-weight: 600;
  }
  .menu label:has(:focus-visible) {
    outline: 2px solid var(--_accent);
  }
  .menu-items {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid var(--_line);
  }
  .menu-item {
    inline-size: 100%;
  }
  .menu-item,
  .share-ways button {
    min-block-size: max(32px, var(--_target));
    padding-inline: 8px;
    border-radius: 6px;
  }
  :is(.menu label, .share-ways button):hover {
    background: var(--_wash-strong);
  }
  .menu-item {
    gap: 8px;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    margin-block-start: 6px;
    padding: 6px 8px 0;
    border-block-start: 1px solid var(--_line);
    color: var(--_muted);
    font-size: var(--_text-xs);
  }
  .legend > li > svg {
    inline-size: 10px;
    block-size: 10px;
    fill: currentColor;
  }
  .turn-sign {
    display: inline-block;
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--_accent);
    vertical-align: 1px;
  }
  .menu kbd {
    margin-inline-start: auto;
    font: inherit;
    font-size: var(--_text-xs);
  }
  @container (min-width: 560px) {
    .menu .phone {
      display: none;
    }
  }
  @container (min-width: 900px) {
    .menu .narrow {
      display: none;
    }
  }
`;
