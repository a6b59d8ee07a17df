/**
 * The sign of a play's verdict: a triangle for a play that cost points. Whatever lists, counts or marks such plays draws it from here, so that
 * a further verdict needs one more shape. Its name must be beside it.
 */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { ReviewEntry } from '../../../notation/answer/answer.ts';

/** The verdicts that have a sign, the worst first. */
export const VERDICTS = ['error'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict on a play; null if it has no sign. */
export const verdictOf = ({ lost }: ReviewEntry): Verdict | null =>
  typeof lost === 'number' && lost > 0 ? 'error' : null;

/** @param isUp whether it points up: in a chart the mistakes of the other side do, as the value moves */
export const sign = (verdict: Verdict, isUp = false): TemplateResult =>
  html`<svg class="sign" data-verdict=${verdict} viewBox="0 0 11 10" aria-hidden="true">
    <path d=${isUp ? 'M5.5 0 11 10H0z' : 'M0 0h11L5.5 10z'} />
  </svg>`;
