/** The index of a site of deals: each with its picture, title and answer. */
import { escapeHtml } from '../../notation/escape-html.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { documentOf } from './document.ts';
import type { Addresses } from './document.ts';
import type { DealTexts } from './deal-page.ts';

/** A deal of the index: its texts, and the files of its page and its picture beside the index. */
export interface Listed extends DealTexts {
  readonly page: string;
  readonly picture: string;
}

/** @param addressOf the absolute address of a file; null if the site has none */
export function indexPage(
  title: string,
  deals: readonly Listed[],
  language: Language,
  addressOf: ((file: string) => string) | null,
): string {
  const items = deals.map(
    ({ title: name, summary, page, picture }) => `<li><a href="${page}">
<img src="${picture}" alt="" width="1200" height="630" loading="lazy">${escapeHtml(name)}</a>
<p>${escapeHtml(summary)}</p></li>`,
  );
  const addresses: Addresses | null = addressOf && {
    page: addressOf(''),
    picture: addressOf(deals[0]!.picture),
    oembed: null,
  };
  const itemListElement = deals.map(({ title: name, page }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(addressOf && { url: addressOf(page) }),
  }));
  return documentOf({
    title,
    description: deals
      .map(({ title: name }) => name)
      .join('; ')
      .slice(0, 300),
    language,
    addresses,
    about: { '@type': 'ItemList', name: title, itemListElement },
    script: '',
    body: `<h1>${escapeHtml(title)}</h1>\n<ul class="deals">\n${items.join('\n')}\n</ul>`,
  });
}
