import type { ActivityItem } from '#shared/activity/events.ts';
import { recordKinds } from '../../records/record-kinds.ts';
import { paths } from '../../ui/paths.ts';

/** The page of the record that an event is about. */
export const linkOfRecord = ({ relatedObject, relatedObjectId: id }: ActivityItem): string =>
  relatedObject === 'user' ? paths.user(id) : recordKinds[relatedObject].path(id);
