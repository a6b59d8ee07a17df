/**
 * The facts of a deal in sentences of one language: contract, leader, declarer, dealer, level. A clause is rewritten word by word (`@N` a
 * seat, `@NS` a side, `#H` a contract, `%` trumps), and then compared with the phrases of the language. A clause that is a question, a
 * condition or a negation states nothing.
 */
import { SUITS } from '../../../game/cards.ts';
import type { Contract, Seat } from '../../../game/cards.ts';
import { contractNamed, mayNameNoTrumps, namesSuit, suitsOf } from '../../words/meanings.ts';
import type { Sentences } from '../../../languages/reading.ts';
import type { Language } from '../../../languages/registry/languages.ts';
import { fold, ownValue, SIGN_SUITS, VOCABULARIES } from '../../words/vocabularies.ts';
import type { Vocabulary } from '../../words/vocabularies.ts';
import { variantNamed } from '../variant-names.ts';
import { kindOf, LONG_SEATS, SEAT_WORDS } from './card-words.ts';
import type { Piece } from './tidy.ts';
import { SENTENCE_WORDS } from './game-words.ts';
import { isOneAway, mended } from './typos.ts';
import { SEAT_SIGNS } from './written.ts';
import { READINGS } from '../../../languages/registry/readings.ts';

/** What a sentence states. */
export type FactName = 'variant' | 'contract' | 'leader' | 'declarer' | 'dealer' | 'level' | 'doubled' | 'passed';

/** A fact with its place. */
export interface Fact {
  readonly name: FactName;
  readonly value: string | number | boolean;
  readonly position: number;
  /** Whether it may be about something else, such as “East plays hearts” without a word for trumps. */
  readonly isWeak?: true;
}

/** What sentences say in one language, and what was read as another word. */
export interface Stating {
  readonly facts: readonly Fact[];
  /** The positions of the sentences that state something. */
  readonly read: ReadonlySet<number>;
  readonly mends: ReadonlyMap<string, string>;
}

/** What is known before the sentences are read. */
interface Known {
  /** The players by their names, as `fold` returns them. */
  readonly people: ReadonlyMap<string, Seat>;
  /** Whether a word may be one of the language that was mistyped. */
  readonly mayMend: boolean;
}

/** A sentence with the player whom the words before it are about. */
type Sentence = Piece & { readonly subject?: Seat };

const SEAT_SIGN = `[${Object.keys(SEAT_SIGNS).join('')}]`;
const WORD = new RegExp(`[${Object.keys(SIGN_SUITS).join('')}]|${SEAT_SIGN}|[\\p{L}\\p{M}]+|\\d+|[:=/&+(),|–—-]`, 'gu');

