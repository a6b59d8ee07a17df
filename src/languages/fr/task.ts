/** The task of a puzzle in French. */
import type { TaskTexts } from '../en/task.ts';

export const task: TaskTexts = {
  head: 'Vous jouez {player}. {goal}',
  goalBest: 'Faites au mieux.',
  goalPoints: 'Faites {value}.',
  goalAhead: 'Finissez {value} devant.',
  goalEven: 'Finissez à égalité.',
  goalBehind: 'Ne finissez pas à plus de {value} derrière.',
};
