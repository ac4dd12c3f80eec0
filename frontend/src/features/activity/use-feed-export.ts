import { useTranslation } from 'react-i18next';
import { exportActivity } from '#shared/contract/activity/export-activity.ts';
import { useCall } from '../../api/query.ts';
import { saveFile } from '../../api/use-download.ts';
import { paths } from '../../app/paths.ts';
import { notifyProblem, notifySuccess } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';

/** Saves the feed as it is filtered; a long one becomes a run that keeps the file. */
export const useFeedExport = () => {
  const { t } = useTranslation('activity');
  const navigate = useNavigate();
  const { mutate, isPending } = useCall(exportActivity, ['runs']);
  const exportFeed = (filters: Readonly<Record<string, string>>): void =>
    mutate(
      { query: filters },
      {
        onSuccess: (answer) => {
          if ('file_url' in answer) return saveFile(answer.file_url, answer.file_name);
          notifySuccess(t('company.exportStarted'), {
            label: t('company.exportOpen'),
            onClick: () => void navigate(paths.run(answer.run_id)),
          });
        },
        onError: ({ problem }) => notifyProblem(problem),
      },
    );
  return { isExporting: isPending, exportFeed };
};
