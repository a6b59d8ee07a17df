/**
 * A deal in prose: hands after their seats, tricks, and sentences for everything else, in any order. Sentences that state nothing are kept
 * aside (`unread`). Facts that contradict each other are an error, as are cards that two languages read differently.
 */
import { SEATS } from '../../../game/cards.ts';
import type { Card, Contract, Seat } from '../../../game/cards.ts';
import { JassError } from '../../../game/errors.ts';
import { located } from '../../../game/located.ts';
import { msg, str } from '../../../game/reason.ts';
import type { Part } from '../../../game/reason.ts';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import { parseHand } from '../../hands.ts';
import { parseDeal } from '../../deal.ts';
import { LANGUAGES } from '../../../languages/registry/languages.ts';
import type { Language } from '../../../languages/registry/languages.ts';
import { VOCABULARIES } from '../../words/vocabularies.ts';
import type { Vocabulary } from '../../words/vocabularies.ts';
import { allFour } from '../formats/text-layout.ts';
import { readGroups, readWordCards } from '../formats/word-cards.ts';
import type { Doubt } from '../formats/word-cards.ts';
import { readInLanguage, withLanguages } from '../read-in-language.ts';
import { badRecord, emptyHands } from '../record.ts';
import type { RawRecord, RecordedTrick } from '../record.ts';
import { factsIn } from './facts.ts';
import type { Fact, FactName, Stating } from './facts.ts';
import { foldInPlace } from './fold-in-place.ts';
import { sectionsOf } from './sections.ts';
import type { Sections, WrittenHand, WrittenSeat } from './written.ts';
import { lineAt, linesOf, tidied } from './tidy.ts';
import type { Piece } from './tidy.ts';
import { dealByTrial } from './trial/trial.ts';
import { toldPlays } from './trial/told-plays.ts';
import { tricksByTrial } from './trial/tricks.ts';
import type { Given } from './trial/walk.ts';
import { completenessOf } from './trial/whole.ts';
import type { Hands } from './trial/whole.ts';
import { viewed } from './writer.ts';
import { READINGS } from '../../../languages/registry/readings.ts';

/** A deal in the notation anywhere in a text, for a reader of the rest. */
const DEAL =
  /(?<![\p{L}\p{N}])([NESW]):\s*((?:[AKQJT\d-]*\.){3}[AKQJT\d-]*)((?:\s+(?:[AKQJT\d-]*\.){3}[AKQJT\d-]*){3})(?!\.?[AKQJT\d])/iu;

/** The tricks of a deal of the smallest pack. */
const FEWEST_TRICKS = 8;

/** Whether a text has hands: what a reader of prose can begin with. */
export const isProse = (text: string): boolean => {
  const { text: tidy } = viewed(tidied(text));
  const { hands, tricks } = sectionsOf(tidy);
  return DEAL.test(tidy) || hands.length > 1 || tricks.length > 0 || dealByTrial(tidy) !== undefined;
};

/** A text in prose and what of it is known before its cards are read. */
interface Prose {
  readonly text: string;
  readonly language: Language | undefined;
  /** The text without what frames it, and without hands in the notation. */
  readonly around: string;
  readonly words: Record<Language, number>;
  readonly assumed: Seat | undefined;
}

/** Reads the cards of the sections of a text. @param spoken the language of its sentences, if one is likelier than others */
type ReadCards = (sections: Sections, at: (seat: WrittenSeat) => Seat, spoken: Language | undefined) => RawRecord;

