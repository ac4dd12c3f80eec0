import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadContracts } from '#shared/contract/contracts/download-contracts.ts';
import { DOWNLOAD_MAX } from '#shared/contracts/limits.ts';
import { useCall } from '../../api/query.ts';
import type { BulkAction } from '../../list/bulk-action.ts';
import { notifyError, notifyProblem } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { useNavigate } from '../../ui/router.ts';

/** The bulk action that puts the PDFs of the selected contracts into one zip; its run has the file. */
export const useDownload = (): BulkAction[] => {
  const { t } = useTranslation('contracts');
  const navigate = useNavigate();
  const call = useCall(downloadContracts);
  return [
    {
      key: 'download',
      label: t('bulk.download'),
      icon: <IconDownload />,
      onClick: ({ all, ids }) => {
        if (all || ids.length > DOWNLOAD_MAX) return notifyError(t('bulk.downloadMax', { max: DOWNLOAD_MAX }));
        call.mutate(
          { body: { contract_ids: [...ids] } },
          {
            onSuccess: ({ run_id: id }) => void navigate(paths.run(id)),
            onError: ({ problem }) => notifyProblem(problem),
          },
        );
      },
    },
  ];
};
