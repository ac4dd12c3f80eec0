import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyError } from '../../../ui/notify.ts';

/** Says which parts of the text a save left out, as they may not stand in it. */
export const useTellRemoved = (removed: readonly string[]): void => {
  const { t } = useTranslation('template-pages');
  useEffect(() => {
    if (removed.length > 0) notifyError(t('toast.removed', { what: removed.join(', ') }));
  }, [removed, t]);
};
