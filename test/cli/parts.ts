/** The parts of the command, in the order of its help. */
export const PARTS = [
  'solve',
  'review',
  'review-game',
  'annotate',
  'advise',
  'suggest',
  'puzzle',
  'batch',
  'import',
  'diagram',
  'picture',
  'page',
  'variants',
  'completion',
];
