/** Reads the templates of views without a browser: their markup, the texts in it, and their listeners. */
import { nothing } from 'lit';
import type { TemplateResult } from 'lit';

/** A template as markup without its events. */
export function markup(drawn: unknown): string {
  if (Array.isArray(drawn)) return drawn.map(markup).join('');
  if (drawn === nothing || drawn === undefined || drawn === null || typeof drawn === 'function') return '';
  if (typeof drawn === 'string' || typeof drawn === 'number' || typeof drawn === 'boolean') return `${drawn}`;
  const { strings, values } = drawn as TemplateResult;
  return strings.map((text, i) => text + (i < values.length ? markup(values[i]) : '')).join('');
}

/** What a reader sees and hears of markup. */
export const textIn = (markup: string): string =>
  markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The texts of the tags with a class. */
export const textsOf = (markup: string, name: string, tag: string): string[] =>
  [...markup.matchAll(new RegExp(`<${tag}[^>]*class="[^"]*\\b${name}\\b[^"]*"[^>]*>(.*?)</${tag}\\s*>`, 'gs'))].map(
    ([, of]) => textIn(of!),
  );

/** The listeners of a template for an event, in the order of its markup. */
export function listeners<Of>(drawn: unknown, event: string): ((event: Of) => void)[] {
  if (Array.isArray(drawn)) return drawn.flatMap((part) => listeners<Of>(part, event));
  if (typeof drawn !== 'object' || drawn === null || !('strings' in drawn)) return [];
  const { strings, values } = drawn as TemplateResult;
  return values.flatMap((value, i) =>
    strings[i]!.endsWith(`@${event}=`) ? [value as (event: Of) => void] : listeners<Of>(value, event),
  );
}
