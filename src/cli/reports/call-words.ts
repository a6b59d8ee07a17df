/** What a report says about taps and claims: those made, and in a review those that were missed and what either cost. */
import type { Call } from '../../game/play/play.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import type { CallEntry } from '../../notation/answer/answer.ts';
import { pointsText } from './wording.ts';
import type { Wording } from './wording.ts';

/** A sentence for each call that was made. */
export const madeWords = (calls: readonly Call[], { say, side }: Wording): string[] =>
  calls.map(({ after, by, call }) =>
    say(call === 'tap' ? 'tapMade' : 'claimMade', { trick: after / TRICK_SIZE, side: side(by) }),
  );

/** The review of the calls. */
export const reviewedCalls = (entries: readonly CallEntry[], words: Wording): string[] =>
  entries.map((entry) => {
    const lost = pointsText(words, [entry.lost, entry.lost]);
    if (entry.made)
      return [...madeWords([entry], words), ...(entry.lost > 0 ? [words.say('callCost', { lost })] : [])].join(' ');
    const { after, by, call } = entry;
    return words.say(call === 'tap' ? 'tapMissed' : 'claimMissed', {
      trick: after / TRICK_SIZE,
      side: words.side(by),
      lost,
    });
  });
