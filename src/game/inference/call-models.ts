/** Made by `npm run bench -- contracts --write`: the weights of named-contract.ts, by the cards of the pack. */
export interface CallModel {
  /** The weights of the numbers of a hand (`featuresOf`) in a contract with a trump suit, as shares of the card points. */
  readonly trump: readonly number[];
  /** The same without a trump suit; none in a game without such contracts. */
  readonly noTrump: readonly number[];
  /** The share of the points that a player expects after passing. */
  readonly pass: number;
  /** The scale of the differences between shares that a choice does not follow. */
  readonly noise: number;
}

export const CALL_MODELS: Readonly<Record<number, CallModel>> = {
  '32': {
    trump: [
      0.1237, 0.2343, 0.1213, 0.0848, 0.0718, 0.0607, 0.0524, 0.0501, 0.0472, 0.1122, 0.04, 0.0243, 0.0195, 0.0177,
      0.0183, 0.0179, 0.0167, 0.0039, 0.0204, -0.0096,
    ],
    noTrump: [],
    pass: 0.6908,
    noise: 0.0348,
  },
  '36': {
    trump: [
      0.1233, 0.2692, 0.1569, 0.1119, 0.0842, 0.0718, 0.0747, 0.0645, 0.0632, 0.0598, 0.0619, 0.0267, 0.0136, 0.0101,
      0.0124, 0.0068, 0.0066, 0.0073, 0.008, 0.0051, 0.0001, 0.0029,
    ],
    noTrump: [0.0419, 0.1566, 0.0663, 0.0369, 0.0241, 0.0204, 0.0183, 0.017, 0.0183, 0.0193, 0.0047, 0.0052],
    pass: 0.7415,
    noise: 0.0311,
  },
};
