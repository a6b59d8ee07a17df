/**
 * The colour scheme of an element follows its text: light text is on a dark ground, whether or not the page says so by `color-scheme`,
 * which many dark pages leave out.
 */
import type { ReactiveControllerHost } from 'lit';
import { css } from 'lit';

/**
 * Only the parts take the scheme. The element itself keeps the page's scheme, on which system colours depend, such as the colour of text that
 * the page leaves unset. On paper the parts keep it too: browsers print on a light ground. The end of the transition reports that the page has changed
 * its text colour. `column-rule-color` draws nothing here; its value reveals the scheme of the page.
 */
export const colorScheme = css`
  @media screen {
    :host {
      column-rule-color: light-dark(#000, #fff);
      transition: color 0.01s;
    }
    :host > * {
      color-scheme: var(--_scheme);
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

/** Keeps the parts of an element in the scheme of its text, where the page has another. */
export function followColorScheme(host: ReactiveControllerHost & HTMLElement): void {
  const follow = (event?: TransitionEvent): void => {
    if (event?.propertyName === 'color') event.stopPropagation();
    const { color, columnRuleColor } = getComputedStyle(host);
    const isDark = isLight(color);
    host.style.setProperty('--_scheme', isDark === isLight(columnRuleColor) ? '' : isDark ? 'dark' : 'light');
  };
  host.addController({ hostUpdate: follow });
  host.addEventListener('transitionend', follow);
}
