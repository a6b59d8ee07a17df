/** A question: its cards to press, the replies to those tried, the hints; once it is answered, the right card with the author's reply. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Card } from '../../../game/cards.ts';
import { legalNow } from '../../../game/play/play.ts';
import type { Question } from '../../../notation/study/study.ts';
import { drawnInText, PLACE } from '../../kit/drawn-in-text.ts';
import { index } from '../../views/board/card.ts';
import { cardInText } from '../../views/board/card-in-text.ts';
import { proseView } from './prose-view.ts';
import { replyTo } from './stops.ts';
import type { StudyView } from './study-look.ts';
import type { Attempt } from './attempt.ts';

export function questionView(view: StudyView, question: Question, attempt: Attempt): TemplateResult {
  const { say } = view;
  const isOpen = attempt.end === null;
  return html`<section
    class="question ${isOpen ? 'open' : ''}"
    part="question"
    aria-label=${say('question')}
    tabindex="-1"
  >
    <p class="ask">${proseView(view, question.prose)}</p>
    ${isOpen ? choices(view, question, attempt) : nothing}
    <div role="status">
      ${attempt.tried.map((card) => wrong(view, question, attempt, card))}
      ${question.hints
        .slice(0, attempt.hints)
        .map(
          (hint, i) =>
            html`<p class="reply">
              <b>${say('hintOf', { number: i + 1, count: question.hints.length })}</b> ${proseView(view, hint)}
            </p>`,
        )}
      ${attempt.waiting ? html`<p class="muted">${say('solving')}</p>` : nothing}
      ${attempt.right ? right(view, question, attempt, attempt.right) : nothing}
    </div>
    ${attempt.right ? nothing : help(view, question, attempt)}
  </section>`;
}

/** The cards that may be played. */
function choices(view: StudyView, question: Question, { tried, waiting }: Attempt): TemplateResult {
  const { look, say, positionAfter, actions } = view;
  const position = positionAfter(question.before);
  const seat = look.messages.seat(position.toPlay!);
  return html`<p class="muted press">${say('press', { seat })}</p>
    <div class="choices" role="group" aria-label=${say('cards', { seat })}>
      ${legalNow(position).map(
        (card) =>
          html`<button
            type="button"
            class="choice"
            part="choice"
            aria-disabled=${tried.includes(card) || waiting !== null ? 'true' : nothing}
            @click=${() => actions.onCard(card)}
          >
            ${index(look, card)}
          </button>`,
      )}
    </div>`;
}

function wrong(view: StudyView, question: Question, { costs }: Attempt, card: Card): TemplateResult {
  const { look, say } = view;
  const reply = replyTo(question, card);
  const cost = costs.get(card);
  const why = reply
    ? proseView(view, reply.prose)
    : cost === null || cost === undefined
      ? say('otherCard')
      : say('costs', { points: look.messages.words.points(cost) });
  return html`<p class="reply is-wrong"><b>${cardInText(look, say('isWrong', { card: PLACE }), card)}</b> ${why}</p>`;
}

function right(view: StudyView, question: Question, { end }: Attempt, card: Card): TemplateResult {
  const { look, say } = view;
  const reply = replyTo(question, card);
  const words = say(end === 'found' ? 'isRight' : 'isAnswer', { card: PLACE });
  return html`<p class="reply is-right">
    <b>${drawnInText(words, index(look, card))}</b> ${reply ? proseView(view, reply.prose) : say('asGood')}
  </p>`;
}

/** Where the text is in view whole, only the answer is asked for. */
function help({ say, actions }: StudyView, question: Question, { hints: given, end }: Attempt): TemplateResult {
  return html`<div class="ways">
    ${
      end === null && given < question.hints.length
        ? html`<button type="button" class="text-button" part="button" @click=${actions.onHint}>${say('hint')}</button>`
        : nothing
    }
    <button type="button" class="text-button" part="button" @click=${() => actions.onAnswer(question)}>
      ${say('showAnswer')}
    </button>
  </div>`;
}
