import { IconAlertTriangle, IconCalendarOff, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OutcomeOut, RequestDayOut } from '#shared/contract/days-off/request.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { useIssueWords } from '../../../form/use-issue-words.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { useAmountWords } from '../parts/amount-words.ts';
import { useDayWords } from './use-day-words.ts';
import { useHolidayNames } from './use-holiday-names.ts';
import classes from './request-form.module.css';

type Props = {
  outcome: OutcomeOut | undefined;
  unit: 'days' | 'hours';
  /** Why the request would be refused. */
  problem: Problem | undefined;
  labelOf: (path: string) => string;
};

/** The most days that are listed one by one. */
const DAYS_SHOWN = 31;

const DayLine = ({ day, name }: { day: RequestDayOut; name: string | undefined }) => {
  const { t } = useTranslation('days-off');
  const words = useDayWords();
  return (
    <li className={classes.day} data-skipped={day.skipped !== null || undefined}>
      <span>{words.weekday(day.date)}</span>
      <span className={classes.dayWords}>
        {day.skipped === null
          ? day.part === 'whole' || day.part === 'minutes'
            ? hoursFigure(day.minutes)
            : t('request.preview.part', { part: t(`request.part.${day.part}`), hours: hoursFigure(day.minutes) })
          : (name ?? t(`request.skipped.${day.skipped}`))}
      </span>
    </li>
  );
};

const Days = ({ days }: { days: readonly RequestDayOut[] }) => {
  const { t } = useTranslation('days-off');
  const holidays = useHolidayNames(days.filter(({ skipped }) => skipped === 'holiday').map(({ date }) => date));
  return (
    <ul className={classes.days}>
      {days.slice(0, DAYS_SHOWN).map((day) => {
        const holiday = day.skipped === 'holiday' ? holidays.get(day.date) : undefined;
        return <DayLine key={day.date} day={day} name={holiday && t(`holiday.${holiday}`)} />;
      })}
      {days.length > DAYS_SHOWN && <li>{t('request.preview.more', { count: days.length - DAYS_SHOWN })}</li>}
    </ul>
  );
};

const Balances = ({
  outcome: { balances, day_minutes: dayMinutes },
  unit,
}: {
  outcome: OutcomeOut;
  unit: Props['unit'];
}) => {
  const { t } = useTranslation('days-off');
  const amount = useAmountWords();
  return balances.map((balance) => (
    <div key={balance.year} className={classes.balance} data-over={balance.left_after < 0 || undefined}>
      <span>{t('request.preview.leftAfter', { type: balance.type_name, year: String(balance.year) })}</span>
      <strong>{amount({ minutes: balance.left_after, day_minutes: dayMinutes, unit })}</strong>
    </div>
  ));
};

/** What a request comes to, before it is sent: its days, those that count nothing and why, the balance, who is away. */
export const RequestPreview = ({ outcome, unit, problem, labelOf }: Props) => {
  const { t } = useTranslation('days-off');
  const words = useIssueWords();
  const amount = useAmountWords();
  if (problem !== undefined)
    return (
      <div className={classes.refused}>
        {problem.fields.length === 0
          ? problem.reason_phrase
          : problem.fields.map((field) => (
              <p key={`${field.path} ${field.message}`}>{words.of(field, labelOf(field.path))}</p>
            ))}
      </div>
    );
  if (outcome === undefined) return <p className={classes.nothing}>{t('request.preview.nothing')}</p>;
  const { days, overlaps, warnings } = outcome;
  return (
    <>
      <div className={classes.total}>
        <strong>{amount({ ...outcome, unit })}</strong>
        <span>{t('request.preview.hours', { hours: hoursFigure(outcome.minutes) })}</span>
      </div>
      <Days days={days} />
      <Balances outcome={outcome} unit={unit} />
      {overlaps.length > 0 && (
        <p className={classes.line}>
          <IconUsers size={16} stroke={1.75} />
          {t('request.preview.away', { names: overlaps.map(({ employee }) => employee.name).join(', ') })}
        </p>
      )}
      {outcome.minutes === 0 && (
        <p className={classes.line}>
          <IconCalendarOff size={16} stroke={1.75} />
          {t('request.preview.countsNothing')}
        </p>
      )}
      {warnings
        .filter((warning) => warning !== 'overlap')
        .map((warning) => (
          <p key={warning} className={classes.warning}>
            <IconAlertTriangle size={16} stroke={1.75} />
            {t(`request.warning.${warning}`)}
          </p>
        ))}
    </>
  );
};
