import en from '#shared/messages/en/my-days-off.json' with { type: 'json' };
import fr from '#shared/messages/fr/my-days-off.json' with { type: 'json' };
import nl from '#shared/messages/nl/my-days-off.json' with { type: 'json' };
import { dayFigure, inDays, inHours } from '#shared/days-off/amounts.ts';
import type { DaysOffShown } from '#shared/contract/links/link-detail.ts';
import { formatsOf } from '#shared/values/formats.ts';
import { pageLanguage, pageWords } from '../answer/page-language.ts';
import { wordsOf, type Words } from '../answer/texts.ts';

export const words = pageWords({ nl, fr, en });

const daysOffFiles = {
  nl: () => import('#shared/messages/nl/days-off.json', { with: { type: 'json' } }),
  fr: () => import('#shared/messages/fr/days-off.json', { with: { type: 'json' } }),
  en: () => import('#shared/messages/en/days-off.json', { with: { type: 'json' } }),
};
let shared: Words = () => '';

/** Loads the words of amounts and spans in the language of the page, before they are first shown. */
export const loadDayWords = async (): Promise<void> => {
  shared = wordsOf((await daysOffFiles[pageLanguage()]()).default, pageLanguage());
};

/** An amount of minutes in the unit of its type. */
export const amountText = (minutes: number, unit: 'days' | 'hours', dayMinutes: number): string => {
  if (unit === 'hours') return shared('amount.hours', { figure: inHours(minutes) });
  const days = inDays(minutes, dayMinutes);
  return shared(days === 1 ? 'amount.days_one' : 'amount.days_other', { figure: dayFigure(days) });
};

/** The ISO date of a dd/mm/yyyy text, as fields of dates hold it. */
export const isoOf = (dmy: string): string => dmy.split('/').toReversed().join('-');
export const dmyOf = (iso: string): string => iso.split('-').toReversed().join('/');

/** `Fri 14/08/2026`. */
export const dayText = (dmy: string): string => `${formatsOf(pageLanguage()).weekday(isoOf(dmy), 'short')} ${dmy}`;

type Request = DaysOffShown['requests'][number];

/** The days of a request, with the parts of its first and last one. */
export const spanText = ({ start_date: start, end_date: end, start_part: first, end_part: last }: Request): string => {
  if (start === end) return first === 'whole' ? dayText(start) : shared(`period.${first}`, { day: dayText(start) });
  const days = `${dayText(start)} – ${dayText(end)}`;
  if (first === 'whole') return last === 'whole' ? days : shared('period.until', { days });
  return shared(last === 'whole' ? 'period.from' : 'period.both', { days });
};
