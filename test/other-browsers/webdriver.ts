/** A reader by the commands of WebDriver, which every browser understands. Only the way of a command to the browser differs. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Reader } from './reader.ts';

/** The commands that are needed, as the standard names them. */
export type Command = 'SetWindowRect' | 'Navigate' | 'ExecuteScript' | 'ElementClick' | 'PerformActions' | 'Print';

/** Sends a command. Rejects with the browser's message if it fails. @returns its value */
export type Send = (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The name under which WebDriver passes the address of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Keys have private characters. */
const KEYS = { Enter: '\uE007', ArrowRight: '\uE014' };

/** Opens a window and reads in it. @param close ends the browser */
export async function readerBy(send: Send, close: () => Promise<void>): Promise<Omit<Reader, 'print'>> {
  await send('SetWindowRect', { width: 1100, height: 900 });
  const execute = (script: unknown, args: readonly unknown[]): Promise<unknown> =>
    send('ExecuteScript', { script: `return (${String(script)}).apply(null, arguments)`, args });
  return {
    open: async (url) => void (await send('Navigate', { url })),
    run: (script, ...words) => execute(script, words) as never,
    async click(find, ...words) {
      const found = (await execute(find, words)) as Readonly<Record<string, string>>;
      await send('ElementClick', { id: found[ELEMENT] });
    },
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close,
  };
}

/** Tries until it succeeds or the program ends. Rejects with the message if the program does not start or ends first. */
export async function whileRuns<Found>(
  program: ChildProcess,
  attempt: () => Promise<Found>,
  message: string,
): Promise<Found> {
  let hasEnded = false;
  const ended = Promise.race([once(program, 'error'), once(program, 'exit')]).finally(() => (hasEnded = true));
  ended.catch(() => undefined);
  while (!hasEnded) {
    try {
      return await attempt();
    } catch {
      await Promise.race([setTimeout(100), ended.catch(() => undefined)]);
    }
  }
  throw new Error(message);
}
