/**
 * The board where there is no deal to play: empty places, or the cards of a faulty deal with those at fault outlined, and a note
 * about them. Nothing in it can be played.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SUITS, suitOf, trumpOf } from '../../../game/cards.ts';
import type { Card, Contract, Deal, Seat } from '../../../game/cards.ts';
import type { JassError } from '../../../game/errors.ts';
import { handSize } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import { USUAL_VARIANT } from '../../../game/variants/index.ts';
import { variantById } from '../../../game/variants/index.ts';
import { parseDeal } from '../../../notation/deal.ts';
import { formatDeal } from '../../../notation/hands.ts';
import { drawnInText, PLACE } from '../../kit/drawn-in-text.ts';
import { index, pip, rank } from '../board/card.ts';
import type { Look } from '../look.ts';
import { sayIn } from '../../text/locales.ts';
import { english } from '../../../languages/en/on-demand/outline.ts';
import type { Input } from '../../state/input.ts';
import { seatAt } from '../../state/seating.ts';
import type { ScreenSide } from '../../state/seating.ts';
import { isLong } from '../../state/table.ts';
import { faultyDeal, repairOf } from './faulty-deal.ts';
import type { FaultyDeal } from './faulty-deal.ts';

export interface Outline {
  /** Names the hands and the card, in place of a general headline; null if no single card is at fault. */
  readonly headline: TemplateResult | null;
  /** The missing cards, and the button of the repair. */
  readonly words: TemplateResult | typeof nothing;
  readonly board: TemplateResult;
}

export interface OutlineView {
  readonly look: Look;
  readonly input: Input;
  /** The fault of the input; null if there is no deal yet. */
  readonly error: JassError | null;
  /** The seat at the bottom of the screen. */
  readonly bottom: Seat;
  /** Takes the repaired deal; null if the reader may not edit. */
  readonly onRepair: ((deal: string) => void) | null;
}

/** The most missing cards that are named. */
const NAMED = 6;

export function outline(view: OutlineView): Outline {
  const { look, input, error } = view;
  const rules = rulesOf(input);
  const text = error?.place.hands ?? input.deal;
  const deal = error?.code === 'bad-deal' && typeof text === 'string' ? cardsIn(text) : null;
  if (!deal) return { headline: null, words: nothing, board: board(view, rules, null, () => false) };
  const fault = faultyDeal(rules, deal);
  const isWrong = (seat: Seat, card: Card): boolean =>
    fault.extra.some((extra) => extra.card === card) || (error!.place.card === card && error!.place.hand === seat);
  return {
    headline: heldTwice(look, fault),
    words: words(view, deal, fault),
    board: board(view, rules, deal, isWrong),
  };
}

/** The rules of the game named, or else of Schieber: they only give the number of cards. */
function rulesOf({ variant }: Input): Rules {
  try {
    return variantById(variant || USUAL_VARIANT).rules;
  } catch {
    return variantById(USUAL_VARIANT).rules;
  }
}

/** The hands of a deal whose notation is right; null for another text. */
function cardsIn(text: string): Deal | null {
  try {
    return parseDeal(text);
  } catch {
    return null;
  }
}

const texts = ({ messages }: Look) => sayIn(messages.locale, 'outline', english);

function heldTwice(look: Look, { extra }: FaultyDeal): TemplateResult | null {
  const [only] = extra;
  if (!only || extra.length > 1 || only.holders.length !== 2) return null;
  const say = texts(look);
  const [first, second] = only.holders.map((seat) => look.messages.seat(seat)) as [string, string];
  const text =
    first === second
      ? say('holdsTwice', { seat: first, card: PLACE })
      : say('bothHold', { first, second, card: PLACE });
  return drawnInText(text, index(look, only.card));
}

function words({ look, onRepair }: OutlineView, deal: Deal, fault: FaultyDeal): TemplateResult | typeof nothing {
  const { missing } = fault;
  if (missing.length === 0 || missing.length > NAMED) return nothing;
  const say = texts(look);
  const repair = onRepair && repairOf(deal, fault);
  return html`<p>
      ${drawnInText(
        say('missing', { cards: PLACE }),
        missing.map((card, i) => html`${i ? ' ' : ''}${index(look, card)}`),
      )}
    </p>
    ${
      repair
        ? html`<p class="actions">
            <button type="button" part="button" @click=${() => onRepair(formatDeal(repair.deal))}>
              ${drawnInText(say('repair', { seat: look.messages.seat(repair.seat), card: PLACE }), index(look, repair.card))}
            </button>
          </p>`
        : nothing
    }`;
}

type IsWrong = (seat: Seat, card: Card) => boolean;

function board(view: OutlineView, rules: Rules, deal: Deal | null, isWrong: IsWrong): TemplateResult {
  const { look, bottom } = view;
  const size = handSize(rules);
  const trump = trumpOf((view.input.contract ?? '') as Contract);
  const suits = trump ? [trump, ...SUITS.filter((suit) => suit !== trump)] : SUITS;
  const hand = (side: ScreenSide): TemplateResult => {
    const seat = seatAt(side, bottom);
    const rows = deal
      ? suits.map((suit) => deal[seat].filter((card) => suitOf(card) === suit)).filter((cards) => cards.length > 0)
      : places(side, size);
    return html`<div class="hand at-${side}">
      <p class="seat"><span class="name">${look.messages.seat(seat)}</span></p>
      <div class="suits tiles">
        ${rows.map(
          (cards) =>
            html`<div class="suit" .style=${`--n: ${cards.length}`}>
              <ul>
                ${cards.map((card) => html`<li>${tile(look, card, card !== null && isWrong(seat, card))}</li>`)}
              </ul>
            </div>`,
        )}
      </div>
    </div>`;
  };
  return html`<div class="table as-tiles ${isLong(size) ? 'many' : ''}" aria-hidden="true">
    ${hand('top')} ${hand('left')}
    <div class="middle"><p>${deal ? nothing : texts(look)('toDeal', { count: 4 * size })}</p></div>
    ${hand('right')} ${hand('bottom')}
  </div>`;
}

/** Places for the cards of a hand: in one row, or at the sides in four. */
function places(side: ScreenSide, size: number): readonly (readonly null[])[] {
  const rows = side === 'left' || side === 'right' ? 4 : 1;
  return Array.from({ length: rows }, (_, i) => Array<null>(Math.ceil((size - i) / rows)).fill(null));
}

function tile(look: Look, card: Card | null, wrong: boolean): TemplateResult {
  if (card === null) return html`<span class="card place"><span class="tile"></span></span>`;
  const suit = suitOf(card);
  return html`<span class="card ${wrong ? 'wrong' : ''} ${look.deck?.paints?.[suit] ?? 'ink'}"
    ><span class="tile"></span><span class="ix">${rank(look, card)}${pip(look, suit)}</span></span
  >`;
}
