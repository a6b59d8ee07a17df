/** The pages of the games: a page for each variant with its cards, its rules in words and a live deal, and the list of all. */
import { firstKindOf, isByTrick, isMisere } from '../../src/game/contracts.ts';
import type { Contract, Rank } from '../../src/game/cards.ts';
import { strengthOrder, totalPoints, cardPoints, handSize, contractsOf } from '../../src/game/rules/pack.ts';
import { cardOf, trumpOf } from '../../src/game/cards.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { presetsOf } from '../../src/game/variants/presets.ts';
import type { MeldKind, Rules, Variant } from '../../src/game/rules/rules.ts';
import { countsMore } from '../../src/game/scoring/wet.ts';
import { gameWords } from '../../src/widget/answer/score/game-words.ts';
import { messages, messagesIn } from '../../src/widget/language/messages.ts';
import type { Messages } from '../../src/widget/language/messages.ts';
import { exampleOf, exampleTag } from './examples.ts';
import { bullets, code, inline, page, table } from './markdown.ts';
import { endWords, exemptWords, inWords, listed, plural, scoringWords, words } from './rule-words.ts';

/** Name of a page, relative to the site, and its text. */
export type Pages = Readonly<Record<string, string>>;

export function rulesPages(variants: readonly Variant[]): Pages {
  const pages = variants.map((variant) => [`rules/${variant.id}.md`, variantPage(variant)] as const);
  return Object.fromEntries([['rules/index.md', listPage(variants)], ...pages]);
}

function listPage(variants: readonly Variant[]): string {
  const rows = variants.map(({ id, name, rules }) => [
    `[${name}](./${id}.md)`,
    `${packSize(rules)}`,
    rules.direction,
    contractNames(rules),
    `${pointTotals(rules)[0]![1]}`,
    code(id),
  ]);
  return page({ title: 'The games', description: 'The rules of every variant that jass-solver plays' }, [
    '# The games',
    `${capitalized(inWords(variants.length))} games of the Jass family, each defined by a set of data. The pages are generated from that data, so they describe exactly the rules that the solver uses.`,
    table(['game', 'cards', 'direction of play', 'contracts', 'card points', '`variant`'], rows),
    '[Why a card may not be played](./why-not.md) shows the rules of following in live positions. If your table plays differently, override the [fields of the rules](../reference/rules.md) that differ. Some sentences of the sources allow two readings; [this list](../docs/decisions/0002-open-sentences.md) says which one the solver uses.',
  ]);
}

function variantPage(variant: Variant): string {
  const { id, name, source, rules } = variant;
  const size = packSize(rules);
  const each = handSize(rules);
  return page({ title: name, description: `The rules of ${name} as jass-solver plays them` }, [
    `# ${name}`,
    `Four players in two partnerships, North–South against East–West. ${size} cards, ${inWords(each)} each, so ${inWords(each)} tricks. ${words('direction', rules.direction)}`,
    ...(rules.trumpChoice ? [words('trumpChoice', rules.trumpChoice)] : []),
    `Its name in the solver is ${code(id)}. A request names the contract and the seat that leads to the first trick. Source: ${inline(source)}.`,
    '## A deal to try',
    exampleText(variant),
    exampleTag(exampleOf(variant)),
    '## The cards',
    ...cardTables(rules),
    '## Playing to a trick',
    ...following(rules),
    '## Who wins a trick',
    winning(rules),
    '## Points',
    ...pointsOf(rules),
    ...(rules.melds ? ['## Melds', ...meldsOf(rules)] : []),
    ...(rules.trickRoem ? ['## Roem in tricks', ...roemOf(rules)] : []),
    '## The score',
    ...scoreOf(variant),
    ...presetsPart(variant),
  ]);
}

function exampleText(variant: Variant): string {
  const { seed, cardsEach } = exampleOf(variant);
  const kind =
    cardsEach < handSize(variant.rules)
      ? `A random ending of ${inWords(cardsEach)} cards a hand, seed ${seed}: a full deal of this pack takes too long for a page.`
      : `A random deal, seed ${seed}.`;
  return `${kind} Pick a card to play it; the strip at its foot shows its value or its cost.`;
}

