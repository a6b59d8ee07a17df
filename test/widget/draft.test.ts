/** A deal while it is being made: no card is lost or doubled, whatever is done, and everything can be taken back. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SEATS } from '../../src/game/cards.ts';
import type { Card } from '../../src/game/cards.ts';
import { checkDeal } from '../../src/game/play/deal.ts';
import { handSize, packOf } from '../../src/game/rules/pack.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { formatDeal, parseHand } from '../../src/notation/hands.ts';
import {
  cardsAt,
  draftOf,
  emptyDraft,
  isComplete,
  missing,
  PLACES,
  undealt,
} from '../../src/widget/features/editing/draft/draft.ts';
import { withPresets, withVariant } from '../../src/widget/features/editing/draft/game.ts';
import {
  withAllDealt,
  withHand,
  withMoved,
  withNothingDealt,
  withRestDealt,
  withSwapped,
} from '../../src/widget/features/editing/draft/hands.ts';
import {
  payoffsOffered,
  withContract,
  withLeader,
  withSize,
  withTaken,
} from '../../src/widget/features/editing/draft/settings.ts';
import type { Language } from '../../src/languages/registry/languages.ts';
import type { Draft, Place } from '../../src/widget/features/editing/draft/draft.ts';
import { changesTo, emptyDraftOf } from '../../src/widget/features/editing/draft/edited-input.ts';
import { newHistory, push, redo, undo } from '../../src/widget/features/editing/undo-history.ts';
import { editorMessagesIn } from '../../src/widget/features/editing/editor-messages.ts';
import {
  changed,
  draftIn,
  firstDraft,
  initialState,
  read,
  withGame,
} from '../../src/widget/features/editing/editor/editor-state.ts';
import { dealsInText, draftOfRead } from '../../src/widget/features/editing/paste.ts';
import type { Input } from '../../src/widget/state/input.ts';
import { loadLocale, TARGETS } from '../../src/widget/text/locales.ts';
import type { Locale } from '../../src/widget/text/locales.ts';
import { anyPosition } from '../game/arbitraries.ts';
import { times } from '../times.ts';

/** The draft of a text with one deal, and what was read. */
const draftFromText = (draft: Draft, text: string, language?: Language, game?: string) => {
  const [read] = dealsInText(draft, text, language, game);
  return { draft: draftOfRead(draft, read!), read: read! };
};

beforeAll(() => Promise.all(TARGETS.map(loadLocale)));

const empty = (variant: string): Draft => emptyDraft({ variant, presets: [], override: {} });
const SCHIEBER = empty('schieber');
const KRUTZJASS = empty('krutzjass');

type Step = (draft: Draft) => Draft;

/** Whatever a reader can do to a draft. */
const anyStep = (): fc.Arbitrary<Step> => {
  const place = fc.constantFrom(...PLACES);
  const seat = fc.constantFrom(...SEATS);
  const pick = (draft: Draft, at: Place, nth: number): Card | undefined => {
    const cards = cardsAt(draft, at);
    return cards[nth % Math.max(1, cards.length)];
  };
  return fc.oneof(
    fc.tuple(place, place, fc.nat(50)).map(([from, to, nth]): Step => (draft) => {
      const card = pick(draft, from, nth);
      return card ? withMoved(draft, card, from, to) : draft;
    }),
    fc.tuple(place, place, fc.nat(50), fc.nat(50)).map(([from, to, nth, other]): Step => (draft) => {
      const [a, b] = [pick(draft, from, nth), pick(draft, to, other)];
      return a && b ? withSwapped(draft, a, from, b, to) : draft;
    }),
    fc.nat().map(
      (seed): Step =>
        (draft) =>
          withRestDealt(draft, seed),
    ),
    fc.nat().map(
      (seed): Step =>
        (draft) =>
          withAllDealt(draft, seed),
    ),
    fc.constant<Step>(withNothingDealt),
    fc.integer({ min: 1, max: 12 }).map(
      (size): Step =>
        (draft) =>
          withSize(draft, Math.min(size, handSize(draft.rules))),
    ),
    fc.constantFrom(...VARIANTS).map(
      ({ id }): Step =>
        (draft) =>
          withVariant(draft, id).draft,
    ),
    fc.tuple(seat, fc.nat()).map(
      ([of, seed]): Step =>
        (draft) =>
          withHand(draft, of, withAllDealt(draft, seed).hands.E),
    ),
  );
};

