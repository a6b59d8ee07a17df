/** The demo, a tour: a deal for each game, published or random, with what is interesting in it; a deal of one's own; a game on its sheet. */
import type { Contract, PerSide, Seat } from '../src/game/cards.ts';
import { handSize } from '../src/game/rules/pack.ts';
import { gameSheet } from '../src/game/scoring/score-sheet.ts';
import { variantById } from '../src/game/variants/index.ts';
import { formatDeal } from '../src/notation/deal.ts';
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

/** An element with a text: nothing of what is shown goes through HTML. */
function textElement(tag: 'h2' | 'h3' | 'p', text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

/** A deal that can be taken away, as a link to its page or as a tag. */
function solverElement(fields: Partial<JassSolver>): JassSolver {
  return Object.assign(document.createElement('jass-solver'), { ...fields, shareUrl: '' });
}

type Published = (typeof deals.published)[number];

function showPublished(published: Published): void {
  const { title, source, asPrinted, variant, contract, leader, declarer, deal, plays } = published;
  const element = solverElement({ variant, contract, leader, declarer, deal, plays: plays.join(' ') });
  const verdict = textElement('p', ' ');
  element.addEventListener('result', (event) => {
    const { plays, value } = event.detail;
    // The reader may choose another contract, in which nothing was printed.
    const isPrinted = element.contract === contract && element.leader === leader;
    if (isPrinted && plays.length === 0 && value.NS !== undefined)
      verdict.textContent = compare(asPrinted.points, value);
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
  const element = solverElement({ variant, contract, leader, deal: formatDeal(dealt) });
  const remarks = textElement('p', ' ', 'remarks');
  element.addEventListener('result', ({ detail: { plays, payoff, cards, line } }) => {
    if (plays.length > 0 || payoff !== 'points' || !cards || !line) return;
    // The contract and the leader may have been chosen by the reader.
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
      : `A random ending of ${cardsEach} cards a hand of ${handSize(rules)}, seed ${seed}: a full deal takes too long for a page.`;
  const article = document.createElement('article');
  article.append(textElement('h3', name), remarks, element, textElement('p', kind, 'source'));
  byId('random').append(article);
}

/** The page stays English: each deal is told its language, and by default the first of the reader's that it speaks. */
function setUpLanguage(): void {
  const choice = byId<HTMLSelectElement>('language');
  const offered = [...choice.options].map(({ value }) => value);
  const speak = (): void => document.querySelectorAll('jass-solver').forEach((deal) => (deal.lang = choice.value));
  const wanted = navigator.languages.map((tag) => tag.split('-', 1)[0]!).find((tag) => offered.includes(tag));
  choice.value = wanted ?? 'en';
  choice.addEventListener('change', speak);
  speak();
}

/** The deal of a link to this page, among one's own. */
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
