import { useTranslation } from 'react-i18next';
import type { Home } from '../../ui/home-part.ts';
import { ChartLegend, MonthBars } from '../../ui/month-bars.tsx';
import { monthName } from '../../ui/month-name.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { wholeEuro, wholeNumber } from '../../ui/whole-number.ts';
import { totalOf } from './month-cost.ts';
import classes from './fleet-home.module.css';
import { format } from '../../ui/format.ts';

const THOUSAND = 1000;
const axis = (value: number): string =>
  value >= THOUSAND ? `€ ${format().number(value / THOUSAND, 1)}k` : `€ ${wholeNumber(value)}`;

/** What the fleet cost in each of the last twelve months, lease below operational cost. */
export const FleetCost = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!fleet) return null;
  const names = [t('fleet.lease'), t('fleet.operational')];
  const bars = fleet.cost_per_month.map((cost) => {
    const month = monthName(cost.month, 'full');
    const [lease, operational, total] = [cost.lease, cost.operational, totalOf(cost)].map(wholeEuro);
    return {
      key: cost.month,
      short: monthName(cost.month, 'short'),
      words: t('fleet.month', { month, lease, operational, total }),
      tip: [
        month,
        t('fleet.line', { name: t('fleet.total'), amount: total }),
        t('fleet.line', { name: names[0], amount: lease }),
        t('fleet.line', { name: names[1], amount: operational }),
      ],
      values: [cost.lease, cost.operational],
    };
  });
  return (
    <SectionCard title={t('fleet.costTitle')} action={<ChartLegend names={names} />}>
      <div className={classes.chart}>
        <MonthBars label={t('fleet.costTitle')} bars={bars} axis={axis} />
        <p className={classes.note}>
          {t('fleet.costNote')}{' '}
          {fleet.other_currencies > 0 && t('fleet.otherCurrencies', { count: fleet.other_currencies })}
        </p>
      </div>
    </SectionCard>
  );
};