describe('a draft', () => {
  it('has every card of the pack once or as often as the pack, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(anyStep(), { maxLength: 25 }), (steps) => {
        for (let draft = SCHIEBER; steps.length > 0;) {
          draft = steps.shift()!(draft);
          const cards = PLACES.flatMap((place) => cardsAt(draft, place));
          expect([...cards].sort()).toEqual(packOf(draft.rules).sort());
          if (isComplete(draft)) checkDeal(draft.rules, draft.hands);
          expect(payoffsOffered(draft)).toContain(draft.payoff);
        }
      }),
      { numRuns: times(200) },
    );
  });

  it('is taken back and made again step by step', () => {
    fc.assert(
      fc.property(fc.array(anyStep(), { maxLength: 12 }), (steps) => {
        let history = newHistory(SCHIEBER);
        for (const step of steps) history = push(history, step(history.present));
        const end = history.present;
        const length = history.past.length;
        for (let back = 0; back < length; back++) history = undo(history);
        expect(history.present).toEqual(SCHIEBER);
        expect(undo(history)).toBe(history);
        for (let on = 0; on < length; on++) history = redo(history);
        expect(history.present).toEqual(end);
        expect(redo(history)).toBe(history);
      }),
      { numRuns: times(50) },
    );
  });

  it('is compared with the deal with which the editor was opened, however many steps follow', () => {
    let state = initialState(SCHIEBER);
    for (let step = 0; step < 300; step++) state = changed(state, withLeader(draftIn(state), SEATS[step % 4]!));
    expect(firstDraft(state)).toBe(SCHIEBER);
  });

  it('counts what is missing, and is complete with four hands of one size', () => {
    let draft = withHand(SCHIEBER, 'E', parseHand('AK.Q..', 'E'));
    expect(SEATS.map((seat) => missing(draft, seat))).toEqual([9, 6, 9, 9]);
    expect(undealt(draft)).toHaveLength(33);
    draft = withSize(draft, 3);
    expect(isComplete(draft)).toBe(false);
    draft = withRestDealt(draft, 5);
    expect(isComplete(draft)).toBe(true);
    expect(draft.hands.E).toEqual(['SA', 'SK', 'HQ']);
    expect(undealt(draft)).toHaveLength(24);
    expect(SEATS.map((seat) => missing(withSize(draft, 2), seat))).toEqual([-1, -1, -1, -1]);
  });

  it('deals the same for the same seed', () => {
    expect(withAllDealt(SCHIEBER, 7)).toEqual(withAllDealt(SCHIEBER, 7));
    expect(withAllDealt(SCHIEBER, 7)).not.toEqual(withAllDealt(SCHIEBER, 8));
  });

  it('a full hand takes no card but in exchange', () => {
    const full = withAllDealt(SCHIEBER, 1);
    const [card] = full.hands.N as [Card];
    const [other] = full.hands.E as [Card];
    expect(withMoved(full, card, 'N', 'E')).toBe(full);
    const { hands } = withSwapped(full, card, 'N', other, 'E');
    expect(hands.E).toContain(card);
    expect(hands.N).toContain(other);
    expect(hands.N).toHaveLength(9);
  });

  it('a typed hand takes its cards from where they are', () => {
    const full = withAllDealt(SCHIEBER, 1);
    const draft = withHand(full, 'N', full.hands.E);
    expect(draft.hands.N).toEqual(full.hands.E);
    expect(draft.hands.E).toEqual([]);
    expect(undealt(draft)).toEqual(full.hands.N);
  });

  it('of two copies a typed hand takes the one not dealt first', () => {
    const one = withMoved(KRUTZJASS, 'HJ', 'stock', 'S');
    expect(withHand(one, 'N', ['HJ']).hands).toMatchObject({ N: ['HJ'], S: ['HJ'] });
    expect(withHand(one, 'N', ['HJ', 'HJ']).hands).toMatchObject({ N: ['HJ', 'HJ'], S: [] });
  });

  it.each<[hand: string, message: RegExp]>([
    ['AA...', /SA appears too often: the pack has it once/],
    ['AKQJT9876.6...', /suits/],
    ['AKQJT9876.6..', /10 cards; a full hand has 9/],
  ])('refuses the hand %s', (hand, message) => {
    expect(() => withHand(SCHIEBER, 'N', parseHand(hand, 'N'))).toThrow(message);
  });

  it('refuses a card that the pack has not', () => {
    expect(() => withHand(empty('klaverjassen'), 'N', ['S6'])).toThrow(/S6 is not in this pack: its ranks are/);
  });
});

