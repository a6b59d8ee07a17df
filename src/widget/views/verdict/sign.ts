/**
 * The sign of a play's verdict. A triangle is wrong on what the player could know, a circle right; full if the play cost points, open if not.
 * A dashed ring is not judged. Whatever lists, counts or marks plays draws it from here. Its name must be beside it.
 */
import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { ReviewEntry, Verdict as Judged } from '../../../notation/answer/answer.ts';

/** What has a sign: the verdicts, and `open` for a play without one. */
export type Sign = Judged | 'open';

/** The signs that are counted: the verdicts that reproach or excuse, and costly plays that are not judged yet. A sound play has none. */
export const COUNTED = ['error', 'unlucky', 'lucky', 'open'] as const;
export type Counted = (typeof COUNTED)[number];

/** The sign of a reviewed play; null if it has none. */
export function signOf({ lost, verdict }: ReviewEntry): Counted | null {
  if (!verdict) return lost === 0 ? null : 'open';
  return verdict === 'sound' ? null : verdict;
}

const CIRCLE = svg`<circle cx="5.5" cy="5" r="4.4" />`;
const FULL = { down: svg`<path d="M0 0h11L5.5 10z" />`, up: svg`<path d="M5.5 0 11 10H0z" />` };
/** Smaller, as its line is drawn on both sides of its edge. */
const OUTLINE = { down: svg`<path d="M1.3.9h8.4L5.5 8.4z" />`, up: svg`<path d="m5.5 1.6 4.2 7.5H1.3z" />` };

/** @param isUp whether it points up: in a chart the plays of the other side do, as the value moves */
export function sign(of: Sign, isUp = false): TemplateResult {
  const way = isUp ? 'up' : 'down';
  const shape = of === 'error' ? FULL[way] : of === 'lucky' ? OUTLINE[way] : CIRCLE;
  return html`<svg class="sign" data-verdict=${of} viewBox="0 0 11 10" aria-hidden="true">${shape}</svg>`;
}
