/** Every card of every deck on one sheet, large and as small as on a phone; `?deck=swiss` shows one deck. */
import { css, html, nothing, render } from 'lit';
import type { TemplateResult } from 'lit';
import { cardOf, RANKS, SUITS } from '../src/game/cards.ts';
import type { Card } from '../src/game/cards.ts';
import { colours } from '../src/widget/views/decks/colours.ts';
import { LANGUAGES } from '../src/languages/registry/languages.ts';
import { indexLetters } from '../src/notation/drawing/letters.ts';
import { deckIds, loadDeck } from '../src/widget/views/decks/registry.ts';
import type { Look } from '../src/widget/views/look.ts';
import { messages } from '../src/widget/text/messages.ts';
import { face, pip } from '../src/widget/views/board/card.ts';

const styles = css`
  h2,
  p {
    margin: 0;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 4px;
    margin-block: 0.75rem;
  }
  .face {
    inline-size: var(--width);
    block-size: calc(1.5 * var(--width));
  }
  .pip {
    inline-size: var(--width);
    block-size: var(--width);
  }
  .spoken {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));
/** Cards whose letters differ between languages. */
const COURTS: readonly Card[] = ['SK', 'HQ', 'DJ', 'CT'];
const SOME: readonly Card[] = ['SA', 'HK', 'DQ', 'CJ', 'DT', 'H9'];

/** Widths of cards and suit symbols, in pixels. */
const WIDTHS = { phone: 36, table: 60, picture: 120, signs: [12, 14, 20, 32, 64, 120] };

function row(width: number, drawn: readonly TemplateResult[]): TemplateResult {
  return html`<div style=${`--width: ${width}px`}>${drawn}</div>`;
}

function sheet(id: string, look: Look): TemplateResult {
  const faces = (cards: readonly Card[], letters = look.letters): TemplateResult[] =>
    cards.map((card) => html`<span>${face({ ...look, letters }, card)}</span>`);
  const abroad = LANGUAGES.filter((language) => language !== 'en').map(
    (language) => html`${language} ${faces(COURTS, indexLetters(language, look.deck?.suits))}`,
  );
  return html`<h2>${id}</h2>
    ${WIDTHS.signs.map((width) =>
      row(
        width,
        SUITS.map((suit) => pip(look, suit)),
      ),
    )}
    ${row(WIDTHS.picture, faces(SOME))} ${row(WIDTHS.table, faces(PACK))} ${row(WIDTHS.phone, faces(PACK))}
    ${look.deck?.suits === 'french' ? row(WIDTHS.phone, abroad) : nothing}`;
}

async function show(id: string, place: Element): Promise<void> {
  const deck = await loadDeck(id);
  if (!deck) return;
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [colours.styleSheet!, styles.styleSheet!];
  render(sheet(id, { deck, letters: indexLetters(document.documentElement.lang, deck.suits), messages }), root);
}

const asked = new URLSearchParams(location.search).get('deck');
for (const id of asked ? [asked] : deckIds()) {
  const place = document.createElement('section');
  document.getElementById('decks')?.append(place);
  void show(id, place);
}
