/** The menu, as a sheet over the board. */
import { css } from 'lit';

export const menuStyle = css`
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
    font-size: calc(0.875 * var(--_rem));
    line-height: calc(1.25 * var(--_rem));
  }
  .menu fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .menu legend {
    float: inline-start;
    min-inline-size: 5.5em;
    padding: 0;
    color: var(--_muted);
  }
  .menu .options {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .menu label {
    position: relative;
    display: flex;
    align-items: center;
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
  .menu input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .menu-items {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid var(--_line);
  }
  .menu-item {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: max(32px, var(--_target));
    padding-inline: 8px;
    border-radius: 6px;
  }
  .menu label:hover,
  .menu-item:hover {
    background: var(--_wash-strong);
  }
  .menu kbd {
    margin-inline-start: auto;
    color: var(--_muted);
    font: inherit;
    font-size: calc(0.75 * var(--_rem));
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
