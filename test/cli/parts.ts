/** The parts of the command, in the order of its help. */
export const PARTS = [
  'solve',
  'review',
  'review-game',
  'advise',
  'puzzle',
  'batch',
  'import',
  'diagram',
  'variants',
  'completion',
];
