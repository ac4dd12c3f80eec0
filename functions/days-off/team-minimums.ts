import type { TeamMinimumOut } from '#shared/contract/days-off/team-minimum.ts';
import { isEmployedWithin } from '#shared/days-off/employed-days.ts';
import type { TakenDay } from '#shared/days-off/entries.ts';
import { shareAtWork, shortDays, type ShareAtWork } from '#shared/days-off/team-minimum.rules.ts';
import type { Naming } from '#shared/list/naming-table.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Team } from '#shared/people/team.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { awayDays, type AwayDay } from './away-days.ts';
import type { DaysOff } from './days-off.ts';

/** The minutes of each day; 0 where nobody works, and before the first and after the last day of work. */
export const scheduleOf = (daysOff: DaysOff, person: EmployeeRow, dates: readonly IsoDate[]): number[] => {
  const calendar = daysOff.calendarOf(person.id);
  return dates.map((date) => (isEmployedWithin(person, date, date) ? calendar.minutesOn(date) : 0));
};

/** The minutes that are taken of a day. */
type DayMinutes = Pick<TakenDay, 'date' | 'minutes'>;

/** How much of each day of a schedule somebody is at work; null where it has no minutes. */
export const sharesOf = (
  schedule: readonly number[],
  dates: readonly IsoDate[],
  away: readonly DayMinutes[],
): ShareAtWork[] => {
  const taken = new Map<IsoDate, number>();
  for (const { date, minutes } of away) taken.set(date, (taken.get(date) ?? 0) + minutes);
  return dates.map((date, at) => shareAtWork(schedule[at] ?? 0, taken.get(date) ?? 0));
};

/** The days that a person is away, from the first to the last of some dates. */
const awayAmong = (daysOff: DaysOff, { id }: EmployeeRow, dates: readonly IsoDate[]): AwayDay[] =>
  awayDays(daysOff, id, dates[0] ?? '', dates.at(-1) ?? '');

/** The teams among these that ask for a number of people at work. People and teams are as of their last refresh. */
const asking = (teamIds: ReadonlySet<number>): (Team & { min_at_work: number })[] =>
  [...teamIds].flatMap((id) => {
    const team = teamCollection.rows.get(id);
    const min = team?.min_at_work ?? null;
    return team && team.deleted === 0 && min !== null ? [{ ...team, min_at_work: min }] : [];
  });

const ofTeams: Naming<EmployeeRow> = { key: 'teams', of: ({ team_ids: ids }) => ids };

const peopleOf = (team: number): EmployeeRow[] =>
  employeeCollection.rows.naming(ofTeams, team, (row) => row.deleted === 0 && row.team_ids.includes(team));

/** What each of some teams that ask for a number of people at work has too few of; whoever is in a team counts. */
export const minimumsOf = (
  teamIds: ReadonlySet<number>,
  dates: readonly IsoDate[],
  shares: (person: EmployeeRow) => readonly ShareAtWork[],
): TeamMinimumOut[] => {
  const teams = asking(teamIds);
  if (teams.length === 0 || dates.length === 0) return [];
  return teams
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name, min_at_work: min }) => ({
      team_id: id,
      team_name: name,
      min_at_work: min,
      short_days: shortDays(min, dates, peopleOf(id).map(shares)).map(({ date, people }) => ({
        date: toDmy(date),
        people,
      })),
    }));
};

/** The same with what is stored, but for one person whose days are given: those of a request that is judged. */
export const minimumsWith = (
  daysOff: DaysOff,
  person: EmployeeRow,
  dates: readonly IsoDate[],
  own: readonly DayMinutes[],
): TeamMinimumOut[] =>
  minimumsOf(new Set(person.team_ids), dates, (one) =>
    sharesOf(scheduleOf(daysOff, one, dates), dates, one.id === person.id ? own : awayAmong(daysOff, one, dates)),
  );

/** Whether a stored request is on a day on which a team of its person has too few at work, if all is approved. */
export const leavesTooFew = (daysOff: DaysOff, person: EmployeeRow, days: readonly DayMinutes[]): boolean => {
  const dates = days.flatMap(({ date, minutes }) => (minutes > 0 ? [date] : []));
  const own = dates.length === 0 ? [] : awayAmong(daysOff, person, dates);
  return minimumsWith(daysOff, person, dates, own).some(({ short_days: short }) => short.length > 0);
};
