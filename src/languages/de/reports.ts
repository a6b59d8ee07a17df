/** The texts of reports in German. */
import type { Reports } from '../en/reports.ts';
import { advice } from './advice.ts';
import { captions } from './captions.ts';
import { command } from './command.ts';
import { evidence } from './evidence.ts';
import { heading } from './heading.ts';
import { melds } from './meld-words.ts';
import { report } from './report.ts';
import { task } from './task.ts';

export const reports: Reports = { advice, captions, command, evidence, heading, melds, report, task };
