import { dayMonth } from '#shared/values/formats.ts';
type Days = { start_date: string | null; end_date: string | null };

/** The days of a training as they are read: "17/09 – 18/09/2026"; null without any. */
export const trainingDays = ({ start_date: start, end_date: end }: Days): string | null => {
  if (start === null || end === null) return start ?? end;
  if (start === end) return start;
  const isSameYear = start.slice(6) === end.slice(6);
  return `${isSameYear ? dayMonth(start) : start} – ${end}`;
};
