import type { RunView } from '#shared/contract/runs/run.ts';
import type { Tone } from '../ui/tokens.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { format } from '../ui/format.ts';

type Look = { word: string; tone: Tone };

/** The state of a run: the key of its word, and its tone. */
export const statusOf = ({ status, failed }: Pick<RunView, 'status' | 'failed'>): Look => {
  switch (status) {
    case 'preparing':
    case 'running':
      return { word: status, tone: 'accent' };
    case 'succeeded':
      return failed > 0 ? { word: 'withFailures', tone: 'amber' } : { word: status, tone: 'green' };
    case 'failed':
      return { word: status, tone: 'red' };
    case 'cancelled':
      return { word: status, tone: 'gray' };
  }
};

/** A moment as date and time: `21/11/2026 09:51`. */
export const momentOf = (instant: string): string => belgianMoment(instant);
/** A moment as a time of day: `09:51:12`. */
export const clockOf = (instant: string): string => format().clock(new Date(instant), true);

/** How long the run took, for `runs:duration`. */
export const durationOf = ({ started_at, ended_at }: RunView): { unit: 'seconds' | 'minutes'; count: number } => {
  const ms = started_at === null || ended_at === null ? 0 : Date.parse(ended_at) - Date.parse(started_at);
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 120 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.round(seconds / 60) };
};
