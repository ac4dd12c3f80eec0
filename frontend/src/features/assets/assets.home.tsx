import { IconDeviceLaptop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChartLegend } from '../../charts/chart-legend.tsx';
import { ColumnChart } from '../../charts/column-chart.tsx';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import classes from './assets-home.module.css';

const toAcceptance = listLink(paths.assets, {
  filters: [{ column: 'acceptance', operator: 'is', values: ['awaiting'] }],
});

const AssetsTile = ({ home: { assets } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!assets) return null;
  return (
    <StatTile
      icon={IconDeviceLaptop}
      label={t('assets.tile')}
      figure={wholeNumber(assets.assets)}
      to={listLink(paths.assets)}
    >
      {t('assets.inStock', { count: assets.in_stock })}
    </StatTile>
  );
};

/** The assets by their age. */
const Ages = ({ home: { assets } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!assets) return null;
  const { ages, due_within_year: soon } = assets;
  const due = ages.reduce((sum, bin) => sum + bin.due, 0);
  const names = [t('assets.inLife'), t('assets.toReplace')];
  return (
    <SectionCard title={t('assets.ages')} action={due > 0 && <ChartLegend names={names} />}>
      <ColumnChart
        title={t('assets.ages')}
        columnHead={t('assets.age')}
        series={due > 0 ? names : [t('assets.tile')]}
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
    </SectionCard>
  );
};

export const home: HomePart = {
  order: 40,
  tiles: [{ key: 'assets', kind: 'figure', order: 30, shows: ({ assets }) => assets !== null, Tile: AssetsTile }],
  tasks: ({ assets }, t) =>
    assets && assets.awaiting > 0
      ? [
          {
            key: 'acceptance',
            icon: IconDeviceLaptop,
            title: t('home:assets.task', { count: assets.awaiting }),
            ...(assets.refused > 0 && { note: t('home:assets.refused', { count: assets.refused }) }),
            action: { label: t('home:show'), to: toAcceptance },
          },
        ]
      : [],
  cards: [
    {
      key: 'asset-ages',
      name: 'home:assets.ages',
      area: 'assets',
      order: 40,
      place: 'side',
      shows: ({ assets }) => (assets?.assets ?? 0) > 0,
      Card: Ages,
    },
  ],
};
