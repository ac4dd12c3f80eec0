import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCounts } from '#shared/contract/home/get-counts.ts';
import { query } from '../api/query.ts';
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
  // The navigation reads the counts; a tab shows them once they are there.
  const waiting = useQuery({ ...query(getCounts, {}), enabled: false }).data?.to_sign;
  const shown = tabs.filter(({ permission }) => can(permission));
  return (
    <AreaTabs
      label={t('tabs.label')}
      tabs={shown.map(({ key, to }) => ({ to, label: t(`tabs.${key}`), ...(key === 'pending' && { count: waiting }) }))}
    />
  );
};
