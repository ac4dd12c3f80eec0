import { MenuDivider, MenuItem } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { DeferredMenuProps } from './open-menu.tsx';
import { paths } from './paths.ts';
import { RecordMenuButton } from './record-menu-button.tsx';
import { Link } from './router.ts';
import { Menu } from './menu.tsx';

/** `back` is the page that the reminders lead back to; with an `employee` only those about that person are shown. */
type Reminded = { object: ObjectType; id: number; back?: string; employee?: number };

export type RecordMenuProps = {
  /** The record that the actions are about, given where a page has several menus. */
  label?: string;
  /** The record whose reminders the menu leads to; absent for what has none. */
  of?: Reminded;
  /** Items below the reminders, under a line: those that take the record away. */
  last?: ReactNode;
  children?: ReactNode;
};

type PropsOf = RecordMenuProps & { menu: ComponentType<DeferredMenuProps> };

/** What both menus of a record draw: `RecordMenu`, and the one of a page that puts all of it off. */
export const RecordMenuIn = ({ menu: Menu, label, of, last, children }: PropsOf) => {
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

/** The menu of all actions on a record besides the primary one, quiet in a list; the children are the `MenuItem`s. */
export const RecordMenu = (props: RecordMenuProps) => <RecordMenuIn menu={Menu} {...props} />;
