/** A deal of a Swisslos log as jass-kit JSON, in the form of the format's own tools; the contracts are the numbers 0 to 5. */
export const KIT = {
  trump: 0,
  dealer: 3,
  tss: 1,
  tricks: [
    { cards: ['D10', 'D8', 'DJ', 'DA'], points: 41, win: 0, first: 2 },
    { cards: ['S9', 'S10', 'D6', 'SA'], points: 21, win: 2, first: 0 },
    { cards: ['CA', 'C7', 'C10', 'CJ'], points: 23, win: 2, first: 2 },
    { cards: ['HA', 'H6', 'C6', 'H7'], points: 11, win: 2, first: 2 },
    { cards: ['SQ', 'C8', 'SK', 'S6'], points: 7, win: 0, first: 2 },
    { cards: ['DK', 'H10', 'H8', 'H9'], points: 14, win: 0, first: 0 },
    { cards: ['DQ', 'HJ', 'S7', 'CQ'], points: 8, win: 0, first: 0 },
    { cards: ['D9', 'S8', 'C9', 'CK'], points: 18, win: 0, first: 0 },
    { cards: ['D7', 'SJ', 'HQ', 'HK'], points: 14, win: 0, first: 0 },
  ],
  player: [{ hand: [] }, { hand: [] }, { hand: [] }, { hand: [] }],
  jassTyp: 'SCHIEBER_2500',
};