describe('another game', () => {
  it('keeps the cards that fit and tells those that do not', () => {
    const schieber = withHand(withHand(SCHIEBER, 'N', parseHand('A6.6..', 'N')), 'W', parseHand('..K76.', 'W'));
    const { draft, lost } = withVariant({ ...schieber, contract: 'unenufe' }, 'klaverjassen');
    expect(draft.hands).toEqual({ N: ['SA'], E: [], S: [], W: ['DK', 'D7'] });
    expect(lost).toEqual({ cards: ['S6', 'H6', 'D6'], contract: 'unenufe', override: false });
    expect(draft).toMatchObject({ contract: 'S', size: 8, variant: 'klaverjassen' });
  });

  it('keeps one of two copies', () => {
    const draft = withHand(KRUTZJASS, 'N', ['HJ', 'HJ', 'HA']);
    expect(withVariant(draft, 'schieber').draft.hands.N).toEqual(['HA', 'HJ']);
    expect(withVariant(draft, 'schieber').lost.cards).toEqual(['HJ']);
  });

  it('leaves out rules that do not fit it', () => {
    const own = emptyDraft({
      variant: 'schieber',
      presets: ['match'],
      override: { deck: { ranks: ['A', 'K'] }, order: { trump: ['A', 'K'], plain: ['K', 'A'] } },
    });
    expect(own.size).toBe(2);
    expect(withVariant(own, 'klaverjassen').draft).toMatchObject({ presets: [] });
  });

  it('presets that contradict each other are refused', () => {
    expect(() => withPresets(SCHIEBER, ['1x', '1-2-3'])).toThrow(/contradict/);
    expect(withPresets(SCHIEBER, ['match']).rules.sweep?.bonus).toBe(100);
  });

  it.each<[what: string, step: Step, keeps: boolean]>([
    ['another contract', (draft) => withContract(draft, draft.contract === 'S' ? 'H' : 'S'), false],
    ['the same contract', (draft) => withContract(draft, draft.contract), true],
    ['another leader', (draft) => withLeader(draft, draft.leader === 'N' ? 'E' : 'N'), false],
    ['another deal', (draft) => withAllDealt(draft, 3), false],
    ['another declarer', (draft) => ({ ...draft, declarer: 'W' }), true],
  ])('%s and its record', (_, step, keeps) => {
    fc.assert(
      fc.property(anyPosition({ rules: fc.constant(SCHIEBER.rules) }), ({ setup, plays }) => {
        const draft = draftOf({ variant: 'schieber', presets: [], override: {} }, setup, 'points', { plays });
        expect(step(draft).plays).toEqual(keeps ? plays : []);
      }),
      { numRuns: times(20) },
    );
  });
});

