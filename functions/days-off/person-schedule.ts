import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getEmployeeSchedules } from '#shared/contract/days-off/get-employee-schedules.ts';
import { DEFAULT_SCHEDULE, DEFAULT_SCHEDULE_NAME, scheduleOn, addPeriod } from '#shared/days-off/person-schedules.ts';
import type { PersonDays } from '#shared/days-off/person-days.ts';
import { DEFAULT_WEEKS, type SchedulePeriod } from '#shared/days-off/work-schedule.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';
import { readPersonDays, savePersonDays } from './person-days-store.ts';
import { changedRequests, REDERIVED_AT_ONCE, rederivedWrites } from './rederive.ts';
import { scheduleCollection, scheduleIsThere } from './schedule-store.ts';
import { weeklyMinutes, weeksOn } from './schedules.ts';

export const scheduleNameOf = (scheduleId: number): string =>
  scheduleId === DEFAULT_SCHEDULE
    ? DEFAULT_SCHEDULE_NAME
    : (scheduleCollection.rows.get(scheduleId)?.name ?? DEFAULT_SCHEDULE_NAME);

type SchedulePlan = {
  readonly writes: readonly Write[];
  readonly changed: Awaited<ReturnType<typeof changedRequests>>;
};

/**
 * The writes with which a person works by a schedule from a day on. The requests ahead are derived again in the same
 * save, unless they are too many for it (`REDERIVED_AT_ONCE`).
 */
export const scheduleWrites = async (
  actor: Actor,
  daysOff: DaysOff,
  before: PersonDays,
  period: SchedulePeriod,
  how: { via_excel?: true } = {},
): Promise<SchedulePlan & { readonly after: PersonDays }> => {
  const after = { ...before, schedules: addPeriod(before.schedules, period) };
  const changed = await changedRequests(daysOff, before.id, daysOff.calendarWith(after.schedules));
  return {
    after,
    changed,
    writes: [
      savePersonDays(before, after),
      ...(period.schedule_id === DEFAULT_SCHEDULE ? [] : [scheduleIsThere(period.schedule_id)]),
      recordEvent(actor, {
        object: 'employee',
        id: before.id,
        type: 'work_schedule_assigned',
        payload: {
          name: scheduleNameOf(period.schedule_id),
          date: toDmy(period.from),
          ...how,
        },
      }),
      ...(changed.length > REDERIVED_AT_ONCE ? [] : rederivedWrites(actor, changed)),
    ],
  };
};

/** Plans that a person works by a schedule from a day on. */
export const planSchedule = async (actor: Actor, employeeId: number, period: SchedulePeriod): Promise<SchedulePlan> => {
  const [daysOff, before] = await Promise.all([readDaysOff(), readPersonDays(employeeId)]);
  const schedule = scheduleCollection.rows.get(period.schedule_id);
  if (period.schedule_id !== DEFAULT_SCHEDULE && !schedule) throw new AppError('not_found');
  if (schedule?.deleted === 1) throw new AppError('archived', { detail: 'This schedule is archived.' });
  const schedules = addPeriod(before.schedules, period);
  if (JSON.stringify(schedules) === JSON.stringify(before.schedules)) return { writes: [], changed: [] };
  return scheduleWrites(actor, daysOff, before, period);
};

/** The schedules of a person by day, latest first; the default one comes last. */
export const schedulesOf = (daysOff: DaysOff, employeeId: number): EndpointResponse<typeof getEmployeeSchedules> => {
  const { schedules, locked_months } = daysOff.keptOf(employeeId);
  const current = scheduleOn(schedules, daysOff.today);
  const periods = schedules.toReversed().map((period) => {
    const schedule = scheduleCollection.rows.get(period.schedule_id);
    const weeks = schedule ? weeksOn(schedule, daysOff.today) : DEFAULT_WEEKS;
    return {
      schedule_id: schedule?.id ?? null,
      name: scheduleNameOf(period.schedule_id),
      from: toDmy(period.from),
      week: period.week,
      weekly_minutes: weeklyMinutes(weeks),
      is_current: period === current,
    };
  });
  const first = {
    schedule_id: null,
    name: DEFAULT_SCHEDULE_NAME,
    from: null,
    week: 1,
    weekly_minutes: weeklyMinutes(DEFAULT_WEEKS),
    is_current: current === undefined,
  };
  return { data: [...periods, first], locked_months: [...locked_months] };
};
