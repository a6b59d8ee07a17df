/**
 * Marks within a sentence, as characters that no text contains: the value, the words that may be left out if space is short, and the place
 * of a suit sign. So a translated sentence stays one text, and the view still knows its parts.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

const [VALUE, REST, END, SIGN, OTHERS] = ['\uE000', '\uE001', '\uE002', '\uE003', '\uE004'] as const;

/** Marks the value of a sentence. @param isOwn whether it is of the side of which the screen speaks */
export const markValue = (text: string, isOwn = true): string => `${isOwn ? VALUE : OTHERS}${text}${END}`;

/** Marks words that a narrow element leaves out. */
export const markRest = (text: string): string => `${REST}${text}${END}`;

/** Marks the place of the trump's sign, before its name. */
export const markSign = (name: string): string => `${SIGN}${name}`;

/** The sentence without its marks. */
export const unmarked = (sentence: string): string => sentence.replace(/[\uE000-\uE004]/g, '');

/** The sentence as a narrow element shows it. */
export const withoutRest = (sentence: string): string => unmarked(sentence.replace(/\uE001[^\uE002]*/g, ''));

/** The sentence as a narrow element shows it, in pieces: plain text and the values that have the colour of the screen alternate. */
export const pieces = (sentence: string): string[] =>
  sentence
    .replace(/ ?\uE001[^\uE002]*\uE002/g, '')
    .split(/\uE000([^\uE002]*)\uE002/)
    .map(unmarked);

/** The sentence with its parts drawn. @param sign of the trump suit */
export function marked(sentence: string, sign: TemplateResult | typeof nothing): unknown[] {
  // Words that may be left out take the space before them along: a comma may follow them.
  const parts = sentence.replaceAll(` ${REST}`, `${REST} `).split(/([\uE000\uE001\uE004][^\uE002]*\uE002)/);
  return parts.map((part) => {
    const inner = part.slice(1, -1);
    if (part.startsWith(VALUE)) return html`<em>${inner}</em>`;
    if (part.startsWith(OTHERS)) return html`<em class="of-others">${inner}</em>`;
    return part.startsWith(REST) ? html`<span class="rest">${withSign(inner, sign)}</span>` : withDashes(part);
  });
}

/** The name of a side is not broken at its dash. */
const withDashes = (text: string): unknown[] =>
  text.split(/(\S*–\S*)/).map((word, i) => (i % 2 ? html`<span class="unbroken">${word}</span>` : word));

/** The sign does not leave its name at the end of a line. */
function withSign(text: string, sign: TemplateResult | typeof nothing): unknown {
  const [before, after] = text.split(SIGN);
  if (after === undefined) return text;
  const [name, ...more] = after.split(' ');
  return html`<span class="words">${before!.trimEnd()}</span> <span class="unbroken">${sign} ${name}</span
    ><span class="words"> ${more.join(' ')}</span>`;
}
