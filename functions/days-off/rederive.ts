import type { DayOffRequest, RequestDay } from '#shared/days-off/day-off-request.ts';
import { isLiving } from '#shared/days-off/entries.ts';
import { rederived } from '#shared/days-off/request-days.ts';
import type { PersonCalendar } from '#shared/days-off/schedule.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { personItems } from '#functions/platform/people-list/people-items.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import type { NewRun } from '#functions/platform/runs/start-run.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';
import { REDERIVE_KIND, type RederiveInput } from './days-off-runs.ts';
import { leaveEvents } from './request-events.ts';
import { requestsByPerson, requestStore } from './request-store.ts';

const sumOf = (days: readonly RequestDay[]): number => days.reduce((sum, { minutes }) => sum + minutes, 0);

const isSame = (one: readonly RequestDay[], other: readonly RequestDay[]): boolean =>
  one.length === other.length &&
  one.every((day, at) => day.date === other[at]?.date && day.minutes === other[at].minutes);

/** A request whose days ahead are others by now. */
type Rederived = { readonly before: DayOffRequest; readonly days: RequestDay[] };

/**
 * The requests of a person whose days ahead a changed schedule or holiday changes; days of the past and of locked months
 * stay (docs/areas/days-off.md#schedules).
 */
export const changedRequests = async (
  daysOff: DaysOff,
  employeeId: number,
  calendar: PersonCalendar,
): Promise<Rederived[]> => {
  const isLocked = daysOff.isLocked(employeeId);
  const ahead = requestsByPerson
    .rowsOf(employeeId)
    .filter((row) => isLiving(row) && row.end_date !== null && row.end_date >= daysOff.today);
  const changed = ahead.flatMap((row) => {
    const isOver = daysOff.typeOf(row.type_id)?.over_schedule === 1;
    const days = rederived(row, calendar, daysOff.today, isLocked, isOver);
    return isSame(days, row.days) ? [] : [{ id: row.id, days }];
  });
  const stored = await requestStore.getMany(changed.map(({ id }) => id));
  return changed.flatMap(({ id, days }) => {
    const before = stored.find((one) => one.id === id);
    return before ? [{ before, days }] : [];
  });
};

/** The writes that save the days, each told in the feeds of the request and of the person. */
export const rederivedWrites = (actor: Actor, changed: readonly Rederived[]): Write[] =>
  changed.flatMap(({ before, days }) => {
    const value = { ...before, days };
    const told = { old: `${sumOf(before.days)} minutes`, new: `${sumOf(days)} minutes`, rederived: true };
    return [requestStore.update(before, value), ...leaveEvents(actor, value, 'day_off_changed', told)];
  });

/** As an answer names them; the first ones. */
export const presentRederived = (changed: readonly Rederived[]) => ({
  count: changed.length,
  requests: changed
    .slice(0, 20)
    .map(({ before, days }) => ({ request_id: before.id, before: sumOf(before.days), after: sumOf(days) })),
});

/** The run that derives the requests ahead of these people again. */
export const rederiveRun = (actor: Actor, employee_ids: readonly number[], cause: string): NewRun => ({
  kind: REDERIVE_KIND,
  title: `Count days off of ${employee_ids.length} people again: ${cause}`,
  input: { employee_ids } satisfies RederiveInput,
  actor,
  permission: 'days:read',
});

export const rederiveDaysRun = itemKind<RederiveInput, number, DaysOff>({
  kind: REDERIVE_KIND,
  permission: 'days:settings',
  paceMs: 0,
  groupMax: 1,
  inFlight: 4,
  expand: ({ employee_ids }, { actor }) => personItems(employee_ids, actor),
  prepare: () => readDaysOff(),
  apply: async (employeeId, daysOff, { actor }) => ({
    writes: rederivedWrites(actor, await changedRequests(daysOff, employeeId, daysOff.calendarOf(employeeId))),
    ref: { object: 'employee', id: employeeId },
  }),
  finish: async (_, { done, failed }) => ({ object: 'employee', changed: done, failed }),
});
