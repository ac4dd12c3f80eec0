import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** Where there are more of them on a page: whose actions these are. */
  label?: string;
  children: ReactNode;
};

/** Everything about a record that is not its primary action; the children are the `Menu.Item`s. */
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
