import type { ScheduleOut } from '#shared/contract/days-off/schedule.ts';
import { scheduleOn } from '#shared/days-off/person-schedules.ts';
import type { WorkSchedule } from '#shared/days-off/work-schedule.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { personDaysCollection } from './person-days-store.ts';
import { scheduleCollection } from './schedule-store.ts';

/** The weeks in force on a day: those of the last version from then or before. */
export const weeksOn = ({ versions }: WorkSchedule, day: IsoDate): number[][] =>
  (versions.findLast(({ from }) => from <= day) ?? versions[0])?.weeks ?? [];

/** The average minutes of a week. */
export const weeklyMinutes = (weeks: readonly (readonly number[])[]): number =>
  weeks.length === 0 ? 0 : Math.round(weeks.flat().reduce((sum, day) => sum + day, 0) / weeks.length);

/** The people who work by each schedule today. */
const peopleBySchedule = (day: IsoDate): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const kept of personDaysCollection.rows.all()) {
    const person = employeeCollection.rows.get(kept.id);
    const id = scheduleOn(kept.schedules, day)?.schedule_id ?? 0;
    if (person?.deleted === 0 && id > 0) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

const present = (schedule: WorkSchedule, day: IsoDate, people: number): ScheduleOut => {
  const weeks = weeksOn(schedule, day);
  return {
    id: schedule.id,
    version: schedule.version,
    name: schedule.name,
    weeks: [...weeks],
    weekly_minutes: weeklyMinutes(weeks),
    versions: schedule.versions.map((version) => ({ from: toDmy(version.from), weeks: version.weeks })),
    people_count: people,
    deleted: schedule.deleted,
  };
};

const refreshPeople = (): Promise<unknown> =>
  Promise.all([personDaysCollection.refresh(), employeeCollection.refresh()]);

/** A schedule as the list has it. */
export const presentSchedule = async (schedule: WorkSchedule): Promise<ScheduleOut> => {
  await refreshPeople();
  const day = today();
  return present(schedule, day, peopleBySchedule(day).get(schedule.id) ?? 0);
};

/** The schedules by name, archived ones last. */
export const listOfSchedules = async (): Promise<{ data: ScheduleOut[]; count: number }> => {
  const [rows] = await Promise.all([scheduleCollection.refresh(), refreshPeople()]);
  const day = today();
  const counts = peopleBySchedule(day);
  const data = [...rows.all()]
    .toSorted((one, other) => one.deleted - other.deleted || one.name.localeCompare(other.name) || one.id - other.id)
    .map((schedule) => present(schedule, day, counts.get(schedule.id) ?? 0));
  return { data, count: data.length };
};
