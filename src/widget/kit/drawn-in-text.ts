/** Drawn content in the middle of a sentence: each language puts it where it belongs. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

/** The mark in a text for the place of the drawn content. No text contains it otherwise. */
export const PLACE = '\uE000';

/** @param drawn for each place in turn */
export function drawnInText(text: string, ...drawn: unknown[]): TemplateResult {
  return html`${text.split(PLACE).map((words, at) => html`${at > 0 ? drawn[at - 1] : nothing}${words}`)}`;
}
