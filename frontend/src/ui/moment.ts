import { belgianDay, belgianMoment, daysBetween, isoOf } from '#shared/values/dates.ts';
import { useActor } from './actor.tsx';
import { format } from './format.ts';

const DATE_LENGTH = 'dd/mm/yyyy'.length;

/** Writes a moment as people think of it: "Today hh:mm", "Yesterday hh:mm", and dd/mm/yyyy hh:mm before. */
export const useMoment = () => {
  const { today } = useActor();
  return (at: string): string => {
    const moment = belgianMoment(at);
    const ago = daysBetween(belgianDay(new Date(at)), isoOf(today) ?? '');
    return ago === 0 || ago === 1 ? `${format().relativeDay(-ago)} ${moment.slice(DATE_LENGTH + 1)}` : moment;
  };
};
