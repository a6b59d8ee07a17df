/**
 * The page for websites about rules: the positions of positions.ts as live elements, each with the rule in words and with the
 * sentences that the element shows at forbidden cards. Sentences, comparisons and the answer in JSON come from the rules themselves.
 */
import { suitOf } from '../../../src/game/cards.ts';
import type { Card } from '../../../src/game/cards.ts';
import { brokenDuties, illegalNow } from '../../../src/game/play/duties.ts';
import type { Duty } from '../../../src/game/play/legality.ts';
import { kindNow, playCard, startOf } from '../../../src/game/play/play.ts';
import type { GameState } from '../../../src/game/play/play.ts';
import type { Rules } from '../../../src/game/rules/rules.ts';
import { variantById } from '../../../src/game/variants/index.ts';
import { parseDeal } from '../../../src/notation/deal.ts';
import { answer } from '../../../src/engine/synchronous.ts';
import { loadSolver } from '../../../src/solver/full-solver.ts';
import { noteMessages } from '../../../src/widget/text/messages/notes.ts';
import { loadLocale, SOURCE, TARGETS } from '../../../src/widget/text/locales.ts';
import type { Locale } from '../../../src/widget/text/locales.ts';
import { messages, messagesIn } from '../../../src/widget/text/messages.ts';
import type { Language } from '../../../src/widget/text/words.ts';
import { code, fence, page, table } from '../markdown.ts';
import { exemptWords, andList, WITHOUT_TRUMPS, words } from '../../../src/notation/words/rule-words.ts';
import type { Pages } from '../rules-pages.ts';
import { FAMILIES } from './positions.ts';
import type { Position, ShownRule } from './positions.ts';

/** The position after its plays. */
export function stateOf({ variant, contract, leader, deal, plays }: Position): GameState {
  const { rules } = variantById(variant);
  const start = startOf({ rules, contract, leader, declarer: leader, deal: parseDeal(deal) });
  return (plays.split(' ') as Card[]).reduce(playCard, start);
}

/** The sentence that the element shows at each forbidden card of a position. */
export function sentencesOf(position: Position, language: Language = messages): ReadonlyMap<Card, string> {
  return sentencesFor(stateOf(position), illegalNow(stateOf(position)), language);
}

function sentencesFor(state: GameState, duties: ReadonlyMap<Card, Duty>, language: Language): Map<Card, string> {
  const { whyNot } = noteMessages(language);
  return new Map([...duties].map(([card, duty]) => [card, whyNot(state.toPlay!, duty, state)]));
}

export async function whyNotPage(): Promise<Pages> {
  const text = page(
    {
      title: 'Why a card may not be played',
      description:
        'The rules of following of every game in live positions: touch a card to see the rule that forbids it',
    },
    [
      '# Why a card may not be played',
      'Touch a pale card of South in any position below: a note names the rule that forbids it, and the suit or card that the rule is about. The mouse and the keyboard show the same note, and a screen reader reads it. The element does this in every deal, in English, German, French and Dutch.',
      'Each position has South to play, and hearts are trumps unless the heading says otherwise. The sentences on this page are generated from the rules that the solver plays by. A website about the rules of a game can [show such positions](#on-your-own-page), or ask for [the reasons as data](#as-data).',
      ...FAMILIES.flatMap(({ title, introduction, positions }) => [
        `## ${title}`,
        introduction,
        ...positions.flatMap(positionPart),
      ]),
      '## On your own page',
      'This is the tag of the first position. Under each of the others is its own.',
      fence('html', `<script type="module" src="/jass-solver/jass-solver.js"></script>\n\n${tagOf(first())}`),
      '`plays` holds the cards of the trick so far, and `engine="off"` leaves the values out, so that nothing is computed. A hand may have any number of cards, as long as all four have the same. This style leaves out the bar of points and the list of tricks:',
      fence('css', 'jass-solver::part(bar),\njass-solver::part(panel) {\n  display: none;\n}'),
      'If your table plays by other rules, `presets` and `rules` on the tag change them, and the notes follow. [Embedding](../guide/embed.md) has the rest, also for WordPress, MediaWiki and iframes, and [Frameworks](../guide/frameworks.md) the code for React, Vue and others.',
      '## In four languages',
      'The element takes its language from its own `lang`, or from the page around it.',
      await languagesTable(),
      '## As data',
      `A request with ${code('"want": ["state"]')} returns the position without a search: the legal cards, and for each of the others the duty that it would break. This is the first position:`,
      ...(await dataPart()),
      table(['duty', 'meaning', 'with'], Object.entries(DUTY_WORDS).map(dutyRow)),
      'A card that would break several duties has the first of them. [Under Node](../guide/node.md) shows how to ask in a program, and [Requests and answers](../reference/json.md) has all fields.',
    ],
  );
  return { 'rules/why-not.md': text };
}

const first = (): Position => FAMILIES[0]!.positions[0]!;

