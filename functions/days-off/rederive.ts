import { minutesIn, type DayOffRequest, type RequestDay } from '#shared/days-off/day-off-request.ts';
import { isLiving } from '#shared/days-off/entries.ts';
import { rederiveDays } from '#shared/days-off/request-days.ts';
import type { PersonCalendar } from '#shared/days-off/schedule.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { personItems } from '#functions/platform/people-list/people-items.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import type { RunTitle } from '#shared/runs/run-title.ts';
import type { NewRun } from '#functions/platform/runs/start-run.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';
import { REDERIVE_KIND, type RederiveInput } from './days-off-runs.ts';
import { leaveEvents } from './request-events.ts';
import { requestsByPerson, requestStore } from './request-store.ts';

const isSame = (one: readonly RequestDay[], other: readonly RequestDay[]): boolean =>
  one.length === other.length &&
  one.every((day, at) => day.date === other[at]?.date && day.minutes === other[at].minutes);

/** A request, and the days that it has now that something else was changed. */
type Rederived = { readonly before: DayOffRequest; readonly days: RequestDay[] };

type Counted = Parameters<typeof rederiveDays>[0] & Pick<DayOffRequest, 'employee_id'>;

/** The days of a request as they are counted by now; null when they are the same as before. */
const daysAnew = (daysOff: DaysOff, request: Counted, calendar: PersonCalendar): RequestDay[] | null => {
  const isOver = daysOff.typeOf(request.type_id)?.over_schedule === 1;
  const days = rederiveDays(request, calendar, daysOff.today, daysOff.isLocked(request.employee_id), isOver);
  return isSame(days, request.days) ? null : days;
};

/**
 * The requests of a person whose days ahead a changed schedule or holiday changes, as of the last refresh; days of the
 * past and of locked months stay (docs/areas/days-off.md#schedules).
 */
const changedRows = (daysOff: DaysOff, employeeId: number, calendar: PersonCalendar) =>
  requestsByPerson.rowsOf(employeeId).flatMap((row) => {
    const isAhead = isLiving(row) && row.end_date !== null && row.end_date >= daysOff.today;
    const days = isAhead ? daysAnew(daysOff, row, calendar) : null;
    return days ? [{ id: row.id, days }] : [];
  });

/** `changedRows` as they are stored, for a save. */
export const changedRequests = async (
  daysOff: DaysOff,
  employeeId: number,
  calendar: PersonCalendar,
): Promise<Rederived[]> => {
  const changed = changedRows(daysOff, employeeId, calendar);
  const stored = await requestStore.getMany(changed.map(({ id }) => id));
  return changed.flatMap(({ id, days }) => {
    const before = stored.find((one) => one.id === id);
    return before ? [{ before, days }] : [];
  });
};

/** The most requests that are saved in the transaction of the change behind them; a run counts more of them again. */
export const REDERIVED_AT_ONCE = 25;

/** The writes that save the days, each with a line in the feeds of the request and of the person. */
export const rederivedWrites = (actor: Actor, changed: readonly Rederived[]): Write[] =>
  changed.flatMap(({ before, days }) => {
    const value = { ...before, days };
    const payload = { old: `${minutesIn(before.days)} minutes`, new: `${minutesIn(days)} minutes`, rederived: true };
    return [requestStore.update(before, value), ...leaveEvents(actor, value, 'day_off_changed', payload)];
  });

/** The changed requests as an answer has them: their number, and the first of them. */
export const presentRederived = (changed: readonly Rederived[]) => ({
  count: changed.length,
  requests: changed
    .slice(0, 20)
    .map(({ before, days }) => ({ request_id: before.id, before: minutesIn(before.days), after: minutesIn(days) })),
});

/** Counting days off again because of something with a name. */
export const becauseOf = (cause: string): RunTitle => ({ name: 'countDaysAgain', values: { cause } });

/** The run that derives the requests ahead of these people again. */
export const rederiveRun = (actor: Actor, employee_ids: readonly number[], title: RunTitle): NewRun => ({
  kind: REDERIVE_KIND,
  title,
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
  async *expand({ employee_ids }, { actor }) {
    const daysOff = await readDaysOff();
    for await (const { input: employeeId, ...person } of personItems(employee_ids, actor))
      for (const { id } of changedRows(daysOff, employeeId, daysOff.calendarOf(employeeId)))
        yield { ...person, input: id };
  },
  prepare: () => readDaysOff(),
  apply: async (id, daysOff, { actor }) => {
    const before = await requestStore.get(id);
    const days = before && isLiving(before) ? daysAnew(daysOff, before, daysOff.calendarOf(before.employee_id)) : null;
    return {
      writes: before && days ? rederivedWrites(actor, [{ before, days }]) : [],
      ref: { object: 'day_off_request', id },
    };
  },
  finish: async (_, { done, failed }) => ({ object: 'day_off_request', changed: done, failed }),
});
