import { IconLock } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryOut } from '#shared/contract/calendar/entry.ts';
import { useActor } from '../../../ui/actor.tsx';
import { monthName } from '../../../ui/month-name.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { typeColour } from '../../../ui/type-colour.ts';
import { weekdayNames } from '../parts/weekday-names.ts';
import { typeOf, type PersonYear } from './person-year.ts';
import classes from './person.module.css';
import { labelValue } from '../../../ui/label-value.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The days of a month, as dd/mm/yyyy. */
const daysOf = (year: number, month: number): string[] =>
  Array.from(
    { length: new Date(Date.UTC(year, month, 0)).getUTCDate() },
    (_, at) => `${two(at + 1)}/${two(month)}/${year}`,
  );

/** Monday is 1. */
const weekdayOf = (year: number, month: number): number => new Date(Date.UTC(year, month - 1, 1)).getUTCDay() || 7;

/** The colours of a day: its halves one above the other where they differ. */
const paint = (entries: readonly EntryOut[], days: PersonYear): CSSProperties | undefined => {
  const [first] = entries;
  if (!first) return undefined;
  const colourOf = (entry: EntryOut) => typeColour(typeOf(days.types, entry)?.colour ?? 'grey');
  if (first.state === 'requested') return { color: colourOf(first).text };
  const half = (part: 'morning' | 'afternoon'): string => {
    const entry = entries.find((one) => one.part !== (part === 'morning' ? 'afternoon' : 'morning'));
    return entry ? colourOf(entry).background : 'transparent';
  };
  return {
    color: colourOf(first).text,
    background: `linear-gradient(135deg, ${half('morning')} 50%, ${half('afternoon')} 50%)`,
  };
};

/** One small month. Screen readers get its days off as sentences. */
export const MonthView = ({ year, month }: { year: PersonYear; month: number }) => {
  const { t } = useTranslation('days-off');
  const { today } = useActor();
  const name = monthName(`${year.year}-${two(month)}`, 'long');
  const isLocked = year.locked_months.includes(month);
  const free = new Set(year.free_days);
  const holidays = new Map(year.holidays.map((holiday) => [holiday.date, holiday]));
  const days = daysOf(year.year, month);
  const entries = Map.groupBy(year.days, ({ date }) => date);
  const wordsOf = (entry: EntryOut): string =>
    t('person.entry', {
      type: typeOf(year.types, entry)?.name ?? '',
      part: entry.part === 'minutes' ? hoursFigure(entry.minutes) : t(`part.${entry.part}`),
      state: t(`state.${entry.state}`),
    });
  const titleOf = (date: string): string | undefined => {
    const own = entries.get(date);
    if (own) return own.map(wordsOf).join('; ');
    const holiday = holidays.get(date);
    return holiday && t(`holiday.${holiday.name}`);
  };
  const said = days.filter((date) => entries.has(date) || holidays.has(date));
  return (
    <section className={classes.month} aria-label={t('person.month', { month: name, year: String(year.year) })}>
      <h3>
        {name}
        {isLocked && (
          <span title={t('person.locked')}>
            <IconLock size={14} stroke={1.75} aria-hidden="true" />
            <span className={classes.hidden}>{t('person.locked')}</span>
          </span>
        )}
      </h3>
      <div className={classes.grid} aria-hidden="true">
        {weekdayNames('short').map((weekday) => (
          <span key={weekday} className={classes.weekday}>
            {weekday.slice(0, 2)}
          </span>
        ))}
        {days.map((date, at) => {
          const own = entries.get(date) ?? [];
          return (
            <span
              key={date}
              className={classes.day}
              data-free={free.has(date) || undefined}
              data-holiday={holidays.has(date) || undefined}
              data-requested={own[0]?.state === 'requested' || undefined}
              data-today={date === today || undefined}
              style={{ ...paint(own, year), ...(at === 0 && { gridColumnStart: weekdayOf(year.year, month) }) }}
              title={titleOf(date)}
            >
              {at + 1}
            </span>
          );
        })}
      </div>
      <ul className={classes.hidden}>
        {said.map((date) => (
          <li key={date}>{labelValue(date, titleOf(date) ?? '')}</li>
        ))}
      </ul>
    </section>
  );
};
