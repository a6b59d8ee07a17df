/**
 * The page for iframes of the package (dist/element/embed.html): the deal of the address's fragment, with the looks of its query.
 * Both become text or attributes, never HTML. The page reports its height to the page around it.
 *
 * The page has two classic scripts, the element in one file (src/global.ts) and this one: a frame with `sandbox="allow-scripts"` alone has no
 * origin, and loads modules only from servers with CORS headers. The price is a larger download.
 */
import type {} from '../src/index.ts';

/** Attributes that the query may set: they change how a deal looks, but not the deal or the target of a link. */
const LOOKS = ['deck', 'index', 'hands', 'played', 'bottom', 'show', 'density', 'values', 'engine'];
const THEMES = ['light', 'dark'];
/** Characters of a wrong theme that are shown. */
const MOST_SHOWN = 40;

/** The link for an address without one: the element then says what is missing. */
const NO_LINK = '#jass=1';

/**
 * Hides the text for readers without scripts, leaves room for the focus ring at the edges, and keeps a link within the page. A style sheet made
 * by script needs no permission in a policy.
 */
const SHEET = `#without-script { display: none } body { margin: 4px; font-family: system-ui, sans-serif }
  code, p { overflow-wrap: anywhere }`;

const query = new URLSearchParams(location.search);

/** Shows the deal of the fragment in a new element, so that the reader's choices for an earlier deal do not apply to it. */
function showDeal(): void {
  const deal = document.createElement('jass-solver');
  // A link leads to this page, which reads it.
  deal.shareUrl = '';
  for (const name of LOOKS) {
    const value = query.get(name);
    if (value !== null) deal.setAttribute(name, value);
  }
  const link = document.createElement('code');
  link.textContent = location.hash || NO_LINK;
  deal.append(link);
  document.querySelector('jass-solver')?.remove();
  document.body.append(deal);
}

/** Sets light or dark, as in the query; by default as the reader has it. */
function setTheme(theme: string): void {
  if (THEMES.includes(theme)) {
    document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')!.content = theme;
    return;
  }
  const problem = document.createElement('p');
  problem.lang = 'en';
  const given = theme.length > MOST_SHOWN ? `${theme.slice(0, MOST_SHOWN)}…` : theme;
  problem.textContent = `theme=${given} in the address is no theme; write theme=light or theme=dark, or leave it out.`;
  document.body.append(problem);
}

/** Reports the height of this page in CSS pixels to the page around it, now and after every change. The page listens to no messages itself. */
function tellHeight(): void {
  const page = document.documentElement;
  // Any page may know the height, which is all that a message has: the page around is of any origin.
  new ResizeObserver(() => {
    parent.postMessage({ type: 'jass-solver:resize', height: Math.ceil(page.getBoundingClientRect().height) }, '*');
  }).observe(page);
}

/** Shows the deal, and follows the address and the size of the page. */
function start(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.lang = query.get('lang') ?? 'en';
  const theme = query.get('theme');
  if (theme !== null) setTheme(theme);
  showDeal();
  addEventListener('hashchange', showDeal);
  if (parent !== window) tellHeight();
}

// Without the element the page keeps the text that says so.
if (customElements.get('jass-solver')) start();
