import { useTranslation } from 'react-i18next';
import { AreaTabs } from '../../ui/area-tabs.tsx';
import { useCan } from '../../ui/actor.tsx';
import { paths } from '../../ui/paths.ts';

/** The tabs between the list of people, who joins and leaves, and the teams. */
export const PeopleTabs = () => {
  const { t } = useTranslation('people');
  const can = useCan();
  return (
    <AreaTabs
      label={t('tabs.label')}
      tabs={[
        { to: paths.people, label: t('tabs.people') },
        ...(can('people:wage-columns') ? [{ to: paths.board, label: t('tabs.board') }] : []),
        { to: paths.teamCards, label: t('tabs.teams') },
      ]}
    />
  );
};
