/** The texts to share: a link to the deal as shown, and the tag that shows it on another page. */
import { CARD_SUITS } from '../../../game/cards.ts';
import { replay } from '../../../game/play/play.ts';
import { formatDeal } from '../../../notation/hands.ts';
import { formatDiagram } from '../../../notation/format-diagram.ts';
import type { Language } from '../../../notation/words/languages.ts';
import { formatLink } from '../../../notation/link.ts';
import type { Linked } from '../../../notation/link.ts';
import { parseReader, parseTarget } from '../../../notation/puzzle.ts';
import { formatTaken } from '../../../notation/taken.ts';
import { usualPayoff } from '../../../game/scoring/payoffs/targets.ts';
import type { RulesOverride } from '../../../game/rules/rules.ts';
import { variantById } from '../../../game/variants/index.ts';
import { cardsOf, namesOf, overrideOf } from '../../state/input.ts';
import type { Input } from '../../state/input.ts';
import { isPuzzle } from '../../state/modes.ts';
import { playsMade, shownPlays } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { escapeHtml } from '../../../notation/escape-html.ts';

/** @param page address of a page that reads links */
export function linkTo(page: string, input: Input, table: Table): string {
  const url = new URL(page);
  url.hash = formatLink(linkedOf(input, table));
  return url.href;
}

/**
 * The tag, with a diagram as its content for when no script runs, after its script.
 * @param script address of the element: its module, or the one file for pages without modules
 * @param others attributes that change how the deal is shown
 */
export function embedTag(
  script: string,
  input: Input,
  table: Table,
  others: readonly (readonly [name: string, value: string])[],
  language: Language,
): string {
  const linked = linkedOf(input, table);
  const { variant, contract, leader, turned, declarer, level, doubled } = linked;
  const { deal, taken, plays, payoff, cards, presets, rules, mode, side, target } = linked;
  const override = JSON.stringify(rules ?? {});
  const attributes: (readonly [string, string])[] = [
    ['variant', variant],
    ['contract', contract],
    ['leader', leader],
    ['turned', turned ?? ''],
    ['declarer', declarer && declarer !== leader ? declarer : ''],
    ['level', `${level ?? ''}`],
    ['doubled', `${doubled ?? ''}`],
    ['deal', deal],
    ['taken', taken ? formatTaken(taken) : ''],
    ['plays', plays.join(' ')],
    ['payoff', payoff === usualPayoff(table.setup) ? '' : payoff],
    ['cards', cards ?? ''],
    ['presets', presets.join(' ')],
    ['rules', override === '{}' ? '' : override],
    ['mode', mode ?? ''],
    ['side', side ?? ''],
    ['target', `${target ?? ''}`],
    ...others,
  ];
  const written = attributes
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `\n  ${name}="${escapeHtml(value)}"`);
  const diagram = formatDiagram(variantById(variant).name, replay(table.setup, plays), language);
  return [
    `<script ${script.includes('.global.') ? 'defer' : 'type="module"'} src="${escapeHtml(script)}"></script>`,
    `<jass-solver${written.join('')}\n>`,
    `<pre lang="${language}">`,
    escapeHtml(diagram),
    '</pre>',
    '</jass-solver>',
  ].join('\n');
}

function linkedOf(input: Input, table: Table): Linked {
  const { contract, leader, turned, declarer, level, doubled, deal, taken } = table.setup;
  const presets = (namesOf(input.presets) as readonly string[] | undefined | null) ?? [];
  return {
    variant: table.variant,
    contract,
    leader,
    ...(turned && { turned }),
    declarer,
    ...(level !== undefined && { level }),
    ...(doubled && { doubled }),
    deal: formatDeal(deal),
    ...(taken && { taken }),
    // A puzzle begins at the position shown, without the plays after it.
    plays: isPuzzle(input) ? playsMade(table) : shownPlays(table),
    payoff: table.payoff,
    // A page with another deck still counts the same.
    ...((presets.length > 0 || variantById(table.variant).swiss) && {
      cards: CARD_SUITS.find((known) => known === cardsOf(input)) ?? 'french',
    }),
    presets,
    rules: overrideOf(input.rules) as RulesOverride,
    ...(isPuzzle(input) && { mode: 'puzzle', ...puzzleIn(input) }),
  };
}

/** The hands and the target of a puzzle as far as they are given and valid: the element reports the others. */
function puzzleIn({ side, target }: Input): Pick<Linked, 'side' | 'target'> {
  const read = <Value>(text: unknown, parse: (text: string) => Value): Value | undefined => {
    if (typeof text !== 'string' && typeof text !== 'number') return undefined;
    try {
      return text === '' ? undefined : parse(`${text}`);
    } catch {
      return undefined;
    }
  };
  const [reader, least] = [read(side, parseReader), read(target, parseTarget)];
  return { ...(reader && { side: reader }), ...(least !== undefined && { target: least }) };
}
