/**
 * What the editor says. It is loaded with the editor; its sentences are translated with all others.
 */
import { str } from '@lit/localize';
import type { Card, Contract, Seat, Suit } from '../../../game/cards.ts';
import type { Preset } from '../../../game/variants/presets.ts';
import type { Speech } from '../../../notation/meld-words.ts';
import type { Deck } from '../../decks/deck.ts';
import { msgIn } from '../../language/locales.ts';
import type { Locale } from '../../language/locales.ts';
import { messagesIn } from '../../language/messages.ts';
import type { Messages } from '../../language/messages.ts';
import { wordsIn } from '../../language/words.ts';
import type { Words } from '../../language/words.ts';

/** A hand, or the cards that are not dealt. */
type Place = Seat | 'stock';

/** The messages of the element, and those of the editor. */
export type EditorMessages = Messages & ReturnType<typeof editingMessages>;

type PresetWords = Pick<Preset, 'name' | 'description'>;

const built = new Map<string, EditorMessages>();

/** The messages in a language, which must be loaded. @param suits of the cards that are shown */
export function editorMessagesIn(locale: Locale, suits: Deck['suits'] = 'french'): EditorMessages {
  const key = `${locale} ${suits}`;
  const before = built.get(key);
  if (before) return before;
  const speech = { msg: msgIn(locale), str };
  const messages = { ...messagesIn(locale, suits), ...editingMessages(speech, wordsIn(speech, locale, suits)) };
  built.set(key, messages);
  return messages;
}

function editingMessages({ msg, str }: Speech, words: Words) {
  const { number, plural } = words;
  const cards = (n: number): string => {
    const count = number(n);
    return plural(n, msg(str`${count} card`), msg(str`${count} cards`));
  };
  /** @param n negative where there are too many */
  const lacking = (n: number): string => {
    const count = number(Math.abs(n));
    return n > 0 ? msg(str`${count} missing`) : msg(str`${count} too many`);
  };
  const notDealt = msg('Not dealt');
  const multiplied = (single: readonly [Suit, Suit], double: readonly [Suit, Suit]): string => {
    const [a, b, c, d] = [...single, ...double].map(words.suit);
    return msg(str`${a} and ${b} once, ${c} and ${d} twice, Obenabe and Unenufe three times`);
  };
  const presets: Readonly<Record<string, PresetWords>> = {
    'card-once': { name: msg('Each card in one meld'), description: msg('a card serves in one meld only') },
    match: { name: msg('Match'), description: msg('100 more for all tricks') },
    weis: { name: msg('Weis and Stöck'), description: msg('Weis as the annonces of Kreuzjass, Stöck 20') },
    '1x': { name: msg('All contracts single'), description: msg('every contract counts once') },
    '1-2-3': { name: msg('One, two, three'), description: multiplied(['H', 'C'], ['S', 'D']) },
    '1-2-3-french': { name: msg('One, two, three with French cards'), description: multiplied(['H', 'D'], ['S', 'C']) },
    '2500': { name: msg('To 2500'), description: msg('a game goes to 2500 points') },
    common: { name: msg('As many play it'), description: msg('match, weis and 1-2-3 together') },
  };

  return {
    pasteLabel: msg('A deal, a record, a diagram or a link, from anywhere'),
    pasteRead: msg('Read it'),
    pasteClose: msg('Close'),

    editor: msg('Editing the deal'),
    editDone: msg('Done'),
    editCancel: msg('Cancel'),
    undo: msg('Undo'),
    redo: msg('Redo'),
    dealRest: msg('Deal the rest'),
    dealNothing: msg('Clear'),
    gameField: msg('Game'),
    contractField: msg('Contract'),
    leaderField: msg('Who leads'),
    declarerField: msg('Who declares'),
    payoffField: msg('What is counted'),
    sizeField: msg('Cards a hand'),
    presetsField: msg('Played with'),
    leaderDeclares: msg('who leads'),
    /** A way to play a game that has a name, in the language; as the data say where it has no words. */
    preset: (preset: Pick<Preset, 'id' | 'name' | 'description'>): PresetWords => presets[preset.id] ?? preset,

    allDealt: msg('All cards are dealt.'),
    place: (place: Place): string => (place === 'stock' ? notDealt : words.seat(place)),
    /** Of a hand: how many cards it has of how many. */
    countOf: (has: number, size: number): string => {
      const [count, all] = [number(has), number(size)];
      return msg(str`${count} of ${all}`);
    },
    handLabel: (of: Seat, has: number, missing: number): string => {
      const [seat, count] = [words.seat(of), cards(has)];
      return missing === 0 ? `${seat}, ${count}` : `${seat}, ${count}, ${lacking(missing)}`;
    },
    stockLabel: (has: number): string => `${notDealt}, ${cards(has)}`,
    moveHere: msg('Move here'),
    moveHereTo: (to: Place): string => `${msg('Move here')}: ${to === 'stock' ? notDealt : words.seat(to)}`,
    typeHand: msg('Type'),
    typeHandOf: (of: Seat): string => {
      const seat = words.seat(of);
      return msg(str`Type the hand of ${seat}`);
    },
    typeHelp: msg('Such as AKJ9.T87.Q6. or ♠ A K 10 ♥ Q'),
    typeSet: msg('Set'),

    editComplete: msg('The deal is complete.'),
    editEnding: (size: number): string => {
      const count = cards(size);
      return msg(str`Complete: an ending, each hand of ${count}.`);
    },
    editMissing: (missing: readonly (readonly [Seat, number])[]): string =>
      missing.map(([seat, count]) => `${words.seat(seat)}: ${lacking(count)}`).join(', '),
    editPicked: (of: Card): string => {
      const card = words.card(of);
      return msg(str`${card} picked up: choose a hand, or an arrow key for its side of the table.`);
    },
    editDropped: (of: Card): string => {
      const card = words.card(of);
      return msg(str`${card} put back.`);
    },
    editMoved: (of: Card, to: Place, has: number, size: number): string => {
      const card = words.card(of);
      if (to === 'stock') return msg(str`${card} is not dealt.`);
      const [seat, count, all] = [words.seat(to), number(has), number(size)];
      return msg(str`${card} to ${seat}, ${count} of ${all}.`);
    },
    editSwapped: (one: Card, other: Card): string => {
      const [a, b] = [words.card(one), words.card(other)];
      return msg(str`${a} and ${b} have changed places.`);
    },
    editFull: (of: Seat, has: number, picked: Card): string => {
      const [seat, count, card] = [words.seat(of), cards(has), words.card(picked)];
      return msg(str`${seat} has ${count}: choose the one to exchange for ${card}.`);
    },
    editRecordGoes: msg('The record belongs to the deal as it was; with “Done” it goes.'),
    /** What another game has taken. */
    editTook: (out: readonly Card[], of: Contract | null, override: boolean): string => {
      const taken = out.map(words.card).join(', ');
      const contract = of && words.contract(of);
      const said = [
        taken && msg(str`Taken out, as this game does not have them: ${taken}.`),
        contract && msg(str`This game does not have the contract ${contract}.`),
        override && msg('The rules of the page do not fit this game and are left out.'),
      ];
      return said.filter(Boolean).join(' ');
    },
    editUndone: msg('Taken back.'),
    editRedone: msg('Made again.'),
    editKeys: msg(
      'Keys: arrows choose a card, Enter picks it up, then an arrow sends it to that side, Delete takes it out',
    ),
  };
}
