import { CORRECTION_MONTHS } from '#shared/push/limits.ts';
import { packLines, unpackLines, type PushedDays, type PushedMonth } from '#shared/push/pushed-days.ts';
import type { PushedLine } from '#shared/push/push-line.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { fasterError } from '#functions/platform/storage/saved-version.ts';

/** One item per person, which exists once a month of theirs was pushed; its id is that of the person. */
export const pushedDaysStore = entityStore<PushedDays>({
  type: 'pushed_days',
  layout: { version: 1, fields: ['months'] },
});

export const pushedDaysCollection = collection<PushedDays, PushedDays>({
  entity: pushedDaysStore,
  toRow: (stored) => stored,
});

const none = (employeeId: number): PushedDays => ({ id: employeeId, version: 0, months: [] });

/** The pushed days of a person as of the last refresh. */
export const pushedDaysNow = (employeeId: number): PushedDays =>
  pushedDaysCollection.rows.get(employeeId) ?? none(employeeId);

/** The pushed days of a person by a strongly consistent read. */
export const readPushedDays = async (employeeId: number): Promise<PushedDays> =>
  (await pushedDaysStore.get(employeeId)) ?? none(employeeId);

type MonthOf = Pick<PushedMonth, 'integration_id' | 'year' | 'month'>;

const isSame = (one: MonthOf, other: MonthOf): boolean =>
  one.integration_id === other.integration_id && one.year === other.year && one.month === other.month;

const numberOf = ({ year, month }: Pick<PushedMonth, 'year' | 'month'>): number => year * 12 + month;

/** The month as it was pushed last; undefined for never. */
export const pushedMonthIn = ({ months }: PushedDays, of: MonthOf): PushedMonth | undefined =>
  months.find((one) => isSame(one, of));

/** The lines of a month that was pushed; none for never. */
export const linesPushed = (days: PushedDays, of: MonthOf): PushedLine[] =>
  unpackLines(pushedMonthIn(days, of)?.lines ?? '');

/** The pushed days with one more month; months that are too old for corrections are dropped. */
export const withMonth = (
  days: PushedDays,
  month: Omit<PushedMonth, 'lines'> & { readonly lines: readonly PushedLine[] },
): PushedDays => {
  const others = days.months.filter(
    (one) => !isSame(one, month) && numberOf(one) >= numberOf(month) - CORRECTION_MONTHS,
  );
  return { ...days, months: [...others, { ...month, lines: packLines(month.lines) }] };
};

/** The pushed days without a month that the office refused after all. */
export const withoutMonth = (days: PushedDays, of: MonthOf): PushedDays => ({
  ...days,
  months: days.months.filter((one) => !isSame(one, of)),
});

/** Saves what offices have of a person; of two who change it at once one fails with `conflict` or `stale_version`. */
export const savePushedDays = (before: PushedDays, after: PushedDays): Write =>
  before.version === 0
    ? {
        ...pushedDaysStore.create({ ...after, version: 1 }),
        failed: fasterError,
      }
    : pushedDaysStore.update(before, after);