const packSize = ({ deck }: Rules): number => 4 * deck.ranks.length * deck.copies;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const contractNames = ({ contracts }: Rules): string =>
  contracts.map((contract) => (contract === 'trump' ? 'a trump suit' : messages.contract(contract))).join('; ');

/** An order of a suit that the game has, under a contract in which it rules. */
interface Order {
  readonly name: string;
  readonly contract: Contract;
  readonly suit: 'H' | 'S';
}

function ordersOf({ contracts }: Rules): Order[] {
  const trump: Order[] = [
    { name: 'Trump', contract: 'H', suit: 'H' },
    { name: 'Other suits', contract: 'H', suit: 'S' },
  ];
  return contracts.flatMap((contract): Order[] => {
    if (contract === 'trump') return trump;
    // The others have these orders in turns, or one of them.
    const hasOwn = !isByTrick(contract) && !isMisere(contract);
    return hasOwn ? [{ name: capitalized(messages.contract(contract)), contract, suit: 'S' }] : [];
  });
}

function cardTables(rules: Rules): string[] {
  const orders = ordersOf(rules);
  const rows = rules.deck.ranks.map((_, place) =>
    orders.map(({ contract, suit }) => {
      const rank = strengthOrder(rules, firstKindOf(contract), suit)[place]!;
      return `${capitalized(messages.rank(rank))} **${cardPoints(rules, contract, cardOf(suit, rank))}**`;
    }),
  );
  return [
    `${words('deck.copies', rules.deck.copies)} The strongest card is at the top, and the number beside a card is its points.`,
    // The class sets the numbers to the right of their cells.
    '<div class="card-values">',
    table(
      orders.map(({ name }) => name),
      rows,
    ),
    '</div>',
    ...(rules.contracts.length > 1 ? [bullets(rules.contracts.map((contract) => words('contracts', contract)))] : []),
    ...(hasRuns(rules)
      ? [
          `Runs follow the natural order of every suit: ${rules.deck.ranks.map((rank) => messages.rank(rank)).join(', ')}.`,
        ]
      : []),
  ];
}

const hasRuns = ({ melds, trickRoem }: Rules): boolean =>
  trickRoem !== null || (melds?.kinds.some(({ type }) => type === 'run') ?? false);

/** The legal cards, by situation. */
function following(rules: Rules): string[] {
  const { follow, contracts } = rules;
  const isPlain = (contract: string): boolean => contract !== 'trump' && contract !== 'alltrumps';
  const noTrump = contracts.filter(isPlain).map(contractName);
  const heads = follow.headPlainLead !== 'no';
  const plain = [
    words('follow.ruffWhileFollowing', follow.ruffWhileFollowing),
    ...(heads
      ? [
          `${words('follow.headPlainLead', follow.headPlainLead)} ${words('follow.headPlainLeadPartnerWaiver', follow.headPlainLeadPartnerWaiver)}`,
        ]
      : [words('follow.headPlainLead', follow.headPlainLead)]),
    ...voidWords(rules),
  ];
  return [
    'The leader may lead any card. The element names the rule that forbids a card: [live positions](./why-not.md) show each.',
    ...(contracts.includes('trump')
      ? [
          '### When a plain suit is led',
          bullets(plain),
          '### When a trump is led',
          bullets([
            'If you have a trump you must play one.',
            ...exemptWords(rules),
            words('follow.headTrumpLead', follow.headTrumpLead),
            'If you have no trump, play any card.',
          ]),
        ]
      : []),
    ...(contracts.includes('alltrumps')
      ? [
          '### In all trumps',
          `Follow suit if you can, otherwise play any card: nobody ruffs. The cards of the suit led are trumps. ${words('follow.headTrumpLead', follow.headTrumpLead)}`,
        ]
      : []),
    ...(noTrump.length > 0
      ? [
          '### Without trumps',
          `${noTrump.length > 3 ? 'In the other contracts' : `In ${listed(noTrump)}`}: follow suit if you can, otherwise play any card.${heads ? ` ${plain[1]}` : ''}`,
        ]
      : []),
  ];
}

/** Its name within a sentence: Obenabe is a name, no trumps is not. */
const contractName = (contract: string): string => (contract === 'notrumps' ? 'no trumps' : capitalized(contract));

