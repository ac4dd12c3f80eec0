import * as z from 'zod';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { partKey } from '#functions/platform/storage/keys.ts';
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

/** Stores pushed months, for the push and for the demo data. */
export const putPushedMonths = (
  store: typeof vehicleStore | typeof employeeStore,
  id: number,
  months: readonly string[],
): Write => store.putPart(id, PUSHED_PART, { months: [...months] });

/** Fails when a push processed the vehicle between reading and saving it, since the locks would differ. */
export const pushUnchanged = (vehicleId: number, months: readonly string[]): Write => ({
  build: () => ({
    ConditionCheck: {
      TableName: recordsTable(),
      Key: partKey(vehicleStore.type, vehicleId, PUSHED_PART),
      ConditionExpression: months.length === 0 ? 'attribute_not_exists(pk)' : 'size(months) = :count',
      ...(months.length > 0 && { ExpressionAttributeValues: { ':count': months.length } }),
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
