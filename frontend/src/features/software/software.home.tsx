import { IconApps } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { Link } from '../../ui/router.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';

const SoftwareTile = ({ home: { software } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!software) return null;
  const { licenses, left, renewals } = software;
  return (
    <StatTile
      icon={IconApps}
      label={t('software.tile')}
      figure={wholeNumber(licenses)}
      to={listLink(paths.softwareLicenses)}
    >
      <Link to={listLink(paths.softwareLicenses, { segment: 'left' })}>{t('software.left', { count: left })}</Link>
      {renewals > 0 && (
        <>
          ,{' '}
          <Link to={listLink(paths.software, { segment: 'renewal' })}>
            {t('software.renewals', { count: renewals })}
          </Link>
        </>
      )}
    </StatTile>
  );
};

export const home: HomePart = {
  order: 50,
  Tiles: SoftwareTile,
  steps: [
    {
      key: 'software',
      icon: IconApps,
      title: 'home:software.step',
      text: 'home:software.stepText',
      due: ({ software }) => software?.products === 0,
      actions: [
        { label: 'home:software.import', to: paths.importSoftware, permission: 'software:import' },
        { label: 'home:software.add', to: paths.newSoftwareProduct, permission: 'software:add-product' },
      ],
    },
  ],
};
