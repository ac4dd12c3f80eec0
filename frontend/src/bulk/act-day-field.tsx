import { useTranslation } from 'react-i18next';
import { addDays, isoOf } from '#shared/values/dates.ts';
import { DateField } from '../form/date-field.tsx';
import { DayNotice } from '../history/day-notice.tsx';
import { useActor } from '../ui/actor.tsx';
import type { ActDay } from './use-act-day.ts';

/** Asks for the day of a change of holder of many records. */
export const ActDayField = ({ day: { kind, required, text, change, error, wire } }: { day: ActDay }) => {
  const { t } = useTranslation('bulk');
  const { today } = useActor();
  const help = kind === 'first' ? 'day.fromHelp' : required ? 'day.lastRequired' : 'day.lastHelp';
  return (
    <>
      <DateField
        label={t(kind === 'first' ? 'day.from' : 'day.last')}
        help={t(help)}
        required={required}
        today={kind === 'last' ? addDays(isoOf(today) ?? '', -1) : undefined}
        value={text}
        onChange={change}
        error={error}
        data-path="date"
      />
      <DayNotice day={wire ?? ''}>{t('day.ahead', { day: wire })}</DayNotice>
    </>
  );
};
