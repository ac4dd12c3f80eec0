import { Button } from '@mantine/core';
import { IconArrowBackUp, IconUserShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import type { AssetDialogName } from './asset-dialog.tsx';

type Props = { asset: AssetDetails; open: (dialog: AssetDialogName) => void };

/** What is done with an asset every day: it is assigned from stock, or returned and transferred by who has it. */
export const AssetActs = ({ asset, open }: Props) => {
  const { t } = useTranslation('assets');
  const isOwned = asset.owner_employee_id > 0;
  const isReturnPlanned = asset.planned?.name === null;
  return (
    <>
      {isOwned && (
        <Button variant="default" leftSection={<IconArrowBackUp />} onClick={() => open('return')}>
          {t(isReturnPlanned ? 'actions.changeReturn' : 'actions.return')}
        </Button>
      )}
      <Button leftSection={<IconUserShare />} onClick={() => open('handOver')}>
        {t(isOwned ? 'actions.transfer' : 'actions.give')}
      </Button>
    </>
  );
};
