import type { ReactNode } from 'react';
import { ToolbarButton } from './toolbar-button.tsx';
import { Menu } from '../ui/menu.tsx';

type Props = {
  label: string;
  icon: ReactNode;
  text?: string;
  isActive?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

/** A button of the toolbar that opens a menu; one with a text shows its words as well. */
export const ToolbarMenu = ({ label, icon, text, isActive = false, disabled = false, children }: Props) => (
  <Menu
    position="bottom-start"
    returnFocus={false}
    withinPortal
    target={<ToolbarButton label={label} icon={icon} text={text} isActive={isActive} disabled={disabled} />}
  >
    {children}
  </Menu>
);
