/**
 * The tag that shows a deal on a page, with a diagram as its content for when no script runs, after the tag of its script. The reader
 * of tags (imports/formats/embed-tag.ts) and the element understand the same attributes.
 */
import { usualPayoffOf } from '../../game/scoring/payoffs/payoffs-of.ts';
import { variantById } from '../../game/variants/index.ts';
import { formatCalls } from '../calls.ts';
import { escapeHtml } from '../escape-html.ts';
import { formatDiagram } from '../format-diagram.ts';
import type { Linked } from '../link.ts';
import { positionOf } from '../request/resolve-request.ts';
import { formatTaken } from '../taken.ts';
import type { Language } from '../../languages/registry/languages.ts';

export interface TagOptions {
  /** Address of the element: its module, or the one file for pages without modules. */
  readonly script: string;
  /** Attributes that change how the deal is shown; those without a value are left out. */
  readonly looks: readonly (readonly [name: string, value: string])[];
  /** The language of the diagram. */
  readonly language: Language;
}

/** @throws JassError for a deal or plays that its rules forbid */
export function formatEmbedTag(linked: Linked, { script, looks, language }: TagOptions): string {
  return [
    scriptTag(script),
    openingTag(linked, looks),
    `<pre lang="${language}">`,
    escapeHtml(formatDiagram(variantById(linked.variant).name, positionOf(linked), language)),
    '</pre>',
    '</jass-solver>',
  ].join('\n');
}

/** The tag that loads the element. */
export const scriptTag = (address: string): string =>
  `<script ${address.includes('.global.') ? 'defer' : 'type="module"'} src="${escapeHtml(address)}"></script>`;

/** The tag of the element, before its content. @throws as `formatEmbedTag` */
export function openingTag(linked: Linked, looks: TagOptions['looks']): string {
  const { variant, contract, leader, dealer, turned, declarer, level, doubled } = linked;
  const { deal, taken, plays, calls, at, payoff, cards, presets, rules, mode, side, target } = linked;
  const state = positionOf(linked);
  const override = JSON.stringify(rules ?? {});
  const attributes: (readonly [string, string])[] = [
    ['variant', variant],
    ['contract', contract],
    ['leader', leader],
    ['dealer', dealer ?? ''],
    ['turned', turned ?? ''],
    ['declarer', declarer && declarer !== leader ? declarer : ''],
    ['level', `${level ?? ''}`],
    ['doubled', `${doubled ?? ''}`],
    ['deal', deal],
    ['taken', taken ? formatTaken(taken) : ''],
    ['plays', plays.join(' ')],
    ['calls', calls ? formatCalls(calls) : ''],
    ['at', `${at ?? ''}`],
    ['payoff', payoff === usualPayoffOf(state.setup) ? '' : payoff],
    ['cards', cards ?? ''],
    ['presets', presets.join(' ')],
    ['rules', override === '{}' ? '' : override],
    ['mode', mode ?? ''],
    ['side', side ?? ''],
    ['target', `${target ?? ''}`],
    ...looks,
  ];
  const written = attributes
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `\n  ${name}="${escapeHtml(value)}"`);
  return `<jass-solver${written.join('')}\n>`;
}
