/**
 * Suits, seats and contracts as people write them: `♦`, `diamonds`, `Schellen`, `ruiten`, `Ost`. The letters of the notation always keep
 * their meaning there; a word that means different things in different languages is refused and never guessed.
 */
import { CONTRACTS } from '../game/cards.ts';
import type { Contract, Seat } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import { msg, oneOf, str, untranslated } from '../game/reason.ts';
import type { Name } from '../game/reason.ts';
import { contractOfName, parseContractName, parseSeat, seatOfLetter } from './cards.ts';
import { checkSpelling } from './request/choice.ts';
import { LANGUAGES } from '../languages/registry/languages.ts';
import type { Language } from '../languages/registry/languages.ts';
import { contractNamed } from './words/meanings.ts';
import { fold, ownValue, VOCABULARIES } from './words/vocabularies.ts';

/** Longest text read as a name, in characters. */
const MAX_LENGTH = 40;

/** The words that a misspelt one may mean, English first. */
const SEAT_WORDS = VOCABULARIES.flatMap(({ seats }) => Object.keys(seats));
const CONTRACT_WORDS = [...CONTRACTS, ...VOCABULARIES.flatMap(({ suits }) => Object.values(suits).flat())];

/**
 * The seat of a letter or a word: `E`, `East`, `Ost`, `oost`.
 * @param field name of the field, for the message
 * @throws JassError `bad-request`, with the nearest word for a misspelt one
 */
export function readSeat(text: string, field: string): Seat {
  const letter = seatOfLetter(text);
  if (letter) return letter;
  const word = text.length > MAX_LENGTH ? '' : fold(text.trim());
  const seats = new Set(VOCABULARIES.flatMap(({ seats: known }) => ownValue(known, word) ?? []));
  const [seat] = seats;
  if (!seat) {
    checkSpelling('bad-request', text, SEAT_WORDS, field);
    return parseSeat(text, field);
  }
  if (seats.size === 1) return seat;
  throw severalMeanings(
    'bad-request',
    text,
    field,
    [...seats].map((of) => ({ seat: of })),
  );
}

/** The language of a code such as `de`. @throws JassError `bad-request` */
export function readLanguage(code: string): Language {
  const language = LANGUAGES.find((known) => known === code);
  if (language) return language;
  const reason = `The language ${quote(code)} is unknown; write one of ${LANGUAGES.join(', ')}.`;
  throw new JassError('bad-request', untranslated(reason), { field: 'language' });
}

/**
 * The contract of a name in the notation or a word: `D`, `♦`, `diamonds`, `carreau`, `Schellen`, `Obenabe`, `tout atout`.
 * @throws JassError `bad-contract`, with the nearest name for a misspelt one
 */
export function readContract(text: string): Contract {
  const name = contractOfName(text);
  if (name) return name;
  const words = text.length > MAX_LENGTH ? '' : text;
  const named = new Set(VOCABULARIES.flatMap((vocabulary) => contractNamed(vocabulary, words)));
  const contracts = CONTRACTS.filter((contract) => named.has(contract));
  const [contract] = contracts;
  if (!contract) {
    checkSpelling('bad-contract', text, CONTRACT_WORDS, 'contract');
    return parseContractName(text);
  }
  if (contracts.length === 1) return contract;
  throw severalMeanings(
    'bad-contract',
    text,
    'contract',
    contracts.map((of) => ({ contract: of })),
  );
}

function severalMeanings(
  code: 'bad-request' | 'bad-contract',
  text: string,
  field: string,
  names: readonly Name[],
): JassError {
  const [given, meanings] = [quote(text), oneOf(names)];
  return new JassError(code, msg(str`${field}: ${given} can mean ${meanings}; write one of them.`), { field });
}