/** @throws JassError `bad-request` or `bad-deal` naming the line, the hand and the cards */
export function readProse(text: string, language?: Language): RawRecord {
  const { text: tidy, assumed } = viewed(tidied(text));
  const deal = DEAL.exec(tidy);
  const around = deal ? blanked(tidy, deal.index, deal.index + deal[0].length) : tidy;
  const prose = { text, language, around, words: languagesOf(around), assumed };
  if (deal) {
    return recordOf(prose, sectionsOf(around), (sections, at) => ({
      hands: parseDeal(deal[0].replace(/\.$/, '')),
      ...tricksAlone(text, sections, at, (read) => readInLanguage(text, language, read)),
    }));
  }
  let failure: unknown;
  let raw: RawRecord | undefined;
  try {
    raw = recordOf(prose, sectionsOf(around), (sections, at, spoken) =>
      inOneLanguage(text, language, spoken, (vocabulary) => cardsOf(text, sections, vocabulary, at)),
    );
    if (raw.hands && completenessOf(raw.hands)) return withTricks(prose, raw, raw.hands, withoutHands(around));
    // All tricks of a deal are no hands, though each player has as many cards.
    if (!raw.hands && raw.tricks.length >= FEWEST_TRICKS) return raw;
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    failure = error;
  }
  const tried = byTrial(prose);
  if (tried) return tried;
  if (!raw) throw failure;
  return raw;
}

/** The text with blanks for the hands of its sections. */
const withoutHands = (text: string): string =>
  sectionsOf(text)
    .hands.flatMap((hand) => hand.pieces)
    .reduce((left, piece) => blanked(left, piece.position, piece.position + piece.text.length), text);

/**
 * A record with tricks that are lines of cards alone, or plays that sentences tell, if it has no others.
 * @param rest the text without the cards of the hands
 */
function withTricks({ language }: Prose, raw: RawRecord, hands: Hands, rest: string): RawRecord {
  if (raw.tricks.length > 0) return raw;
  const languages = language ? [language] : (raw.languages ?? []);
  const vocabularies = VOCABULARIES.filter((known) => languages.includes(known.language));
  const tried = tricksByTrial(rest, hands, vocabularies) ?? toldPlays(rest, hands, vocabularies, raw.leader);
  if (!tried) return raw;
  const { unread = [], ...known } = raw;
  const left = unread.filter((sentence) => !tried.read.some((read) => read.includes(sentence)));
  return { ...known, tricks: tried.tricks, ...(left.length > 0 && { unread: left }) };
}

/** The record of a text whose hands are those of a reading by trial; undefined if there is none. */
function byTrial(prose: Prose): RawRecord | undefined {
  const { text, language, around } = prose;
  const trial = dealByTrial(around, language, spokenIn(prose.words, []));
  if (!trial) return undefined;
  const { cards, hands, rest, vocabularies, mends } = trial;
  const left = withoutCards(around, cards);
  const sections = sectionsOf(left);
  const written = SEATS.flatMap((seat): WrittenHand[] => {
    const [first] = hands[seat];
    const card = first && cards.find((given) => given.card === first && trial.seatOf(given.owner) === seat);
    return card ? [{ seat, position: card.start, pieces: [] }] : [];
  });
  const tricksIn = (given: Sections, at: (seat: WrittenSeat) => Seat): ReturnType<typeof tricksAlone> => {
    try {
      return tricksAlone(text, given, at, (read) => firstReadable(vocabularies, read));
    } catch (error) {
      const tried = tricksByTrial(left, hands, vocabularies);
      if (!tried) throw error;
      return { tricks: tried.tricks, notes: [] };
    }
  };
  const readCards: ReadCards = (given, at) => ({ hands, ...(rest && { rest }), ...tricksIn(given, at) });
  const raw = recordOf(prose, { ...sections, hands: written }, readCards, cards);
  const read = withLanguages({ ...raw, notes: [...raw.notes, ...mendNotes(mends)] }, vocabularies);
  return withTricks(prose, read, hands, left);
}

/** What the first vocabulary reads that can. @throws JassError of the last one */
function firstReadable(vocabularies: readonly Vocabulary[], read: (vocabulary: Vocabulary) => Cards): RawRecord {
  const [vocabulary, ...others] = vocabularies;
  try {
    return read(vocabulary!).raw;
  } catch (error) {
    if (!(error instanceof JassError) || others.length === 0) throw error;
    return firstReadable(others, read);
  }
}

/** The text with blanks for cards, and for what stands between two of the same player. */
function withoutCards(text: string, cards: readonly Given[]): string {
  return cards.reduce((rest, { start, end, owner }, index) => {
    const before = cards[index - 1];
    const between = before?.owner === owner ? text.slice(before.end, start) : '.';
    const from = before && !/[.!?\n]/.test(between) ? Math.min(before.end, start) : start;
    return blanked(rest, from, end);
  }, text);
}

