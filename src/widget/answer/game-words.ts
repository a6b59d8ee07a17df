/**
 * What players of a game call what happens in it, by the variant's id. The words are the game's and in no language of the
 * page; a word that is missing is paraphrased by the messages.
 */
export interface GameWords {
  /** All tricks, or all points, that bring a bonus. */
  readonly sweep?: 'match' | 'much' | 'pit' | 'capot';
  /** Declarers who do not have more than the others. */
  readonly wet?: 'nat';
  readonly tap?: 'tik';
  /** What a side says that claims. */
  readonly claim?: 'ik dek';
}

const KLAVERJASSEN: GameWords = { sweep: 'pit', wet: 'nat' };

const WORDS: Readonly<Record<string, GameWords>> = {
  'kruisjassen-tik': { tap: 'tik' },
  'kruisjassen-roem': { claim: 'ik dek' },
  krutzjass: { sweep: 'much' },
  schieber: { sweep: 'match' },
  klaverjassen: KLAVERJASSEN,
  'klaverjassen-rotterdam': KLAVERJASSEN,
  'klaverjassen-amsterdam': KLAVERJASSEN,
  belote: { sweep: 'capot' },
  kreuzjass: { sweep: 'match' },
};

export const gameWords = (variant: string): GameWords => WORDS[variant] ?? {};
