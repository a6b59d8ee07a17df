/** The machine that a benchmark runs on: figures mean little without it. */
import { availableParallelism, cpus, loadavg } from 'node:os';

/** Node, processor, cores, load (1 for each core busy with other work in the last minute) and date. */
export function machine(): string {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const load = loadavg()[0]!.toFixed(1);
  const date = new Date().toISOString().slice(0, 10);
  return `Node ${process.version}, ${processor}, ${availableParallelism()} cores, load ${load}, ${date}`;
}
