import { useTranslation } from 'react-i18next';

/** The steps by name. */
export const useLeavingSteps = () => {
  const { t } = useTranslation('leaver');
  return (['decide', 'progress'] as const).map((key) => ({ key, label: t(`steps.${key}`) }));
};
