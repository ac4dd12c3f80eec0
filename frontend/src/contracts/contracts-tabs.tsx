import { useTranslation } from 'react-i18next';
import { useCan } from '../ui/actor.tsx';
import { AreaTabs } from '../ui/area-tabs.tsx';
import { paths } from '../ui/paths.ts';

const tabs = [
  { key: 'contracts', to: paths.contracts, permission: 'contracts:read' },
  { key: 'pending', to: paths.pendingSignatures(), permission: 'contracts:sign' },
  { key: 'templates', to: paths.templates, permission: 'templates:read' },
] as const;

/** The tabs that lead to contracts, to those that wait for the user's signature, and to their templates. */
export const ContractsTabs = () => {
  const { t } = useTranslation('contracts');
  const can = useCan();
  const shown = tabs.filter(({ permission }) => can(permission));
  return <AreaTabs label={t('tabs.label')} tabs={shown.map(({ key, to }) => ({ to, label: t(`tabs.${key}`) }))} />;
};
