import type { OutcomeOut } from '#shared/contract/days-off/request.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { isEmployedWithin } from '#shared/days-off/employed-days.ts';
import type { RequestWarning } from '#shared/days-off/limits.ts';
import type { DayPart } from '#shared/days-off/names.ts';
import { daysOf, daysWithin, type ClosedSpan } from '#shared/days-off/request-days.ts';
import { besides } from '#shared/days-off/request.rules.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { briefsNow } from '#functions/platform/directory/employee-briefs.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { balancesAfter } from './balance-wire.ts';
import type { DaysOff } from './days-off.ts';
import { requestsByPerson } from './request-store.ts';
import { hiddenType } from './request-wire.ts';
import { minimumsWith } from './team-minimums.ts';
import { refreshTrainings, trainingDays } from './training-entries.ts';

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

/** What takes a day of somebody: days off of theirs, or a training. */
type AwayDay = {
  readonly date: IsoDate;
  readonly minutes: number;
  readonly part: DayPart;
  readonly type_id: number;
  readonly state: 'requested' | 'approved';
  readonly request_id: number | null;
  readonly training_id: number | null;
};
type Away = { readonly colleague: EmployeeRow; readonly entries: readonly AwayDay[] };

/** The days off and the trainings of a person within two days. */
const awayOf = (daysOff: DaysOff, { id }: EmployeeRow, from: IsoDate, to: IsoDate): AwayDay[] => [
  ...daysOff.entriesOf(id, from, to).map((entry) => ({ ...entry, training_id: null })),
  ...trainingDays(id, daysOff.calendarOf(id), from, to).map(({ date, minutes, type_id, training_id }) => ({
    date,
    minutes,
    type_id,
    training_id,
    part: 'whole' as const,
    state: 'approved' as const,
    request_id: null,
  })),
];

/** The people at work on a day by halves, of those whose schedule has the day. */
const atWork = (daysOff: DaysOff, date: IsoDate, team: readonly EmployeeRow[], away: readonly Away[]): number => {
  let people = 0;
  for (const colleague of team) {
    const { id } = colleague;
    const minutes = daysOff.calendarOf(id).minutesOn(date);
    if (minutes === 0 || !isEmployedWithin(colleague, date, date)) continue;
    const taken = away
      .find((one) => one.colleague.id === id)
      ?.entries.filter((entry) => entry.date === date)
      .reduce((sum, entry) => sum + entry.minutes, 0);
    people += taken === undefined ? 1 : Math.max(0, Math.round(2 * (1 - taken / minutes)) / 2);
  }
  return people;
};

type Counted = Pick<DayOffRequest, 'employee_id' | 'type_id'> & {
  readonly span: ClosedSpan;
  /** The stored request, and the approved one that it changes. */
  readonly id: number | null;
  readonly replaces_id: number | null;
  /** The stored days of a request; undefined where they are read through the schedule. */
  readonly days?: DayOffRequest['days'] | undefined;
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
  const taken = daysOf(span, calendar, isOver).map((day) => ({
    ...day,
    minutes: counted.days ? (stored.get(day.date) ?? 0) : day.minutes,
  }));
  const days = taken.map((day) => ({ ...day, date: toDmy(day.date) }));
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const others = besides(requestsByPerson.rowsOf(person.id), counted);
  const [scope] = await Promise.all([visibleEmployees(actor), refreshTrainings()]);
  const colleagues = colleaguesOf(person, from, to);
  const away: Away[] = colleagues
    .map((colleague) => ({ colleague, entries: awayOf(daysOff, colleague, from, to) }))
    .filter(({ entries }) => entries.length > 0);
  const own: Away = {
    colleague: person,
    entries: daysWithin(span, calendar, from, to, isOver).map((day) => ({
      ...day,
      type_id: typeId,
      state: 'approved',
      request_id: counted.id,
      training_id: null,
    })),
  };
  const named = away.filter(({ colleague }) => scope.has(colleague.id)).slice(0, NAMED_MAX);
  const briefs = await briefsNow(named.map(({ colleague }) => colleague.id));
  const seesReasons = can(actor, 'absences:reasons');
  const worked = taken.filter((day) => calendar.minutesOn(day.date) > 0).map(({ date }) => date);
  const minimums = minimumsWith(daysOff, person, worked, own.entries);
  const isShort = minimums.some(({ short_days: short }) => short.length > 0);
  return {
    days,
    minutes,
    day_minutes: daysOff.dayMinutes(person.id),
    ...balancesAfter(daysOff, person, typeId, taken, others),
    team: {
      names: person.team_names,
      size: colleagues.length + 1,
      at_work: days
        .filter((_, at) => calendar.minutesOn(own.entries[at]?.date ?? from) > 0)
        .map(({ date }) => {
          const iso = `${date.slice(6)}-${date.slice(3, 5)}-${date.slice(0, 2)}`;
          return { date, people: atWork(daysOff, iso, [...colleagues, person], [...away, own]) };
        }),
      minimums,
    },
    overlaps: named.flatMap(({ colleague, entries }) => {
      const employee = briefs.get(colleague.id);
      const shown = entries.map((entry) => {
        const type = daysOff.typeOf(entry.type_id);
        const isHidden = type?.kind === 'absence' && !seesReasons;
        return {
          date: toDmy(entry.date),
          minutes: entry.minutes,
          part: entry.part,
          state: entry.state,
          type_id: entry.type_id,
          type_name: type?.name ?? '',
          colour: type?.colour ?? ('grey' as const),
          ...(isHidden && hiddenType),
          request_id: entry.request_id,
          training_id: entry.training_id,
        };
      });
      return employee ? [{ employee, days: shown }] : [];
    }),
    warnings: [...new Set([...warnings, ...(isShort ? (['few_at_work'] as const) : [])])],
  };
};
