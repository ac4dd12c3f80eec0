import { IconDeviceLaptop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import { AgesLegend, AssetAges } from './asset-ages.tsx';

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
  return (
    assets && (
      <SectionCard title={t('assets.ages')} action={<AgesLegend figures={assets} />}>
        <AssetAges figures={assets} />
      </SectionCard>
    )
  );
};

export const home: HomePart = {
  order: 40,
  tiles: [
    {
      key: 'assets',
      kind: 'figure',
      order: 30,
      shows: ({ assets }) => assets !== null,
      count: ({ assets }) => assets?.assets ?? 0,
      Tile: AssetsTile,
    },
  ],
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
