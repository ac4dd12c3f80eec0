import type { PeopleHome } from '#shared/contract/home/get-home.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { keptMonthsOf } from '#shared/retention/kept-data.rules.ts';
import { can } from '#shared/permissions/rules.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { leaversPastTerm } from '#functions/platform/directory/leavers-past-term.ts';
import { readRetention } from '#functions/platform/contracts/retention-settings.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import { readErasures } from '#functions/platform/directory/erasures.ts';
import { isOwnRequest, stateOf } from './erasure-state.ts';
import { heldNow } from './held-by-person.ts';
import { personEraseRights } from './person-data.ts';

/** How many days ahead the home page names leavers who still have something. */
const LEAVING_DAYS = 30;
/** The most leavers for whom it is looked up what they hold. */
const LEAVERS_MAX = 20;

/** The people who leave soon and still have something, by last day. */
const leaversAmong = async (actor: Actor, active: readonly EmployeeRow[]): Promise<PeopleHome['leavers']> => {
  const until = addDays(today(), LEAVING_DAYS);
  const leaving = active
    .flatMap(({ id, name, active_until: date }) => (date !== null && date <= until ? [{ id, name, date }] : []))
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .slice(0, LEAVERS_MAX);
  const leavers = await Promise.all(
    leaving.map(async ({ id, name, date }) => {
      const { vehicles, assets, licences } = await heldNow(actor, id);
      const counts = { vehicles: vehicles.length, assets: assets.length, licences: licences.length };
      return { employee_id: id, name, date: toDmy(date), ...counts };
    }),
  );
  return leavers.filter(({ vehicles, assets, licences }) => vehicles + assets + licences > 0);
};

const mayErase = (actor: Actor): boolean => personEraseRights.every((right) => can(actor, right));

/** The requests to erase somebody that wait for the actor, as another administrator than the one who asked; or wait again. */
const erasuresFor = async (actor: Actor): Promise<PeopleHome['erasures']> => {
  if (!mayErase(actor)) return [];
  const waiting: PeopleHome['erasures'] = [];
  for (const erasure of await readErasures()) {
    const { employee_id, asked_by: by } = erasure;
    if (erasure.state === 'done' || (await isOwnRequest(actor, erasure))) continue;
    if ((await stateOf(erasure)) !== 'running')
      waiting.push({ employee_id, name: nameOfPerson(employee_id) ?? '', by: by.name });
  }
  return waiting;
};

/** How many people left so long ago that erasing their data is to be decided. */
const countToErase = async (actor: Actor): Promise<number> => {
  if (!can(actor, 'settings:manage') || !mayErase(actor)) return 0;
  const { months, begins } = await readRetention();
  if (begins === undefined || today() < begins) return 0;
  return (await leaversPastTerm(keptMonthsOf(months).leaver_records, today())).length;
};

/** The people of the home page, over the people whom the actor may see. */
export const peopleHome = async (actor: Actor): Promise<PeopleHome> => {
  const { rows, view } = await employees(actor).open({ segment_id: 'all', show_deleted_only: '0' });
  const active = matchingRows(rows, { search_term: '', orderby_direction: 'asc' }, view);
  const day = today();
  const month = day.slice(0, 7);
  const joined = active.filter(({ start_date: start }) => start?.startsWith(month) && start <= day).length;
  const seesDays = can(actor, 'people:wage-columns');
  const [leavers, erasures, toErase] = await Promise.all([
    seesDays ? leaversAmong(actor, active) : [],
    erasuresFor(actor),
    countToErase(actor),
  ]);
  return {
    active: active.length,
    joined_this_month: seesDays ? joined : null,
    leavers,
    erasures,
    to_erase: toErase,
  };
};
