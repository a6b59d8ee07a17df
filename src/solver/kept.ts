/** A promise that all callers share. One that rejects is not kept: the file or the memory may be there the next time. */
export function kept<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
