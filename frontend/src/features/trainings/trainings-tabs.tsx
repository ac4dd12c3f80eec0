import { useTranslation } from 'react-i18next';
import { AreaTabs } from '../../ui/area-tabs.tsx';
import { paths } from '../../ui/paths.ts';

const tabs = [
  { key: 'trainings', to: paths.trainings },
  { key: 'participants', to: paths.participants },
  { key: 'right', to: paths.trainingRights },
] as const;

/** The tabs that lead to the lists of the area. */
export const TrainingsTabs = () => {
  const { t } = useTranslation('trainings');
  return (
    <AreaTabs
      label={t('people.tabs.label')}
      tabs={tabs.map(({ key, to }) => ({ to, label: t(`people.tabs.${key}`) }))}
    />
  );
};
