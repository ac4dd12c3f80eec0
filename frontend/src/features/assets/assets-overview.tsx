import { useTranslation } from 'react-i18next';
import { HomeFigures } from '../../records/home-figures.tsx';
import { AgesLegend, AssetAges } from './asset-ages.tsx';

/** The age of the assets, and how many are to be replaced. */
export const AssetsOverview = () => {
  const { t } = useTranslation('home');
  return (
    <HomeFigures>
      {({ assets }) =>
        assets && (
          <div>
            <h2>{t('assets.ages')}</h2>
            <AgesLegend figures={assets} />
            <AssetAges figures={assets} />
          </div>
        )
      }
    </HomeFigures>
  );
};
