import { useTranslation } from 'react-i18next';
import { AreaTabs } from '../../ui/area-tabs.tsx';
import { paths } from '../../ui/paths.ts';

const tabs = [
  { key: 'products', to: paths.software },
  { key: 'licenses', to: paths.softwareLicenses },
  { key: 'grouped', to: paths.softwareLicensesByProduct },
] as const;

/** The tabs that lead to the lists of the area. */
export const SoftwareTabs = () => {
  const { t } = useTranslation('software');
  return <AreaTabs label={t('tabs.label')} tabs={tabs.map(({ key, to }) => ({ to, label: t(`tabs.${key}`) }))} />;
};
