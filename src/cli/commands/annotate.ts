/** `jass-solver annotate`: records as a study that an author goes on with: the plays that lost, a better card for each, and a reason. */
import type { SolverClient } from '../../engine/client.ts';
import { inDeal } from '../../game/located.ts';
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { REPORTS } from '../../languages/registry/reports.ts';
import { dealFieldsOf } from '../../notation/request/deal-fields.ts';
import { parseRequest } from '../../notation/request/parse-request.ts';
import { fieldsOf } from '../../notation/request/request.ts';
import { anotherRequest, resolveRequest } from '../../notation/request/resolve-request.ts';
import { annotatedStudy } from '../../notation/study/annotated.ts';
import type { Reviewed } from '../../notation/study/annotated.ts';
import { formatStudy } from '../../notation/study/format-study.ts';
import { studyJson } from '../../notation/study/study-json.ts';
import { answerSentence } from '../reports/answer-sentence.ts';
import { capitalized } from '../../notation/words/say.ts';
import { readerLanguage } from '../terminal/reader-language.ts';
import { importRequests } from './import.ts';
import type { ImportCommandOptions } from './import.ts';

export interface AnnotateOptions extends ImportCommandOptions {
  /** Whether the study is written as JSON. */
  readonly json?: boolean;
}

interface Work {
  readonly signal: AbortSignal;
  readonly onNote: (note: string) => void;
  /** Called after each deal. */
  readonly onReviewed: (done: number, of: number) => void;
}

/**
 * The study as text.
 * @throws JassError as `import` does, and for a deal without plays
 */
export async function annotate(
  client: SolverClient,
  text: string,
  { json = false, ...options }: AnnotateOptions,
  { signal, onNote, onReviewed }: Work,
): Promise<string> {
  const language = readerLanguage(options.language);
  const read = importRequests(text, options);
  for (const note of new Set(read.flatMap(({ notes, leftOut }) => [...notes, ...leftOut]))) onNote(note);
  const reviewed: Reviewed[] = [];
  for (const [index, { request: written }] of read.entries()) {
    const request = inDeal(index, () => {
      const resolved = resolveRequest(parseRequest(written));
      if (resolved.plays.length > 0) return resolved;
      throw new JassError('bad-request', untranslated('The record has no plays to annotate.'), { field: 'plays' });
    });
    const start = await client.solve(fieldsOf(anotherRequest(request, { plays: [], want: [] })), { signal });
    const answer = await client.solve(fieldsOf(anotherRequest(request, { want: ['review', 'why'] })), { signal });
    const title = read.length > 1 ? `${capitalized(REPORTS[language].report.deal)} ${index + 1}` : '';
    reviewed.push({
      deal: dealFieldsOf(request),
      answer,
      title,
      opening: openingOf(request.state.setup, start, language),
    });
    onReviewed(index + 1, read.length);
  }
  const study = annotatedStudy(reviewed, language);
  return json ? `${JSON.stringify(studyJson(study), null, 2)}\n` : formatStudy(study);
}

const openingOf = (...[setup, answer, language]: Parameters<typeof answerSentence>): string =>
  `${answerSentence(setup, answer, language)!.sentence.join('').replace(/\.$/, '')}.`;
