import { MenuDivider, MenuItem } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { paths } from './paths.ts';
import { RecordMenuButton } from './record-menu-button.tsx';
import { Link } from './router.ts';
import { Menu } from './menu.tsx';

/** `back` is the page that the reminders lead back to; with an `employee` only those about that person are shown. */
type Reminded = { object: ObjectType; id: number; back?: string; employee?: number };

type Props = {
  /** The record that the actions are about, given where a page has several menus. */
  label?: string;
  /** The record whose reminders the menu leads to; absent for what has none. */
  of?: Reminded;
  /** Items below the reminders, under a line: those that take the record away. */
  last?: ReactNode;
  children?: ReactNode;
};

/** The menu of all actions on a record besides the primary one, quiet in a list; the children are the `MenuItem`s. */
export const RecordMenu = ({ label, of, last, children }: Props) => {
  const { t } = useTranslation();
  return (
    <Menu
      position="bottom-end"
      width={220}
      withinPortal={label !== undefined}
      target={<RecordMenuButton label={label} />}
    >
      {children}
      {of && (
        <MenuItem
          component={Link}
          to={paths.reminders(of.object, of.id, of.back, of.employee)}
          leftSection={<IconBell />}
        >
          {t('reminders')}
        </MenuItem>
      )}
      {last && (
        <>
          <MenuDivider />
          {last}
        </>
      )}
    </Menu>
  );
};
