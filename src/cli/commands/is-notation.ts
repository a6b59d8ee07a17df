/** Whether a value of `--deal` is four hands in the notation, and needs no reader of other forms. */
export const isNotation = (deal: string): boolean => /^\s*[NESW]\s*:\s*[^\s.]*(\.|$)/i.test(deal);
