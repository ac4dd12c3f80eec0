import { lazy, Suspense } from 'react';
import { useCan } from '../ui/actor.tsx';
import { useDrawn } from '../ui/use-drawn.ts';
import type { FeedProps } from './feed-props.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import classes from './activity.module.css';

const FeedPanel = lazy(async () => ({ default: (await import('./feed-panel.tsx')).FeedPanel }));

/** The card of the feed before its code is there. */
const Waiting = () => (
  <div className={classes.waiting}>
    <FeedSkeleton />
  </div>
);

/**
 * The feed of one record, newest first, with a box for a note above it. Shown to users who may read it
 * (docs/areas/records.md#feed), after the record itself: both would be one long task, and its code knows the words of
 * every kind.
 */
export const ActivityPanel = ({ notesOn, ...props }: FeedProps) => {
  const can = useCan();
  const isRecordDrawn = useDrawn();
  return isRecordDrawn && can('activity:read') ? (
    <Suspense fallback={<Waiting />}>
      <FeedPanel {...props} {...(notesOn && can('notes:write') && { notesOn })} />
    </Suspense>
  ) : null;
};
