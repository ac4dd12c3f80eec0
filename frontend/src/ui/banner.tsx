import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from './tokens.ts';
import classes from './banner.module.css';

const icons = {
  accent: IconInfoCircle,
  gray: IconInfoCircle,
  green: IconCircleCheck,
  amber: IconAlertTriangle,
  red: IconAlertTriangle,
} as const;

type Props = {
  tone?: Tone;
  /** A button or link; drawn underlined inside the banner. */
  action?: ReactNode;
  children: ReactNode;
};

/** A message about the whole page, with an action inside. */
export const Banner = ({ tone = 'gray', action, children }: Props) => {
  const Icon = icons[tone];
  return (
    <div
      className={classes.banner}
      role={tone === 'red' ? 'alert' : 'status'}
      style={{ background: `var(--tone-${tone}-bg)`, color: `var(--tone-${tone}-fg)` }}
    >
      <Icon size={16} stroke={1.75} className={classes.icon} />
      <div className={classes.words}>{children}</div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
};
