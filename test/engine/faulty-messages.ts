/**
 * Messages of which one fails: what goes between a client, its workers and their helpers, on every port, passes through here and is counted.
 * A port delivers in order, so what follows a late message is late, too. With a death, the worker whose message it is ends there.
 */
import type { WorkerLike } from '../../src/engine/pool/worker-like.ts';

export const FAULTS = ['lost', 'late', 'twice', 'death'] as const;
export type Fault = (typeof FAULTS)[number];

/** How long a late message takes, in turns of the event loop. */
const LATE = 40;

interface Call {
  readonly path?: readonly string[];
  readonly argumentList?: readonly { readonly value?: unknown }[];
}

type Deliver = (message: unknown, transfer: readonly Transferable[]) => void;

export class FaultyMessages {
  /** What passed so far: calls by name, `answer` of a worker, `port` for what goes over ports of their own. */
  readonly passed: string[] = [];
  readonly #number: number;
  readonly #fault: Fault | undefined;

  /** @param number of the message that fails, from 0 */
  constructor(number = Infinity, fault?: Fault) {
    this.#number = number;
    this.#fault = fault;
  }

  /** What failed. */
  get failed(): string | undefined {
    return this.passed[this.#number];
  }

  /** The worker with its messages passing through here, both ways. */
  over(worker: WorkerLike): WorkerLike {
    const events = new EventTarget();
    let isDead = false;
    const fail = (message: string): void => {
      events.dispatchEvent(Object.assign(new Event('error'), { message }));
    };
    const die = (): void => {
      isDead = true;
      worker.terminate();
      fail('it died');
    };
    const toClient = this.#lane((data) => {
      if (!isDead) events.dispatchEvent(new MessageEvent('message', { data }));
    }, die);
    const toWorker = this.#lane((message, transfer) => worker.postMessage(message, transfer as never[]), die);
    const listen = worker.addEventListener.bind(worker) as (type: string, listener: (event: never) => void) => void;
    listen('message', ({ data }: MessageEvent) => toClient('answer', data, []));
    listen('error', ({ message }: ErrorEvent) => fail(message));
    // A worker without a thread is a port.
    if (worker instanceof MessagePort) worker.start();
    return {
      postMessage: (message: Call, transfer: Transferable[] | undefined) => {
        const [throughHere, ports] = this.#relayed(message, transfer ?? [], die);
        toWorker(message.path?.[0] ?? 'other', throughHere, ports);
      },
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      terminate: () => worker.terminate(),
    };
  }

  /** A call with other ports, whose messages pass through here to those given. */
  #relayed(call: Call, transfer: readonly Transferable[], die: () => void): [Call, Transferable[]] {
    const relays = new Map(
      transfer.filter((item) => item instanceof MessagePort).map((port) => [port as unknown, this.#relay(port, die)]),
    );
    if (relays.size === 0) return [call, [...transfer]];
    const argumentList = call.argumentList?.map((argument) => {
      const relay = relays.get(argument.value);
      return relay ? { ...argument, value: relay } : argument;
    });
    return [{ ...call, argumentList: argumentList! }, [...relays.values()]];
  }

  #relay(given: MessagePort, die: () => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    for (const [from, to] of [
      [given, port1],
      [port1, given],
    ] as const) {
      const pass = this.#lane((message) => to.postMessage(message), die);
      from.addEventListener('message', ({ data }) => pass('port', data, []));
      // After what is still under way, as with one channel.
      from.addEventListener('close', () => void turns(2 * LATE).then(() => to.close()));
      from.start();
    }
    return port2;
  }

  /** One direction of a channel. */
  #lane(deliver: Deliver, die: () => void): (name: string, ...message: Parameters<Deliver>) => void {
    let last: Promise<void> | undefined;
    return (name, message, transfer) => {
      const isFaulty = this.passed.push(name) - 1 === this.#number;
      const fault = isFaulty ? this.#fault : undefined;
      if (fault === 'death') die();
      if (fault === 'lost' || fault === 'death') return;
      if (fault === 'late') last = turns(LATE);
      const now = (): void => deliver(message, transfer);
      if (last) last = last.then(now);
      else now();
      // A port cannot be sent twice.
      if (fault === 'twice' && transfer.length === 0) now();
    };
  }
}

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve));
}