const mendNotes = (mends: ReadonlyMap<string, string>): string[] =>
  [...mends].map(([word, other]) => `Read “${word}” as “${other}”.`);

/**
 * The record of a text in its sections.
 * @param given the cards that the sections do not have; what stands around them is read
 * @throws JassError for facts that differ, and as the reader of cards does
 */
function recordOf(
  { text, language, around, words, assumed }: Prose,
  sections: Sections,
  read: ReadCards,
  given: readonly Given[] = [],
): RawRecord {
  const at = (seat: WrittenSeat): Seat => seatOf(seat, sections, words);
  const statings = statingsOf(sections, language, at, words);
  const facts = agreedFacts(
    text,
    statings.flatMap(({ facts }) => facts),
  );
  const cards = read(sections, at, spokenIn(words, statings));
  const isRead = ({ position, text: { length } }: Piece): boolean =>
    statings.some((stating) => stating.read.has(position)) ||
    given.some(({ start, end }) => start < position + length && end > position);
  const unread = sections.sentences.filter((piece) => !isRead(piece)).map((piece) => written(text, piece));
  return {
    ...cards,
    ...facts,
    ...(unread.length > 0 && { unread }),
    lines: linesOfHands(text, sections, at),
    notes: [
      ...cards.notes,
      ...(assumed ? [`Read the writer as ${assumed}.`] : []),
      ...otherGames(around),
      ...weakNotes(text, sections, statings),
      ...mendNotes(new Map(statings.flatMap((stating) => [...stating.mends]))),
    ],
  };
}

/** A diagram with the facts of the lines around it that are not part of it. @throws JassError for facts that differ */
export function withSentences(text: string, language: Language | undefined, diagram: RawRecord): RawRecord {
  const left = diagram.unread ?? [];
  if (left.length === 0) return diagram;
  const lines = linesOf(viewed(tidied(text)).text).filter(({ position, text: { length } }) =>
    left.includes(text.slice(position, position + length).trim()),
  );
  const sentences = lines.flatMap(({ text: line, position }) =>
    sectionsOf(line).sentences.map((piece) => ({ ...piece, position: position + piece.position })),
  );
  const at = (seat: WrittenSeat): Seat => seat as Seat;
  const statings = statingsOf({ sentences, names: new Map() }, language, at, languagesOf(text));
  const facts = agreedFacts(
    text,
    statings.flatMap(({ facts }) => facts),
  );
  const isRead = (position: number): boolean => statings.some((stating) => stating.read.has(position));
  const unread = sentences.filter(({ position }) => !isRead(position)).map((piece) => written(text, piece));
  const twice = (['variant', 'contract', 'leader', 'declarer'] as const).find(
    (name) => diagram[name] !== undefined && facts[name] !== undefined && diagram[name] !== facts[name],
  );
  if (twice) {
    const what = WHAT[twice];
    const [one, other] = [partOf(twice, diagram[twice]!), partOf(twice, facts[twice]!)];
    throw badRecord(
      msg(
        str`The text says two things about the ${what}: ${one} under its heading, and ${other} in a sentence; leave one out.`,
      ),
      {
        field: twice,
      },
    );
  }
  const { unread: _, ...known } = diagram;
  return { ...facts, ...known, ...(unread.length > 0 && { unread }) };
}

/** The sentences that name the contract or the leader without a word for it, which may be about something else. */
function weakNotes(text: string, { sentences }: Sections, statings: readonly Stating[]): string[] {
  return (['contract', 'leader'] as const).flatMap((name) => {
    const named = statings.flatMap(({ facts }) => facts.filter((fact) => fact.name === name));
    if (named.length === 0 || !named.every(({ isWeak }) => isWeak)) return [];
    const positions = new Set(named.map(({ position }) => position));
    return sentences
      .filter(({ position }) => positions.has(position))
      .map((piece) => `Read “${written(text, piece)}” as naming the ${name}.`);
  });
}

