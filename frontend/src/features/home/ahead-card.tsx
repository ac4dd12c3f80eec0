import { useTranslation } from 'react-i18next';
import { fromDmy, isoOf } from '#shared/values/dates.ts';
import { nextMonths } from '#shared/values/months.ts';
import { ChartLegend } from '../../charts/chart-legend.tsx';
import { MonthChart } from '../../charts/month-chart.tsx';
import type { Home } from '../../ui/home-part.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { wholeEuro, wholeNumber } from '../../ui/whole-number.ts';
import classes from './home.module.css';

const NAMED = 4;

type Renewal = NonNullable<Home['software']>['renewals_ahead'][number];

const renewalsIn = (home: Home, month: string): Renewal[] =>
  (home.software?.renewals_ahead ?? []).filter(({ date }) => isoOf(date)?.startsWith(month));

const certificatesIn = (home: Home, month: string): number =>
  home.trainings?.certificates_ahead.find((each) => each.month === month)?.count ?? 0;

const monthsOf = ({ today }: Home): string[] => nextMonths(fromDmy(today)).map(({ month }) => month);

export const hasAhead = (home: Home): boolean =>
  monthsOf(home).some((month) => renewalsIn(home, month).length + certificatesIn(home, month) > 0);

/** The renewals of software and the certificates that expire in each of the coming twelve months. */
export const AheadCard = ({ home }: { home: Home }) => {
  const { t } = useTranslation('home');
  const kinds = [
    ...(home.software ? [{ name: t('ahead.renewals'), count: (month: string) => renewalsIn(home, month).length }] : []),
    ...(home.trainings
      ? [{ name: t('ahead.certificates'), count: (month: string) => certificatesIn(home, month) }]
      : []),
  ];
  const names = kinds.map(({ name }) => name);
  const noteOf = ({ name, date, yearly }: Renewal): string =>
    yearly === null
      ? t('ahead.renewal', { name, day: date })
      : t('ahead.renewalCost', { name, day: date, amount: wholeEuro(yearly) });
  return (
    <SectionCard title={t('ahead.title')} action={<ChartLegend names={names} />}>
      <div className={classes.chart}>
        <MonthChart
          title={t('ahead.title')}
          columnHead={t('cost.month')}
          series={names}
          total={t('cost.total')}
          write={wholeNumber}
          months={monthsOf(home).map((month) => {
            const renewals = renewalsIn(home, month);
            const more = renewals.length - NAMED;
            return {
              month,
              values: kinds.map(({ count }) => count(month)),
              notes: [...renewals.slice(0, NAMED).map(noteOf), ...(more > 0 ? [t('ahead.more', { count: more })] : [])],
            };
          })}
        />
      </div>
    </SectionCard>
  );
};
