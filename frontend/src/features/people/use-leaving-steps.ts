import { useTranslation } from 'react-i18next';

/** The steps of the leaver's checklist with their labels. */
export const useLeavingSteps = () => {
  const { t } = useTranslation('leaver');
  return (['decide', 'progress'] as const).map((key) => ({ key, label: t(`steps.${key}`) }));
};
