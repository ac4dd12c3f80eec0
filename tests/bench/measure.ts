/** Runs `work` `times` times, after `warmUp` rounds that do not count; returns the milliseconds of each, sorted. */
export const timeRounds = async (
  times: number,
  work: (round: number) => Promise<unknown>,
  warmUp = 20,
): Promise<number[]> => {
  for (let round = 0; round < warmUp; round += 1) await work(round);
  const durations: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const started = performance.now();
    await work(round + warmUp);
    durations.push(performance.now() - started);
  }
  return durations.toSorted((one, other) => one - other);
};

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Calls per second with `lanes` callers at once. */
export const throughput = async (
  lanes: number,
  seconds: number,
  work: (round: number) => Promise<unknown>,
): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() < until) {
      await work(done);
      done += 1;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  return done / ((performance.now() - started) / 1000);
};

export const once = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** The milliseconds of this process's processors that `work` took. */
const processorOnce = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The median processor time of two kinds of work that take turns, in milliseconds: a busy machine slows both alike. */
export const timeInTurns = async (
  times: number,
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
  warmUp = 20,
): Promise<readonly [number, number]> => {
  const taken: [number[], number[]] = [[], []];
  for (let round = 0; round < times + warmUp; round += 1) {
    const own = await processorOnce(() => one(round));
    const others = await processorOnce(() => other(round));
    if (round < warmUp) continue;
    taken[0].push(own);
    taken[1].push(others);
  }
  const [first, second] = taken.map((each) =>
    quantile(
      each.toSorted((a, b) => a - b),
      0.5,
    ),
  );
  return [first ?? Number.NaN, second ?? Number.NaN];
};
