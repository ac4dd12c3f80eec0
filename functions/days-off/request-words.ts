import { dayFigure, inDays, inHours } from '#shared/days-off/amounts.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import type { DayPart } from '#shared/days-off/names.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { fillText } from '#shared/values/fill-text.ts';
import { formatsOf } from '#shared/values/formats.ts';
import type { Language } from '#shared/values/language.ts';
import { daysOffTexts } from '#functions/platform/texts/days-off.ts';
import { mailTexts } from '#functions/platform/texts/mail.ts';

/** `Friday 14/08/2026`, with the part of the day that is meant. */
const dayWords = (language: Language, date: IsoDate, part: DayPart): string => {
  const { period } = daysOffTexts(language);
  const day = `${formatsOf(language).weekday(date)} ${toDmy(date)}`;
  return part === 'whole' || part === 'minutes' ? day : fillText(period[part], { day }, language);
};

type Span = Pick<DayOffRequest, 'start_date' | 'end_date' | 'start_part' | 'end_part'>;

/** When a request is, as people read it. */
export const spanWords = (language: Language, span: Span): string => {
  const { start_date: start, end_date: end, start_part: startPart, end_part: endPart } = span;
  const from = dayWords(language, start, startPart);
  if (start === end) return from;
  const words = mailTexts(language).daysOff;
  if (end === null) return fillText(words.open, { from }, language);
  return fillText(words.span, { from, to: dayWords(language, end, endPart) }, language);
};

type Amount = { readonly minutes: number; readonly unit: DayOffType['unit']; readonly dayMinutes: number };

/** An amount in the unit of its type: `2,5 days`, `3:30 hours`. */
export const amountWords = (language: Language, { minutes, unit, dayMinutes }: Amount): string => {
  const { amount } = daysOffTexts(language);
  if (unit === 'hours') return fillText(amount.hours, { figure: inHours(minutes) }, language);
  const days = inDays(minutes, dayMinutes);
  return fillText(days === 1 ? amount.days_one : amount.days_other, { figure: dayFigure(days) }, language);
};
