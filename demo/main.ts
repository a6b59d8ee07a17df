/** The demo: a deal of each game, published or random, with a remark; a deal of the reader's own; the score sheet of a game. */
import type { Contract, Seat } from '../src/game/cards.ts';
import { handSize } from '../src/game/rules/pack.ts';
import type { Payoff } from '../src/game/scoring/payoff.ts';
import { gameSheet } from '../src/game/scoring/score-sheet.ts';
import { variantById } from '../src/game/variants/index.ts';
import { formatDeal } from '../src/notation/deal.ts';
import type { Value } from '../src/notation/answer/answer.ts';
import { isLink } from '../src/notation/link.ts';
import '../src/widget/element/jass-solver.ts';
import type { JassSolver } from '../src/widget/element/jass-solver.ts';
import deals from './deals.json' with { type: 'json' };
import { sheetTable } from './game-sheet.ts';
import game from './game.json' with { type: 'json' };
import { randomDeal } from './random-deal.ts';
import { remarksOf } from './remarks.ts';

function byId<Found extends HTMLElement>(id: string): Found {
  return document.getElementById(id) as Found;
}

/** An element with a text. No text is ever parsed as HTML. */
function textElement(tag: 'h2' | 'h3' | 'p', text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

/** A deal that the reader can copy, as a link to this page or as a tag. */
function solverElement(fields: Partial<JassSolver>): JassSolver {
  return Object.assign(document.createElement('jass-solver'), { ...fields, shareUrl: '' });
}

type Published = (typeof deals.published)[number];

function showPublished(published: Published): void {
  const { title, source, asPrinted, variant, contract, leader, declarer, deal, plays } = published;
  const element = solverElement({ variant, contract, leader, declarer, deal, plays: plays.join(' ') });
  const verdict = textElement('p', ' ');
  element.addEventListener('result', (event) => {
    const { plays, value, payoff } = event.detail;
    // The reader may choose another contract, which was not printed.
    const isPrinted = element.contract === contract && element.leader === leader;
    if (isPrinted && plays.length === 0) verdict.textContent = compare(asPrinted, payoff, value);
  });
  byId('published').append(
    textElement('h2', title),
    verdict,
    element,
    textElement('p', `Source: ${source}.`, 'source'),
  );
}

/** Compares the printed play with best play, as the payoff counts. */
function compare({ points, roem, score }: Published['asPrinted'], payoff: Payoff, best: Value): string {
  const ending = 'Step forward to see the mistakes, and press one to see why.';
  if (best.NS !== undefined) {
    return (
      `In the printed play East–West took ${points.EW} card points and North–South ${points.NS}; ` +
      `with best play from the first lead it is ${best.EW} to ${best.NS}. ${ending}`
    );
  }
  const printed = payoff === 'score' ? score : { NS: points.NS + roem.NS, EW: points.EW + roem.EW };
  return (
    `In the printed play East–West scored ${printed.EW} and North–South ${printed.NS}, ${printed.EW - printed.NS} more for East–West; ` +
    `with best play from the first lead they score ${0 - best.difference} more. ${ending}`
  );
}

function showGame(): void {
  const { rules } = variantById(game.variant);
  const sheet = gameSheet(
    rules,
    game.deals.map(({ score }) => score),
  );
  byId('game').append(
    sheetTable(
      sheet,
      game.deals.map(({ points }) => points),
    ),
  );
}

function showRandom({ variant, contract, leader, seed, cardsEach }: (typeof deals.random)[number]): void {
  const { name, rules } = variantById(variant);
  const dealt = randomDeal(rules, seed, cardsEach);
  const element = solverElement({ variant, contract, leader, deal: formatDeal(dealt), payoff: 'points' });
  const remarks = textElement('p', ' ', 'remarks');
  element.addEventListener('result', ({ detail: { plays, payoff, cards, line } }) => {
    if (plays.length > 0 || payoff !== 'points' || !cards || !line) return;
    // The reader may have chosen another contract and leader.
    const seat = element.leader as Seat;
    const setup = { rules, contract: element.contract as Contract, leader: seat, declarer: seat, deal: dealt };
    remarks.textContent = remarksOf(setup, cards, line);
  });
  element.addEventListener('change', ({ detail }) => {
    if ('contract' in detail || 'leader' in detail) remarks.textContent = ' ';
  });
  const kind =
    cardsEach === undefined
      ? `A random deal, seed ${seed}.`
      : `A random ending of ${cardsEach} cards a hand of ${handSize(rules)}, seed ${seed}: a full deal takes too long in a page.`;
  const article = document.createElement('article');
  article.append(textElement('h3', name), remarks, element, textElement('p', kind, 'source'));
  byId('random').append(article);
}

/** Sets the language of the deals, by default the first supported one of the reader's. The page itself stays English. */
function setUpLanguage(): void {
  const choice = byId<HTMLSelectElement>('language');
  const offered = [...choice.options].map(({ value }) => value);
  const setLanguage = (): void =>
    document.querySelectorAll('jass-solver').forEach((deal) => (deal.lang = choice.value));
  const wanted = navigator.languages.map((tag) => tag.split('-', 1)[0]!).find((tag) => offered.includes(tag));
  choice.value = wanted ?? 'en';
  choice.addEventListener('change', setLanguage);
  setLanguage();
}

/** Shows the deal of a link to this page, in the place of the reader's own. */
function showLinked(): void {
  if (!isLink(location.hash)) return;
  const own = byId<JassSolver>('own');
  for (const name of ['variant', 'contract', 'leader', 'deal', 'plays'] as const) own[name] = null;
  own.textContent = location.hash;
  own.scrollIntoView();
}

deals.published.forEach(showPublished);
showGame();
deals.random.forEach(showRandom);
setUpLanguage();
addEventListener('hashchange', showLinked);
showLinked();
