/** Puts the client where the tests can reach it, as a page's own script would use it. */
import { adviseWith } from '../../../src/engine/sampling/advise.ts';
import { SolverClient } from '../../../src/engine/client.ts';
import * as inlined from '../../../src/engine/page/inlined/worker.ts';
import { startWorker } from '../../../src/engine/page/own-worker.ts';
import { sharedClient } from '../../../src/engine/page/page-client.ts';

const createDefaultWorker = (): Worker => startWorker(inlined);

/** Makes two workers for one request: the first gets it when the second, however slowly it started, has been asked to help. */
function pairOfWorkers(): () => Worker {
  const held: (() => void)[] = [];
  let first: Worker | undefined;
  return () => {
    const worker = createDefaultWorker();
    first ??= worker;
    const post = worker.postMessage.bind(worker) as (...sent: unknown[]) => void;
    const postMessage = (message: { readonly path?: readonly string[] }, transfer: Transferable[]): void => {
      const call = message.path?.[0];
      if (worker === first && (call === 'solve' || held.length > 0)) held.push(() => post(message, transfer));
      else post(message, transfer);
      if (call === 'assist') for (const send of held.splice(0)) send();
    };
    return Object.assign(worker, { postMessage });
  };
}

const solver = { SolverClient, adviseWith, sharedClient, createDefaultWorker, pairOfWorkers };

declare global {
  interface Window {
    solver: typeof solver;
  }
}

window.solver = solver;
