import { useTranslation } from 'react-i18next';
import { sumMoney } from '#shared/values/money.ts';
import { ChartLegend } from '../../charts/chart-legend.tsx';
import { MonthChart } from '../../charts/month-chart.tsx';
import { format } from '../../ui/format.ts';
import type { Home } from '../../ui/home-part.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { wholeEuro } from '../../ui/whole-number.ts';
import classes from './home.module.css';

const THOUSAND = 1000;
const axis = (value: number): string => {
  if (value < THOUSAND) return wholeEuro(value);
  const { isSignLast, number } = format();
  const thousands = number(value / THOUSAND, 1);
  return isSignLast ? `${thousands}\u00A0k€` : `€ ${thousands}k`;
};

type MonthCost = { readonly month: string; readonly cost: number };
type Series = { readonly key: 'fleet' | 'software' | 'trainings'; readonly costs: readonly MonthCost[] };

/** What each area costs in the last twelve months, of the areas that the user may open. */
const seriesOf = ({ fleet, software, trainings }: Home): Series[] =>
  [
    {
      key: 'fleet' as const,
      costs: fleet?.cost_per_month.map(({ month, lease, operational }) => ({
        month,
        cost: sumMoney([lease, operational]),
      })),
    },
    { key: 'software' as const, costs: software?.cost_per_month },
    { key: 'trainings' as const, costs: trainings?.cost_per_month },
  ].flatMap(({ key, costs }) => (costs ? [{ key, costs }] : []));

export const hasCost = (home: Home): boolean => seriesOf(home).some(({ costs }) => costs.some(({ cost }) => cost > 0));

/** The cost of fleet, software and trainings in each of the last twelve months, one upon the other. */
export const CostCard = ({ home }: { home: Home }) => {
  const { t } = useTranslation('home');
  const series = seriesOf(home);
  const names = series.map(({ key }) => t(`cost.${key}`));
  const months = series[0]?.costs ?? [];
  const others = home.fleet?.other_currencies ?? 0;
  return (
    <SectionCard wraps title={t('cost.title')} info={t('cost.note')} action={<ChartLegend names={names} />}>
      <div className={classes.chart}>
        <MonthChart
          title={t('cost.title')}
          columnHead={t('cost.month')}
          series={names}
          total={t('cost.total')}
          write={wholeEuro}
          axis={axis}
          months={months.map(({ month }, at) => ({
            month,
            values: series.map(({ costs }) => costs[at]?.cost ?? 0),
          }))}
        />
      </div>
      {others > 0 && <p className={classes.note}>{t('fleet.otherCurrencies', { count: others })}</p>}
    </SectionCard>
  );
};
