/**
 * The rules of a game as a text for players: sections of sentences, lists and tables, made from the data that the solver uses. The site's pages
 * and `jass-solver variants NAME` show the same text.
 */
import { firstKindOf, GUSCHTI, isByTrick, isMisere, kindChangeOf } from '../../game/contracts.ts';
import type { CardSuits, Contract, Rank } from '../../game/cards.ts';
import {
  strengthOrder,
  totalPoints,
  cardPoints,
  countsByOwnKind,
  handSize,
  contractsOf,
} from '../../game/rules/pack.ts';
import { cardOf, trumpOf } from '../../game/cards.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import type { MeldKind, Rules, Variant } from '../../game/rules/rules.ts';
import { countsMore } from '../../game/scoring/wet.ts';
import { englishContract, englishRank, englishSuit } from './english-names.ts';
import { gameWords } from '../../game/variants/index.ts';
import {
  endWords,
  exemptWords,
  inWords,
  andList,
  orList,
  plural,
  scoringWords,
  WITHOUT_TRUMPS,
  words,
} from './rule-words.ts';
import { capitalized } from './say.ts';

/** A paragraph, a list, or a table. */
export type RulePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'subtitle'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'cards' | 'points';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface RuleSection {
  readonly title: string;
  readonly parts: readonly RulePart[];
}

const text = (sentence: string): RulePart => ({ kind: 'text', text: sentence });
const subtitle = (words: string): RulePart => ({ kind: 'subtitle', text: words });
const list = (items: readonly string[]): RulePart => ({ kind: 'list', items });

/** The number of players and cards, the direction of play, and who names the contract. */
export function introduction({ rules }: Variant): string[] {
  const each = handSize(rules);
  return [
    `Four players in two partnerships, North–South against East–West. ${packSize(rules)} cards, ${inWords(each)} each, so ${inWords(each)} tricks. ${words('direction', rules.direction)}`,
    ...(rules.trumpChoice ? [words('trumpChoice', rules.trumpChoice)] : []),
  ];
}

/** The sections of the rules, in the order in which players need them. */
export function ruleSections(variant: Variant): RuleSection[] {
  const { rules } = variant;
  return [
    { title: 'The cards', parts: cardTables(rules) },
    { title: 'Playing to a trick', parts: following(rules) },
    { title: 'Who wins a trick', parts: [text(winning(rules))] },
    { title: 'Points', parts: pointsOf(rules) },
    ...(rules.melds ? [{ title: 'Melds', parts: meldsOf(rules) }] : []),
    ...(rules.trickRoem ? [{ title: 'Roem in tricks', parts: roemOf(rules) }] : []),
    { title: 'The score', parts: scoreOf(variant) },
  ];
}

/** The number of cards in the pack. */
export const packSize = ({ deck }: Rules): number => 4 * deck.ranks.length * deck.copies;

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
    return hasOwn ? [{ name: capitalized(englishContract(contract)), contract, suit: 'S' }] : [];
  });
}

function cardTables(rules: Rules): RulePart[] {
  const orders = ordersOf(rules);
  const rows = rules.deck.ranks.map((_, place) =>
    orders.map(({ contract, suit }) => {
      const rank = strengthOrder(rules, firstKindOf(contract), suit)[place]!;
      return `${capitalized(englishRank(rank))} ${cardPoints(rules, contract, cardOf(suit, rank))}`;
    }),
  );
  return [
    text(
      `${words('deck.copies', rules.deck.copies)} The strongest card is at the top, and the number beside a card is its points.`,
    ),
    { kind: 'cards', head: orders.map(({ name }) => name), rows },
    ...(rules.contracts.length > 1 ? [list(rules.contracts.map((contract) => words('contracts', contract)))] : []),
    ...(rules.contracts.some(isByTrickKind) ? [list(byTrickWords(rules))] : []),
    ...(hasRuns(rules)
      ? [text(`Runs follow the natural order of every suit: ${rules.deck.ranks.map(englishRank).join(', ')}.`)]
      : []),
  ];
}

const isByTrickKind = (contract: Rules['contracts'][number]): boolean => contract !== 'trump' && isByTrick(contract);

const isMisereKind = (contract: Rules['contracts'][number]): boolean => contract !== 'trump' && isMisere(contract);

/** When the kind changes in a Guschti, and how the cards of a contract by trick count. */
const byTrickWords = ({ contracts, guschti, cardPointsBy }: Rules): string[] => [
  ...(contracts.some((contract) => contract !== 'trump' && kindChangeOf(contract) === 'once')
    ? [words('guschti', guschti ?? GUSCHTI)]
    : []),
  words('cardPointsBy', cardPointsBy ?? 'firstKind'),
];

const hasRuns = ({ melds, trickRoem }: Rules): boolean =>
  trickRoem !== null || (melds?.kinds.some(({ type }) => type === 'run') ?? false);

/** The legal cards, by situation. */
function following(rules: Rules): RulePart[] {
  const { contracts } = rules;
  return [
    text('The leader may lead any card.'),
    ...(contracts.includes('trump') ? underTrumps(rules) : []),
    ...(contracts.includes('alltrumps') ? inAllTrumps(rules) : []),
    ...withoutTrumps(rules),
  ];
}

