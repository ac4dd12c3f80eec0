import { belgianMoment } from '#shared/values/dates.ts';
import { dayMonth } from '#shared/values/formats.ts';

/** A moment as "13/11 09:40"; one of another year keeps it. */
export const shortMoment = (instant: string, thisYear: string): string => {
  const full = belgianMoment(instant);
  return full.slice(6, 10) === thisYear ? `${dayMonth(full)} ${full.slice(11)}` : full;
};

/** The hour of a moment: "14:05". */
export const hourOf = (instant: string): string => belgianMoment(instant).slice(11);
