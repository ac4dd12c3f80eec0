import { useTranslation } from 'react-i18next';
import type { ScheduleOut } from '#shared/contract/days-off/schedule.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { hoursText } from './typed-hours.ts';
import classes from './days-off-settings.module.css';

const weekWords = (week: readonly number[]): string =>
  week.map((minutes) => (minutes === 0 ? '–' : hoursText(minutes))).join(' ');

const totalOf = (weeks: ScheduleOut['weeks']): string =>
  weeks.map((week) => hoursFigure(week.reduce((sum, day) => sum + day, 0))).join(' / ');

/** The hours of a schedule by the day from which they count; the first ones hold for the days before too. */
export const ScheduleVersions = ({ schedule: { versions } }: { schedule: Pick<ScheduleOut, 'versions'> }) => {
  const { t } = useTranslation('days-off');
  return (
    <ol className={classes.versions}>
      {versions.map(({ from, weeks }, at) => (
        <li key={from}>
          <strong>{t(at === 0 ? 'settings.schedules.first' : 'settings.schedules.fromDay', { from })}</strong>
          <span>{t('settings.schedules.perWeek', { hours: totalOf(weeks) })}</span>
          {weeks.map((week, index) => (
            <span key={index === 0 ? 'first' : 'second'} className={classes.facts}>
              {weekWords(week)}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
};
