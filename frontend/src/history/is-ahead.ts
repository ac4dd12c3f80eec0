import { fromDmy, isoOf } from '#shared/values/dates.ts';

/** Whether a change that counts from `day` on lies ahead; both dd/mm/yyyy. */
export const isAhead = (day: string, today: string): boolean => (isoOf(day) ?? '') > fromDmy(today);
