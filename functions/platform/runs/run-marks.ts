import { AppError } from '#shared/errors/problem.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Key } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { areaOfRun, MARKED_RUNS, markKey } from '#shared/runs/run-areas.ts';
import { openRunIds, readRun, runExpiry, type RunHead } from './run-store.ts';

const allMarked = { pk: MARKED_RUNS, sk: 'all' } as const;

const read = (key: Key): Promise<Item | undefined> => readItem(key, runsTable());

/** Says under a key of the area who started the run; no other area writes such a key. */
export const markRun = ({ run_id: id, kind, user_id }: RunHead): Write[] => {
  const area = areaOfRun(kind);
  if (area === undefined) return [];
  const mark = { ...markKey(area, id), kind, user_id };
  return [{ build: (at) => ({ Put: { TableName: runsTable(), Item: { ...mark, [EXPIRES_AT]: runExpiry(at) } } }) }];
};

/** For how long functions of the release before may still be starting runs: a deployment takes a part of it. */
const DEPLOYING_MS = 24 * 3_600_000;

const isEnforced = (item: Item | undefined): boolean => item?.['enforced'] === true;

/** Whether the area of its kind started a run, for the user whose rights count in it. */
export const isStartedByArea = async ({ kind, run_id: id, user_id: user }: RunHead): Promise<boolean> => {
  const area = areaOfRun(kind);
  if (area === undefined) return true;
  const mark = await read(markKey(area, id));
  if (mark) return mark['kind'] === kind && mark['user_id'] === user;
  return !isEnforced(await read(allMarked));
};

/** Throws `forbidden` for a run that another area than that of its kind put there (docs/areas/platform.md#runs). */
export const assertStartedByArea = async (head: RunHead): Promise<void> => {
  if (!(await isStartedByArea(head))) throw new AppError('forbidden');
};

const keepState = (state: { seen_at: number; enforced: boolean }): Promise<void> =>
  transact([{ build: () => ({ Put: { TableName: runsTable(), Item: { ...allMarked, ...state } } }) }]);

/**
 * Gives the runs that are open since the release before marks theirs, once, a day after this release came; from then on a
 * run without a mark is not worked on.
 */
export const markOpenRuns = async (): Promise<void> => {
  const state = await read(allMarked);
  if (isEnforced(state)) return;
  const at = now().getTime();
  const seenAt = Number(state?.['seen_at'] ?? at);
  if (!state) await keepState({ seen_at: seenAt, enforced: false });
  if (at - seenAt < DEPLOYING_MS) return;
  for (const id of await openRunIds()) {
    const head = await readRun(id);
    const area = head && areaOfRun(head.kind);
    if (head && area && !(await read(markKey(area, id)))) await transact(markRun(head));
  }
  await keepState({ seen_at: seenAt, enforced: true });
};
