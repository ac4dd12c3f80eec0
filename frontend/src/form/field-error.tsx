import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIssueWords } from './use-issue-words.ts';
import classes from './form.module.css';

type Props = { label?: string; path?: string | undefined; isCounted?: boolean | undefined; children?: ReactNode };

/**
 * The error line under a field, which says a message of the API about the field; its icon marks the error for people who
 * do not see red.
 */
export const FieldError = ({ label, path, isCounted = false, children }: Props) => {
  const words = useIssueWords();
  return (
    <span className={classes.error}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
      {typeof children === 'string'
        ? words.at({ message: children, path, ...(isCounted && { code: 'too_long' }) }, label)
        : children}
    </span>
  );
};
