/**
 * Answers of an earlier run, so that an interrupted run can continue. They are read only as far as the input needs:
 * if both are in the same order, one answer is in memory at a time, however long the file is.
 */
import { JassError } from '../../game/errors.ts';
import { parseJson, requestId } from '../../notation/request/json.ts';
import type { Line } from './lines.ts';

/** An answer in the file. */
export interface EarlierAnswer {
  /** The key that it shares with its request. */
  readonly key: string;
  /** Whether the solver failed, so that the request has to be solved again. */
  readonly isFailure: boolean;
  /** Its line, if it is to be written again. */
  readonly text?: string;
}

/** The state of a line of input: without an answer, with its answer in the output, or with an answer to be written again. */
type Done = 'none' | 'kept' | { readonly text: string };

/** The key shared by an answer and its request: the id, or that there is none. */
export const keyOf = (json: unknown): string => JSON.stringify(requestId(json)) ?? '';

/** The key of a line of input, which its answer shares. */
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
  /** Answers read before their line of input, by key. */
  readonly #ahead = new Map<string, EarlierAnswer[]>();
  #isAtEnd = false;

  /**
   * @param answers in the order of their file
   * @param atEnd called when no further answer is needed
   */
  constructor(answers: AsyncIterable<EarlierAnswer>, atEnd: () => Promise<void> = () => Promise.resolve()) {
    this.#answers = answers[Symbol.asyncIterator]();
    this.#atEnd = atEnd;
  }

  /**
   * Takes the answer of a line of input: the answer with its id, or the next one without
   * an id.
   * @throws Error if the file cannot be read or contains a line that is not an answer
   */
  async take(line: Line): Promise<Done> {
    if (this.#isAtEnd && this.#ahead.size === 0) return 'none';
    const answer = await this.takeKey(requestKey(line));
    if (!answer || answer.isFailure) return 'none';
    return answer.text === undefined ? 'kept' : { text: answer.text };
  }

  /** The next answer with this key. */
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

  /** After the end of the input: the lines of answers to be written again that belong to no line of input. */
  async *rest(): AsyncGenerator<string> {
    const texts = ({ text }: EarlierAnswer): string[] => (text === undefined ? [] : [text]);
    for (const answers of this.#ahead.values()) yield* answers.flatMap(texts);
    for (let next = await this.#answers.next(); !next.done; next = await this.#answers.next()) yield* texts(next.value);
    await this.#atEnd();
  }
}
