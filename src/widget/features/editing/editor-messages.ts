/** The messages of the editor. They load with the editor. */
import { SEATS } from '../../../game/cards.ts';
import type { Card, CardSuits, Contract, Seat, Side, Suit } from '../../../game/cards.ts';
import { hasSixes } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import { variantById } from '../../../game/variants/index.ts';
import type { Preset } from '../../../game/variants/presets.ts';
import type { ReadText } from '../../../notation/read-text.ts';
import { english } from '../../../languages/en/on-demand/editing.ts';
import { presets as englishPresets } from '../../../languages/en/presets.ts';
import { presetsIn, sayIn } from '../../text/locales.ts';
import type { Locale } from '../../text/locales.ts';
import { messagesIn } from '../../text/messages.ts';
import type { Messages } from '../../text/messages.ts';
import type { PresetText, PresetTexts } from '../../../languages/translation.ts';
import { wordsIn } from '../../text/words.ts';
import type { Words } from '../../text/words.ts';
import type { Draft } from './draft/draft.ts';

/** The messages of the element and of the editor. */
export type EditorMessages = Messages & ReturnType<typeof editingMessages>;

/** The forms of a pasted text, each with its name; the names of JSON formats are the same in every language. */
const FORMS = ['formWords', 'formDiagram', 'formCodes', 'formDeal', 'formLink', 'formRequest'] as const;

const built = new Map<string, EditorMessages>();

/** The messages in a language, which must be loaded. @param suits of the cards that are shown */
export function editorMessagesIn(locale: Locale, suits: CardSuits = 'french'): EditorMessages {
  const key = `${locale} ${suits}`;
  const before = built.get(key);
  if (before) return before;
  const shown = messagesIn(locale, suits);
  const messages = { ...shown, ...editingMessages(locale, wordsIn(locale, suits), suits, shown.variant) };
  built.set(key, messages);
  return messages;
}

