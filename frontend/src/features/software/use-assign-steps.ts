import { useTranslation } from 'react-i18next';

/** The steps of an assignment with their labels. */
export const useAssignSteps = () => {
  const { t } = useTranslation('software');
  return (['people', 'progress'] as const).map((key) => ({ key, label: t(`assign.${key}`) }));
};