describe('what was taken before an ending', () => {
  const text =
    'jass=1&variant=klaverjassen&contract=H&leader=N&taken=NS:34&deal=N:T987.A..-_.KQJT9..-_.8.T987.-_.7..T987';
  const ending = draftFromText(SCHIEBER, text, undefined).draft;

  it('comes with a pasted deal, and with what follows from it', () => {
    expect(ending.taken).toMatchObject({ NS: { points: 34 }, EW: { points: 26 } });
  });

  it('is completed where the hands are, and refused where the cards cannot be taken so', () => {
    expect(withTaken(ending, { EW: { points: 0 } }).taken).toMatchObject({ NS: { points: 60, tricks: 3 } });
    expect(() => withTaken(ending, { EW: { points: 61 } })).toThrow(/worth 60/);
    const open = withMoved(ending, 'ST', 'N', 'stock');
    expect(withTaken(open, { EW: { points: 61 } }).taken).toEqual({ EW: { points: 61 } });
  });

  it('stays with other hands, and goes with another size, contract or game', () => {
    expect(withSwapped(ending, 'ST', 'N', 'DT', 'S').taken).toEqual(ending.taken);
    expect(withSize(ending, 4).taken).toBeNull();
    expect(withContract(ending, 'S').taken).toBeNull();
    expect(withVariant(ending, 'belote').draft.taken).toBeNull();
  });
});

describe('a pasted text', () => {
  const full = withAllDealt(SCHIEBER, 4);

  it('fills the hands and keeps what it does not say', () => {
    const before = withLeader(withContract(SCHIEBER, 'obenabe'), 'W');
    const draft = draftFromText(before, formatDeal(full.hands), undefined).draft;
    expect(draft).toMatchObject({ hands: full.hands, contract: 'obenabe', leader: 'W', size: 9, plays: [] });
  });

  it('fills everything', () => {
    const deal = 'N:A.K.. K.A.. Q.Q.. J.J..';
    const text = `jass=1&variant=klaverjassen&contract=H&leader=E&declarer=S&plays=HAKJQSJ&deal=${deal.replaceAll(' ', '_')}`;
    expect(draftFromText(SCHIEBER, text, undefined).draft).toMatchObject({
      variant: 'klaverjassen',
      contract: 'H',
      leader: 'E',
      declarer: 'S',
      size: 2,
      plays: ['HA', 'HK', 'HJ', 'HQ', 'SJ'],
    });
  });

  const dutch = ['Noord: schoppenboer', 'Oost: schoppen9', 'Zuid: schoppen8', 'West: schoppen7'].join('\n');

  it('is a game of its words, whatever the current game, and another one if the reader chooses it', () => {
    const { draft, read } = draftFromText(SCHIEBER, dutch, 'de');
    expect(draft).toMatchObject({ variant: 'klaverjassen-amsterdam', size: 1 });
    expect(read).toMatchObject({ format: 'cards in words', languages: ['nl'], isGuess: true });
    const chosen = draftFromText(SCHIEBER, dutch, 'de', 'kruisjassen');
    expect(chosen.draft.variant).toBe('kruisjassen');
    expect(chosen.read.isGuess).toBeUndefined();
  });

  it.each<[locale: Locale, said: string]>([
    [
      'en',
      'Read as cards in words (Dutch): Klaverjassen, Amsterdam. The game is a guess; choose another one under “Game”. No trump named: spades as trumps taken. Nobody named as leader: North taken.',
    ],
    [
      'de',
      'Gelesen als Karten in Worten (Niederländisch): Klaverjassen, Amsterdam. Das Spiel ist geraten; unter «Spiel» gibt es andere. Kein Trumpf genannt: Schaufel Trumpf angenommen. Kein Ausspiel genannt: Nord angenommen.',
    ],
  ])('says in %s what it was taken for', (locale, said) => {
    const messages = editorMessagesIn(locale);
    const pasted = { ...initialState(SCHIEBER), typed: { of: 'deal', text: dutch, problem: null } } as const;
    const state = read(pasted, undefined, messages);
    expect(state.notice).toBe(said);
    const again = withGame(state, 'kruisjassen', undefined, messages);
    expect(draftIn(again)).toMatchObject({ variant: 'kruisjassen', size: 1 });
    expect(again.notice).not.toContain(messages.gameField);
    // After a change by hand the cards stay as far as the game has them.
    const other = withGame(changed(again, draftIn(again)), 'krutzjass', undefined, messages);
    expect(other.notice).toContain(messages.card('S8'));
  });

  it.each<[form: string, text: string]>([
    ['a deal with characters that nobody sees', 'N:A\u00ad...\u200b K.Z.. Q... J...'],
    ['a link', 'https://a.example/#jass=1&variant=schieber&contract=H&leader=N&deal=N:A..._K.Z.._Q..._J...'],
    ['plays of a link', 'jass=1&variant=schieber&contract=H&leader=N&plays=SAZ&deal=N:A..._K..._Q..._J...'],
    ['a request', '{"deal": "N:A... K.Z.. Q... J...", "variant": "schieber", "contract": "H", "leader": "N"}'],
    [
      'plays of a request',
      '{"deal": "N:A... K... Q... J...", "variant": "schieber", "contract": "H", "leader": "N", "plays": "SA Z"}',
    ],
    ['words with line breaks of Windows', 'Nord: Herz As\r\nSüd: Herz König\r\nOst: Herz Z\r\nWest: Herz Ober'],
  ])('that cannot be read has the place of its error: %s', (_, text) => {
    const pasted = { ...initialState(SCHIEBER), typed: { of: 'deal', text, problem: null } } as const;
    const { typed } = read(pasted, undefined, editorMessagesIn('en'));
    expect(typed!.text[typed!.problem!.place.position!]).toBe('Z');
  });

  it.each<[text: string, message: RegExp]>([
    ['jass=1&variant=schieber&contract=H&leader=N&plays=HA&deal=N:A..._K..._Q..._J...', /N does not hold HA/],
    ['N:A... A... Q... J...', /SA is dealt too often/],
    ['nothing at all', /./],
    ['', /empty/],
  ])('%j is refused', (text, message) => {
    expect(() => draftFromText(SCHIEBER, text, undefined)).toThrow(message);
  });
});

