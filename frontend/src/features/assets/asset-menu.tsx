import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconClipboardCheck,
  IconCopy,
  IconPencil,
  IconPrinter,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { paths } from '../../ui/paths.ts';
import { OpenRecordMenu } from '../../ui/open-record-menu.tsx';
import { Link } from '../../ui/router.ts';
import type { AssetDialogName } from './asset-dialog.tsx';
import { ownersOf, type AssetRights } from './use-asset.ts';
import { useCheck } from './use-check.ts';

type Props = { asset: AssetDetails; rights: AssetRights; open: (dialog: AssetDialogName) => void };

/** Whether the asset has come back to stock, and nobody is planned to get it: then the day of its return can be wrong. */
const useWasReturned = ({ id, owner_employee_id: owner, planned }: AssetDetails): boolean => {
  const { data } = useQuery(ownersOf(id));
  return owner <= 0 && planned === null && (data?.periods.length ?? 0) > 0;
};

/** All actions on an asset besides those of every day (`AssetActs`). */
export const AssetMenu = ({ asset, rights, open }: Props) => {
  const { t } = useTranslation('assets');
  const can = useCan();
  const { last_check: last } = asset;
  const isScoped = isTeamScoped(useActor());
  const { checkNow, takeBack } = useCheck(asset);
  const wasReturned = useWasReturned(asset);
  return (
    <OpenRecordMenu of={{ object: 'asset', id: asset.id }}>
      {rights.edit && (
        <Menu.Item component={Link} to={paths.editAsset(asset.id)} leftSection={<IconPencil />}>
          {t('actions.edit')}
        </Menu.Item>
      )}
      {rights.edit && (
        <Menu.Item leftSection={<IconClipboardCheck />} onClick={checkNow}>
          {t('actions.check')}
        </Menu.Item>
      )}
      {rights.edit && last && (
        <Menu.Item leftSection={<IconArrowBackUp />} onClick={() => takeBack(last.date)}>
          {t('actions.takeBackCheck')}
        </Menu.Item>
      )}
      {rights.edit && wasReturned && (
        <Menu.Item leftSection={<IconArrowBackUp />} onClick={() => open('correctReturn')}>
          {t('actions.correctReturn')}
        </Menu.Item>
      )}
      {can('assets:write') && !isScoped && (
        <Menu.Item component={Link} to={paths.duplicateAsset(asset.id)} leftSection={<IconCopy />}>
          {t('actions.duplicate')}
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
    </OpenRecordMenu>
  );
};
