/** The texts of the set, read as pasted into the element. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDeal } from '../../../src/notation/deal.ts';
import { formatDeal } from '../../../src/notation/hands.ts';
import { readText } from '../../../src/notation/read-text.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FAULTY, GAPS } from './faulty.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { fill } from './write.ts';

const ALL = [...GERMAN, ...ENGLISH, ...DUTCH, ...FRENCH].map((written, seed) => fill(written, seed));

const result: string[] = [];
let read = 0, wrong = 0, n=0;
describe('measure', () => {
  it('counts', () => {
    for (const filled of ALL) {
      n++;
      try {
        const got: any = readText(filled.text);
        const says: any = { ...filled.says, deal: formatDeal(parseDeal(filled.deal)) };
        const diff = Object.keys(says).filter((key) => (key==='deal' ? formatDeal(parseDeal(got[key])) : got[key]) !== says[key]);
        if (filled.plays && String(got.plays) !== String(filled.played)) diff.push('plays');
        if (diff.length) { wrong++; result.push('WRONG ' + diff.map((k) => `${k}: ${JSON.stringify(got[k])} != ${JSON.stringify(says[k])}`).join('; ') + '\n' + filled.text); } else read++;
      } catch (e: any) { result.push(`REFUSED ${e.message}\n${filled.text}`); }
    }
    let named = 0;
    for (const { what, text, mentions } of FAULTY) {
      try { const got: any = readText(text); result.push(`NOT NAMED ${what}: ${JSON.stringify(got)}\n${text}`); }
      catch (e: any) { if (mentions.every((m) => m.test(e.message))) named++; else result.push(`BADLY NAMED ${what}: ${e.code} ${e.message}\n${text}`); }
    }
    let told = 0;
    for (const [i, { gap, written }] of GAPS.entries()) {
      const { text, deal } = fill(written, 400 + i);
      try { const got: any = readText(text); const ok = formatDeal(parseDeal(got.deal)) === deal && gap.every((g) => (got.assumed ?? []).includes(g) || got[g] === undefined) && Object.entries(written.says).every(([k, v]) => got[k] === v);
        if (ok) told++; else result.push(`GAP ${gap} ${JSON.stringify(got)}\n${text}`); }
      catch (e: any) { result.push(`GAP ${gap} ${e.message}\n${text}`); }
    }
    result.unshift(`read ${read} wrong ${wrong} of ${n}; named ${named} of ${FAULTY.length}; told ${told} of ${GAPS.length}`);
    writeFileSync('/tmp/h/texts.out', result.join('\n=====\n'));
    expect(n).toBeGreaterThan(0);
  });
});
