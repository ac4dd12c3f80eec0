import { useTranslation } from 'react-i18next';
import { AreaTabs } from '../ui/area-tabs.tsx';
import { paths } from '../ui/paths.ts';

const tabs = [
  { key: 'contracts', to: paths.contracts },
  { key: 'templates', to: paths.templates },
] as const;

/** The tabs that lead to contracts and to their templates. */
export const ContractsTabs = () => {
  const { t } = useTranslation('contracts');
  return <AreaTabs label={t('tabs.label')} tabs={tabs.map(({ key, to }) => ({ to, label: t(`tabs.${key}`) }))} />;
};
