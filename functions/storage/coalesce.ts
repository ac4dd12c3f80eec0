/**
 * Runs `work` one at a time. A call made while it runs does not get that run, which may have read before the call's own
 * write; all such calls share the next one.
 */
export const coalesced = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;

  const start = (): Promise<Result> => {
    const run = work();
    running = run;
    const done = () => {
      running = undefined;
    };
    run.then(done, done);
    return run;
  };
  const startNext = (): Promise<Result> => {
    next = undefined;
    return start();
  };

  return () => {
    if (next) return next;
    if (!running) return start();
    next = running.then(startNext, startNext);
    return next;
  };
};
