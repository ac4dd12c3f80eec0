/**
 * Lets a producer go on while up to `limit` saves are under way. The first failure is thrown by the next `add` or by
 * `end`, never lost and never unhandled.
 */
export const saveAhead = (limit: number) => {
  const saving = new Set<Promise<void>>();
  let failed: { reason: unknown } | undefined;
  const track = (save: Promise<void>): void => {
    const tracked: Promise<void> = save
      .catch((reason: unknown) => {
        failed ??= { reason };
      })
      .finally(() => saving.delete(tracked));
    saving.add(tracked);
  };
  const throwFailed = (): void => {
    if (failed) throw failed.reason;
  };
  return {
    async add(save: () => Promise<void>): Promise<void> {
      if (saving.size >= limit) await Promise.race(saving);
      throwFailed();
      track(save());
    },
    /** Resolves when everything is saved. */
    async end(): Promise<void> {
      await Promise.all(saving);
      throwFailed();
    },
  };
};
