import { MenuItem } from '@mantine/core';
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
        <MenuItem leftSection={<IconDownload />} onClick={onDownload}>
          {t('download')}
        </MenuItem>
      )}
      {write && (
        <>
          <MenuItem leftSection={<IconPencil />} onClick={onRename}>
            {t('rename')}
          </MenuItem>
          <MenuItem leftSection={<IconCalendarEvent />} onClick={onValidity}>
            {t(document.valid_until === null ? 'validity.set' : 'validity.change')}
          </MenuItem>
          <MenuItem leftSection={<IconTrash />} color="red" onClick={onDelete}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </RecordMenu>
  );
};
