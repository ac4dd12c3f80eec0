/**
 * Runs `work` one at a time, a moment after the call, so that all calls of that moment share a run. A call made while it
 * runs does not get that run, which may have read before the call's own write; all such calls share the next one.
 */
export const coalesced = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  const start = (): Promise<Result> => {
    next = undefined;
    return work();
  };

  return () => {
    if (next) return next;
    next = last.then(start, start);
    last = next;
    return next;
  };
};
