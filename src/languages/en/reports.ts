/** The texts of reports in English, which give the form of every other language’s. */
import { advice } from './advice.ts';
import type { AdviceTexts } from './advice.ts';
import { CAPTION_TEXTS } from './captions.ts';
import { command } from './command.ts';
import type { CommandTexts } from './command.ts';
import { EVIDENCE_TEXTS } from './evidence.ts';
import { heading } from './heading.ts';
import type { HeadingTexts } from './heading.ts';
import { MELD_TEXTS } from './meld-words.ts';
import { report } from './report.ts';
import type { ReportTexts } from './report.ts';
import { task } from './task.ts';
import type { TaskTexts } from './task.ts';

export interface Reports {
  readonly advice: AdviceTexts;
  readonly captions: Readonly<Record<keyof typeof CAPTION_TEXTS, string>>;
  readonly command: CommandTexts;
  readonly evidence: Readonly<Record<keyof typeof EVIDENCE_TEXTS, string>>;
  readonly heading: HeadingTexts;
  readonly melds: Readonly<Record<keyof typeof MELD_TEXTS, string>>;
  readonly report: ReportTexts;
  readonly task: TaskTexts;
}

export const reports: Reports = {
  advice,
  captions: CAPTION_TEXTS,
  command,
  evidence: EVIDENCE_TEXTS,
  heading,
  melds: MELD_TEXTS,
  report,
  task,
};