function editingMessages(locale: Locale, words: Words, suits: CardSuits, variantName: Messages['variant']) {
  const say = sayIn(locale, 'editing', english);
  const presets = presetsIn(locale, englishPresets);
  const { number, plural } = words;
  const cards = (n: number): string => {
    const count = number(n);
    return plural(n, say('card', { count }), say('cards', { count }));
  };
  /** @param n negative if there are too many */
  const lacking = (n: number): string => {
    const count = number(Math.abs(n));
    return n > 0 ? plural(n, say('missingOne', { count }), say('missing', { count })) : say('tooMany', { count });
  };
  const notDealt = say('notDealt');
  const languageNames = new Intl.DisplayNames([locale], { type: 'language' });
  const seatKey = (seat: Seat): string => words.seat(seat).charAt(0);
  const multiplied = ([a, b]: readonly [Suit, Suit], [c, d]: readonly [Suit, Suit]): string =>
    say('multipliedHelp', { a: words.suit(a), b: words.suit(b), c: words.suit(c), d: words.suit(d) });
  const french123 = multiplied(['H', 'D'], ['S', 'C']);
  const swiss123 = multiplied(['H', 'C'], ['S', 'D']);
  /** Those whose suits are named as on the cards that are shown. */
  const suited: PresetTexts = {
    '1-2-3': { name: say('multiplied'), description: suits === 'swiss' ? swiss123 : french123 },
    '1-2-3-french': { name: say('multipliedFrench'), description: french123 },
    '1-2-3-swiss': { name: say('multipliedSwiss'), description: swiss123 },
  };

  return {
    pasteLabel: say('pasteLabel'),
    pasteHelp: say('pasteHelp', { example: 'N:AKJ9.T87.Q6. 8.AK.T97.J86 …' }),
    typeHandOf: (of: Seat): string => {
      const seat = words.seat(of);
      return say('typeHandOf', { seat });
    },
    typeHelp: say('typeHelp'),
    typeRead: say('typeRead'),
    typeClose: say('typeClose'),

    editor: say('editor'),
    editDone: say('editDone'),
    editCancel: say('editCancel'),
    undo: say('undo'),
    redo: say('redo'),
    dealRest: say('dealRest'),
    dealNothing: say('dealNothing'),
    gameField: say('gameField'),
    contractField: say('contractField'),
    leaderField: say('leaderField'),
    declarerField: (rules: Rules): string => (hasSixes(rules) ? say('declarerField') : say('declarerFieldOf32')),
    payoffField: say('payoffField'),
    sizeField: say('sizeField'),
    turnedField: (dealer: Seat): string => say('turnedField', { dealer: words.seat(dealer) }),
    turnedUnknown: say('turnedUnknown'),
    takenField: say('takenField'),
    takenPoints: say('takenPoints'),
    takenRoem: say('takenRoem'),
    takenTricks: say('takenTricks'),
    takenOf: (side: Side, kind: string): string => `${words.side(side)}: ${kind}`,
    presetsField: say('presetsField'),
    leaderDeclares: say('leaderDeclares'),
    levelField: say('levelField'),
    levelUnknown: say('levelUnknown'),
    doubledField: say('doubledField'),
    notDoubled: say('notDoubled'),
    doubled: (factor: 2 | 3 | 4): string => (factor === 2 ? say('doubled') : say('redoubled')),
    /** A named preset in this language; in the words of its data if there is no translation. */
    preset: (preset: Pick<Preset, 'id' | 'name' | 'description'>): PresetText =>
      suited[preset.id] ?? presets[preset.id] ?? preset,

    moreSettings: say('moreSettings'),

    notDealt,
    /** The cards of a hand, or the number that it lacks. */
    countOf: (has: number, missing: number): string => (missing === 0 ? cards(has) : lacking(missing)),
    handLabel: (of: Seat, has: number, missing: number): string => {
      const [seat, count] = [words.seat(of), cards(has)];
      return missing === 0 ? `${seat}, ${count}` : `${seat}, ${count}, ${lacking(missing)}`;
    },
    stockLabel: (has: number): string => `${notDealt}, ${cards(has)}`,
    copies: (count: number): string => `×${number(count)}`,
    cardCopies: (of: Card, copies: number): string => (copies === 1 ? words.card(of) : `${words.card(of)}, ${copies}×`),

    editComplete: say('editComplete'),
    editEnding: (size: number): string => {
      const count = cards(size);
      return say('editEnding', { count });
    },
    /** The numbers of cards that the hands lack, in the order of play. */
    editMissing: (lacks: readonly (readonly [Seat, number])[]): string => {
      const short = lacks.filter(([, count]) => count > 0);
      const needs = short.map(([of, n], at) => {
        const [seat, count] = [words.seat(of), number(n)];
        if (at > 0) return say('needsToo', { seat, count });
        return plural(n, say('needsCard', { seat, count }), say('needsCards', { seat, count }));
      });
      const over = lacks
        .filter(([, count]) => count < 0)
        .map(([of, n]) => {
          const [seat, count] = [words.seat(of), number(-n)];
          return say('hasTooMany', { seat, count });
        });
      return [needs, over]
        .map((parts) => parts.join(', '))
        .filter(Boolean)
        .join('; ');
    },
    editDealt: (of: Card, to: Seat, has: number, size: number): string => {
      const [card, seat, count, all] = [words.card(of), words.seat(to), number(has), number(size)];
      return say('editDealt', { card, seat, count, all });
    },
    editTaken: (of: Card, from: Seat): string => {
      const [card, seat] = [words.card(of), words.seat(from)];
      return say('editTaken', { card, seat });
    },
    editSwapped: (one: Card, other: Card): string => {
      const [a, b] = [words.card(one), words.card(other)];
      return say('editSwapped', { a, b });
    },
    editFull: (of: Seat): string => {
      const seat = words.seat(of);
      return say('editFull', { seat });
    },
    editAllFull: say('editAllFull'),
    chooseDeal: (n: number) => say('chooseDeal', { count: number(n) }),
    reviewAll: say('reviewAll'),
    /** One of several deals: its title, or its game and contract. */
    dealName: ({ title, variant: id, contract: of, deal }: ReadText): string =>
      title ??
      ([id && variantName(id, variantById(id).name), of && words.contract(of)].filter(Boolean).join(', ') || deal),
    /** The form and the game as which a pasted text was read, what was taken for what it leaves open, and the sentences without a meaning. */
    editRead: (
      { format: form, languages, isGuess, contract: named, leader, unread = [] }: ReadText,
      { variant: id, contract: of, leader: taken }: Draft,
    ): string => {
      const [spoken, ...others] = languages ?? [];
      const key = FORMS.find((key) => english[key] === form);
      const format = key ? say(key) : form;
      const language = spoken && others.length === 0 ? ` (${languageNames.of(spoken)})` : '';
      const [game, contract] = [variantName(id, variantById(id).name), words.contract(of)];
      const as = format + language;
      const seat = words.seat(taken);
      return [
        named ? say('editRead', { format: as, game, contract }) : say('editReadOpen', { format: as, game }),
        isGuess && say('editGuess'),
        !named && say('editNoTrump', { contract }),
        !leader && say('editNoLeader', { seat }),
        unread.length > 0 && say('editUnread', { text: unread.map((line) => `“${line}”`).join(' ') }),
      ]
        .filter(Boolean)
        .join(' ');
    },
    editRecordGoes: say('editRecordGoes'),
    /** The losses when the game changes. */
    editLost: (out: readonly Card[], of: Contract | null, override: boolean): string => {
      const taken = out.map(words.card).join(', ');
      const contract = of && words.contract(of);
      const announcement = [
        taken && say('editCardsOut', { taken }),
        contract && say('editContractOut', { contract }),
        override && say('editRulesOut'),
      ];
      return announcement.filter(Boolean).join(' ');
    },
    editUndone: say('editUndone'),
    editRedone: say('editRedone'),
    /** How to deal and to take back. @param to the hand that takes the next card */
    editHint: (to: Seat | null): string => {
      if (!to) return say('editTake');
      const seat = words.seat(to);
      return `${say('editDeal', { seat })} ${say('editTake')}`;
    },
    /** The key that chooses a hand: the first letter of its name. */
    seatKey,
    editKeys: say('editKeys', { seats: SEATS.map(seatKey).join(' ') }),
  };
}
