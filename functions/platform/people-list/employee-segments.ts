import { AppError } from '#shared/errors/problem.ts';
import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { Rule } from '#shared/list/row-index.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { lastDayAhead } from '#shared/people/employee.dated.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, isTeamScoped, type Permission } from '#shared/permissions/rules.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';

type Test = (row: EmployeeRow, day: IsoDate) => boolean;
type DefaultFilter = { readonly name: string; readonly permission?: Permission; readonly test: Test };

const SOON_DAYS = 90;
const PREFIX = 'default_people_filter_';

const filters: readonly DefaultFilter[] = [
  { name: 'without_team', test: (row) => row.team_names === '' },
  { name: 'without_email', test: (row) => row.email === null },
  { name: 'without_employee_number', test: (row) => row.employee_number === null },
  {
    name: 'started_recently',
    permission: 'people:wage-columns',
    test: (row, day) => row.start_date !== null && row.start_date <= day && row.start_date > addDays(day, -SOON_DAYS),
  },
  {
    name: 'leaving_soon',
    permission: 'people:wage-columns',
    test: (row, day) =>
      row.active_until !== null && row.active_until >= day && row.active_until < addDays(day, SOON_DAYS),
  },
];

/** The ready-made filters for this actor. A filter on a date that the actor may not see would reveal that date. */
const filtersFor = (actor: Actor): readonly DefaultFilter[] =>
  filters.filter(({ permission }) => permission === undefined || can(actor, permission));

export const defaultFilterKeys = (actor: Actor): { id: string; label: string }[] =>
  filtersFor(actor).map(({ name }) => ({ id: `${PREFIX}${name}`, label: `people:filter.${name}` }));

export const isActive = (row: EmployeeRow): boolean => row.deleted === 0;

/** Whether the actor may see who leaves, and when. */
export const seesLeaving = (actor: Actor): boolean => can(actor, 'people:wage-columns');

const isLeaving = (row: EmployeeRow): boolean => lastDayAhead(row) !== null;

const teamRule = (key: string, actor: Actor): Rule<EmployeeRow> => {
  const id = Number(key.slice('team_'.length));
  const team = teamCollection.rows.get(id);
  const isLed = !isTeamScoped(actor) || actor.led_team_ids.includes(id);
  if (!team || team.deleted === 1 || !isLed) throw new AppError('unknown_segment');
  return { key: `segment:${key}`, test: (row) => isActive(row) && row.team_ids.includes(id) };
};

/**
 * The rule of a built-in segment of people: `all`, `leaving`, `inactive`, `team_{id}` or `default_people_filter_…`
 * (docs/areas/people.md#segments). Teams are those of the last refresh of the people. Throws `unknown_segment`.
 */
export const employeeSegment = (query: SegmentChoice, actor: Actor, day: IsoDate): Rule<EmployeeRow> => {
  const key = query.show_deleted_only === '1' ? 'inactive' : query.segment_id;
  if (key === 'all') return { key: 'segment:all', test: isActive };
  if (key === 'inactive' || key === 'archived') return { key: 'segment:inactive', test: (row) => !isActive(row) };
  if (key === 'leaving' && seesLeaving(actor)) return { key: 'segment:leaving', test: isLeaving };
  if (/^team_[1-9]\d{0,14}$/.test(key)) return teamRule(key, actor);
  const filter = filtersFor(actor).find(({ name }) => key === `${PREFIX}${name}`);
  if (!filter) throw new AppError('unknown_segment');
  return { key: `segment:${key}:${day}`, test: (row) => isActive(row) && filter.test(row, day) };
};
