/** The ids of the variants, as a type: `index.ts` has a variant for each, and no others. And the usual one. */
export type VariantId =
  | 'kruisjassen'
  | 'kruisjassen-fixed'
  | 'kruisjassen-tournament'
  | 'kruisjassen-tik'
  | 'kruisjassen-roem'
  | 'krutzjass'
  | 'schieber'
  | 'chibre'
  | 'coiffeur'
  | 'sidi-barrani'
  | 'klaverjassen'
  | 'klaverjassen-rotterdam'
  | 'klaverjassen-amsterdam'
  | 'klaverjassen-utrecht'
  | 'klaverjassen-leiden'
  | 'belote'
  | 'belot-bulgarian'
  | 'bela'
  | 'contree'
  | 'kreuzjass';

/** The game of an element that names none. */
export const USUAL_VARIANT = 'schieber';
