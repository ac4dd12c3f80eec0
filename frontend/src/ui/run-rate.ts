import { useEffect, useState } from 'react';
import type { RunView } from '#shared/contract/runs/run.ts';
import { isOpen } from '#shared/runs/run.ts';

/** The number of handled items at a moment, which is in milliseconds. */
export type RunSample = { at: number; handled: number };

const SAMPLES = 15;
const SHORTEST_MS = 1_500;

/** Items per second over the samples; undefined while there are too few of them. */
export const rateOf = (samples: readonly RunSample[]): number | undefined => {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < SHORTEST_MS || last.handled <= first.handled) return undefined;
  return ((last.handled - first.handled) / (last.at - first.at)) * 1000;
};

/** The current rate of an open run; after a restart, earlier samples with more handled items are dropped. */
export const useRunRate = (run: RunView): number | undefined => {
  const [samples, setSamples] = useState<readonly RunSample[]>([]);
  const handled = run.done + run.failed;
  const open = isOpen(run.status);
  useEffect(() => {
    if (!open) return;
    // oxlint-disable-next-line react/set-state-in-effect -- why: a sample belongs to the moment its answer came
    setSamples((before) =>
      [...before.filter((sample) => sample.handled <= handled), { at: Date.now(), handled }].slice(-SAMPLES),
    );
  }, [handled, open]);
  return open ? rateOf(samples) : undefined;
};
