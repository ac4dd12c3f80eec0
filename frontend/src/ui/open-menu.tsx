import { Menu, type MenuDropdownProps, type MenuProps } from '@mantine/core';
import type { AriaAttributes, ReactElement, ReactNode } from 'react';

export type DeferredMenuProps = Omit<MenuProps, 'children'> & {
  /** The button that opens it. */
  target: ReactElement<AriaAttributes>;
  dropdown?: Omit<MenuDropdownProps, 'children'>;
  /** The `MenuItem`s. */
  children?: ReactNode;
};

/** A `Menu` with the list that it opens. */
export const OpenMenu = ({ target, dropdown, children, ...props }: DeferredMenuProps) => (
  <Menu {...props}>
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown {...dropdown}>{children}</Menu.Dropdown>
  </Menu>
);
