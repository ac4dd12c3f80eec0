import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { RecordMenu } from '../../ui/record-menu.tsx';
import { Link } from '../../ui/router.ts';

/** Edit and Delete, for admins and the role default (docs/areas/software.md#product). */
export const ProductMenu = ({ id }: { id: number }) => {
  const { t } = useTranslation('software');
  return (
    <RecordMenu>
      <Menu.Item component={Link} to={paths.editSoftwareProduct(id)} leftSection={<IconPencil />}>
        {t('actions.edit')}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.deleteSoftwareProduct(id)} leftSection={<IconTrash />}>
        {t('actions.deleteProduct')}
      </Menu.Item>
    </RecordMenu>
  );
};
