/** The docs site: its pages, menus and Markdown settings. The pages generated from data and code come from tools/site/. */
import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import type { DefaultTheme, MarkdownOptions } from 'vitepress';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { atRoot } from '../../tools/paths.ts';
import { locales, searchLocales } from './languages/locales.ts';
import { documents } from '../../tools/site/docs-pages.ts';

type Item = DefaultTheme.SidebarItem;
type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];
type Token = ReturnType<Markdown['parse']>[number];

const documentsOf = (folder: RegExp): Item[] =>
  documents()
    .filter(({ page }) => folder.test(page))
    .map(({ page, title }) => ({ text: title, link: `/${page}` }));

/** The pages that typedoc has listed; none before it has run. */
function libraryItems(): Item[] {
  const file = atRoot('site/generated/reference/library/typedoc-sidebar.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Item[]) : [];
}

const { version, homepage } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8')) as {
  version: string;
  homepage: string;
};

/** Folders that the search leaves out: records of the work, and the generated types, which have a menu of their own. */
const NOT_SEARCHED = /(^|\/)(docs\/(decisions|figures|lab)|reference\/library)\//;

const guide: Item[] = [
  {
    text: 'Guide',
    items: [
      { text: 'In 60 seconds', link: '/guide/start' },
      { text: 'What a reader can do', link: '/guide/reader' },
      { text: 'Pictures of everything', link: '/guide/gallery' },
      { text: 'What the numbers mean', link: '/guide/numbers' },
      { text: 'Questions and answers', link: '/guide/faq' },
      { text: 'Why believe these numbers', link: '/guide/trust' },
      { text: 'Compared with others', link: '/guide/compare' },
      { text: 'Puzzles', link: '/guide/puzzles' },
      { text: 'The puzzle of the day', link: '/guide/puzzle-of-the-day' },
      { text: 'The hand of the week', link: '/guide/column' },
      { text: 'Annotated records', link: '/guide/studies' },
      { text: 'Twelve hands of Schieber', link: '/guide/course-schieber' },
      { text: 'Eight hands of Klaverjassen', link: '/guide/course-klaverjassen' },
      { text: 'Printed hands, solved again', link: '/guide/published' },
      { text: 'Diagrams for print', link: '/guide/diagrams' },
      { text: 'Pages and pictures of deals', link: '/guide/pages' },
      { text: 'Embedding', link: '/guide/embed' },
      { text: 'Frameworks', link: '/guide/frameworks' },
      { text: 'Code to embed a deal', link: '/guide/embed-code' },
      { text: 'Builds', link: '/guide/builds' },
      { text: 'Look and language', link: '/guide/look' },
      { text: 'Why a card may not be played', link: '/rules/why-not' },
      { text: 'The review of a session', link: '/guide/session' },
      { text: 'The adviser', link: '/guide/adviser' },
      { text: 'Notation', link: '/guide/notation' },
      { text: 'In a terminal', link: '/guide/terminal' },
      { text: 'Under Node', link: '/guide/node' },
      { text: 'Accessibility', link: '/guide/accessibility' },
    ],
  },
];

const rules: Item[] = [
  { text: 'The games', link: '/rules/' },
  { text: 'Why a card may not be played', link: '/rules/why-not' },
  { text: 'Rules', items: VARIANTS.map(({ id, name }) => ({ text: name, link: `/rules/${id}` })) },
  { text: 'Ambiguous sentences', link: '/docs/rule-readings' },
  { text: 'Fields of the rules', link: '/reference/rules' },
];

const reference: Item[] = [
  {
    text: 'Reference',
    items: [
      { text: 'The element', link: '/reference/element' },
      { text: 'Requests and answers', link: '/reference/json' },
      { text: 'The command', link: '/reference/command' },
      { text: 'Fields of the rules', link: '/reference/rules' },
      { text: 'Entries of the package', link: '/reference/package' },
      { text: 'Scripts', link: '/reference/scripts' },
    ],
  },
  { text: 'The library', link: '/reference/library/', collapsed: true, items: libraryItems() },
];

