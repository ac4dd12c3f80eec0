import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { OpenRecordMenu } from '../../ui/open-record-menu.tsx';
import { Link } from '../../ui/router.ts';

/** Edit and Delete, for admins and the role default (docs/areas/software.md#product), and the reminders. */
export const ProductMenu = ({ id, mayEdit }: { id: number; mayEdit: boolean }) => {
  const { t } = useTranslation('software');
  return (
    <OpenRecordMenu of={{ object: 'software_product', id }}>
      {mayEdit && (
        <>
          <Menu.Item component={Link} to={paths.editSoftwareProduct(id)} leftSection={<IconPencil />}>
            {t('actions.edit')}
          </Menu.Item>
          <Menu.Item component={Link} to={paths.deleteSoftwareProduct(id)} leftSection={<IconTrash />}>
            {t('actions.deleteProduct')}
          </Menu.Item>
        </>
      )}
    </OpenRecordMenu>
  );
};
