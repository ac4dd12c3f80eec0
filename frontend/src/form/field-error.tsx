import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form.module.css';

/** The error line under a field; its icon marks the error for people who do not see red. */
export const FieldError = ({ children }: { children?: ReactNode }) => (
  <span className={classes.error}>
    <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
    {children}
  </span>
);
