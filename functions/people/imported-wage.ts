import * as z from 'zod';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Employee } from '#shared/people/employee.ts';
import { isPaid, wageTypes, type Wages } from '#shared/people/wage.ts';
import { wageChanges, withWage } from '#shared/people/wage.rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { wireMoney } from '#shared/values/wire-money.ts';
import { today } from '#functions/platform/runtime/clock.ts';

/* The one wage that a row of a file sets (docs/areas/people.md#wages). */

export const paySchema = {
  wage_type: z.enum(wageTypes).optional(),
  wage_amount: wireMoney.optional(),
  wage_from: wireDate.optional(),
};
export type Pay = {
  readonly wage_type?: Wages[number]['type'] | undefined;
  readonly wage_amount?: number | undefined;
  readonly wage_from?: IsoDate | undefined;
};

/**
 * The wages of a person after a row of a file; undefined for a row without a wage. What the row leaves out stays as it is
 * today: type and amount. A day that it leaves out is the first day of somebody without a wage, else today.
 */
export const wagesAfterRow = (
  { wage_type: type, wage_amount: amount, wage_from: from }: Pay,
  before: Employee | undefined,
  start: IsoDate | null,
): Wages | undefined => {
  const { wages = [], wage_type = null, wage_amount = null } = before ?? {};
  const paidAs = type ?? wage_type;
  if ((type === undefined && amount === undefined) || paidAs === null) return undefined;
  const first = wages.length === 0 ? (start ?? before?.start_date ?? today()) : today();
  const kept = type === undefined || type === wage_type ? wage_amount : null;
  const sent = !isPaid(paidAs) && amount === 0 ? null : amount;
  return withWage(wages, { type: paidAs, amount: sent === undefined ? kept : sent, from: from ?? first });
};

/** An amount alone is no wage of somebody who has none, and a day alone no wage but the one that they have. */
export const payIssues = (
  { wage_type: type, wage_amount: amount, wage_from: from }: Pay,
  before: Employee | undefined,
): Issue[] => {
  if (type === undefined && amount === undefined)
    return from === undefined || from === before?.wage_from ? [] : [issue('wage_from', 'wage_day_alone')];
  return amount !== undefined && (type ?? before?.wage_type ?? null) === null ? [issue('wage_type', 'required')] : [];
};

/** What a row changes in the wages, by column: what held before from that day on. */
export const wageFieldsChanged = (before: Employee, after: Employee): { field: string; old: unknown }[] =>
  wageChanges(before.wages, after.wages).flatMap((change) => {
    if (change.what !== 'set') return [];
    const { before: old, after: wage } = change;
    return [
      ...(old?.type === wage.type ? [] : [{ field: 'wage_type', old: old?.type ?? null }]),
      ...(old?.amount === wage.amount ? [] : [{ field: 'wage_amount', old: old?.amount ?? null }]),
      ...(old?.from === wage.from ? [] : [{ field: 'wage_from', old: old?.from ?? null }]),
    ];
  });
