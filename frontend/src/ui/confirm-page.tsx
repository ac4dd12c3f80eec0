import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from './router.ts';
import classes from './confirm-page.module.css';

type Props = {
  title: string;
  /** The verb on the button: "Archive vehicle". */
  confirm: string;
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  cancel: string;
  cancelTo: string;
  /** Paragraphs that say what will happen, and fields for what the action needs. */
  children: ReactNode;
};

/** A question on a page of its own: what will happen, the button that does it, and the way back. */
export const ConfirmPage = ({ title, confirm, danger = false, busy, onConfirm, cancel, cancelTo, children }: Props) => (
  <form
    className={classes.confirm}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onConfirm();
    }}
  >
    <title>{title}</title>
    <h1>{title}</h1>
    {children}
    <div className={classes.buttons}>
      <Button type="submit" {...(danger && { color: 'red' })} loading={busy}>
        {confirm}
      </Button>
      <Button component={Link} to={cancelTo} variant="default">
        {cancel}
      </Button>
    </div>
  </form>
);

/** A field on a `ConfirmPage`. */
export const ConfirmField = ({ children }: { children: ReactNode }) => <div className={classes.field}>{children}</div>;
