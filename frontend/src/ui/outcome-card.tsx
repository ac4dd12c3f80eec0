import { Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './outcome-card.module.css';

type CardProps = {
  title: string;
  /** What chooses among the rows. */
  filter: ReactNode;
  children: ReactNode;
};

/** What became of each person or line of some work, with a choice of what to show. */
export const OutcomeCard = ({ title, filter, children }: CardProps) => (
  <section className={classes.card} aria-label={title}>
    <header className={classes.head}>
      <h2>{title}</h2>
      {filter}
    </header>
    {children}
  </section>
);

type FailedProps = {
  /** How many failed. */
  words: string;
  /** Undefined while none of them can be tried again. */
  retry: { readonly label: string; readonly busy: boolean; readonly onClick: () => void } | undefined;
};

/** Says how many failed, with the way to try them again. */
export const FailedHead = ({ words, retry }: FailedProps) => (
  <div className={classes.failed} data-failed>
    <IconAlertCircle size={16} stroke={1.75} aria-hidden />
    <span>{words}</span>
    {retry && (
      <Button variant="default" leftSection={<IconRefresh />} loading={retry.busy} onClick={retry.onClick}>
        {retry.label}
      </Button>
    )}
  </div>
);

/** Stands in the place of rows where nothing is chosen. */
export const NoOutcomes = ({ children }: { children: ReactNode }) => <p className={classes.nothing}>{children}</p>;
