import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/values/dates.ts';
import { useToday } from '../ui/use-today.ts';
import { DateField } from '../form/date-field.tsx';
import { DayNotice } from '../history/day-notice.tsx';
import type { ActDay } from './use-act-day.ts';

/** Asks for the day of an act on many records. */
export const ActDayField = ({ day: { kind, required, text, change, error, wire } }: { day: ActDay }) => {
  const { t } = useTranslation('bulk');
  const today = useToday();
  const helpOfLast = required ? 'day.lastRequired' : 'day.lastHelp';
  const help = { first: 'day.fromHelp', last: helpOfLast, done: 'day.doneHelp' } as const;
  const label = { first: 'day.from', last: 'day.last', done: 'day.done' } as const;
  return (
    <>
      <DateField
        label={t(label[kind])}
        help={t(help[kind])}
        required={required}
        today={kind === 'last' ? addDays(today, -1) : undefined}
        max={kind === 'done' ? today : undefined}
        value={text}
        onChange={change}
        error={error}
        data-path="date"
      />
      <DayNotice day={wire ?? ''}>{t('day.ahead', { day: wire })}</DayNotice>
    </>
  );
};
