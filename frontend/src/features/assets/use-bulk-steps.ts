import { useTranslation } from 'react-i18next';

export const bulkSteps = ['asset', 'people', 'progress'] as const;

/** The steps of the bulk assignment with their labels. */
export const useBulkSteps = () => {
  const { t } = useTranslation('assets');
  return bulkSteps.map((key) => ({ key, label: t(`bulk.${key}`) }));
};
