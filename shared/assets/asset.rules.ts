import { changeHolder, type PeriodChange, type Periods } from '#shared/assignments/periods.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { addDays, toDmy, type IsoDate } from '#shared/values/dates.ts';
import type { AssetFields } from './asset.ts';

export const VENDOR_MAX = 200;
export const SERIAL_MAX = 100;
/** At most this many people take part in one bulk assignment. */
export const BULK_PEOPLE_MAX = 10_000;

/**
 * Serial numbers are kept as typed and compared without case, spaces and separators
 * (docs/areas/assets.md#serial-number).
 */
export const serialKey = (serial: string): string => serial.toUpperCase().replace(/[\s._/-]/g, '');

/** Rules of an asset as it will be stored (docs/areas/assets.md#assigning). */
export const assetIssues = ({
  assetTypeId,
}: {
  assetTypeId: AssetFields['assetTypeId'] | null | undefined;
}): Issue[] =>
  assetTypeId === null || assetTypeId === undefined || assetTypeId <= 0
    ? [issue('assetTypeId', 'please_select_asset')]
    : [];

/** At most this many assets are added at once: they are saved in one transaction. */
export const ADD_MAX = 25;

/** Several assets that are added at once are alike and lie in stock: a serial number and an owner are of one. */
export const quantityIssues = ({
  quantity,
  owner,
  serial,
}: {
  quantity: number;
  owner: number;
  serial: string | null | undefined;
}): Issue[] => (quantity > 1 && (owner > 0 || serial) ? [issue('quantity', 'max', { max: 1 })] : []);

/** Whether a bulk assignment makes assets, takes them from stock, or makes those that are not in stock. */
export const stockChoices = ['none', 'first', 'only'] as const;
export type StockChoice = (typeof stockChoices)[number];

/** A bulk assignment needs an asset and at least one person (docs/areas/assets.md#assigning). */
export const bulkAssignIssues = (value: {
  assetTypeId: number | null | undefined;
  employee_ids: readonly number[];
}): Issue[] => [
  ...assetIssues(value),
  ...(value.employee_ids.length === 0 ? [issue('employee_ids', 'select_some_people')] : []),
];

/** Nobody goes without where only what is in stock is given out. */
export const stockIssues = (
  { stock, employee_ids }: { stock: StockChoice; employee_ids: readonly number[] },
  inStock: number,
): Issue[] =>
  stock === 'only' && employee_ids.length > inStock
    ? [issue('employee_ids', 'too_few_in_stock', { count: inStock })]
    : [];

/** Dates of a change of owner as they were sent. */
export type OwnerDates = {
  start_date_new_owner: IsoDate | null | undefined;
  end_date_old_owner: IsoDate | null | undefined;
};

/** A change of owner needs the day on which the new owner starts and the day on which the old one ends. */
export const ownerDateIssues = (oldOwner: number, newOwner: number, dates: OwnerDates): Issue[] => {
  if (oldOwner === newOwner) return [];
  return [
    ...(newOwner > 0 && !dates.start_date_new_owner ? [issue('start_date_new_owner', 'required')] : []),
    ...(oldOwner > 0 && !dates.end_date_old_owner ? [issue('end_date_old_owner', 'required')] : []),
  ];
};

const OWNER_PATHS = { start: 'start_date_new_owner', end: 'end_date_old_owner' } as const;

/** The periods after a change of owner; `ownerDateIssues` has found both days in order before. */
export const changeOwner = (
  periods: Periods,
  newOwner: number,
  { start_date_new_owner: start, end_date_old_owner: end }: OwnerDates,
  today: IsoDate,
): PeriodChange =>
  changeHolder(periods, {
    to: newOwner,
    day: newOwner > 0 ? start : end,
    endOld: end,
    today,
    paths: newOwner > 0 ? OWNER_PATHS : { start: OWNER_PATHS.end, end: OWNER_PATHS.end },
  });

/**
 * The periods of an asset in stock with another end of who had it last; who is planned to get it keeps their days.
 * Nothing changes when nobody ever had it.
 */
export const correctReturn = (periods: Periods, day: IsoDate, today: IsoDate): PeriodChange => {
  const at = periods.findLastIndex((held) => held.start_date <= today);
  const [last, next] = [periods[at], periods[at + 1]];
  if (!last) return { issues: [], periods };
  if (day <= last.start_date)
    return { issues: [issue('end_date', 'held_since', { day: toDmy(last.start_date) })], periods };
  // Pages ask for the last day with the owner, which is the one before.
  if (next && day > next.start_date)
    return { issues: [issue('end_date', 'date_after_max', { max: toDmy(addDays(next.start_date, -1)) })], periods };
  return { issues: [], periods: periods.with(at, { ...last, end_date: day }) };
};
