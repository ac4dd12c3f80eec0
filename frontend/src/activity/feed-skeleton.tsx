import { Skeleton } from '@mantine/core';
import classes from './activity.module.css';

/** Stands in the place of events that are still being read. */
export const FeedSkeleton = () => (
  <div className={classes.skeleton} aria-busy="true">
    <Skeleton height={32} />
    <Skeleton height={32} />
    <Skeleton height={32} />
  </div>
);
