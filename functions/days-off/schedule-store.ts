import type { WorkSchedule } from '#shared/days-off/work-schedule.ts';
import { AppError } from '#shared/errors/problem.ts';
import { fold } from '#shared/values/fold.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { moveClaim } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';

const NAME_CLAIM = 'work_schedule_name';

export const scheduleStore = entityStore<WorkSchedule>({
  type: 'work_schedule',
  layout: { version: 1, fields: ['name', 'versions', 'deleted', 'created_at'] },
});

export const scheduleCollection = collection<WorkSchedule, WorkSchedule>({
  entity: scheduleStore,
  toRow: (stored) => stored,
});

const scheduleNameInUse = (): AppError => {
  const message = 'Another schedule has this name';
  return new AppError('name_in_use', {
    detail: `${message}.`,
    fields: [{ path: 'name', code: 'invalid_value', message }],
  });
};

export const scheduleNameClaims = (before: WorkSchedule | undefined, after: WorkSchedule): Write[] =>
  moveClaim(NAME_CLAIM, before ? fold(before.name) : null, fold(after.name), after.id, scheduleNameInUse);

/** Goes with whoever works by this schedule from now on: it must not be archived at the same moment. */
export const scheduleIsThere = (id: number): Write =>
  scheduleStore.there(id, () => new AppError('archived', { detail: 'This schedule is archived.' }));

/** The schedule for a change of itself. */
export const storedSchedule = async (id: number): Promise<WorkSchedule> => {
  const stored = await scheduleStore.get(id);
  if (!stored) throw new AppError('not_found');
  return stored;
};
