/** The messages of a part that loads later, added to those that the parts before it have: made once for each language and kind of cards. */
export function added<Known extends object, Own extends object>(
  build: (messages: Known) => Own,
): (messages: Known) => Known & Own {
  const made = new WeakMap<Known, Known & Own>();
  return (messages) => {
    const before = made.get(messages);
    if (before) return before;
    const all = { ...messages, ...build(messages) };
    made.set(messages, all);
    return all;
  };
}
