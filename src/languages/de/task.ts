/** The task of a puzzle in German. */
import type { TaskTexts } from '../en/task.ts';

export const task: TaskTexts = {
  head: 'Du spielst {player}. {goal}',
  goalBest: 'Hol das Beste heraus.',
  goalPoints: 'Mach {value}.',
  goalAhead: 'Bring {value} Vorsprung ins Ziel.',
  goalEven: 'Halte ein Unentschieden.',
  goalBehind: 'Lieg höchstens {value} zurück.',
};
