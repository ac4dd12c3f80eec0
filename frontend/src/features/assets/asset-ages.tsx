import { useTranslation } from 'react-i18next';
import { ChartLegend } from '../../charts/chart-legend.tsx';
import { ColumnChart } from '../../charts/column-chart.tsx';
import type { Home } from '../../ui/home-part.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import classes from './asset-ages.module.css';

type Figures = NonNullable<Home['assets']>;
type Props = { figures: Figures };

const dueIn = ({ ages }: Figures): number => ages.reduce((sum, bin) => sum + bin.due, 0);

/** Which columns are past the life of their type; nothing where none is. */
export const AgesLegend = ({ figures }: Props) => {
  const { t } = useTranslation('home');
  return dueIn(figures) > 0 ? <ChartLegend names={[t('assets.inLife'), t('assets.toReplace')]} /> : null;
};

/** The assets by their age, those past the life of their type apart, and how many are to be replaced when. */
export const AssetAges = ({ figures }: Props) => {
  const { t } = useTranslation('home');
  const { ages, due_within_year: soon } = figures;
  const due = dueIn(figures);
  return (
    <>
      <ColumnChart
        title={t('assets.ages')}
        columnHead={t('assets.age')}
        series={due > 0 ? [t('assets.inLife'), t('assets.toReplace')] : [t('assets.tile')]}
        total={t('assets.tile')}
        write={wholeNumber}
        columns={ages.map(({ years, assets: count, due: old }) => ({
          key: String(years),
          short: years === 0 ? '< 1' : years === ages.length - 1 ? `${years}+` : String(years),
          name: t(years === ages.length - 1 ? 'assets.yearsAndMore' : 'assets.years', { count: years }),
          values: due > 0 ? [count - old, old] : [count],
        }))}
      />
      {due + soon > 0 && <p className={classes.foot}>{t('assets.replaceNote', { due, soon })}</p>}
    </>
  );
};
