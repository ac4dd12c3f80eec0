import { useTranslation } from 'react-i18next';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';

/** Says that a setting was saved, and leads to the run that counts requests ahead again where there is one. */
export const useRunToast = (): ((runId: string | null) => void) => {
  const { t } = useTranslation('days-off');
  const navigate = useNavigate();
  return (runId) =>
    runId === null
      ? notifySuccess(t('settings.saved'))
      : notifySuccess(t('settings.savedWithRun'), {
          label: t('settings.showRun'),
          onClick: () => void navigate(paths.run(runId)),
        });
};
