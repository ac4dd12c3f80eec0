import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import classes from './layout.module.css';

/** Small parts beside each other. */
export const Row = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>;

/** Parts under each other. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={classes.stack}>{children}</div>;

/** Fields under each other, as wide as a form. */
export const Fields = ({ children }: { children: ReactNode }) => <div className={classes.narrow}>{children}</div>;

/** A part that opens over the page; it opens when its button is pressed, which the tests do, too. */
export const OnPress = ({ label, children }: { label: string; children: (close: () => void) => ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" data-opens onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
};

/** A callback for actions that a story does not perform. */
export const noop = (): void => undefined;
