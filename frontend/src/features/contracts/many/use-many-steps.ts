import { useTranslation } from 'react-i18next';

/** The steps of making contracts for many people, with their labels. */
export const useManySteps = () => {
  const { t } = useTranslation('contracts');
  return (['template', 'people', 'check', 'progress'] as const).map((key) => ({ key, label: t(`many.step.${key}`) }));
};
