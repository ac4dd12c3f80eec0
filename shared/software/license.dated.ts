import type { Dated } from '#shared/assignments/dated.ts';
import {
  endOn,
  nextChange,
  periodOn,
  periodsAhead,
  withoutEnd,
  type Period,
  type Periods,
} from '#shared/assignments/periods.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { License } from './license.ts';

type DatedFields = Pick<License, 'deleted' | 'employee_id' | 'date_enabled' | 'date_deactivated' | 'periods'>;

/** The period that says whose licence it is: that of the day, else the first one ahead, else the last one. */
const tellingPeriod = (periods: Periods, day: IsoDate): Period | undefined =>
  periodOn(periods, day) ?? periodsAhead(periods, day)[0] ?? periods.at(-1);

/**
 * The licence as of a day: deactivated once no period runs or lies ahead. A licence without any period, one that was
 * deactivated on its first day, keeps what is stored.
 */
const asOf = <L extends DatedFields>(license: L, day: IsoDate): L => {
  const telling = tellingPeriod(license.periods, day);
  if (!telling) return license;
  const { employee_id, start_date: date_enabled, end_date: end } = telling;
  const date_deactivated = end !== null && end <= day ? end : null;
  const deleted = date_deactivated === null ? 0 : 1;
  const isSame =
    deleted === license.deleted &&
    employee_id === license.employee_id &&
    date_enabled === license.date_enabled &&
    date_deactivated === license.date_deactivated;
  return isSame ? license : { ...license, deleted, employee_id, date_enabled, date_deactivated };
};

const changesAfter = ({ periods }: DatedFields, day: IsoDate): IsoDate | null => nextChange(periods, day);

/** How a licence changes with the days (docs/areas/software.md#licences). */
export const licenseDated = { asOf, changesAfter } satisfies Dated<License>;

/** The first day on which nobody has the licence any more, come or not; null while none is set. */
export const licenseEnd = ({ deleted, date_deactivated, periods }: DatedFields): IsoDate | null => {
  const last = periods.at(-1);
  return last ? last.end_date : deleted === 1 ? date_deactivated : null;
};

/** The end of a licence while it lies ahead, as the first day without; null while none is planned. */
export const plannedEnd = (license: DatedFields): IsoDate | null =>
  license.deleted === 1 ? null : licenseEnd(license);

/** The periods of a licence without its end; one that was deactivated on its first day has that day again. */
export const withoutItsEnd = (license: DatedFields): Periods =>
  license.periods.length === 0
    ? [{ employee_id: license.employee_id, start_date: license.date_enabled, end_date: null }]
    : withoutEnd(license.periods, licenseEnd(license));

/** The licence as of today, with other periods. One that is left without any is deactivated on `end`. */
export const withPeriods = <L extends DatedFields>(license: L, periods: Periods, end: IsoDate, today: IsoDate): L =>
  periods.length > 0
    ? asOf({ ...license, periods: [...periods] }, today)
    : { ...license, deleted: 1, date_deactivated: end < today ? end : today, periods: [] };

/** A licence whose product was deleted on `day`: nobody has it from then on, whatever was planned. */
export const endedWithProduct = <L extends DatedFields>(license: L, day: IsoDate): L =>
  license.periods.length === 0 && license.deleted === 1
    ? license
    : withPeriods(license, endOn(license.periods, day), day, day);
