import { useEffect, useRef, type DragEvent, type ReactNode } from 'react';
import { Link } from '../../../ui/router.ts';
import classes from './templates.module.css';

type Props = {
  name: string;
  to: string;
  isOpen: boolean;
  badges: ReactNode;
  facts: string;
  /** Set on what can be moved to another category. */
  onDragStart?: (event: DragEvent) => void;
};

/** One template in the list: its name, badges, and what is known of it in a line. */
export const TemplateItem = ({ name, to, isOpen, badges, facts, onDragStart }: Props) => {
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={own} className={classes.item} data-open={isOpen || undefined}>
      <Link
        to={to}
        preventScrollReset
        className={classes.link ?? ''}
        aria-current={isOpen ? 'true' : undefined}
        {...(onDragStart && { draggable: true, onDragStart })}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.badges}>
          {badges}
          <span className={classes.facts}>{facts}</span>
        </span>
      </Link>
    </li>
  );
};
