import { useTranslation } from 'react-i18next';
import type { Estimates } from '#shared/contract/fleet/estimates.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Money } from '../../ui/money.tsx';
import classes from './estimates-card.module.css';

type Periods = NonNullable<Estimates['benefit_in_kind']>['this_year'];

/** The benefit of a year by driver: the days at their disposal, each day counted once. */
export const EstimatePeriods = ({ periods, year }: { periods: Periods; year: number }) => {
  const { t } = useTranslation('belgium');
  return (
    <div className={classes.periods}>
      <h3>{t('byDriver', { year: String(year) })}</h3>
      <CardTable
        caption={t('byDriver', { year: String(year) })}
        head={[
          { key: 'driver', label: t('driver') },
          { key: 'from', label: t('from'), isWide: true },
          { key: 'until', label: t('until'), isWide: true },
          { key: 'days', label: t('days'), right: true },
          { key: 'amount', label: t('amount'), right: true },
        ]}
        rows={periods.map((period) => ({
          key: period.start_date,
          cells: {
            driver: period.person_name,
            from: period.start_date,
            until: lastDayOf(period.end_date),
            days: period.days,
            amount: <Money value={period.amount} />,
          },
        }))}
      />
      <p className={classes.dim}>{t('estimate')}</p>
    </div>
  );
};

const amount = (value: number | null | undefined) =>
  value === null || value === undefined ? <Empty /> : <Money value={value} />;

/** What whole calendar years cost, as far as their figures are known. */
export const EstimateYears = ({ years }: { years: Estimates['years'] }) => {
  const { t } = useTranslation('belgium');
  const seesBenefit = years.some(({ benefit }) => benefit !== undefined);
  return (
    <div className={classes.periods}>
      <h3>{t('byYear')}</h3>
      <CardTable
        caption={t('byYear')}
        head={[
          { key: 'year', label: t('parameters.year') },
          ...(seesBenefit ? [{ key: 'benefit', label: t('benefit'), right: true }] : []),
          { key: 'contribution', label: t('contribution'), right: true },
        ]}
        rows={years.map((of) => ({
          key: of.year,
          cells: { year: of.year, benefit: amount(of.benefit), contribution: amount(of.co2_contribution) },
        }))}
      />
      <p className={classes.dim}>{t('estimate')}</p>
    </div>
  );
};
