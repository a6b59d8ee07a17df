/** The site in each language: its menu, and the words that VitePress prints around a page. Pages that are in English alone are linked as such. */
import type { DefaultTheme, LocaleConfig, LocaleSpecificConfig } from 'vitepress';
import { BASICS } from '../../../src/languages/registry/languages.ts';
import type { Language } from '../../../src/languages/registry/languages.ts';
import { TRANSLATED } from './pages.ts';
import type { PartlyTranslated } from './pages.ts';

interface SiteTexts {
  /** In a tag of `lang`. */
  readonly tag: string;
  readonly description: string;
  readonly guide: string;
  /** The titles of the pages, in the order of `TRANSLATED`. */
  readonly pages: readonly [string, string, string, string];
  /** The titles of the others that the language has. */
  readonly courses: Readonly<Partial<Record<PartlyTranslated, string>>>;
  /** Above the pages that are in English alone, then their titles. */
  readonly inEnglish: string;
  readonly reader: string;
  readonly games: string;
  readonly embedding: string;
  readonly reference: string;
  readonly onThisPage: string;
  readonly previous: string;
  readonly next: string;
  readonly menu: string;
  readonly toTop: string;
  readonly languages: string;
  readonly appearance: string;
  readonly light: string;
  readonly dark: string;
  readonly skip: string;
  readonly search: string;
  readonly noResults: string;
  readonly clear: string;
  readonly select: string;
  readonly navigate: string;
  readonly close: string;
}

const TEXTS: Readonly<Record<Exclude<Language, 'en'>, SiteTexts>> = {
  de: {
    tag: 'de-CH',
    description: 'Was jede Seite bei offenen Karten machen kann: exakte Werte für Schieber, Klaverjassen und Verwandte',
    guide: 'Anleitung',
    pages: ['In 60 Sekunden', 'Code zum Einbetten', 'Die Verteilung der Woche', 'Was die Zahlen bedeuten'],
    courses: {
      'guide/course-schieber': 'Zwölf Spiele im Schieber',
      'guide/course-klaverjassen': 'Acht Spiele im Klaverjassen',
    },
    inEnglish: 'Auf Englisch',
    reader: 'Was Leser tun können',
    games: 'Die Spiele',
    embedding: 'Einbetten',
    reference: 'Nachschlagen',
    onThisPage: 'Auf dieser Seite',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    menu: 'Menü',
    toTop: 'Nach oben',
    languages: 'Sprache wählen',
    appearance: 'Hell oder dunkel',
    light: 'Hell',
    dark: 'Dunkel',
    skip: 'Zum Inhalt',
    search: 'Suchen',
    noResults: 'Nichts gefunden für',
    clear: 'Leeren',
    select: 'wählen',
    navigate: 'bewegen',
    close: 'schliessen',
  },
  nl: {
    tag: 'nl',
    description:
      'Wat elke partij met open kaarten kan halen: exacte waarden voor Klaverjassen, Schieber en verwante spellen',
    guide: 'Gids',
    pages: ['In 60 seconden', 'Code om een spel te tonen', 'Het spel van de week', 'Wat de getallen betekenen'],
    courses: { 'guide/course-klaverjassen': 'Acht spellen klaverjassen' },
    inEnglish: 'In het Engels',
    reader: 'Wat lezers kunnen doen',
    games: 'De spellen',
    embedding: 'Opnemen in een pagina',
    reference: 'Naslag',
    onThisPage: 'Op deze pagina',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    menu: 'Menu',
    toTop: 'Naar boven',
    languages: 'Taal kiezen',
    appearance: 'Licht of donker',
    light: 'Licht',
    dark: 'Donker',
    skip: 'Naar de inhoud',
    search: 'Zoeken',
    noResults: 'Niets gevonden voor',
    clear: 'Wissen',
    select: 'kiezen',
    navigate: 'bewegen',
    close: 'sluiten',
  },
  fr: {
    tag: 'fr',
    description:
      'Ce que chaque camp peut faire, cartes sur table : valeurs exactes pour le Chibre, la Belote et leurs cousins',
    guide: 'Guide',
    pages: ['En 60 secondes', 'Code pour intégrer une donne', 'La donne de la semaine', 'Ce que disent les nombres'],
    courses: {},
    inEnglish: 'En anglais',
    reader: 'Ce que peut faire un lecteur',
    games: 'Les jeux',
    embedding: 'Intégrer une donne',
    reference: 'Référence',
    onThisPage: 'Sur cette page',
    previous: 'Page précédente',
    next: 'Page suivante',
    menu: 'Menu',
    toTop: 'Haut de page',
    languages: 'Choisir la langue',
    appearance: 'Clair ou sombre',
    light: 'Clair',
    dark: 'Sombre',
    skip: 'Aller au contenu',
    search: 'Rechercher',
    noResults: 'Rien trouvé pour',
    clear: 'Effacer',
    select: 'choisir',
    navigate: 'se déplacer',
    close: 'fermer',
  },
};

const OTHERS = Object.entries(TEXTS) as readonly (readonly [keyof typeof TEXTS, SiteTexts])[];

function localeOf(
  language: keyof typeof TEXTS,
  texts: SiteTexts,
): LocaleSpecificConfig<DefaultTheme.Config> & { label: string; link: string } {
  const titles = [...TRANSLATED.map((page, index) => [page, texts.pages[index]!]), ...Object.entries(texts.courses)];
  const items = titles.map(([page, text]) => ({ text, link: `/${language}/${page}` }));
  const english = [
    { text: texts.reader, link: '/guide/reader' },
    { text: texts.embedding, link: '/guide/embed' },
    { text: texts.games, link: '/rules/' },
    { text: texts.reference, link: '/reference/element' },
  ];
  return {
    label: BASICS[language].name,
    lang: texts.tag,
    link: `/${language}/guide/start`,
    description: texts.description,
    themeConfig: {
      nav: [
        { text: texts.guide, link: `/${language}/guide/start`, activeMatch: `^/${language}/` },
        { text: texts.inEnglish, items: english },
      ],
      sidebar: {
        [`/${language}/`]: [
          { text: texts.guide, items },
          { text: texts.inEnglish, items: english },
        ],
      },
      outline: { level: [2, 3], label: texts.onThisPage },
      docFooter: { prev: texts.previous, next: texts.next },
      sidebarMenuLabel: texts.menu,
      returnToTopLabel: texts.toTop,
      langMenuLabel: texts.languages,
      darkModeSwitchLabel: texts.appearance,
      lightModeSwitchTitle: texts.light,
      darkModeSwitchTitle: texts.dark,
      skipToContentLabel: texts.skip,
    },
  };
}

/** Each language but English is in a folder of its own. */
export const locales: LocaleConfig<DefaultTheme.Config> = {
  root: { label: BASICS.en.name, lang: 'en' },
  ...Object.fromEntries(OTHERS.map(([language, texts]) => [language, localeOf(language, texts)])),
};

/** The words of the search in each language but English. */
export const searchLocales = Object.fromEntries(
  OTHERS.map(([language, texts]) => [
    language,
    {
      translations: {
        button: { buttonText: texts.search, buttonAriaLabel: texts.search },
        modal: {
          noResultsText: texts.noResults,
          resetButtonTitle: texts.clear,
          backButtonTitle: texts.close,
          footer: { selectText: texts.select, navigateText: texts.navigate, closeText: texts.close },
        },
      },
    },
  ]),
);
