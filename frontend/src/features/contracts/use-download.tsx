import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadContracts } from '#shared/contract/contracts/download-contracts.ts';
import { listContracts } from '#shared/contract/contracts/list-contracts.ts';
import { DOWNLOAD_MAX } from '#shared/contracts/limits.ts';
import { callEndpoint } from '../../api/call.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import type { BulkAction, BulkTarget } from '../../list/bulk-action.ts';
import { targetIds } from '../../list/target-ids.ts';
import { paths } from '../../ui/paths.ts';
import { useGoOn } from '../../ui/router.ts';

/** The bulk action that puts the PDFs of the selected contracts into one zip; its run has the file. */
export const useDownload = (): BulkAction[] => {
  const { t } = useTranslation('contracts');
  const goOn = useGoOn();
  const call = useCall(downloadContracts);
  const download = async (target: BulkTarget): Promise<void> => {
    try {
      const ids = await targetIds(target, DOWNLOAD_MAX, (query) => callEndpoint(listContracts, { query }));
      const { run_id: id } = await call.mutateAsync({ body: { contract_ids: [...ids] } });
      goOn(paths.run(id));
    } catch (error) {
      notifyThrown(error);
    }
  };
  return [
    {
      key: 'download',
      label: t('bulk.download'),
      icon: <IconDownload />,
      whyNot: ({ count }) => (count > DOWNLOAD_MAX ? t('bulk.downloadMax', { max: DOWNLOAD_MAX }) : undefined),
      onClick: (target) => void download(target),
    },
  ];
};