/** Games of the family that the project has no rules for. */
const OTHER_GAMES = /(?<!\p{L})(?:differenzler|molotow|pandur|hindersi-obsi|tschau sepp)(?!\p{L})/iu;

const otherGames = (text: string): string[] => {
  const [name] = OTHER_GAMES.exec(text) ?? [];
  return name === undefined ? [] : [`The text names ${name}, which has no rules here.`];
};

/** The text with blanks from an index to another. */
const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);

/** A sentence as the text has it. */
const written = (text: string, { text: piece, position }: Piece): string =>
  text
    .slice(position, position + piece.length)
    .trim()
    .replace(/\s+/g, ' ');

function statingsOf(
  { sentences, names }: Pick<Sections, 'sentences' | 'names'>,
  language: Language | undefined,
  at: (seat: WrittenSeat) => Seat,
  words: Record<Language, number>,
): Stating[] {
  const people = new Map([...names].map(([name, seat]) => [name, at(seat)]));
  const said = sentences.map(({ subject, ...piece }) => ({ ...piece, ...(subject && { subject: at(subject) }) }));
  // Mistyped words are those of the language that the text is in.
  const most = Math.max(...Object.values(words));
  return LANGUAGES.filter((known) => language === undefined || known === language).map((known) =>
    factsIn(known, said, { people, mayMend: words[known] === most }),
  );
}

/** The words of each language that a text has: of sentences and of seats. */
function languagesOf(text: string): Record<Language, number> {
  const words = new Set(foldInPlace(text).match(/\p{L}{2,}/gu) ?? []);
  const count = (language: Language): number => {
    const { trump, lead, declare, hold, trick } = READINGS[language].sentences;
    const { seats } = VOCABULARIES.find((known) => known.language === language)!;
    const known = new Set(
      [trump, lead, declare, hold, trick, Object.keys(seats)].flat().flatMap((phrase) => phrase.split(' ')),
    );
    return [...words].filter((word) => known.has(word)).length;
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, count(language)])) as Record<Language, number>;
}

/** The only language of the sentences; undefined if several are as likely. */
function spokenIn(words: Record<Language, number>, statings: readonly Stating[]): Language | undefined {
  const score = LANGUAGES.map((language, index) => words[language] + 2 * (statings[index]?.facts.length ?? 0));
  const most = Math.max(...score);
  const likely = LANGUAGES.filter((_, index) => score[index] === most);
  return most > 0 && likely.length === 1 ? likely[0] : undefined;
}

/** Reads the cards in the language that can read them; if several can and differ, in that of the sentences. */
function inOneLanguage(
  text: string,
  language: Language | undefined,
  spoken: Language | undefined,
  read: (vocabulary: Vocabulary) => { readonly raw: RawRecord; readonly doubts: readonly Doubt[] },
): RawRecord {
  try {
    return readInLanguage(text, language, read);
  } catch (error) {
    if (!(error instanceof JassError) || language !== undefined || spoken === undefined) throw error;
    return readInLanguage(text, spoken, read);
  }
}

/** East or west for an O, as the other seats say, or the language. */
function seatOf(seat: WrittenSeat, { hands }: Sections, words: Record<Language, number>): Seat {
  if (seat !== 'O') return seat;
  const seats = hands.map((hand) => hand.seat);
  const [isEast, isWest] = [seats.includes('W') && !seats.includes('E'), seats.includes('E') && !seats.includes('W')];
  if (isEast !== isWest) return isEast ? 'E' : 'W';
  const [east, west] = [Math.max(words.de, words.nl), words.fr];
  if (east !== west) return east > west ? 'E' : 'W';
  throw badRecord(msg('O is east in German and Dutch and west in French; write the seat in full.'));
}

