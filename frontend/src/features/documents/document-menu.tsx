import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';

type Props = {
  document: DocumentOut;
  write: boolean;
  onDownload?: () => void;
  onRename: () => void;
  onDelete: () => void;
};

export const DocumentMenu = ({ document, write, onDownload, onRename, onDelete }: Props) => {
  const { t } = useTranslation('documents');
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon variant="default" size={32} aria-label={t('actionsOf', { name: document.filename })}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onDownload && (
          <Menu.Item leftSection={<IconDownload size={16} stroke={1.75} />} onClick={onDownload}>
            {t('download')}
          </Menu.Item>
        )}
        {write && (
          <>
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onRename}>
              {t('rename')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={16} stroke={1.75} />} color="red" onClick={onDelete}>
              {t('delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
