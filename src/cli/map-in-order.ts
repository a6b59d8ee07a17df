/**
 * Asynchronous work on a stream of items, several at once, results in the order of the items. A result is passed on as
 * soon as all before it are, even while the next item has not arrived: a program that waits for each answer gets it.
 * @param ahead the most items taken from the stream whose results have not been passed on, at least 1
 */
export async function* mapInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  ahead: number,
): AsyncGenerator<Result> {
  const iterator = items[Symbol.asyncIterator]();
  const results: Promise<Result>[] = [];
  let arriving: Promise<IteratorResult<Item>> | undefined;
  let ended = false;
  while (!ended || results.length > 0) {
    if (!ended && results.length < ahead) arriving ??= iterator.next();
    const [head] = results;
    // Whichever comes first; a failure of either ends the whole.
    const first = await Promise.race([
      ...(head ? [head.then((result) => ({ result }))] : []),
      ...(arriving ? [arriving.then((item) => ({ item }))] : []),
    ]);
    if ('result' in first) {
      void results.shift();
      yield first.result;
    } else {
      arriving = undefined;
      if (first.item.done) {
        ended = true;
      } else {
        const result = work(first.item.value);
        // The failure is met when the result's turn comes; until then it is not unhandled.
        void result.catch(() => {});
        results.push(result);
      }
    }
  }
}