function underTrumps(rules: Rules): RulePart[] {
  const { follow } = rules;
  return [
    subtitle('When a plain suit is led'),
    list([words('follow.ruffWhileFollowing', follow.ruffWhileFollowing), headingWords(rules), ...voidWords(rules)]),
    subtitle('When a trump is led'),
    list([
      'If you have a trump you must play one.',
      ...exemptWords(rules),
      words('follow.headTrumpLead', follow.headTrumpLead),
      'If you have no trump, play any card.',
    ]),
  ];
}

const inAllTrumps = ({ follow }: Rules): RulePart[] => [
  subtitle('In all trumps'),
  text(
    `Follow suit if you can, otherwise play any card: nobody ruffs. The cards of the suit led are trumps. ${words('follow.headTrumpLead', follow.headTrumpLead)}`,
  ),
];

/** The duty in contracts without trumps; nothing in a game that has none. */
function withoutTrumps(rules: Rules): RulePart[] {
  const names = rules.contracts.flatMap((contract) =>
    contract === 'trump' || contract === 'alltrumps' ? [] : [contractName(contract)],
  );
  if (names.length === 0) return [];
  const which = names.length > 3 ? 'every contract without trumps' : andList(names);
  const heading = hasToHead(rules) ? ` ${headingWords(rules)}` : '';
  return [subtitle('Without trumps'), text(`In ${which}: ${WITHOUT_TRUMPS}${heading}`)];
}

const hasToHead = ({ follow }: Rules): boolean => follow.headPlainLead !== 'no';

/** The duty to play higher in a plain suit, with its exception. */
function headingWords(rules: Rules): string {
  const { headPlainLead, headPlainLeadPartnerWaiver: waiver } = rules.follow;
  const duty = words('follow.headPlainLead', headPlainLead);
  return hasToHead(rules) ? `${duty} ${words('follow.headPlainLeadPartnerWaiver', waiver)}` : duty;
}

/** Its name within a sentence: Obenabe is a name, no trumps is not. */
const contractName = (contract: string): string => (contract === 'notrumps' ? 'no trumps' : capitalized(contract));

