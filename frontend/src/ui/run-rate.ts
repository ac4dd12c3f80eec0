import { useEffect, useState } from 'react';
import type { RunView } from '#shared/contract/runs/run.ts';
import { isOpen } from '#shared/runs/run.ts';

/** Handled items at a moment, in milliseconds. */
export type RunSample = { at: number; handled: number };

const SAMPLES = 15;
const SHORTEST_MS = 1_500;

/** Items a second over the samples; undefined while they say nothing. */
export const rateOf = (samples: readonly RunSample[]): number | undefined => {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < SHORTEST_MS || last.handled <= first.handled) return undefined;
  return ((last.handled - first.handled) / (last.at - first.at)) * 1000;
};

/** How fast an open run goes now; a run that went on after a stop is measured from there. */
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
