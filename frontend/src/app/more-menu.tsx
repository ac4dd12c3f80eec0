import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { NavEntry } from '../ui/nav.ts';
import { Link } from '../ui/router.ts';
import { MoreButton } from './more-button.tsx';

/** The menu of the areas that do not fit into the bottom bar. */
export const MoreMenu = ({ entries }: { entries: readonly NavEntry[] }) => {
  const { t } = useTranslation();
  return (
    <Menu position="top-end" width={200} withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <MoreButton />
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ key, to, icon: Icon, label }) => (
          <Menu.Item key={key} component={Link} to={to} leftSection={<Icon />}>
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
