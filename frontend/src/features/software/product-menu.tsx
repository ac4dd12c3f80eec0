import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/router.ts';

/** Spec A §6: edit and delete, for the role default and admins. */
export const ProductMenu = ({ id }: { id: number }) => {
  const { t } = useTranslation('software');
  return (
    <Menu position="bottom-end" width={200} withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={32} aria-label={t('actions.more')}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths.editSoftwareProduct(id)} leftSection={<IconPencil />}>
          {t('actions.edit')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.deleteSoftwareProduct(id)} leftSection={<IconTrash />}>
          {t('actions.deleteProduct')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
