import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** The record that the actions are about, given where a page has several menus. */
  label?: string;
  children: ReactNode;
};

/** The menu of all actions on a record besides the primary one; the children are the `Menu.Item`s. */
export const RecordMenu = ({ label, children }: Props) => {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={220} withinPortal={label !== undefined}>
      <Menu.Target>
        <ActionIcon variant="default" size={32} aria-label={label ?? t('moreActions')}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
};
