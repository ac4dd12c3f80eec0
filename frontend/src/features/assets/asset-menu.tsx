import { Menu } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconPrinter, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { paths } from '../../ui/paths.ts';
import { RecordMenu } from '../../ui/record-menu.tsx';
import { Link } from '../../ui/router.ts';
import { HandOverModal } from './hand-over-modal.tsx';
import { ReturnModal } from './return-modal.tsx';
import type { AssetRights } from './use-asset.ts';

type Props = { asset: AssetDetails; rights: AssetRights };

/** All actions on an asset other than editing it. */
export const AssetMenu = ({ asset, rights }: Props) => {
  const { t } = useTranslation('assets');
  const [openModal, setOpenModal] = useState<'handOver' | 'return'>();
  const isOwned = asset.owner_employee_id > 0;
  const close = () => setOpenModal(undefined);
  return (
    <>
      <RecordMenu>
        {rights.edit && (
          <Menu.Item leftSection={<IconUserShare />} onClick={() => setOpenModal('handOver')}>
            {t(isOwned ? 'actions.transfer' : 'actions.give')}
          </Menu.Item>
        )}
        {rights.edit && isOwned && (
          <Menu.Item leftSection={<IconArrowBackUp />} onClick={() => setOpenModal('return')}>
            {t('actions.return')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={paths.assetLabels([asset.id])} leftSection={<IconPrinter />}>
          {t('actions.printLabel')}
        </Menu.Item>
        {rights.edit && (
          <Menu.Item component={Link} to={paths.archiveAsset(asset.id)} leftSection={<IconArchive />}>
            {t('actions.archive')}
          </Menu.Item>
        )}
      </RecordMenu>
      {openModal === 'handOver' && <HandOverModal asset={asset} close={close} />}
      {openModal === 'return' && <ReturnModal asset={asset} close={close} />}
    </>
  );
};
