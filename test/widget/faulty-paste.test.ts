/** A pasted text whose hands are no deal: the editor keeps the text with its error, and has the hands on its board. */
import { expect, it } from 'vitest';
import { parseDeal } from '../../src/notation/deal.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { emptyDraft } from '../../src/widget/features/editing/draft/draft.ts';
import { withFaultyHands } from '../../src/widget/features/editing/draft/hands.ts';
import { editorMessagesIn } from '../../src/widget/features/editing/editor-messages.ts';
import { draftIn, initialState, read } from '../../src/widget/features/editing/editor/editor-state.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';

const MESSAGES = { ...messagesIn('en'), ...editorMessagesIn('en') };
/** West has the ten of clubs, which East has too, for the nine. */
const FAULTY = 'N:8.K87.K87.KQ QT7.T9.J.T87 KJ9.AJ.96.A6 A6.Q6.AQT.JT';
const TAKEN = 'N:8.K87.K87.KQ QT7.T9.J.T87 KJ9.AJ.96.A6 A6.Q6.AQT.J';
const IN_WORDS = `Nord: ♠ 8 ♥ K 8 7 ♦ K 8 7 ♣ K D
Ost: ♠ D 10 7 ♥ 10 9 ♦ B ♣ 10 8 7
Süd: ♠ K B 9 ♥ A B ♦ 9 6 ♣ A 6
West: ♠ A 6 ♥ D 6 ♦ A D 10 ♣ B 10
Herz ist Trumpf, Nord spielt aus.`;

it.each<[text: string, written: string, place: object]>([
  ['a deal', FAULTY, { hand: 'W', card: 'CT' }],
  [
    'a link',
    `#jass=1&variant=schieber&contract=H&leader=N&deal=${FAULTY.replaceAll(' ', '_')}`,
    { hand: 'W', card: 'CT' },
  ],
  [
    'a request',
    JSON.stringify({ variant: 'schieber', contract: 'H', leader: 'N', deal: FAULTY }),
    { hand: 'W', card: 'CT' },
  ],
  [
    'an embed tag',
    `<jass-solver variant="schieber" contract="H" leader="N" deal="${FAULTY}"></jass-solver>`,
    { card: 'CT' },
  ],
  ['words', IN_WORDS, { hand: 'W', card: 'CT' }],
])('of %s has its hands on the board', (_, text, place) => {
  const empty = initialState(emptyDraft({ variant: 'schieber', presets: [], override: {} }));
  const state = read({ ...empty, typed: { of: 'deal', text, problem: null } }, 'de', MESSAGES);
  expect(state.typed?.text).toBe(text);
  expect(state.typed?.problem?.place).toMatchObject(place);
  expect(formatDeal(draftIn(state).hands)).toBe(TAKEN);
});

it('leaves out cards that the pack lacks', () => {
  const empty = emptyDraft({ variant: 'klaverjassen', presets: [], override: {} });
  const { hands } = withFaultyHands(empty, parseDeal('N:AK6... ...AK6 .AK6.. ..AK7.'));
  expect(formatDeal(hands)).toBe('N:AK... ...AK .AK.. ..AK7.');
});
