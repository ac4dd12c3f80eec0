import { addDays, addMonths, type IsoDate } from '#shared/values/dates.ts';
import type { Reminder } from './reminder.ts';

type Timing = Pick<Reminder, 'date' | 'repeat' | 'last' | 'field_date'>;

/** The number of the first occasion from which on a repetition lies after a day; each is counted from the first one. */
const firstAfter = (date: IsoDate, months: number, day: IsoDate): IsoDate => {
  const gone = (Number(day.slice(0, 4)) - Number(date.slice(0, 4))) * 12;
  let turn = Math.max(0, Math.floor((gone - 12) / months));
  while (addMonths(date, turn * months) <= day) turn += 1;
  return addMonths(date, turn * months);
};

/**
 * The first occasion of which nobody was reminded yet; null when there is none. An occasion before a date that has passed by
 * `today` is no news any more.
 */
export const dueOf = ({ date, repeat, last, field_date: field }: Timing, today: IsoDate): IsoDate | null => {
  if (repeat === 'none') return last === null ? date : null;
  if ('every_months' in repeat) {
    if (date === null || last === null) return date;
    return firstAfter(date, repeat.every_months, last);
  }
  if (field === null || field < today) return null;
  const occasion = addDays(field, -repeat.days_before);
  return last === null || occasion > last ? occasion : null;
};

/** The occasion to tell on a day: the latest of those that were missed. */
export const occasionOn = (
  { date, repeat }: Pick<Reminder, 'date' | 'repeat'>,
  due: IsoDate,
  today: IsoDate,
): IsoDate => {
  if (repeat === 'none' || !('every_months' in repeat) || date === null) return due;
  let told = due;
  for (let next = firstAfter(date, repeat.every_months, told); next <= today;)
    [told, next] = [next, firstAfter(date, repeat.every_months, next)];
  return told;
};
