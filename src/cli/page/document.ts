/**
 * An HTML document of a site of deals: its head with what search engines and chats read (Open Graph, the cards of X, JSON-LD, oEmbed), and its style.
 * It needs no network; colours follow the reader's system, and nothing is wider than a phone.
 */
import { escapeHtml } from '../../notation/escape-html.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { PAGE_STYLE } from './page-style.ts';

/** Of the preview pictures, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];

/** Open Graph names a language with a country. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_CH', nl: 'nl_NL', fr: 'fr_FR' };

export interface Document {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** The absolute addresses, which a site without a known address has not. */
  readonly addresses: Addresses | null;
  /** JSON-LD about the document, without its address, picture and language. */
  readonly about: Readonly<Record<string, unknown>>;
  /** The tag of a script; empty for none. */
  readonly script: string;
  /** As HTML. */
  readonly body: string;
}

export interface Addresses {
  readonly page: string;
  readonly picture: string;
  /** Of the oEmbed file; null without one. */
  readonly oembed: string | null;
}

export function documentOf({ title, description, language, addresses, about, script, body }: Document): string {
  const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', LOCALES[language]),
    ...(addresses
      ? [
          `<link rel="canonical" href="${escapeHtml(addresses.page)}">`,
          meta('property', 'og:url', addresses.page),
          meta('property', 'og:image', addresses.picture),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', `${WIDTH}`),
          meta('property', 'og:image:height', `${HEIGHT}`),
          meta('property', 'og:image:alt', `${title}. ${description}`),
        ]
      : []),
    meta('name', 'twitter:card', addresses ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(addresses ? [meta('name', 'twitter:image', addresses.picture)] : []),
    ...(addresses?.oembed
      ? [
          `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(addresses.oembed)}" title="${escapeHtml(title)}">`,
        ]
      : []),
    `<script type="application/ld+json">${jsonInHtml({
      '@context': 'https://schema.org',
      ...about,
      inLanguage: language,
      ...(addresses && { url: addresses.page, image: addresses.picture }),
    })}</script>`,
    `<style>${PAGE_STYLE}</style>`,
    ...(script ? [script] : []),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
${head.join('\n')}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** In a script no text may end it or begin a comment. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The oEmbed answer for a page: a frame with it, and the picture as its thumbnail. WordPress takes the frame from any site, keeps these attributes
 * of it, not a style, and adds `sandbox="allow-scripts"`. With a `blockquote` before it, it would hide the frame until that answers its own messages.
 */
export const oembedOf = (title: string, { page, picture }: Addresses): string =>
  `${JSON.stringify(
    {
      version: '1.0',
      type: 'rich',
      title,
      provider_name: 'jass-solver',
      html: `<iframe src="${escapeHtml(page)}" title="${escapeHtml(title)}" width="640" height="720" frameborder="0"></iframe>`,
      width: 640,
      height: 720,
      thumbnail_url: picture,
      thumbnail_width: WIDTH,
      thumbnail_height: HEIGHT,
    },
    null,
    2,
  )}\n`;
