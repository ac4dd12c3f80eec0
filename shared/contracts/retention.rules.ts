import { templateTypes, type TemplateType } from '#shared/templates/names.ts';
import type { IsoDate } from '#shared/values/dates.ts';

/** For how many years after the end of the work signed contracts of each type are kept (docs/areas/contracts.md#keeping). */
export type KeptYears = Readonly<Record<TemplateType, number>>;

/** What Belgian law asks for social documents is the least; disputes about the others may come ten years later. */
export const KEPT_YEARS_MIN = 5;
export const KEPT_YEARS_MAX = 50;

export const defaultKeptYears: KeptYears = {
  employment_contract: 5,
  annex: 5,
  car_policy: 10,
  asset_policy: 10,
  return_receipt: 10,
  other: 10,
};

export const keptYearsOf = (stored: Partial<KeptYears>): Record<TemplateType, number> => ({
  ...defaultKeptYears,
  ...Object.fromEntries(templateTypes.flatMap((type) => (stored[type] === undefined ? [] : [[type, stored[type]]]))),
});

/** The same day some years later; 29 February becomes 28 February. */
const yearsLater = (day: IsoDate, years: number): IsoDate => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
};

type Ended = {
  readonly type: TemplateType;
  /** The last day of work of its person, where it is known. */
  readonly ends: IsoDate | null;
  /** The day of the last signature. */
  readonly signed: IsoDate;
  readonly today: IsoDate;
};

/**
 * The day until which a signed contract is kept at least. While nobody knows when the work ends, that day moves along:
 * it counts as if the work ended today.
 */
export const keptUntil = ({ type, ends, signed, today }: Ended, years: KeptYears): IsoDate => {
  const end = ends ?? today;
  return yearsLater(end > signed ? end : signed, years[type]);
};