/** @param sentences each with its place in the text */
export function factsIn(language: Language, sentences: readonly Sentence[], known: Known): Stating {
  const reader = new FactReader(language, known);
  for (const sentence of sentences) reader.add(sentence);
  return reader;
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** The place of the first of the phrases in a clause, between blanks; -1 if it has none. */
function at(clause: string, phrases: readonly string[]): number {
  const known = patterns.get(phrases);
  const pattern = known ?? new RegExp(`(?:^| )(?:${phrases.join('|')})(?= |$)`, 'u');
  if (!known) patterns.set(phrases, pattern);
  return clause.search(pattern);
}

const has = (clause: string, phrases: readonly string[]): boolean => at(clause, phrases) >= 0;

const wholes = new WeakMap<readonly string[], RegExp>();

/** The clause without the phrases of several words. */
function without(clause: string, phrases: readonly string[]): string {
  const known = wholes.get(phrases);
  const long = phrases.filter((phrase) => phrase.includes(' ')).sort((a, b) => b.length - a.length);
  const pattern = known ?? new RegExp(`(?<=^| )(?:${long.join('|')})(?= |$)`, 'gu');
  if (!known) wholes.set(phrases, pattern);
  return clause.replace(pattern, '');
}

/** A row of a table that is a fact: “Trump,hearts”. “West goes, West leads” is none. */
const FACT_ROW = new RegExp(
  `^(\\s*(?!(?:${LONG_SEATS})(?!\\p{L}))[\\p{L}\\p{M}]+(?: [\\p{L}\\p{M}]+)?\\s*)[,;|](?=\\s*[^\\s,;|]+(?: [\\p{L}\\p{M}]+)?[\\s.]*$)`,
  'iu',
);

class FactReader implements Stating {
  readonly facts: Fact[] = [];
  readonly read = new Set<number>();
  readonly mends = new Map<string, string>();
  /** The words of the sentence at hand that were read as others. */
  readonly #mending = new Set<string>();
  /** Whether the sentence asks for a yes: “…, oder?” */
  #isTag = false;
  readonly #words: Sentences;
  readonly #vocabularies: readonly Vocabulary[];
  /** Words that a mistyped one may stand for. */
  readonly #known: readonly string[];
  readonly #beforeSeats: readonly string[];
  /** The first words of what a player does. */
  readonly #afterSeats: ReadonlySet<string>;
  readonly #laterTricks: readonly string[];
  readonly #seats: Readonly<Record<string, Seat>>;
  /** The seat that the last sentence is about. */
  #last: Seat | undefined;

  constructor(
    readonly language: Language,
    readonly known: Known,
  ) {
    this.#words = READINGS[language].sentences;
    this.#vocabularies = VOCABULARIES.filter((known) => known.language === language);
    this.#seats = { ...this.#vocabularies[0]!.seats, ...SEAT_SIGNS };
    const { trump, lead, dealer, declare, declarer, contract, turns } = this.#words;
    this.#beforeSeats = [...lead, ...dealer, ...declarer];
    this.#afterSeats = new Set([...lead, ...dealer, ...declare, ...turns].map((phrase) => phrase.split(' ')[0]!));
    this.#laterTricks = this.#words.ordinals.slice(1);
    const phrases = [trump, lead, dealer, declare, declarer, contract].flat().flatMap((phrase) => phrase.split(' '));
    const suits = this.#vocabularies.flatMap(({ suits }) => SUITS.flatMap((suit) => suits[suit]));
    this.#known = [...new Set([...phrases, ...suits, ...Object.keys(this.#seats)])];
  }

  /** Reads one sentence. */
  add(given: Sentence): void {
    // A row of a table: “Trump,hearts”.
    const sentence = {
      ...given,
      text: given.text
        .replace(FACT_ROW, (row: string, head: string) =>
          head
            .trim()
            .split(' ')
            .some((word) => kindOf(word) === 'suit')
            ? row
            : `${head}:`,
        )
        .replaceAll(' - ', ' – '),
    };
    this.#mending.clear();
    const before = this.facts.length;
    const { question, isTag } = asked(sentence.text);
    const isQuestion = question && !isTag;
    const game = gameIn(sentence.text);
    if (game)
      this.facts.push({
        name: 'variant',
        value: game.id,
        position: sentence.position,
        ...((isQuestion || !game.isHead) && { isWeak: true }),
      });
    const stated = isQuestion ? this.#beforeQuestion(sentence.text) : sentence.text;
    if (stated === undefined) return;
    this.#isTag = isTag || isQuestion;
    const marked = this.#marked(game ? stated.replace(game.text, ' $ ') : stated);
    let { subject } = given;
    // What stands in brackets is about the player before it, and changes nobody else: “East (dealer: South) leads”.
    const whole = marked.replace(/\(([^()]*)\)/g, (_, inner: string, at: number) => {
      // “Paul and Ida (East/West)”
      if (/^ ?@[NESW]{1,2} ?$/.test(inner)) return inner;
      this.#clause(inner.trim(), sentence.position, lastSeat(marked.slice(0, at)) ?? given.subject);
      return ' ';
    });
    const clauses = whole.split(/(?<= )[,(|–—](?= )|(?<= )\)(?= )|(?<= )\/(?= )/);
    for (const clause of clauses) {
      const text = clause.replace(/\s+/g, ' ').trim();
      if (text === '') continue;
      this.#clause(text, sentence.position, subject);
      const seats = [...text.matchAll(/@([NESW])(?![NESW])/g)].map((match) => match[1] as Seat);
      subject = seats.at(-1) ?? subject;
    }
    if (subject) this.#last = subject;
    // “Hearts, North leads”: a suit alone beside the leader.
    const [alone, ...more] = clauses.filter((clause) => /^ *#[SHDC] *$/.test(clause));
    const stating = this.facts.slice(before);
    const states = (name: FactName): boolean => stating.some((fact) => fact.name === name);
    // Or in a sentence of its own, maybe with its player: “Hearts.”, “Hearts, West.”
    const isSentence =
      /^\s*\p{L}+(?:, *\p{L}+){0,2}[.!]\s*$/u.test(sentence.text) && stating.every(({ name }) => name === 'variant');
    const isBeside = isSentence && clauses.every((clause) => /^ *(?:#[SHDC]|@[NESW]|\$)? *[.!]? *$/.test(clause));
    if (alone && more.length === 0 && (states('leader') || isBeside) && !states('contract')) {
      this.facts.push({ name: 'contract', value: alone.trim().slice(1), position: sentence.position, isWeak: true });
    }
    const isRead = this.facts.slice(before).some(({ name }) => name !== 'variant');
    if (!isRead) for (const word of this.#mending) this.mends.delete(word);
    if (this.facts.length > before) this.read.add(sentence.position);
  }

  /** What a question states before it asks: “South leads, but what is best?”. Undefined if all of it asks. */
  #beforeQuestion(text: string): string | undefined {
    const parts = text.split(/(?<=[,;:–—])/);
    const first = parts.findIndex((part) => ASKING.test(` ${fold(part)}`));
    // “East takes clubs, North to lead?”: only the last part asks.
    const asks = first < 0 ? parts.length - 1 : first;
    const stated = asks > 0 ? parts.slice(0, asks).join('') : undefined;
    return stated && /^ (?:\S+ ){0,8}?[@#%$]/.test(this.#marked(stated)) ? stated : undefined;
  }

  #clause(given: string, position: number, subject: Seat | undefined): void {
    const clause = this.#joined(given);
    const {
      trump: _,
      lead,
      dealer,
      declare,
      declarer,
      contract,
      passed,
      doubled,
      redoubled,
      doubt,
      later,
      selves,
      trick,
      pronouns,
      we,
      chosen,
      turns,
    } = this.#words;
    // Most clauses are about something else.
    if (!/[@#%]/.test(clause) && ![lead, passed, doubled, redoubled].some((words) => has(clause, words))) return;
    // “South made hearts trumps after a long pause” and “then he led himself” are about the deal all the same.
    const [mark] = /[@#%]\S*(?!.*[@#%])/.exec(clause) ?? [''];
    const isLater = has(clause, later) && !has(clause, selves) && at(clause, later) < clause.indexOf(mark);
    if (has(clause, doubt) || isLater) return;
    const state = (name: FactName, value: Fact['value'], isWeak = false): void => {
      this.facts.push({ name, value, position, ...((isWeak || this.#isTag) && { isWeak: true }) });
    };
    const all = [...new Set([...clause.matchAll(/#([\w-]+)/g)].map((match) => match[1] as Contract))];
    // “sans atout, obenabe” describes one contract.
    const contracts = all.length > 1 ? all.filter((contract) => contract !== 'notrumps') : all;
    const isTrump = clause.includes('%');
    const named = contracts.length === 1 ? contracts[0]! : undefined;
    const isSuit = named !== undefined && named.length === 1;
    const headed =
      named && new RegExp(`(?:^| )(?:${contract.join('|')}) [:=]? ?(?:\\d+ )?(?:\\p{L}+ )?#`, 'u').test(clause);
    const side = /@([NESW]{1,2})(?= |$)/.exec(clause)?.[1];
    const isBySomebody = (side ?? subject) !== undefined || has(clause, we);
    const isNoun = new RegExp(
      `(?:^| )(?:${declarer.filter((word) => !/^(?:by|durch|von|door|van|par)$/.test(word)).join('|')})(?= |$)`,
    ).test(clause);
    // “plays first” is about the lead, not about the contract.
    const said = without(clause, lead);
    const isNamed = isBySomebody && has(said, declare);
    const isDeclared = named && (isNamed || (isSuit && (isNoun || has(clause, chosen))));
    const level =
      /(?:^| )([4-9]\d|\d{3}) (?:\p{L}{1,4} ){0,2}#/u.exec(clause)?.[1] ??
      /#[\w-]+ (?:(?:fur|for|at|a|pour|voor|mit|with|met|zu|auf|op) )?([4-9]\d|\d{3})(?= |$)/.exec(clause)?.[1];
    const isContract = named && (!isSuit || isTrump || headed || isDeclared || level !== undefined);
    if (isContract) {
      state('contract', named, isSuit && !isTrump && !headed && level === undefined);
      if (level !== undefined) state('level', Number(level));
      if (isDeclared && has(said, declare)) {
        const before = said.slice(0, at(said, declare));
        const by = lastSeat(before) ?? (/^@[NESW]{2} /.test(clause) ? undefined : subject);
        if (by && !/@[NESW]{2}/.test(before)) state('declarer', by);
      }
    }
    // “South hearts”
    if (isSuit && /^@[NESW] #[SHDC]$/.test(clause)) state('contract', named, true);
    const afterDeclarer = new RegExp(`(?:^| )(?:${declarer.join('|')}) [:=]? ?@([NESW])(?= |$)`).exec(clause)?.[1];
    if (afterDeclarer && (isContract || isNoun)) state('declarer', afterDeclarer);
    else if (isNoun && !has(clause, lead) && seatsOf(clause).length === 1) state('declarer', seatsOf(clause)[0]!);
    const bidder = seatsOf(clause);
    if (
      level !== undefined &&
      isContract &&
      !isDeclared &&
      !afterDeclarer &&
      bidder.length === 1 &&
      !has(clause, lead)
    ) {
      state('declarer', bidder[0]!);
    }
    const passive = new RegExp(`(?:^| )(?:${declare.join('|')}) (?:by|von|door|par) @([NESW])(?= |$)`).exec(
      clause,
    )?.[1];
    if (passive && !isContract) state('declarer', passive);
    if (has(clause, redoubled)) this.#double(position, 4);
    else if (has(clause, doubled)) this.#double(position, 2);
    if (has(clause, passed)) state('passed', true);
    const number = `(?:${trick.join('|')})`;
    const isOtherTrick =
      new RegExp(`(?:^| )(?:${number} (?:[2-9])|[2-9] \\p{L}{0,3} ?${number})(?= |$)`, 'u').test(clause) ||
      (has(clause, trick) && has(clause, this.#laterTricks));
    const [, alone] =
      new RegExp(`^(?:#\\S+ % |% #\\S+ |.* (?:and|und|en|et) )?@([NESW]) (?:${turns.join('|')})(?: :)?$`).exec(
        clause,
      ) ?? [];
    if (alone) state('leader', alone, true);
    const either = has(clause, lead) && /@([NESW]) (?:-|or|oder|of|ou) @([NESW])(?= |$)/.exec(clause);
    if (either) for (const seat of either.slice(1)) state('leader', seat);
    else if (has(clause, lead) && !isOtherTrick) {
      const leader = this.#leaderIn(clause, subject, has(clause, pronouns));
      if (leader) state('leader', leader);
    }
    if (has(clause.replaceAll(NO_DEALER, ' '), dealer) && !has(clause, lead)) {
      const [seat, ...others] = seatsOf(clause);
      if (seat && others.length === 0) state('dealer', seat);
    }
  }

  /** The clause with verbs of two parts in one place: “spielt @W aus” is “@W spielt aus”. */
  #joined(clause: string): string {
    return this.#words.leadApart.reduce(
      (text, [verb, end]) =>
        text.replace(new RegExp(`(^| )${verb} ((?:\\S+ ){1,2})${end}(?= |$)`), `$1$2${verb} ${end}`),
      clause,
    );
  }

  /** A double belongs to a level. */
  #double(position: number, factor: number): void {
    if (this.facts.some(({ name, position: other }) => name === 'level' && other === position)) {
      this.facts.push({ name: 'doubled', value: factor, position });
    }
  }

  #leaderIn(clause: string, subject: Seat | undefined, isPronoun: boolean): Seat | undefined {
    const { lead } = this.#words;
    const phrase = lead
      .filter((phrase) => ` ${clause} `.includes(` ${phrase} `))
      .reduce((longest, other) => (other.length > longest.length ? other : longest));
    const start = ` ${clause} `.indexOf(` ${phrase} `);
    const after = new RegExp(
      `^(?: [:=]| is| ist| war| was| est| etait| par| von| van| by| with| from| for| bei| fur| voor)* @([NESW])(?= |$)`,
    ).exec(clause.slice(start + phrase.length))?.[1] as Seat | undefined;
    const seats = seatsOf(clause);
    const before = lastSeat(clause.slice(0, start));
    // “Ausspiel: Süd” also after a sentence about another player; “Süd spielt aus” before one.
    if (after && (!before || /[:=]/.test(clause.slice(start)))) return after;
    if (before) return before;
    if (seats.length === 1) return seats[0];
    if (seats.length > 1) return undefined;
    return subject ?? (isPronoun ? this.#last : undefined);
  }

  /** The sentence with its seats, contracts and trumps marked. */
  #marked(text: string): string {
    const tokens = [...text.matchAll(WORD)].map((match) => match[0]);
    const out: string[] = [];
    for (let index = 0; index < tokens.length;) {
      const [mark, length] = this.#mark(tokens, index, out);
      out.push(mark);
      index += length;
    }
    return ` ${out.join(' ')} `;
  }

  /** The mark of the words from an index on, and how many they are. */
  #mark(tokens: readonly string[], index: number, before: readonly string[]): readonly [string, number] {
    const token = tokens[index]!;
    const longest = mayNameNoTrumps(fold(token)) ? Math.min(5, tokens.length - index) : 1;
    for (let length = longest; length > 1; length--) {
      const words = tokens.slice(index, index + length);
      if (words.some((word) => /^[,:()=|]$/.test(word))) continue;
      const contract = noTrumps(this.#vocabularies, words.join(' '));
      if (contract) return [`#${contract}`, length];
    }
    const side = this.#sideAt(tokens, index);
    if (side) return side;
    const isContractNext =
      /^[:=]$/.test(before.at(-1) ?? '') && ['%', ...this.#words.contract].includes(before.at(-2) ?? '');
    const letter = isContractNext && this.#suitOf(token, ':', undefined);
    if (letter) return [`#${letter}`, 1];
    const next = tokens[index + 1];
    const after = next && this.#words.selves.includes(fold(next)) ? tokens[index + 2] : next;
    const seat = this.#seatOf(token, after, before.at(-1));
    if (seat) return [`@${seat}`, 1];
    if (this.#words.trump.includes(fold(token))) return ['%', 1];
    const suit = this.#suitOf(token, before.at(-1), tokens[index + 1]);
    if (suit) return [`#${suit}`, 1];
    const ofTrump = this.#trumpSuit(token);
    if (ofTrump) return [`#${ofTrump} %`, 1];
    const single = mayNameNoTrumps(fold(token)) ? noTrumps(this.#vocabularies, token) : undefined;
    if (single) return [`#${single}`, 1];
    // “Würde” is a condition, “wurde” a fact.
    const folded = /würd/iu.test(token) ? fold(token).replace('u', 'ue') : fold(token);
    const fixed = this.#mend(token, folded);
    return fixed && fixed !== folded
      ? this.#mark([...tokens.slice(0, index), fixed, ...tokens.slice(index + 1)], index, before)
      : [folded, 1];
  }

  /** A word that is nearly one of the language. */
  #mend(token: string, folded: string): string | undefined {
    if (
      !this.known.mayMend ||
      SENTENCE_WORDS.has(folded) ||
      this.#known.includes(folded) ||
      this.known.people.has(folded)
    )
      return undefined;
    const fixed = mended(folded, this.#known, (word) => this.#meaning(word));
    // A name of a seat begins with a capital, unlike “best” and “rest”.
    if (!fixed || (Object.hasOwn(this.#seats, fixed) && !/^\p{Lu}/u.test(token))) return undefined;
    if (!this.mends.has(token)) this.#mending.add(token);
    this.mends.set(token, fixed);
    return /^\p{Lu}/u.test(token) ? fixed.charAt(0).toUpperCase() + fixed.slice(1) : fixed;
  }

  #meaning(word: string): string {
    const suit = this.#suitOf(word, undefined, undefined);
    if (this.#words.trump.includes(word)) return '%';
    return ownValue(this.#seats, word) ?? suit ?? (this.#words.lead.includes(word) ? 'lead' : word);
  }

  #suitOf(token: string, before: string | undefined, after: string | undefined): string | undefined {
    const folded = fold(token);
    // “Club” is an evening, or one letter that a heading explains.
    if (folded === 'club' && before !== '%' && !(after && this.#words.trump.includes(fold(after)))) return undefined;
    if (folded === 'as') return undefined;
    const suits = this.#vocabularies.flatMap((vocabulary) =>
      namesSuit(vocabulary, token) ? contractNamed(vocabulary, token) : [],
    );
    if (suits.length > 0 && new Set(suits).size === 1) return suits[0];
    const isAfterTrump = before === '%' || before === ':';
    // Below a heading a suit may be in another language: “trump: Schaufel”.
    const others = isAfterTrump
      ? VOCABULARIES.flatMap((other) => (namesSuit(other, token) ? contractNamed(other, token) : []))
      : [];
    if (suits.length === 0 && new Set(others).size === 1) return others[0];
    const short = isAfterTrump && folded.length > 1 ? this.#vocabularies.flatMap((own) => suitsOf(own, token)) : [];
    if (suits.length === 0 && new Set(short).size === 1) return short[0];
    return isAfterTrump && /^[SHDC]$/.test(token) && this.language === 'en' ? token : undefined;
  }

  /** The suit of a word such as “Herztrumpf” and “schoppentroef”. */
  #trumpSuit(token: string): string | undefined {
    const folded = fold(token);
    const trump = this.#words.trump.find((word) => folded.length > word.length && folded.endsWith(word));
    return trump && this.#suitOf(folded.slice(0, -trump.length), undefined, undefined);
  }

  #sideAt(tokens: readonly string[], index: number): readonly [string, number] | undefined {
    const [one, sign, other] = tokens.slice(index, index + 3);
    const letters = /^([NESWOZ])([NESWOZ])$/.exec(one!);
    if (letters) {
      const pair = letters.slice(1).map((letter) => ownValue(this.#seats, letter.toLowerCase()));
      return isSide(pair) ? [`@${pair.join('')}`, 1] : undefined;
    }
    if (!sign || !other || !/^[/–—&+-]$|^(?:and|und|en|et)$/.test(sign)) return undefined;
    const pair = [one!, other].map((word) => ownValue(this.#seats, fold(word)));
    return isSide(pair) ? [`@${pair.join('')}`, 3] : undefined;
  }

  #seatOf(token: string, after: string | undefined, before: string | undefined): Seat | undefined {
    const folded = fold(token);
    if (/^\p{L}$/u.test(token)) {
      const isSubject =
        after !== undefined && this.#afterSeats.has(fold(after)) && /^(?:|\$|[^\p{L}@#%$]+)$/u.test(before ?? '');
      if (isSubject && /[neswoz]/i.test(token)) return ownValue(this.#seats, folded);
      const isPlace = before !== undefined && ([':', '(', '='].includes(before) || has(before, this.#beforeSeats));
      if (isPlace && /[NESWOZ]/.test(token)) return ownValue(this.#seats, folded);
    } else {
      const seat = ownValue(this.#seats, folded);
      // French “est” is east or is: east before a verb, or with its capital.
      const isVerb =
        folded === 'est' &&
        token === 'est' &&
        !(after && [...this.#words.lead, ...this.#words.declare].includes(fold(after)));
      if (seat && !isVerb) return seat;
      // Below a heading a seat may be in another language: “leader: Ost”.
      const other = /^[:=]$/.test(before ?? '') ? ownValue(SEAT_WORDS, folded) : undefined;
      if (other && other !== 'O') return other;
    }
    return this.known.people.get(folded);
  }
}

/** Words for a deal and for dealt cards beside those for the dealer: “la donne”, “was dealt”, “es gibt”. */
const NO_DEALER =
  /(?<= |^)(?:(?:droite|gauche|rechts|links|left|right|vor|nach|before|after|apres|avant) (?:du|vom|von|van|of|de|des|dem) (?:(?:de|the|dem) )?(?:donneur|gever|geber|dealer)|dealer s (?:left|right|@[NESW])|@[NESW] (?:du|vom|von|van|of|de) (?:(?:de|the|dem) )?(?:donneur|gever|geber|dealer))(?= |$)|(?<= |^)(?:(?:la|une|cette|notre|ma|derniere|premiere|belle|bonne|chaque|de) donne|(?:was|were|as|been|is|are|hands|cards) dealt|es (?:gibt|gab)|(?:gibt|gab) es)(?= |$)/g;

/** A question that states something: “hearts were trumps, right?” */
const TAG =
  /,\s*(?:oder(?: nicht)?|nicht(?: wahr)?|gell|right|wasn't it|weren't they|correct|toch|h[eè]|non|n'est-ce pas|pas vrai)\s*\?$/iu;

const asked = (sentence: string): { readonly question: boolean; readonly isTag: boolean } => {
  const text = sentence.trim().replaceAll('’', "'");
  return { question: text.endsWith('?'), isTag: TAG.test(text) };
};

/** The first word of a clause that asks, maybe behind “but”. */
export const ASKING =
  /^[^\p{L}]*(?:(?:but|and|so|aber|und|doch|also|maar|en|dus|mais|et|donc|alors) )?(?:how|what|which|who|where|why|can|could|is|are|does|do|should|wie|was|wer|wo|warum|welche[rs]?|kann|konnt|konnte|wieviele?|worauf|ist|sind|soll|hoe|wat|wie|welke|waarom|waarop|waar|kan|kon|kun|is|moet|moest|hoeveel|comment|combien|que|quel(?:le)?|qui|pourquoi|ou|est-ce|peut|peut-on|pouvait-on|fallait-il|faut-il) /u;

const seatsOf = (clause: string): Seat[] => [
  ...new Set([...clause.matchAll(/@([NESW])(?= |$)/g)].map((match) => match[1] as Seat)),
];

const lastSeat = (clause: string): Seat | undefined =>
  [...clause.matchAll(/@([NESW])(?= |$)/g)].at(-1)?.[1] as Seat | undefined;

const isSide = (pair: readonly (Seat | undefined)[]): boolean => ['NS', 'SN', 'EW', 'WE'].includes(pair.join(''));

/** Words that are names of contracts only beside a word for trumps, and otherwise of people or of anything. */
const NO_NAMES = new Set(['ohne', 'zonder', 'alles', 'mary', 'oben', 'unten', 'no', 'all']);

/** The contract without a trump suit of these words. */
function noTrumps(vocabularies: readonly Vocabulary[], words: string): Contract | undefined {
  const plain = fold(words)
    .replace(/\b(?:von|de|du|van|mit|met)\b/g, ' ')
    .trim();
  if (NO_NAMES.has(plain)) return undefined;
  const contracts = new Set(vocabularies.flatMap((vocabulary) => contractNamed(vocabulary, plain)));
  const [only] = contracts;
  return contracts.size === 1 && only!.length > 1 ? only : undefined;
}

/** A game named in a sentence. */
interface Named {
  readonly id: string;
  readonly text: string;
  /** Whether the sentence begins with it. */
  readonly isHead: boolean;
}

/** Rules of Klaverjassen by their towns, beside a word for the game or for rules. */
const TOWN = /\b(rotterdam|r['’]?dam|amsterdam|a['’]?dam|utrecht|leid(?:en)?)(s|se|ers?|er|sche|ische)?\b/i;
const RULES =
  /(?<!\p{L})(?:(?:spel)?regels?|rules|regeln|spielregeln|r[eè]gles|style|stijl|manier|variante?)(?!\p{L})/iu;
const TOWNS: Readonly<Record<string, string>> = {
  rotterdam: 'klaverjassen-rotterdam',
  amsterdam: 'klaverjassen-amsterdam',
  rdam: 'klaverjassen-rotterdam',
  adam: 'klaverjassen-amsterdam',
  utrecht: 'klaverjassen-utrecht',
  leid: 'klaverjassen-leiden',
  leiden: 'klaverjassen-leiden',
};

/** The game that a sentence names: the longest name in it. */
export function gameIn(sentence: string): Named | undefined {
  const words = [...sentence.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu)];
  const text = (from: number, to: number): string =>
    sentence.slice(words[from]!.index, words[to]!.index + words[to]![0].length);
  const isHead = (index: number): boolean =>
    index === 0 || /^\s*(?:variante?|spiel|spel|jeu|game)\s*[:=]\s*$/i.test(sentence.slice(0, words[index]!.index));
  const town = TOWN.exec(sentence);
  const isKlaverjas = /klaverja/i.test(sentence);
  if (town && (isKlaverjas || town[2] || RULES.test(sentence) || /^[^\p{L}]*\p{L}+\.\s*$/u.test(sentence))) {
    const id = TOWNS[town[1]!.toLowerCase().replace(/['’]/, '')]!;
    const whole = /klaverja\p{L}*/iu.exec(sentence)?.[0] ?? town[0];
    return {
      id,
      text: whole,
      isHead: sentence.trimStart().startsWith(whole) || sentence.trimStart().startsWith(town[0]),
    };
  }
  for (let length = Math.min(5, words.length); length > 0; length--) {
    for (let index = 0; index + length <= words.length; index++) {
      const phrase = text(index, index + length - 1);
      const id = variantNamed(phrase);
      if (id) return { id, text: phrase, isHead: isHead(index) };
    }
  }
  for (const [index, match] of words.entries()) {
    const folded = fold(match[0]);
    if (DOUBLED.has(folded)) continue;
    const near = folded.length > 5 ? GAME_WORDS.find((name) => isOneAway(folded, name)) : undefined;
    if (near) return { id: variantNamed(near)!, text: match[0], isHead: isHead(index) };
    // “Schieberturnier”, “klaverjasclub”.
    const part = GAME_WORDS.find((name) => folded.startsWith(name.replace(/sen$/, '')));
    if (part) return { id: variantNamed(part)!, text: match[0], isHead: false };
  }
  return undefined;
}

/** Words for doubled levels, which name no game: “coinched”. */
const DOUBLED: ReadonlySet<string> = new Set(
  Object.values(READINGS).flatMap(({ sentences: { doubled, redoubled } }) => [...doubled, ...redoubled]),
);

/** Games of one word that a mistyped word may name. */
const GAME_WORDS = [
  'schieber',
  'chibre',
  'coiffeur',
  'klaverjassen',
  'kruisjassen',
  'krutzjass',
  'kreuzjass',
  'belote',
  'coinche',
];
