import { noPersonDays, type PersonDays } from '#shared/days-off/person-days.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { fasterError } from '#functions/platform/storage/saved-version.ts';

/** One item per person, which exists once there is anything to keep; its id is that of the person. */
export const personDaysStore = entityStore<PersonDays>({
  type: 'person_days',
  layout: { version: 1, fields: ['schedules', 'corrections', 'locked_months'] },
  pointsAt: ({ id: person, corrections }) => [
    ...targetsOf('employee', [person]),
    ...targetsOf(
      'day_off_type',
      corrections.map(({ type_id: type }) => type),
    ),
  ],
});

export const personDaysCollection = collection<PersonDays, PersonDays>({
  entity: personDaysStore,
  toRow: (stored) => stored,
});

/** The stored days of a person as of the last refresh. */
export const personDaysNow = (employeeId: number): PersonDays =>
  personDaysCollection.rows.get(employeeId) ?? noPersonDays(employeeId);

/** The stored days of a person by a strongly consistent read. */
export const readPersonDays = async (employeeId: number): Promise<PersonDays> =>
  (await personDaysStore.get(employeeId)) ?? noPersonDays(employeeId);

/** Saves what is kept of a person; of two who change it at once one fails with `conflict` or `stale_version`. */
export const savePersonDays = (before: PersonDays, after: PersonDays): Write =>
  before.version === 0
    ? {
        ...personDaysStore.create({ ...after, version: 1 }),
        failed: fasterError,
      }
    : personDaysStore.update(before, after);

/** Goes with every write about requests of a person, so that two at once never overlap (`takeTurn`). */
export const turnOf = (employeeId: number) => ({ type: 'employee', id: employeeId, part: 'days_off' }) as const;
