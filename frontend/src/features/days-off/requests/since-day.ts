import { belgianMoment } from '#shared/values/dates.ts';

/** The day and month of a moment: `19/11`. */
export const sinceDay = (moment: string): string => belgianMoment(moment).slice(0, 5);
