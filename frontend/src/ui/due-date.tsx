import { daysBetween, isoOf } from '#shared/values/dates.ts';
import { format } from './format.ts';
import { ToneBadge } from './tone-badge.tsx';
import { useToday } from './use-today.ts';
import classes from './due-date.module.css';

type Props = {
  /** dd/mm/yyyy */
  day: string;
  /** How many days before the date the badge begins to say how many are left. */
  soon?: number;
};

const ENDS_SOON_DAYS = 30;

/** A day by which something has to be done, with how near it is: "in 12 days", "6 days ago". */
export const DueDate = ({ day, soon = ENDS_SOON_DAYS }: Props) => {
  const today = useToday();
  const due = isoOf(day);
  const left = due ? daysBetween(today, due) : Number.POSITIVE_INFINITY;
  return (
    <span className={classes.due}>
      <span className="tabular">{day}</span>
      {left <= soon && <ToneBadge tone={left < 0 ? 'red' : 'amber'}>{format().relativeDay(left)}</ToneBadge>}
    </span>
  );
};
