import * as z from 'zod';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { partKey } from '#functions/platform/storage/keys.ts';
import { parseStored } from '#functions/platform/storage/parse-stored.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { AppError } from '#shared/errors/problem.ts';
import { vehicleStore } from './vehicle-store.ts';

/** Payroll months (`yyyy-mm`) that were pushed; the same part stands under the vehicle and under the person. */
export const PUSHED_PART = 'pushed';
const pushedPart = z.object({ months: z.array(z.string()) });

export const pushedMonthsOf = (part: Item | undefined): string[] => (part ? pushedPart.parse(part).months : []);

export const pushedMonthsOfEmployee = async (employeeId: number): Promise<string[]> =>
  pushedMonthsOf((await employeeStore.getWithParts(employeeId))?.parts.get(PUSHED_PART));

type LockedStore = typeof vehicleStore | typeof employeeStore;

/** Stores pushed months, for the demo data. */
export const putPushedMonths = (store: LockedStore, id: number, months: readonly string[]): Write =>
  store.putPart(id, PUSHED_PART, { months: [...months] });

/** The months are those that were read. */
const areStill = (months: readonly string[]) =>
  months.length === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'size(months) = :count', ExpressionAttributeValues: { ':count': months.length } };

/**
 * The write that locks a record for a month (`yyyy-mm`) that payroll processed; none when it is locked already. Of two
 * pushes at once that add a month the slower fails with `conflict`.
 */
export const lockMonth = async (store: LockedStore, id: number, month: string): Promise<Write[]> => {
  const part = (await store.getWithParts(id))?.parts.get(PUSHED_PART);
  const before = part ? parseStored(pushedPart, part) : { months: [] };
  if (before.months.includes(month)) return [];
  const Item = { ...before, ...partKey(store.type, id, PUSHED_PART), months: [...before.months, month] };
  return [
    {
      build: () => ({ Put: { TableName: recordsTable(), Item, ...areStill(before.months) } }),
      failed: () => new AppError('conflict'),
    },
  ];
};

/** Fails when a push processed the vehicle between reading and saving it, since the locks would differ. */
export const pushUnchanged = (vehicleId: number, months: readonly string[]): Write => ({
  build: () => ({
    ConditionCheck: {
      TableName: recordsTable(),
      Key: partKey(vehicleStore.type, vehicleId, PUSHED_PART),
      ...areStill(months),
    },
  }),
  failed: () =>
    new AppError('field_locked', { detail: 'Payroll processed this vehicle at the same moment. Open it again.' }),
});

export const isMonthPushed = (months: readonly string[], day: string): boolean => months.includes(day.slice(0, 7));

/**
 * True when payroll processed a month of the vehicle, whoever drove it: a change of driver opens nothing
 * (docs/areas/fleet.md#payroll-lock).
 */
export const isProcessed = (months: readonly string[]): boolean => months.length > 0;
