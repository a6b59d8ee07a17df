/** The verdict on a play in a sentence: its name, the better card on what its player could know, and on how many deals that rests. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { ReviewEntry, Verdict } from '../../../notation/answer/answer.ts';
import { cardInText } from '../board/card-in-text.ts';
import type { Look } from '../look.ts';
import { sign } from './sign.ts';

export function playVerdict(look: Look, { by, known }: ReviewEntry, verdict: Verdict): TemplateResult {
  const { messages } = look;
  const isBetter = verdict === 'error' || verdict === 'lucky';
  const said = messages.verdictSaid(messages.verdicts[verdict], by, known, isBetter);
  const better = known?.best[0];
  // In the line of the sentence, which leaves the lines of the account their room.
  return html`<div class="play-verdict">
    ${sign(verdict)} ${better ? cardInText(look, said, better) : said}
    ${
      known
        ? html`<details>
            <summary>${messages.howJudged}</summary>
            <ul>
              ${messages.judgedBy(known).map((sentence) => html`<li>${sentence}</li>`)}
            </ul>
          </details>`
        : nothing
    }
  </div>`;
}