function positionPart(position: Position): string[] {
  const { title, variant, rules, comparedWith } = position;
  const game = variantById(variant);
  const sentences = sentencesOf(position);
  return [
    `### ${title}`,
    `[${game.name}](./${variant}.md). ${rules.flatMap((rule) => sentencesOfRule(game.rules, rule)).join(' ')}`.trim(),
    tagInPage(position),
    sentences.size > 0
      ? table(
          ['card', 'why not'],
          [...sentences].map(([card, sentence]) => [messages.words.card(card), sentence]),
        )
      : 'South may play any card.',
    ...comparedWith.map((other) => comparison(position, other)),
    `::: details The tag\n${fence('html', tagOf(position))}\n:::`,
  ];
}

function sentencesOfRule(rules: Rules, rule: ShownRule): string[] {
  if (rule === 'trumpLead') return ['If a trump is led and you have one, you must play a trump.'];
  if (rule === 'withoutTrumps') return [`Without trumps, ${WITHOUT_TRUMPS}`];
  if (rule === 'exemptTrumpRanks') return exemptWords(rules);
  return [words(`follow.${rule}`, rules.follow[rule])];
}

/** The cards that another game forbids in the same trick and hand. */
function comparison(position: Position, other: string): string {
  const state = stateOf(position);
  const { name, rules } = variantById(other);
  const duties = brokenDuties(rules, kindNow(state), state.trick, state.hands[state.toPlay!]);
  const sentences = sentencesFor(state, duties, messages);
  const reasons = [...new Set(sentences.values())].map((reason) => {
    const cards = [...sentences].filter(([, sentence]) => sentence === reason);
    return `the ${andList(cards.map(([card]) => messages.words.card(card)))} (“${reason.slice(0, -1)}”)`;
  });
  return `In ${name} South may play ${reasons.length > 0 ? `any card but ${reasons.join(' and ')}` : 'any card'}.`;
}

const attributesOf = ({ variant, contract, leader, deal, plays }: Position): string[] =>
  Object.entries({ variant, contract, leader, deal, plays, engine: 'off' }).map(([key, value]) => `${key}="${value}"`);

const tagOf = (position: Position): string => `<jass-solver\n  ${attributesOf(position).join('\n  ')}\n></jass-solver>`;

/** On one line, so that Markdown reads it as HTML; with a text that shows until the element is loaded. */
const tagInPage = (position: Position): string =>
  `<jass-solver class="why-not" density="compact" ${attributesOf(position).join(' ')}><p>The position <code>${position.deal}</code> after ${position.plays} is shown here with JavaScript.</p></jass-solver>`;

const LOCALES: readonly Locale[] = [SOURCE, ...TARGETS];

/** Every sentence once, with the first card of the page that it is about. */
async function languagesTable(): Promise<string> {
  await Promise.all(TARGETS.map(loadLocale));
  const shown = new Map<string, string[]>();
  for (const position of FAMILIES.flatMap(({ positions }) => positions)) {
    const inEach = LOCALES.map((locale) => sentencesOf(position, messagesIn(locale)));
    for (const [card, duty] of illegalNow(stateOf(position))) {
      const about = 'beat' in duty ? duty.beat : duty.suit;
      const kind = `${duty.kind} ${suitOf(`${about[0]}A` as Card) === 'H'} ${'orRuff' in duty && duty.orRuff}`;
      if (!shown.has(kind))
        shown.set(
          kind,
          inEach.map((sentences) => sentences.get(card)!),
        );
    }
  }
  return table(LOCALES.map(code), [...shown.values()]);
}

async function dataPart(): Promise<string[]> {
  const { variant, contract, leader, deal, plays } = first();
  const request = { variant, contract, leader, deal, plays: plays.split(' '), want: ['state'] } as const;
  const { state } = answer(request, await loadSolver());
  return [fence('json', JSON.stringify(request)), fence('json', shown(state))];
}

/** JSON with a line for each field, and one for each card of a list of objects. */
const shown = (state: object): string =>
  JSON.stringify(state, null, 2)
    .replaceAll(/\n {6,}/g, ' ')
    .replaceAll(/\n {4}(?=[}"])/g, ' ')
    .replaceAll(/(?<!})\n {2}(?=[\]}])/g, ' ');

const DUTY_WORDS: Readonly<Record<Duty['kind'], readonly [meaning: string, fields: string]>> = {
  follow: ['to follow the suit led', '`suit`, the suit led; `orRuff`, whether a trump is allowed too'],
  head: ['to beat a card of the suit led', '`beat`, that card'],
  ruff: ['to play a trump, without a card of the suit led', '`suit`, the trumps'],
  overruff: ['to beat the trump that wins the trick, with any trump played', '`beat`, that trump'],
  'no-undertrump': ['to play no trump below one in the trick', '`beat`, that trump'],
};

const dutyRow = ([kind, [meaning, fields]]: [string, readonly [string, string]]): string[] => [
  code(kind),
  meaning,
  fields,
];
