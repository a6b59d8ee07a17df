/**
 * The colour scheme of an element follows the text around it: light text is on a dark ground, whether or not the page says so by `color-scheme`,
 * which many dark pages leave out. A page that sets `color-scheme` on the element itself decides for it.
 */
import type { ReactiveControllerHost } from 'lit';
import { css } from '../element/css.ts';

/**
 * On paper the page’s own scheme applies: browsers print on a light ground. The transition tells when the page changes its text colour. Nothing has
 * the colour of rules between columns: it shows which scheme applies.
 */
export const colorScheme = css`
  @media screen {
    :host {
      color-scheme: var(--_scheme);
      column-rule-color: light-dark(#000, #fff);
      transition: color 0.01s;
    }
  }
`;

/** Whether a computed colour is light: by its lightness, or by its green. */
function isLight(color: string): boolean {
  const [, first, second, third] = color.split(/[ ,(]+/).map(parseFloat);
  const lightness: Record<string, number> = {
    // rgb() and rgba()
    r: second! / 128,
    // color(), after the name of a space
    c: third! / 0.5,
    // oklch() and oklab()
    o: first! / 0.6,
    // lab() and lch()
    l: first! / 54,
  };
  return lightness[color[0]!]! > 1;
}

/** Keeps an element in the colour scheme that its text has from the page. */
export function followColorScheme(host: ReactiveControllerHost & HTMLElement): void {
  let seen: string;
  const follow = (event?: Event): void => {
    event?.stopPropagation();
    const now = getComputedStyle(host);
    if (now.color === seen) return;
    // Where the page’s scheme is right the element inherits it: text without a colour of its own changes with it.
    host.style.removeProperty('--_scheme');
    seen = now.color;
    const isDark = isLight(seen);
    if (isDark !== isLight(now.columnRuleColor)) host.style.setProperty('--_scheme', isDark ? 'dark' : 'light');
  };
  host.addController({ hostUpdate: follow });
  host.addEventListener('transitionend', follow);
}