function voidWords({ follow }: Rules): string[] {
  const mustRuff = follow.mustRuffWhenVoid !== 'never';
  const isForced = follow.undertrump === 'forced';
  const bars = follow.undertrump !== 'free' && !isForced;
  return [
    words('follow.mustRuffWhenVoid', follow.mustRuffWhenVoid) +
      (mustRuff ? ' If you have no trump either, play any card.' : ''),
    ...(follow.overruff === 'none' ? [] : [words('follow.overruff', follow.overruff)]),
    ...(mustRuff && !isForced
      ? ['If you have no trump that beats the one that is winning the trick, you need not ruff and may discard.']
      : []),
    // If there is no duty to ruff, or a prohibition follows, this sentence would say more than the rule.
    ...(isForced && !mustRuff
      ? [words('follow.undertrump', 'free')]
      : [
          `${words('follow.undertrump', follow.undertrump)}${bars ? ` ${words('follow.undertrumpAppliesTo', follow.undertrumpAppliesTo)}` : ''}`,
        ]),
  ];
}

function winning(rules: Rules): string {
  const { contracts, deck, equalCards } = rules;
  const sentence = contracts.includes('trump')
    ? 'The highest trump wins the trick, or, if there is none, the highest card of the suit led. Its player leads to the next trick.'
    : 'The highest card of the suit led wins the trick. Its player leads to the next trick.';
  return deck.copies === 2 ? `${sentence} ${words('equalCards', equalCards)}` : sentence;
}

/** The card points of a whole deal, by kinds of contracts in which they differ. */
function pointTotals(rules: Rules): [names: string, points: number][] {
  const totals = new Map<number, Set<string>>();
  for (const contract of contractsOf(rules)) {
    const total = totalPoints(rules, contract);
    const name = trumpOf(contract) ? 'a trump suit' : messages.contract(contract);
    totals.set(total, (totals.get(total) ?? new Set<string>()).add(name));
  }
  return [...totals].map(([total, names]) => [listed([...names]), total]);
}

function pointsOf(rules: Rules): string[] {
  const { lastTrick, lastTrickInNoTrumps, sweep } = rules;
  const totals = pointTotals(rules);
  const inAll =
    totals.length === 1
      ? `A deal has ${totals[0]![1]} card points in all.`
      : `A deal has ${listed(totals.map(([names, total]) => `${total} card points with ${names}`))}.`;
  return [
    bullets([
      'Each side counts the cards in the tricks it has won.',
      ...(lastTrick > 0
        ? [
            `The last trick is worth ${lastTrick} more${lastTrickInNoTrumps === undefined ? '' : `, and ${lastTrickInNoTrumps} in no trumps`}.`,
          ]
        : []),
      inAll,
      ...(sweep ? [`${sweep.bonus} for ${words('sweep.by', sweep.by)}. ${words('sweep.mode', sweep.mode)}`] : []),
    ]),
  ];
}

function meldsOf({ melds, contracts, scoring }: Rules): string[] {
  const takesMelds = scoring.deal === 'wet' && scoring.sweepTakesMelds;
  const { kinds, compare, reuse, needsTrick, carriedIfSwept, marriage, inNoTrumps = true, apart = false } = melds!;
  const inAllTrumps = contracts.includes('alltrumps')
    ? ` ${words('melds.marriageInAllTrumps', melds!.marriageInAllTrumps ?? true)}`
    : '';
  const marriageWords =
    marriage > 0
      ? `King and queen of trumps in one hand, the marriage, are worth ${marriage} to their side, even if the other side has the best meld.${inAllTrumps}`
      : '';
  if (kinds.length === 0) return [marriageWords];
  return [
    'Melds are counted from the hands as dealt, before the first trick. Better kinds are higher in the table.',
    table(
      ['meld', 'points'],
      kinds.map((kind) => [kindName(kind), String(kind.points)]),
    ),
    bullets([
      ...(apart
        ? [words('melds.apart', true)]
        : ['Only the side with the best single meld scores, and it scores all melds of both its hands.']),
      ...(contracts.includes('notrumps') ? [words('melds.inNoTrumps', inNoTrumps)] : []),
      `Two melds are compared by these criteria, in this order: ${compare.map((link) => words('melds.compare', link)).join('; ')}.`,
      'A run counts once, at its full length.',
      words('melds.reuse', reuse),
      ...(marriageWords ? [marriageWords] : []),
      ...(takesMelds ? [] : [words('melds.needsTrick', needsTrick)]),
      ...(carriedIfSwept ? [words('melds.carriedIfSwept', true)] : []),
    ]),
  ];
}

