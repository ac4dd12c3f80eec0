import { useTranslation } from 'react-i18next';
import type { EntryOut } from '#shared/contract/calendar/entry.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import type { CalendarPerson } from './month-bars.ts';
import type { MonthDay } from './month-days.ts';

/** The name of a type inside a sentence: only an abbreviation keeps its capitals. */
const withinSentence = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase('nl-BE') + name.slice(1);

/** The days of a month by name: "Friday 14 August". */
export const dayNames = (days: readonly MonthDay[], language: string): string[] => {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' });
  const month = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long' });
  return days.map(({ iso, day }) => {
    const date = new Date(`${iso}T00:00:00Z`);
    return `${format.format(date)} ${day} ${month.format(date)}`;
  });
};

type Cell = {
  person: Pick<CalendarPerson, 'name' | 'schedule'>;
  day: MonthDay;
  dayName: string;
  entries: readonly EntryOut[];
  typeName: (entry: EntryOut) => string;
};

/** What a cell of the calendar says: "Ann Peeters, Friday 14 August, legal holidays, half day, approved, morning". */
export const useCellWords = (): ((cell: Cell) => string) => {
  const { t } = useTranslation('days-off');
  const partOf = (entry: EntryOut): string[] => {
    if (entry.part === 'whole') return [t('part.whole')];
    if (entry.part === 'minutes') return [t('amount.hours', { figure: hoursFigure(entry.minutes) })];
    return [t('part.half')];
  };
  const sideOf = ({ part }: EntryOut): string[] =>
    part === 'morning' || part === 'afternoon' ? [t(`part.${part}`)] : [];
  return ({ person, day, dayName, entries, typeName }) => {
    const words = entries.flatMap((entry) => [
      withinSentence(typeName(entry)),
      ...partOf(entry),
      t(`state.${entry.state}`),
      ...sideOf(entry),
    ]);
    const isFree = (person.schedule[day.day - 1] ?? 0) === 0;
    const free = day.isWeekend ? t('calendar.cell.weekend') : t('calendar.cell.noWork');
    return [
      person.name,
      dayName,
      ...(day.holiday ? [t('calendar.cell.holiday', { name: t(`holiday.${day.holiday}`) })] : isFree ? [free] : []),
      ...(words.length === 0 && !isFree ? [t('calendar.cell.atWork')] : words),
    ].join(', ');
  };
};
