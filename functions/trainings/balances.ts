import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listBalances } from '#shared/contract/trainings/list-balances.ts';
import { matchingList, type ListView } from '#shared/list/apply-list-query.ts';
import type { ListQuery, SegmentChoice } from '#shared/list/list-query.ts';
import { RowIndex, type Rule } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { balanceColumns, type BalanceRow } from '#shared/trainings/balance.columns.ts';
import { totalFollowed } from '#shared/trainings/training-right.rules.ts';
import { listedPerson, peopleOfSegment, peoplePage } from '#functions/platform/people-list/listed-people.ts';
import { thisYear, today } from '#functions/platform/runtime/clock.ts';
import { refreshCourses } from './course-index.ts';
import { trainingSegments } from './people-segments.ts';
import { balanceNow } from './person-balance.ts';
import { readTrainingSettings } from './training-settings.ts';

type BalanceQuery = Pick<EndpointInput<typeof listBalances>['query'], 'year' | 'followed_below'> & SegmentChoice;

const everybody: Rule<BalanceRow> = { key: 'balances:all', test: () => true };

const belowRule = (days: number): Rule<BalanceRow> => ({
  key: `balances:below:${days}`,
  test: (row) => totalFollowed(row) < days,
});

/** The training rights of the people in sight of a segment of people. */
const open = async (
  actor: Actor,
  query: BalanceQuery,
): Promise<{ rows: RowIndex<BalanceRow>; view: ListView<BalanceRow>; year: number }> => {
  const { year = thisYear(), followed_below: below } = query;
  const [people, settings] = await Promise.all([
    peopleOfSegment(actor, query, [trainingSegments]),
    readTrainingSettings(),
    refreshCourses(),
  ]);
  const rows = people.map((person) => ({ ...listedPerson(person), ...balanceNow(person, year, settings) }));
  return {
    rows: new RowIndex<BalanceRow>(rows),
    view: { columns: balanceColumns, segment: below === undefined ? everybody : belowRule(below), today: today() },
    year,
  };
};

export const balancesMatching = async (actor: Actor, query: BalanceQuery & ListQuery) =>
  matchingList(await open(actor, query), query);

/** People with their training right, by name unless the query orders them. */
export const balanceList = async (
  actor: Actor,
  query: EndpointInput<typeof listBalances>['query'],
): Promise<EndpointResponse<typeof listBalances>> => {
  const opened = await open(actor, query);
  const page = await peoplePage(opened, query, (row) => ({
    year: row.year,
    right: row.right,
    carried_over: row.carried_over,
    followed: totalFollowed(row),
    followed_formal: row.followed_formal,
    followed_informal: row.followed_informal,
    planned: row.planned,
    left: row.left,
    reason: row.reason,
  }));
  return { ...page, year: opened.year };
};
