import { Menu } from '@mantine/core';
import { IconCalendarEvent, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { RecordMenu } from '../../ui/record-menu.tsx';

type Props = {
  document: DocumentOut;
  write: boolean;
  onDownload?: () => void;
  onRename: () => void;
  onValidity: () => void;
  onDelete: () => void;
};

export const DocumentMenu = ({ document, write, onDownload, onRename, onValidity, onDelete }: Props) => {
  const { t } = useTranslation('documents');
  return (
    <RecordMenu label={t('actionsOf', { name: document.filename })}>
      {onDownload && (
        <Menu.Item leftSection={<IconDownload />} onClick={onDownload}>
          {t('download')}
        </Menu.Item>
      )}
      {write && (
        <>
          <Menu.Item leftSection={<IconPencil />} onClick={onRename}>
            {t('rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarEvent />} onClick={onValidity}>
            {t(document.valid_until === null ? 'validity.set' : 'validity.change')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash />} color="red" onClick={onDelete}>
            {t('delete')}
          </Menu.Item>
        </>
      )}
    </RecordMenu>
  );
};
