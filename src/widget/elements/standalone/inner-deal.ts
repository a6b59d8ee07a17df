/**
 * The `<jass-solver>` inside another element. Its events end at it: they cross shadow trees, and events of the outer element have the same
 * names, whose listeners expect another `detail`.
 */
import type { JassSolver } from '../jass-solver.ts';
import type { JassSolverEventMap } from '../../state/events.ts';

const EVENTS = { result: true, play: true, change: true, puzzle: true, next: true, error: true } satisfies Record<
  keyof JassSolverEventMap,
  true
>;

const end = (event: Event): void => event.stopPropagation();

export function innerDeal(): JassSolver {
  const element = document.createElement('jass-solver');
  for (const name of Object.keys(EVENTS)) element.addEventListener(name, end);
  return element;
}
