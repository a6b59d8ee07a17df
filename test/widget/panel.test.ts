/** The panel: which tabs it offers, what it shows in their place, and how keys go through them. */
import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import type { Input } from '../../src/widget/state/input.ts';
import type { Modes } from '../../src/widget/state/modes.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Table } from '../../src/widget/state/table.ts';
import { tabsOf } from '../../src/widget/state/panel-tabs.ts';
import type { PanelTab } from '../../src/widget/state/panel-tabs.ts';
import type { TellingPlay } from '../../src/widget/state/review/mistakes.ts';
import { panel, panelFrame } from '../../src/widget/views/panel/panel.ts';
import type { PanelParts } from '../../src/widget/views/panel/panel.ts';
import { listeners, markup, textIn, textsOf } from './markup.ts';
import { storeOf, viewOf } from './store.ts';

const ENDING = { variant: 'klaverjassen-rotterdam', contract: 'D', leader: 'N', deal: 'N:K7... Q8... J.K.. .AQ..' };
const KREUZJASS = {
  variant: 'kreuzjass',
  contract: 'S',
  leader: 'N',
  deal: 'N:AKQ.987.T98. JT9.AKQ.7.98 876.JT.AKQ.A .6.J6.KQJT76',
};

const tableOf = (input: Input): Table => readInput(input).table!;

describe('the tabs of the panel', () => {
  it.each<[what: string, input: Input, modes: Partial<Modes>, tabs: string]>([
    ['a deal', ENDING, {}, 'tricks contracts'],
    ['a record', { ...ENDING, plays: 'SK' }, {}, 'tricks review contracts'],
    ['a record without engine', { ...ENDING, plays: 'SK' }, { engine: 'off' }, 'tricks'],
    ['a record with hidden values', { ...ENDING, plays: 'SK' }, { values: 'hidden' }, 'tricks contracts'],
    ['full hands of a game with melds', KREUZJASS, {}, 'tricks contracts melds'],
    ['the same without engine', KREUZJASS, { engine: 'off' }, 'tricks melds'],
  ])('of %s', (_, input, modes, tabs) => {
    expect(tabsOf(tableOf(input), { engine: 'on', values: 'shown', ...modes }).join(' ')).toBe(tabs);
  });

  it.each<[input: Input, hasTabs: boolean, kind: string, style: string]>([
    [ENDING, false, 'panel', '--_tricks: 2; --_half: 1'],
    [KREUZJASS, true, 'panel with-tabs', '--_tricks: 9; --_half: 5'],
    [
      {
        ...KREUZJASS,
        variant: 'krutzjass',
        deal: 'N:AAJT.AK.KQJ.AK9 KT9.AJT.TT99.QT QQ9.K9.QJ.KJJT9 KJ.QQJT9.AAK.AQ',
      },
      true,
      'panel with-tabs long',
      '--_tricks: 3; --_half: 6',
    ],
  ])('keep the room of all tricks', (input, hasTabs, kind, style) => {
    const frame = panelFrame(tableOf(input), hasTabs);
    expect({ ...frame, kind: frame.kind.trim() }).toEqual({ kind, style });
  });
});

interface Case {
  readonly chosen?: PanelTab;
  readonly errors?: number;
  readonly engine?: 'off';
  readonly account?: PanelParts['account'];
}

const RECORD = { ...ENDING, plays: 'SK' };

function storeIn({ chosen = 'tricks', errors = 0, engine }: Case) {
  const store = storeOf({ table: tableOf(RECORD) }, { nohotkeys: true, ...(engine && { engine }) });
  const play = { index: 0, card: 'SK', by: 'N', lost: 1, best: [] } as const;
  store.review.plays = [
    ...Array<TellingPlay>(errors).fill({ ...play, verdict: 'error' }),
    { ...play, verdict: 'unlucky' },
    { ...play, lost: 0, verdict: 'lucky' },
    play,
  ];
  store.openTab(chosen);
  return store;
}

const drawn = (given: Case, store = storeIn(given)) =>
  panel(viewOf(store), {
    account: given.account ?? null,
    review: () => html`the review`,
    contracts: () => html`the contracts`,
    melds: () => html`the melds`,
    onShare: null,
    onKeys: () => undefined,
  });

describe('the panel', () => {
  it.each<[what: string, given: Case, text: string]>([
    ['the chosen tab', { chosen: 'contracts' }, 'Tricks Review Contracts the contracts'],
    ['the tricks, if the chosen tab is gone', { chosen: 'melds' }, 'Tricks Review Contracts'],
    ['the number of errors, not of other plays', { errors: 3 }, 'Tricks Review3, 3 errors Contracts'],
    ['one error', { errors: 1 }, 'Tricks Review1, 1 error Contracts'],
    ['no bar for one tab', { engine: 'off' }, ''],
    ['an account in place of all', { account: html`the account` }, 'the account'],
  ])('shows %s', (_, given, text) => {
    const key = ' error bad luck lucky sound, left unmarked Triangle: wrong to play. Full: it cost points.';
    expect(textIn(markup(drawn(given))).replace(key, '')).toBe(text);
  });

  it('names the chosen tab to screen readers, and makes it the stop of the Tab key', () => {
    const buttons = [...markup(drawn({ chosen: 'contracts' })).matchAll(/<button[^>]*>/g)].map(([tag]) => [
      /data-tab=(\w+)/.exec(tag)![1],
      /aria-selected=(\w+)/.exec(tag)![1],
      /tabindex=(\S+)/.exec(tag)![1],
    ]);
    expect(buttons).toEqual([
      ['tricks', 'false', '-1'],
      ['review', 'false', '-1'],
      ['contracts', 'true', '0'],
    ]);
    expect(textsOf(markup(drawn({ chosen: 'contracts' })), 'panel-open', 'div')).toEqual(['the contracts']);
  });

  it.each<[from: PanelTab, key: string, to: PanelTab | null, held?: string]>([
    ['tricks', 'ArrowRight', 'review'],
    ['contracts', 'ArrowRight', 'tricks'],
    ['tricks', 'ArrowLeft', 'contracts'],
    ['contracts', 'ArrowLeft', 'review'],
    ['contracts', 'Home', 'tricks'],
    ['tricks', 'End', 'contracts'],
    ['tricks', 'ArrowDown', null],
    ['tricks', 'ArrowRight', null, 'altKey'],
    ['tricks', 'ArrowRight', null, 'ctrlKey'],
  ])('from %s the key %s goes to %s', (from, key, to, held) => {
    const store = storeIn({ chosen: from });
    const focused: string[] = [];
    const [press] = listeners<object>(drawn({}, store), 'keydown');
    let isTaken = false;
    press!({
      key,
      ...(held && { [held]: true }),
      preventDefault: () => (isTaken = true),
      currentTarget: { querySelector: (selector: string) => ({ focus: () => focused.push(selector) }) },
    });
    expect(store.tabs.open).toBe(to ?? from);
    expect(focused).toEqual(to ? [`[data-tab=${to}]`] : []);
    expect(isTaken).toBe(to !== null);
  });
});
