import type { ReactNode } from 'react';
import type { Tone } from './tokens.ts';
import classes from './tone-badge.module.css';

type Props = {
  tone?: Tone;
  /** A dot marks a state; plain facts have none. */
  dot?: boolean;
  children: ReactNode;
};

/** A badge, 20 high, in sentence case, never truncated. */
export const ToneBadge = ({ tone = 'gray', dot = false, children }: Props) => (
  <span className={classes.badge} style={{ background: `var(--tone-${tone}-bg)`, color: `var(--tone-${tone}-fg)` }}>
    {dot && <span className={classes.dot} />}
    {children}
  </span>
);