/** The facts that a record has, by name. @throws JassError for two that differ */
function agreedFacts(text: string, facts: readonly Fact[]): Partial<RawRecord> {
  const one = (name: keyof typeof WHAT): Fact['value'] | undefined => {
    const named = facts.filter((fact) => fact.name === name);
    const strong = named.filter(({ isWeak }) => !isWeak);
    const counted = strong.length > 0 ? strong : named;
    const values = withoutDescriptions([...new Set(counted.map(({ value }) => value))]);
    if (values.length < 2) return values[0];
    if (name === 'variant') {
      // “Klaverjassen … Rotterdam”: one name is the other with more.
      const longest = values.map(String).reduce((a, b) => (b.length > a.length ? b : a));
      if (values.every((value) => longest.startsWith(String(value)))) return longest;
    }
    if (strong.length === 0) return undefined;
    const [first, second] = values.map((value) => counted.find((fact) => fact.value === value)!);
    const [a, b] = [first!, second!].map(({ value }) => partOf(name, value));
    const [lineOfA, lineOfB] = [lineAt(text, first!.position), lineAt(text, second!.position)];
    const what = WHAT[name];
    throw badRecord(
      msg(
        str`The text says two things about the ${what}: ${a!} in line ${lineOfA}, and ${b!} in line ${lineOfB}; leave one out.`,
      ),
      { position: second!.position, field: name },
    );
  };
  const [variant, contract, leader, declarer, dealer] = (
    ['variant', 'contract', 'leader', 'declarer', 'dealer'] as const
  ).map(one);
  const [level, doubled] = [one('level'), one('doubled')];
  const isPassed = facts.some(({ name }) => name === 'passed');
  return {
    ...(variant !== undefined && { variant: String(variant) }),
    ...(contract !== undefined && { contract: contract as Contract }),
    ...(leader !== undefined && { leader: leader as Seat }),
    ...(declarer !== undefined && { declarer: declarer as Seat }),
    ...(dealer !== undefined && { dealer: dealer as Seat }),
    ...(level !== undefined && { level: Number(level) }),
    ...(doubled !== undefined && { doubled: doubled as 2 | 4 }),
    ...(isPassed && { isPassed }),
  };
}

/** “Obenabe, without trumps” describes one contract: no game has both. */
const withoutDescriptions = (values: readonly Fact['value'][]): readonly Fact['value'][] => {
  const hasKind = values.some((value) => value === 'obenabe' || value === 'unenufe');
  return hasKind ? values.filter((value) => value !== 'notrumps') : values;
};

const WHAT = {
  variant: msg('variant'),
  contract: msg('contract'),
  leader: msg('leader'),
  declarer: msg('declarer'),
  dealer: msg('dealer'),
  level: msg('level'),
  doubled: msg('level'),
} as const;

function partOf(name: FactName, value: Fact['value']): Part {
  if (name === 'contract') return { contract: value as Contract };
  if (name === 'leader' || name === 'declarer' || name === 'dealer') return { seat: value as Seat };
  return String(value);
}

/** The lines of the hands, for errors. */
function linesOfHands(
  text: string,
  { hands }: Sections,
  at: (seat: WrittenSeat) => Seat,
): Partial<Record<Seat, number>> {
  return Object.fromEntries(hands.map(({ seat, position }) => [at(seat), lineAt(text, position)]));
}

interface Cards {
  readonly raw: RawRecord;
  readonly doubts: readonly Doubt[];
}