function voidWords({ follow }: Rules): string[] {
  const mustRuff = follow.mustRuffWhenVoid !== 'never';
  const isForced = follow.undertrump === 'forced' || follow.undertrump === 'forcedUnlessPartnerWins';
  const bars = follow.undertrump !== 'free' && !isForced;
  return [
    words('follow.mustRuffWhenVoid', follow.mustRuffWhenVoid) +
      (mustRuff ? ' If you have no trump either, play any card.' : ''),
    ...(follow.overruff === 'none' ? [] : [words('follow.overruff', follow.overruff)]),
    ...(mustRuff && !isForced
      ? ['If you have no trump that beats the one that is winning the trick, you need not ruff and may discard.']
      : []),
    // If there is no duty to ruff, or a prohibition follows, this sentence would say more than the rule.
    ...(follow.undertrump === 'forced' && !mustRuff
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
export function pointTotals(rules: Rules): [names: string, points: number][] {
  const totals = new Map<number, Set<string>>();
  // Those without a fixed sum are left out.
  for (const contract of contractsOf(rules).filter((contract) => !countsByOwnKind(rules, contract))) {
    const total = totalPoints(rules, contract);
    const name = trumpOf(contract) ? 'a trump suit' : englishContract(contract);
    totals.set(total, (totals.get(total) ?? new Set<string>()).add(name));
  }
  return [...totals].map(([total, names]) => [andList([...names]), total]);
}

function pointsOf(rules: Rules): RulePart[] {
  const { lastTrick, lastTrickInNoTrumps, sweep, contracts } = rules;
  const totals = pointTotals(rules);
  const inAll =
    totals.length === 1
      ? `A deal has ${totals[0]![1]} card points in all.`
      : `A deal has ${andList(totals.map(([names, total]) => `${total} card points with ${names}`))}.`;
  return [
    list([
      'Each side counts the cards in the tricks it has won.',
      ...(lastTrick > 0
        ? [
            `The last trick is worth ${lastTrick} more${lastTrickInNoTrumps === undefined ? '' : `, and ${lastTrickInNoTrumps} in no trumps`}.`,
          ]
        : []),
      inAll,
      ...(sweep
        ? [
            `${sweep.bonus} for ${words('sweep.by', sweep.by)}. ${words('sweep.mode', sweep.mode)}${contracts.some(isMisereKind) ? ' A misère has no such bonus.' : ''}`,
          ]
        : []),
    ]),
  ];
}

const UNENUFE_MELDS =
  'Under Unenufe lower ranks are better: 6-7-8 is the highest run of three, and of equal sets four sixes are best. Tables differ about sets of sixes to nines: at some any four of a rank score, at others only aces to tens and the jacks do; the rule melds.kinds sets it.';

function meldsOf({ melds, contracts, scoring, deck }: Rules): RulePart[] {
  const isDouble = deck.copies === 2;
  const takesMelds = scoring.deal === 'wet' && scoring.sweepTakesMelds;
  const { kinds, compare, reuse, needsTrick, carriedIfSwept, marriage, inNoTrumps = true, apart = false } = melds!;
  const inAllTrumps = contracts.includes('alltrumps')
    ? ` ${words('melds.marriageInAllTrumps', melds!.marriageInAllTrumps ?? true)}`
    : '';
  const marriageWords =
    marriage > 0
      ? `King and queen of trumps in one hand, the marriage, are worth ${marriage} to their side${kinds.length > 0 ? ', even if the other side has the best meld' : ''}.${isDouble ? ' Two kings and two queens are two marriages.' : ''}${inAllTrumps}${melds!.marriageIfDiscarded === false ? ` ${words('melds.marriageIfDiscarded', false)}` : ''}`
      : '';
  if (kinds.length === 0) return [text(marriageWords)];
  return [
    text('Melds are counted from the hands as dealt, before the first trick. Better kinds are higher in the table.'),
    { kind: 'points', head: ['meld', 'points'], rows: kinds.map((kind) => [kindName(kind), String(kind.points)]) },
    list([
      ...(apart
        ? [words('melds.apart', true)]
        : ['Only the side with the best single meld scores, and it scores all melds of both its hands.']),
      ...(contracts.includes('notrumps') ? [words('melds.inNoTrumps', inNoTrumps)] : []),
      `Two melds are compared by these criteria, in this order: ${compare
        .filter((link) => link !== 'nobody')
        .map((link) => words('melds.compare', link))
        .join('; ')}.`,
      ...(compare.includes('nobody') ? [`${capitalized(words('melds.compare', 'nobody'))}.`] : []),
      'A run counts once, at its full length.',
      ...(isDouble ? ['Four of a rank must be of four different suits.'] : []),
      ...(contracts.includes('unenufe') ? [UNENUFE_MELDS] : []),
      words('melds.reuse', reuse),
      ...(marriageWords ? [marriageWords] : []),
      ...(takesMelds ? [] : [words('melds.needsTrick', needsTrick)]),
      ...(carriedIfSwept ? [words('melds.carriedIfSwept', true)] : []),
    ]),
  ];
}

function kindName(kind: MeldKind): string {
  if (kind.type === 'set') return `Four ${orList(kind.ranks.map(plural))}`;
  return `A run of ${inWords(kind.length)}${kind.orMore ? ' or more' : ''}`;
}

function roemOf({ trickRoem }: Rules): RulePart[] {
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
    text('The four cards of a trick bring roem to the side that wins it. All combinations in a trick add up.'),
    {
      kind: 'points',
      head: ['in one trick', 'points'],
      rows: rows.filter(([, points]) => points > 0).map(([name, points]) => [name, String(points)]),
    },
  ];
}

function scoreOf(variant: Variant): RulePart[] {
  const { id, rules } = variant;
  const { scoring, sweep } = rules;
  const { wet, tie, sweep: all } = gameWords(id);
  const ends = endWords(rules);
  return [
    list([
      ...scoringWords(rules),
      ...(scoring.deal === 'wet' && !countsMore(scoring) && sweep
        ? ['A wet side loses its bonus for a sweep; the other side gets the bonus if the sweep is its own.']
        : []),
      ...(wet
        ? [
            `Players say that such a side is “${wet}”${tie ? `, and call the tie a “${tie}”` : ''}${all ? `; the sweep is the “${all}”` : ''}.`,
          ]
        : scoring.deal === 'wet' && all
          ? [`Players call the sweep “${all}”.`]
          : []),
      ends.length > 0
        ? `${capitalized(ends.join('; or, if so agreed, '))}.`
        : 'The source does not say when a game ends.',
    ]),
    ...multipliersOf(variant),
  ];
}

/** How often each contract counts, with the Swiss suits beside the French suits where they differ. */
function multipliersOf(variant: Variant): RulePart[] {
  const french = multiplierCells(variant.rules, 'french');
  if (french.length === 0) return [];
  const suits = variant.swiss ? multiplierCells(rulesWith(variant, [], {}, 'swiss'), 'swiss') : [];
  const swiss = new Map(suits.map(([name, times]) => [times, name]));
  return [
    {
      kind: 'points',
      head: ['contract', ...(variant.swiss ? ['with Swiss cards'] : []), 'counts'],
      rows: french.map(([name, times]) => [
        name,
        ...(variant.swiss ? [swiss.get(times) === name ? '' : (swiss.get(times) ?? '')] : []),
        `× ${times}`,
      ]),
    },
  ];
}

/** The contracts that count alike in one cell. */
function multiplierCells({ scoring }: Rules, cards: CardSuits): [names: string, times: number][] {
  const names = new Map<number, string[]>();
  for (const [contract, times] of Object.entries(('multipliers' in scoring && scoring.multipliers) || {})) {
    const trump = trumpOf(contract as Contract);
    const name = trump ? englishSuit(trump, cards) : englishContract(contract as Contract);
    names.set(times, [...(names.get(times) ?? []), name]);
  }
  return [...names].sort(([a], [b]) => a - b).map(([times, all]) => [capitalized(all.join('; ')), times]);
}
