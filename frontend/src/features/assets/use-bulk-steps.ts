import { useTranslation } from 'react-i18next';

export const bulkSteps = ['asset', 'people', 'progress'] as const;

/** The steps by name. */
export const useBulkSteps = () => {
  const { t } = useTranslation('assets');
  return bulkSteps.map((key) => ({ key, label: t(`bulk.${key}`) }));
};
