import type { OutcomeOut } from '#shared/contract/days-off/request.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { isEmployedWithin } from '#shared/days-off/employed-days.ts';
import type { RequestWarning } from '#shared/days-off/limits.ts';
import { daysOf, type ClosedSpan } from '#shared/days-off/request-days.ts';
import { requestsBeside } from '#shared/days-off/request.rules.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { briefsNow } from '#functions/platform/directory/employee-briefs.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { awayDays, type AwayDay } from './away-days.ts';
import { balancesAfter } from './balance-wire.ts';
import type { DaysOff } from './days-off.ts';
import { requestsByPerson } from './request-store.ts';
import { hiddenType } from './request-wire.ts';
import { minimumsWith, scheduleOf, sharesOf } from './team-minimums.ts';
import { refreshTrainings } from './training-days.ts';

/** The most people who are named as away. */
const NAMED_MAX = 50;

/** The people of the same teams who work for the company on these days, the person themselves left out. */
const colleaguesOf = (person: EmployeeRow, from: IsoDate, to: IsoDate): EmployeeRow[] =>
  [...employeeCollection.rows.all()]
    .filter(
      (row) =>
        row.id !== person.id &&
        row.deleted === 0 &&
        row.team_ids.some((team) => person.team_ids.includes(team)) &&
        isEmployedWithin(row, from, to),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);

/** A member of a team with the days that they are away. */
type MemberDays = { readonly person: EmployeeRow; readonly days: readonly Pick<AwayDay, 'date' | 'minutes'>[] };

/** The people of a team at work on some days by halves, of those whose schedule has the day. */
const atWork = (daysOff: DaysOff, dates: readonly IsoDate[], team: readonly MemberDays[]) => {
  const shares = team.map(({ person, days }) => sharesOf(scheduleOf(daysOff, person, dates), dates, days));
  return dates.map((date, at) => ({
    date: toDmy(date),
    people: shares.reduce((sum, days) => sum + (days[at] ?? 0), 0),
  }));
};

type Counted = Pick<DayOffRequest, 'employee_id' | 'type_id'> & {
  readonly span: ClosedSpan;
  /** The stored request, and the approved one that it changes. */
  readonly id: number | null;
  readonly replaces_id: number | null;
  /** The stored days of a request; undefined where they are read through the schedule. */
  readonly days?: DayOffRequest['days'] | undefined;
};

/** How a viewer reads the days that a colleague is away. */
const presentAway = (daysOff: DaysOff, seesReasons: boolean) => (day: AwayDay) => {
  const type = daysOff.typeOf(day.type_id);
  return {
    date: toDmy(day.date),
    minutes: day.minutes,
    part: day.part,
    state: day.state,
    type_id: day.type_id,
    type_name: type?.name ?? '',
    colour: type?.colour ?? ('grey' as const),
    ...(type?.kind === 'absence' && !seesReasons && hiddenType),
    request_id: day.request_id,
    training_id: day.training_id,
  };
};

/** What a request comes to: its days, the balance after it, who else of the teams is away, and how many are at work. */
export const outcomeOf = async (
  actor: Actor,
  daysOff: DaysOff,
  person: EmployeeRow,
  counted: Counted,
  warnings: readonly RequestWarning[],
): Promise<OutcomeOut> => {
  const { span, type_id: typeId } = counted;
  const [from, to] = [span.start_date, span.end_date];
  const calendar = daysOff.calendarOf(person.id);
  const isOver = daysOff.typeOf(typeId)?.over_schedule === 1;
  const stored = new Map(counted.days?.map((day) => [day.date, day.minutes]));
  const own = daysOf(span, calendar, isOver);
  const taken = own.map((day) => ({
    ...day,
    minutes: counted.days ? (stored.get(day.date) ?? 0) : day.minutes,
  }));
  const days = taken.map((day) => ({ ...day, date: toDmy(day.date) }));
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const others = requestsBeside(requestsByPerson.rowsOf(person.id), counted);
  const [scope] = await Promise.all([visibleEmployees(actor), refreshTrainings()]);
  const colleagues = colleaguesOf(person, from, to);
  const team = colleagues.map((colleague) => ({
    person: colleague,
    days: awayDays(daysOff, colleague.id, from, to),
  }));
  const named = team
    .filter(({ person: { id }, days: awayOn }) => awayOn.length > 0 && scope.has(id))
    .slice(0, NAMED_MAX);
  const briefs = await briefsNow(named.map((one) => one.person.id));
  const seesReasons = can(actor, 'absences:reasons');
  const worked = taken.filter((day) => calendar.minutesOn(day.date) > 0).map(({ date }) => date);
  const minimums = minimumsWith(daysOff, person, worked, own);
  const isShort = minimums.some(({ short_days: short }) => short.length > 0);
  return {
    days,
    minutes,
    day_minutes: daysOff.dayMinutes(person.id),
    ...balancesAfter(daysOff, person, typeId, taken, others),
    team: {
      names: person.team_names,
      size: colleagues.length + 1,
      at_work: atWork(daysOff, worked, [...team, { person, days: own }]),
      minimums,
    },
    overlaps: named.flatMap((one) => {
      const employee = briefs.get(one.person.id);
      return employee ? [{ employee, days: one.days.map(presentAway(daysOff, seesReasons)) }] : [];
    }),
    warnings: [...new Set([...warnings, ...(isShort ? (['few_at_work'] as const) : [])])],
  };
};
