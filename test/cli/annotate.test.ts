/** `jass-solver annotate`: a record as a study, in the reader's language and as JSON, and records that cannot be annotated. */
import { describe, expect, it } from 'vitest';
import { parseStudy } from '../../src/notation/study/parse-study.ts';
import { readStudyJson } from '../../src/notation/study/study-json.ts';
import { run } from './command.ts';

const LINK =
  '#jass=1&variant=klaverjassen-rotterdam&contract=D&leader=E&plays=S7QATDT9J7KC8D8QS8&deal=N:T.K87.Q9.AT_87.A.AKJ.97_KQ.QJT.7.J8_AJ9.9.T8.KQ';

describe('annotate', () => {
  it.each([
    ['en', 'Better was [3. 8♠'],
    ['de', 'Besser war [3. 8♠'],
    ['fr', 'Mieux valait [3. 8♠'],
    ['nl', 'Beter was [3. 8♠'],
  ] as const)('writes a study that can be read again: %s', async (language, said) => {
    const { status, stdout } = await run(['annotate', LINK, '--language', language]);
    expect(status).toBe(0);
    expect(stdout).toContain(said);
    expect(parseStudy(stdout, language).deals[0]!.plays).toHaveLength(13);
  });

  it('has a chapter for each deal, and JSON', async () => {
    const { status, stdout } = await run(['annotate', '-', '--json'], `${LINK}\n${LINK}`);
    expect(status).toBe(0);
    const study = readStudyJson(JSON.parse(stdout));
    expect(study.texts.get('en')!.chapters.map(({ title }) => title)).toEqual(['Deal 1', 'Deal 2']);
  });

  it('refuses a record without plays', async () => {
    const { status, stderr } = await run(['annotate', LINK.replace(/plays=[^&]*&/, '')]);
    expect(status).not.toBe(0);
    expect(stderr).toContain('The record has no plays to annotate.');
  });

  it('is read by review', async () => {
    const { stdout: study } = await run(['annotate', LINK]);
    const { status, stdout } = await run(['review', '-'], study);
    expect(status).toBe(0);
    expect(stdout).toContain('loses 19');
  });
});
