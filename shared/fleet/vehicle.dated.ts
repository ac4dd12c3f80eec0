import type { Dated } from '#shared/assignments/dated.ts';
import { holderOn, nextChange } from '#shared/assignments/periods.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Vehicle } from './vehicle.ts';

type DatedFields = Pick<Vehicle, 'deleted' | 'date_end' | 'related_employee_id' | 'is_pool_vehicle' | 'periods'>;

const isOutOfUse = ({ deleted, date_end: end }: DatedFields, day: IsoDate): boolean =>
  end === null ? deleted === 1 : end <= day;

/** The vehicle as of a day: out of use from its end on, driven by whom the periods name, in the pool while undriven. */
const asOf = <V extends DatedFields>(vehicle: V, day: IsoDate): V => {
  const deleted = isOutOfUse(vehicle, day) ? 1 : 0;
  const driver = deleted === 1 ? 0 : holderOn(vehicle.periods, day);
  if (deleted === vehicle.deleted && driver === vehicle.related_employee_id) return vehicle;
  return {
    ...vehicle,
    deleted,
    related_employee_id: driver,
    is_pool_vehicle: driver > 0 ? 0 : vehicle.is_pool_vehicle,
  };
};

const changesAfter = ({ date_end: end, periods }: DatedFields, day: IsoDate): IsoDate | null => {
  const next = nextChange(periods, day);
  if (end === null || end <= day) return next;
  return next === null || end < next ? end : next;
};

/** How a vehicle changes with the days (docs/areas/platform.md#who-holds-it-by-date). */
export const vehicleDated = { asOf, changesAfter } satisfies Dated<Vehicle>;

/** The last day of use that lies ahead, as the first day without; null while none is planned. */
export const plannedEnd = ({ deleted, date_end: end }: Pick<Vehicle, 'deleted' | 'date_end'>): IsoDate | null =>
  deleted === 1 ? null : end;
