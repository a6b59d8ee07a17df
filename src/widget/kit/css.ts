/**
 * The tag of style sheets. It takes a text without values; that of Lit also checks values, with code and messages in the part that paints.
 */
import { unsafeCSS } from 'lit';
import type { CSSResult } from 'lit';

export const css = ([text]: TemplateStringsArray): CSSResult => unsafeCSS(text);
