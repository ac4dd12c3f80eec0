/**
 * Runs `work` one at a time, a moment after the call, so that all calls of that moment share a run. A call made while
 * it runs does not get that run, which may have read before the call's own write; all such calls share the next one.
 * `gather` makes the moment longer.
 */
export const coalesce = <Result>(
  work: () => Promise<Result>,
  gather: () => Promise<unknown> | undefined = () => undefined,
): (() => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  const start = async (): Promise<Result> => {
    const gathered = gather();
    if (gathered) await gathered;
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
