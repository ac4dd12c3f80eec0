import type { ReactNode } from 'react';
import type { FeedObject } from '#shared/activity/events.ts';
import type { ObjectType } from '#shared/records/object-types.ts';

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
