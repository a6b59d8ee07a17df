/**
 * Processes a stream of items asynchronously, several at a time, with the results in the order of the items. A result is yielded as
 * soon as all earlier ones have been, even if the next item has not arrived, so that a program can wait for each answer.
 * @param ahead maximum number of items taken from the stream without a yielded result, at least 1
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
    // Whichever settles first. A failure of either ends the iteration.
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
        // The failure is thrown at the result's turn. Until then this marks it as handled.
        void result.catch(() => {});
        results.push(result);
      }
    }
  }
}
