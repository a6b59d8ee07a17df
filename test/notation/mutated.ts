/** Nearly correct texts. */
import fc from 'fast-check';

/** A correct text with up to three pieces cut out, or replaced by others. */
export const mutated = (right: string, piece: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .array(fc.record({ at: fc.nat({ max: right.length }), cut: fc.nat({ max: 4 }), put: piece }), { maxLength: 3 })
    .map((edits) => edits.reduce((text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut), right));
