/**
 * A deal as text for a mail or a chat: the diagram in the reader's language, and under it the link. Without a page for links the link is
 * only its fragment, and is left out where the diagram says everything.
 */
import type { Payoff } from '../../game/scoring/payoff.ts';
import { usualPayoffOf } from '../../game/scoring/payoffs/payoffs-of.ts';
import { variantById } from '../../game/variants/index.ts';
import { formatDiagram } from '../format-diagram.ts';
import { formatLink } from '../link.ts';
import type { Linked } from '../link.ts';
import { positionOf } from '../request/resolve-request.ts';
import type { Language } from '../../languages/registry/languages.ts';

/**
 * @param page address of a page that reads links; null if there is none
 * @param unsaid the payoff that readers take where the text has none; the usual one of the game unless given
 * @throws JassError for a deal or plays that its rules forbid
 */
export function formatDealText(linked: Linked, language: Language, page: string | null, unsaid?: Payoff): string {
  const state = positionOf(linked);
  const diagram = formatDiagram(variantById(linked.variant).name, state, language);
  const { dealer, calls = [], at, payoff, cards, presets, rules, mode } = linked;
  const isWhole =
    !dealer &&
    calls.length === 0 &&
    at === undefined &&
    payoff === (unsaid ?? usualPayoffOf(state.setup)) &&
    !cards &&
    presets.length === 0 &&
    !mode;
  if (page === null && isWhole && JSON.stringify(rules) === '{}') return `${diagram}\n`;
  return `${diagram}\n\n${linkTo(page, linked)}\n`;
}

/** @param page address of a page that reads links; without it the fragment alone */
export function linkTo(page: string | null, linked: Linked): string {
  const fragment = `#${formatLink(linked)}`;
  if (page === null) return fragment;
  const url = new URL(page);
  url.hash = fragment;
  return url.href;
}
