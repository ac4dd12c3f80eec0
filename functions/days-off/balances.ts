import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listBalances } from '#shared/contract/days-off/list-balances.ts';
import { isProblem } from '#shared/days-off/balance-problems.ts';
import { personBalanceColumns, type PersonBalanceRow } from '#shared/days-off/balance.columns.ts';
import { yearOf } from '#shared/days-off/day-numbers.ts';
import { matchingList, type ListView } from '#shared/list/apply-list-query.ts';
import type { ListQuery, SegmentChoice } from '#shared/list/list-query.ts';
import { RowIndex, type Rule } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { listedPerson, peopleOfSegment, peoplePage } from '#functions/platform/people-list/listed-people.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { daysOffTexts } from '#functions/platform/texts/days-off.ts';
import { presentBalance, typesWithBalance } from './balance-wire.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';

type BalanceQuery = Pick<EndpointInput<typeof listBalances>['query'], 'year'> &
  SegmentChoice & { readonly problems?: '0' | '1' };

const everybody: Rule<PersonBalanceRow> = { key: 'balances:all', test: () => true };
const withProblems: Rule<PersonBalanceRow> = {
  key: 'balances:problems',
  test: ({ balances }) => balances.some((balance) => isProblem(balance, today())),
};

const rowOf = (daysOff: DaysOff, person: EmployeeRow, year: number): PersonBalanceRow => {
  const types = typesWithBalance().filter(({ active }) => active === 1);
  return {
    ...listedPerson(person),
    day_minutes: daysOff.dayMinutes(person.id),
    balances: types.map((type) => daysOff.balanceOf(person, type.id, year)),
  };
};

/** The balances of the people in sight of a segment of people. */
const open = async (actor: Actor, query: BalanceQuery) => {
  const { problems = '0' } = query;
  const [people, daysOff] = await Promise.all([peopleOfSegment(actor, query), readDaysOff()]);
  const year = query.year ?? yearOf(daysOff.today);
  const { balanceColumn: texts } = daysOffTexts(actor.language);
  const view: ListView<PersonBalanceRow> = {
    columns: personBalanceColumns(
      typesWithBalance().filter(({ active }) => active === 1),
      { amount: (name) => texts.amount[name], unit: (unit) => texts.unit[unit] },
    ),
    segment: problems === '1' ? withProblems : everybody,
    today: daysOff.today,
  };
  return {
    rows: new RowIndex<PersonBalanceRow>(people.map((person) => rowOf(daysOff, person, year))),
    view,
    daysOff,
    year,
  };
};

/** How many people in sight have a balance that somebody should look at. */
export const countProblems = (daysOff: DaysOff, people: readonly EmployeeRow[]): number => {
  const year = yearOf(daysOff.today);
  return people.filter((person) => withProblems.test(rowOf(daysOff, person, year))).length;
};

/** Every row of the query, for an export. */
export const balancesMatching = async (actor: Actor, query: BalanceQuery & ListQuery) =>
  matchingList(await open(actor, query), query);

/** People with their balances, by name unless the query orders them. */
export const balanceList = async (
  actor: Actor,
  query: EndpointInput<typeof listBalances>['query'],
): Promise<EndpointResponse<typeof listBalances>> => {
  const opened = await open(actor, query);
  const { daysOff, year } = opened;
  const page = await peoplePage(opened, query, ({ id, deleted, balances }) => ({
    deleted,
    balances: balances.map((balance) => presentBalance(daysOff, id, balance)),
  }));
  return { ...page, year };
};
