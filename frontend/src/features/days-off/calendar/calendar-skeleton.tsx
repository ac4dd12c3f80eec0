import { Skeleton } from '@mantine/core';
import classes from './calendar-skeleton.module.css';

const ROWS = 14;

/** Placeholder rows as high as those of people, so that nothing jumps when the month arrives. */
export const CalendarSkeleton = () => (
  <div className={classes.waiting} aria-hidden>
    {Array.from({ length: ROWS }, (_, row) => (
      <div key={row} className={classes.waitingRow}>
        <Skeleton height={10} width={96 + (row % 3) * 24} radius={5} />
        <Skeleton height={22} radius={5} flex={1} />
      </div>
    ))}
  </div>
);
