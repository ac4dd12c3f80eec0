import type { ReactNode } from 'react';
import classes from './section-card.module.css';

type Props = {
  title: ReactNode;
  /** Quiet actions at the right of the title. */
  action?: ReactNode;
  /** Lets rows run to the card's edges; they bring their own padding. */
  flush?: boolean;
  children: ReactNode;
};

/** A bordered part of a page with its own title; cards are never nested. */
export const SectionCard = ({ title, action, flush = false, children }: Props) => (
  <section className={classes.card}>
    <header className={classes.head}>
      <h2>{title}</h2>
      {action && <div className={classes.actions}>{action}</div>}
    </header>
    <div className={flush ? undefined : classes.body}>{children}</div>
  </section>
);
