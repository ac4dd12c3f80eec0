import { ActionIcon, MenuDivider, MenuItem } from '@mantine/core';
import { IconDots, IconFolderPlus, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Category } from '../../../contracts/category-tree.ts';
import { Menu } from '../../../ui/menu.tsx';

export type CategoryAct = 'add' | 'rename' | 'move' | 'remove';

type Props = { category: Category; onAct: (act: CategoryAct) => void };

/** What can be done with a category; moving is also done by dragging it. */
export const CategoryMenu = ({ category, onAct }: Props) => {
  const { t } = useTranslation('template-pages');
  return (
    <Menu
      position="bottom-end"
      withinPortal
      target={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={t('category.menu', { category: category.name })}
        >
          <IconDots size={14} />
        </ActionIcon>
      }
    >
      <MenuItem leftSection={<IconFolderPlus />} onClick={() => onAct('add')}>
        {t('category.addBelow')}
      </MenuItem>
      <MenuItem leftSection={<IconPencil />} onClick={() => onAct('rename')}>
        {t('category.rename')}
      </MenuItem>
      <MenuItem leftSection={<IconFolderSymlink />} onClick={() => onAct('move')}>
        {t('category.move')}
      </MenuItem>
      <MenuDivider />
      <MenuItem color="red" leftSection={<IconTrash />} onClick={() => onAct('remove')}>
        {t('category.remove')}
      </MenuItem>
    </Menu>
  );
};
