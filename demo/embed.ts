/**
 * The page for iframes, which the package has too (dist/embed.html): the deal of the address's fragment in the looks of its query.
 * Either becomes text or an attribute, never HTML. The page around is told how high it is.
 */
import '../src/index.ts';

/** Attributes that the query may set: how a deal is shown, and nothing of what is shown or of where a link leads. */
const LOOKS = ['deck', 'index', 'hands', 'played', 'bottom', 'show', 'density', 'values', 'engine'];
const THEMES = ['light', 'dark'];

/** What an address without a link is read as: the element then tells what is missing. */
const NO_LINK = '#jass=1';

/** Room for the ring of the focus at the edges, and no link wider than the page. A sheet of the script needs no leave of a policy for styles. */
const SHEET = 'body { margin: 4px; font-family: system-ui, sans-serif } code { overflow-wrap: anywhere }';

const query = new URLSearchParams(location.search);

/** Shows the deal of the fragment, in an element of its own: what a reader chose for another deal is not for this one. */
function showDeal(): void {
  const deal = document.createElement('jass-solver');
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

/** Light or dark, as the query says; as the reader has it unless given. */
function setTheme(theme: string): void {
  if (THEMES.includes(theme)) {
    document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')!.content = theme;
    return;
  }
  const problem = document.createElement('p');
  problem.lang = 'en';
  problem.textContent = `theme=${theme} in the address is no theme; write theme=light or theme=dark, or leave it out.`;
  document.body.append(problem);
}

/** Tells the page around the height of this one in CSS pixels, now and whenever it changes. */
function tellHeight(): void {
  const page = document.documentElement;
  // Whoever is around may know: a height is no secret.
  new ResizeObserver(() => {
    parent.postMessage({ type: 'jass-solver:resize', height: Math.ceil(page.getBoundingClientRect().height) }, '*');
  }).observe(page);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(SHEET);
document.adoptedStyleSheets.push(sheet);
document.documentElement.lang = query.get('lang') ?? 'en';
const theme = query.get('theme');
if (theme !== null) setTheme(theme);
showDeal();
addEventListener('hashchange', showDeal);
if (parent !== window) tellHeight();
