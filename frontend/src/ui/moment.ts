import { belgianDay, belgianMoment, daysBetween } from '#shared/values/dates.ts';
import { format } from './format.ts';
import { useToday } from './use-today.ts';

const DATE_LENGTH = 'dd/mm/yyyy'.length;

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/**
 * Writes a moment as people think of it: "Today hh:mm", "Yesterday hh:mm", and dd/mm/yyyy hh:mm before; `inside` a
 * sentence the day begins small.
 */
export const useMoment = () => {
  const today = useToday();
  return (at: string, place?: 'inside'): string => {
    const moment = belgianMoment(at);
    const ago = daysBetween(belgianDay(new Date(at)), today);
    if (ago !== 0 && ago !== 1) return moment;
    const day = format().relativeDay(-ago);
    return `${place === 'inside' ? lower(day) : day} ${moment.slice(DATE_LENGTH + 1)}`;
  };
};
