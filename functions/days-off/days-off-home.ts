import type { DaysOffHome } from '#shared/contract/home/get-home.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import { awayDays, type AwayDay } from './away-days.ts';
import { countProblems } from './balances.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';
import { requestCollection } from './request-store.ts';
import { shownType } from './shown-type.ts';
import { requestsToDecide } from './to-decide.ts';
import { refreshTrainings } from './training-days.ts';

const SHOWN = 6;

/** What somebody is away for today, or asked to be; the absence first, as entries are ordered, then a training. */
const awayToday = (daysOff: DaysOff, person: EmployeeRow) => {
  const days = awayDays(daysOff, person.id, daysOff.today, daysOff.today);
  const day = days.find(({ state }) => state === 'approved') ?? days[0];
  return day ? [{ person, day }] : [];
};

/** The last day of the request or the training; null for an absence without end. */
const endOf = (day: AwayDay): IsoDate | null =>
  day.training_id === null ? (requestCollection.rows.get(day.request_id)?.end_date ?? null) : day.end_date;

type Away = ReturnType<typeof awayToday>[number];

const presentAway = (actor: Actor, daysOff: DaysOff, { person, day }: Away, avatar: string | null) => ({
  employee_id: person.id,
  name: person.name,
  avatar,
  ...shownType(actor, daysOff, day.type_id),
  part: day.part,
  state: day.state,
  end_date: toDmyOrNull(endOf(day)),
});

const waitingOf = (rows: readonly DayOffRequestRow[], day: IsoDate): DaysOffHome['waiting']['mine'] => {
  const first = rows.toSorted((one, other) => (one.start_date < other.start_date ? -1 : 1))[0];
  return {
    count: rows.length,
    begun: rows.filter(({ start_date: start }) => start <= day).length,
    first: first ? { name: first.name, start_date: toDmy(first.start_date) } : null,
  };
};

/** The days off of the home page: who is away today, and the work that waits. */
export const daysOffHome = async (actor: Actor): Promise<DaysOffHome> => {
  const [{ rows: people }, daysOff, toDecide] = await Promise.all([
    employees(actor).matching(listQuery.parse({ orderby_column: 'name' })),
    readDaysOff(),
    requestsToDecide(actor),
    refreshTrainings(),
  ]);
  const hasLeader = (id: number): boolean => (teamCollection.rows.get(id)?.leader_employee_ids.length ?? 0) > 0;
  // Requests of people without a leader wait for the administrators.
  const isMine = ({ person_team_ids: teams }: DayOffRequestRow): boolean =>
    actor.led_team_ids.length === 0 ||
    teams.some((id) => actor.led_team_ids.includes(id)) ||
    (can(actor, 'days:settings') && !teams.some(hasLeader));
  const absent = people.flatMap((person) => awayToday(daysOff, person));
  const away = absent.filter(({ day }) => day.state === 'approved');
  const asked = absent.filter(({ day }) => day.state === 'requested');
  const shown = [...away, ...asked].slice(0, SHOWN);
  const picture = await pictureLinks(shown.map(({ person }) => person.avatar));
  return {
    away_today: shown.map((one) => presentAway(actor, daysOff, one, picture(one.person.avatar))),
    away_count: away.length,
    away_in_part: away.filter(({ day }) => day.part !== 'whole').length,
    may_decide: can(actor, 'days:decide'),
    to_decide: toDecide.length,
    waiting: { mine: waitingOf(toDecide.filter(isMine), daysOff.today), team: waitingOf(toDecide, daysOff.today) },
    balance_problems: countProblems(daysOff, people),
  };
};
