/** On what a benchmark runs: figures mean little without it. */
import { cpus } from 'node:os';

/** Node, processor and date. */
export function machine(): string {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  return `Node ${process.version}, ${processor}, ${new Date().toISOString().slice(0, 10)}`;
}
