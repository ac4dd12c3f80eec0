import { useTranslation } from 'react-i18next';

/** The steps by name. */
export const useAssignSteps = () => {
  const { t } = useTranslation('software');
  return (['people', 'progress'] as const).map((key) => ({ key, label: t(`assign.${key}`) }));
};