/** The cards of all sections in one vocabulary. @throws JassError at the first that it cannot read */
function cardsOf(text: string, sections: Sections, vocabulary: Vocabulary, at: (seat: WrittenSeat) => Seat): Cards {
  const doubts: Doubt[] = [];
  let groups = 0;
  const read = ({ text: part, position }: Piece, seat?: Seat): Card[] => {
    const line = lineAt(text, position);
    return located(
      (reason) => (seat ? msg(str`Line ${line}, hand of ${{ seat }}: ${reason}`) : msg(str`Line ${line}: ${reason}`)),
      () => {
        const word = part.trim();
        if (seat && /^[AKQJT\d-]*(?:\.[AKQJT\d-]*){3}$/i.test(word)) return parseHand(word, seat);
        const grouped = seat && readGroups(vocabulary, word);
        if (grouped) {
          groups++;
          return grouped;
        }
        const found = readWordCards(vocabulary, part, position);
        doubts.push(...found.doubts);
        return [...found.cards];
      },
    );
  };
  const hands = emptyHands();
  const seen = new Map<Seat, WrittenHand>();
  let rest: Seat | undefined;
  for (const hand of sections.hands) {
    const seat = at(hand.seat);
    const before = seen.get(seat);
    if (before) {
      const [one, other] = [lineAt(text, before.position), lineAt(text, hand.position)];
      throw badRecord(msg(str`The hand of ${{ seat }} appears twice, in line ${one} and in line ${other}.`), {
        position: hand.position,
        hand: seat,
      });
    }
    seen.set(seat, hand);
    if (hand.isRest) rest = seat;
    hands[seat] = lines(hand.pieces, (pieces) => pieces.flatMap((piece) => read(piece, seat)));
  }
  const tricks = tricksOf(sections, read, at);
  const notes = groups > 0 ? ['Read the groups of ranks without suits as spades, hearts, diamonds and clubs.'] : [];
  if (seen.size > 0) allFour(hands, new Set(seen.keys()));
  return { raw: { ...(seen.size > 0 && { hands }), ...(rest && { rest }), tricks, notes }, doubts };
}

/** The cards of lines, each alone, or else as one text that was wrapped. @throws JassError for the lines alone */
function lines(pieces: readonly Piece[], read: (pieces: readonly Piece[]) => Card[]): Card[] {
  try {
    return read(pieces);
  } catch (error) {
    const wrapped = unwrapped(pieces);
    if (!(error instanceof JassError) || wrapped.length === pieces.length) throw error;
    try {
      return read(wrapped);
    } catch {
      throw error;
    }
  }
}

/** The pieces that follow each other in the text as one. */
function unwrapped(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last && last.position + last.text.length + 1 === piece.position) {
      out[out.length - 1] = { text: `${last.text}\n${piece.text}`, position: last.position };
    } else out.push(piece);
  }
  return out;
}

function tricksOf(
  { tricks, plays }: Sections,
  read: (piece: Piece) => Card[],
  at: (seat: WrittenSeat) => Seat,
): RecordedTrick[] {
  const [list = [], again] = plays;
  if (again) {
    const { position } = again[0]!;
    throw badRecord(msg(str`The ${msg('plays')} appears twice, the second time at position ${position + 1}.`), {
      position,
    });
  }
  const played = list.flatMap((piece) => read(piece));
  const listed: RecordedTrick[] = [];
  for (let index = 0; index < played.length; index += TRICK_SIZE)
    listed.push({ cards: played.slice(index, index + TRICK_SIZE) });
  if (listed.length > 0 && tricks.length > 0) {
    throw badRecord(msg('The record has both numbered tricks and a list of plays; write only one of them.'));
  }
  if (listed.length > 0) return listed;
  return tricks.map(({ number, first, pieces, winner, position }, index) => {
    if (number !== undefined && number !== index + 1) {
      const right = index + 1;
      throw badRecord(
        msg(
          str`Trick ${number} at position ${position + 1} should be trick ${right}; number the tricks 1, 2, 3 in the order played.`,
        ),
        { position },
      );
    }
    const cards = pieces.flatMap((piece) => read(piece));
    const players = pieces.every(({ seat }) => seat) ? pieces.map(({ seat }) => at(seat!)) : [];
    return {
      cards,
      ...(first && { first: at(first) }),
      ...(winner && { winner: at(winner) }),
      ...(players.length === cards.length && { players }),
    };
  });
}

/** The tricks of a text whose hands are known. */
function tricksAlone(
  text: string,
  sections: Sections,
  at: (seat: WrittenSeat) => Seat,
  inVocabularies: (read: (vocabulary: Vocabulary) => Cards) => RawRecord,
): { readonly tricks: readonly RecordedTrick[]; readonly notes: readonly string[] } {
  if (sections.tricks.length === 0 && sections.plays.length === 0) return { tricks: [], notes: [] };
  const { tricks, notes } = inVocabularies((vocabulary) => cardsOf(text, { ...sections, hands: [] }, vocabulary, at));
  return { tricks, notes };
}
