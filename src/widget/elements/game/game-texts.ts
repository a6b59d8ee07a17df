/** The texts of `<jass-game>` in one language. */
import type { ReportTexts } from '../../../notation/game-report/texts/en.ts';
import type { english } from './texts/en.ts';

/** The texts of the report, and of the element around it. */
export interface GameTexts {
  readonly element: Readonly<Record<keyof typeof english, string>>;
  readonly report: ReportTexts;
}