function kindName(kind: MeldKind): string {
  if (kind.type === 'set') return `Four ${kind.ranks.map(plural).join(', or four ')}`;
  return `A run of ${inWords(kind.length)}${kind.orMore ? ' or more' : ''}`;
}

function roemOf({ trickRoem }: Rules): string[] {
  const { run3, run4, set, sets, marriage } = trickRoem!;
  const exceptions = Object.entries(sets) as [Rank, number][];
  const rows: [string, number][] = [
    ['A run of three in a suit', run3],
    ['A run of four in a suit', run4],
    ['Four cards of one rank', set],
    ...exceptions.map(([rank, points]): [string, number] => [`Four ${plural(rank)}`, points]),
    ['King and queen of trumps', marriage],
  ];
  return [
    'The four cards of a trick bring roem to the side that wins it. All combinations in a trick add up.',
    table(
      ['in one trick', 'points'],
      rows.filter(([, points]) => points > 0).map(([name, points]) => [name, String(points)]),
    ),
  ];
}

function scoreOf(variant: Variant): string[] {
  const { id, rules } = variant;
  const { scoring, sweep } = rules;
  const { wet, tie, sweep: all } = gameWords(id);
  const ends = endWords(rules);
  return [
    bullets([
      ...scoringWords(rules),
      ...(scoring.deal === 'wet' && !countsMore(scoring) && sweep
        ? ['A wet side loses its bonus for a sweep; the other side gets the bonus if the sweep is its own.']
        : []),
      ...(wet
        ? [
            `Players say that such a side is *${wet}*${tie ? `, and call the tie a *${tie}*` : ''}${all ? `; the sweep is the *${all}*` : ''}.`,
          ]
        : scoring.deal === 'wet' && all
          ? [`Players call the sweep *${all}*.`]
          : []),
      ends.length > 0 ? `${capitalized(ends.join('; or '))}.` : 'The source does not say when a game ends.',
    ]),
    ...multipliersOf(variant),
  ];
}

/** How often each contract counts, with the suits of Swiss cards beside those of French cards where they differ. */
function multipliersOf(variant: Variant): string[] {
  const { scoring } = variant.rules;
  if (scoring.deal !== 'points') return [];
  const french = multiplierCells(variant.rules, messages);
  if (french.length === 0) return [];
  const suits = variant.swiss ? multiplierCells(rulesWith(variant, [], {}, 'swiss'), messagesIn('en', 'swiss')) : [];
  const swiss = new Map(suits.map(([name, times]) => [times, name]));
  return [
    table(
      ['contract', ...(variant.swiss ? ['with Swiss cards'] : []), 'counts'],
      french.map(([name, times]) => [
        name,
        ...(variant.swiss ? [swiss.get(times) === name ? '' : (swiss.get(times) ?? '')] : []),
        `× ${times}`,
      ]),
    ),
  ];
}

/** The contracts that count alike in one cell. */
function multiplierCells(rules: Rules, words: Messages): [names: string, times: number][] {
  const { scoring } = rules;
  const names = new Map<number, string[]>();
  for (const [contract, times] of Object.entries(scoring.deal === 'points' ? (scoring.multipliers ?? {}) : {})) {
    const trump = trumpOf(contract as Contract);
    const name = trump ? words.words.suit(trump) : words.contract(contract as Contract);
    names.set(times, [...(names.get(times) ?? []), name]);
  }
  return [...names].sort(([a], [b]) => a - b).map(([times, all]) => [capitalized(all.join('; ')), times]);
}

function presetsPart(variant: Variant): string[] {
  const presets = presetsOf(variant);
  if (presets.length === 0) return [];
  return [
    '## Ways to play it',
    `Named options: ${code('presets="…"')} in the element, ${code('--preset')} in the command, ${code('presets')} in a request.`,
    table(
      ['preset', 'name', 'what it does'],
      presets.map(({ id, name, description }) => [code(id), name, inline(capitalized(description))]),
    ),
  ];
}
