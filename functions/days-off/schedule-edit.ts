import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { editSchedule } from '#shared/contract/days-off/edit-schedule.ts';
import type { WorkSchedule } from '#shared/days-off/work-schedule.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { sensibleDayIssues } from '#shared/values/dates.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { definitionEvent } from './definition-event.ts';
import { personDaysCollection } from './person-days-store.ts';
import { becauseOf, rederiveRun } from './rederive.ts';
import { presentSchedule } from './schedules.ts';
import { scheduleNameClaims, scheduleStore, storedSchedule } from './schedule-store.ts';

type Body = EndpointInput<typeof editSchedule>['body'];
type Answer = EndpointResponse<typeof editSchedule>;

/** The people who work by a schedule on any day. */
const peopleOf = async (scheduleId: number): Promise<number[]> =>
  [...(await personDaysCollection.refresh()).all()]
    .filter(({ schedules }) => schedules.some(({ schedule_id: id }) => id === scheduleId))
    .map(({ id }) => id);

/** New hours count from a day on; the days before keep theirs. */
const withHours = (before: WorkSchedule, { weeks, from }: Body): WorkSchedule['versions'] => {
  if (weeks === undefined || from === undefined) return before.versions;
  return [...before.versions.filter((version) => version.from < from), { from, weeks }];
};

const howOf = (before: WorkSchedule, after: WorkSchedule) =>
  before.deleted === after.deleted ? 'changed' : after.deleted === 1 ? 'archived' : 'restored';

/** Changes a schedule; the requests ahead of its people are derived again by a run. */
export const editScheduleBy = async (
  actor: Actor,
  body: Body,
  commit: (writes: readonly Write[], answer: Answer) => Promise<Answer>,
): Promise<Answer> => {
  assertNoIssues(
    body.weeks !== undefined && body.from === undefined
      ? [issue('from', 'required')]
      : sensibleDayIssues('from', body.from ?? null, today()),
  );
  let begin: (() => Promise<void>) | undefined;
  return editRecord<WorkSchedule, Answer>({
    of: ['work_schedule', body.id],
    version: body.version,
    commit,
    read: () => storedSchedule(body.id),
    present: presentSchedule,
    plan: async (before) => {
      const people = await peopleOf(before.id);
      if (body.archived === 1 && before.deleted === 0 && people.length > 0)
        throw new AppError('referenced', {
          detail: 'People work by this schedule. Give them another one first.',
          extras: { count: people.length },
        });
      const after: WorkSchedule = {
        ...before,
        name: body.name ?? before.name,
        versions: withHours(before, body),
        deleted: body.archived ?? before.deleted,
      };
      const isSame =
        after.name === before.name && after.versions === before.versions && after.deleted === before.deleted;
      if (isSame) return { writes: [], answer: (version) => ({ id: before.id, version, run_id: null }) };
      const derives = body.weeks !== undefined && people.length > 0;
      const run = derives ? await startRun(rederiveRun(actor, people, becauseOf(after.name))) : undefined;
      begin = run && (() => run.begin(run.runId));
      return {
        writes: [
          scheduleStore.update(before, after, presentSchedule),
          ...scheduleNameClaims(before, after),
          definitionEvent(actor, 'schedule', howOf(before, after), after.name),
          ...(run?.writes ?? []),
        ],
        answer: (version) => ({ id: before.id, version, run_id: run?.runId ?? null }),
        saved: () => begin?.(),
      };
    },
  });
};
