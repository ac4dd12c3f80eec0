import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { checkPayrollMonthPushed } from '#shared/contract/fleet/check-payroll-month-pushed.ts';
import { addDays, isoOf } from '#shared/values/dates.ts';
import { query } from '../../api/query.ts';
import { DateField } from '../../form/date-field.tsx';
import { DayNotice } from '../../history/day-notice.tsx';
import { PlanFate } from '../../history/plan-fate.tsx';
import { planSentence } from '../../history/plan-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { monthName } from '../../ui/month-name.ts';
import { useToday } from '../../ui/use-today.ts';
import { firstDayOf, type NextDriver } from './driver-day.ts';

type Props = {
  details: CarDetails;
  next: NextDriver;
  /** The first day of the next driver, or the last day of the present one when nobody follows. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  error: string | undefined;
  /** The day has the focus when the dialog opens. */
  isFirst?: boolean;
};

/**
 * Asks for the day on which the driver changes, says what that day means, and warns where payroll processed its month
 * or the year may be mistyped.
 */
export const DriverDay = ({ details, next, value, onChange, onBlur, error, isFirst = false }: Props) => {
  const { t } = useTranslation(['fleet', 'history', 'records']);
  const today = useToday();
  const day = firstDayOf(next, value);
  const first = isoOf(day);
  const pushed = useQuery({
    ...query(checkPayrollMonthPushed, { query: { car_id: String(details.id), date: day } }),
    enabled: first !== undefined,
  });
  const field = next.id === 0 ? 'last_driver_day' : 'change_date';
  return (
    <>
      <DateField
        label={t(`field.${field}`)}
        help={t(`help.${field}`)}
        // The last day of a driver whom nobody follows from today on is yesterday.
        today={next.id === 0 ? addDays(today, -1) : today}
        required
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        data-path="change_date"
        data-autofocus={isFirst || undefined}
      />
      <PlanFate
        object="car"
        planned={details.planned}
        to={{ ...next, name: next.id === 0 ? null : next.name }}
        day={day}
      />
      {next.id >= 0 && (
        <DayNotice day={day}>
          {planSentence('car', { name: next.id === 0 ? null : next.name, start_date: day }, details.person_name, t)}
        </DayNotice>
      )}
      {first !== undefined && pushed.data?.is_pushed && (
        <Banner tone="amber">{t('edit.pushedMonth', { month: monthName(first.slice(0, 7), 'full') })}</Banner>
      )}
    </>
  );
};
