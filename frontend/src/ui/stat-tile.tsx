import type { ComponentType, ReactNode } from 'react';
import { Link } from './router.ts';
import classes from './stat-tile.module.css';

type Props = {
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
  /** Marks a figure that calls for action. */
  warns?: boolean;
  label: string;
  figure: string;
  /** The address of the list of what the figure counts. */
  to: string;
  /** A note under the figure; may contain links of its own. */
  children?: ReactNode;
};

/** One figure of a strip; the whole tile opens what it counts. */
export const StatTile = ({ icon: Icon, warns = false, label, figure, to, children }: Props) => (
  <div className={classes.tile}>
    <Link to={to} className={classes.link}>
      <span className={classes.label} data-warns={warns || undefined}>
        <Icon size={16} stroke={1.75} />
        {label}
      </span>
      <strong className={classes.figure}>{figure}</strong>
    </Link>
    {children !== undefined && <p className={classes.note}>{children}</p>}
  </div>
);

/** Tiles in one bordered strip, split by lines. */
export const StatStrip = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={classes.strip} aria-label={label}>
    {children}
  </section>
);
