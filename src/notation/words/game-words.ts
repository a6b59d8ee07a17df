/**
 * Terms that players of a game use, by variant id. They belong to the game and are not translated. If a term is
 * missing, the messages paraphrase it.
 */
export interface GameWords {
  /** The bonus for winning all tricks or taking all points. */
  readonly sweep?: 'match' | 'much' | 'pit' | 'capot' | 'štiglja';
  /** Declarers who do not get more than the opponents. */
  readonly wet?: 'nat' | 'dedans' | 'vatre';
  /** A tie, after which the declarers' share waits for the next deal. */
  readonly tie?: 'litige';
  /** King and queen of trumps in one hand. */
  readonly marriage?: 'belote';
  readonly tap?: 'tik';
  /** The words with which a side claims. */
  readonly claim?: 'ik dek';
}

const KLAVERJASSEN: GameWords = { sweep: 'pit', wet: 'nat' };

const WORDS: Readonly<Record<string, GameWords>> = {
  'kruisjassen-tik': { tap: 'tik' },
  'kruisjassen-roem': { claim: 'ik dek' },
  krutzjass: { sweep: 'much' },
  schieber: { sweep: 'match' },
  chibre: { sweep: 'match' },
  coiffeur: { sweep: 'match' },
  'sidi-barrani': { sweep: 'match' },
  klaverjassen: KLAVERJASSEN,
  'klaverjassen-rotterdam': KLAVERJASSEN,
  'klaverjassen-amsterdam': KLAVERJASSEN,
  'klaverjassen-utrecht': KLAVERJASSEN,
  'klaverjassen-leiden': KLAVERJASSEN,
  belote: { sweep: 'capot', wet: 'dedans', tie: 'litige', marriage: 'belote' },
  'belot-bulgarian': { sweep: 'capot', wet: 'vatre' },
  bela: { sweep: 'štiglja' },
  contree: { sweep: 'capot', marriage: 'belote' },
  kreuzjass: { sweep: 'match' },
};

export const gameWords = (variant: string): GameWords => WORDS[variant] ?? {};
