/** The panel: which tabs it offers, what it shows in their place, and how keys go through them. */
import { html, nothing } from 'lit';
import { describe, expect, it } from 'vitest';
import { full } from '../../src/widget/state/full-reader.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import type { Input } from '../../src/widget/state/input.ts';
import type { Modes } from '../../src/widget/state/modes.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Table } from '../../src/widget/state/table.ts';
import { panelFrame, partsOf } from '../../src/widget/views/panel/panel-placeholder.ts';
import type { PanelTab } from '../../src/widget/views/panel/panel-placeholder.ts';
import { panel } from '../../src/widget/views/panel/panel.ts';
import type { PanelView } from '../../src/widget/views/panel/panel.ts';
import { listeners, markup, textIn, textsOf } from './markup.ts';

const ENDING = { variant: 'klaverjassen-rotterdam', contract: 'D', leader: 'N', deal: 'N:K7... Q8... J.K.. .AQ..' };
const KREUZJASS = {
  variant: 'kreuzjass',
  contract: 'S',
  leader: 'N',
  deal: 'N:AKQ.987.T98. JT9.AKQ.7.98 876.JT.AKQ.A .6.J6.KQJT76',
};

const tableOf = (input: Input): Table => readInput(input, full).table!;

describe('the tabs of the panel', () => {
  it.each<[what: string, input: Input, modes: Partial<Modes>, tabs: string]>([
    ['a deal', ENDING, {}, 'tricks contracts'],
    ['a record', { ...ENDING, plays: 'SK' }, {}, 'tricks review contracts'],
    ['a record without engine', { ...ENDING, plays: 'SK' }, { engine: 'off' }, 'tricks'],
    ['a record with hidden values', { ...ENDING, plays: 'SK' }, { values: 'hidden' }, 'tricks contracts'],
    ['full hands of a game with melds', KREUZJASS, {}, 'tricks contracts melds'],
    ['the same without engine', KREUZJASS, { engine: 'off' }, 'tricks melds'],
  ])('of %s', (_, input, modes, tabs) => {
    expect(partsOf(tableOf(input), { engine: 'on', values: 'shown', ...modes }).join(' ')).toBe(tabs);
  });

  it.each<[input: Input, tabs: readonly PanelTab[], kind: string, style: string]>([
    [ENDING, ['tricks'], 'panel', '--_tricks: 2; --_half: 1'],
    [KREUZJASS, ['tricks', 'melds'], 'panel with-tabs', '--_tricks: 9; --_half: 5'],
    [
      {
        ...KREUZJASS,
        variant: 'krutzjass',
        deal: 'N:AAJT.AK.KQJ.AK9 KT9.AJT.TT99.QT QQ9.K9.QJ.KJJT9 KJ.QQJT9.AAK.AQ',
      },
      ['tricks', 'contracts'],
      'panel with-tabs long',
      '--_tricks: 12; --_half: 6',
    ],
  ])('keep the room of all tricks', (input, tabs, kind, style) => {
    const frame = panelFrame(tableOf(input), tabs);
    expect({ ...frame, kind: frame.kind.trim() }).toEqual({ kind, style });
  });
});

const view = (change: Partial<PanelView>): PanelView => ({
  messages: messagesIn('en'),
  table: tableOf(ENDING),
  parts: ['tricks', 'review', 'contracts'],
  views: {
    tricks: () => html`the tricks`,
    review: () => html`the review`,
    contracts: () => html`the contracts`,
    melds: () => html`the melds`,
  },
  chosen: 'tricks',
  account: null,
  mistakes: 0,
  foot: html`the foot`,
  onChoose: () => undefined,
  ...change,
});

const shown = (change: Partial<PanelView>): string => textIn(markup(panel(view(change))));

describe('the panel', () => {
  it.each<[what: string, change: Partial<PanelView>, text: string]>([
    ['the chosen tab', { chosen: 'review' }, 'Tricks Review Contracts the review the foot'],
    ['the tricks, if the chosen tab is gone', { chosen: 'melds' }, 'Tricks Review Contracts the tricks the foot'],
    ['the number of mistakes', { mistakes: 3 }, 'Tricks Review3, 3 mistakes Contracts the tricks the foot'],
    ['one mistake', { mistakes: 1 }, 'Tricks Review1, 1 mistake Contracts the tricks the foot'],
    ['no bar for one tab', { parts: ['tricks'] }, 'the tricks the foot'],
    ['an account in place of all', { account: html`the account` }, 'the account'],
    ['the room of an account that loads', { account: nothing }, ''],
  ])('shows %s', (_, change, text) => {
    expect(shown(change)).toBe(text);
  });

  it('names the chosen tab to screen readers, and makes it the stop of the Tab key', () => {
    const buttons = [...markup(panel(view({ chosen: 'review' }))).matchAll(/<button[^>]*>/g)].map(([tag]) => [
      /data-tab=(\w+)/.exec(tag)![1],
      /aria-selected=(\w+)/.exec(tag)![1],
      /tabindex=(\S+)/.exec(tag)![1],
    ]);
    expect(buttons).toEqual([
      ['tricks', 'false', '-1'],
      ['review', 'true', '0'],
      ['contracts', 'false', '-1'],
    ]);
    expect(textsOf(markup(panel(view({ chosen: 'review' }))), 'panel-open', 'div')).toEqual(['the review']);
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
    const chosen: PanelTab[] = [];
    const focused: string[] = [];
    const [press] = listeners<object>(panel(view({ chosen: from, onChoose: (tab) => chosen.push(tab) })), 'keydown');
    let isTaken = false;
    press!({
      key,
      ...(held && { [held]: true }),
      preventDefault: () => (isTaken = true),
      currentTarget: { querySelector: (selector: string) => ({ focus: () => focused.push(selector) }) },
    });
    expect(chosen).toEqual(to ? [to] : []);
    expect(focused).toEqual(to ? [`[data-tab=${to}]`] : []);
    expect(isTaken).toBe(to !== null);
  });
});
