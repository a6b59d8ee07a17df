/** What each payoff and each method of scoring is called, in English. */

export const payoffs = {
  /** In the choice of the payoff, and before the sum of a deal with its melds. */
  score: {
    payoff_points: 'card points',
    payoff_total: 'all points',
    payoff_score: 'score',
    sum_total: 'all points {value}',
    sum_score: 'score {value}',
  },
  /** Above and below the table of contracts: with the leader as the declarer, and of one side. */
  contracts: {
    title_points: 'Card points of the caller’s side in each contract, by caller',
    title_total: 'Points by which the caller’s side is ahead in each contract, by caller',
    title_score: 'Score by which the caller’s side is ahead in each contract, by caller',
    titleOf_points: 'Card points of {side} in each contract, by leader',
    titleOf_total: 'Points by which {side} are ahead in each contract, by leader',
    titleOf_score: 'Score by which {side} are ahead in each contract, by leader',
    callerNote_points: 'Each column: what the caller’s own side makes of {all} if the caller leads.',
    callerNote_total: 'Each column: how far the caller’s own side is ahead if the caller leads.',
    callerNote_score: 'Each column: how far the caller’s own side is ahead in the score if the caller leads.',
    note_points: 'Points of {side}, out of {all}.',
    note_total: 'How far {side} are ahead.',
    note_score: 'How far {side} are ahead in the score.',
  },
  /** Above the figures of `<jass-adviser>`. */
  adviser: {
    counted_points: 'Card points that your side can expect',
    counted_total: 'Lead in all points that your side can expect',
    counted_score: 'Lead on the score sheet that your side can expect',
    average_points: 'average',
    average_total: 'average lead in all points',
    average_score: 'average lead on the score sheet',
  },
  /** Above the report of a game. */
  report: {
    counted_points: 'Amounts are card points, North–South first.',
    counted_total: 'Amounts are how many points North–South are ahead of East–West.',
    counted_score: 'Amounts are how far North–South are ahead of East–West on the score sheet.',
  },
  /** What counts beside the points of tricks, or instead of them. */
  bonuses: {
    roem: 'roem',
    marriage: 'king and queen',
    sweep: 'sweep',
    wet: 'wet',
    level: 'contract',
    gamePoints: 'game points',
    tap: 'tap',
    claim: 'claim',
  },
} as const;

/** The same texts in any language. */
export type PayoffTexts = {
  readonly [Part in keyof typeof payoffs]: Readonly<Record<keyof (typeof payoffs)[Part], string>>;
};
