import type { ReactNode } from 'react';
import classes from './list.module.css';

/** A sum of the rows that a list matches, on all its pages. */
export type ListTotal = { key: string; label: string; value: ReactNode };

/** The sums of a list, between its rows and its pages. */
export const ListTotals = ({ label, totals }: { label: string; totals: readonly ListTotal[] }) => (
  <dl className={classes.totals} aria-label={label}>
    {totals.map(({ key, label: name, value }) => (
      <div key={key} className={classes.total}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
