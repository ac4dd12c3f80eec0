import type { ActivityItem } from '#shared/activity/events.ts';
import { pathOf } from '../../records/path-of.ts';

/** The page of the record that an event is about. */
export const linkOfRecord = ({ relatedObject, relatedObjectId }: ActivityItem): string =>
  pathOf(relatedObject, relatedObjectId);
