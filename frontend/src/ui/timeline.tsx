import type { ComponentType, ReactNode } from 'react';
import type { Tone } from './tokens.ts';
import classes from './timeline.module.css';

export type TimelineItem = {
  key: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  tone?: Tone;
  when: string;
  /** Where it came from, shown on hovering over the time. */
  whenHelp?: string;
  children: ReactNode;
};

/** What happened, newest first, joined by a line. */
export const Timeline = ({ items, label }: { items: readonly TimelineItem[]; label: string }) => (
  <ol className={classes.list} aria-label={label}>
    {items.map(({ key, icon: Icon, tone = 'gray', when, whenHelp, children }) => (
      <li key={key} className={classes.item}>
        <span
          className={classes.dot}
          style={{ background: `var(--tone-${tone}-bg)`, color: `var(--tone-${tone}-fg)` }}
          aria-hidden="true"
        >
          <Icon size={14} stroke={1.75} />
        </span>
        <div className={classes.words}>
          {children}
          <time className={classes.when} title={whenHelp}>
            {when}
          </time>
        </div>
      </li>
    ))}
  </ol>
);
