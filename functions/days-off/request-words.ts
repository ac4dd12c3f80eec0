import daysOff from '#shared/messages/en/days-off.json' with { type: 'json' };
import mail from '#shared/messages/en/mail.json' with { type: 'json' };
import { dayFigure, inDays, inHours } from '#shared/days-off/amounts.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import type { DayPart } from '#shared/days-off/names.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';

const { amount, period } = daysOff;

/** A text with its values. */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** `Friday 14/08/2026`, with the part of the day that is meant. */
const dayWords = (date: IsoDate, part: DayPart): string => {
  const day = `${weekday.format(new Date(`${date}T00:00:00Z`))} ${toDmy(date)}`;
  return part === 'whole' || part === 'minutes' ? day : withValues(period[part], { day });
};

/** When a request is, as people read it. */
export const spanWords = ({
  start_date: start,
  end_date: end,
  start_part: startPart,
  end_part: endPart,
}: Pick<DayOffRequest, 'start_date' | 'end_date' | 'start_part' | 'end_part'>): string => {
  if (start === end) return dayWords(start, startPart);
  if (end === null) return withValues(mail.daysOff.open, { from: dayWords(start, startPart) });
  return withValues(mail.daysOff.span, { from: dayWords(start, startPart), to: dayWords(end, endPart) });
};

/** An amount in the unit of its type: `2,5 days`, `3:30 hours`. */
export const amountWords = (minutes: number, unit: DayOffType['unit'], dayMinutes: number): string => {
  if (unit === 'hours') return withValues(amount.hours, { figure: inHours(minutes) });
  const days = inDays(minutes, dayMinutes);
  return withValues(days === 1 ? amount.days_one : amount.days_other, { figure: dayFigure(days) });
};
