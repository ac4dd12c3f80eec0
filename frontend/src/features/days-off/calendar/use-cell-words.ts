import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryOut, LegendType } from '#shared/contract/calendar/entry.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import type { CalendarPerson } from './month-bars.ts';
import type { MonthDay } from './month-days.ts';
import type { Formats } from '#shared/values/formats.ts';

/** The name of a type inside a sentence: only an abbreviation keeps its capitals. */
const withinSentence = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase('nl-BE') + name.slice(1);

/** The days of a month by name: "Friday 14 August". */
export const dayNames = (days: readonly MonthDay[], { weekday, month }: Formats): string[] =>
  days.map(({ iso, day }) => `${weekday(iso)} ${day} ${month(iso)}`);

type Cell = {
  person: Pick<CalendarPerson, 'name' | 'schedule'>;
  day: MonthDay;
  /** The place of the day, from 0. */
  at: number;
  dayName: string;
  entries: readonly EntryOut[];
};

type TypeOf = ((entry: EntryOut) => LegendType | undefined) | undefined;

/** The words that thousands of cells share are looked up once. */
const cellWords = (t: TFunction<'days-off'>, typeOf: TypeOf): ((cell: Cell) => string) => {
  const known = new Map<string, string>();
  const once = (key: string, look: () => string): string => {
    const words = known.get(key) ?? look();
    known.set(key, words);
    return words;
  };
  const partOf = (entry: EntryOut): string[] => {
    if (entry.part === 'whole') return [t('part.whole')];
    if (entry.part === 'minutes') return [t('amount.hours', { figure: hoursFigure(entry.minutes) })];
    return [t('part.half')];
  };
  const sideOf = ({ part }: EntryOut): string[] =>
    part === 'morning' || part === 'afternoon' ? [t(`part.${part}`)] : [];
  const entryWords = (entry: EntryOut): string => {
    const { type_id: type, kind, part, minutes, state } = entry;
    return once([type ?? kind, part, part === 'minutes' ? minutes : '', state].join('/'), () =>
      [withinSentence(typeOf?.(entry)?.name ?? ''), ...partOf(entry), t(`state.${entry.state}`), ...sideOf(entry)].join(
        ', ',
      ),
    );
  };
  const dayWords = (day: MonthDay, isFree: boolean): string[] => {
    const { holiday, isWeekend } = day;
    if (holiday)
      return [once(`holiday/${holiday}`, () => t('calendar.cell.holiday', { name: t(`holiday.${holiday}`) }))];
    if (!isFree) return [];
    return [once(`free/${isWeekend}`, () => t(isWeekend ? 'calendar.cell.weekend' : 'calendar.cell.noWork'))];
  };
  return ({ person, day, at, dayName, entries }: Cell): string => {
    const isFree = (person.schedule[at] ?? 0) === 0;
    const isAtWork = entries.length === 0 && !isFree;
    const words = isAtWork ? [once('atWork', () => t('calendar.cell.atWork'))] : entries.map(entryWords);
    return [person.name, dayName, ...dayWords(day, isFree), ...words].join(', ');
  };
};

/** What the cells of a calendar say: "Ann Peeters, Friday 14 August, legal holidays, half day, approved, morning". */
export const useCellWords = (typeOf: TypeOf): ((cell: Cell) => string) => {
  const { t } = useTranslation('days-off');
  return useMemo(() => cellWords(t, typeOf), [t, typeOf]);
};
