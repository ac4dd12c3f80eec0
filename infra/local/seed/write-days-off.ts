import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { writeDaysOffSettings, writeRights } from '#functions/days-off/days-off-settings.ts';
import { personDaysStore } from '#functions/days-off/person-days-store.ts';
import { requestStore } from '#functions/days-off/request-store.ts';
import { scheduleNameClaims, scheduleStore } from '#functions/days-off/schedule-store.ts';
import { standardTypesGiven } from '#functions/days-off/standard-types.ts';
import { typeNameClaims, typeStore } from '#functions/days-off/type-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { writeAll, writeCounter } from './batch-writer.ts';
import { bulkPeople, bulkRequests, bulkRequestsEach } from './bulk-days-off.ts';
import { daysOffEvents } from './days-off-events.ts';
import type { Deciders, DemoDaysOff } from './days-off.ts';
import type { Author } from './events.ts';
import { personWrites } from './person-writes.ts';

/** The demo users who decide about days off. */
export const decidersOf = (users: readonly { readonly name: string }[]): Deciders => {
  const actor = (place: number) => ({ user_id: place + 1, name: users[place]?.name ?? '' });
  return { admin: actor(0), officer: actor(1), manager: actor(2) };
};

function* requestWrites(requests: Iterable<DayOffRequest>): Generator<Write> {
  for (const request of requests) yield requestStore.create(request);
}

type Company = {
  readonly day: IsoDate;
  readonly people: readonly Employee[];
  readonly authors: readonly Author[];
  /** How many more people are away for the whole month. */
  readonly more: number;
};

/** Writes the days off of the demo company. */
export const writeDaysOff = async (demo: DemoDaysOff, { day, people, authors, more }: Company): Promise<void> => {
  const { settings, types, rights, schedules, personDays, requests } = demo;
  await writeAll([
    standardTypesGiven(),
    writeDaysOffSettings(settings),
    writeRights(rights),
    ...types.flatMap((type) => [typeStore.create(type), ...typeNameClaims(undefined, type)]),
    ...schedules.flatMap((schedule) => [scheduleStore.create(schedule), ...scheduleNameClaims(undefined, schedule)]),
    ...personDays.map((kept) => personDaysStore.create(kept)),
    ...requestWrites(requests),
    ...daysOffEvents(day, demo, people, authors),
  ]);
  await writeCounter(typeStore.type, types.length);
  await writeCounter(scheduleStore.type, schedules.length);
  const away = bulkPeople(more, people.length + 1, day);
  await writeAll(away.flatMap(personWrites));
  await writeAll(requestWrites(bulkRequests(away, requests.length + 1, day)));
  await writeCounter(requestStore.type, requests.length + more * bulkRequestsEach(day));
  if (more > 0) await writeCounter(employeeStore.type, people.length + more);
};
