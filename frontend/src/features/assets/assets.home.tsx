import { IconDeviceLaptop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { Link } from '../../ui/router.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';

const toAcceptance = (state: 'awaiting' | 'refused'): string =>
  listLink(paths.assets, { filters: [{ column: 'acceptance', operator: 'is', values: [state] }] });

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
      <Link to={listLink(paths.assets, { segment: 'in_stock' })}>
        {t('assets.inStock', { count: assets.in_stock })}
      </Link>
      {assets.awaiting > 0 && (
        <>
          , <Link to={toAcceptance('awaiting')}>{t('assets.awaiting', { count: assets.awaiting })}</Link>
        </>
      )}
      {assets.refused > 0 && (
        <>
          , <Link to={toAcceptance('refused')}>{t('assets.refused', { count: assets.refused })}</Link>
        </>
      )}
    </StatTile>
  );
};

export const home: HomePart = {
  order: 40,
  Tiles: AssetsTile,
};
