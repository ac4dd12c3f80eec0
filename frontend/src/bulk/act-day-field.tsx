import { useTranslation } from 'react-i18next';
import { addDays, isoOf } from '#shared/values/dates.ts';
import { DateField } from '../form/date-field.tsx';
import { DayNotice } from '../history/day-notice.tsx';
import { useActor } from '../ui/actor.tsx';
import type { ActDay } from './use-act-day.ts';

/** Asks for the day of an act on many records. */
export const ActDayField = ({ day: { kind, required, text, change, error, wire } }: { day: ActDay }) => {
  const { t } = useTranslation('bulk');
  const { today } = useActor();
  const helpOfLast = required ? 'day.lastRequired' : 'day.lastHelp';
  const help = { first: 'day.fromHelp', last: helpOfLast, done: 'day.doneHelp' } as const;
  const label = { first: 'day.from', last: 'day.last', done: 'day.done' } as const;
  const isoToday = isoOf(today);
  return (
    <>
      <DateField
        label={t(label[kind])}
        help={t(help[kind])}
        required={required}
        today={kind === 'last' ? addDays(isoToday ?? '', -1) : undefined}
        max={kind === 'done' ? isoToday : undefined}
        value={text}
        onChange={change}
        error={error}
        data-path="date"
      />
      <DayNotice day={wire ?? ''}>{t('day.ahead', { day: wire })}</DayNotice>
    </>
  );
};
