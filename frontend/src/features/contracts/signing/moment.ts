import { belgianMoment } from '#shared/values/dates.ts';
import { shortDay } from '../../../ui/short-day.ts';

/** A moment as "13/11 09:40"; one of another year keeps it. */
export const shortMoment = (instant: string, thisYear: string): string => {
  const full = belgianMoment(instant);
  return `${shortDay(full, thisYear)} ${full.slice(11)}`;
};

/** The hour of a moment: "14:05". */
export const hourOf = (instant: string): string => belgianMoment(instant).slice(11);
