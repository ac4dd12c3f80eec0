import { belgianMoment } from '#shared/values/dates.ts';
import { shortDay } from '../../../ui/short-day.ts';

/** The day of a moment: `19/11`, with its year where that is another one. */
export const sinceDay = (moment: string, thisYear: string): string => shortDay(belgianMoment(moment), thisYear);
