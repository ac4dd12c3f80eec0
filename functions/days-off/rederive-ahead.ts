import { isLiving } from '#shared/days-off/entries.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { RunTitle } from '#shared/runs/run-title.ts';
import { startRun, type StartedRun } from '#functions/platform/runs/start-run.ts';
import { rederiveRun } from './rederive.ts';
import { requestCollection } from './request-store.ts';

/** The people with requests that lie ahead, as of the last refresh. */
const peopleAhead = (today: IsoDate): number[] => {
  const people = new Set<number>();
  for (const row of requestCollection.rows.all())
    if (isLiving(row) && row.end_date !== null && row.end_date >= today) people.add(row.employee_id);
  return [...people];
};

/** Prepares the run over everybody with requests ahead; undefined when there are none. */
export const rederiveAhead = async (actor: Actor, today: IsoDate, title: RunTitle) => {
  const people = peopleAhead(today);
  return people.length > 0 ? startRun(rederiveRun(actor, people, title)) : undefined;
};

/** What follows the save that such a run was part of. */
export const beginDerived =
  (run: StartedRun | undefined) =>
  async ({ run_id: saved }: { readonly run_id: string | null }): Promise<void> => {
    if (run && saved !== null) await run.begin(saved);
  };
