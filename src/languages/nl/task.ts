/** The task of a puzzle in Dutch. */
import type { TaskTexts } from '../en/task.ts';

export const task: TaskTexts = {
  head: 'Je speelt {player}. {goal}',
  goalBest: 'Haal eruit wat erin zit.',
  goalPoints: 'Haal {value}.',
  goalAhead: 'Kom {value} voor te staan.',
  goalEven: 'Kom gelijk uit.',
  goalBehind: 'Raak hoogstens {value} achter.',
};
