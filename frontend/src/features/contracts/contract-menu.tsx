import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import { deleteContract } from '#shared/contract/contracts/delete-contract.ts';
import { hardDeleteContract } from '#shared/contract/contracts/hard-delete-contract.ts';
import { undeleteContract } from '#shared/contract/contracts/undelete-contract.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { useDocuments } from '../../documents/use-documents.ts';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { OpenRecordMenu } from '../../ui/open-record-menu.tsx';
import { useNavigate } from '../../ui/router.ts';
import { RenameModal } from './rename-modal.tsx';
import { useContractRights } from './use-contract.ts';

/** Asks before a contract is deleted for good. */
const DeleteModal = ({ contract: { id, name }, close }: { contract: ContractDetails; close: () => void }) => {
  const { t } = useTranslation('contracts');
  const navigate = useNavigate();
  const call = useCall(hardDeleteContract);
  const files = useDocuments({ object: 'contract', id }).data?.data.length;
  const remove = (): void =>
    call.mutate(
      { body: { contract_id: id } },
      {
        onSuccess: () => {
          notifySuccess(t('remove.done', { name }));
          void navigate(paths.contracts);
        },
      },
    );
  return (
    <ConfirmModal
      isDanger
      title={t('remove.title', { name })}
      confirm={t('actions.remove')}
      isPending={call.isPending}
      problem={call.error?.problem}
      onConfirm={remove}
      onClose={close}
    >
      <p>
        {t('remove.text')} {files !== undefined && files > 0 && t('remove.files', { count: files })}
      </p>
    </ConfirmModal>
  );
};

/** Everything that can be done with a contract beside its main actions. */
export const ContractMenu = ({ contract }: { contract: ContractDetails }) => {
  const { t } = useTranslation(['contracts', 'ui']);
  const rights = useContractRights(contract);
  const [opened, setOpened] = useState<'rename' | 'remove'>();
  const archive = useCall(deleteContract);
  const restore = useCall(undeleteContract);
  const { id, deleted } = contract;
  const close = (): void => setOpened(undefined);
  const change = (call: typeof archive | typeof restore, done: string, undo?: () => void): void =>
    void call
      .mutateAsync({ body: { contract_id: id } })
      .then(() => notifySuccess(done, undo && { label: t('ui:undo'), onClick: undo }), notifyThrown);
  const bringBack = (): void => change(restore, t('unarchive.done'));
  const putAway = (): void => change(archive, t('archive.done'), bringBack);
  return (
    <>
      <OpenRecordMenu
        of={{ object: 'contract', id, back: paths.contract(id) }}
        last={
          (rights.archive || rights.remove) && (
            <>
              {rights.archive && deleted === 0 && (
                <Menu.Item leftSection={<IconArchive />} onClick={putAway}>
                  {t('actions.archive')}
                </Menu.Item>
              )}
              {rights.archive && deleted === 1 && (
                <Menu.Item leftSection={<IconArchiveOff />} onClick={bringBack}>
                  {t('actions.unarchive')}
                </Menu.Item>
              )}
              {rights.remove && deleted === 1 && (
                <Menu.Item color="red" leftSection={<IconTrash />} onClick={() => setOpened('remove')}>
                  {t('actions.remove')}
                </Menu.Item>
              )}
            </>
          )
        }
      >
        {rights.write && (
          <Menu.Item leftSection={<IconPencil />} onClick={() => setOpened('rename')}>
            {t('actions.rename')}
          </Menu.Item>
        )}
      </OpenRecordMenu>
      {opened === 'rename' && <RenameModal contract={contract} close={close} />}
      {opened === 'remove' && <DeleteModal contract={contract} close={close} />}
    </>
  );
};
