/** The demo: a story of three deals and more, one at a time with its text, the choice of game, cards and language, a deal of the reader's own, and the tag to embed. */
import { isLink } from '../src/notation/link.ts';
import '../src/widget/elements/jass-solver.ts';
import type { JassSolver } from '../src/widget/elements/jass-solver.ts';
import { loadLocale } from '../src/widget/text/locales.ts';
import type { Locale } from '../src/widget/text/locales.ts';
import { messagesIn } from '../src/widget/text/messages.ts';
import { homepage } from '../package.json' with { type: 'json' };
import { addressWith, choicesIn, deckFor } from './choices.ts';
import type { Choices } from './choices.ts';
import { nameOf, SCENES, STORY } from './scenes.ts';
import type { Scene } from './scenes.ts';
import { pageWords } from './texts.ts';
import type { PlainText } from './texts.ts';

function find<Found extends HTMLElement>(selector: string): Found {
  return document.querySelector<Found>(selector)!;
}

const selects = {
  game: find<HTMLSelectElement>('#game'),
  deck: find<HTMLSelectElement>('#deck'),
  language: find<HTMLSelectElement>('#language'),
};

const steps = [
  { button: find<HTMLButtonElement>('#previous'), by: -1 },
  { button: find<HTMLButtonElement>('#next'), by: 1 },
] as const;

let choices = choicesIn(new URLSearchParams(location.search), navigator.languages);
let shown: JassSolver | undefined;

/** Shows the chosen scene in a new element, so that no choice inside the last one applies to it. */
function showScene(): void {
  const { attributes } = choices.scene;
  const fields = { ...attributes, deck: choices.deck, shareUrl: '' };
  const element = Object.assign(document.createElement('jass-solver'), fields);
  element.addEventListener('change', ({ detail }) => {
    if (detail.deck) choose({ deck: detail.deck });
    if (detail.lang) choose({ language: detail.lang as Locale });
    if (detail.payoff) void tellStory();
  });
  shown?.remove();
  find('.stage').append((shown = element));
  find('#tag').textContent = tagOf({ ...attributes });
}

/** The tag of the deal, a line for each attribute. */
function tagOf(attributes: Readonly<Record<string, string>>): string {
  const lines = Object.entries(attributes).map(([name, value]) => `  ${name}="${value}"`);
  return [
    '<script type="module" src="/jass-solver/jass-solver.js"></script>',
    '<jass-solver',
    ...lines,
    '></jass-solver>',
  ].join('\n');
}

/** Tells what the scene shows, under the payoff that the element shows, in the language and for the deck chosen. */
async function tellStory(): Promise<void> {
  const { scene, deck, language } = choices;
  await loadLocale(language);
  if (scene !== choices.scene || language !== choices.language) return;
  const { title, ...texts } = scene.tell(shown?.payoff, messagesIn(language, deck === 'swiss' ? 'swiss' : 'french'));
  find('.head h2').textContent = title;
  for (const [name, text] of Object.entries(texts)) find(`#shown .${name}`).textContent = text;
}

/** Puts the page into the chosen language; the elements follow the page. */
function speak(): void {
  const { language } = choices;
  const say = pageWords(language);
  document.documentElement.lang = language;
  document.title = say('title');
  find<HTMLMetaElement>('meta[name=description]').content = say('description');
  find('#shown').ariaLabel = say('deal');
  find<HTMLAnchorElement>('#guide').href = homepage + (language === 'en' ? 'guide/embed' : `${language}/guide/start`);
  for (const node of document.querySelectorAll<HTMLElement>('[data-text]')) {
    node.textContent = say(node.dataset.text as PlainText);
  }
  for (const element of document.querySelectorAll('jass-solver')) element.removeAttribute('lang');
}

/** Offers the scenes, the decks of the chosen one, and the step to the next. */
function offer(): void {
  const { scene, deck, language } = choices;
  const say = pageWords(language);
  const option = ([id, name]: readonly [string, string]): HTMLOptionElement => new Option(name, id);
  selects.game.replaceChildren(...SCENES.map((each) => option([each.id, nameOf(each, language)])));
  selects.deck.replaceChildren(
    ...[...new Set([...scene.decks, deck])].map((id) => option([id, say(id as 'french' | 'french4' | 'swiss')])),
  );
  selects.game.value = scene.id;
  selects.deck.value = deck;
  selects.language.value = language;
  const at = STORY.indexOf(scene);
  const step = at < 0 ? '' : say('step', { step: at + 1, steps: STORY.length });
  find('.head .step').textContent = step;
  for (const { button, by } of steps) {
    button.ariaLabel = button.title = say(by < 0 ? 'previous' : 'next');
    button.disabled = !sceneAfter(by);
  }
}

/** The scene before or after the chosen one in the story; from any other scene, the last or none. */
function sceneAfter(by: -1 | 1): Scene | undefined {
  const at = STORY.indexOf(choices.scene);
  return STORY[(at < 0 ? STORY.length : at) + by];
}

/** Takes over a choice of the reader's. */
function choose(changed: Partial<Choices>): void {
  const before = choices;
  const next = { ...before, ...changed };
  // The menu of the element has every deck, for every game.
  choices = { ...next, deck: changed.deck ?? deckFor(next.scene, next.deck) };
  history.replaceState(null, '', addressWith(location.href, choices));
  speak();
  offer();
  if (choices.scene !== before.scene) showScene();
  else shown!.deck = choices.deck;
  const own = document.querySelector<JassSolver>('#own');
  if (own && changed.deck) own.deck = changed.deck;
  void tellStory();
}

/** The element for the reader's own deal, made when it is nearly in view, or asked for by a link. */
function ownDeal(): JassSolver {
  const place = find('.own-place');
  const made = place.querySelector('jass-solver');
  if (made) return made;
  const fields = { id: 'own', editable: true, shareUrl: '', deck: choices.deck };
  const element = Object.assign(document.createElement('jass-solver'), fields);
  place.append(element);
  // With it the element offers a review of several deals that a reader pastes.
  void import('../src/widget/elements/game/jass-game.ts');
  return element;
}

/** Shows the deal of a link to this page, in the place of the reader's own. */
function showLinked(): void {
  if (!isLink(location.hash)) return;
  const own = ownDeal();
  for (const name of ['variant', 'contract', 'leader', 'deal', 'plays'] as const) own[name] = null;
  own.textContent = location.hash;
  own.scrollIntoView();
}

speak();
offer();
showScene();
void tellStory();
selects.game.addEventListener('change', () => {
  choose({ scene: SCENES.find(({ id }) => id === selects.game.value)! });
});
for (const { button, by } of steps) {
  button.addEventListener('click', () => choose({ scene: sceneAfter(by)! }));
}
selects.deck.addEventListener('change', () => choose({ deck: selects.deck.value }));
selects.language.addEventListener('change', () => choose({ language: selects.language.value as Locale }));
const nearing = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    nearing.disconnect();
    ownDeal();
  },
  { rootMargin: '300px' },
);
nearing.observe(find('.own-place'));
addEventListener('hashchange', showLinked);
showLinked();
