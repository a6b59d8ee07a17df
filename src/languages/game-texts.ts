/** The texts of `<jass-game>` in one language. */
import type { ReportTexts } from './en/report.ts';
import type { english } from './en/game.ts';

/** The texts of the report, and of the element around it. */
export interface GameTexts {
  readonly element: Readonly<Record<keyof typeof english, string>>;
  readonly report: ReportTexts;
}
