import { useTranslation } from 'react-i18next';
import { fromDmy, isoOf } from '#shared/values/dates.ts';
import { nextMonths } from '#shared/values/months.ts';
import { MonthChart } from '../../charts/month-chart.tsx';
import { HomeFigures } from '../../records/home-figures.tsx';
import type { Home } from '../../ui/home-part.ts';
import { wholeEuro, wholeNumber } from '../../ui/whole-number.ts';

const Charts = ({ home: { software, today } }: { home: Home }) => {
  const { t } = useTranslation('software');
  if (!software) return null;
  const { licenses_per_month: licenses, renewals_ahead: ahead } = software;
  const words = { columnHead: t('overview.month'), total: t('overview.total'), write: wholeNumber };
  const renewalsIn = (month: string) => ahead.filter(({ date }) => isoOf(date)?.startsWith(month));
  return (
    <>
      <div>
        <h2>{t('overview.licensesTitle')}</h2>
        <MonthChart
          {...words}
          title={t('overview.licensesTitle')}
          series={[t('overview.licenses')]}
          months={licenses.map(({ month, licenses: count }) => ({ month, values: [count] }))}
        />
      </div>
      <div>
        <h2>{t('overview.renewalsTitle')}</h2>
        <MonthChart
          {...words}
          title={t('overview.renewalsTitle')}
          series={[t('overview.renewals')]}
          months={nextMonths(fromDmy(today)).map(({ month }) => ({
            month,
            values: [renewalsIn(month).length],
            notes: renewalsIn(month).map(({ name, date: day, yearly }) =>
              yearly === null
                ? t('overview.renewal', { name, day })
                : t('overview.renewalCost', { name, day, amount: wholeEuro(yearly) }),
            ),
          }))}
        />
      </div>
    </>
  );
};

/** Licences of the last twelve months and renewals of the next twelve. */
export const SoftwareOverview = () => <HomeFigures>{(home) => <Charts home={home} />}</HomeFigures>;
