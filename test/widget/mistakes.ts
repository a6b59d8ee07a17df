/** A record with mistakes: three errors (West H9 20, North CK 18, East CJ 8) and one play that was bad luck (North D9 10). */
export const RECORD_WITH_MISTAKES = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  payoff: 'points',
  deal: 'N:T.T.9.K ...JT86 6.KQ..9 .98.KQ.',
  plays: 'D9 H9 C9 CJ DK S6 CT CK DQ HK C6 ST HQ C8 HT H8',
} as const;
