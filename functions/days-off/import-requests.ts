import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { DAYS_ABSENCE, DAYS_TYPE } from '#shared/days-off/request.import.ts';
import { extrasCells, newNumbers } from '#functions/platform/imports/extras-cells.ts';
import { columnsFor, type OpenImport, type RowPlan } from '#functions/platform/imports/import-kind.ts';
import { newIds } from '#functions/platform/imports/row-conversion.ts';
import { readTurn, takeTurn } from '#functions/platform/storage/turns.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readDaysOff } from './days-off.ts';
import { columnMap, rowReaderOf, typeFinder } from './import-cells.ts';
import { matchRequest, rowFields } from './import-requests-match.ts';
import { planRequestRow } from './import-requests-plan.ts';
import { turnOf } from './person-days-store.ts';
import { requestStore } from './request-store.ts';

/** The turns of people, by person, read before the requests that they protect. */
const turnsOf = async (people: readonly number[]): Promise<ReadonlyMap<number, Write>> =>
  new Map(await Promise.all(people.map(async (id) => [id, takeTurn(turnOf(id), await readTurn(turnOf(id)))] as const)));

/**
 * Imports days off (docs/areas/days-off-pages.md#import): leave is entered as approved, an absence as it is; an absence
 * that is known gets its end. Rows of a person are judged one after the other, each beside those before it.
 */
export const openRequests: OpenImport = async (job, rows, reserve) => {
  const { actor } = job;
  const [columnList, extras] = await Promise.all([
    columnsFor('day_off_request', actor),
    extrasCells(actor, 'day_off_request'),
  ]);
  const columns = columnMap(columnList);
  const read = await rowReaderOf(actor, {
    columns,
    schema: rowFields,
    named: [DAYS_TYPE, DAYS_ABSENCE],
    without: extras.without,
  });
  const found = rows.map((row) => read(row));
  const turns = await turnsOf(reserve ? [...new Set(found.flatMap(({ person }) => person?.id ?? []))] : []);
  const [daysOff, findType] = await Promise.all([readDaysOff(), typeFinder(columns)]);

  const matches = found.map((one) => matchRequest(actor, one, findType(one.converted)));
  const stored = await requestStore.getMany(matches.flatMap(({ storedId }) => storedId ?? []));
  const storedById = new Map(stored.map((request) => [request.id, request]));
  const added = matches.flatMap(({ read: { row }, storedId }) => (storedId === undefined ? [row] : []));
  const [newIdOf, numbersOf] = await Promise.all([
    newIds(requestStore, added, reserve),
    newNumbers('day_off_request', added, reserve),
  ]);
  const session = {
    job,
    columns,
    extras,
    daysOff,
    turns,
    newIdOf,
    numbersOf,
    entered: new Map<number, DayOffRequest[]>(),
  };

  const plans = new Map<number, RowPlan>();
  for (const match of matches)
    plans.set(match.read.row.row, await planRequestRow(session, match, storedById.get(match.storedId ?? 0)));
  return { plan: ({ row }) => plans.get(row)! };
};