const inside: Item[] = [
  { text: 'Documents', items: documentsOf(/^docs\/[^/]+$/) },
  { text: 'Decisions', collapsed: true, items: documentsOf(/^docs\/decisions\//) },
  { text: 'Figures', collapsed: true, items: documentsOf(/^docs\/figures\//) },
  { text: 'Laboratory notes', collapsed: true, items: documentsOf(/^docs\/lab\//) },
];

/** Gives each cell the head of its column, which a phone shows above it (theme/style.css). */
function nameColumns(tokens: readonly Token[]): void {
  let heads: string[] = [];
  let column = 0;
  tokens.forEach(({ type }, index) => {
    if (type === 'thead_open') heads = [];
    else if (type === 'tr_open') column = 0;
    else if (type === 'th_open') heads.push(tokens[index + 1]!.children!.map(({ content }) => content).join(''));
    else if (type === 'td_open') tokens[index]!.attrSet('data-column', heads[column++]!);
  });
}

/** The address of a page's file, from the base of the site. */
const addressOf = (file: string): string => file.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html');

export default defineConfig({
  title: 'jass-solver',
  description: 'Exact double-dummy values for Jass and Klaverjas deals, as a web component, a library and a command',
  locales,
  cacheDir: atRoot('build/site-cache'),
  rewrites: { 'generated/:rest*': ':rest*' },
  // Parts of pages, which include them.
  srcExclude: ['generated/snippets/**'],
  // The element as any site embeds it: one script, from the files in site/public/element/.
  transformHead: ({ siteData, pageData, title, description }) => [
    ['script', { type: 'module', src: `${siteData.base}element/jass-solver.js` }],
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${siteData.base}favicon.svg` }],
    ...Object.entries({
      type: 'website',
      site_name: 'jass-solver',
      title,
      description,
      url: homepage + addressOf(pageData.relativePath),
      image: `${homepage}preview.png`,
      'image:alt': 'A deal of Schieber in the element, with what each card makes or loses',
    }).map(([name, content]): [string, Record<string, string>] => ['meta', { property: `og:${name}`, content }]),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ],
  sitemap: { hostname: homepage },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('jass-') } } },
  markdown: {
    // The default themes have too little contrast on this background.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(markdown) {
      markdown.core.ruler.push('columns', ({ tokens }) => nameColumns(tokens));
      const links = markdown.renderer.rules.link_open!;
      markdown.renderer.rules.link_open = (tokens, index, ...rest) => {
        // Documents link to the README of a folder, which is its index page here.
        const href = tokens[index]!.attrs?.find(([name]) => name === 'href');
        if (href) href[1] = href[1].replace(/(^|\/)README\.md(?=#|$)/, '$1index.md');
        return links(tokens, index, ...rest);
      };
    },
  },
  themeConfig: {
    nav: [
      { text: 'Show a deal', link: '/view' },
      { text: 'Guide', link: '/guide/start', activeMatch: '^/guide/' },
      { text: 'Games', link: '/rules/', activeMatch: '^/rules/' },
      { text: 'Reference', link: '/reference/element', activeMatch: '^/reference/' },
      { text: 'How it works', link: '/docs/solver', activeMatch: '^/docs/' },
      // Not a page of VitePress, whose router must leave it alone.
      { text: 'Demo', link: '/demo/index.html', target: '_self' },
      { text: `Version ${version}`, link: '/changelog' },
    ],
    sidebar: { '/guide/': guide, '/rules/': rules, '/reference/': reference, '/docs/': inside },
    search: {
      provider: 'local',
      options: {
        locales: searchLocales,
        _render: (text, env, markdown) =>
          NOT_SEARCHED.test((env as { relativePath: string }).relativePath) ? '' : markdown.render(text, env),
      },
    },
    // Most pages are in English alone: the menu leads to the start page of a language, and a translated page links to its others itself.
    i18nRouting: false,
    outline: [2, 3],
  },
});
