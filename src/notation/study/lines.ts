/**
 * Follows the lines of a chapter while it is read: which plays stand before a move. The record is line 0. A side line begins in place of the last card
 * that the line above it has played, as in chess notation, or where its first move says; text that returns to a line goes on where it was.
 */
import type { Card } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { playAt, replay } from '../../game/play/play.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import { untranslated } from '../../game/reason.ts';
import type { WrittenMoves } from './moves.ts';
import type { Moves } from './study.ts';

export class Lines {
  /** The plays of each line that the text is in, from the record to the innermost side line. */
  readonly #lines: Card[][] = [[]];
  /** All plays of the record that are known: those of the deal, or else those that the text has told. */
  #record: readonly Card[];
  readonly #isGiven: boolean;

  /**
   * @param record of the deal, or as far as earlier text has told it
   * @param isGiven whether it is the deal's, which the text only follows
   */
  constructor(
    readonly setup: GameSetup,
    record: readonly Card[],
    isGiven: boolean,
  ) {
    this.#record = record;
    this.#isGiven = isGiven;
  }

  /** The whole record. */
  get record(): readonly Card[] {
    return this.#record;
  }

  /** A side line from here, which leaves these lines as they are. */
  aside(): Lines {
    const aside = new Lines(this.setup, this.#record, this.#isGiven);
    aside.#lines.splice(0, Infinity, ...this.#lines.map((line) => [...line]), [...this.position]);
    return aside;
  }

  /** Goes to a line for the next block of the text. @throws JassError `bad-request` for a side line of no line */
  enter(depth: number): void {
    const lines = this.#lines;
    if (depth > lines.length) {
      throw new JassError(
        'bad-request',
        untranslated(`A side line of ${depth} signs > needs one of ${depth - 1} before it.`),
      );
    }
    if (depth < lines.length) lines.length = depth + 1;
    else lines.push(lines[depth - 1]!.slice(0, -1));
  }

  /** The plays of the line so far. */
  get position(): readonly Card[] {
    return this.#lines[this.#lines.length - 1]!;
  }

  /** Plays cards in the line. @throws JassError `illegal-play`, or `bad-request` for a trick that the line has not reached or another card than the record's */
  play({ from, cards }: WrittenMoves): Moves {
    const depth = this.#lines.length - 1;
    if (from !== undefined) this.#lines[depth] = this.#upTo(from, depth);
    const line = this.#lines[depth]!;
    const before = [...line];
    const moves = cards.map(({ card, sign }) => {
      const place = [...line];
      if (depth === 0) this.#checkRecord(card, place.length);
      playAt(replay(this.setup, place), card, place.length);
      line.push(card);
      return { card, before: place, ...(sign && { sign }) };
    });
    if (depth === 0 && line.length > this.#record.length) this.#record = [...line];
    return { before, moves, isNumbered: from !== undefined };
  }

  /** The line up to a position, which may be one of the record that the text has not told yet. */
  #upTo(from: number, depth: number): Card[] {
    const known = [this.#lines[depth]!, this.#lines[depth - 1] ?? [], ...(depth <= 1 ? [this.#record] : [])];
    const line = known.find((plays) => plays.length >= from);
    if (line) return line.slice(0, from);
    const [trick, place] = [Math.floor(from / TRICK_SIZE) + 1, (from % TRICK_SIZE) + 1];
    const reason = untranslated(
      `Card ${place} of trick ${trick} has not been reached: the line has ${this.position.length} cards.`,
    );
    throw new JassError('bad-request', reason);
  }

  #checkRecord(card: Card, index: number): void {
    const recorded = this.#record[index];
    if (recorded === card || (recorded === undefined && !this.#isGiven)) return;
    const [trick, place] = [Math.floor(index / TRICK_SIZE) + 1, (index % TRICK_SIZE) + 1];
    throw new JassError(
      'bad-request',
      recorded === undefined
        ? untranslated(`${card} is not in the record, which has ended; begin the line of a side line with >.`)
        : untranslated(
            `${card} is not in the record, where card ${place} of trick ${trick} is ${recorded}; begin the line of a side line with >.`,
          ),
      { card, play: index },
    );
  }
}
