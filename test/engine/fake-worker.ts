/** A worker without a thread: the service at the other end of a message channel, as with Comlink in a real worker. */
import { expose } from 'comlink';
import { FINGERPRINT } from '../../src/engine/generated/fingerprint.ts';
import type { WorkerLike } from '../../src/engine/pool/worker-like.ts';

/** The `ready` of a service of this version. */
export const shakeHands = (): string => FINGERPRINT;

export class FakeWorker extends EventTarget implements WorkerLike {
  isTerminated = false;
  readonly #port: MessagePort;

  /** @param service the service of the worker; undefined for a worker that never answers */
  constructor(service?: object) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }: MessageEvent<unknown>) => this.dispatchEvent(new MessageEvent('message', { data }));
    if (service) expose(service, port2);
    port2.start();
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#port.postMessage(message, transfer);
  }

  terminate(): void {
    this.isTerminated = true;
    this.#port.close();
  }

  /** The browser's event if the script throws or, without a message, if it cannot be loaded. */
  fail(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), message && { message }));
  }
}
