/** HTML as a browser parses it, by jsdom, which has no types. */
import { createRequire } from 'node:module';

const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
};

export const parseHtml = (html: string): Document => new JSDOM(html).window.document;
