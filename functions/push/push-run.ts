import type { RunName } from '#functions/platform/runs/run-kind.ts';

/** A push as a run: its page, the list of runs and the sweeper know it by this (docs/areas/push.md#machine). */
export const PUSH_RUN = { kind: 'push_days_off', machine: 'push-days-off', own_page: true } as const satisfies RunName;
