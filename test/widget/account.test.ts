/** The account of a play as the reader sees it: every difference shown, and their sum, in games of every kind of payoff. */
import { html } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { Card } from '../../src/game/cards.ts';
import { afterPlay, legalNow, replay } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Account } from '../../src/notation/answer/account.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { indexLetters } from '../../src/notation/drawing/letters.ts';
import { loadLocale, TARGETS } from '../../src/widget/text/locales.ts';
import type { Locale } from '../../src/widget/text/locales.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { requestAfter } from '../../src/widget/state/requests.ts';
import type { Input } from '../../src/widget/state/input.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Table } from '../../src/widget/state/table.ts';
import { accountView } from '../../src/widget/views/why/account-view.ts';
import { markup, textIn, textsOf } from './markup.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
  await Promise.all(TARGETS.map(loadLocale));
});

const numberIn = (text: string): number =>
  Number(
    text
      .replace('−', '-')
      .replace('–', '0')
      .replaceAll(/[^\d-]/g, ''),
  );

function viewOf(table: Table, account: Account, locale: Locale = 'en'): string {
  const messages = messagesIn(locale);
  return markup(
    accountView({
      look: { messages, deck: null, letters: indexLetters(locale, 'french') },
      variant: table.variant,
      payoff: table.payoff,
      before: replay(table.setup, table.record.slice(0, account.index)),
      account,
      isMade: true,
      line: table.record,
      ply: account.index,
      isUnfolded: false,
      onUnfold: () => undefined,
      onShow: () => undefined,
      couldKnow: html``,
    }),
  );
}

/** An ending in which everybody plays the first legal card, and the accounts of its mistakes. */
function played(given: Input, cards: number): { table: Table; accounts: readonly Account[] } {
  const deal = formatDeal(randomDeal(variantById(given.variant!).rules, 5, cards));
  const input = { contract: 'H', leader: 'N', deal, ...given };
  const record: Card[] = [];
  for (let state = readInput(input).table!.position; state.toPlay; state = afterPlay(state, record.at(-1))) {
    record.push(legalNow(state)[0]!);
  }
  const table = readInput({ ...input, plays: record.join(' ') }).table!;
  const result: Answer = answer(requestAfter(table, record, ['why']) as SolveRequest, solver);
  return { table, accounts: result.why! };
}

describe('the account as it is shown', () => {
  it.each<[string, Input, number]>([
    ['card points', { variant: 'schieber', payoff: 'points' }, 6],
    ['all points, with roem', { variant: 'klaverjassen', payoff: 'total' }, 6],
    ['a score, with wet deals', { variant: 'klaverjassen-rotterdam', payoff: 'score' }, 6],
    ['a score with a factor', { variant: 'schieber', payoff: 'score', contract: 'obenabe' }, 6],
    ['a score with a sweep', { variant: 'klaverjassen', payoff: 'score' }, 8],
    ['two packs', { variant: 'krutzjass', payoff: 'total' }, 5],
    ['taps', { variant: 'kruisjassen-tik', payoff: 'score', rules: { scoring: { tapAt: 12, atLeast: 40 } } }, 5],
    ['game points', { variant: 'kruisjassen-fixed', payoff: 'score' }, 6],
  ])('%s: its differences sum to the loss', (_, input, cards) => {
    const { table, accounts } = played(input, cards);
    expect(accounts.length).toBeGreaterThan(0);
    for (const account of accounts) {
      const view = viewOf(table, account);
      const body = view.slice(0, view.indexOf('<tfoot>'));
      const differences = textsOf(body, 'difference', 'td').map(numberIn);
      expect(differences.reduce((a, b) => a + b, 0)).toBe(-account.lost);
      const foot = view.slice(view.indexOf('<tfoot>'), view.indexOf('</tfoot>'));
      expect(numberIn(textsOf(foot, 'difference', 'td')[0]!)).toBe(-account.lost);
      // The sentence has the same differences.
      const sentence = [
        ['parts', 'p'],
        ['parts', 'details'],
        ['reason', 'p'],
      ].flatMap(([name, tag]) => textsOf(view, name!, tag!))[0]!;
      const said = [...sentence.matchAll(/[+−]\d+/g)].map(([figure]) => numberIn(figure));
      expect(said).toEqual(differences.filter((difference) => difference !== 0));
      expect(view).not.toMatch(/undefined|null|NaN|\[object|\uE000/);
      expect(textIn(view)).not.toMatch(/[{}]/);
    }
  });

  it.each(TARGETS)('is whole in %s', (locale) => {
    const { table, accounts } = played({ variant: 'klaverjassen', payoff: 'total' }, 6);
    for (const account of accounts) expect(textIn(viewOf(table, account, locale))).not.toMatch(/[{}]|undefined|\uE000/);
  });
});
