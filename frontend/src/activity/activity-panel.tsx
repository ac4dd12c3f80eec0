import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import type { FeedObject } from '#shared/activity/events.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { useCan } from '../ui/actor.tsx';
import { useDrawn } from '../ui/use-drawn.ts';

const FeedPanel = lazy(async () => ({ default: (await import('./feed-panel.tsx')).FeedPanel }));

export type FeedProps = {
  object: FeedObject;
  id: number;
  /** The kind of record a note is added to; absent where there are no notes, as on users. */
  notesOn?: ObjectType;
  /** Shows the latest events only, until all are asked for. */
  isBrief?: boolean;
  /** What stands under the tab of things, beside all events and the notes alone; without it there are no tabs. */
  things?: ReactNode;
};

/**
 * The feed of one record, newest first, with a box for a note above it. Shown to users who may read it
 * (docs/areas/records.md#feed), after the record itself: both would be one long task, and its code knows the words of
 * every kind.
 */
export const ActivityPanel = ({ notesOn, ...props }: FeedProps) => {
  const can = useCan();
  const isRecordDrawn = useDrawn();
  return isRecordDrawn && can('activity:read') ? (
    <Suspense fallback={<Skeleton height={240} radius={8} />}>
      <FeedPanel {...props} {...(notesOn && can('notes:write') && { notesOn })} />
    </Suspense>
  ) : null;
};
