import { useTranslation } from 'react-i18next';
import { AreaTabs } from '../../../ui/area-tabs.tsx';
import { paths } from '../../../ui/paths.ts';

/** The tabs between the inbox and the table of all requests. */
export const RequestsTabs = () => {
  const { t } = useTranslation('days-off');
  return (
    <AreaTabs
      label={t('inbox.tabs.label')}
      tabs={[
        { to: paths.dayOffRequests, label: t('inbox.tabs.waiting') },
        { to: paths.allDayOffRequests, label: t('inbox.tabs.all') },
      ]}
    />
  );
};
