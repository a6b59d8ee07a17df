/** The demo: the published deal with its source, a form for a deal of one's own, and a random deal for each other game. */
import { SEATS } from '../src/game/cards.ts';
import type { PerSide } from '../src/game/cards.ts';
import { contractsOf, handSize } from '../src/game/pack.ts';
import { VARIANTS, variantById } from '../src/game/variants/index.ts';
import { formatDeal } from '../src/notation/deal.ts';
import '../src/widget/jass-solver.ts';
import type { JassSolver } from '../src/widget/jass-solver.ts';
import { messages } from '../src/widget/messages.ts';
import deals from './deals.json' with { type: 'json' };
import { randomDeal } from './random-deal.ts';

function byId<Found extends HTMLElement>(id: string): Found {
  return document.getElementById(id) as Found;
}

/** An element with a text: nothing of what is shown goes through HTML. */
function textElement(tag: 'h2' | 'h3' | 'p', text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

function solverElement(fields: Partial<JassSolver>): JassSolver {
  return Object.assign(document.createElement('jass-solver'), fields);
}

type Published = (typeof deals.published)[number];

function showPublished(published: Published): void {
  const { title, source, asPrinted, variant, contract, leader, declarer, deal, plays } = published;
  const element = solverElement({ variant, contract, leader, declarer, deal, plays: plays.join(' ') });
  const verdict = textElement('p', ' ');
  element.addEventListener('result', (event) => {
    if (event.detail.plays.length === 0) verdict.textContent = compare(asPrinted.points, event.detail.value);
  });
  byId('published').append(
    textElement('h2', title),
    verdict,
    element,
    textElement('p', `Source: ${source}.`, 'source'),
  );
}

/** What the printed play took beside what best play makes. */
function compare(taken: PerSide, best: PerSide): string {
  return (
    `In the printed play East–West took ${taken.EW} card points and North–South ${taken.NS}; ` +
    `with best play of all four from the first lead it is ${best.EW} to ${best.NS}. Step forward to see where it turned.`
  );
}

function showRandom({ variant: id, contract, leader, seed, cardsEach }: (typeof deals.random)[number]): void {
  const { name, rules } = variantById(id);
  const deal = formatDeal(randomDeal(rules, seed, cardsEach));
  const kind =
    cardsEach === undefined
      ? `A random deal, seed ${seed}.`
      : `A random ending of ${cardsEach} cards a hand of ${handSize(rules)}, seed ${seed}: a full deal takes too long for a page.`;
  const article = document.createElement('article');
  article.append(
    textElement('h3', name),
    textElement('p', kind),
    solverElement({ variant: id, contract, leader, deal }),
  );
  byId('random').append(article);
}

/** The fields of the form that have the names of the element's attributes. */
const FIELDS = ['variant', 'contract', 'leader', 'deal', 'plays'] as const;
type Field = HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement;
const field = (name: (typeof FIELDS)[number]): Field => byId<Field>(`own-${name}`);

function setUpForm(): void {
  const own = byId<JassSolver>('own');
  const fault = byId('own-fault');
  const option = (text: string, value: string): HTMLOptionElement => new Option(text, value);
  const fillContracts = (): void => {
    const { rules } = variantById(field('variant').value);
    const before = field('contract').value;
    const contracts = contractsOf(rules);
    field('contract').replaceChildren(...contracts.map((contract) => option(messages.contract(contract), contract)));
    field('contract').value = contracts.find((contract) => contract === before) ?? contracts[0]!;
  };
  field('variant').append(...VARIANTS.map(({ id, name }) => option(name, id)));
  field('leader').append(...SEATS.map((seat) => option(messages.seat(seat), seat)));
  field('variant').addEventListener('change', fillContracts);
  fillContracts();

  const clearFault = (): void => {
    fault.textContent = '';
    for (const name of FIELDS) field(name).removeAttribute('aria-invalid');
  };
  const show = (): void => {
    clearFault();
    if (!field('deal').value.trim()) {
      fault.textContent = 'Paste a deal first, or draw one.';
      field('deal').setAttribute('aria-invalid', 'true');
    }
    for (const name of FIELDS) own[name] = field(name).value;
  };
  own.addEventListener('error', ({ detail }) => {
    if (detail.code === 'engine-failed') return;
    fault.textContent = detail.message;
    field(detail.code === 'illegal-play' ? 'plays' : 'deal').setAttribute('aria-invalid', 'true');
  });
  byId('own-form').addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  byId('own-draw').addEventListener('click', () => {
    const { rules } = variantById(field('variant').value);
    const seed = Math.floor(Math.random() * 2 ** 31);
    field('deal').value = formatDeal(randomDeal(rules, seed, Math.min(handSize(rules), MOST_CARDS_DRAWN)));
    field('plays').value = '';
    show();
  });
}

/** A pack of 48 cards is drawn as an ending: its full deals take too long. */
const MOST_CARDS_DRAWN = 9;

deals.published.forEach(showPublished);
setUpForm();
deals.random.forEach(showRandom);
