import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { ReactNode } from 'react';
import classes from './document-editor.module.css';

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
  <Menu position="bottom-start" returnFocus={false} withinPortal>
    <Menu.Target>
      <RichTextEditor.Control
        aria-label={label}
        title={label}
        active={isActive}
        disabled={disabled}
        className={text === undefined ? undefined : classes.worded}
      >
        {icon}
        {text}
      </RichTextEditor.Control>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
