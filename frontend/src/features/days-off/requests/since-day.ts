import { belgianMoment } from '#shared/values/dates.ts';
import { dayMonth } from '#shared/values/formats.ts';

/** The day and month of a moment: `19/11`. */
export const sinceDay = (moment: string): string => dayMonth(belgianMoment(moment));
