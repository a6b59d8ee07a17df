/** The task of a puzzle in English, as the element says it and diagrams print it. */
export const task = {
  head: 'You are {player}. {goal}',
  goalBest: 'Make all that can be made.',
  goalPoints: 'Make {value}.',
  goalAhead: 'Come out {value} ahead.',
  goalEven: 'Come out even.',
  goalBehind: 'Fall no more than {value} behind.',
} as const;

/** The same sentences in any language. */
export type TaskTexts = Readonly<Record<keyof typeof task, string>>;