describe('the draft of a deal that cannot be read', () => {
  const faulty = { deal: 'N:A... A... Q... J...' };
  const contree = { ...faulty, variant: 'contree', contract: 'H', leader: 'E' };

  it.each<[what: string, input: Input, draft: Partial<Draft>]>([
    ['contract and leader', contree, { variant: 'contree', contract: 'H', leader: 'E', declarer: null, level: null }],
    ['words', { ...contree, contract: 'coeur', leader: 'Est' }, { contract: 'H', leader: 'E' }],
    ['declarer and payoff', { ...contree, declarer: 'W', payoff: 'total' }, { declarer: 'W', payoff: 'total' }],
    ['a bid', { ...contree, level: '100', doubled: 2 }, { level: 100, doubled: 2, payoff: 'score' }],
    ['a bid of another game', { ...contree, variant: 'belote', level: '100' }, { level: null, doubled: null }],
    ['words that mean nothing', { ...contree, contract: 'X', leader: 'Y', level: 'Z' }, { leader: 'N', level: null }],
    ['no game', faulty, { variant: 'schieber', leader: 'N' }],
    ['an unknown game', { ...contree, variant: 'bridge' }, { variant: 'schieber', leader: 'N' }],
  ])('has what the page says beside it: %s', (_, input, draft) => {
    expect(emptyDraftOf(input)).toMatchObject(draft);
  });

  it('is the deal of its text once it is corrected: leader, declarer and bid stay', () => {
    const input = { ...contree, declarer: 'W', level: 100, doubled: 2 };
    const { draft } = draftFromText(emptyDraftOf(input), 'N:A... K... Q... J...', undefined);
    expect(changesTo(input, null, draft)).toMatchObject({ ...input, deal: 'N:A... K... Q... J...' });
  });
});
