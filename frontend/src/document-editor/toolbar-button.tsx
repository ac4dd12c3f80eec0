import { UnstyledButton } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import classes from './document-editor.module.css';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  label: string;
  icon: ReactNode;
  /** Words beside the icon; without them the label is only heard and shown as a tip. */
  text?: string | undefined;
  isActive?: boolean;
};

/** A button of the toolbar. Pressing it leaves the cursor in the text. */
export const ToolbarButton = ({ label, icon, text, isActive = false, ...props }: Props) => (
  <UnstyledButton
    {...props}
    className={classes.control ?? ''}
    data-worded={text !== undefined || undefined}
    data-active={isActive || undefined}
    title={label}
    {...(text === undefined && { 'aria-label': label })}
    {...(isActive && { 'aria-pressed': true })}
    onMouseDown={(event) => event.preventDefault()}
  >
    {icon}
    {text}
  </UnstyledButton>
);
