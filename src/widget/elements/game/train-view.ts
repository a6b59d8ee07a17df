/** The way to the training with the mistakes of the game: of one player or of all, with their number. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SEATS } from '../../../game/cards.ts';
import type { Seat } from '../../../game/cards.ts';
import { isReviewed } from '../../../notation/answer/game-review.ts';
import type { GameReview } from '../../../notation/answer/game-review.ts';
import { signedPlays } from './figures.ts';
import type { GameLook } from './game-look.ts';

export interface Training {
  /** Whose mistakes are trained; null for all players'. */
  readonly player: Seat | null;
  readonly onPlayer: (player: Seat | null) => void;
  /** Begins it. @param event of the button, to which the focus goes back */
  readonly onTrain: (event: Event) => void;
}

/** Errors, and costly plays that are not judged yet. */
export function trainView(
  { say, look: { messages } }: GameLook,
  { deals }: GameReview,
  { player, onPlayer, onTrain }: Training,
): TemplateResult | typeof nothing {
  const mistakes = deals
    .filter(isReviewed)
    .flatMap(signedPlays)
    .filter(({ sign }) => sign === 'error' || sign === 'open');
  if (mistakes.length === 0) return nothing;
  const own = mistakes.filter(({ by }) => player === null || by === player);
  const areJudged = own.every(({ sign }) => sign === 'error');
  const count = (areJudged ? messages.errors : messages.mistakes)(own.length);
  const words =
    player === null ? say('train', { count }) : say('trainOf', { count, player: messages.words.seat(player) });
  const choice = (of: Seat | null, name: string): TemplateResult =>
    html`<button part="button" aria-pressed=${of === player} @click=${() => onPlayer(of)}>${name}</button>`;
  return html`<section class="train">
    <h3 id="train">${say('trainMistakes')}</h3>
    <div class="pick" role="group" aria-labelledby="train">
      ${choice(null, say('everyone'))} ${SEATS.map((seat) => choice(seat, messages.words.seat(seat)))}
    </div>
    <button part="button" class="main" ?disabled=${own.length === 0} @click=${onTrain}>${words}</button>
  </section>`;
}
