/**
 * Answers of an earlier run, so that a run that was ended goes on where it was. They are read only as far as the input needs:
 * while both are in the same order, one answer is in memory at a time, however long the file is.
 */
import { JassError } from '../game/errors.ts';
import { parseJson, requestId } from '../notation/request/json.ts';
import type { Line } from './lines.ts';

/** An answer that stands in a file. */
export interface EarlierAnswer {
  /** What it has in common with its request. */
  readonly key: string;
  /** The solver failed: the request is to be asked again. */
  readonly isFailure: boolean;
  /** Its line, where it is to be written again. */
  readonly text?: string;
}

/** What is known of a line of input: it has no answer, its answer stands where it should, or is to be written again. */
export type Done = 'none' | 'stands' | { readonly text: string };

/** What an answer and its request have in common: the id, or that there is none. */
export const keyOf = (json: unknown): string => JSON.stringify(requestId(json)) ?? '';

/** The key of a line of input, as the answer to it has it. */
function requestKey({ text }: Line): string {
  try {
    return keyOf(text === undefined ? undefined : parseJson(text));
  } catch (error) {
    if (error instanceof JassError) return '';
    throw error;
  }
}

export class EarlierAnswers {
  readonly #answers: AsyncIterator<EarlierAnswer>;
  readonly #atEnd: () => Promise<void>;
  /** Answers read whose line has not come yet, by key. */
  readonly #ahead = new Map<string, EarlierAnswer[]>();
  #isAtEnd = false;

  /**
   * @param answers in the order of their file
   * @param atEnd called when none is needed any more
   */
  constructor(answers: AsyncIterable<EarlierAnswer>, atEnd: () => Promise<void> = () => Promise.resolve()) {
    this.#answers = answers[Symbol.asyncIterator]();
    this.#atEnd = atEnd;
  }

  /**
   * Which answer this line of input has, which then counts no further: the answer with its id, or of those without
   * an id the next one.
   * @throws Error when the file cannot be read or holds a line that is no answer
   */
  async take(line: Line): Promise<Done> {
    if (this.#isAtEnd && this.#ahead.size === 0) return 'none';
    const answer = await this.takeKey(requestKey(line));
    if (!answer || answer.isFailure) return 'none';
    return answer.text === undefined ? 'stands' : { text: answer.text };
  }

  /** As `take`: the next answer with this key. */
  async takeKey(key: string): Promise<EarlierAnswer | undefined> {
    while (!this.#ahead.has(key) && !this.#isAtEnd) {
      const next = await this.#answers.next();
      if (next.done) this.#isAtEnd = true;
      else this.#keep(next.value);
    }
    const answers = this.#ahead.get(key);
    if (answers?.length === 1) this.#ahead.delete(key);
    return answers?.shift();
  }

  #keep(answer: EarlierAnswer): void {
    const others = this.#ahead.get(answer.key);
    if (others) others.push(answer);
    else this.#ahead.set(answer.key, [answer]);
  }

  /** The lines of answers that are to be written again and belong to no line of input, which has come to its end. */
  async *rest(): AsyncGenerator<string> {
    const texts = ({ text }: EarlierAnswer): string[] => (text === undefined ? [] : [text]);
    for (const answers of this.#ahead.values()) yield* answers.flatMap(texts);
    for (let next = await this.#answers.next(); !next.done; next = await this.#answers.next()) yield* texts(next.value);
    await this.#atEnd();
  }
}
